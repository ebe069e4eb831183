"""RULES.md section 9, letter A: administrator, nurse, scholar, priest, prosecutor, bellringer."""

import pytest

from engine import EDITIONS
from engine.events import (
    ActionForgone,
    CardPlayed,
    CoinsGained,
    CubePlaced,
    CubesGained,
    PrestigeGained,
    RatMoved,
    SectorActivated,
    ThirdShown,
)
from tests.engine.table import THREE, choices, given, hire, of_kind, play, see

# Administrator.


@pytest.mark.parametrize(("prestige", "park", "gain"), [(7, 0, 7), (7, 1, 7), (7, 4, 9), (1, 2, 2)])
def test_the_administrator_gains_as_much_as_one_has_and_a_bonus(prestige: int, park: int, gain: int) -> None:
    game, events = hire("administrator", prestige=prestige, cubes={"park": park})
    assert events == [PrestigeGained("red", gain, park // 2, "administrator")]
    assert see(game, "red").prestige == prestige + gain


def test_the_administrator_of_one_without_prestige_gains_nothing() -> None:
    """R4."""
    assert hire("administrator", cubes={"park": 4})[1] == []


# Nurse.


def test_the_nurse_places_a_cube_of_the_supply_into_the_hospital_and_kills_a_rat() -> None:
    game, events = hire("nurse", rat=5, cubes={"hospital": 1})
    assert events == [CubePlaced("red", "hospital", "supply"), RatMoved("red", 5, 4, "kill")]
    red = see(game, "red")
    assert (red.cache, red.supply, red.sectors["hospital"]) == (4, 14 - 1 - 4 - 1, 2)


def test_the_nurse_kills_a_rat_also_where_the_supply_is_empty() -> None:
    """R14."""
    assert hire("nurse", rat=5, supply=0)[1] == [RatMoved("red", 5, 4, "kill")]


def test_the_nurses_cube_helps_in_this_rounds_plague() -> None:
    game, _ = hire("nurse", rat=3)
    assert see(game, "red").rat_after == 2 + (0 + 1 + 4) - 1


# Scholar.


def test_the_scholar_does_the_action_of_the_third_card_with_a_cube_placed() -> None:
    game, events = hire("scholar", third="bank", cubes={"bank": 1})
    assert events == [
        ThirdShown("red", "red.bank"),
        CubePlaced("red", "bank", "cache"),
        SectorActivated("red", "bank", 2),
        CoinsGained("red", 2, ()),
    ]
    assert see(game, "red").cache == 3


def test_the_scholars_third_card_lies_face_up_like_a_played_one() -> None:
    game, _ = hire("scholar", third="bank")
    for viewer in ((), ("blue",), ("red",)):
        red = game.view(*viewer).players["red"]
        assert red.third == "red.bank"
        assert red.played[-1] == "red.bank"
    play(game, "blue pass", "green pass")
    assert "red.bank" in game.view().players["red"].gone


def test_a_third_card_that_no_scholar_used_goes_unseen() -> None:
    game = given(*THREE, new_persons=True).persons("monk", "doctor", "scholar").to_hire("red", third="bank")
    assert game.view("blue").players["red"].third == "red.?"
    play(game, "red pass", "blue pass", "green pass")
    assert "red.bank" not in game.view().players["red"].gone


def test_the_scholar_with_an_empty_cache_takes_a_cube_or_forgoes() -> None:
    game, _ = hire("scholar", third="residence", cubes={"bank": 1, "notredame": 1}, cache=0)
    assert choices(game) == ["take bank", "take notredame", "forgo"]
    assert play(game, "red forgo") == [ActionForgone("red", "residence")]


def test_the_scholar_with_a_friend_moves_it() -> None:
    game, _ = hire("scholar", third="friend")
    assert of_kind(play(game, "red friend cloister"), CubesGained) == [CubesGained("red", 1)]


def test_the_scholar_with_notredame_asks_for_the_donation() -> None:
    game, _ = hire("scholar", third="notredame", coins=4)
    assert choices(game) == ["donate 0", "donate 1", "donate 2", "donate 3"]
    assert PrestigeGained("red", 6, 0, "notredame") in play(game, "red donate 3")


def test_the_coin_for_the_scholar_is_gone_before_the_donation() -> None:
    _, events = hire("scholar", third="notredame", coins=1)
    assert events[1:] == [ActionForgone("red", "notredame")]


def test_the_scholars_card_cannot_be_declined_even_where_cards_may_be() -> None:
    assert EDITIONS["bluebear"].may_decline
    game, events = hire("scholar", third="bank", edition="bluebear")
    assert of_kind(events, CoinsGained) == [CoinsGained("red", 1, ())]
    assert game.to_move == ("blue",)


def test_the_scholar_plays_no_card_in_the_sense_of_a_turn() -> None:
    assert not of_kind(hire("scholar", third="bank")[1], CardPlayed)


# Priest.


def test_the_priest_places_a_cube_of_the_supply_into_notredame_and_nothing_else() -> None:
    game, events = hire("priest", cubes={"park": 2, "notredame": 1})
    assert events == [CubePlaced("red", "notredame", "supply")]
    assert (see(game, "red").cathedral, see(game, "red").prestige) == (2, 0)


# Prosecutor.


def test_the_prosecutor_activates_a_sector_as_it_stands() -> None:
    """R13: no cube is placed."""
    game, _ = hire("prosecutor", cubes={"bank": 3, "hotel": 1, "notredame": 1}, friend="bank")
    assert choices(game) == ["activate bank", "activate hotel"], "R10: with influence 1 or more"
    assert play(game, "red activate bank") == [SectorActivated("red", "bank", 4), CoinsGained("red", 4, ())]
    assert see(game, "red").sectors["bank"] == 3


def test_the_prosecutor_activates_a_sector_with_the_friend_alone() -> None:
    assert hire("prosecutor", friend="residence", cache=0)[1] == [
        SectorActivated("red", "residence", 1),
        PrestigeGained("red", 1, 0, "residence"),
    ]


def test_the_prosecutor_sends_the_carriage_on_its_way() -> None:
    game, _ = hire("prosecutor", cubes={"carriage": 2}, carriage="blue.outer")
    assert "drive blue.outer" in choices(game)
    play(game, "red drive blue.outer")
    assert choices(game) == ["collect", "leave"]


# Bellringer.


@pytest.mark.parametrize(("cubes", "gain"), [(0, 0), (1, 3), (4, 12)])
def test_the_bellringer_pays_3_for_every_own_cube_in_notredame(cubes: int, gain: int) -> None:
    game, events = hire("bellringer", cubes={"notredame": cubes, "bank": 2})
    assert events == ([PrestigeGained("red", gain, 0, "bellringer")] if gain else [])
    assert see(game, "red").cathedral == cubes


def test_the_bellringer_counts_no_cubes_of_others_and_is_one_gain() -> None:
    table = given(*THREE, new_persons=True).persons("hostess", "doctor", "bellringer")
    table.player("red", cubes={"notredame": 2, "park": 3}).player("blue", cubes={"notredame": 5})
    events = play(table.to_hire("red"), "red hire bellringer")
    assert events[2:] == [PrestigeGained("red", 7, 1, "bellringer")]
