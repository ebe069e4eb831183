"""The engine's exceptions. Each message is one sentence that a player can read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.damage import SENTENCES

_LONGEST = 500
"""The most characters of a sentence about a damaged file, as it may quote from the file."""


class EngineError(ValueError):
    """The base class of the engine's errors."""


class ContentError(EngineError):
    """A content file is invalid. The message names the file, the key and what was expected."""


class SetupError(EngineError):
    """A game can't be set up like this, or has no such seat."""


class MoveTextError(EngineError):
    """A text is not a move at all."""


class IllegalMove(EngineError):  # noqa: N818 - a legal term of its own
    """A well-formed move that is not legal now.

    The message names no option, as the options may show a hidden hand. :attr:`options` has them.
    """

    def __init__(self, message: str, options: Sequence[Any] = ()) -> None:
        """``options``: the legal :class:`~engine.moves.Move` s of the colour that the move names, if any."""
        super().__init__(message)
        self.options = tuple(options)


class NotationError(EngineError):
    """Data that are no view, decision or event. The message names the place and what was expected."""


class DamageError(EngineError):
    """A file is damaged.

    The message is English. Use :attr:`reason` and :attr:`facts` to show it in another language.
    """

    def __init__(self, reason: str, /, **facts: object) -> None:
        """``reason``: a key of :data:`engine.damage.SENTENCES`; ``facts``: the arguments of its sentence."""
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    @property
    def sentence(self) -> str:
        """What is wrong, in English, without the file's name."""
        sentence = SENTENCES[self.reason].format_map(self.facts)
        return sentence if len(sentence) <= _LONGEST else f"{sentence[:_LONGEST]} …"

    def __str__(self) -> str:
        return self.sentence


class TomlError(DamageError):
    """A text is not valid TOML. The message says where."""


class RecordError(DamageError):
    """A record can't be read or replayed. The message names the file, the place and what is wrong."""

    def __init__(self, reason: str, /, **facts: object) -> None:
        super().__init__(reason, **facts)
        self.path: Path | None = None
        """The file that the record was read from, if any."""
        self.sound: int | None = None
        """How many of its moves :func:`~engine.record.records.salvage` could read."""
        self.lost = False
        """Whether :func:`~engine.record.records.salvage` could read nothing at all."""
        self.options: tuple[Any, ...] = ()
        """For an illegal move: the legal moves of the colour that it names. They may show a hidden hand."""

    def __str__(self) -> str:
        sentence = self.sentence if self.path is None else f"{self.path}: {self.sentence}"
        if self.lost:
            return f"{sentence} Nothing of it can be saved."
        return sentence if self.sound is None else f"{sentence} Its first {self.sound} moves are sound."
