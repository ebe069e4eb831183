"""A surface that notes what is drawn on it, so that it can be drawn later, or only where it differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
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


class Overlay(Noting):
    """Notes what is to be drawn above a picture of ``size``, as far as it lies within the clip."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1))
        self.noted = []
        self._whole = Rect((0, 0), size)
        self._clip = self._whole

    def get_size(self) -> tuple[int, int]:
        """Return the size of the picture below."""
        return self._whole.size

    def get_width(self) -> int:
        """Return the width of the picture below."""
        return self._whole.width

    def get_height(self) -> int:
        """Return the height of the picture below."""
        return self._whole.height

    def get_rect(self, **kwargs: Any) -> Rect:
        """Return the rectangle of the picture below."""
        return self._whole.move_to(**kwargs) if kwargs else self._whole.copy()

    def get_clip(self) -> Rect:
        """Return the part within which pictures are noted."""
        return self._clip.copy()

    def set_clip(self, rect: Any) -> None:
        """Note pictures only within ``rect``; None: everywhere."""
        self._clip = self._whole if rect is None else self._whole.clip(rect)

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        """Note a picture within the clip; return where it would be drawn."""
        part = source.get_rect() if area is None else source.get_rect().clip(area)
        place = Rect(int(dest[0]), int(dest[1]), part.width, part.height)
        seen = place.clip(self._clip)
        if seen and seen != place:
            super().blit(source, seen, seen.move(part.x - place.x, part.y - place.y), special_flags)
        elif seen:
            super().blit(source, place, None if area is None else part, special_flags)
        return seen


def noted(draw: Callable[[Surface], object], corner: tuple[int, int] = (0, 0)) -> Blits:
    """Return what ``draw`` draws on the surface that it is given, which begins at ``corner``."""
    surface = Noting((1, 1))
    surface.noted, surface.corner = [], corner
    draw(surface)
    return tuple(surface.noted)


def differences(before: Sequence[Blit], now: Sequence[Blit]) -> list[Rect]:
    """Return where two pictures differ that are drawn of these: all their places if the order has changed."""
    old_looks, looks = [one.look for one in before], [one.look for one in now]
    if _common(old_looks, looks) != _common(looks, old_looks):
        return [one.place for one in (*before, *now)]
    return [*_differing(before, old_looks, looks), *_differing(now, looks, old_looks)]


def _differing(
    blits: Sequence[Blit], looks: Sequence[tuple[object, ...]], others: Sequence[tuple[object, ...]]
) -> list[Rect]:
    """Return the places of those ``blits`` whose looks aren't among the ``others``, as often as they are."""
    left = Counter(looks) - Counter(others)
    return [one.place for one, look in zip(blits, looks, strict=True) if look in left]


def _common(looks: Sequence[object], others: Sequence[object]) -> list[object]:
    """Return the ``looks`` that are among the ``others`` too, in their order."""
    known = set(others)
    return [look for look in looks if look in known]


def draw(surface: Surface, blits: Iterable[Blit]) -> None:
    """Draw what was noted: pictures whose alpha is the one that they were noted with."""
    if isinstance(surface, Noting):
        surface.noted.extend(blits)
    else:
        for one in blits:
            surface.blit(one.picture, one.place, one.area, one.flags)
