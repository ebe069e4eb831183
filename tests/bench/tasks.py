"""Are the tasks worth trying? How often normal and hard win stars, with the goal known and not.

``python tests/bench/tasks.py [TRIES] [NAME …]`` (20 tries by default, of all tasks) also plays every recorded
solution again against the task's bots. The last line is JSON: ``most_top_stars``, the largest share of top
stars of players who don't know the goal; ``stars``, by task and player the share of tries that win one, two,
… stars; ``order``, the tasks from the easiest by that table; and whether all solutions hold. A task is as
easy as the stars that ``normal`` and ``hard`` win on average, each as it does better, the goal known or not.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import fmean

# This script's folder comes first on the path and would hide the engine behind another script's name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine.bots.counted_bots import CountedBots
from engine.lab.task_search import Player, bots_of, knowing, play, usual
from engine.record import records
from engine.tasks import Task, tasks

SOLUTIONS = Path(__file__).parents[2] / "engine" / "tasks" / "solutions"


def holds(task: Task) -> bool:
    """Whether the bots of a task answer a recorded solution move by move as they did."""
    record = records.read(SOLUTIONS / f"{task.name}.toml")
    bots, game = CountedBots(record.key(), bots_of(task.record)), task.record.replay()
    for number, text in list(enumerate(record.moves))[task.begins :]:
        seat = text.split()[0]
        if seat != task.colour and str(bots.move(game, seat, number)) != text:
            return False
        game.play(text)
    return game.over


PLAYERS: tuple[tuple[str, Callable[[Task, str, int], Player], str], ...] = (
    ("normal", usual, "normal"),
    ("normal knowing", knowing, "normal"),
    ("hard", usual, "hard"),
    ("hard knowing", knowing, "hard"),
)


def ease(table: Mapping[str, Sequence[float]]) -> float:
    """How many stars are won on average; ``table``: the shares of one task, by player."""
    return fmean(
        max(sum(shares) for name, shares in table.items() if name.split()[0] == level)
        for level in ("normal", "hard")
    )


def main() -> None:
    """Print a row for each task and player, then the figures as JSON."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    names = sys.argv[2:]
    most, sound, table = 0.0, True, dict[str, dict[str, list[float]]]()
    for task in tasks():
        if names and task.name not in names:
            continue
        table[task.name] = {}
        for name, make, level in PLAYERS:
            stars = [play(task, make(task, level, seed)).outcome.stars for seed in range(1, count + 1)]
            shares = [sum(won > n for won in stars) / count for n in range(len(task.goal.stars))]
            table[task.name][name] = shares
            most = max(most, shares[-1]) if make is usual else most
            told = "  ".join(f"{share:4.0%}" for share in shares)
            print(f"{task.order:2} {task.name:12} {name:15} {told}", flush=True)
        if not holds(task):
            sound = False
            print(f"{task.name}: the solution fails", flush=True)
    order = sorted(table, key=lambda name: -ease(table[name]))
    found = {"tries": count, "most_top_stars": most, "stars": table, "order": order, "solutions_hold": sound}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
