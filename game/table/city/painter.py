"""The painter of everything that lies in the plane of the city."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.match.board import Board
from game.table.city import ground, lamps, map_ground, near_frame
from game.table.city.base import Baking, Patch, Steps, bake, labels, release
from game.table.city.daylight import STEPS, Daylight, is_evening, move_on
from game.table.city.glide_picture import Bare, GlidePicture
from game.table.city.glide_pieces import Seen, pieces_of, with_front
from game.table.city.lamps import Lamps
from game.table.city.lettering import write_names
from game.table.city.piece_painter import Drawn, PiecePainter, draw_small, state_of
from game.table.city.still_picture import StillPicture
from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.zoom import Zoom
from game.table.pieces.pieces import Standing
from game.table.places import parking
from game.table.places.names import boxes, reaching_out, zoom_with_names
from game.table.places.number_places import in_window
from game.ui import sprites, surfaces
from game.ui.disk_cache import disk

Size = tuple[int, int]
Box = tuple[int, int, int, int]

_MOST_BYTES = 135_000_000  # of baked pictures; the least recently used go first
_LARGE = 4_000_000  # window pixels above which the ground's own pictures take too much memory to keep
_BAKING = 0.008  # seconds in each frame for the view at the end of a glide that waits for it
_DUSK = 0.003  # seconds in each frame for the lamps of the hour that comes
CUTOUTS = 4
"""For so many cameras is kept what cuts the city out of their pictures."""


class CityPainter:
    """Paints the city of a plan; ``seed`` determines how askew its pieces stand.

    Cameras may look at the plan turned to another borough (:meth:`CityPlan.turned`). The picture without the
    pieces is baked once for each camera and cached. ``u`` is the pixels per 1080p unit. ``text_scale`` (1.0
    to 2.0) enlarges the areas' names; names that don't fit wholly inside ``clear`` (pixels) are left out. The
    ``prompt`` lies over close views. An enlarged borough is seen in a ``frame`` (None: in the whole window).
    """

    def __init__(
        self,
        plan: CityPlan,
        seed: int,
        u: float,
        text_scale: float = 1.0,
        clear: Rect | None = None,
        prompt: Rect | None = None,
        frame: Rect | None = None,
    ) -> None:
        self.plan = plan
        self.seed = seed
        self.u = u
        self.text_scale = text_scale
        self.clear, self._prompt, self._frame = clear, prompt, frame
        self._bases: OrderedDict[tuple[object, ...], Surface] = OrderedDict()
        self.daylight = Daylight()
        self._lights: dict[tuple[object, ...], int] = {}
        """The light in which each base is painted."""
        self._lit_lamps: tuple[tuple[object, ...], sprites.Sprites] = (), ()
        """The lamps that were last lit, and for what."""
        self._dusk: tuple[object, Baking[sprites.Sprites]] | None = None
        """The lamps of the hour that comes, as far as they are lit."""
        self._relit: tuple[object, Iterator[None]] = (), iter(())
        """What moves the light of a base on in idle steps, and that of which one, and to which light."""
        self._baking: dict[tuple[object, ...], Baking[Surface]] = {}
        self.neutral: frozenset[str] = frozenset()
        """The boroughs without a player, on the board drawn last."""
        self._beneath: dict[tuple[object, ...], list[Patch]] = {}
        """What lies beneath names and the front in each base, in the light of the morning."""
        self._glide = GlidePicture(
            self.plan_for, Bare(self._bare, self._light, self._lamps), CUTOUTS, self._framing
        )
        self._still = StillPicture()

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """The pieces and figures as they were last drawn at rest."""
        return self._still.drawn

    def draw_over(self, surface: Surface, lit: Callable[[Drawn], bool]) -> None:
        """Show those pieces at rest that are ``lit`` once more as they were before light fell on them."""
        for piece, sprite in self._still.pieces():
            if not lit(piece):
                continue
            picture, (x, y) = sprite.picture, sprite.place.topleft
            at = x, y
            if isinstance(picture, Standing):
                at = x + picture.pad, y + picture.pad
                picture = picture.piece
            as_it_was = surfaces.clear(picture.get_size())
            seen = picture.get_rect(topleft=at).clip(surface.get_rect())
            as_it_was.blit(self._still.part(seen), (seen.x - at[0], seen.y - at[1]))
            shape = pygame.mask.from_surface(picture)
            surface.blit(shape.to_surface(setsurface=as_it_was, unsetcolor=(0, 0, 0, 0)), at)

    def take_changes(self) -> list[Rect]:
        """Return where other light lies on the city at rest than when this was last asked."""
        return self._still.take_changes()

    def plan_for(self, camera: Camera) -> CityPlan:
        """Return the plan that a camera looks at."""
        return self.plan.turned(camera.bottom) if camera.bottom else self.plan

    def zoom(self, camera: Camera) -> Zoom:
        """Return how large a camera sees the city."""
        return zoom_with_names(self.plan_for(camera), camera, self.u, self.text_scale)

    def nearness(self, camera: Camera) -> float:
        """Return how far a camera has come to an enlarged borough, 0 to 1."""
        if camera.way is None:
            return float(self.zoom(camera).near)
        start, goal = self.nearness(camera.way.start), self.nearness(camera.way.goal)
        return start + (goal - start) * camera.way.share

    def _framing(self, camera: Camera) -> Rect | None:
        """Return the frame in which a camera at rest sees the city, if it does so in one."""
        return self._frame if self.zoom(camera).near else None

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
        what a glide from there or to there needs, for at most :data:`CUTOUTS` cameras.
        """
        key = self._key(camera, size)
        if key in self._bases:
            light = self.daylight.latest
            if self._lights[key] < light:
                if self._relit[0] != (key, light):
                    self._relit = (key, light), self._lighting(camera, size, light)
                next(self._relit[1], None)
                return False
            if not glides or self._glide.is_ready(camera, size):
                return True
            self._glide.prepare(camera, size)
            return False
        if key not in self._baking:
            self._baking[key] = self._begin(camera, size)
        if self._baking[key].go_on(seconds):
            self._keep(key, self._baking.pop(key).finish())
        return False

    def baking(self, camera: Camera, size: Size, view: Board) -> Iterator[None]:
        """Bake the picture of a ``view`` for a camera, yielding after each step."""
        self.neutral = self._unplayed(view)
        key = self._key(camera, size)
        if key not in self._bases and key not in self._baking:
            self._baking[key] = self._begin(camera, size, on_disk=True)
        while key not in self._bases:
            self.prepare(camera, size, 0.0, glides=False)
            yield

    def forget(self) -> None:
        """Drop all baked pictures, for instance after the window was resized."""
        self._bases.clear()
        self._lights.clear()
        self._lit_lamps, self._relit = ((), ()), ((), iter(()))
        self._dusk = None
        self._beneath.clear()
        self._baking.clear()
        self._glide.forget()
        self._still.forget()
        map_ground.ground.forget()
        release()

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

        ``running`` lists the colours whose rats are moving and not on their signs; ``buttons`` is where
        buttons lie above the city, in pixels.
        """
        self.neutral = self._unplayed(view)
        if camera.way is not None:
            scan = partial(self._scan, surface.get_size(), view, running, buttons)
            near, frame = self.nearness(camera), self._frame
            room = near_frame.room(frame, surface.get_size(), near) if frame and near else None
            self._glide.draw(surface, camera, camera.way, scan, room)
            return
        self._glide.end()
        sprites.draw(surface, self._at_rest(camera, surface.get_size(), view, running, buttons))

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
        return self._glide.begin(start, goal, size, partial(self._scan, size, view, running, buttons))

    def spread_light(self, view: Board, camera: Camera, size: Size) -> bool:
        """Let the daylight spread by a step, once its lamps are lit in steps; return whether it spreads."""

        def lit(hour: int) -> bool:
            key = camera, size, hour
            if self._dusk is None or self._dusk[0] != key:
                self._dusk = key, Baking(self._lighting_lamps(camera, size, hour))
            return camera.way is not None or self._dusk[1].go_on(_DUSK)

        return self.daylight.spread(view, lit)

    def write_over(self, surface: Surface, camera: Camera, things: Sequence[Sequence[str]]) -> None:
        """Write names once more, over what is dimmed and lit: those of areas that may be chosen.

        So are others of such a borough that may reach into the light of their neighbours: all large ones.
        """
        zoom, clear = self.zoom(camera), self.clear or surface.get_rect()
        areas = [(thing[1], thing[2]) for thing in things if thing[0] == "area"]
        if not zoom.close or not areas:
            return
        plan = self.plan_for(camera)
        for borough in dict(areas):
            large = zoom.text_scale > 1
            areas += [(borough, area) for area in AREAS] if large else reaching_out(plan, zoom, borough)
        write_names(surface, plan, camera, zoom, clear, dict.fromkeys(areas))

    def write_near(self, surface: Surface, camera: Camera, lights: Sequence[Rect]) -> None:
        """Write names of the lower borough once more on which one of the ``lights`` shines (pixels)."""
        plan, zoom = self.plan_for(camera), self.zoom(camera)
        rooms = boxes(plan, zoom) if lights else {}
        own = {area: in_window(camera, room) for area, room in rooms.items() if area[0] == plan.bottom}
        found = [area for area, room in own.items() if room.collidelist(lights) >= 0]
        if found:
            write_names(surface, plan, camera, zoom, self.clear or surface.get_rect(), found)

    def small_map(self, view: Board, size: Size) -> Surface:
        """Return a small picture of the whole city on a transparent ground, with carriages and cubes."""
        picture = map_ground.ground(self.plan, size, self._unplayed(view)).copy()
        draw_small(picture, self.plan, map_ground.seen(self.plan, size), view)
        return picture

    def warming_hour(self, view: Board, camera: Camera, size: Size, hour: int) -> Iterator[None]:
        """Prepare in steps what looks different when an ``hour`` begins: lamps, and pieces in the evening."""
        plan, zoom, light = self.plan_for(camera), self.zoom(camera), hour * STEPS
        yield from lamps.drawing(sprites.unseen(size), plan, camera, zoom, self.clear, hour)
        artist = self._artist(camera, size, ())
        for part in state_of(view):
            artist.part(view, part, evening=is_evening(light))
            yield

    def warming_small_map(self, view: Board, size: Size) -> Iterator[None]:
        """Prepare in steps what :meth:`small_map` asks."""
        yield from map_ground.ground.steps(self.plan, size, self._unplayed(view))

    # Implementation

    def _unplayed(self, view: Board) -> frozenset[str]:
        """Return the boroughs without a player."""
        return frozenset(self.plan.ring) - frozenset(view.seats)

    def _lit(self, camera: Camera, size: Size, light: int) -> Surface:
        """Return the base in a light. That only ever moves on: an earlier one is baked."""
        key = self._key(camera, size)
        if self._lights.get(key, 0) > light:
            self._bases.pop(key, None)
        base = self.base(camera, size)
        move_on(base, self._lights[key], light, lit=self._lamps(camera, size))
        self._lights[key] = light
        return base

    def _lighting(self, camera: Camera, size: Size, light: int) -> Steps:
        """Do what :meth:`_lit` does in steps."""
        before = self._light(camera, size)
        for step in range(before, light):
            if step == before or step % STEPS == 0:
                yield from self._lighting_lamps(camera, size, step // STEPS + 1)
            self._lit(camera, size, step + 1)
            yield
        return self._lit(camera, size, light)

    def _light(self, camera: Camera, size: Size) -> int:
        """Return the daylight in which the base is painted."""
        self.base(camera, size)
        return self._lights[self._key(camera, size)]

    def _lamps(self, camera: Camera, size: Size) -> Lamps:
        """Return what is lit in a base as the hours go by."""

        def lit(hour: int) -> sprites.Sprites:
            return Baking(self._lighting_lamps(camera, size, hour)).finish()

        return lit

    def _lighting_lamps(
        self, camera: Camera, size: Size, hour: int
    ) -> Generator[None, None, sprites.Sprites]:
        """Light the lamps of an hour in steps."""
        key = *self._key(camera, size), hour
        if self._lit_lamps[0] != key:  # they are asked for in each frame while light spreads
            plan, zoom, room = self.plan_for(camera), self.zoom(camera), self._framing(camera)
            found = yield from lamps.lamps(plan, camera, size, zoom, self.clear, room, hour)
            self._lit_lamps = key, found
        return self._lit_lamps[1]

    def _bare(self, camera: Camera, size: Size, seen: Rect) -> Generator[None, None, tuple[Surface, int]]:
        """Make a part of the city without pieces, names and the cathedral's front; and tell its daylight."""
        key = self._key(camera, size)
        bare = yield from ground.fresh(seen.size, self.base(camera, size))
        base, light = self.base(camera, size), self._lights[key]
        bare.blit(base, (0, 0), seen)
        yield
        frame = self._framing(camera)
        bare.set_clip(frame and frame.move(-seen.x, -seen.y))
        for picture, place in tuple(self._beneath.get(key, ())):
            patch = picture.copy()
            move_on(patch, 0, light, size, place.topleft, self._lamps(camera, size))
            bare.blit(patch, place.move(-seen.x, -seen.y))
            yield
        bare.set_clip(None)
        return bare, light

    def _scan(
        self, size: Size, view: Board, running: Collection[str], buttons: tuple[Box, ...], camera: Camera
    ) -> Generator[None, None, Seen]:
        """Find in steps what lies above the bare city."""
        yield from parking.finding(self.plan_for(camera), view, self.zoom(camera))
        parts = []
        artist, light = self._artist(camera, size, buttons), self.daylight.now(view)
        for part in state_of(view, running):
            parts.append(artist.part(view, part, running, is_evening(light)))
            yield
        base = yield from self._lighting(camera, size, light)
        pieces = yield from with_front(pieces_of(parts), base, self._framing(camera))
        yield
        plan = self.plan_for(camera)
        written = labels(plan, camera, size, self.zoom(camera), self.clear)
        turn = plan.ring.index(plan.bottom) / len(plan.ring)
        return Seen(pieces, written, plan.nave.centre, turn)

    def _artist(self, camera: Camera, size: Size, buttons: tuple[Box, ...]) -> PiecePainter:
        """Return who arranges the pieces that a camera sees."""
        plan, zoom = self.plan_for(camera), self.zoom(camera)
        names, covered = boxes(plan, zoom), [Rect(box) for box in buttons]
        return PiecePainter(size, plan, camera, self.seed, zoom, names, self.clear, covered, self._prompt)

    def _at_rest(
        self,
        camera: Camera,
        size: Size,
        view: Board,
        running: Collection[str],
        buttons: tuple[Box, ...],
    ) -> sprites.Sprites:
        """Return the city with its pieces at rest."""
        light = self.daylight.now(view)
        painter = partial(self._artist, camera, size, buttons)
        key = self._key(camera, size), buttons
        base, room = self._lit(camera, size, light), self._framing(camera)
        return self._still.lay(key, light, base, painter, view, running, room)

    def _begin(self, camera: Camera, size: Size, on_disk: bool = False) -> Baking[Surface]:
        """Begin to bake a picture; it is kept on the disk if ``on_disk`` or small enough."""
        plan, beneath = self.plan_for(camera), self._beneath.setdefault(self._key(camera, size), [])
        beneath.clear()
        zoom = self.zoom(camera)
        steps = bake(plan, camera, size, self.neutral, zoom, clear=self.clear, beneath=beneath)
        frame = self._framing(camera)
        if frame:
            steps = near_frame.framed(steps, frame, size)
        if on_disk or size[0] * size[1] <= _LARGE:
            steps = self._from_disk((zoom, self.clear, frame), camera, size, steps, beneath)
        return Baking(steps)

    def _from_disk(
        self, what: object, camera: Camera, size: Size, make: Steps, beneath: list[Patch]
    ) -> Steps:
        """Read a picture and what lies beneath its names and front from the disk, or make it, in steps."""
        if not disk.is_open:
            return (yield from make)
        seen = self.plan_for(camera), camera.viewport, camera.scale, camera.centre, sorted(self.neutral)
        key = disk.key("city", what, *seen, size)
        entry = yield from disk.loading(key)
        if entry is not None:
            whole, *patches = entry.pictures
            beneath += [Patch(picture, Rect(box)) for picture, box in zip(patches, entry.note, strict=True)]
            return whole
        made = yield from make
        yield
        pictures = made, *(patch.picture for patch in beneath)
        disk.save(key, pictures, [tuple(patch.place) for patch in beneath])
        return made

    def _key(self, camera: Camera, size: Size) -> tuple[object, ...]:
        return camera, size, self.neutral

    def _keep(self, key: tuple[object, ...], surface: Surface) -> Surface:
        self._bases[key] = surface
        self._lights[key] = 0
        if surface.get_width() * surface.get_height() > _LARGE:
            ground.cloth.forget()
        total = sum(map(_bytes, self._bases.values()))
        while total > _MOST_BYTES and len(self._bases) > 1:
            gone, oldest = self._bases.popitem(last=False)
            self._lights.pop(gone, None)
            self._beneath.pop(gone, None)
            total -= _bytes(oldest)
        return surface


def _bytes(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
