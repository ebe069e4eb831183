"""RULES.md sections 1 and 6: the friend."""

import pytest

from engine import SECTORS
from engine.events import (
    CoinsGained,
    CubePlaced,
    CubesGained,
    FriendMoved,
    PrestigeGained,
    RatMoved,
    SectorActivated,
)
from tests.engine.table import THREE, choices, given, of_kind, play, see


def test_from_the_hand_it_goes_to_any_of_the_seven_sectors() -> None:
    game = given(*THREE).to_play("red", "friend")
    play(game, "red play red.friend")
    assert choices(game) == [f"friend {sector}" for sector in SECTORS]


@pytest.mark.parametrize("here", SECTORS)
def test_it_must_go_to_another_sector(here: str) -> None:
    game = given(*THREE).player("red", friend=here).to_play("red", "friend")
    play(game, "red play red.friend")
    assert choices(game) == [f"friend {sector}" for sector in SECTORS if sector != here]


def test_it_places_no_cube_and_needs_none() -> None:
    game = given(*THREE).player("red", cubes={"bank": 2}, cache=0).to_play("red", "friend")
    events = play(game, "red play red.friend", "red friend bank")
    assert of_kind(events, CubePlaced) == []
    assert of_kind(events, FriendMoved) == [FriendMoved("red", None, "bank")]
    assert of_kind(events, SectorActivated) == [SectorActivated("red", "bank", 3)]


def test_the_sector_it_leaves_has_one_influence_less() -> None:
    game = given(*THREE).player("red", cubes={"bank": 1}, friend="bank").to_play("red", "friend")
    play(game, "red play red.friend", "red friend residence")
    red = see(game, "red")
    assert (red.friend, red.influence("bank"), red.influence("residence")) == ("residence", 1, 1)


def test_moving_into_the_park_counts_for_the_bonus_at_once_but_its_action_gains_no_prestige() -> None:
    table = given(*THREE).player("red", cubes={"park": 1}, rat=2)
    events = play(table.to_play("red", "friend"), "red play red.friend", "red friend park")
    assert of_kind(events, PrestigeGained) == []
    assert of_kind(events, RatMoved) == [RatMoved("red", 2, 1, "kill")]


def test_moving_out_of_the_park_takes_its_bonus_away_before_the_gain() -> None:
    table = given(*THREE).player("red", cubes={"park": 1, "residence": 2}, friend="park")
    events = play(table.to_play("red", "friend"), "red play red.friend", "red friend residence")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 3, 0, "residence")]


@pytest.mark.parametrize(
    ("sector", "event"),
    [
        ("cloister", CubesGained("red", 2)),
        ("bank", CoinsGained("red", 2, ())),
        ("residence", PrestigeGained("red", 2, 0, "residence")),
        ("park", RatMoved("red", 3, 2, "kill")),
        ("hospital", RatMoved("red", 3, 2, "kill")),
    ],
)
def test_it_does_the_action_of_its_new_sector(sector: str, event: object) -> None:
    game = given(*THREE).player("red", cubes={sector: 1}, rat=3).to_play("red", "friend")
    assert event in play(game, "red play red.friend", f"red friend {sector}")


def test_in_the_carriage_house_it_lets_the_carriage_drive() -> None:
    game = given(*THREE).to_play("red", "friend")
    play(game, "red play red.friend", "red friend carriage")
    assert "drive red.centre" in choices(game)
    assert "drive blue.inner" in choices(game)


def test_an_opponents_friend_card_moves_the_own_friend() -> None:
    game = given(*THREE).to_play("red", "blue.friend")
    play(game, "red play blue.friend", "red friend bank")
    assert see(game, "red").friend == "bank"
    assert see(game, "blue").friend is None
