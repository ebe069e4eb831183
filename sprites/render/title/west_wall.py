"""The west wall from within, for the end: stones, rose window, lancets, ledge, piers and candles."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bpy
from mathutils import Matrix

from sprites.make import rose
from sprites.render.solids import Point2, bar, lathe
from sprites.render.title import icon, still_life
from sprites.render.title.masonry import arch, block, circle, painted, plate
from sprites.render.title.paints import Paint, Palette, light
from sprites.render.title.stage import begin, multiplied, rendered, sun

_COURSES, _TILE = 7, 4.0
"""How many courses of stones the wall's picture has, which fits to itself, and how large it is."""
_ROSE = 4.5
"""The side of the rose window's picture, where the window itself is 4 wide."""
LANCET = (1.28, 1.94)
"""The size of a lancet's picture, in widths of its window, which ends 0.14 before each side."""
_GLASS = 1.8  # how high the window is
_LEDGE = (4.0, 0.34)
_PIER = (1.4, 9.0)
_CANDLE = (1.6, 2.6)


def render(folder: Path, width: int = 1024, samples: int = 32) -> None:
    """Render all parts; ``width``: pixels of the stones' picture."""
    unit = width / _TILE
    for name, size, build, clear in (
        ("wall", (_TILE, _TILE), _stones, False),
        ("rose", (_ROSE, _ROSE), _rose, True),
        ("lancet", LANCET, _lancet, True),
        ("ledge", _LEDGE, _ledge, False),
        ("pier", _PIER, _pier, True),
        ("candle", _CANDLE, _candle, True),
    ):
        finer = {"lancet": 1.6, "candle": 0.8, "pier": 0.6}.get(name, 1.0)
        _take(size, unit * finer, samples, build, clear)
        made = rendered()
        made = multiplied(made) if clear else made.convert("RGB")
        made.save(folder / f"{name}.webp", quality=82, method=6, exact=True, alpha_quality=90)
    icon.draw(folder / "rose.webp", folder.parent / "cathedral" / "icon.webp")


def _take(size: Point2, unit: float, samples: int, build: Callable[[Palette], None], clear: bool) -> None:
    """Set up the light of an evening inside, with a camera before what ``build`` builds round its middle."""
    scene = begin(round(size[0] * unit), round(size[1] * unit), samples)
    scene.render.film_transparent = clear
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.type, camera.data.ortho_scale = "ORTHO", max(size)
    camera.location, camera.rotation_euler = (0, -20, 0), (math.pi / 2, 0, 0)
    scene.collection.objects.link(camera)
    scene.camera = camera
    world = scene.world = bpy.data.worlds.new("church")
    world.use_nodes = True
    back = world.node_tree.nodes["Background"].inputs
    back[0].default_value, back[1].default_value = light("#B8BCD0"), 0.4
    sun((-0.55, -0.6, 0.8), "#FFF2E0", 2.6, 6.0)
    sun((0.3, -0.7, -0.6), "#FFB070", 0.7, 25.0)
    build(Palette())


def _stone(palette: Palette, share: float) -> Paint:
    tone = [round(part * share) for part in (206, 196, 180)]
    return palette.ashlar("#" + "".join(f"{min(255, part):02X}" for part in tone))


def _stones(palette: Palette) -> None:
    """Lay courses of stones that go on beyond each edge as they begin at the other."""
    chance = random.Random(1345)
    paints = [_stone(palette, share) for share in (0.9, 0.95, 0.98, 1.0, 1.04)]
    mortar = palette.plain("#A0978A", 0.95, gloss=0.1)
    half, high = _TILE / 2, _TILE / _COURSES
    block((_TILE * 2, 0.2, _TILE * 2), (0, 0.0, -_TILE), mortar)
    for course in range(_COURSES):
        cuts = sorted(
            (number + 0.5 * (course % 2) + chance.uniform(-0.13, 0.13)) * _TILE / 4 for number in range(4)
        )
        for left, right in zip(cuts, [*cuts[1:], cuts[0] + _TILE], strict=True):
            paint, deep, turn = chance.choice(paints), chance.uniform(0.0, 0.03), chance.uniform(-0.5, 0.5)
            wide = right - left - 0.016
            for aside in (-_TILE, 0.0, _TILE):
                for up in (-_TILE, 0.0, _TILE):
                    x, z = (left + right) / 2 + aside - half, course * high + up - half
                    if abs(x) < half + 1 and -half - 2 * high < z < half + high:
                        stone = block((wide, 0.3, high - 0.016), (x, deep, z + 0.008), paint, 0.022)
                        stone.rotation_euler = (0, math.radians(turn * 0.3), math.radians(turn))


def _rose(palette: Palette) -> None:
    """Build the tracery of the drawn window, and the mouldings round it."""
    pale, stone = _stone(palette, 1.08), _stone(palette, 0.95)

    def flat(outline: list[Point2]) -> list[Point2]:
        return [((x - 200) / 100, (200 - y) / 100) for x, y in outline]

    panes = rose.panes()
    openings = [flat([(float(x), float(y)) for x, y in pane.outline]) for pane in panes]
    plate([circle(0, 0, 1.98, 120), *openings], 0.16, pale, (0, 0.1, 0), worn=0.022)
    for opening in openings:
        painted(bar([(x, 0.0, z) for x, z in opening], 0.016, closed=True), pale)
    for radius in (0.395, 1.105):
        painted(bar([(x, 0.0, z) for x, z in circle(0, 0, radius, 90)], 0.026, closed=True), pale)
    for number in range(rose.PETALS):
        angle = math.radians(number * 30)
        painted(
            lathe([(0.05, 0.0), (0.05, 0.03), (0.02, 0.06), (0.001, 0.065)]), pale
        ).matrix_world = _standing(
            1.105 * math.sin(angle + math.radians(15)), 1.105 * math.cos(angle + math.radians(15))
        )
        _fork(math.degrees(angle) + 15, pale)
    for inner, outer, deep, paint in (
        (1.92, 2.03, -0.06, pale),
        (2.01, 2.11, -0.16, stone),
        (2.09, 2.22, -0.24, pale),
    ):
        plate(
            [circle(0, 0, outer, 120), circle(0, 0, inner, 120)], 0.3, paint, (0, deep + 0.15, 0), worn=0.03
        )
    for number in range(48):
        angle = math.radians(number * 7.5)
        x, z = 2.06 * math.sin(angle), 2.06 * math.cos(angle)
        painted(
            lathe([(0.045, 0.0), (0.045, 0.02), (0.02, 0.05), (0.001, 0.055)]), pale
        ).matrix_world = _standing(x, z, -0.17)


def _standing(x: float, z: float, y: float = 0.0) -> Any:
    """Return where something is that stands out of the wall."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi / 2, 4, "X")


def _fork(angle: float, paint: Paint) -> None:
    """Divide an outer petal in two lights below a small round one."""

    def spot(turn: float, radius: float) -> tuple[float, float, float]:
        x, y = rose.spot(turn, radius)
        return (x - 200) / 100, 0.02, (200 - y) / 100

    painted(bar([spot(angle, 112), spot(angle, 142)], 0.03), paint)
    for side in (-1, 1):
        way = ((0.0, 140), (3.4, 151), (8.2, 156), (12.4, 153))
        painted(bar([spot(angle + side * turn, radius) for turn, radius in way], 0.028), paint)
    x, _, z = spot(angle, 163)
    painted(bar([(x + a, 0.02, z + b) for a, b in circle(0, 0, 0.085, 24)], 0.028, closed=True), paint)


def _lancet(palette: Palette) -> None:
    """Build the mouldings round a pointed window, whose glass is 1 wide."""
    pale, stone = _stone(palette, 1.08), _stone(palette, 0.95)
    foot = -LANCET[1] / 2
    low = foot - 0.3
    for outset, inset, deep, paint in (
        (0.035, -0.035, 0.12, pale),
        (0.075, 0.025, 0.02, stone),
        (0.13, 0.065, -0.08, pale),
    ):
        outer = arch(0, low, 1 + 2 * outset, foot + _GLASS + outset, 24)
        inner = arch(0, low - 0.1, 1 + 2 * inset, foot + _GLASS + inset, 24)
        plate([outer, inner], 0.3, paint, (0, deep + 0.15, 0), worn=0.016)
    for side in (-1, 1):
        x, spring = side * 0.55, foot + _GLASS - 0.866
        painted(bar([(x, 0.0, low), (x, 0.0, spring)], 0.042), pale)
        for z, wide in ((spring - 0.05, 0.065), (spring, 0.08)):
            painted(lathe([(0.03, -0.03), (wide, 0.0), (wide, 0.03)], (x, 0.0, z)), pale)


def _ledge(palette: Palette) -> None:
    """Build a string course that goes on at both sides."""
    low = -_LEDGE[1] / 2
    for high, deep, part in ((0.2, 0.5, 0.16), (0.1, 0.34, 0.1), (0.0, 0.2, 0.1)):
        for number in range(-2, 3):
            paint = _stone(palette, (1.0, 1.06)[number % 2])
            wide = _LEDGE[0] / 2
            block(
                (wide - 0.012, deep, part - 0.008), (number * wide + 0.25, -deep / 2, low + high), paint, 0.03
            )
    block((20, 0.1, 4), (0, 0.2, -2), _stone(palette, 0.8))


def _pier(palette: Palette) -> None:
    """Build shafts in a cluster, with their bases, and capitals of leaves."""
    foot = -_PIER[1] / 2
    for x, y, wide in (
        (0, -0.5, 0.25),
        (-0.33, -0.12, 0.19),
        (0.33, -0.12, 0.19),
        (-0.48, 0.2, 0.1),
        (0.48, 0.2, 0.1),
    ):
        paint = _stone(palette, 1.0 if x else 1.05)
        top = foot + 7.4
        profile = [
            (wide * 1.35, 0.0),
            (wide * 1.35, 0.3),
            (wide * 1.15, 0.4),
            (wide * 1.2, 0.5),
            (wide, 0.58),
        ]
        profile += [(wide, 3.4), (wide * 1.12, 3.44), (wide * 1.12, 3.54), (wide, 3.58)]
        profile += [
            (wide, 7.1),
            (wide * 1.12, 7.16),
            (wide, 7.2),
            (wide * 1.35, 7.55),
            (wide * 1.4, 7.7),
            (wide, 7.72),
        ]
        profile += [(wide, 12.0), (0.001, 12.0)]
        solid = painted(lathe(profile, (x, y, foot)), paint)
        for face in solid.data.polygons:
            face.use_smooth = False
        for number in range(7):
            angle = math.radians(180 + 180 * (number + 0.5) / 7)
            points = [
                (x + wide * k * math.cos(angle), y + wide * k * math.sin(angle), top + up)
                for k, up in ((1.02, -0.16), (1.2, 0.0), (1.5, 0.14), (1.4, 0.06))
            ]
            painted(bar(points, 0.03), paint)


def _candle(palette: Palette) -> None:
    """Set down the candle of the title's table."""
    still_life.candle(palette, (0.0, 0.0, -_CANDLE[1] / 2 + 0.05), 0.52)
