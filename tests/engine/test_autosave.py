"""Keeping a game in company: other programs, full disks, files that vanish."""

import os
import stat
import time
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine import Record, RecordError, Seat
from engine.record import autosave, record_files, records
from engine.record.autosave import Autosave, free_name, sweep
from tests.noted import noted


def _record(*moves: str) -> Record:
    return Record((Seat("Anna", "blue"), Seat("Ben", "red")), 7, moves=list(moves))


def _moves(path: Path) -> list[str]:
    return records.from_toml(path.read_text("utf-8")).moves


def test_a_game_is_written_again_and_again_to_its_file(tmp_path: Path) -> None:
    path = tmp_path / "Anna.toml"
    autosave = Autosave(path)
    for moves in (["a"], ["a", "b"]):
        assert autosave.write(_record(*moves)) is None
        assert _moves(path) == moves
    assert os.listdir(tmp_path) == ["Anna.toml"]


def test_what_another_program_has_written_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "Anna.toml"
    Autosave(path).write(_record("a"))
    one, other = Autosave(path), Autosave(path)
    assert other.write(_record("a", "theirs")) is None
    assert one.write(_record("a", "ours")) == tmp_path / "Anna (2).toml" == one.path
    assert one.write(_record("a", "ours", "again")) is None
    assert other.write(_record("a", "theirs", "on")) is None
    assert _moves(path) == ["a", "theirs", "on"]
    assert _moves(one.path) == ["a", "ours", "again"]


def test_a_last_write_that_was_overwritten_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "Anna.toml"
    Autosave(path).write(_record("a"))
    ours, idle = Autosave(path), Autosave(path)
    ours.write(_record("a", "ours"))
    assert not ours.overwritten()
    records.write(path, _record("a", "theirs"))
    assert ours.overwritten()
    assert not idle.overwritten()  # has nothing of its own that could be lost
    assert ours.write(_record("a", "ours")) == tmp_path / "Anna (2).toml"
    assert not ours.overwritten()
    ours.path.unlink()
    assert not ours.overwritten()


def test_a_file_that_somebody_else_has_begun_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "Anna.toml"
    one, other = Autosave(path), Autosave(path)
    other.write(_record("theirs"))
    assert one.write(_record("ours")) == tmp_path / "Anna (2).toml"
    assert _moves(path) == ["theirs"]


def test_a_file_that_was_only_touched_or_copied_over_itself_is_still_ours(tmp_path: Path) -> None:
    path = tmp_path / "Anna.toml"
    autosave = Autosave(path)
    autosave.write(_record("a"))
    text = path.read_text("utf-8")
    path.unlink()
    path.write_text(text, "utf-8")
    assert autosave.write(_record("a", "b")) is None
    path.unlink()
    assert autosave.write(_record("a", "b", "c")) is None
    assert _moves(path) == ["a", "b", "c"]


def test_a_failed_write_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "Anna.toml"
    autosave = Autosave(path)
    autosave.write(_record("a"))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", Mock(side_effect=OSError(28, "No space left on device")))
        with pytest.raises(OSError, match="No space"):
            autosave.write(_record("a", "b"))
    assert _moves(path) == ["a"]
    assert os.listdir(tmp_path) == ["Anna.toml"]
    assert autosave.write(_record("a", "b", "c")) is None
    assert _moves(path) == ["a", "b", "c"]


def test_first_the_file_is_flushed_then_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {True: "folder", False: "file"}
    flushed = noted(monkeypatch, os, "fsync", lambda handle: kinds[stat.S_ISDIR(os.fstat(handle).st_mode)])
    noted(monkeypatch, os, "replace", lambda old, new: "rename", flushed)
    records.write(tmp_path / "Anna.toml", _record("a"))
    assert flushed == ["file", "rename", "folder"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.toml", tmp_path / "link.toml"
    records.write(real, _record())
    link.symlink_to(real)
    records.write(link, _record("a"))
    assert link.is_symlink()
    assert _moves(real) == ["a"]


def test_what_can_not_be_read_any_more_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "Anna.toml"
    autosave = Autosave(path)
    autosave.write(_record("a"))
    path.write_bytes(b"#" * (record_files.LARGEST + 1))
    assert autosave.write(_record("a", "b")) == tmp_path / "Anna (2).toml"
    assert path.stat().st_size == record_files.LARGEST + 1
    autosave.path.unlink()
    autosave.path.mkdir()
    assert autosave.write(_record("a", "b", "c")) == tmp_path / "Anna (3).toml"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    autosave = Autosave(pipe)
    for look in (records.read, records.salvage):
        with pytest.raises(RecordError, match="it is a device"):
            look(pipe)
    assert autosave.path == pipe


@pytest.mark.parametrize(
    ("name", "taken", "free"),
    [
        ("Anna.toml", [], "Anna (2).toml"),
        ("Anna.toml", ["Anna (2).toml", "Anna (3).toml"], "Anna (4).toml"),
        ("Anna (2).toml", [], "Anna (3).toml"),
        ("Anna (the great).toml", [], "Anna (the great) (2).toml"),
    ],
)
def test_a_free_name_is_found(tmp_path: Path, name: str, taken: list[str], free: str) -> None:
    for other in taken:
        (tmp_path / other).touch()
    assert free_name(tmp_path / name) == tmp_path / free


def test_what_a_crash_left_behind_is_swept_away_but_nothing_fresh(tmp_path: Path) -> None:
    old, fresh, game = tmp_path / ".old.part", tmp_path / ".fresh.part", tmp_path / "Anna.toml"
    for path in (old, fresh, game):
        path.touch()
    long_ago = time.time() - 10 * autosave.ABANDONED
    os.utime(old, (long_ago, long_ago))
    os.utime(game, (long_ago, long_ago))
    assert sweep(tmp_path) == 1
    assert sorted(os.listdir(tmp_path)) == [".fresh.part", "Anna.toml"]
    assert sweep(tmp_path / "nowhere") == 0
