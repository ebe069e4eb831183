"""Habits: kinds of own decisions that a player makes much more often than masters do in such places.

A place is where a habit can be seen: a decision, a round, a period or a game. How often masters do it is in
``habits.toml``, by the number of players. All that is counted is in the view of the player's seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from engine.bots.review import Moment
from engine.events import PlagueStruck
from engine.moves import Move
from engine.names import NOTREDAME, PERIODS, ROUNDS, ROUNDS_A_PERIOD, card_kind
from engine.record.records import Record
from engine.toml import parse
from engine.views import View

FILE = Path(__file__).with_name("habits.toml")

Kind = Literal["hires", "hospital", "park", "friend", "donations", "messages", "coins", "plague"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What can be a habit.

``hires``: nobody is hired in a round (a place is a round). ``hospital``: at most 1 influence
there when B3 begins (a game). ``park``: none there when period B begins. ``friend``: not on the board when
period B begins. ``donations``: none in a period. ``messages``: at most 2 at the end of a game. ``coins``: 3
or more left at the end of a game. ``plague``: it strikes in a period.
"""

GAMES = 8
"""How many games are looked at: the latest."""
FEWEST = 4
"""Fewer games show no habit."""
CHANCE = 0.005
"""A habit is done so often that a master would do it as often with this probability at most."""
OFTENER = 2.0
"""At least this many times as often as masters do."""

_HOSPITAL_BY, _BUILT_BY = 6, 4
"""The rounds when B3 and period B begin."""
_FEW_INFLUENCE, _FEW_MESSAGES, _MANY_COINS = 1, 2, 3
_LAST_PERIOD = 7
_AGAINST_RATS = ("hospital", "park")


class Place(NamedTuple):
    """A place in which a habit could be seen."""

    kind: Kind
    done: bool
    players: int
    """The number of players of the game."""


@dataclass(frozen=True, slots=True)
class Played:
    """What is seen of one seat's game."""

    places: tuple[Place, ...]
    moments: tuple[Moment, ...]
    """The seat's decisions."""
    struck: tuple[int, ...]
    """The rounds in which the plague struck it."""


def played(record: Record, colour: str) -> Played:
    """Look at a seat's game. Raises ``ValueError`` for one that is not over, and ``RecordError``."""
    own: list[Moment] = []
    struck: list[int] = []
    for number, (game, text) in enumerate(record.games()):
        # A strike is told by the move that ended the round, or by the one within it.
        struck += [
            game.view().round - (game.view().phase == "draft")
            for event in game.happened
            if isinstance(event, PlagueStruck) and event.seat == colour
        ]
        if text is None:
            if not game.over:
                raise ValueError("the game is not over")
            places = _places(own, game.view(colour), tuple(struck))
            return Played(places, tuple(own), tuple(struck))
        move = Move.parse(text)
        if move.colour == colour:
            own.append(Moment(number, game.view(move.colour), move, game.counted()))
    raise ValueError("the game is not over")


def _places(own: Sequence[Moment], end: View, struck: Sequence[int]) -> tuple[Place, ...]:
    colour, players = end.viewers[0], len(end.seats)
    found: list[tuple[Kind, bool]] = []
    hired = {m.view.round for m in own if m.move.verb == "hire"}
    found += [("hires", round_ not in hired) for round_ in range(1, ROUNDS + 1)]
    found.append(("hospital", _influence(own, _HOSPITAL_BY, "hospital") <= _FEW_INFLUENCE))
    found.append(("park", not _influence(own, _BUILT_BY, "park")))
    then = _view_at(own, _BUILT_BY)
    found.append(("friend", then is not None and then.players[then.viewers[0]].friend is None))
    periods = range(len(PERIODS))
    given = {_period(m.view.round) for m in own if m.move.verb == "donate" and m.move.what != "0"}
    found += [("donations", period not in given) for period in periods]
    found += [("plague", period in map(_period, struck)) for period in periods]
    me = end.players[colour]
    found.append(("messages", len(me.messages) <= _FEW_MESSAGES))
    found.append(("coins", me.coins >= _MANY_COINS))
    return tuple(Place(kind, done, players) for kind, done in found)


def _period(round_: int) -> int:
    return (round_ - 1) // ROUNDS_A_PERIOD


def _view_at(own: Sequence[Moment], round_: int) -> View | None:
    """Return the seat's first view of a round."""
    return next((moment.view for moment in own if moment.view.round >= round_), None)


def _influence(own: Sequence[Moment], round_: int, sector: str) -> int:
    view = _view_at(own, round_)
    return view.players[view.viewers[0]].influence(sector) if view else 0


# What would have been otherwise


def otherwise(kind: Kind, moment: Moment, struck: Sequence[int] = ()) -> tuple[Move, ...]:
    """Return the options that would have gone against a habit; none if the move itself did, or none could.

    ``struck``: the rounds in which the plague struck the seat.
    """
    view, move = moment.view, moment.move
    decision, round_ = view.decisions[move.colour], view.round
    options = decision.options
    match kind:
        case "hires":
            against = [option for option in options if option.verb == "hire" and decision.source == "hire"]
            if move.verb == "donate" and int(move.what) == view.players[move.colour].coins:
                against = [option for option in options if int(option.what) < int(move.what)]
        case "hospital":
            against = [option for option in options if round_ < _HOSPITAL_BY and _builds(option, "hospital")]
        case "park":
            against = [option for option in options if round_ < _BUILT_BY and _builds(option, "park")]
        case "friend":
            against = [option for option in options if round_ < _BUILT_BY and _card(option) == "friend"]
        case "donations":
            against = [option for option in options if _gives(option)]
        case "messages":
            against = [
                option for option in options if _card(option) == "carriage" or option.verb == "collect"
            ]
        case "coins":
            against = [
                option
                for option in options
                if round_ >= _LAST_PERIOD and (option.verb == "hire" or _gives(option))
            ]
        case "plague":
            against = [
                option
                for option in options
                if round_ in struck
                and (_card(option) in _AGAINST_RATS or (option.verb, option.what) == ("hire", "doctor"))
            ]
    return () if move in against else tuple(against)


def _card(option: Move) -> str:
    return card_kind(option.what) if option.verb in ("keep", "play") else ""


def _builds(option: Move, sector: str) -> bool:
    return _card(option) == sector or (option.verb in ("friend", "to") and option.what == sector)


def _gives(option: Move) -> bool:
    return _card(option) == NOTREDAME or (option.verb == "donate" and option.what != "0")


# How often, beside masters


Table = Mapping[str, Mapping[int, float]]
"""For each kind and number of players the probability that a master does it in such a place."""


@lru_cache(maxsize=1)
def masters() -> Table:
    """Return the table of ``habits.toml``."""
    return read_table(FILE.read_text(encoding="utf-8"))


def read_table(text: str) -> Table:
    """Return the table of a TOML text: for each kind ``players = [done, places]``.

    One more is counted as done: what was never seen of masters isn't impossible.
    """
    found: dict[str, dict[int, float]] = {}
    for kind, rows in parse(text).items():
        found[kind] = {int(players): (done + 1) / (places + 1) for players, (done, places) in rows.items()}
    return found


class Often(NamedTuple):
    """How often something was done."""

    kind: Kind
    done: int
    places: int
    expected: float
    """How often masters would have done it there."""
    chance: float
    """The probability that a master does it as often."""

    @property
    def habit(self) -> bool:
        """Whether it is done much more often than by masters."""
        return self.chance < CHANCE and self.done >= OFTENER * self.expected


def often(kind: Kind, places: Iterable[Place], table: Table | None = None) -> Often:
    """Return how often something was done in the places of its kind."""
    table = masters() if table is None else table
    own = [place for place in places if place.kind == kind and place.players in table[kind]]
    odds = [table[kind][place.players] for place in own]
    done = sum(place.done for place in own)
    return Often(kind, done, len(own), sum(odds), at_least(odds, done))


def at_least(odds: Sequence[float], count: int) -> float:
    """Return the probability that at least ``count`` of independent events with these odds happen."""
    exactly = [1.0]
    for odd in odds:
        exactly = [
            (exactly[n] * (1 - odd) if n < len(exactly) else 0.0) + (exactly[n - 1] * odd if n else 0.0)
            for n in range(len(exactly) + 1)
        ]
    return min(1.0, sum(exactly[count:]))
