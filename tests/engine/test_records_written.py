"""Writing records: whole on the disk before they take their names, and nothing lost when it fails."""

import errno
import os
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.record import record_files, records
from tests.engine.test_records import played


def test_writing_makes_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "deep" / "game.toml"
    records.write(path, played(5)[0])
    assert records.read(path).moves


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("before", [True, False])
def test_a_failure_while_writing_leaves_the_old_file_whole_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, before: bool
) -> None:
    path = tmp_path / "game.toml"
    old, new = played(10)[0], played(50)[0]
    if before:
        records.write(path, old)
    monkeypatch.setattr(os, step, Mock(side_effect=OSError(errno.ENOSPC, "No space left on device")))
    with pytest.raises(OSError, match="No space left"):
        records.write(path, new)
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == ([path] if before else [])
    if before:
        assert path.read_text(encoding="utf-8") == records.to_toml(old)
        assert records.read(path).moves == old.moves


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        records.write(tmp_path / "file" / "game.toml", played(1)[0])


def test_a_record_is_whole_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed, path = list[int](), tmp_path / "game.toml"

    def fsync(handle: int) -> None:
        flushed.append(os.fstat(handle).st_size)
        assert len(flushed) > 1 or not path.exists()

    monkeypatch.setattr(os, "fsync", fsync)
    record_files.write_text(path, "x" * 100)
    assert flushed[0] == 100
    assert path.read_text("utf-8") == "x" * 100
