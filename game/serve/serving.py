"""How a server is started: its folder, its limits, and how many files it needs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from game.phones.limits import Limits
from game.phones.reports import ServerSettings
from game.serve.turns import GRACE
from game.serve.workers import cores

LIMITS = Limits(
    accepted=6000,
    backlog=1024,
    share=64,
    connections=4000,
    waiting=2000,
    waiting_share=64,
    greeting=5.0,
    visits=960,
    visits_burst=480,
    bytes_burst=64 * 1024,
    ping=30.0,
    known=16_384,
)
"""Limits of a server: a household has many tables, and a proxy brings everybody."""

_OWN_FILES, _OF_A_WORKER = 32, 4
"""The files that a server has open for itself: its folder and libraries, and each process that thinks."""
_FEWEST_LINKS = 16

QUIET = 600.0
"""Seconds without anybody after which a table leaves the memory."""


@dataclass(frozen=True)
class Serving:
    """How a server is started."""

    folder: Path
    settings: ServerSettings
    open_to_all: bool = False
    workers: int | None = None
    """How many processes think; by default as many as cores."""
    limits: Limits = LIMITS
    notify: tuple[str, ...] = ()
    """The host's command, which is run when it is somebody's turn: a program and its arguments."""
    quiet: float = QUIET
    grace: float = GRACE
    """Seconds after which it is told that it is somebody's turn."""
    push_services: tuple[str, ...] = ()
    """Where notices may be sent besides browsers' push services, as ``HOST`` or ``HOST:PORT``."""


def fewest_files() -> int:
    """Return how many files a server must be allowed to have open: some are connections."""
    return _own_files() + _FEWEST_LINKS


def limits_with(files: int | None) -> Limits:
    """Return the limits of a server that may have so many files open; ``None``: any number.

    So strangers never take the files that it needs to write tables down.
    """
    if files is None or files >= LIMITS.accepted + LIMITS.refusing + _own_files():
        return LIMITS
    most = max(_FEWEST_LINKS // 2, files - _own_files() - LIMITS.refusing)
    return replace(
        LIMITS,
        accepted=most,
        connections=most * LIMITS.connections // LIMITS.accepted,
        waiting=most * LIMITS.waiting // LIMITS.accepted,
    )


def _own_files() -> int:
    return _OWN_FILES + _OF_A_WORKER * cores()
