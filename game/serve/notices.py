"""Notices: that it is a player's turn, told once a turn to whoever carries such notices.

A carrier, such as the host's command or Web Push, hangs itself on the hall's :class:`Notices` before the
server runs, under a name that never changes. What it is promised:

* It is called in the server's loop, so it must return at once, and only for seats of people.
* It is called once a turn, :data:`~game.serve.turns.GRACE` seconds after the turn began, and only if the
  player isn't looking at the table then. That it was called is on the disk before it is: after a restart, or
  after the table was put away and loaded again, it isn't called anew. (A server that is killed between the
  two has lost that one notice.) A turn that was undone and begins again later is another turn.
* If it returns a time (seconds since 1970, as :func:`time.time`), as for quiet hours, it is called then too,
  if it is still that turn and the player isn't looking. That holds after a restart too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.phones.guest import Guest


class Notice(NamedTuple):
    """It is somebody's turn."""

    table: str
    """The id of the table, which alone opens nothing."""
    players: tuple[str, ...]
    """The names of all players, in seat order: what a table is known by."""
    colour: str
    name: str
    """The name of the seat whose turn it is."""
    guest: Guest | None
    """Who plays that seat; ``None`` if nobody has taken it."""
    since: float
    """When the turn began, in seconds since 1970."""


Carrier = Callable[[Notice], float | None]
"""Carries a notice to a player; may return when it wants to be called again."""


class Notices:
    """The carriers of a server's notices, by name."""

    def __init__(self) -> None:
        self.carriers: dict[str, Carrier] = {}

    def hang(self, name: str, carrier: Carrier) -> None:
        """Let a carrier be told of turns that begin from now on; ``name``: what is kept of it."""
        self.carriers[name] = carrier

    def tell(self, name: str, notice: Notice) -> float | None:
        """Hand a notice to a carrier; return when it wants it again, or ``None``."""
        carrier = self.carriers.get(name)
        return carrier(notice) if carrier is not None else None
