"""The brown person whose effect is no data (RULES.md section 7)."""

from __future__ import annotations

from engine.content.definitions import Person
from engine.events import DoctorHired
from engine.names import Colour
from engine.rules.persons.registry import effect
from engine.rules.state import State


@effect()
def doctor(state: State, colour: Colour, person: Person) -> None:
    """The persons' rats count 0 for this player in this round's plague."""
    state.players[colour].doctor = True
    state.events.append((DoctorHired, colour))
