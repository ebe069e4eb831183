"""Days as people write them, in the language in use.

The catalogues write a date with ``DATETIME``, whose patterns are Babel's. What Babel doesn't know of a
language is added here.
"""

from __future__ import annotations

import re
from datetime import date

from game.words import language, locale_of, say
from game.words.ordinals import place

_FIRST_OF_MONTH = re.compile(r"\b1 (?=[^\W\d])")


def written(day: date) -> str:
    """Return a date: ``20 November 2026``."""
    return _mended(say("saves-day", date=_bare(day)))


def with_weekday(day: date) -> str:
    """Return a date with its day of the week: ``Friday, 20 November 2026``."""
    return _mended(say("challenges-date", date=_bare(day)))


def weekday(day: date) -> str:
    """Return the name of a day of the week."""
    from babel.dates import format_date  # importing it takes 0.05 s: only when needed

    return format_date(day, "cccc", locale_of(language()))


def _bare(day: date) -> date:
    """Return a day without its time, which has no time zone here."""
    return date(day.year, day.month, day.day)


def _mended(text: str) -> str:
    """Return a date with the first of a month as French writes it: ``1ᵉʳ mai``."""
    return _FIRST_OF_MONTH.sub(f"{place(1)} ", text) if language() == "fr" else text
