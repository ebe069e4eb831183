"""How two positions are compared for a hint: what speaks for each, the weightiest first."""

from random import Random
from typing import Any

from engine import Move
from engine.bots.comparing import Facts, compared
from engine.worlds import draw_state
from tests.engine.table import given

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
    assert ahead(5, spared, struck)[0] == ("plague", 1)
    assert ahead(5, struck, spared) == [("prestige", 3)]
