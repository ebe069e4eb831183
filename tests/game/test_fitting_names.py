"""Games that begin with names from a file, or with the player's: whatever those are, they can begin."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from engine import Record
from engine import Seat as RecordSeat
from engine.record import records
from engine.tasks import tasks
from game.match.deal_game import deal_game
from game.match.first_game import first_game
from game.match.options import NewGame
from game.match.session import Session
from game.match.task_game import task_game
from game.seats import LONGEST_NAME
from game.settings import Settings
from game.storage.deals import deal_in, deal_of
from game.storage.saves import Saves

LONG = "Wolfgang Amadeus Theophilus Mozart"


def names(game: NewGame) -> list[str]:
    return [seat.name for seat in game.seats]


def saved(folder: Path, *names: str) -> Session:
    """A game from a file with any names."""
    seats = tuple(
        map(RecordSeat, names, ("blue", "red", "green", "yellow"), ("human", "human", "easy", "easy"))
    )
    records.write(folder / "game.toml", Record(seats, seed=3))
    return Session.load(folder / "game.toml")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("Anna", "Ben", "Eva"), ["Anna", "Ben", "Eva"]),
        (("Anna", "anna", "Ａｎｎａ"), ["Anna 2", "anna 3", "Ａｎｎａ"]),
        (("Anna", "Anna 2", "Anna", "Anna"), ["Anna 3", "Anna 2 2", "Anna", "Anna 2"]),
        ((LONG, LONG), [LONG[:LONGEST_NAME].strip(), f"{LONG[: LONGEST_NAME - 2]} 2"]),
        (("", "\n"), ["?", "? 2"]),
    ],
)
def test_a_group_from_any_file_plays_again(tmp_path: Path, before: tuple[str, ...], after: list[str]) -> None:
    session = saved(tmp_path, *before)
    again = session.again()
    assert names(again) == after
    assert [seat.colour for seat in again.seats] == [seat.colour for seat in session.seats]
    Session.new(again, Settings(), Saves(tmp_path))


@pytest.mark.parametrize("name", ["Esmeralda", "ＥＳＭＥＲＡＬＤＡ", LONG])
def test_a_player_with_a_bots_name_gets_another(tmp_path: Path, name: str) -> None:
    day = next(day for day in range(1, 28) if "Esmeralda" in deal_of(date(2026, 11, day)).bots)
    deal = deal_of(date(2026, 11, day))
    game = deal_game(deal, name)
    assert names(game)[1:] == list(deal.bots)
    assert deal_in(Session.new(game, Settings(), Saves(tmp_path)).record) is not None
    assert len(set(names(first_game(name[:LONGEST_NAME])))) == 3


def test_a_task_from_a_friend_can_have_any_names() -> None:
    task = tasks()[0]
    odd = tuple(replace(seat, name="\u202e Quasimodo " * 5) for seat in task.record.seats)
    game = task_game(replace(task, record=replace(task.record, seats=odd)), "Quasimodo")
    assert len(set(names(game))) == len(odd)
    assert all(name.isprintable() for name in names(game))
