"""RULES.md section 6: the cards of the seven sectors, with the anniversary rulebook's examples."""

import pytest

from engine import SECTORS, Sector
from engine.events import (
    ActionForgone,
    CardPlayed,
    CoinsGained,
    CubePlaced,
    CubesGained,
    PrestigeGained,
    RatMoved,
    SectorActivated,
)
from tests.engine.table import THREE, asked, choices, given, of_kind, play, see


def test_claire_gets_three_cubes_from_the_cloister_and_four_the_next_time() -> None:
    """Page 4, « Séminaire »: Claire adds a cube to two."""
    game = (
        given("red", "blue").player("red", cubes={"cloister": 2}).to_play("red", "cloister", "blue.cloister")
    )
    assert play(game, "red play red.cloister") == [
        CardPlayed("red", "red.cloister"),
        CubePlaced("red", "cloister", "cache"),
        SectorActivated("red", "cloister", 3),
        CubesGained("red", 3),
    ]
    claire = see(game, "red")
    assert (claire.cache, claire.supply, claire.sectors["cloister"]) == (4 - 1 + 3, 8 - 3, 3)
    play(game, str(game.legal_moves()[0]))
    while game.to_move != ("red",):
        play(game, str(game.legal_moves()[-1]))
    assert of_kind(play(game, "red play blue.cloister"), CubesGained) == [CubesGained("red", 4)]


def test_the_cloister_gives_what_is_left_in_the_supply() -> None:
    game = given(*THREE).player("red", cubes={"cloister": 4}, supply=2).to_play("red", "cloister")
    assert of_kind(play(game, "red play red.cloister"), CubesGained) == [CubesGained("red", 2)]
    assert see(game, "red").supply == 0


def test_the_cloister_with_an_empty_supply_gains_nothing() -> None:
    game = given(*THREE).player("red", supply=0).to_play("red", "cloister")
    assert of_kind(play(game, "red play red.cloister"), CubesGained) == []
    assert see(game, "red").sectors["cloister"] == 1


@pytest.mark.parametrize(("before", "coins"), [(0, 1), (1, 2), (4, 5)])
def test_the_bank_gives_as_many_coins_as_its_influence(before: int, coins: int) -> None:
    game = given(*THREE).player("red", coins=1, cubes={"bank": before}).to_play("red", "bank")
    assert of_kind(play(game, "red play red.bank"), CoinsGained) == [CoinsGained("red", coins, ())]
    assert see(game, "red").coins == 1 + coins


@pytest.mark.parametrize(("before", "prestige"), [(0, 1), (2, 3), (5, 6)])
def test_the_residence_gives_as_much_prestige_as_its_influence(before: int, prestige: int) -> None:
    game = given(*THREE).player("red", cubes={"residence": before}).to_play("red", "residence")
    events = of_kind(play(game, "red play red.residence"), PrestigeGained)
    assert events == [PrestigeGained("red", prestige, 0, "residence")]


@pytest.mark.parametrize("sector", SECTORS)
def test_the_friend_counts_for_the_influence_of_its_sector(sector: Sector) -> None:
    game = given(*THREE).player("red", cubes={sector: 1}, friend=sector, rat=5).to_play("red", sector)
    events = play(game, f"red play red.{sector}")
    assert of_kind(events, SectorActivated) == [SectorActivated("red", sector, 3)]


def test_a_card_of_any_colour_works_on_the_own_borough() -> None:
    game = given(*THREE).player("red", cubes={"bank": 1}).player("blue", cubes={"bank": 5})
    events = play(game.to_play("red", "blue.bank"), "red play blue.bank")
    assert of_kind(events, CoinsGained) == [CoinsGained("red", 2, ())]


@pytest.mark.parametrize("sector", ["park", "hospital"])
@pytest.mark.parametrize("cubes", [0, 4])
def test_park_and_hospital_kill_one_rat_however_many_cubes_are_there(sector: str, cubes: int) -> None:
    game = given(*THREE).player("red", cubes={sector: cubes}, rat=6).to_play("red", sector)
    assert of_kind(play(game, f"red play red.{sector}"), RatMoved) == [RatMoved("red", 6, 5, "kill")]


@pytest.mark.parametrize("sector", ["park", "hospital"])
def test_a_rat_on_0_stays_there(sector: str) -> None:
    game = given(*THREE).to_play("red", sector)
    assert of_kind(play(game, f"red play red.{sector}"), RatMoved) == []
    assert see(game, "red").rat == 0
    assert see(game, "red").sectors[sector] == 1


def test_guillaume_gets_three_coins_for_his_friend_in_a_bank_with_two_cubes() -> None:
    """Page 5, « Confident »."""
    game = given(*THREE).player("red", cubes={"bank": 2}).to_play("red", "friend")
    events = play(game, "red play red.friend", "red friend bank")
    assert of_kind(events, CoinsGained) == [CoinsGained("red", 3, ())]
    assert see(game, "red").coins == 6
    assert see(game, "red").sectors["bank"] == 2


# Placing the cube, and the empty cache (R6).


def test_the_cube_comes_from_the_cache_without_a_question() -> None:
    game = given(*THREE).player("red", cubes={"bank": 3}).to_play("red", "residence")
    play(game, "red play red.residence")
    assert game.to_move == ("blue",)
    assert see(game, "red").cache == 3


def test_with_an_empty_cache_a_cube_of_any_other_place_is_taken_or_the_action_forgone() -> None:
    cubes = {"hospital": 1, "bank": 2, "notredame": 1, "residence": 3}
    game = given(*THREE).player("red", cubes=cubes, cache=0).to_play("red", "residence")
    play(game, "red play red.residence")
    decision = asked(game, "red")
    assert (decision.kind, decision.source, decision.place) == ("take", "residence", "residence")
    assert choices(game) == ["take bank", "take hospital", "take notredame", "forgo"], "not residence (R6)"
    events = play(game, "red take notredame")
    assert events[:2] == [CubePlaced("red", "residence", "notredame"), SectorActivated("red", "residence", 4)]
    assert see(game, "red").cathedral == 0


def test_forgoing_leaves_everything_as_it_was() -> None:
    game = given(*THREE).player("red", cubes={"bank": 2}, cache=0).to_play("red", "residence")
    before = see(game, "red")
    events = play(game, "red play red.residence", "red forgo")
    assert events[1:] == [ActionForgone("red", "residence")]
    after = see(game, "red")
    assert (after.sectors, after.prestige, after.supply) == (before.sectors, 0, before.supply)
    assert game.to_move == ("blue",)


def test_the_friend_is_never_taken_for_a_cube() -> None:
    table = given(*THREE).player("red", cubes={"hotel": 1, "notredame": 1}, friend="bank", cache=0)
    game = table.to_play("red", "residence")
    play(game, "red play red.residence")
    assert choices(game) == ["take hotel", "take notredame", "forgo"]


def test_with_an_empty_cache_and_no_cube_elsewhere_the_action_is_forgone_without_a_question() -> None:
    game = given(*THREE).player("red", cubes={"residence": 3}, cache=0).to_play("red", "residence")
    assert play(game, "red play red.residence")[1:] == [ActionForgone("red", "residence")]
    assert see(game, "red").prestige == 0


def test_taking_the_cube_changes_the_park_before_the_gain() -> None:
    """Section 5: the bonus counts the park at the moment of the gain."""
    game = given(*THREE).player("red", cubes={"park": 2}, cache=0).to_play("red", "residence")
    events = play(game, "red play red.residence", "red take park")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 1, 0, "residence")]
