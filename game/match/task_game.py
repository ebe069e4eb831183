"""The game of a task: its position with the player's name in the free seat."""

from __future__ import annotations

from engine.tasks import Task
from game.match.options import NewGame
from game.seats import HUMAN, LONGEST_NAME, Seat
from game.storage.challenge import Task as TaskEntry


def task_game(task: Task, name: str) -> NewGame:
    """Return a game for a player called ``name``, who is renamed if a bot of the task has that name."""
    record = task.record
    bots = {seat.name.casefold() for seat in record.seats if seat.player != HUMAN}
    if name.strip().casefold() in bots:
        name = f"{name.strip()[: LONGEST_NAME - 2]} 2"
    return NewGame(
        tuple(
            Seat(name if seat.player == HUMAN else seat.name, seat.colour, seat.player)
            for seat in record.seats
        ),
        edition=record.edition if record.options is None else NewGame.edition,
        options=record.options,
        new_persons=record.new_persons,
        seed=record.seed,
        rules=record.rules,
        first=record.first,
        moves=tuple(record.moves),
        challenge=TaskEntry(task.name, task.begins, task.title),
    )
