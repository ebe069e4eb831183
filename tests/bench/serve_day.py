"""A long time of a server of tables: its memory stays, and no move is lost.

``python tests/bench/serve_day.py --minutes 72 --speed 20``: a day, as the server's clocks run twenty times
as fast. 50 tables have four players each, every second one a bot too. Players take their time, go and come
back; whole tables are left, so that they are put away and loaded again, and after a game another table is
opened. At every tenth table one player never moves, and a bot takes the turns when their hour is over. At the
end the server is killed, started again and ended in order; then each table's record is played again.

Prints the megabytes of the server, and of it and its workers, as often as ``--looks`` says. Its last line is
one JSON object; fails if a move that a page was shown is in no record, a frame came out of order or was
another seat's, a tap had no answer, or memory grew by more than ``MOST_GROWTH`` in the second half.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from websockets.exceptions import WebSocketException

from engine.record import records
from tests.bench.serve import COLOURS, Player, Server
from tests.phones.browser import free_port

MOST_GROWTH = 12.0
"""Megabytes."""
PATIENCE = 120.0
"""Seconds after which a tap is lost; the machine may be busy."""
FASTER = """
import selectors, time
steady, wall, speed = time.monotonic, time.time, {speed}
began, date = steady(), wall()
time.monotonic = lambda: began + (steady() - began) * speed
time.time = lambda: date + (steady() - began) * speed
select = selectors.EpollSelector.select
def sooner(self, timeout=None):
    return select(self, timeout / speed if timeout and timeout > 0 else timeout)
selectors.EpollSelector.select = sooner
from dataclasses import replace
from game.phones import limits
from game.serve import serving
slow = dict(ping=30.0 * speed, greeting=5.0 * speed, slowest=10.0 * speed)
serving.LIMITS = replace(serving.LIMITS, **slow)  # the network and the players' machine aren't faster
from game.__main__ import main
raise SystemExit(main())
"""
"""The program with faster clocks."""


class Table:
    """One of the tables at a time, and what its players were shown."""

    def __init__(self, day: Day, number: int) -> None:
        self._day, self._number, self._chance = day, number, random.Random(number)
        self._players: list[Player] = []

    async def run(self) -> None:
        """Play one game after the other."""
        await asyncio.sleep(self._chance.random() * self._day.every)
        while self._day.lasts:
            await self._open()
            while self._day.lasts and not any(player.screen.get("result") for player in self._players):
                await self._moment()
            if self._day.lasts:
                self._day.games += 1
                await self._leave(self._players)
                self._players = []

    async def _open(self) -> None:
        """Open a table and let four sit down."""
        host = Player("", self._day.server.key, "", "")
        await self._arrive(host)
        sleeps = self._number % 10 == 9
        await host.send(
            type="open",
            name="Player 0",
            edition="anniversary",
            new_persons=self._number % 3 == 0,
            patience=int(sleeps),
        )
        await host.until(lambda: host.screen.get("kind") == "opened")
        told = host.screen
        assert host.wire is not None
        await host.wire.close()
        self._players = players = [
            Player(told["table"], told["key"], "" if place else told["token"], colour)
            for place, colour in enumerate(COLOURS)
        ]
        self._day.all += players
        self._asleep = players[3] if sleeps else None
        for place, player in enumerate(players):
            await self._arrive(player)
            await player.send(type="join", name=f"Player {place}", colour=player.colour)
            await player.until(
                lambda player=player: player.screen.get("you", {}).get("colour") == player.colour
            )
        if self._number % 2:
            await players[0].send(type="command", do="bot", value="easy")
            await players[0].until(lambda: len(players[0].screen.get("seats", ())) == 5)
        await players[0].send(type="command", do="start")
        for player in players:
            await player.until(lambda player=player: player.screen.get("kind") == "table")
        self._day.opened += 1

    async def _moment(self) -> None:
        """Let somebody move, go or come back."""
        await asyncio.sleep(self._day.every * (0.5 + self._chance.random()))
        for player in self._players:
            if player.reading.done():
                await self._come_back(player)
        luck = self._chance.random()
        if luck < 0.004:  # all go, for longer than the server keeps a table in memory
            await self._wait_for_answers()
            await self._leave(self._players)
            await asyncio.sleep(800 / self._day.speed)
            self._day.left += 1
        elif luck < 0.05:
            player = self._chance.choice(self._players)
            await self._wait_for_answers()
            await self._leave([player])
        asked = [
            player
            for player in self._players
            if player.ask and not player.tapped and player is not self._asleep and not player.reading.done()
        ]
        if asked:
            await self._chance.choice(asked).tap(self._chance)

    async def _arrive(self, player: Player) -> None:
        """Connect, as a page does: try until the server answers, however busy the machine is."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                return await player.arrive(self._day.server.port)
            await asyncio.sleep(1)

    async def _come_back(self, player: Player) -> None:
        """Find the table again; what was tapped as the connection was lost is tapped again."""
        player.screen = {}
        await player.come_back(self._day.server.port)
        self._day.came_back += 1
        ask = player.screen.get("ask")
        if ask and ask["number"] == player.taken and not ask["answered"]:
            player.taken = 0
            if player.tapped:
                player.tapped = 0.0
                player.moves.pop()

    async def _wait_for_answers(self) -> None:
        """Wait until all taps have their answer."""
        end = time.monotonic() + PATIENCE
        while any(player.tapped for player in self._players) and time.monotonic() < end:
            await asyncio.sleep(0.1)

    async def _leave(self, players: list[Player]) -> None:
        for player in players:
            assert player.wire is not None
            await player.wire.close()
            await player.reading


class Day:
    """The server, its tables and how they fare."""

    def __init__(self, folder: Path, asked: argparse.Namespace) -> None:
        self.every, self.speed = asked.every, asked.speed
        self._folder, self._asked, self._port = folder, asked, free_port()
        self.server = self._start()
        self.all: list[Player] = []
        self.lasts = True
        self.opened = self.games = self.came_back = self.left = 0
        self.looks: list[tuple[float, float]] = []

    def _start(self) -> Server:
        return Server(self._folder, self._port, program=FASTER.format(speed=self.speed))

    async def run(self) -> dict[str, Any]:
        """Play as long as asked."""
        began = time.monotonic()
        tables = [asyncio.create_task(Table(self, number).run()) for number in range(self._asked.tables)]
        seconds = self._asked.minutes * 60
        for look in range(1, self._asked.looks + 1):
            while time.monotonic() < began + seconds * look / self._asked.looks:
                await asyncio.sleep(1)
                for table in tables:
                    if table.done():
                        table.result()  # it ends only with an error
            self._look(time.monotonic() - began)
        self.lasts = False
        await asyncio.gather(*tables)
        await asyncio.sleep(5)
        unanswered = sum(bool(player.tapped) for player in self.all)
        self.server.process.send_signal(signal.SIGKILL)
        self.server.process.wait()
        self.server = await asyncio.to_thread(self._start)
        self.server.process.send_signal(signal.SIGTERM)
        ended = self.server.process.wait()
        half = self.looks[len(self.looks) // 2]
        first = self.looks[0]
        return {
            "hours": round(seconds * self.speed / 3600, 1),
            "tables_opened": self.opened,
            "games_finished": self.games,
            "taps": sum(len(player.moves) for player in self.all),
            "shown": sum(len(player.shown) for player in self.all),
            "came_back": self.came_back,
            "left_and_loaded": self.left,
            "memory_mb": [first[0], half[0], self.looks[-1][0]],
            "with_workers_mb": [first[1], half[1], self.looks[-1][1]],
            "growth_mb": round(self.looks[-1][0] - half[0], 1),
            "lost": self._lost(),
            "wrong": sum(player.wrong for player in self.all),
            "unanswered": unanswered,
            "exit": ended,
        }

    def _look(self, seconds: float) -> None:
        mine = round(self.server.memory_mb, 1)
        together = round(mine + _children_mb(self.server.process.pid), 1)
        self.looks.append((mine, together))
        print(
            f"{seconds / 60:.0f} min, {mine} MB, {together} MB with workers, {self.opened} tables, "
            f"{self.games} games, {sum(len(player.moves) for player in self.all)} taps, "
            f"load {os.getloadavg()[0]:.1f}",
            flush=True,
        )

    def _lost(self) -> int:
        """Return how many moves that were shown are in no record, and play all records again."""
        shown: dict[str, Counter[str]] = {}
        for player in self.all:
            shown.setdefault(player.table, Counter()).update(player.shown)
        lost = 0
        for table, moves in shown.items():
            record = records.read(self._folder / f"{table}.toml")
            record.replay()
            lost += (moves - Counter(record.moves)).total()
        return lost


def _children_mb(parent: int) -> float:
    """Return the megabytes that the descendants of a process have for themselves."""
    total = 0.0
    for task in Path(f"/proc/{parent}/task").iterdir():
        with contextlib.suppress(OSError):
            for child in (task / "children").read_text().split():
                with contextlib.suppress(OSError):
                    for line in Path(f"/proc/{child}/smaps_rollup").read_text().splitlines():
                        if line.startswith("Pss:"):
                            total += int(line.split()[1]) / 1024
                    total += _children_mb(int(child))
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=72.0, help="how long it takes (default 72)")
    parser.add_argument("--speed", type=int, default=20, help="how fast the server's clocks are (default 20)")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two taps of a table")
    parser.add_argument("--looks", type=int, default=24, help="how often memory is looked at (default 24)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        figures = asyncio.run(Day(Path(name), asked).run())
    print(json.dumps(figures))
    bad = figures["lost"] + figures["wrong"] + figures["unanswered"] + abs(figures["exit"])
    if bad or figures["growth_mb"] > MOST_GROWTH:
        sys.exit(1)


if __name__ == "__main__":
    main()
