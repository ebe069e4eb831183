"""What memory the program has after each of three watched five-player games in a row.

``after_mb``: resident megabytes after each game; ``growth``: from the second to the third, as a share. Every
fourth step is drawn, as on a slow machine, and bots that think long don't play: three games take a minute or
two also at 3840x2160. Prints one JSON object as its last line.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from game.app.fixed_steps import STEP
from game.app.program import App
from game.match.options import NewGame, bots_only
from game.table.scene import TableScene
from tests.bench.measuring import open_app, resident_mb, size_of

GAMES = 3
FRAME = 4 * STEP
PATIENCE = 60.0
"""Seconds by the clock in which a bot answers. The table's patience is counted in game time, which goes by
faster here: without waiting, bots would be given up, and their process begun again and again."""


def play(app: App, seed: int) -> None:
    """Watch one game to its results."""
    app.start(NewGame(bots_only(5, "quick"), seed=seed, new_persons=True))
    table = app.scene
    assert isinstance(table, TableScene)
    bots = table.context.director.pool.process
    while app.scene is table:
        bots.wait(PATIENCE)
        app.frame(FRAME)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="3840x2160")
    size = size_of(parser.parse_args().size)
    after = []
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(Path(folder), size)
        for seed in range(GAMES):
            play(app, seed)
            after.append(round(resident_mb(), 1))
            print(f"{after[-1]} MB after game {seed + 1}", flush=True)
        app.close()
    print(json.dumps({"after_mb": after, "growth": round(after[2] / after[1] - 1, 4)}))


if __name__ == "__main__":
    main()
