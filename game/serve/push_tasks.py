"""What the process is given to do that sends notices."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.serve.push_services import Target


class Keys(NamedTuple):
    """By the first a server signs its notices, by the second browsers know whose they are."""

    private: str = ""
    public: str = ""


class NewKeys(NamedTuple):
    """Make the server's keys."""

    path: Path

    def think(self) -> Keys:
        """Return them. Raises ``OSError``."""
        from game.serve.push_sending import make_keys  # its libraries are for that process alone

        return Keys(*make_keys(self.path))


class Delivery(NamedTuple):
    """Send a notice."""

    target: Target
    body: bytes
    browser: tuple[bytes, bytes]
    private: str
    sender: str
    topic: str

    def think(self) -> str:
        """Return what has become of it."""
        from game.serve.push_sending import deliver  # its libraries are for that process alone

        return deliver(*self)
