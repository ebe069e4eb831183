"""The report of an arena: shares of wins with their uncertainty, scores, times and ratings."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from engine.lab.arena import Contest, Played

_Z = 1.96
"""Half the width of a 95 % interval in standard errors."""

_WHY = {"crash": "ended", "late": "thought too long", "illegal": "made no legal move"}

ELO_STEP = 400 / math.log(10)
"""Elo points for a factor of e in the odds."""


@dataclass(slots=True)
class Standing:
    """The results of one bot over all its seats."""

    bot: str
    seats: int
    share: float
    """The share of games won by one of its seats."""
    chance: float
    """The share if all bots were equally strong."""
    margin: float | None
    """Half the width of the 95 % interval of the share; ``None`` for a single deal."""
    mean: float
    """Mean prestige."""
    winner_mean: float | None
    """Mean prestige in the games that it won; ``None`` without a win."""
    milliseconds: float
    """Mean time per decision."""
    rating: float
    """On the Elo scale; the mean of all bots is 0."""


def standings(contest: Contest, games: Sequence[Played]) -> list[Standing]:
    """Return the results of every bot, the highest rating first. ``games``: at least one."""
    names = list(dict.fromkeys(contest.seats))
    rated = ratings(contest, games)
    found = []
    for name in names:
        own = [at for at, bot in enumerate(contest.seats) if bot == name]
        won = [(sum(game.wins[at] for at in own), game) for game in games]
        winning = [game.prestige[at] for game in games for at in own if game.wins[at]]
        decisions = sum(game.decisions[at] for game in games for at in own)
        found.append(
            Standing(
                bot=name,
                seats=len(own),
                share=fmean(share for share, _ in won),
                chance=len(own) / contest.players,
                margin=_margin([(game.number // contest.players, share) for share, game in won]),
                mean=fmean(game.prestige[at] for game in games for at in own),
                winner_mean=fmean(winning) if winning else None,
                milliseconds=1000 * sum(game.seconds[at] for game in games for at in own) / max(1, decisions),
                rating=rated[name],
            )
        )
    return sorted(found, key=lambda standing: -standing.rating)


def _margin(shares: list[tuple[int, float]]) -> float | None:
    """Return half a 95 % interval. Games of one deal are correlated, so each deal is one observation."""
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, share in shares:
        deals[deal].append(share)
    means = [fmean(of_deal) for of_deal in deals.values()]
    return _Z * stdev(means) / math.sqrt(len(means)) if len(means) > 1 else None


def ratings(contest: Contest, games: Sequence[Played]) -> dict[str, float]:
    """Return Elo-style ratings of the bots: the maximum-likelihood strengths for the observed results.

    In a game every two seats of different bots count as one match: the higher prestige wins, a tie is half
    a win. The model is that of Bradley and Terry, fitted by Hunter's iteration ("MM algorithms for
    generalized Bradley-Terry models", 2004). One added draw between every two bots keeps ratings finite.
    """
    names = list(dict.fromkeys(contest.seats))
    beaten = {one: {other: 0.5 * (one != other) for other in names} for one in names}
    for game in games:
        for one, bot in enumerate(contest.seats):
            for other, rival in enumerate(contest.seats):
                if bot != rival:
                    ahead = game.prestige[one] - game.prestige[other]
                    beaten[bot][rival] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500 if len(names) > 1 else 0):
        new = {
            one: sum(beaten[one].values())
            / sum(
                (beaten[one][other] + beaten[other][one]) / (strength[one] + strength[other])
                for other in names
                if other != one
            )
            for one in names
        }
        level = math.exp(fmean(math.log(worth) for worth in new.values()))
        strength = {name: worth / level for name, worth in new.items()}
    return {name: ELO_STEP * math.log(worth) for name, worth in strength.items()}


def as_json(contest: Contest, games: Sequence[Played]) -> dict[str, Any]:
    """Return the figures as plain values by bot: ``share``, ``mean``, ``winner_mean`` and more."""
    found = standings(contest, games)

    def by_bot(name: str, digits: int) -> dict[str, float | None]:
        values = ((standing.bot, getattr(standing, name)) for standing in found)
        return {bot: None if value is None else round(value, digits) for bot, value in values}

    return {
        **contest.as_dict(),
        "games": len(games),
        "share": by_bot("share", 4),
        "margin": by_bot("margin", 4),
        "chance": by_bot("chance", 4),
        "mean": by_bot("mean", 2),
        "winner_mean": by_bot("winner_mean", 2),
        "milliseconds": by_bot("milliseconds", 2),
        "rating": by_bot("rating", 1),
        "lost": losses(contest, games),
    }


def losses(contest: Contest, games: Sequence[Played]) -> dict[str, dict[str, int]]:
    """Return for each foreign bot that lost games by what it did how often it did what."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for bot, reason in zip(contest.seats, game.lost, strict=False):
            if reason:
                found[bot][reason] += 1
    return {bot: dict(counts) for bot, counts in found.items()}


def as_text(contest: Contest, games: Sequence[Played]) -> str:
    """Return the figures as a text table, with the seed that repeats the games."""
    width = max(len("bot      "), *map(len, contest.seats))
    lines = [
        f"{len(games)} games, {contest.players} players, {contest.edition}"
        + (", New Persons" if contest.new_persons else "")
        + f", seed {contest.seed}",
        f"{'bot':<{width}} seats   won    ±95%  chance   mean  winning   ms/decision  rating",
    ]
    for one in standings(contest, games):
        margin = "-" if one.margin is None else f"{100 * one.margin:.1f}"
        winning = "-" if one.winner_mean is None else f"{one.winner_mean:.1f}"
        lines.append(
            f"{one.bot:<{width}} {one.seats:>5}{100 * one.share:>6.1f}%{margin:>7}{100 * one.chance:>7.0f}%"
            f"{one.mean:>7.1f}{winning:>9}{one.milliseconds:>14.1f}{one.rating:>+8.0f}"
        )
    for bot, counts in losses(contest, games).items():
        why = ", ".join(f"{number} {_WHY[reason]}" for reason, number in counts.items())
        lines.append(f"{bot} lost {sum(counts.values())} games by itself: {why}")
    return "\n".join(lines)
