"""The band of a player's colour on which the player's name stands."""

from __future__ import annotations

from game.ui import contrast
from game.ui.palette import CREAM, INK, PARCHMENT_LIT, PLAYER, RGB, SHADE, WALNUT_DARK, mix


def letters(colour: str) -> RGB:
    """Return the colour of the name on the band of a player's colour."""
    return contrast.letters(INK if colour == "yellow" else CREAM)


def band_colour(colour: str) -> RGB:
    """Return the colour behind a player's name: light for yellow's ink letters, dark for cream letters."""
    if contrast.is_high():
        return mix(PLAYER[colour], PARCHMENT_LIT if colour == "yellow" else SHADE, 0.5)
    return PLAYER[colour] if colour == "yellow" else mix(PLAYER[colour], WALNUT_DARK, 0.38)
