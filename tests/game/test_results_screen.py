"""The end of a game and the hall of fame: tables that add up, and what leads on from them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.log.statistics import statistics_of
from game.match.session import Session
from game.screens.replay.replay import ReplayScene
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.results.results import ResultsScene
from tests.game.saved import played, put, shows
from tests.game.window import BlankScene, Window

Open = Callable[..., Window]


def over(window: Window, path: Path) -> ResultsScene:
    """A game at the table has come to its end."""
    window.app.push(BlankScene())
    window.app.game_over(Session.load(path))
    window.advance(0.1)
    scene = window.scene
    assert isinstance(scene, ResultsScene)
    return scene


@pytest.mark.parametrize("seed", range(4))
def test_the_table_adds_up_to_everybodys_prestige(open_window: Open, tmp_path: Path, seed: int) -> None:
    path = put(tmp_path, "2026-11-20 Anna", played(seed=seed, new_persons=True))
    scene = over(open_window((1920, 1080), title=False), path)
    result = scene.session.game.result
    assert result is not None
    for column in scene._columns():
        *sources, prestige, held = column.values
        assert sum(sources) == prestige == result.prestige[column.colour]
        assert held == result.tie_break[column.colour]
        assert len(scene._rows()) == len(column.values)


def test_every_person_that_paid_has_a_row(open_window: Open, tmp_path: Path) -> None:
    record = played(seed=2, new_persons=True)
    scene = over(open_window((1920, 1080), title=False), put(tmp_path, "2026-11-20 Anna", record))
    rows = [row.name for row in statistics_of(record).rows]
    assert scene._rows()[: len(rows)] == rows
    assert len(set(rows)) == len(rows) > 7


def test_the_game_is_watched_again_and_the_results_come_back(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1920, 1080), title=False)
    scene = over(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.click("watch")
    assert shows(window, ReplayScene)
    assert len(window.scene.views) > 1  # type: ignore[attr-defined]
    window.press("escape")
    assert window.scene is scene


def read(window: Window) -> HallOfFameScene:
    """Go from the title to the book and wait until it is up to date."""
    window.click("Past games")
    scene = window.scene
    assert isinstance(scene, HallOfFameScene)
    if scene._reading is not None:
        scene._reading.join()
    window.advance(0.1)
    return scene


def test_the_book_lists_past_games_and_they_can_be_watched(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-18 a", played(seed=1), 1)
    put(tmp_path, "2026-11-19 b", played(seed=2), 2)
    put(tmp_path, "2026-11-20 going on", played(seed=3, moves=20), 3)
    window = open_window((1920, 1080))
    scene = read(window)
    assert [game.file for game in scene.games] == ["2026-11-19 b.toml", "2026-11-18 a.toml"]
    window.wheel(-100)
    window.click("watch-2")
    assert shows(window, ReplayScene)
    assert window.scene.timeline.record.seed == 1  # type: ignore[attr-defined]
    window.press("escape")
    assert window.scene is scene
    window.press("escape")


def test_a_game_that_ends_is_in_the_book_even_when_its_file_is_deleted(
    open_window: Open, tmp_path: Path
) -> None:
    path = put(tmp_path, "2026-11-20 Anna", played())
    window = open_window((1920, 1080))
    over(window, path)
    path.unlink()
    window.app.go.title()
    window.advance(0.1)
    scene = read(window)
    assert [game.file for game in scene.games] == [path.name]
    assert scene.place_of("watch-1") is None


def test_an_empty_book_says_so(open_window: Open) -> None:
    scene = read(open_window((1280, 720), text_scale=2.0))
    assert scene.games == []
    assert scene.place_of("back")


def test_everybodys_prestige_is_counted_up_to_what_it_is(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1920, 1080), title=False)
    over(window, put(tmp_path, "2026-11-20 Anna", played()))
    began = window.picture()
    window.advance(1)
    climbing = window.picture()
    window.advance(3)
    counted = window.picture()
    window.advance(1)
    assert len({began, climbing, counted}) == 3
    assert window.picture() == counted
