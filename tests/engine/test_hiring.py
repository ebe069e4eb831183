"""RULES.md section 4, phase 4: persons are hired; section 9: the councillor, who hires more."""

from typing import Any

import pytest

from engine import SECTORS, IllegalMove
from engine.events import (
    ActionForgone,
    CoinsGained,
    CoinsPaid,
    CubesGained,
    DoctorHired,
    HiringPassed,
    PersonHired,
    PrestigeGained,
    RatMoved,
)
from tests.engine.table import THREE, Table, choices, given, hire, of_kind, play, see


def test_from_the_first_player_each_may_hire_one_of_three_or_pass() -> None:
    game = given(*THREE, first="blue").persons("doctor", "monk", "bishop").to_hire("blue")
    for colour in ("blue", "green", "red"):
        assert game.to_move == (colour,)
        assert choices(game) == ["hire doctor", "hire monk", "hire bishop", "pass"]
        assert play(game, f"{colour} pass")[0] == HiringPassed(colour, False)


def test_hiring_costs_a_coin_that_goes_to_the_bank_and_takes_effect_at_once() -> None:
    game = given(*THREE).persons("monk", "doctor").to_hire("red")
    bank = game.view().bank
    assert play(game, "red hire monk") == [
        CoinsPaid("red", 1, "hire"),
        PersonHired("red", "monk"),
        CubesGained("red", 2),
        PrestigeGained("red", 1, 0, "monk"),
    ]
    assert game.view().bank == (bank or 0) + 1
    assert see(game, "red").hired == ("monk",)


def test_any_number_of_players_may_hire_the_same_person() -> None:
    game = given(*THREE).persons("monk", "doctor").to_hire("red")
    play(game, "red hire monk", "blue hire monk")
    assert "hire monk" in choices(game)


def test_a_player_without_a_coin_is_passed_over() -> None:
    game = given(*THREE).player("blue", coins=0).to_hire("red")
    assert HiringPassed("blue", True) in play(game, "red pass")
    assert game.to_move == ("green",)


def test_nobody_hires_twice() -> None:
    game = given(*THREE).persons("monk", "doctor").to_hire("red")
    play(game, "red hire monk")
    with pytest.raises(IllegalMove, match="It is not red's turn: blue must decide"):
        game.play("red hire doctor")


@pytest.mark.parametrize(
    ("person", "pieces"),
    [
        *((mover, {"cubes": {"notredame": 3}}) for mover in ("minstrel", "fool", "actress", "prosecutor")),
        *((mover, {}) for mover in ("minstrel", "fool", "mistress")),
        *((placer, {"supply": 0}) for placer in ("bishop", "priest", "butcher")),
        *((placer, {"cubes": dict.fromkeys(SECTORS, 1)}) for placer in ("bishop", "butcher")),
        ("mistress", {"friend": "bank", "supply": 0}),
        ("gypsies", {"friend": "bank"}),
        ("coachman", {"cubes": {"park": 4}}),
        ("patron", {"coins": 1, "rat": 5}),
        ("patron", {"coins": 5}),
    ],
)
def test_hiring_for_no_effect_is_allowed(person: str, pieces: dict[str, Any]) -> None:
    """R1; R9, R14: with nothing to move, or no cube to place, the effect is lost, and no sector activated."""
    game, events = hire(person, **pieces)
    assert events == [ActionForgone("red", person)]
    assert game.to_move == ("blue",)


def test_the_persons_are_known_to_all_and_who_hired_whom_too() -> None:
    game = given(*THREE).persons("monk", "doctor").to_hire("red")
    play(game, "red hire monk", "blue pass")
    assert game.view().players["red"].hired == ("monk",)
    assert game.view("green").players["blue"].hired == ()


# The councillor.


def council(coins: int, *brown: str, **pieces: object) -> Table:
    table = given(*THREE, round=7, new_persons=True).persons(*brown, "councillor")
    return table.player("red", **({"coins": coins} | pieces))  # type: ignore[arg-type]


def test_the_councillor_lets_hire_two_different_persons_more() -> None:
    game = council(5, "monk", "doctor").to_hire("red")
    play(game, "red hire councillor")
    assert choices(game) == ["hire monk", "hire doctor", "pass"], "not the councillor again"
    assert of_kind(play(game, "red hire doctor"), DoctorHired)
    assert choices(game) == ["hire monk", "hire doctor", "pass"]
    play(game, "red hire monk")
    assert game.to_move == ("blue",), "up to two"
    assert see(game, "red").coins == 2
    assert see(game, "red").hired == ("councillor", "doctor", "monk")


def test_the_councillor_may_hire_the_same_person_twice() -> None:
    game = council(3, "monk", "doctor").to_hire("red")
    events = play(game, "red hire councillor", "red hire monk", "red hire monk")
    assert of_kind(events, CubesGained) == [CubesGained("red", 2)] * 2
    assert see(game, "red").coins == 0


@pytest.mark.parametrize("hired", [0, 1])
def test_a_pass_ends_the_councillors_hiring(hired: int) -> None:
    game = council(5, "monk", "doctor").to_hire("red")
    play(game, "red hire councillor", *["red hire monk"] * hired, "red pass")
    assert game.to_move == ("blue",)
    assert see(game, "red").coins == 4 - hired


@pytest.mark.parametrize("coins", [1, 2])
def test_without_a_coin_the_councillor_asks_nothing_more(coins: int) -> None:
    game = council(coins, "monk", "doctor").to_hire("red")
    play(game, "red hire councillor", *["red hire monk"] * (coins - 1))
    assert game.to_move == ("blue",)
    assert see(game, "red").coins == 0


@pytest.mark.parametrize("coins", [1, 2])
def test_of_hires_that_the_councillor_cannot_pay_nothing_is_told(coins: int) -> None:
    """R15."""
    game = council(coins, "doctor", "monk").to_hire("red")
    events = play(game, "red hire councillor", *["red hire doctor"] * (coins - 1))
    told = [PersonHired, *[CoinsPaid, PersonHired, DoctorHired] * (coins - 1)]
    assert [type(event) for event in events if event.seat == "red"] == [CoinsPaid, *told]


def test_coins_that_a_person_brings_pay_for_the_next_one() -> None:
    game = council(2, "moneylender", "monk").to_hire("red")
    events = play(game, "red hire councillor", "red hire moneylender")
    assert of_kind(events, CoinsGained) == [CoinsGained("red", 2, ())]
    play(game, "red hire monk")
    assert see(game, "red").coins == 1


def test_each_effect_is_done_before_the_next_choice() -> None:
    """A fool into the hotel asks for both its benefits before the councillor asks again."""
    game = council(5, "fool", "monk", cubes={"bank": 1, "hotel": 2}, rat=5).to_hire("red")
    play(game, "red hire councillor", "red hire fool", "red from bank", "red to hotel")
    assert choices(game) == ["gain coin", "gain cube", "gain kill"]
    play(game, "red gain kill")
    assert choices(game) == ["gain coin", "gain cube", "gain kill"]
    play(game, "red gain coin")
    assert choices(game) == ["hire fool", "hire monk", "pass"]


def test_a_doctor_hired_through_the_councillor_works() -> None:
    game = council(3, "doctor", "monk", rat=4).to_hire("red")
    events = play(game, "red hire councillor", "red hire doctor", "red pass", "blue pass", "green pass")
    assert not [event for event in of_kind(events, RatMoved) if event.seat == "red"]
