"""A worked example of the rule book: a position that the engine plays, and what is read from it.

Nothing is computed here: every number is read from a view or an event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from engine import Game, Options, Position, SeatPosition, View
from engine import events as e
from engine.events import Event
from game.words import Family

STEPHANIE, CLAIRE, LUKE, WILLIAM = "purple", "green", "blue", "red"
"""The colours of those who play in the examples."""

BY_PERSON = "hire"
"""The phase in which persons are hired."""

_NAMES = {STEPHANIE: "stephanie", CLAIRE: "claire", LUKE: "luke", WILLIAM: "william"}
_NAME_WORDS = Family("rules-name", _NAMES.values())
_SEATS = (STEPHANIE, CLAIRE, LUKE, WILLIAM)


class Example(NamedTuple):
    """A worked example."""

    views: Mapping[str, View]
    """What nobody in particular sees of the table, at the moments that the picture shows."""
    numbers: Mapping[str, int]
    """The numbers of the text by the names of its variables."""
    open_markets: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The markets where a message may be taken, at the same moments."""


def player_name(colour: str) -> str:
    """Return the name of who plays a colour in the examples, in the current language."""
    return _NAME_WORDS.say(_NAMES[colour])


def laid(options: Options, players: Mapping[str, Mapping[str, Any]], **position: Any) -> Game:
    """Return a game at a position, with all four seats; ``players``: what is laid out for some of them."""
    seats = {colour: SeatPosition(**seat) for colour, seat in players.items()}
    return Game.from_position(Position(seats=_SEATS, options=options, players=seats, **position))


def play(game: Game, *moves: str) -> list[Event]:
    """Play moves; return what happened."""
    return [event for move in moves for event in game.play(move)]


def nobody_hires(game: Game) -> list[Event]:
    """Play the rest of a round in which nobody hires anyone; return what happened."""
    happened: list[Event] = []
    while game.view().phase == BY_PERSON:
        happened += game.play(f"{game.to_move[0]} pass")
    return happened


def gain_of(happened: Sequence[Event], seat: str) -> e.PrestigeGained | None:
    """Return a seat's gain of prestige; None if there was none."""
    gains = (event for event in happened if isinstance(event, e.PrestigeGained) and event.seat == seat)
    return next(gains, None)


def prestige(happened: Sequence[Event], seat: str) -> tuple[int, int]:
    """Return what a seat's effect pays and what the park adds to it."""
    gain = gain_of(happened, seat)
    return (gain.n - gain.park, gain.park) if gain else (0, 0)


def rats(view: View, of: str) -> dict[str, int]:
    """Return the rats of the three persons and their sum, by the names of the variables of an example."""
    each = {f"{of}_rats_{number}": rats for number, rats in enumerate(view.rats, 1)}
    return {**each, f"{of}_rats": view.rat_sum}


def reachable(game: Game, seat: str) -> tuple[str, ...]:
    """Return the markets that a seat's carriage can drive to, without its own."""
    own = game.view().players[seat].carriage
    goals = (str(move).split()[-1] for move in game.legal_moves() if move.verb == "drive")
    return tuple(market for market in goals if market != own)


def with_open_messages(game: Game, seat: str) -> tuple[str, ...]:
    """Return the markets that a seat's carriage can drive to and take the message there."""
    markets = []
    for move in game.legal_moves():
        there = game.copy()
        there.play(move)
        if f"{seat} collect" in map(str, there.legal_moves()):
            markets.append(str(move).split()[-1])
    return tuple(markets)
