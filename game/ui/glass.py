"""Leaded windows with the people of the game: one stands behind every seat, dark while nobody sits there."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Sequence

import pygame
from pygame import Surface

from game.ui import contrast, faces, pictures, surfaces
from game.ui.image_cache import SHARED, cached
from game.ui.malloc import trim
from game.ui.palette import CANDLE, LEAD, RGB, SHADE, STONE, mix

Pane = tuple[str, int, str]
"""A seat's colour, the height of its window in pixels, and the name of its bot; ``""`` for a person."""

_WIDE, _HIGH, _SPRING = 300, 420, 200  # a window: its size, and how far down its arch begins
_RISE = 190  # the height of the arch
_FINE = 2
_REVEAL = 0.045  # the stone round a window, as a share of its height

_ahead: dict[tuple[str, int], Surface] = {}
"""Pictures of persons that a thread has read, until they are asked for."""


def width_of(height: int) -> int:
    """Return how wide a window of this height in pixels is, with the stone round it."""
    return round(height * _WIDE / _HIGH)


@cached(SHARED, most=14)
def window(colour: str, height: int, bot: str = "") -> Surface:
    """Return the window of a seat with the person who plays it, for a bot without a face a dark one.

    ``bot``: the name of the bot that plays the seat; ``""`` for a person. Shared, don't draw on it.
    """
    person = faces.person(colour, bot)
    if person is None:
        return dark(height)
    made = _stone(height).copy()
    inner = _inner(height)
    figure = _ahead.pop((person, inner), None)
    try:
        figure = figure or _read(person, inner)
        surfaces.centred(made, figure, (made.get_width() / 2, height / 2))
    except pictures.PictureError:
        return dark(height)
    return made


@cached(SHARED, most=4)
def dark(height: int) -> Surface:
    """Return a window without light behind it: nobody sits there. Shared, don't draw on it."""
    made = _stone(height).copy()
    inner = _inner(height)
    size = round(inner * _WIDE / _HIGH), inner
    lead = surfaces.clear((size[0] * 2, size[1] * 2))
    lead.fill((*mix(LEAD, (40, 52, 78), 0.55), 255))
    step, line = size[0] / 2.5, max(2, round(size[0] / 36))
    for across in range(-8, 12):
        for slope in (1.6, -1.6):
            start = across * step if slope > 0 else (across + 4) * step
            end = start + math.copysign(lead.get_height() / 1.6, slope)
            pygame.draw.line(lead, mix(LEAD, (0, 0, 0), 0.45), (start, 0), (end, lead.get_height()), line)
    pane = pygame.transform.smoothscale(lead, size)
    sheen = surfaces.clear(size)
    pygame.draw.polygon(
        sheen,
        (190, 205, 235, 26),
        [(0, size[1] * 0.55), (size[0] * 0.75, 0), (size[0], 0), (0, size[1] * 0.8)],
    )
    pane.blit(sheen, (0, 0))
    mask = _arches(size, [((255, 255, 255), 0.012)])
    pane = pane.convert_alpha() if pygame.display.get_surface() else pane
    pane.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surfaces.centred(made, pane, (made.get_width() / 2, height / 2))
    return made


def is_ready(pane: Pane) -> bool:
    """Return whether :func:`window` has a window at once."""
    colour, height, bot = pane
    person = faces.person(colour, bot)
    return person is None or (person, _inner(height)) in _ahead or window.has(colour, height, bot)


def _read(person: str, height: int) -> Surface:
    return pictures.svg_once(f"persons/{person}", height * _WIDE / _HIGH, height)


def _inner(height: int) -> int:
    """Return the height of the glass in a window of this height."""
    return height - 2 * round(height * _REVEAL)


@cached(SHARED, most=4)
def _stone(height: int) -> Surface:
    """Return the stone round a window, lit from the upper left, with a dark hole for the glass."""
    size = width_of(height), height
    light = mix(STONE, (255, 240, 210), 0.35 if not contrast.is_high() else 0.8)
    return _arches(
        size,
        (
            (SHADE, 0.0),
            (mix(light, SHADE, 0.12), 0.008),
            (mix(STONE, SHADE, 0.38), 0.024),
            (mix(STONE, SHADE, 0.72), 0.036),
            (SHADE, _REVEAL - 0.004),
        ),
    )


def _arches(size: tuple[int, int], arches: Sequence[tuple[RGB, float]]) -> Surface:
    """Return pointed arches, one on the other: each a colour, and how many heights inside the edges it is."""
    wide, high = size[0] * _FINE, size[1] * _FINE
    fine = surfaces.clear((wide, high), (*arches[0][0], 0))
    unit = high / _HIGH
    for colour, inset in arches:
        edge = inset * high
        half, spring = wide / 2 - edge, _SPRING * unit
        rise = max(1.0, (_RISE + 8) * unit - edge * 1.2)
        radius = (half * half + rise * rise) / (2 * half)
        turns = [math.asin(min(1.0, rise / radius)) * step / 20 for step in range(21)]
        arc = [(edge + radius * (1 - math.cos(turn)), spring - radius * math.sin(turn)) for turn in turns]
        mirrored = [(wide - x, y) for x, y in reversed(arc)]
        low = high - edge
        pygame.draw.polygon(fine, colour, [*arc, *mirrored, (wide - edge, low), (edge, low)])
    return pygame.transform.smoothscale(fine, size)


class Glazier:
    """Puts windows in as soon as a thread has read their pictures; until then they are dark.

    Other pictures can be put in later too, one in a step, so that no frame waits for all of them.
    """

    def __init__(self) -> None:
        self._later: list[Callable[[], None]] = []
        self._awaited: list[tuple[Pane, Callable[[], None]]] = []
        self._read: set[Pane] = set()

    def clear(self) -> None:
        """Await no window any more: a new layout begins."""
        self._awaited.clear()
        self._later.clear()

    def later(self, put: Callable[[], None]) -> None:
        """Call ``put`` in one of the next steps."""
        self._later.append(put)

    def window(self, pane: Pane, put: Callable[[], None]) -> Surface:
        """Return the window, or a dark one or none; ``put`` is called as soon as :func:`window` has it."""
        if is_ready(pane):
            return window(*pane)
        self._awaited.append((pane, put))
        high = pane[1]
        return dark(high) if dark.has(high) else surfaces.clear((width_of(high), high))

    def start(self) -> None:
        """Let a thread read what is awaited, unless one does already. Call it when all has been laid out."""
        wanted = [pane for pane, _ in self._awaited if pane not in self._read]
        self._read.update(wanted)

        def read() -> None:
            for colour, height, bot in wanted:
                person = faces.person(colour, bot)
                if person is not None:
                    _read_ahead(person, _inner(height))
            trim()

        if wanted:
            threading.Thread(target=read, name="windows", daemon=True).start()

    def step(self) -> bool:
        """Put in one picture that is ready, if there is one; return whether there was."""
        if self._later:
            self._later.pop(0)()
            return True
        for awaited in self._awaited:
            pane, put = awaited
            if is_ready(pane):
                self._awaited.remove(awaited)
                self._read.discard(pane)
                put()
                return True
        return False


def _read_ahead(person: str, height: int) -> None:
    try:
        _ahead[person, height] = _read(person, height)
    except pictures.PictureError:
        _ahead[person, height] = surfaces.clear((1, 1))


def lit(picture: Surface, share: float = 0.16) -> Surface:
    """Return a copy of a window in candlelight, ``share`` of it: the pointer is there."""
    made = picture.copy()
    glow = mix((0, 0, 0), CANDLE, share)
    made.fill(glow, special_flags=pygame.BLEND_RGB_ADD)
    return made
