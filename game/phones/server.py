"""The server: carries texts between phones and the room, in a thread of its own.

The game's thread calls the methods of :class:`Server`; none of them waits. The thread runs an
:class:`~game.phones.endpoint.Endpoint` with the page's files and one WebSocket, ``/socket``.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any

from game.phones.endpoint import SOCKET, Endpoint
from game.phones.files import Files
from game.phones.limits import Limits, Sparing
from game.phones.reports import Failed, Lost, NewDoors, Opened, Report, ServerSettings, Text

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())


class _Reporting:
    """The entry of all sockets: what comes in is reported to the game's thread."""

    def __init__(self, opens: Callable[[str | bytes], bool], report: Callable[[Report], None]) -> None:
        self.opens, self._report = opens, report

    def hear(self, link: int, text: str | bytes) -> None:
        self._report(Text(link, text))

    def lost(self, link: int) -> None:
        self._report(Lost(link))


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
        self._key, self._version = key, files.version
        self._reports: queue.SimpleQueue[Report] = queue.SimpleQueue()
        entry = _Reporting(opens, self._reports.put)
        self.endpoint = Endpoint(settings, files, lambda path: entry if path == SOCKET else None, limits)
        """What runs in the thread."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
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
            self._call(self.endpoint.put, [*frames, *((link, None) for link in cut)])

    def change_key(self, key: str) -> None:
        """Let the addresses end in another key; :class:`NewDoors` is reported. Who is here stays."""
        self._call(self._change_key, key)

    def let_in(self, url: str | None) -> None:
        """Let phones also come by an address of a tunnel; ``None``: no longer by any.

        :class:`NewDoors` is reported.
        """
        self._call(self._let_in, url)

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
        await self.endpoint.serve(self._opened, self._stop)

    def _opened(self) -> None:
        self._reports.put(Opened(self.endpoint.port, self.endpoint.doors.with_key(self._key), self._version))
        if self._closing.is_set():
            self._end()

    def _let_in(self, url: str | None) -> None:
        self.endpoint.let_in(url)
        self._change_key(self._key)

    def _change_key(self, key: str) -> None:
        self._key = key
        self._reports.put(NewDoors(self.endpoint.doors.with_key(key)))

    def _end(self) -> None:
        if self._stop is not None:
            self._stop.set()
