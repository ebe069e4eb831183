"""Painting the pieces in the city: messages, carriages, cubes, friends, rats, and the numbers on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import compress, product
from typing import NamedTuple

from pygame import Rect, Surface

from engine import SECTORS
from engine.content import NUMBERS
from engine.names import NOTREDAME
from game.decisions.message_faces import message_prestige
from game.match.board import Board
from game.table.city.cathedral import rose
from game.table.city.harbour import in_danger, sign, with_shadow
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Point, Polygon
from game.table.map.zoom import Zoom
from game.table.pieces.pieces import CARRIAGE_WIDTH, RIGHT, Pieces
from game.table.pieces.tags import counted, plaque
from game.table.places import message_signs
from game.table.places.carriages import drives, headings, in_front, side_of
from game.table.places.found import furnish, seen_from, stand
from game.table.places.number_places import NumberPlaces, in_window
from game.table.places.parking import standing
from game.table.places.rat_signs import parts_of_sign, rat_side, sign_room
from game.ui import surfaces
from game.ui.medal import draw_medal
from game.ui.palette import INK
from game.ui.sprites import Recorder, Sprites

CATHEDRAL, MESSAGES, COACHES = "cathedral", "messages", "coaches"
"""The parts of the city's pieces that belong to no seat; each seat is a part too."""

_SLICED = 0.2  # from this share on, a piece is cut by the prompt that hides it
_HIGH = 0.72  # the height of a carriage, as a share of its width
_SMALL_SIGN, _SMALL_COACH = 2.15, 6.2  # half the sides of signs and carriages on the small map, in its units
_MOVED = 0.6  # how far a message or carriage moves from below the prompt, as a share of its width
_CUBE = 0.7  # half of a cube's picture, in sides of the cube


class Drawn(NamedTuple):
    """A piece or figure as it lies in the window, in pixels."""

    kind: str
    """``cube``, ``friend``, ``carriage``, ``rat``, ``message``, ``count``, ``window`` or ``tag``."""
    box: Rect
    seat: str = ""
    market: str = ""
    """Where a message or carriage lies."""
    sector: str = ""
    """Where a cube, its number or a friend lies: a sector, or the cathedral."""


class Part(NamedTuple):
    """One part of the pieces, ready to be drawn."""

    drawn: list[Drawn]
    sprites: Sprites


class PiecePainter:
    """Arranges the pieces of a city in a window of ``size`` pixels, for a camera at rest.

    ``zoom`` is that of the camera. ``names`` tells the room that each area's name takes on the plane. The
    cathedral's tag is left out unless it lies inside ``clear`` (pixels; None: the window) and free of
    ``buttons`` that lie above the city. In a close view no piece looks out half below the ``prompt``, or
    from beneath what lies beside ``clear``.
    """

    def __init__(
        self,
        size: tuple[int, int],
        plan: CityPlan,
        camera: Camera,
        seed: int,
        zoom: Zoom,
        names: Mapping[tuple[str, str], Box],
        clear: Rect | None,
        buttons: Sequence[Rect],
        prompt: Rect | None,
    ) -> None:
        self.plan, self.camera, self.seed = plan, camera, seed
        self._prompt = prompt if zoom.near else None
        self.zoom, self.names, self.u, self.clear, self.buttons = zoom, names, zoom.u, clear, buttons
        self._numbers = NumberPlaces(plan, camera, zoom, names.values())
        self._covers = _covers(size, clear, prompt) if prompt and zoom.near else []
        self._drawn: list[Drawn] = []
        self._canvas = Recorder()
        self._sector_now, self._evening = "", False
        self._window = Rect((0, 0), size)
        self._seen = self._window.inflate(160 * self.u, 160 * self.u)

    def part(self, view: Board, part: str, running: Collection[str] = (), evening: bool = False) -> Part:
        """Return one part of the pieces, a key of :func:`state_of`, the lowest piece first.

        The rats of the colours in ``running`` are left out. ``evening``: they lie in its light.
        """
        self._drawn, self._canvas, self._sector_now, self._evening = [], Recorder(), "", evening
        alone = {CATHEDRAL: self._cathedral, MESSAGES: self._messages, COACHES: self._coaches}
        if part in alone:
            alone[part](view)
        else:
            player = view.players[part]
            self._rat(view, part, part in running)
            for sector in SECTORS:
                self._sector_now = sector
                self._sector(part, sector, player.sectors[sector], player.friend == sector)
        sprites = self._canvas.sprites
        if self._prompt is None:
            return Part(self._drawn, tuple(sprites))
        seen = [one.kind == "window" or not self._sliced(one.box) for one in self._drawn]
        return Part(list(compress(self._drawn, seen)), tuple(compress(sprites, seen)))

    def _sliced(self, box: Rect) -> bool:
        """Whether the prompt with the buttons beside it, trays or persons cover a large part of a piece."""
        hidden = (box.clip(cover) for cover in self._covers)
        return any(part.width * part.height > _SLICED * box.width * box.height for part in hidden)

    def _uncovered(self, spot: Point, size: float) -> Point:
        """Return where a piece of a ``size`` is seen whole that the prompt, trays or persons would cut."""
        (x, y), half, most = spot, size / 2, _MOVED * size
        if self._prompt is None or self.clear is None:
            return spot
        left, right, low = self.clear.left + half, self.clear.right - half, self._prompt.bottom + half
        if self._prompt.left < x < self._prompt.right and low - most < y < low:
            y = low
        if left - most < x < left or right < x < right + most:
            x = min(max(x, left), right)
        return x, y

    def _pieces(self, side: float) -> Pieces:
        """Return pieces of a size, ``side`` being that of a cube in plane units."""
        return Pieces(side * self.zoom.scale, self.seed, evening=self._evening)

    def _on_screen(self, point: Point) -> Point | None:
        spot = self.camera.to_screen(point)
        return spot if self._seen.collidepoint(spot) else None

    def _messages(self, view: Board) -> None:
        pieces, wide = self._pieces(self.plan.cube), self.zoom.message
        visited = {player.carriage for player in view.players.values()}
        for market, (colour, kind) in view.messages.items():
            spot = self._on_screen(message_signs.places(self.plan, self.zoom)[market][market in visited])
            if spot:
                spot = self._off_cubes(spot, self._uncovered(spot, wide), wide)
                pays = message_prestige(kind, view.options)
                box = pieces.message(self._canvas, colour, kind, pays, wide, spot)
                self._note("message", box, market=market)

    def _off_cubes(self, spot: Point, moved: Point, wide: float) -> Point:
        """Return where a message is ``moved`` to, or a place less far from its spot, off all cubes."""
        if moved[1] <= spot[1]:
            return moved
        room = surfaces.box_round(moved, (wide, wide))
        touched = [self._heaps[at].top for at in room.collidelistall(self._heaps)]
        return moved[0], max(spot[1], min([moved[1], *(top - wide / 2 for top in touched)]))

    @cached_property
    def _heaps(self) -> list[Rect]:
        """The room of all cubes that can stand in the sectors."""
        found = []
        for borough, sector in product(self.plan.ring, SECTORS):
            place = stand(self.plan, borough, sector, self.zoom)
            half = _CUBE * place.side
            for x, y in {*place.cubes, *place.closer, place.pile}:
                found.append(in_window(self.camera, (x - half, y - half, 2 * half, 2 * half)))
        return found

    def _coaches(self, view: Board) -> None:
        pieces, facing = self._pieces(side_of(self.plan, self.zoom)), headings(self.plan, view)
        wide = pieces.side * CARRIAGE_WIDTH
        for colour, point in standing(self.plan, view, self.zoom):
            spot = self._on_screen(point)
            if spot:
                spot = self._off_words(spot, self._uncovered(spot, wide), wide)
                box = pieces.piece(self._canvas, f"carriage_{facing[colour]}", colour, spot)
                self._note("carriage", box, colour, view.players[colour].carriage or "")

    def _off_words(self, spot: Point, moved: Point, size: float) -> Point:
        """Return where a carriage is ``moved`` to, or its spot if it would cover a name or a sign there."""
        room = surfaces.box_round(moved, (size, size * _HIGH))
        return spot if room.collidelist(self._words) >= 0 else moved

    @cached_property
    def _words(self) -> list[Rect]:
        """Where the areas' names and the signs of the rats stand."""
        return [
            *(room for room in map(self._rat_room, self.plan.ring) if room),
            *(in_window(self.camera, one) for one in self.names.values()),
        ]

    def _rat(self, view: Board, colour: str, running: bool) -> None:
        """Add the sign that tells the number of a seat's rats, with its rat unless that is ``running``."""
        room = self._rat_room(colour)
        if room is None:
            return
        number = max(0, min(NUMBERS.rat_track_end, view.players[colour].rat))
        plate, offset = sign(number, room.size, in_danger(view, colour)), (0, 0)
        if self.zoom.text_scale == 1:
            plate, offset = with_shadow(plate, room.size)
        else:  # below it a large name begins
            plate = plate.subsurface((0, 0), room.size)
        self._canvas.blit(plate, room.move(offset).topleft)
        self._note("count", room, colour)
        place = parts_of_sign(room.size)[0].move(room.topleft)
        if not running:
            rat = Pieces(rat_side(room.size)).piece(self._canvas, "rat", "", place.center)
            self._note("rat", rat, colour)

    def _rat_room(self, colour: str) -> Rect | None:
        """Return where the sign of a harbour stands in the window."""
        return sign_room(self.plan, self.camera, colour, self.zoom, self.clear or self._window)

    def _pile(
        self, side: float, colour: str, number: int, at: Point, off: Sequence[Rect], ground: Polygon = ()
    ) -> None:
        """Add one cube for many, their ``number`` over its corner, ``off`` some boxes, in the ``ground``."""
        pieces = self._pieces(side)
        self._cubes(pieces, colour, [(0, at)])
        figure, spot = counted(number, self.zoom.pile_figure, colour), self.camera.to_screen(at)
        place = self._numbers.over_corner(spot, pieces.side, figure.get_rect(), off, ground)
        self._tag(figure, place, colour)
        if any(self._sliced(one.box) for one in self._drawn[-2:]):
            del self._drawn[-2:], self._canvas.sprites[-2:]

    def _tag(self, figure: Surface, place: Rect, colour: str) -> None:
        self._canvas.blit(figure, place.topleft)
        self._note("count", place, colour)

    def _note(self, kind: str, box: Rect, seat: str = "", market: str = "") -> None:
        self._drawn.append(Drawn(kind, box, seat, market, self._sector_now))

    def _sector(self, colour: str, sector: str, cubes: int, friend: bool) -> None:
        if not (cubes or friend) or self._on_screen(self.plan.sector(colour, sector).friend) is None:
            return
        side = self.plan.cube_side(colour)
        place = stand(self.plan, colour, sector, self.zoom)
        pieces = self._pieces(place.side)
        if friend:
            x, y = place.friend
            spot = self.camera.to_screen((x, y + side * 0.28))
            self._note("friend", pieces.piece(self._canvas, "friend", colour, spot), colour)
        places = place.places(cubes)
        if cubes > len(places):
            off = [in_window(self.camera, place.building), *(one.box for one in self._drawn[-1:] if friend)]
            self._pile(place.side, colour, cubes, place.pile, off, self.plan.outline(colour, sector))
            return
        numbered = list(enumerate(places))
        layer = place.layer if 0 < place.layer < cubes <= len(place.cubes) else max(1, cubes)
        for at in range(0, cubes, layer):
            self._cubes(pieces, colour, numbered[at : at + layer])

    def _cubes(self, pieces: Pieces, colour: str, numbered: Iterable[tuple[int, Point]]) -> None:
        """Add numbered cubes in their slots, from back to front."""
        for number, slot in sorted(numbered, key=lambda cube: (cube[1][1], cube[1][0])):
            spot = self.camera.to_screen(slot)
            self._note("cube", pieces.cube(self._canvas, colour, spot, 0.0, number), colour)

    # The cathedral

    def _cathedral(self, view: Board) -> None:
        if not any(map(self._on_screen, (self.plan.nave.centre, *self.plan.nave.outline))):
            return
        self._sector_now = NOTREDAME
        chancel = furnish(self.plan.nave, self.zoom, seen_from(self.camera, self.clear))
        centre, radius = self.camera.to_screen(chancel.rose), chancel.radius * self.camera.scale
        players = view.players
        cubes = tuple((c, players[c].cathedral) for c in sorted(players) if players[c].cathedral)
        window = rose(max(12, round(2 * radius)), cubes)
        self._canvas.blit(window, window.get_rect(center=(round(centre[0]), round(centre[1]))).topleft)
        self._note("window", surfaces.box_round(centre, (2 * radius, 2 * radius)))
        x, y = self.camera.to_screen(chancel.tag)
        held = sum(number for _, number in cubes)
        picture = plaque(view.pot, held, view.cube_pays_now, self.zoom.figure, chancel.detail)
        place = picture.get_rect(center=(round(x), round(y)))
        for colour, number in cubes:
            self._pew(colour, number, chancel.piles[self.plan.place(colour)], place)
        inside = self.clear is None or self.clear.contains(place)
        if inside and place.collidelist(list(self.buttons)) < 0:
            self._canvas.blit(picture, place.topleft)
            self._note("tag", place)

    def _pew(self, colour: str, cubes: int, places: tuple[Point, Point], tag: Rect) -> None:
        side = self.zoom.side(self.plan.cathedral_cube)
        if cubes > len(places):
            self._pile(side, colour, cubes, places[0], [tag])
        else:
            self._cubes(self._pieces(side), colour, enumerate(places[:cubes]))


def draw_small(surface: Surface, plan: CityPlan, camera: Camera, view: Board) -> None:
    """Draw only what is recognisable on a small map: the rose window, carriages, signs for cubes."""
    players = view.players
    cubes = tuple((c, players[c].cathedral) for c in sorted(players) if players[c].cathedral)
    window = rose(max(12, round(2 * plan.nave.rose_radius * camera.scale)), cubes)
    x, y = camera.to_screen(plan.nave.centre)
    surface.blit(window, window.get_rect(center=(round(x), round(y))))
    unit = max(2.0, plan.cube * camera.scale * 0.55)
    for colour, player in players.items():
        for sector in SECTORS:
            held = player.sectors[sector] + (player.friend == sector)
            if held:
                x, y = camera.to_screen(plan.sector(colour, sector).slots[0])
                side = round(2 * _SMALL_SIGN * unit * min(1.0 + 0.16 * held, 1.7))
                draw_medal(surface, colour, (x, y), side, INK, max(1, side // 16), 0.68)
        if player.carriage:
            spot = camera.to_screen(plan.point(player.carriage))
            coach = Pieces(2 * _SMALL_COACH * unit / CARRIAGE_WIDTH)
            coach.piece(surface, f"carriage_{RIGHT}", colour, spot)


def state_of(view: Board, running: Collection[str] = ()) -> dict[str, tuple[object, ...]]:
    """Return everything visible of a board in the city by part, the lowest layer first.

    Boards with equal states look the same, and so do equal parts.
    """
    players, options = view.players, view.options
    markets = tuple(player.carriage for player in players.values())
    parts: dict[str, tuple[object, ...]] = {
        CATHEDRAL: (tuple(p.cathedral for p in players.values()), view.pot, view.cube_pays_now),
        MESSAGES: (tuple(view.messages.items()), options, markets),
    }
    for colour, player in players.items():
        rat = player.rat, in_danger(view, colour), colour in running
        parts[colour] = *player.sectors.values(), player.friend, *rat
    parts[COACHES] = markets, in_front(view), tuple(drives(view).items())
    return parts


def _covers(size: tuple[int, int], clear: Rect | None, prompt: Rect) -> list[Rect]:
    """Return what hides a city seen from near: the prompt, the shade above, and all beside ``clear``."""
    above = Rect(0, -size[1], size[0], size[1] + prompt.bottom)
    if clear is None:
        return [above]
    return [above, Rect(0, 0, clear.left, size[1]), Rect(clear.right, 0, size[0] - clear.right, size[1])]
