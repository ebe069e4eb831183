"""RULES.md section 2: the editions, and each option on its own."""

import pytest

from engine import EDITIONS, Game, Options
from engine.events import CardDiscarded, CardPlayed, CoinsGained
from tests.engine.table import THREE, choices, given, of_kind, play, see

ANNIVERSARY = EDITIONS["anniversary"]


def test_the_table_of_editions() -> None:
    assert {
        "anniversary": Options(3, True, False, 2, False),
        "alea-2007": Options(4, True, True, 2, False),
        "riogrande-2007": Options(4, False, True, 2, False),
        "bluebear": Options(4, True, True, 1, True),
    } == EDITIONS
    assert Options._fields == (
        "hotel_double_at",
        "coins_limited",
        "fool_from_notredame",
        "message_cube_prestige",
        "may_decline",
    )


def test_the_anniversary_edition_is_the_default() -> None:
    game = Game.new(THREE)
    assert (game.setup.edition, game.setup.options) == ("anniversary", ANNIVERSARY)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_decides_when_the_hotel_pays_twice(edition: str) -> None:
    double_at = 3 if edition == "anniversary" else 4
    table = given(*THREE, edition=edition).player("red", cubes={"hotel": 2})
    game = table.to_play("red", "hotel")
    play(game, "red play red.hotel", "red gain coin")
    assert (game.to_move == ("red",)) == (double_at == 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_decides_what_the_cube_message_pays(edition: str) -> None:
    table = given(*THREE, edition=edition).message("red.inner", "cube")
    game = table.to_play("red", "carriage")
    play(game, "red play red.carriage", "red drive red.inner", "red collect")
    assert see(game, "red").prestige == (1 if edition == "bluebear" else 2)


def test_the_coachman_repeats_what_the_editions_cube_message_pays() -> None:
    table = given(*THREE, edition="bluebear", round=4, new_persons=True).persons("monk", "doctor", "coachman")
    table.player("red", holds=[("red", "cube"), ("blue", "cube")])
    game = table.to_hire("red")
    play(game, "red hire coachman")
    assert see(game, "red").prestige == 2


@pytest.mark.parametrize("limited", [True, False])
def test_coins_are_limited_to_25_or_not(limited: bool) -> None:
    table = given(*THREE, options=ANNIVERSARY._replace(coins_limited=limited))
    table.player("red", coins=1, cubes={"bank": 3}).player("blue", coins=20).player("green", coins=4)
    game = table.to_play("red", "bank")
    assert game.view().bank == (0 if limited else None)
    (gain,) = of_kind(play(game, "red play red.bank"), CoinsGained)
    assert gain == CoinsGained("red", 4, (("blue", 4),) if limited else ())


@pytest.mark.parametrize("allowed", [True, False])
def test_the_fool_may_take_a_cube_of_notredame_or_not(allowed: bool) -> None:
    table = given(*THREE, options=ANNIVERSARY._replace(fool_from_notredame=allowed)).persons("fool", "monk")
    game = table.player("red", cubes={"notredame": 1, "bank": 1, "hotel": 1}).to_hire("red")
    play(game, "red hire fool")
    assert ("from notredame" in choices(game)) == allowed


# Declining.


def declining(edition: str = "bluebear", turn: int = 1) -> Game:
    return given(*THREE, edition=edition).to_play("red", "bank", "park", turn=turn)


def test_where_cards_may_be_declined_every_card_can_be_played_or_discarded() -> None:
    game = declining()
    hand = see(game, "red").hand
    assert choices(game) == [f"play {card}" for card in hand] + [f"discard {card}" for card in hand]


@pytest.mark.parametrize("edition", ["anniversary", "alea-2007", "riogrande-2007"])
def test_elsewhere_it_must_be_played(edition: str) -> None:
    game = declining(edition)
    assert choices(game) == [f"play {card}" for card in see(game, "red").hand]


def test_a_discarded_card_lies_face_up_and_does_nothing() -> None:
    game = declining()
    before = see(game, "red")
    assert play(game, "red discard red.bank") == [CardDiscarded("red", "red.bank")]
    assert game.view().players["red"].played == ("red.bank",)
    after = see(game, "red")
    assert (after.coins, after.cache, after.sectors) == (before.coins, before.cache, before.sectors)
    assert game.to_move == ("blue",)


def test_the_third_card_is_laid_under_a_discarded_second_one_too() -> None:
    game = declining(turn=2)
    play(game, "red discard red.bank")
    red = see(game, "red")
    assert (red.hand, red.third) == ((), "red.park")


def test_the_new_persons_and_open_prestige_do_not_depend_on_the_edition() -> None:
    for edition in EDITIONS:
        game = Game.new(THREE, 5, edition, new_persons=True, open_prestige=True)
        assert game.view().players["red"].prestige == 0
        assert game.view().new_persons
        assert game.view().options == EDITIONS[edition]


def test_prestige_of_others_is_hidden_unless_it_is_open() -> None:
    for is_open in (False, True):
        game = given(*THREE, open_prestige=is_open).player("red", prestige=5).to_play("red")
        assert game.view("red").players["red"].prestige == 5
        assert game.view("blue").players["red"].prestige == (5 if is_open else None)
        assert game.view().players["red"].prestige == (5 if is_open else None)


def test_a_declined_card_is_no_played_card() -> None:
    assert not of_kind(play(declining(), "red discard red.bank"), CardPlayed)
