"""Worked examples about action cards."""

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
    reachable,
    with_open_messages,
)


def cloister(options: Options) -> Example:
    """Show how many cubes the cloister school brings now and the next time."""
    views, numbers = {}, {}
    for moment, cubes in (("now", 2), ("next", 3)):
        seat = {"cubes": {"cloister": cubes}, "hand": [f"{CLAIRE}.cloister"]}
        game = laid(options, {CLAIRE: seat}, first=CLAIRE)
        if moment == "now":
            views["before"] = game.view()
            numbers["cloister_before"] = game.view().players[CLAIRE].influence("cloister")
        happened = play(game, f"{CLAIRE} play {CLAIRE}.cloister")
        numbers[f"cloister_{moment}"] = sum(event.n for event in happened if isinstance(event, e.CubesGained))
        if moment == "now":
            views["after"] = game.view()
    return Example(views, numbers)


def hotel(options: Options) -> Example:
    """Show the last cube with which the hotel gives one benefit, and the first with which it gives two."""
    views, numbers = {}, {}
    for moment, cubes in (("one", options.hotel_double_at - 2), ("two", options.hotel_double_at - 1)):
        seat = {"cubes": {"hotel": cubes}, "rat": 4, "hand": [f"{LUKE}.hotel"]}
        game = laid(options, {LUKE: seat}, first=LUKE)
        happened = play(game, f"{LUKE} play {LUKE}.hotel")
        views[moment] = game.view()
        wanted = "coin" if moment == "one" else "cube"
        while f"{LUKE} gain {wanted}" in map(str, game.legal_moves()):
            happened += play(game, f"{LUKE} gain {wanted}")
        gained = (event.n for event in happened if isinstance(event, (e.CoinsGained, e.CubesGained)))
        numbers[f"hotel_{moment}"] = sum(gained)
        numbers[f"hotel_{moment}_influence"] = views[moment].players[LUKE].influence("hotel")
    return Example(views, numbers)


def friend(options: Options) -> Example:
    """Show what a bank pays when the trusted friend comes."""
    seat = {"cubes": {"bank": 2}, "hand": [f"{WILLIAM}.friend"]}
    game = laid(options, {WILLIAM: seat}, first=WILLIAM)
    views = {"before": game.view()}
    happened = play(game, f"{WILLIAM} play {WILLIAM}.friend", f"{WILLIAM} friend bank")
    views["after"] = game.view()
    numbers = {
        "friend_cubes": views["before"].players[WILLIAM].sectors["bank"],
        "friend_influence": views["after"].players[WILLIAM].influence("bank"),
        "friend_coins": sum(event.n for event in happened if isinstance(event, e.CoinsGained)),
    }
    return Example(views, numbers)


def empty(options: Options) -> Example:
    """Show a cube that goes from the hospital to Notre Dame as the cache is empty."""
    seat = {"cache": 0, "cubes": {"hospital": 2, "bank": 1}, "hand": [f"{CLAIRE}.notredame"]}
    game = laid(options, {CLAIRE: seat}, first=CLAIRE)
    views = {"before": game.view()}
    moves = ("play green.notredame", "donate 2", "take hospital")
    happened = play(game, *(f"{CLAIRE} {move}" for move in moves))
    views["after"] = game.view()
    numbers = {
        "empty_coins": sum(event.n for event in happened if isinstance(event, e.CoinsPaid)),
        "empty_gain": sum(prestige(happened, CLAIRE)),
        "empty_left": views["after"].players[CLAIRE].sectors["hospital"],
    }
    return Example(views, numbers)


def ride(options: Options) -> Example:
    """Show where a carriage gets with two steps, and which messages there may be taken."""
    seat = {
        "messages": [(WILLIAM, "cube")],
        "cubes": {"carriage": 1},
        "carriage": f"{WILLIAM}.inner",
        "hand": [f"{LUKE}.carriage"],
    }
    game = laid(options, {LUKE: seat}, round=2, first=LUKE)
    play(game, f"{LUKE} play {LUKE}.carriage")
    view, reached = game.view(), reachable(game, LUKE)
    taken = with_open_messages(game, LUKE)
    numbers = {
        "ride_steps": view.players[LUKE].influence("carriage"),
        "ride_markets": len(reached),
        "ride_open": len(taken),
        "ride_barred": sum(market in view.messages for market in reached) - len(taken),
    }
    return Example({"now": view}, numbers, {"now": taken})


def neighbours(options: Options) -> Example:
    """Show the markets one step away: with a message, with another carriage, and empty ones."""
    players: dict[str, dict[str, Any]] = {
        CLAIRE: {"carriage": f"{CLAIRE}.left", "hand": [f"{CLAIRE}.carriage"]},
        STEPHANIE: {"messages": [(CLAIRE, "coin"), (LUKE, "cube")]},
    }
    # This seed has the two messages that Stephanie holds beside Claire's carriage.
    game = laid(options, players, round=2, first=CLAIRE, seed=4)
    play(game, f"{CLAIRE} play {CLAIRE}.carriage")
    view, reached = game.view(), reachable(game, CLAIRE)
    numbers = {
        "neighbours_markets": len(reached),
        "neighbours_messages": len(with_open_messages(game, CLAIRE)),
        "neighbours_empty": sum(market not in view.messages for market in reached),
    }
    return Example({"now": view}, numbers, {"now": reached})


def carriage(options: Options) -> Example:
    """Show which messages may be taken before and after a set is complete."""
    held = [(STEPHANIE, "coin"), (CLAIRE, "cube"), (WILLIAM, "plain")]
    views, markets = {}, {}
    for moment, won in (("before", held), ("after", [*held, (LUKE, "rat")])):
        seat = {"messages": won, "cubes": {"carriage": 3}, "hand": [f"{STEPHANIE}.carriage"]}
        game = laid(options, {STEPHANIE: seat}, round=4, seed=2)
        views[moment] = game.view()
        play(game, f"{STEPHANIE} play {STEPHANIE}.carriage")
        markets[moment] = with_open_messages(game, STEPHANIE)
    return Example(views, {}, markets)


def park(options: Options) -> Example:
    """Show three gains of prestige to which a park adds."""
    seat = {"cubes": {"park": 2, "residence": 2}, "hand": [f"{STEPHANIE}.residence"]}
    game = laid(options, {STEPHANIE: seat})
    views = {"before": game.view()}
    happened = play(game, f"{STEPHANIE} play {STEPHANIE}.residence")
    views["after"] = game.view()
    paid, added = prestige(happened, STEPHANIE)
    numbers = {
        "park_cubes": views["before"].players[STEPHANIE].sectors["park"],
        "park_residence": views["after"].players[STEPHANIE].sectors["residence"],
        "park_paid": paid,
        "park_added": added,
        "park_sum": paid + added,
    }

    seat = {"cubes": {"park": 5}, "hand": [f"{STEPHANIE}.notredame"]}
    game = laid(options, {STEPHANIE: seat})
    numbers["park_five"] = game.view().players[STEPHANIE].influence("park")
    happened = play(game, f"{STEPHANIE} play {STEPHANIE}.notredame", f"{STEPHANIE} donate 2")
    paid, added = prestige(happened, STEPHANIE)
    numbers |= {"park_five_paid": paid, "park_five_added": added, "park_five_sum": paid + added}

    pieces = {STEPHANIE: {"cubes": {"park": 6, "notredame": 2}}, LUKE: {"cubes": {"notredame": 1}}}
    game = laid(options, pieces, round=3, phase=BY_PERSON)
    numbers["park_six"] = game.view().players[STEPHANIE].influence("park")
    numbers["park_six_each"] = game.view().cube_pays_now
    paid, added = prestige(nobody_hires(game), STEPHANIE)
    numbers |= {"park_six_paid": paid, "park_six_added": added, "park_six_sum": paid + added}
    return Example(views, numbers)
