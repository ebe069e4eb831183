"""What a finished game tells: ranks, and how a tie was broken."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine import Colour, Result
from game.log.result_text import headline, ranking, result_text, tie_sentence
from game.seats import Seat


def _over(prestige: dict[str, int], tie_break: dict[str, int], winners: tuple[Colour, ...]) -> Any:
    """A finished session of which only the result matters."""
    names = {"blue": "Anna", "red": "Ben", "green": "Zoé"}
    seats = [Seat(names[colour], colour) for colour in prestige]
    result = Result(prestige, tie_break, winners)
    return SimpleNamespace(
        seats=seats,
        game=SimpleNamespace(result=result),
        name=lambda colour: names[colour],
        people=lambda colour: (names[colour],),
    )


def test_equals_share_a_rank_and_the_next_one_is_left_out() -> None:
    result = Result({"blue": 9, "red": 9, "green": 9}, {"blue": 3, "red": 5, "green": 3}, ("red",))
    assert ranking(result.prestige, result) == [(1, "red"), (2, "blue"), (2, "green")]


def test_a_clear_win_speaks_of_no_tie() -> None:
    session = _over({"blue": 40, "red": 30}, {"blue": 1, "red": 9}, ("blue",))
    assert headline(session) == "Anna wins"
    assert tie_sentence(session) == ""
    assert result_text(session).splitlines() == [
        "Anna wins",
        "1. Anna: 40 prestige (1 coin or cube)",
        "2. Ben: 30 prestige (9 coins and cubes)",
    ]


def test_a_broken_tie_tells_what_decided_it() -> None:
    session = _over({"blue": 40, "red": 40, "green": 3}, {"blue": 2, "red": 5, "green": 9}, ("red",))
    assert headline(session) == "Ben wins"
    told = tie_sentence(session)
    assert told == "Tied at 40 prestige; coins and cubes in the cache decide: Anna 2, Ben 5."


def test_an_unbroken_tie_is_shared() -> None:
    session = _over(
        {"blue": 40, "red": 40, "green": 40}, {"blue": 5, "red": 5, "green": 5}, ("blue", "red", "green")
    )
    assert headline(session) == "Anna, Ben and Zoé share the win"
    assert "as well" in tie_sentence(session)


def test_a_game_that_goes_on_has_no_result_to_tell() -> None:
    with pytest.raises(ValueError, match="isn't over"):
        headline(SimpleNamespace(game=SimpleNamespace(result=None)))  # type: ignore[arg-type]
