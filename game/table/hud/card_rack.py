"""The rack along the lower edge in which the tucked hand stands: its front lip lies over the cards' feet."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.hud.woodwork import frame, inlay
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import SHADE, WALNUT_DARK

_RADIUS = 9  # in units
_SHADE, _DARKEST = 11, 130  # how high the shadow on the cards reaches above the lip, in units; how dark it is
_SEED, _INLAID = 7, WALNUT_DARK


def draw(surface: Surface, box: Rect, u: float) -> None:
    """Draw the lip of the rack in ``box``, and its shadow on what stands behind it."""
    lip, above, blur = _lip(box.size, u)
    surface.blit(lip, (box.left - blur, box.top - above))


@cached(TABLE, most=2)
def _lip(size: tuple[int, int], u: float) -> tuple[Surface, int, int]:
    """Return the lip with its shadow, and how far the picture reaches above it and on its left."""
    radius = max(2, min(round(_RADIUS * u), size[1] // 2))
    above, blur = max(3, round(_SHADE * u)), max(3, round(8 * u))
    made = surfaces.clear((size[0] + 2 * blur, above + size[1] + blur))
    fallen = surfaces.shadow(size, radius, blur, 170)
    made.blit(fallen, (0, above - blur + blur // 2))
    for y in range(above):
        dark = round(_DARKEST * ((y + 1) / above) ** 2)
        made.fill((*SHADE, dark), (blur + radius, y, size[0] - 2 * radius, 1))
    made.blit(frame(size, radius, _SEED), (blur, above))
    inset = max(2, size[1] // 3)
    band = Rect(blur, above, *size).inflate(-4 * inset, -2 * inset)
    if band.height > 3:
        made.blit(inlay(band.size, band.height // 3, _INLAID, max(1, round(u))), band)
    return made, above, blur
