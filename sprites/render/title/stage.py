"""What every painted scene needs: the scene itself, its lights, and its picture."""

from __future__ import annotations

import math
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import bpy
from mathutils import Vector
from PIL import Image

from sprites.render.solids import Point3
from sprites.render.title.paints import light


def begin(width: int, height: int, samples: int) -> Any:
    """Return an empty scene for a picture of so many pixels."""
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
    scene.render.resolution_x, scene.render.resolution_y = width, height
    return scene


def sun(at: Point3, colour: str, strength: float, wide: float) -> None:
    """Add a sun that stands in a direction, so many degrees wide."""
    made = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    made.data.energy, made.data.angle, made.data.color = strength, math.radians(wide), light(colour)[:3]
    made.rotation_euler = Vector(at).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def lamp(at: Point3, colour: str, watts: float, size: float) -> None:
    """Add a lamp that isn't seen itself."""
    made = bpy.data.objects.new("lamp", bpy.data.lights.new("lamp", "POINT"))
    made.data.energy, made.data.color, made.data.shadow_soft_size = watts, light(colour)[:3], size
    made.location, made.visible_camera = at, False
    bpy.context.scene.collection.objects.link(made)


def panel(at: Point3, colour: str, watts: float, side: float) -> None:
    """Add a broad light that shines on the middle of the scene."""
    made = bpy.data.objects.new("panel", bpy.data.lights.new("panel", "AREA"))
    made.data.energy, made.data.color, made.data.size = watts, light(colour)[:3], side
    made.location, made.visible_camera = at, False
    made.rotation_euler = Vector(at).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def rendered() -> Image.Image:
    """Return what the camera sees."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made.png"
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        made = Image.open(path)
        made.load()
    return made


def multiplied(made: Image.Image) -> Image.Image:
    """Return a picture with its colours multiplied by its alpha: so pictures are scaled and laid."""
    return Image.frombytes("RGBA", made.size, made.convert("RGBa").tobytes())
