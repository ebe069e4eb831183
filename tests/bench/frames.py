"""What a frame costs, against one full-screen blit of the same size in the same run.

``busy_ratio``: the 99th of 100 frames in the busiest moments (a five-player draft pass, Notre Dame paying
out). ``rest_ratio``: the same while a person thinks. ``worst_ms``: the dearest frame of a whole watched game
after its first five. ``first_ms``: the dearest of those five, in which the table is laid and appears.
``notice_ms``: the dearest frame in which a notice comes or goes. Each is told by the clock, and as ``…_cpu…``
by the processor's time, which other programs on the machine and the disk bear less on. Prints one JSON object
as its last line.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

import pygame

from engine.events import CardsPassed, NotreDamePaid, PrestigeGained
from game.app.fixed_steps import STEP
from game.app.program import App
from game.match.options import NewGame, bots_only, parse_players
from game.table.scene import TableScene
from tests.bench.measuring import Spent, open_app, size_of, spent_on

REST_FRAMES = 1200
OPENING = 5
"""Frames at the beginning that lay the table: pictures are loaded once."""
NOTICES = 5
"""So many notices come and go; each is looked at for as many frames."""


def frame_ms(app: App) -> Spent:
    return spent_on(lambda: app.frame(STEP))


def blit_ms(size: tuple[int, int]) -> Spent:
    """What one full-screen blit takes, the median of many."""
    window = pygame.display.get_surface()
    assert window is not None
    picture = pygame.Surface(size).convert()
    times = [spent_on(lambda: window.blit(picture, (0, 0))) for _ in range(200)]
    return Spent(*(statistics.median(column) for column in zip(*times, strict=True)))


def is_busy(table: TableScene) -> bool:
    """Whether a pass of the draft or Notre Dame's payment is being shown."""
    act = table.context.animator.act
    if act is None:
        return False
    event = act.events[0]
    shared = isinstance(event, PrestigeGained) and event.reason == "notredame_share"
    return shared or isinstance(event, CardsPassed | NotreDamePaid)


def watch(folder: Path, size: tuple[int, int]) -> tuple[list[Spent], list[Spent], list[Spent]]:
    """Frame times of a watched five-player game: the first, all others, and those of the busiest moments."""
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
    return every[:OPENING], every[OPENING:], busy


def notices(app: App) -> list[Spent]:
    """Frame times of notices that come over the table and go again."""
    table, spent = app.scene, []
    for number in range(NOTICES):
        app.notice(f"{number} moves were imported.")
        spent += [frame_ms(app) for _ in range(NOTICES)]
        assert app.scene is not table
        app.pop()
        spent += [frame_ms(app) for _ in range(NOTICES)]
        assert app.scene is table
    return spent


def rest(folder: Path, size: tuple[int, int]) -> tuple[list[Spent], list[Spent], Spent]:
    """Frame times while a person thinks, of notices, and of a blit."""
    app = open_app(folder, size, "instant")
    app.start(NewGame(parse_players("Anna, bot:random"), seed=7))
    table = app.scene
    assert isinstance(table, TableScene)
    context = table.context
    while context.screen.asked is None or context.director.pool.process.thinking or context.busy:
        app.frame(STEP)
    for _ in range(60):
        app.frame(STEP)
    times = [frame_ms(app) for _ in range(REST_FRAMES)]
    told = notices(app)
    blit = blit_ms(app.size)
    app.close()
    return times, told, blit


def high(times: list[Spent]) -> Spent:
    """The 99th of 100."""
    return Spent(*(statistics.quantiles(column, n=100)[98] for column in zip(*times, strict=True)))


def dearest(name: str, times: list[Spent]) -> dict[str, float]:
    """The dearest frame's figures."""
    return {
        f"{name}_ms": round(max(spent.wall for spent in times), 1),
        f"{name}_cpu_ms": round(max(spent.cpu for spent in times), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    size = size_of(parser.parse_args().size)
    with tempfile.TemporaryDirectory() as folder:
        resting, told, blit = rest(Path(folder), size)
        first, every, busy = watch(Path(folder), size)
    moving, still = high(busy), high(resting)
    figures = {
        "size": f"{size[0]}x{size[1]}",
        "busy_ratio": round(moving.wall / blit.wall, 2),
        "busy_cpu_ratio": round(moving.cpu / blit.cpu, 2),
        "rest_ratio": round(still.wall / blit.wall, 2),
        "rest_cpu_ratio": round(still.cpu / blit.cpu, 2),
        **dearest("worst", every),
        **dearest("first", first),
        **dearest("notice", told),
        "busy_p99_ms": round(moving.wall, 2),
        "blit_ms": round(blit.wall, 3),
        "frames": len(every),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
