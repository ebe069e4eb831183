"""The quick bot: how well it plays, and that it knows no more than its seat."""

from random import Random
from statistics import fmean

import pytest

from engine import EDITIONS, Game, draw_world
from engine.bots import make_bot
from engine.lab.simulation import Plan, play_game


@pytest.mark.thorough(usual=0)
def test_it_beats_random_play_nearly_always() -> None:
    wins = 0
    for seed in range(60):
        seats = ("quick", "random") if seed % 2 else ("random", "quick")
        game, _, _ = play_game(Plan(seats, "anniversary", new_persons=False), seed)
        assert game.result
        wins += game.result.winners == (game.seats[seats.index("quick")],)
    assert wins >= 57


@pytest.mark.thorough(usual=0)
def test_five_of_its_kind_score_like_people_who_know_the_game() -> None:
    plan = Plan(("quick",) * 5, "anniversary", new_persons=False)
    results = [play_game(plan, seed)[0].result for seed in range(16)]
    assert fmean(prestige for result in results if result for prestige in result.prestige.values()) >= 45


@pytest.mark.parametrize(("players", "edition"), list(enumerate(EDITIONS, 2)))
def test_it_plays_every_edition_with_new_persons_to_the_end(players: int, edition: str) -> None:
    game, record, _ = play_game(Plan(("quick",) * players, edition, new_persons=True), seed=players)
    assert game.over
    assert record.replay().result == game.result


def test_it_chooses_the_same_when_all_that_is_hidden_is_drawn_anew() -> None:
    game = Game.new(("blue", "green", "red"), seed=5, new_persons=True)
    random = Random(5)
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        choice = make_bot("quick", 9)(view)
        for _ in range(2):
            assert make_bot("quick", 9)(draw_world(view, random).view(colour)) == choice
        game.play(choice)
