"""The medals of a deal of the day: how a player's prestige compares with par."""

from __future__ import annotations

from typing import NamedTuple

GOLD, SILVER, BRONZE = "gold", "silver", "bronze"
MEDALS = (GOLD, SILVER, BRONZE)
"""From the best one down."""
NO_MEDAL = "none"

_SHARES = {SILVER: (7, 8), BRONZE: (3, 4)}
"""The least prestige for a medal, as a share of par."""


class Par(NamedTuple):
    """What is to be reached on a deal of the day."""

    value: int
    reached: tuple[int, ...] = ()
    """What each of the masters' games reached, where that is known."""
    beaten: bool = False
    """Whether gold is for who beats par, as of the first version of the deals; else for who reaches it."""


def needed(par: Par) -> dict[str, int]:
    """Return the least prestige for each medal.

    >>> needed(Par(80))
    {'gold': 80, 'silver': 70, 'bronze': 60}
    """
    shares = {medal: -(-par.value * n // of) for medal, (n, of) in _SHARES.items()}
    return {GOLD: par.value + par.beaten, **shares}


def medal_for(prestige: int, par: Par) -> str | None:
    """Return the medal for a prestige, or ``None``."""
    least = needed(par)
    return next((medal for medal in MEDALS if prestige >= least[medal]), None)
