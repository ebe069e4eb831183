"""A server in a thread of the test, and players who come to it by real sockets."""

from __future__ import annotations

import asyncio
import inspect
import json
import random
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.match.session import Session
from game.phones.reports import ServerSettings
from game.serve.hall import Hall
from game.serve.serving import Serving
from game.serve.table import ServedTable

PATIENCE = 60.0


class Opened(NamedTuple):
    """A table that somebody has opened."""

    table: str
    key: str
    token: str


class Player:
    """A player's page: it keeps every frame that it gets."""

    def __init__(
        self,
        port: int,
        table: str = "",
        key: str = "",
        token: str = "",
        language: str = "en",
        headers: dict[str, str] | None = None,
        version: str = "",
    ) -> None:
        self.frames: list[str] = []
        self.screen: dict[str, Any] = {}
        self.heard: dict[str, list[Any]] = {}
        self.token = token
        self.closed: int | None = None
        path = f"/{table}/socket" if table else "/socket"
        self._ends = ExitStack()
        self.wire: ClientConnection = self._ends.enter_context(
            connect(
                f"ws://127.0.0.1:{port}{path}",
                origin=Origin(f"http://127.0.0.1:{port}"),
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=5,
                additional_headers=headers,
            )
        )
        self.send(
            type="hello", key=key, token=token, language=language, page=version, tab=secrets.token_hex(4)
        )

    def send(self, **message: Any) -> None:
        self.wire.send(json.dumps(message))

    def hear(self, seconds: float = PATIENCE) -> bool:
        """Wait for a frame; return whether one came."""
        try:
            text = self.wire.recv(seconds)
        except TimeoutError:
            return False
        except ConnectionClosed as error:
            self.closed = error.rcvd.code if error.rcvd is not None else 1006
            return False
        assert isinstance(text, str)
        self.frames.append(text)
        for kind, content in json.loads(text).items():
            self.heard.setdefault(kind, []).append(content)
            if kind == "screen":
                self.screen = content
            if kind == "welcome":
                self.token = content["token"] or self.token
        return True

    def until(self, true: Callable[[], bool], what: str = "it") -> Player:
        """Hear frames until something is so."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert self.hear(max(0.01, end - time.monotonic())), (
                f"{what} never happened ({self.closed}): {self.heard.get('told')}, {str(self.screen)[:300]}"
            )
        return self

    def first(self, kind: str) -> Any:
        """The first frame of a kind."""
        self.until(lambda: kind in self.heard, kind)
        return self.heard[kind][0]

    def told(self, part: str) -> None:
        """Wait until a sentence is told."""
        self.until(lambda: any(part in one for one in self.heard.get("told", [])), f"“{part}”")

    def command(self, do: str, **about: Any) -> None:
        self.send(type="command", do=do, **about)

    def sit(self, name: str, colour: str) -> Player:
        self.send(type="join", name=name, colour=colour)
        return self.until(lambda: self.screen.get("you", {}).get("colour") == colour, "sitting down")

    @property
    def ask(self) -> dict[str, Any] | None:
        """What this player is asked and has not answered."""
        ask = self.screen.get("ask")
        return ask if ask and not ask["answered"] else None

    def asked(self) -> Player:
        return self.until(lambda: self.ask is not None, "a question")

    def choose(self, chance: random.Random) -> str:
        """Answer what is asked at random; return the move."""
        ask = self.ask
        assert ask is not None
        move: str = chance.choice(ask["options"])["move"]
        self.send(type="answer", decision=ask["number"], moves=[move])
        ask["answered"] = True
        return move

    def leave(self) -> None:
        self._ends.close()

    def rest(self) -> Player:
        """Hear whatever still comes, until the server closes the connection."""
        while self.closed is None:
            if not self.hear() and self.closed is None:
                raise AssertionError("the connection stays open")
        return self


class House:
    """A server in a thread."""

    def __init__(self, folder: Path, port: int = 0, **serving: Any) -> None:
        self.folder = folder
        self.serving = Serving(folder, ServerSettings(port, "127.0.0.1"), **{"workers": 1, **serving})
        self.players: list[Player] = []
        self._opened = threading.Event()
        self._failed: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._opened.wait(PATIENCE)
        if self._failed is not None:
            raise self._failed

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            self.hall = Hall(self.serving)
            await self.hall.run(self._listens)

        try:
            asyncio.run(serve())
        except OSError as error:
            self._failed = error
            self._opened.set()

    def _listens(self, link: str) -> None:
        self.link = link
        self._opened.set()

    @property
    def port(self) -> int:
        return self.hall.endpoint.port

    @property
    def key(self) -> str:
        return self.hall.key

    def player(self, table: str = "", key: str = "", token: str = "", **more: Any) -> Player:
        found = Player(self.port, table, key, token, **more)
        self.players.append(found)
        return found

    def open(self, name: str = "Anna", **rules: Any) -> Opened:
        """Open a table in the lobby."""
        lobby = self.player(key=self.key)
        lobby.send(type="open", name=name, edition=rules.pop("edition", "anniversary"), **rules)
        found = lobby.first("opened")
        lobby.leave()
        return Opened(**found)

    def seated(self, *colours: str, bots: int = 0, begun: bool = True, **rules: Any) -> list[Player]:
        """Open a table and let players sit down, the first of whom has opened it."""
        opened = self.open(**rules)
        names = ("Anna", "Ben", "Cleo", "Dora", "Emil")
        found = [self.player(opened.table, opened.key, opened.token)]
        found += [self.player(opened.table, opened.key) for _ in colours[1:]]
        for name, colour, one in zip(names, colours, found, strict=False):
            one.sit(name, colour)
        for _ in range(bots):
            found[0].command("bot", value="easy")
        if begun:
            found[0].until(lambda: len(found[0].screen["seats"]) == len(colours) + bots)
            found[0].command("start")
            for one in found:
                one.until(lambda one=one: one.screen.get("kind") == "table", "a game")  # type: ignore[misc]
        self.opened = opened
        return found

    def table(self, name: str | None = None) -> ServedTable:
        return self.hall.tables[name or self.opened.table]

    @property
    def session(self) -> Session:
        """The game at the table; fails before it has begun."""
        found = self.table().session
        assert found is not None
        return found

    def call(self, function: Callable[[], Any]) -> Any:
        """Call a function in the server's loop; return what it returns, at once or in the end."""

        async def run() -> Any:
            found = function()
            return await found if inspect.isawaitable(found) else found

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def wait(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, "it never happened"
            time.sleep(0.005)

    def close(self) -> None:
        """End it as SIGTERM does."""
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self.hall.end)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        for player in self.players:
            player.leave()


def play(players: list[Player], chance: random.Random, moves: int) -> list[str]:
    """Let players answer at random until so many answers are given, or the game is over.

    An answer is given when the one before is in the record: two connections keep no order.
    """
    made: list[str] = []
    end = time.monotonic() + PATIENCE
    while len(made) < moves and not players[0].screen.get("result"):
        assert time.monotonic() < end, "nobody is asked"
        for one in players:
            while one.hear(0.005):
                pass
            if one.ask is not None and len(made) < moves:
                before = one.screen["moves"]
                made.append(one.choose(chance))
                one.until(partial(_further, one, before), "a move")
                end = time.monotonic() + PATIENCE
    return made


def play_to_plague(players: list[Player], chance: random.Random) -> None:
    """Let players answer at random, one after the other, until the sums of a plague are shown to all."""
    while not players[0].screen.get("plague"):
        before = max(one.screen["moves"] for one in players)
        assert play(players, chance, 1)
        for one in players:
            one.until(partial(_further, one, before), "a move")


def _further(one: Player, before: int) -> bool:
    return bool(one.screen.get("result") or one.screen["moves"] > before)


Open = Callable[..., House]
"""Opens servers: the fixture ``open_house``."""
