"""The players' cubes of lacquered wood, in four turns each: lit tops, inlaid signs, a rim of their hue."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import AMBER, CREAM, INK, OCHRE, PIECES, SYMBOL_OF, darker, mix
from sprites.render.paint import edged, lacquer, matt
from sprites.render.pieces import PIECES as SOLIDS
from sprites.render.scene import picture
from sprites.render.solids import Solid, box, inlay

WIDTH = 160
"""Pixels of a picture: twice those of the largest cube on a screen of 2160 lines."""
_PAINTS = PIECES | {"blue": "#135792", "green": "#17562D", "red": "#A8261F", "purple": "#5A1965"}
"""The players' colours, set apart a little in their lightness: tops differ in grey too."""
_WORN = dict.fromkeys(PIECES, 0.42) | {"purple": 0.33}
"""How pale the edges are, where hands have worn the paint; beside the darkest they need be less so."""
_RIM, _DARK = 4.0, 0.62  # the width of the rim in pixels, and how much darker than the paint it is
_SIGN = dict.fromkeys(PIECES, 0.82) | {"purple": 0.845}
"""The side of a sign, as a share of a cube's; the key is the thinnest."""
_PLATE = [(6.0, 6.0), (94.0, 6.0), (94.0, 94.0), (6.0, 94.0)]
"""The lemon top of a yellow cube, in hundredths of its side."""
_TURNS = {"": 28.0, "_a": 22.0, "_b": 36.0, "_c": 42.0}


def render(folder: Path) -> None:
    """Render all cubes as ``<player>_cube….webp``."""
    shapes = {piece.name: piece for piece in SOLIDS}
    for colour, paint in _PAINTS.items():
        rim = AMBER if colour == "yellow" else darker(paint, _DARK)
        for suffix, turn in _TURNS.items():
            piece = shapes[f"cube{suffix}"]._replace(build=partial(_cube, colour, turn))
            path = folder / f"{colour}_cube{suffix}.webp"
            # A phone loads the cubes of all players. Scaled, they show nothing of the compression.
            made = edged(picture(piece, WIDTH), rim, _RIM)
            made.save(path, quality=80, alpha_quality=40, method=6, exact=True)
            print(path.name)


def _cube(colour: str, turn: float) -> list[Solid]:
    """Return a cube with its sign on top."""
    pale = colour == "yellow"
    cube = box((1, 1, 1), bevel=0.06, turn=-turn)
    for paint in (OCHRE, AMBER) if pale else (_PAINTS[colour], mix(_PAINTS[colour], CREAM, _WORN[colour])):
        cube.data.materials.append(lacquer(paint))
    sign = inlay(SYMBOLS[SYMBOL_OF[colour]], _SIGN[colour], 1.006, turn=-turn)
    sign.data.materials.append(matt(INK if pale else CREAM))
    if not pale:
        return [cube, sign]
    plate = inlay([_PLATE], 1.0, 1.0, turn=-turn)
    plate.data.materials.append(lacquer(_PAINTS[colour]))
    return [cube, plate, sign]
