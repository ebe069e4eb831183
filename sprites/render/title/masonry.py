"""Masonry for models: plates with arches cut out, blocks, roofs and pinnacles."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import bpy

from sprites.render.solids import Point2, Point3, Solid, box, lathe
from sprites.render.title.paints import Paint


def arch(x: float, foot: float, wide: float, top: float, steps: int = 10) -> list[Point2]:
    """Return the outline of a pointed arch, ``wide`` and up to the height ``top``."""
    half = wide / 2
    spring = max(foot, top - wide * 0.866)
    rise = top - spring
    left = [
        (
            x - half + wide * (1 - math.cos(math.radians(60) * step / steps)),
            spring + rise * math.sin(math.radians(60) * step / steps) / 0.866,
        )
        for step in range(steps + 1)
    ]
    right = [(2 * x - px, pz) for px, pz in reversed(left[:-1])]
    return [(x - half, foot), *left, *right, (x + half, foot)]


def rect(x0: float, z0: float, x1: float, z1: float) -> list[Point2]:
    """Return the corners of a rectangle."""
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def circle(x: float, z: float, radius: float, steps: int = 40) -> list[Point2]:
    """Return the outline of a circle."""
    return [
        (x + radius * math.cos(math.tau * s / steps), z + radius * math.sin(math.tau * s / steps))
        for s in range(steps)
    ]


def plate(
    outlines: Iterable[Sequence[Point2]],
    thick: float,
    paint: Paint,
    at: Point3 = (0, 0, 0),
    turn: float = 0.0,
    worn: float = 0.008,
) -> Solid:
    """Return an upright plate: the first outline less the others. It looks to ``-y`` before it is turned."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thick / 2, worn, 0
    for outline in outlines:
        line = curve.splines.new("POLY")
        line.points.add(len(outline) - 1)
        for point, (x, z) in zip(line.points, outline, strict=True):
            point.co = (x, z, 0, 1)
        line.use_cyclic_u = True
    solid = bpy.data.objects.new("plate", curve)
    solid.location, solid.rotation_euler = at, (math.pi / 2, 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(solid)
    curve.materials.append(paint)
    return solid


def painted(solid: Solid, paint: Paint) -> Solid:
    """Return a solid in a paint."""
    solid.data.materials.append(paint)
    return solid


def block(size: Point3, at: Point3, paint: Paint, worn: float = 0.015, top: float = 1.0) -> Solid:
    """Return a painted box that stands on ``at``."""
    return painted(box(size, at, bevel=worn, top=top), paint)


def gable(wide: float, long: float, high: float, at: Point3, paint: Paint, turn: float = 0.0) -> Solid:
    """Return a saddle roof: its ridge runs along ``y``, its front is at ``at``."""
    mesh = bpy.data.meshes.new("gable")
    w = wide / 2
    mesh.from_pydata(
        [(-w, 0, 0), (w, 0, 0), (0, 0, high), (-w, long, 0), (w, long, 0), (0, long, high)],
        [],
        [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)],
    )
    solid = bpy.data.objects.new("gable", mesh)
    solid.location, solid.rotation_euler = at, (0, 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(solid)
    return painted(solid, paint)


def pinnacle(at: Point3, wide: float, high: float, paint: Paint) -> Solid:
    """Return a slender spire of stone with a bud."""
    w = wide / 2
    return painted(
        lathe(
            [
                (w, 0),
                (w, high * 0.34),
                (w * 1.3, high * 0.36),
                (w * 1.3, high * 0.4),
                (w * 0.8, high * 0.44),
                (w * 0.16, high * 0.9),
                (w * 0.42, high * 0.93),
                (w * 0.4, high * 0.96),
                (0.001, high),
            ],
            at,
        ),
        paint,
    )
