"""The worked examples of the rule book by name; they are those of the printed rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from engine import Options
from game.screens.rules import card_examples, person_examples, round_examples
from game.screens.rules.worked_example import Example

_PLAYS: dict[str, Callable[[Options], Example]] = {
    "empty": card_examples.empty,
    "cloister": card_examples.cloister,
    "hotel": card_examples.hotel,
    "friend": card_examples.friend,
    "carriage": card_examples.carriage,
    "ride": card_examples.ride,
    "neighbours": card_examples.neighbours,
    "park": card_examples.park,
    "fool": person_examples.fool,
    "advocate": person_examples.advocate,
    "beggarking": person_examples.beggarking,
    "coachman": person_examples.coachman,
    "guard": person_examples.guard,
    "plague": round_examples.plague,
    "nine": round_examples.nine,
    "doctor": round_examples.doctor,
    "cathedral": round_examples.cathedral,
}

EXAMPLES = tuple(_PLAYS)
"""The worked examples in reading order."""


@lru_cache(maxsize=8)
def worked(options: Options) -> Mapping[str, Example]:
    """Return all examples by name, played under ``options``."""
    return {name: play(options) for name, play in _PLAYS.items()}


def numbers(options: Options) -> dict[str, int]:
    """Return the numbers of all examples by the names of the texts' variables."""
    return {name: number for one in worked(options).values() for name, number in one.numbers.items()}
