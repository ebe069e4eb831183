"""Light and shadow on the painted city: what may be chosen is lit, the plague is dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine.names import NOTREDAME
from game.match.board import Board
from game.table.city import glow as city_glow
from game.table.city import plague, window_light
from game.table.city.candles import Candles
from game.table.city.cathedral import bright_glass, silhouette
from game.table.city.painter import Box, CityPainter
from game.table.city.piece_painter import Drawn
from game.table.city.spotlight import Spotlight
from game.table.map.camera import Camera
from game.table.map.shapes import Polygon
from game.table.places.found import Chancel, furnish, seen_from, stand
from game.table.places.parking import carriage_point
from game.table.places.rat_signs import sign_box
from game.ui import surfaces
from game.ui.palette import CANDLE, LEGAL, RGB, SHADE

_DIM, _STRUCK = 116, 62  # how dark (0 to 255) the city round the lit cathedral and a struck borough become
_SOFT = 5  # how far the light on the cathedral fades into that, in steps of four pixels
_ROUND_IT = 1.09  # how much larger than the cathedral that light is: it fades outside of the building
_BLOOD = (34, 5, 4)  # the colour of the shadow on a struck borough
_SHINES = 14  # how far a line of light is seen to each side, in 1080p units
_PAID_RING, _PAID_LINE, _PAID_EDGE = 1.4, 5, 2
"""The ring round a cube that is paid, in cubes; its width and that of its dark edges, in units."""
_ROUND = 0.54  # the radius of a ring round an octagon, as a share of the octagon's width


class Ring(NamedTuple):
    """A ring in the window, in pixels."""

    x: float
    y: float
    radius: float

    @property
    def box(self) -> Rect:
        """The box of the ring."""
        return surfaces.box_round((self.x, self.y), (2 * self.radius, 2 * self.radius))


class Lighting:
    """Lays light and shadow on a city that a painter has painted."""

    def __init__(self, painter: CityPainter) -> None:
        self._painter, self._u = painter, painter.u
        self.candles = Candles(painter.u)
        self.spotlight = Spotlight(painter)
        self._board: tuple[Camera, city_glow.Spots] | None = None
        """The edge of the board, and for which camera."""
        self._counted: tuple[object, tuple[city_glow.Spots, ...]] | None = None
        """The outlines that the plague's darkness spares, and for what they were worked out."""

    def glow(
        self,
        surface: Surface,
        view: Board,
        camera: Camera,
        thing: Sequence[str],
        strength: float = 1.0,
        focused: bool = False,
        tint: RGB = LEGAL,
    ) -> None:
        """Highlight something that may be chosen, with ``strength`` 0 to 1, more so what is ``focused``.

        What the light marks otherwise, an area or the cathedral, has another ``tint``.
        ``thing`` is ("area", borough, area), ("market", name), ("cathedral",), ("friend", seat) or
        ("carriage", seat).
        """
        place = self._place(view, camera, thing)
        if place is None:
            return
        light, at = self._light(camera, place, focused, tint)
        if surface.get_rect().colliderect(light.get_rect(topleft=at)):
            light.set_alpha(round(255 * strength))
            surface.blit(light, at)

    def line(
        self,
        surface: Surface,
        view: Board,
        camera: Camera,
        thing: Sequence[str],
        focused: bool = False,
        tint: RGB = LEGAL,
    ) -> None:
        """Draw only the line of :meth:`glow`, while the camera moves and each frame needs another one."""
        place, u = self._place(view, camera, thing), round(self._u, 3)
        if isinstance(place, Ring):
            city_glow.ring(surface, (place.x, place.y), max(4, round(place.radius)), u, focused)
        elif place:
            spots = [camera.to_screen(point) for point in place[::2]]
            city_glow.outline(surface, spots, u, focused, tint)

    def preparing(
        self,
        view: Board,
        camera: Camera,
        lights: Sequence[tuple[Sequence[str], bool, RGB]],
        bright: Sequence[Sequence[str]],
        size: tuple[int, int],
    ) -> Iterator[None]:
        """Prepare ``lights`` (thing, focused, tint) and the dimming round ``bright``, yielding after each.

        Rings are left out: where they lie is known when the pieces do.
        """
        places = [(self._place(view, camera, thing), focused, tint) for thing, focused, tint in lights]
        for place, focused, tint in places:
            if place and not isinstance(place, Ring):
                self._light(camera, place, focused, tint)
                yield
        shapes, rings = self._undimmed(view, camera, bright)
        if shapes and not rings:
            yield from city_glow.veil.steps(shapes, rings, size)
            yield

    def _light(
        self, camera: Camera, place: Polygon | Ring, focused: bool, tint: RGB
    ) -> tuple[Surface, tuple[int, int]]:
        """Return the light round a place, and its position."""
        u = round(self._u, 3)
        if isinstance(place, Ring):
            light = city_glow.ring_glow(max(4, round(place.radius)), u, focused)
            return light, light.get_rect(center=(round(place.x), round(place.y))).topleft
        return city_glow.outline_glow(_spots(camera, place, 2), u, focused, tint)

    def redraw_pieces(
        self, surface: Surface, view: Board, camera: Camera, things: Sequence[Sequence[str]]
    ) -> None:
        """Draw once more what the light round ``things`` fell on: it shines on the ground, not on pieces."""
        if camera.way is not None:
            return
        reach = 2 * round(_SHINES * self._u)
        lines: list[tuple[city_glow.Spots, Rect]] = []
        rings: list[Rect] = []
        for place in (self._place(view, camera, thing) for thing in things):
            if isinstance(place, Ring):
                rings.append(place.box.inflate(reach, reach))
            elif place:
                spots = _spots(camera, place, 2)
                lines.append(((*spots, spots[0]), city_glow.around(spots)))

        def lit(piece: Drawn) -> bool:
            near = piece.box.inflate(reach, reach)
            return piece.box.collidelist(rings) >= 0 or any(
                near.colliderect(whole) and any(near.clipline(a, b) for a, b in pairwise(spots))
                for spots, whole in lines
            )

        self._painter.write_near(surface, camera, rings)
        self._painter.draw_over(surface, lit)

    def _place(self, view: Board, camera: Camera, thing: Sequence[str]) -> Polygon | Ring | None:
        """Return a thing's outline on the plane or its ring in the window; None if it isn't in the city."""
        plan, scale = self._painter.plan_for(camera), camera.scale
        match tuple(thing):
            case ("area", borough, area):
                return plan.outline(borough, area)
            case ("cathedral",):
                return silhouette(plan.nave.outline, self._chancel(camera)[:2])
            case ("market", market):
                return self._round_market(camera, market)
            case ("friend", seat) if sector := view.players[seat].friend:
                zoom = self._painter.zoom(camera)
                side, (x, y) = zoom.side(plan.cube_side(seat)), stand(plan, seat, sector, zoom).friend
                return Ring(*camera.to_screen((x, y - side * 0.35)), max(side * scale * 0.95, 16 * self._u))
            case ("carriage", seat):
                spot = camera.to_screen(carriage_point(plan, view, seat, self._painter.zoom(camera)))
                return Ring(*spot, max(1.4 * plan.cube * scale, 45 * self._u))
        return None

    def _chancel(self, camera: Camera) -> Chancel:
        """Return where the rose window stands."""
        nave = self._painter.plan_for(camera).nave
        return furnish(nave, self._painter.zoom(camera), seen_from(camera, self._painter.clear))

    def _round_market(self, camera: Camera, market: str) -> Ring:
        """Return the ring round a market and what lies there, so that its colour stays in sight."""
        plan = self._painter.plan_for(camera)
        x, y = camera.to_screen(plan.point(market))
        radius = plan.market_radius * camera.scale
        there = [piece.box for piece in self._painter.drawn if piece.market == market]
        if not there:
            return Ring(x, y, radius)
        whole = there[0].unionall(there)
        return Ring(*whole.center, max(radius, _ROUND * max(whole.size)))

    def around(self, camera: Camera, market: str) -> Rect:
        """Return the box of the light round a market and what was last drawn there, in pixels."""
        return self._round_market(camera, market).box

    def board(self, camera: Camera) -> city_glow.Spots:
        """Return the edge of the board as a camera sees it; the same one as long as the camera rests."""
        if self._board is None or self._board[0] != camera:
            boroughs = self._painter.plan_for(camera).boroughs.values()
            edge = tuple(point for borough in boroughs for point in borough.edge)
            self._board = camera, _spots(camera, edge, 3)
        return self._board[1]

    def shine(self, surface: Surface, view: Board, camera: Camera, strength: float) -> None:
        """Let light fall through the rose window into the dimmed city, with ``strength`` 0 to 1.

        The cubes that are paid for lie in it, each in a ring.
        """
        level = round(window_light.LEVELS * max(0.0, min(1.0, strength)))
        if level:
            plan = self._painter.plan_for(camera)
            chancel = self._chancel(camera)
            lit = silhouette(plan.nave.outline, (chancel.rose, _ROUND_IT * chancel.radius))
            fields = (self.board(camera), _DIM), (_spots(camera, lit, 2), 0)
            shade, at = city_glow.shade(fields, city_glow.DIMMED, _SOFT, surface.get_size())
            shade.set_alpha(255 * level // window_light.LEVELS)
            surface.blit(shade, at)
            radius = chancel.radius * camera.scale
            spot = camera.to_screen(chancel.rose)
            light = window_light.window_light(round(radius * window_light.REACH), level)
            cubes = sum(player.cathedral for player in view.players.values())
            glass = bright_glass(max(12, round(2 * radius)), cubes, level / window_light.LEVELS)
            for added in (light, glass):
                place = added.get_rect(center=(round(spot[0]), round(spot[1])))
                surface.blit(added, place, special_flags=pygame.BLEND_RGB_ADD)
            if camera.way is None:
                paid = [one for one in self._painter.drawn if one.sector == NOTREDAME]
                self._ring(surface, [one.box for one in paid if one.kind == "cube"], level)
                self._painter.draw_over(surface, lambda one: one in paid and one.kind != "window")

    def _ring(self, surface: Surface, cubes: Sequence[Rect], level: int) -> None:
        """Draw a ring of light round each of some cubes, as strong as the light's ``level``."""
        line, edge = max(2, round(_PAID_LINE * self._u)), max(1, round(_PAID_EDGE * self._u))
        for box in cubes:
            side = round(_PAID_RING * max(box.size))
            for beyond, colour in ((edge, SHADE), (0, CANDLE)):
                size = side + 2 * beyond
                ring = surfaces.rounded((size, size), size // 2, colour, line + 2 * beyond)
                ring.set_alpha(255 * level // window_light.LEVELS)
                surface.blit(ring, ring.get_rect(center=box.center))

    def dim(self, surface: Surface, view: Board, camera: Camera, things: Sequence[Sequence[str]]) -> None:
        """Dim everything except the things that may be chosen, so that they stand out."""
        shapes, rings = self._undimmed(view, camera, things)
        if shapes or rings:
            city_glow.dim(surface, shapes, rings)

    def _undimmed(
        self, view: Board, camera: Camera, things: Sequence[Sequence[str]]
    ) -> tuple[tuple[city_glow.Spots, ...], tuple[tuple[int, int, int], ...]]:
        """Return the polygons and the circles (x, y, radius) on which nothing is dimmed, in pixels."""
        places = [self._place(view, camera, thing) for thing in things]
        shapes = tuple(_spots(camera, place, 2) for place in places if place and not isinstance(place, Ring))
        rings = tuple(
            (round(ring.x), round(ring.y), round(ring.radius * 1.15))
            for ring in places
            if isinstance(ring, Ring)
        )
        return shapes, rings

    def darken(
        self,
        surface: Surface,
        camera: Camera,
        room: Rect,
        strength: float,
        lanterns: plague.Lanterns = plague.NO_LANTERNS,
    ) -> None:
        """Let night fall in ``room`` of the window for the plague, 0 to 1 strong.

        It hardly falls on the harbours and hospitals of those who play: these are counted.

        ``lanterns`` light parts of the window.
        """
        dark = plague.darkness(room.size, round(self._u, 3), self._told(camera, room), lanterns)
        dark.set_alpha(round(255 * strength))
        surface.blit(dark, room)

    def darkening(self, camera: Camera, room: Rect, lanterns: plague.Lanterns) -> Iterator[None]:
        """Prepare in steps what :meth:`darken` asks."""
        return plague.darkness.steps(room.size, round(self._u, 3), self._told(camera, room), lanterns)

    def _told(self, camera: Camera, room: Rect) -> tuple[city_glow.Spots, ...]:
        """Return the outlines that are counted, in pixels of a ``room`` of the window."""
        key = camera, tuple(room), self._painter.neutral
        if self._counted is None or self._counted[0] != key:
            plan = self._painter.plan_for(camera)
            seats = (borough for borough in plan.ring if borough not in self._painter.neutral)
            outlines = (
                _spots(camera, plan.outline(borough, area), 1)
                for borough, area in product(seats, ("harbour", "hospital"))
            )
            counted = tuple(tuple((x - room.x, y - room.y) for x, y in spots) for spots in outlines)
            self._counted = key, counted
        return self._counted[1]

    def candle_box(self, camera: Camera, borough: str, keep_off: Callable[[], Sequence[Box]] = tuple) -> Rect:
        """Return where the candle of a borough stands in the window: off the boxes ``keep_off``."""
        plan = self._painter.plan_for(camera)
        edge, sign = _spots(camera, plan.boroughs[borough].outline, 4), self._sign(camera, borough)
        return self.candles.box(camera, borough, edge, sign, keep_off)

    def _sign(self, camera: Camera, borough: str) -> Box:
        """Return where the sign of a borough's rats is in the window."""
        plan, zoom = self._painter.plan_for(camera), self._painter.zoom(camera)
        box = camera.box_on_screen(sign_box(plan, borough, zoom))
        return box.x, box.y, box.w, box.h

    def strike(
        self,
        surface: Surface,
        camera: Camera,
        borough: str,
        share: float,
        still: bool = False,
        keep_off: Sequence[Box] = (),
    ) -> None:
        """Draw the plague striking a borough: a shadow over all but its harbour, and a seal that comes down.

        ``share`` is the progress of the strike (0 to 1); if ``still``, the seal neither moves nor fades. It
        lies off the boxes ``keep_off`` of the window where it can.
        """
        swell = 0.5 if still else share
        plan = self._painter.plan_for(camera)
        whole, harbour = plan.boroughs[borough].outline, plan.outline(borough, "harbour")
        fields = (_spots(camera, whole, 3), _STRUCK), (_spots(camera, harbour, 1), 0)
        field, at = city_glow.shade(fields, _BLOOD, max(1, round(4 * self._u)), surface.get_size())
        field.set_alpha(round(255 * plague.strength(swell)))
        surface.blit(field, at)
        side = plague.seal_side(camera.box_on_screen(plan.borough_box(each)) for each in plan.boroughs)
        sign = self._sign(camera, borough)
        place = plague.seal_place(_spots(camera, whole, 4), side, sign, tuple(keep_off))
        seal = plague.seal(side, plague.level(swell))
        seal.set_alpha(round(255 * plague.strength(swell)))
        surface.blit(seal, seal.get_rect(center=place))


@lru_cache(maxsize=64)
def _spots(camera: Camera, shape: Polygon, every: int) -> city_glow.Spots:
    """Return a shape as the camera sees it, in whole pixels, keeping each ``every``-th point."""
    return tuple((round(x), round(y)) for x, y in map(camera.to_screen, shape[::every]))
