"""What a person's whole game costs: four bots, and a person who points, presses, drags and thinks.

``p99_cpu_ms`` and ``worst_cpu_ms``: the 99th of 100 frames and the dearest one after the table has been laid.
``glide_first_ms``: the dearest of the first frames of a camera's glide; ``glide_ms``: the 99th of 100 of all
its frames. All are the processor's milliseconds. ``memory_mb``: before the game and at its end. Prints one
JSON object as its last line.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.match.options import NewGame, parse_players
from game.table.scene import TableScene
from tests.bench.measuring import Size, resident_mb, size_of, spent_on
from tests.game.player import Pointing
from tests.game.window import Window

PLAYERS = "Anna, bot:quick, bot:quick, bot:quick, bot:quick"
THINKS = 60
"""Frames for which the person thinks before each press."""
OPENING = 5
"""Frames at the beginning that lay the table: pictures are loaded once."""
BEGINNING = 8
"""Frames with which a glide begins, together with those in which it is prepared."""


class Watch:
    """Times every frame of a window."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.every: list[float] = []
        self.gliding: list[float] = []
        self.beginning: list[float] = []
        self._goal: object = None
        self._since = 0
        self._frame = window.app.frame
        window.app.frame = self.frame  # type: ignore[method-assign]

    def frame(self, elapsed: float) -> bool:
        """Let a frame pass, and note what it takes."""
        table, drawn = self.window.scene, False

        def deed() -> None:
            nonlocal drawn
            drawn = self._frame(elapsed)

        spent = spent_on(deed).cpu
        if not isinstance(table, TableScene) or self.window.scene is not table:
            return drawn
        self.every.append(spent)
        top = table.context.top
        goal = top.goal if top.gliding else None
        self._since = self._since + 1 if goal == self._goal else 0
        self._goal = goal
        if goal is not None:
            self.gliding.append(spent)
            if self._since < BEGINNING:
                self.beginning.append(spent)
        return drawn


def play(window: Window, watch: Watch) -> float:
    """Play a game to its results; return the megabytes in use at its end."""
    window.app.start(NewGame(parse_players(PLAYERS), seed=7, new_persons=True))
    table, player, used = window.scene, Pointing(seed=4), 0.0
    assert isinstance(table, TableScene)
    while window.scene is table:
        gesture = player.next(table)
        if gesture is None:
            window.advance(STEP)
        else:
            window.advance(THINKS * STEP)
            used = resident_mb()
            if gesture.to is None:
                window.click(gesture.at)
            else:
                window.drag(gesture.at, gesture.to)
    return used


def measure(folder: Path, size: Size) -> dict[str, object]:
    """Return the figures of a game in a window of ``size``."""
    window = Window(folder, size, tables=RealTables(), pace="fast")
    watch, before = Watch(window), resident_mb()
    after = play(window, watch)
    window.close()
    every = watch.every[OPENING:]
    return {
        "size": f"{size[0]}x{size[1]}",
        "p99_cpu_ms": _high(every),
        "worst_cpu_ms": round(max(every), 1),
        "glide_first_ms": round(max(watch.beginning), 1),
        "glide_ms": _high(watch.gliding),
        "memory_mb": [round(before), round(after)],
        "frames": len(every),
        "glide_frames": len(watch.gliding),
    }


def _high(times: list[float]) -> float:
    """Return the 99th of 100."""
    return round(statistics.quantiles(times, n=100)[98], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    size = size_of(parser.parse_args().size)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(Path(folder), size)))


if __name__ == "__main__":
    main()
