"""Starts the first game, the one with lessons."""

from __future__ import annotations

from game.match.first_game import first_game
from game.ui.scene import Host


def begin_first_game(host: Host) -> None:
    """Start the first game for the first human player of the last group."""
    people = [seat.name for seat in host.settings.group.seats if seat.human]
    host.start(first_game(*people[:1]))
