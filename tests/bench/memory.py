"""What memory the program has after each of three watched five-player games in a row.

``after_mb``: resident megabytes after each game; ``growth``: from the second to the third, as a share.
Prints one JSON object as its last line.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.app.fixed_steps import STEP
from game.app.program import App
from game.match.options import NewGame, bots_only
from game.settings import SettingsFile
from game.storage.saves import Saves

GAMES = 3


def resident_mb() -> float:
    """Megabytes of memory that this process has in use (Linux)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    return int(kilobytes) / 1024


def play(app: App, seed: int) -> None:
    """Watch one game to its results."""
    app.start(NewGame(bots_only(5), seed=seed, new_persons=True))
    table = app.scene
    while app.scene is table:
        app.frame(STEP)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="3840x2160")
    width, height = map(int, parser.parse_args().size.split("x"))
    after = []
    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.toml")
        settings.override(size=(width, height), pace="fast", muted=True, language="en")
        app = App(settings, Saves(Path(folder) / "saves"))
        for seed in range(GAMES):
            play(app, seed)
            after.append(round(resident_mb(), 1))
        app.close()
    print(json.dumps({"after_mb": after, "growth": round(after[2] / after[1] - 1, 4)}))


if __name__ == "__main__":
    main()
