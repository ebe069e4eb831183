"""The rules as a phone's owner reads them: the chapters of the rule book that tell how a round goes."""

from __future__ import annotations

import re
from functools import cache

from game.words import ENGLISH, Family, catalogue

_CHAPTERS = ("goal", "round", "cards", "hiring", "end", "advice")
_SECTIONS = {"goal": slice(1, 2), "cards": slice(2)}
"""Those sections of a chapter that are told, where it has others: a tale, figures, who made the game."""
_TITLES, _TEXTS = Family("rules-chapter", _CHAPTERS), Family("rules-text", _CHAPTERS)
_HEADING, _EXAMPLE = "= ", "@example/"


def rules() -> list[dict[str, object]]:
    """Return the chapters in the language in use, each with its sections.

    A section is its heading and its lines as (picture, text); ``""`` stands for none. A chapter that begins
    with a heading has it as its title.
    """
    told: list[dict[str, object]] = []
    for name in _CHAPTERS:
        (heading, lines), *others = _sections(name)
        told.append({"title": heading or _TITLES.say(name), "sections": [("", lines), *others]})
    return told


def _sections(name: str) -> list[tuple[str, list[tuple[str, str]]]]:
    found: list[tuple[str, list[tuple[str, str]]]] = [("", [])]
    lines = _TEXTS.say(name, **_numbers(_TEXTS.key(name))).split("\n")
    for line in lines:
        if not line or line.startswith(_EXAMPLE):
            continue
        if line.startswith(_HEADING):
            found.append((line.removeprefix(_HEADING), []))
        else:
            picture, _, text = line[1:].partition(" ") if line.startswith("@") else ("", "", line)
            found[-1][1].append((picture, text))
    return [section for section in found[_SECTIONS.get(name, slice(None))] if section[1]]


@cache
def _numbers(key: str) -> dict[str, int]:
    """Return the variables of a text, each 0: numbers of its worked examples, which phones leave out."""
    match = re.search(rf"^{key} =.*(?:\n(?:[ \t].*)?)*", catalogue(ENGLISH)["rules.ftl"], re.MULTILINE)
    return dict.fromkeys(re.findall(r"\$(\w+)", match[0] if match else ""), 0)
