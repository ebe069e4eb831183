"""Queries of the hall of fame on people: how their prestige went from game to game, and against whom."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from engine.record.records import HUMAN

Select = Callable[..., list[Any]]
"""Runs a query with values, and returns its rows."""

RATED = "(SELECT * FROM seats WHERE game NOT IN (SELECT game FROM unrated))"
"""The seats of games that count: a deal of the day or a task is known to whoever looks it up."""

_LEAST = 3
"""Fewer games make no curve."""


class Trend(NamedTuple):
    """A person's prestige from game to game, the latest last."""

    name: str
    level: str
    """The level of the bots in those games; empty for all games."""
    prestige: tuple[int, ...]


class Rivalry(NamedTuple):
    """How often a person was ahead of somebody else, a person or a bot of that name."""

    name: str
    rival: str
    games: int
    ahead: int
    behind: int


def trends(select: Select, limit: int = 8) -> list[Trend]:
    """Return people's prestige from game to game: over all, then against each level; most games first."""
    names = dict(select("SELECT who, name FROM seats JOIN games USING (game) ORDER BY ended"))
    every = select(
        f"SELECT who, '', prestige FROM {RATED} JOIN games USING (game) WHERE player = ?"
        " ORDER BY who, ended, game, place",
        HUMAN,
    )
    # With several levels at a table, it counts for each of them.
    by_level = select(
        f"SELECT own.who, met.level, own.prestige FROM {RATED} AS own JOIN games USING (game)"
        " JOIN (SELECT DISTINCT game, player AS level FROM seats WHERE player <> ?) AS met USING (game)"
        " WHERE own.player = ? ORDER BY own.who, met.level, ended, game, own.place",
        HUMAN,
        HUMAN,
    )
    found = []
    for rows in (every, by_level):
        for (who, level), group in groupby(rows, key=itemgetter(0, 1)):
            values = tuple(row[2] for row in group)
            if len(values) >= _LEAST:
                found.append(Trend(names.get(who, who), level, values))
    return sorted(found, key=lambda trend: (bool(trend.level), -len(trend.prestige), trend))[:limit]


def rivalries(select: Select, limit: int = 8) -> list[Rivalry]:
    """Return who has met whom most often; each pair of people once. Two games make a rivalry."""
    rows = select(
        "SELECT max(own.name), max(rival.name), count(*), sum(own.prestige > rival.prestige),"
        f" sum(own.prestige < rival.prestige) FROM {RATED} AS own JOIN {RATED} AS rival USING (game)"
        " WHERE own.player = ? AND own.place <> rival.place AND (rival.player <> ? OR own.who < rival.who)"
        " GROUP BY own.who, rival.player = ?, lower(rival.name) HAVING count(*) > 1"
        " ORDER BY count(*) DESC, own.who, lower(rival.name) LIMIT ?",
        HUMAN,
        HUMAN,
        HUMAN,
        limit,
    )
    return [Rivalry(*row) for row in rows]
