"""Values as they are quoted in sentences: short, whatever they are."""

from __future__ import annotations

import reprlib

LONGEST = 40
"""Letters of a value that are quoted."""

_WRITTEN_OUT = 64
"""Bits of the largest whole number that is written in full."""


class _Quoting(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.fillvalue = "…"
        self.maxstring = self.maxother = LONGEST

    def repr_int(self, value: int, level: int) -> str:
        # Python refuses to write out numbers of thousands of digits, but for hexadecimal ones.
        return repr(value) if value.bit_length() <= _WRITTEN_OUT else _cut(hex(value))


_quoting = _Quoting()


def shortened(value: object) -> str:
    """A value as Python writes it, in at most :data:`LONGEST` letters; what is left out ends in ``…``."""
    return _cut(_quoting.repr(value))


def shortened_text(text: str) -> str:
    """The beginning of a text, in at most :data:`LONGEST` letters."""
    return _cut(text)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
