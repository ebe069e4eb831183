"""The room of a sector: its building of the size of all, its friend, and where cubes can stand there.

In a narrow sector the friend moves, and the building becomes smaller only where all that is too little.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import inf
from typing import NamedTuple

from game.table.map.shapes import Box, Chords, Point, distance, shared
from game.table.places.found import Heap
from sprites.make.search.building_sites import SIZES, SMALLER, clear_site, is_clear, sites, solid

PITCH, CLOSER = 1.04, 0.85
"""The distance between the centres of neighbouring cubes, in cube sides: usually, and closer."""
_WHOLE = 0.98  # how much of a cube's picture with its soft edge is sure to lie inside the sector
ENOUGH = 6
"""Cubes in one sector in most games."""
FIRST = 3
"""Cubes that have their places before the building is as large as can be: more are rare."""
NAMED = 0.005
"""The share of the name that cubes may hide."""
_FRIEND = (1.0, 1.3, 0.3)  # the friend's width and its extent above and below its foot, in cube sides
_BODY, _FOOT = 0.85, 0.4
"""How much of it, from below, is clear of the building: usually, and for want of room."""
_BLOCKS = ((4, 2), (3, 2), (5, 1), (4, 1), (2, 3), (2, 2), (3, 1), (1, 3), (2, 1), (1, 2), (1, 1))
"""Columns and rows of the possible blocks of cubes, largest first. The last is for want of any other."""
_GRAZED = 0.01  # the share of the building's picture, whose corners are bare, that cubes may hide
TOUCHED = 0.03  # the share of a lone cube that the spare room round a message or name may hide
_CROWDED = 0.05  # the share of the friend that cubes may hide
_TRIED = 80  # places of a building of one size beside which cubes are tried
_RIM = 0.11  # how far a cube's picture reaches above and below the ground it takes, in cube sides
_LONE = 1.06, 1.08  # the width and height of a lone cube, in its sides
_SLACKS = (1.0, 0.85, 0.7, 0.5)
"""How much of a lone cube lies inside the sector: what is less is tried for want of room."""
_TIGHT = 0.85  # how much of it does at least beside a building of the usual size
_LEAST = 0.5  # the same in the narrowest sectors
_OUT = 0.3  # how much of the number may lie outside there
_BEYOND, _UPRIGHT = 4.0, 0.3  # how bad a number is beside the sector, and how much worse it is above its cube
_FAIR = 1.5  # what is less bad is good enough
_NOWHERE: Box = (0.0, 0.0, 0.0, 0.0)
_STEPS = 24
_SHARES = (0.5, 0.25, 0.75, 0.0, 1.0, 0.125, 0.875, 0.375, 0.625)


class Pile(NamedTuple):
    """Where one cube stands and the number beside it."""

    cube: Point
    tag: Point
    pair: bool
    """Whether a second cube may stand in the place of the number."""


class Room(NamedTuple):
    """The room of a sector, in plane units, and what its cubes keep off there."""

    chords: Chords
    side: float
    """The side of a cube."""
    label: Point
    """The size of a number."""
    wanted: Box
    """The building of the usual size."""
    building: Box
    friend: Point
    """The friend's foot."""
    name: Box | None = None
    messages: tuple[Box, ...] = ()
    passing: tuple[Box, ...] = ()
    """Those of the messages that have given way to a carriage."""
    markets: tuple[Box, ...] = ()
    """What the building keeps off as well: the carriages on the markets."""
    counted: bool = False
    """Whether three cubes count more than a large building."""
    passed: bool = False
    """Whether messages that give way may hide a part of the building."""
    touched: float = 0.0
    """The share of cubes that the spare room round a message may hide."""

    @property
    def stands(self) -> Box:
        """The room of the friend."""
        return friend_box(self.friend, self.side)

    @property
    def named(self) -> list[Box]:
        """The room of the name, if there is one."""
        return [self.name] if self.name else []


def friend_box(foot: Point, side: float) -> Box:
    """Return the room of a friend whose foot is at a point; ``side`` is that of a cube."""
    wide, above, below = (part * side for part in _FRIEND)
    return foot[0] - wide / 2, foot[1] - above, wide, above + below


def ground(cubes: Iterable[Point], side: float) -> list[Box]:
    """Return what cubes take."""
    return [(x - side / 2, y - side * 0.55, side, side * 1.1) for x, y in cubes]


def furnished(room: Room) -> Room:
    """Return the room with its building of the usual size, or a little smaller, clear of cubes and friend.

    Three cubes stand beside it, or else one with a number. In a narrow sector the friend moves, and a message
    that gives way to a carriage may come before the building; where all that is too little, it is small.
    """
    passed = room._replace(passed=True)
    three, two, one, least = (
        [box for box in boxes if _is_free(room, box, touched)]
        for boxes, touched in (
            (_threes(room), room.touched),
            (_pairs(room), TOUCHED),
            (_lone(room, _TIGHT), TOUCHED),
            (_lone(room, _LEAST), TOUCHED),
        )
    )
    here, spots = (room.friend,), (room.friend, *_spots(room))
    return (
        _beside(room, three, SIZES, here)
        or _beside(room, three, SIZES, spots)
        or _beside(room, three, SMALLER if room.counted else (), spots)
        or _beside(room, two, SIZES, here)
        or _beside(room, two, SIZES, spots)
        or _beside(passed, two, SIZES, spots)
        or _beside(passed, one, SIZES, spots)
        or _beside(passed, one, SIZES, spots, _FOOT)
        or _beside(passed, least, SIZES, spots, _FOOT)
        or _beside(passed, least, (*SIZES, *SMALLER), spots, 0.0)
        or room._replace(building=clear_site(room.chords, room.wanted, things(room)))
    )


def things(room: Room, cubes: Iterable[Point] = ()) -> list[Box]:
    """Return what the building of a sector keeps off: friend, name, messages and the first cubes."""
    return [_body(room.stands, _BODY), *_keeps_off(room), *ground(cubes, room.side)]


def _keeps_off(room: Room) -> list[Box]:
    messages = (one for one in room.messages if not room.passed or one not in room.passing)
    return [*room.named, *messages, *room.markets]


def _body(stands: Box, body: float) -> Box:
    """Return how much of the friend, from its foot up, hides nothing of the building."""
    x, y, width, height = stands
    return x + width * _CROWDED, y + height * (1 - body), width * (1 - 2 * _CROWDED), height * body


def _beside(
    room: Room, boxes: Sequence[Box], sizes: Iterable[float], spots: Iterable[Point], body: float = _BODY
) -> Room | None:
    """Return the room with a building that leaves one of some ``boxes`` free for cubes.

    The friend stands at one of the ``spots``, so much of its ``body`` beside the building.
    """
    friends = [(spot, friend_box(spot, room.side)) for spot in spots]
    taken = _keeps_off(room)
    for size in sizes:
        for site in islice(sites(room.chords, room.wanted, size, taken), _TRIED):
            inner = solid(site)
            free = [box for box in boxes if shared(box, inner) <= _GRAZED]
            for spot, stands in friends if free else ():
                if is_clear(site, [_body(stands, body)]) and any(
                    shared(box, stands) <= _CROWDED for box in free
                ):
                    return room._replace(building=site, friend=spot)
    return None


def _threes(room: Room) -> list[Box]:
    """Return places of three cubes that stand closer together."""
    side = room.side
    shapes = [((along - 1) * CLOSER + _WHOLE) * side for along in (1, 2, 3)]
    sizes = (shapes[2], shapes[0]), (shapes[1], shapes[1]), (shapes[0], shapes[2])
    return [box for size in sizes for box in places(room.chords, *size)]


def _pairs(room: Room) -> list[Box]:
    """Return places of one cube with its number."""
    found = []
    for cube in _lone(room, _TIGHT):
        for tag in _tags(cube, room):
            if room.chords.outside(tag) <= _OUT:
                left, top = min(cube[0], tag[0]), min(cube[1], tag[1])
                right = max(cube[0] + cube[2], tag[0] + tag[2])
                found.append((left, top, right - left, max(cube[1] + cube[3], tag[1] + tag[3]) - top))
    return found


def _is_free(room: Room, box: Box, touched: float = 0.0) -> bool:
    """Whether what stands in a box hides neither name nor messages, which hide at most so much of it."""
    rim = _RIM * room.side
    if room.name and shared((box[0], box[1] - rim, box[2], box[3] + 2 * rim), room.name) > NAMED:
        return False
    return not any(shared(message, box) > touched for message in room.messages)


@lru_cache(maxsize=64)
def _spots(room: Room) -> tuple[Point, ...]:
    """Return where the friend can stand, nearest to its usual place first."""
    side = room.side
    wide, _, below = (part * side for part in _FRIEND)
    spots = [(x + wide / 2, y + side - below) for x, y, _, _ in places(room.chords, wide, side)]
    free = [spot for spot in spots if _is_free(room, friend_box(spot, side))]
    return tuple(sorted(free, key=lambda spot: distance(spot, room.friend)))


@lru_cache(maxsize=512)
def block(room: Room, pitch: float = PITCH, margin: float = 0.0) -> Heap:
    """Return the best block of cubes that hides nothing of the building, ``margin`` away from the outline."""
    side, stands, inner = room.side, room.stands, solid(room.building)
    best: tuple[float, Heap] = -inf, ()
    for columns, rows in _BLOCKS:
        width, height = (((along - 1) * pitch + _WHOLE) * side for along in (columns, rows))
        count = columns * rows
        if min(count, ENOUGH) + 0.1 * count <= best[0] or (count == 1 and best[1]):
            continue
        for box in places(room.chords, width, height, margin):
            if shared(box, inner) > _GRAZED or shared(box, stands) > _CROWDED:
                continue
            if not _is_free(room, box, room.touched):
                continue
            x, foot = box[0], box[1] + height
            near = abs(x + width / 2 - room.friend[0]) + abs(foot - room.friend[1])
            worth = min(count, ENOUGH) + 0.1 * count - 0.05 * near / side
            if worth > best[0]:
                best = worth, _slots(x, foot, columns, rows, side, pitch * side)
    return best[1]


def _slots(x: float, foot: float, columns: int, rows: int, side: float, pitch: float) -> Heap:
    """Return the positions of a block of cubes: front row first, each row from its middle outwards."""
    xs = [x + _WHOLE / 2 * side + pitch * column for column in range(columns)]
    middle = (xs[0] + xs[-1]) / 2
    xs.sort(key=lambda at: (round(abs(at - middle), 3), at))
    return tuple((at, foot - side * _WHOLE / 2 - pitch * row) for row in range(rows) for at in xs)


@lru_cache(maxsize=512)
def pile(room: Room) -> Pile:
    """Return the places of one cube and of the number beside, above or below it."""
    friend, side = room.friend, room.side
    least, cube, tag, out = inf, _NOWHERE, _NOWHERE, 1.0
    for slack in _SLACKS:
        for box in _lone(room, slack):
            cost = 2 * _disturbs(room, box) + 0.02 * distance((box[0], box[1]), friend) / side
            for number, beside in enumerate(_tags(box, room)) if cost < least else ():
                outside = room.chords.outside(beside)
                whole = cost + _disturbs(room, beside) + _BEYOND * outside + (number > 1) * _UPRIGHT
                if whole < least:
                    least, cube, tag, out = whole, box, beside, outside
        if least < _FAIR:
            break
    pair = out <= _OUT and shared(room.building, tag) <= _OUT
    return Pile(_middle(cube), _middle(tag), pair)


def _disturbs(room: Room, box: Box) -> float:
    """Return how bad it is that a cube or number stands in a box."""
    cost = 12 * shared(solid(room.building), box) + 12 * shared(box, room.stands)
    cost += 120 * shared(room.name, box) if room.name else 0.0
    return cost + 1000 * sum(max(0.0, shared(message, box) - room.touched) for message in room.messages)


def _lone(room: Room, slack: float) -> Iterator[Box]:
    """Yield places of a lone cube, of which so much as ``slack`` says lies inside the sector."""
    wide, tall = (part * room.side for part in _LONE)
    for x, y, width, height in places(room.chords, wide * slack, tall * slack):
        yield x - (wide - width) / 2, y - (tall - height) / 2, wide, tall


def _tags(cube: Box, room: Room) -> Iterator[Box]:
    """Yield places of a number to the right and left of a cube, above and below it."""
    x, y, width, height = cube
    wide, tall = (max(part, room.side) for part in room.label)
    across, down = x + (width - wide) / 2, y + (height - tall) / 2
    yield x + width, down, wide, tall
    yield x - wide, down, wide, tall
    yield across, y - tall, wide, tall
    yield across, y + height, wide, tall


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def places(chords: Chords, width: float, height: float, margin: float = 0.0) -> Iterator[Box]:
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
