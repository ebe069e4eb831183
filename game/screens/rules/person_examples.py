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
    told = {}
    play(game, f"{CLAIRE} hire coachman")
    for kind in ("plain", "cube", "coin"):
        happened = play(game.copy(), f"{CLAIRE} repeat {kind}")
        told[f"coachman_{kind}"] = sum(prestige(happened, CLAIRE))
        for event in happened:
            if isinstance(event, e.CubesGained):
                told["coachman_cubes"] = event.n
            elif isinstance(event, e.CoinsGained):
                told["coachman_coins"] = event.n
    return Example(views, told)
