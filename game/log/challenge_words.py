"""The words of challenges: the tasks and what they ask, the day of a deal."""

from __future__ import annotations

from engine.tasks import CONDITIONS, COUNTS, NAMES, Outcome, Task
from game.storage.challenge import Challenge, Deal
from game.words import Family, say
from game.words.dates import with_weekday

_TITLES = Family("task-title", NAMES)
_GOALS = Family("task-goal", NAMES)
_COUNTED = Family("task-counted", COUNTS)
_BROKEN = Family("task-broken", CONDITIONS)


def title(name: str) -> str:
    """Return the title of a task; of one that this version doesn't have, its name."""
    return _TITLES.say(name) if name in NAMES else name


def goal(name: str) -> str:
    """Return what a task asks for, in a sentence or two; nothing for an unknown one."""
    return _GOALS.say(name) if name in NAMES else ""


def counted(task: Task, n: int) -> str:
    """Return what has been counted in a task."""
    return _COUNTED.say(task.goal.counts, n=n)


def outcome_sentence(task: Task, outcome: Outcome) -> str:
    """Return what was reached in a task, and which conditions were not kept."""
    reached = say("task-outcome", title=title(task.name), counted=counted(task, outcome.reached))
    told = [reached, *(_BROKEN.say(condition) for condition in outcome.broken)]
    return " ".join(told)


def reminder(challenge: Challenge) -> str:
    """Return what a challenge is about, in a line for the table."""
    if isinstance(challenge, Deal):
        return f"{say('challenges-deal')} · {with_weekday(challenge.day)}"
    name, wanted = title(challenge.name), goal(challenge.name)
    return say("brings-line", thing=name, gains=wanted) if name and wanted else name or wanted
