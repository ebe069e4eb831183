"""Fittings of brass, wood and wax: check boxes, beads on rails, scroll bars. Pictures are shared."""

from __future__ import annotations

from pygame import Surface

from game.ui import contrast, materials, surfaces
from game.ui.image_cache import SHARED, cached
from game.ui.palette import BRASS, CREAM, INK, RGB, SHADE, WALNUT_DARK, mix, rgb

Size = tuple[int, int]

_WAX = rgb("#A3241B")
_SHINE: RGB = (255, 244, 208)
_ROUND = (0.15, 0.6, 0.25, -0.15, -0.5)
"""The light across a rod of brass: how much shine is added, or shade where it is negative."""
_CUT = (-0.45, -0.75, -0.6, -0.2)
"""The same across a groove in wood."""


@cached(SHARED, most=12)
def check_box(side: int, on: bool, u: float) -> Surface:
    """Return a recess in brass ``side`` pixels wide; ``on``: in it a seal of wax with a tick."""
    box = materials.field(side, side, u).copy()
    if contrast.is_high():
        if on:
            box.blit(surfaces.tinted("keys/tick", side, contrast.letters(INK)), (0, 0))
        return box
    box.blit(surfaces.rim((side, side), round(6 * u), max(1, round(2.5 * u))), (0, 0))
    if on:
        wax = surfaces.tinted("messages/seal", side * 1.02, _WAX)
        surfaces.centred(box, wax, (side / 2, side / 2))
        surfaces.centred(box, surfaces.tinted("keys/tick", side * 0.78, CREAM), (side / 2, side / 2))
    return box


@cached(SHARED, most=12)
def bead(diameter: int, bright: bool = False) -> Surface:
    """Return a bead of brass, lit from the upper left."""
    made = surfaces.disc(diameter, SHADE).copy()
    lit = mix(BRASS, _SHINE, 0.75 if bright else 0.5)
    steps = max(4, diameter // 2)
    for step in range(steps):
        share = step / (steps - 1)
        part = surfaces.disc(
            round(diameter * 0.84 * (1 - 0.8 * share)), mix(mix(BRASS, SHADE, 0.4), lit, share)
        )
        surfaces.centred(made, part, (diameter * (0.5 - 0.14 * share), diameter * (0.5 - 0.16 * share)))
    return made


@cached(SHARED, most=12)
def knob(sign: str, diameter: int, bright: bool) -> Surface:
    """Return a round brass button with an arrow, ``sign`` its picture in ``keys/``."""
    made = bead(diameter, bright).copy()
    face = surfaces.disc(round(diameter * 0.74), mix(BRASS, _SHINE, 0.6 if bright else 0.2))
    surfaces.centred(made, face, (diameter / 2, diameter / 2))
    surfaces.centred(
        made, surfaces.tinted(f"keys/{sign}", diameter * 0.5, SHADE), (diameter / 2, diameter / 2)
    )
    return made


@cached(SHARED, most=24)
def rod(size: Size, bright: bool = False) -> Surface:
    """Return a rod of brass with round ends."""
    return _turned(size, mix(BRASS, _SHINE, 0.35) if bright else BRASS, _ROUND)


@cached(SHARED, most=12)
def groove(size: Size) -> Surface:
    """Return a groove in dark wood with round ends."""
    return _turned(size, WALNUT_DARK, _CUT)


def _turned(size: Size, colour: RGB, light: tuple[float, ...]) -> Surface:
    """Return something round in one colour, with ``light`` across its shorter side, and a dark edge."""
    wide, tall = size
    shades = [mix(colour, _SHINE if share > 0 else SHADE, abs(share)) for share in light]
    across = surfaces.graded(size, [shades] if tall > wide else [[shade] for shade in shades])
    radius = min(size) // 2
    made = surfaces.clipped(across, radius)
    made.blit(surfaces.rounded(size, radius, SHADE, max(1, min(size) // 8)), (0, 0))
    return made
