"""The first start: what is asked once, and how few presses lead to the first card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.program import RealTables
from game.input.bindings import PAD_BUTTONS
from game.match.options import Launch
from game.screens.phones.gathering import GatheringScene
from game.screens.settings.first_start import FirstStartScene
from game.screens.title.title import TitleScene
from game.settings import SettingsFile
from game.table.scene import TableScene
from tests.game.test_devices import StandIn
from tests.game.window import Window

Open = Callable[..., Window]


def started(open_window: Open, size: tuple[int, int] = (1280, 720), **options: object) -> Window:
    """The program as it is after a first start."""
    window = open_window(size, title=False, tables=RealTables(), pace="instant", **options)
    window.app.open_with(Launch())
    window.advance(0.2)
    assert isinstance(window.scene, FirstStartScene)
    return window


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
    window.press("escape")
    window.advance(0.1)
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
    window.press("right")
    window.advance(0.1)
    chosen = window.app.settings
    assert chosen.language != "en"
    assert chosen.text_scale == 1.5
    window.press("escape")
    window.app.settings_file.finish()
    kept = SettingsFile(tmp_path / "settings.toml").values
    assert (kept.language, kept.text_scale) == (chosen.language, 1.5)


def test_phones_are_one_press_away(open_window: Open) -> None:
    window = started(open_window)
    window.click("phones")
    window.advance(0.1)
    assert isinstance(window.scene, GatheringScene)
    window.app.close_phones()


def test_who_asks_for_something_gets_it(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=RealTables())
    window.app.open_with(Launch(load=tmp_path / "none.toml"))
    window.advance(0.1)
    assert not any(isinstance(scene, FirstStartScene) for scene in window.app.scenes)
