"""The screens round the table, used as a person uses them, and the frame they stand in."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from game.match.options import Launch, NewGame, bots_only
from game.screens.new_game.new_game import NewGameScene
from game.screens.pause.pause import PauseScene
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.results.results import ResultsScene
from game.screens.saves.load import LoadScene
from game.screens.settings.settings import SettingsScene
from game.screens.title.title import TitleScene
from game.seats import Seat
from game.settings import SettingsFile
from game.storage.saved_game import Contents
from game.ui import pictures
from game.ui.dialogs import NoticeScene
from game.ui.scene import Scene
from tests.game.saved import played, put
from tests.game.window import BlankScene, Open, Window, finished_session
from tests.programs import python

SCENES: tuple[Callable[[], Scene], ...] = (
    TitleScene,
    NewGameScene,
    LoadScene,
    HallOfFameScene,
    SettingsScene,
    PauseScene,
    lambda: NoticeScene("A sentence."),
)


def _contents(path: Path) -> Contents:
    """Reads a stand-in for a saved game: its file says how it is."""
    text = path.read_text(encoding="utf-8")
    if text == "damaged":
        raise ValueError(f"{path}: move 3 is no move")
    return Contents((Seat("Anna", "blue"), Seat("Ben", "red")), "B3", text == "finished")


def _save(tmp_path: Path, name: str, text: str = "going on") -> Path:
    path = tmp_path / "saves" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# The title


def test_the_title_offers_no_game_to_continue_where_there_is_none(window: Window) -> None:
    assert window.scene.place_of("Continue") is None
    assert window.focused == "learn"


def test_the_game_that_teaches_comes_first_until_somebody_has_played(window: Window) -> None:
    assert [control.name for control in window.scene.controls[:2]] == ["learn", "new"]  # type: ignore[attr-defined]
    window.press("return")
    (game,) = window.tables.begun
    assert game.lesson


def test_who_has_played_is_offered_a_new_game_first(open_window: Open, tmp_path: Path) -> None:
    _save(tmp_path, "first", "finished")
    window = open_window(read=_contents)
    assert [control.name for control in window.scene.controls[:2]] == ["new", "learn"]  # type: ignore[attr-defined]
    assert window.focused == "new"


def test_continue_opens_the_unfinished_game_that_was_played_last(open_window: Open, tmp_path: Path) -> None:
    for day, (name, text) in enumerate((("old", "going on"), ("new", "going on"), ("newest", "finished"))):
        os.utime(_save(tmp_path, name, text), (day, day))
    window = open_window(read=_contents)
    assert window.focused == "continue"
    window.press("return")
    assert [path.stem for path in window.tables.opened] == ["new"]


def test_the_way_back_into_a_game_shows_its_table(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "game", played(moves=6))
    window = open_window(reduced_motion=True)
    place = window.scene.place_of("continue")
    assert place is not None
    board = window.app.display.surface.subsurface(place.left + 16, place.top + 16, 60, place.height - 32)
    empty = pygame.image.tobytes(board, "RGB")
    for _ in range(400):
        window.advance(1 / 60)
        if pygame.image.tobytes(board, "RGB") != empty:
            break
    else:
        pytest.fail("no picture of the table has come")
    assert window.scene.place_of("continue") == place


def test_quit_leaves(open_window: Open) -> None:
    assert not open_window().click("Quit").app.running


@pytest.mark.parametrize("make", SCENES)
def test_the_close_button_leaves_from_everywhere(make: Callable[[], Scene], window: Window) -> None:
    window.app.push(make())
    window.close_button()
    assert not window.app.running


@pytest.mark.parametrize(
    ("label", "scene"),
    [
        ("New game", NewGameScene),
        ("Saved games", LoadScene),
        ("Past games", HallOfFameScene),
        ("Settings", SettingsScene),
    ],
)
def test_the_title_leads_to_each_screen_and_back(label: str, scene: type[Scene], window: Window) -> None:
    window.click(label)
    assert isinstance(window.scene, scene)
    window.press("escape")
    assert isinstance(window.scene, TitleScene)


def test_a_pad_walks_the_title(window: Window) -> None:
    window.pad(*[pygame.CONTROLLER_BUTTON_DPAD_DOWN] * 6)
    assert window.focused == "settings"
    window.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(window.scene, SettingsScene)
    window.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(window.scene, TitleScene)


# Settings and pause


def test_a_setting_holds_at_once_and_is_remembered(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1920, 1080)).click("Settings", "Reduced motion")
    window.wheel(-9)
    window.click("effects")
    window.press("left")
    window.scene.focus.take("language")  # type: ignore[attr-defined]
    window.press("right")
    assert window.scene.place_of("Sprache") is not None
    window.press("left")
    kept = SettingsFile(tmp_path / "settings.toml").values
    assert kept.reduced_motion
    assert kept.effects_volume == window.app.settings.effects_volume != 0.8
    assert window.app.settings.language == "en"


def test_pause_lies_over_the_table_and_leads_back_to_it(open_window: Open) -> None:
    window = open_window(title=False)
    table = window.push(BlankScene(), wait=0.1)
    window.app.push(PauseScene())
    window.advance(0.1)
    steps = table.steps
    window.advance(0.5)
    assert table.steps == steps
    window.click("Settings")
    window.press("escape", "escape")
    assert window.scene is table
    assert not table.left


def test_pause_leads_to_the_title(open_window: Open) -> None:
    window = open_window(title=False)
    table = window.push(BlankScene())
    window.app.push(PauseScene())
    window.advance(0.1)
    window.click("title")
    assert isinstance(window.scene, TitleScene)
    assert table.left


# The frame


def test_a_resize_lays_the_screen_out_anew(window: Window) -> None:
    before = window.place_of("Settings")
    window.resize((1920, 1080))
    assert window.app.size == (1920, 1080)
    assert window.place_of("Settings") != before
    window.click("Settings")
    assert isinstance(window.scene, SettingsScene)


def test_a_tiny_window_shows_everything_smaller_and_clicks_still_meet(open_window: Open) -> None:
    window = open_window((512, 288))
    assert window.app.size == (1024, 576)
    x, y = window.place_of("Settings")
    window.click((x / 2, y / 2))
    assert isinstance(window.scene, SettingsScene)


def test_f11_fills_the_screen_and_gives_the_window_back(window: Window) -> None:
    window.press("f11")
    assert window.app.display.fullscreen
    window.press("f11")
    assert not window.app.display.fullscreen
    assert window.app.size == (1280, 720)


def test_a_crash_tells_the_player_and_leads_to_the_title(open_window: Open) -> None:
    class Broken(BlankScene):
        def step(self, dt: float) -> None:
            raise RuntimeError("broken")

    window = open_window(title=False)
    window.app.push(Broken())
    frames = 0

    def wait(seconds: float) -> None:
        nonlocal frames
        frames += 1
        if frames == 3:
            assert isinstance(window.scene, NoticeScene)
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        if frames == 6:
            assert isinstance(window.scene, TitleScene)
            pygame.event.post(pygame.Event(pygame.QUIT))

    window.app._wait = wait
    assert window.app.run() == 1


@pytest.mark.parametrize(
    ("error", "told"),
    [(RuntimeError("broken"), "Something went wrong"), (MemoryError(), "not enough memory")],
    ids=["fault", "memory"],
)
def test_a_crash_ends_a_game_that_nobody_watches(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, error: Exception, told: str
) -> None:
    window = open_window(title=False)
    window.app.exit_when_over = True
    window.app.open_with(Launch(new=NewGame(bots_only(2))))
    window.app._wait = lambda seconds: None
    monkeypatch.setattr(BlankScene, "step", Mock(side_effect=error))
    assert window.app.run() == 1
    assert told in str(window.app.farewell)


def test_a_picture_without_memory_is_not_broken(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(title=False)
    window.app.exit_when_over = True
    window.app.open_with(Launch(new=NewGame(bots_only(2))))
    window.app._wait = lambda seconds: None
    monkeypatch.setattr(pygame.image, "load_sized_svg", Mock(side_effect=pygame.error("Out of memory")))
    monkeypatch.setattr(BlankScene, "step", lambda scene, dt: pictures.svg("icons/coin", 7, 1013))
    assert window.app.run() == 1
    assert "not enough memory" in str(window.app.farewell)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory is in use")
def test_near_its_memorys_end_it_says_so_and_ends(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(title=False)
    window.app.open_with(Launch())
    window.app._wait = lambda seconds: None
    window.advance(0.1)
    monkeypatch.setattr("game.ui.memory.LIMIT", 1_000_000)
    assert window.app.run() == 1
    assert "not enough memory" in str(window.app.farewell)


def test_load_opens_the_file_that_was_named(window: Window) -> None:
    window.app.open_with(Launch(load=Path("some.toml")))
    window.advance(0.1)
    assert window.tables.opened == [Path("some.toml")]


@pytest.mark.parametrize("launch", [Launch(load=Path("some.toml")), Launch(new=NewGame(bots_only(2)))])
def test_a_game_opens_behind_a_first_picture(open_window: Open, launch: Launch) -> None:
    window = open_window(title=False)
    window.app.open_with(launch)
    assert window.app.frame(1 / 60)  # something to look at
    assert len(set(window.picture()[::997])) > 8
    assert not window.tables.opened
    assert not window.tables.begun
    window.app.frame(1 / 60)
    assert len(window.tables.opened) + len(window.tables.begun) == 1
    assert isinstance(window.scene, BlankScene)


def test_continue_without_a_game_says_so_at_the_title(open_window: Open) -> None:
    window = open_window(title=False)
    window.app.open_with(Launch(resume=True))
    window.advance(0.1)
    assert isinstance(window.scene, NoticeScene)


def test_a_window_that_is_dragged_is_laid_out_once_it_rests(open_window: Open) -> None:
    class Counting(BlankScene):
        sizes: list[tuple[int, int]]

        def resize(self, size: tuple[int, int]) -> None:
            self.sizes.append(size)

    window = open_window(title=False)
    scene = Counting()
    scene.sizes = []
    window.app.push(scene)
    for width in range(1300, 1600, 20):
        pygame.display.set_mode((width, 800), pygame.RESIZABLE)
        window.post(pygame.VIDEORESIZE, w=width, h=800, size=(width, 800))
    window.advance(0.5)
    assert scene.sizes == [(1580, 800)]


def test_the_results_tell_the_winner_and_lead_to_another_game(open_window: Open) -> None:
    window = open_window((1920, 1080), title=False)
    session = finished_session()
    window.app.push(BlankScene())
    window.app.game_over(session)
    window.press("return")
    window.advance(1.5)  # presses that were meant for the game do nothing here
    assert isinstance(window.scene, ResultsScene)
    assert session.name(session.game.result.winners[0]) in str(window.app.farewell)  # type: ignore[union-attr]
    window.press("escape")
    assert window.focused == "title"
    window.click("again")
    (game,) = window.tables.begun
    assert game.seats == session.seats
    assert game.edition == "bluebear"
    assert game.new_persons


def test_a_game_that_was_to_exit_leaves_with_its_result(open_window: Open) -> None:
    window = open_window(exit_when_over=True)
    session = finished_session()
    window.app.game_over(session)
    assert not window.app.running
    assert str(window.app.farewell).count("\n") >= 3


def test_a_choice_goes_back_at_its_left_end_and_on_at_its_right_end(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("Settings")
    pace = window.scene.place_of("pace")
    assert pace is not None
    window.click((pace.right - 10, pace.centery))
    assert window.app.settings.pace == "fast"
    window.click((pace.left + 10, pace.centery))
    window.click((pace.left + 10, pace.centery))
    assert window.app.settings.pace == "slow"


def test_a_slider_follows_the_pointer(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("Settings")
    window.wheel(-9)
    slider = window.scene.place_of("ambience")
    assert slider is not None
    window.click((slider.left + 4, slider.centery))
    assert window.app.settings.ambience_volume == 0.0
    window.click((slider.right - 4, slider.centery))
    assert window.app.settings.ambience_volume == 1.0


def test_a_press_that_is_released_elsewhere_does_nothing(window: Window) -> None:
    window.drag("Quit", (20, 20))
    assert window.app.running
    assert isinstance(window.scene, TitleScene)


def test_who_ends_a_run_of_tests_ends_no_game_in_a_window() -> None:
    """SDL turns the signal into a quit event: the test going on then would fail in its own strange way."""
    code = (
        "import os, signal, sys, tests.game.conftest, pygame\n"
        "pygame.display.init()\n"
        "os.kill(os.getpid(), signal.SIGTERM)\n"
        "pygame.event.get()\n"
    )
    environment = {name: text for name, text in os.environ.items() if not name.startswith("SDL_")}
    python("-c", code, environment=environment, ends=-signal.SIGTERM)
