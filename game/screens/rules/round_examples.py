"""Worked examples about the end of a round: the plague, and what Notre Dame pays."""

from __future__ import annotations

from typing import Any

from engine import Options
from engine import events as e
from game.screens.rules.worked_example import (
    BY_PERSON,
    CLAIRE,
    LUKE,
    STEPHANIE,
    WILLIAM,
    Example,
    laid,
    nobody_hires,
    play,
    prestige,
    rats,
)


def plague(options: Options) -> Example:
    """Show the plague of two rounds, in the second of which Stephanie's rat would pass 9."""
    hospitals: dict[str, dict[str, Any]] = {
        LUKE: {"rat": 3},
        STEPHANIE: {"rat": 4, "cubes": {"hospital": 2, "bank": 3}},
        CLAIRE: {"rat": 5, "cubes": {"hospital": 3}, "friend": "hospital"},
    }
    game = laid(options, hospitals, phase=BY_PERSON, persons=("fool", "hostess", "bishop"))
    first = game.view()
    nobody_hires(game)
    after = game.view()
    numbers = rats(first, "plague")
    for name, seat in (("luke", LUKE), ("stephanie", STEPHANIE), ("claire", CLAIRE)):
        numbers[f"plague_{name}_from"] = first.players[seat].rat
        numbers[f"plague_{name}_to"] = after.players[seat].rat

    later = {seat: laid | {"rat": after.players[seat].rat, "prestige": 8} for seat, laid in hospitals.items()}
    game = laid(options, later, round=2, phase=BY_PERSON, persons=("minstrel", "monk", "cityguard"))
    second = game.view()
    happened = nobody_hires(game)
    struck = game.view()
    numbers["plague_next"] = second.rat_sum
    numbers["plague_beyond"] = second.players[STEPHANIE].rat_after
    numbers["plague_stays"] = struck.players[STEPHANIE].rat
    numbers["plague_lost"] = next(
        event.n for event in happened if isinstance(event, e.PrestigeLost) and event.seat == STEPHANIE
    )
    return Example({"first": first, "after": after, "second": second, "struck": struck}, numbers)


def nine(options: Options) -> Example:
    """Show a rat marker that comes to 9 exactly."""
    seat = {"rat": 4, "prestige": 8, "cubes": {"hospital": 1, "bank": 2}, "friend": "hospital"}
    persons = ("minstrel", "monk", "cityguard")
    game = laid(options, {WILLIAM: seat}, round=2, phase=BY_PERSON, persons=persons)
    before = game.view()
    nobody_hires(game)
    after = game.view()
    numbers = {
        "nine_rats": before.rat_sum,
        "nine_influence": before.players[WILLIAM].influence("hospital"),
        "nine_from": before.players[WILLIAM].rat,
        "nine_to": after.players[WILLIAM].rat,
    }
    return Example({"before": before, "after": after}, numbers)


def doctor(options: Options) -> Example:
    """Show a plague in which the persons' rats don't count for William."""
    seat = {"rat": 7, "cubes": {"hospital": 1}, "friend": "hospital"}
    persons = ("minstrel", "doctor", "cityguard")
    game = laid(options, {WILLIAM: seat}, phase=BY_PERSON, first=WILLIAM, persons=persons)
    views = {"before": game.view()}
    play(game, f"{WILLIAM} hire doctor")
    nobody_hires(game)
    views["after"] = game.view()
    william, now = views["before"].players[WILLIAM], views["after"].players[WILLIAM]
    numbers = rats(views["before"], "doctor") | {
        "doctor_from": william.rat,
        "doctor_to": now.rat,
        "doctor_influence": william.influence("hospital"),
        "doctor_without": william.rat_after,
    }
    return Example(views, numbers)


def cathedral(options: Options) -> Example:
    """Show what Notre Dame pays at the end of a period."""
    pieces = {CLAIRE: {"cubes": {"notredame": 2}}, LUKE: {"cubes": {"notredame": 1}}}
    game = laid(options, pieces, round=3, phase=BY_PERSON)
    views = {"before": game.view()}
    happened = nobody_hires(game)
    views["after"] = game.view()
    before = views["before"]
    held = [before.players[seat].cathedral for seat in (CLAIRE, LUKE)]
    numbers = {
        "cathedral_pot": before.pot,
        "cathedral_claire": held[0],
        "cathedral_each": before.cube_pays_now,
        "cathedral_claire_gains": sum(prestige(happened, CLAIRE)),
        "cathedral_luke_gains": sum(prestige(happened, LUKE)),
        "cathedral_cubes": sum(held),
    }
    return Example(views, numbers)
