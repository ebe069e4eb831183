"""What the plague did to each borough, as a sum: the rats that came, less those that the hospital stopped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine import View, plague_spread
from engine import events as e
from engine.content.casts import cast_of
from engine.events import Event
from game.words import say

_DOCTOR = "doctor"
_HOSPITAL = "hospital"


class Toll(NamedTuple):
    """The plague in one borough. Everything of it lies open."""

    seat: str
    rats: int
    """The rats that came: those on the persons, or none with the doctor."""
    stopped: int
    """How many the hospital stops, also if there are fewer."""
    before: int
    after: int
    strikes: bool

    def sentence(self, names: Mapping[str, str]) -> str:
        """Return the sum in words."""
        figures = {"rats": self.rats, "stopped": self.stopped, "before": self.before, "after": self.after}
        name = names[self.seat]
        told = say("events-toll-stopped" if self.stopped else "events-toll", name=name, **figures)
        return f"{told}. {say('events-struck', name=name)}" if self.strikes else told


@dataclass
class _Borough:
    """A borough when the plague came, as the engine asks for it."""

    doctor: bool
    rat: int
    hospital: int

    def influence(self, sector: str) -> int:
        """Return the influence in the hospital, the only sector that counts."""
        return self.hospital if sector == _HOSPITAL else 0


def spreads(happened: Iterable[Event]) -> bool:
    """Return whether these events are of the plague, or of what it costs."""
    return any(map(of_plague, happened))


def tolls(dealt: Sequence[Event], moves: Sequence[Sequence[Event]], after: View) -> list[Toll]:
    """Return the sums of the plague in which the last of these moves ended.

    ``dealt``: the events of the deal. ``after``: the game after that move, or later, as long as no sector but
    by the plague has changed.
    """
    events = [event for happened in (dealt, *moves) for event in happened]
    at = next(at for at in range(len(events) - 1, -1, -1) if of_plague(events[at]))
    while at and of_plague(events[at - 1]):
        at -= 1
    ending, following = events[:at], events[at:]
    revealed = next(
        number for number in range(at - 1, -1, -1) if isinstance(ending[number], e.PersonsRevealed)
    )
    persons = ending[revealed]
    assert isinstance(persons, e.PersonsRevealed)
    known = cast_of(after.own_persons).persons
    rats = sum(known[person].rats for person in persons.persons)
    helped: set[str] = {
        event.seat
        for event in ending[revealed:]
        if isinstance(event, e.PersonHired) and event.person == _DOCTOR
    }
    lost: list[str] = [
        event.seat for event in following if isinstance(event, e.CubeRemoved) and event.place == _HOSPITAL
    ]
    moved: dict[str, e.RatMoved] = {
        event.seat: event for event in following if isinstance(event, e.RatMoved) and event.reason == "plague"
    }
    struck: set[str] = {event.seat for event in following if isinstance(event, e.PlagueStruck)}
    found = []
    for seat, player in after.players.items():
        marker = moved.get(seat)
        before, now = (marker.from_, marker.to) if marker is not None else (player.rat, player.rat)
        hospital = player.influence(_HOSPITAL) + lost.count(seat)
        came, stopped = plague_spread(_Borough(seat in helped, before, hospital), rats)
        found.append(Toll(seat, came, stopped, before, now, seat in struck))
    return found


def of_plague(event: Event) -> bool:
    """Return whether an event is part of a plague."""
    return isinstance(event, e.PlagueStruck) or getattr(event, "reason", "") == "plague"
