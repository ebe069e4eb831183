"""The deal of the day as a game for the table."""

from __future__ import annotations

from game.match.options import NewGame
from game.seats import HUMAN, Seat, fitting
from game.storage.deals import DayDeal


def deal_game(deal: DayDeal, name: str = "Anna", attempt: str = "") -> NewGame:
    """Return the game for a player called ``name``, who is renamed if a bot has that name.

    ``attempt``: see :attr:`~game.storage.challenge.Deal.attempt`.
    """
    players = ((name, HUMAN), *zip(deal.bots, deal.kind.bots, strict=True))
    seats = (Seat(who, colour, kind) for (who, kind), colour in zip(players, deal.colours, strict=True))
    return NewGame(
        fitting(seats),
        edition=deal.kind.edition,
        new_persons=deal.kind.new_persons,
        seed=deal.seed,
        rules=deal.rules,
        challenge=deal.entry(attempt),
    )
