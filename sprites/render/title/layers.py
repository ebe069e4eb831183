"""The painting of the title in three layers: the far city in the evening, the cathedral, the table."""

from __future__ import annotations

import math
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import bpy
from mathutils import Vector
from PIL import Image, ImageChops, ImageFilter

from sprites.render.solids import Solid, ball
from sprites.render.title import cathedral, paris, still_life
from sprites.render.title.masonry import painted
from sprites.render.title.paints import Haze, Nodes, Palette, light

UNITS = (1700, 700)
"""The whole painting."""
WIDTH, SAMPLES = 1920, 24
"""Pixels of each layer, and how often each is looked at before the noise that is left is taken out."""
_ROWS = {"city": (0, 600), "cathedral": (20, 600), "table": (340, 700)}
"""Which rows of the painting each layer shows, in units."""
_TABLE_TURN, _TABLE_AWAY, _TABLE_WIDE = 24.0, 46.0, 26.0
"""By how many degrees the eye looks down at the table, from where, and how much of it the painting shows."""
_TALL = 10.6  # units of the model that the painting shows at the cathedral's front
_AWAY = 40.7  # how far that is away along the view
_HORIZON = 0.565  # how high the eye's level is in the painting, from its foot
_YAW = 27.0

_DARKER, _SKY = (168, 150, 136), (214, 196, 184)
"""How bright something must be to shine into the air: in the sky, the moon alone does."""


def _begin(width: int, samples: int) -> Any:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 7
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.sample_clamp_indirect = 3.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Standard"
    scene.render.resolution_x = width
    scene.render.resolution_y = round(width * UNITS[1] / UNITS[0])
    return scene


def _sun(at: tuple[float, float, float], colour: str, strength: float, wide: float) -> None:
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle, sun.data.color = strength, math.radians(wide), light(colour)[:3]
    sun.rotation_euler = Vector(at).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(sun)


def _lamp(at: tuple[float, float, float], colour: str, watts: float, size: float) -> None:
    lamp = bpy.data.objects.new("lamp", bpy.data.lights.new("lamp", "POINT"))
    lamp.data.energy, lamp.data.color, lamp.data.shadow_soft_size = watts, light(colour)[:3], size
    lamp.location, lamp.visible_camera = at, False
    bpy.context.scene.collection.objects.link(lamp)


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
    nodes.put(nodes.sum("MULTIPLY", high, 5.0), ramp.inputs[0])
    steps = (
        (0.0, "#F0AC7C"),
        (0.1, "#D98E80"),
        (0.24, "#96709A"),
        (0.42, "#56609E"),
        (0.7, "#2B3A78"),
        (1.0, "#1A2554"),
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
    tint = nodes.mixed(nodes.ranged(high, 0.02, 0.11), light("#F6A67E"), light("#7A7FB4"))
    sky = nodes.mixed(nodes.sum("MULTIPLY", veil, 0.75), ramp.outputs[0], tint)
    back = world.node_tree.nodes["Background"]
    nodes.put(sky, back.inputs[0])
    back.inputs[1].default_value = 0.62


_HAZE = Haze("#75699A", 22.0, 230.0, 13.0, 0.3)


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
    scene = _begin(width, samples)
    _look_at_paris()
    _evening()
    palette = Palette(_HAZE)
    _sun((-0.93, -0.24, 0.27), "#FFA860", 2.0, 3.0)
    _sun((0.45, -0.85, 0.45), "#7C96E8", 0.55, 30.0)
    for x in (-1.6, 0.0, 1.6):
        _lamp((x, -1.5, 0.4), "#FFA050", 42, 0.2)
        _lamp((x, 0.14, 0.5), "#FF9A40", 6, 0.1)
    for x in (-2.6, 2.8):
        _lamp((x, -3.2, 0.4), "#FFA050", 44, 0.2)
    city = paris.build(paris.paints(palette))
    housed = set(bpy.data.objects)
    cathedral.build(cathedral.paints(palette))
    near = [*city["middle"], *(solid for solid in bpy.data.objects if solid not in housed)]
    far = [*city["far"], _moon()]
    for layer, seen, hidden in (("city", far, near), ("cathedral", near, far)):
        for solid in (*seen, *hidden):
            solid.visible_camera = solid in seen
        scene.render.film_transparent = layer != "city"
        _save(folder, layer, _rendered())


def _render_table(folder: Path, width: int, samples: int) -> None:
    """Render the table before the window."""
    top, foot = _ROWS["table"]
    scene = _begin(width, samples)
    scene.render.resolution_y = round(width * (foot - top) / UNITS[0])
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
    _lamp(still_life.FLAME, "#FF9C48", 620, 0.25)
    _panel((3, 14, 9), "#8FA4F0", 900, 14)
    _panel((-9, -10, 13), "#FFC890", 3200, 5)
    _save(folder, "table", _rendered())


def _panel(at: tuple[float, float, float], colour: str, watts: float, side: float) -> None:
    """Add a broad light that shines on the table: the window, and the room."""
    panel = bpy.data.objects.new("panel", bpy.data.lights.new("panel", "AREA"))
    panel.data.energy, panel.data.color, panel.data.size = watts, light(colour)[:3], side
    panel.location, panel.visible_camera = at, False
    panel.rotation_euler = Vector(at).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(panel)


def _rendered() -> Image.Image:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made.png"
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        made = Image.open(path)
        made.load()
    return made


def _save(folder: Path, layer: str, made: Image.Image) -> None:
    """Write the rows of a layer that are seen, with what is bright shining into the air."""
    top, foot = _ROWS[layer]
    unit = made.width / UNITS[0]
    if made.height > (foot - top + 2) * unit:
        made = made.crop((0, round(top * unit), made.width, round(foot * unit)))
    solid = Image.frombytes("RGBA", made.size, made.convert("RGBa").tobytes())
    alpha = solid.getchannel("A")
    shown = solid.convert("RGB")
    bright = ImageChops.subtract(shown, Image.new("RGB", shown.size, _DARKER if layer != "city" else _SKY))
    for reach, strength in ((5, 0.7), (16, 0.8), (46, 0.9)):
        air = bright.filter(ImageFilter.GaussianBlur(reach * unit)).point(
            lambda part, s=strength: round(part * s)
        )
        shown = ImageChops.add(shown, air)
    if layer == "city":
        shown.save(folder / f"{layer}.webp", quality=92, method=6)
        return
    alpha = alpha.point(lambda part: 255 if part > 250 else part)
    Image.merge("RGBA", (*shown.split(), alpha)).save(
        folder / f"{layer}.webp", quality=90, method=6, exact=True, alpha_quality=100
    )
