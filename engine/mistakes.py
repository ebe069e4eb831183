"""What is wrong with a file of one's own: English sentences that know their parts.

A program that shows mistakes can have its own words for each key of :data:`EXPECTED`.
"""

from __future__ import annotations

from typing import Self

from engine.errors import DamageError
from engine.quoting import printable

EXPECTED: dict[str, str] = {
    # Of a file
    "bytes": "at most {most} bytes",
    "utf-8": "a text in UTF-8",
    "other-key": "another one than in {other}",
    "picture": "the name of a PNG or SVG file in the same folder",
    "picture-file": "the file {name} in the same folder",
    # Of any entry
    "number": "a whole number from {low} to {high}",
    "flag": "true or false",
    "one-of": "one of {known}",
    "keys": "one of the keys {known}",
    "table": "a table [{entry}]",
    # Of keys and words
    "key": "1 to 31 small letters a to z and digits, the first a letter",
    "person-key": "one that no printed person has",
    "edition-key": "one that no printed edition has",
    "language": "the code of a language, such as en",
    "line": "a text of one line with up to {most} letters",
    "name": "a name, as there are other words for {language}",
    "names": "a table [names] with a name in one language or more",
    "languages": "at most {most} languages",
    # Of a person
    "letter": "A, B or C for a grey person, or replaces for a brown one",
    "not-both": "either this or letter, not both",
    "effect": "tables [[effect]], or one of {known}",
    "no-number": "no such key beside the steps of an effect",
    "numbers": "no such key, as {effect} asks for {numbers}",
    "no-numbers": "no such key, as {effect} asks for no numbers",
    "measure": "a measure",
    "amount": "a number from 0 to {high}",
    "icons": "a list of up to {most} rows of icons",
    # Of the steps of an effect
    "steps": "1 to {most} steps, each a table [[effect]]",
    "options": "a list of 2 to {most} options",
    "deeds": "a table, or a list of up to {most}",
    "limit": "a whole number from 0 to {high}, or below",
    "pieces": "one, all, or the most pieces from 1 to {high}",
    "not-with": "no such key with {value}",
    "not-without": "no such key without {entry}",
    "not-for": "no such key for {measure}",
    "one-piece": "no such key unless one piece is moved",
}
"""The phrase for each key: what was expected. The names in braces are its facts."""


class Expected(str):
    """A phrase of :data:`EXPECTED`, which knows its key and its facts."""

    reason: str
    facts: dict[str, object]

    def __new__(cls, reason: str, **facts: object) -> Self:
        """Make the phrase of a key."""
        made = super().__new__(cls, EXPECTED[reason].format_map(facts))
        made.reason, made.facts = reason, facts
        return made


class Mistake(str):
    """A sentence on something in a file: where it is, what was expected there, and what was found."""

    place: str
    expected: Expected
    found: str
    """Empty for nothing."""

    def __new__(cls, place: str, expected: Expected, found: str = "") -> Self:
        """Make the sentence; what can't be printed in its parts is escaped."""
        place, found = printable(place), printable(found)
        told = f"{place}: expected {printable(expected)}, found {found or 'nothing'}."
        made = super().__new__(cls, told)
        made.place, made.expected, made.found = place, expected, found
        return made


class Unreadable(str):
    """A sentence on a file that can't be read."""

    path: str
    error: DamageError

    def __new__(cls, path: str, error: DamageError) -> Self:
        """Make the sentence."""
        made = super().__new__(cls, printable(f"{path} {error.sentence}"))
        made.path, made.error = printable(path), error
        return made
