"""Tasks: positions with a goal, each in a TOML file here; see :mod:`engine.tasks.loading`.

Tasks of one's own are files elsewhere (:mod:`engine.tasks.own`).
"""

from engine.tasks.goals import CONDITIONS, COUNTS, Goal, Outcome, Tally, outcome_of
from engine.tasks.loading import NAMES, Task, solution_of, tasks

__all__ = [
    "CONDITIONS",
    "COUNTS",
    "NAMES",
    "Goal",
    "Outcome",
    "Tally",
    "Task",
    "outcome_of",
    "solution_of",
    "tasks",
]
