"""Quoting in messages: any value, shortened, and texts from files that must not steer a terminal."""

from __future__ import annotations

import reprlib
import unicodedata

LONGEST = 40
"""The most characters of a quoted value."""

_WRITTEN_OUT = 64
"""The most bits of a whole number that is written in decimal."""


class _Quoting(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.fillvalue = "…"
        self.maxstring = self.maxother = LONGEST

    def repr_int(self, value: int, level: int) -> str:
        # Python refuses to convert numbers of thousands of digits to decimal, but not to hexadecimal.
        return repr(value) if value.bit_length() <= _WRITTEN_OUT else _cut(hex(value))


_quoting = _Quoting()


def shortened(value: object) -> str:
    """Return the ``repr`` of a value in at most :data:`LONGEST` characters; ``…`` marks an omission."""
    return _cut(_quoting.repr(value))


def shortened_text(text: str) -> str:
    """Return the first :data:`LONGEST` characters of a text; ``…`` marks an omission."""
    return _cut(text)


def printable(text: str) -> str:
    """Return a text that only prints: control characters, and marks that turn the direction, are escaped.

    >>> printable("Anna\\x1b]0;x")
    'Anna\\\\x1b]0;x'
    """
    return "".join(
        letter
        if letter.isprintable() or unicodedata.category(letter) == "Zs"
        else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
