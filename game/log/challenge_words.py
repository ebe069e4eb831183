"""The words of challenges: the tasks and what they ask, the day of a deal."""

from __future__ import annotations

from itertools import islice

from engine import Move, Record
from engine.tasks import CONDITIONS, COUNTS, NAMES, Outcome, Task
from engine.tasks.own import OWN
from game.log import event_phrases as phrases
from game.storage.challenge import Challenge, Deal
from game.words import Family, say
from game.words.dates import with_weekday

_TITLES = Family("task-title", NAMES)
_GOALS = Family("task-goal", NAMES)
_STORIES = Family(
    "task-story",
    (
        *("borrowed", "carriage", "coins", "health", "market", "mayor", "minstrel", "moving", "nightwatch"),
        *("no-beds", "school", "two-nights"),
    ),
)
"""How the games went whose turning points are tasks."""
_COUNTED = Family("task-counted", COUNTS)
WHAT_COUNTS = Family("task-what", COUNTS)
"""What counts, in a word or two; :func:`counted` says it whole."""
_BROKEN = Family("task-broken", CONDITIONS)


def title(name: str, own: str = "") -> str:
    """Return the title of a task; ``own``: that of one's own. Of one that isn't known, its name."""
    if name.startswith(OWN):
        return own or say("tasks-own")
    return _TITLES.say(name) if name in NAMES else name


def goal(name: str) -> str:
    """Return what a task of the program asks for, in a sentence or two; nothing for an unknown one."""
    return _GOALS.say(name) if name in NAMES else ""


def goal_of(task: Task) -> str:
    """Return what a task asks for; of one's own only what counts."""
    return say("tasks-own-goal", what=WHAT_COUNTS.say(task.goal.counts)) if task.title else goal(task.name)


def story_of(task: Task) -> str:
    """Return how the game went that a task is taken from; nothing for a position that was made."""
    return say("tasks-played", story=_STORIES.say(task.name)) if task.name in _STORIES.members else ""


def counted(counts: str, n: int) -> str:
    """Return what has been counted, or must be; ``counts``: one of ``COUNTS``."""
    return _COUNTED.say(counts, n=n)


def outcome_sentence(task: Task, outcome: Outcome) -> str:
    """Return what was reached in a task, and which conditions were not kept."""
    reached = say(
        "task-outcome", title=title(task.name, task.title), counted=counted(task.goal.counts, outcome.reached)
    )
    told = [reached, *(_BROKEN.say(condition) for condition in outcome.broken)]
    return " ".join(told)


def beginning(task: Task, solution: Record) -> str:
    """Return how a game that wins all stars begins: what is kept, and who is hired, in the first round."""
    names = {seat.colour: seat.name for seat in solution.seats}
    first = task.record.replay().view()
    kept: list[str] = []
    hired = ""
    for game, text in islice(solution.games(), task.begins, None):
        if game.view().round != first.round or text is None:
            break
        move = Move.parse(text)
        if move.colour == task.colour and move.verb == "keep":
            kept.append(move.what)
        elif move.colour == task.colour and move.verb == "hire":
            hired = hired or move.what
    arguments = {"label": first.label, "cards": phrases.the_cards(kept, task.colour, names)}
    if not hired:
        return say("tasks-begins", **arguments)
    return say("tasks-begins-hiring", person=phrases.person(hired), **arguments)


def reminder(challenge: Challenge) -> str:
    """Return what a challenge is about, in a line for the table."""
    if isinstance(challenge, Deal):
        return f"{say('challenges-deal')} · {with_weekday(challenge.day)}"
    name, wanted = title(challenge.name, challenge.title), goal(challenge.name)
    return say("brings-line", thing=name, gains=wanted) if name and wanted else name or wanted
