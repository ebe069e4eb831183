"""The server: carries texts between phones and the room, in a thread of its own.

The game's thread calls the methods of :class:`Server`; none of them waits. The thread serves the page's files
and one WebSocket, ``/socket``. It knows nothing of what the texts mean, but asks whether the first one opens
the room: whoever shows no key within a few seconds, or a wrong one, costs the game's thread nothing. Who may
be connected is decided at the :mod:`game.phones.gate`. Laws and limits are in ``SECURITY.md``.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import http
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.phones import responses
from game.phones.doors import Doors, doors
from game.phones.files import Files
from game.phones.gate import Caller, Gate, Stage
from game.phones.limits import Credits, Limits, Sparing
from game.phones.listening import listening
from game.phones.reports import Failed, Lost, NewDoors, Opened, Report, ServerSettings, Text
from game.phones.wire import Wire

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())
logging.getLogger("asyncio").addFilter(Sparing())  # it tells of each text that a lost connection didn't get
_quiet = logging.getLogger("game.phones.websockets")
_quiet.setLevel(logging.CRITICAL)  # a stranger's broken request is no news, and could hold anything

PORT = 1345
"""The port that is tried first: the year in which Notre Dame was finished."""

_PORTS = (*range(PORT, PORT + 10), 0)
SOCKET = "/socket"


class _Connection:
    """One phone's socket, as the thread sees it."""

    def __init__(self, link: int, wire: Wire, limits: Limits) -> None:
        self.link, self.wire = link, wire
        self.credits = Credits(limits.messages, limits.burst)
        self.knocked = False
        """Whether it has shown the key."""


class Server:
    """The face towards the game: start it, look what was reported, send texts, close it."""

    def __init__(
        self,
        settings: ServerSettings,
        key: str,
        files: Files,
        opens: Callable[[str | bytes], bool],
        limits: Limits | None = None,
    ) -> None:
        """``key``: the room's key, for the fragment of its addresses.

        ``opens``: whether a first message opens the room; it is asked in the thread.
        """
        self._settings, self._key, self._files, self._opens = settings, key, files, opens
        self._limits = limits or Limits()
        self._gate = Gate(self._limits, time.monotonic, settings.proxies)
        self._reports: queue.SimpleQueue[Report] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._usher: asyncio.Task[None] | None = None
        self._connections: dict[int, _Connection] = {}
        self._ending: set[asyncio.Future[None]] = set()
        """Connections that are being closed; the loop itself doesn't keep them."""
        self._links = 0
        self._port = self._descriptors = 0
        self._doors = Doors((), frozenset(), frozenset())
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notre-dame-phones", daemon=True)

    # For the game's thread

    def start(self) -> None:
        """Begin to listen; :class:`Opened` or :class:`Failed` is reported."""
        self._thread.start()

    @property
    def has_reports(self) -> bool:
        """Whether something has been reported since :meth:`reports` was called."""
        return not self._reports.empty()

    def reports(self) -> list[Report]:
        """Return what has been reported since the last call, in order."""
        found: list[Report] = []
        while not self._reports.empty():
            found.append(self._reports.get_nowait())
        return found

    def deliver(self, frames: Sequence[tuple[int, str]], cut: Sequence[int] = ()) -> None:
        """Send texts to links, then end the links in ``cut``.

        Nothing is sent to a link that has ended.
        """
        if frames or cut:
            self._call(self._put_all, [*frames, *((link, None) for link in cut)])

    def change_key(self, key: str) -> None:
        """Let the addresses end in another key; :class:`NewDoors` is reported. Who is here stays."""
        self._call(self._change_key, key)

    def close(self) -> None:
        """Stop listening and end all links, without waiting."""
        self._closing.set()
        self._call(self._end)

    def join(self, seconds: float) -> bool:
        """Wait until the thread has ended; return whether it has."""
        if self._thread.ident is not None:
            self._thread.join(seconds)
        return not self._thread.is_alive()

    def _call(self, function: Any, *arguments: Any) -> None:
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(function, *arguments)

    # In the thread

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except (OSError, ValueError) as error:  # a host that is no name is a ValueError
            reason = {errno.EADDRINUSE: "port", errno.EACCES: "port", errno.EADDRNOTAVAIL: "host"}
            _log.warning("phones: can't listen: %s", error)
            number = error.errno if isinstance(error, OSError) else errno.EADDRNOTAVAIL
            self._reports.put(Failed(reason.get(number or 0, "system"), str(error)))
        except Exception as error:  # whatever it is, the screen must not wait for ever
            _log.error("phones: the server has ended", exc_info=error)
            self._reports.put(Failed("error", str(error)))
        finally:
            self._loop = None

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        limits = self._limits
        before = (self._settings.before,) if self._settings.before is not None else ()
        wanted = (*before, *_PORTS) if self._settings.port is None else (self._settings.port,)
        for port in wanted:
            try:
                listens = listening(
                    self._settings.host, port, self._is_full, self._gate.expects, self._accepted
                )
                server = await serve(
                    self._talk,
                    sock=listens,
                    process_request=self._receive,
                    create_connection=cast(
                        type[ServerConnection], partial(Wire, self._gate, limits, self._gone)
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
            self._port = next(iter(server.sockets)).getsockname()[1]
            self._doors = doors(self._settings, self._port)
            told = Opened(self._port, self._doors.with_key(self._key), self._files.version)
            self._reports.put(told)
            if not self._closing.is_set():
                await self._stop.wait()

    def _is_full(self) -> bool:
        """Return whether those who are connected, or are being refused, leave no room."""
        return self._descriptors >= self._limits.accepted + self._limits.refusing

    def _accepted(self) -> None:
        self._descriptors += 1

    def _gone(self) -> None:
        self._descriptors -= 1

    def _change_key(self, key: str) -> None:
        self._key = key
        self._reports.put(NewDoors(self._doors.with_key(key)))

    # Requests

    async def _receive(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request for a file; ``None`` lets a WebSocket be opened."""
        headers, wire = request.headers, cast(Wire, socket)
        assert wire.caller is not None
        told = headers.get_all("X-Forwarded-For")
        if not self._gate.ask(wire.caller, self._gate.told_by(wire.peer, told)) or not await self._turn(
            wire.caller
        ):
            return responses.refusal(http.HTTPStatus.TOO_MANY_REQUESTS)
        if len(headers.get_all("Host")) != 1 or headers["Host"].lower() not in self._doors.hosts:
            return responses.refusal(http.HTTPStatus.MISDIRECTED_REQUEST)
        if request.method not in ("GET", "HEAD"):
            return responses.refusal(http.HTTPStatus.METHOD_NOT_ALLOWED)
        if request.path != SOCKET or request.method == "HEAD":
            return responses.file(self._files, request)
        origins = headers.get_all("Origin")
        if len(origins) != 1 or origins[0].lower() not in self._doors.origins:
            return responses.refusal(http.HTTPStatus.FORBIDDEN)
        if not self._gate.open(wire.caller):
            return responses.refusal(http.HTTPStatus.SERVICE_UNAVAILABLE)
        return None

    async def _turn(self, caller: Caller) -> bool:
        """Wait in the gate's queue, if a caller has to; return whether it comes in."""
        if caller.stage is not Stage.QUEUED:
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        caller.heard = turn.set_result
        if self._usher is None or self._usher.done():
            self._usher = asyncio.create_task(self._call_queue())
        return await turn

    async def _call_queue(self) -> None:
        """Let those in who wait at the gate, as they may."""
        while (seconds := self._gate.call()) is not None:
            await asyncio.sleep(seconds)

    # Sockets

    async def _talk(self, socket: ServerConnection) -> None:
        self._links += 1
        here = self._connections[self._links] = _Connection(self._links, cast(Wire, socket), self._limits)
        greeting = asyncio.get_running_loop().call_later(self._limits.greeting, self._see_off, here)
        try:
            await self._read(here)
        except ConnectionClosed:
            pass
        finally:
            greeting.cancel()
            self._connections.pop(here.link, None)
            if here.knocked:
                self._reports.put(Lost(here.link))

    async def _read(self, here: _Connection) -> None:
        clock = asyncio.get_running_loop().time
        async for text in here.wire:
            if not here.knocked:
                if here.wire.caller is None:
                    return
                if not self._opens(text):
                    _log.info("link %d refused: wrong key", here.link)
                    self._gate.blame(here.wire.caller)
                    await here.wire.close()  # in order: so a page knows that its key is another evening's
                    return
                here.knocked = True
                self._gate.welcome(here.wire.caller)
            if not here.credits.spend(clock()):
                _log.info("link %d said too much", here.link)
                await here.wire.close(1008)
                return
            self._reports.put(Text(here.link, text))

    def _put_all(self, frames: Sequence[tuple[int, str | None]]) -> None:
        for link, text in frames:
            here = self._connections.get(link)
            if here is None:
                continue
            if text is None:
                self._ending.add(ending := asyncio.ensure_future(here.wire.close()))
                ending.add_done_callback(self._ending.discard)
            elif here.wire.transport.get_write_buffer_size() > self._limits.unsent:
                _log.info("link %d reads too slowly", link)
                self._drop(here)
            else:
                broadcast((here.wire,), text)  # written at once: a phone waits

    def _see_off(self, here: _Connection) -> None:
        """Close a connection that has not shown the key."""
        if not here.knocked:
            here.wire.turn_away()

    @staticmethod
    def _drop(here: _Connection) -> None:
        here.wire.transport.abort()

    def _end(self) -> None:
        if self._stop is not None:
            self._stop.set()
