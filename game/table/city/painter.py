"""The painter of everything that lies in the plane of the city."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city import glow as city_glow
from game.table.city import ground, plague, window_light
from game.table.city.base import Baking, bake
from game.table.city.board import Board
from game.table.city.camera import Camera
from game.table.city.daylight import Daylight, move_on
from game.table.city.glide_picture import GlidePicture
from game.table.city.names import boxes, write_names
from game.table.city.piece_painter import (
    Drawn,
    PiecePainter,
    carriage_point,
    draw_small,
)
from game.table.city.plan import AREAS, CityPlan
from game.table.city.shapes import Polygon
from game.table.city.still_picture import StillPicture
from game.table.city.zoom import Zoom, zoom_of

Size = tuple[int, int]
Box = tuple[int, int, int, int]

_KEPT_BYTES = 230_000_000  # of baked pictures; the least recently used go first
_LARGE = 4_000_000  # window pixels above which the ground's own pictures take too much memory to keep
_BAKING = 0.02  # seconds in each frame for the view at the end of a glide that waits for it
LIFTS = 4
"""For so many cameras is kept what cuts the city out of their pictures."""
_DIM, _STRUCK = 132, 190  # how dark (0 to 255) the city round the lit cathedral and a struck borough become
_ROUND = 0.54  # the radius of a ring round an octagon, as a share of the octagon's width


class Ring(NamedTuple):
    """A ring in the window, in pixels."""

    x: float
    y: float
    radius: float


class CityPainter:
    """Paints the city of a plan; ``seed`` determines the small irregularities of a handmade picture.

    Cameras may look at the plan turned to another borough (:meth:`CityPlan.turned`). The picture without the
    pieces is baked once for each camera and cached. ``u`` is the pixels per 1080p unit. ``text_scale`` (1.0
    to 2.0) enlarges the areas' names; names that don't fit wholly inside ``clear`` (pixels) are left out. The
    ``prompt`` lies over close views.
    """

    def __init__(
        self,
        plan: CityPlan,
        seed: int,
        u: float,
        text_scale: float = 1.0,
        clear: Rect | None = None,
        prompt: Rect | None = None,
    ) -> None:
        self.plan = plan
        self.seed = seed
        self.u = u
        self.text_scale = text_scale
        self.clear, self._prompt = clear, prompt
        self._bases: OrderedDict[tuple[object, ...], Surface] = OrderedDict()
        self.daylight = Daylight()
        self._lights: dict[tuple[object, ...], int] = {}
        """The light in which each base is painted."""
        self._baking: dict[tuple[object, ...], Baking] = {}
        self._neutral: frozenset[str] = frozenset()
        self._glide = GlidePicture(self.plan_for, LIFTS)
        self._still = StillPicture()
        self._harbours: tuple[object, tuple[city_glow.Spots, ...]] | None = None
        """The outlines that the plague's darkness spares, and for what they were worked out."""

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """The pieces and figures as they were last drawn at rest."""
        return self._still.drawn

    def take_changes(self) -> list[Rect]:
        """Return where the city at rest has been painted anew since this was last asked."""
        return self._still.take_changes()

    def plan_for(self, camera: Camera) -> CityPlan:
        """Return the plan that a camera looks at."""
        return self.plan.turned(camera.bottom) if camera.bottom else self.plan

    def zoom(self, camera: Camera) -> Zoom:
        """Return how large a camera sees the city."""
        return zoom_of(camera, self.plan, self.u, self.text_scale)

    # The table without pieces

    def base(self, camera: Camera, size: Size) -> Surface:
        """Return the table with the city but without pieces, of ``size`` pixels. Shared, don't draw on it."""
        key = self._key(camera, size)
        if key in self._bases:
            self._bases.move_to_end(key)
            return self._bases[key]
        baking = self._baking.pop(key, None) or self._begin(camera, size)
        return self._keep(key, baking.finish())

    def prepare(self, camera: Camera, size: Size, seconds: float, glides: bool = True) -> bool:
        """Continue baking the picture for a camera for about ``seconds``; return whether it is finished.

        Meant for idle moments, so that a later move to this camera starts at once. ``glides``: prepare also
        what a glide from there or to there needs, for at most :data:`LIFTS` cameras.
        """
        key = self._key(camera, size)
        if key in self._bases:
            if not glides or self._glide.is_ready(camera, size):
                return True
            self._glide.prepare(camera, size)
            return False
        if key not in self._baking:
            self._baking[key] = self._begin(camera, size)
        if self._baking[key].go_on(seconds):
            self._keep(key, self._baking.pop(key).finish())
        return False

    def forget(self) -> None:
        """Drop all baked pictures, for instance after the window was resized."""
        self._bases.clear()
        self._lights.clear()
        self._baking.clear()
        self._glide.forget()
        self._still.forget()

    # Drawing

    def draw(
        self,
        surface: Surface,
        view: Board,
        camera: Camera,
        running: Collection[str] = (),
        buttons: tuple[Box, ...] = (),
    ) -> None:
        """Draw the table, the city and all its pieces over the whole surface.

        ``running`` lists the colours whose rats are moving and not on their berths; ``buttons`` is where
        buttons lie above the city, in pixels.
        """
        self._neutral = frozenset(self.plan.ring) - frozenset(view.seats)
        if camera.way is not None:
            still = self._rests(surface.get_size(), view, running, buttons)
            self._glide.draw(surface, camera, camera.way, still)
            return
        self._glide.end()
        surface.blit(self._at_rest(camera, surface.get_size(), view, running, buttons), (0, 0))

    def glides_at_once(self, start: Camera, goal: Camera, size: Size) -> bool:
        """Return whether a glide may move at once; others are begun with :meth:`begin_glide`."""
        return self._key(goal, size) in self._bases and self._glide.begins_at_once(start, size)

    def begin_glide(
        self,
        start: Camera,
        goal: Camera,
        size: Size,
        view: Board,
        running: Collection[str] = (),
        buttons: tuple[Box, ...] = (),
    ) -> bool:
        """Make a part of the pictures of a glide, once in each frame; return whether it may move.

        The arguments are as for :meth:`draw`.
        """
        if self._key(goal, size) not in self._bases:
            self.prepare(goal, size, _BAKING, glides=False)
            return False
        return self._glide.begin(start, goal, size, self._rests(size, view, running, buttons))

    def glow(
        self,
        surface: Surface,
        view: Board,
        camera: Camera,
        thing: Sequence[str],
        strength: float = 1.0,
        focused: bool = False,
    ) -> None:
        """Highlight something that may be chosen, with ``strength`` 0 to 1, more so what is ``focused``.

        ``thing`` is ("area", borough, area), ("market", name), ("cathedral",), ("friend", seat) or
        ("carriage", seat).
        """
        place = self._place(view, camera, thing)
        if isinstance(place, Ring):
            light = city_glow.ring_glow(max(4, round(place.radius)), round(self.u, 3), focused)
            at = light.get_rect(center=(round(place.x), round(place.y))).topleft
        elif place:
            light, at = city_glow.outline_glow(_spots(camera, place, 2), round(self.u, 3), focused)
        else:
            return
        if surface.get_rect().colliderect(light.get_rect(topleft=at)):
            light.set_alpha(round(255 * strength))
            surface.blit(light, at)

    def _place(self, view: Board, camera: Camera, thing: Sequence[str]) -> Polygon | Ring | None:
        """Return a thing's outline on the plane or its ring in the window; None if it isn't in the city."""
        plan, scale = self.plan_for(camera), camera.scale
        match tuple(thing):
            case ("area", borough, area):
                return plan.outline(borough, area)
            case ("cathedral",):
                return plan.nave.outline
            case ("market", market):
                return self._round_market(camera, market)
            case ("friend", seat) if sector := view.players[seat].friend:
                side = self.zoom(camera).side(plan.cube_side(seat))
                x, y = plan.sector(seat, sector).friend
                return Ring(*camera.to_screen((x, y - side * 0.35)), max(side * scale * 0.95, 16 * self.u))
            case ("carriage", seat):
                spot = camera.to_screen(carriage_point(plan, view, seat))
                return Ring(*spot, max(plan.cube * scale, 30 * self.u))
        return None

    def _round_market(self, camera: Camera, market: str) -> Ring:
        """Return the ring round a market and what lies there, so that its colour stays in sight."""
        plan = self.plan_for(camera)
        x, y = camera.to_screen(plan.point(market))
        radius = plan.market_radius * camera.scale
        there = [
            piece.box
            for piece in self.drawn
            if piece.kind in ("message", "carriage") and piece.box.inflate(piece.box.size).collidepoint(x, y)
        ]
        if not there:
            return Ring(x, y, radius)
        whole = there[0].unionall(there)
        return Ring(*whole.center, max(radius, _ROUND * max(whole.size)))

    def around(self, camera: Camera, market: str) -> Rect:
        """Return the box of the light round a market and what was last drawn there, in pixels."""
        ring = self._round_market(camera, market)
        box = Rect(0, 0, round(2 * ring.radius), round(2 * ring.radius))
        box.center = round(ring.x), round(ring.y)
        return box

    def shine(self, surface: Surface, camera: Camera, strength: float) -> None:
        """Let light fall through the rose window into the dimmed city, with ``strength`` 0 to 1."""
        level = round(window_light.LEVELS * max(0.0, min(1.0, strength)))
        if level:
            plan = self.plan_for(camera)
            edge = tuple(point for borough in plan.boroughs.values() for point in borough.edge)
            outer, inner = _spots(camera, edge, 3), _spots(camera, plan.nave.outline, 2)
            fields = (outer, _DIM), (inner, 0)
            dusk, at = city_glow.shade(fields, (14, 7, 3), 2, surface.get_size())
            dusk.set_alpha(255 * level // window_light.LEVELS)
            surface.blit(dusk, at)
            light = window_light.window_light(round(plan.nave.rose_radius * camera.scale * 4.2), level)
            spot = camera.to_screen(plan.nave.centre)
            place = light.get_rect(center=(round(spot[0]), round(spot[1])))
            surface.blit(light, place, special_flags=pygame.BLEND_RGB_ADD)

    def dusk(self, surface: Surface, view: Board, camera: Camera, things: Sequence[Sequence[str]]) -> None:
        """Dim everything except the things that may be chosen, so that they stand out."""
        places = [self._place(view, camera, thing) for thing in things]
        shapes = tuple(_spots(camera, place, 2) for place in places if place and not isinstance(place, Ring))
        rings = tuple(
            (round(ring.x), round(ring.y), round(ring.radius * 1.15))
            for ring in places
            if isinstance(ring, Ring)
        )
        if shapes or rings:
            surface.blit(city_glow.veil(shapes, rings, surface.get_size()), (0, 0))

    def write_over(self, surface: Surface, camera: Camera, things: Sequence[Sequence[str]]) -> None:
        """Write names once more, over the dusk and the light at edges: those of areas that may be chosen.

        Large names may reach into the light of their neighbours, so that all of such a borough are written.
        """
        zoom, clear = self.zoom(camera), self.clear or surface.get_rect()
        areas = [(thing[1], thing[2]) for thing in things if thing[0] == "area"]
        if zoom.text_scale > 1:
            areas = [(borough, area) for borough in dict(areas) for area in AREAS]
        if zoom.close and areas:
            write_names(surface, self.plan_for(camera), camera, zoom, clear, areas)

    def darken(self, surface: Surface, camera: Camera, room: Rect, strength: float) -> None:
        """Darken the city in ``room`` of the window for the plague, its harbours less; 0 to 1 strong."""
        key = camera, tuple(room), self._neutral
        if self._harbours is None or self._harbours[0] != key:
            plan = self.plan_for(camera)
            seats = (borough for borough in plan.ring if borough not in self._neutral)
            outlines = (_spots(camera, plan.outline(borough, "harbour"), 1) for borough in seats)
            harbours = tuple(tuple((x - room.x, y - room.y) for x, y in spots) for spots in outlines)
            self._harbours = key, harbours
        dark = plague.darkness(room.size, round(self.u, 3), self._harbours[1])
        dark.set_alpha(round(255 * strength))
        surface.blit(dark, room)

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
        plan = self.plan_for(camera)
        whole, harbour = plan.boroughs[borough].outline, plan.outline(borough, "harbour")
        fields = (_spots(camera, whole, 3), _STRUCK), (_spots(camera, harbour, 1), 0)
        field, at = city_glow.shade(fields, (10, 4, 4), max(1, round(4 * self.u)), surface.get_size())
        field.set_alpha(round(255 * plague.strength(swell)))
        surface.blit(field, at)
        side = plague.seal_side(_around(camera, plan.borough_box(each)) for each in plan.boroughs)
        box = _around(camera, plan.jetty(borough))
        jetty = box.x, box.y, box.w, box.h
        place = plague.seal_place(_spots(camera, whole, 4), side, jetty, tuple(keep_off))
        seal = plague.seal(side, plague.level(swell))
        seal.set_alpha(round(255 * plague.strength(swell)))
        surface.blit(seal, seal.get_rect(center=place))

    def small_map(self, view: Board, size: Size) -> Surface:
        """Return a small picture of the whole city on a transparent ground, with carriages and cubes."""
        for _ in self.warming_small_map(view, size):
            pass
        camera = self._small_camera(size)
        picture = self._bases["map", *self._key(camera, size)].copy()
        draw_small(picture, self.plan, camera, view)
        return picture

    def warming_small_map(self, view: Board, size: Size) -> Iterator[None]:
        """Bake the small map's ground, yielding after each step."""
        self._neutral = frozenset(self.plan.ring) - frozenset(view.seats)
        camera = self._small_camera(size)
        key = ("map", *self._key(camera, size))
        if key not in self._bases:
            steps = bake(self.plan, camera, size, self.seed, self._neutral, on_oak=False)
            self._keep(key, (yield from steps))

    def _small_camera(self, size: Size) -> Camera:
        return Camera(Rect(0, 0, *size), self.plan.box)

    # Implementation

    def _lit(self, camera: Camera, size: Size, light: int) -> Surface:
        """Return the base in a light. That only ever moves on: an earlier one is baked."""
        key = self._key(camera, size)
        if self._lights.get(key, 0) > light:
            self._bases.pop(key, None)
        base = self.base(camera, size)
        move_on(base, self._lights[key], light)
        self._lights[key] = light
        return base

    def _rests(
        self, size: Size, view: Board, running: Collection[str], buttons: tuple[Box, ...]
    ) -> Callable[[Camera], Surface]:
        """Return what paints the city at rest for a camera."""
        return partial(self._at_rest, size=size, view=view, running=running, buttons=buttons)

    def _at_rest(
        self,
        camera: Camera,
        size: Size,
        view: Board,
        running: Collection[str],
        buttons: tuple[Box, ...],
    ) -> Surface:
        """Return the city with its pieces at rest. Shared, don't draw on it."""
        light = self.daylight.now(view)

        def painter() -> PiecePainter:
            plan, zoom = self.plan_for(camera), self.zoom(camera)
            names, covered = boxes(plan, zoom), [Rect(box) for box in buttons]
            return PiecePainter(size, plan, camera, self.seed, zoom, names, self.clear, covered, self._prompt)

        key = self._key(camera, size), buttons
        return self._still.paint(key, light, self._lit(camera, size, light), painter, view, running)

    def _begin(self, camera: Camera, size: Size) -> Baking:
        plan = self.plan_for(camera)
        steps = bake(plan, camera, size, self.seed, self._neutral, self.zoom(camera), clear=self.clear)
        return Baking(steps)

    def _key(self, camera: Camera, size: Size) -> tuple[object, ...]:
        return camera, size, self._neutral

    def _keep(self, key: tuple[object, ...], surface: Surface) -> Surface:
        self._bases[key] = surface
        self._lights[key] = 0
        if surface.get_width() * surface.get_height() > _LARGE:
            ground.oak.forget()
            ground.candle_light.forget()
        total = sum(_bytes(kept) for kept in self._bases.values())
        while total > _KEPT_BYTES and len(self._bases) > 1:
            gone, oldest = self._bases.popitem(last=False)
            self._lights.pop(gone, None)
            total -= _bytes(oldest)
        return surface


def _around(camera: Camera, box: tuple[float, float, float, float]) -> Rect:
    """Return a box of the plane as the camera sees it."""
    left, top = camera.to_screen(box[:2])
    return Rect(round(left), round(top), round(box[2] * camera.scale), round(box[3] * camera.scale))


@lru_cache(maxsize=64)
def _spots(camera: Camera, shape: Polygon, spare: int) -> city_glow.Spots:
    """Return a shape as the camera sees it, in whole pixels, keeping one of every ``spare`` points."""
    return tuple((round(x), round(y)) for x, y in map(camera.to_screen, shape[::spare]))


def _bytes(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
