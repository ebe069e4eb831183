"""A surface that notes what is drawn on it, so that it can be drawn later, or only where it differs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from pygame import Rect, Surface


class Blit(NamedTuple):
    """A picture with its place, to be drawn."""

    picture: Surface
    place: Rect
    area: tuple[int, ...] | None
    flags: int
    alpha: int | None
    look: tuple[object, ...]
    """Blits with an equal look draw the same, as long as nobody draws on their picture."""


Blits = tuple[Blit, ...]


class Noting(Surface):
    """A surface that only notes the pictures drawn on it, with :meth:`blit` and nothing else."""

    noted: list[Blit]
    """What has been drawn since the list was last emptied, the lowest first."""
    corner = (0, 0)
    """What is drawn is noted so far to the right and down."""

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        """Note a picture; return where it would be drawn. The arguments are those of pygame."""
        part = source.get_rect() if area is None else Rect(area)
        left, top = self.corner
        place = Rect(int(dest[0]) + left, int(dest[1]) + top, part.width, part.height)
        shown = None if area is None else (part.x, part.y, part.width, part.height)
        alpha = source.get_alpha()
        look = id(source), place.x, place.y, shown, special_flags, alpha
        self.noted.append(Blit(source, place, shown, special_flags, alpha, look))
        return place


def noted(draw: Callable[[Surface], object], corner: tuple[int, int] = (0, 0)) -> Blits:
    """Return what ``draw`` draws on the surface that it is given, which begins at ``corner``."""
    surface = Noting((1, 1))
    surface.noted, surface.corner = [], corner
    draw(surface)
    return tuple(surface.noted)


def draw(surface: Surface, blits: Iterable[Blit]) -> None:
    """Draw what was noted: pictures whose alpha is the one that they were noted with."""
    if isinstance(surface, Noting):
        surface.noted.extend(blits)
    else:
        for one in blits:
            surface.blit(one.picture, one.place, one.area, one.flags)
