"""RULES.md section 9, letter A: administrator, nurse, scholar, priest, prosecutor, bellringer."""

import pytest

from engine import EDITIONS, Game
from engine.events import (
    ActionForgone,
    CardPlayed,
    CoinsGained,
    CoinsPaid,
    CubePlaced,
    CubesGained,
    PersonHired,
    PrestigeGained,
    RatMoved,
    SectorActivated,
    ThirdShown,
)
from tests.engine.table import THREE, asked, choices, given, of_kind, play, see


def hire(person: str, *, third: str | None = None, edition: str = "anniversary", **pieces: object) -> Game:
    """The game before red hires a person of letter A."""
    table = given(*THREE, new_persons=True, edition=edition).persons("hostess", "doctor", person)
    return table.player("red", **pieces).to_hire("red", third=third)  # type: ignore[arg-type]


def effect(game: Game, person: str) -> list[object]:
    """Red hires the person; what followed the payment."""
    events = play(game, f"red hire {person}")
    assert events[:2] == [CoinsPaid("red", 1, "hire"), PersonHired("red", person)]
    return events[2:]


# Administrator.


@pytest.mark.parametrize(("prestige", "park", "gain"), [(7, 0, 7), (7, 1, 7), (7, 4, 9), (1, 2, 2)])
def test_the_administrator_gains_as_much_as_one_has_and_a_bonus(prestige: int, park: int, gain: int) -> None:
    game = hire("administrator", prestige=prestige, cubes={"park": park})
    assert effect(game, "administrator") == [PrestigeGained("red", gain, park // 2, "administrator")]
    assert see(game, "red").prestige == prestige + gain


def test_the_administrator_of_one_without_prestige_gains_nothing() -> None:
    """R4."""
    assert effect(hire("administrator", cubes={"park": 4}), "administrator") == []


# Nurse.


def test_the_nurse_places_a_cube_of_the_supply_into_the_hospital_and_kills_a_rat() -> None:
    game = hire("nurse", rat=5, cubes={"hospital": 1})
    before = see(game, "red")
    assert effect(game, "nurse") == [CubePlaced("red", "hospital", "supply"), RatMoved("red", 5, 4, "kill")]
    after = see(game, "red")
    assert (after.cache, after.supply, after.sectors["hospital"]) == (before.cache, before.supply - 1, 2)


def test_the_nurse_kills_one_rat_and_activates_nothing() -> None:
    assert not of_kind(effect(hire("nurse", rat=5), "nurse"), SectorActivated)


def test_the_nurse_kills_a_rat_also_where_the_supply_is_empty() -> None:
    """R14."""
    assert effect(hire("nurse", rat=5, supply=0), "nurse") == [RatMoved("red", 5, 4, "kill")]


def test_the_nurses_cube_helps_in_this_rounds_plague() -> None:
    game = hire("nurse", rat=3)
    effect(game, "nurse")
    assert see(game, "red").rat_after == 2 + (0 + 1 + 4) - 1


# Scholar.


def test_the_scholar_does_the_action_of_the_third_card_with_a_cube_placed() -> None:
    game = hire("scholar", third="bank", cubes={"bank": 1})
    assert effect(game, "scholar") == [
        ThirdShown("red", "red.bank"),
        CubePlaced("red", "bank", "cache"),
        SectorActivated("red", "bank", 2),
        CoinsGained("red", 2, ()),
    ]
    assert see(game, "red").cache == 3


def test_the_scholars_third_card_lies_face_up_like_a_played_one() -> None:
    game = hire("scholar", third="bank")
    assert game.view("blue").players["red"].third == "red.?"
    effect(game, "scholar")
    for viewer in ((), ("blue",), ("red",)):
        red = game.view(*viewer).players["red"]
        assert red.third == "red.bank"
        assert red.played[-1] == "red.bank"
    play(game, "blue pass", "green pass")
    assert "red.bank" in game.view().players["red"].gone


def test_a_third_card_that_no_scholar_used_goes_unseen() -> None:
    game = hire("scholar", third="bank")
    play(game, "red pass", "blue pass", "green pass")
    assert "red.bank" not in game.view().players["red"].gone


def test_the_scholar_with_an_empty_cache_takes_a_cube_or_forgoes() -> None:
    game = hire("scholar", third="residence", cubes={"bank": 1, "notredame": 1}, cache=0)
    effect(game, "scholar")
    assert choices(game) == ["take bank", "take notredame", "forgo"]
    assert play(game, "red forgo") == [ActionForgone("red", "residence")]


def test_the_scholar_with_a_friend_moves_it() -> None:
    game = hire("scholar", third="friend")
    effect(game, "scholar")
    assert of_kind(play(game, "red friend cloister"), CubesGained) == [CubesGained("red", 1)]


def test_the_scholar_with_notredame_asks_for_the_donation() -> None:
    game = hire("scholar", third="notredame", coins=4)
    effect(game, "scholar")
    assert choices(game) == ["donate 0", "donate 1", "donate 2", "donate 3"]
    assert PrestigeGained("red", 6, 0, "notredame") in play(game, "red donate 3")


def test_the_coin_for_the_scholar_is_gone_before_the_donation() -> None:
    game = hire("scholar", third="notredame", coins=1)
    assert effect(game, "scholar")[1:] == [ActionForgone("red", "notredame")]


def test_the_scholars_card_cannot_be_declined_even_where_cards_may_be() -> None:
    assert EDITIONS["bluebear"].may_decline
    game = hire("scholar", third="bank", edition="bluebear")
    assert of_kind(effect(game, "scholar"), CoinsGained) == [CoinsGained("red", 1, ())]
    assert game.to_move == ("blue",)


def test_the_scholar_plays_no_card_in_the_sense_of_a_turn() -> None:
    assert not of_kind(effect(hire("scholar", third="bank"), "scholar"), CardPlayed)


# Priest.


def test_the_priest_places_a_cube_of_the_supply_into_notredame_and_nothing_else() -> None:
    game = hire("priest", cubes={"park": 2, "notredame": 1})
    assert effect(game, "priest") == [CubePlaced("red", "notredame", "supply")]
    assert (see(game, "red").cathedral, see(game, "red").prestige) == (2, 0)


def test_the_priest_with_an_empty_supply_places_nothing() -> None:
    """R14."""
    assert effect(hire("priest", supply=0), "priest") == [ActionForgone("red", "priest")]


# Prosecutor.


def test_the_prosecutor_activates_a_sector_as_it_stands() -> None:
    """R13: no cube is placed."""
    game = hire("prosecutor", cubes={"bank": 3, "hotel": 1, "notredame": 1}, friend="bank")
    effect(game, "prosecutor")
    decision = asked(game, "red")
    assert (decision.kind, decision.source) == ("activate", "prosecutor")
    assert choices(game) == ["activate bank", "activate hotel"], "R10: with influence 1 or more"
    assert play(game, "red activate bank") == [SectorActivated("red", "bank", 4), CoinsGained("red", 4, ())]
    assert see(game, "red").sectors["bank"] == 3


def test_the_prosecutor_activates_a_sector_with_the_friend_alone() -> None:
    assert effect(hire("prosecutor", friend="residence", cache=0), "prosecutor") == [
        SectorActivated("red", "residence", 1),
        PrestigeGained("red", 1, 0, "residence"),
    ]


def test_the_prosecutor_without_influence_in_any_sector_activates_nothing() -> None:
    assert effect(hire("prosecutor", cubes={"notredame": 2}), "prosecutor") == [
        ActionForgone("red", "prosecutor")
    ]


def test_the_prosecutor_sends_the_carriage_on_its_way() -> None:
    game = hire("prosecutor", cubes={"carriage": 2}, carriage="blue.outer")
    effect(game, "prosecutor")
    assert "drive blue.outer" in choices(game)
    play(game, "red drive blue.outer")
    assert choices(game) == ["collect", "leave"]


# Bellringer.


@pytest.mark.parametrize(("cubes", "gain"), [(0, 0), (1, 3), (4, 12)])
def test_the_bellringer_pays_3_for_every_own_cube_in_notredame(cubes: int, gain: int) -> None:
    game = hire("bellringer", cubes={"notredame": cubes, "bank": 2})
    expected = [PrestigeGained("red", gain, 0, "bellringer")] if gain else []
    assert effect(game, "bellringer") == expected
    assert see(game, "red").cathedral == cubes


def test_the_bellringer_counts_no_cubes_of_others_and_is_one_gain() -> None:
    table = given(*THREE, new_persons=True).persons("hostess", "doctor", "bellringer")
    table.player("red", cubes={"notredame": 2, "park": 3}).player("blue", cubes={"notredame": 5})
    assert effect(table.to_hire("red"), "bellringer") == [PrestigeGained("red", 7, 1, "bellringer")]
