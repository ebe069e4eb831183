"""Searching for tasks: plays the player's seat many times against the task's bots, which think by count.

``python -m engine.lab.task_search FILE …`` prints what was counted in tries of a bot, for choosing the
numbers of stars, and writes the best try to a folder with ``--solution FOLDER``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from engine.bots import Budget, characters
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.bots.levels import LevelBot
from engine.moves import Move
from engine.record import records
from engine.record.records import HUMAN, Record
from engine.tasks.goals import Outcome, Tally
from engine.tasks.loading import Task, read_task
from engine.views import View

Player = Callable[[View], Move]


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
        move = player(game.view(seat)) if seat == colour else bots.move(game, seat, len(moves))
        game.play(move)
        moves.append(str(move))
        tally.note(game.happened)
    return Try(tally.outcome(game), tuple(moves))


def bots_of(record: Record) -> dict[str, BotSeat]:
    """Return the bots of a task, each as the character that it is named after."""
    known = {who.name.casefold(): key for key, who in characters().items()}
    return {
        seat.colour: BotSeat(seat.player, known.get(seat.name.strip().casefold()))
        for seat in record.seats
        if seat.player != HUMAN
    }


def tries(task: Task, level: str, count: int, first_seed: int = 1) -> list[Try]:
    """Return so many tries of a bot of a level, each with its own seed. It doesn't know the goal."""
    return [play(task, LevelBot(level, seed, Budget())) for seed in range(first_seed, first_seed + count)]


def knowing(task: Task, level: str, seed: int, fondness: float = 4.0) -> Player:
    """Return a bot that knows the goal: it shuns what is forbidden and likes what is counted."""
    bot, dice = LevelBot(level, seed, Budget()), Random(seed)
    goal = task.goal

    def liked(move: Move) -> float:
        worth = dice.gauss(0.0, 0.8)
        what = move.what
        if move.verb in ("play", "to", "friend") and what.split(".")[-1] in goal.without:
            worth -= 30.0
        if goal.no_hire and move.verb == "hire":
            worth -= 30.0
        if goal.counts == "cathedral" and ("notredame" in what or (move.verb == "donate" and what != "0")):
            worth += fondness
        if goal.only_cathedral and "notredame" not in what and move.verb == "play":
            worth -= 3.0 if any(one in what for one in ("residence", "carriage")) else 0.0
        if goal.counts == "messages" and ("carriage" in what or move.verb == "collect"):
            worth += fondness
        if goal.counts == "coins" and ("bank" in what or what == "coin" or what == "moneylender"):
            worth += fondness
        if goal.no_plague and ("hospital" in what or "park" in what or what == "kill"):
            worth += dice.choice((0.0, fondness))
        return worth

    def choose(view: View) -> Move:
        weighed = bot.weigh(view)
        return max(((worth + liked(move), number, move) for number, (worth, move) in enumerate(weighed)))[2]

    return choose


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table of tries for each task file, and write solutions if asked to."""
    parser = argparse.ArgumentParser(prog="python -m engine.lab.task_search")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--knowing", action="store_true", help="the bot knows the goal")
    parser.add_argument("--solution", type=Path, help="a folder for the moves of the best try")
    given = parser.parse_args(arguments)
    for path in given.files:
        task = read_task(path)
        if given.knowing:
            found = [play(task, knowing(task, given.level, seed)) for seed in range(1, given.tries + 1)]
        else:
            found = tries(task, given.level, given.tries)
        kept = sorted(one.outcome.reached for one in found if not one.outcome.broken)
        stars = [sum(one.outcome.stars >= n + 1 for one in found) for n in range(len(task.goal.stars))]
        print(f"{task.name:12} {given.level:8} kept {len(kept)}/{len(found)}, stars {stars}, {kept[-12:]}")
        best = max(found, key=lambda one: (not one.outcome.broken, one.outcome.reached))
        if given.solution is not None and best.outcome.stars:
            text = records.to_toml(replace(task.record, moves=list(best.moves)))
            given.solution.mkdir(parents=True, exist_ok=True)
            (given.solution / f"{task.name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
