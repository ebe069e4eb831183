"""What has happened to a player since that player's last move, in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import events as e
from game.log import event_phrases
from game.log.event_phrases import Names
from game.words import say

_FOR_ALL = ("plague", "notredame_share")
"""The reasons of what happens to everybody, even in a player's own move."""

Past = Iterable[tuple[str | None, Sequence[e.Event]]]
"""Moves: who made each of them, and its events."""


def meanwhile(past: Past, seat: str, names: Names) -> str:
    """Return one line on what others and the plague have done to ``seat``; empty if nothing.

    ``past``: the moves since the seat's last one and that itself, redacted for whoever looks.

    >>> names = {"blue": "Anna", "red": "Ben"}
    >>> taken, rat = e.CoinsGained("red", 3, (("blue", 1),)), e.RatMoved("blue", 3, 7, "plague")
    >>> meanwhile([("red", [taken, rat])], "blue", names)
    'Meanwhile: Ben took a coin from you, your rat marker 3 → 7'
    """
    told: list[str] = []
    coins, cubes, prestige = 0, 0, 0
    rat: list[int] = []
    lost: list[str] = []
    for mover, happened in past:
        for event in happened:
            reason = getattr(event, "reason", "")
            if mover == seat and reason not in _FOR_ALL:
                continue
            match event:
                case e.CoinsGained(taker, _, taken) if taker != seat and seat in dict(taken):
                    told.append(say("events-meanwhile-taken", name=names[taker], n=dict(taken)[seat]))
                case e.MessageCollected(taker, market, colour, _) if market.partition(".")[0] == seat:
                    if taker != seat:
                        message = event_phrases.message(colour)
                        told.append(say("events-meanwhile-message", name=names[taker], message=message))
                case e.CoinsGained(who, n, _) if who == seat:
                    coins += n
                case e.CubesGained(who, n) if who == seat:
                    cubes += n
                case e.PrestigeGained(who, n, _, _) if who == seat:
                    prestige += n
                case e.PrestigeLost(who, n, _) if who == seat:
                    prestige -= n
                case e.CubeRemoved(who, place, "plague") if who == seat:
                    lost.append(say("events-meanwhile-cube", **{"from": event_phrases.from_(place)}))
                case e.RatMoved(who, start, to, _) if who == seat:
                    rat = [rat[0] if rat else start, to]
    if rat and rat[0] != rat[1]:
        told.append(say("events-meanwhile-rat", before=rat[0], after=rat[1]))
    if prestige:
        told.append(say("events-meanwhile-prestige", sign="+" if prestige > 0 else "−", n=abs(prestige)))
    if coins:
        told.append(say("events-meanwhile-coins", n=coins))
    if cubes:
        told.append(say("events-meanwhile-cubes", n=cubes))
    told += lost
    if not told:
        return ""
    line = told[0]
    for part in told[1:]:
        line = say("events-comma", first=line, next=part)
    return say("events-meanwhile", what=line)
