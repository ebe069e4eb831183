"""RULES.md section 4, End: the winner, ties, and a game that is over."""

import pytest

from engine import Game, IllegalMove, Result
from engine.events import GameEnded, RoundBegan
from tests.engine.table import THREE, Table, given, of_kind, play, see


def ended(**pieces: dict[str, int]) -> tuple[Game, list[object]]:
    """A game that ends with these prestige, coins and caches."""
    table: Table = given(*THREE, round=9).persons("hostess", "moneylender", "carpenter")
    for colour in THREE:
        table.player(colour, **pieces.get(colour, {}))  # type: ignore[arg-type]
    game = table.to_hire("green")
    return game, play(game, "green pass")


def result(**pieces: dict[str, int]) -> Result:
    game, _ = ended(**pieces)
    assert game.result is not None
    return game.result


def test_most_prestige_wins() -> None:
    outcome = result(
        red={"prestige": 30}, blue={"prestige": 31, "coins": 1}, green={"prestige": 9, "coins": 8}
    )
    assert outcome.prestige == {"red": 30, "blue": 31, "green": 9}
    assert outcome.winners == ("blue",)


def test_ties_are_broken_by_coins_and_cubes_in_the_cache_together() -> None:
    outcome = result(
        red={"prestige": 30, "coins": 5, "cache": 1},
        blue={"prestige": 30, "coins": 2, "cache": 5},
        green={"prestige": 29, "coins": 9, "cache": 9},
    )
    assert outcome.tie_break == {"red": 6, "blue": 7, "green": 18}
    assert outcome.winners == ("blue",)


def test_still_tied_players_share_the_win() -> None:
    outcome = result(
        red={"prestige": 30, "coins": 5, "cache": 2},
        blue={"prestige": 12},
        green={"prestige": 30, "coins": 2, "cache": 5},
    )
    assert outcome.winners == ("red", "green")


def test_all_may_share_the_win() -> None:
    assert result().winners == THREE


def test_notredame_scores_before_the_winner_is_found() -> None:
    table = given(*THREE, round=9).persons("hostess", "moneylender", "carpenter")
    table.player("red", prestige=7).player("blue", cubes={"notredame": 1})
    game = table.to_hire("green")
    events = play(game, "green pass")
    assert game.result is not None
    assert game.result.winners == ("blue",)
    assert of_kind(events, GameEnded) == [GameEnded(("blue",))]
    assert isinstance(events[-1], GameEnded)


def test_a_game_that_is_over_has_no_decisions_and_takes_no_moves() -> None:
    game, events = ended()
    assert game.over
    assert game.to_move == ()
    assert game.legal_moves() == []
    assert game.decision("red") is None
    assert not of_kind(events, RoundBegan)
    with pytest.raises(IllegalMove, match=r"^The game is over\.$"):
        game.play("red pass")


def test_when_it_is_over_scores_are_open_and_hands_are_empty() -> None:
    game, _ = ended(red={"prestige": 5})
    view = game.view()
    assert view.phase == "over"
    assert view.over
    assert view.persons == ()
    assert view.players["red"].prestige == 5
    for colour in THREE:
        seen = see(game, colour)
        assert (seen.deck, seen.draft, seen.kept, seen.hand, seen.third) == (0, (), (), (), None)


def test_there_is_no_result_before_the_end() -> None:
    game = given(*THREE, round=9).to_hire("green")
    assert not game.over
    assert game.result is None
