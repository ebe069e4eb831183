"""The names of the areas in a close view: where they stand, how large they are, and their lettering."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from itertools import product
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.heaps import friend_box, has_room
from game.table.city.plan import AREAS, CityPlan
from game.table.city.shapes import Box, Point, shared
from game.table.city.tags import sign_width
from game.table.city.zoom import Zoom
from game.ui import contrast, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PARCHMENT_LIT
from game.words.cards import AREA_WORDS

_NAME, _LEAST = 28, 26  # size of the names in 1080p units: at 100 % text size, and the minimum
_NARROW = 0.86  # how far a name is condensed before its size is reduced
_LARGE_NARROW = 0.78  # the same for large text, which needs the room more
_HIGH = 0.8  # the height of a line's letters, in sizes
_LEADING = 0.98  # the distance between two lines, in sizes
_OVER = 0.35  # the share of a building that a large name may cover
_TOUCH = 0.04  # the share of a piece that a large name may cover
_PLACES = 14  # heights at which a large name is tried


class Name(NamedTuple):
    """An area's name: its text, the middle on the plane, the most size in pixels and the room in pixels."""

    text: str
    at: Point
    size: int
    least: int
    room: float
    lines: int
    box: Box
    """The room that it takes on the plane."""


def name_of(plan: CityPlan, borough: str, area: str, zoom: Zoom) -> Name:
    """Return an area's name as it is lettered in a close view."""
    return _placed(plan, borough, area, zoom, AREA_WORDS.say(area))


def boxes(plan: CityPlan, zoom: Zoom) -> dict[tuple[str, str], Box]:
    """Return the room that the areas' names take on the plane; empty unless the view is close."""
    if not zoom.close:
        return {}
    return {
        (borough, area): name_of(plan, borough, area, zoom).box for borough in plan.ring for area in AREAS
    }


def write_names(
    table: Surface,
    plan: CityPlan,
    camera: Camera,
    zoom: Zoom,
    clear: Rect,
    areas: Iterable[tuple[str, str]] | None = None,
) -> None:
    """Write the names of ``areas`` (``None``: of all) that fit wholly inside ``clear`` (pixels)."""
    for borough, area in product(plan.ring, AREAS) if areas is None else areas:
        name = name_of(plan, borough, area, zoom)
        x, y = camera.to_screen(name.at)
        if not clear.collidepoint(x, y):
            continue
        picture = lettered(name)
        box = picture.get_rect(center=(round(x), round(y)))
        glow = name.size // 2  # an overlap may cost a little of the pale glow, but no letter
        if clear.contains(box.inflate(-glow, -glow)):
            table.blit(picture, box)


@lru_cache(maxsize=512)
def _placed(plan: CityPlan, borough: str, area: str, zoom: Zoom, text: str) -> Name:
    """Return a name where it stands best; of a large one that finds no room, its first word."""
    layout = plan.area(borough, area)
    least, usual = round(_LEAST * zoom.u), round(_NAME * zoom.u)
    room = layout.label_width * zoom.scale
    broad = int(room * 1.12)
    size = max(least, min(usual, int(usual * broad / max(1, typesetting.width(text, usual) * _NARROW))))
    two = typesetting.width(text, size) * typesetting.NARROWEST > room * 1.2 and " " in text
    plain = _name(text, layout.label, size, least, room, 2 if two else 1, zoom)
    if zoom.text_scale <= 1:
        return plain
    place = partial(_enlarged, plan, borough, area, zoom)
    sizes, tight = range(round(usual * zoom.text_scale), least, -1), typesetting.NARROWEST
    signs, friend = _signs(plan, zoom, 1.0), _friend(plan, borough, area, zoom)
    found = place(text, sizes, _LARGE_NARROW, _OVER, [*_signs(plan, zoom, 1.84), *friend])
    found = found or place(text, (least,), tight, 1.0, [*signs, *friend])
    if found is None and " " in text:
        return _placed(plan, borough, area, zoom, text.split(" ")[0])
    if found is None and any(shared(plain.box, sign) > _TOUCH for sign in signs):
        found = place(text, (least,), tight, 1.0, signs)
    return found or plain


def _enlarged(
    plan: CityPlan,
    borough: str,
    area: str,
    zoom: Zoom,
    text: str,
    sizes: Iterable[int],
    narrow: float,
    over: float,
    blocked: list[Box],
) -> Name | None:
    """Return a name as large as its area allows; its ends may reach over the streets beside it.

    ``narrow`` is how far it is condensed, ``over`` the share of the building that it may cover, ``blocked``
    what it must not cover.
    """
    layout, chords = plan.area(borough, area), plan.chords(borough, area)
    taken = plan.jetty(borough) if area == "harbour" else None
    street = 2 * 0.75 * plan.lane
    for size in sizes:
        for lines in (1, 2) if " " in text else (1,):
            parts = text.split(" ", 1) if lines == 2 else [text]
            width = max(typesetting.width(part, size) for part in parts) * narrow / zoom.scale
            height = size * (_HIGH + _LEADING * (lines - 1)) / zoom.scale
            places = []
            for step in range(_PLACES + 1):
                top = chords.top + (chords.bottom - chords.top - height) * step / _PLACES
                left, right = chords.between(top, top + height)
                if right - left + street < width:
                    continue
                box = (left + right - width) / 2, top, width, height
                if shared(box, layout.picture) > over or (taken and shared(box, taken) > 0):
                    continue
                if any(max(shared(box, other), 2 * shared(other, box)) > _TOUCH for other in blocked):
                    continue
                places.append((abs(top + height / 2 - layout.label[1]), box))
            for _, (x, y, _, _) in sorted(places):
                at = x + width / 2, y + height / 2
                if area != "harbour" and not has_room(plan, borough, area, zoom, (x, y, width, height)):
                    continue
                return _name(text, at, size, size, width * zoom.scale / 1.12, lines, zoom)
    return None


def _signs(plan: CityPlan, zoom: Zoom, above: float) -> list[Box]:
    """Return the room of the messages; ``above`` is how far it reaches up from their middles, in half widths.

    They may give way upwards.
    """
    reach = max(plan.market_radius * 0.8, sign_width(zoom.figure) / zoom.scale / 2)
    found = []
    for market in plan.markets:
        x, y = plan.message_point(market)
        found.append((x - reach, y - above * reach, 2 * reach, (1 + above) * reach))
    return found


def _friend(plan: CityPlan, borough: str, area: str, zoom: Zoom) -> list[Box]:
    """Return the room of a friend in an area; none in the harbour."""
    if area == "harbour":
        return []
    return [friend_box(plan.sector(borough, area).friend, zoom.side(plan.cube_side(borough)))]


def _name(text: str, at: Point, size: int, least: int, room: float, lines: int, zoom: Zoom) -> Name:
    parts = text.split(" ", 1) if lines == 2 else [text]
    across = max(min(typesetting.width(part, size), int(room * 1.12)) for part in parts) / zoom.scale
    tall = size * (_HIGH + _LEADING * (lines - 1)) / zoom.scale
    box = (at[0] - across / 2, at[1] - tall / 2, across, tall)
    return Name(text, at, size, least, room, lines, box)


@cached(TABLE, megabytes=2)
def lettered(name: Name) -> Surface:
    """Return a name in ink with a pale glow, condensed to fit its room. Shared, don't draw on it."""
    size, broad = name.size, int(name.room * 1.12)
    lines = name.text.split(" ", 1) if name.lines == 2 else [name.text]
    pad = max(3, size // (2 if contrast.is_high() else 4))
    inks = [typesetting.narrowed(part, size, broad, INK) for part in lines]
    leading = round(size * _LEADING)
    across = max(ink.get_width() for ink in inks)
    tall = inks[0].get_height() + leading * (len(lines) - 1)
    halo = surfaces.clear((across + 2 * pad, tall + 2 * pad), (*PARCHMENT_LIT, 0))
    wide = 2 if contrast.is_high() else 1
    for row, part in enumerate(lines):
        pale = typesetting.narrowed(part, size, broad, PARCHMENT_LIT)
        left = pad + (across - pale.get_width()) // 2
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, 1), (-1, 1), (1, -1)):
            halo.blit(pale, (left + dx * wide, pad + row * leading + dy * wide))
    soft = pygame.transform.box_blur(halo, max(1, size // 9))
    result = soft.copy()
    for _ in range(8 if contrast.is_high() else 2):
        result.blit(soft, (0, 0))
    for row, ink in enumerate(inks):
        result.blit(ink, (pad + (across - ink.get_width()) // 2, pad + row * leading))
    return result
