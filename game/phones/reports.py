"""What the server reports to the game: plain values, so that whoever reads them needn't load the server."""

from __future__ import annotations

import ipaddress
from typing import NamedTuple

from game.match.options import PhonesWanted

_LOOPBACK = "127.0.0.1"

Matrix = tuple[tuple[bool, ...], ...]
"""The modules of a code to scan, row by row, ``True`` for dark; its light border is part of it."""


class Door(NamedTuple):
    """An address of the room: what is to be typed, and the code to scan."""

    address: str
    """Without the key: ``http://192.168.1.20:1345``."""
    link: str
    """With the key in its fragment."""
    code: Matrix


class Opened(NamedTuple):
    """The server listens; ``doors`` are the addresses at which phones may find it, the likeliest first."""

    port: int
    doors: tuple[Door, ...]
    page: str
    """The version of the page."""


class NewDoors(NamedTuple):
    """The addresses have changed, as the room has another key."""

    doors: tuple[Door, ...]


class Failed(NamedTuple):
    """The server can't listen: ``reason`` is ``port``, ``host``, ``system``; ``error`` for anything else."""

    reason: str
    told: str


class Text(NamedTuple):
    """A text came in from a link."""

    link: int
    text: str | bytes


class Lost(NamedTuple):
    """A link has ended."""

    link: int


Report = Opened | NewDoors | Failed | Text | Lost


class ServerSettings(NamedTuple):
    """How the server listens."""

    port: int | None = None
    """Only this port; ``None``: the usual one or one of the next."""
    host: str = "0.0.0.0"
    """The address of the interface to listen on."""
    public_url: str | None = None
    """The address under which a tunnel or proxy of the players' own brings phones here."""
    proxies: tuple[ipaddress.IPv4Network, ...] = ()
    """Where such a proxy stands, if it isn't on this machine; it is believed who comes through it."""
    before: int | None = None
    """The port of a room that is opened again: it is tried first, as phones still look for it."""


def settings_for(wanted: PhonesWanted) -> ServerSettings:
    """Return how the server listens for what the command line asks for.

    With a tunnel or proxy of the players' own, only this machine is listened to, unless a host is named: what
    comes through the proxy is encrypted up to there, and nobody shall come past it.
    """
    host = wanted.host or (_LOOPBACK if wanted.public_url is not None else ServerSettings().host)
    proxies = (ipaddress.IPv4Network(wanted.trusted_proxy),) if wanted.trusted_proxy is not None else ()
    return ServerSettings(wanted.port, host, wanted.public_url, proxies)
