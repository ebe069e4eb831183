"""Begins the game that the lessons go with."""

from __future__ import annotations

from game.match.first_game import first_game
from game.ui.scene import Host


def begin_first_game(host: Host) -> None:
    """Begin the first game for the first person of the group that played last."""
    people = [seat.name for seat in host.settings.group.seats if seat.human]
    host.start(first_game(*people[:1]))
