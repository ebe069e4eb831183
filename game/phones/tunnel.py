"""A way in for friends elsewhere: a tunnel program of the player's own, run as a child.

The game brings no tunnel itself. It starts ``tailscale`` or ``cloudflared``, whichever the player has and has
pressed for, reads the address from what the child prints, and ends the child with the evening. Nothing here
runs before that press.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import re
import shutil
import subprocess
import sys
import threading
from typing import NamedTuple

_log = logging.getLogger(__name__)

_END = 3.0
"""Seconds that a child has to end by itself."""
_LONGEST = 120
"""The most letters of a child's line that are shown."""
_URL = re.compile(r"https://[^\s|\"'<>]+")
_WATCH = 'exec 3<&0 </dev/null; (read -r end <&3; kill $$) >/dev/null 2>&1 & exec 3<&-; exec "$@"'
"""Becomes the program, and ends it once the game closes its end of the pipe, as it also does when killed."""
_COLOURING = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Kind(NamedTuple):
    """A tunnel program."""

    name: str
    """What it is called on ``PATH``."""
    title: str
    """What players call it."""
    arguments: tuple[str, ...]
    """Its arguments; ``{url}`` is where phones are served on this machine, ``{port}`` the port of that."""
    host: re.Pattern[str]
    """Which hosts are the way in; any other address in its lines is something to open first, or nothing."""
    wants: re.Pattern[str]
    """Which addresses its user has to open first, to log in or to allow it."""
    passing: bool = False
    """Whether its name changes at each start."""


KINDS = (
    # https://tailscale.com/kb/1311/tailscale-funnel: in the foreground, it ends with its process.
    Kind(
        "tailscale",
        "Tailscale",
        ("funnel", "{port}"),
        re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*\.ts\.net"),
        re.compile(r"https://login\.tailscale\.com/\S+"),
    ),
    # https://developers.cloudflare.com/cloudflare-one/connections/connect-networks/do-more-with-tunnels/trycloudflare
    Kind(
        "cloudflared",
        "Cloudflare",
        ("tunnel", "--no-autoupdate", "--url", "{url}"),
        re.compile(r"(?!api\.)[a-z0-9-]+\.trycloudflare\.com"),
        re.compile(r"https://dash\.cloudflare\.com/\S+"),
        passing=True,
    ),
)
"""The programs that are looked for, in this order: the first can't read along."""


def found() -> tuple[Kind, ...]:
    """Return the tunnel programs on ``PATH``."""
    return tuple(kind for kind in KINDS if shutil.which(kind.name) is not None)


class Address(NamedTuple):
    """The way in is open: ``https://name`` without a path."""

    url: str


class Wants(NamedTuple):
    """The program waits until its user has opened an address."""

    url: str


class Ended(NamedTuple):
    """The child has ended; ``last_line`` is the last line that it printed."""

    last_line: str


Said = Address | Wants | Ended


class Tunnel:
    """One child, from its start to its end; its methods never wait, but for :meth:`close`."""

    def __init__(self, kind: Kind, url: str) -> None:
        """Start it; ``url`` is where phones are served on this machine. Raises ``OSError``."""
        self.kind = kind
        self._said: queue.SimpleQueue[Said] = queue.SimpleQueue()
        program = shutil.which(kind.name)
        if program is None:
            raise FileNotFoundError(kind.name)
        filled = [part.format(url=url, port=url.rpartition(":")[2]) for part in kind.arguments]
        shell = shutil.which("sh") if os.name == "posix" else None
        watched = (shell, "-c", _WATCH, shell) if shell is not None else ()
        self._child = subprocess.Popen(
            [*watched, program, *filled],
            stdin=subprocess.PIPE if watched else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_environment(),
            encoding="utf-8",
            errors="replace",
            # Ctrl+C in a terminal is for the game, which then ends its child.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        _log.info("%s was started", kind.name)
        threading.Thread(target=self._read, name="notre-dame-tunnel", daemon=True).start()

    def said(self) -> list[Said]:
        """Return what it has said since the last call, in order."""
        found: list[Said] = []
        while not self._said.empty():
            found.append(self._said.get_nowait())
        return found

    def close(self) -> None:
        """End it; a child that doesn't end is killed, in a thread."""
        with contextlib.suppress(OSError):
            self._child.terminate()
        self._let_go()
        threading.Thread(target=self._make_sure, name="notre-dame-tunnel-end").start()

    def _make_sure(self) -> None:
        try:
            self._child.wait(_END)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
        _log.info("%s has ended", self.kind.name)

    def _let_go(self) -> None:
        """Close the pipe of whoever watches over the child."""
        if self._child.stdin is not None:
            with contextlib.suppress(OSError):
                self._child.stdin.close()

    def _read(self) -> None:
        """Read its lines until it ends, in a thread."""
        assert self._child.stdout is not None
        last, address = "", ""
        with self._child.stdout as lines:
            for line in lines:
                said = read(self.kind, line)
                last = shown(line) or last
                if said is not None and said != Address(address):
                    address = said.url if isinstance(said, Address) else address
                    self._said.put(said)
        self._let_go()
        self._said.put(Ended(last))


def read(kind: Kind, line: str) -> Address | Wants | None:
    """Return what a line of a child says, if it says anything.

    >>> read(KINDS[1], "INF |  https://two-red-rats.trycloudflare.com  |")
    Address(url='https://two-red-rats.trycloudflare.com')
    """
    for url in _URL.findall(_COLOURING.sub("", line)):
        if kind.wants.fullmatch(url):
            return Wants(url)
        host = url.removeprefix("https://").partition("/")[0].lower()
        if kind.host.fullmatch(host.removesuffix(":443")):
            return Address(f"https://{host.removesuffix(':443')}")
    return None


def shown(line: str) -> str:
    """Return a child's line as it may be shown: without colours and controls, and not too long."""
    words = " ".join(_COLOURING.sub("", line).split())
    return "".join(letter for letter in words if letter.isprintable())[:_LONGEST]


def _environment() -> dict[str, str]:
    """Return the environment for a child: in the packed program it gets the system's own libraries."""
    found = dict(os.environ)
    if getattr(sys, "frozen", False):
        found.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in found:
            found["LD_LIBRARY_PATH"] = found["LD_LIBRARY_PATH_ORIG"]
    return found
