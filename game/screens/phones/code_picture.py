"""The code to scan and the address to type, as a picture."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from pygame import Rect, Surface

from game.phones.reports import Door
from game.phones.tokens import printed
from game.ui import fitting, surfaces, typesetting
from game.ui.labels import paragraph
from game.ui.palette import RGB, WALNUT_DARK
from game.ui.theme import Style
from game.words import language, say

_DARK: RGB = (20, 12, 6)
_LIGHT: RGB = (255, 252, 243)
SIDE = 430
"""The side of the code in units: it is scanned from a sofa."""
_LEAST = 300
_BESIDE = 2.5
"""How many times as wide as high the place must be, so that the words stand beside the code."""
_APART = 48
"""Units between the code and words beside it."""


def code_picture(door: Door, side: int) -> Surface:
    """Return the code at about ``side`` pixels: each module has the same whole number of pixels."""
    rows = door.code
    module = max(1, side // len(rows))
    surface = Surface((module * len(rows), module * len(rows)))
    surface.fill(_LIGHT)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                surface.fill(_DARK, Rect(x * module, y * module, module, module))
    return surface


def scan_sentence(door: Door) -> str:
    """Return what to do with a code; at home the phone must be in the same network."""
    return say("phones-scan" if door.address.startswith("http://") else "phones-scan-anywhere")


class DoorPicture:
    """The code with the address below or beside it.

    It can be made part by part, so that no frame waits for it.
    """

    def __init__(self) -> None:
        self._wanted: tuple[Any, ...] = ()
        self._parts: Generator[None, None, Surface] | None = None
        self._done: Surface | None = None

    def make(self, door: Door, key: str, style: Style, size: tuple[int, int], ink: RGB) -> Surface:
        """Return the picture in ``size`` pixels at most; what is made already counts.

        The code gets smaller where the words need the room.
        """
        while not self.make_part(door, key, style, size, ink):
            pass
        assert self._done is not None
        return self._done

    def make_part(self, door: Door, key: str, style: Style, size: tuple[int, int], ink: RGB) -> bool:
        """Make the next part of the picture; return whether that was the last."""
        wanted = door.link, key, style, size, ink, language()
        if wanted != self._wanted:
            self._wanted, self._done = wanted, None
            self._parts = _parts(door, key, style, size, ink)
        if self._parts is not None:
            try:
                next(self._parts)
            except StopIteration as made:
                self._done, self._parts = made.value, None
        return self._done is not None


def _parts(
    door: Door, key: str, style: Style, size: tuple[int, int], ink: RGB
) -> Generator[None, None, Surface]:
    wide, most = size
    beside = wide >= _BESIDE * most
    gap, edge = style.px(8), style.px(20)
    room = wide - most - style.px(_APART) if beside else wide
    align = "left" if beside else "center"
    words = [paragraph(scan_sentence(door), style.text(30 if beside else 26), room, ink, align=align)]
    yield
    address = f"{door.address.removeprefix('http://')}/#{printed(key)}"
    high = fitting.fitted_size(address, room, style.text(66 if beside else 34), style.px(18), bold=True)
    yield
    words.append(typesetting.line(address, high, ink, bold=True))
    yield
    tall = sum(part.get_height() + gap for part in words)
    free = most if beside else most - tall - gap
    code = code_picture(door, min(room - edge, style.px(SIDE), max(free - edge, style.px(_LEAST))))
    yield
    frame = _framed(code, edge, style)
    yield
    if not beside:
        return _stacked([frame, *words], wide, gap)
    picture = surfaces.clear((wide, max(frame.get_height(), tall)))
    picture.blit(frame, (0, 0))
    left = frame.get_width() + style.px(_APART)
    picture.blit(_stacked(words, room, gap, centred=False), (left, round((frame.get_height() - tall) * 0.22)))
    return picture


def _framed(code: Surface, edge: int, style: Style) -> Surface:
    """Return the code in a frame of dark walnut and brass, ``edge`` pixels wide at both sides together."""
    size, radius = (code.get_width() + edge, code.get_height() + edge), style.px(8)
    frame = surfaces.rounded(size, radius, WALNUT_DARK).copy()
    frame.blit(surfaces.rim(size, radius, max(2, style.px(3))), (0, 0))
    frame.blit(code, code.get_rect(center=frame.get_rect().center))
    return frame


def _stacked(parts: list[Surface], wide: int, gap: int, centred: bool = True) -> Surface:
    """Return pictures one below the other."""
    picture = surfaces.clear((wide, sum(part.get_height() + gap for part in parts)))
    top = 0
    for part in parts:
        picture.blit(part, part.get_rect(midtop=(wide // 2, top)) if centred else (0, top))
        top += part.get_height() + gap
    return picture
