"""The players' carriages from above, in sixteen directions; their signs on the roof are always upright."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import AMBER, BRASS, CREAM, INK, OAK, PIECES, SYMBOL_OF, darker, lighter, mix
from sprites.render.paint import edged, lacquer, matt
from sprites.render.pieces import COACH_HEADINGS, COACH_TOP, coach
from sprites.render.pieces import PIECES as SOLIDS
from sprites.render.scene import picture
from sprites.render.solids import Solid, circle, inlay, slab

WIDTH = 192
"""Pixels of a picture: twice those of the largest carriage on a screen of 2160 lines."""
_RIM, _DISC, _SIGN = 0.44, 0.40, 0.60
"""The radii of the disc on the roof and its rim, and the side of the sign on it."""


def render(folder: Path) -> None:
    """Render all carriages as ``<player>_coach_<heading>.webp``."""
    shapes = {piece.name: piece for piece in SOLIDS}
    for colour in PIECES:
        for heading in range(COACH_HEADINGS):
            piece = shapes[f"coach_{heading}"]._replace(build=partial(_painted, colour, heading))
            path = folder / f"{colour}_coach_{heading}.webp"
            edged(picture(piece, WIDTH)).save(path, quality=80, alpha_quality=40, method=6, exact=True)
            print(path.name)


def _painted(colour: str, heading: int) -> list[Solid]:
    """Return a carriage with a cream disc on its roof, and the sign on it."""
    parts = coach(heading)
    paint = AMBER if colour == "yellow" else PIECES[colour]
    roof = PIECES[colour]
    paints = {
        "body": (lacquer(paint), lacquer(mix(paint, CREAM, 0.2))),
        "roof": (lacquer(darker(roof, 0.12)), lacquer(mix(roof, CREAM, 0.3))),
        "wood": (lacquer(OAK), lacquer(lighter(OAK, 0.3))),
        "wheels": (lacquer(lighter(OAK, 0.15)),),
        "lamps": (matt(lighter(BRASS, 0.4)),),
    }
    for part, solids in parts.items():
        for solid in solids:
            for material in paints[part]:
                solid.data.materials.append(material)
    (top,) = parts["roof"]
    x, y, _ = top.matrix_basis.translation
    signs = [
        (slab(circle(_RIM), 0.02), matt(INK)),
        (slab(circle(_DISC), 0.03), matt(CREAM)),
        (inlay(SYMBOLS[SYMBOL_OF[colour]], _SIGN, 0.04), matt(INK)),
    ]
    for solid, material in signs:
        solid.location = x, y, solid.location.z + COACH_TOP
        solid.data.materials.append(material)
    return [solid for group in parts.values() for solid in group] + [solid for solid, _ in signs]
