"""What a choice gains and gives, in words: the numbers of an outcome's events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import events as e
from game.decisions.outcomes import Outcome
from game.words import Family, say

GAIN = Family("brings", ("coins", "cubes", "placed", "paid", "lost"))
"""What is gained and given, prestige left out."""


def gains(outcome: Outcome) -> list[str]:
    """Return what is gained and given in an outcome as words; the rat is left out."""
    return gained(outcome.events)


def gained(events: Iterable[e.Event]) -> list[str]:
    """Return what is gained and given in one seat's events as words; the rat is left out."""
    sums = {"prestige": 0, "park": 0, "coins": 0, "paid": 0, "cubes": 0, "placed": 0, "lost": 0}
    for event in events:
        match event:
            case e.PrestigeGained(_, n, park, _):
                sums["prestige"] += n
                sums["park"] += park
            case e.CoinsGained(_, n, _):
                sums["coins"] += n
            case e.CoinsPaid(_, n, reason) if reason != "hire":
                sums["paid"] += n
            case e.CubesGained(_, n):
                sums["cubes"] += n
            case e.CubePlaced(_, _, "supply"):
                sums["placed"] += 1
            case e.CubeRemoved():
                sums["lost"] += 1
    told: list[str] = []
    if sums["prestige"]:
        told.append(_prestige(sums["prestige"], sums["park"]))
    return told + [GAIN.say(what, n=sums[what]) for what in GAIN.members if sums[what]]


def _prestige(n: int, park: int) -> str:
    return say("brings-prestige-park", n=n, park=park) if park else say("brings-prestige", n=n)


def listed(parts: Sequence[str]) -> str:
    """Return parts joined by commas."""
    joined = ""
    for part in parts:
        joined = say("brings-and", first=joined, next=part) if joined else part
    return joined
