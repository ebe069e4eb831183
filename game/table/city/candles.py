"""The candles of the plague's night: one burns in each borough, and goes out where the plague strikes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from itertools import product

import pygame
from pygame import Rect, Surface

from game.table.city import plague
from game.table.city.painter import Box
from game.table.map.shapes import Polygon
from game.ui import pictures, surfaces
from game.ui.image_cache import TABLE, cached

_SIZE = 62, 90  # width and height of a candle, in units
_WICK = 0.32  # how far down its picture the flame is, as a share of its height
_REACH, _SHINE = 190, (104, 66, 22)
"""How far its light reaches, in units, and how bright that is in its middle."""
_COARSE, _LEVELS = 24, 12
"""The side of the picture from which its light is scaled, in pixels, and in how many steps that fades."""
_BLOWN = 0.25  # the share of a strike in which a flame goes out
_LIGHTING = 0.5  # the share of nightfall in which each of the candles is lit, one after the other


def blown(share: float) -> float:
    """Return how far a flame has gone out, 0 to 1, at ``share`` (0 to 1) of a strike."""
    return min(1.0, share / _BLOWN)


class Candles:
    """Where the candles and the sums of one night stand, and its candles' pictures.

    Pieces may move, these don't.
    """

    def __init__(self, u: float) -> None:
        self._u = u
        self._boxes: dict[Hashable, Rect] = {}

    def forget(self) -> None:
        """Let what stands in the next night stand elsewhere."""
        self._boxes.clear()

    def kept(self, what: Hashable, place: Callable[[], Rect]) -> Rect:
        """Return where something stands this night: at the ``place`` found when it is first asked for."""
        if what not in self._boxes:
            self._boxes[what] = place()
        return self._boxes[what]

    def box(
        self, view: object, seat: str, borough: Polygon, sign: Box, keep_off: Callable[[], Sequence[Box]]
    ) -> Rect:
        """Return where a seat's candle stands in a ``view``, in its ``borough`` of the window.

        That is off the boxes ``keep_off`` of the window as they are when night falls.
        """

        def place() -> Rect:
            wide, high = (round(units * self._u) for units in _SIZE)
            centre = plague.seal_place(borough, high, sign, tuple(keep_off()))
            return Rect(0, 0, wide, high).move_to(center=centre)

        return self.kept((view, seat), place)

    def draw(
        self,
        surface: Surface,
        seats: Sequence[str],
        place: Callable[[str], Rect],
        out: Mapping[str, float],
        night: float,
        lit: bool,
    ) -> None:
        """Draw the candles of ``seats``, one lit after the other as ``night`` falls, 0 to 1.

        ``place`` returns where one stands; it is asked when that is lit. ``out`` tells how far they have gone
        out, 0 to 1; the flames shine if they are ``lit``.
        """
        step = (1 - _LIGHTING) / max(1, len(seats) - 1)
        for number, seat in enumerate(seats):
            seen = min(1.0, (night - number * step) / _LIGHTING)
            if seen <= 0:
                break
            box = place(seat)
            burns = 1 - out.get(seat, 0.0)
            if lit and (level := round(_LEVELS * seen * burns)):
                light = _light(round(_REACH * self._u), level)
                flame = box.centerx, box.top + round(_WICK * box.height)
                surface.blit(light, light.get_rect(center=flame), special_flags=pygame.BLEND_RGB_ADD)
            for name, strength in (("candle_out", 1.0 if burns < 1 else 0.0), ("candle", burns)):
                if opaque := round(255 * seen * strength):
                    picture = _picture(name, box.size)
                    picture.set_alpha(opaque)
                    surfaces.centred(surface, picture, box.center)


@cached(TABLE, most=4)
def _picture(name: str, size: tuple[int, int]) -> Surface:
    """Return a candle. The caller may set its alpha."""
    return pictures.svg(f"pieces/{name}", *size).copy()


@cached(TABLE, most=_LEVELS)
def _light(reach: int, level: int) -> Surface:
    """Return the light round a flame, to be added. Shared, don't draw on it."""
    small, middle = Surface((_COARSE, _COARSE)), (_COARSE - 1) / 2

    @cache
    def shine(squared: float) -> tuple[int, ...]:
        away = min(1.0, squared**0.5 / middle)
        bright = (1 - away) ** 2 * level / _LEVELS
        return tuple(round(part * bright) for part in _SHINE)

    for x, y in product(range(_COARSE), repeat=2):
        small.set_at((x, y), shine((x - middle) ** 2 + (y - middle) ** 2))
    return pygame.transform.smoothscale(small, (2 * reach, 2 * reach))
