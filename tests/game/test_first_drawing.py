"""A table that opens, or is laid out anew: prepared in short parts, while something calm is seen."""

import math
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pygame
import pytest

from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.table.scene import TableScene
from game.ui import image_cache
from tests.game import baked
from tests.game.window import Open, Window

pytestmark = [pytest.mark.laid_in_parts, pytest.mark.own_pictures, pytest.mark.idle_steps]

SAVED = Path(__file__).parents[2] / "saves/samples/four-players-sixth-round.toml"
MOST = 3000
UNUSUAL = (1300, 740)
"""A window whose places aren't found beforehand."""


@pytest.fixture
def window(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A window in which each frame prepares one part, and nothing has been prepared before."""
    monkeypatch.setattr("game.table.first_drawing.PART", 0.0)
    baked.forget()
    image_cache.forget()
    return open_window(UNUSUAL, tables=RealTables(), pace="normal")


def opened(window: Window) -> TableScene:
    game = window.app.saves.folder / SAVED.name
    shutil.copy(SAVED, game)
    assert window.app.open(game)
    assert isinstance(window.scene, TableScene)
    return window.scene


def until_laid(window: Window, frame: Callable[[], object] | None = None) -> int:
    """Go on until the table has been drawn; return the number of frames."""
    table = window.showing(TableScene)
    for number in range(1, MOST):
        if frame is None:
            window.app.frame(STEP)
        else:
            frame()
        if table.picture.seen is not None and not table.stale and table.laid:
            return number
    raise AssertionError("it is never laid")


def test_a_table_looks_as_if_it_were_drawn_at_once(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(window)
    assert until_laid(window) > 100
    in_parts = window.picture()
    image_cache.forget()
    monkeypatch.setattr("game.table.first_drawing.PART", math.inf)
    opened(window)
    window.app.frame(STEP)
    assert window.picture() == in_parts


def test_no_frame_of_an_opening_does_more_than_a_third_of_the_work(window: Window) -> None:
    counted = 0
    calls: list[int] = []

    def count(frame: FrameType, event: str, given: object) -> None:
        nonlocal counted
        counted += event == "call"

    def one_frame() -> None:
        nonlocal counted
        counted = 0
        sys.setprofile(count)
        try:
            window.app.frame(STEP)
        finally:
            sys.setprofile(None)
        calls.append(counted)

    image_cache.forget()
    opened(window)
    until_laid(window, one_frame)
    assert max(calls) < sum(calls) / 3, sorted(calls)[-5:]


def test_meanwhile_a_line_grows_and_the_game_waits(window: Window) -> None:
    table = opened(window)
    moves, pictures, asked = list(table.session.record.moves), set(), table.context.sheet
    for _ in range(20):
        window.app.frame(STEP)
        pictures.add(bytes(window.picture()))
        window.click((640, 700))
    assert not table.laid
    assert len(pictures) > 5
    assert table.session.record.moves == moves
    assert window.scene is table
    until_laid(window)
    assert table.context.sheet is asked
    window.advance(0.5)  # who pressed on and on has to pause
    window.press("escape")  # it leaves what is to be read, or the table
    window.advance(0.1)
    assert (window.scene, table.context.sheet) != (table, asked)


@pytest.mark.parametrize("prepared", ["at once", "in parts"])
def test_who_presses_on_and_on_while_a_game_opens_plays_nothing_unseen(
    window: Window, monkeypatch: pytest.MonkeyPatch, prepared: str
) -> None:
    """Presses that wait for a slow first frame come in the next one, too."""
    if prepared == "at once":
        monkeypatch.setattr("game.table.first_drawing.PART", math.inf)
    table = opened(window)
    moves, context = list(table.session.record.moves), table.context
    assert context.sheet is None, "left only a moment ago"
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    until_laid(window, lambda: window.press("return"))
    window.press(*["return"] * 20)
    assert (table.session.record.moves, context.chosen) == (moves, None)
    window.advance(0.5)
    window.press("return")
    assert context.chosen is not None or table.session.record.moves != moves


def test_who_presses_on_and_on_is_heard_in_the_end(window: Window) -> None:
    table = opened(window)
    moves, context = list(table.session.record.moves), table.context
    until_laid(window, lambda: window.press("return"))
    for _ in range(10):
        window.press("return", wait=0.2)
    assert context.chosen is not None or table.session.record.moves != moves


def test_a_table_that_is_laid_out_anew_is_seen_as_it_was_before(window: Window) -> None:
    opened(window)
    until_laid(window)
    seen = window.picture()
    window.app.change_settings(text_scale=1.4)
    window.app.frame(STEP)
    dimmed = window.picture()
    assert dimmed != seen
    assert sum(dimmed[::997]) < 0.7 * sum(seen[::997])
    until_laid(window)
    assert sum(window.picture()[::997]) > 0.7 * sum(seen[::997])


def test_below_a_page_the_table_stays_as_it_was_until_the_page_is_left(window: Window) -> None:
    table = opened(window)
    until_laid(window)
    window.app.go.settings(modal=True)
    window.app.frame(STEP)
    window.app.change_settings(high_contrast=True)
    window.app.frame(STEP)
    assert table.picture.seen is not None
    window.app.pop()
    assert until_laid(window) > 10


def test_below_a_notice_a_table_is_laid_although_nobody_sees_it(window: Window) -> None:
    table = opened(window)
    window.app.frame(STEP)
    window.app.notice("There is more to know.")
    window.app.frame(STEP)
    assert window.scene is not table
    for _ in range(MOST):
        window.app.frame(STEP)
        if table.laid:
            break
    assert table.laid
    window.press("return")
    assert window.scene is table
    window.app.frame(STEP)
    assert table.picture.seen is not None


def test_meanwhile_no_more_is_shown_than_the_line(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(window)
    window.app.frame(STEP)
    shown: list[object] = []
    monkeypatch.setattr(window.app.display, "show", shown.append)
    for _ in range(10):
        window.app.frame(STEP)
    assert not table.laid
    assert len(shown) == 10
    for drawn in shown:
        assert isinstance(drawn, list)
        assert sum(box.width * box.height for box in drawn) < 0.01 * 1280 * 720


def test_a_new_game_is_seen_before_what_its_beginning_needs_is_prepared(window: Window) -> None:
    table = window.begin("bot:quick, bot:quick, bot:quick", seed=3)
    until_laid(window)
    seen, context = window.picture(), table.context
    assert context.begins
    assert not context.animator.busy
    frames = 0
    while context.begins:
        assert window.picture() == seen, "nothing moves yet"
        window.app.frame(STEP)
        frames += 1
        assert frames < MOST
    assert frames > 10
    assert context.animator.busy
    window.advance(1.0)
    assert window.picture() != seen
