"""Which level of bots would suit a person better, by the games that they have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from statistics import fmean
from typing import NamedTuple

from game.match.options import NewGame
from game.match.suiting import suit
from game.seats import HUMAN, LEVELS, Seat, bot_of, strength_of
from game.storage.hall_entries import SeatResult
from game.storage.hall_of_fame import PastGame

_LATEST = 4
"""The number of latest games against a level that count."""
_WON = 0.75
"""The least share of them that is won by who needs stronger bots."""
_LEAST = 3
"""Fewer games say nothing."""
_OFF = 3
"""A strength that is less far off isn't worth a word."""


class Proposal(NamedTuple):
    """A level that suits a person better than the one they played against."""

    level: str
    played: str
    """The level they played against."""
    games: int
    """How many games it goes by: the latest ones against that level."""
    won: int
    against: int | None = None
    """The mean strength of the bots in these games, where the bots have strengths of the dial."""


def proposal(seats: Sequence[Seat], past: Iterable[PastGame]) -> Proposal | None:
    """Return the level to propose to the only person in ``seats``; ``None`` if theirs suits them.

    ``past``: finished games, the latest first, that of ``seats`` among them. Stronger bots are proposed to
    who wins three of four games; weaker ones to who won none of four, each time behind the bots' mean. For
    bots with a strength of the dial, what suits that person is proposed, if it is some way off.
    """
    person, level = _person(seats), _level(seat.player for seat in seats)
    if person is None:
        return None
    if level is None:
        return _strength(seats, person, past)
    found = [
        (own, game)
        for game in past
        if not game.challenge
        and (own := _result(game, person)) is not None
        and _level(seat.player for seat in game.seats) == level
    ][:_LATEST]
    won = sum(own.won for own, _ in found)
    at = LEVELS.index(level)
    if len(found) >= _LEAST and won >= _WON * len(found) and level != LEVELS[-1]:
        return Proposal(LEVELS[at + 1], level, len(found), won)
    behind = all(own.prestige < _mean_of_bots(game) for own, game in found)
    if len(found) == _LATEST and won == 0 and behind and at:
        return Proposal(LEVELS[at - 1], level, len(found), won)
    return None


def _strength(seats: Sequence[Seat], person: str, past: Iterable[PastGame]) -> Proposal | None:
    strengths = [strength_of(seat.player) for seat in seats if not seat.human]
    known = [strength for strength in strengths if strength is not None]
    if not known or len(known) < len(strengths):
        return None
    found = suit(person, past)
    if found.games < _LEAST or abs(found.strength - fmean(known)) < _OFF:
        return None
    return Proposal(bot_of(found.strength), str(round(fmean(known))), found.games, found.won, found.against)


def rematch(new: NewGame, proposed: Proposal) -> NewGame:
    """Return a game with all bots at the proposed level."""
    seats = [seat if seat.human else replace(seat, player=proposed.level) for seat in new.seats]
    return replace(new, seats=tuple(seats))


def _person(seats: Sequence[Seat]) -> str | None:
    people = [seat.name for seat in seats if seat.human]
    return people[0] if len(people) == 1 else None


def _level(players: Iterable[str]) -> str | None:
    """Return the level that most bots have, of several the strongest."""
    counted = Counter(player for player in players if player in LEVELS)
    return max(counted, key=lambda level: (counted[level], LEVELS.index(level)), default=None)


def _result(game: PastGame, person: str) -> SeatResult | None:
    """Return how a person did in a game in which nobody else but bots played."""
    people = [seat for seat in game.seats if seat.player == HUMAN]
    alone = len(people) == 1 and people[0].name.casefold() == person.casefold()
    return people[0] if alone else None


def _mean_of_bots(game: PastGame) -> float:
    return fmean(seat.prestige for seat in game.seats if seat.player != HUMAN)
