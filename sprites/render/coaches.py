"""The players' carriages in all directions; their signs are upright."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from mathutils import Matrix

from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import BRASS, CREAM, INK, OAK, PIECES, SYMBOL_OF, darker, lighter, mix
from sprites.render.carriage import CARRIAGES, DISC, HEADINGS, carriage, face
from sprites.render.paint import edged, lacquer, matt
from sprites.render.scene import picture
from sprites.render.solids import Solid, inlay

WIDTH = 256
"""Pixels of a picture: twice those of the largest carriage on a screen of 2160 lines."""
_SIGN = 1.3 * DISC
_WHEEL = "#C89B5E"  # light wood
_EDGE = 3.0  # the width of the dark edge, in pixels


def render(folder: Path) -> None:
    """Render all carriages as ``<player>_coach_<way>.webp``."""
    for colour in PIECES:
        for way, (heading, shape) in enumerate(zip(HEADINGS, CARRIAGES, strict=True)):
            piece = shape._replace(build=partial(_painted, colour, heading))
            path = folder / f"{colour}_coach_{way}.webp"
            made = edged(picture(piece, WIDTH), INK, _EDGE)
            made.save(path, quality=80, alpha_quality=40, method=6, exact=True)
            print(path.name)


def _painted(colour: str, heading: float) -> list[Solid]:
    """Return a carriage with a cream disc above its roof, and the sign on it."""
    parts, paint = carriage(heading), PIECES[colour]
    full, rim = lacquer(paint), lacquer(mix(CREAM, paint, 0.15))
    dark = lacquer(darker(OAK, 0.3))
    paints = {
        "body": (lacquer(lighter(paint, 0.12)), lacquer(mix(paint, CREAM, 0.45))),
        "roof": (full, rim),
        "panes": (matt(mix(BRASS, CREAM, 0.75)),),
        "wood": (dark,),
        "tyres": (lacquer(darker(_WHEEL, 0.1)),),
        "wheels": (lacquer(lighter(_WHEEL, 0.45)),),
        "hubs": (dark,),
        "blanket": (full,),
        "horse": (lacquer(mix(OAK, BRASS, 0.35)),),
        "mane": (matt(INK),),
        "pale": (matt(CREAM),),
    }
    ring, disc = parts.pop("disc")
    sign = inlay(SYMBOLS[SYMBOL_OF[colour]], _SIGN, 0.0)
    sign.matrix_basis = disc.matrix_basis @ Matrix.Translation((0, 0, 0.09))
    painted = [
        (solid, paints[part]) for group in (parts, face(heading)) for part in group for solid in group[part]
    ]
    painted += [(ring, (full,)), (disc, (matt(lighter(CREAM, 0.8)),)), (sign, (matt(INK),))]
    for solid, materials in painted:
        for material in materials:
            solid.data.materials.append(material)
    for solid in (ring, disc, sign):
        solid.visible_shadow = False  # the roof beneath stays in the light
    return [solid for solid, _ in painted]
