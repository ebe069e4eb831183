"""Whole games through the window: by synthetic pointer events alone, and in a real window under Xvfb."""

import json
import os
import shutil
from pathlib import Path

import pytest

from engine import Decision
from engine.record import records
from game.app.program import RealTables
from game.screens.results.results import ResultsScene
from game.table.scene import TableScene
from tests.game.player import Gesture, Pointing
from tests.game.window import Open, Window
from tests.programs import ROOT, python

pytestmark = pytest.mark.idle_steps

PATIENCE = 3000
"""Frames in which somebody must move: bots think in a process of their own."""


def carry_out(window: Window, gesture: Gesture) -> None:
    """Do it with the pointer."""
    if gesture.to is None:
        window.click(gesture.at)
    else:
        window.drag(gesture.at, gesture.to, moves=2)


def play_to_the_end(window: Window, player: Pointing) -> TableScene:
    """Play until the results are shown; returns the table's scene."""
    table = window.showing(TableScene)
    window.advance(0.1)  # it is seen
    moves, patience = 0, PATIENCE
    while patience:
        if window.scene is not table:
            return table
        gesture = player.next(table)
        if gesture is None:
            window.advance(1 / 60)
        else:
            carry_out(window, gesture)
        played = len(table.session.record.moves)
        moves, patience = (played, PATIENCE) if played > moves else (moves, patience - 1)
    raise AssertionError(
        f"the game hangs: {table.context.screen.asked}, curtain {table.context.screen.curtain}"
    )


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("players", "size", "new_persons"),
    [
        ("Anna, bot:random", (1280, 720), True),
        ("Anna, Ben", (1280, 720), False),
        ("Anna, bot:random, bot:random, bot:random, bot:random", (1366, 768), True),
    ],
)
def test_a_whole_game_with_the_pointer_alone(
    open_window: Open, players: str, size: tuple[int, int], new_persons: bool
) -> None:
    window = open_window(size, tables=RealTables(), pace="instant")
    player = Pointing(seed=4)
    window.begin(players, seed=11, new_persons=new_persons)
    table = play_to_the_end(window, player)
    assert isinstance(window.scene, ResultsScene)
    record = records.read(table.session.record_path)
    assert record.finished
    assert record.replay().result == table.session.game.result
    assert player.drags > 5
    assert {"draft", "play", "hire"} <= player.kinds


def test_a_game_left_at_any_moment_goes_on_at_the_same_decision(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    window.begin("Anna, bot:random", seed=3)
    player = Pointing(seed=1)
    table = window.showing(TableScene)
    for _ in range(60):
        gesture = player.next(table)
        if gesture:
            carry_out(window, gesture)
        else:
            window.advance(1 / 60)
    asked = decision_at(window, table)
    moves = list(table.session.record.moves)
    assert len(moves) > 10
    window.app.go.title()
    window.click("Continue")
    again = window.showing(TableScene)
    assert again.session.record.moves == moves
    assert decision_at(window, again) == asked


def decision_at(window: Window, table: TableScene) -> Decision:
    """The decision that the table comes to when nobody does anything."""
    for _ in range(2000):
        if table.context.screen.asked is not None and table.context.director.pool.process.thinking is None:
            return table.context.screen.asked
        window.advance(1 / 60)
    raise AssertionError("nobody is asked")


@pytest.mark.thorough(usual=0)
@pytest.mark.skipif(not shutil.which("Xvfb") or not shutil.which("xdotool"), reason="Xvfb, xdotool missing")
def test_a_whole_game_in_a_real_window(tmp_path: Path) -> None:
    """A person's clicks by xdotool, a real window on a virtual screen, the real loop."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment |= {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = python("-m", "tests.game.real_window", tmp_path, environment=environment)
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["driver"] == "x11"
    assert told["finished"]
    assert told["clicks"] > 40
    assert records.read(Path(told["record"])).finished


@pytest.mark.thorough(usual=0)
def test_watching_plays_through_the_real_scenes_and_prints_the_result(tmp_path: Path) -> None:
    command = ["--watch", "--players", "5", "--new-persons", "--seed", "7", "--pace", "instant", "--exit"]
    folders = ["--saves", str(tmp_path / "saves"), "--settings", str(tmp_path / "settings.toml")]
    done = python("-m", "game", *command, *folders)
    (saved,) = (tmp_path / "saves").glob("*.toml")
    result = records.read(saved).replay().result
    assert result is not None
    best = max(result.prestige.values())
    assert f"{best} prestige" in done.stdout
