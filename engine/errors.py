"""What can go wrong, each with a message that is one sentence a player can read."""

from __future__ import annotations

import reprlib


class EngineError(ValueError):
    """Any refusal of the engine."""


class ContentError(EngineError):
    """A content file is wrong: the message names the file, the key and what was expected."""


class SetupError(EngineError):
    """A game can't be set up as asked for, or has no such seat."""


class MoveTextError(EngineError):
    """A text is not a move at all."""


class IllegalMove(EngineError):  # noqa: N818 - a legal term of its own
    """A well-formed move that the present decision doesn't allow."""


class NotationError(EngineError):
    """Data stand for no view, decision or event: the message names the place and what was expected."""


class RecordError(EngineError):
    """A record can't be read or replayed: the message names the file, the place and what is wrong."""


_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 60
_LONGEST_NUMBER = 1 << 64


def quoted(value: object) -> str:
    """A value as it stands in a sentence: short, whatever it is."""
    if isinstance(value, int) and abs(value) > _LONGEST_NUMBER:
        return "a number of more than 64 bits"
    return _SHORT.repr(value)
