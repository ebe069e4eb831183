"""What a server of tables costs, and how soon its players are answered.

The server is a process of its own, as ``notre-dame serve`` starts it; the players are this one, on the
loopback, each told apart by a proxy's header. Bots sit at half of the tables. Each table has a tap every two
seconds. ``tap_p99_ms``: from a tap to the frame that shows its owner what came of it, which is sent once the
move is on disk. ``cpu_ms_per_tap``, ``memory_mb``, ``rest_percent`` (of a core, while all are connected and
nobody taps): of the server without its workers. ``lost``: taps without such a frame in ten seconds, taps
whose move is in no record after the server was killed, and frames that came out of order or were another
seat's. ``back_s``: from the start of the next server until all players have their game again, and
``back_cpu_s``: its processor time until then; ``end_s``: until it has ended in order. ``load``: how many
processes wanted a processor when the play began. ``--flush-ms`` lets each flush of the disk take so much
longer. Prints one JSON object as its last line; fails if anything was lost.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from engine.record import records
from tests.phones.browser import free_port

COLOURS = ("blue", "green", "red", "yellow")
EVERY = 2.0
"""Seconds between two taps of a table."""
PATIENCE = 10.0
"""Seconds after which a tap is lost."""
REST = 20.0
"""Seconds of rest that are measured."""
SLOW = """
import time
from game.__main__ import main
from game.storage import journal
flush = journal._flush
journal._flush = lambda handle: (time.sleep({seconds}), flush(handle))
raise SystemExit(main())
"""
"""The program with a disk that takes longer."""
_TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """The server's process."""

    def __init__(self, folder: Path, port: int, flush_ms: float = 0.0, program: str = "") -> None:
        """``program``: Python to run as the program."""
        self.port = port
        self.began = time.monotonic()
        text = program or (SLOW.format(seconds=flush_ms / 1000) if flush_ms else "")
        started = ("-c", text) if text else ("-m", "game")
        where = ("--tables", str(folder), "--host", "127.0.0.1", "--port", str(port))
        self.process = subprocess.Popen(
            [sys.executable, *started, "serve", *where, "--language", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=sys.path[0],
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.key = self.process.stdout.readline().strip().partition("#")[2]

    @property
    def cpu(self) -> float:
        """Seconds of processor that it has used, without its workers."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def memory_mb(self) -> float:
        """Megabytes that are its own, without its workers."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0


class Player:
    """One player's page."""

    numbers = 0

    def __init__(self, table: str, key: str, token: str, colour: str) -> None:
        Player.numbers += 1
        self.address = f"10.{Player.numbers >> 16}.{Player.numbers >> 8 & 255}.{Player.numbers & 255}"
        self.table, self.key, self.token, self.colour = table, key, token, colour
        self.wire: ClientConnection | None = None
        self.screen: dict[str, Any] = {}
        self.next = self.wrong = 0
        self.tapped = 0.0
        self.taken = 0
        """The number of the question that was answered."""
        self.waits: list[float] = []
        self.moves: list[str] = []
        self.shown: list[str] = []
        """Moves that were answered by a frame."""
        self.changed = asyncio.Event()

    async def arrive(self, port: int) -> None:
        self.wire = await connect(
            f"ws://127.0.0.1:{port}/{self.table}/socket" if self.table else f"ws://127.0.0.1:{port}/socket",
            origin=Origin(f"http://127.0.0.1:{port}"),
            additional_headers={"X-Forwarded-For": self.address},
            compression=None,
            open_timeout=60,
            ping_interval=None,
        )
        self.next, self.screen = 0, {}
        await self.send(type="hello", key=self.key, token=self.token)
        self.reading = asyncio.create_task(self.read(self.wire))

    async def come_back(self, port: int) -> None:
        """Find the game again, as a page does: try until it is there."""
        while self.screen.get("kind") != "table":
            await asyncio.sleep(0.5 + random.random() / 2)
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self.arrive(port)
                seen = asyncio.ensure_future(self.until(lambda: self.screen.get("kind") == "table"))
                await asyncio.wait((self.reading, seen), return_when=asyncio.FIRST_COMPLETED)

    async def send(self, **message: Any) -> None:
        assert self.wire is not None
        await self.wire.send(json.dumps(message))

    async def read(self, wire: ClientConnection) -> None:
        try:
            async for text in wire:
                self.hear(json.loads(text))
        except ConnectionClosed:
            pass

    def hear(self, frame: dict[str, Any]) -> None:
        self.wrong += frame.pop("n") != self.next
        self.next += 1
        for kind, content in frame.items():
            if kind == "welcome":
                self.token = content["token"] or self.token
            elif kind == "opened":
                self.screen = {"kind": "opened", **content}
            elif kind == "screen":
                self.screen = content
                self.wrong += (
                    content.get("kind") == "table"
                    and not content.get("result")  # then all is shown to everybody
                    and content["game"]["view"]["viewers"] not in ([self.colour], [])
                )
                ask = content.get("ask")
                if self.tapped and (not ask or ask["number"] != self.taken):
                    self.waits.append(time.monotonic() - self.tapped)
                    self.shown.append(self.moves[-1])
                    self.tapped = 0.0
        self.changed.set()

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(120):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    @property
    def ask(self) -> dict[str, Any] | None:
        ask: dict[str, Any] | None = self.screen.get("ask")
        return ask if ask and not ask["answered"] and ask["number"] != self.taken else None

    async def tap(self, chance: random.Random) -> None:
        ask = self.ask
        assert ask is not None
        move = chance.choice(ask["options"])["move"]
        self.moves.append(move)
        self.tapped, self.taken = time.monotonic(), ask["number"]
        await self.send(type="answer", decision=ask["number"], moves=[move])


async def set_up(server: Server, number: int) -> list[Player]:
    """Open a table, let four sit down and begin."""
    host = Player("", server.key, "", "")
    await host.arrive(server.port)
    await host.send(type="open", name="Player 0", edition="anniversary", new_persons=number % 2 == 0)
    await host.until(lambda: host.screen.get("kind") == "opened")
    told = host.screen
    assert host.wire is not None
    await host.wire.close()
    players = [
        Player(told["table"], told["key"], told["token"] if not place else "", colour)
        for place, colour in enumerate(COLOURS)
    ]
    for place, player in enumerate(players):
        await player.arrive(server.port)
        await player.send(type="join", name=f"Player {place}", colour=player.colour)
        await player.until(lambda player=player: player.screen.get("you", {}).get("colour") == player.colour)
    if number % 2:
        await players[0].send(type="command", do="bot", value="easy")
        await players[0].until(lambda: len(players[0].screen.get("seats", ())) == 5)
    await players[0].send(type="command", do="start")
    for player in players:
        await player.until(lambda player=player: player.screen.get("kind") == "table")
    return players


async def play(players: list[Player], number: int, tables: int, seconds: float) -> int:
    """Tap every two seconds; return how often nobody was asked then."""
    chance, end = random.Random(number), time.monotonic() + seconds
    await asyncio.sleep(EVERY * number / tables)
    missed = 0
    while time.monotonic() < end:
        due = time.monotonic() + EVERY
        asked = [player for player in players if player.ask is not None and not player.tapped]
        if asked:
            await chance.choice(asked).tap(chance)
        else:
            missed += 1
        await asyncio.sleep(max(0.0, due - time.monotonic()))
    return missed


async def measure(tables: int, seconds: float, folder: Path, flush_ms: float) -> dict[str, float]:
    port = free_port()
    server = Server(folder, port, flush_ms)
    empty = server.memory_mb
    seated: list[list[Player]] = []
    for start in range(0, tables, 10):
        group = range(start, min(tables, start + 10))
        seated += await asyncio.gather(*(set_up(server, number) for number in group))
    players = [player for table in seated for player in table]
    await asyncio.sleep(5)
    used = server.cpu
    await asyncio.sleep(REST)
    rest = (server.cpu - used) / REST * 100
    load = os.getloadavg()[0]
    used = server.cpu
    missed = await asyncio.gather(
        *(play(table, number, tables, seconds) for number, table in enumerate(seated))
    )
    await asyncio.sleep(PATIENCE)
    used = server.cpu - used
    memory = server.memory_mb
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    await asyncio.gather(*(player.reading for player in players))
    again = Server(folder, port, flush_ms)
    for player in players:
        player.screen = {}
    await asyncio.gather(*(player.come_back(port) for player in players))
    back, back_cpu = time.monotonic() - again.began, again.cpu
    ended = time.monotonic()
    again.process.send_signal(signal.SIGTERM)
    again.process.wait()
    ended = time.monotonic() - ended
    waits = [wait * 1000 for player in players for wait in player.waits]
    taps = sum(len(player.moves) for player in players)
    kept = {table[0].table: set(records.read(folder / f"{table[0].table}.toml").moves) for table in seated}
    gone = sum(move not in kept[player.table] for player in players for move in player.shown)
    return {
        "tables": tables,
        "phones": len(players),
        "taps": taps,
        "tap_p50_ms": round(statistics.median(waits), 1),
        "tap_p99_ms": round(statistics.quantiles(waits, n=100, method="inclusive")[98], 1),
        "cpu_ms_per_tap": round(used * 1000 / taps, 2),
        "memory_mb": round(memory, 1),
        "empty_mb": round(empty, 1),
        "rest_percent": round(rest, 2),
        "lost": taps - len(waits) + gone + sum(player.wrong for player in players),
        "back_s": round(back, 2),
        "back_cpu_s": round(back_cpu, 2),
        "end_s": round(ended, 2),
        "nobody_asked": sum(missed),
        "load": round(load, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long players tap")
    parser.add_argument(
        "--flush-ms", type=float, default=0.0, help="how much longer the disk takes for a flush"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        figures = asyncio.run(measure(given.tables, given.seconds, Path(name), given.flush_ms))
    print(json.dumps(figures))
    if figures["lost"]:
        sys.exit(f"serve: {figures['lost']} lost")


if __name__ == "__main__":
    main()
