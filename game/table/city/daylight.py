"""The light of the hour on the city: morning, noon and dusk, one for each period.

The evening falls on the cloth more than on the board, which lies in the candle's light.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.match.board import Board
from game.table.city import lamps
from game.table.city.lamps import Lamps
from game.ui import contrast, surfaces, tablecloth
from game.ui.image_cache import TABLE, cached
from game.ui.palette import RGB

STEPS = 48
"""The steps in which the light of another hour spreads over the window from the left, one a frame."""

_AHEAD = 3  # the steps over which the light fades out where it ends
_FADE = 60  # levels of that
_HOURS = {"A": 0, "B": 1, "C": 2}
"""The hours by period."""
_TINTS: tuple[tuple[tuple[RGB, ...], RGB], ...] = (
    (((255, 246, 222), (255, 248, 232), (252, 244, 236), (244, 240, 244)), (236, 230, 226)),
    (((255, 249, 202), (254, 240, 216), (241, 233, 236), (232, 225, 254)), (124, 114, 166)),
)
"""What the light of an hour is multiplied by when the next one comes: from left to right, and far off.

Pieces keep their own values."""


class Daylight:
    """How far the light of a table has moved on, in steps since the morning."""

    def __init__(self) -> None:
        self._now: int | None = None
        self._spreads = False

    def spread(self, view: Board, ready: Callable[[int], bool] = lambda hour: True) -> bool:
        """Let the light in which a board lies spread by one step; return whether it is spreading.

        It begins when all is ``ready`` for an hour: 1 the noon, 2 the evening. Unless this is called in every
        frame, the light is there at once when the board is next drawn.
        """
        goal = _light_of(view)
        self._spreads = self._now is not None and self._now < goal
        if self._now is not None and self._spreads and (self._now % STEPS or ready(self._now // STEPS + 1)):
            self._now += 1
        return self._spreads

    @property
    def latest(self) -> int:
        """The light in which a board was last drawn."""
        return self._now or 0

    def now(self, view: Board) -> int:
        """Return the light in which to draw a board."""
        if self._now is None or not self._spreads:
            self._now = _light_of(view)
        return self._now


def _light_of(view: Board) -> int:
    return STEPS * _HOURS[view.label[0]]


def is_evening(light: int) -> bool:
    """Return whether the light of the evening lies on all of a table."""
    return evening(light) == 1


def evening(light: int) -> float:
    """Return how far across the window the light of the evening has come, 0 to 1."""
    return max(0.0, light / STEPS - _HOURS["B"])


def strip(size: tuple[int, int], step: int) -> Rect:
    """Return the part of a window of ``size`` over which the light spreads in a step."""
    left, right = (size[0] * (step % STEPS + more) // STEPS for more in (0, 1))
    return Rect(left, 0, right - left, size[1])


def spreading(size: tuple[int, int], before: int, now: int) -> list[Rect]:
    """Return the parts of a window that look different when the light has moved on to ``now``."""
    end = now + _AHEAD if now % STEPS else now
    return [strip(size, step) for step in range(before, end) if step < now or step // STEPS == now // STEPS]


def draw_front(picture: Surface, light: int) -> None:
    """Let light that is spreading fade out where it ends; the picture, or its clip, has just moved on."""
    if light % STEPS and not contrast.is_high():
        size = picture.get_size()
        part = strip(size, light)
        part.width = min(part.width * _AHEAD, size[0] - part.left)
        front = _tint(size, part, light)
        front.blit(_fading(size), (0, 0))
        picture.blit(front, part, special_flags=pygame.BLEND_RGB_MULT)


@cached(TABLE, most=1)
def _fading(size: tuple[int, int]) -> Surface:
    """Return the white in which the light of the next hour ends."""
    small = surfaces.clear((_FADE, 1), (255, 255, 255, 0))
    for x in range(_FADE):
        share = (x + 0.5) / _FADE
        small.set_at((x, 0), (255, 255, 255, round(255 * share * share * (3 - 2 * share))))
    return pygame.transform.scale(small, (strip(size, 0).width * _AHEAD, size[1]))


def move_on(
    base: Surface,
    before: int,
    now: int,
    size: tuple[int, int] | None = None,
    corner: tuple[int, int] = (0, 0),
    lit: Lamps = lamps.none,
) -> None:
    """Move the light on a picture of the city on from one step to a later one; lamps are ``lit`` in it.

    ``size``, ``corner``: the picture shows only the part of a window of this size that begins there.
    """
    if contrast.is_high() or before >= now:
        return
    whole, (left, top) = size or base.get_size(), corner
    for hour in range(before // STEPS, -(-now // STEPS)):
        steps = range(max(before, hour * STEPS), min(now, (hour + 1) * STEPS))
        for step in steps:
            place = strip(whole, step).move(-left, -top)
            if base.get_rect().colliderect(place):
                base.blit(_tint_of_step(whole, step), place, special_flags=pygame.BLEND_RGB_MULT)
        base.set_clip(strip(whole, steps[0]).union(strip(whole, steps[-1])).move(-left, -top))
        for one in lit(hour + 1):
            base.blit(one.picture, one.place.move(-left, -top), one.area, one.flags)
        base.set_clip(None)


@cached(TABLE, most=STEPS)
def _tint_of_step(size: tuple[int, int], step: int) -> Surface:
    return _tint(size, strip(size, step), step)


def _tint(size: tuple[int, int], part: Rect, light: int) -> Surface:
    """Return the light that spreads from a step on in a part as high as the window, to multiply."""
    small = tablecloth.light_from_the_left(*_TINTS[light // STEPS])
    across = pygame.transform.smoothscale(small, (size[0], small.get_height()))
    return pygame.transform.smoothscale(across.subsurface(part.x, 0, part.w, small.get_height()), part.size)
