"""Bots that think by count, not by the clock: the same game and moves have the same answers everywhere.

A deal of the day and a task are played against them, so that they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.bots import Bot, Budget, make_bot
from engine.game import Game
from engine.moves import Move
from engine.seeds import bot_seed
from engine.views import View


class BotSeat(NamedTuple):
    """The bot of a seat: its name, and the character that it plays as, if any."""

    bot: str
    character: str | None = None
    slip: float | None = None
    """How often it slips, if not as its level does."""


def picks_made(view: View) -> int:
    """Return how many seats have picked already in this pass of the draft; 0 outside of it."""
    return len(view.seats) - len(view.to_move) if view.phase == "draft" else 0


def seed_at(secret: str, view: View, moves: int) -> int:
    """Return the seed of the bot of the view's only seat, after so many moves of the game.

    ``secret``: that of the record. In a pass of the draft it comes from the number of the pass's first move,
    so that the order of the picks doesn't matter.
    """
    return bot_seed(secret, view.seats.index(view.viewers[0]), moves - picks_made(view))


class CountedBots:
    """The bots of one game. They answer as they would at the table, whatever the order of the picks."""

    def __init__(self, secret: str, bots: Mapping[str, BotSeat]) -> None:
        """``secret``: that of the record. ``bots``: by colour."""
        self._secret, self._bots = secret, dict(bots)
        self._pass: tuple[int, dict[str, View]] = -1, {}

    def move(self, game: Game, colour: str, moves: int) -> Move:
        """Return the move of the bot of a seat; ``moves``: how many have been made in the game."""
        view = self._view(game, colour, moves)
        seat = self._bots[colour]
        seed = bot_seed(self._secret, view.seats.index(colour), self._pass[0])
        bot: Bot = make_bot(seat.bot, seed, Budget(), seat.character, seat.slip)
        return bot(view, game.counted())

    def _view(self, game: Game, colour: str, moves: int) -> View:
        """Return a seat's view; in the draft, that of the beginning of the pass, as all pick at once."""
        view = game.view(colour)
        began = moves - picks_made(view)
        if self._pass[0] != began:
            drafting = view.phase == "draft"
            self._pass = began, {seat: game.view(seat) for seat in game.to_move} if drafting else {}
        return self._pass[1].get(colour, view)
