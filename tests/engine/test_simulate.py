"""``python -m engine simulate``: bots play, their scores are printed, their games are kept."""

import json
from pathlib import Path

import pytest

from engine import Game
from engine.__main__ import main
from engine.lab.simulation import Tally
from engine.record import records

GAMES = ("simulate", "--seats", "random", "--players", "2", "--games", "2", "--seed", "5")


def test_every_game_is_counted_and_kept_as_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*GAMES, "--save", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    kept = [records.read(tmp_path / f"game-{seed}.toml") for seed in (5, 6)]
    assert all(record.finished for record in kept)
    assert lines[0].split() == ["games", "2"]
    assert lines[1].split() == ["decisions", str(sum(len(record.moves) for record in kept))]
    assert lines[2].startswith("decisions a second ")
    rows = [line.split() for line in lines[4:]]
    assert [row[:2] for row in rows] == [["1", "random"], ["2", "random"]]
    results = [record.replay().result for record in kept]
    for at, colour in enumerate(kept[0].seats):
        points = [result.prestige[colour.colour] for result in results if result]
        assert float(rows[at][2]) == sum(points) / 2
    assert sum(float(row[3]) for row in rows) in (1.0, 2.0)


def test_the_same_is_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAMES, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert told["seats"] == ["random", "random"]


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main([*GAMES, "--save", str(tmp_path / "file")]) != 0
    assert "can't be written" in capsys.readouterr().err


def test_only_a_finished_game_is_counted() -> None:
    tally = Tally(("quick", "quick"))
    with pytest.raises(ValueError, match="not over"):
        tally.add(Game.new(("red", "blue"), 1), 3, 0.1)
    assert (tally.games, tally.decisions) == (0, 0)
