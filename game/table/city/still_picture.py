"""The picture of the city with its pieces at rest: only what has changed is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator

from pygame import Rect, Surface

from game.match.board import Board
from game.table.city.daylight import STEPS, draw_front, spreading
from game.table.city.piece_painter import Drawn, Part, PiecePainter, state_of
from game.ui.sprites import Layer, Recorder, Sprite, merged_rects


class StillPicture:
    """The city and its pieces as last painted, seen by one camera."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._light = 0
        self._layer = Layer()
        self._states: dict[str, tuple[object, ...]] = {}
        self._parts: dict[str, Part] = {}
        self._changed: list[Rect] = []

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """The pieces and figures in the picture, the lowest first."""
        return tuple(piece for part in self._parts.values() for piece in part.drawn)

    def pieces(self) -> Iterator[tuple[Drawn, Sprite]]:
        """Yield the same, each with its sprite."""
        for part in self._parts.values():
            yield from zip(part.drawn, part.sprites, strict=True)

    @property
    def picture(self) -> Surface | None:
        """What was painted last. Shared, don't draw on it."""
        return self._layer.picture

    def take_changes(self) -> list[Rect]:
        """Return where the picture has been painted since this was last asked."""
        changed, self._changed = self._changed, []
        return changed

    def forget(self) -> None:
        """Drop the picture."""
        self._key = None
        self._layer.forget()

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
        size, states = base.get_size(), state_of(view, running)
        known = self._states if self._key == key else {}
        changed = [part for part, state in states.items() if known.get(part) != state]
        artist = painter() if changed else None
        fresh = {part: artist.part(view, part, running) for part in changed} if artist else {}
        self._parts = {part: fresh.get(part) or self._parts[part] for part in states}
        if changed or light != self._light:
            canvas = Recorder(size)
            canvas.blit(base)
            draw_front(canvas, light)
            canvas.set_clip(room)
            canvas.add(sprite for _, sprite in self.pieces())
            relit: list[Rect] = []
            if light != self._light:
                spreads = 0 < light - self._light < STEPS
                relit = spreading(size, self._light, light) if spreads else [canvas.get_rect()]
            painted = self._layer.paint(size, canvas.sprites, relit)
            self._changed = merged_rects([*self._changed, *painted])
        self._key, self._light, self._states = key, light, states
        assert self._layer.picture is not None
        return self._layer.picture
