"""Cells of figures that show a part of the table: areas, boroughs, the city, cards, persons and messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect, Surface

from engine import Options, View
from game.screens.rules.figures import Cell, Label, Painting, Size, at_once
from game.table.city.lighting import Lighting
from game.table.city.painter import CityPainter
from game.table.city.piece_painter import state_of
from game.table.hud import cards, effect_icons
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan, city_plan
from game.table.map.shapes import Box, Point, bounds
from game.table.pieces.pieces import message_picture
from game.ui import surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.palette import CANDLE, INK
from game.ui.theme import BODY, Style

_CARD = 190 / 266
_AREA = 1.2  # the width of a picture of an area, divided by its height
_LARGE = 1.5  # the height of a row of icons, in letters of the text
_SEED = 7  # of the irregularities of handmade things
_RADIUS = 14  # of a picture's corners, in units
_NOWHERE = Rect(-9, -9, 1, 1)  # where no name has room
_GAP = 10  # between two pictures that belong together, in units
_ROOM = 1.06  # what is seen of an area and round it, as a multiple of its size
_RING = 1.16  # the ring round a market that stands out, in radii of its message


class Scene(NamedTuple):
    """A part of the city as a view has it."""

    view: View
    seat: str
    """The borough at the lower side."""
    box: Box
    """The part of the plane that is seen."""
    lit: tuple[tuple[str, ...], ...] = ()
    """Things that stand out from the rest."""
    named: bool = True
    """Whether names and the cathedral's tag are shown."""


def city(view: View, seat: str, lit: Sequence[tuple[str, ...]], labels: tuple[Label, ...]) -> Cell:
    """Return the whole city."""
    plan = _plan(view.ring, seat)
    x, y, width, height = plan.box
    edge = plan.market_radius
    return _part(
        Scene(view, seat, (x - edge, y - edge, width + 2 * edge, height + 2 * edge), tuple(lit)), labels
    )


def area(view: View, seat: str, name: str, labels: tuple[Label, ...] = (), shape: float = _AREA) -> Cell:
    """Return an area of a seat's borough in a picture ``shape`` times as wide as high."""
    x, y, width, height = bounds(_plan(view.ring, seat).outline(seat, name))
    box = _shaped((x + width / 2, y + height / 2), width * _ROOM, height * _ROOM, shape)
    return _part(Scene(view, seat, box, (("area", seat, name),), False), labels)


def side_by_side(first: Cell, second: Cell, labels: tuple[Label, ...]) -> Cell:
    """Return two pictures that belong together as one, with common labels."""
    whole = first.aspect + second.aspect

    def paint(size: Size, style: Style) -> Painting:
        made = surfaces.clear(size)
        room, left = size[0] - style.px(_GAP), 0
        for cell in (first, second):
            wide = round(room * cell.aspect / whole)
            picture = yield from cell.paint((wide, round(wide / cell.aspect)), style)
            made.blit(picture, picture.get_rect(midleft=(left, size[1] // 2)))
            left = size[0] - round(room * second.aspect / whole)
        return made

    return Cell((first.key, second.key), whole, paint, labels)


def _shaped(middle: Point, width: float, height: float, shape: float) -> Box:
    """Return the smallest box of a shape round a middle that holds one of these sides."""
    wide = max(width, height * shape)
    return middle[0] - wide / 2, middle[1] - wide / shape / 2, wide, wide / shape


def cathedral(view: View, seat: str, labels: tuple[Label, ...] = ()) -> Cell:
    """Return the cathedral, with the borough of ``seat`` below it."""
    plan = _plan(view.ring, seat)
    x, y, width, height = bounds(plan.nave.outline)
    edge = plan.market_radius * 0.5
    box = x - edge, y - edge, width + 2 * edge, height + 2 * edge
    return _part(Scene(view, seat, box, (("cathedral",),)), labels)


def card(name: str, options: Options, labels: tuple[Label, ...] = ()) -> Cell:
    """Return an action card such as ``red.bank``."""

    def paint(size: Size, style: Style) -> Surface:
        return cards.action_face(name, size, options.hotel_double_at)

    return Cell((name, options.hotel_double_at), _CARD, at_once(paint), labels)


def person(name: str, labels: tuple[Label, ...] = ()) -> Cell:
    """Return a person's card."""
    return Cell(name, _CARD, at_once(lambda size, style: cards.person_face(name, size)), labels)


def messages(faces: tuple[tuple[str, str], ...], labels: tuple[Label, ...]) -> Cell:
    """Return messages, as (colour, face), side by side."""

    def paint(size: Size, style: Style) -> Surface:
        made = surfaces.clear(size)
        side = min(size[0] // len(faces), size[1])
        for number, (colour, face) in enumerate(faces):
            token = message_picture(colour, face, round(side * 0.94))
            surfaces.centred(made, token, (size[0] * (number + 0.5) / len(faces), size[1] / 2))
        return made

    return Cell(faces, len(faces) * 0.62, at_once(paint), labels)


def pieces(name: str, count: int, labels: tuple[Label, ...]) -> Cell:
    """Return a piece such as ``blue_cube`` several times side by side."""

    def paint(size: Size, style: Style) -> Surface:
        made = surfaces.clear(size)
        side = min(size[0] // count, size[1])
        for number in range(count):
            piece = surfaces.picture(f"pieces/{name}", side * 0.94, side * 0.94)
            surfaces.centred(made, piece, (size[0] * (number + 0.5) / count, size[1] / 2))
        return made

    return Cell((name, count), count * 0.5, at_once(paint), labels)


def icons(tokens: str, aspect: float) -> Cell:
    """Return a row of icons, as tokens for :func:`game.table.hud.effect_icons.row`."""

    def paint(size: Size, style: Style) -> Surface:
        made = surfaces.clear(size)
        effect_icons.draw(made, (tokens,), made.get_rect(), style.text(BODY * _LARGE))
        return made

    return Cell(tokens, aspect, at_once(paint))


def arrow() -> Cell:
    """Return an arrow from what was before to what is after."""

    def paint(size: Size, style: Style) -> Surface:
        made = surfaces.clear(size)
        side = size[0] * 0.8
        surfaces.centred(made, surfaces.picture("icons/arrow_right", side, side), (size[0] / 2, size[1] / 2))
        return made

    return Cell("arrow", 0.32, at_once(paint))


def _part(scene: Scene, labels: tuple[Label, ...]) -> Cell:
    key = *scene[1:], *state_of(scene.view).items()
    return Cell(key, scene.box[2] / scene.box[3], lambda size, style: painted(scene, size, style), labels)


@lru_cache(maxsize=16)
def _plan(ring: tuple[str, ...], bottom: str) -> CityPlan:
    return city_plan(ring, bottom)


@cached(MENUS, most=6)
def _painter(ring: tuple[str, ...], bottom: str, style: Style, named: bool) -> CityPainter:
    """Return the painter of a city, which keeps what lies below the pieces; ``named``: with names."""
    return CityPainter(_plan(ring, bottom), _SEED, style.u, clear=None if named else _NOWHERE)


def painted(scene: Scene, size: Size, style: Style) -> Painting:
    """Paint a part of the city in small steps."""
    plan, view = _plan(scene.view.ring, scene.seat), scene.view
    camera = Camera(Rect((0, 0), size), scene.box)
    painter = _painter(view.ring, scene.seat, style, scene.named)
    while not painter.prepare(camera, size, 0.0):
        yield
    made = Surface(size)
    painter.draw(made, view, camera)
    if scene.lit:
        Lighting(painter).dim(made, view, camera, scene.lit)
    for thing in scene.lit:
        if thing[0] == "market":
            side = round(painter.zoom(camera).message * _RING)
            ring = surfaces.rounded((side, side), side // 2, (*CANDLE, 255), style.px(4))
            surfaces.centred(made, ring, camera.to_screen(plan.message_point(thing[1])))
    radius = style.px(_RADIUS)
    made = surfaces.clipped(made, radius)
    made.blit(surfaces.rounded(size, radius, (*INK, 255), max(1, style.px(2))), (0, 0))
    return made
