"""The painting of the title: a city in the evening, the cathedral and a table, which a camera passes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui import pictures
from game.ui.easing import ease
from game.ui.theme import Style

_WIDE, _HIGH = 1700, 700
"""The size of the painting, in its units."""
_SHOWN = 1600
"""The most of its width that is shown: the rest is for the camera's way."""
_CATHEDRAL = 640
"""The cathedral's middle."""
_CUT = 0.2
"""How much of what a wide window cuts off is cut off above."""
_FINEST = 2560
"""The width in pixels in which the layers were rendered, and at most put together."""
_STEPS = 18
"""How many pixels the cathedral moves before the far city; the table moves twice as many."""
_WAY = 20.0
"""How long the camera is on its way, in seconds."""
_FLAME = (245, 328)
"""The candle's flame: from the left, and above the painting's foot."""
_NIGHT = (22, 26, 58)


@dataclass(frozen=True)
class Place:
    """Where the painting is: pixels in a unit of it, and its upper left corner."""

    scale: float
    left: int
    top: int

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Return a rectangle of the painting in pixels."""
        return Rect(
            round(self.left + x * self.scale),
            round(self.top + y * self.scale),
            max(1, round(width * self.scale)),
            max(1, round(height * self.scale)),
        )


def place_of(size: tuple[int, int], free: float) -> Place:
    """Return where the painting is that fills ``size``, the cathedral in the ``free`` pixels at the left."""
    scale = max(size[0] / _SHOWN, size[1] / _HIGH)
    margin = 2 * _STEPS * max(1.0, scale * _WIDE / _FINEST)
    left = min(-margin, max(size[0] - scale * _WIDE + margin, free / 2 - scale * _CATHEDRAL))
    return Place(scale, round(left), round((size[1] - scale * _HIGH) * _CUT))


class Evening:
    """The painting in one size. It is loaded in steps, and put together for each place of the camera."""

    def __init__(self, style: Style, size: tuple[int, int], free: int) -> None:
        """``free``: the pixels at the left that no menu covers."""
        self.size = size
        self._u, self._free = style.u, free
        whole = place_of(size, free)
        self.place = whole
        """Where the painting is when the camera rests."""
        fine = min(1.0, _FINEST / (whole.scale * _WIDE))
        self._fine = fine
        self._small = max(1, round(size[0] * fine)), max(1, round(size[1] * fine))
        self._back: Surface | None = None
        self._layers: list[tuple[Surface, int, int, int]] = []
        """Each layer, its place at rest, and by how many pixels it moves in a step."""
        self._seen: dict[int, Surface] = {}
        self._whole: Surface | None = None

    def load(self) -> Iterator[None]:
        """Load layer after layer. One that is missing is left out: of all, the sky."""
        place = place_of(self._small, self._free * self._fine)
        unit = place.scale
        aside = 2 * _STEPS
        shade = _shade(self._small, aside, self._u * self._fine, self._free * self._fine)
        back = Surface(self._small).convert()
        back.fill(_NIGHT)
        foot = self._small[1]
        for name, top, high, step in (("city", 0, 600, 0), ("cathedral", 20, 580, 1), ("table", 250, 450, 2)):
            try:
                layer = pictures.layer(f"title/{name}")
            except pictures.PictureError:
                continue
            yield
            size = round(_WIDE * unit), round(high * unit)
            if layer.get_size() != size:
                layer = pygame.transform.smoothscale(layer, size)
            at = place.left, (foot - size[1] if name == "table" else place.top + round(top * unit))
            if not step:
                back.blit(layer, at)
                back.blit(shade, (-aside, 0), special_flags=pygame.BLEND_RGB_MULT)
            else:
                layer.blit(shade, (-at[0] - aside, -at[1]), special_flags=pygame.BLEND_RGB_MULT)
                self._layers.append((layer, *at, step))
            yield
        self._back = back

    @property
    def flame(self) -> Rect:
        """Where the candle's flame is when the camera rests."""
        x, above = _FLAME
        scale = self.place.scale
        return Rect(round(self.place.left + x * scale), round(self.size[1] - above * scale), 1, 1)

    def picture(self, time: float | None) -> Surface:
        """Return what the camera sees so many seconds after it has begun, or when it rests (``None``).

        Between two pixels it sees both. The surface changes with the next call.
        """
        way = _STEPS * (1.0 if time is None else ease(min(1.0, time / _WAY)))
        step = min(int(way), _STEPS)
        rest = round(255 * (way - step))
        for old in [number for number in self._seen if number not in (step, step + 1)]:
            del self._seen[old]
        near = self._made(step)
        if not rest:
            return near
        far = self._made(step + 1)
        if self._whole is None:
            self._whole = near.copy()
        else:
            self._whole.blit(near, (0, 0))
        far.set_alpha(rest)
        self._whole.blit(far, (0, 0))
        far.set_alpha(None)
        return self._whole

    @staticmethod
    def over(time: float) -> bool:
        """Return whether the camera rests after so many seconds."""
        return time >= _WAY

    def _made(self, step: int) -> Surface:
        """Return the painting when the camera has gone so many steps."""
        made = self._seen.get(step)
        if made is None:
            assert self._back is not None
            made = self._back.copy()
            for layer, left, top, fast in self._layers:
                made.blit(
                    layer, (left + fast * (_STEPS - step), top), special_flags=pygame.BLEND_PREMULTIPLIED
                )
            if made.get_size() != self.size:
                made = pygame.transform.smoothscale(made, self.size)
            _edge(made, self._u)
            self._seen[step] = made
        return made


def _shade(size: tuple[int, int], aside: int, u: float, free: float) -> Surface:
    """Return how light the painting is, which gets darker towards its edges and behind the menu.

    It goes on for ``aside`` pixels at both sides, from where layers move into the painting.
    """
    width, height = size
    coarse = Surface((64, 32))
    for x in range(64):
        across = max(0.0, min(float(width), x / 63 * (width + 2 * aside) - aside))
        behind = max(0.0, (across - free * 0.9) / max(1.0, width - free * 0.9))
        for y in range(32):
            edge = min(across, y * height / 31 * 0.8, width - across, (31 - y) * height / 31)
            light = 0.6 + 0.4 * min(1.0, edge / (90 * u))
            level = round(255 * light * (1 - 0.4 * min(1.0, behind * 2.2)))
            coarse.set_at((x, y), (level, level, level))
    return pygame.transform.smoothscale(coarse, (width + 2 * aside, height))


def _edge(face: Surface, u: float) -> None:
    """Draw the frame's shadow on the painting."""
    width, height = face.get_size()
    for depth in range(max(2, round(14 * u))):
        level = 255 - (round(150 * (1 - depth / (14 * u)) ** 1.5) if depth < 14 * u else 0)
        face.fill((level, level, level), (0, depth, width, 1), special_flags=pygame.BLEND_RGB_MULT)
        face.fill((level, level, level), (depth, 0, 1, height), special_flags=pygame.BLEND_RGB_MULT)
