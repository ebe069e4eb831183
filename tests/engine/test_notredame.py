"""RULES.md section 6: the card of Notre Dame; section 4: what Notre Dame pays at a period's end."""

import pytest

from engine import COLOURS, IllegalMove
from engine.events import ActionForgone, CoinsPaid, CubePlaced, CubeRemoved, NotreDamePaid, PrestigeGained
from tests.engine.table import THREE, choices, given, of_kind, play, see


@pytest.mark.parametrize(("coins", "prestige"), [(1, 1), (2, 3), (3, 6)])
def test_a_donation_places_a_cube_and_pays_prestige(coins: int, prestige: int) -> None:
    game = given(*THREE).player("red", coins=5).to_play("red", "notredame")
    play(game, "red play red.notredame")
    assert choices(game) == ["donate 0", "donate 1", "donate 2", "donate 3"]
    assert play(game, f"red donate {coins}") == [
        CoinsPaid("red", coins, "donation"),
        CubePlaced("red", "notredame", "cache"),
        PrestigeGained("red", prestige, 0, "notredame"),
    ]
    assert (see(game, "red").coins, see(game, "red").cathedral) == (5 - coins, 1)


def test_donating_nothing_does_nothing() -> None:
    game = given(*THREE).to_play("red", "notredame")
    assert play(game, "red play red.notredame", "red donate 0")[1:] == [ActionForgone("red", "notredame")]
    assert (see(game, "red").coins, see(game, "red").cathedral, see(game, "red").cache) == (3, 0, 4)


@pytest.mark.parametrize("coins", [1, 2])
def test_donations_go_as_far_as_the_coins_reach(coins: int) -> None:
    game = given(*THREE).player("red", coins=coins).to_play("red", "notredame")
    play(game, "red play red.notredame")
    assert choices(game) == [f"donate {n}" for n in range(coins + 1)]


def test_without_coins_nothing_is_asked_and_nothing_happens() -> None:
    game = given(*THREE).player("red", coins=0).to_play("red", "notredame")
    assert play(game, "red play red.notredame")[1:] == [ActionForgone("red", "notredame")]
    assert game.to_move == ("blue",)


def test_more_than_three_coins_are_never_donated() -> None:
    game = given(*THREE).player("red", coins=9).to_play("red", "notredame")
    play(game, "red play red.notredame")
    with pytest.raises(IllegalMove) as refusal:
        game.play("red donate 4")
    assert [move.choice for move in refusal.value.options] == [f"donate {coins}" for coins in range(4)]


def test_claire_without_a_cube_in_her_cache_takes_one_of_her_hospital_for_notredame() -> None:
    """Anniversary rulebook, page 6, « Plus de cubes Influence … ? »: a cube is moved, an offering made."""
    cubes = {"hospital": 1, "bank": 1, "notredame": 1}
    game = given(*THREE).player("red", cubes=cubes, cache=0).to_play("red", "notredame")
    play(game, "red play red.notredame", "red donate 2")
    assert choices(game) == ["take bank", "take hospital"], "no forgoing now, and no cube of Notre Dame (R6)"
    assert play(game, "red take hospital") == [
        CubePlaced("red", "notredame", "hospital"),
        PrestigeGained("red", 3, 0, "notredame"),
    ]
    claire = see(game, "red")
    assert (claire.sectors["hospital"], claire.cathedral) == (0, 2)


def test_a_single_place_to_take_the_cube_from_is_taken_without_a_question() -> None:
    game = given(*THREE).player("red", cubes={"hotel": 2}, cache=0).to_play("red", "notredame")
    events = play(game, "red play red.notredame", "red donate 1")
    assert CubePlaced("red", "notredame", "hotel") in events
    assert game.to_move == ("blue",)


@pytest.mark.parametrize("cubes", [{}, {"notredame": 2}])
def test_without_a_cube_to_place_there_is_no_donation(cubes: dict[str, int]) -> None:
    table = given(*THREE).player("red", cubes=cubes, cache=0, friend="bank")
    game = table.to_play("red", "notredame")
    assert play(game, "red play red.notredame")[1:] == [ActionForgone("red", "notredame")]
    assert see(game, "red").coins == 3


def test_the_park_of_which_the_cube_was_taken_counts_as_it_is_then() -> None:
    game = given(*THREE).player("red", cubes={"park": 2}, cache=0).to_play("red", "notredame")
    events = play(game, "red play red.notredame", "red donate 1")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 1, 0, "notredame")]


# A period's end. The last in order passes the hiring; plague and scoring follow.


@pytest.mark.parametrize("round_", [3, 6, 9])
def test_green_gets_6_and_blue_3_for_two_cubes_and_one(round_: int) -> None:
    """Anniversary rulebook, page 6, « Décompte de Notre-Dame »: 10 prestige among 3 cubes of 4 players."""
    table = given("green", "blue", "red", "yellow", round=round_).persons("hostess", "moneylender")
    table.player("green", cubes={"notredame": 2}).player("blue", cubes={"notredame": 1})
    game = table.to_hire("yellow")
    events = play(game, "yellow pass")
    assert of_kind(events, NotreDamePaid) == [NotreDamePaid(10, 3, 3)]
    assert sorted(of_kind(events, PrestigeGained)) == [
        PrestigeGained("blue", 3, 0, "notredame_share"),
        PrestigeGained("green", 6, 0, "notredame_share"),
    ]
    assert sorted(of_kind(events, CubeRemoved)) == [
        CubeRemoved("blue", "notredame", "notredame"),
        CubeRemoved("green", "notredame", "notredame"),
        CubeRemoved("green", "notredame", "notredame"),
    ]
    for colour in game.seats:
        assert (see(game, colour).cathedral, see(game, colour).supply) == (0, 10), "to the supply"


@pytest.mark.parametrize("round_", [1, 2, 4, 5, 7, 8])
def test_notredame_does_not_score_within_a_period(round_: int) -> None:
    game = given(*THREE, round=round_).player("red", cubes={"notredame": 2}).to_hire("green")
    assert of_kind(play(game, "green pass"), NotreDamePaid) == []
    assert see(game, "red").cathedral == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("cubes", [1, 4, 7])
def test_the_pot_is_divided_by_all_cubes_and_rounded_down(players: int, cubes: int) -> None:
    seats = COLOURS[:players]
    table = given(*seats, round=3).player(seats[0], cubes={"notredame": cubes})
    game = table.player(seats[1], cubes={"notredame": 1}).to_hire(seats[-1])
    gains = of_kind(play(game, f"{seats[-1]} pass"), PrestigeGained)
    each = {2: 6, 3: 8, 4: 10, 5: 12}[players] // (cubes + 1)
    expected = [(seats[0], each * cubes), (seats[1], each)] if each else []
    assert sorted((gain.seat, gain.n) for gain in gains) == sorted(expected), "one gain a player"


def test_a_cube_that_pays_nothing_is_no_gain_and_gets_no_bonus() -> None:
    """R4."""
    table = given("red", "blue", round=3).player("red", cubes={"notredame": 4, "park": 6})
    events = play(table.player("blue", cubes={"notredame": 3}).to_hire("blue"), "blue pass")
    assert of_kind(events, NotreDamePaid) == [NotreDamePaid(6, 7, 0)]
    assert of_kind(events, PrestigeGained) == []
    assert len(of_kind(events, CubeRemoved)) == 7


def test_without_cubes_nobody_is_paid() -> None:
    events = play(given(*THREE, round=3).to_hire("green"), "green pass")
    assert not of_kind(events, NotreDamePaid)
    assert not of_kind(events, PrestigeGained)


def test_the_view_tells_what_a_cube_would_pay_now() -> None:
    table = given(*THREE).player("red", cubes={"notredame": 2}).player("blue", cubes={"notredame": 1})
    view = table.to_play("red").view()
    assert (view.pot, view.cube_pays_now) == (8, 2)
    assert given(*THREE).to_play("red").view().cube_pays_now == 8
