"""RULES.md section 5: prestige with the park's bonus, cubes, and coins when the bank is empty (R4, R5)."""

import pytest

from engine.events import CoinsGained, PrestigeGained, RatMoved
from tests.engine.table import THREE, choices, given, of_kind, play, see

FIVE = ("red", "blue", "green", "yellow", "purple")


PARKS = [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)]


@pytest.mark.parametrize(
    ("influence", "bonus", "friend"), [(*park, f) for park in PARKS for f in (False, True) if park[0] >= f]
)
def test_every_two_influence_in_the_park_add_one_prestige(influence: int, bonus: int, friend: bool) -> None:
    pieces = {"park": influence - friend, "residence": 1}
    table = given(*THREE).player("red", cubes=pieces, friend="park" if friend else None)
    game = table.to_play("red", "residence")
    events = play(game, "red play red.residence")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 2 + bonus, bonus, "residence")]
    assert see(game, "red").prestige == 2 + bonus


def test_stephanie_1_a_second_cube_in_the_park_kills_a_rat() -> None:
    """Anniversary rulebook, page 5, « Parc », example 1."""
    game = given(*THREE).player("red", cubes={"park": 1}, rat=4).to_play("red", "park")
    events = play(game, "red play red.park")
    assert of_kind(events, RatMoved) == [RatMoved("red", 4, 3, "kill")]
    assert of_kind(events, PrestigeGained) == []


def test_stephanie_2_gets_4_prestige_for_a_third_cube_in_her_residence() -> None:
    """Example 2: 3 for the residence and 1 for the park."""
    table = given(*THREE).player("red", cubes={"park": 2, "residence": 2})
    events = play(table.to_play("red", "residence"), "red play red.residence")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 4, 1, "residence")]


def test_stephanie_3_gets_5_prestige_for_two_coins_donated() -> None:
    """Example 3: five cubes in the park; 3 for the donation and 2 for the park."""
    game = given(*THREE).player("red", cubes={"park": 5}).to_play("red", "notredame")
    events = play(game, "red play red.notredame", "red donate 2")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 5, 2, "notredame")]


def test_stephanie_4_gets_9_prestige_for_two_cubes_in_notredame_at_the_end() -> None:
    """Example 4: six cubes in the park; 6 for two cubes and 3 for the park, once."""
    table = given("red", "blue", "green", "yellow", round=9).player("red", cubes={"park": 6, "notredame": 2})
    game = table.player("blue", cubes={"notredame": 1}).to_hire("yellow")
    events = play(game, "yellow pass")
    assert PrestigeGained("red", 9, 3, "notredame_share") in events
    assert game.over


def test_an_effect_that_pays_0_is_no_gain() -> None:
    """R4: a night watchman without an empty sector."""
    cubes = dict.fromkeys(("cloister", "bank", "residence", "carriage", "hotel", "hospital"), 1) | {"park": 2}
    table = given(*THREE).persons("hostess", "monk", "nightwatchman").player("red", cubes=cubes)
    assert of_kind(play(table.to_hire("red"), "red hire nightwatchman"), PrestigeGained) == []


# R5: the empty bank.


@pytest.mark.parametrize(
    ("coins", "cubes", "gained"),
    [
        # What the bank lacks is taken from the richest of the others …
        ({"red": 4, "blue": 5, "green": 15}, 2, CoinsGained("red", 3, (("green", 2),))),
        ({"red": 4, "blue": 9, "green": 10}, 4, CoinsGained("red", 5, (("green", 2), ("blue", 1)))),
        ({"red": 20, "blue": 2, "green": 3}, 0, CoinsGained("red", 1, (("green", 1),))),
        # … one coin at a time, so that the richest may change …
        ({"red": 0, "blue": 12, "green": 13}, 3, CoinsGained("red", 4, (("green", 2), ("blue", 2)))),
        # … of equals the nearest on the left of the taker …
        ({"red": 1, "blue": 8, "green": 8, "yellow": 8}, 0, CoinsGained("red", 1, (("blue", 1),))),
        (
            {"yellow": 1, "purple": 0, "red": 8, "blue": 8, "green": 8},
            1,
            CoinsGained("yellow", 2, (("red", 1), ("blue", 1))),
        ),
        # … and what nobody has is forgone.
        ({"red": 24, "blue": 1, "green": 0}, 3, CoinsGained("red", 1, (("blue", 1),))),
        ({"red": 25, "blue": 0, "green": 0}, 3, None),
    ],
)
def test_what_the_bank_lacks_comes_from_the_others(
    coins: dict[str, int], cubes: int, gained: CoinsGained | None
) -> None:
    """The first seat plays its bank on ``cubes`` cubes."""
    taker = next(iter(coins))
    table = given(*coins)
    for colour, many in coins.items():
        table.player(colour, coins=many, cubes={"bank": cubes} if colour == taker else None)
    game = table.to_play(taker, "bank")
    after = dict(coins)
    if gained:
        after[taker] += gained.n
        for colour, lost in gained.taken_from:
            after[colour] -= lost
    assert of_kind(play(game, f"{taker} play {taker}.bank"), CoinsGained) == ([gained] if gained else [])
    assert {colour: see(game, colour).coins for colour in coins} == after


def test_nearest_on_the_left_is_counted_from_the_taker_not_from_the_first_seat() -> None:
    table = given(*FIVE)
    for colour, coins in {"red": 8, "blue": 0, "green": 1, "yellow": 8, "purple": 8}.items():
        table.player(colour, coins=coins)
    events = play(table.to_play("green", "bank"), "green play green.bank")
    assert of_kind(events, CoinsGained) == [CoinsGained("green", 1, (("yellow", 1),))]


def test_the_coin_paid_for_a_person_is_in_the_bank_before_the_person_pays() -> None:
    table = given(*THREE).persons("moneylender", "monk")
    table.player("red", coins=1).player("blue", coins=12).player("green", coins=12)
    events = play(table.to_hire("red"), "red hire moneylender")
    assert of_kind(events, CoinsGained) == [CoinsGained("red", 2, (("blue", 1),))]


def test_unlimited_coins_never_run_out() -> None:
    table = given(*THREE, edition="riogrande-2007")
    for colour in THREE:
        table.player(colour, coins=40, cubes={"bank": 4})
    game = table.to_play("red", "bank")
    assert game.view().bank is None
    assert of_kind(play(game, "red play red.bank"), CoinsGained) == [CoinsGained("red", 5, ())]
    assert [see(game, colour).coins for colour in THREE] == [45, 40, 40]


def test_unlimited_coins_are_always_offered_in_the_hotel() -> None:
    table = given(*THREE, edition="riogrande-2007").player("red", coins=90, rat=1)
    table.player("blue", coins=0).player("green", coins=0)
    game = table.to_play("red", "hotel")
    play(game, "red play red.hotel")
    assert choices(game) == ["gain coin", "gain cube", "gain kill"]
