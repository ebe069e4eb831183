"""How long the packed program takes from a double click to its first picture.

``ratio``: to the checkout's, in the same run, each in a fresh process with a window on a virtual screen.
Needs Xvfb, Pillow and the folder that ``python -m game.packaging`` makes. Prints one JSON object as its last
line.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PIL import ImageGrab

from tests.watched import environment, screen

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "dist" / "notre-dame" / "notre-dame"
ROUNDS = 7
MOST = 60.0
_LOOK = 0.01


def seconds(command: Sequence[str], home: Path, shown: dict[str, str]) -> float:
    """Seconds from the start of a process until the screen isn't black any more."""
    options = ["--size", "1280x720", "--mute", "--saves", str(home / "saves")]
    began = time.perf_counter()
    process = subprocess.Popen([*command, *options], cwd=ROOT, env=environment(home, shown))
    try:
        while ImageGrab.grab(xdisplay=shown["DISPLAY"]).getbbox() is None:
            took = time.perf_counter() - began
            if process.poll() is not None or took > MOST:
                raise SystemExit(f"{command[0]} shows nothing.")
            time.sleep(_LOOK)
        return time.perf_counter() - began
    finally:
        process.kill()
        process.wait()


def main() -> None:
    """Measure in turn."""
    if not PROGRAM.is_file():
        raise SystemExit(f"{PROGRAM} is missing; make it with python -m game.packaging.")
    here = (sys.executable, "-m", "game")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        pairs = []
        for _ in range(ROUNDS + 1):
            took = []
            for command in ((str(PROGRAM),), here):
                with screen() as shown:  # a black one
                    took.append(seconds(command, home, shown))
            pairs.append((took[0], took[1]))
    warm = pairs[1:]
    figures = {
        "ratio": round(statistics.median(packed / checkout for packed, checkout in warm), 2),
        "packed_ms": round(statistics.median(packed for packed, _ in warm) * 1000),
        "checkout_ms": round(statistics.median(checkout for _, checkout in warm) * 1000),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
