"""The city's plates: the map of a ring of boroughs, drawn beforehand and coloured for those who play.

`python -m sprites.make city` draws them; a plate lies in bands, so that no frame waits for one to be read.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.plan import CityPlan
from game.table.city.shapes import Box, Point, lerp
from game.table.city.stepwise import stepwise
from game.table.city.streets import BASTION, TILE_EDGE, bastions, outside
from game.ui import pictures, surfaces
from game.ui.palette import RGB

FOLDER_NAME = "sprites/city"
BAND = 192
"""The height of a plate's bands, in pixels."""
WIDTHS = (2400, 3840)
PLATES = (
    *((count, width, False) for count in (3, 4, 5) for width in WIDTHS),
    (5, WIDTHS[0], True),
)
"""The plates that there are: the boroughs, the width, and whether it is seen from far, with fewer houses."""
_EDGE = 40.0  # plane units round the city for the shadow that it casts
_ENLARGED = 1.06  # how far the smaller plate may be enlarged


def name_of(count: int, width: int, far: bool) -> str:
    """Return the name of a plate's folder."""
    return f"{count}_{width}{'_far' if far else ''}"


def box_of(plan: CityPlan) -> Box:
    """Return what a plate shows of the plane."""
    x, y, width, height = plan.box
    return x - _EDGE, y - _EDGE, width + 2 * _EDGE, height + 2 * _EDGE


def seen(
    plan: CityPlan, camera: Camera, size: tuple[int, int], colours: tuple[RGB, ...], far: bool = False
) -> Generator[None, None, tuple[Surface, Rect]]:
    """Return in steps what a camera sees of the city in a window of ``size``, and where that lies.

    ``colours`` are those of the boroughs, in the order of the ring.
    """
    far = far and (len(plan.ring), WIDTHS[0], True) in PLATES
    needed = camera.scale * box_of(plan)[2]
    width = WIDTHS[0] if far or needed <= WIDTHS[0] * _ENLARGED else WIDTHS[1]
    yield from _coloured.steps(plan, width, far, colours)
    plate = _coloured(plan, width, far, colours)
    taken = Camera(plate.get_rect(), box_of(plan))
    left, top = taken.to_screen(camera.to_plane((0.0, 0.0)))
    right, bottom = taken.to_screen(camera.to_plane((float(size[0]), float(size[1]))))
    part = Rect(int(left), int(top), int(right - left) + 2, int(bottom - top) + 2).clip(plate.get_rect())
    if not part:
        return surfaces.clear((1, 1)), Rect(0, 0, 1, 1)
    x0, y0 = camera.to_screen(taken.to_plane(part.topleft))
    x1, y1 = camera.to_screen(taken.to_plane(part.bottomright))
    place = Rect(round(x0), round(y0), max(1, round(x1) - round(x0)), max(1, round(y1) - round(y0)))
    return pygame.transform.smoothscale(plate.subsurface(part), place.size), place


@stepwise(most=1)
def _coloured(
    plan: CityPlan, width: int, far: bool, colours: tuple[RGB, ...]
) -> Generator[None, None, Surface]:
    """Read a plate, band by band, and colour it."""
    name = name_of(len(plan.ring), width, far)
    _, _, wide, high = box_of(plan)
    plate = surfaces.clear((width, round(width * high / wide)))
    camera = Camera(plate.get_rect(), box_of(plan))
    fields = list(_fields(plan, dict(zip(plan.ring, colours, strict=True))))
    yield
    for number, top in enumerate(range(0, plate.get_height(), BAND)):
        both = pictures.once(f"city/{name}/{number:02}.webp")
        yield
        if pygame.display.get_surface():
            both = both.convert_alpha()  # pixels of the same kind are blended much faster
        tall = both.get_height() // 2
        tint = Surface((width, tall), pygame.SRCALPHA)
        for points, radius, colour in fields:
            spots = [(x, y - top) for x, y in map(camera.to_screen, points)]
            if radius:
                pygame.draw.circle(tint, (*colour, 0), spots[0], radius * camera.scale)
            else:
                pygame.draw.polygon(tint, (*colour, 0), spots)
        tint.blit(both.subsurface((0, tall, width, tall)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        room = plate.subsurface((0, top, width, tall))
        room.blit(both.subsurface((0, 0, width, tall)), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        room.blit(tint, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        yield
    return plate


def forget() -> None:
    """Drop the plates that have been read."""
    _coloured.forget()


def _fields(plan: CityPlan, colours: dict[str, RGB]) -> Iterator[tuple[tuple[Point, ...], float, RGB]]:
    """Yield the parts of the plane in which each borough's colour is shown: polygons, and discs by radius."""
    middle = plan.nave.centre
    for name, borough in plan.boroughs.items():
        (right, start), (end, left) = borough.corners[:2], borough.corners[6:]
        beyond = lerp(right, start, 1.5), *outside(borough, plan.lane + TILE_EDGE), lerp(left, end, 1.5)
        yield (middle, right, *beyond, left), 0, colours[name]
    for name, borough in plan.boroughs.items():
        for spot in bastions(borough):
            yield (spot,), plan.market_radius + BASTION + 1, colours[name]
    for market in plan.markets:
        yield (plan.point(market),), plan.market_radius + 1, colours[market.split(".")[0]]
