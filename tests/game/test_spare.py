"""A game whose file can't be written: where it is kept meanwhile, and what is told."""

import os
import time
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.record import record_files, records
from game.app.program import RealTables
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.settings import Settings
from game.storage import spare_folders
from game.storage.saves import Saves
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from game.words import set_language
from tests.game.window import Open


@pytest.fixture
def session(tmp_path: Path) -> Session:
    set_language("en")
    return Session.new(NewGame(parse_players("Anna, Ben"), seed=3), Settings(), Saves(tmp_path / "saves"))


class FullDisk:
    """Writing into ``folders`` and below fails as long as ``full`` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
        self.full = True
        replace = os.replace

        def fail_or_replace(source: str, goal: Path) -> None:
            if self.full and any(folder in Path(goal).parents for folder in folders):
                raise OSError(28, "No space left on device")
            replace(source, goal)

        monkeypatch.setattr(os, "replace", fail_or_replace)


def play(session: Session) -> None:
    session.play(session.game.legal_moves()[0])


def test_it_is_kept_in_another_folder_until_its_own_file_can_be_written(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = session.record_path
    disk = FullDisk(monkeypatch, own.parent)
    play(session)
    copy = spare_folders.data_folder() / own.name
    assert session.keeper.news == session.keeper.trouble
    assert all(told in (session.keeper.news or "") for told in (str(own), str(copy), "No space left"))
    assert records.read(copy).moves == session.record.moves
    assert not records.read(own).moves
    session.keeper.news = None
    play(session)
    assert session.keeper.news is None
    assert session.keeper.trouble
    assert records.read(copy).moves == session.record.moves
    disk.full = False
    play(session)
    assert session.keeper.trouble is None
    assert records.read(own).moves == session.record.moves
    assert list(spare_folders.data_folder().iterdir()) == []


def test_a_copy_overwrites_no_other_game(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    other = spare_folders.data_folder() / session.record_path.name
    record_files.write_text(other, "another game")
    FullDisk(monkeypatch, session.record_path.parent)
    play(session)
    assert other.read_text() == "another game"
    assert len(list(other.parent.iterdir())) == 2


def test_without_the_users_folder_a_temporary_one_is_taken(
    session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    FullDisk(monkeypatch, session.record_path.parent, spare_folders.data_folder())
    play(session)
    (copy,) = tmp_path.glob("notre-dame-*/*.toml")
    assert records.read(copy).moves == session.record.moves
    assert copy.parent in spare_folders.folders()


class Foreign:
    """A copy that is newer than the game's own file, in a folder for temporary files."""

    def __init__(self, session: Session, folder: Path) -> None:
        self.session, self.folder = session, folder
        move = str(session.game.legal_moves()[0])
        folder.mkdir(mode=0o700)
        os.utime(session.record_path, (0, 0))
        records.write(folder / session.record_path.name, replace(session.record, moves=[move]))

    def taken(self) -> bool:
        """Whether the game goes on from it."""
        return bool(Session.load(self.session.record_path).record.moves)


@pytest.fixture
def foreign(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Foreign:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return Foreign(session, tmp_path / "notre-dame-12")


def test_a_copy_in_a_temporary_folder_of_our_own_is_taken(foreign: Foreign) -> None:
    assert foreign.taken()


@pytest.mark.skipif(os.name == "nt", reason="files tell neither owner nor rights there")
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702, 0o1777])
def test_a_copy_in_a_folder_that_others_may_write_to_is_not_taken(foreign: Foreign, mode: int) -> None:
    foreign.folder.chmod(mode)
    assert not foreign.taken()
    assert foreign.folder not in spare_folders.folders()


@pytest.mark.skipif(os.name == "nt", reason="files tell neither owner nor rights there")
def test_no_copy_in_anothers_folder_is_taken(foreign: Foreign, monkeypatch: pytest.MonkeyPatch) -> None:
    user = os.getuid()
    monkeypatch.setattr("os.getuid", lambda: user + 1)
    assert not foreign.taken()


def test_a_copy_behind_a_link_is_not_taken(foreign: Foreign) -> None:
    elsewhere = foreign.folder.rename(foreign.folder.with_name("elsewhere"))
    foreign.folder.symlink_to(elsewhere, target_is_directory=True)
    assert not foreign.taken()


def test_where_nothing_can_be_written_the_game_goes_on_and_says_so(
    session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    disk = FullDisk(monkeypatch, tmp_path)
    for _ in range(3):
        play(session)
    assert session.keeper.trouble == (
        f"The game can’t be saved to {session.record_path} (No space left on device). "
        "Play on; the next move will try again."
    )
    disk.full = False
    session.keeper.save_if_needed()
    assert session.keeper.trouble is None
    assert records.read(session.record_path).moves == session.record.moves


def test_without_memory_to_write_the_game_says_so_and_is_saved_later(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as tight:

        def refuse(*arguments: object) -> None:
            raise MemoryError

        tight.setattr(os, "replace", refuse)
        play(session)
    assert "Not enough memory" in (session.keeper.trouble or "")
    session.keeper.save_if_needed()
    assert session.keeper.trouble is None
    assert records.read(session.record_path).moves == session.record.moves


def test_without_a_thread_the_game_is_still_saved(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ThreadPoolExecutor, "submit", Mock(side_effect=RuntimeError("can't start new thread"))
    )
    play(session)
    assert session.keeper.trouble is None
    assert records.read(session.record_path).moves == session.record.moves


def test_reading_a_game_sets_little_memory_aside(session: Session) -> None:
    tracemalloc.start()
    try:
        record_files.read_bytes(session.record_path)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < record_files.LARGEST / 4


def test_a_game_that_was_left_meanwhile_goes_on_from_its_copy(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = session.record_path
    play(session)
    os.utime(own, (0, 0))
    disk = FullDisk(monkeypatch, own.parent)
    for _ in range(3):
        play(session)
    session.keeper.save_if_needed()
    disk.full = False
    again = Session.load(own)
    assert again.record.moves == session.record.moves
    assert str(spare_folders.data_folder() / own.name) in (again.keeper.news or "")
    play(again)
    assert records.read(own).moves == again.record.moves
    assert list(spare_folders.data_folder().iterdir()) == []
    assert Session.load(own).keeper.news is None


def test_a_copy_with_more_moves_is_taken_if_the_clock_was_set_back_meanwhile(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = session.record_path
    tomorrow = time.time() + 86400
    os.utime(own, (tomorrow, tomorrow))
    disk = FullDisk(monkeypatch, own.parent)
    for _ in range(3):
        play(session)
    disk.full = False
    again = Session.load(own)
    assert again.record.moves == session.record.moves
    play(again)
    os.utime(own, (tomorrow, tomorrow))
    records.write(spare_folders.data_folder() / own.name, session.record)  # which has fewer moves
    assert Session.load(own).record.moves == again.record.moves


def test_an_older_copy_and_one_of_another_game_are_left_alone(session: Session) -> None:
    own = session.record_path
    older = spare_folders.data_folder() / own.name
    other = older.with_stem(f"{own.stem} (2)")
    records.write(older, replace(session.record, moves=["blue keep nothing"]))
    os.utime(older, (0, 0))
    records.write(other, replace(session.record, seed=99))
    assert Session.load(own).record.moves == session.record.moves
    assert sorted(spare_folders.data_folder().iterdir()) == sorted([older, other])


def test_who_goes_on_from_a_copy_is_told(session: Session, open_window: Open) -> None:
    window = open_window(tables=RealTables())
    own = session.record_path
    os.utime(own, (0, 0))
    records.write(spare_folders.data_folder() / own.name, session.record)
    window.app.open(own)
    window.advance(0.1)
    assert isinstance(window.scene, NoticeScene)
    window.press("return")
    assert isinstance(window.scene, TableScene)


def test_what_another_program_has_overwritten_is_written_anew_in_the_end(session: Session) -> None:
    play(session)
    own, moves = session.record_path, list(session.record.moves)
    records.write(own, replace(session.record, moves=[]))
    session.keeper.save_if_needed()
    assert session.record_path != own
    assert records.read(session.record_path).moves == moves
    assert records.read(own).moves == []
