"""What can go wrong, each with a message that is one sentence a player can read."""

from __future__ import annotations

from pathlib import Path

from engine.damage import SENTENCES

_LONGEST = 500
"""Letters of a sentence about damage; a longer one is cut short, as it quotes a file."""


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


class DamageError(EngineError):
    """Something that was read from a file is wrong.

    The message is English; who speaks another language finds words for :attr:`reason`.
    """

    def __init__(self, reason: str, /, **facts: object) -> None:
        """``reason``: a key of :data:`engine.damage.SENTENCES`; ``facts``: what its sentence tells."""
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    @property
    def sentence(self) -> str:
        """What is wrong, in English, without the file."""
        sentence = SENTENCES[self.reason].format_map(self.facts)
        return sentence if len(sentence) <= _LONGEST else f"{sentence[:_LONGEST]} …"

    def __str__(self) -> str:
        return self.sentence


class TomlError(DamageError):
    """A text can't be read as TOML: the message says where it goes wrong."""


class RecordError(DamageError):
    """A record can't be read or replayed: the message names the file, the place and what is wrong."""

    def __init__(self, reason: str, /, **facts: object) -> None:
        super().__init__(reason, **facts)
        self.path: Path | None = None
        """The file, where the record was read from one."""
        self.sound: int | None = None
        """How many of its moves can be saved, where that was tried."""
        self.lost = False
        """Whether it was tried to save something, and nothing can be."""

    def __str__(self) -> str:
        sentence = self.sentence if self.path is None else f"{self.path}: {self.sentence}"
        if self.lost:
            return f"{sentence} Nothing of it can be saved."
        return sentence if self.sound is None else f"{sentence} Its first {self.sound} moves are sound."
