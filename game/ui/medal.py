"""The signs of a player: the medal, a disc in the player's colour with the symbol, the seal, and the band."""

from __future__ import annotations

from pygame import Surface

from game.ui import contrast, surfaces
from game.ui.image_cache import SHARED, cached
from game.ui.palette import CREAM, INK, PARCHMENT_LIT, PLAYER, RGB, SHADE, SYMBOL, WALNUT_DARK, mix


@cached(SHARED, most=48)
def medal(colour: str, diameter: int, lit: bool = False) -> Surface:
    """Return a colour's medal, ``diameter`` pixels wide; ``lit``: a light rim. Shared, don't draw on it."""
    face = surfaces.clear((diameter, diameter))
    rim, line = CREAM if lit else INK, max(2, round(diameter * 0.07))
    draw_medal(face, colour, (diameter / 2, diameter / 2), diameter, rim, line, 0.6)
    return face


def draw_medal(
    surface: Surface,
    colour: str,
    centre: tuple[float, float],
    diameter: int,
    rim: RGB,
    line: int,
    share: float = 0.62,
) -> None:
    """Draw the medal of a colour.

    ``rim``: the colour of its rim. ``line``: the width of the rim in pixels. ``share``: the size of the
    symbol relative to ``diameter``.
    """
    surfaces.centred(surface, surfaces.disc(diameter, PLAYER[colour], rim, line), centre)
    surfaces.centred(surface, symbol(colour, diameter * share), centre)


@cached(SHARED, most=32)
def seal(colour: str, diameter: int) -> Surface:
    """Return the wax seal of a colour with its symbol, ``diameter`` pixels wide. Shared, don't draw on it."""
    wax = surfaces.tinted("messages/seal", diameter, PLAYER[colour])
    surfaces.centred(wax, symbol(colour, diameter * 0.52), (diameter / 2, diameter / 2))
    return wax


def symbol(colour: str, side: float) -> Surface:
    """Return the symbol of a player's colour, to draw on that colour. Shared, don't draw on it."""
    light = "" if colour == "yellow" else "_light"
    return surfaces.picture(f"symbols/{SYMBOL[colour]}{light}", side, side)


def name_colour(colour: str) -> RGB:
    """Return the colour of the name on the band of a player's colour."""
    return contrast.letters(INK if colour == "yellow" else CREAM)


def band_colour(colour: str) -> RGB:
    """Return the colour behind a player's name: light for yellow's ink letters, dark for cream letters."""
    if contrast.is_high():
        return mix(PLAYER[colour], PARCHMENT_LIT if colour == "yellow" else SHADE, 0.5)
    return PLAYER[colour] if colour == "yellow" else mix(PLAYER[colour], WALNUT_DARK, 0.38)
