"""How many frames it takes from a press to the first picture that differs, for presses everywhere.

Counted in frames of the program, not in time: a frame is as long as the machine makes it. Prints one JSON
object as its last line: the worst of all, how many presses were made, and the frames of each.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.game.answers import LATEST, SCENARIOS, answers, open_window

SIZE = (1280, 720)
UNANSWERED = 999


def main() -> None:
    """Press everything once."""
    frames: dict[str, int] = {}
    for scenario in SCENARIOS.values():
        with tempfile.TemporaryDirectory() as folder:
            window = open_window(Path(folder), SIZE)
            for press, count in answers(window, Path(folder), scenario).items():
                frames[press] = UNANSWERED if count is None else count
            window.close()
    late = [press for press, count in frames.items() if count > LATEST]
    print(json.dumps({"worst": max(frames.values()), "presses": len(frames), "late": late, "frames": frames}))


if __name__ == "__main__":
    main()
