"""The legend: which key or button does what now, with the symbols of the device that was used last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

import pygame
from pygame import Surface

from game.input.bindings import DOWN, LEFT, RIGHT, UP
from game.input.devices import MOUSE, PAD, Devices
from game.ui import brass_rim, key_glyphs, surfaces, typesetting
from game.ui.image_cache import SHARED, cached
from game.ui.palette import CREAM, LEAD, RGB, WALNUT_DARK, mix

MOVE, ACROSS = "move", "across"
"""Stand for all four directions, and for left and right."""

_BACK: RGB = mix(WALNUT_DARK, LEAD, 0.3)
_BROAD = 1 << 20  # more pixels than any line has
_USUAL, _SMALL = (33, 42), (26, 38)  # the heights of text and symbols in 1080p units
_MOUSE = {"select": "left", "close_up": "right"}


class Hint(NamedTuple):
    """A command and what it does now, in a word or two."""

    command: str
    words: str
    device: str | None = None
    """The device whose symbol is shown; ``None``: the one used last."""


class Sign(NamedTuple):
    """The symbol for a command: a device, and its key or button."""

    device: str
    name: str


def sign(command: str, devices: Devices, device: str | None = None) -> Sign | None:
    """Return what to press for ``command`` on ``device`` (default: the one used last), if there is a way."""
    device = device or devices.last
    if device == MOUSE:
        return Sign(MOUSE, _MOUSE[command]) if command in _MOUSE else None
    pad = device == PAD
    if command in (MOVE, ACROSS):
        return Sign(device, _directions(command, devices, pad))
    name = devices.bindings.first(command, pad)
    return Sign(device, name) if name else None


def _directions(command: str, devices: Devices, pad: bool) -> str:
    """Return the name for several directions: the D-pad, arrows, or the letters bound to them."""
    wanted = (UP, LEFT, DOWN, RIGHT) if command == MOVE else (LEFT, RIGHT)
    if pad:
        return "dpad" if command == MOVE else "dpad_across"
    names = [devices.bindings.first(direction, pad) or "" for direction in wanted]
    if all(len(name) == 1 for name in names):
        return "".join(names)
    return "arrows" if command == MOVE else "across"


def block(
    hints: Sequence[Hint],
    devices: Devices,
    u: float,
    text_scale: float,
    across: bool,
    bare: bool = False,
    room: int | None = None,
    sizes: tuple[int, int] = _USUAL,
) -> Surface | None:
    """Return the hints on a dark background, side by side (``across``), or each in its own row.

    ``u``: pixels in a 1080p unit. ``bare``: without the background, for dark places. ``room``: letters are
    narrower where a row is wider than so many pixels, within reason. ``sizes``: the heights of text and
    symbols in units. ``None`` if no hint has a symbol. Shared, don't draw on it.
    """
    signs = tuple(
        (found, hint.words)
        for hint in hints
        if (found := sign(hint.command, devices, hint.device)) is not None
    )
    if not signs:
        return None
    make = key_glyphs.make_of(devices)
    return _block(signs, make, sizes, round(u * 1000), text_scale, across, bare, room)


def fitted(
    choices: Iterable[tuple[Sequence[Hint], float]],
    devices: Devices,
    u: float,
    room: float,
    across: bool = True,
    bare: bool = False,
) -> Surface | None:
    """Return the first :func:`block` of ``choices`` (hints, text scale) at most ``room`` pixels wide.

    Each is tried with small letters, too. If none fits, return the last.
    """
    made = None
    for (hints, text_scale), sizes in product(choices, (_USUAL, _SMALL)):
        made = block(hints, devices, u, text_scale, across, bare, sizes=sizes)
        if made is None or made.get_width() <= room:
            break
    return made


@cached(SHARED, most=48)
def _block(
    signs: tuple[tuple[Sign, str], ...],
    make: str,
    sizes: tuple[int, int],
    milli: int,
    text_scale: float,
    across: bool,
    bare: bool,
    most: int | None,
) -> Surface:
    u = milli / 1000
    size, high = max(6, round(sizes[0] * u * text_scale)), round(sizes[1] * u * text_scale)
    gap, pad = round(high * (0.28 if across else 0.2)), round(high * (0.08 if bare else 0.18))
    pictures = [_sign(found, high, make) for found, _ in signs]
    used = max(picture.get_width() for picture in pictures) + gap + 2 * pad
    drawn = [
        (picture, typesetting.narrowed(words, size, _BROAD if most is None else most - used, CREAM))
        for picture, (_, words) in zip(pictures, signs, strict=True)
    ]
    columns = [[one] for one in drawn] if across else [drawn]
    cells = [max(picture.get_width() for picture, _ in column) for column in columns]
    texts = [max(words.get_width() for _, words in column) for column in columns]
    widths = [cell + gap + text for cell, text in zip(cells, texts, strict=True)]
    step = high + round(high * 0.08)
    room = sum(widths) + (len(columns) - 1) * high, step * len(columns[0]) - (step - high)
    made = Surface((room[0] + 2 * pad, room[1] + 2 * pad), pygame.SRCALPHA)
    if not bare:
        ground, radius = (*_BACK, 250 if across else 225), round(high * 0.3)  # side by side over cards' names
        pygame.draw.rect(made, ground, made.get_rect(), border_radius=radius)
        brass_rim.draw(made, made.get_rect(), radius, max(1, round(1.5 * u)))
    x = pad
    for column, cell, width in zip(columns, cells, widths, strict=True):
        y = pad
        for picture, words in column:
            made.blit(picture, picture.get_rect(center=(x + cell // 2, y + high // 2)))
            at = words.get_rect(midleft=(x + cell + gap, y + high // 2))
            if bare:
                surfaces.cast(made, words, at, max(1, round(2 * u)))
            made.blit(words, at)
            y += step
        x += width + high
    return made


def _sign(found: Sign, high: int, make: str) -> Surface:
    if found.device == MOUSE:
        return key_glyphs.mouse(found.name, high)
    if found.device == PAD:
        return key_glyphs.pad_button(found.name, high, make)
    return key_glyphs.key(found.name, high)
