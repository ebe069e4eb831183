"""Acts: the units of animation. Each shows one or several events and is built from the events alone.

An act lifts the pieces off, lets things fly and lets them arrive; the displayed board follows in step.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from math import inf
from typing import Any

from engine import events as e
from engine.events import Event
from game.log.plague import of_plague
from game.match.board import HandTurned, RatsCome, Told, known
from game.table.motion import card_flights, flights, plague_flights
from game.table.motion.stage import Stage

Build = Callable[[Stage, Sequence[Any]], Iterator[flights.Flying]]
"""Builds the flying things for events of certain types."""

CITY, HAND = "city", "hand"
"""What the camera shows for an act: the whole city, or the raised hand of one of the act's seats."""

_ACROSS = (e.PlagueStruck, e.CarriageDriven, e.NotreDamePaid, e.GameEnded)
"""Events across the city. Others happen in one borough, beside the city, or between the seats."""
_PLACED = (e.CubePlaced, e.CubeRemoved, e.FriendMoved, e.PiecesMoved)
_CEREMONIES = (RatsCome, e.PlagueStruck, e.NotreDamePaid, e.CardsReturned, e.PeriodBegan, e.GameEnded)
_CEREMONIAL = ("plague", "notredame_share")
_FOR_ONE = (*_PLACED, e.RatMoved)


@dataclass
class Act:
    """Some events that are shown together."""

    events: tuple[Told, ...]
    build: Build | None = None
    """Builds the flying things when the act begins."""
    hold: float = 0.0
    """The minimum duration of the act, in seconds."""
    sound: str = ""
    """The sound at the beginning."""
    landing: str = ""
    """The sound played whenever one of its flying things touches the table."""
    effect: str = ""
    """An effect on the table meanwhile: ``strike`` boroughs, whose candles are ``out`` then, ``glow`` of the
    cathedral, which is ``paying`` then, or a ``banner``."""
    about: str = ""
    """The effect's subject: a borough's colour, or the round named on the banner."""
    early: bool = False
    """Whether the displayed board changes at the beginning of the act rather than at its end."""
    dark: tuple[float, float] = (0.0, 0.0)
    """How dark the city is at the beginning and at the end of the act, 0 to 1."""
    lead: float = 1.0
    """The share of the act after which the next one may begin."""
    latest: float = inf
    """The seconds after which it may begin in any case."""

    @property
    def engine_events(self) -> tuple[Event, ...]:
        """The act's engine events, without those of the table itself."""
        return tuple(event for event in self.events if not isinstance(event, HandTurned | RatsCome))

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the act's events."""
        return tuple(seat for event in self.events if (seat := getattr(event, "seat", None)))

    def touches_same(self, other: Act) -> bool:
        """Return whether both acts move things of one kind, so that they must not overlap."""
        return _kind_of(self.events[0]) == _kind_of(other.events[0])

    @property
    def ceremony(self) -> bool:
        """Whether this is part of the plague or of the end of a period, shown for its own sake."""
        event = self.events[0] if self.events else None
        return isinstance(event, _CEREMONIES) or getattr(event, "reason", "") in _CEREMONIAL

    def concerns(self, seats: Collection[str]) -> bool:
        """Return whether one of ``seats`` acts or is acted upon, rather than everybody."""
        if isinstance(self.events[0], _TOGETHER):
            return False
        taken = (giver for event in self.events for giver, _ in getattr(event, "taken_from", ()))
        return any(seat in seats for seat in (*self.seats, *taken))

    @property
    def actor(self) -> str | None:
        """The seat that plays a card or moves pieces in its borough, if that is what the act shows."""
        event = self.events[0]
        return event.seat if isinstance(event, (e.CardPlayed, e.CardDiscarded, *_PLACED)) else None

    def sight(self, borough: str | None) -> str:
        """Return what to bring into view while ``borough`` is enlarged: ``CITY``, ``HAND`` or an empty
        string.
        """
        event = self.events[0]
        if isinstance(event, RatsCome):
            return CITY if borough else ""
        if isinstance(event, HandTurned):
            return HAND if len(event.cards) > 1 else ""
        if borough is None:
            return ""
        elsewhere = isinstance(event, _FOR_ONE) and any(seat != borough for seat in self.seats)
        return CITY if elsewhere or isinstance(event, _ACROSS) else ""


_CUBES = (e.CubePlaced, e.CubeRemoved, e.CubesGained, e.PiecesMoved)
_COINS = (e.CoinsGained, e.CoinsPaid)
_ON_SHOW = (e.CardPlayed, e.CardDiscarded, e.ThirdShown)


def _kind_of(event: Told) -> object:
    """Return the kind of things that an event moves."""
    return next((kinds for kinds in (_CUBES, _COINS, _ON_SHOW) if isinstance(event, kinds)), type(event))


_TOGETHER = (e.HandDrawn, e.CardKept, e.CardsPassed, e.HandTaken, e.ThirdLaid)


def acts_for(events: Sequence[Event], spreading: bool = False) -> list[Act]:
    """Return the acts that show ``events`` (already redacted for the viewers), in order.

    ``spreading``: the rats of this round have come before, and a player had to decide something meanwhile.
    """
    acts: list[Act] = []
    at = 0
    while at < len(events):
        plague = [*takewhile(of_plague, events[at:])]
        if plague:
            acts += _plague_acts(plague, spreading)
            at += len(plague)
            continue
        size = _group(events, at)
        together = tuple(events[at : at + size])
        acts.append(_act(together))
        turned = _turned(together)
        if turned:
            acts.append(Act(turned, card_flights.turn_flights))
        at += size
    return acts


def _plague_acts(events: Sequence[Event], spreading: bool) -> list[Act]:
    """Return the acts of a plague: rats run, all markers move, then it strikes and takes what it takes."""
    moved = tuple(event for event in events if isinstance(event, e.RatMoved))
    struck = tuple(event for event in events if isinstance(event, e.PlagueStruck))
    taken = tuple(event for event in events if isinstance(event, e.PrestigeLost | e.CubeRemoved))
    seats = " ".join(event.seat for event in struck)
    acts = []
    if moved and not spreading:
        run = plague_flights.run_flights
        acts = [Act((RatsCome(),), run, 3.2, sound="rat", effect="rats", about=seats, lead=0.62)]
    if moved:
        acts.append(Act(moved, flights.rat_flights, hold=0.8, sound="rat", lead=0.9))
    if struck:
        acts.append(Act(struck, sound="plague_knell", hold=1.6, effect="strike", about=seats, lead=0.5))
    if taken:
        lost = any(isinstance(event, e.PrestigeLost) for event in taken)
        acts.append(Act(taken, flights.loss_flights, hold=0.9, landing="token_place"))
        acts[-1].sound = "prestige_lost" if lost else "cube_lift"
        acts[-1].effect, acts[-1].about = "out", seats
    for act in acts:
        act.dark = (1.0, 1.0)
    acts[0].dark = (0.0, 1.0)
    acts[-1].dark = (acts[-1].dark[0], 0.0)
    return acts


def _turned(events: Sequence[Event]) -> tuple[HandTurned, ...]:
    """Return the viewers' hands to turn up after cards were dealt or passed."""
    found = []
    for event in events:
        match event:
            case e.HandDrawn(seat, cards) | e.CardsPassed(_, seat, cards) if known(cards):
                found.append(HandTurned(seat, tuple(cards)))
    return tuple(found)


def _group(events: Sequence[Event], at: int) -> int:
    """Return the number of events, starting at index ``at``, that are shown at the same time."""
    first, later = events[at], events[at + 1 :]
    reason: str | None = None
    match first:
        case e.CoinsPaid(_, _, "hire"):
            # The coin goes to the person named in the next event.
            return 2 if later and isinstance(later[0], e.PersonHired) else 1
        case e.PrestigeGained(_, _, _, "notredame_share") | e.CubeRemoved(_, _, "notredame"):
            reason = first.reason
        case _ if not isinstance(first, _TOGETHER):
            return 1
    same = takewhile(
        lambda event: type(event) is type(first) and getattr(event, "reason", None) == reason, later
    )
    return 1 + sum(1 for _ in same)


_CARDS: dict[str, Any] = {"sound": "card_slide", "landing": "card_lay"}
_CUBE: dict[str, Any] = {"sound": "cube_lift", "landing": "cube_place"}
_PLAYED: dict[str, Any] = {
    "build": card_flights.play_flights,
    "hold": 0.7,
    "lead": 0.6,
    "latest": 0.3,
    **_CARDS,
}
_PAID: dict[str, Any] = {"build": flights.paying_flights, "landing": "coin", "lead": 0.6}
_SHOWN: dict[type[Event], Callable[[tuple[Event, ...]], Act]] = {
    e.PeriodBegan: partial(Act, build=card_flights.brown_flights, lead=0.7, **_CARDS),
    e.CardsReturned: partial(Act, build=card_flights.sweep_flights, sound="card_slide", lead=0.5),
    e.PersonsRevealed: partial(Act, build=card_flights.reveal_flights, lead=0.45, **_CARDS),
    e.PersonsLeft: partial(Act, build=card_flights.leave_flights, sound="card_slide", lead=0.6),
    e.HandDrawn: partial(Act, build=card_flights.deal_flights, **_CARDS),
    e.CardKept: partial(Act, build=card_flights.keep_flights, lead=0.8, **_CARDS),
    e.CardsPassed: partial(Act, build=card_flights.pass_flights, **_CARDS),
    e.HandTaken: partial(Act, build=card_flights.take_flights, **_CARDS),
    e.CardPlayed: partial(Act, **_PLAYED),
    e.CardDiscarded: partial(Act, **_PLAYED),
    e.ThirdShown: partial(Act, **_PLAYED),
    e.CubePlaced: partial(Act, build=flights.cube_flights, lead=0.8, **_CUBE),
    e.CubeRemoved: partial(Act, build=flights.cube_flights, **_CUBE),
    e.CubesGained: partial(Act, build=flights.cube_flights, lead=0.6, **_CUBE),
    e.PiecesMoved: partial(Act, build=flights.piece_flights, lead=0.8, **_CUBE),
    e.FriendMoved: partial(
        Act, build=flights.piece_flights, sound="cube_lift", landing="pawn_place", lead=0.8
    ),
    e.CoinsGained: partial(Act, **_PAID),
    e.CoinsPaid: partial(Act, **_PAID),
    e.PrestigeGained: partial(
        Act, build=flights.prestige_flights, sound="prestige", landing="token_place", hold=0.6, lead=0.45
    ),
    e.PrestigeLost: partial(
        Act, build=flights.prestige_flights, sound="prestige_lost", landing="token_place", hold=0.6
    ),
    e.RatMoved: partial(Act, build=flights.rat_flights, sound="rat", lead=0.6),
    e.CarriageDriven: partial(Act, build=flights.carriage_flights, landing="carriage_step", lead=0.95),
    e.MessageCollected: partial(
        Act, build=flights.message_flights, sound="message_take", landing="token_place", lead=0.5
    ),
    e.BellringerPassed: partial(Act, build=flights.bellringer_flights, landing="pawn_place", lead=0.3),
    e.NotreDamePaid: partial(Act, sound="notredame", hold=1.4, effect="glow", lead=0.28),
    e.GameEnded: partial(Act, sound="bell_end", hold=1.2),
}


def _act(events: tuple[Event, ...]) -> Act:
    """Return the act that shows a group of events."""
    event = events[0]
    match event:
        case e.RoundBegan(_, label):
            bell = "bell_period" if label.endswith("1") else "bell_round"
            rings = flights.ringing_flights
            act = Act(events, rings, hold=1.3, sound=bell, early=True, lead=0.4)
            act.effect, act.about = "banner", label
            return act
        case e.PiecesMoved(friend=True):
            return Act(events, flights.piece_flights, sound="cube_lift", landing="pawn_place", lead=0.8)
        case e.PrestigeGained(reason="notredame_share"):
            share = flights.share_flights
            return Act(
                events, share, 1.6, sound="prestige", landing="token_place", effect="paying", lead=0.85
            )
        case e.SectorActivated(seat, sector):
            return Act(events, hold=0.4, effect="pulse", about=f"{seat}.{sector}", lead=0.0)
    return _SHOWN.get(type(event), Act)(events)
