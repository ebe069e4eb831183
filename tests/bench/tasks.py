"""Are the tasks worth trying? How often normal, who doesn't know the goals, wins each number of stars.

``python tests/bench/tasks.py [TRIES]`` (100 by default) also plays every recorded solution again against the
task's bots. The last line is JSON: the largest share of top stars, and whether all solutions hold.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

# This script's folder comes first on the path and would hide the engine behind another script's name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine.bots.counted_bots import CountedBots
from engine.lab.task_search import bots_of, play, usual
from engine.record import records
from engine.tasks import Task, tasks

SOLUTIONS = Path(__file__).parents[1] / "engine" / "solutions"


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


def main() -> None:
    """Print a row for each task, then the figures as JSON."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    most, sound = 0.0, True
    for task in tasks():
        stars = [play(task, usual(task, "normal", seed)).outcome.stars for seed in range(1, count + 1)]
        shares = [sum(won > n for won in stars) / count for n in range(len(task.goal.stars))]
        kept = holds(task)
        most, sound = max(most, shares[-1]), sound and kept
        told = "  ".join(f"{share:4.0%}" for share in shares)
        print(f"{task.order:2} {task.name:12} {told}  {'' if kept else 'the solution fails'}", flush=True)
    print(json.dumps({"tries": count, "most_top_stars": most, "solutions_hold": sound}))


if __name__ == "__main__":
    main()
