"""Reading tasks. A task is a saved game up to where the player takes over, with an order and a goal::

    order = 3                   # its place in the list, from easy to hard

    [goal]
    counts = "prestige"         # what stars are given for: one of COUNTS
    stars = [40, 48, 55]        # what must be counted for one, two, three stars
    win = true                  # conditions: any of CONDITIONS
    without = ["park"]

Everything else is as in a saved game: edition, seed, seats with one human and bots, moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine.bots import KNOWN, is_bot
from engine.errors import ContentError, RecordError, TomlError
from engine.names import NOTREDAME, SECTORS
from engine.quoting import printable, shortened, shortened_text
from engine.record import records
from engine.record.records import HUMAN, Record
from engine.tasks.goals import CONDITIONS, COUNTS, Goal
from engine.toml import parse

_FOLDER = Path(__file__).parent

NAMES = tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))
"""The names of all tasks, without reading them."""

MOST_STARS = 3
HIGHEST = 200
"""The most that can be asked for a star."""
_FLAGS = ("win", "no_plague", "no_hire", "only_cathedral", "everywhere")


@dataclass(frozen=True)
class Task:
    """A task. Its texts are in the game's catalogues, under its name."""

    name: str
    """The name of its file, without the ending."""
    order: int
    goal: Goal
    record: Record
    """The game up to where the player takes over. Don't change it."""
    title: str = ""
    """The title of a task of one's own."""

    @property
    def colour(self) -> str:
        """The seat of the player."""
        return next(seat.colour for seat in self.record.seats if seat.player == HUMAN)

    @property
    def begins(self) -> int:
        """How many moves have been made when the player takes over."""
        return len(self.record.moves)

    def is_begun_by(self, record: Record) -> bool:
        """Return whether a record is a game of this task, against these bots."""
        mine, theirs = self.record, record
        players = [[(seat.colour, seat.player) for seat in one.seats] for one in (mine, theirs)]
        return players[0] == players[1] and (mine.setup(), mine.moves) == (
            theirs.setup(),
            theirs.moves[: self.begins],
        )


@cache
def tasks() -> tuple[Task, ...]:
    """Return the tasks of this program, in their order. Raises :class:`~engine.errors.ContentError`."""
    found = [read_task(path) for path in _FOLDER.glob("*.toml")]
    return tuple(sorted(found, key=lambda task: (task.order, task.name)))


def read_task(path: Path) -> Task:
    """Read a task and replay its moves.

    Raises :class:`~engine.errors.ContentError`, which names the file, the key and what was expected.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: can't be read ({error}); reinstall the program") from error
    data, record = parsed(path, text)
    record.content = None  # a task is played with whatever content there is
    check_game(path, record)
    order = data.get("order")
    if type(order) is not int:
        raise wrong(path, "order", "a whole number", order)
    return Task(path.stem, order, goal_from(path, data.get("goal")), record)


def parsed(path: Path, text: str) -> tuple[Mapping[str, Any], Record]:
    """Return the entries of a task's file and its record. Raises :class:`~engine.errors.ContentError`."""
    try:
        return parse(text), records.from_toml(text)
    except (TomlError, RecordError) as error:
        raise ContentError(f"{path}: {error}") from error


def check_game(path: Path, record: Record) -> None:
    """Raise :class:`~engine.errors.ContentError` unless one person can play the game on against bots."""
    try:
        game = record.replay()
    except RecordError as error:
        raise ContentError(f"{path}: {error}") from error
    players = [seat.player for seat in record.seats]
    unknown = [player for player in players if player != HUMAN and not is_bot(player)]
    if players.count(HUMAN) != 1 or unknown:
        raise ContentError(f"{path}: seats: expected one human and bots ({', '.join(KNOWN)})")
    if game.over:
        raise ContentError(f"{path}: moves: expected a game that goes on")


def goal_from(path: Path, data: Any) -> Goal:
    """Return the goal that a task's file tells. Raises :class:`~engine.errors.ContentError`."""
    if not isinstance(data, Mapping):
        raise wrong(path, "goal", "a table", data)
    for key in data:
        if key not in ("counts", "stars", *CONDITIONS):
            raise wrong(
                path,
                f"goal.{shortened_text(printable(key))}",
                f"only counts, stars, {', '.join(CONDITIONS)}",
                data[key],
            )
    counts, stars = data.get("counts"), data.get("stars")
    if counts not in COUNTS:
        raise wrong(path, "goal.counts", f"one of {', '.join(COUNTS)}", counts)
    if (
        not isinstance(stars, list)
        or not 1 <= len(stars) <= MOST_STARS
        or not all(type(least) is int and abs(least) <= HIGHEST for least in stars)
        or not all(low < high for low, high in pairwise(stars))
    ):
        raise wrong(path, "goal.stars", f"one to {MOST_STARS} rising whole numbers", stars)
    for key in _FLAGS:
        if not isinstance(data.get(key, False), bool):
            raise wrong(path, f"goal.{key}", "true or false", data[key])
    places = (*SECTORS, NOTREDAME)
    without = data.get("without", [])
    if not isinstance(without, list) or not all(place in places for place in without):
        raise wrong(path, "goal.without", f"a list of {', '.join(places)}", without)
    rat = data.get("rat")
    if rat is not None and (type(rat) is not int or not 0 <= rat <= 9):
        raise wrong(path, "goal.rat", "a whole number from 0 to 9", rat)
    flags = {key: data.get(key, False) for key in _FLAGS}
    return Goal(counts, tuple(stars), without=tuple(without), rat=rat, **flags)


def wrong(path: Path, key: str, expected: str, found: Any) -> ContentError:
    """Return an error that says what was expected at a key of a file, and what stands there."""
    shown = "nothing" if found is None else shortened(found)
    return ContentError(f"{path}: {key}: expected {expected}, found {shown}")


def solution_of(task: Task) -> Record | None:
    """Return a game of a task of the program that wins all its stars; ``None`` for one of one's own."""
    path = _FOLDER / "solutions" / f"{task.name}.toml"
    return records.read(path) if path.is_file() else None
