"""How long the program takes from its start to the first frame of the title.

``ratio``: to a bare window of pygame and pygame_gui with one button, in the same run, each in a fresh
process. Prints one JSON object as its last line.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 9

BARE = """
import pygame, pygame_gui
pygame.display.init(); pygame.font.init()
window = pygame.display.set_mode((1280, 720))
manager = pygame_gui.UIManager((1280, 720))
pygame_gui.elements.UIButton(pygame.Rect(540, 330, 200, 60), "Play", manager)
manager.update(1 / 60)
manager.draw_ui(window)
pygame.display.flip()
"""

OURS = """
import sys
from pathlib import Path
from game.app.start import make_app
from game.match.options import Launch
folder = Path(sys.argv[1])
app = make_app(Launch(size=(1280, 720), saves=folder / "saves", settings=folder / "settings.toml"))
app.go.title()
assert app.frame(1 / 60)
"""


def seconds(code: str, folder: str) -> float:
    """Seconds from the start of a process to its end, right after its first frame."""
    # As on a player's machine, where modules are compiled once.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code, folder], check=True, env=environment, capture_output=True)
    return time.perf_counter() - began


def main() -> None:
    """Measure in turn."""
    with tempfile.TemporaryDirectory() as folder:
        seconds(BARE, folder), seconds(OURS, folder)
        pairs = [(seconds(OURS, folder), seconds(BARE, folder)) for _ in range(ROUNDS)]
    figures = {
        "ratio": round(statistics.median(ours / bare for ours, bare in pairs), 2),
        "ours_ms": round(statistics.median(ours for ours, _ in pairs) * 1000),
        "bare_ms": round(statistics.median(bare for _, bare in pairs) * 1000),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
