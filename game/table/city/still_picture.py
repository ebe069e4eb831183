"""The picture of the city with its pieces at rest: only what has changed is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from itertools import chain

import pygame
from pygame import Rect, Surface

from game.match.board import Board
from game.table.city.daylight import STEPS, draw_front, spreading
from game.table.city.piece_painter import Drawn, Part, PiecePainter, state_of
from game.table.city.pieces import Blits

_SPARE = 1.1  # how much more than two fields one that covers both may have, as painting one is quicker
_NEAR = 0.2  # how far round a field, in its sizes, others are looked for that may be painted with it

_LINE = 16  # pixels in a cache line


class StillPicture:
    """The city and its pieces as last painted, seen by one camera."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._light = 0
        self._picture: Surface | None = None
        self._states: dict[str, tuple[object, ...]] = {}
        self._parts: dict[str, Part] = {}
        self._changed: list[Rect] = []

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """The pieces and figures in the picture, the lowest first."""
        return tuple(piece for part in self._parts.values() for piece in part.drawn)

    def pieces(self) -> Iterator[tuple[Drawn, Surface, tuple[int, int]]]:
        """Yield the same, each with its picture and where that lies."""
        for part in self._parts.values():
            for piece, (picture, at) in zip(part.drawn, part.blits, strict=True):
                yield piece, picture, at

    @property
    def picture(self) -> Surface | None:
        """What was painted last. Shared, don't draw on it."""
        return self._picture

    def take_changes(self) -> list[Rect]:
        """Return where the picture has been painted since this was last asked."""
        changed, self._changed = self._changed, []
        return changed

    def forget(self) -> None:
        """Drop the picture."""
        self._key = self._picture = None

    def paint(
        self,
        key: Hashable,
        light: int,
        base: Surface,
        painter: Callable[[], PiecePainter],
        view: Board,
        running: Collection[str],
        room: Rect | None = None,
    ) -> Surface:
        """Return the picture of a board. Shared, don't draw on it.

        ``key`` tells from where the base is seen, ``light`` how far the daylight on it has moved on.
        ``painter`` is asked for only if a piece has changed. Pieces are seen within
        ``room`` (None: everywhere).
        """
        states = state_of(view, running)
        picture = self._picture
        if picture is None or picture.get_size() != base.get_size():
            picture = self._picture = like_screen(base.get_size())
            self._key = None
        known = self._states if self._key == key else {}
        changed = [part for part, state in states.items() if known.get(part) != state]
        before = {part: self._parts[part] for part in changed if part in known}
        artist = painter() if changed else None
        fresh = {part: artist.part(view, part, running) for part in changed} if artist else {}
        self._parts = {part: fresh.get(part) or self._parts[part] for part in states}
        if not known or not 0 <= light - self._light < STEPS:
            picture.blit(base, (0, 0))
            draw_front(picture, light)
            picture.set_clip(room)
            picture.blits(self._blits(), doreturn=False)
            picture.set_clip(None)
            self._changed = [picture.get_rect()]
        elif changed or light != self._light:
            relit = spreading(picture.get_size(), self._light, light) if light != self._light else []
            moved = [(before[part].blits, fresh[part].blits) for part in changed]
            self._mend(picture, base, light, moved, relit, room or picture.get_rect())
        self._key, self._light, self._states = key, light, states
        return picture

    def _blits(self) -> Blits:
        return Blits(chain.from_iterable(part.blits for part in self._parts.values()))

    def _mend(
        self,
        picture: Surface,
        base: Surface,
        light: int,
        changes: Iterable[tuple[Blits, Blits]],
        relit: Iterable[Rect],
        room: Rect,
    ) -> None:
        """Paint anew what is ``relit`` and where a picture has come or gone, with what reaches into it."""
        moved = [*relit]
        for old, new in changes:
            lay, lies = ({(id(what), at): what for what, at in blits} for blits in (old, new))
            for one in lay.keys() ^ lies.keys():
                moved.append((lay.get(one) or lies[one]).get_rect(topleft=one[1]))
        blits = self._blits()
        places = [what.get_rect(topleft=at) for what, at in blits]
        painted = fields(moved)
        for field in painted:
            picture.set_clip(field)
            picture.blit(base, field, field)
            draw_front(picture, light)
            picture.set_clip(field.clip(room))
            picture.blits([blits[at] for at in field.collidelistall(places)], doreturn=False)
        picture.set_clip(None)
        self._changed = fields([*self._changed, *painted])


def fields(boxes: Iterable[Rect]) -> list[Rect]:
    """Return few fields that together cover all boxes. They may overlap a little, and are copied quickly."""
    found: list[Rect] = []
    for left, top, right, height in dict.fromkeys(_copied_quickly(box) for box in boxes if box):
        box = Rect(left, top, right - left, height)
        while (at := _joined(box, found)) is not None:
            box = box.union(found.pop(at))
        if box:
            found.append(box)
    return found


def _copied_quickly(box: Rect) -> tuple[int, int, int, int]:
    """Return left, top, right and height of a field round a box whose rows begin and end with a cache line.

    A row that ends within one takes SDL up to seven times as long to copy.
    """
    return box.left // _LINE * _LINE, box.top, -(-box.right // _LINE) * _LINE, box.height


def _joined(box: Rect, others: list[Rect]) -> int | None:
    """Return which of the ``others`` costs less to paint together with ``box`` than apart, or None."""
    for at in box.inflate(box.width * _NEAR, box.height * _NEAR).collidelistall(others):
        if _area(box.union(others[at])) <= (_area(box) + _area(others[at])) * _SPARE:
            return at
    return None


def _area(box: Rect) -> int:
    return box.width * box.height


def like_screen(size: tuple[int, int]) -> Surface:
    """Return a surface with the window's pixels, which are copied fastest."""
    screen = pygame.display.get_surface()
    return Surface(size, 0, screen) if screen else Surface(size)
