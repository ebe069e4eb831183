"""What all tests of the table share: no real screen or loudspeaker, no missing words, and a window."""

from __future__ import annotations

import itertools
import math
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["NOTRE_DAME_STRICT"] = "1"
# Whoever ends a run ends it: SDL would make a quit event of the signal, and some test would fail.
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"

if TYPE_CHECKING:
    from engine import View
    from game.match.options import NewGame
    from game.match.session import Session
    from game.settings import Settings
    from game.storage.saves import Saves
    from game.table.scene import TableScene
    from tests.game.lines_drawn import Register
    from tests.game.window import Window

_asked = os.environ.get("NOTRE_DAME_TEST_SEED", "3")
TEST_SEED = random.SystemRandom().randrange(10**9) if _asked == "random" else int(_asked)
"""The seed of the first game that a test deals without naming one; the next game gets the next number."""


def pytest_report_header() -> str:
    """A run of drawn deals can be made again."""
    return f"deals without a seed of their own: NOTRE_DAME_TEST_SEED={TEST_SEED}"


@pytest.fixture(scope="session")
def _temporary(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the temporary files of all tests: to number one for each takes longer with each."""
    return tmp_path_factory.mktemp("temporary")


@pytest.fixture(autouse=True)
def _the_users_folders_stay_as_they_are(
    tmp_path: Path, _temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can't be saved where it belongs goes to a folder of the test, not to the user's.

    Nor is a copy taken for one of the test's games that another run has left among the temporary files.
    """
    monkeypatch.setattr("game.storage.spare_folders.data_folder", lambda: tmp_path / "spare")
    monkeypatch.setattr("tempfile.tempdir", tempfile.mkdtemp(dir=_temporary))


@pytest.fixture(autouse=True)
def _what_a_test_could_not_write_stays_with_it() -> Iterator[None]:
    """What a hall of fame's file hasn't taken is kept for the process: no later test is told of it."""
    from game.storage import pending_writes

    yield
    for kept in (pending_writes._pending, pending_writes._notices, pending_writes._said):
        kept.clear()


@pytest.fixture(scope="package", autouse=True)
def _cities_are_baked_once() -> Iterator[None]:
    """In this folder alone: ``tests/window`` plays the program as it is."""
    from tests.game.baked import baked_once

    with baked_once():
        yield


@pytest.fixture(scope="package", autouse=True)
def _sounds_are_measured_once() -> Iterator[None]:
    """The same samples have the same peaks, and to find them takes longer than most tests of sounds."""
    from game.audio.mixing import block_peaks

    with mock.patch("game.audio.library.block_peaks", lru_cache(maxsize=300)(block_peaks)):
        yield


@pytest.fixture(autouse=True)
def _who_replaces_something_has_pictures_made(request: pytest.FixtureRequest) -> None:
    """A test with a ``monkeypatch``, or with a fixture of its file that has one.

    So has a test of when pictures are made, which is marked ``own_pictures``; but not one whose
    ``monkeypatch`` draws nothing, which is marked ``same_pictures``.
    """
    from tests.game import baked

    info = request.node._fixtureinfo
    own = [found[-1] for found in info.name2fixturedefs.values() if found[-1].baseid.endswith(".py")]
    replaces = any("monkeypatch" in one.argnames for one in (info, *own))
    marked = {mark.name for mark in request.node.iter_markers()}
    baked.own_pictures = "own_pictures" in marked or (replaces and "same_pictures" not in marked)


@pytest.fixture(autouse=True)
def _the_next_test_is_told_in_english() -> Iterator[None]:
    """Whatever language, contrast and own content a test has set, the next one begins as usual."""
    from game.editions import show_edition
    from game.ui import contrast
    from game.words import set_language
    from game.words.persons import show_persons

    yield
    show_persons(())
    show_edition(None)
    set_language("en")
    contrast.set_high(False)


@pytest.fixture(autouse=True)
def _memory_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """No garbage is collected between a menu and a table: in a process with many tests that takes long."""
    idle = dict.fromkeys(("collect", "freeze", "unfreeze"), lambda: 0)
    monkeypatch.setattr("game.ui.memory.gc", SimpleNamespace(**idle))


@pytest.fixture
def open_window(tmp_path: Path) -> Iterator[Callable[..., Window]]:
    """Opens windows, see :class:`tests.game.window.Window` for what to give; they close with the test."""
    from tests.game.window import Window

    opened: list[Window] = []

    def open_one(size: tuple[int, int] = (1280, 720), **options: Any) -> Window:
        opened.append(Window(tmp_path, size, **options))
        return opened[-1]

    yield open_one
    for window in opened:
        window.close()


@pytest.fixture
def window(open_window: Callable[..., Window]) -> Window:
    """A usual window, which shows the title."""
    return open_window()


@pytest.fixture
def table(open_window: Callable[..., Window]) -> TableScene:
    """A table whose only person is to play a card."""
    from tests.game.asked import table_asked

    return table_asked(open_window)


@pytest.fixture
def register() -> Iterator[Register]:
    """Listens to what is written and drawn."""
    from tests.game.lines_drawn import Register

    with Register() as listening:
        yield listening


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table is drawn: a test that only listens, or counts, doesn't look at it."""
    from game.table.scene import TableScene

    def draw(table: TableScene, surface: object, alpha: float) -> bool:
        table.drawn = True
        return False

    monkeypatch.setattr(TableScene, "draw", draw)


@pytest.fixture
def small_window() -> Iterator[None]:
    """A window for drawings that are made beside it."""
    import pygame

    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def view() -> View:
    """What blue sees of a new game of five."""
    from engine import COLOURS, Game

    return Game.new(COLOURS, seed=3, first="green").view("blue")


@pytest.fixture(autouse=True)
def _new_games_are_dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game without a seed gets one from ``NOTRE_DAME_TEST_SEED``, which is printed when a test fails.

    ``NOTRE_DAME_TEST_SEED=random`` draws it anew in every run. Tests of how the program draws a seed are
    marked ``draws_seed``.
    """
    if request.node.get_closest_marker("draws_seed"):
        return
    from game.match.session import Session

    new, seeds = Session.new, itertools.count(TEST_SEED)

    def deal(game: NewGame, settings: Settings, saves: Saves, **how: bool) -> Session:
        if game.seed is None:
            game = replace(game, seed=next(seeds))
            print(f"dealt a game with NOTRE_DAME_TEST_SEED={game.seed}")
        return new(game, settings, saves, **how)

    monkeypatch.setattr(Session, "new", deal)


@pytest.fixture(autouse=True)
def _a_table_is_drawn_in_its_first_frame(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However busy the machine is. Tests of what is seen before are marked ``laid_in_parts``."""
    if request.node.get_closest_marker("laid_in_parts"):
        return
    monkeypatch.setattr("game.table.first_drawing.PART", math.inf)


@pytest.fixture(autouse=True)
def _nothing_is_prepared_in_idle_steps(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a test looks at is made when it is seen.

    Tests of what is made before that are marked ``idle_steps``.
    """
    if not request.node.get_closest_marker("idle_steps"):
        monkeypatch.setattr("game.table.preparing.Preparing.go_on", lambda self, idle: None)


@pytest.fixture(autouse=True)
def _the_disk_is_waited_for(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is written by the step after it, so that steps alone decide what happens.

    Tests of what happens meanwhile are marked ``slow_disk``.
    """
    if request.node.get_closest_marker("slow_disk"):
        return
    from game.settings import SettingsFile
    from game.storage.record_keeper import RecordKeeper

    wait, wait_file = RecordKeeper.wait_saved, SettingsFile.wait_saved
    monkeypatch.setattr(RecordKeeper, "wait_saved", lambda self, seconds=None: wait(self))
    monkeypatch.setattr(SettingsFile, "wait_saved", lambda self, seconds=None: wait_file(self))


@pytest.fixture(autouse=True)
def _the_title_finds_the_latest_game_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine too: for people the title stops looking after a moment, and goes on later."""
    monkeypatch.setattr("game.screens.title.title._SEEK_FIRST", 3600.0)


@pytest.fixture(autouse=True)
def _bots_answer_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in this process, so that steps alone decide what happens.

    Tests of the process that they think in otherwise are marked ``bots_apart``.
    """
    if request.node.get_closest_marker("bots_apart"):
        return
    from tests.ready_bots import all_answer_at_once

    all_answer_at_once(monkeypatch.setattr)
