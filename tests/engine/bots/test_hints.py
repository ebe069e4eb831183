"""Hints: the best move and the two next best, each with a reason that a sentence can be made of."""

from random import Random

import pytest

from engine import Game, draw_world
from engine.bots import Budget, make_bot
from engine.bots.hints import EVEN, Suggestion, hint
from engine.bots.reasons import REASONS, Reason
from engine.names import card_kind
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
            assert len(suggestions) == len(different)
            assert len({suggestion.move for suggestion in suggestions}) == len(suggestions)
            assert all(suggestion.move in options for suggestion in suggestions)
            assert all(suggestion.reason.key in REASONS for suggestion in suggestions)
            assert all(one.against is None or one.against.key in REASONS for one in suggestions)
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


def told(suggestion: Suggestion) -> tuple[Reason, Reason | None]:
    return suggestion.reason, suggestion.against


def test_it_says_that_the_plague_is_kept_away() -> None:
    table = given("red", "blue", round=5).persons("minstrel", "monk", "guildmaster")
    table.player("red", rat=5, coins=0, prestige=20, cubes={"hospital": 2, "bank": 3}, cache=4)
    suggestion = first(table.to_play("red", "hospital", "carriage", turn=2))
    assert suggestion.move.what == "red.hospital"
    assert suggestion.reason == Reason("no-plague", {"rat": 9})


def test_it_says_what_a_hire_pays() -> None:
    table = given("red", "blue", round=9).persons("monk", "doctor", "mayor")
    table.player("red", cubes={"bank": 3, "residence": 3})
    suggestion = first(table.to_hire("red"))
    assert suggestion.move.what == "mayor"
    assert told(suggestion) == (Reason("pays-for-coin", {"n": 6}), None)


def test_it_says_what_the_cathedral_pays_now_or_later() -> None:
    table = given("red", "blue", round=9).persons("monk", "moneylender", "carpenter")
    table.player("red", coins=4)
    game = table.to_play("red", "notredame", "bank", turn=2)
    game.play("red play red.notredame")
    best, *others = hint(game.view("red"), budget=SOON)
    assert best.move.choice == "donate 3"
    assert told(best)[0] == Reason("pays", {"n": 6})
    nothing = next(one for one in others if one.move.choice == "donate 0")
    assert nothing.reason == Reason("saves-coins", {"n": 4})
    assert nothing.against == Reason("pays", {"n": 6})


def test_what_decides_is_told_with_what_speaks_most_for_the_other_move() -> None:
    table = given("red", "blue", round=5).persons("moneylender", "monk", "beggarking")
    table.player("red", coins=1, cache=3, rat=2, cubes={"park": 2, "bank": 1})
    best, second, *_ = hint(table.to_hire("red").view("red"), budget=SOON)
    assert (best.move.what, second.move.what) == ("beggarking", "moneylender")
    paid, lent = Reason("pays-for-coin", {"n": 8}), Reason("coins", {"n": 2})
    assert told(best) == (paid, lent)
    assert told(second) == (lent, paid)


def test_moves_are_even_as_long_as_little_lies_between_them() -> None:
    table = given("red", "blue", round=9).persons("monk", "doctor", "mayor")
    table.player("red", cubes={"bank": 3, "residence": 3})
    best, *others = hint(table.to_hire("red").view("red"), budget=SOON)
    assert best.even
    assert not any(one.even for one in others)
    game = Game.new(("blue", "green", "red"), seed=3)
    found = [one for one in hint(game.view(game.to_move[0]), budget=SOON) if one.even]
    assert all(one.behind < EVEN for one in found)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("reason", "word"), [("no-plague", "rat"), ("pays", "n"), ("pays-this-round", "steps")]
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
