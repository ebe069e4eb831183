"""What the cards are called, in the language in use."""

from __future__ import annotations

import re

from engine import CARD_KINDS, PLACES, SECTORS
from engine.content import PERSONS
from game.words import Family


def plain_name(person: str) -> str:
    """What a person is called who has no words: ``Court jester`` for ``court_jester``."""
    return re.sub("[_-]+", " ", person).strip().capitalize()


AREA_WORDS = Family("city", (*SECTORS, "harbour"))
"""The short names of a borough's areas, as they stand on the board."""
KIND_WORDS = Family("card", CARD_KINDS)
THE_CARD_WORDS = Family("events-card", CARD_KINDS)
"""The cards as objects of a sentence: ``the bank``."""
TO_WORDS = Family("events-to", PLACES)
"""Places as goals: ``to the bank``."""
PERSON_WORDS = Family("person", PERSONS, otherwise=plain_name)
THE_PERSON_WORDS = Family("events-person", PERSONS, otherwise=plain_name)
"""The persons as objects of a sentence: ``the hostess``."""
