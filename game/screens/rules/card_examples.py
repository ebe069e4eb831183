"""Worked examples about cards: a carriage and its messages, a park."""

from __future__ import annotations

from engine import Game, Options
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
)


def carriage(options: Options) -> Example:
    """Show which messages may be taken before and after a set is complete."""
    held = [(STEPHANIE, "coin"), (CLAIRE, "cube"), (WILLIAM, "plain")]
    views, markets = {}, {}
    for moment, won in (("before", held), ("after", [*held, (LUKE, "rat")])):
        seat = {"messages": won, "cubes": {"carriage": 3}, "hand": [f"{STEPHANIE}.carriage"]}
        game = laid(options, {STEPHANIE: seat}, round=4, seed=2)
        views[moment] = game.view()
        play(game, f"{STEPHANIE} play {STEPHANIE}.carriage")
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


def park(options: Options) -> Example:
    """Show three gains of prestige to which a park adds."""
    seat = {"cubes": {"park": 2, "residence": 2}, "hand": [f"{STEPHANIE}.residence"]}
    game = laid(options, {STEPHANIE: seat})
    views = {"before": game.view()}
    happened = play(game, f"{STEPHANIE} play {STEPHANIE}.residence")
    views["after"] = game.view()
    paid, added = prestige(happened, STEPHANIE)
    told = {
        "park_cubes": views["before"].players[STEPHANIE].sectors["park"],
        "park_residence": views["after"].players[STEPHANIE].sectors["residence"],
        "park_paid": paid,
        "park_added": added,
        "park_sum": paid + added,
    }

    seat = {"cubes": {"park": 5}, "hand": [f"{STEPHANIE}.notredame"]}
    game = laid(options, {STEPHANIE: seat})
    told["park_five"] = game.view().players[STEPHANIE].influence("park")
    happened = play(game, f"{STEPHANIE} play {STEPHANIE}.notredame", f"{STEPHANIE} donate 2")
    paid, added = prestige(happened, STEPHANIE)
    told |= {"park_five_paid": paid, "park_five_added": added, "park_five_sum": paid + added}

    pieces = {STEPHANIE: {"cubes": {"park": 6, "notredame": 2}}, LUKE: {"cubes": {"notredame": 1}}}
    game = laid(options, pieces, round=3, phase=BY_PERSON)
    told["park_six"] = game.view().players[STEPHANIE].influence("park")
    told["park_six_each"] = game.view().cube_pays_now
    paid, added = prestige(nobody_hires(game), STEPHANIE)
    told |= {"park_six_paid": paid, "park_six_added": added, "park_six_sum": paid + added}
    return Example(views, told)
