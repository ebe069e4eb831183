"""Which strength of bots suits a person: against it they win about two games of five at four players."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import islice
from statistics import fmean
from typing import NamedTuple

from game.seats import HUMAN, STRONGEST, WEAKEST, name_key, strength_of
from game.storage.hall_of_fame import PastGame

_LATEST = 8
"""How many of the latest games count: people get better."""
_WANTED = 0.4
_RIVALS = 3
_STEP = 5.5
"""So many points of strength make a first place e times as likely against the same rivals."""
_USUAL, _SPREAD = 55.0, 16.0
"""What is thought of somebody of whom no game is known, and how sure that is: a mean and its spread."""
_SCALE = range(2 * (WEAKEST - 20), 2 * (STRONGEST + 20) + 1)
"""The strengths that a person may have, in halves."""


class Suit(NamedTuple):
    """The strength of bots that suits a person, and why."""

    strength: int
    games: int
    """How many games it goes by."""
    won: int
    """How many of them were won, alone or shared."""
    against: int
    """The mean strength of the bots in them."""


class _Game(NamedTuple):
    won: float
    """1 for a win, the part of a shared one, else 0."""
    rivals: tuple[int, ...]


def suit(name: str, past: Iterable[PastGame]) -> Suit:
    """Return what suits a person; ``past``: finished games, the latest first.

    Those count in which only this person and bots with a strength played; no challenges.
    """
    games = list(islice((game for one in past if (game := _own(one, name)) is not None), _LATEST))
    ability = max((half / 2 for half in _SCALE), key=lambda strength: _likelihood(strength, games))
    strength = ability - _STEP * math.log(_RIVALS * _WANTED / (1 - _WANTED))
    against = round(fmean(fmean(game.rivals) for game in games)) if games else 0
    won = sum(game.won > 0 for game in games)
    return Suit(max(WEAKEST, min(STRONGEST, round(strength))), len(games), won, against)


def _own(game: PastGame, name: str) -> _Game | None:
    people = [seat for seat in game.seats if seat.player == HUMAN]
    if game.challenge or len(people) != 1 or name_key(people[0].name) != name_key(name):
        return None
    rivals = tuple(strength_of(seat.player) for seat in game.seats if seat.player != HUMAN)
    known = tuple(strength for strength in rivals if strength is not None)
    if not known or len(known) < len(rivals):
        return None
    winners = sum(seat.won for seat in game.seats)
    return _Game(people[0].won / winners if winners else 0.0, known)


def _likelihood(strength: float, games: Sequence[_Game]) -> float:
    """Return the logarithm of how likely a strength is, by what is usual and by these games."""
    found = -(((strength - _USUAL) / _SPREAD) ** 2) / 2
    for won, rivals in games:
        odds = sum(math.exp((rival - strength) / _STEP) for rival in rivals)
        chance = 1 / (1 + odds)
        found += won * math.log(chance) + (1 - won) * math.log(1 - chance)
    return found
