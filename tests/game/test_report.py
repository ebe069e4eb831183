"""What a finished game tells: sources that add up, rounds, ranks, and how a tie was broken."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine import Game, Record, Result
from engine.records import Seat as RecordSeat
from game.launch import Seat
from game.report import SOURCES, headline, ranking, result_text, tally_of, tie_sentence
from game.session import Session
from game.words import set_language


@pytest.fixture(autouse=True)
def _english() -> None:
    set_language("en")


def _played(seed: int, players: int) -> Session:
    colours = ("blue", "green", "red", "yellow", "purple")[:players]
    record = Record(tuple(RecordSeat(colour.title(), colour) for colour in colours), seed, new_persons=True)
    game, chance = Game.from_setup(record.setup()), random.Random(seed)
    while not game.over:
        move = chance.choice(game.legal_moves())
        game.play(move)
        record.moves.append(str(move))
    return Session(record, Path("played.toml"), game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_what_came_from_everywhere_adds_up_to_the_final_prestige(seed: int, players: int) -> None:
    session = _played(seed, players)
    told = tally_of(session.record)
    result = session.game.result
    assert result is not None
    for seat in session.seats:
        assert set(told.sources[seat.colour]) == set(SOURCES)
        assert sum(told.sources[seat.colour].values()) == result.prestige[seat.colour]
        assert len(told.rounds[seat.colour]) == 9
        assert told.rounds[seat.colour][-1] == result.prestige[seat.colour]


def _over(prestige: dict[str, int], tie_break: dict[str, int], winners: tuple[str, ...]) -> Any:
    """A finished session of which only the result matters."""
    names = {"blue": "Anna", "red": "Ben", "green": "Zoé"}
    seats = [Seat(names[colour], colour) for colour in prestige]
    result = Result(prestige, tie_break, winners)
    return SimpleNamespace(
        seats=seats, game=SimpleNamespace(result=result), name=lambda colour: names[colour]
    )


def test_equals_share_a_rank_and_the_next_one_is_left_out() -> None:
    result = Result({"blue": 9, "red": 9, "green": 9}, {"blue": 3, "red": 5, "green": 3}, ("red",))
    assert ranking(result.prestige, result) == [(1, "red"), (2, "blue"), (2, "green")]


def test_a_clear_win_speaks_of_no_tie() -> None:
    session = _over({"blue": 40, "red": 30}, {"blue": 0, "red": 9}, ("blue",))
    assert headline(session) == "Anna wins"
    assert tie_sentence(session) == ""
    assert result_text(session).splitlines() == [
        "Anna wins",
        "1. Anna: 40 prestige (0 coins and cubes)",
        "2. Ben: 30 prestige (9 coins and cubes)",
    ]


def test_a_broken_tie_tells_what_decided_it() -> None:
    session = _over({"blue": 40, "red": 40, "green": 3}, {"blue": 2, "red": 5, "green": 9}, ("red",))
    assert headline(session) == "Ben wins"
    assert (
        tie_sentence(session)
        == "A tie at 40 prestige, decided by coins and cubes in the cache: Anna 2, Ben 5."
    )


def test_an_unbroken_tie_is_shared() -> None:
    session = _over(
        {"blue": 40, "red": 40, "green": 40}, {"blue": 5, "red": 5, "green": 5}, ("blue", "red", "green")
    )
    assert headline(session) == "Anna, Ben and Zoé share the win"
    assert "just as many" in tie_sentence(session)


def test_a_game_that_goes_on_has_no_result_to_tell() -> None:
    with pytest.raises(ValueError, match="isn't over"):
        headline(SimpleNamespace(game=SimpleNamespace(result=None)))  # type: ignore[arg-type]
