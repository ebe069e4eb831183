"""Simulating games between bots, and summing up the results."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from engine.bots import make_bot
from engine.content import CUSTOM
from engine.content.definitions import OwnEdition
from engine.game import Game
from engine.names import COLOURS
from engine.record.records import Record, Seat
from engine.seeds import bot_seed, secret_of


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate."""

    bots: tuple[str, ...]
    """The bot of every seat, 2 to 5."""
    edition: str | OwnEdition
    """The name of a printed one, or one of one's own."""
    new_persons: bool


@dataclass(slots=True)
class Tally:
    """The results of a number of games."""

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)
    """Prestige by game and seat."""
    wins: list[float] = field(default_factory=list)
    """Wins by seat; a shared win counts as a fraction."""

    def add(self, game: Game, decisions: int, seconds: float) -> None:
        """Count a finished game."""
        result = game.result
        if result is None:
            raise ValueError("the game is not over")
        self.games += 1
        self.decisions += decisions
        self.seconds += seconds
        self.scores.append(list(result.prestige.values()))
        self.wins = self.wins or [0.0] * len(game.seats)
        for at, colour in enumerate(game.seats):
            self.wins[at] += (colour in result.winners) / len(result.winners)

    def summary(self) -> dict[str, Any]:
        """Return the figures as plain values; scores are mean prestige by seat."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "seats": list(self.bots),
            "mean_score": [round(fmean(scores), 2) for scores in zip(*self.scores, strict=True)],
            "wins": [round(wins, 2) for wins in self.wins],
        }


def play_game(plan: Plan, seed: int) -> tuple[Game, Record, float]:
    """Play one game; return the finished game, its record and the seconds it took.

    Raises :class:`~engine.errors.SetupError`, and ``ValueError`` for an unknown bot.
    """
    seats = tuple(Seat(bot, colour, bot) for colour, bot in zip(COLOURS, plan.bots, strict=False))
    secret = secret_of(seed)
    own = plan.edition if isinstance(plan.edition, OwnEdition) else None
    edition = CUSTOM if isinstance(plan.edition, OwnEdition) else plan.edition
    record = Record(
        seats, seed, edition, own and own.options, plan.new_persons, secret=secret, own_edition=own
    )
    bots = {seat.colour: make_bot(seat.player, bot_seed(secret, at)) for at, seat in enumerate(seats)}
    began = time.perf_counter()
    game = Game.from_setup(record.setup())
    while not game.over:
        colour = game.to_move[0]
        move = bots[colour](game.view(colour), game.counted())
        game.play(move)
        record.moves.append(str(move))
    return game, record, time.perf_counter() - began
