"""The city with its pieces at rest, as a list of pictures: what has changed is made anew."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator

from pygame import Rect, Surface

from game.match.board import Board
from game.table.city.daylight import STEPS, draw_front, is_evening, spreading
from game.table.city.piece_painter import Drawn, Part, PiecePainter, state_of
from game.ui import sprites, surfaces
from game.ui.sprites import Recorder, Sprite, Sprites


class StillPicture:
    """The city and its pieces as they last lay, seen by one camera."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._light = 0
        self._sprites: Sprites = ()
        self._states: dict[str, tuple[object, ...]] = {}
        self._parts: dict[str, Part] = {}
        self._relit: list[Rect] = []

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """The pieces and figures in the picture, the lowest first."""
        return tuple(piece for part in self._parts.values() for piece in part.drawn)

    def pieces(self) -> Iterator[tuple[Drawn, Sprite]]:
        """Yield the same, each with its sprite."""
        for part in self._parts.values():
            yield from zip(part.drawn, part.sprites, strict=True)

    def part(self, place: Rect) -> Surface:
        """Return a new picture of what was last laid at a place of the window."""
        made = surfaces.like_screen(place.size)
        here = (one for one in self._sprites if one.place.colliderect(place))
        sprites.draw(made, (one._replace(place=one.place.move(-place.x, -place.y)) for one in here))
        return made

    def take_changes(self) -> list[Rect]:
        """Return where other light lies on the pictures than when this was last asked."""
        relit, self._relit = self._relit, []
        return relit

    def forget(self) -> None:
        """Drop the pictures."""
        self._key, self._sprites = None, ()

    def lay(
        self,
        key: Hashable,
        light: int,
        base: Surface,
        painter: Callable[[], PiecePainter],
        view: Board,
        running: Collection[str],
        room: Rect | None = None,
    ) -> Sprites:
        """Return the pictures of a board, the lowest first.

        ``key`` tells from where the base is seen, ``light`` how far the daylight on it has moved on.
        ``painter`` is asked for only if a piece has changed. Pieces are seen within
        ``room`` (None: everywhere).
        """
        size, evening = base.get_size(), is_evening(light)
        states = {part: (*state, evening) for part, state in state_of(view, running).items()}
        known = self._states if self._key == key else {}
        changed = [part for part, state in states.items() if known.get(part) != state]
        artist = painter() if changed else None
        fresh = {part: artist.part(view, part, running, evening) for part in changed} if artist else {}
        self._parts = {part: fresh.get(part) or self._parts[part] for part in states}
        if changed or light != self._light:
            canvas = Recorder(size)
            canvas.blit(base)
            draw_front(canvas, light)
            canvas.set_clip(room)
            canvas.add(sprite for _, sprite in self.pieces())
            self._sprites = tuple(canvas.sprites)
        if light != self._light:
            spreads = 0 < light - self._light < STEPS
            self._relit += spreading(size, self._light, light) if spreads else [base.get_rect()]
        self._key, self._light, self._states = key, light, states
        return self._sprites
