"""Killing running games: at worst the move in the making is lost."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine import Game, Record
from engine.record import records
from tests.crash.ordeal import Lost, Ordeal, run, run_table, same, straight_table, table_command

ROUNDS = 50
TABLE_KILLS = 2


@pytest.mark.thorough(usual=0)
def test_a_game_that_is_killed_again_and_again_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    tally = run(tmp_path, ROUNDS, seed=1)
    assert tally.kills == ROUNDS
    assert tally.games >= 1


def test_the_ordeal_notices_a_lost_move(tmp_path: Path) -> None:
    ordeal = Ordeal(tmp_path, seed=2)
    ordeal.round()
    record = records.read(ordeal.path)
    assert record.moves
    with pytest.raises(Lost, match="was reported as written"):
        ordeal._compare(len(record.moves) + 1)
    game = records.read(ordeal.path).replay()
    record.moves[-1] = next(str(m) for m in _before(record).legal_moves() if str(m) != record.moves[-1])
    records.write(ordeal.path, record)
    with pytest.raises(Lost, match="aren't those of the straight game"):
        ordeal._compare(0)
    assert not same(game, record.replay())


def _before(record: Record) -> Game:
    """The game before its last move."""
    return replace(record, moves=record.moves[:-1]).replay()


@pytest.mark.thorough(usual=0)
def test_the_program_itself_is_killed_and_its_game_gone_on_with(tmp_path: Path) -> None:
    dice, folder = random.Random(3), tmp_path
    start = ["--new", "bot:quick, bot:random", "--seed", "5"]
    for _ in range(TABLE_KILLS):
        run_table(table_command(folder, *start), 0.8 + 1.5 * dice.random())
        if saved := list(folder.glob("*.toml")):
            records.read(saved[0])
            start = ["--load", str(saved[0])]
    assert run_table(table_command(folder, *start), None)
    (path,) = folder.glob("*.toml")
    record = records.read(path)
    assert record.finished
    assert record.moves == straight_table(record).moves
