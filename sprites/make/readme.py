"""Takes the pictures of the README: the table, a draft in the middle of passing, and the title.

The results are `sprites/readme/*.jpg`. The program plays for them as it is, without a window.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame

from engine.events import CardsPassed
from game import paths
from game.app.cli import parse
from game.app.fixed_steps import STEP
from game.app.program import App
from game.app.start import make_app
from game.table.scene import TableScene

_SAMPLE = Path(__file__).parents[2] / "saves" / "samples" / "four-players-sixth-round.toml"
_SIZE, _SMALL = (1280, 720), (960, 540)
_MOST = 20_000
"""Frames within which a moment must come."""
_DAWN = 1500
"""Frames after which the title's painting is lit, and its camera rests."""
_STILL = 240
"""The same for the camera and the light at the table."""
_HALF = 0.5


def draw() -> None:
    """Write the files."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as name:
        game = shutil.copy(_SAMPLE, name)
        _take("table", ["--load", game], name, _SIZE, _asked)
    with tempfile.TemporaryDirectory() as name:
        _take("draft", ["--watch", "--players", "4", "--seed", "7", "--pace", "fast"], name, _SMALL, _passing)
    with tempfile.TemporaryDirectory() as name:
        _take("title", [], name, _SMALL, _lit)


def _take(
    name: str, asked: list[str], folder: str, size: tuple[int, int], moment: Callable[[App, int], bool]
) -> None:
    """Start the program with what is ``asked``, and save what it shows at a ``moment``, at double size."""
    Path(folder, "settings.toml").write_text('language = "en"\n', encoding="utf-8")  # not the first start
    large = f"{2 * size[0]}x{2 * size[1]}"
    own = ["--saves", folder, "--settings", f"{folder}/settings.toml", "--language", "en", "--mute"]
    launch = parse([*asked, *own, "--size", large])
    app = make_app(launch)
    app.open_with(launch)
    for frame in range(_MOST):
        app.frame(STEP)
        if moment(app, frame):
            break
    picture = pygame.transform.smoothscale(app.display.surface, size)
    pygame.image.save(picture, paths.sprites() / "readme" / f"{name}.jpg")
    app.close()


def _asked(app: App, frame: int) -> bool:
    """Whether a person at the table is asked for something, and all is still."""
    table = app.scene
    if not (isinstance(table, TableScene) and table.laid):
        return False
    if table.context.sheet is not None:  # it tells what has happened before
        table.context.sheet = None
        table.context.changed()
    return frame >= _STILL


def _passing(app: App, frame: int) -> bool:
    """Whether cards are in the middle of their way to the next player, in the second period."""
    table = app.scene
    if not (isinstance(table, TableScene) and table.laid and table.context.shown.label == "B2"):
        return False
    animator = table.context.animator
    passes = animator.act is not None and isinstance(animator.act.events[0], CardsPassed)
    return passes and animator.progress >= _HALF


def _lit(app: App, frame: int) -> bool:
    """Whether nothing moves any more in the title's painting."""
    return frame >= _DAWN
