"""The players' cubes of lacquered wood, in four turns each: lit tops, inlaid signs, a thin dark edge."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import bpy
from PIL import Image, ImageChops, ImageFilter

from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import AMBER, CREAM, INK, PIECES, SYMBOL_OF, mix, rgb
from sprites.render.pieces import PIECES as SOLIDS
from sprites.render.scene import picture
from sprites.render.solids import Solid, box, inlay

WIDTH = 160
"""Pixels of a picture: twice those of the largest cube on a screen of 2160 lines."""
_EDGE = 3  # pixels of the dark edge
_WORN = 0.26  # how pale the edges are, where hands have worn the paint
_SIGN = 0.64  # the side of a sign, as a share of a cube's
_EXPOSED = 1.12  # how much of the paint's colour the light on a top leaves
_PLATE = [(15.0, 15.0), (85.0, 15.0), (85.0, 85.0), (15.0, 85.0)]
"""The lemon plate in the dark top of a yellow cube, in hundredths of its side."""
_TURNS = {"": 28.0, "_a": 22.0, "_b": 36.0, "_c": 42.0}


def render(folder: Path) -> None:
    """Render all cubes as ``<player>_cube….webp``."""
    shapes = {piece.name: piece for piece in SOLIDS}
    for colour in PIECES:
        for suffix, turn in _TURNS.items():
            piece = shapes[f"cube{suffix}"]._replace(build=partial(_cube, colour, turn))
            path = folder / f"{colour}_cube{suffix}.webp"
            # A phone loads the cubes of all players. Scaled, they show nothing of the compression.
            _edged(picture(piece, WIDTH)).save(path, quality=80, alpha_quality=40, method=6, exact=True)
            print(path.name)


def _cube(colour: str, turn: float) -> list[Solid]:
    """Return a cube with its sign on top."""
    pale = colour == "yellow"
    cube = box((1, 1, 1), bevel=0.06, turn=-turn)
    paint = AMBER if pale else PIECES[colour]
    cube.data.materials.append(_lacquer(paint))
    cube.data.materials.append(_lacquer(mix(paint, CREAM, _WORN)))
    sign = inlay(SYMBOLS[SYMBOL_OF[colour]], _SIGN, 1.006, turn=-turn)
    sign.data.materials.append(_matt(INK if pale else CREAM))
    if not pale:
        return [cube, sign]
    plate = inlay([_PLATE], 1.0, 1.0, turn=-turn)
    plate.data.materials.append(_lacquer(PIECES[colour]))
    return [cube, plate, sign]


def _lacquer(colour: str) -> Any:
    """Return painted wood: its grain shows through."""
    made, nodes, links, shader = _material()
    axis = nodes.new("ShaderNodeTexCoord")
    stretched = nodes.new("ShaderNodeMapping")
    stretched.inputs["Scale"].default_value = (1.4, 14.0, 14.0)
    grain = nodes.new("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value = 1.0
    links.new(axis.outputs["Object"], stretched.inputs[0])
    links.new(stretched.outputs[0], grain.inputs["Vector"])
    streaks = nodes.new("ShaderNodeMapRange")
    streaks.inputs[1].default_value, streaks.inputs[2].default_value = 0.35, 0.75
    streaks.inputs[3].default_value, streaks.inputs[4].default_value = 1.0, 0.72
    links.new(grain.outputs[0], streaks.inputs[0])
    darkened = nodes.new("ShaderNodeVectorMath")
    darkened.operation = "SCALE"
    darkened.inputs[0].default_value = _linear(colour)[:3]
    links.new(streaks.outputs[0], darkened.inputs["Scale"])
    links.new(darkened.outputs[0], shader.inputs["Base Color"])
    # Under an even sky a gloss would only be a grey veil on the sides; the bevels are what catches the light.
    shader.inputs["Roughness"].default_value = 0.7
    shader.inputs["Specular IOR Level"].default_value = 0.04
    return made


def _matt(colour: str) -> Any:
    made, _, _, shader = _material()
    shader.inputs["Base Color"].default_value = _linear(colour)
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Specular IOR Level"].default_value = 0.0
    return made


def _material() -> tuple[Any, Any, Any, Any]:
    made = bpy.data.materials.new("paint")
    made.use_nodes = True
    tree = made.node_tree
    return made, tree.nodes, tree.links, tree.nodes["Principled BSDF"]


def _linear(colour: str) -> tuple[float, ...]:
    """Return the light of a colour written ``#RRGGBB``, as a paint that shows it where the light is."""
    parts = [part / 255 for part in rgb(colour)]
    light = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return (*(part / _EXPOSED for part in light), 1.0)


def _edged(made: Image.Image) -> Image.Image:
    """Return a picture with a thin dark edge, whose colour goes on where it is clear: scaling shows it."""
    alpha = made.getchannel("A")
    solid = alpha.point(lambda value: 255 if value > 127 else 0)
    soft = solid.filter(ImageFilter.GaussianBlur(_EDGE))
    around = soft.point(lambda value: max(0, min(255, 6 * (value - 20))))
    ink = Image.new("RGB", made.size, rgb(INK))
    ink.paste(made.convert("RGB"), mask=alpha)
    edged = ink.convert("RGBA")
    edged.putalpha(ImageChops.lighter(alpha, around))
    return edged
