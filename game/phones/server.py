"""The server: carries texts between phones and the room, in a thread of its own.

The game's thread calls the methods of :class:`Server`; none of them waits. The thread serves the page's files
and one WebSocket, ``/socket``. It knows nothing of what the texts mean, but for one thing: a connection that
the room has not welcomed within a few seconds is closed. Laws and limits are in ``SECURITY.md``.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import http
import logging
import queue
import threading
import urllib.parse
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.phones import addresses, code
from game.phones.files import LASTING, Files
from game.phones.limits import Credits, Limits
from game.phones.reports import Door, Failed, Lost, Opened, Report, ServerSettings, Text
from game.phones.tokens import printed

_log = logging.getLogger(__name__)
_quiet = logging.getLogger("game.phones.websockets")
_quiet.setLevel(logging.CRITICAL)  # a stranger's broken request is no news, and could hold anything

PORT = 1345
"""The port that is tried first: the year in which Notre Dame was finished."""

_PORTS = (*range(PORT, PORT + 10), 0)
SOCKET = "/socket"
_NO_COPY = "no-cache"
_LONG = "public, max-age=604800"


class _Connection:
    """One phone's socket, as the thread sees it."""

    def __init__(self, link: int, socket: ServerConnection, limits: Limits) -> None:
        self.link, self.socket = link, socket
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue(limits.queue)
        self.credits = Credits(limits.messages, limits.burst)
        self.welcome = False


class Server:
    """The face towards the game: start it, look what was reported, send texts, close it."""

    def __init__(
        self, settings: ServerSettings, key: str, files: Files, limits: Limits | None = None
    ) -> None:
        """``key``: the room's key, for the fragment of its addresses."""
        self._settings, self._key, self._files = settings, key, files
        self._limits = limits or Limits()
        self._reports: queue.SimpleQueue[Report] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._connections: dict[int, _Connection] = {}
        self._links = 0
        self._hosts: frozenset[str] = frozenset()
        self._origins: frozenset[str] = frozenset()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notre-dame-phones", daemon=True)

    # For the game's thread

    def start(self) -> None:
        """Begin to listen; :class:`Opened` or :class:`Failed` is reported."""
        self._thread.start()

    def reports(self) -> list[Report]:
        """Return what has been reported since the last call, in order."""
        found: list[Report] = []
        while not self._reports.empty():
            found.append(self._reports.get_nowait())
        return found

    def deliver(self, frames: Sequence[tuple[int, str]], cut: Sequence[int] = ()) -> None:
        """Send texts to links, then end the links in ``cut``. The first text makes a link welcome.

        Nothing is sent to a link that has ended.
        """
        if frames or cut:
            self._call(self._put_all, [*frames, *((link, None) for link in cut)])

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
        finally:
            self._loop = None

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        limits = self._limits
        before = (self._settings.before,) if self._settings.before is not None else ()
        wanted = (*before, *_PORTS) if self._settings.port is None else (self._settings.port,)
        for port in wanted:
            try:
                server = await serve(
                    self._talk,
                    self._settings.host,
                    port,
                    process_request=self._receive,
                    compression=None,
                    max_size=limits.message,
                    max_queue=4,
                    open_timeout=limits.greeting,
                    ping_interval=limits.ping,
                    ping_timeout=limits.ping,
                    close_timeout=1.0,
                    write_limit=limits.unsent,
                    server_header=None,
                    logger=_quiet,
                )
                break
            except OSError as error:
                if self._settings.port is not None or port == 0 or error.errno != errno.EADDRINUSE:
                    raise
        async with server:
            bound = next(iter(server.sockets)).getsockname()[1]
            self._reports.put(Opened(bound, self._doors(bound), self._files.version))
            if not self._closing.is_set():
                await self._stop.wait()

    def _doors(self, port: int) -> tuple[Door, ...]:
        """Find the addresses, and note which names and origins are ours."""
        hosts = [self._settings.host] if self._settings.host != "0.0.0.0" else list(addresses.addresses())
        names = [*hosts, "localhost", "127.0.0.1"]
        self._hosts = frozenset(f"{name}:{port}" for name in names)
        origins = {f"http://{host}" for host in self._hosts}
        shown = [f"http://{host}:{port}" for host in hosts]
        if self._settings.public_url is not None:
            parts = urllib.parse.urlsplit(self._settings.public_url)
            public = f"{parts.scheme}://{parts.netloc}".lower()
            self._hosts |= {parts.netloc.lower()}
            origins.add(public)
            shown.insert(0, public)
        self._origins = frozenset(origins)
        found = []
        for address in shown or [f"http://127.0.0.1:{port}"]:
            link = f"{address}/#{printed(self._key)}"
            found.append(Door(address, link, code.matrix(link)))
        return tuple(found)

    # Requests

    def _receive(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request for a file; ``None`` lets a WebSocket be opened."""
        headers = request.headers
        if len(headers.get_all("Host")) != 1 or headers["Host"].lower() not in self._hosts:
            return _refusal(http.HTTPStatus.MISDIRECTED_REQUEST)
        if request.method != "GET":
            return _refusal(http.HTTPStatus.METHOD_NOT_ALLOWED)
        if request.path == SOCKET:
            origins = headers.get_all("Origin")
            if len(origins) != 1 or origins[0].lower() not in self._origins:
                return _refusal(http.HTTPStatus.FORBIDDEN)
            if len(self._connections) >= self._limits.connections:
                return _refusal(http.HTTPStatus.SERVICE_UNAVAILABLE)
            return None
        if request.path not in self._files or "Upgrade" in headers:
            return _refusal(http.HTTPStatus.NOT_FOUND)
        return self._file(request)

    def _file(self, request: Request) -> Response:
        try:
            file = self._files[request.path]
        except OSError as error:
            _log.error("phones: %s can't be read: %s", request.path, error)
            return _refusal(http.HTTPStatus.NOT_FOUND)
        headers = _headers(request.headers["Host"].lower())
        headers["ETag"] = f'"{file.tag}"'
        headers["Cache-Control"] = _LONG if request.path.startswith(LASTING) else _NO_COPY
        if request.headers.get("If-None-Match") == headers["ETag"]:
            return Response(http.HTTPStatus.NOT_MODIFIED, "Not Modified", headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            body = file.packed
            headers["Content-Encoding"] = "gzip"
        headers["Vary"] = "Accept-Encoding"
        headers["Content-Type"] = file.content_type
        headers["Content-Length"] = str(len(body))
        return Response(http.HTTPStatus.OK, "OK", headers, body)

    # Sockets

    async def _talk(self, socket: ServerConnection) -> None:
        if len(self._connections) >= self._limits.connections:
            return
        self._links += 1
        here = self._connections[self._links] = _Connection(self._links, socket, self._limits)
        writer = asyncio.create_task(self._write(here))
        greeting = asyncio.get_running_loop().call_later(self._limits.greeting, self._see_off, here)
        try:
            await self._read(here)
        except ConnectionClosed:
            pass
        finally:
            greeting.cancel()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self._connections.pop(here.link, None)
            self._reports.put(Lost(here.link))

    async def _read(self, here: _Connection) -> None:
        clock = asyncio.get_running_loop().time
        async for text in here.socket:
            if not here.credits.spend(clock()):
                _log.info("link %d said too much", here.link)
                await here.socket.close(1008)
                return
            self._reports.put(Text(here.link, text))

    async def _write(self, here: _Connection) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while (text := await here.outgoing.get()) is not None:
                async with asyncio.timeout(self._limits.slowest):
                    await here.socket.send(text)
        await here.socket.close()

    def _put_all(self, frames: Sequence[tuple[int, str | None]]) -> None:
        for link, text in frames:
            self._put(link, text)

    def _put(self, link: int, text: str | None) -> None:
        here = self._connections.get(link)
        if here is None:
            return
        here.welcome = here.welcome or text is not None
        try:
            here.outgoing.put_nowait(text)
        except asyncio.QueueFull:
            _log.info("link %d reads too slowly", link)
            self._drop(here)

    def _see_off(self, here: _Connection) -> None:
        """Close a connection that the room has not welcomed."""
        if not here.welcome:
            self._drop(here)

    @staticmethod
    def _drop(here: _Connection) -> None:
        here.socket.transport.abort()

    def _end(self) -> None:
        if self._stop is not None:
            self._stop.set()


def _headers(host: str = "") -> Headers:
    """Return the headers of every answer; ``host``: where the page may open its socket besides ``'self'``.

    Browsers before 2022 don't count a socket to the same host as ``'self'``.
    """
    socket = f" ws://{host} wss://{host}" if host else ""
    headers = Headers()
    headers["Content-Security-Policy"] = (
        f"default-src 'self'; connect-src 'self'{socket}; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'none'"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Connection"] = "close"
    return headers


def _refusal(status: http.HTTPStatus) -> Response:
    headers = _headers()
    headers["Content-Length"] = "0"
    return Response(status, status.phrase, headers)
