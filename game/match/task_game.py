"""The game of a task: its position with the player's name in the free seat."""

from __future__ import annotations

from dataclasses import replace

from engine.tasks import Task
from game.match.options import NewGame
from game.seats import Seat, fitting
from game.storage.challenge import Task as TaskEntry


def task_game(task: Task, name: str) -> NewGame:
    """Return a game for a player called ``name``, who is renamed if a bot of the task has that name."""
    record = task.record
    seats = map(Seat.of_record, record.seats)
    return NewGame(
        fitting(replace(seat, name=name) if seat.human else seat for seat in seats),
        edition=record.edition if record.options is None else NewGame.edition,
        options=record.options,
        new_persons=record.new_persons,
        seed=record.seed,
        rules=record.rules,
        first=record.first,
        moves=tuple(record.moves),
        challenge=TaskEntry(task.name, task.begins, task.title),
    )
