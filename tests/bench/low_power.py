"""What the program needs of a small machine: shares of a core at rest, and frames a second while bots play.

``rest``: percent of a core while nobody touches anything, on each screen, at the title after its motion has
stopped. ``watched``: frames a second, the 95th of 100 frames in milliseconds, and the percent of a core while
bots play. Once as usual and once with ``--low-power``. To see it on a quarter of a core::

    systemd-run --scope -p CPUQuota=25% python tests/bench/low_power.py

(or with a control group of one's own: ``echo 25000 >cpu.cfs_quota_us``, ``echo 100000 >cpu.cfs_period_us``).
Prints one JSON object as its last line.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from game.app.fixed_steps import MOST_STEPS, STEP
from game.app.program import App
from game.app.start import make_app
from game.match.options import Launch, NewGame, bots_only, parse_players
from game.table.scene import TableScene
from tests.bench.measuring import Size, size_of

WARM_UP = 25.0
"""Seconds of the program after which nothing moves any more at rest."""


class Pace:
    """Waits between frames as the program does, notes when each ends, and ends the run in time."""

    def __init__(self) -> None:
        self.until = 0.0
        self.ends: list[float] = []
        self.app: App

    def __call__(self, seconds: float) -> None:
        self.ends.append(time.perf_counter())
        time.sleep(seconds)
        if time.perf_counter() > self.until:
            self.app.quit()


def rest(app: App, seconds: float) -> float:
    """Percent of a core while nothing happens."""
    for _ in range(round(WARM_UP / (MOST_STEPS * STEP))):
        app.frame(MOST_STEPS * STEP)
    return float(run(app, seconds)["percent"])


def run(app: App, seconds: float) -> dict[str, Any]:
    """Let the program run in real time."""
    pace = app._wait
    assert isinstance(pace, Pace)
    pace.app, pace.ends, pace.until = app, [], time.perf_counter() + seconds
    began, used = time.perf_counter(), time.process_time()
    close, app.close = app.close, lambda: None  # type: ignore[method-assign]
    app.running = True
    app.run()
    app.close = close  # type: ignore[method-assign]
    app.running = True
    took, used = time.perf_counter() - began, time.process_time() - used
    frames = [(after - before) * 1000 for before, after in zip(pace.ends, pace.ends[1:], strict=False)]
    return {
        "percent": round(used / took * 100, 1),
        "frames_a_second": round(len(frames) / took, 1),
        "p95_ms": round(statistics.quantiles(frames, n=20)[18], 1),
    }


def measure(low: bool, seconds: float, size: Size) -> dict[str, Any]:
    """All figures of one kind of run."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = folder / "settings.toml"
        launch = Launch(size=size, mute=True, saves=folder / "saves", settings=settings, low_power=low)
        app = make_app(launch)
        app._wait = Pace()
        app.go.title()
        screens: dict[str, Callable[[], None]] = {
            "title": lambda: None,
            "new game": app.go.new_game,
            "settings": app.go.settings,
            "saved games": app.go.load,
            "rules": app.go.rules,
        }
        found["rest"] = {}
        for screen, go in screens.items():
            app.go.title()
            go()
            found["rest"][screen] = rest(app, seconds)
        app.start(NewGame(parse_players("Anna, bot:random"), seed=7))
        table = app.scene
        assert isinstance(table, TableScene)
        while table.context.screen.asked is None or table.context.director.pool.process.thinking:
            app.frame(STEP)
        found["rest"]["table"] = rest(app, seconds)
        app.start(NewGame(bots_only(4), seed=7))
        for _ in range(30):
            app.frame(STEP)
        found["watched"] = run(app, 4 * seconds)
        app.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement at rest (5)")
    asked = parser.parse_args()
    size = size_of(asked.size)
    figures = {
        "size": asked.size,
        "usual": measure(False, asked.seconds, size),
        "low_power": measure(True, asked.seconds, size),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
