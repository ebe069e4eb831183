"""How two positions are compared for a hint: what speaks for each, the weightiest first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Move
from engine.bots import Budget
from engine.bots.comparing import Facts, compared
from engine.bots.hints import Suggestion, hint
from engine.worlds import draw_state
from tests.engine.table import Table, given

MOVE = Move("red", "hire", "monk")


def facts(round_: int, **pieces: Any) -> Facts:
    """The figures of a seat with these pieces in a round."""
    table = given("red", "blue", round=round_).player("red", **pieces)
    view = table.to_play("red", "bank", "hotel").view("red")
    return Facts(draw_state(view, Random(1)), "red")


def ahead(round_: int, one: dict[str, Any], other: dict[str, Any]) -> list[tuple[str, int]]:
    """What speaks for one position against another, with its number."""
    return [(each.kind, each.n) for each in compared(facts(round_, **one), facts(round_, **other), MOVE).more]


def test_what_only_breaks_ties_is_told_last_in_the_last_round() -> None:
    richer = {"coins": 6, "prestige": 1}
    assert ahead(9, richer, {}) == [("prestige", 1), ("coins", 3)]
    assert ahead(5, richer, {}) == [("coins", 3), ("prestige", 1)]
    held = {"coins": 4, "holds": [("red", "coin")]}
    assert ahead(9, held, {}) == [("coins", 1), ("messages", 1)]
    assert ahead(5, held, {}) == [("messages", 1), ("coins", 1)]


def test_park_that_raises_the_bonus_is_told_as_the_bonus_alone() -> None:
    assert ahead(5, {"cubes": {"park": 2}}, {"cubes": {}}) == [("bonus", 1)]
    assert ahead(5, {"cubes": {"park": 1}}, {"cubes": {}}) == [("influence", 1)]


def test_a_struck_seat_is_worse_off_than_by_its_prestige() -> None:
    struck, spared = {"rat": 9, "prestige": 3}, {"rat": 0}
    rats = ahead(5, spared, struck)
    assert rats[0] == ("plague", 1)
    assert ahead(5, struck, spared) == [("prestige", 3)]


def hints_for(table: Table, budget: Budget | None, *hand: str) -> dict[str, Suggestion]:
    """What is suggested to red, by what is chosen; with a hand it plays its second card, without it hires."""
    game = table.to_play("red", *hand, turn=2) if hand else table.to_hire("red")
    return {one.move.what: one for one in hint(game.view("red"), budget=budget)}


def test_it_says_how_many_rats_the_doctor_keeps_away() -> None:
    table = given("red", "blue", round=8).persons("doctor", "monk")
    table.player("red", coins=1, rat=4, prestige=20, cubes={"bank": 2})
    rats = table._state.rats
    assert 0 < rats < 9
    found = hints_for(table, Budget(worlds=2))["doctor"].reason
    assert (found.key, found.numbers) == ("keeps-rats-away", {"rats": rats})


@pytest.mark.parametrize(("rat", "kept"), [(4, 8), (5, 9)])
def test_a_rat_that_stops_on_the_last_space_is_kept_below_the_plague(rat: int, kept: int) -> None:
    table = given("red", "blue", round=5).persons("minstrel", "monk", "guildmaster")
    table.player("red", rat=rat, coins=0, prestige=20, cubes={"hospital": 2, "bank": 3}, cache=4)
    found = hints_for(table, Budget(worlds=2), "hospital", "carriage")["red.hospital"].reason
    assert (found.key, found.numbers) == ("keeps-rat-below", {"rat": kept, "limit": 9})


def test_without_a_budget_a_hint_is_given_all_the_same() -> None:
    table = given("red", "blue", round=9).persons("monk", "doctor", "mayor")
    table.player("red", cubes={"bank": 3, "residence": 3})
    assert next(iter(hints_for(table, None))) == "mayor"
