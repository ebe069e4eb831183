"""The frame in which an enlarged borough is seen: round it lies the table's cloth."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table.city import ground
from game.table.city.base import Cutout, Patch, Steps, lighten
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import RGB

_CLOTH: RGB = (17, 25, 52)
_INWARDS = 255, 206, 128, 58, 16, 0  # how far the cloth covers the city, from an edge inwards
_BESIDE, _BELOW = 34, 26  # how far that is from the sides and from the upper edge, in 1080p units
_RIM = 6  # how much of the upper edge the city's names and figures keep off, in 1080p units
_FADING = 0.35  # the share of a side, at its lower end, in which it fades
_SOFT = 10  # how far a city that is cut out for a glide fades towards the frame, in pixels
_SOON = 5.0
"""How much sooner than the camera the frame is there."""


def around(frame: Rect, size: tuple[int, int]) -> list[Rect]:
    """Return what of a window lies outside the frame."""
    above = Rect(0, 0, size[0], frame.top)
    left, right = (Rect(x, frame.top, w, size[1] - frame.top) for x, w in _sides(frame, size))
    return [part for part in (above, left, right) if part.w > 0 and part.h > 0]


def _sides(frame: Rect, size: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    return (0, frame.left), (frame.right, size[0] - frame.right)


def framed(steps: Steps, frame: Rect, size: tuple[int, int]) -> Steps:
    """Take the steps that make a close view in the light of the morning, and lay the cloth round it."""
    made = yield from steps
    yield from ground.cloth.steps(size)
    parts = [Patch(ground.cloth(size).subsurface(part).copy(), part) for part in around(frame, size)]
    yield
    yield from lighten(parts, size)
    for cloth, place in parts:
        made.blit(cloth, place)
    return made


def cut(whole: Cutout, frame: Rect) -> Cutout:
    """Let a city that is cut out end softly within the frame."""
    inside = whole.box.clip(frame)
    shape = whole.mask.subsurface(inside.move(-whole.box.x, -whole.box.y)).copy()
    for edge, (dx, dy) in (("left", (1, 0)), ("right", (-1, 0)), ("top", (0, 1))):
        if getattr(inside, edge) != getattr(frame, edge):
            continue
        for step in range(_SOFT):
            line = Rect(step, 0, 1, inside.h) if dx > 0 else Rect(inside.w - 1 - step, 0, 1, inside.h)
            line = Rect(0, step, inside.w, 1) if dy else line
            white = 255, 255, 255, 255 * step // _SOFT
            shape.fill(white, line, pygame.BLEND_RGBA_MULT)
    return Cutout(inside, shape)


def room(frame: Rect, size: tuple[int, int], nearness: float) -> Rect:
    """Return within which part of the window a city is seen that is being enlarged (1.0: it is)."""
    ahead = min(1.0, nearness * _SOON)
    left, right = round(frame.left * ahead), round(size[0] + (frame.right - size[0]) * ahead)
    top = round(frame.top * ahead)
    return Rect(left, top, right - left, size[1] - top)


def smaller(place: Rect, part: int) -> Rect:
    """Return a place of the window in pictures that are so many times smaller."""
    return Rect(place.x // part, place.y // part, place.w // part, place.h // part)


def draw(surface: Surface, frame: Rect, u: float, low: int, strength: float) -> None:
    """Let the city fade at the frame's edges, whose sides end at ``low``; 0 to 1 strong."""
    for side in ("left", "right", "top"):
        edge = _edge(frame.width if side == "top" else low - frame.top, side, round(u, 3))
        edge.set_alpha(round(255 * min(1.0, strength * _SOON)))
        place = edge.get_rect(topleft=frame.topleft)
        if side == "right":
            place.right = frame.right
        surface.blit(edge, place)


def edge_width(u: float) -> int:
    """Return how wide the edge is in which nothing can be read; ``u`` is in pixels per 1080p unit."""
    return max(1, round(_RIM * u))


@cached(TABLE, most=3)
def _edge(length: int, side: str, u: float) -> Surface:
    """Return an edge of the frame, at which the city fades into the cloth."""
    reach = max(edge_width(u), round((_BELOW if side == "top" else _BESIDE) * u))
    made = surfaces.graded((reach, max(1, length)), [[(*_CLOTH, strength) for strength in _INWARDS]])
    if side == "top":
        return pygame.transform.flip(pygame.transform.rotate(made, -90), True, False)
    fading = max(1, round(length * _FADING))
    for row in range(fading):
        made.fill(
            (255, 255, 255, 255 * row // fading), (0, length - 1 - row, reach, 1), pygame.BLEND_RGBA_MULT
        )
    return pygame.transform.flip(made, True, False) if side == "right" else made
