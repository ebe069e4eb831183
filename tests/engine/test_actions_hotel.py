"""RULES.md section 6: the hotel, and R8; the hostess offers the same benefits."""

import pytest

from engine import EDITIONS, Game
from engine.events import ActionForgone, CoinsGained, CubesGained, RatMoved
from tests.engine.table import THREE, choices, given, of_kind, play, see


def hotel(before: int, double_at: int = 3, **pieces: object) -> Game:
    """The red hotel card just played on ``before`` cubes."""
    table = given(*THREE, options=EDITIONS["anniversary"]._replace(hotel_double_at=double_at))
    table.player("red", **({"cubes": {"hotel": before}, "rat": 5} | pieces))  # type: ignore[arg-type]
    game = table.to_play("red", "hotel")
    play(game, "red play red.hotel")
    return game


def test_luc_takes_a_coin_with_his_second_cube() -> None:
    """Page 4, « Auberge »."""
    game = hotel(1)
    assert choices(game) == ["gain coin", "gain cube", "gain kill"]
    assert play(game, "red gain coin") == [CoinsGained("red", 1, ())]
    assert game.to_move == ("blue",)


@pytest.mark.parametrize(
    ("first", "second"),
    [("coin", "coin"), ("cube", "cube"), ("cube", "coin"), ("kill", "kill"), ("kill", "coin")],
)
def test_luc_takes_two_benefits_with_his_third_cube_the_same_or_different(first: str, second: str) -> None:
    game = hotel(2)
    play(game, f"red gain {first}")
    assert game.to_move == ("red",)
    play(game, f"red gain {second}")
    luc, taken = see(game, "red"), (first, second)
    assert luc.coins == 3 + taken.count("coin")
    assert luc.cache == 4 - 1 + taken.count("cube")
    assert luc.rat == 5 - taken.count("kill")
    assert game.to_move == ("blue",)


@pytest.mark.parametrize("double_at", range(2, 10))
def test_the_edition_says_from_which_influence_two_benefits_are_taken(double_at: int) -> None:
    assert play(hotel(double_at - 2, double_at), "red gain coin")
    below, at = hotel(double_at - 2, double_at), hotel(double_at - 1, double_at)
    play(below, "red gain coin")
    play(at, "red gain coin")
    assert (below.to_move, at.to_move) == (("blue",), ("red",))


def test_the_friend_counts_for_the_double_benefit() -> None:
    game = given(*THREE).player("red", cubes={"hotel": 2}).to_play("red", "friend")
    play(game, "red play red.friend", "red friend hotel", "red gain coin", "red gain cube")
    assert game.to_move == ("blue",)


def test_killing_a_rat_on_0_is_not_offered() -> None:
    assert choices(hotel(0, rat=0)) == ["gain coin", "gain cube"]


def test_a_cube_from_an_empty_supply_is_not_offered() -> None:
    assert choices(hotel(0, supply=0)) == ["gain coin", "gain kill"]


def test_a_coin_is_not_offered_where_nobody_else_and_not_the_bank_has_one() -> None:
    table = given(*THREE).player("red", coins=25, rat=2).player("blue", coins=0).player("green", coins=0)
    game = table.to_play("red", "hotel")
    play(game, "red play red.hotel")
    assert choices(game) == ["gain cube", "gain kill"]


def test_a_coin_is_offered_where_only_another_player_has_one() -> None:
    table = given(*THREE).player("red", coins=5, rat=2).player("blue", coins=0).player("green", coins=20)
    game = table.to_play("red", "hotel")
    play(game, "red play red.hotel")
    assert choices(game) == ["gain coin", "gain cube", "gain kill"]
    assert play(game, "red gain coin") == [CoinsGained("red", 1, (("green", 1),))]


def test_a_single_benefit_is_taken_without_a_question() -> None:
    table = given(*THREE).player("red", supply=0)
    events = play(table.to_play("red", "hotel"), "red play red.hotel")
    assert of_kind(events, CoinsGained) == [CoinsGained("red", 1, ())]


def test_the_second_benefit_is_looked_at_anew() -> None:
    game = hotel(2, rat=1, supply=1)
    assert choices(game) == ["gain coin", "gain cube", "gain kill"]
    play(game, "red gain kill")
    assert choices(game) == ["gain coin", "gain cube"]
    other = hotel(2, rat=1, supply=1)
    play(other, "red gain cube")
    assert choices(other) == ["gain coin", "gain kill"]


def broke_table() -> Game:
    """Red with all coins, an empty supply, and the hotel card on two cubes; only a rat could be killed."""
    table = given(*THREE).player("red", coins=25, cubes={"hotel": 2}, supply=0, rat=1)
    return table.player("blue", coins=0).player("green", coins=0).to_play("red", "hotel")


def test_the_second_benefit_is_lost_when_none_is_left() -> None:
    game = broke_table()
    events = play(game, "red play red.hotel")
    assert of_kind(events, RatMoved) == [RatMoved("red", 1, 0, "kill")]
    assert of_kind(events, ActionForgone) == [ActionForgone("red", "hotel")]
    assert of_kind(events, CubesGained) == []
    assert game.to_move == ("blue",)


def test_the_hostess_offers_no_benefit_that_cannot_happen_either() -> None:
    """R8 holds for the hostess too."""
    table = given(*THREE).persons("hostess", "monk").player("red", rat=0, supply=0)
    events = play(table.to_hire("red"), "red hire hostess")
    assert of_kind(events, CoinsGained) == [CoinsGained("red", 1, ())]
    table = given(*THREE).persons("hostess", "monk").player("red", rat=3, supply=0)
    game = table.to_hire("red")
    play(game, "red hire hostess")
    assert choices(game) == ["gain coin", "gain kill"]
