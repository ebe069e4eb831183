"""Players' names in sentences, where their first letters matter to a language."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from game.words import say


def of(name: str) -> str:
    """Return the possessive of a name: ``Ben’s``; in French ``de Ben`` or ``d’Anna``."""
    return say("events-of", name=name, vowel=_begins_with_vowel(name))


def to_player(name: str) -> str:
    """Return ``to Ben``; in Italian ``a Ben`` or ``ad Anna``."""
    return say("events-to-player", name=name, a=begins_with_a(name))


def turn_of(name: str) -> str:
    """Return the sentence that it is a player's turn: ``Ben’s turn``."""
    return say("table-turn", name=name, a=begins_with_a(name))


def begins_with_a(name: str) -> str:
    """Return ``yes`` if a name begins with an "a", else ``no``: variants of a message for Italian."""
    return "yes" if _first_letters(name)[0] == "a" else "no"


def _begins_with_vowel(name: str) -> bool:
    first, second = _first_letters(name)
    # Whether a name's h is silent in French its letters don't tell (de Hugo, d’Henri): here it never is.
    # A y is a vowel before a consonant (Yves, not Yann).
    return first in tuple("aeiouœæ") or (first == "y" and second not in tuple("aeiou"))


@lru_cache(maxsize=1024)
def _first_letters(name: str) -> tuple[str, str]:
    """Return a name's first two letters in lower case, without accents; empty ones if there are fewer."""
    plain = unicodedata.normalize("NFKD", name.strip().lower())
    letters = [letter for letter in plain if not unicodedata.combining(letter)]
    return (*letters, "", "")[0], (*letters, "", "")[1]
