"""The legal moves of a game at one moment, as a view that is only gone through when somebody looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import overload

from engine.moves import Move


class LegalMoves(Sequence[Move]):
    """Every legal move of everybody who is to move, in a fixed order.

    It stays as it is when the game goes on. It equals any list or tuple of the same moves in the same
    order.
    """

    __slots__ = ("_groups",)

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, groups: tuple[tuple[Move, ...], ...]) -> None:
        """``groups``: the options of each seat that is to move, in seat order."""
        self._groups = groups

    def __bool__(self) -> bool:
        return bool(self._groups)

    def __contains__(self, move: object) -> bool:
        return any(move in group for group in self._groups)

    def __iter__(self) -> Iterator[Move]:
        return chain.from_iterable(self._groups)

    def __len__(self) -> int:
        length = 0
        for group in self._groups:
            length += len(group)
        return length

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        groups = self._groups
        # Most questions go to one seat; this is asked at every move of a game played by bots.
        return groups[0][index] if len(groups) == 1 else tuple(self)[index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves | list | tuple):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return f"<LegalMoves ({', '.join(map(str, self))})>"
