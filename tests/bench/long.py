"""Many watched games in one process: the whole program at the pace without waiting, and its memory.

Bots decide in this process, at once, so that what is measured is the table, its animations, sounds and
files. ``memory_growth_percent`` compares the memory that stays in use (resident, after a collection) over
the last tenth of the games with that after the first tenth. Prints one JSON object as its last line.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind another script's name.
sys.path[0] = str(Path(__file__).resolve().parents[2])
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.app.fixed_steps import STEP
from game.app.program import App
from game.match.bot_process import BotProcess, Question, Thought
from game.match.options import NewGame, bots_only
from game.screens.results.results import ResultsScene
from game.settings import SettingsFile
from game.storage.saves import Saves

PATIENCE = 20_000
"""Frames after which a game is taken to hang."""

PROGRESS = 25
"""Games after which a line tells how far it is."""


class ReadyProcess(BotProcess):
    """Answers at once and in this process."""

    def ask(self, question: Question) -> None:
        """Remember the question."""
        self._question = question

    def answer(self, elapsed: float = 0.0) -> Thought | None:
        """Think now."""
        question, self._question = self._question, None
        return Thought(question.colour, question.think(), False) if question else None


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
    width, height = map(int, given.size.split("x"))
    used: list[int] = []
    began = time.perf_counter()
    frames = 0
    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.toml")
        settings.override(size=(width, height), pace="instant", muted=True, language="en")
        app = App(settings, Saves(Path(folder) / "saves"))
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
