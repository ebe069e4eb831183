"""When changed settings are written: once what changes them is let go, beside the frames, before the end."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from engine.record import record_files
from game.app.start import make_app
from game.match.options import Launch, NewGame, bots_only
from game.screens.settings.settings import SettingsScene
from game.settings import SettingsFile
from game.ui.dialogs import NoticeScene
from tests.game.window import Open, Window

STEP = 1 / 60


class Disk:
    """Counts what is written to the settings, and writes nothing while it sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written = 0
        self.threads: set[int] = set()
        self.awake = threading.Event()
        self.awake.set()
        self._write = record_files.write_text
        monkeypatch.setattr(record_files, "write_text", self.write)

    def write(self, path: Path, text: str) -> None:
        self.awake.wait()
        self.threads.add(threading.get_ident())
        self._write(path, text)
        self.written += 1


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def at_the_slider(open_window: Open) -> Window:
    """The settings screen, with the focus on how loud effects are: 0.8."""
    window = open_window(effects_volume=0.8)
    window.app.push(SettingsScene())
    window.advance(STEP)
    for _ in range(40):
        if window.focused == "effects":
            return window
        window.press("down")
    pytest.fail("down never leads to the slider")


def held_left(window: Window, times: int) -> None:
    """Hold the left arrow: the keyboard repeats it."""
    for _ in range(times):
        window.post(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0)


def let_go(window: Window) -> None:
    window.post(pygame.KEYUP, key=pygame.K_LEFT, mod=0, unicode="", scancode=0)
    window.advance(STEP)


def volume(folder: Path) -> float:
    return SettingsFile(folder / "settings.toml").values.effects_volume


def test_a_slider_is_written_once_when_its_key_is_let_go(
    open_window: Open, tmp_path: Path, disk: Disk
) -> None:
    window = at_the_slider(open_window)
    held_left(window, 5)
    assert window.app.settings.effects_volume == pytest.approx(0.3)
    assert disk.written == 0
    let_go(window)
    assert disk.written == 1
    assert volume(tmp_path) == pytest.approx(0.3)


def test_a_slider_is_written_once_when_the_pads_direction_is_let_go(
    open_window: Open, tmp_path: Path, disk: Disk
) -> None:
    window = at_the_slider(open_window)
    left = {"button": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "instance_id": 0}
    window.post(pygame.CONTROLLERBUTTONDOWN, **left)
    window.advance(1.0)
    assert window.app.settings.effects_volume < 0.5
    assert disk.written == 0
    window.post(pygame.CONTROLLERBUTTONUP, **left)
    window.advance(STEP)
    assert disk.written == 1
    assert volume(tmp_path) == window.app.settings.effects_volume


def test_what_is_held_is_written_when_all_is_closed(open_window: Open, tmp_path: Path, disk: Disk) -> None:
    window = at_the_slider(open_window)
    held_left(window, 3)
    window.close_button()
    window.app.close()
    assert volume(tmp_path) == pytest.approx(0.5)


def test_what_is_still_held_is_written_when_another_window_is_looked_at(
    open_window: Open, tmp_path: Path, disk: Disk
) -> None:
    window = at_the_slider(open_window)
    held_left(window, 3)
    window.post(pygame.WINDOWFOCUSLOST)
    window.advance(STEP)
    assert volume(tmp_path) == pytest.approx(0.5)


@pytest.mark.slow_disk
def test_frames_go_on_beside_a_slow_disk_without_loss(open_window: Open, tmp_path: Path, disk: Disk) -> None:
    window = at_the_slider(open_window)
    disk.awake.clear()
    for _ in range(3):
        held_left(window, 1)
        let_go(window)
        window.advance(0.2)
    assert disk.written == 0
    disk.awake.set()
    window.app.close()
    assert volume(tmp_path) == pytest.approx(0.5)
    assert threading.get_ident() not in disk.threads


def test_where_the_file_cannot_be_written_the_player_is_told_once(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = at_the_slider(open_window)
    monkeypatch.setattr("os.replace", Mock(side_effect=OSError(28, "No space left on device")))
    held_left(window, 1)
    let_go(window)
    window.advance(STEP)
    assert isinstance(window.scene, NoticeScene)
    window.press("return")
    for _ in range(3):
        held_left(window, 1)
        let_go(window)
        window.advance(STEP)
        assert isinstance(window.scene, SettingsScene)
    assert list(tmp_path.glob("*.part")) == []


def test_what_cannot_be_written_at_the_very_end_is_said_on_leaving(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = at_the_slider(open_window)
    held_left(window, 1)
    monkeypatch.setattr("os.replace", Mock(side_effect=OSError(28, "No space left on device")))
    window.app.close()
    assert "No space left on device" in str(window.app.farewell)


KILLED = """
import os, sys
from pathlib import Path
from game.app.program import App
from game.app.fixed_steps import STEP
from game.storage.saves import Saves
from game.settings import SettingsFile

folder = Path(sys.argv[1])
app = App(SettingsFile(folder / "settings.toml"), Saves(folder / "saves"))
app.go.title()
app.frame(STEP)
app.change_settings(effects_volume=0.3)
while app.settings_file.writing:
    app.frame(STEP)
print("changed", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such end")
def test_what_was_let_go_outlives_a_program_that_is_killed(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    ) as program:
        assert program.stdout is not None
        for line in program.stdout:
            if line == "changed\n":
                break
        program.send_signal(signal.SIGKILL)
    assert volume(tmp_path) == pytest.approx(0.3)
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["settings.toml"]


def test_a_watched_game_waits_for_nobody_to_read_what_is_wrong_with_the_settings(tmp_path: Path) -> None:
    pipe = tmp_path / "settings.toml"
    os.mkfifo(pipe)
    game = NewGame(bots_only(2, "quick"), seed=3)
    launch = Launch(new=game, exit_when_over=True, pace="instant", saves=tmp_path, settings=pipe)
    app = make_app(launch)
    app.open_with(launch)
    for _ in range(600):
        if app.running:
            app.advance(1)
    assert not app.running
    app.close()
    assert str(pipe) in (app.farewell or "")
    assert "wins" in (app.farewell or "")
