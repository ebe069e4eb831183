"""Moves: small immutable values, each with one text form (RULES.md section 10)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.errors import MoveTextError
from engine.names import BARE_VERBS, COLOURS, VERBS, BareVerb, Colour, Verb


class Move(NamedTuple):
    """One option of one seat's decision."""

    colour: Colour
    verb: Verb
    what: str
    """The object of the verb as in RULES.md section 10; empty for the bare verbs."""

    def __str__(self) -> str:
        return f"{self.colour} {self.choice}"

    @property
    def choice(self) -> str:
        """The text of the move without the colour, such as ``play blue.bank``."""
        return f"{self.verb} {self.what}" if self.what else self.verb

    @classmethod
    def parse(cls, text: str) -> Move:
        """Parse a text such as ``red play blue.bank``; the inverse of ``str``.

        Raises :class:`MoveTextError` for a text that is no move. It doesn't check whether the move is legal.
        """
        if not isinstance(text, str):
            raise MoveTextError(f"a move is a text, not {text!r}")
        colour, _, rest = text.partition(" ")
        verb, _, what = rest.partition(" ")
        if colour not in COLOURS:
            raise MoveTextError(f"{text!r} is no move: it doesn't begin with a colour ({', '.join(COLOURS)})")
        if verb not in VERBS:
            raise MoveTextError(f"{text!r} is no move: {verb!r} is not one of {', '.join(VERBS)}")
        if (what == "") != (verb in BARE_VERBS) or text != " ".join(text.split()):
            raise MoveTextError(f"{text!r} is no move: wrong number of words after {verb!r}")
        return cls(colour, verb, what)


cached_move = lru_cache(maxsize=1 << 14)(Move)
"""Return ``Move(colour, verb, what)``, from a cache: a look-up is quicker than a new move."""


@lru_cache(maxsize=1 << 12)
def moves(colour: Colour, verb: Verb, whats: tuple[str, ...]) -> tuple[Move, ...]:
    """Return one move for each object, in the given order. Cached, as the same options recur."""
    return tuple([cached_move(colour, verb, what) for what in whats])


@lru_cache(maxsize=1 << 16)
def bare(colour: Colour, verb: BareVerb) -> tuple[Move, ...]:
    """Return the move of a bare verb in a tuple, ready to be added to other options. Cached."""
    return (Move(colour, verb, ""),)
