"""Acts: what an animation of one or several events consists of. Made from the events alone.

An act leaves (the pieces lift off), lets things fly, and arrives; the shown table follows in step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import events as e
from engine.events import Event
from game.table.flights import (
    Flying,
    bellringer_flights,
    carriage_flights,
    cube_flights,
    deal_flights,
    keep_flights,
    message_flights,
    pass_flights,
    paying_flights,
    person_flights,
    piece_flights,
    play_flights,
    prestige_flights,
    rat_flights,
    sweep_flights,
)
from game.table.stage import Stage

Build = Callable[[Stage, Sequence[Event]], list[Flying]]


@dataclass
class Act:
    """Some events that are shown together."""

    events: tuple[Event, ...]
    build: Build | None = None
    """Makes what flies, when the act begins."""
    hold: float = 0.0
    """Seconds that the act lasts at the least."""
    sound: str = ""
    landing: str = ""
    """The sound at the end."""
    effect: str = ""
    """Something the table does meanwhile: ``dim`` a borough, ``glow`` of the cathedral, a ``banner``."""
    about: str = ""
    """What the effect is about: a colour, or the banner's round."""
    early: bool = False
    """Whether the events have arrived as soon as the act begins."""


_TOGETHER = (e.HandDrawn, e.CardKept, e.CardsPassed, e.HandTaken, e.ThirdLaid)


def acts_for(events: Sequence[Event]) -> list[Act]:
    """The acts that show ``events`` (already redacted for who looks), in order."""
    acts: list[Act] = []
    at = 0
    while at < len(events):
        size = _group(events, at)
        acts.append(_act(tuple(events[at : at + size])))
        at += size
    return acts


def _group(events: Sequence[Event], at: int) -> int:
    """How many events from ``at`` on are shown at the same time."""
    first = events[at]
    size = 1
    if isinstance(first, _TOGETHER):
        while at + size < len(events) and type(events[at + size]) is type(first):
            size += 1
    elif isinstance(first, e.CoinsPaid) and first.reason == "hire":
        # The coin goes to the person that the next event names.
        size = 2 if at + 1 < len(events) and isinstance(events[at + 1], e.PersonHired) else 1
    elif isinstance(first, e.PrestigeGained) and first.reason == "notredame_share":
        while at + size < len(events) and _same_share(events[at + size]):
            size += 1
    elif isinstance(first, e.CubeRemoved) and first.reason == "notredame":
        while at + size < len(events) and _same_homecoming(events[at + size]):
            size += 1
    return size


def _same_share(event: Event) -> bool:
    return isinstance(event, e.PrestigeGained) and event.reason == "notredame_share"


def _same_homecoming(event: Event) -> bool:
    return isinstance(event, e.CubeRemoved) and event.reason == "notredame"


def _act(events: tuple[Event, ...]) -> Act:
    """How a group of events is shown."""
    event = events[0]
    match event:
        case e.RoundBegan(_, label):
            bell = "bell_period" if label.endswith("1") else "bell_round"
            return Act(events, hold=1.3, sound=bell, effect="banner", about=label, early=True)
        case e.PeriodBegan() | e.CardsReturned():
            return Act(events, sweep_flights, sound="card_shuffle", hold=0.5)
        case e.PersonsRevealed():
            return Act(events, person_flights, sound="card_slide", landing="card_turn")
        case e.PersonsLeft():
            return Act(events, person_flights, sound="card_slide")
        case e.HandDrawn():
            return Act(events, deal_flights, sound="card_slide", landing="card_turn")
        case e.CardKept():
            return Act(events, keep_flights, sound="card_slide")
        case e.CardsPassed():
            return Act(events, pass_flights, sound="card_slide", landing="card_turn")
        case e.CardPlayed() | e.CardDiscarded() | e.ThirdShown():
            return Act(events, play_flights, sound="card_slide", landing="card_turn", hold=0.7)
        case e.CubePlaced() | e.CubeRemoved() | e.CubesGained():
            return Act(events, cube_flights, sound="cube_lift", landing="cube_place")
        case e.FriendMoved() | e.PiecesMoved():
            return Act(events, piece_flights, sound="cube_lift", landing="pawn_place")
        case e.CoinsGained(_, n) | e.CoinsPaid(_, n):
            return Act(events, paying_flights, sound="coins_many" if n > 3 else "coin", landing="coin")
        case e.PrestigeGained() | e.PrestigeLost():
            return Act(events, prestige_flights, sound="prestige", hold=0.6)
        case e.RatMoved():
            return Act(events, rat_flights, sound="rat")
        case e.PlagueStruck(seat):
            return Act(events, sound="plague_knell", hold=1.1, effect="dim", about=seat)
        case e.CarriageDriven():
            return Act(events, carriage_flights, sound="carriage")
        case e.MessageCollected():
            return Act(events, message_flights, sound="message_take")
        case e.BellringerPassed():
            return Act(events, bellringer_flights, sound="bell_round")
        case e.NotreDamePaid():
            return Act(events, sound="notredame", hold=1.4, effect="glow")
        case e.SectorActivated(seat, sector):
            return Act(events, hold=0.18, effect="pulse", about=f"{seat}.{sector}")
        case e.GameEnded():
            return Act(events, sound="bell_end", hold=1.2)
    return Act(events)
