"""The dearest mistakes of a person's latest games, from the reviews that are kept of them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.habit_search import Game
from engine.bots.review import Claim
from engine.bots.review_file import claims_in, name_of
from game.storage.saved_reviews import Reviews

MOST = 3
"""How many mistakes are shown."""

_log = logging.getLogger(__name__)


class Lesson(NamedTuple):
    """A proved mistake in a game."""

    game: Game
    claim: Claim


def lessons(games: Sequence[Game], reviews: Reviews) -> list[Lesson]:
    """Return the dearest mistakes of these games, the dearest first; games without a review have none."""
    found: list[Lesson] = []
    for game in games:
        text = reviews.read(name_of(game.record))
        if text is None:
            continue
        try:
            claims = claims_in(text)
        except ValueError as error:
            _log.warning("nothing is learned from a review: %s", error)
            continue
        found += [Lesson(game, claim) for claim in claims if _fits(claim, game)]
    return sorted(found, key=lambda lesson: -lesson.claim.gain.mean)[:MOST]


def _fits(claim: Claim, game: Game) -> bool:
    """Return whether a claim is about a move that the seat made in the game: a file may hold anything."""
    moves = game.record.moves
    made = 0 <= claim.number < len(moves) and moves[claim.number] == str(claim.played)
    return made and claim.colour == game.colour
