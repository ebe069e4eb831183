"""The city round the cathedral as a model: houses on both banks of the river, a bridge, steeples far away."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import bpy

from sprites.render.solids import Point3, Solid, lathe
from sprites.render.title.masonry import block, circle, painted, pinnacle, plate, rect
from sprites.render.title.paints import Paint, Palette

EYE: Point3 = (-17.0, -37.0, 3.5)
"""Where the picture is seen from; it looks level."""
_KINDS = 14
_WATER = -0.42
_BRIDGE = -9.5


class Paints(NamedTuple):
    """What the city is made of."""

    wall: Paint
    roof: Paint
    lit: Paint
    timber: Paint
    stone: Paint
    ground: Paint
    water: Paint


def paints(palette: Palette) -> Paints:
    """Return the paints of the city at dusk."""
    return Paints(
        palette.plaster(("#B9A88C", "#A08E78", "#C4B59C", "#8E8072", "#AD9A86")),
        palette.roof(("#6E4436", "#4C5468", "#7A4E3A", "#434A5C", "#5E4038", "#50586A")),
        palette.lamps("#FF983A", 2.4, 0.68),
        palette.plain("#2A1C14", 0.8, gloss=0.1),
        palette.stone("#A89C88"),
        palette.plain("#4A443E", 0.95, gloss=0.1),
        palette.water(),
    )


class _Mesh:
    """A mesh that is put together of boxes and faces in several paints."""

    def __init__(self) -> None:
        self.points: list[Point3] = []
        self.faces: list[tuple[int, ...]] = []
        self.of: list[int] = []

    def face(self, paint: int, *corners: Point3) -> None:
        first = len(self.points)
        self.points += corners
        self.faces.append(tuple(range(first, first + len(corners))))
        self.of.append(paint)

    def box(self, paint: int, low: Point3, high: Point3) -> None:
        (a, b, c), (x, y, z) = low, high
        self.face(paint, (a, b, c), (x, b, c), (x, b, z), (a, b, z))
        self.face(paint, (x, y, c), (a, y, c), (a, y, z), (x, y, z))
        self.face(paint, (a, y, c), (a, b, c), (a, b, z), (a, y, z))
        self.face(paint, (x, b, c), (x, y, c), (x, y, z), (x, b, z))
        self.face(paint, (a, b, z), (x, b, z), (x, y, z), (a, y, z))

    def roof(self, size: tuple[float, float], low: float, high: float, over: float, hip: float) -> None:
        """Add a saddle roof along ``x`` with gables in the walls' paint, or hipped."""
        w, d = size[0] / 2 + over, size[1] / 2 + over
        ridge = w - hip
        self.face(1, (-w, -d, low), (w, -d, low), (ridge, 0, high), (-ridge, 0, high))
        self.face(1, (w, d, low), (-w, d, low), (-ridge, 0, high), (ridge, 0, high))
        for s in (-1, 1):
            self.face(1 if hip else 0, (s * w, -d, low), (s * w, d, low), (s * ridge, 0, high))

    def made(self, name: str, paints: list[Paint]) -> object:
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.points, [], self.faces)
        for paint in paints:
            data.materials.append(paint)
        for polygon, number in zip(data.polygons, self.of, strict=True):
            polygon.material_index = number
        data.validate()
        return data


def _house(chance: random.Random, fine: bool) -> _Mesh:
    """Return a house; ``fine``: with timber in its walls, as it is near."""
    made = _Mesh()
    wide, deep, high = chance.uniform(0.75, 1.25), chance.uniform(0.8, 1.05), chance.uniform(0.55, 1.0)
    rise = deep * chance.uniform(0.5, 0.75)
    w, d = wide / 2, deep / 2
    made.box(0, (-w, -d, -0.6), (w, d, high))
    made.roof((wide, deep), high - 0.02, high + rise, 0.07, chance.choice((0, 0, 0.3)))
    pane = 0.056 if fine else 0.1
    floors = [high - 0.3, high - 0.68] if high > 0.75 else [high - 0.32]
    for side in (-1, 1):
        for floor in floors:
            count = round(wide / 0.27)
            for number in range(count):
                x = -w + wide * (number + 0.5) / count
                y = side * (d + 0.006)
                _pane(made, (x - pane, y, floor), (x + pane, y, floor + 3.3 * pane))
            for number in (-0.5, 0.5):
                x, y = side * (w + 0.006), number * deep * 0.5
                _pane(made, (x, y - pane, floor), (x, y + pane, floor + 3.3 * pane))
    for side in (-1, 1):  # under the gables
        x = side * (w + 0.006)
        _pane(made, (x, -pane, high + rise * 0.1), (x, pane, high + rise * 0.1 + 2.6 * pane))
    for side in (-1, 1):  # dormers
        if chance.random() < 0.9:
            x, y, z = chance.uniform(-0.25, 0.25), side * d * 0.55, high + rise * 0.28
            made.box(
                0, (x - 0.1, min(y, y - side * 0.3), z - 0.1), (x + 0.1, max(y, y - side * 0.3), z + 0.16)
            )
            for s in (-1, 1):
                made.face(
                    1,
                    (x + s * 0.14, y + side * 0.05, z + 0.14),
                    (x, y + side * 0.05, z + 0.3),
                    (x, y - side * 0.34, z + 0.3),
                    (x + s * 0.14, y - side * 0.34, z + 0.14),
                )
            _pane(made, (x - 0.07, y + side * 0.005, z - 0.04), (x + 0.07, y + side * 0.005, z + 0.13))
    for _ in range(chance.choice((1, 1, 2))):
        x, y = chance.uniform(-w * 0.7, w * 0.7), chance.choice((-1, 1)) * d * 0.3
        made.box(4, (x - 0.07, y - 0.06, high), (x + 0.07, y + 0.06, high + rise + 0.16))
        made.box(4, (x - 0.09, y - 0.08, high + rise + 0.12), (x + 0.09, y + 0.08, high + rise + 0.17))
    if fine:
        for side in (-1, 1):
            y0, y1 = side * d - 0.015, side * d + 0.015
            for number in range(5):
                x = -w + wide * number / 4
                made.box(3, (x - 0.02, y0, 0), (x + 0.02, y1, high))
            for z in (0.0, high * 0.5, high - 0.04):
                made.box(3, (-w, y0, z), (w, y1, z + 0.04))
    return made


def _pane(made: _Mesh, low: Point3, high: Point3) -> None:
    (a, b, c), (x, y, z) = low, high
    if b == y:
        made.face(2, (a, b, c), (x, b, c), (x, b, z), (a, b, z))
    else:
        made.face(2, (a, b, c), (a, y, c), (a, y, z), (a, b, z))


def bank(y: float) -> float:
    """Return the middle of the river, which flows from the front at the right to the left."""
    return -6.9 - 0.06 * y


_HALF = 2.3


def _places(chance: random.Random) -> Iterator[tuple[float, float, float]]:
    """Yield where houses stand, and how they are turned."""
    for row in range(-30, 120):
        y = row * 1.32
        for column in range(-60, 75):
            x = column * 1.14 + (row % 2) * 0.4
            px, py = x + chance.uniform(-0.16, 0.16), y + chance.uniform(-0.2, 0.2)
            away, aside = _seen(px, py)
            if not 6.0 < away < 130 or abs(aside) > 0.64 or chance.random() < 0.06:
                continue
            if away > 60 and chance.random() < 0.4:
                continue
            if abs(px - bank(py)) < _HALF + 0.9:
                continue
            if 17 < away < 48 and bank(py) - 9 < px < bank(py):
                continue  # the open bank, so that the river is seen
            if -3.6 < px < 4.4 and -8.5 < py < 15:
                continue  # the square, and the cathedral
            if math.sin(px * 0.31 + 0.7) * math.sin(py * 0.23 + 0.4 * math.sin(px * 0.2)) > 0.72:
                continue  # squares and gardens
            if away > 20 and -13 < py < 0 and -0.46 < aside < 0.0 and abs(px) < 6 and px > bank(py):
                continue  # the street to the square
            yield px, py, chance.choice((0, 90)) + chance.uniform(-7, 7) + 8 * math.sin(px * 0.2 + py * 0.13)


_YAW = math.radians(27.0)


def _seen(x: float, y: float) -> tuple[float, float]:
    """Return how far a place is along the view, and how far aside of it, as a share of that."""
    dx, dy = x - EYE[0], y - EYE[1]
    away = dx * math.sin(_YAW) + dy * math.cos(_YAW)
    return away, (dx * math.cos(_YAW) - dy * math.sin(_YAW)) / max(0.1, away)


def build(p: Paints) -> dict[str, list[Solid]]:
    """Build the city; return what lies far, in the middle and near."""
    chance = random.Random(1482)
    order = [p.wall, p.roof, p.lit, p.timber, p.stone]
    plain = [_house(chance, False).made("house", order) for _ in range(_KINDS)]
    fine = [_house(chance, True).made("house", order) for _ in range(_KINDS)]
    made: dict[str, list[Solid]] = {"far": [], "middle": []}
    for x, y, turn in _places(chance):
        away, _ = _seen(x, y)
        solid = bpy.data.objects.new("house", chance.choice(fine if away < 45 else plain))
        solid.location, solid.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
        tall = chance.uniform(0.85, 1.12) * (0.9 if away < 16 else 1.0)
        solid.scale = (chance.uniform(0.9, 1.1), chance.uniform(0.9, 1.05), tall)
        bpy.context.scene.collection.objects.link(solid)
        made["middle" if away < 56 else "far"].append(solid)
    made["far"] += [*_river(p), *_steeples(p)]
    made["middle"] += _bridge(p)
    return made


def _river(p: Paints) -> list[Solid]:
    """Return water, the banks with their quays, and the ground."""
    water = _flat([(-300, -60), (300, -60), (300, 400), (-300, 400)], _WATER, p.water)
    rows = [-60 + 2 * number for number in range(120)]
    parts = [water]
    for side, edge in ((-1, -300.0), (1, 300.0)):
        line = [(bank(y) + side * _HALF, float(y)) for y in rows]
        mesh = _Mesh()
        for (x0, y0), (x1, y1) in pairwise(line):
            mesh.face(0, (x0, y0, 0), (x1, y1, 0), (edge, y1, 0), (edge, y0, 0))
            mesh.face(1, (x0, y0, _WATER - 0.2), (x1, y1, _WATER - 0.2), (x1, y1, 0.16), (x0, y0, 0.16))
            back = side * 0.1
            mesh.face(1, (x0, y0, 0.16), (x1, y1, 0.16), (x1 + back, y1, 0.16), (x0 + back, y0, 0.16))
        solid = bpy.data.objects.new("bank", mesh.made("bank", [p.ground, p.stone]))
        bpy.context.scene.collection.objects.link(solid)
        parts.append(solid)
    return parts


def _flat(corners: list[tuple[float, float]], z: float, paint: Paint) -> Solid:
    mesh = _Mesh()
    mesh.face(0, *((x, y, z) for x, y in corners))
    solid = bpy.data.objects.new("flat", mesh.made("flat", [paint]))
    bpy.context.scene.collection.objects.link(solid)
    return solid


def _bridge(p: Paints) -> list[Solid]:
    """Return a stone bridge in three arches across the river."""
    middle = bank(_BRIDGE)
    wall = rect(-_HALF - 0.4, -1.2, _HALF + 0.4, 0.34)
    holes = [circle(x, -0.5, 0.6) for x in (-1.5, 0, 1.5)]
    parts = [plate([wall, *holes], 0.9, p.stone, (middle, _BRIDGE, 0))]
    for y in (-0.45, 0.45):
        parts.append(block((2 * _HALF + 0.8, 0.08, 0.14), (middle, _BRIDGE + y, 0.34), p.stone))
        for x in (-0.75, 0.75):
            parts.append(block((0.22, 0.2, 0.86), (middle + x, _BRIDGE + y * 1.2, -0.5), p.stone))
    return parts


def _steeples(p: Paints) -> list[Solid]:
    """Return churches far away, and hills at the edge of the sky."""
    parts: list[Solid] = []
    for x, y, high in (
        (-22, 62, 3.6),
        (-4, 88, 4.6),
        (38, 60, 4.2),
        (58, 84, 5.2),
        (24, 96, 4.4),
        (72, 66, 3.6),
        (8, 120, 5.4),
    ):
        parts.append(block((0.9, 0.9, high * 0.8), (x, y, 0), p.stone))
        parts.append(block((1.06, 1.06, 0.14), (x, y, high * 0.8), p.stone))
        for corner in ((-0.42, -0.42), (0.42, -0.42), (-0.42, 0.42), (0.42, 0.42)):
            parts.append(pinnacle((x + corner[0], y + corner[1], high * 0.8), 0.2, 0.9, p.roof))
        spire = [(0.44, 0), (0.2, high * 0.3), (0.015, high * 0.62)]
        parts.append(painted(lathe(spire, (x, y, high * 0.8 + 0.1)), p.roof))
        parts.append(block((0.3, 0.02, 0.5), (x, y - 0.46, high * 0.58), p.lit))
        parts.append(block((1.3, 4, high * 0.5), (x, y + 2, 0), p.stone))
    for x, y, wide, high in ((-60, 240, 70, 5), (40, 270, 110, 4.4), (190, 230, 90, 6.4), (120, 300, 120, 6)):
        hill = [
            (wide, 0.0),
            (wide * 0.8, high * 0.35),
            (wide * 0.45, high * 0.8),
            (wide * 0.15, high),
            (0.001, high),
        ]
        parts.append(painted(lathe([(float(a), float(b)) for a, b in hill], (x, y, -1)), p.ground))
    return parts
