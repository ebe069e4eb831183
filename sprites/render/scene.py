"""The scene of all renders: light, table and camera, and a piece's shadow as a picture."""

from __future__ import annotations

import math
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import bpy
from mathutils import Vector
from PIL import Image

from sprites.render.pieces import Piece
from sprites.render.solids import Solid

SUN = (-0.46, 0.19, 0.86)
"""Where the light comes from: the upper left, 60 degrees high."""
SOFT = 11.0
"""How wide the light is, in degrees: the farther a shadow falls, the softer it is."""
PAD = 0.4
"""The room for the shadow on each side of a picture, in widths of the picture."""
WIDTH = 72
"""Pixels of a shadow to one width of its piece's picture: it is soft, so it may be enlarged."""
SAMPLES = 48
FOOT = 0.5
"""How high above its foot the middle of the picture is, of a piece that turns."""
BOARD = (0.50, 0.45, 0.375, 1.0)
"""The colour of what pieces stand on."""
SKY = 0.22
"""How strong the sky is beside the sun on pieces; for shadows it is stronger, so that they aren't black."""
FILL = (-0.75, -0.62, 0.22)
"""Where a weaker light comes from, which tells a piece's left side from its right one."""
FILLED = 0.9
"""How strong that light is, the sun being 3.3."""


def shadow(piece: Piece, path: Path) -> None:
    """Render the shadow of a piece, and write it as a WebP of black with its strength as alpha."""
    _prepare()
    solids = _set_up(piece, WIDTH, PAD)
    for solid in solids:
        solid.visible_camera = False
    bpy.context.object.is_shadow_catcher = True
    alpha = _rendered().getchannel("A")
    black = Image.new("L", alpha.size)
    Image.merge("RGBA", (black, black, black, _feathered(alpha))).save(path, lossless=True, exact=True)


def picture(piece: Piece, width: int) -> Image.Image:
    """Render a piece alone, ``width`` pixels wide; the board beneath lights its sides a little."""
    _prepare()
    table = bpy.context.object
    table.visible_camera = False
    board = bpy.data.materials.new("board")
    board.use_nodes = True
    paper = board.node_tree.nodes["Principled BSDF"].inputs
    paper["Base Color"].default_value, paper["Specular IOR Level"].default_value = BOARD, 0.0
    table.data.materials.append(board)
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = SKY
    _light("fill", FILL, FILLED)
    _set_up(piece, width, 0.0)
    return _rendered()


def _set_up(piece: Piece, across: int, pad: float) -> list[Solid]:
    """Build a piece, and look at it; ``across`` are the pixels to the width of its picture."""
    solids = piece.build()
    bpy.context.view_layer.update()
    tilt = math.radians(piece.tilt)
    up = Vector((0, math.cos(tilt), math.sin(tilt)))
    width, height, middle = _framed(piece, solids, up)
    _look(tilt, up, middle)
    render = bpy.context.scene.render
    room = width * (1 + 2 * pad), height + 2 * pad * width
    render.resolution_x = round(across * (1 + 2 * pad))
    # The model may be lower or higher than the drawing: their pictures have one shape all the same.
    render.resolution_y = round(across * (piece.size[1] / piece.size[0] + 2 * pad))
    render.pixel_aspect_y = (room[1] / render.resolution_y) / (room[0] / render.resolution_x)
    camera = bpy.context.scene.camera.data
    camera.sensor_fit, camera.ortho_scale = "HORIZONTAL", room[0]
    return solids


def _framed(piece: Piece, solids: list[Solid], up: Vector) -> tuple[float, float, tuple[float, float]]:
    """Return width, height and middle of the whole picture, from what of it the drawing fills."""
    if isinstance(piece.box, float):
        return piece.box, piece.box * piece.size[1] / piece.size[0], (0.0, up.z * FOOT)
    left, right, low, high = _seen(solids, up)
    x, y, wide, tall = piece.box
    width, height = (right - left) / wide, (high - low) / tall
    return width, height, (left + (0.5 - x) * width, high + (y - 0.5) * height)


def _rendered() -> Image.Image:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made.png"
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        made = Image.open(path)
        made.load()
    return made


def _prepare() -> None:
    """Begin an empty scene with the light, and a table, which is the active object."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", SAMPLES, 7
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.film_transparent = True
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Standard"
    world = scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"].inputs
    sky[0].default_value, sky[1].default_value = (0.92, 0.95, 1.0, 1.0), 0.62
    _light("sun", SUN, 3.3)
    bpy.ops.mesh.primitive_plane_add(size=60)


def _light(name: str, origin: tuple[float, float, float], strength: float) -> None:
    light = bpy.data.objects.new(name, bpy.data.lights.new(name, "SUN"))
    light.data.energy, light.data.angle = strength, math.radians(SOFT)
    light.rotation_euler = Vector(origin).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(light)


def _look(tilt: float, up: Vector, at: tuple[float, float]) -> None:
    """Set up the camera ``tilt`` from straight above, ``at`` being the middle of the picture."""
    camera: Any = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.type, camera.data.clip_end = "ORTHO", 400
    camera.rotation_euler = (tilt, 0, 0)
    away = Vector((0, -math.sin(tilt), math.cos(tilt)))
    camera.location = Vector((at[0], 0, 0)) + up * at[1] + away * 80
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def _seen(solids: list[Solid], up: Vector) -> tuple[float, float, float, float]:
    """Return the least and the most that the camera sees of solids across, then upwards."""
    across: list[float] = []
    upwards: list[float] = []
    graph = bpy.context.evaluated_depsgraph_get()
    for solid in solids:
        there = solid.evaluated_get(graph)
        for vertex in there.to_mesh().vertices:
            point = there.matrix_world @ vertex.co
            across.append(point.x)
            upwards.append(point.dot(up))
        there.to_mesh_clear()
    return min(across), max(across), min(upwards), max(upwards)


def _feathered(alpha: Image.Image) -> Image.Image:
    """Let a shadow fade out towards the edge of its picture, and drop what nobody sees."""
    width, height = alpha.size
    edge = width // 12
    fade = Image.new("L", alpha.size)
    fade.putdata(
        [
            min(255, 255 * min(x, y, width - 1 - x, height - 1 - y) // edge)
            for y in range(height)
            for x in range(width)
        ]
    )
    return Image.composite(alpha, Image.new("L", alpha.size), fade).point(
        lambda value: value if value > 3 else 0
    )
