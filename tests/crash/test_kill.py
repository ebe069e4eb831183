"""Killing running games: at worst the move in the making is lost."""

import random
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from engine import Game, Record
from engine.record import records
from engine.record.autosave import Autosave
from tests.crash import victim
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


def test_the_game_that_is_killed_is_saved_by_the_disks_thread_as_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, told, by = [0], list[int](), set[str]()
    write = Autosave.write_text

    def slow(self: Autosave, text: str) -> Path | None:
        by.add(threading.current_thread().name.rpartition("_")[0])
        elsewhere = write(self, text)
        written.append(len(records.read(tmp_path / "game.toml").moves))
        return elsewhere

    def tell(number: int) -> None:
        assert number <= written[-1], "a move is told before it is kept"
        told.append(number)

    monkeypatch.setattr(Autosave, "write_text", slow)
    victim.main(tmp_path / "game.toml", 4, tell)
    assert by == {"notre-dame-disk"}
    assert told[-1] == written[-1] == len(victim.straight(4).moves)
    assert len(told) < told[-1], "no move is made while another is being written"


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
