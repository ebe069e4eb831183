"""What the cards are called, in the language in use."""

from __future__ import annotations

from engine import CARD_KINDS
from engine.content import PERSONS
from game.words import Family

KIND_WORDS = Family("card", CARD_KINDS)
PERSON_WORDS = Family("person", PERSONS)
