"""The legal moves of a game as a lazy sequence: moves of the draft are made on first access."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from engine.errors import MoveTextError
from engine.moves import Move, cached_move, moves
from engine.names import Colour


class LegalMoves(Sequence[Move]):
    """The legal moves of all seats that are to move, in a fixed order.

    It doesn't change when the game goes on. It equals any list or tuple of the same moves in the same order.
    ``in`` takes a move or its text, as ``Game.play`` does.
    """

    __slots__ = ("_drafts", "_length", "_moves")

    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, options: tuple[Move, ...] | None, drafts: Sequence[tuple[Colour, tuple[str, ...]]] = ()
    ) -> None:
        """``options``: the moves of the one seat to move. ``drafts``: the cards of each seat that picks."""
        self._moves, self._drafts = options, drafts
        self._length = len(options) if options is not None else sum([len(cards) for _, cards in drafts])

    def _all(self) -> tuple[Move, ...]:
        if self._moves is None:
            self._moves = tuple(
                [move for colour, cards in self._drafts for move in moves(colour, "keep", cards)]
            )
        return self._moves

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = Move.parse(move)
            except MoveTextError:
                return False
        if self._moves is not None:
            return move in self._moves
        return isinstance(move, Move) and any(
            move.colour == colour and move.verb == "keep" and move.what in cards
            for colour, cards in self._drafts
        )

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all())

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if self._moves is not None:
            return self._moves[index]
        if not isinstance(index, int) or index < 0:
            return self._all()[index]
        for colour, cards in self._drafts:
            if index < len(cards):
                return cached_move(colour, "keep", cards[index])
            index -= len(cards)
        raise IndexError("no legal move has this index")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves | list | tuple):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return f"<LegalMoves ({', '.join(map(str, self))})>"
