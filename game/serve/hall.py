"""The hall: all tables of a server, in one event loop."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from engine import Record
from engine.record import record_files
from game.files import read
from game.match.first_game import first_game
from game.match.session import new_record
from game.phones.endpoint import SOCKET, Endpoint, Entry
from game.phones.files import Files
from game.phones.guest import best_language
from game.phones.labels import labels
from game.phones.limits import Credits
from game.phones.tokens import new_key, printed
from game.serve.alarms import Alarms
from game.serve.command import Command
from game.serve.from_file import rules_of
from game.serve.garbage import collected
from game.serve.lobby import Lobby, Opened
from game.serve.notices import Notices
from game.serve.people import People, Rules
from game.serve.push import CARRIER, Push
from game.serve.sentences import serve_labels, status
from game.serve.serving import Serving
from game.serve.shelf import PEOPLE, Shelf
from game.serve.table import ServedTable
from game.serve.turns import Clock
from game.serve.workers import Workers
from game.words import say

_log = logging.getLogger(__name__)

_SWEEP = 30.0
"""Seconds between two looks for tables that nobody is at, and at the clock."""
_STRANGERS = 3
"""How many tables an address without the key may open at once, …"""
_STRANGERS_A_MINUTE = 1
"""… and a minute."""
_MOST_BY_STRANGERS = 1000
"""The most tables in memory with which somebody without the key may open another."""
GOODBYE, _LEAST = 2.0, 1.0
"""Seconds that ending may take, and those that each part of it has."""

_ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_ID = re.compile(r"/([0-9a-hjkmnp-tv-z]{8})", re.ASCII)
_KEY_FILE = ".server-key"


@dataclass
class _Opening:
    """A table that was opened and isn't on the disk yet."""

    table: ServedTable
    opened: Opened
    then: Callable[[Opened | None], None]
    reported: bool = False
    """Whether it was told that the disk takes nothing now."""


async def _beside_the_loop(close: Callable[[float], object], most: float) -> object:
    """Close something in a thread, or here if the system gives no more threads."""
    try:
        return await asyncio.to_thread(close, most)
    except (RuntimeError, MemoryError) as error:
        _log.warning("no thread to end in: %s", error)
        return close(most)


class _Nowhere:
    """The entry of a table that isn't there: nobody is told that it isn't."""

    def opens(self, text: str | bytes) -> bool:
        """Let nobody in."""
        return False

    def hear(self, link: int, text: str | bytes) -> None:
        """Never called."""

    def lost(self, link: int) -> None:
        """Never called."""


class Hall:
    """A server while it runs: made and run in an event loop."""

    def __init__(self, serving: Serving) -> None:
        """Raises ``OSError`` if the folder can't be written, or another program has it."""
        self._serving = serving
        self._loop = asyncio.get_running_loop()
        self.shelf = Shelf(serving.folder, partial(self._call, self._flushed))
        self.key = server_key(serving.folder)
        """Who has it may open tables."""
        files = Files(words=lambda: {**labels(), **serve_labels()})
        self.page = files.version
        self.workers = Workers(self._call, serving.workers)
        self.clock, self.notices, self.grace = Clock(), Notices(), serving.grace
        self.command = Command(serving.notify, self._link) if serving.notify else None
        if self.command is not None:
            self.notices.hang("command", self.command)
        settings = serving.settings
        self.push = Push(self, serving.folder, self._call, serving.push_services, settings.public_url)
        if self.push.available:
            self.notices.hang(CARRIER, self.push.carry)
        self.tables: dict[str, ServedTable] = {}
        """The tables that are loaded."""
        self.alarms = Alarms(self.tables, self._kept_people)
        self.lobby = Lobby(
            self, self.key, serving.open_to_all, lambda: Credits(_STRANGERS_A_MINUTE, _STRANGERS)
        )
        self.endpoint = Endpoint(serving.settings, files, self._entry, serving.limits, _page)
        self._opening: list[_Opening] = []
        self._awaiting: set[ServedTable] = set()
        """Tables that are stepped when something is on the disk."""
        self._stop = asyncio.Event()
        self._ended = self._loop.time()
        self._nowhere = _Nowhere()

    # Running

    async def run(self, opened: Callable[[str], None]) -> None:
        """Serve until :meth:`end` is called; ``opened`` is handed the server's own link."""
        sweeping = asyncio.create_task(self._sweep())
        reading = asyncio.create_task(self.alarms.find(self.clock))
        try:
            await self.endpoint.serve(partial(self._opened, opened), self._stop)
        finally:
            sweeping.cancel()
            reading.cancel()
            await self._close()

    def _opened(self, opened: Callable[[str], None]) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(
                NotImplementedError, RuntimeError, ValueError
            ):  # not this system, or a test's thread
                self._loop.add_signal_handler(number, self.end)
        _log.info("listening on port %d", self.endpoint.port)
        opened(f"{self.endpoint.doors.addresses[0]}/#{printed(self.key)}")

    def _link(self, table: str) -> str:
        """Return the address of a table, which opens it where one has been at it: its key isn't in it."""
        return f"{self.endpoint.doors.addresses[0]}/{table}"

    def end(self) -> None:
        """Say goodbye to everybody, and stop."""
        if self._stop.is_set():
            return
        for table in self.tables.values():
            table.say_goodbye(partial(say, "serve-back-at-once"))
        self._ended = self._loop.time()
        self._stop.set()

    async def _close(self) -> None:
        """Write everything down; what can't be written in time is in the journal."""
        for table in self.tables.values():
            table.finish()
        left = max(_LEAST, GOODBYE - (self._loop.time() - self._ended))
        closing: list[tuple[Callable[[float], object], float]] = [
            (self.shelf.close, left),
            (self.workers.close, _LEAST),
            (self.push.close, _LEAST),
        ]
        if self.command is not None:
            closing.append((self.command.close, _LEAST))
        done, *_ = await asyncio.gather(*(_beside_the_loop(close, most) for close, most in closing))
        _log.info("ended; everything is written" if done else "ended; not everything could be written")

    def _call(self, function: Callable[[], None]) -> None:
        """Have a function called in the loop; any thread may."""
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(function)

    def _flushed(self) -> None:
        """Let the tables go on that have waited for the disk."""
        stepped, self._awaiting = self._awaiting, set()
        for table in stepped:
            table.flushed()
        opening, self._opening = self._opening, []
        for one in opening:
            if one.table.kept:
                one.then(one.opened)
                continue
            if self.shelf.trouble is not None and not one.reported:
                one.reported = True
                one.then(None)
            self._opening.append(one)

    async def _sweep(self) -> None:
        """Wake tables whose time has come, and put those away at which nobody has been for a while."""
        while True:
            await asyncio.sleep(min(_SWEEP, self._serving.quiet))
            await self.ring()
            before = time.monotonic() - self._serving.quiet
            for table in [*self.tables.values()]:
                if table.room.empty and table.kept and table.quiet_since <= before:
                    self.shut(table)

    def shut(self, table: ServedTable) -> None:
        """Put a table away: nobody is there any more."""
        self.shelf.rest(table.shut())
        self.tables.pop(table.name, None)

    # For notices

    def people_of(self, table: str) -> People | None:
        """Return the people of a table that is loaded, or is loaded for that."""
        found = self.table(table)
        if found is None:
            return None
        found.load()
        return found.people

    def wake(self, table: str) -> None:
        """Let a table keep and show what has changed."""
        found = self.tables.get(table)
        if found is not None:
            found.room.touch_all(urgent=True)
            found.wake()

    # The clock

    def alarm(self, table: str, when: float | None) -> None:
        """Wake a table at a time by the clock, also if it was put away; ``None``: don't."""
        self.alarms.set(table, when)

    async def ring(self) -> None:
        """Wake the tables whose time has come, and let others act between two."""
        async for name in self.alarms.due(self.clock):
            table = self.table(name)
            if table is not None:
                table.ring()
            await asyncio.sleep(0)

    def _kept_people(self) -> Iterator[tuple[str, People]]:
        """Yield all tables on the disk, with their people. Another thread asks."""
        for name in self.shelf.tables():
            people = self._people(name)
            if people is not None:
                yield name, people

    # Sockets

    def _entry(self, path: str) -> Entry | None:
        if path == SOCKET:
            return self.lobby
        match = _ID.match(path)
        if match is None or path[match.end() :] != SOCKET:
            return None
        return self.table(match[1]) or self._nowhere

    def table(self, name: str) -> ServedTable | None:
        """Return a table, loaded if need be; its game is loaded when somebody comes in."""
        known = self.tables.get(name)
        if known is not None:
            return known
        people = self._people(name)
        if people is None:
            return None
        table = self.tables[name] = ServedTable(name, people, self)
        return table

    def _people(self, name: str) -> People | None:
        if not _ID.fullmatch(f"/{name}") or not self.shelf.has(name):
            return None
        try:
            return People.of(self.shelf.read(name + PEOPLE))
        except (OSError, ValueError) as error:
            _log.error("table %s can't be read: %s", name, error)
            return None

    def await_flush(self, table: ServedTable) -> None:
        """Have a table stepped once something more is on the disk, or can't be written."""
        self._awaiting.add(table)

    def send(self, frames: Sequence[tuple[int, str | None]]) -> None:
        """Send texts to links; ``None`` ends a link."""
        self.endpoint.put(frames)

    def address(self, link: int) -> str:
        """Return the address whose share a link uses."""
        return self.endpoint.address(link)

    # For the lobby

    def open(
        self,
        name: str,
        language: str,
        rules: Rules,
        then: Callable[[Opened | None], None],
        keyed: bool,
        record: Record | None = None,
        patience: int = 0,
        lesson: bool = False,
    ) -> bool:
        """Open a table; ``then`` is called once it is on the disk. Return ``False`` if there are too many.

        If the disk takes nothing now, ``then`` is first called with ``None``.

        ``record``: a game to go on with. ``patience``: the hours after which a bot takes a turn, if any.
        ``lesson``: whether it is the first game, which who opens the table plays at once.
        """
        if not keyed and len(self.tables) >= _MOST_BY_STRANGERS:
            return False
        ident = self._new_id()
        people = People(new_key(), rules, patience=patience, used=self.clock.now())
        colour: str | None = None
        if lesson:
            game = first_game(name)
            record, colour = new_record(game), game.seats[0].colour
        elif record is not None:
            people.from_file = name
        if record is not None:
            people.rules = rules_of(record)
        table = ServedTable.opened(ident, people, name, best_language(language), self, record, colour)
        self.tables[ident] = table
        opened = Opened(ident, printed(table.room.key), people.guests[0].token)
        self._opening.append(_Opening(table, opened, then))
        _log.info("table %s was opened", ident)
        return True

    def _new_id(self) -> str:
        while True:
            ident = "".join(secrets.choice(_ID_LETTERS) for _ in range(8))
            if not self.shelf.has(ident):
                return ident

    def _known(self, table: str) -> People | None:
        """Return the people of a table; it isn't loaded for that."""
        known = self.tables.get(table)
        return known.people if known is not None else self._people(table)

    def fits(self, table: str, token: str) -> bool:
        """Return whether a token is one of a table's."""
        people = self._known(table)
        return people is not None and people.guest_with(token) is not None

    def status(self, table: str, token: str) -> dict[str, Any] | None:
        """Return how a table stands, for whoever has this token there; ``None`` for anybody else."""
        people = self._known(table)
        guest = people.guest_with(token) if people is not None else None
        if people is None or guest is None:
            return None
        return {"table": table, **status(people, guest, self.clock.now())}


def server_key(folder: Path) -> str:
    """Return the key of a server, which is made once and kept in a private file. Raises ``OSError``."""
    path = folder / _KEY_FILE
    with suppress(OSError, ValueError):
        known = read(path, 100).decode("ascii").strip()
        if len(known) >= 13:
            return known
    key = new_key()
    record_files.write_text(path, key + "\n")
    return key


def _page(path: str) -> str:
    """Return the file that a path stands for: the lobby's page, or that of any table."""
    if path in ("/", "/index.html"):
        return "/lobby.html"
    return "/" if _ID.fullmatch(path) else path


def serve(serving: Serving, opened: Callable[[str], None]) -> None:
    """Run a server until it is told to end. Raises ``OSError``."""

    async def run() -> None:
        async with collected():
            await Hall(serving).run(opened)

    asyncio.run(run())
