"""The socket that listens: it accepts nobody while those whom it has accepted take all the room there is."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from typing import Any

_MOST_REFUSED = 32
"""How many are refused before something else is looked after."""


class Listening(socket.socket):
    """Accepts connections that are ``expected``, unless it is ``full``; others wait in the system's queue.

    The event loop accepts many at once and learns only later that the gate refuses them. Each is an open file
    until then, and the program may have as few as 256. Where the system accepts by itself, as Windows does,
    none of this is asked; the gate refuses them all the same.
    """

    full: Callable[[], bool]
    expected: Callable[[str], bool]
    accepted: Callable[[], None]

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection. Raises ``BlockingIOError`` if there is none or no room for it."""
        for _ in range(_MOST_REFUSED):
            if self.full():
                break
            found, peer = super().accept()
            if self.expected(peer[0]):
                self.accepted()
                return found, peer
            found.close()
        raise BlockingIOError


def listening(
    host: str,
    port: int,
    full: Callable[[], bool],
    expected: Callable[[str], bool],
    accepted: Callable[[], None],
) -> Listening:
    """Return a socket that is bound to a port; ``0`` for any. Raises ``OSError``."""
    found = Listening(socket.AF_INET, socket.SOCK_STREAM)
    found.full, found.expected, found.accepted = full, expected, accepted
    try:
        if os.name == "posix":  # elsewhere it would let two programs have one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen()
    except OSError:
        found.close()
        raise
    return found
