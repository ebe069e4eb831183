"""Random access to a recorded game: the game as it was after any move."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.events import Events, RoundBegan
from engine.game import Game
from engine.record.records import Record

_EVERY = 16
"""Moves between two stored copies; replaying that many takes far less than a frame."""


class Boundary(NamedTuple):
    """The beginning of a round."""

    move_number: int
    """The number of moves before the round."""
    label: str
    """The label of the round: ``B3``."""


class Timeline:
    """A recorded game with random access. *Moment* ``n`` is the game after ``n`` moves; 0 is the deal.

    >>> from engine import Game, Record, Seat
    >>> record = Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=7)
    >>> game = record.replay()
    >>> for _ in range(60):
    ...     move = game.legal_moves()[0]
    ...     record.moves.append(str(move))
    ...     _ = game.play(move)
    >>> timeline = Timeline(record)
    >>> len(timeline), timeline.rounds[1].label, timeline.at(timeline.rounds[1].move_number).view().round
    (60, 'A2', 2)
    """

    def __init__(self, record: Record) -> None:
        """Replay the record once. Raises :class:`~engine.errors.RecordError` for an illegal move."""
        self.record = replace(record, moves=list(record.moves))
        self._copies: list[Game] = []
        self._events: list[Events] = []
        self._rounds: list[Boundary] = []
        for number, (game, _) in enumerate(self.record.games()):
            if number % _EVERY == 0:
                self._copies.append(game.copy())
            happened = game.happened
            self._events.append(happened)
            self._rounds += [Boundary(number, event.label) for event in happened if type(event) is RoundBegan]

    def __len__(self) -> int:
        """Return the number of moves, which is also the last moment."""
        return len(self._events) - 1

    @property
    def rounds(self) -> tuple[Boundary, ...]:
        """The rounds that have begun, in order; the first begins at moment 0."""
        return tuple(self._rounds)

    def at(self, move_number: int) -> Game:
        """Return a copy of the game after 0 to ``len`` moves. Raises ``IndexError``."""
        self._check(move_number)
        game = self._copies[move_number // _EVERY].copy()
        for text in self.record.moves[move_number - move_number % _EVERY : move_number]:
            game.play(text)
        return game

    def events(self, move_number: int) -> Events:
        """Return the events of a move (from 1), or of the deal for 0. They are not redacted.

        Raises ``IndexError``.
        """
        self._check(move_number)
        return self._events[move_number]

    def mover(self, move_number: int) -> str:
        """Return the colour that made a move (from 1). Raises ``IndexError``, for 0 too."""
        self._check(move_number)
        if not move_number:
            raise IndexError("nobody made the deal")
        return self.record.moves[move_number - 1].split(maxsplit=1)[0]

    def round_at(self, move_number: int) -> Boundary:
        """Return the round of a moment. Raises ``IndexError``."""
        self._check(move_number)
        return [boundary for boundary in self._rounds if boundary.move_number <= move_number][-1]

    def next_round(self, move_number: int) -> int:
        """Return the moment at which the next round begins; in the last round the last moment."""
        return next((at for at, _ in self._rounds if at > move_number), len(self))

    def previous_round(self, move_number: int) -> int:
        """Return the last beginning of a round before a moment; 0 if there is none."""
        return next((at for at, _ in reversed(self._rounds) if at < move_number), 0)

    def branch(self, move_number: int) -> Record:
        """Return the record up to a moment, to continue the game from there. Raises ``IndexError``."""
        self._check(move_number)
        label = self.round_at(move_number).label
        over = self.record.finished and move_number == len(self)
        return replace(self.record, moves=self.record.moves[:move_number], label=label, finished=over)

    def _check(self, move_number: int) -> None:
        if not 0 <= move_number <= len(self):
            raise IndexError(f"the game has moments 0 to {len(self)}, not {move_number}")
