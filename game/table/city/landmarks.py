"""The areas' landmarks: the building of each sector with the shadow that it casts, and boats in harbours."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import suppress

import pygame
from pygame import Rect, Surface

from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, shared
from game.table.map.zoom import Zoom
from game.table.places import message_signs
from game.table.places.found import stand
from game.table.places.names import boxes
from game.ui import pictures, surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.remembered import pictured

_GRAZED = 0.03
"""The share of a name or message that may lie on a boat."""
_SOLID = 190
"""From which opacity on a part of a picture casts a shadow, of 255: grass and washes don't."""
_FLAT, _SLANT = 0.34, 0.85
"""How high a shadow is compared with its building, and how far it leans to the right for its height."""
_SHADE, _LONG_SLANT, _EVENING = (16, 8, 2), 2.8, (43, 42, 90, 185)
"""Its colour; and how far it leans in the evening, and its colour then."""
_DARK, _BLUR = 108, 0.018
"""How dark it is, of 255, and how soft, as a share of the building's width."""
_FOOT = 0.09
"""How far above the lower edge of its picture a building stands, as a share of its height."""
_DRAWN, _LEAST = (256, 192), 1.4
"""The size in which pictures of small buildings are read; and how much larger that is than any of them."""


def draw_landmarks(
    table: Surface, plan: CityPlan, camera: Camera, zoom: Zoom | None
) -> Generator[None, None, None]:
    """Draw the areas' buildings, and boats in harbours where names and messages leave room for them."""
    if zoom:
        yield from message_signs.finding(plan, zoom)
    for area, box in _seen(plan, camera, table.get_size(), zoom):
        picture, flags = _building(f"areas/{area}", *box.size)
        place = picture.get_rect(midbottom=box.midbottom)
        if area != "harbour":
            shade = _shade(f"areas/{area}", box.w, box.h)
            foot = place.bottom - round(place.height * _FOOT)
            table.blit(shade, shade.get_rect(bottomleft=(place.left, foot)))
        table.blit(picture, place, special_flags=flags)
        yield


def _seen(
    plan: CityPlan, camera: Camera, size: tuple[int, int], zoom: Zoom | None
) -> Iterator[tuple[str, Rect]]:
    """Yield the area and the room of each building or boat that a camera sees in a window of ``size``."""
    taken = [*boxes(plan, zoom).values(), *message_signs.rooms(plan, zoom)] if zoom else []
    for borough in plan.ring:
        for area in AREAS:
            room = site(plan, borough, area, zoom)
            box = camera.box_on_screen(room)
            if box.w < 6 or not Rect((0, 0), size).colliderect(box):
                continue
            if area == "harbour" and any(shared(each, room) > _GRAZED for each in taken):
                continue
            yield area, box


def seen_buildings(
    plan: CityPlan, camera: Camera, size: tuple[int, int], zoom: Zoom
) -> Iterator[tuple[str, Rect]]:
    """Yield the area and the place of each building's picture that a camera sees in a window of ``size``."""
    for area, box in _seen(plan, camera, size, zoom):
        yield area, Rect((0, 0), _fitted(box.size)).move_to(midbottom=box.midbottom)


def _fitted(size: tuple[int, int]) -> tuple[int, int]:
    """Return how large the picture of a building is in a room."""
    share = min(size[0] / _DRAWN[0], size[1] / _DRAWN[1])
    return max(1, round(_DRAWN[0] * share)), max(1, round(_DRAWN[1] * share))


def site(plan: CityPlan, borough: str, area: str, zoom: Zoom | None) -> Box:
    """Return the room of an area's building or boat."""
    if zoom is None or area == "harbour":
        return plan.area(borough, area).picture
    return stand(plan, borough, area, zoom).building


def _building(name: str, width: int, height: int) -> tuple[Surface, int]:
    """Return the picture of a building, and how it is drawn.

    Each stands in several sizes in a city: small ones are scaled down from one, which is read once.
    """
    if width * _LEAST > _DRAWN[0] or height * _LEAST > _DRAWN[1]:
        return surfaces.picture(name, width, height), 0
    return pygame.transform.smoothscale(_drawn(name), _fitted((width, height))), pygame.BLEND_PREMULTIPLIED


@cached(TABLE, most=8)
@pictured
def _drawn(name: str) -> Surface:
    """Return the picture of a building, its colours multiplied by their alpha. Shared, don't draw on it."""
    with suppress(pictures.PictureError):
        return pictures.svg_once(name, *_DRAWN).premul_alpha()
    return surfaces.picture(name, *_DRAWN).premul_alpha()


@cached(TABLE, most=64)
def _shade(name: str, width: int, height: int) -> Surface:
    """Return the shadow of a building, which lies to the right behind it; its foot is the lower edge."""
    return _slanted(_building(name, width, height)[0], _SLANT, (*_SHADE, _DARK))


@cached(TABLE, megabytes=3, grows=True)
def evening_shade(area: str, size: tuple[int, int]) -> Surface:
    """Return the long shadow of an area's building in the evening, to be laid on its picture's corner.

    It leaves the building itself free. ``size`` is that of its picture.
    """
    picture, _ = _building(f"areas/{area}", *size)
    cast = _slanted(picture, _LONG_SLANT, _EVENING)
    made = surfaces.clear((cast.get_width(), size[1]), (*_EVENING[:3], 0))
    made.blit(cast, (0, size[1] - round(size[1] * _FOOT) - cast.get_height()))
    made.blit(
        silhouette(area, size).to_surface(setcolor=(255, 255, 255, 0), unsetcolor=(255, 255, 255, 255)),
        (0, 0),
        special_flags=pygame.BLEND_RGBA_MULT,
    )
    return made


def silhouette(area: str, size: tuple[int, int]) -> pygame.Mask:
    """Return where an area's building is solid in its picture of a ``size``."""
    return pygame.mask.from_surface(_building(f"areas/{area}", *size)[0], _SOLID)


def _slanted(picture: Surface, slant: float, colour: tuple[int, int, int, int]) -> Surface:
    """Return the soft shadow of a picture that leans to the right by ``slant`` for its height."""
    solid = pygame.mask.from_surface(picture, _SOLID).to_surface(setcolor=colour, unsetcolor=(*colour[:3], 0))
    tall = max(2, round(picture.get_height() * _FLAT))
    flat = pygame.transform.smoothscale(solid, (picture.get_width(), tall))
    made = surfaces.clear((flat.get_width() + round(tall * slant), tall), (*colour[:3], 0))
    for row in range(tall):
        line = flat.subsurface((0, row, flat.get_width(), 1))
        made.blit(line, (round((tall - row) * slant), row), special_flags=pygame.BLEND_RGBA_MAX)
    return surfaces.soft(made, max(1, round(picture.get_width() * _BLUR)))
