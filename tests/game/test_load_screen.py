"""The screen of saved games, used as a person uses it."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest

from engine.record import records
from game.screens.replay.replay import ReplayScene
from game.screens.results.results import ResultsScene
from game.screens.review.review import ReviewScene
from game.screens.saves.load import LoadScene
from game.screens.saves.load_rows import day_said
from game.ui.dialogs import AskScene, NoticeScene
from tests.game.places import place_of
from tests.game.saved import played, put, shows
from tests.game.window import Open, Window


def listed(window: Window) -> LoadScene:
    """Go from the title to the list, and let it read what it shows."""
    window.click("Saved games", wait=0.5)
    return window.showing(LoadScene)


def open_list(open_window: Open, *size: tuple[int, int]) -> tuple[Window, LoadScene]:
    """A window that shows the list."""
    window = open_window(*size)
    return window, listed(window)


def titles(scene: LoadScene) -> list[str]:
    return [row.label for row in scene._rows if row.label]


def test_the_chosen_game_goes_on(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-20 Anna, Zoé", played(("Anna", "Zoé"), 20), 2)
    other = put(tmp_path, "2026-11-19 Ben, Cleo", played(("Ben", "Cleo"), 30), 1)
    window = open_window()
    assert titles(listed(window)) == ["Anna, Zoé", "Ben, Cleo"]
    window.click("Ben, Cleo")
    assert window.tables.opened == []
    window.click("open")
    assert window.tables.opened == [other]


def test_a_second_press_opens_a_game_at_once(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-20 Anna, Zoé", played(("Anna", "Zoé"), 20), 2)
    other = put(tmp_path, "2026-11-19 Ben, Cleo", played(("Ben", "Cleo"), 30), 1)
    window = open_window()
    listed(window)
    window.click("game-2", "game-2")
    assert window.tables.opened == [other]


def test_keys_walk_the_list_and_enter_opens(open_window: Open, tmp_path: Path) -> None:
    paths = [put(tmp_path, f"2026-11-20 game {day}", played(moves=day), day) for day in range(1, 5)]
    window = open_window()
    listed(window)
    window.press("down", "down", "up", "return")
    assert window.tables.opened == [paths[2]]


def test_keys_reach_every_deed_and_come_back(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-20 Anna", played(moves=9))
    window = open_window()
    listed(window)
    window.press("right")
    assert window.focused == "open"
    reached = {window.focused}
    for key in ("down", "right", "down", "left"):
        window.press(key)
        reached.add(window.focused)
    assert reached == {"open", "watch", "rename", "delete", "duplicate"}
    window.press("left", "left")
    assert window.focused == "row-0"
    window.press("down")
    assert window.focused == "back"


def test_three_hundred_games_are_listed_without_reading_them_all(open_window: Open, tmp_path: Path) -> None:
    record = played(moves=3)
    for number in range(300):
        put(tmp_path, f"2026-11-20 game {number:03}", record, number)
    window = open_window()
    read: list[Path] = []
    look = window.app.saves._read
    window.app.saves._read = lambda path: (read.append(path), look(path))[1]  # type: ignore[func-returns-value]
    window.click("Saved games")
    scene = window.showing(LoadScene)
    assert len(read) <= 2  # the title has read the latest one
    before = len(read)
    window.advance(1 / 60)
    assert len(read) - before <= 1
    window.wheel(-1000)
    assert window.place_of("game-300")
    assert place_of(scene, "game-1") is None
    window.wheel(1000)
    assert window.place_of("game-1")
    for _ in range(20):
        window.press("down")
    assert scene.chosen == 20
    assert window.place_of("game-21")


@pytest.mark.parametrize("names", [("Anna", "Zoé"), ("Anna " * 8, "Zoé " * 10)], ids=["short", "long"])
def test_the_title_keeps_the_place_of_a_game_that_is_still_looked_for(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, str]
) -> None:
    monkeypatch.setattr("game.screens.title.title._SEEK_FIRST", 0.0)
    monkeypatch.setattr("game.screens.title.title._SEEK", 0.0)
    record = played(("Anna", "Zoé"), 20)
    seats = tuple(replace(seat, name=name) for seat, name in zip(record.seats, names, strict=True))
    wanted = put(tmp_path, "2026-11-20 Anna, Zoé", replace(record, seats=seats), 1)
    for day in range(2, 30):
        put(tmp_path, f"2026-11-20 over {day}", "damaged", day)
    window = open_window()
    places = [control.place for control in window.scene.controls]  # type: ignore[attr-defined]
    assert not window.scene.control("continue").ready  # type: ignore[attr-defined]
    for _ in range(40):
        window.advance(1 / 60)
    assert [control.place for control in window.scene.controls] == places  # type: ignore[attr-defined]
    window.click("continue")
    assert window.tables.opened == [wanted]


def test_many_games_are_leafed_through_by_the_page(open_window: Open, tmp_path: Path) -> None:
    record = played(moves=3)
    for number in range(60):
        put(tmp_path, f"2026-11-20 game {number:03}", record, number)
    window, scene = open_list(open_window)
    page = len(scene._rows)
    window.press("page down", "page down")
    assert scene.chosen == 2 * page
    window.press("page up")
    assert scene.chosen == page
    window.press("end")
    assert scene.chosen == 59
    window.press("home")
    assert scene.chosen == 0
    window.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.chosen == 2 * page
    window.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert scene.chosen == page
    assert window.focused == f"row-{page - scene._offset}"


def test_every_game_gets_a_small_picture_of_its_table(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-20 a", played(moves=40), 2)
    put(tmp_path, "2026-11-20 b", played(moves=90, seed=5), 1)
    window = open_window((1920, 1080)).click("Saved games")
    scene = window.showing(LoadScene)
    for _ in range(600):
        window.advance(1 / 60)
        rows = [scene._tell(slot) for slot in range(2)]
        if all(row is not None and row[3] is not None for row in rows):
            break
    pictures = [row[3] for row in rows if row and row[3]]
    assert len(pictures) == 2
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == 2


def test_a_game_is_renamed(open_window: Open, tmp_path: Path) -> None:
    path = put(tmp_path, "2026-11-20 Anna", played(moves=9))
    window, scene = open_list(open_window)
    window.click("rename")
    assert shows(window, AskScene)
    window.press("ctrl+a", "backspace")
    window.type_text("The long evening")
    window.press("return")
    assert window.scene is scene
    assert not path.exists()
    assert titles(scene) == ["The long evening"]
    assert records.read(path.with_name("The long evening.toml")).moves


def test_the_first_letter_takes_the_place_of_the_old_name(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-20 Anna", played(moves=9))
    window, scene = open_list(open_window)
    window.click("rename")
    window.type_text("Evening")
    window.press("return")
    assert titles(scene) == ["Evening"]


def test_what_is_added_to_the_old_name_is_seen(open_window: Open, tmp_path: Path) -> None:
    game = played(moves=9)
    names = ", ".join(seat.name for seat in game.seats)
    put(tmp_path, f"2026-11-20 {names}", game)
    window, scene = open_list(open_window)
    assert titles(scene) == [names]
    window.click("rename")
    window.press("end")
    window.type_text(" at home")
    window.press("return")
    assert titles(scene) == [f"2026-11-20 {names} at home"]


def test_a_game_is_copied_and_the_copy_is_chosen(open_window: Open, tmp_path: Path) -> None:
    path = put(tmp_path, "2026-11-20 Anna", played(moves=9))
    window, scene = open_list(open_window)
    window.click("duplicate", wait=0.2)
    assert len(scene.paths) == 2
    copy = scene.paths[scene.chosen]
    assert copy != path
    assert copy.read_bytes() == path.read_bytes()


def test_a_deleted_game_can_be_brought_back_until_the_list_is_left(open_window: Open, tmp_path: Path) -> None:
    first = put(tmp_path, "2026-11-20 Anna", played(moves=9), 2)
    second = put(tmp_path, "2026-11-20 Ben", played(moves=5), 1)
    text = first.read_bytes()
    window, scene = open_list(open_window)
    window.click("delete", "delete")
    assert scene.paths == []
    window.click("bring-back")
    assert scene.paths == [second]
    window.click("bring-back")
    assert first.read_bytes() == text
    assert scene.place_of("bring-back") is None
    window.click("delete", "back")
    assert sorted(path.name for path in first.parent.iterdir() if path.suffix != ".sqlite") == [second.name]


def test_a_file_that_is_dropped_on_the_window_is_imported(open_window: Open, tmp_path: Path) -> None:
    source = tmp_path / "from a friend.toml"
    records.write(source, played(moves=12))
    window, scene = open_list(open_window)
    window.post(pygame.DROPFILE, file=str(source))
    assert titles(scene) == ["from a friend"]
    assert (tmp_path / "saves" / "from a friend.toml").read_bytes() == source.read_bytes()


def test_a_file_is_imported_by_its_path(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.import_search.likely_folders", list)
    source = tmp_path / "elsewhere.toml"
    records.write(source, played(moves=12))
    window, scene = open_list(open_window)
    window.click("import", "path")
    window.type_text(str(source))
    window.press("return")
    assert titles(scene) == ["elsewhere"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"seats = 3", b"format = 1\nrules = 1\n"])
def test_a_file_that_is_no_game_is_refused(open_window: Open, tmp_path: Path, content: bytes) -> None:
    source = tmp_path / "odd.toml"
    source.write_bytes(content)
    window, scene = open_list(open_window)
    window.post(pygame.DROPFILE, file=str(source))
    window.advance(0.1)
    assert shows(window, NoticeScene)
    window.press("return")
    assert window.scene is scene
    assert scene.paths == []


def test_of_a_damaged_game_what_is_sound_becomes_a_game_of_its_own(open_window: Open, tmp_path: Path) -> None:
    record = played(moves=30)
    record.moves[20] = "red play nothing"
    path = put(tmp_path, "2026-11-20 Anna", record)
    text = path.read_bytes()
    window, scene = open_list(open_window)
    assert not scene.control("watch").ready
    window.click("open", wait=0.1)
    assert shows(window, NoticeScene)
    window.press("return", wait=0.3)
    sound = scene.paths[scene.chosen]
    assert records.read(sound).moves == record.moves[:20]
    assert path.read_bytes() == text
    window.click("open")
    assert window.tables.opened == [sound]


def test_a_finished_game_leads_to_its_results_and_can_be_watched(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-20 Anna", played())
    window, scene = open_list(open_window, (1920, 1080))
    window.click("open")
    assert shows(window, ResultsScene)
    window.click("review")
    assert shows(window, ReviewScene)
    window.press("escape", "escape")
    assert window.scene is scene
    window.click("watch")
    assert shows(window, ReplayScene)
    window.press("escape")
    assert window.scene is scene


def test_the_scores_of_a_game_that_goes_on_stay_secret_unless_open(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-20 secret", played(moves=60), 2)
    put(tmp_path, "2026-11-20 open", played(moves=60, open_prestige=True), 1)
    window, scene = open_list(open_window)
    secret, told = (window.app.saves.inspect(path).contents for path in scene.paths)
    assert secret is not None
    assert told is not None
    assert secret.prestige is None
    assert told.prestige is not None


def test_days_are_told_as_people_say_them() -> None:
    now = datetime(2026, 11, 23, 0, 30)
    told = [day_said(now - timedelta(hours=hours), now) for hours in (0, 1, 24, 25)]
    assert told == ["today", "yesterday", "yesterday", "21 November 2026"]


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_nothing_lies_over_anything_else(
    open_window: Open, tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    put(tmp_path, "2026-11-20 Anna", played(moves=9))
    window = open_window(size, text_scale=text_scale)
    scene = listed(window)
    window.click("delete", "bring-back", "duplicate", "delete")
    places = [control.place for control in scene.controls]
    for number, place in enumerate(places):
        assert pygame.Rect((0, 0), size).contains(place)
        assert place.collidelist(places[number + 1 :]) == -1
