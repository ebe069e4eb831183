"""Many touches close together are one sound: a spill of tokens, a clatter of coins, a rustle of cards."""

from __future__ import annotations

import math
from typing import NamedTuple


class Row(NamedTuple):
    """What many touches sound like together, and the touches that it stands for."""

    sound: str
    touches: tuple[str, ...]


ROWS = (
    Row("card_rustle", ("card_lay", "card_turn", "card_slide")),
    Row("coin_clatter", ("coin",)),
    Row("token_spill", ("token_place",)),
)
_ROW_OF = {touch: row.sound for row in ROWS for touch in row.touches}

CLOSE = 0.4  # seconds: a third touch within them makes a row
LASTS = 0.62  # seconds in which a row's sound stands for all its touches


class Rows:
    """Says for each touch which sound it makes: its own, that of a row, or none, as a row is being heard."""

    def __init__(self) -> None:
        self._touches: dict[str, tuple[float, float]] = {}
        self._until: dict[str, float] = {}

    def sound(self, name: str, now: float) -> str | None:
        """Return the sound of a touch called `name` that happens `now`; None if a row is heard for it."""
        row = _ROW_OF.get(name)
        if row is None:
            return name
        before, last = self._touches.get(row, (-math.inf, -math.inf))
        self._touches[row] = last, now
        if now < self._until.get(row, -math.inf):
            return None
        if now - before > CLOSE:
            return name
        self._until[row] = now + LASTS
        return row

    def clear(self) -> None:
        """Forget all touches."""
        self._touches.clear()
        self._until.clear()
