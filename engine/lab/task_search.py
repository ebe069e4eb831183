"""Tries of tasks: plays the player's seat against the task's bots, which think by count.

``python -m engine.lab.task_search FILE …`` prints what bots reach in each task, for choosing the numbers of
stars. With ``--knowing`` the bot knows the goal, and ``--solutions FOLDER`` keeps its best try.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from engine.bots import Budget, characters
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.bots.levels import LevelBot
from engine.content import NUMBERS
from engine.game import Game
from engine.moves import Move
from engine.names import SECTORS
from engine.record import records
from engine.record.records import HUMAN, Record
from engine.tasks.goals import Outcome, Tally
from engine.tasks.loading import Task, read_task

Player = Callable[[Game, Tally], Move]
"""Whoever plays the task: it is given the game, and what has been counted so far."""

_FORBIDDEN = 30.0
"""How much prestige it is worth to keep a condition."""


@dataclass(frozen=True, slots=True)
class Try:
    """One try of a task."""

    outcome: Outcome
    moves: tuple[str, ...]
    """All moves of the game, those before the task included."""


def play(task: Task, player: Player) -> Try:
    """Play a task to its end with ``player`` in the player's seat, against its bots."""
    record, colour = task.record, task.colour
    game, moves = record.replay(), list(record.moves)
    bots = CountedBots(record.key(), bots_of(record))
    tally = Tally(task.goal, colour)
    while not game.over:
        seat = game.to_move[0]
        move = player(game, tally) if seat == colour else bots.move(game, seat, len(moves))
        game.play(move)
        moves.append(str(move))
        tally.note(game.happened)
    return Try(tally.outcome(game), tuple(moves))


def bots_of(record: Record) -> dict[str, BotSeat]:
    """Return the bots of a record, each as the character that it is named after."""
    known = {who.name.casefold(): key for key, who in characters().items()}
    return {
        seat.colour: BotSeat(seat.player, known.get(seat.name.strip().casefold()))
        for seat in record.seats
        if seat.player != HUMAN
    }


def usual(task: Task, level: str, seed: int) -> Player:
    """Return a bot of a level. It plays for prestige and doesn't know the goal."""
    bot = LevelBot(level, seed, Budget())
    return lambda game, tally: bot(game.view(task.colour))


def knowing(task: Task, level: str, seed: int, fondness: float = 2.0) -> Player:
    """Return a bot that knows the goal: it keeps the conditions and likes what is counted.

    It looks at what each option does before it chooses, so it is for finding solutions, not for playing.
    """
    bot, dice, goal, colour = LevelBot(level, seed, Budget()), Random(seed), task.goal, task.colour

    def liked(game: Game, tally: Tally, move: Move) -> float:
        after, then = game.copy(), deepcopy(tally)
        after.play(move)
        then.note(after.happened)
        worth = dice.gauss(0.0, 0.8)
        worth -= _FORBIDDEN * (len(then.broken) - len(tally.broken))
        for counts in ("cathedral", "messages", "persons", "gain"):
            if counts == goal.counts:
                worth += fondness * (getattr(then, counts) - getattr(tally, counts))
        own = after.view(colour).players[colour]
        if goal.counts == "coins":
            worth += fondness * own.coins / 2
        if goal.everywhere:
            worth += 2 * fondness * sum(own.influence(sector) > 0 for sector in SECTORS)
        if goal.counts == "rat":
            worth += fondness * own.rat_after
        if goal.rat is not None:
            worth -= fondness * abs(own.rat_after - goal.rat)
        if goal.no_plague:
            worth -= 3 * fondness * max(0, own.rat_after - NUMBERS.rat_track_end)
        return worth

    def choose(game: Game, tally: Tally) -> Move:
        weighed = bot.weigh(game.view(colour))
        return max(weighed, key=lambda option: option[0] + liked(game, tally, option[1]))[1]

    return choose


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each task: what was reached, and how many tries won each number of stars."""
    parser = argparse.ArgumentParser(prog="python -m engine.lab.task_search")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--knowing", action="store_true", help="the bot knows the goal")
    parser.add_argument("--solutions", type=Path, help="a folder for the best try of each task")
    given = parser.parse_args(arguments)
    for path in given.files:
        task = read_task(path)
        make = knowing if given.knowing else usual
        found = [play(task, make(task, given.level, seed)) for seed in range(1, given.tries + 1)]
        kept = sorted(one.outcome.reached for one in found if not one.outcome.broken)
        stars = [sum(one.outcome.stars > n for one in found) for n in range(len(task.goal.stars))]
        told = f"kept {len(kept):3} of {len(found)}, stars {stars}, best {kept[-8:]}"
        print(f"{task.name:12} {given.level:8} {told}", flush=True)
        best = max(found, key=lambda one: (not one.outcome.broken, one.outcome.reached))
        if given.solutions is not None and best.outcome.stars:
            text = records.to_toml(replace(task.record, moves=list(best.moves)))
            given.solutions.mkdir(parents=True, exist_ok=True)
            (given.solutions / f"{task.name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
