"""Importing saved games: from a list of those found on the machine, by a path, by dropping a file."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.record import records
from game.app.program import RealTables
from game.screens.saves.found import FoundScene
from game.screens.saves.load import LoadScene
from game.storage import import_search, spare_folders
from game.ui.dialogs import NoticeScene
from tests.game.lines_drawn import Register
from tests.game.saved import played, shows
from tests.game.window import Open, Window

pytestmark = pytest.mark.same_pictures


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stick with games on it and in its folders; other places where people put files aren't looked at."""
    stick = tmp_path / "stick"
    for day, name in enumerate(("from Ida", "folder/from Jo", "folder/deeper/from Kim"), 1):
        records.write(stick / f"{name}.toml", played(moves=10 * day))
        os.utime(stick / f"{name}.toml", (day * 86400, day * 86400))
    (stick / "shopping.toml").write_text("list = ['milk']")
    (stick / "notes.txt").write_text("rules = 1")
    monkeypatch.setattr(import_search, "likely_folders", lambda: [stick, *spare_folders.folders()])
    return stick


def searched(window: Window) -> FoundScene:
    """Go to the screen and let the search end."""
    window.click("import")
    scene = window.showing(FoundScene)
    while scene.search:
        window.advance(1 / 60)
    window.advance(0.3)
    return scene


def test_what_is_found_is_chosen_and_imported(open_window: Open, tmp_path: Path, stick: Path) -> None:
    window = open_window().click("load")
    scene = searched(window)
    assert [path.stem for path in scene.paths] == ["from Jo", "from Ida"]
    assert str(stick / "folder") in scene.remark()[0]
    window.press("down", "return")
    listed = window.showing(LoadScene)
    assert [path.name for path in listed.paths] == ["from Ida.toml"]
    assert listed.paths[0].read_bytes() == (stick / "from Ida.toml").read_bytes()


@pytest.mark.parametrize(("pressed", "imported"), [((), "from Jo"), (("right",), "from Ida")])
def test_the_newest_is_chosen_until_the_player_goes_to_another(
    open_window: Open, stick: Path, monkeypatch: pytest.MonkeyPatch, pressed: tuple[str, ...], imported: str
) -> None:
    further = threading.Event()

    def slowly(*_: object) -> Iterator[Path]:
        yield stick / "from Ida.toml"
        further.wait()
        yield stick / "folder" / "from Jo.toml"

    monkeypatch.setattr(import_search, "search", slowly)
    window = open_window().click("load", "import")
    scene = window.showing(FoundScene)
    while not scene.paths:
        window.advance(1 / 60)
    window.press(*pressed)
    further.set()
    while scene.search:
        window.advance(1 / 60)
    window.advance(0.3)
    window.click("take")
    assert [path.stem for path in window.app.saves.paths()] == [imported]


def test_a_game_found_while_a_button_is_pressed_takes_no_press_away(
    open_window: Open, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    further = threading.Event()

    def slowly(*_: object) -> Iterator[Path]:
        further.wait()
        yield stick / "from Ida.toml"

    monkeypatch.setattr(import_search, "search", slowly)
    window = open_window().click("load", "import")
    scene = window.showing(FoundScene)
    window.move_to("back")
    window.button_down()
    further.set()
    while scene.search:
        window.advance(1 / 60)
    window.advance(1 / 60)
    window.button_up()
    assert shows(window, LoadScene)


def test_a_pad_alone_imports(open_window: Open, tmp_path: Path, stick: Path) -> None:
    window = open_window().click("load")
    scene = searched(window)
    window.press("right")
    assert window.focused == "take"
    window.press("return")
    assert window.scene is not scene
    assert [path.stem for path in window.app.saves.paths()] == ["from Jo"]


def test_a_game_kept_for_want_of_a_folder_is_found(open_window: Open, stick: Path) -> None:
    for path in stick.rglob("*.toml"):
        path.unlink()
    records.write(spare_folders.data_folder() / "rescued.toml", played(moves=7))
    window = open_window().click("load")
    assert [path.stem for path in searched(window).paths] == ["rescued"]


def test_where_nothing_is_found_that_is_said_and_a_path_can_be_written(
    open_window: Open, tmp_path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_search, "likely_folders", lambda: [tmp_path / "nowhere"])
    window = open_window().click("load")
    assert searched(window).paths == []
    window.click("path")
    window.type_text(f'"{stick / "from Ida.toml"}"')
    window.press("return")
    assert shows(window, LoadScene)
    assert [path.stem for path in window.app.saves.paths()] == ["from Ida"]


def test_a_file_that_vanishes_is_refused_in_a_sentence(open_window: Open, stick: Path) -> None:
    window = open_window().click("load")
    scene = searched(window)
    for path in scene.paths:
        path.unlink()
    window.click("take", wait=0.1)
    assert shows(window, NoticeScene)
    window.press("return")
    assert shows(window, LoadScene)


def test_a_file_that_is_dropped_on_the_title_is_imported_and_shown(stick: Path, window: Window) -> None:
    window.post(pygame.DROPFILE, file=str(stick / "from Ida.toml"))
    scene = window.showing(LoadScene)
    assert [path.stem for path in scene.paths] == ["from Ida"]


def test_a_file_dropped_at_the_table_is_imported_and_that_is_said(open_window: Open, stick: Path) -> None:
    window = open_window(tables=RealTables(), pace="instant", title=False)
    window.begin("Anna, Ben", seed=3)
    table = window.scene
    for file, said in (
        (stick / "from Ida.toml", "is now among your saved games"),
        (stick / "notes.txt", "can’t be imported"),
    ):
        with Register() as register:
            window.post(pygame.DROPFILE, file=str(file))
            assert shows(window, NoticeScene)
            window.advance(0.1)
            assert said in " ".join(line.text for line in register.on(window.app.display.surface))
        window.press("return")
        assert window.scene is table
    stems = [path.stem for path in window.app.saves.paths()]  # with that of the game, once it is written
    assert [stem for stem in stems if stem in ("from Ida", "notes")] == ["from Ida"]


def test_what_is_no_game_a_hidden_folder_and_the_own_folder_are_left_out(tmp_path: Path) -> None:
    for name in ("a", "saves/b", ".hidden/c", "sub/d"):
        records.write(tmp_path / f"{name}.toml", played(moves=2))
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "broken.toml").symlink_to(tmp_path / "nowhere")
    found = [path for path in import_search.search([tmp_path, tmp_path], tmp_path / "saves") if path]
    assert sorted(path.stem for path in found) == ["a", "d"]


def test_a_link_that_leads_to_itself_does_not_stop_the_search(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = tmp_path / "downloads"
    records.write(downloads / "zzz" / "found.toml", played(moves=2))
    (downloads / "loop").symlink_to(downloads / "loop")
    (downloads / "one").symlink_to(downloads / "other")
    (downloads / "other").symlink_to(downloads / "one")
    monkeypatch.setattr(import_search, "likely_folders", lambda: [downloads / "loop", downloads])
    window = open_window()
    window.app.go.found(lambda path: None)
    scene = window.showing(FoundScene)
    if (search := scene.search) is not None:
        search.join()
    assert scene.search is None
    window.advance(0.1)
    assert [path.stem for path in scene.paths] == ["found"]


def test_the_usual_folders_are_looked_at() -> None:
    folders = import_search.likely_folders()
    assert Path.home() in folders
    assert len(folders) == len(set(folders)) >= 4
