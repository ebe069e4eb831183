"""What a real screen shows: all of the picture at any moment, although only what has changed is sent."""

import json
import os
import shutil
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.app.program import RealTables
from game.decisions.targets import CARD
from game.ui.display import Display, DisplayError
from tests.game.window import Open
from tests.noted import noted
from tests.programs import ROOT, python

HINT = "SDL_FRAMEBUFFER_ACCELERATION"
TROUBLES = ("resize", "small", "fullscreen", "expose", "lay_out")
NO_SHARED_MEMORY = ("-extension", "MIT-SHM")


@pytest.mark.thorough(usual=0)
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb missing")
@pytest.mark.parametrize(
    ("moments", "more"),
    [(24, TROUBLES), (200, TROUBLES), (200, NO_SHARED_MEMORY)],
    ids=("some", "many", "no shared memory"),
)
def test_the_screen_shows_what_a_whole_drawing_shows(
    tmp_path: Path, moments: int, more: tuple[str, ...]
) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment |= {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = python(
        "-W", "ignore", "-m", "tests.game.shown_screen", tmp_path, moments, *more, environment=environment
    )
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["driver"] == "x11"
    assert told["hint"] == "0"
    assert told["in_parts"] > moments / 2, "most pictures are shown in parts"
    assert told["stale"] == []


class Shows:
    """Stands in for pygame's display: what has been shown, and how often it was opened."""

    def __init__(self, patch: pytest.MonkeyPatch, driver: str, refuses: bool = False) -> None:
        self.shown: list[list[Rect] | None] = []
        self.hints: list[str | None] = []
        real = pygame.display.set_mode

        def set_mode(*given: object, **named: object) -> Surface:
            self.hints.append(os.environ.get(HINT))
            if refuses and os.environ.get(HINT) == "0":
                raise pygame.error("Window framebuffer support not available")
            return real(*given, **named)  # type: ignore[arg-type]

        patch.setattr(pygame.display, "get_driver", lambda: driver)
        patch.setattr(pygame.display, "set_mode", set_mode)
        patch.setattr(pygame.display, "flip", lambda: self.shown.append(None))
        patch.setattr(pygame.display, "update", self.shown.append)


@pytest.mark.parametrize(
    ("driver", "asked", "seen"),
    [
        ("x11", None, "0"),
        ("x11", "1", "1"),
        ("wayland", None, None),
        ("windows", None, None),
        ("cocoa", None, None),
        ("KMSDRM", None, None),
    ],
)
def test_only_x11_is_told_to_show_pictures_directly_and_only_if_nobody_has_asked_otherwise(
    monkeypatch: pytest.MonkeyPatch, driver: str, asked: str | None, seen: str | None
) -> None:
    monkeypatch.delenv(HINT, raising=False)
    if asked is not None:
        monkeypatch.setenv(HINT, asked)
    shows = Shows(monkeypatch, driver)
    Display((1280, 720), fullscreen=False)
    monkeypatch.setenv(HINT, "")  # what was there before comes back after the test
    assert shows.hints == [seen]


def test_where_the_screen_refuses_that_the_window_opens_as_sdl_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HINT, raising=False)
    shows = Shows(monkeypatch, "x11", refuses=True)
    display = Display((1280, 720), fullscreen=False)
    assert shows.hints == ["0", None]
    assert display.size == (1280, 720)
    monkeypatch.setenv(HINT, "1")
    monkeypatch.setattr(
        pygame.display, "set_mode", lambda *_, **__: (_ for _ in ()).throw(pygame.error("no"))
    )
    with pytest.raises(pygame.error, match="no"):
        Display((1280, 720), fullscreen=False)


def test_a_driver_that_is_asked_for_and_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(DisplayError, match="nonsense"):
        Display((1280, 720), fullscreen=False)


def test_only_rectangles_are_shown_but_all_of_a_window_that_is_new_resized_or_uncovered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shows, part = Shows(monkeypatch, "dummy"), Rect(10, 20, 30, 40)
    display = Display((1280, 720), fullscreen=False)
    for _ in range(2):
        display.show([part])
    assert shows.shown == [None, [part]]
    display.uncover()
    display.show([part])
    display.show([part])
    pygame.display.set_mode((1300, 700))
    assert display.resized()
    display.show([part])
    display.show([part])
    display.show()
    assert shows.shown[2:] == [None, [part], None, [part], None]


def test_between_bars_the_same_rectangles_are_shown_and_a_smaller_window_is_shown_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shows, part = Shows(monkeypatch, "dummy"), Rect(10, 20, 30, 40)
    display = Display((2000, 600), fullscreen=False)
    display.show()
    display.surface.fill((9, 99, 9))
    display.show([part])
    assert shows.shown == [None, [part.move(280, 0)]]
    window = pygame.display.get_surface()
    assert window is not None
    assert window.get_at((290, 20))[:3] == (9, 99, 9)
    assert window.get_at((330, 20))[:3] != (9, 99, 9)
    display = Display((640, 360), fullscreen=False)
    display.show()
    display.show([part])
    assert shows.shown[2:] == [None, None]


def test_what_changes_before_a_sheet_with_hints_or_while_dragging_is_shown_in_parts(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    table = window.begin("Anna, bot:random", seed=3)
    window.advance(2.0)
    pending = table.context.pending
    assert pending is not None
    whole = window.app.size[0] * window.app.size[1]
    shown = noted(
        monkeypatch,
        pygame.display,
        "update",
        lambda parts: sum(part.width * part.height for part in parts) / whole,
    )
    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append(2.0))
    table.context.tell("before the sheet")
    window.click(table.context.top.layout.summary, button=1)
    assert table.context.sheet is not None
    window.advance(0.2)
    assert max(shown) <= 1.1, "a sheet darkens all of the window, once"
    shown.clear()
    table.context.tell("behind the sheet")
    window.advance(0.2)
    assert 0 < max(shown) < 0.5
    window.click((5, 5))
    assert table.context.sheet is None
    window.advance(0.5)
    card = next(thing for thing in pending.selectable if thing[0] == CARD)
    window.press("h")
    for _ in range(600):
        window.advance(1 / 60)
        if table.controls.hints.marked():
            break
        pygame.time.wait(5)
    assert table.controls.hints.marked()
    window.advance(0.2)
    shown.clear()
    window.move_to(table.context.top.place_of(card))
    window.advance(0.2)
    assert shown
    assert max(shown) < 0.5
    window.button_down()
    window.move_to((640, 300))
    window.advance(1.5)
    assert table.context.drag is not None
    shown.clear()
    for step in range(12):
        window.move_to((640 + 10 * step, 300 - 4 * step))
    assert shown
    assert max(shown) < 0.3
