"""Solids of which pieces are put together. One unit is the side of a cube; ``z`` goes up, ``y`` away."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import bmesh
import bpy
from mathutils import Vector

Point2 = tuple[float, float]
Point3 = tuple[float, float, float]
Solid = Any
"""An object of the scene."""

STEPS = 64
"""The corners of what is round."""


def _object(mesh: Any) -> Solid:
    data = bpy.data.meshes.new("solid")
    mesh.to_mesh(data)
    mesh.free()
    solid = bpy.data.objects.new("solid", data)
    bpy.context.scene.collection.objects.link(solid)
    return solid


def box(
    size: Point3, at: Point3 = (0, 0, 0), bevel: float = 0.05, turn: float = 0.0, top: float = 1.0
) -> Solid:
    """Return a box that stands on ``at``, the middle of its foot; its top is ``top`` times as wide.

    ``turn``: degrees, seen from above, against the clock. Its edges take the second material, if it has two.
    """
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    for corner in mesh.verts:
        share = top if corner.co.z > 0 else 1.0
        x, y, z = corner.co
        corner.co = Vector((x * size[0] * share, y * size[1] * share, (z + 0.5) * size[2]))
    worn = bmesh.ops.bevel(mesh, geom=mesh.edges[:], offset=bevel, segments=3, profile=0.6, affect="EDGES")
    for face in worn["faces"]:
        face.material_index = 1
    solid = _object(mesh)
    solid.location, solid.rotation_euler = at, (0, 0, math.radians(turn))
    return solid


def lathe(profile: Iterable[Point2], at: Point3 = (0, 0, 0)) -> Solid:
    """Return a turned solid; ``profile`` has its radii and heights from the foot to the top."""
    mesh = bmesh.new()
    angles = [math.tau * step / STEPS for step in range(STEPS)]
    rings = [
        [mesh.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles]
        for radius, height in profile
    ]
    for low, high in pairwise(rings):
        for step in range(STEPS):
            after = (step + 1) % STEPS
            mesh.faces.new((low[step], low[after], high[after], high[step]))
    mesh.faces.new(rings[0][::-1])
    mesh.faces.new(rings[-1])
    solid = _object(mesh)
    solid.location = at
    return solid


def slab(outline: Iterable[Point2], height: float, at: Point3 = (0, 0, 0)) -> Solid:
    """Return an outline that is ``height`` thick."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(mesh, geom=[face])
    for part in raised["geom"]:
        if isinstance(part, bmesh.types.BMVert):
            part.co.z += height
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    solid = _object(mesh)
    solid.location = at
    return solid


def inlay(outlines: Iterable[Iterable[Point2]], side: float, height: float, turn: float = 0.0) -> Solid:
    """Return a sign that lies flat at a height; its outlines are in a square of 100 units, y downwards."""
    curve = bpy.data.curves.new("sign", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude = "2D", "BOTH", 0.004
    for outline in outlines:
        points = [((x - 50) * side / 100, (50 - y) * side / 100) for x, y in outline]
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for point, (x, y) in zip(line.points, points, strict=True):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    solid = bpy.data.objects.new("sign", curve)
    solid.location, solid.rotation_euler = (0, 0, height), (0, 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(solid)
    return solid


def ball(radius: float, at: Point3, scale: Point3 = (1, 1, 1)) -> Solid:
    """Return a ball, or an ellipsoid."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=32, v_segments=20, radius=radius)
    solid = _object(mesh)
    solid.location, solid.scale = at, scale
    return solid


def bar(points: Sequence[Point3], radius: float, closed: bool = False) -> Solid:
    """Return a round bar along points."""
    curve = bpy.data.curves.new("bar", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.use_fill_caps = "3D", radius, True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points, strict=True):
        point.co = (*place, 1)
    line.use_cyclic_u = closed
    solid = bpy.data.objects.new("bar", curve)
    bpy.context.scene.collection.objects.link(solid)
    return solid


def circle(radius: float) -> list[Point2]:
    """Return points round the middle."""
    angles = (math.tau * step / STEPS for step in range(STEPS))
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def octagon(radius: float) -> list[Point2]:
    """Return the corners of an octagon with a side below."""
    angles = [math.radians(22.5 + 45 * corner) for corner in range(8)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]
