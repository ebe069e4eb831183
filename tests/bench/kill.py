"""Kill running games many times; each time at most the move in the making may be lost.

``python tests/bench/kill.py --rounds 1000 --pictures 50``: so many kills of a game without a screen, whose
moves the disk's thread writes as at the table, and so many of the program itself, which draws pictures and
has three phones as its players, at random paces; ``--serve 200``: so many of a server of tables at which
people play. With ``--window`` the program draws in a real window, on the display in ``DISPLAY``. Prints one
JSON object as its last line; exit code 1 and a sentence when anything was lost.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

# This script's folder comes first on the path and would hide packages behind scripts' names.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from tests.crash.evening import Evening
from tests.crash.ordeal import Lost, Ordeal
from tests.crash.served import Served


def main() -> int:
    """Kill as often as asked; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=50, help="kills without a screen (default 50)")
    parser.add_argument("--pictures", type=int, default=0, help="kills of the program (default 0)")
    parser.add_argument("--serve", type=int, default=0, help="kills of a server of tables (default 0)")
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first game and of the moments (default 1)"
    )
    parser.add_argument("--window", action="store_true", help="draw in a real window")
    asked = parser.parse_args()
    began = time.perf_counter()
    lost = ""
    with tempfile.TemporaryDirectory() as folder:
        ordeal, evening = (
            Ordeal(Path(folder), asked.seed),
            Evening(Path(folder) / "evening", asked.seed, asked.window),
        )
        served = Served(Path(folder) / "tables", asked.seed)
        try:
            for number in range(1, asked.rounds + 1):
                ordeal.round()
                if number % 100 == 0:
                    print(f"{number} kills, {ordeal.tally.games} games finished", flush=True)
            for number in range(1, asked.pictures + 1):
                evening.round()
                if number % 10 == 0:
                    print(f"{number} kills with pictures, {evening.games} games finished", flush=True)
            for number in range(1, asked.serve + 1):
                served.round()
                if number % 10 == 0:
                    print(f"{number} kills of a server, {served.games} games finished", flush=True)
        except Lost as error:
            lost = str(error)
            print(lost, file=sys.stderr)
    tally = ordeal.tally
    figures = {
        "kills": tally.kills,
        "games_finished": tally.games,
        "moves": tally.moves,
        "kills_within_a_write": tally.leftovers,
        "kills_with_pictures": evening.kills,
        "games_with_pictures": evening.games,
        "moves_with_pictures": evening.moves,
        "kills_of_a_server": served.kills,
        "games_of_a_server": served.games,
        "moves_of_a_server": served.moves,
        "kept_unseen_by_a_server": served.unseen,
        "lost": lost or None,
        "seconds": round(time.perf_counter() - began, 1),
    }
    print(json.dumps(figures))
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
