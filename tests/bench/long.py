"""Many watched games in one process: the whole program at the pace without waiting, and its memory.

Bots decide in this process, at once, so that what is measured is the table, its animations, sounds and
files. ``memory_growth_percent`` compares the memory that stays in use (resident, after a collection) over
the last tenth of the games with that after the first tenth. Prints one JSON object as its last line.
"""

import argparse
import gc
import json
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind another script's name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from game.app.fixed_steps import STEP
from game.app.program import App
from game.match.options import NewGame, bots_only
from game.screens.results.results import ResultsScene
from tests.bench.measuring import open_app, size_of
from tests.ready_bots import ReadyProcess

PATIENCE = 20_000
"""Frames after which a game is taken to hang."""

PROGRESS = 25
"""Games after which a line tells how far it is."""


def memory() -> int:
    """Bytes of memory in use; where the system doesn't say, the most that ever were."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return pages * resource.getpagesize()


def watch(app: App, seed: int) -> int:
    """Watch a game from the deal to its results; returns how many frames it took."""
    game = NewGame(bots_only(2 + seed % 4, "random"), seed=seed, new_persons=seed % 2 == 0)
    app.start(game)
    table = app.scene
    table.context.director.pool.process = ReadyProcess()  # type: ignore[attr-defined]
    for frame in range(PATIENCE):
        app.frame(STEP)
        if isinstance(app.scene, ResultsScene):
            app.frame(STEP)
            return frame
    scenes = [type(scene).__name__ for scene in app.scenes]
    moves = table.session.record.moves  # type: ignore[attr-defined]
    raise SystemExit(f"game {seed} hangs after {len(moves)} moves: {' over '.join(reversed(scenes))}")


def main() -> None:
    """Watch games and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--size", default="1280x720")
    given = parser.parse_args()
    used: list[int] = []
    began = time.perf_counter()
    frames = 0
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(Path(folder), size_of(given.size), "instant")
        for seed in range(given.games):
            frames += watch(app, seed)
            for saved in app.saves.paths():
                saved.unlink()
            used.append(memory())
            if seed % PROGRESS == PROGRESS - 1:
                print(f"{seed + 1} games: {used[-1] / 1e6:.1f} MB", file=sys.stderr, flush=True)
        app.close()
    tenth = max(1, given.games // 10)
    first = statistics.median(used[tenth : 2 * tenth] or used)
    last = statistics.median(used[-tenth:])
    seconds = time.perf_counter() - began
    figures = {
        "games": given.games,
        "size": given.size,
        "memory_growth_percent": round((last / first - 1) * 100, 2),
        "memory_mb": round(last / 1e6, 1),
        "seconds_a_game": round(seconds / given.games, 2),
        "frames": frames,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
