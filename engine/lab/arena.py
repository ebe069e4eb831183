"""The arena: bots play against each other, with the same deals from every seat.

Game number g uses deal g // players, and its bots are shifted by g % players seats. So after ``players``
games each bot has played the same deal from every seat.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Generator, Iterable
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import Any, NamedTuple

from engine.bots import make_bot
from engine.content import DEFAULT_EDITION
from engine.game import Game
from engine.names import COLOURS
from engine.rules.rng import MAX_SEED, RULES
from engine.seeds import bot_seed, secret_of


@dataclass(frozen=True, slots=True)
class Contest:
    """The settings of a series of games."""

    seats: tuple[str, ...]
    """The bot of every seat in the first game of a deal, 2 to 5."""
    edition: str = DEFAULT_EDITION
    new_persons: bool = False
    seed: int = 1
    """The seed of the first deal; each further deal has the next seed."""
    rules: int = RULES
    """The rules' number, which decides what a seed deals."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.seats)

    def as_dict(self) -> dict[str, Any]:
        """Return the contest as plain values."""
        return asdict(self) | {"seats": list(self.seats)}


class Played(NamedTuple):
    """The outcome of one game. Values are in the order of the contest's seats, wherever those bots sat."""

    number: int
    prestige: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for a win, a fraction for a shared one, else 0."""
    seconds: tuple[float, ...]
    """The total thinking time."""
    decisions: tuple[int, ...]


def play(contest: Contest, number: int) -> Played:
    """Play game ``number`` (from 0) of a contest. Raises :class:`~engine.errors.SetupError`."""
    players = contest.players
    deal, turn = divmod(number, players)
    seed = (contest.seed + deal) % (MAX_SEED + 1)
    colours = COLOURS[:players]
    game = Game.new(colours, seed, contest.edition, new_persons=contest.new_persons, rules=contest.rules)
    # Entrant e sits in seat (e + turn), which has the colour of that number.
    seat_of = [colours[(entrant + turn) % players] for entrant in range(players)]
    entrant_at = {colour: entrant for entrant, colour in enumerate(seat_of)}
    secret = secret_of(seed)
    bots = {
        colour: make_bot(contest.seats[entrant], bot_seed(secret, entrant))
        for colour, entrant in entrant_at.items()
    }
    seconds, decisions = [0.0] * players, [0] * players
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        counted = game.counted()
        began = time.perf_counter()
        move = bots[colour](view, counted)
        seconds[entrant_at[colour]] += time.perf_counter() - began
        decisions[entrant_at[colour]] += 1
        game.play(move)
    result = game.result
    assert result is not None
    won = 1 / len(result.winners)
    return Played(
        number,
        tuple(result.prestige[colour] for colour in seat_of),
        tuple(won if colour in result.winners else 0.0 for colour in seat_of),
        tuple(round(spent, 4) for spent in seconds),
        tuple(decisions),
    )


def play_all(contest: Contest, numbers: Iterable[int], jobs: int) -> Generator[Played, None, None]:
    """Play these games in ``jobs`` processes; yield each when it is done, in any order.

    Closing the generator stops the games that are still being played.
    """
    tasks = [(contest, number) for number in numbers]
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(_play_task, tasks)
        return
    with get_context("spawn").Pool(min(jobs, len(tasks)), _leave_stopping_to_the_parent) as pool:
        yield from pool.imap_unordered(_play_task, tasks)


def _play_task(task: tuple[Contest, int]) -> Played:
    return play(*task)


def _leave_stopping_to_the_parent() -> None:
    """Ignore Ctrl+C in a worker: it reaches all processes, but only the parent should handle it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
