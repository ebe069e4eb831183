"""Tasks of one's own: a moment of a finished game, with a goal, what stars ask for, and a title.

Such a file has a ``title`` instead of an ``order``, and no conditions; all else is as in
:mod:`engine.tasks.loading`. The name of the task is a digest of the game and its goal: whoever changes them
has another task, without stars.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine.errors import ContentError, RecordError
from engine.record import records
from engine.record.record_files import read_bytes
from engine.record.records import HUMAN, Record, Seat
from engine.tasks.goals import CONDITIONS, Goal
from engine.tasks.loading import Task, check_game, goal_from, parsed, wrong

LONGEST_TITLE = 40
"""The most characters of a title."""

OWN = "own-"
"""The names of these tasks begin with it; no task of the program does."""

_STAND_IN = "normal"
"""Who plays for the people of the game, but for the one whose seat the player takes."""


def make_task(record: Record, at: int, colour: str, goal: Goal, title: str) -> Task:
    """Return the task to go on from the moment ``at`` of a game (a number of moves) in the seat ``colour``.

    Raises ``ValueError`` for a game with content of its own, and for a title that isn't one.
    """
    if record.own:
        raise ValueError("a task is played with printed persons, by an edition without a name of its own")
    if not is_title(title):
        raise ValueError(f"a title has 1 to {LONGEST_TITLE} characters that can be seen")
    seats = tuple(
        Seat(seat.name, seat.colour, HUMAN if seat.colour == colour else _bot(seat.player))
        for seat in record.seats
    )
    game = replace(record, seats=seats, moves=list(record.moves[:at]), table={}, label="", finished=False)
    return _task(goal, game, title)


def is_title(title: object) -> bool:
    """Return whether a text can be the title of a task."""
    return (
        isinstance(title, str)
        and title == " ".join(title.split())
        and 0 < len(title) <= LONGEST_TITLE
        and title.isprintable()
    )


def to_toml(task: Task) -> str:
    """Return the text of a task's file; the inverse of :func:`read_own_task`."""
    title = json.dumps(task.title, ensure_ascii=False)
    goal = f'[goal]\ncounts = "{task.goal.counts}"\nstars = {list(task.goal.stars)}\n'
    return f"title = {title}\n{records.to_toml(task.record)}\n{goal}"


def read_own_task(path: Path) -> Task:
    """Read a task of one's own and replay its moves.

    Raises :class:`~engine.errors.ContentError`, which names the file, the key and what was expected.
    """
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError(f"{path}: expected text in UTF-8") from error
    except RecordError as error:
        raise ContentError(f"{path}: {error}") from error
    data, record = parsed(path, text)
    title = data.get("title")
    if not is_title(title):
        raise wrong(path, "title", f"1 to {LONGEST_TITLE} characters in quotation marks", title)
    if record.persons:
        raise ContentError(f"{path}: persons: expected none, as a task is played with the printed ones")
    if record.own_edition:
        raise ContentError(f"{path}: own_edition: expected none, as a task has the names of no own edition")
    check_game(path, record)
    goal = goal_from(path, data.get("goal"))
    for key in data["goal"]:
        if key in CONDITIONS:
            raise wrong(path, f"goal.{key}", "only counts, stars", data["goal"][key])
    return _task(goal, replace(record, table={}), str(title))


def _bot(player: str) -> str:
    return _STAND_IN if player == HUMAN else player


def _task(goal: Goal, record: Record, title: str) -> Task:
    """``order``: after all tasks of the program."""
    return Task(f"{OWN}{_digest(goal, record)}", 1000, goal, record, title)


def _digest(goal: Goal, record: Record) -> str:
    """Of all that makes the task as easy or hard as it is; titles and names are not part of it."""
    facts: list[Any] = [
        asdict(goal),
        record.setup()._asdict(),
        [(seat.colour, seat.player) for seat in record.seats],
        record.moves,
        record.key(),
    ]
    return blake2b(json.dumps(facts, sort_keys=True).encode(), digest_size=12).hexdigest()
