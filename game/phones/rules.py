"""The rules as a phone's owner reads them: the chapters of the rule book that tell how a round goes."""

from __future__ import annotations

from game.words import Family

_CHAPTERS = ("goal", "round", "cards", "hiring", "end", "advice")
_SECTIONS = {"goal": slice(1, 2), "cards": slice(2)}
"""Those sections of a chapter that are told, where it has others: a tale, figures, who made the game."""
_TITLES, _TEXTS = Family("rules-chapter", _CHAPTERS), Family("rules-text", _CHAPTERS)
_HEADING = "= "


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
    for line in filter(None, _TEXTS.say(name).split("\n")):
        if line.startswith(_HEADING):
            found.append((line.removeprefix(_HEADING), []))
        else:
            picture, _, text = line[1:].partition(" ") if line.startswith("@") else ("", "", line)
            found[-1][1].append((picture, text))
    return [section for section in found[_SECTIONS.get(name, slice(None))] if section[1]]
