"""The frame round the focused thing: a light line between dark edges, visible on any background."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface, Vector2

from game.ui import surfaces
from game.ui.easing import Point
from game.ui.image_cache import SHARED, cached
from game.ui.palette import CANDLE, RGB, SHADE, mix

LIGHT: RGB = mix(CANDLE, (255, 255, 255), 0.35)
DARK: RGB = SHADE
WIDTH = 5.0
"""The width of the light line in 1080p units."""

_EDGE = 3.0  # the width of the dark line on each side of it
REACH = WIDTH + 2 * _EDGE
"""How far the frame reaches beyond the box it is drawn round, in 1080p units."""

_FINE = 2
_STRAY = 0.3  # pixels by which points may lie beside a line that is drawn as straight


def draw(
    surface: Surface, outline: Sequence[Point], u: float, quick: bool = False, light: RGB = LIGHT
) -> None:
    """Draw the frame along a closed outline; ``u`` is the number of pixels in a 1080p unit.

    ``quick``: not cached and without antialiasing, for an outline that moves. ``light``: the frame's colour.
    """
    if quick:
        _stroke(surface, outline, u, light)
        return
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    reach = round((WIDTH / 2 + _EDGE) * u) + 2
    shape = tuple((round(x - left, 1), round(y - top, 1)) for x, y in outline)
    surface.blit(_made(shape, reach, u, light), (round(left) - reach, round(top) - reach))


def draw_round(surface: Surface, box: Rect, u: float) -> None:
    """Draw the frame round a control or button, outside its ``box``."""
    gap = 2 * round(REACH / 2 * u)
    outer = box.inflate(gap, gap)
    draw(surface, (outer.topleft, outer.topright, outer.bottomright, outer.bottomleft), u)


def straightened(outline: Sequence[Point]) -> list[Point]:
    """Return an outline without the points that lie on the straight line between others.

    Each short piece would be drawn in whole pixels of its own, so that a slanting line had steps.
    """
    if len(outline) < 4:
        return [*outline]
    first = Vector2(outline[0])
    far = max(range(len(outline)), key=lambda at: first.distance_to(outline[at]))
    return [*_simplified(outline[: far + 1]), *_simplified([*outline[far:], outline[0]])]


def _simplified(line: Sequence[Point]) -> list[Point]:
    """Return the points of an open line that make its shape, without the last one (Douglas and Peucker)."""
    start, along = Vector2(line[0]), Vector2(line[-1]) - Vector2(line[0])
    if len(line) < 3:
        return [line[0]]
    length = along.length()
    strays = [
        abs(along.cross(Vector2(point) - start)) / length if length else start.distance_to(point)
        for point in line[1:-1]
    ]
    farthest = max(range(len(strays)), key=strays.__getitem__)
    if strays[farthest] <= _STRAY:
        return [line[0]]
    return _simplified(line[: farthest + 2]) + _simplified(line[farthest + 1 :])


@cached(SHARED, most=12)
def _made(shape: tuple[Point, ...], reach: int, u: float, light: RGB) -> Surface:
    size = (round(max(x for x, _ in shape)) + 2 * reach, round(max(y for _, y in shape)) + 2 * reach)
    fine = surfaces.clear((size[0] * _FINE, size[1] * _FINE), (*DARK, 0))
    _stroke(
        fine, [((x + reach) * _FINE, (y + reach) * _FINE) for x, y in straightened(shape)], u * _FINE, light
    )
    return pygame.transform.smoothscale(fine, size)


def _stroke(surface: Surface, outline: Sequence[Point], u: float, light: RGB) -> None:
    for colour, width in ((DARK, WIDTH + 2 * _EDGE), (light, WIDTH)):
        thick = max(2, round(width * u))
        for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
            _bar(surface, colour, a, b, thick)
            pygame.draw.circle(surface, colour, a, thick / 2)


def _bar(surface: Surface, colour: RGB, a: Point, b: Point, thick: int) -> None:
    """Draw a thick line with ends at right angles to it (``pygame.draw.line`` slants them)."""
    along = Vector2(b) - Vector2(a)
    if along.length() < 0.5:
        return
    side = along.normalize().rotate(90) * (thick / 2)
    corners = [Vector2(a) + side, Vector2(b) + side, Vector2(b) - side, Vector2(a) - side]
    pygame.draw.polygon(surface, colour, corners)
