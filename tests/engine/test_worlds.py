"""Worlds drawn from a view, in detail; ``test_whole_games.py`` draws them all through games."""

from random import Random

import pytest

from engine import Game, draw_world
from tests.engine.table import THREE, given, play, see


def test_the_prestige_of_others_is_what_the_viewer_reckons_or_else_its_own() -> None:
    for prestige in (0, 12):
        game = given(*THREE).player("red", prestige=prestige).player("blue", prestige=40).to_play("red")
        view = game.view("red")
        assert see(draw_world(view, Random(1)), "blue").prestige == prestige
        world = draw_world(view, Random(1), {"blue": 17})
        assert [see(world, colour).prestige for colour in THREE] == [prestige, 17, prestige]


def test_open_prestige_is_taken_as_it_is() -> None:
    game = given(*THREE, open_prestige=True).player("blue", prestige=40).to_play("red")
    assert see(draw_world(game.view("red"), Random(1), {"blue": 3}), "blue").prestige == 40


@pytest.mark.parametrize("viewers", [(), ("red", "blue")])
def test_a_world_is_drawn_for_one_viewer(viewers: tuple[str, ...]) -> None:
    game = given(*THREE).to_play("red")
    with pytest.raises(ValueError, match="one viewer"):
        draw_world(game.view(*viewers), Random(1))


def test_the_same_random_numbers_draw_the_same_world_and_take_nothing_from_the_game() -> None:
    game = Game.new(THREE, 5, new_persons=True)
    before = repr(game.view(*THREE))
    drawn = {repr(draw_world(game.view("red"), Random(3)).view(*THREE)) for _ in range(3)}
    assert len(drawn) == 1
    assert repr(game.view(*THREE)) == before


def test_who_has_hired_the_spy_draws_the_grey_persons_as_they_are() -> None:
    table = given(*THREE, round=4, new_persons=True).persons("monk", "doctor", "spy")
    game = table.to_hire("red")
    play(game, "red hire spy")
    ahead = game.view("red").grey_ahead
    assert all(draw_world(game.view("red"), Random(n)).view("red").grey_ahead == ahead for n in range(5))
    guesses = set()
    for n in range(30):
        world = draw_world(game.view("blue"), Random(n))
        persons: list[str] = []
        while not world.over:
            if world.view().round - 5 == len(persons):
                persons.append(world.view().persons[2])
            world.play(world.legal_moves()[-1])
        assert sorted(persons) == sorted(ahead)
        assert set(persons[:2]) == set(ahead[:2]), "B before C"
        guesses.add(tuple(persons))
    assert len(guesses) > 4


def test_in_a_drawn_world_nobody_else_has_seen_the_grey_persons_to_come() -> None:
    table = given(*THREE, round=4, new_persons=True).persons("monk", "doctor", "spy")
    game = table.to_hire("red")
    for viewer, seen in (("red", False), ("blue", False)):
        world = draw_world(game.view(viewer), Random(2))
        assert [world.view(colour).grey_ahead == ("?",) * 5 for colour in THREE] == [not seen] * 3
    play(game, "red hire spy")
    world = draw_world(game.view("red"), Random(2))
    assert [colour for colour in THREE if "?" not in world.view(colour).grey_ahead] == ["red"]
    unknowing = draw_world(game.view("blue"), Random(2))
    assert all("?" in unknowing.view(colour).grey_ahead for colour in THREE if colour != "red")


def test_cards_that_lay_face_up_this_period_are_in_no_hand_and_no_deck() -> None:
    game = given(*THREE, round=3).to_play("red")
    gone = {card for player in game.view().players.values() for card in player.gone}
    assert len(gone) == 12
    for n in range(20):
        world = draw_world(game.view("red"), Random(n))
        assert not {card for colour in THREE for card in see(world, colour).hand} & gone


def test_a_face_down_third_card_of_another_is_drawn_too() -> None:
    game = given(*THREE).to_hire("red")
    thirds = {see(draw_world(game.view("red"), Random(n)), "blue").third for n in range(30)}
    assert game.view("red").players["blue"].third == "red.?"
    assert thirds == set(see(game, "red").passed[0]), "one of the two that red handed to blue"
    mine = {see(draw_world(game.view("red"), Random(n)), "red").third for n in range(5)}
    assert mine == {see(game, "red").third}
