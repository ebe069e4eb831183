"""Seats and pads: a pad that has taken a seat answers for it, and no other device does."""

from __future__ import annotations

from collections.abc import Mapping


class Seating:
    """Which pad, by its number, answers for which seat, by its colour.

    A seat that no pad has taken is answered for by whoever holds any device.
    """

    def __init__(self) -> None:
        self._pads: dict[str, int] = {}
        self._away: dict[str, str] = {}
        self._of_people: dict[str, int] = {}

    def take(self, seat: str, pad: int) -> None:
        """``pad`` takes ``seat``, and leaves any other seat it had."""
        self._pads = {other: number for other, number in self._pads.items() if number != pad}
        self._pads[seat] = pad
        self._away.pop(seat, None)

    def free(self, seat: str) -> None:
        """Anybody may answer for ``seat`` again."""
        self._pads.pop(seat, None)
        self._away.pop(seat, None)

    def pad_of(self, seat: str) -> int | None:
        """The pad that has taken ``seat``, if any."""
        return self._pads.get(seat)

    def seat_of(self, pad: int | None) -> str | None:
        """The seat that ``pad`` has taken, if any."""
        return next((seat for seat, number in self._pads.items() if number == pad), None)

    def may_answer(self, seat: str, pad: int | None) -> bool:
        """Whether ``pad`` (``None``: keyboard or mouse) may answer for ``seat``."""
        taken = self._pads.get(seat)
        return taken is None or taken == pad

    # From game to game

    def begin(self, people: Mapping[str, str]) -> None:
        """A game begins: ``people``, names by colour, have the pads again that they had in the last one."""
        self._pads = {seat: self._of_people[name] for seat, name in people.items() if name in self._of_people}
        self._away.clear()

    def end(self, people: Mapping[str, str]) -> None:
        """The game of ``people``, names by colour, is left: it is remembered who had which pad."""
        self._of_people = {name: self._pads[seat] for seat, name in people.items() if seat in self._pads}
        self._pads.clear()
        self._away.clear()

    # Pads that go and come

    def lost(self, pad: int, name: str) -> str | None:
        """``pad``, which calls itself ``name``, has gone: its seat, now free for others, or ``None``."""
        self._of_people = {person: number for person, number in self._of_people.items() if number != pad}
        seat = self.seat_of(pad)
        if seat is not None:
            del self._pads[seat]
            self._away[seat] = name
        return seat

    def back(self, pad: int, name: str) -> str | None:
        """A pad has come: it takes the seat that one of the same name had to leave, which is returned.

        Where several of that name have gone it can't be known whose it is: ``None``.
        """
        seats = [seat for seat, gone in self._away.items() if gone == name]
        if len(seats) != 1:
            return None
        self.take(seats[0], pad)
        return seats[0]
