"""Limits of the server, and the credits by which a connection's messages are counted."""

from __future__ import annotations

from dataclasses import dataclass

from game.phones.protocol import LONGEST


@dataclass(frozen=True)
class Limits:
    """What a connection may do; a test sets smaller ones."""

    message: int = LONGEST
    """The most bytes of a message that comes in."""
    messages: int = 100
    """The most messages a minute, …"""
    burst: int = 30
    """… and at once."""
    connections: int = 48
    """The most connections; a phone that comes back many times has one until the dead ones are noticed."""
    greeting: float = 8.0
    """Seconds for a request, and for the greeting of a socket."""
    ping: float = 15.0
    """Seconds between pings, and until a missing answer ends the connection."""
    queue: int = 64
    """The most frames that wait for a slow reader."""
    unsent: int = 64 * 1024
    """The most bytes that wait in a socket before its queue grows."""
    slowest: float = 10.0
    """Seconds that one frame may take."""


class Credits:
    """Messages that may still be sent: each costs one, and they come back with time.

    >>> credits = Credits(60, 2)
    >>> [credits.spend(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    def __init__(self, a_minute: int, most: int) -> None:
        self._rate, self._most = a_minute / 60, most
        self._left = float(most)
        self._at: float | None = None

    def spend(self, now: float) -> bool:
        """Return whether a message may be sent ``now`` (seconds of any steady clock)."""
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
