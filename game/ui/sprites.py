"""Lists of sprites: pictures with their places, painted only where the list differs from the last one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from pygame import Rect, Surface

from game.ui.surfaces import like_screen

_WASTE = 1.1  # how much more than two rectangles one that covers both may have, as painting one is quicker
_NEAR = 0.2  # how far round a rectangle, in its sizes, others are looked for that may be painted with it

_LINE = 16  # pixels in a cache line

Box = tuple[int, int, int, int]


class Sprite(NamedTuple):
    """A picture with its place, to be drawn."""

    picture: Surface
    place: Rect
    area: Box | None
    """The part of the picture that is drawn; None: all of it."""
    flags: int
    alpha: int | None
    key: tuple[object, ...]
    """Sprites with equal keys look the same, as long as nobody draws on their picture."""

    def within(self, clip: Rect) -> Sprite | None:
        """Return the part of it that lies within ``clip``, if any does."""
        seen = self.place.clip(clip)
        if seen == self.place or not seen:
            return self if seen else None
        left, top = self.area[:2] if self.area else (0, 0)
        area = left + seen.x - self.place.x, top + seen.y - self.place.y, *seen.size
        return _sprite(self.picture, seen, area, self.flags, self.alpha)


Sprites = tuple[Sprite, ...]


def _sprite(picture: Surface, place: Rect, area: Box | None, flags: int, alpha: int | None) -> Sprite:
    key = id(picture), place.x, place.y, area, flags, alpha
    return Sprite(picture, place, area, flags, alpha, key)


class Recorder(Surface):
    """A surface that records what is drawn on it with :meth:`blit` as a list of sprites, the lowest first.

    With a ``size``, they are recorded as far as they lie within it and the clip. ``corner`` is where the
    surface lies in the window.
    """

    def __init__(self, size: tuple[int, int] | None = None, corner: tuple[int, int] = (0, 0)) -> None:
        super().__init__((1, 1))
        self.sprites: list[Sprite] = []
        self._corner = corner
        self._whole = self._clip = None if size is None else Rect((0, 0), size)

    def get_size(self) -> tuple[int, int]:
        """Return the size of what is drawn on."""
        return self.get_rect().size

    def get_width(self) -> int:
        """Return the width of what is drawn on."""
        return self.get_rect().width

    def get_height(self) -> int:
        """Return the height of what is drawn on."""
        return self.get_rect().height

    def get_rect(self, **kwargs: Any) -> Rect:
        """Return the rectangle of what is drawn on."""
        whole = Rect(self._whole or (0, 0, 1, 1))
        return whole.move_to(**kwargs) if kwargs else whole

    def get_clip(self) -> Rect:
        """Return the part within which sprites are recorded."""
        return self.get_rect() if self._clip is None else self._clip.copy()

    def set_clip(self, rect: Any) -> None:
        """Record sprites only within ``rect``; None: everywhere."""
        self._clip = self._whole if rect is None else self.get_rect().clip(rect)

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        """Record a picture; return where it is seen. The arguments are those of pygame."""
        part = source.get_rect() if area is None else Rect(area)
        place = Rect(int(dest[0]) + self._corner[0], int(dest[1]) + self._corner[1], *part.size)
        shown = None if area is None else (*part.topleft, *part.size)
        sprite = self._add(_sprite(source, place, shown, special_flags, source.get_alpha()))
        return sprite.place if sprite else Rect(place.topleft, (0, 0))

    def _add(self, sprite: Sprite) -> Sprite | None:
        seen = sprite if self._clip is None else sprite.within(self._clip)
        if seen is not None:
            self.sprites.append(seen)
        return seen

    def add(self, sprites: Iterable[Sprite]) -> None:
        """Record what was recorded before: it lies where it was recorded."""
        for one in sprites:
            self._add(one)


def record(paint: Callable[[Surface], object], corner: tuple[int, int] = (0, 0)) -> Sprites:
    """Return what ``paint`` draws on the surface that it is given, which begins at ``corner``."""
    recorder = Recorder(corner=corner)
    paint(recorder)
    return tuple(recorder.sprites)


def unseen(size: tuple[int, int]) -> Recorder:
    """Return something as large as a window to draw on that shows hardly anything: pictures are prepared."""
    recorder = Recorder(size)
    recorder.set_clip(Rect(0, 0, 1, 1))
    return recorder


def draw(surface: Surface, sprites: Iterable[Sprite]) -> None:
    """Draw sprites, the lowest first."""
    if isinstance(surface, Recorder):
        surface.add(sprites)
    else:
        for one in sprites:
            _draw(surface, one)


def _draw(surface: Surface, one: Sprite) -> None:
    """Draw a picture as strong as it was when recorded: shared ones are drawn with several strengths."""
    alpha = one.picture.get_alpha()
    if one.alpha != alpha:
        one.picture.set_alpha(one.alpha)
    surface.blit(one.picture, one.place, one.area, one.flags)
    if one.alpha != alpha:
        one.picture.set_alpha(alpha)


class Painted:
    """What a surface shows: a list of sprites. Only where the next list differs is it painted anew."""

    def __init__(self) -> None:
        self._surface: Surface | None = None
        self._sprites: Sequence[Sprite] = ()
        self._owed: list[Rect] = []
        """Where a picture has changed and isn't painted anew yet."""

    @property
    def waits(self) -> bool:
        """Whether something that has changed is painted only the next time."""
        return bool(self._owed)

    def forget(self) -> None:
        """Paint everything the next time."""
        self._surface, self._sprites, self._owed = None, (), []

    def wait(self, surface: Surface, changed: Iterable[Rect]) -> bool:
        """Leave what has ``changed`` for the next time; return False if everything must be painted first."""
        if self._surface is not surface:
            return False
        self._owed += changed
        return True

    def paint(
        self, surface: Surface, sprites: Sequence[Sprite], changed: Iterable[Rect] = (), later: bool = False
    ) -> list[Rect]:
        """Paint what has come, gone or moved, and wherever one of the pictures has ``changed``.

        The lowest sprite must cover everything. ``later``: where a picture has changed is painted the next
        time, unless something comes or goes there. Return where something has been painted.
        """
        whole, places = surface.get_rect(), [one.place for one in sprites]
        known, before, boxes = self._surface is surface, self._sprites, self._owed
        self._surface, self._sprites, self._owed = surface, sprites, [*changed] if known and later else []
        if not later:
            boxes = [*boxes, *changed]
        if (
            known and not boxes and _keys(sprites[: len(before)]) == _keys(before)
        ):  # there is only more on top
            draw(surface, sprites[len(before) :])
            return [place.clip(whole) for place in places[len(before) :]]
        boxes = [*boxes, *changed_rects(before, sprites)] if known else [whole]
        painted = merged_rects(box.clip(whole) for box in boxes)
        for rect in painted:
            surface.set_clip(rect)
            draw(surface, (sprites[at] for at in rect.collidelistall(places)))
        surface.set_clip(None)
        return painted


class Layer:
    """A picture with the window's pixels that shows a list of sprites."""

    picture: Surface | None = None
    """The picture as it was painted last. Shared, don't draw on it."""

    def __init__(self) -> None:
        self._painted = Painted()

    def forget(self) -> None:
        """Drop the picture."""
        self.picture = None
        self._painted.forget()

    def paint(
        self, size: tuple[int, int], sprites: Sequence[Sprite], changed: Iterable[Rect] = ()
    ) -> list[Rect]:
        """Paint a picture of a size as :meth:`Painted.paint` does; return where it has changed."""
        if self.picture is None or self.picture.get_size() != size:
            self.picture = like_screen(size)
        return self._painted.paint(self.picture, sprites, changed)


def changed_rects(before: Sequence[Sprite], now: Sequence[Sprite]) -> list[Rect]:
    """Return where two lists look different: where something came or went, or lies in another order."""
    old, new = _keys(before), _keys(now)
    least = min(len(old), len(new))
    start = next((at for at in range(least) if old[at] != new[at]), least)
    least -= start
    end = next((at for at in range(least) if old[-1 - at] != new[-1 - at]), least)
    before, now = before[start : len(before) - end], now[start : len(now) - end]
    old, new = old[start : len(old) - end], new[start : len(new) - end]
    if _common(old, new) != _common(new, old):
        return [one.place for one in (*before, *now)]
    gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
    return [*(one.place for one in before if one.key in gone), *(one.place for one in now if one.key in come)]


def _keys(sprites: Iterable[Sprite]) -> list[tuple[object, ...]]:
    return [one.key for one in sprites]


def _common(keys: Sequence[object], others: Sequence[object]) -> list[object]:
    """Return the ``keys`` that are among the ``others`` too, in their order."""
    known = set(others)
    return [key for key in keys if key in known]


def merged_rects(boxes: Iterable[Rect]) -> list[Rect]:
    """Return few rectangles that together cover all boxes. They may overlap, and are copied quickly."""
    found: list[Rect] = []
    for left, top, right, height in dict.fromkeys(_copied_quickly(box) for box in boxes if box):
        box = Rect(left, top, right - left, height)
        while (at := _joined(box, found)) is not None:
            box = box.union(found.pop(at))
        if box:
            found.append(box)
    return found


def _copied_quickly(box: Rect) -> Box:
    """Return left, top, right and height of a rectangle whose rows begin and end with a cache line.

    A row that ends within one takes SDL up to seven times as long to copy.
    """
    return box.left // _LINE * _LINE, box.top, -(-box.right // _LINE) * _LINE, box.height


def _joined(box: Rect, others: list[Rect]) -> int | None:
    """Return which of the ``others`` costs less to paint together with ``box`` than apart, or None."""
    for at in box.inflate(box.width * _NEAR, box.height * _NEAR).collidelistall(others):
        if _area(box.union(others[at])) <= (_area(box) + _area(others[at])) * _WASTE:
            return at
    return None


def _area(box: Rect) -> int:
    return box.width * box.height
