"""Cube positions in a sector seen small: countable, clear of building, friend, name and messages.

The building becomes smaller, or stands elsewhere, to make room for them. Where there is no room for all
cubes, one stands there with their number beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from math import inf
from typing import NamedTuple

from game.table.map.layouts import SectorLayout
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Chords, Point, shared
from game.table.map.zoom import Zoom, least_side
from game.table.pieces.tags import counted_size
from game.table.places import message_signs
from game.table.places.building_sites import SIZES, clear_site, is_clear, largest, sites
from game.ui.remembered import remembered

_PITCH, _CLOSER = 1.04, 0.85  # distance between the centres of neighbouring cubes, in cube sides
_APART = 1.05  # the same in the layouts of sectors seen large, where cubes stand to scale
_FRIEND = (1.0, 1.3, 0.3)  # the friend's width and its extent above and below its foot, in cube sides
_BLOCKS = ((4, 2), (3, 2), (5, 1), (4, 1), (2, 3), (2, 2), (3, 1), (1, 3), (2, 1), (1, 2), (1, 1))
"""Columns and rows of the possible blocks of cubes, largest first. The last is for want of any other."""
_ENOUGH = 6  # cubes in one sector in most games
_HIDING, _HIDING_CLOSER = (0.03, 9.0), (0.2, 4.0)
"""The share of the building's picture that cubes may hide, and how much that is avoided: usually, and when
they stand closer than usual."""
_BURIED = 0.45  # the share of the building from which three cubes that stand closer hide too much of it
_FIRST = 3  # cubes that keep off the building: more are rare
_LARGE = 0.7  # the share of the largest size from which a building leaves room for so many as usual
_TRIED, _TRIED_BY_NAME = 3, 12  # places of a building of one size beside which cubes are tried
_CROWDED = 0.08  # the share of the friend that cubes may hide
_BODY = 0.4  # how much of the friend, from its foot up, hides nothing of the building
_NAMED = 0.02  # the share of the name that cubes may hide
_RIM = 0.11  # how far a cube's picture reaches below the ground it takes, in cube sides
_ASIDE, _ACCENT = 1.0, 2.0  # how far cubes keep off a name beside and above it, in 1080p units
_MARGINS = (0.3, 0.15)
"""How far cubes keep off the ink round their sector if the building is no smaller for it, in cube sides."""
_PILED = 0.1  # the share of a lone cube that the name may hide
_CLEAR = 0.12  # the space above and below a message that cubes leave free, in cube sides
_PARKED = 1.6  # the side of a carriage's room on a market, in radii of the market
_UPRIGHT = 1.0  # how much worse a number is above its cube than beside it
_SLACKS = (1.0, 0.92, 0.85, 0.77, 0.7, 0.58, 0.47)
"""How much of a lone cube and its number lies inside the sector: what is less is tried for want of room."""
_NOWHERE: Box = (0.0, 0.0, 0.0, 0.0)
_STEPS = 16
_SHARES = (0.5, 0.25, 0.75, 0.0, 1.0)

Heap = tuple[Point, ...]
"""Positions for cubes, in the order in which they are filled."""


class Stand(NamedTuple):
    """Where a sector's cubes stand, in plane units.

    ``side`` is that of a cube and ``cubes`` are the positions of those that can be counted, of which the
    first ``layer`` stand on the ground. A few more may stand ``closer``. Others are shown as one at ``pile``
    with their number at ``tag``. ``building`` is the room of the sector's building, clear of the first of
    them, of the name and of the friend.
    """

    side: float
    cubes: Heap
    layer: int
    pile: Point
    tag: Point
    building: Box
    closer: Heap = ()

    def places(self, number: int) -> Heap:
        """Return the positions of ``number`` cubes if so many can be counted, else none."""
        return next((heap[:number] for heap in (self.cubes, self.closer) if number <= len(heap)), ())


class _Room(NamedTuple):
    """The room of a sector, in plane units, and what its cubes keep off there."""

    chords: Chords
    side: float
    """The side of a cube."""
    building: Box
    friend: Point
    """The friend's foot."""
    name: Box | None
    messages: tuple[Box, ...]
    markets: tuple[Box, ...] = ()
    """What the building keeps off as well: the carriages on the markets."""

    @property
    def stands(self) -> Box:
        """The room of the friend."""
        return friend_box(self.friend, self.side)


def stand(plan: CityPlan, colour: str, sector: str, zoom: Zoom, name: Box | None = None) -> Stand:
    """Return where a sector's cubes stand at a zoom; ``name`` is the room that the sector's name takes."""
    return _stand(plan.pattern, plan.on_pattern(colour), sector, zoom, name)


@lru_cache(maxsize=1024)
@remembered(lambda said: Stand(*said))
def _stand(plan: CityPlan, colour: str, sector: str, zoom: Zoom, name: Box | None) -> Stand:
    layout, side = plan.sector(colour, sector), plan.cube_side(colour)
    if to_scale(zoom, side) and not (name and _on_name(layout, side, _with_margin(name, zoom))):
        side, cubes = zoom.side(side), layout.slots
        room = _room(plan, colour, sector, side, zoom, name)
        building = clear_site(room.chords, room.building, _things(room, cubes))
        return Stand(side, cubes, layout.standing, cubes[0], cubes[0], building)
    side = round(zoom.side(side), 2)
    wanted = _room(plan, colour, sector, side, zoom, _with_margin(name, zoom) if name else None)
    room = _built(wanted)
    place = _standing(wanted, room, name, _label(zoom))
    for margin in _MARGINS:
        off_ink = _standing(wanted, room, name, _label(zoom), margin * side)
        if off_ink.building[2] >= place.building[2] and all(
            len(there) >= min(len(usual), _FIRST)
            for there, usual in ((off_ink.cubes, place.cubes), (off_ink.closer, place.closer))
        ):
            return off_ink
    return place


def _standing(wanted: _Room, room: _Room, name: Box | None, label: Point, margin: float = 0.0) -> Stand:
    """Return where cubes stand in a ``room`` with a ``margin`` to its outline.

    The building becomes as large as they leave it, at most as ``wanted``.
    """
    side = room.side
    cubes = _heap(room, _PITCH, margin)
    closer = _heap(room, _CLOSER, margin)[:_ENOUGH] if len(cubes) < _ENOUGH else ()
    pile, tag = _pile(wanted._replace(name=name), label)
    few = (*cubes, *(closer[:2] if len(closer) > 1 else (pile,)))
    things = _things(room, cubes if len(cubes) > 1 else few)
    building = clear_site(room.chords, wanted.building, things)
    before = _ground(closer, side) if len(cubes) < _FIRST <= len(closer) else []
    if sum(shared(cube, building) for cube in before) > _BURIED:
        smaller = clear_site(room.chords, wanted.building, [*things, *before])
        smaller = smaller if is_clear(smaller, [*things, *before]) else room.building
        building = smaller if smaller[2] >= _LARGE * building[2] else building
    return Stand(side, cubes, len(cubes), pile, tag, building, closer)


def _built(room: _Room) -> _Room:
    """Return the room with its building as large as leaves cubes places clear of it, three if they can be.

    Beside a name two stand as usual, and a third makes them stand closer.
    """
    things, two = _things(room, ()), None
    if len(_heap(room._replace(building=_NOWHERE))) > 1:
        for size in SIZES:
            usual = 2 if room.name or size < _LARGE else _FIRST
            clear = (site for site in sites(room.chords, room.building, size) if is_clear(site, things))
            for site in islice(clear, _TRIED_BY_NAME if room.name else _TRIED):
                built = room._replace(building=site)
                if len(_block_clear_of(built, *_HIDING, _PITCH)) < usual:
                    continue
                if len(_block_clear_of(built, *_HIDING_CLOSER, _CLOSER)) >= _FIRST:
                    return built
                two = two or built
    return two or room._replace(building=clear_site(room.chords, room.building, things))


def _things(room: _Room, cubes: Heap) -> list[Box]:
    """Return what the building of a sector keeps off: friend, name, messages and the first cubes."""
    side = room.side
    x, y, width, height = room.stands
    friend = x + width * _CROWDED, y + height * (1 - _BODY), width * (1 - 2 * _CROWDED), height * _BODY
    return [friend, *([room.name] if room.name else []), *room.messages, *room.markets, *_ground(cubes, side)]


def _ground(cubes: Heap, side: float) -> list[Box]:
    """Return what the first cubes take."""
    return [(x - side / 2, y - side * 0.55, side, side * 1.1) for x, y in cubes[:_FIRST]]


def to_scale(zoom: Zoom, side: float) -> bool:
    """Return whether cubes of a ``side`` stand where they do to scale, unless a name stands there."""
    return zoom.fits(side, _APART)


def has_room(plan: CityPlan, colour: str, sector: str, zoom: Zoom, name: Box) -> bool:
    """Return whether one cube with a number, or two cubes, can stand clear of a name in a sector."""
    layout, side = plan.sector(colour, sector), plan.cube_side(colour)
    if to_scale(zoom, side) and not _on_name(layout, side, _with_margin(name, zoom)):
        return True
    side = round(zoom.side(side), 1)
    places = _pile(_room(plan, colour, sector, side, zoom, name), _label(zoom))
    boxes = [(x - side / 2, foot - side * 0.55, side, side * 1.1) for x, foot in places]
    return all(shared(name, box) <= _PILED for box in boxes)


def heap(plan: CityPlan, colour: str, sector: str, scale: float, u: float) -> Heap:
    """Return positions for cubes large enough to count; empty if the sector has no room.

    ``scale`` is in pixels per plane unit, ``u`` in pixels per unit of the 1080p design.
    """
    side = round(least_side(u) / scale, 1)
    friend, box = plan.sector(colour, sector).friend, largest(plan.sector(colour, sector).picture, side)
    return _heap(_built(_Room(plan.chords(colour, sector), side, box, friend, None, ())))


def friend_box(foot: Point, side: float) -> Box:
    """Return the room of a friend whose foot is at a point; ``side`` is that of a cube."""
    wide, above, below = (part * side for part in _FRIEND)
    return foot[0] - wide / 2, foot[1] - above, wide, above + below


def _room(plan: CityPlan, colour: str, sector: str, side: float, zoom: Zoom, name: Box | None) -> _Room:
    chords, building = plan.chords(colour, sector), largest(plan.sector(colour, sector).picture, side)
    friend = plan.sector(colour, sector).friend
    messages, markets = _messages(plan, zoom, chords, side), _markets(plan, chords)
    return _Room(chords, side, building, friend, name, messages, markets)


def _label(zoom: Zoom) -> Point:
    """Return the size of the number beside a lone cube."""
    width, height = (part / zoom.scale for part in counted_size(8, zoom.figure))
    return round(width, 1), round(height, 1)


def _messages(plan: CityPlan, zoom: Zoom, chords: Chords, side: float) -> tuple[Box, ...]:
    """Return the room to keep free of cubes of a ``side`` where messages may touch a sector.

    Above and below there is some space, as a cube's picture is higher than the cube.
    """
    margin = _CLEAR * side
    rooms = (
        (x, y - margin, width, height + 2 * margin) for x, y, width, height in message_signs.rooms(plan, zoom)
    )
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
    ground = layout.slots[: layout.standing]
    boxes = [(x - side / 2, y - side * 0.55, side, side * 1.1) for x, y in ground]
    return any(shared(name, box) > 2 * _NAMED for box in (*boxes, friend_box(layout.friend, side)))


@lru_cache(maxsize=512)
def _heap(room: _Room, pitch: float = _PITCH, margin: float = 0.0) -> Heap:
    """Return where cubes stand inside a sector; for want of room for two, before its building.

    Those that stand closer than usual may hide more of it.
    """
    hiding = _HIDING if pitch == _PITCH else _HIDING_CLOSER
    clear = _block_clear_of(room, *hiding, pitch, margin)
    if len(clear) > 1:
        return clear
    before = _block_clear_of(room, 1.0, _HIDING[1], pitch, margin)
    return before if len(before) > 1 else clear or before


def _block_clear_of(room: _Room, most: float, spared: float, pitch: float, margin: float = 0.0) -> Heap:
    """Return the best block of cubes that hides at most a share ``most`` of the building.

    ``spared`` is how many cubes less it may have to hide none of it, ``margin`` how far it keeps off the
    sector's outline.
    """
    side, stands, name = room.side, room.stands, room.name
    best: tuple[float, Heap] = -inf, ()
    for columns, rows in _BLOCKS:
        width, height = (((along - 1) * pitch + _PITCH) * side for along in (columns, rows))
        count = columns * rows
        if min(count, _ENOUGH) + 0.1 * count <= best[0] or (count == 1 and best[1]):
            continue
        for block in _places(room.chords, width, height, margin):
            hidden = shared(block, room.building)
            if hidden > most or shared(block, stands) > _CROWDED:
                continue
            if name and shared((*block[:3], block[3] + _RIM * side), name) > _NAMED:
                continue
            if any(shared(message, block) > 0 for message in room.messages):
                continue
            x, foot = block[0], block[1] + height
            near = abs(x + width / 2 - room.friend[0]) + abs(foot - room.friend[1])
            worth = min(count, _ENOUGH) + 0.1 * count - spared * hidden - 0.05 * near / side
            if worth > best[0]:
                best = worth, _block(x, foot, columns, rows, side, pitch * side)
    return best[1]


@lru_cache(maxsize=512)
def _pile(room: _Room, label: Point) -> tuple[Point, Point]:
    """Return the places of one cube and of the number beside or above it; ``label`` is the number's size."""
    side, stands, name, friend = room.side, room.stands, room.name, room.friend
    beside = side * 1.06 + label[0], max(side * 1.08, label[1])
    above = max(side * 1.06, label[0]), side * 1.08 + label[1]
    best, place, upright = -inf, _NOWHERE, False
    for slack in _SLACKS:
        for width, height in (beside, above):
            for box in _places(room.chords, width * slack, height * slack):
                left, top = box[0] - width * (1 - slack) / 2, box[1] - height * (1 - slack) / 2
                whole = left, top, width, height
                worth = -3 * shared(whole, room.building) - 12 * shared(whole, stands)
                if worth <= best:  # it only becomes less
                    continue
                worth -= 16 * shared(name, whole) if name else 0.0
                worth -= 1000 * sum(shared(message, whole) for message in room.messages)
                worth -= 0.02 * (abs(left + width / 2 - friend[0]) + abs(top - friend[1])) / side
                worth -= _UPRIGHT if height == above[1] else 0.0
                if worth > best:
                    best, place, upright = worth, whole, height == above[1]
        if best > -1.5:
            break
    x, y, width, height = place
    if upright:
        return (x + width / 2, y + height - side * 0.54), (x + width / 2, y + label[1] / 2)
    return (x + side * 0.53, y + height / 2), (x + side * 1.06 + label[0] / 2, y + height / 2)


def _places(chords: Chords, width: float, height: float, margin: float = 0.0) -> Iterator[Box]:
    """Yield boxes of a size inside a sector, with a margin to its outline."""
    wide, tall = width + 2 * margin, height + 2 * margin
    if tall >= chords.bottom - chords.top:
        return
    for step in range(_STEPS + 1):
        foot = chords.bottom - (chords.bottom - chords.top - tall) * step / _STEPS
        left, right = chords.between(foot - tall, foot)
        if right - left < wide or foot - tall < chords.top:
            continue
        for share in _SHARES:
            yield left + margin + (right - left - wide) * share, foot - margin - height, width, height


def _block(x: float, foot: float, columns: int, rows: int, side: float, pitch: float) -> Heap:
    """Return the positions of a block of cubes: front row first, each row from its middle outwards."""
    xs = [x + _PITCH / 2 * side + pitch * column for column in range(columns)]
    middle = (xs[0] + xs[-1]) / 2
    xs.sort(key=lambda at: (round(abs(at - middle), 3), at))
    return tuple((at, foot - side * 0.55 - pitch * row) for row in range(rows) for at in xs)
