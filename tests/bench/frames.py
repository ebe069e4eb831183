"""What a frame costs, against one full-screen blit of the same size in the same run.

``busy_ratio``: the 99th of 100 frames in the busiest moments (a five-player draft pass, Notre Dame paying
out). ``rest_ratio``: the same while a person thinks. ``worst_ms``: the dearest frame of a whole watched game
after the table has been laid. Prints one JSON object as its last line.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.events import CardsPassed, NotreDamePaid, PrestigeGained
from game.app import App
from game.launch import NewGame, bots_only, parse_players
from game.loop import STEP
from game.saves import Saves
from game.settings import SettingsFile
from game.table.scene import TableScene

REST_FRAMES = 240
LAYING = 5
"""Frames at the beginning that lay the table: pictures are loaded once."""


def open_app(folder: Path, size: tuple[int, int], pace: str) -> App:
    """A window without a player's settings."""
    settings = SettingsFile(folder / "settings.toml")
    settings.override(size=size, pace=pace, muted=True, language="en")
    return App(settings, Saves(folder / "saves"))


def frame_ms(app: App) -> float:
    """Milliseconds of one frame."""
    began = time.perf_counter()
    app.frame(STEP)
    return (time.perf_counter() - began) * 1000


def blit_ms(size: tuple[int, int]) -> float:
    """Milliseconds of one full-screen blit, the median of many."""
    window = pygame.display.get_surface()
    assert window is not None
    picture = pygame.Surface(size).convert()
    times = []
    for _ in range(200):
        began = time.perf_counter()
        window.blit(picture, (0, 0))
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def is_busy(table: TableScene) -> bool:
    """Whether a pass of the draft or Notre Dame's payment is being shown."""
    act = table.animator.act
    if act is None:
        return False
    event = act.events[0]
    shared = isinstance(event, PrestigeGained) and event.reason == "notredame_share"
    return shared or isinstance(event, CardsPassed | NotreDamePaid)


def watch(folder: Path, size: tuple[int, int]) -> tuple[list[float], list[float]]:
    """Frame times of a watched five-player game: all, and those of the busiest moments."""
    app = open_app(folder, size, "fast")
    app.start(NewGame(bots_only(5), seed=7, new_persons=True))
    table = app.scene
    assert isinstance(table, TableScene)
    every, busy = [], []
    while app.scene is table:
        spent = frame_ms(app)
        if app.scene is not table:
            break  # the frame that lays out the results is another screen's first
        every.append(spent)
        if is_busy(table):
            busy.append(spent)
    app.close()
    return every[LAYING:], busy


def rest(folder: Path, size: tuple[int, int]) -> tuple[list[float], float]:
    """Frame times while a person thinks, and of a blit."""
    app = open_app(folder, size, "instant")
    app.start(NewGame(parse_players("Anna, bot:random"), seed=7))
    table = app.scene
    assert isinstance(table, TableScene)
    while table.director.asked is None or table.director.worker.thinking or table.busy:
        app.frame(STEP)
    for _ in range(60):
        app.frame(STEP)
    times = [frame_ms(app) for _ in range(REST_FRAMES)]
    blit = blit_ms(app.size)
    app.close()
    return times, blit


def high(times: list[float]) -> float:
    """The 99th of 100."""
    return statistics.quantiles(times, n=100)[98]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    width, height = map(int, parser.parse_args().size.split("x"))
    size = (width, height)
    with tempfile.TemporaryDirectory() as folder:
        resting, blit = rest(Path(folder), size)
        every, busy = watch(Path(folder), size)
    figures = {
        "size": f"{width}x{height}",
        "busy_ratio": round(high(busy) / blit, 2),
        "rest_ratio": round(high(resting) / blit, 2),
        "worst_ms": round(max(every), 1),
        "busy_p99_ms": round(high(busy), 2),
        "blit_ms": round(blit, 3),
        "frames": len(every),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
