"""What the cards are called, in the language in use."""

from __future__ import annotations

from engine import CARD_KINDS, PLACES, SECTORS
from game.words import Family

AREA_WORDS = Family("city", (*SECTORS, "harbour"))
"""The short names of a borough's areas, as they stand on the board."""
KIND_WORDS = Family("card", CARD_KINDS)
TITLE_WORDS = Family("card-title", CARD_KINDS)
"""The shortest names of the cards, as they stand on their faces."""
THE_CARD_WORDS = Family("events-card", CARD_KINDS)
"""The cards as objects of a sentence: ``the bank``."""
TO_WORDS = Family("events-to", PLACES)
"""Places as goals: ``to the bank``."""
