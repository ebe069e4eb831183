"""A game whose file can't be written: where it is kept meanwhile, and what is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine import records
from game import spare
from game.launch import NewGame, parse_players
from game.saves import Saves
from game.session import Session
from game.settings import Settings
from game.words import set_language


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
    copy = spare.data_folder() / own.name
    assert session.news == session.trouble
    assert all(told in session.news for told in (str(own), str(copy), "No space left"))
    assert records.read(copy).moves == session.record.moves
    assert not records.read(own).moves
    session.news = None
    play(session)
    assert session.news is None
    assert session.trouble
    assert records.read(copy).moves == session.record.moves
    disk.full = False
    play(session)
    assert session.trouble is None
    assert records.read(own).moves == session.record.moves
    assert list(spare.data_folder().iterdir()) == []


def test_a_copy_overwrites_no_other_game(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    other = spare.data_folder() / session.record_path.name
    records.write_text(other, "another game")
    FullDisk(monkeypatch, session.record_path.parent)
    play(session)
    assert other.read_text() == "another game"
    assert len(list(other.parent.iterdir())) == 2


def test_without_the_users_folder_a_temporary_one_is_taken(
    session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    FullDisk(monkeypatch, session.record_path.parent, spare.data_folder())
    play(session)
    (copy,) = tmp_path.glob("notre-dame-*/*.toml")
    assert records.read(copy).moves == session.record.moves
    assert copy.parent in spare.folders()


def test_where_nothing_can_be_written_the_game_goes_on_and_says_so(
    session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    disk = FullDisk(monkeypatch, tmp_path)
    for _ in range(3):
        play(session)
    assert session.trouble == (
        f"The game can't be saved to {session.record_path} (No space left on device). "
        "It goes on; the next move tries again."
    )
    disk.full = False
    session.keep()
    assert session.trouble is None
    assert records.read(session.record_path).moves == session.record.moves
