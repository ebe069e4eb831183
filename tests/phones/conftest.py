"""A server with a room, at which phones and strangers knock."""

from __future__ import annotations

import math
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import ClientConnection, connect

from game.match.director import Director
from game.match.options import NewGame
from game.match.session import Session
from game.phones.files import Files
from game.phones.gathering import Gathering
from game.phones.limits import Limits
from game.phones.reports import Failed, Lost, Opened, Report, ServerSettings, Text
from game.phones.room import Room
from game.phones.server import Server
from game.phones.service import Phones
from game.phones.table import TableActivity
from game.settings import Settings as PlayersSettings
from game.storage.record_keeper import RecordKeeper
from game.storage.saves import Saves
from game.table.picture import Picture
from tests.phones.sofa import Sofa
from tests.phones.stand_ins import KEY, Evening, FakeTelevision

if TYPE_CHECKING:  # the other tests need no browser
    from playwright.sync_api import Browser

    from tests.phones.home import Home

# No real screen or loudspeaker, and no word that is missing.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["NOTRE_DAME_STRICT"] = "1"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"


@pytest.fixture(autouse=True)
def _the_disk_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is on the disk by the step after it, so that steps alone decide what phones are shown."""
    wait = RecordKeeper.wait_saved
    monkeypatch.setattr(RecordKeeper, "wait_saved", lambda self, seconds=None: wait(self))


@pytest.fixture(autouse=True)
def _a_table_is_drawn_in_its_first_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr("game.table.first_drawing.PART", math.inf)


class House:
    """A server and its room, which another thread keeps going as a game's frames do."""

    def __init__(self, limits: Limits | None = None, settings: ServerSettings | None = None) -> None:
        self.files = Files()
        self.room = Room(KEY, self.files.version)
        self.gathering = Gathering(self.room)
        where = settings or ServerSettings(0, "127.0.0.1")
        self.server = Server(where, KEY, self.files, self.room.opens, limits)
        self.reports: list[Report] = []
        self.lock = threading.Lock()
        self.television = FakeTelevision()
        self.table: TableActivity | None = None
        self._going = True
        self._thread = threading.Thread(target=self._go_on, daemon=True)
        self.server.start()
        self._thread.start()
        self.wait(lambda: any(isinstance(report, Opened | Failed) for report in self.reports))
        self.opened = next(report for report in self.reports if isinstance(report, Opened | Failed))

    @property
    def port(self) -> int:
        assert isinstance(self.opened, Opened)
        return self.opened.port

    def _go_on(self) -> None:
        while self._going:
            with self.lock:
                self.step()
            time.sleep(0.002)

    def step(self) -> None:
        for report in self.server.reports():
            self.reports.append(report)
            if isinstance(report, Text):
                self.room.hear(report.link, report.text)
            elif isinstance(report, Lost):
                self.room.lost(report.link)
        if self.table is not None and not self.table.paused_by:
            self.table.director.update(0.005, self.television.pace, True)
        self.room.step(0.002)
        self.room.compose()
        frames, self.room.frames = self.room.frames, []
        cut, self.room.cut = self.room.cut, []
        self.server.deliver(frames, cut)

    def begin(self, folder: Path, **options: Any) -> Session:
        """Begin the game of those who have gathered."""
        with self.lock:
            session = Session.new(
                NewGame(tuple(self.gathering.seats), **options), PlayersSettings(), Saves(folder)
            )
            self.table = TableActivity(self.room, Director(session), self.television)
        return session

    def wait(self, until: Callable[[], bool], seconds: float = 20.0) -> None:
        for _ in range(round(seconds / 0.005)):
            if until():
                return
            time.sleep(0.005)
        raise AssertionError("it never happened")

    def close(self) -> None:
        if self.table is not None:
            self.table.director.close()
        self.server.close()
        assert self.server.join(10.0)
        self._going = False
        self._thread.join()

    # Knocking

    def socket(self, **changes: Any) -> ClientConnection:
        """A browser's socket."""
        origin = changes.pop("origin", f"http://127.0.0.1:{self.port}")
        found: ClientConnection = connect(
            f"ws://127.0.0.1:{self.port}/socket",
            origin=origin,
            compression="deflate",
            open_timeout=20,
            close_timeout=1,
            **changes,
        )
        return found

    def raw(self, request: str, patience: float = 20.0) -> bytes:
        """The answer to a request as it is written."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=patience) as wire:
            wire.sendall(request.replace("\n", "\r\n").encode("latin-1"))
            found = b""
            while part := wire.recv(65536):
                found += part
        return found

    def get(self, path: str, host: str | None = None, method: str = "GET", more: str = "") -> bytes:
        host = f"127.0.0.1:{self.port}" if host is None else host
        return self.raw(f"{method} {path} HTTP/1.1\nHost: {host}\n{more}\n")


Open = Callable[..., House]
"""Opens servers: the fixture ``open_house``."""


@pytest.fixture
def open_house() -> Iterator[Open]:
    houses: list[House] = []

    def build(*arguments: Any, **named: Any) -> House:
        houses.append(House(*arguments, **named))
        return houses[-1]

    yield build
    for house in houses:
        house.close()


@pytest.fixture
def house(open_house: Open) -> House:
    return open_house()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


@pytest.fixture
def drawn_sofa(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sofa]:
    """A television whose pictures are drawn."""
    monkeypatch.setattr(Phones, "_open", lambda self: None)
    sofa = Sofa(tmp_path)
    yield sofa
    sofa.window.close()


@pytest.fixture
def sofa(drawn_sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> Sofa:
    """A television whose table nobody looks at: painting the city takes longer than the rest of a test."""
    monkeypatch.setattr(Picture, "draw", lambda *ignored, **also: None)
    return drawn_sofa


@pytest.fixture
def home(browser: Browser, open_house: Open) -> Iterator[Home]:
    from tests.phones.home import Home

    found = Home(browser, open_house)
    yield found
    found.close()
