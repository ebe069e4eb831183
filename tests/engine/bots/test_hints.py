"""Hints: the best move and the two next best, each with a reason that a sentence can be made of."""

from random import Random

import pytest

from engine import Game, draw_world
from engine.bots import Budget, make_bot
from engine.bots.comparing import Comparison, Difference
from engine.bots.hints import REASONS, Suggestion, hint
from engine.names import card_kind
from engine.outcomes import Prospects
from tests.engine.table import given

SOON = Budget(worlds=2)


def first(game: Game) -> Suggestion:
    """The best suggestion for the seat that is to move."""
    return hint(game.view(game.to_move[0]), budget=SOON)[0]


def test_a_whole_game_of_hints_names_options_best_first_with_known_reasons() -> None:
    game = Game.new(("blue", "green", "red"), seed=3, new_persons=True)
    player = make_bot("quick", 1)
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        if colour == "blue":
            suggestions = hint(view, budget=SOON)
            options = view.decisions[colour].options
            different = {card_kind(move.what) if move.verb in ("keep", "play") else move for move in options}
            assert len(suggestions) == min(3, len(different))
            assert len({suggestion.move for suggestion in suggestions}) == len(suggestions)
            assert all(suggestion.move in options for suggestion in suggestions)
            assert all(suggestion.reason.key in REASONS for suggestion in suggestions)
            assert all((one.against is None) == (len(suggestions) == 1) for one in suggestions)
            behind = [suggestion.behind for suggestion in suggestions]
            assert behind[0] == 0
            assert behind == sorted(behind)
        game.play(player(view))


def test_a_hint_tells_no_secret() -> None:
    game = Game.new(("blue", "green", "red"), seed=8)
    for _ in range(20):
        view = game.view(game.to_move[0])
        again = draw_world(view, Random(1)).view(game.to_move[0])
        assert hint(view, budget=SOON) == hint(again, budget=SOON)
        game.play(make_bot("quick", 1)(view))


def test_it_says_that_the_plague_is_kept_away() -> None:
    table = given("red", "blue", round=5).persons("minstrel", "monk", "guildmaster")
    table.player("red", rat=4, coins=0, prestige=20, cubes={"hospital": 2, "bank": 3}, cache=4)
    suggestion = first(table.to_play("red", "hospital", "carriage", turn=2))
    assert suggestion.move.what == "red.hospital"
    assert (suggestion.reason.key, suggestion.reason.numbers) == ("keeps-rat-below", {"rat": 8, "limit": 9})


def test_it_says_what_a_hire_pays() -> None:
    table = given("red", "blue", round=9).persons("monk", "doctor", "mayor")
    table.player("red", cubes={"bank": 3, "residence": 3})
    suggestion = first(table.to_hire("red"))
    assert suggestion.move.what == "mayor"
    assert (suggestion.reason.key, suggestion.reason.numbers) == ("pays", {"prestige": 6})


def test_it_says_what_the_cathedral_pays_now_and_later() -> None:
    table = given("red", "blue", round=9).persons("monk", "moneylender", "carpenter")
    table.player("red", coins=4)
    game = table.to_play("red", "notredame", "bank", turn=2)
    game.play("red play red.notredame")
    suggestion = first(game)
    assert suggestion.move.choice == "donate 3"
    assert (suggestion.reason.key, suggestion.reason.numbers) == (
        "pays-and-shares",
        {"prestige": 6, "share": 6},
    )


def test_the_best_move_is_compared_with_the_runner_up_and_that_one_with_the_best() -> None:
    table = given("red", "blue", round=5).persons("moneylender", "monk", "beggarking")
    table.player("red", coins=1, cache=3, rat=2, cubes={"park": 2, "bank": 1})
    best, second, *_ = hint(table.to_hire("red").view("red"), budget=SOON)
    assert (best.move.what, second.move.what) == ("beggarking", "moneylender")
    assert best.against == Comparison(
        second.move, (Difference("prestige", 6),), (Difference("coins", 2),), left=4
    )
    assert second.against == Comparison(
        best.move, (Difference("coins", 2),), (Difference("prestige", 6),), left=4
    )


def test_what_hints_say_of_two_moves_is_what_the_engine_does() -> None:
    random = Random(5)
    told = 0
    for seed in range(3):
        game = Game.new(("blue", "green", "red"), seed, new_persons=bool(seed))
        player = make_bot("quick", 1)
        while not game.over:
            view = game.view(game.to_move[0])
            prospects = Prospects(view)
            if view.phase != "draft" and random.random() < 0.3:
                for one in hint(view, budget=SOON)[:2]:
                    if one.against is None:
                        continue
                    own, other = prospects.of(one.move), prospects.of(one.against.other)
                    if own.asks or other.asks:
                        continue
                    brought = {
                        "prestige": own.prestige - other.prestige,
                        "coins": own.coins - other.coins,
                        "cubes": own.cubes - other.cubes,
                        "rat": min(other.rat_after, 9) - min(own.rat_after, 9),
                    }
                    for sign, side in ((1, one.against.more), (-1, one.against.less)):
                        for difference in side:
                            if difference.kind in brought:
                                assert sign * difference.n == brought[difference.kind], (seed, one)
                                told += 1
            game.play(player(view))
    assert told > 30


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("reason", "word"), [("keeps-rat-below", "rat"), ("pays", "prestige"), ("strengthens", "sector")]
)
def test_reasons_carry_the_numbers_of_their_sentence(reason: str, word: str) -> None:
    game = Game.new(("blue", "green"), seed=4)
    player = make_bot("normal", 2)
    found = []
    while not game.over:
        view = game.view(game.to_move[0])
        found += [one.reason for one in hint(view, budget=SOON) if one.reason.key == reason]
        game.play(player(view))
    assert found
    assert all(word in each.numbers for each in found)
