"""Where the names of the areas stand in a close view, and how large they are.

Those of the borough at the lower side are all there, in the largest size for which all find room. Where it is
enlarged, a neighbour's has that size or the least, and one that finds no room is left out; of a whole city
nobody else's are there. A name stands inside its area: one without room breaks in two lines. All letters are
of one width where that costs little of their size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from pygame import Rect

from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, Point, bounds, shared
from game.table.map.zoom import Zoom
from game.table.places import message_signs
from game.table.places.found import LEADING, Key, Name, lines_of
from game.table.places.names import outside
from game.table.places.rat_signs import wanted_box
from game.ui import typesetting
from sprites.make.search.heaps import has_room, stand, to_scale
from sprites.make.search.rooms import friend_box

_NAME, _LEAST = 30, 26  # size of the names in 1080p units: at 100 % text size, and the minimum
_FAR = 23, 24  # the least and the largest of a city of five that is seen as a whole
_SIZES = 10  # between the largest and the least that are tried
_HIGH = 0.8  # the height of a line's letters, in sizes
_LITTLE = 0.12  # the share of the room of a building that a name may cover: its corners are bare
_TOUCH = 0.02  # the share of a piece that a name may cover
_HIDES = 3.2, 4.5  # how much a large name is kept off its building: a whole one, one that can break
_CROSSES = 2.8, 3.6  # how much a small one is, also off the building's middle
_BARE = 0.1  # the share of that middle that a large name with room may cover
_EDGE = 0.2  # the width of a building's edge round that middle, in its sides
_LIKELY = 24  # places of a name without room that are looked at closely
_SPACE = 0.12  # the space between two names, in sizes
_WIDE = (1.0, 0.87, typesetting.NARROWEST)  # how wide the letters are tried
_ALIKE = 0.9  # the share of their size that names below the usual one keep to have letters of one width
_APART = 4  # the space between a name and messages and friends, in 1080p units
_RIM = 8  # how far a name may reach over the streets beside its area, in 1080p units
_OVER = 1.5  # the same at most, in half widths of a street
_FOOT = 0.25  # how far a friend reaches below its room, in cube sides
_MANY = 7  # cubes that a name leaves their places in a sector, where it can
_PLACES = 36  # heights at which a name is tried
_ASIDE = (
    0.0,
    -0.1,
    0.1,
    -0.2,
    0.2,
    -0.3,
    0.3,
)  # how far a name without room is tried beside the middle, in its widths
_SHARES = (0.5, 0.25, 0.75, 0.0, 1.0)  # of the room beside a name: where in it the name is tried
_BROAD = 1.12  # how far a name may fill the room of its layout
_UP = 1.84  # how far the room of a message that gives way to a carriage reaches up, in half widths
_HIDDEN = 0.2  # the share of a building that its area's name may hide
_OUTSIDE = 0.1  # the share of a name that may stand outside of its area
_NARROW = 0.85  # how narrow its letters may be
_CROWDED = 0.22, typesetting.NARROWEST  # the same in a city of five


def place_names(plan: CityPlan, zoom: Zoom, words: tuple[str, ...]) -> dict[Key, Name]:
    """Return the names as they stand in a close view; ``words`` are those of the areas, in their order."""
    texts = dict(zip(AREAS, words, strict=True))
    smaller, larger = _FAR if zoom.crowded else (_LEAST, _NAME)
    least = max(6, round(smaller * zoom.u))
    largest = max(least, round(larger * zoom.u * zoom.text_scale * zoom.nearer))
    sizes = dict.fromkeys(round(least + (largest - least) * step / _SIZES) for step in range(_SIZES, -1, -1))
    places = {area: _Places(plan, plan.bottom, area, zoom, texts[area]) for area in AREAS}
    found: dict[Key, Name] = {}
    for common in sizes:
        found = _all_own(plan, places, common, _WIDE)
        if len(found) == len(AREAS):
            break
    else:
        found = _all_own(plan, places, common, _WIDE, beyond=True)
    widths: Sequence[float] = _WIDE
    large = [size for size in sizes if size >= min(_ALIKE * common, larger * zoom.u)]
    for wide, size in product(_WIDE[:2] if zoom.text_scale == 1 else (), large):
        if len(alike := _all_own(plan, places, size, (wide,))) == len(AREAS):
            widths, common, found = (wide,), size, alike
            break

    def others() -> list[Box]:
        return [_spaced(name, zoom) for name in found.values()]

    for area, place in places.items():
        if (plan.bottom, area) not in found:
            stood_on = [box for other in AREAS if other != area for box in _cubes(plan, other, zoom, found)]
            found[plan.bottom, area] = place.anyhow(common, others(), stood_on)
    for borough in plan.places if zoom.near else ():
        if borough != plan.bottom:
            for area in AREAS:
                place = _Places(plan, borough, area, zoom, texts[area])
                if name := place.best(common, widths, others()) or place.best(least, widths, others()):
                    found[borough, area] = name
    return {area: _rounded(name) for area, name in found.items()}


def have_room(plan: CityPlan, found: Mapping[Key, Name], zoom: Zoom) -> bool:
    """Return whether names of the borough at the lower side stand in their areas and hide no building."""
    beside, wide = _CROWDED if zoom.crowded else (_OUTSIDE, _NARROW)
    own = ((area, name) for (borough, area), name in found.items() if borough == plan.bottom)
    return all(
        shared(name.box, plan.area(plan.bottom, area).picture) <= _HIDDEN
        and outside(plan.chords(plan.bottom, area), name.box) <= beside
        and name.wide >= wide
        for area, name in own
    )


def _rounded(name: Name) -> Name:
    """Return a name with its room to a hundredth, as the file has it."""
    x, y, width, height = name.box
    return name._replace(box=(round(x, 2), round(y, 2), round(width, 2), round(height, 2)))


def _spaced(name: Name, zoom: Zoom) -> Box:
    """Return the room of a name with some space round it, in which no other one stands."""
    return _apart(name.box, _SPACE * name.size / zoom.scale)


def _apart(box: Box, space: float) -> Box:
    x, y, width, height = box
    return x - space, y - space, width + 2 * space, height + 2 * space


def _cubes(plan: CityPlan, area: str, zoom: Zoom, found: Mapping[Key, Name]) -> list[Box]:
    """Return the room of the first cubes in an area of the lower borough, beside the names ``found``."""
    if area == "harbour":
        return []
    name = found.get((plan.bottom, area))
    stood = stand(plan, plan.bottom, area, zoom, name.box if name else None)
    side, cubes = stood.side, stood.cubes[:2] if len(stood.cubes) > 1 else (stood.pile, stood.tag)
    return [(x - side / 2, y - side / 2, side, side) for x, y in cubes]


def _all_own(
    plan: CityPlan,
    places: Mapping[str, _Places],
    size: int,
    widths: Sequence[float],
    beyond: bool = False,
) -> dict[Key, Name]:
    """Place the names of the lower borough at a size, but for those that find no room.

    ``beyond``: they may reach over the streets beside their areas.
    """
    found: dict[Key, Name] = {}
    for area, place in places.items():
        others = [_spaced(name, place.zoom) for name in found.values()]
        if name := place.best(size, widths, others, beyond):
            found[plan.bottom, area] = name
    return found


class _Places:
    """The places of one area's name."""

    def __init__(self, plan: CityPlan, borough: str, area: str, zoom: Zoom, text: str) -> None:
        self.plan, self.borough, self.area, self.zoom = plan, borough, area, zoom
        self.layout, self.chords = plan.area(borough, area), plan.chords(borough, area)
        x, y, width, height = self.layout.picture
        self.middle = x + width * _EDGE, y + height * _EDGE, width * (1 - 2 * _EDGE), height * (1 - 2 * _EDGE)
        self.breaks = lines_of(text)
        self.margin = _APART * zoom.u / zoom.scale
        signs = (_apart(wanted_box(plan, each, zoom), self.margin) for each in plan.ring)
        self.rats = [sign for sign in signs if shared(sign, bounds(plan.outline(borough, area)))]
        self.friend: list[Box] = []
        self.cubes: list[Box] = []
        if area != "harbour":
            sector, side = plan.sector(borough, area), plan.cube_side(borough)
            self.friend = [friend_box(sector.friend, zoom.side(side))]
            if to_scale(zoom, side):
                x, y, width, height = bounds(sector.slots[:_MANY])
                self.cubes = [(x - side / 2, y - side / 2, width + side, height + side)]

    def best(
        self, size: int, widths: Sequence[float], others: Iterable[Box], beyond: bool = False
    ) -> Name | None:
        """Return the name at a size where it covers nothing, or None; ``others`` are names too.

        Its letters are as wide as the first of ``widths`` that finds room.
        ``beyond``: it may reach over the streets beside its area.
        """
        enlarged = self.zoom.text_scale > 1
        if not enlarged and (name := self._as_laid_out(size, widths[0])):
            return name
        above = _UP if enlarged else 1.0
        close = [*self._signs(above), *self.friend, *others]
        foot = _FOOT * self.zoom.side(self.plan.cube_side(self.borough))
        friend = [(x, y, width, height + foot) for x, y, width, height in self.friend]
        clear = [*self._signs(above, self.margin), *friend, *others]
        aside = [*clear, *self.cubes]
        little, street = _RIM * self.zoom.u / self.zoom.scale, _OVER * self.plan.lane
        if enlarged:  # large letters reach over the streets, and hide more of a building's corner
            aside = [*self._signs(above), *friend, *others, *self.cubes]
            usual = [(wide, over, aside) for over in (0.0, _LITTLE) for wide in (0.0, street)]
            usual += [(street, over, close) for over in (0.0, _LITTLE)]
            attempts = [(wide, *attempt) for wide in widths for attempt in usual]
        else:
            passes = [(0.0, (aside, clear)), (0.0, (close,)), (little, (close,))]
            if self.zoom.near:  # messages are large: also where they give way
                passing = message_signs.rooms_apart(self.plan, self.zoom)[1]
                passes[0] = 0.0, ([*aside, *passing], [*clear, *passing], aside, clear)
            passes += [(street, (close,))] if beyond else []
            attempts = [
                (wide, street, over, blocked)
                for street, obstacles in passes
                for wide in widths
                for blocked in obstacles
                for over in (0.0, _LITTLE)
            ]
        for attempt in attempts:
            if name := next(self._places(size, *attempt), None):
                return name
        return None

    def anyhow(self, size: int, others: list[Box], cubes: list[Box]) -> Name:
        """Return the name where it disturbs least, as it must stand somewhere.

        ``others`` are names, ``cubes`` stand in other areas.
        """
        signs, chords, picture = self._signs(1.0), self.chords, self.layout.picture
        large = self.zoom.text_scale > 1
        hides = (_HIDES if large else _CROSSES)[len(self.breaks) > 1]

        def disturbs(name: Name) -> float:
            box, width = name.box, name.box[2]
            left, right = chords.between(box[1], box[1] + box[3])
            outside = 1 - max(0.0, min(right, box[0] + width) - max(left, box[0])) / width
            covered = [*signs, *cubes, *self.friend, *self.rats]
            worst = max((max(shared(box, other), shared(other, box)) for other in covered), default=0.0)
            worst += 2 * max((shared(box, other) + shared(other, box) for other in others), default=0.0)
            hidden = shared(box, picture) + (0.0 if large else shared(box, self.middle))
            beside = (3 if large else 6) * outside
            return (
                (20 if large else 60) * worst
                + beside
                + hides * hidden
                + 0.1 * len(name.lines)
                + 0.4 * (1 - name.wide)
            )

        likely = sorted(self._anywhere(size), key=disturbs)[:_LIKELY]
        roomy = (name for name in likely if self._leaves_room(name.box))
        return next(roomy, likely[0])

    def _leaves_room(self, box: Box) -> bool:
        return self.area == "harbour" or has_room(self.plan, self.borough, self.area, self.zoom, box)

    def _anywhere(self, size: int) -> Iterator[Name]:
        """Yield places all over the area for the name at a size, whatever it covers."""
        chords = self.chords
        for lines, wide in product(self.breaks, _WIDE):
            width, height = self._size(lines, size, wide)
            for step in range(_PLACES + 1):
                top = chords.top + (chords.bottom - chords.top - height) * step / _PLACES
                left, right = chords.between(max(chords.top, top), min(chords.bottom, top + height))
                middle = (left + right) / 2 if left < right else self.layout.label[0]
                for aside in _ASIDE:
                    yield Name(lines, size, (middle + width * (aside - 0.5), top, width, height), wide)

    def _as_laid_out(self, size: int, wide: float) -> Name | None:
        """Return the name on one line where the layout has room for it beside the building, or None."""
        name = self._name(self.breaks[0], self.layout.label, size, wide)
        fits = name.box[2] <= self.layout.label_width * _BROAD and self.chords.holds(name.box)
        hides = shared(name.box, self.layout.picture) > _LITTLE
        blocked = [*self._signs(1.0), *self.friend]
        return name if fits and not hides and not self._covers(name.box, blocked) else None

    def _places(
        self, size: int, wide: float, street: float, over: float, blocked: Iterable[Box]
    ) -> Iterator[Name]:
        """Yield places for the name at a size that leave room for cubes, the best first.

        ``wide`` is how wide its letters are. Its ends may reach over the streets beside it, together by
        ``street``. ``over`` is the share of the building that it may cover, ``blocked`` what it must not
        cover.
        """
        chords = self.chords
        for lines in self.breaks:
            width, height = self._size(lines, size, wide)
            places = []
            for step in range(_PLACES + 1):
                top = chords.top + (chords.bottom - chords.top - height) * step / _PLACES
                left, right = chords.between(top, top + height)
                spare = right - left + street - width
                if right <= left or spare < 0:
                    continue
                away = abs(top + height / 2 - self.layout.label[1])
                for share in _SHARES:
                    box = left - street / 2 + share * spare, top, width, height
                    if shared(box, self.layout.picture) > over:
                        continue
                    if self.zoom.text_scale > 1 and shared(box, self.middle) > _BARE:
                        continue
                    if not self._covers(box, blocked):
                        places.append((away + abs(share - 0.5) * spare / 2, box))
                        break
            for _, box in sorted(places):
                if self._leaves_room(box):
                    yield Name(lines, size, box, wide)

    def _covers(self, box: Box, blocked: Iterable[Box]) -> bool:
        if any(shared(box, sign) for sign in self.rats):
            return True
        left, top, width, height = box
        right, foot = left + width, top + height
        for other in blocked:  # most are beside it: a search asks this some ten thousand times
            x, y, wide, tall = other
            if x >= right or y >= foot or left >= x + wide or top >= y + tall:
                continue
            if shared(box, other) > _TOUCH or 2 * shared(other, box) > _TOUCH:
                return True
        return False

    def _signs(self, above: float, margin: float = 0.0) -> list[Box]:
        """Return the room of the messages, with a ``margin`` round it.

        They may give way upwards: ``above`` is how far it reaches up, in half widths.
        """
        plan, zoom = self.plan, self.zoom
        reach = max(plan.market_radius * 0.8, zoom.message / zoom.scale / 2) + margin
        left, top, width, height = bounds(plan.outline(self.borough, self.area))
        near = Rect(left, top, width, height).inflate(4 * reach, 4 * reach)
        points = filter(near.collidepoint, map(plan.message_point, plan.markets))
        return [(x - reach, y - above * reach, 2 * reach, (1 + above) * reach) for x, y in points]

    def _size(self, lines: tuple[str, ...], size: int, wide: float = 1.0) -> Point:
        """Return the width and height of lines on the plane."""
        scale = self.zoom.scale
        width = wide * max(max(typesetting.width(line, size), _coarse(line, size)) for line in lines)
        return width / scale, size * (_HIGH + LEADING * (len(lines) - 1)) / scale

    def _name(self, lines: tuple[str, ...], at: Point, size: int, wide: float) -> Name:
        width, height = self._size(lines, size, wide)
        return Name(lines, size, (at[0] - width / 2, at[1] - height / 2, width, height), wide)


def _coarse(line: str, size: int) -> int:
    """Return the width of a line whose letters stand at whole pixels: a name has that much room."""
    return typesetting.font(size, face=typesetting.face_for(line)).size(line)[0]
