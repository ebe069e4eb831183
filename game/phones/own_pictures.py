"""The pictures of a game's own persons that phones may load: small PNGs of this machine, by their digests."""

from __future__ import annotations

from pathlib import Path

PREFIX = "/pictures/own/"
"""How their paths in an address begin."""

_offered: dict[str, Path] = {}


def offer(picture: Path) -> str:
    """Let phones load a picture; return its path in an address, below ``/pictures/``."""
    _offered[f"{PREFIX}{picture.name}"] = picture
    return f"own/{picture.name}"


def offered(path: str) -> Path | None:
    """Return the picture of a path, if it was offered."""
    return _offered.get(path)
