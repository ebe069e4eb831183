"""The players' names at their boroughs where the whole city is seen: plates beside the city wall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain, product
from math import ceil, dist, hypot, inf
from typing import NamedTuple

import pygame
from pygame import Mask, Rect, Surface

from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Point, Polygon, bounds
from game.table.map.walls import BASTION, TILE_EDGE, bastions, outside
from game.table.places.names import zoom_with_names
from game.ui import surfaces, typesetting
from game.ui.disk_cache import disk
from game.ui.image_cache import TABLE, cached
from game.ui.medal import band_colour, draw_medal, name_colour
from game.ui.palette import PARCHMENT_LIT, SHADE
from game.ui.remembered import recall

_LETTERS, _LEAST = 30, 26  # the font size of a name in units: at 100 % text size, and at least
LOWEST = 34
"""The height of a plate in the smallest letters, in units."""

_HIGH = 1.3  # the height of a plate, in font sizes
_SIZES = 12  # how many steps lie between the largest letters and the least
_FEWER = 3  # of the letters, every so many are tried a little off the messages
_WORTH = 0.85  # condensed letters are worth as much as wide ones of this share of their size
_CONDENSED = 0.78  # the least width of condensed letters, as a share of their usual one
_APART = (12, 5)  # how far a plate is from the board's rim, in units: if letters needn't be smaller for it
_AHEAD = 0.1  # how much the corner at a wall's clockwise end is preferred
_COARSE = 4  # window pixels in one of those in which room is looked for
_STEPS = 24  # how many places along a wall are tried
_NEARER = (1.15, 0.75)  # how much farther other boroughs' walls must be than the own one; where that fails
_FINE = 5  # how far a place is from the next one outwards, in units
_NUDGE = 16  # how far a plate may be moved up or down beside something else, in units
_BETWEEN = 0.4  # the space above and below a plate, in its heights: the plague's sum on it is higher
_OFF_MESSAGES = 3  # the space between a plate and a message, in units, where there is room for it
_OCTAGON = 0.48  # how far a message reaches from its middle, in widths: its corners are cut off
_REACH = 130  # how far from the wall a plate may be, in units


_OURS = "\u024f"
"""The last of the letters that are surely in our own fonts; plates with others are placed anew."""

Box = tuple[int, int, int, int]
"""Left, top, width and height in the window."""


class Banner(NamedTuple):
    """A player's plate, and where it is in the window."""

    colour: str
    text: str
    """The name; empty where only the symbol has room."""
    size: int
    across: int
    """The width of its letters, which may be condensed."""
    box: Rect


class _Room(NamedTuple):
    """Where plates may lie: the room, what lies in it, and the city's ground, in coarse pixels."""

    clear: Rect
    taken: tuple[Rect, ...]
    ground: Mask
    u: float


class _Wall(NamedTuple):
    """A borough's wall in the window, and the points of it beside which plates are tried."""

    line: tuple[Point, ...]
    """Some of its points."""
    corner: Point
    """Its point nearest to a corner of the board, where there is cloth whatever lies above and below."""
    tried: tuple[tuple[Point, Point], ...]
    """Points of the wall, and the direction outwards there, of length 1."""

    @classmethod
    def along(cls, seen: Polygon, board: Rect) -> _Wall:
        """Return the wall of a ``board`` that is seen as a line."""

        def cornered(at: int) -> float:
            right, down = (seen[at][0] - board.centerx) / board.w, (seen[at][1] - board.centery) / board.h
            return abs(right) + abs(down) + _AHEAD * at / len(seen)

        tried: list[tuple[Point, Point]] = []
        for at in range(2, len(seen) - 2, max(1, len(seen) // _STEPS)):
            (ax, ay), (bx, by) = seen[at - 2], seen[at + 2]
            length = hypot(bx - ax, by - ay) or 1.0
            tried.append((seen[at], ((by - ay) / length, (ax - bx) / length)))
        return cls(seen[::3], seen[max(range(len(seen)), key=cornered)], tuple(tried))


def banners(
    plan: CityPlan,
    camera: Camera,
    u: float,
    text_scale: float,
    names: tuple[tuple[str, str], ...],
    clear: Box,
    taken: tuple[Box, ...],
) -> tuple[Banner, ...]:
    """Return the plates of the players in ``names`` (colour, name).

    They lie on the cloth beside their borough's wall, as near as can be to a corner of the board; always
    inside ``clear`` and beside what is ``taken`` (boxes in pixels of the window). All have the largest
    letters in which every name has room, a little off the messages if it can be. If there are none, as many
    names as can be stand in the least, whoever's comes first; others are the symbol alone, which lies on the
    wall if there is no room beside it.
    """
    view = camera.viewport, camera.scale, camera.centre, camera.bottom
    asked = (plan, *view, u, text_scale, names, clear, taken)
    known = dict(names)
    ours = max("".join(known.values()), default="") <= _OURS
    key, found = recall("banners", asked, partial(_read, known)) if ours else ("", None)
    if found is None:
        found = _placed(plan, camera, u, text_scale, names, clear, taken)
        if ours:
            disk.remember(key, [*map(_said, found)])
    return found


def _said(plate: Banner) -> tuple[object, ...]:
    """Return a plate as JSON can say it; for its name, whether it is there."""
    return plate.colour, bool(plate.text), plate.size, plate.across, tuple(plate.box)


def _read(names: dict[str, str], said: tuple[tuple[str, bool, int, int, Box], ...]) -> tuple[Banner, ...]:
    """Return the plates of which :func:`_said` tells."""
    return tuple(
        Banner(colour, names[colour] if named else "", size, across, Rect(box))
        for colour, named, size, across, box in said
    )


def _placed(
    plan: CityPlan,
    camera: Camera,
    u: float,
    text_scale: float,
    names: tuple[tuple[str, str], ...],
    clear: Box,
    taken: tuple[Box, ...],
) -> tuple[Banner, ...]:
    seen = {
        colour: _seen(camera, outside(plan.boroughs[colour], plan.lane + TILE_EDGE)) for colour in plan.ring
    }
    board = Rect(*bounds(tuple(chain.from_iterable(seen.values()))))
    walls = {colour: _Wall.along(line, board) for colour, line in seen.items()}
    boxes, rim = tuple(map(Rect, taken)), plan.lane + TILE_EDGE
    off = [rim + apart * u / camera.scale for apart in _APART]

    def room(space: float, away: float) -> _Room:
        return _Room(Rect(clear), boxes, _covered(plan, camera, u, text_scale, away, space), u)

    largest, least = (round(units * u) for units in (_LETTERS * text_scale, _LEAST))
    sizes = {largest - (largest - least) * step // _SIZES for step in range(_SIZES + 1)}
    letterings = [(size, narrows) for size in sizes for narrows in ((1.0,), (1.0, _CONDENSED))]
    letterings.sort(key=lambda tried: -tried[0] * (1 if len(tried[1]) == 1 else _WORTH))
    tries = [(_OFF_MESSAGES * u, *each) for each in letterings[::_FEWER]]
    tries += [(0.0, *each) for each in letterings]
    for (space, size, narrows), away in product(tries, off):
        found = _all(names, walls, [room(space, away)], size, narrows)
        if len(found) == len(names):
            return found
    rooms = [room(0.0, away) for away in (off[-1], -plan.lane)]
    narrowed = (1.0, _CONDENSED, typesetting.NARROWEST)
    orders = [(*names[first:], *names[:first]) for first in range(len(names))]
    tried = [_all(order, walls, rooms, least, narrowed, or_symbol=True) for order in orders]
    found = max(tried, key=lambda plates: sum(bool(one.text) for one in plates))
    return tuple(sorted(found, key=lambda one: [*dict(names)].index(one.colour)))


def _all(
    names: Sequence[tuple[str, str]],
    walls: dict[str, _Wall],
    rooms: Sequence[_Room],
    size: int,
    narrows: Sequence[float],
    or_symbol: bool = False,
) -> tuple[Banner, ...]:
    """Return the plates with letters of a ``size`` that find room, none over another.

    ``narrows`` are the widths to which letters may be condensed. Names stand in the first of the ``rooms``;
    if ``or_symbol``, a name without room gives way to its symbol alone, which stands in any of them.
    """
    found: list[Banner] = []
    for colour, name in names:
        plates = [one.box.inflate(0, round(2 * _BETWEEN * one.box.height)) for one in found]
        free = [room._replace(taken=(*room.taken, *plates)) for room in rooms]
        wide = typesetting.width(name, size, bold=True)
        tries = [(name, round(wide * narrow), free[0]) for narrow in narrows]
        tries += [("", 0, room) for room in free] if or_symbol else []
        if (plate := _lay(colour, walls, size, tries)) is not None:
            found.append(plate)
        elif not or_symbol:
            break  # other letters are tried then
    return tuple(found)


def _lay(
    colour: str, walls: dict[str, _Wall], size: int, tries: Sequence[tuple[str, int, _Room]]
) -> Banner | None:
    """Return a player's plate where it is nearest to its wall's corner of the board, or None without room.

    The first of ``tries`` (text, its width, room) that has a place is taken.
    """
    for text, across, room in tries:
        places = [*_places(Rect((0, 0), _size(across, size)), walls, colour, room)]
        for nearer in _NEARER:
            if spots := [place for place, ratio in places if ratio >= nearer]:
                corner = walls[colour].corner
                return Banner(colour, text, size, across, min(spots, key=lambda at: dist(at.center, corner)))
    return None


def _places(box: Rect, walls: dict[str, _Wall], colour: str, room: _Room) -> Iterator[tuple[Rect, float]]:
    """Yield free places beside a wall: from each of its points the first one outwards, off the ground.

    With each comes how many times as far away as the wall other boroughs' walls are.
    """
    wall = walls[colour]
    others = [point for other, there in walls.items() if other != colour for point in there.line]
    steps = range(0, round(_REACH * room.u), max(1, round(_FINE * room.u)))
    shape = Mask((max(1, box.w // _COARSE + 1), max(1, box.h // _COARSE + 1)), fill=True)
    place = box.copy()
    for (x, y), (right, down) in wall.tried:
        for step in steps:
            place.center = round(x + right * step), round(y + down * step)
            place.clamp_ip(room.clear)
            if not _free(place, room):
                continue
            if room.ground.overlap(shape, (place.x // _COARSE, place.y // _COARSE)) is None:
                near, far = (min(dist(place.center, at) for at in line) for line in (wall.line, others))
                yield place.copy(), far / near if near else inf
                break


def _free(place: Rect, room: _Room) -> bool:
    """Whether a place is free, moved up or down if only its edge lies over what is taken."""
    if place.collidelist(room.taken) >= 0:
        for box in room.taken:
            if place.colliderect(box):
                up, down = place.bottom - box.top, box.bottom - place.top
                if min(up, down) <= _NUDGE * room.u:
                    place.y += -up if up < down else down
        if place.collidelist(room.taken) >= 0:
            return False
    return bool(room.clear.contains(place))


@lru_cache(maxsize=8)
def _covered(plan: CityPlan, camera: Camera, u: float, text_scale: float, away: float, space: float) -> Mask:
    """Return what no plate may cover: the ground ``away`` units round the streets, and the messages.

    A plate keeps ``space`` pixels off messages; unless there are any, it may touch their corners.
    """
    right, bottom = camera.viewport.bottomright
    fine = Surface((2 * right // _COARSE, 2 * bottom // _COARSE), pygame.SRCALPHA)
    for borough in plan.boroughs.values():
        for shape in (borough.outline, (borough.centre, *outside(borough, away))):
            if away > 0 or shape is not borough.outline:
                seen = _seen(camera, shape)
                pygame.draw.polygon(fine, "white", [(x / _COARSE, y / _COARSE) for x, y in seen])
    width = zoom_with_names(plan, camera, u, text_scale).message
    bastion = max((plan.market_radius + BASTION / 2) * camera.scale, width * _OCTAGON)
    message = width / 2 + space if space else width * _OCTAGON
    spots = [(spot, bastion) for borough in plan.boroughs.values() for spot in bastions(borough)]
    spots += [(plan.message_point(market), message) for market in plan.message_markets]
    for spot, reach in spots:
        x, y = camera.to_screen(spot)
        pygame.draw.circle(fine, "white", (x / _COARSE, y / _COARSE), ceil(reach / _COARSE))
    return pygame.mask.from_surface(fine)


def _seen(camera: Camera, shape: Polygon) -> tuple[Point, ...]:
    return tuple(map(camera.to_screen, shape))


def _size(across: int, size: int) -> tuple[int, int]:
    """Return the size of a plate with letters ``across`` pixels wide."""
    high = round(size * _HIGH)
    return high + (across + round(size * 0.62) if across else 0), high


@cached(TABLE, most=12, on_show=True)
def plate(colour: str, text: str, size: int, across: int) -> Surface:
    """Return a plate with a player's symbol and name, and its shadow. Shared, don't draw on it."""
    wide, high = _size(across, size)
    drop = max(2, size // 9)
    made = surfaces.clear((wide + 2 * drop, high + 2 * drop))
    body = Rect(0, 0, wide, high)
    radius, line = high // 2, max(2, size // 14)
    made.blit(surfaces.rounded(body.size, radius, (0, 0, 0, 130)), body.move(drop, drop))
    for paint in ((*SHADE, 255), (*PARCHMENT_LIT, 255), (*band_colour(colour), 255)):
        made.blit(surfaces.rounded(body.size, radius, paint), body)
        body.inflate_ip(-line, -line)
    draw_medal(made, colour, (high / 2, high / 2), high, PARCHMENT_LIT, max(1, line), 0.64)
    if not text:
        return made
    words = typesetting.narrowed(text, size, across, name_colour(colour), bold=True)
    made.blit(words, words.get_rect(midleft=(high + round(size * 0.18), high // 2)))
    return made


def draw(surface: Surface, shown: Sequence[Banner], strength: float) -> None:
    """Draw plates with ``strength`` 0 to 1."""
    for one in shown:
        picture = plate(one.colour, one.text, one.size, one.across)
        picture.set_alpha(round(255 * strength))
        surface.blit(picture, one.box)
