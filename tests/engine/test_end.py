"""RULES.md section 4, End: the winner, ties, and a game that is over."""

import pytest

from engine import Game, IllegalMove
from engine.events import GameEnded, RoundBegan
from tests.engine.table import THREE, Table, given, of_kind, play, see


def ended(**pieces: dict[str, int]) -> tuple[Game, list[object]]:
    """A game that ends with these prestige, coins and caches."""
    table: Table = given(*THREE, round=9).persons("hostess", "moneylender", "carpenter")
    for colour in THREE:
        table.player(colour, **pieces.get(colour, {}))  # type: ignore[arg-type]
    game = table.to_hire("green")
    return game, play(game, "green pass")


@pytest.mark.parametrize(
    ("standing", "tie_break", "winners"),
    [
        # Most prestige wins …
        (((30, 3, 4), (31, 1, 4), (9, 8, 4)), (7, 5, 12), ("blue",)),
        # … of equals who has more coins and cubes in the cache, counted together …
        (((30, 5, 1), (30, 2, 5), (29, 9, 9)), (6, 7, 18), ("blue",)),
        # … and who is still equal shares the win.
        (((30, 5, 2), (12, 3, 4), (30, 2, 5)), (7, 7, 7), ("red", "green")),
        (((0, 3, 4),) * 3, (7, 7, 7), THREE),
    ],
)
def test_who_wins(
    standing: tuple[tuple[int, int, int], ...], tie_break: tuple[int, ...], winners: tuple[str, ...]
) -> None:
    """``standing``: the prestige, coins and caches of red, blue and green."""
    seats = list(zip(THREE, standing, strict=True))
    game, _ = ended(**{colour: {"prestige": p, "coins": c, "cache": n} for colour, (p, c, n) in seats})
    assert game.result is not None
    assert game.result.prestige == {colour: most for colour, (most, *_) in seats}
    assert game.result.tie_break == dict(zip(THREE, tie_break, strict=True))
    assert game.result.winners == winners


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
