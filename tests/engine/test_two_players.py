"""RULES.md sections 3 and 4: what is special with two players; anniversary rulebook, page 8."""

import pytest

from engine import Game, Streets
from engine.events import NotreDamePaid
from tests.engine.table import choices, given, of_kind, play, see

TWO = ("red", "blue")


def test_the_players_sit_opposite_each_other() -> None:
    ring = Game.new(TWO, 3).view().ring
    assert abs(ring.index("red") - ring.index("blue")) == 2


def test_a_carriage_reaches_the_neutral_neighbour_in_one_step() -> None:
    game = given(*TWO).to_play("red", "carriage")
    ring = game.view().ring
    play(game, "red play red.carriage")
    assert {f"drive {ring[1]}.inner", f"drive {ring[3]}.left"} <= set(choices(game))
    assert set(choices(game)) == {f"drive {market}" for market in Streets(ring).reach("red.centre", 1)}


def test_neutral_messages_pay_as_all_others_do() -> None:
    table = given(*TWO)
    neutral = table.ring[1]
    game = table.message(f"{neutral}.inner", "plain").to_play("red", "carriage")
    play(game, "red play red.carriage", f"red drive {neutral}.inner", "red collect")
    assert see(game, "red").prestige == 4
    assert see(game, "red").messages == ((neutral, "plain"),)


def test_6_prestige_are_shared_at_a_periods_end() -> None:
    game = given(*TWO, round=3).player("red", cubes={"notredame": 2}).to_hire("blue")
    assert of_kind(play(game, "blue pass"), NotreDamePaid) == [NotreDamePaid(6, 2, 3)]


@pytest.mark.parametrize("seed", range(5))
def test_a_hand_is_two_own_cards_and_one_of_the_opponent(seed: int) -> None:
    game = Game.new(TWO, seed)
    while game.view().phase == "draft":
        play(game, str(game.legal_moves()[seed % len(game.legal_moves())]))
    for colour in TWO:
        assert [card.split(".")[0] for card in see(game, colour).hand].count(colour) == 2


def test_the_players_take_turns_being_first() -> None:
    game = Game.new(TWO, 1, first="blue")
    firsts: dict[int, str] = {}
    while not game.over:
        firsts.setdefault(game.view().round, game.view().first)
        play(game, str(game.legal_moves()[-1]))
    assert list(firsts.values()) == ["blue", "red"] * 4 + ["blue"]
