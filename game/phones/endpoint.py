"""The endpoint: in an event loop, it serves the page's files and the sockets of whoever may come in.

It knows nothing of what texts mean, but asks the *entry* to which a socket's path leads whether the first
text opens it: whoever shows no key within a few seconds, or a wrong one, costs the entry nothing. Who may be
connected is decided at the :mod:`game.phones.gate`. Laws and limits are in ``SECURITY.md``.
"""

from __future__ import annotations

import asyncio
import errno
import http
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, cast

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.phones import responses
from game.phones.doors import Doors, doors
from game.phones.files import Files
from game.phones.gate import Caller, CallState, Gate
from game.phones.limits import Credits, Limits, Scarce, Sparing
from game.phones.listening import listening
from game.phones.reports import ServerSettings
from game.phones.wire import Wire

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())
logging.getLogger("asyncio").addFilter(Scarce())
logging.getLogger("asyncio").addFilter(Sparing())  # it tells of each text that a lost connection didn't get
_quiet = logging.getLogger("game.phones.websockets")
_quiet.setLevel(logging.CRITICAL)  # a stranger's broken request is no news, and could hold anything

PORT = 1345
"""The port that is tried first: the year in which Notre Dame was finished."""

_PORTS = (*range(PORT, PORT + 10), 0)
SOCKET = "/socket"
"""How the path of a socket ends."""


class Entry(Protocol):
    """Where sockets lead to: a room."""

    def opens(self, text: str | bytes) -> bool:
        """Return whether a first message may come in."""

    def hear(self, link: int, text: str | bytes) -> None:
        """Hear a text of a link."""

    def lost(self, link: int) -> None:
        """Hear that a link has ended."""


class Connection:
    """One phone's socket."""

    def __init__(self, link: int, wire: Wire, entry: Entry, limits: Limits) -> None:
        self.link, self.wire, self.entry = link, wire, entry
        self.credits = Credits(limits.messages, limits.burst)
        self.knocked = False
        """Whether it has shown the key."""


class Endpoint:
    """Listens, and carries texts between sockets and the entries that their paths lead to."""

    def __init__(
        self,
        settings: ServerSettings,
        files: Files,
        entry: Callable[[str], Entry | None],
        limits: Limits | None = None,
        page: Callable[[str], str] = str,
    ) -> None:
        """``entry`` returns what a socket's path leads to, if anything.

        ``page`` returns the path of the file that a request's path stands for.
        """
        self._settings, self._files, self._entry, self._page = settings, files, entry, page
        self._limits = limits or Limits()
        self.gate = Gate(self._limits, time.monotonic, settings.proxies)
        self.connections: dict[int, Connection] = {}
        self.port = self.descriptors = 0
        self.doors = Doors((), frozenset(), frozenset())
        self._usher: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Future[None]] = set()
        """Connections that are being closed; the loop itself doesn't keep them."""
        self._links = 0

    async def serve(self, opened: Callable[[], None], stop: asyncio.Event) -> None:
        """Listen until ``stop`` is set; ``opened`` is called as soon as it does. Raises ``OSError``."""
        limits = self._limits
        before = (self._settings.before,) if self._settings.before is not None else ()
        wanted = (*before, *_PORTS) if self._settings.port is None else (self._settings.port,)
        for port in wanted:
            try:
                listens = listening(
                    self._settings.host, port, self._is_full, self.gate.expects, self._accepted
                )
                server = await serve(
                    self._talk,
                    sock=listens,
                    process_request=self._receive,
                    create_connection=cast(
                        type[ServerConnection], partial(Wire, self.gate, limits, self._gone)
                    ),
                    backlog=limits.backlog,
                    compression=None,
                    max_size=limits.message,
                    max_queue=4,
                    open_timeout=limits.slowest,
                    ping_interval=limits.ping,
                    ping_timeout=limits.ping,
                    close_timeout=1.0,
                    server_header=None,
                    logger=_quiet,
                )
                break
            except OSError as error:
                if self._settings.port is not None or port == 0 or error.errno != errno.EADDRINUSE:
                    raise
        async with server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            self.doors = doors(self._settings, self.port)
            opened()
            await stop.wait()

    def _is_full(self) -> bool:
        """Return whether those who are connected, or are being refused, leave no room."""
        return self.descriptors >= self._limits.accepted + self._limits.refusing

    def _accepted(self) -> None:
        self.descriptors += 1

    def _gone(self) -> None:
        self.descriptors -= 1

    # Requests

    async def _receive(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request for a file; ``None`` lets a WebSocket be opened."""
        headers, wire = request.headers, cast(Wire, socket)
        assert wire.caller is not None
        forwarded = headers.get_all("X-Forwarded-For")
        if not self.gate.ask(wire.caller, self.gate.told_by(wire.peer, forwarded)) or not await self._turn(
            wire.caller
        ):
            return responses.refusal(http.HTTPStatus.TOO_MANY_REQUESTS)
        if len(headers.get_all("Host")) != 1 or headers["Host"].lower() not in self.doors.hosts:
            return responses.refusal(http.HTTPStatus.MISDIRECTED_REQUEST)
        if request.method not in ("GET", "HEAD"):
            return responses.refusal(http.HTTPStatus.METHOD_NOT_ALLOWED)
        if request.method == "HEAD" or self._entry(request.path) is None:
            return responses.file(self._files, request, self._page)
        origins = headers.get_all("Origin")
        if len(origins) != 1 or origins[0].lower() not in self.doors.origins:
            return responses.refusal(http.HTTPStatus.FORBIDDEN)
        if not self.gate.open(wire.caller):
            return responses.refusal(http.HTTPStatus.SERVICE_UNAVAILABLE)
        return None

    async def _turn(self, caller: Caller) -> bool:
        """Wait in the gate's queue, if a caller has to; return whether it comes in."""
        if caller.state is not CallState.QUEUED:
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        caller.heard = turn.set_result
        if self._usher is None or self._usher.done():
            self._usher = asyncio.create_task(self._call_queue())
        return await turn

    async def _call_queue(self) -> None:
        """Let those in who wait at the gate, as they may."""
        while (seconds := self.gate.call()) is not None:
            await asyncio.sleep(seconds)

    # Sockets

    async def _talk(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        entry = self._entry(socket.request.path)
        if entry is None:
            return
        self._links += 1
        here = Connection(self._links, cast(Wire, socket), entry, self._limits)
        self.connections[here.link] = here
        greeting = asyncio.get_running_loop().call_later(self._limits.greeting, self._see_off, here)
        try:
            await self._read(here)
        except ConnectionClosed:
            pass
        finally:
            greeting.cancel()
            self.connections.pop(here.link, None)
            if here.knocked:
                here.entry.lost(here.link)

    async def _read(self, here: Connection) -> None:
        clock = asyncio.get_running_loop().time
        async for text in here.wire:
            if not here.knocked:
                if here.wire.caller is None:
                    return
                if not here.entry.opens(text):
                    _log.info("link %d refused: wrong key", here.link)
                    self.gate.blame(here.wire.caller)
                    await here.wire.close()  # in order: so a page knows that its key is another evening's
                    return
                here.knocked = True
                self.gate.welcome(here.wire.caller)
            if not here.credits.spend(clock()):
                _log.info("link %d said too much", here.link)
                await here.wire.close(1008)
                return
            here.entry.hear(here.link, text)

    def put(self, frames: Sequence[tuple[int, str | None]]) -> None:
        """Send texts to links; ``None`` ends a link. Nothing is sent to a link that has ended."""
        for link, text in frames:
            here = self.connections.get(link)
            if here is None:
                continue
            if text is None:
                self._ending.add(ending := asyncio.ensure_future(here.wire.close()))
                ending.add_done_callback(self._ending.discard)
            elif here.wire.transport.get_write_buffer_size() > self._limits.unsent:
                _log.info("link %d reads too slowly", link)
                here.wire.transport.abort()
            else:
                broadcast((here.wire,), text)  # written at once: a phone waits

    def let_in(self, url: str | None) -> None:
        """Let phones also come by an address of a tunnel; ``None``: no longer by any."""
        usual = doors(self._settings, self.port)
        self.doors = usual if url is None else usual.with_public(url)

    def address(self, link: int) -> str:
        """Return the address whose share a link uses."""
        here = self.connections.get(link)
        return here.wire.caller.address if here is not None and here.wire.caller is not None else ""

    @staticmethod
    def _see_off(here: Connection) -> None:
        """Close a connection that has not shown the key."""
        if not here.knocked:
            here.wire.turn_away()
