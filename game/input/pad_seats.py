"""Assigning gamepads to seats. Only its own gamepad can play for a seat that has claimed one."""

from __future__ import annotations

from collections.abc import Mapping


class PadSeats:
    """Which gamepad, by number, belongs to which seat, by colour.

    Any device can play for a seat without a gamepad of its own.
    """

    def __init__(self) -> None:
        self._pads: dict[str, int] = {}
        self._away: dict[str, str] = {}
        self._of_people: dict[str, int] = {}

    def take(self, seat: str, pad: int) -> None:
        """Assign ``pad`` to ``seat``; it loses any other seat."""
        self._pads = {other: number for other, number in self._pads.items() if number != pad}
        self._pads[seat] = pad
        self._away.pop(seat, None)

    def free(self, seat: str) -> None:
        """Let any device play for ``seat`` again."""
        self._pads.pop(seat, None)
        self._away.pop(seat, None)

    def pad_of(self, seat: str) -> int | None:
        """Return the gamepad of ``seat``, or ``None``."""
        return self._pads.get(seat)

    def seat_of(self, pad: int | None) -> str | None:
        """Return the seat of ``pad``, or ``None``."""
        return next((seat for seat, number in self._pads.items() if number == pad), None)

    def may_answer(self, seat: str, pad: int | None) -> bool:
        """Return whether ``pad`` (``None`` for keyboard and mouse) may play for ``seat``."""
        taken = self._pads.get(seat)
        return taken is None or taken == pad

    # From game to game

    def begin(self, people: Mapping[str, str]) -> None:
        """Begin a game of ``people``, names by colour: they get the gamepads of their last game."""
        self._pads = {seat: self._of_people[name] for seat, name in people.items() if name in self._of_people}
        self._away.clear()

    def end(self, people: Mapping[str, str]) -> None:
        """End the game of ``people``, names by colour, and remember who had which gamepad."""
        self._of_people = {name: self._pads[seat] for seat, name in people.items() if seat in self._pads}
        self._pads.clear()
        self._away.clear()

    # Pads that go and come

    def lost(self, pad: int, name: str) -> str | None:
        """Handle the loss of ``pad``, a model called ``name``; return its seat, now free, or ``None``."""
        self._of_people = {person: number for person, number in self._of_people.items() if number != pad}
        seat = self.seat_of(pad)
        if seat is not None:
            del self._pads[seat]
            self._away[seat] = name
        return seat

    def back(self, pad: int, name: str) -> str | None:
        """Handle a new gamepad: it gets the seat of a lost one of the same model. Return that seat.

        Returns ``None`` if none or several of that model were lost.
        """
        seats = [seat for seat, gone in self._away.items() if gone == name]
        if len(seats) != 1:
            return None
        self.take(seats[0], pad)
        return seats[0]
