"""Errors of files as sentences in the player's language: what is wrong, and what the player can do."""

from __future__ import annotations

from engine.damage import SENTENCES
from engine.errors import DamageError, RecordError
from engine.mistakes import EXPECTED, Mistake, Unreadable
from game.refusals import refusal
from game.words import Family, say

_CAUSES = Family("damage", SENTENCES)
_EXPECTED = Family("mistake", EXPECTED)

_WITH_A_REMEDY = frozenset(
    [
        "missing",
        "forbidden",
        "folder",
        "device",
        "name-long",
        "unreadable",
        "held",
        "large",
        "newer",
        "bot",
        "content",
        "own-content",
    ]
)
"""The reasons whose sentence already says what to do. With any other, some moves may be recovered."""


def describe(error: ValueError | OSError, *, with_file: bool = True) -> str:
    """Return why a file can't be read, and for a saved game also what the player can do.

    ``with_file``: whether to name the file, if the error knows it. An error that isn't the engine's or the
    system's is returned as its own message.
    """
    if isinstance(error, OSError):
        return refusal(error)
    if isinstance(error, UnicodeDecodeError):
        return _CAUSES.say("encoding", byte=str(error.start))
    if not isinstance(error, RecordError):
        return cause(error) if isinstance(error, DamageError) else str(error)
    what = " ".join([cause(error), *_help(error)])
    if error.path is None or not with_file:
        return what
    return say("damage-in-file", file=str(error.path), what=what)


def cause(error: DamageError) -> str:
    """Return what is wrong with a file, without its name."""
    return _CAUSES.say(error.reason, **{name: _said(fact) for name, fact in error.facts.items()})


def mistake(sentence: str) -> str:
    """Return what is wrong with a file of one's own, if the engine's ``sentence`` knows its parts."""
    if isinstance(sentence, Unreadable):
        return say("damage-in-file", file=sentence.path, what=cause(sentence.error))
    if not isinstance(sentence, Mistake):
        return sentence
    facts = {name: str(fact) for name, fact in sentence.expected.facts.items()}
    told = {"place": sentence.place, "expected": _EXPECTED.say(sentence.expected.reason, **facts)}
    return (
        say("mistake-found", **told, found=sentence.found) if sentence.found else say("mistake-lacks", **told)
    )


def _said(fact: object) -> str:
    return mistake(fact) if isinstance(fact, str) else str(fact)


def _help(error: RecordError) -> list[str]:
    if error.sound is not None:
        return [say("damage-sound", moves=error.sound)]
    if error.reason in _WITH_A_REMEDY:
        return []
    return [say("damage-lost") if error.lost else say("damage-repair")]
