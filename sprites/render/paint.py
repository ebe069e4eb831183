"""Paints for the rendered pieces, and the thin edge of their pictures."""

from __future__ import annotations

from typing import Any

import bpy
from PIL import Image, ImageChops, ImageFilter

from sprites.make.palette import rgb

_EXPOSED = 1.19  # how much of the paint's colour the light on a top leaves
_GRAIN = (1.12, 0.72)  # how much of it the palest and the darkest streaks of the wood leave


def lacquer(colour: str) -> Any:
    """Return painted wood: its grain shows through."""
    made, nodes, links, shader = _material()
    axis = nodes.new("ShaderNodeTexCoord")
    stretched = nodes.new("ShaderNodeMapping")
    stretched.inputs["Scale"].default_value = (1.2, 20.0, 20.0)
    grain = nodes.new("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value = 1.0
    links.new(axis.outputs["Object"], stretched.inputs[0])
    links.new(stretched.outputs[0], grain.inputs["Vector"])
    streaks = nodes.new("ShaderNodeMapRange")
    streaks.inputs[1].default_value, streaks.inputs[2].default_value = 0.40, 0.62
    streaks.inputs[3].default_value, streaks.inputs[4].default_value = _GRAIN
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


def matt(colour: str) -> Any:
    """Return a paint without grain or gloss, for signs."""
    made, _, _, shader = _material()
    shader.inputs["Base Color"].default_value = _linear(colour)
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Specular IOR Level"].default_value = 0.0
    return made


def edged(made: Image.Image, colour: str, width: float) -> Image.Image:
    """Return a picture with an edge some pixels wide, in whose colour it goes on where it is clear."""
    alpha = made.getchannel("A")
    solid = alpha.point(lambda value: 255 if value > 127 else 0)
    soft = solid.filter(ImageFilter.GaussianBlur(width))
    around = soft.point(lambda value: max(0, min(255, 6 * (value - 20))))
    edge = Image.new("RGB", made.size, rgb(colour))
    edge.paste(made.convert("RGB"), mask=alpha)
    found = edge.convert("RGBA")
    found.putalpha(ImageChops.lighter(alpha, around))
    return found


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
