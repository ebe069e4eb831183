"""What can have the focus on the table, its outline on the screen, and the neighbours in each direction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import atan2, cos, pi, radians, sin

from pygame import Rect, Vector2

from engine import MARKETS
from game.decisions.gestures import CARRIAGE, KEPT, PLATE, Thing
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, FRIEND, MARKET, PERSON
from game.table.control.context import TableContext
from game.table.hud import message_lens
from game.table.hud.display import STACKS
from game.table.hud.tray_cards import SHOWN
from game.table.map.plan import AREAS
from game.table.map.shapes import bounds, centroid
from game.table.pointing import HISTORY, MAP, MENU, ROUND, SUMMARY
from game.table.tabletop import Tabletop
from game.ui import focus_graph
from game.ui.easing import Point
from game.ui.focus_graph import Distance, Neighbours

Outline = tuple[Point, ...]

IN_CITY = (AREA, MARKET, CATHEDRAL, FRIEND, CARRIAGE)
"""The kinds of things that lie in the city, where the camera shows them."""

_BROAD = 2  # what lies this many times farther to the side than ahead is not in that direction
_UNLIT = 1.35  # factor on distances to things that aren't lit
_ROUND = 28  # corners of a circle's outline
_CORNER = 14  # the radius of the frame's corners, in 1080p units
_ARC = 4  # straight pieces in a round corner
_QUARTERS = tuple(
    tuple(
        (cos(turn), sin(turn)) for turn in ((quarter + 2 + step / _ARC) * pi / 2 for step in range(_ARC + 1))
    )
    for quarter in range(4)
)
"""The points of the corners with a radius of 1, from the upper left clockwise."""
_WITHIN = 14  # from the window's edge to the frame round a tray that goes on beyond it, in 1080p units
_GAP = 5  # between a card or a tray and the frame round it, in 1080p units


@dataclass(frozen=True)
class Spot:
    """A thing that can have the focus: its outline, and whether the decision lights it."""

    thing: Thing
    outline: Outline
    lit: bool = False

    @cached_property
    def middle(self) -> Point:
        """Its middle on the screen."""
        return centroid(self.outline)

    @cached_property
    def extent(self) -> Point:
        """Half its width and half its height, for finding neighbours."""
        _, _, width, height = bounds(self.outline)
        # The city's wedges extend into the boxes of their neighbours, so only their inner part counts.
        share = 0.25 if self.thing[0] == AREA else 0.5
        return width * share, height * share


# Outlines -------------------------------------------------------------------------------------------


def outline(top: Tabletop, thing: Thing) -> Outline | None:
    """Return the current outline of a thing on the screen, clockwise; None if it isn't there."""
    layout = top.layout
    match thing:
        case ("card", card) if card in top.hand.cards:
            centre, angle = top.hand.places()[top.hand.cards.index(card)]
            gap = layout.px(_GAP)
            size = top.hand.card_size
            corners = _rounded(Rect((0, 0), size).inflate(gap, gap), _radius(top))
            return _turned(corners, (size[0] / 2, size[1] / 2), centre, angle)
        case ("kept", card) if card in top.hand.kept:
            places = layout.kept_places(len(top.hand.kept))
            return framed(places[top.hand.kept.index(card)][0], top)
        case ("shown", card) if (on_show := top.card_on_show) is not None and on_show[0] == card:
            return framed(on_show[1], top)
        case ("shown" | "won", *_) if (box := top.box_on_tray(thing)) is not None:
            return framed(box, top)
        case ("area", borough, area):
            return tuple(map(top.camera.to_screen, top.plan.outline(borough, area)))
        case ("market", market):
            return circle(top.camera.to_screen(top.plan.point(market)), _market_reach(top))
        case ("cathedral",):
            return tuple(map(top.camera.to_screen, top.minster))
        case ("friend", seat) if (sector := top.shown.players[seat].friend) is not None:
            x, y = top.friend(seat, sector)
            side = top.plan.cube_side(seat) * top.camera.scale
            return _box(Rect(x - side * 0.75, y - side * 1.9, side * 1.5, side * 2.5))
        case ("carriage", seat) if top.shown.players[seat].carriage is not None:
            x, y = top.camera.to_screen(top.carriage(seat))
            side = top.plan.cube_side(seat) * top.camera.scale
            return _box(Rect(x - side * 1.2, y - side * 1.3, side * 2.4, side * 2))
        case ("person", person) if person in top.shown.persons:
            return framed(layout.persons[top.shown.persons.index(person)], top)
        case ("stacks" | "menu" | "history" | "summary" | "round" as what,):
            return framed(layout.rats if what == STACKS else getattr(layout, what), top)
        case ("plate", seat):
            tray, left = layout.trays[top.shown.seats.index(seat)], layout.px(_WITHIN)
            return framed(Rect(left, tray.top, tray.right - left, tray.height), top)
        case ("map", _) if not top.whole:
            return framed(layout.small_map, top)
    return None


def shape_of(context: TableContext, thing: Thing) -> Outline | None:
    """Return the current outline of a thing or button on the screen; None if it isn't there."""
    if thing[0] != BUTTON:
        return outline(context.top, thing)
    rect = next((button.rect for button in context.buttons if button.key == thing[1]), None)
    return framed(rect, context.top) if rect is not None else None


def framed(rect: Rect, top: Tabletop) -> Outline:
    """Return the outline of a box with a small margin."""
    gap = top.layout.px(_GAP)
    return _rounded(rect.inflate(gap, gap), min(_radius(top), min(rect.size) / 2))


def corners_rounded(corners: Sequence[Point], radius: float) -> Outline:
    """Return an outline with its ``corners`` rounded."""
    made: list[Point] = []
    for number, corner in enumerate(corners):
        at = Vector2(corner)
        before, after = (Vector2(corners[(number + step) % len(corners)]) - at for step in (-1, 1))
        start, end = at + before.normalize() * radius, at + after.normalize() * radius
        for step in range(_ARC + 1):
            share = step / _ARC
            point = start.lerp(at, share).lerp(at.lerp(end, share), share)
            made.append((point.x, point.y))
    return tuple(made)


def clear_room(top: Tabletop) -> Rect:
    """Return the part of the window where prompt, trays, persons and hand don't cover the city."""
    layout = top.layout
    left, high = layout.trays[0].right, layout.prompt.bottom
    return Rect(left, high, layout.persons[0].left - left, top.hand_top - high)


def in_sight(top: Tabletop, thing: Thing) -> bool:
    """Whether the camera currently shows the middle of a thing; True for things outside the city."""
    shape = outline(top, thing) if thing[0] in IN_CITY else None
    return shape is None or clear_room(top).collidepoint(centroid(shape))


def pieces(top: Tabletop) -> list[Point]:
    """Return where pieces are on the screen: messages, carriages, friends, and where there are cubes."""
    shown = top.shown
    things: list[Thing] = [(MARKET, market) for market in shown.messages]
    for seat, player in shown.players.items():
        things += [(CATHEDRAL,)] * player.cathedral
        things += [(CARRIAGE, seat)] if player.carriage else []
        things += [(FRIEND, seat)] if player.friend else []
        things += [(AREA, seat, sector) for sector, cubes in player.sectors.items() if cubes]
    return [top.place_of(thing) for thing in things]


def lens_box(context: TableContext) -> Rect | None:
    """Return where the message that may be collected is shown in full; None if none may be now."""
    top, layout = context.top, context.top.layout
    asked = context.pending.decision if context.pending and not context.busy else None
    if asked is None or asked.kind != "collect" or asked.place is None or top.gliding:
        return None
    room = clear_room(top).clip(layout.beneath_prompt)
    high, low = layout.caption.bottom + layout.px(12), layout.lowest_buttons.top - layout.px(12)
    room.top, room.height = high, min(room.bottom, low) - high
    taken = [top.card_on_show[1]] if top.card_on_show else []
    return message_lens.place(layout, top.lighting.around(top.camera, asked.place), room, pieces(top), taken)


def spots(top: Tabletop, lit: Collection[Thing], buttons: Mapping[Thing, Rect]) -> list[Spot]:
    """Return what can have the focus now: what is ``lit``, and what else is visible.

    ``buttons`` gives the rectangles of the buttons. A lit thing outside the camera's view is placed at the
    rim, on the side where it lies.
    """
    return _spots(top, (*lit, *buttons, *surroundings(top)), lit, {**_on_trays(top), **buttons})


def lit_spots(top: Tabletop, lit: Collection[Thing], buttons: Mapping[Thing, Rect]) -> list[Spot]:
    """Return those of :func:`spots` that are ``lit``, which are far fewer."""
    return _spots(top, lit, lit, buttons)


def _spots(
    top: Tabletop, things: Iterable[Thing], lit: Collection[Thing], places: Mapping[Thing, Rect]
) -> list[Spot]:
    """Return those of some ``things`` that can have the focus; some of their ``places`` are known."""
    room, found = clear_room(top), []
    for thing in dict.fromkeys(things):
        shape = framed(places[thing], top) if thing in places else outline(top, thing)
        if shape is None:
            continue
        if thing[0] in IN_CITY:
            x, y = centroid(shape)
            dx = min(max(x, room.left), room.right - 1) - x
            dy = min(max(y, room.top), room.bottom - 1) - y
            if (dx or dy) and thing not in lit:
                continue
            shape = tuple((px + dx, py + dy) for px, py in shape)
        found.append(Spot(thing, shape, thing in lit))
    return found


def _on_trays(top: Tabletop) -> dict[Thing, Rect]:
    """Return the places of all known cards and messages on trays, but for the card on show."""
    found: dict[Thing, Rect] = {}
    for seat in top.shown.seats:
        for thing, box in top.things_on_tray(seat):
            found.setdefault(thing, box)
    if top.card_on_show:
        found.pop((SHOWN, top.card_on_show[0]), None)
    return found


def surroundings(top: Tabletop) -> list[Thing]:
    """Return what can have the focus even if not lit: to inspect it, or to look somewhere else."""
    things: list[Thing] = [(CARD, card) for card in top.hand.cards]
    things += [(KEPT, card) for card in top.hand.kept]
    if top.card_on_show is not None:
        things.append((SHOWN, top.card_on_show[0]))
    things.append((CATHEDRAL,))
    if top.focus:
        things += [(AREA, top.focus, area) for area in AREAS]
        things += [(MARKET, f"{top.focus}.{market}") for market in MARKETS]
        things += [(CARRIAGE, seat) for seat in top.shown.seats]
        things += [(FRIEND, seat) for seat in (top.focus,) if seat in top.shown.seats]
    if not top.whole:
        things.append((MAP, ""))
    things += [(PERSON, person) for person in top.shown.persons]
    things += [thing for seat in top.shown.seats for thing, _ in top.things_on_tray(seat)]
    things += [(STACKS,), *((PLATE, seat) for seat in top.shown.seats)]
    things += [(MENU,), (HISTORY,), (SUMMARY,), (ROUND,)]
    return things


def _market_reach(top: Tabletop) -> float:
    return max(top.plan.market_radius * top.camera.scale, top.layout.px(14))


def _box(rect: Rect) -> Outline:
    return rect.topleft, rect.topright, rect.bottomright, rect.bottomleft


def _radius(top: Tabletop) -> float:
    """Return the radius of the corners of cards and trays, in pixels."""
    return top.layout.px(_CORNER)


def _rounded(rect: Rect, radius: float) -> Outline:
    """Return the outline of a box with round corners, clockwise from the upper left."""
    inner = Rect(rect).inflate(-2 * radius, -2 * radius)
    corners = inner.topleft, inner.topright, inner.bottomright, inner.bottomleft
    return tuple(
        (x + radius * right, y + radius * down)
        for (x, y), arc in zip(corners, _QUARTERS, strict=True)
        for right, down in arc
    )


def _turned(shape: Outline, middle: Point, centre: Point, angle: float) -> Outline:
    """Return an outline turned about ``middle`` by ``angle`` degrees and moved to ``centre``."""
    c, s = cos(radians(angle)), sin(radians(angle))
    found = ((x - middle[0], y - middle[1]) for x, y in shape)
    return tuple((centre[0] + x * c + y * s, centre[1] - x * s + y * c) for x, y in found)


def circle(centre: Point, radius: float) -> Outline:
    """Return the outline of a circle."""
    turns = (2 * pi * step / _ROUND for step in range(_ROUND))
    return tuple((centre[0] + radius * cos(turn), centre[1] + radius * sin(turn)) for turn in turns)


# Stepping through -----------------------------------------------------------------------------------


def in_order(spots: Sequence[Spot]) -> list[Spot]:
    """Return the lit ``spots`` in stepping order.

    Cards from left to right, then things in the city clockwise from the upper left, persons downwards,
    buttons from left to right.
    """
    lit = [spot for spot in spots if spot.lit]
    city = [spot.middle for spot in lit if spot.thing[0] in IN_CITY]
    hub = (sum(x for x, _ in city) / len(city), sum(y for _, y in city) / len(city)) if city else (0, 0)

    def rank(spot: Spot) -> tuple[int, float]:
        x, y = spot.middle
        match spot.thing[0]:
            case "card":
                return 0, x
            case "person":
                return 2, y
            case "button":
                return 3, x
        return 1, (atan2(y - hub[1], x - hub[0]) - pi * 1.25) % (2 * pi)

    return sorted(lit, key=rank)


# Directions -----------------------------------------------------------------------------------------


def neighbours(spots: Sequence[Spot]) -> Neighbours[Thing]:
    """Return the focus graph of ``spots``: each one can be reached from every other."""
    return focus_graph.neighbours({spot.thing: spot for spot in spots}, _distance)


def _distance(here: Spot, there: Spot, direction: str) -> Distance | None:
    """Return the perceived distance to ``there``; None if it isn't in ``direction``."""
    way = Vector2(there.middle) - Vector2(here.middle)
    reach = Vector2(here.extent) + Vector2(there.extent)
    seen = focus_graph.distance(way, reach, direction, _BROAD)
    return seen if seen is None or there.lit else seen._replace(seems=seen.seems * _UNLIT)
