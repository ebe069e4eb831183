"""The painting of the title in three layers: the far city in the evening, the cathedral, the table."""

from __future__ import annotations

import math
import random
from pathlib import Path

import bpy
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from sprites.render.solids import Solid, ball
from sprites.render.title import cathedral, paris, still_life
from sprites.render.title.masonry import painted
from sprites.render.title.paints import Haze, Nodes, Palette, light
from sprites.render.title.stage import begin, lamp, multiplied, panel, rendered, sun

UNITS = (1700, 700)
"""The whole painting."""
WIDTH, SAMPLES = 2560, 16
"""Pixels of each layer, and how often each is looked at before the noise that is left is taken out."""
_ROWS = {"city": (0, 600), "cathedral": (20, 600), "table": (250, 700)}
"""Which rows of the painting each layer shows, in units."""
_FAR_EDGE = 340
"""From which row on there is something on the table."""
_TABLE_TURN, _TABLE_AWAY, _TABLE_WIDE = 24.0, 46.0, 26.0
"""By how many degrees the eye looks down at the table, from where, and how much of it the painting shows."""
_TALL = 10.6  # units of the model that the painting shows at the cathedral's front
_AWAY = 40.7  # how far that is away along the view
_HORIZON = 0.565  # how high the eye's level is in the painting, from its foot
_YAW = 27.0
_SUNSET = -7.0  # how far to the right of the view's middle the sun has gone down

_DARKER, _SKY = (168, 150, 136), (214, 196, 184)
"""How bright something must be to shine into the air: in the sky, the moon alone does."""
_MOON, _STAR = (333, 108), (255, 246, 226)
_FLAME, _REACH, _WARM = (245, 328), 118, (96, 50, 16)
"""The candle's flame from the left and above the foot, how far it shines into the air, and how."""


def _look_at_paris() -> None:
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.location = paris.EYE
    camera.rotation_euler = (math.pi / 2, 0, -math.radians(_YAW))
    wide = _TALL * UNITS[0] / UNITS[1]
    camera.data.sensor_fit, camera.data.clip_end = "HORIZONTAL", 2000
    camera.data.angle = 2 * math.atan(wide / 2 / _AWAY)
    camera.data.shift_y = (0.5 - _HORIZON) * UNITS[1] / UNITS[0]
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def _evening() -> None:
    """Let the sky be that after sunset: pale and warm low in the west and along the horizon, blue above."""
    world = bpy.context.scene.world = bpy.data.worlds.new("evening")
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    way = nodes.add("TexCoord").outputs["Generated"]
    high = nodes.part(way, 2)
    ramp = nodes.add("ValToRGB")
    nodes.put(nodes.sum("MULTIPLY", high, 7.0), ramp.inputs[0])
    steps = (
        (0.0, "#FFC684"),
        (0.09, "#FF9C6C"),
        (0.2, "#D06F80"),
        (0.36, "#7E559A"),
        (0.56, "#3C4A98"),
        (0.8, "#1B2A68"),
        (1.0, "#101A48"),
    )
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = steps[0][0], light(steps[0][1])
    elements[1].position, elements[1].color = steps[-1][0], light(steps[-1][1])
    for place, colour in steps[1:-1]:
        elements.new(place).color = light(colour)
    # Clouds lie in thin streaks: seen on a ceiling that is far away.
    flat = nodes.add("CombineXYZ")
    low = nodes.sum("ADD", nodes.sum("MAXIMUM", high, 0.0), 0.09)
    for axis in (0, 1):
        nodes.put(nodes.sum("DIVIDE", nodes.part(way, axis), low), flat.inputs[axis])
    veil = nodes.ranged(nodes.noise((0.55, 1.3, 1.0), 6, flat.outputs[0]), 0.5, 0.72)
    veil = nodes.sum("MULTIPLY", veil, nodes.ranged(high, 0.01, 0.05))
    tint = nodes.mixed(nodes.ranged(high, 0.02, 0.1), light("#FFB07C"), light("#8A6CA8"))
    sky = nodes.mixed(nodes.sum("MULTIPLY", veil, 0.8), ramp.outputs[0], tint)
    # It is brightest where the sun has gone down, behind the nave.
    angle = math.radians(_YAW + _SUNSET)
    glow = nodes.sum(
        "ADD",
        nodes.sum("MULTIPLY", nodes.part(way, 0), math.sin(angle)),
        nodes.sum("MULTIPLY", nodes.part(way, 1), math.cos(angle)),
    )
    back = world.node_tree.nodes["Background"]
    nodes.put(sky, back.inputs[0])
    nodes.put(nodes.ranged(glow, 0.86, 1.0, 0.46, 0.86), back.inputs[1])


_HAZE = Haze(("#86648E", "#5C4C86"), 24.0, 250.0, 11.0, 0.3)


def _moon() -> Solid:
    """Return the full moon, which rises when the sun sets."""
    away, aside, high = 900.0, -0.192, 0.072
    yaw = math.radians(_YAW)
    x, y, z = paris.EYE
    at = (
        x + away * (math.sin(yaw) + aside * math.cos(yaw)),
        y + away * (math.cos(yaw) - aside * math.sin(yaw)),
        z + away * high,
    )
    palette = Palette()
    return painted(ball(8.6, at), palette.moon())


def render(folder: Path, width: int = WIDTH, samples: int = SAMPLES) -> None:
    """Render all layers as ``<layer>.webp``: colours times alpha, for they are scaled and blitted so."""
    _render_view(folder, width, samples)
    _render_table(folder, width, samples)


def _render_view(folder: Path, width: int, samples: int) -> None:
    """Render what is seen through the window."""
    scene = begin(width, round(width * UNITS[1] / UNITS[0]), samples)
    _look_at_paris()
    _evening()
    palette = Palette(_HAZE)
    sun((-0.25, -0.93, 0.3), "#FFB088", 1.9, 4.0)
    sun((-0.9, 0.3, 0.6), "#6E88F0", 0.75, 20.0)
    sun((0.28, 0.96, 0.34), "#A8BCFF", 1.1, 2.0)
    for x in (-1.6, 0.0, 1.6):
        lamp((x, -1.5, 0.4), "#FF9A48", 60, 0.2)
        lamp((x, 0.14, 0.5), "#FF9A40", 8, 0.1)
    for x in (-2.6, 2.8):
        lamp((x, -3.2, 0.4), "#FF9A48", 34, 0.2)
    for y in (1.6, 4.2, 7.6, 10.6):
        lamp((-3.2, y, 0.25), "#FF9448", 26, 0.15)
    city = paris.build(paris.paints(palette))
    housed = set(bpy.data.objects)
    cathedral.build(cathedral.paints(palette))
    near = [*city["middle"], *(solid for solid in bpy.data.objects if solid not in housed)]
    far = [*city["far"], _moon()]
    for layer, seen, hidden in (("city", far, near), ("cathedral", near, far)):
        for solid in (*seen, *hidden):
            solid.visible_camera = solid in seen
        scene.render.film_transparent = layer != "city"
        _save(folder, layer, rendered())


def _render_table(folder: Path, width: int, samples: int) -> None:
    """Render the table before the window."""
    scene = begin(width, round(width * (UNITS[1] - _FAR_EDGE) / UNITS[0]), samples)
    scene.render.film_transparent = True
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 5, 3, 3
    turn = math.radians(_TABLE_TURN)
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.location = (0, -_TABLE_AWAY * math.cos(turn), _TABLE_AWAY * math.sin(turn) + 0.5)
    camera.rotation_euler = (math.pi / 2 - turn, 0, 0)
    camera.data.sensor_fit, camera.data.shift_y = "HORIZONTAL", 0.056
    camera.data.angle = 2 * math.atan(_TABLE_WIDE / 2 / _TABLE_AWAY)
    scene.collection.objects.link(camera)
    scene.camera = camera
    world = scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    back = world.node_tree.nodes["Background"].inputs
    back[0].default_value, back[1].default_value = light("#3A4A80"), 0.35
    still_life.build(Palette())
    lamp(still_life.FLAME, "#FF9C48", 620, 0.25)
    panel((3, 14, 9), "#8FA4F0", 900, 14)
    panel((-9, -10, 13), "#FFC890", 3200, 5)
    made = rendered()
    top, foot = _ROWS["table"]
    air = Image.new("RGBA", (made.width, round(made.width * (foot - top) / UNITS[0])))
    air.paste(made, (0, air.height - made.height))
    _save(folder, "table", air)


def _stars(sky: Image.Image, unit: float) -> None:
    """Let the first stars come out where the sky is dark."""
    chance = random.Random(1163)
    draw = ImageDraw.Draw(sky)
    for _ in range(70):
        x, y = chance.uniform(0, UNITS[0]), 210 * chance.random() ** 1.6
        size = chance.choice((0.4, 0.45, 0.5, 0.6, 0.95))
        clear = chance.uniform(0.35, 1.0) * (1 - y / 210)
        if math.hypot(x - _MOON[0], y - _MOON[1]) < 60:
            continue
        at = round(x * unit), round(y * unit)
        ground = sky.getpixel(at)
        tone = tuple(round(part + (full - part) * clear) for part, full in zip(ground, _STAR, strict=True))
        reach = size * unit
        draw.ellipse((at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach), fill=tone)


def _halo(size: tuple[int, int], unit: float) -> Image.Image:
    """Return the light of the candle in the air."""
    x, above = _FLAME
    glow = Image.new("RGB", (64, 64))
    draw = ImageDraw.Draw(glow)
    for step in range(32):
        tone = tuple(round(part * (step / 31) ** 2.4) for part in _WARM)
        draw.ellipse((step, step, 63 - step, 63 - step), fill=tone)
    reach = round(_REACH * unit)
    made = Image.new("RGB", size)
    glow = glow.resize((2 * reach, 2 * reach), Image.Resampling.BICUBIC)
    made.paste(glow, (round(x * unit) - reach, size[1] - round(above * unit) - reach))
    return made


def _save(folder: Path, layer: str, made: Image.Image) -> None:
    """Write the rows of a layer that are seen, with what is bright shining into the air."""
    top, foot = _ROWS[layer]
    unit = made.width / UNITS[0]
    if made.height > (foot - top + 2) * unit:
        made = made.crop((0, round(top * unit), made.width, round(foot * unit)))
    solid = multiplied(made)
    alpha = solid.getchannel("A")
    shown = solid.convert("RGB")
    bright = ImageChops.subtract(shown, Image.new("RGB", shown.size, _DARKER if layer != "city" else _SKY))
    for reach, strength in ((5, 0.7), (16, 0.8), (46, 0.9)):
        air = bright.filter(ImageFilter.GaussianBlur(reach * unit)).point(
            lambda part, s=strength: round(part * s)
        )
        shown = ImageChops.add(shown, air)
    if layer == "city":
        _stars(shown, unit)
        shown.save(folder / f"{layer}.webp", quality=92, method=6)
        return
    if layer == "table":
        shown = ImageChops.add(shown, _halo(shown.size, unit))
    alpha = alpha.point(lambda part: 255 if part > 250 else part)
    Image.merge("RGBA", (*shown.split(), alpha)).save(
        folder / f"{layer}.webp", quality=90, method=6, exact=True, alpha_quality=100
    )
