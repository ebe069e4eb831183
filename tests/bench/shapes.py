"""What memory the program needs in windows of any shape, to what it needs in one of 1920 × 1080.

Each shape has a process of its own: the title, then a watched game of five whose boroughs are all looked at.
``peak_mb``: the most resident megabytes by shape; ``ratios``: to 1920 × 1080; ``worst``: the largest of them
among odd shapes. ``frames``: what a frame in play takes of the processor, to what it takes at 1920 × 1080:
95 of a hundred frames take less. Frames in which the table is laid or a borough is first seen don't count.
Prints one JSON object as its last line.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

USUAL = (1920, 1080)
ODD = ((1920, 3), (5000, 1), (1, 5000), (150, 1500), (300, 1000), (5000, 5000), (5000, 1500), (2000, 5000))
TRUE = ((1024, 768), (2560, 1440), (3440, 1440), (3840, 2160))


def visit(width: int, height: int) -> None:
    """Go through the program in a window dragged to that size, and tell what it took."""
    import pygame

    from game.app.fixed_steps import STEP
    from game.app.program import App
    from game.match.options import NewGame, bots_only
    from game.settings import SettingsFile
    from game.storage.saves import Saves

    taken: list[float] = []

    def frames(count: int) -> None:
        for _ in range(count):
            begun = time.process_time()
            app.frame(STEP)
            taken.append(time.process_time() - begun)

    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.toml")
        settings.override(size=(1280, 720), pace="normal", muted=True, language="en")
        app = App(settings, Saves(Path(folder) / "saves"))
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, w=width, h=height, size=(width, height)))
        app.go.title()
        frames(20)
        app.start(NewGame(bots_only(5), seed=3, new_persons=True))
        boroughs = (None, *app.scene.context.shown.seats)  # type: ignore[attr-defined]
        for visited in (False, True):
            for borough in boroughs:
                app.scene.context.camera.look_at(borough)  # type: ignore[attr-defined]
                frames(60)
            if not visited:
                taken.clear()
        app.close()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"peak": round(peak, 1), "frame": round(quantiles(taken, n=20)[-1], 5)}))


def measured(width: int, height: int) -> dict[str, float]:
    """What a process of its own tells of such a window."""
    run = [sys.executable, __file__, str(width), str(height)]
    told = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    result: dict[str, float] = json.loads(told.splitlines()[-1])
    return result


def main() -> None:
    if len(sys.argv) > 2:
        visit(int(sys.argv[1]), int(sys.argv[2]))
        return
    found = {size: measured(*size) for size in (USUAL, *ODD, *TRUE)}
    usual, frame = found[USUAL]["peak"], found[USUAL]["frame"]
    print(
        json.dumps(
            {
                "peak_mb": {f"{w}x{h}": one["peak"] for (w, h), one in found.items()},
                "ratios": {f"{w}x{h}": round(one["peak"] / usual, 2) for (w, h), one in found.items()},
                "frames": {f"{w}x{h}": round(one["frame"] / frame, 2) for (w, h), one in found.items()},
                "worst": round(max(found[size]["peak"] for size in ODD) / usual, 2),
            }
        )
    )


if __name__ == "__main__":
    main()
