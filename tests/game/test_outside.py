"""A game from outside the folder of saved games goes on as a copy in it; its own file stays as it is."""

import os
from pathlib import Path

import pytest

from engine.record import records
from game.app.program import RealTables
from game.storage.saves import Saves
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from tests.game.saved import played
from tests.game.window import Open, Window

pytestmark = pytest.mark.same_pictures


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    path = tmp_path / "downloads" / "from Ida.toml"
    records.write(path, played(("Anna", "Ida"), 20, bots=0))
    return path


def _opened(window: Window, path: Path) -> tuple[TableScene, list[str]]:
    """The table of the game, and the notices at its opening."""
    assert window.app.open(path)
    notices = window.app.take_notices()
    window.advance(0.1)
    assert isinstance(window.scene, TableScene)
    return window.scene, notices


def _play_a_move(table: TableScene) -> None:
    session = table.session
    session.play(session.game.legal_moves()[0])
    session.keeper.wait_saved()


def test_it_goes_on_as_a_copy_and_a_notice_names_both(open_window: Open, outside: Path) -> None:
    before = outside.read_bytes()
    window = open_window(tables=RealTables(), pace="instant")
    assert window.app.open(outside)
    window.advance(0.1)
    copy = window.app.saves.folder / "from Ida.toml"
    assert isinstance(window.scene, NoticeScene)
    (told,) = window.scene.readable
    assert str(outside) in told
    assert str(copy) in told
    assert records.read(copy).moves == records.read(outside).moves
    window.press("return")
    table = window.showing(TableScene)
    assert table.session.record_path == copy
    _play_a_move(table)
    assert len(records.read(copy).moves) == 21
    assert outside.read_bytes() == before


def test_opened_again_it_goes_on_where_its_copy_was_left(open_window: Open, outside: Path) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    for moves in (20, 21, 22):
        table, notices = _opened(window, outside)
        assert len(table.session.record.moves) == moves
        assert str(table.session.record_path) in notices[0]
        _play_a_move(table)
    assert len(window.app.saves.paths()) == 1
    records.write(outside, played(("Anna", "Ida"), 30, bots=0, seed=12))  # another game of that name
    table, notices = _opened(window, outside)
    assert table.session.record_path.name == "from Ida (2).toml"
    assert table.session.record.seed == 12
    assert len(notices) == 1


def test_a_game_of_the_folder_goes_on_in_its_own_file_however_it_is_named(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "saves" / "own.toml"
    records.write(path, played(("Anna", "Ida"), 20, bots=0))
    (tmp_path / "linked folder").symlink_to(path.parent, target_is_directory=True)
    (tmp_path / "linked.toml").symlink_to(path)
    monkeypatch.chdir(tmp_path)
    window = open_window(tables=RealTables(), pace="instant")
    named = ("saves/own.toml", "saves/../saves/own.toml", "linked folder/own.toml", "linked.toml")
    for name in (path, *map(Path, named)):
        table, notices = _opened(window, name)
        assert table.session.record_path == path
        assert notices == []
    assert window.app.saves.paths() == [path]


def test_a_finished_game_is_looked_at_where_it_is(open_window: Open, outside: Path) -> None:
    records.write(outside, played(("Anna", "Ida"), bots=0))
    before = outside.read_bytes()
    window = open_window(tables=RealTables(), pace="instant")
    assert window.app.open(outside)
    window.advance(1)
    assert not window.app.go.telling()
    assert window.app.saves.paths() == []
    assert outside.read_bytes() == before


def test_a_copy_that_cannot_be_written_is_kept_elsewhere_and_said(
    open_window: Open, outside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    replace = os.replace

    def refuse(old: Path | str, new: Path | str) -> None:
        if Path(new).parent == window.app.saves.folder:
            raise OSError(28, "No space left on device")
        replace(old, new)

    monkeypatch.setattr(os, "replace", refuse)
    _, (told,) = _opened(window, outside)
    assert "No space left on device" in told
    assert str(window.app.saves.folder / "from Ida.toml") in told


def test_a_path_that_is_no_path_is_not_in_the_folder(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves")
    for path in (tmp_path / "nowhere" / "a.toml", Path("/dev/null"), tmp_path / "a.toml"):
        assert saves.own_path(path) is None
