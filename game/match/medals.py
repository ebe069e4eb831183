"""The medals of a deal of the day: how a player's prestige compares with par."""

from __future__ import annotations

GOLD, SILVER, BRONZE = "gold", "silver", "bronze"
MEDALS = (GOLD, SILVER, BRONZE)
"""From the best one down."""

_SHARES = {SILVER: (7, 8), BRONZE: (3, 4)}
"""The least prestige for a medal, as a share of par. Gold is for who beats par."""


def needed(par: int) -> dict[str, int]:
    """Return the least prestige for each medal.

    >>> needed(80)
    {'gold': 81, 'silver': 70, 'bronze': 60}
    """
    return {GOLD: par + 1, **{medal: -(-par * n // of) for medal, (n, of) in _SHARES.items()}}


def medal_for(prestige: int, par: int) -> str | None:
    """Return the medal for a prestige, or ``None``."""
    least = needed(par)
    return next((medal for medal in MEDALS if prestige >= least[medal]), None)
