"""The worked examples of the rule book: positions that the engine plays, and the numbers that come of it.

They are those of the printed rules. Nothing is computed here: every number is read from a view or an event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from engine import Game, Options, Position, SeatPosition, View
from engine import events as e
from engine.events import Event
from game.words import Family

EXAMPLES = ("carriage", "park", "coachman", "plague", "doctor", "cathedral")
"""The worked examples in reading order."""

STEPHANIE, CLAIRE, LUKE, WILLIAM = "purple", "green", "blue", "red"
"""The colours of those who play in the examples."""

_NAMES = {STEPHANIE: "stephanie", CLAIRE: "claire", LUKE: "luke", WILLIAM: "william"}
_NAME_WORDS = Family("rules-name", _NAMES.values())
_SEATS = (STEPHANIE, CLAIRE, LUKE, WILLIAM)
_BY_PERSON = "hire"


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


@lru_cache(maxsize=8)
def worked(options: Options) -> Mapping[str, Example]:
    """Return all examples by name, played under ``options``."""
    plays: dict[str, Callable[[Options], Example]] = {
        "carriage": _carriage,
        "park": _park,
        "coachman": _coachman,
        "plague": _plague,
        "doctor": _doctor,
        "cathedral": _cathedral,
    }
    return {name: plays[name](options) for name in EXAMPLES}


def numbers(options: Options) -> dict[str, int]:
    """Return the numbers of all examples by the names of the texts' variables."""
    return {name: number for one in worked(options).values() for name, number in one.numbers.items()}


def _laid(options: Options, players: Mapping[str, Mapping[str, Any]], **position: Any) -> Game:
    seats = {colour: SeatPosition(**seat) for colour, seat in players.items()}
    return Game.from_position(Position(seats=_SEATS, options=options, players=seats, **position))


def _play(game: Game, *moves: str) -> list[Event]:
    return [event for move in moves for event in game.play(move)]


def _nobody_hires(game: Game) -> list[Event]:
    """Play the rest of a round in which nobody hires anyone; return what happened."""
    happened: list[Event] = []
    while game.view().phase == _BY_PERSON:
        happened += game.play(f"{game.to_move[0]} pass")
    return happened


def _gain(happened: Sequence[Event], seat: str) -> e.PrestigeGained | None:
    """Return a seat's gain of prestige; None if there was none."""
    gains = (event for event in happened if isinstance(event, e.PrestigeGained) and event.seat == seat)
    return next(gains, None)


def _prestige(happened: Sequence[Event], seat: str) -> tuple[int, int]:
    """Return what a seat's effect pays and what the park adds to it."""
    gain = _gain(happened, seat)
    return (gain.n - gain.park, gain.park) if gain else (0, 0)


def _carriage(options: Options) -> Example:
    """Show which messages may be taken before and after a set is complete."""
    held = [(STEPHANIE, "coin"), (CLAIRE, "cube"), (WILLIAM, "plain")]
    views, markets = {}, {}
    for moment, won in (("before", held), ("after", [*held, (LUKE, "rat")])):
        seat = {"messages": won, "cubes": {"carriage": 3}, "hand": [f"{STEPHANIE}.carriage"]}
        game = _laid(options, {STEPHANIE: seat}, round=4, seed=2)
        views[moment] = game.view()
        _play(game, f"{STEPHANIE} play {STEPHANIE}.carriage")
        markets[moment] = tuple(_where_a_message_may_be_taken(game))
    return Example(views, {}, markets)


def _where_a_message_may_be_taken(game: Game) -> list[str]:
    markets = []
    for move in game.legal_moves():
        there = game.copy()
        there.play(move)
        if f"{STEPHANIE} collect" in map(str, there.legal_moves()):
            markets.append(str(move).split()[-1])
    return markets


def _park(options: Options) -> Example:
    """Show three gains of prestige to which a park adds."""
    seat = {"cubes": {"park": 2, "residence": 2}, "hand": [f"{STEPHANIE}.residence"]}
    game = _laid(options, {STEPHANIE: seat})
    views = {"before": game.view()}
    happened = _play(game, f"{STEPHANIE} play {STEPHANIE}.residence")
    views["after"] = game.view()
    paid, added = _prestige(happened, STEPHANIE)
    told = {
        "park_cubes": views["before"].players[STEPHANIE].sectors["park"],
        "park_residence": views["after"].players[STEPHANIE].sectors["residence"],
        "park_paid": paid,
        "park_added": added,
        "park_sum": paid + added,
    }

    seat = {"cubes": {"park": 5}, "hand": [f"{STEPHANIE}.notredame"]}
    game = _laid(options, {STEPHANIE: seat})
    told["park_five"] = game.view().players[STEPHANIE].influence("park")
    happened = _play(game, f"{STEPHANIE} play {STEPHANIE}.notredame", f"{STEPHANIE} donate 2")
    paid, added = _prestige(happened, STEPHANIE)
    told |= {"park_five_paid": paid, "park_five_added": added, "park_five_sum": paid + added}

    pieces = {STEPHANIE: {"cubes": {"park": 6, "notredame": 2}}, LUKE: {"cubes": {"notredame": 1}}}
    game = _laid(options, pieces, round=3, phase=_BY_PERSON)
    told["park_six"] = game.view().players[STEPHANIE].influence("park")
    told["park_six_each"] = game.view().cube_pays_now
    paid, added = _prestige(_nobody_hires(game), STEPHANIE)
    told |= {"park_six_paid": paid, "park_six_added": added, "park_six_sum": paid + added}
    return Example(views, told)


def _coachman(options: Options) -> Example:
    """Show what each kind of message pays once more."""
    won = [(STEPHANIE, "plain"), (LUKE, "plain"), (WILLIAM, "cube"), (CLAIRE, "cube"), (STEPHANIE, "coin")]
    game = _laid(
        options,
        {CLAIRE: {"messages": won}},
        round=4,
        phase=_BY_PERSON,
        first=CLAIRE,
        new_persons=True,
        persons=("monk", "doctor", "coachman"),
    )
    views = {"before": game.view()}
    told = {}
    _play(game, f"{CLAIRE} hire coachman")
    for kind in ("plain", "cube", "coin"):
        happened = _play(game.copy(), f"{CLAIRE} repeat {kind}")
        told[f"coachman_{kind}"] = sum(_prestige(happened, CLAIRE))
        for event in happened:
            if isinstance(event, e.CubesGained):
                told["coachman_cubes"] = event.n
            elif isinstance(event, e.CoinsGained):
                told["coachman_coins"] = event.n
    return Example(views, told)


def _plague(options: Options) -> Example:
    """Show the plague of two rounds, in the second of which Stephanie's rat would pass 9."""
    hospitals: dict[str, dict[str, Any]] = {
        LUKE: {"rat": 3},
        STEPHANIE: {"rat": 4, "cubes": {"hospital": 2, "bank": 3}},
        CLAIRE: {"rat": 5, "cubes": {"hospital": 3}, "friend": "hospital"},
    }
    game = _laid(options, hospitals, phase=_BY_PERSON, persons=("fool", "hostess", "bishop"))
    first = game.view()
    _nobody_hires(game)
    after = game.view()
    told = _rats(first, "plague")
    for name, seat in (("luke", LUKE), ("stephanie", STEPHANIE), ("claire", CLAIRE)):
        told[f"plague_{name}_from"] = first.players[seat].rat
        told[f"plague_{name}_to"] = after.players[seat].rat

    later = {seat: laid | {"rat": after.players[seat].rat, "prestige": 8} for seat, laid in hospitals.items()}
    game = _laid(options, later, round=2, phase=_BY_PERSON, persons=("minstrel", "monk", "cityguard"))
    second = game.view()
    happened = _nobody_hires(game)
    struck = game.view()
    told["plague_next"] = second.rat_sum
    told["plague_beyond"] = second.players[STEPHANIE].rat_after
    told["plague_stays"] = struck.players[STEPHANIE].rat
    told["plague_lost"] = next(
        event.n for event in happened if isinstance(event, e.PrestigeLost) and event.seat == STEPHANIE
    )
    return Example({"first": first, "after": after, "second": second, "struck": struck}, told)


def _doctor(options: Options) -> Example:
    """Show a plague in which the persons' rats don't count for William."""
    seat = {"rat": 7, "cubes": {"hospital": 1}, "friend": "hospital"}
    persons = ("minstrel", "doctor", "cityguard")
    game = _laid(options, {WILLIAM: seat}, phase=_BY_PERSON, first=WILLIAM, persons=persons)
    views = {"before": game.view()}
    _play(game, f"{WILLIAM} hire doctor")
    _nobody_hires(game)
    views["after"] = game.view()
    william, now = views["before"].players[WILLIAM], views["after"].players[WILLIAM]
    told = _rats(views["before"], "doctor") | {
        "doctor_from": william.rat,
        "doctor_to": now.rat,
        "doctor_influence": william.influence("hospital"),
        "doctor_without": william.rat_after,
    }
    return Example(views, told)


def _rats(view: View, of: str) -> dict[str, int]:
    """Return the rats of the three persons and their sum, by the names of the variables of an example."""
    each = {f"{of}_rats_{number}": rats for number, rats in enumerate(view.rats, 1)}
    return {**each, f"{of}_rats": view.rat_sum}


def _cathedral(options: Options) -> Example:
    """Show what Notre Dame pays at the end of a period."""
    pieces = {CLAIRE: {"cubes": {"notredame": 2}}, LUKE: {"cubes": {"notredame": 1}}}
    game = _laid(options, pieces, round=3, phase=_BY_PERSON)
    views = {"before": game.view()}
    happened = _nobody_hires(game)
    views["after"] = game.view()
    before = views["before"]
    held = [before.players[seat].cathedral for seat in (CLAIRE, LUKE)]
    told = {
        "cathedral_pot": before.pot,
        "cathedral_claire": held[0],
        "cathedral_each": before.cube_pays_now,
        "cathedral_claire_gains": sum(_prestige(happened, CLAIRE)),
        "cathedral_luke_gains": sum(_prestige(happened, LUKE)),
        "cathedral_cubes": sum(held),
    }
    return Example(views, told)
