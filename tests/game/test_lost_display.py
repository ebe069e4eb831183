"""What the program does when its X server goes in the middle of a game."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.record import records
from game import words
from tests.game.real_window import start_screen
from tests.watched import environment

REPOSITORY = Path(__file__).parents[2]
GAME = ("--watch", "--players", "3", "--seed", "3", "--pace", "fast", "--mute", "--size", "1024x576")
_LOOK = 0.05  # seconds between two looks at the saved games
_PATIENCE = 120.0


@pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb missing")
def test_when_the_display_goes_every_move_is_saved_and_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.setenv(name, "")  # put back afterwards
    screen = start_screen()
    told = {name: os.environ[name] for name in ("DISPLAY", "SDL_VIDEODRIVER")}
    saves = tmp_path / "saves"
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "game", *GAME, "--saves", str(saves), "--language", "en"],
        cwd=REPOSITORY,
        env={**environment(tmp_path, told), "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            end = time.monotonic() + _PATIENCE
            while program.poll() is None and time.monotonic() < end and not _moves(saves):
                time.sleep(_LOOK)
        finally:
            screen.kill()
            screen.wait()
        printed, complained = program.communicate(timeout=_PATIENCE)
    assert program.returncode == 1, printed
    assert complained == f"notre-dame: {words.say('shell-display-gone')}\n"
    assert _moves(saves)


def _moves(saves: Path) -> list[str]:
    """The moves of the saved game, if there is one."""
    return next((records.read(path).moves for path in saves.glob("*.toml")), [])
