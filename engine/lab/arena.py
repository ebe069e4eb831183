"""The arena: bots play against each other, with the same deals from every seat.

Game number g uses deal g // players, and its bots are shifted by g % players seats. So after ``players``
games each bot has played the same deal from every seat.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from engine.bots import Bot, make_bot
from engine.content import DEFAULT_EDITION
from engine.decisions import Result
from engine.game import Game
from engine.lab.foreign import ForeignBot, Lost
from engine.lab.named import is_name
from engine.names import COLOURS, Colour
from engine.rules.rng import MAX_SEED, RULES
from engine.seeds import bot_seed, deal_seed, secret_of

STAND_IN = "quick"
"""Who plays on for a bot that has lost."""

COUNTED, HASHED = 1, 2
"""The seeds of deals: counted on from that of the contest, or hashed with it as key."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The settings of a series of games."""

    seats: tuple[str, ...]
    """The bot of every seat in the first game of a deal, 2 to 5; a foreign one as ``module:factory``."""
    edition: str = DEFAULT_EDITION
    new_persons: bool = False
    seed: int = 1
    """The key that the deals are hashed with. Whoever knows it knows them all, so the command draws one."""
    rules: int = RULES
    """The rules' number, which decides what a seed deals."""
    limit: float = 10.0
    """The most seconds for a decision of a foreign bot."""
    deals: int = HASHED
    """How the seed gives the deals; files of version 1.0 go on with :data:`COUNTED`."""

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
    """0 for a bot that lost by what it did."""
    wins: tuple[float, ...]
    """1 for a win, a fraction for a shared one, else 0."""
    seconds: tuple[float, ...]
    """The total thinking time."""
    decisions: tuple[int, ...]
    lost: tuple[str, ...] = ()
    """Why each foreign bot lost by what it did, ``""`` for all others; empty where none did."""


def play(contest: Contest, number: int) -> Played:
    """Play game ``number`` (from 0) of a contest.

    A foreign bot that ends, thinks too long or makes no legal move has lost; :data:`STAND_IN` plays on for
    it, so that the others have their game. Raises :class:`~engine.errors.SetupError`, and ``EngineError`` for
    a foreign bot that can't be loaded.
    """
    players = contest.players
    deal, turn = divmod(number, players)
    seed = seed_of(contest, deal)
    colours = COLOURS[:players]
    game = Game.new(colours, seed, contest.edition, new_persons=contest.new_persons, rules=contest.rules)
    # Entrant e sits in seat (e + turn), which has the colour of that number.
    seat_of = [colours[(entrant + turn) % players] for entrant in range(players)]
    entrant_at = {colour: entrant for entrant, colour in enumerate(seat_of)}
    secret = secret_of(seed)
    seconds, decisions, lost = [0.0] * players, [0] * players, [""] * players
    with ExitStack() as processes:
        bots: dict[str, Bot] = {}
        for colour, entrant in entrant_at.items():
            name, own = contest.seats[entrant], bot_seed(secret, entrant)
            foreign = is_name(name)
            bots[colour] = (
                processes.enter_context(ForeignBot(name, own, contest.limit))
                if foreign
                else make_bot(name, own)
            )
        while not game.over:
            colour = game.to_move[0]
            entrant = entrant_at[colour]
            view = game.view(colour)
            counted = game.counted()
            began = time.perf_counter()
            try:
                move = bots[colour](view, counted)
            except Lost as loss:
                lost[entrant] = loss.reason
                bots[colour] = make_bot(STAND_IN, bot_seed(secret, entrant))
                move = bots[colour](view, counted)
            if not lost[entrant]:
                seconds[entrant] += time.perf_counter() - began
                decisions[entrant] += 1
            game.play(move)
    result = game.result
    assert result is not None
    winners = _winners(result, [colour for colour in seat_of if not lost[entrant_at[colour]]])
    return Played(
        number,
        tuple(0 if lost[at] else result.prestige[colour] for at, colour in enumerate(seat_of)),
        tuple(1 / len(winners) if colour in winners else 0.0 for colour in seat_of),
        tuple(round(spent, 4) for spent in seconds),
        tuple(decisions),
        tuple(lost) if any(lost) else (),
    )


def seed_of(contest: Contest, deal: int) -> int:
    """Return the seed of a deal of the contest, from 0."""
    if contest.deals == COUNTED:
        return (contest.seed + deal) % (MAX_SEED + 1)
    return deal_seed(contest.seed, deal)


def _winners(result: Result, rated: list[Colour]) -> list[Colour]:
    """Return who won among these seats: the others have lost."""
    standing = {colour: (result.prestige[colour], result.tie_break[colour]) for colour in rated}
    return [colour for colour in rated if standing[colour] == max(standing.values())]
