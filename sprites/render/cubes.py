"""The players' cubes of lacquered wood, in four turns each: lit tops, inlaid signs, a thin dark edge."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import AMBER, CREAM, INK, OCHRE, PIECES, SYMBOL_OF, mix
from sprites.render.paint import edged, lacquer, matt
from sprites.render.pieces import PIECES as SOLIDS
from sprites.render.scene import picture
from sprites.render.solids import Solid, box, inlay

WIDTH = 160
"""Pixels of a picture: twice those of the largest cube on a screen of 2160 lines."""
_WORN = 0.26  # how pale the edges are, where hands have worn the paint
_SIGN = 0.82  # the side of a sign, as a share of a cube's
_PLATE = [(6.0, 6.0), (94.0, 6.0), (94.0, 94.0), (6.0, 94.0)]
"""The lemon top of a yellow cube, in hundredths of its side."""
_TURNS = {"": 28.0, "_a": 22.0, "_b": 36.0, "_c": 42.0}


def render(folder: Path) -> None:
    """Render all cubes as ``<player>_cube….webp``."""
    shapes = {piece.name: piece for piece in SOLIDS}
    for colour in PIECES:
        for suffix, turn in _TURNS.items():
            piece = shapes[f"cube{suffix}"]._replace(build=partial(_cube, colour, turn))
            path = folder / f"{colour}_cube{suffix}.webp"
            # A phone loads the cubes of all players. Scaled, they show nothing of the compression.
            edged(picture(piece, WIDTH)).save(path, quality=80, alpha_quality=40, method=6, exact=True)
            print(path.name)


def _cube(colour: str, turn: float) -> list[Solid]:
    """Return a cube with its sign on top."""
    pale = colour == "yellow"
    cube = box((1, 1, 1), bevel=0.06, turn=-turn)
    for paint in (OCHRE, AMBER) if pale else (PIECES[colour], mix(PIECES[colour], CREAM, _WORN)):
        cube.data.materials.append(lacquer(paint))
    sign = inlay(SYMBOLS[SYMBOL_OF[colour]], _SIGN, 1.006, turn=-turn)
    sign.data.materials.append(matt(INK if pale else CREAM))
    if not pale:
        return [cube, sign]
    plate = inlay([_PLATE], 1.0, 1.0, turn=-turn)
    plate.data.materials.append(lacquer(PIECES[colour]))
    return [cube, plate, sign]
