"""What five phones cost beside a table of 60 frames a second, and how soon they are answered.

The phones are another process, which plays at random through real sockets. ``tap_p99_ms``: from a tap to the
frame that shows its move, or before it that its player has answered; a tap without such a frame within five
seconds is lost. ``shown_p99_ms``: to the frame that may show its move, as it is on disk. ``question_p99_ms``:
from a move to the question on the next phone. ``busy_ratio``: a busy frame, in processor time of all
threads, against the part of it that has nothing to do with phones. ``idle_percent``: of a core, for five
phones that wait. ``memory_mb``: more memory with five phones. ``open_ms`` and ``close_ms``: how much longer
than usual the longest frame is while seats are opened, from the press itself, and closed; ``open_cpu_ms``:
the first in the processor's time of the table's thread, on which other programs bear less. ``load``: how many
processes wanted a processor meanwhile. Prints one JSON object as its last line; fails if a tap was lost, or
if phones cost more than a tenth of a busy frame.
"""

import argparse
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from game.app.fixed_steps import STEP
from game.app.program import App
from game.match.options import PhonesWanted
from game.table.scene import TableScene
from tests.bench.measuring import Spent, open_app, resident_mb, spent_on

COLOURS = ("blue", "green", "red", "yellow", "purple")
WAITING = 4.0
"""Seconds of idle time that are measured."""
THINKING = 0.4
"""Seconds that a phone's owner looks at a question."""
PATIENCE = 5.0
"""Seconds within which a tap must be seen; after them it is lost."""
MOST_BUSY = 1.1
"""The most that a busy frame may cost, against one without phones."""
TAPS = 300
"""Phones play until there have been so many taps, so that no single one decides the 99th of 100."""


def phones(pipe: Connection, address: str, key: str) -> None:
    """Five phones: they sit down, and play while they are told to. Runs in a process of its own."""
    import asyncio

    from websockets.asyncio.client import connect  # as above
    from websockets.typing import Origin  # as above

    taps: dict[str, float] = {}
    asked: list[tuple[int, float]] = []
    going, over = asyncio.Event(), asyncio.Event()

    async def play(number: int) -> None:
        chance = random.Random(number)
        last = 0
        where = f"{address.replace('http', 'ws')}/socket"
        async with connect(where, origin=Origin(address), compression=None) as wire:
            await wire.send(json.dumps({"type": "hello", "key": key}))
            await wire.send(json.dumps({"type": "join", "name": f"P{number}", "colour": COLOURS[number]}))
            async for text in wire:
                ask = json.loads(text).get("screen", {}).get("ask")
                if not ask or ask["answered"] or ask["number"] == last:
                    continue
                asked.append((number, time.monotonic()))
                last = ask["number"]
                await going.wait()
                await asyncio.sleep(THINKING)
                if over.is_set():
                    continue
                move = chance.choice(ask["options"])["move"]
                taps[move] = time.monotonic()
                pipe.send(("tap", move, taps[move]))
                await wire.send(json.dumps({"type": "answer", "decision": last, "moves": [move]}))

    async def run() -> None:
        players = [asyncio.create_task(play(number)) for number in range(5)]
        while not pipe.poll():
            await asyncio.sleep(0.02)
        pipe.recv()
        going.set()
        while not pipe.poll():
            await asyncio.sleep(0.02)
        pipe.recv()
        over.set()
        await asyncio.gather(*players, return_exceptions=True)
        pipe.send(("asked", asked, 0.0))

    asyncio.run(run())


def frames(app: App, seconds: float) -> list[Spent]:
    """Let time pass at 60 frames a second; what each frame took."""
    took = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        took.append(spent_on(lambda: app.frame(STEP)))
        time.sleep(max(0.0, STEP - took[-1].wall / 1000))
    return took


def open_seats(app: App) -> Spent:
    """Open seats from the page of a new game; how much longer than usual the longest frame took."""
    usual = frames(app, 3.0)
    app._phones_wanted = PhonesWanted(open=True, host="127.0.0.1")

    def press() -> None:
        app.go.phones(None)
        app.frame(STEP)

    took = [spent_on(press)]
    while app.phones is None or not app.phones.doors:
        took += frames(app, STEP)
    took += frames(app, 1.0)
    columns = zip(zip(*took, strict=True), zip(*usual, strict=True), strict=True)
    return Spent(*(max(0.0, max(now) - max(before)) for now, before in columns))


def busy_ratio(app: App, seconds: float, pipe: Connection, seen: dict[str, Any]) -> float:
    """Play; return what drawn frames cost, against their cost without the phones' share.

    That is the time of the server's thread, and of the part of a frame that hears and answers phones. Then
    nobody taps any more, until the last tap must have been seen.
    """
    table, phones = app.scene, app.phones
    assert isinstance(table, TableScene)
    assert phones is not None
    assert phones._server is not None
    server = time.pthread_getcpuclockid(phones._server._thread.ident or 0)
    step, on_phones = phones.step, [0.0]

    def timed(dt: float) -> None:
        used = time.thread_time()
        step(dt)
        on_phones[0] += time.thread_time() - used

    phones.step = timed  # type: ignore[method-assign, assignment]
    spent = without = 0.0
    moves = len(table.session.record.moves)
    unseen: list[str] = []
    answered: frozenset[str] = frozenset()
    end = time.perf_counter() + seconds
    over: float | None = None
    while app.scene is table and (over is None or time.perf_counter() < over + PATIENCE):
        if over is None and time.perf_counter() >= end and len(seen["taps"]) >= TAPS:
            over = time.perf_counter()
            pipe.send("over")
        start, began = time.perf_counter(), time.monotonic()
        used, served = time.process_time(), time.clock_gettime(server)
        on_phones[0] = 0.0
        if app.frame(STEP) and over is None:
            used = time.process_time() - used
            spent += used
            without += used - (time.clock_gettime(server) - served) - on_phones[0]
        now = time.monotonic()
        played = table.session.record.moves
        unseen += played[moves:]
        seen["marked"] += [(seat, now) for seat in table.controls.phone_seats.answered - answered]
        answered = table.controls.phone_seats.answered
        seen["moved"] += [began] * (len(played) - moves)
        moves = len(played)
        if not table.context.writing:  # a move is shown once it is on disk
            seen["shown"] += [(move, now) for move in unseen]
            unseen.clear()
        while pipe.poll():
            _, move, at = pipe.recv()
            seen["taps"].append((move, at))
        time.sleep(max(0.0, STEP - (time.perf_counter() - start)))
    if over is None:  # the game has ended before
        pipe.send("over")
    phones.step = step  # type: ignore[method-assign]
    return spent / without


def idle_seconds(app: App, seconds: float) -> float:
    """The processor's time that the program takes while nobody does anything."""
    before = time.process_time()
    frames(app, seconds)
    return time.process_time() - before


def waits(taps: list[tuple[str, float]], seen: list[tuple[str, float]]) -> list[float]:
    """Milliseconds from each tap to the first frame that shows its move, or something of its seat.

    There is none for a tap that was lost.
    """
    later = (
        [at - tapped for what, at in seen if what in (tap, tap.split()[0]) and 0 <= at - tapped <= PATIENCE]
        for tap, tapped in taps
    )
    return [min(times) * 1000 for times in later if times]


def p99(times: list[float]) -> float:
    """The 99th of 100."""
    return statistics.quantiles(times, n=100, method="inclusive")[98]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long phones play")
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        app = open_app(folder, (1920, 1080))
        app.go.title()
        app.go.new_game()
        frames(app, 4.0)
        memory = resident_mb()
        opened = open_seats(app)
        assert app.phones is not None
        door = app.phones.doors[0]
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        told = theirs, door.address, app.phones.room.key
        process = context.Process(target=phones, args=told, daemon=True)
        process.start()
        gathering = app.phones.gathering
        assert gathering is not None
        while len(gathering.seats) < 5:
            frames(app, 0.1)
        frames(app, 2.0)
        memory = resident_mb() - memory
        gathering.begins = True
        frames(app, 6.0)
        seen: dict[str, Any] = {"shown": [], "marked": [], "moved": [], "taps": []}
        pipe.send("play")
        busy = busy_ratio(app, seconds, pipe, seen)
        kept = app.phones
        assert kept is not None
        assert kept.table is not None
        kept.table.paused_by = "nobody"
        frames(app, 4.0)
        waiting, alone = [], []
        for _ in range(3):  # the table paints its later pictures while it rests: the least of each counts
            app.phones = kept
            frames(app, 0.5)
            waiting.append(idle_seconds(app, WAITING))
            app.phones = None
            frames(app, 0.5)
            alone.append(idle_seconds(app, WAITING))
        still = max(spent.wall for spent in frames(app, 1.0))
        app.phones = kept
        start = time.perf_counter()
        app.close_phones()
        closing = [(time.perf_counter() - start) * 1000 + still]
        closing += [spent.wall for spent in frames(app, 1.0)]
        while True:
            kind, asked, at = pipe.recv()
            if kind == "asked":
                break
            seen["taps"].append((asked, at))
        app.close()
    shown = waits(seen["taps"], seen["shown"])
    taps = waits(seen["taps"], seen["shown"] + seen["marked"])
    questions = [
        (at - max(moved for moved in seen["moved"] if moved <= at)) * 1000
        for _, at in asked
        if any(moved <= at for moved in seen["moved"])
    ]
    figures = {
        "tap_p99_ms": round(p99(taps), 1),
        "shown_p99_ms": round(p99(shown), 1),
        "question_p99_ms": round(p99(questions), 1),
        "busy_ratio": round(busy, 3),
        "idle_percent": round(max(0.0, min(waiting) - min(alone)) / WAITING * 100, 2),
        "memory_mb": round(memory, 1),
        "open_ms": round(opened.wall, 1),
        "open_cpu_ms": round(opened.cpu, 1),
        "close_ms": round(max(0.0, max(closing) - still), 1),
        "load": round(os.getloadavg()[0], 1),
        "taps": len(seen["taps"]),
        "lost": len(seen["taps"]) - len(taps),
        "questions": len(questions),
    }
    print(json.dumps(figures))
    if figures["lost"] or figures["busy_ratio"] > MOST_BUSY:
        sys.exit(f"phones: {figures['lost']} taps lost, busy_ratio {figures['busy_ratio']}")


if __name__ == "__main__":
    main()
