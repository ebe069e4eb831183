"""Cube positions in a sector seen small: countable, clear of building, friend, name and messages.

Where there is no room for all cubes, one stands there with their number, and room for it beside the cube.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.table.map.layouts import SectorLayout
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Chords, Point, shared
from game.table.map.zoom import Zoom
from game.table.pieces.tags import number_room
from game.table.places import message_signs
from game.table.places.found import Stand
from game.table.places.rat_signs import wanted_box
from sprites.make.search.building_sites import SIZES, clear_site, is_clear, usual
from sprites.make.search.rooms import (
    CLOSER,
    ENOUGH,
    FIRST,
    NAMED,
    PITCH,
    TOUCHED,
    Room,
    block,
    friend_box,
    furnished,
    ground,
    pile,
    things,
)

_APART = 1.05  # distance between cubes in the layouts of sectors seen large, where they stand to scale
_ASIDE, _ACCENT = 5.0, 2.0  # how far cubes keep off a name beside and above it, in 1080p units
_MARGINS = (0.3, 0.15)
"""How far cubes keep off the ink round their sector if the building is no smaller for it, in cube sides."""
_PILED = 0.1  # the share of a lone cube that the name may hide
_ROOMY = 3  # boroughs of a city in whose whole view three cubes are counted beside every name
_CLEAR = 0.12  # the space above and below a message that cubes leave free, in cube sides
_PARKED = 1.6  # the side of a carriage's room on a market, in radii of the market


def stand(plan: CityPlan, colour: str, sector: str, zoom: Zoom, name: Box | None = None) -> Stand:
    """Return where a sector's cubes stand at a zoom; ``name`` is the room that the sector's name takes."""
    return _stand(plan.pattern, plan.on_pattern(colour), sector, zoom, name)


@lru_cache(maxsize=1024)
def _stand(plan: CityPlan, colour: str, sector: str, zoom: Zoom, name: Box | None) -> Stand:
    layout, side = plan.sector(colour, sector), plan.cube_side(colour)
    if to_scale(zoom, side) and not (name and _on_name(layout, side, _with_margin(name, zoom))):
        room = _room(plan, colour, sector, zoom.side(side), zoom, name)
        building = clear_site(room.chords, room.wanted, things(room, layout.slots[:FIRST]))
        if building[2] >= SIZES[-1] * room.wanted[2]:
            first = layout.slots[0]
            heap = layout.slots, layout.standing
            return Stand(room.side, *heap, first, first, False, building, layout.friend)
    side = round(zoom.side(side), 2)
    room = furnished(_room(plan, colour, sector, side, zoom, _with_margin(name, zoom) if name else None))
    place = _standing(room)
    for margin in _MARGINS:
        off_ink = _standing(room, margin * side)
        if off_ink.building[2] >= place.building[2] and all(
            len(there) >= min(len(usual), FIRST)
            for there, usual in ((off_ink.cubes, place.cubes), (off_ink.closer, place.closer))
        ):
            return off_ink
    return place


def _standing(room: Room, margin: float = 0.0) -> Stand:
    """Return where cubes stand beside the building of a ``room``, with a ``margin`` to its outline.

    The building becomes as large as they leave it.
    """
    cubes = block(room, PITCH, margin)
    closer = block(room, CLOSER, margin)[:ENOUGH] if len(cubes) < ENOUGH else ()
    lone = pile(room)
    few = (*cubes, *closer, lone.cube, *([lone.tag] if lone.pair else []))
    taken = things(room, next((heap for heap in (cubes, closer) if len(heap) >= FIRST), few))
    larger = clear_site(room.chords, room.wanted, taken)
    building = larger if larger[2] > room.building[2] and is_clear(larger, taken) else room.building
    return Stand(room.side, cubes, len(cubes), *lone, building, room.friend, closer)


def to_scale(zoom: Zoom, side: float) -> bool:
    """Return whether cubes of a ``side`` stand where they do to scale, unless a name stands there."""
    return zoom.fits(side, _APART)


def has_room(plan: CityPlan, colour: str, sector: str, zoom: Zoom, name: Box) -> bool:
    """Return whether one cube with a number, or two cubes, can stand clear of a name in a sector."""
    layout, side = plan.sector(colour, sector), plan.cube_side(colour)
    if to_scale(zoom, side) and not _on_name(layout, side, _with_margin(name, zoom)):
        return True
    side = round(zoom.side(side), 1)
    cube, tag, _ = pile(_room(plan, colour, sector, side, zoom, name))
    return all(shared(name, box) <= _PILED for box in ground((cube, tag), side))


def _room(plan: CityPlan, colour: str, sector: str, side: float, zoom: Zoom, name: Box | None) -> Room:
    chords, building = plan.chords(colour, sector), usual(plan, colour, sector, side)
    lying, passing = message_signs.rooms_apart(plan, zoom)
    signs = (wanted_box(plan, borough, zoom) for borough in plan.ring)
    lying, passing = (_near(chords, rooms, _CLEAR * side) for rooms in ((*lying, *signs), passing))
    friend, messages, markets = plan.sector(colour, sector).friend, (*lying, *passing), _markets(plan, chords)
    counted = name is not None and len(plan.ring) == _ROOMY and not zoom.near
    touched = TOUCHED if colour == plan.bottom else 0.0  # a name takes room there
    room = Room(chords, side, _label(zoom), building, building, friend, name, messages, passing, markets)
    return room._replace(counted=counted, touched=touched)


def _label(zoom: Zoom) -> Point:
    """Return the size of the number beside a lone cube."""
    width, height = (part / zoom.scale for part in number_room(zoom.figure))
    return round(width, 1), round(height, 1)


def _near(chords: Chords, messages: Iterable[Box], spare: float) -> tuple[Box, ...]:
    """Return the room to keep free where messages may touch a sector: ``spare`` above and below, half beside.

    A cube's picture is larger than the cube.
    """
    rooms = ((x - spare / 2, y - spare, w + spare, h + 2 * spare) for x, y, w, h in messages)
    return tuple(room for room in rooms if room[1] < chords.bottom and room[1] + room[3] > chords.top)


def _markets(plan: CityPlan, chords: Chords) -> tuple[Box, ...]:
    """Return the room of a carriage at the lower rim of each market beside a sector."""
    side = _PARKED * plan.market_radius
    rooms = ((x - side / 2, y, side, side) for x, y in map(plan.point, plan.markets))
    return tuple(room for room in rooms if room[1] < chords.bottom and room[1] + room[3] > chords.top)


def _with_margin(name: Box, zoom: Zoom) -> Box:
    """Return a name's room with some space, its accents and tails, which a cube must not cover either."""
    x, y, width, height = name
    aside, above = _ASIDE * zoom.u / zoom.scale, _ACCENT * zoom.u / zoom.scale
    return x - aside, y - above, width + 2 * aside, height + 2 * above


def _on_name(layout: SectorLayout, side: float, name: Box) -> bool:
    boxes = ground(layout.slots[: layout.standing], side)
    return any(shared(name, box) > 2 * NAMED for box in (*boxes, friend_box(layout.friend, side)))
