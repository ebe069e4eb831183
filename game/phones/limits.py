"""Limits of the server, and the credits by which messages, frames, bytes and visits are counted."""

from __future__ import annotations

import errno
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from game.phones.protocol import LONGEST

_SCARCE = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
"""The system gives no more files or memory."""


@dataclass(frozen=True)
class Limits:
    """What a connection and an address may do; a test sets smaller ones."""

    message: int = LONGEST
    """The most bytes of a message that comes in."""
    messages: int = 100
    """The most messages a minute, …"""
    burst: int = 30
    """… and at once."""
    accepted: int = 64
    """The most connections, also those that have not said anything: each is an open file of the program."""
    refusing: int = 8
    """The most besides that are accepted only to be refused."""
    backlog: int = 32
    """The most connections that the system keeps until they are accepted."""
    share: int = 16
    """The most connections of one address; a browser opens six."""
    connections: int = 48
    """The most phones; one that comes back many times has one until the dead ones are noticed."""
    waiting: int = 8
    """The most sockets that have not shown the key, besides those of the address of many, …"""
    waiting_share: int = 2
    """… and of one address."""
    greeting: float = 3.0
    """Seconds for a request, and for the greeting of a socket."""
    visits: int = 480
    """The most connections a minute of one address; each loads one file, or opens one socket, …"""
    visits_burst: int = 240
    """… and at once: a page loads about a hundred files."""
    nobodys: int = 5
    """How many times as much an address has that stands for many, as that of a tunnel that names nobody."""
    opening: int = 8 * 1024
    """The most bytes from a connection that has not shown the key: a request, and a greeting."""
    bytes: int = 4 * 1024 * 60
    """The most bytes a minute of a connection, …"""
    bytes_burst: int = 24 * 1024
    """… and at once."""
    control: int = 30
    """The most pings and pongs a minute of a connection; browsers only answer ours, …"""
    control_burst: int = 10
    """… and at once."""
    ping: float = 15.0
    """Seconds between pings, and until a missing answer ends the connection."""
    unsent: int = 512 * 1024
    """The most bytes that wait for a slow reader: some eighty frames."""
    slowest: float = 10.0
    """Seconds that opening a socket may take."""
    known: int = 1024
    """How many addresses are remembered; more than are connected."""


class Credits:
    """What may still be done: it costs one or more, and comes back with time.

    >>> credits = Credits(60, 2)
    >>> [credits.spend(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    def __init__(self, a_minute: int, most: int) -> None:
        self._rate, self._most = a_minute / 60, most
        self._left = float(most)
        self._at: float | None = None

    def spend(self, now: float, cost: int = 1) -> bool:
        """Return whether it may be done ``now`` (seconds of any steady clock)."""
        if self.left(now) < cost:
            return False
        self._left -= cost
        return True

    def left(self, now: float) -> float:
        """Return how much may still be done."""
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def wait(self, now: float) -> float:
        """Return the seconds until one may be done."""
        return max(0.0, (1 - self.left(now)) / self._rate)


class Scarce(logging.Filter):
    """Tells in one line, without a traceback, that the system gives no more files or memory."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return that the line is written."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, OSError) and error.errno in _SCARCE:
            told = record.getMessage().partition("\n")[0]
            record.msg, record.args, record.exc_info = f"{told}: {error.strerror}", (), None
        return True


class Sparing(logging.Filter):
    """Lets so many lines of a log through, and tells with the next how many were left out.

    Strangers can cause lines as fast as they like.
    """

    def __init__(
        self, a_minute: int = 30, most: int = 60, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._credits, self._clock = Credits(a_minute, most), clock
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
        if not self._credits.spend(self._clock()):
            self._left_out += 1
            return False
        if self._left_out:
            record.msg, record.args = f"{record.getMessage()} (and {self._left_out} lines left out)", ()
            self._left_out = 0
        return True
