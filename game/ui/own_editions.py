"""The editions of one's own beside a host's saved games."""

from __future__ import annotations

from game.storage.own_editions import OwnEditions
from game.ui.scene import Host


def editions_of(host: Host) -> OwnEditions:
    """Return the editions of one's own, read anew where their files changed."""
    if host.own_editions is None:
        host.own_editions = OwnEditions(host.saves.folder)
    host.own_editions.refresh()
    return host.own_editions
