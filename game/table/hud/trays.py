"""The trays along the left edge: what lies before every player, as pieces with figures beside them."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Mapping
from types import MappingProxyType

from pygame import Rect, Surface

from game.decisions.gestures import Thing
from game.match.board import Board
from game.table.hud import tray_painter, woodwork
from game.table.hud.layout import Layout
from game.table.hud.tray_cards import things
from game.table.hud.tray_cells import Cells, Point, cells
from game.table.hud.tray_facts import NOTHING, Elsewhere, Facts, facts
from game.table.hud.tray_wood import Shape
from game.ui import sprites, surfaces

THINKING_BEATS = 4
"""The number of pictures in the thinking animation, one about every fifth of a second."""

_RADIUS = 14


class Trays:
    """The trays of all seats of a game, downwards in seat order.

    ``names`` are the players' names by colour; ``bots`` are the seats played by bots.
    """

    def __init__(
        self, layout: Layout, seats: Iterable[str], names: Mapping[str, str], bots: Collection[str] = ()
    ) -> None:
        self.layout = layout
        self.seats = tuple(seats)
        self.names = names
        self.bots = frozenset(bots)

    def facts(self, view: Board, colour: str, elsewhere: Elsewhere = NOTHING) -> Facts:
        """Return what lies on the tray of ``colour``."""
        return facts(view, colour, self.names.get(colour, ""), colour in self.bots, elsewhere)

    def drawing(
        self,
        surface: Surface,
        view: Board,
        thinking: Collection[str] = (),
        beat: int = 0,
        hovered: Thing | None = None,
        elsewhere: Elsewhere = NOTHING,
        answered: Collection[str] = (),
        faces: Mapping[str, str] = MappingProxyType({}),
    ) -> Generator[None, None, None]:
        """Draw all trays, yielding after each; ``beat`` counts up while the seats in ``thinking`` think.

        ``hovered`` is a tray, named by its seat alone, or a thing on one. The seats in ``answered`` have
        moved already, although ``view`` still waits for them. ``faces`` are the expressions of bots that
        don't look as usual, by their seats.
        """
        layout, places = self.layout, self.cells
        radius, reach = layout.px(_RADIUS), layout.px(20)
        woodwork.fill_slits(surface, layout.tray_slits)
        for colour, box in zip(self.seats, layout.trays, strict=True):
            shown = self.facts(view, colour, elsewhere)
            whole = self.whole(colour)
            if shown.to_move and colour not in answered:
                around, at = surfaces.glow(whole.size, radius, reach), whole.move(-reach, -reach)
            else:
                blur = layout.px(18)
                around = surfaces.shadow(whole.size, radius, blur, 190)
                at = whole.move(-blur + blur // 3, -blur + blur // 2)
            # Beneath the wood it isn't drawn: where a tray begins to shine, only its edge is painted anew.
            draw_round(surface, around, at.topleft, whole.inflate(-2 * radius, -2 * radius))
            corner = whole.topleft
            shape = Shape(box.size, layout.u, layout.text_scale, layout.shelf, corner)
            sprites.draw(surface, tray_painter.tray(shown.painted, shape))
            tray_painter.stand(surface, shown, places, box.topleft, faces.get(colour, ""))
            if colour in thinking:
                tray_painter.dots(surface, colour, beat % THINKING_BEATS, places, box.topleft)
            if hovered == (colour,):
                surface.blit(surfaces.rim(whole.size, radius, layout.px(4)), whole)
            elif hovered is not None:
                for thing, place in things(shown, places):
                    if thing == hovered:
                        place = place.move(box.topleft).inflate(layout.px(6), layout.px(6))
                        surface.blit(surfaces.rim(place.size, layout.px(6), layout.px(3)), place)
            yield

    @property
    def cells(self) -> Cells:
        """The places on each tray."""
        layout = self.layout
        return cells(layout.trays[0].size, layout.u, layout.text_scale, layout.shelf)

    def whole(self, colour: str) -> Rect:
        """Return a tray's rectangle with the shelf on its left."""
        box = self._box(colour)
        return Rect(box.left - self.layout.shelf, box.top, box.width + self.layout.shelf, box.height)

    def hit(self, pos: tuple[float, float]) -> str | None:
        """Return the seat whose tray is at ``pos``, up to the window's edge on its left, or None."""
        x, y = pos
        inside = max(x, self.layout.trays[0].left), y
        return next((colour for colour in self.seats if self._box(colour).collidepoint(inside)), None)

    def things(self, shown: Facts) -> list[tuple[Thing, Rect]]:
        """Return what can be looked at closer on a tray, cards and messages, and where; lowest first."""
        corner = self._box(shown.colour).topleft
        return [(thing, place.move(corner)) for thing, place in things(shown, self.cells)]

    def rect_of(self, colour: str, what: str) -> Rect:
        """Return where ``what`` of ``colour`` is shown.

        ``what`` is one of the names in :attr:`Cells.boxes`. Raises ``KeyError`` for anything else,
        ``ValueError`` for a colour without a seat.
        """
        return self.cells.boxes[what].move(self._box(colour).topleft)

    def spot(self, shown: Facts, what: str, number: int) -> Point:
        """Return where a piece lies on a tray, for things that fly there or start there.

        ``what`` is as for :meth:`rect_of`; ``number`` counts the pieces of a heap or row from 0.
        """
        x, y = tray_painter.spot(shown, what, number, self.cells)
        box = self._box(shown.colour)
        return x + box.left, y + box.top

    def _box(self, colour: str) -> Rect:
        if colour not in self.seats:
            raise ValueError(f"{colour!r} has no tray; the seats are {', '.join(self.seats)}")
        return self.layout.trays[self.seats.index(colour)]


def draw_round(surface: Surface, picture: Surface, at: tuple[int, int], hole: Rect) -> None:
    """Draw a picture at a place of the window, except in the ``hole`` within it."""
    whole = picture.get_rect(topleft=at)
    for part in surfaces.beside(whole, hole):
        surface.blit(picture, part, part.move(-whole.left, -whole.top))
