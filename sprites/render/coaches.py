"""The players' carriages to the right and to the left; their signs are always upright."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from mathutils import Matrix

from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import BRASS, CREAM, INK, OAK, OCHRE, PIECES, SYMBOL_OF, darker, mix
from sprites.render.carriage import CARRIAGES, DISC, SIDES, carriage
from sprites.render.paint import edged, lacquer, matt
from sprites.render.scene import picture
from sprites.render.solids import Solid, inlay

WIDTH = 256
"""Pixels of a picture: twice those of the largest carriage on a screen of 2160 lines."""
_SIGN = 1.36 * DISC


def render(folder: Path) -> None:
    """Render all carriages as ``<player>_coach_<heading>.webp``."""
    for colour in PIECES:
        for heading, shape in zip(SIDES, CARRIAGES, strict=True):
            piece = shape._replace(build=partial(_painted, colour, heading))
            path = folder / f"{colour}_coach_{heading}.webp"
            edged(picture(piece, WIDTH)).save(path, quality=80, alpha_quality=40, method=6, exact=True)
            print(path.name)


def _painted(colour: str, heading: int) -> list[Solid]:
    """Return a carriage with a cream disc above its roof, and the sign on it."""
    parts = carriage(heading)
    paint = OCHRE if colour == "yellow" else PIECES[colour]
    roof = PIECES[colour]
    rim = lacquer(mix(CREAM, roof, 0.15))
    paints = {
        "body": (lacquer(paint), lacquer(mix(paint, CREAM, 0.35))),
        "roof": (lacquer(roof), rim),
        "panes": (matt(mix(BRASS, CREAM, 0.6)),),
        "wood": (lacquer(darker(OAK, 0.2)),),
        "tyres": (lacquer(darker(OAK, 0.55)),),
        "wheels": (lacquer(mix(BRASS, CREAM, 0.35)),),
        "hubs": (lacquer(darker(OAK, 0.3)),),
        "blanket": (lacquer(roof),),
        "horse": (lacquer(mix(OAK, BRASS, 0.35)),),
        "mane": (matt(INK),),
    }
    rest, disc = parts.pop("disc")
    for part, solids in parts.items():
        for solid in solids:
            for material in paints[part]:
                solid.data.materials.append(material)
    rest.data.materials.append(matt(INK))
    disc.data.materials.append(matt(CREAM))
    sign = inlay(SYMBOLS[SYMBOL_OF[colour]], _SIGN, 0.0)
    sign.matrix_basis = disc.matrix_basis @ Matrix.Translation((0, 0, 0.09))
    sign.data.materials.append(matt(INK))
    return [*(solid for group in parts.values() for solid in group), rest, disc, sign]
