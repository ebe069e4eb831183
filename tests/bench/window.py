"""What a game costs where the person is: the real program in a real window, on a virtual screen of X11.

First a game of four bots is watched, then a person plays against four by pointer, at usual pace: thinks,
drags, looks at others' boroughs and closer at things, resizes the window, changes a setting, goes to the
title and on with the game. Each is a fresh program on a screen of its own (Xvfb).

``per_s``, ``glide_per_s``: frames of the loop a second while something moves, and while the camera glides
(null: it never did), whether or not there was anything to show; not those that lay the table.
``cpu_p99_ms``, ``cpu_worst_ms``: the processor's milliseconds of such frames, the 99th of 100 and the
dearest. ``cpu_share``, ``x_share``: of one core, what the program and the X server take from the table's
first picture on. ``memory_mb``: of the program at the end, without that of the bots. ``opening_cpu_s``: the
processor's seconds from asking for a table to the first picture of it; watched: of a new game in a fresh
program, person: of the saved game that they go on with (null: it takes minutes until they do).
``standstill_ms``: the longest frame, or the longest time from a resize or a changed setting to the next
picture, by the clock. ``first_picture_ms``: from the program's start to its first picture, by the clock.
Prints one JSON object as its last line.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# This script's folder comes first on the path and would hide the engine behind a script of that name.
REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[0] = str(REPOSITORY)

import pygame

from game import paths
from game.app.cli import parse
from game.app.start import make_app
from game.table.scene import TableScene
from game.ui.disk_cache import disk
from tests.bench.measuring import resident_mb, size_of
from tests.bench.window_person import Person
from tests.game.real_window import start_screen

WATCHED = ("--watch", "--players", "4", "--seed", "5")
PERSON = ("--new", "Anna, bot:quick, bot:quick, bot:quick, bot:quick", "--new-persons", "--seed", "7")
PARTS = {"watched": WATCHED, "person": PERSON}

MARGIN = 40
"""Pixels of the screen that are left when the window has its size."""
OPENING = 10
"""Frames at the beginning that lay the table: pictures are loaded once."""


class Frame(NamedTuple):
    """A frame of the program's loop."""

    end: float
    """By the clock, in seconds."""
    seconds: float
    """By the clock."""
    cpu: float
    """The processor's milliseconds."""
    moves: bool
    glides: bool


def processor(pid: int) -> float:
    """The seconds of the processor that a process has taken (Linux)."""
    told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def play(part: str, arguments: list[str], seconds: float, screen: int, began: float) -> dict[str, object]:
    """Run the program, and return its figures; ``began`` is when its process was started."""
    app = make_app(parse(arguments))
    disk.open_in(paths.pictures())
    frames: list[Frame] = []
    pictures: list[float] = []
    openings: list[float] = []
    waits: list[float] = []
    asked: dict[str, float] = {"opening": time.process_time()}
    whole_frame, whole_show = app.frame, app.display.show

    def show(drawn: bool | list[pygame.Rect] = True) -> None:
        whole_show(drawn)
        pictures.append(time.monotonic())
        if "change" in asked:
            waits.append(pictures[-1] - asked.pop("change"))
        if "opening" in asked and isinstance(app.scene, TableScene) and app.scene.laid:
            openings.append(time.process_time() - asked.pop("opening"))

    def frame(elapsed: float) -> bool:
        scene = app.scene
        context = scene.context if isinstance(scene, TableScene) and scene.laid else None
        glides = context is not None and context.top.gliding
        moves = glides or (context is not None and (context.animator.busy or context.drag is not None))
        moves = moves and "opening" not in asked and "change" not in asked
        clock, cpu = time.monotonic(), time.thread_time()
        drew = whole_frame(elapsed)
        end, cpu = time.monotonic(), (time.thread_time() - cpu) * 1000
        frames.append(Frame(end, end - clock, cpu, moves, glides))
        if "opening" not in asked and next(deeds, "over") == "over":
            app.quit()
        if "began" not in asked and openings:
            asked["began"], asked["cpu"], asked["x"] = end, time.process_time(), processor(screen)
        return drew

    def watching() -> Iterator[None]:
        table, end = app.scene, time.monotonic() + seconds
        while app.scene is table and (not seconds or time.monotonic() < end):
            yield

    deeds = iter(Person(app, asked, seconds)) if part == "person" else watching()
    app.frame, app.display.show = frame, show  # type: ignore[method-assign]
    app.open_with(parse(arguments))
    app.run()
    wall = time.monotonic() - asked["began"]
    moving = [one.cpu for one in frames[OPENING:] if one.moves]
    return {
        "per_s": per_second(frames, glides=False),
        "glide_per_s": per_second(frames, glides=True),
        "cpu_p99_ms": round(statistics.quantiles(moving, n=100)[98], 1),
        "cpu_worst_ms": round(max(moving), 1),
        "cpu_share": round((time.process_time() - asked["cpu"]) / wall, 3),
        "x_share": round((processor(screen) - asked["x"]) / wall, 3),
        "memory_mb": round(resident_mb()),
        "opening_cpu_s": round(openings[-1], 2) if part == "watched" or len(openings) > 1 else None,
        "standstill_ms": round(1000 * max([*waits, *(one.seconds for one in frames)])),
        "first_picture_ms": round(1000 * (pictures[0] - began)),
    }


def per_second(frames: list[Frame], glides: bool) -> float | None:
    """How many frames a second there are while something moves, or while the camera ``glides``."""
    pairs = zip(frames[OPENING:], frames[OPENING + 1 :], strict=False)
    gaps = [
        b.end - a.end for a, b in pairs if a.moves and b.moves and (not glides or (a.glides and b.glides))
    ]
    return round(len(gaps) / sum(gaps), 1) if gaps else None


def run(part: str, size: tuple[int, int], seconds: float, home: str) -> dict[str, object]:
    """Start the program on a screen of its own; return its figures.

    ``home`` is the folder of what it keeps between runs; empty: a fresh one.
    """
    screen = start_screen((size[0] + MARGIN, size[1] + MARGIN))
    with tempfile.TemporaryDirectory() as folder:
        files = ["--saves", f"{folder}/saves", "--settings", f"{folder}/settings.toml"]
        look = ["--size", f"{size[0]}x{size[1]}", "--mute", "--pace", "normal", "--language", "en"]
        told = [part, str(seconds), str(screen.pid), str(time.monotonic()), *PARTS[part], *files, *look]
        environment = {name: os.environ[name] for name in os.environ if not name.startswith("XDG_")}
        environment |= {"SDL_AUDIODRIVER": "dummy", "HOME": home or folder}
        try:
            done = subprocess.run(
                [sys.executable, __file__, "--part", *told],
                cwd=REPOSITORY,
                env=environment,
                check=True,
                stdout=subprocess.PIPE,
                text=True,
            )
        finally:
            screen.terminate()
            screen.wait()
    figures: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> None:
    if sys.argv[1:2] == ["--part"]:
        part, seconds, screen, began, *arguments = sys.argv[2:]
        print(json.dumps(play(part, arguments, float(seconds), int(screen), float(began))))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=0.0, help="of each game; without: to its end")
    parser.add_argument("--home", default="", help="folder of what is kept between runs; else a fresh one")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=[*PARTS])
    given = parser.parse_args()
    figures = {part: run(part, size_of(given.size), given.seconds, given.home) for part in given.parts}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
