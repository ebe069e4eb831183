"""What stands in the areas of the plan: rows of small houses, gardens and trees."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from random import Random

from pygame import Rect, Surface

from game.table.city import houses
from game.table.city.camera import Camera
from game.table.city.heaps import Stand, stand
from game.table.city.houses import Thing
from game.table.city.names import boxes
from game.table.city.plan import CityPlan
from game.table.city.shapes import Box, Chords, Point, Polygon, bounds
from game.table.city.zoom import Zoom
from game.ui.palette import RGB

GROUND: dict[str, RGB] = {
    "bank": (250, 236, 188),
    "carriage": (196, 214, 242),
    "residence": (254, 222, 202),
    "hospital": (182, 219, 215),
    "hotel": (255, 230, 202),
    "park": (191, 216, 165),
    "cloister": (228, 221, 246),
    "harbour": (136, 186, 228),
}
"""The wash colour of each area's ground, on white: light and darker by turns round a market place."""

_ENOUGH = 6  # cubes whose place is kept free of houses


def draw_houses(
    table: Surface, plan: CityPlan, camera: Camera, borough: str, area: str, zoom: Zoom | None = None
) -> None:
    """Draw houses and greenery along the streets of a sector, clear of picture, name and cubes.

    From far there are only few.
    """
    x, y, width, height = bounds(plan.outline(borough, area))
    seen = Rect(camera.to_screen((x, y)), (width * camera.scale, height * camera.scale))
    if table.get_rect().colliderect(seen):
        chance = Random(f"{borough} {area} houses")
        houses.draw(table, camera, area, _things(plan, borough, area, zoom), chance)


@lru_cache(maxsize=160)
def _things(plan: CityPlan, borough: str, area: str, zoom: Zoom | None) -> tuple[Thing, ...]:
    """Return what stands in an area, from back to front; the same wherever the camera stands."""
    chance = Random(f"{borough} {area}")
    outline, chords = plan.outline(borough, area), plan.chords(borough, area)
    unit = plan.cube * 0.58
    closed = _closed(plan, borough, area)
    far = zoom is not None and not zoom.close
    if zoom:
        closed += _stood_on(stand(plan, borough, area, zoom, boxes(plan, zoom).get((borough, area))))
    things: list[Thing] = []
    for row in range(1 if far else 2):
        _line_up(outline, chords, unit, row, area, closed, things, chance)
    if not far:
        _scatter(chords, bounds(outline), unit, area, closed, things, chance)
    return tuple(sorted(things))


def _closed(plan: CityPlan, borough: str, area: str) -> list[Box]:
    """Return the boxes to keep free: the picture, the name, the first cubes and the friend."""
    side = plan.cube_side(borough)
    x, y, w, h = plan.area(borough, area).picture
    lx, ly = plan.area(borough, area).label
    half = min(plan.area(borough, area).label_width, side * 5.4) / 2
    slots = (*plan.sector(borough, area).slots[:5], plan.sector(borough, area).friend)
    sx, sy, sw, sh = bounds(slots)
    return [
        (x + w * 0.04, y + h * 0.1, w * 0.92, h * 0.9),
        (lx - half, ly - side * 0.5, half * 2, side),
        (sx - side * 0.5, sy - side * 0.6, sw + side, sh + side * 1.1),
    ]


def _stood_on(place: Stand) -> list[Box]:
    """Return the boxes to keep free of houses where cubes stand."""
    rows = [place.cubes[:_ENOUGH], place.closer, (place.pile, place.tag)]
    found = []
    for points in rows:
        if points:
            x, y, width, height = bounds(points)
            side = place.side
            found.append((x - side, y - side * 1.1, width + side * 2, height + side * 2.2))
    return found


def _free(at: Point, width: float, height: float, closed: list[Box]) -> bool:
    left, right, top, bottom = at[0] - width / 2, at[0] + width / 2, at[1] - height, at[1]
    return all(right <= x or left >= x + w or bottom <= y or top >= y + h for x, y, w, h in closed)


def _fits(chords: Chords, at: Point, width: float, height: float) -> bool:
    return chords.holds((at[0] - width / 2, at[1] - height, width, height))


def _line_up(
    outline: Polygon,
    chords: Chords,
    unit: float,
    row: int,
    area: str,
    closed: list[Box],
    things: list[Thing],
    chance: Random,
) -> None:
    """Add a row of houses along the streets; each further ``row`` lies behind the previous one, with gaps."""
    count = len(outline)
    gone = 0.0
    for i in range(count):
        (ax, ay), (bx, by) = outline[i], outline[(i + 1) % count]
        step = hypot(bx - ax, by - ay)
        gone += step
        if gone < 2.0:
            continue
        length = step or 1.0
        # The inside of a clockwise outline is to its right.
        nx, ny = -(by - ay) / length, (bx - ax) / length
        size = unit * chance.uniform(0.82, 1.12)
        green = area == "park" or chance.random() < (0.3 if area in ("hospital", "cloister") else 0.14)
        if row and chance.random() < 0.10 * row:
            gone = -size * 0.6
            continue
        tall = size * 0.9
        away = size * 0.62 if abs(ny) < 0.6 else (size * 0.18 if ny < 0 else tall + size * 0.12)
        away += row * size * 1.12
        at = (ax + nx * away, ay + ny * away)
        if abs(ny) < 0.6:
            at = (at[0], at[1] + tall * 0.4)
        if not _fits(chords, at, size * 1.04, tall) or not _free(at, size, tall, closed):
            continue
        if any(abs(at[0] - t.x) < size * 0.86 and abs(at[1] - t.y) < tall * 0.56 for t in things):
            continue
        things.append(Thing(at[1], at[0], "tree" if green else "house", size))
        gone = 0.0


def _scatter(
    chords: Chords,
    box: Box,
    unit: float,
    area: str,
    closed: list[Box],
    things: list[Thing],
    chance: Random,
) -> None:
    x, y, w, h = box
    tries = int(w * h / (unit * unit) * 1.3)
    leafy = {"park": 0.8, "cloister": 0.34, "hospital": 0.34, "residence": 0.22}.get(area, 0.12)
    built = 0.0 if area == "park" else 0.14
    for _ in range(tries):
        at = (x + chance.random() * w, y + chance.random() * h)
        size = unit * chance.uniform(0.55, 0.9)
        if not _fits(chords, at, size * 1.3, size * 1.1) or not _free(at, size * 1.2, size, closed):
            continue
        if any(abs(at[0] - t.x) < size * 1.3 and abs(at[1] - t.y) < size * 1.1 for t in things):
            continue
        roll = chance.random()
        kind = "tree" if roll < leafy else "house" if roll < leafy + built else "tuft"
        things.append(Thing(at[1], at[0], kind, size * (1.25 if kind == "house" else 1.0)))
