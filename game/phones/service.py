"""The phones of an evening, as the program holds them: room and server, opened, kept going and closed.

The server's libraries are imported in a thread when seats are opened, so that no frame waits for them.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.match.director import Director
from game.phones.elsewhere import Elsewhere
from game.phones.gathering import Gathering
from game.phones.memory import Evening, Memory
from game.phones.reports import Door, Failed, Lost, NewDoors, Opened, Report, ServerSettings, Text
from game.phones.room import Room
from game.phones.table import TableActivity
from game.phones.television import Television
from game.phones.tokens import new_key
from game.phones.tunnel import Kind
from game.seats import Seat
from game.words import Family, say

if TYPE_CHECKING:  # the server is loaded in a thread, when seats are opened
    from game.phones.server import Server

_log = logging.getLogger(__name__)

_FAILED = Family("phones-failed", ("port", "host", "system", "error"))
_SILENT = 60.0
"""Seconds without anybody's arrival after which the network is suspected."""
_CALM = 2.0
"""Seconds between two screens of a phone that is asked nothing: it needn't show each move of the others."""
_REST = 0.1
"""Seconds between two looks at the phones while none says anything or has to be sent anything at once."""
_KEEPING = 0.25
"""Seconds between two looks whether who is here must be written down anew."""
_SCREENS = 5
"""How many phones get a new screen in one step: together they cost less than one after the other."""


class Phones:
    """Opens seats to phones, and closes them when the evening ends."""

    def __init__(self, settings: ServerSettings, memory: Memory, again: Evening | None = None) -> None:
        """``again``: an evening that is continued; its phones find their seats without scanning."""
        self._settings, self._memory = settings, memory
        self.room = Room(again.key if again else new_key())
        if again is not None:
            self._settings = settings._replace(before=again.port)
            self.room.guests = {guest.number: guest for guest in again.guests}
            self.room.met = len(again.guests)
            self.room.old_keys = again.old_keys
        self._key = self.room.key
        """The key that the server's addresses end in."""
        self.room.calm = _CALM
        self.doors: tuple[Door, ...] = ()
        """The addresses of the room; empty until the server listens."""
        self.door = 0
        """Which of them is shown."""
        self.failed: Failed | None = None
        """Why the server could not listen."""
        self.elsewhere = Elsewhere(self._let_in)
        """The way in for friends elsewhere."""
        self.gathering: Gathering | None = None
        self.table: TableActivity | None = None
        self._port = 0
        self._game = ""
        self._alone = self._unkept = self._rested = 0.0
        self._server: Server | None = None
        self._closed = False
        threading.Thread(target=self._open, name="notre-dame-phones-opening", daemon=True).start()

    def _open(self) -> None:
        try:
            from game.phones.files import Files  # here and below: in a thread, so that no frame waits for it
            from game.phones.server import Server  # websockets, segno and ifaddr take a tenth of a second

            server = Server(self._settings, self.room.key, Files(), self.room.opens)
        except OSError as error:
            _log.warning("phones: the server can't be begun: %s", error)
            self.failed = Failed("system", str(error))
            return
        except Exception as error:  # whatever it is, the screen must not wait for ever
            _log.error("phones: the server can't be begun", exc_info=error)
            self.failed = Failed("error", str(error))
            return
        self._server = server
        if not self._closed:
            server.start()

    # For the screens

    @property
    def shown(self) -> Door | None:
        """The address to show now; ``None`` while there is none that phones can reach, see :meth:`state`."""
        return self.doors[self.door % len(self.doors)] if self.doors and not self._alone_here else None

    @property
    def _alone_here(self) -> bool:
        """Whether this machine is on no network, so that no phone can find it."""
        local = bool(self.doors) and self.doors[0].address.startswith("http://127.0.0.1")
        return local and self._settings.host == ServerSettings().host

    @property
    def far_door(self) -> Door | None:
        """The address for friends elsewhere; ``None`` while there is none."""
        address = self.elsewhere.address
        return next((door for door in self.doors if door.address == address), None)

    @property
    def public_door(self) -> Door | None:
        """The address that a tunnel or proxy of the player's own leads to; ``None`` without one."""
        return self.doors[0] if self.doors and self._settings.public_url is not None else None

    def open_elsewhere(self, kind: Kind) -> None:
        """Open a way in for friends elsewhere with a program of the player's own."""
        if self._port:
            host = self._settings.host
            host = "127.0.0.1" if host == ServerSettings().host else host
            self.elsewhere.open(kind, f"http://{host}:{self._port}")

    def _let_in(self, url: str | None) -> None:
        if self._server is not None:
            self._server.let_in(url)

    def next_door(self) -> None:
        """Show the next address of this machine."""
        self.door += 1

    def state(self) -> str:
        """Return a sentence about the server or the network; ``""`` if all is well."""
        if self.failed is not None:
            return _FAILED.say(self.failed.reason, port=self._settings.port or 0, host=self._settings.host)
        if not self.doors:
            return say("phones-opening")
        if self._alone_here:
            return say("phones-no-network")
        if self._alone >= _SILENT and not self.room.met:
            return say("phones-nobody")
        if self.room.outdated:
            return say("phones-outdated", name=self.room.outdated)
        return ""

    def gather(self, seats: Sequence[Seat]) -> Gathering:
        """Let phones arrive before a game."""
        self.table = None
        self.gathering = Gathering(self.room, seats)
        return self.gathering

    def sit(self, director: Director, television: Television) -> TableActivity:
        """Let the phones sit down to a game."""
        self.gathering = None
        self.table = TableActivity(self.room, director, television)
        self._game = str(director.session.record_path)
        return self.table

    # Time

    def step(self, seconds: float) -> None:
        """Hear the phones, and send them what has changed.

        That is done at once if somebody says or waits for something; else ten times a second, as most frames
        have nothing to do with phones.
        """
        self._rested += seconds
        server = self._server
        heard = server is not None and server.has_reports
        if self._rested < _REST and not heard and not self.room.hurries and self.room.key == self._key:
            return
        seconds, self._rested = self._rested, 0.0
        self.elsewhere.step(seconds)
        if server is not None and self.room.key != self._key:
            self._key = self.room.key
            server.change_key(self._key)
        for report in server.reports() if server is not None else ():
            self._hear(report)
        self.room.step(seconds)
        if self.table is not None:
            self.table.step(seconds)
        self._alone += seconds
        self.room.compose(_SCREENS)
        frames, self.room.frames = self.room.frames, []
        cut, self.room.cut = self.room.cut, []
        if server is not None:
            server.deliver(frames, cut)
        self._unkept += seconds
        if self._game and self._port and self._unkept >= _KEEPING:
            self._unkept = 0.0
            self._memory.keep(self.room, self._port, self._game)

    def _hear(self, report: Report) -> None:
        match report:
            case Opened(port, doors, page):
                _log.info("phones: listening on port %d", port)
                self._port, self.doors, self.room.page, self._alone = port, doors, page, 0.0
            case NewDoors(doors):
                self.doors = doors
            case Failed():
                self.failed, self.doors = report, ()
            case Text(link, text):
                self.room.hear(link, text)
            case Lost(link):
                self.room.lost(link)

    @property
    def playing(self) -> bool:
        """Whether phones play a game that isn't over."""
        return self.table is not None and not self.table.session.game.over

    def close(self, evening_over: bool = True) -> None:
        """Send everybody home without waiting; ``evening_over``: forget who was here."""
        self._closed = True
        self.elsewhere.close()
        server = self._server
        if evening_over:
            self._memory.forget()
            self.room.close_all(lambda: say("phones-closed"))
            if server is not None:
                server.deliver(self.room.frames)
        if server is not None:
            server.close()

    def join(self, seconds: float) -> bool:
        """Wait until the server has ended; return whether it has."""
        return self._server is None or self._server.join(seconds)
