"""Checking the persons that a game brings along (RULES.md section 9)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.content import BROWN_PERSONS, PERSONS
from engine.content.definitions import EFFECT_NUMBERS, PERSON_KEY, Person, PersonWords, Worth
from engine.names import PERIODS
from engine.quoting import shortened
from engine.rules.persons.registry import misfits

MOST = 60
"""The most own persons of a game."""

LONGEST_WORDS = {"name": 40, "within": 60, "text": 400}
"""The most letters of a person's words, by field of :class:`~engine.content.definitions.PersonWords`."""

_MOST_ROWS, _LONGEST = 9, 100
"""The most rows of a person's icons, and the most characters of a text."""


def problems_of_persons(persons: object) -> list[str]:
    """Return a sentence for everything that is wrong with a game's own persons; none where they are right."""
    if not isinstance(persons, tuple) or not all(isinstance(person, Person) for person in persons):
        return [f"The persons must be a tuple of Person, not {shortened(persons)}."]
    if len(persons) > MOST:
        return [f"A game has at most {MOST} persons of its own, not {len(persons)}."]
    wrong = [sentence for person in persons for sentence in _problems_of(person)]
    for told, values in (
        ("are called", [person.name for person in persons]),
        ("replace", [person.replaces for person in persons if person.set == "brown"]),
    ):
        twice = {shortened(value) for value in values if values.count(value) > 1}
        wrong += [f"Two persons {told} {value}." for value in sorted(twice)]
    return wrong


def _problems_of(person: Person) -> Iterator[str]:
    name = shortened(person.name)
    if not isinstance(person.name, str) or not re.fullmatch(PERSON_KEY, person.name, re.ASCII):
        yield f"A person's key is 1 to 31 small letters a to z and digits, the first a letter, not {name}."
        return
    if person.name in PERSONS:
        yield f"There is a person {name} already."
    if person.set == "brown":
        if person.letter is not None:
            yield f"{name}.letter: expected nothing for a brown person, found {shortened(person.letter)}."
        if person.replaces not in BROWN_PERSONS:
            found = shortened(person.replaces)
            yield f"{name}.replaces: expected one of {', '.join(BROWN_PERSONS)}, found {found}."
    elif person.set == "grey":
        if person.letter not in PERIODS:
            yield f"{name}.letter: expected one of {', '.join(PERIODS)}, found {shortened(person.letter)}."
        if person.replaces is not None:
            yield f"{name}.replaces: expected nothing for a grey person, found {shortened(person.replaces)}."
    else:
        yield f"{name}.set: expected brown or grey, found {shortened(person.set)}."
    for key in ("rats", *EFFECT_NUMBERS):
        if type(value := getattr(person, key)) is not int or not 0 <= value <= 9:
            yield f"{name}.{key}: expected a whole number from 0 to 9, found {shortened(value)}."
    if not _is_said(person):
        yield f"{name}: expected icons as rows of text, and a worth in numbers with a point, as chosen."
    if not _are_words(person.words):
        found = shortened(person.words)
        yield f"{name}.words: expected names, and texts of one line, by language, found {found}."
    for fault in misfits(person):
        yield f"{name}.{fault}."


def _is_said(person: Person) -> bool:
    worth, icons = person.worth, person.icons
    return (
        person.source == "chosen"
        and _are_texts(icons)
        and isinstance(worth, Worth)
        and (worth.unit is None or _are_texts((worth.unit,)))
        and all(type(n) is float and 0 <= n <= 99 for n in (worth.each, worth.base, worth.round, worth.rat))
        and type(worth.last) is bool
    )


def _are_words(words: object) -> bool:
    return (
        isinstance(words, tuple)
        and len(words) <= _MOST_LANGUAGES
        and all(isinstance(word, PersonWords) and _are_right(word) for word in words)
        and len({word.language for word in words}) == len(words)
    )


def _are_right(word: PersonWords) -> bool:
    return (
        all(isinstance(text, str) and text.isprintable() and text == text.strip() for text in word)
        and re.fullmatch(r"[a-z]{2,3}", word.language, re.ASCII) is not None
        and bool(word.name.strip())
        and all(len(getattr(word, field)) <= most for field, most in LONGEST_WORDS.items())
    )


_MOST_LANGUAGES = 20


def _are_texts(rows: object) -> bool:
    return (
        isinstance(rows, tuple)
        and len(rows) <= _MOST_ROWS
        and all(isinstance(row, str) and len(row) <= _LONGEST for row in rows)
    )
