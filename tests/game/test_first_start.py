"""The first start: what is asked once, and how few presses lead to the first card."""

from pathlib import Path
from typing import Any

import pytest

from game.app import start
from game.app.program import App, RealTables
from game.app.start import make_app
from game.input.bindings import PAD_BUTTONS
from game.match.options import Launch
from game.screens.phones.gathering import GatheringScene
from game.screens.settings.first_start import FirstStartScene
from game.screens.title.title import TitleScene
from game.settings import SettingsFile
from game.table.scene import TableScene
from tests.game.test_devices import StandIn
from tests.game.window import Open, Window


def started(open_window: Open, size: tuple[int, int] = (1280, 720), **options: object) -> Window:
    """The program as it is after a first start."""
    window = open_window(size, title=False, tables=RealTables(), pace="instant", **options)
    window.app.open_with(Launch())
    window.advance(0.2)
    assert isinstance(window.scene, FirstStartScene)
    return window


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("device", ["keyboard", "pad"])
def test_three_presses_lead_to_the_first_card(open_window: Open, device: str) -> None:
    window = started(open_window)
    if device == "pad":
        window.app.devices.add_pad(0, StandIn())
    moves: list[str] = []
    for _ in range(3):
        window.pad(PAD_BUTTONS["a"]) if device == "pad" else window.press("return")
        window.advance(1.0)
        if isinstance(window.scene, TableScene):
            moves = window.scene.session.record.moves
    assert len(moves) > 0


def test_it_is_shown_once(open_window: Open, tmp_path: Path) -> None:
    window = started(open_window)
    window.press("escape", wait=0.1)
    assert isinstance(window.scene, TitleScene)
    window.app.settings_file.finish()
    assert not SettingsFile(tmp_path / "settings.toml").fresh
    window.app.settings_file.fresh = False
    window.app.open_with(Launch())
    assert isinstance(window.scene, TitleScene)


def test_a_choice_is_seen_at_once_and_kept(open_window: Open, tmp_path: Path) -> None:
    window = started(open_window, (1920, 1080))
    scene = window.scene
    scene.focus.take("language")  # type: ignore[attr-defined]
    window.press("right")
    scene.focus.take("text_scale")  # type: ignore[attr-defined]
    window.press("right", wait=0.1)
    chosen = window.app.settings
    assert chosen.language != "en"
    assert chosen.text_scale == 1.5
    window.press("escape")
    window.app.settings_file.finish()
    kept = SettingsFile(tmp_path / "settings.toml").values
    assert (kept.language, kept.text_scale) == (chosen.language, 1.5)


def test_phones_are_one_press_away(open_window: Open) -> None:
    window = started(open_window)
    window.click("phones", wait=0.1)
    assert isinstance(window.scene, GatheringScene)
    window.app.close_phones()


def test_who_asks_for_something_gets_it(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=RealTables())
    window.app.open_with(Launch(load=tmp_path / "none.toml"))
    window.advance(0.1)
    assert not any(isinstance(scene, FirstStartScene) for scene in window.app.scenes)


def launched(folder: Path, **options: Any) -> App:
    """The program as its command line makes it."""
    return make_app(Launch(saves=folder / "saves", settings=folder / "settings.toml", **options))


def test_the_first_start_fills_the_screen_and_a_press_says_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "is_invisible", lambda: False)
    app = launched(tmp_path)
    assert app.display.fullscreen
    app.open_with(Launch())
    page = app.scene
    assert isinstance(page, FirstStartScene)
    page.control("fullscreen").use()  # type: ignore[union-attr]
    assert not app.display.fullscreen
    app.quit()
    app.settings_file.finish()
    assert not launched(tmp_path).display.fullscreen


def test_a_first_full_screen_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "is_invisible", lambda: False)
    launched(tmp_path).change_settings(pace="fast")
    assert launched(tmp_path).display.fullscreen


def test_who_asks_for_a_size_gets_a_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "is_invisible", lambda: False)
    app = launched(tmp_path, size=(1024, 576))
    assert not app.display.fullscreen
    app.change_settings(pace="fast")
    assert not SettingsFile(tmp_path / "settings.toml").values.fullscreen


def test_nothing_fills_a_screen_that_is_not_there(tmp_path: Path) -> None:
    assert not launched(tmp_path).display.fullscreen
