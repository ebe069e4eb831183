"""Friends elsewhere: the tunnel of an evening, as a screen shows it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game.phones.tunnel import Address, Ended, Kind, Tunnel, Wants
from game.words import Family, say

_log = logging.getLogger(__name__)

_SLOW = 20.0
"""Seconds without an address after which it takes longer than usual."""

_READS = Family("phones-elsewhere-reads", ("tailscale", "cloudflared"))


class Elsewhere:
    """Opens a way in when it is asked to, follows what becomes of it, and closes it."""

    def __init__(self, let_in: Callable[[str | None], None]) -> None:
        """``let_in`` is called with the address that phones may come by, ``None`` for none any more."""
        self._let_in = let_in
        self.kind: Kind | None = None
        """The program that is running, or has ended by itself."""
        self.address: str | None = None
        """Where friends find the table; ``None`` while they can't."""
        self.changed = False
        """Whether the address is another one than friends were told before."""
        self._tunnel: Tunnel | None = None
        self._wants = self._died = ""
        self._waited = 0.0

    @property
    def running(self) -> bool:
        """Whether a tunnel is being opened, or is open."""
        return self._tunnel is not None

    def open(self, kind: Kind, url: str) -> None:
        """Start a program; ``url`` is where phones are served on this machine."""
        self.close()
        self.kind, self._wants, self._died, self._waited = kind, "", "", 0.0
        try:
            self._tunnel = Tunnel(kind, url)
        except OSError as error:
            _log.warning("%s can't be started: %s", kind.name, error)
            self._died = error.strerror or str(error)

    def close(self) -> None:
        """End it: friends elsewhere are no longer let in."""
        if self._tunnel is not None:
            self._tunnel.close()
        self._tunnel, self.kind = None, None
        self._forget()

    def step(self, seconds: float) -> None:
        """Hear what has become of it."""
        if self._tunnel is None:
            return
        self._waited += seconds
        for said in self._tunnel.said():
            match said:
                case Address(url):
                    self.changed = self.changed or self.address not in (None, url)
                    self.address, self._wants = url, ""
                    self._let_in(url)
                case Wants(url):
                    self._wants = url
                case Ended(told):
                    _log.warning("the tunnel has ended")
                    self._died, self._tunnel = told, None
                    self._forget()
                    return

    def _forget(self) -> None:
        if self.address is not None:
            self._let_in(None)
        self.address, self.changed = None, False

    # In words

    @property
    def program(self) -> str:
        """What players call the program."""
        return self.kind.title if self.kind is not None else ""

    def state(self) -> str:
        """Return how things are with it; ``""`` while nothing was asked for."""
        if self.kind is None:
            return ""
        if self._tunnel is None:
            return say("phones-elsewhere-died", program=self.program, told=self._died)
        if self.address is not None:
            return say("phones-elsewhere-changed") if self.changed else say("phones-elsewhere-open")
        if self._wants:
            return say("phones-elsewhere-wants", program=self.program, address=self._wants)
        if self._waited >= _SLOW:
            return say("phones-elsewhere-slow", program=self.program)
        return say("phones-elsewhere-starting", program=self.program)


def reads(kind: Kind) -> str:
    """Return who can read along with a program."""
    return _READS.say(kind.name)
