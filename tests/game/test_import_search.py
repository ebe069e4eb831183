"""Where saved games to import are looked for, and what is taken for one."""

import os
import sys
from pathlib import Path

import pytest

from game.storage import import_search
from game.storage.import_search import likely_folders, search, sticks


def saved(path: Path, text: str = "format = 1\nrules = 2\n") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def found(*folders: Path, without: Path | None = None) -> list[str]:
    """The names of the files that are found, in their order."""
    return [path.name for path in search(folders, without) if path]


def test_games_are_found_in_a_folder_and_those_in_it_but_no_deeper(tmp_path: Path) -> None:
    saved(tmp_path / "a.toml")
    saved(tmp_path / "sub" / "b.toml")
    saved(tmp_path / "sub" / "deeper" / "c.toml")
    assert sorted(found(tmp_path)) == ["a.toml", "b.toml"]
    assert found(tmp_path / "nowhere") == []
    assert sorted(found(tmp_path, tmp_path, tmp_path / "sub")) == ["a.toml", "b.toml", "c.toml"]


def test_the_folder_of_saved_games_and_hidden_ones_are_left_out(tmp_path: Path) -> None:
    saved(tmp_path / "saves" / "own.toml")
    saved(tmp_path / ".hidden" / "secret.toml")
    saved(tmp_path / "stick" / "theirs.toml")
    assert found(tmp_path, without=tmp_path / "saves") == ["theirs.toml"]
    assert sorted(found(tmp_path)) == ["own.toml", "theirs.toml"]


def test_only_what_looks_like_a_saved_game_is_found(tmp_path: Path) -> None:
    saved(tmp_path / "game.toml")
    saved(tmp_path / "game.txt")
    saved(tmp_path / "other.toml", "[tool]\nname = 'x'\n")
    saved(tmp_path / "late.toml", "#" * 3000 + "\nrules = 2\n")
    (tmp_path / "folder.toml").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.toml")
    assert found(tmp_path) == ["game.toml"]


def test_the_sign_of_a_game_is_looked_for_in_the_first_two_thousand_bytes(tmp_path: Path) -> None:
    sign = "rules = "
    saved(tmp_path / "just.toml", "#" * (2000 - len(sign)) + sign)
    saved(tmp_path / "late.toml", "#" * (2001 - len(sign)) + sign)
    assert found(tmp_path) == ["just.toml"]


def test_a_search_can_be_stopped_at_every_folder(tmp_path: Path) -> None:
    for name in ("one", "two"):
        saved(tmp_path / name / f"{name}.toml")
    told = [path and path.name for path in search([tmp_path])]
    assert told == [None, None, "one.toml", None, "two.toml"]


def test_of_an_endless_folder_a_part_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(5):
        saved(tmp_path / f"{number}.toml")
    monkeypatch.setattr(import_search, "_MOST_ENTRIES", 3)
    assert len(found(tmp_path)) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="disks have letters there")
def test_removable_disks_are_looked_at_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounted = {Path("/media/anna"): [Path("/media/anna/STICK")], Path("/mnt"): [Path("/mnt/disk")]}
    monkeypatch.setenv("USER", "anna")
    monkeypatch.setattr(import_search, "_folders_in", lambda folder: mounted.get(folder, []))
    assert sticks() == [Path("/media/anna/STICK"), Path("/mnt/disk")]
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    folders = likely_folders()
    assert folders[:2] == sticks()
    assert tmp_path in folders
    assert len(folders) == len(set(folders))
