"""Damaged files and messages for a server of tables: what its folder holds, and what pages say to it."""

import asyncio
import json
import logging
import random
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from zlib import crc32

from engine.record import records
from game.phones.protocol import COMMANDS
from game.phones.reports import ServerSettings
from game.serve.hall import Hall, server_key
from game.serve.people import Rules
from game.serve.push import KEYS, Push
from game.serve.serving import Serving
from game.serve.table import ServedTable
from game.storage import journal
from tests.fuzz.mutations import Mutator

COLOURS = ("blue", "red", "green")
_KEYS = {"key": "B" * 87, "secret": "A" * 22}
_NIGHT = {"quiet": True, "begins": 22, "ends": 8, "zone": "Europe/Berlin"}


class Served:
    """A server without sockets, in a loop of its own that raises what goes wrong."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.set_exception_handler(self._note)
        self.wrong: list[BaseException] = []
        self.frames: list[tuple[int, str | None]] = []
        self.hall = self.loop.run_until_complete(self._made(folder))
        cast(Any, self.hall).send = self.frames.extend
        self.links = 0

    async def _made(self, folder: Path) -> Hall:
        return Hall(Serving(folder, ServerSettings(), open_to_all=True, workers=1))

    def _note(self, loop: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
        error = about.get("exception")
        self.wrong.append(error if isinstance(error, BaseException) else RuntimeError(str(about)))

    def link(self) -> int:
        self.links += 1
        return self.links

    def go_on(self, until: Any = None) -> None:
        """Let the loop do what is due, and wait for the disk."""
        self.loop.run_until_complete(self._turns(until))
        if self.wrong:
            raise self.wrong.pop(0)

    async def _turns(self, until: Any) -> None:
        for _ in range(500):
            for _ in range(8):
                await asyncio.sleep(0)
            if until is None or until():
                return
            await asyncio.sleep(0.001)

    def heard(self, link: int) -> dict[str, Any]:
        """Return the last content of each kind that a link was sent, and forget all frames."""
        found: dict[str, Any] = {}
        for one, text in self.frames:
            if one == link and text is not None:
                found |= json.loads(text)
        self.frames.clear()
        return found

    def open(self) -> tuple[ServedTable, list[int]]:
        """Open a table, let three sit down and begin."""
        told: list[Any] = []
        asked = SimpleNamespace(name="Zoé", language="de")
        self.loop.run_until_complete(self._open(asked, Rules(), told.append))
        self.go_on(lambda: bool(told))
        table, links = self.hall.tables[told[0].table], []
        for place, colour in enumerate(COLOURS):
            links.append(self.link())
            token = told[0].token if place == 0 else ""
            self.hear(table, links[-1], {"type": "hello", "key": told[0].key, "token": token})
            self.hear(table, links[-1], {"type": "join", "name": f"Player {place}", "colour": colour})
            self.go_on(lambda: table.kept)
        self.hear(table, links[0], {"type": "command", "do": "start"})
        self.go_on(lambda: table.kept and table.session is not None)
        return table, links

    async def _open(self, asked: Any, rules: Any, then: Any) -> None:
        self.hall.open(asked.name, asked.language, rules, then, True)

    def hear(self, table: ServedTable, link: int, message: dict[str, Any] | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.loop.run_until_complete(self._hear(table, link, text))

    async def _hear(self, entry: Any, link: int, text: str) -> None:
        entry.hear(link, text)

    def close(self) -> None:
        self.hall._ended = self.loop.time() + 60.0  # the disk may take its time
        self.loop.run_until_complete(self.hall._close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()


class TableKind:
    """The two files of a table: damaged, they are opened, shown, and written again."""

    name, share = "tables", 0.06

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "tables"
        self._served = Served(self._folder)
        table, _ = self._served.open()
        self._served.loop.run_until_complete(self._put_away(table))
        people = json.loads(table.people.text())
        device = ["https://fcm.googleapis.com/fcm/send/a", "B" * 87, "A" * 22, [22, 8, "Europe/Berlin"], 1]
        people["guests"][0]["devices"] = [device]
        people["turns"] = {"red": [3, 1.7e9, {"push": 1.7e9}]}
        people["patience"] = 24
        self._people = json.dumps(people).encode()
        assert table.session is not None
        self._game = records.to_toml(table.session.record).encode()
        self._token = people["guests"][0]["token"]
        self._number = 0

    async def _put_away(self, table: ServedTable) -> None:
        self._served.hall.shut(table)

    def make(self, chance: random.Random) -> bytes:
        mutator = Mutator(chance)
        match chance.randrange(8):
            case 0:
                return self._people
            case 1:
                return mutator.text(self._people, [self._people])
            case _:
                return json.dumps(mutator.data(json.loads(self._people))).encode("utf-8", "replace")

    def feed(self, content: bytes) -> bool:
        served, hall = self._served, self._served.hall
        self._number += 1
        name = f"{self._number:08d}"
        (self._folder / f"{name}.json").write_bytes(content)
        for game in ("", *[name] * (self._number % 2)):
            (self._folder / f"{game or 'none'}.toml").write_bytes(self._game)
        try:
            return served.loop.run_until_complete(self._read(hall, name))
        finally:
            served.frames.clear()
            for each in self._folder.glob("*.*"):
                if not each.name.startswith("."):
                    each.unlink(missing_ok=True)

    async def _read(self, hall: Hall, name: str) -> bool:
        hall.status(name, self._token)
        table = hall.table(name)
        if table is None:
            return False
        people = table.people
        people.due(hall.clock.good_since)
        people.unused(hall.clock.now())
        link = self._served.link()
        hello = json.dumps({"type": "hello", "key": people.key, "token": self._token})
        table.hear(link, hello)
        for _ in range(6):
            await asyncio.sleep(0)
        hall.status(name, self._token)
        assert people.of(people.text()).text() == people.text()
        table.lost(link)
        table.ring()
        for _ in range(6):
            await asyncio.sleep(0)
        hall.shut(table)
        hall.alarm(name, None)
        if self._served.wrong:
            raise self._served.wrong.pop(0)
        return True

    def close(self) -> None:
        self._served.close()


class ServedMessageKind:
    """Messages of pages at a server's tables and in its lobby."""

    name, share = "server messages", 0.08
    LIFE = 150
    """Messages of one table: then it has often been ended."""

    def __init__(self, folder: Path) -> None:
        self._served = Served(folder / "served")
        self._table: ServedTable | None = None
        self._links: list[int] = []
        self._lobby = self._heard = 0

    def make(self, chance: random.Random) -> bytes:
        return Mutator(chance).message(self._valid(chance))

    def _valid(self, chance: random.Random) -> dict[str, Any]:
        table = self._table
        session = table.session if table is not None else None
        moves = [str(move) for move in session.game.legal_moves()] if session is not None else []
        asked = {"decision": chance.randrange(1, 30), "moves": [chance.choice(moves or ["red pass"])]}
        do = chance.choice([do for do in COMMANDS if do not in ("send_away", "end", "put_away")])
        value = chance.choice(("fast", "24", "", "instant", "-1"))
        endpoint = "https://fcm.googleapis.com/fcm/send/abc"
        text = records.to_toml(session.record) if session is not None else ""
        return chance.choice(
            (
                *[{"type": "answer", **asked}] * 4,
                {"type": "hello", "key": "x" * 14, "token": "y" * 40, "language": "ja"},
                {"type": "join", "name": "Ben", "colour": chance.choice(("red", "", "purple"))},
                {"type": "wish", "wish": chance.choice(("undo", "hint", "leave", "past_others"))},
                {"type": "command", "do": do, "guest": chance.randrange(4), "colour": "red", "value": value},
                {"type": "missed", "moves": chance.randrange(9)},
                {"type": "more", "round": chance.randrange(-1, 9)},
                {"type": "react", "what": "cheers"},
                {"type": "agree", "yes": True},
                {"type": "review"},
                {"type": "hush", "endpoint": endpoint},
                {"type": "notify", "endpoint": endpoint, **_KEYS, **_NIGHT},
                {"type": "open", "name": "Eva", "edition": "anniversary", "record": text, "patience": 24},
                {"type": "mine", "tables": [["00000000", "t" * 40]]},
                {"type": "resync"},
            )
        )

    def _begin(self) -> None:
        served = self._served
        if self._table is not None:
            served.loop.run_until_complete(self._forget())
        self._table, self._links = served.open()
        self._lobby = served.link()
        served.loop.run_until_complete(
            served._hear(served.hall.lobby, self._lobby, json.dumps({"type": "hello", "key": ""}))
        )

    async def _forget(self) -> None:
        for table in [*self._served.hall.tables.values()]:
            self._served.hall.shut(table)

    def feed(self, content: bytes) -> bool:
        if self._heard % self.LIFE == 0:
            self._begin()
        self._heard += 1
        served, table = self._served, self._table
        assert table is not None
        text = content.decode("utf-8", "replace")
        if self._heard % 4 == 0:
            served.loop.run_until_complete(served._hear(served.hall.lobby, self._lobby, text))
        elif self._heard % 11 == 0:
            stranger = served.link()
            if table.opens(text):
                served.hear(table, stranger, text)
                served.loop.run_until_complete(self._leave(table, stranger))
        else:
            place = self._heard % 3
            guest = table.room.guests.get(place + 1)
            if guest is not None and guest.link is None:  # what broke the protocol has cut it
                self._links[place] = served.link()
                hello = {"type": "hello", "key": table.room.key, "token": guest.token}
                served.hear(table, self._links[place], hello)
            served.hear(table, self._links[place], text)
        served.go_on()
        served.frames.clear()
        return not table.room.empty

    async def _leave(self, table: ServedTable, link: int) -> None:
        table.lost(link)

    def close(self) -> None:
        self._served.close()


class JournalKind:
    """What a killed server has left: lines whose checksums fit, and what they hold."""

    name, share = "journals", 0.02

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "journal"
        self._folder.mkdir()
        self._lines: Sequence[Any] = (
            ["abcd.toml", 0, "seed = 1\n"],
            ["abcd.toml", 4, " = 2"],
            ["a.json", 0, "{}"],
        )

    def make(self, chance: random.Random) -> bytes:
        mutator = Mutator(chance)
        lines = mutator.data([*self._lines]) if chance.random() < 0.6 else [*self._lines]
        contents = [json.dumps(line).encode() for line in (lines if isinstance(lines, list) else [lines])]
        if chance.random() < 0.5:
            contents = [mutator.text(one, contents).replace(b"\n", b" ") for one in contents]
        made = b"".join(f"{crc32(one):08x} ".encode() + one + b"\n" for one in contents)
        return mutator.text(made, [made]) if chance.random() < 0.3 else made

    def feed(self, content: bytes) -> bool:
        for each in self._folder.iterdir():
            each.unlink()
        (self._folder / ".journal-1").write_bytes(content)
        written = journal.catch_up(self._folder)
        assert not journal.has_journals(self._folder)
        return written > 0

    def close(self) -> None:
        pass


class KeyKind:
    """The keys of a server: its own, and those of its notices."""

    name, share = "server keys", 0.01

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "keys"
        self._folder.mkdir()
        self._samples = (
            json.dumps({"private": "p" * 43, "public": "q" * 87}).encode(),
            b"abcd-efgh-jkmn-pqrs\n",
        )

    def make(self, chance: random.Random) -> bytes:
        return Mutator(chance).text(chance.choice(self._samples), self._samples)

    def feed(self, content: bytes) -> bool:
        for name in (KEYS, ".server-key"):
            (self._folder / name).write_bytes(content)
        push = Push(cast(Any, None), self._folder, lambda function: None)
        assert len(server_key(self._folder)) >= 13
        return bool(push._keys.public)

    def close(self) -> None:
        pass


logging.getLogger("asyncio").setLevel(logging.CRITICAL)
