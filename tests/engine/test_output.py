"""Where the engine's command line writes to: readers that go away, full disks, and poor encodings."""

import io
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import IO

import pytest

from engine.__main__ import main
from engine.bots import make_bot
from engine.record import records
from engine.record.records import Record, Seat
from engine.record.transcript import transcript
from tests.played import play_on

KEPT = Path(__file__).with_name("transcript.txt")
FULL = Path("/dev/full")
FILES = Path("/proc/self/fd")


@pytest.fixture
def broken_pipe() -> Iterator[IO[str]]:
    """A pipe whose reader has gone."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as stream:
        yield stream


def test_a_reader_that_goes_away_is_no_error(
    broken_pipe: IO[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = len(list(FILES.iterdir())) if FILES.exists() else 0
    monkeypatch.setattr(sys, "stdout", broken_pipe)
    assert main(["schema"]) == 0
    # Python flushes it once more at exit, and would complain.
    broken_pipe.write("more")
    broken_pipe.flush()
    assert capsys.readouterr().err == ""
    assert not opened or len(list(FILES.iterdir())) == opened


def test_nobody_who_could_be_told_is_no_error_either(
    broken_pipe: IO[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", broken_pipe)
    assert main(["replay", "nowhere.toml"]) == 2
    broken_pipe.write("more")
    broken_pipe.flush()


@pytest.mark.skipif(not FULL.exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with FULL.open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main(["schema"]) == 1
        full.write("more")
    said = "The output can't be written (No space left on device): give it another place.\n"
    assert capsys.readouterr().err == said


def test_a_letter_that_the_terminal_lacks_is_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = {name: io.TextIOWrapper(io.BytesIO(), "ascii") for name in ("stdout", "stderr")}
    for name, stream in written.items():
        monkeypatch.setattr(sys, name, stream)
    assert main(["arena", "--seats", "random", "--players", "2", "--games", "1"]) == 0
    assert main(["replay", str(tmp_path / "Zoé.toml")]) == 2
    said = {name: bytes(stream.buffer.getbuffer()) for name, stream in written.items()}
    assert rb"\xb195%" in said["stdout"]
    assert rb"Zo\xe9.toml: can't be read" in said["stderr"]


def test_without_any_output_a_command_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["replay", "nowhere.toml"]) == 2


@cache
def played() -> Record:
    """A game of bots that take any option."""
    seats = (Seat("Anna", "red"), Seat("Zoé \x1b[2J", "blue"), Seat("Ben", "green", "random"))
    record, bot = Record(seats, 3, new_persons=True), make_bot("random", 1)
    play_on(record, lambda game: bot(game.view(game.to_move[0])))
    return record


def test_a_game_is_told_as_it_was_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In ``transcript.txt``; ``python -m tests.engine.test_output`` writes it anew: read the difference."""
    records.write(tmp_path / "game.toml", played())
    assert main(["replay", str(tmp_path / "game.toml")]) == 0
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    for number, (line, now) in enumerate(zip_longest(kept, capsys.readouterr().out.splitlines()), 1):
        assert line == now, f"{KEPT.name}, line {number}"


def test_a_game_that_goes_on_ends_with_who_is_to_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records.write(tmp_path / "game.toml", replace(played(), moves=played().moves[:1]))
    assert main(["replay", str(tmp_path / "game.toml")]) == 0
    assert capsys.readouterr().out.endswith("\nNot over: blue and green to move in round A1.\n")


if __name__ == "__main__":
    KEPT.write_text("".join(f"{line}\n" for line in transcript(played())), encoding="utf-8")
