"""Worked examples about persons."""

from __future__ import annotations

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
    play,
    prestige,
    with_open_messages,
)


def coachman(options: Options) -> Example:
    """Show what each kind of message pays once more."""
    won = [(STEPHANIE, "plain"), (LUKE, "plain"), (WILLIAM, "cube"), (CLAIRE, "cube"), (STEPHANIE, "coin")]
    game = laid(
        options,
        {CLAIRE: {"messages": won}},
        round=4,
        phase=BY_PERSON,
        first=CLAIRE,
        new_persons=True,
        persons=("monk", "doctor", "coachman"),
    )
    views = {"before": game.view()}
    numbers = {}
    play(game, f"{CLAIRE} hire coachman")
    for kind in ("plain", "cube", "coin"):
        happened = play(game.copy(), f"{CLAIRE} repeat {kind}")
        numbers[f"coachman_{kind}"] = sum(prestige(happened, CLAIRE))
        for event in happened:
            if isinstance(event, e.CubesGained):
                numbers["coachman_cubes"] = event.n
            elif isinstance(event, e.CoinsGained):
                numbers["coachman_coins"] = event.n
    return Example(views, numbers)


def fool(options: Options) -> Example:
    """Show a cube that the fool moves to the carriage house, and how far the carriage then gets."""
    seat = {"cubes": {"bank": 2, "carriage": 2}}
    persons = ("fool", "monk", "bishop")
    game = laid(options, {CLAIRE: seat}, phase=BY_PERSON, first=CLAIRE, persons=persons)
    views = {"before": game.view()}
    play(game, *(f"{CLAIRE} {move}" for move in ("hire fool", "from bank", "to carriage")))
    views["after"] = game.view()
    numbers = {
        "fool_there": views["before"].players[CLAIRE].sectors["carriage"],
        "fool_steps": views["after"].players[CLAIRE].influence("carriage"),
    }
    return Example(views, numbers, {"after": with_open_messages(game, CLAIRE)})


def advocate(options: Options) -> Example:
    """Show what five messages bring with the advocate."""
    won = [(STEPHANIE, "plain"), (LUKE, "plain"), (WILLIAM, "cube"), (CLAIRE, "rat"), (STEPHANIE, "coin")]
    persons = ("monk", "doctor", "advocate")
    game = laid(
        options, {WILLIAM: {"messages": won}}, round=4, phase=BY_PERSON, first=WILLIAM, persons=persons
    )
    view = game.view()
    happened = play(game, f"{WILLIAM} hire advocate")
    numbers = {
        "advocate_messages": len(view.players[WILLIAM].messages),
        "advocate_paid": sum(prestige(happened, WILLIAM)),
    }
    return Example({"before": view}, numbers)


def beggarking(options: Options) -> Example:
    """Show what the beggar king pays with the rat marker low and high."""
    views, numbers = {}, {}
    for moment, rat in (("low", 4), ("high", 7)):
        game = laid(
            options,
            {LUKE: {"rat": rat}},
            round=4,
            phase=BY_PERSON,
            first=LUKE,
            persons=("monk", "doctor", "beggarking"),
        )
        views[moment] = game.view()
        happened = play(game, f"{LUKE} hire beggarking")
        numbers[f"beggarking_{moment}"] = views[moment].players[LUKE].rat
        numbers[f"beggarking_{moment}_paid"] = sum(prestige(happened, LUKE))
    return Example(views, numbers)


def guard(options: Options) -> Example:
    """Show what five cubes in the supply bring with the guard."""
    game = laid(
        options,
        {LUKE: {"supply": 5, "cubes": {"bank": 3, "hospital": 2}}},
        round=7,
        phase=BY_PERSON,
        first=LUKE,
        new_persons=True,
        persons=("monk", "doctor", "guard"),
    )
    view = game.view()
    happened = play(game, f"{LUKE} hire guard")
    numbers = {
        "guard_supply": view.players[LUKE].supply,
        "guard_paid": sum(prestige(happened, LUKE)),
    }
    return Example({"before": view}, numbers)
