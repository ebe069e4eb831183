"""Small pictures of keys, pad buttons and the mouse, for hints. The shapes are in ``sprites/keys``."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.input.bindings import DIRECTIONS
from game.input.devices import Devices
from game.ui import surfaces, typesetting
from game.ui.image_cache import SHARED, cached
from game.ui.palette import CREAM, INK, PARCHMENT_EDGE, PARCHMENT_LIT, RGB, SHADE, mix
from game.words import Family

XBOX, PLAYSTATION = "xbox", "playstation"

_ARROWS = (*DIRECTIONS, "arrows", "across")
_NAMED = (
    *("return", "space", "escape", "backspace", "tab", "shift"),
    *("pause", "delete", "insert", "home", "end"),
)
_KEY_WORDS = Family("steering-key", _NAMED)
_PLAIN = (
    *("plus", "equals", "comma", "period", "colon", "semicolon", "slash", "backslash", "hash", "less"),
    *("greater", "quote", "quotedbl", "backquote", "caret", "ampersand", "asterisk", "at", "dollar"),
    *("exclaim", "question", "leftbracket", "rightbracket", "leftparen", "rightparen", "underscore"),
)
_SIGNS = {name: chr(getattr(pygame, f"K_{name.upper()}")) for name in _PLAIN} | {
    "minus": "−",
    "multiply": "×",
    "divide": "÷",
    "enter": "Enter",
    "pageup": "Pg ↑",
    "pagedown": "Pg ↓",
}
_LETTERING = 0.69
"""The text size on a key or button as a share of its height: as large as the words beside it."""
_TILTED = 0.5
"""The same of a stick with an arrow: both stand within its ring."""

_XBOX_COLOURS: dict[str, RGB] = {
    "a": (126, 204, 92),
    "b": (252, 146, 128),
    "x": (106, 170, 240),
    "y": (246, 200, 80),
}
_TILTS = {"up": "R↑", "down": "R↓", "left": "←R", "right": "R→"}
"""What stands on a stick that is tilted."""
_LETTERS = {
    XBOX: {"leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger": "LT", "righttrigger": "RT"},
    PLAYSTATION: {"leftshoulder": "L1", "rightshoulder": "R1", "lefttrigger": "L2", "righttrigger": "R2"},
}


def make_of(devices: Devices) -> str:
    """Return the maker whose symbols the buttons of the current pad show, guessed from the pad's name."""
    name = devices.pads.get(devices.pad, "").lower() if devices.pad is not None else ""
    known = ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense", "sony")
    return PLAYSTATION if any(word in name for word in known) else XBOX


@cached(SHARED, most=64)
def key(name: str, height: int) -> Surface:
    """Return the picture of a key; ``name`` as in the bindings.

    Also ``arrows`` for all four arrow keys, ``across`` for left and right, and several letters for several
    keys. Shared, don't draw on it.
    """
    face = name.removeprefix("shift+")
    if face in _ARROWS:
        printed, wide = surfaces.picture(f"keys/{face}", height, height), height
    else:
        printed = _letters(word(face), height, INK)
        wide = max(height, printed.get_width() + round(height * 0.42))
    if face == name:
        cap, middle = _cap((wide, height)), wide / 2
    else:
        shift = surfaces.picture("keys/shift", height * 0.42, height * 0.42)
        cap = _cap((wide + shift.get_width() + round(height * 0.1), height))
        cap.blit(shift, shift.get_rect(midleft=(round(height * 0.2), round(height * 0.45))))
        middle = (cap.get_width() + shift.get_width()) / 2
    surfaces.centred(cap, printed, (middle, height * 0.45))
    return cap


def word(face: str) -> str:
    """Return the text on a key; ``face``: its name as in the bindings, without shift."""
    if face in _NAMED:
        return _KEY_WORDS.say(face)
    return _SIGNS.get(face.removeprefix("kp_"), face.removeprefix("kp_").upper())


@cached(SHARED, most=64)
def pad_button(name: str, height: int, make: str) -> Surface:
    """Return the picture of a pad button; ``name`` as in the bindings.

    Also ``dpad`` for all four directions and ``dpad_across`` for left and right. Shared, don't draw on it.
    """
    if name in ("leftstick", "rightstick"):
        return _lettered("stick", name[0].upper(), height)
    if name.startswith("rightstick_"):
        return _lettered("stick", _TILTS[name.removeprefix("rightstick_")], height, size=_TILTED)
    if name in _LETTERS[make]:
        shape = "trigger" if name.endswith("trigger") else "shoulder"
        return _lettered(shape, _LETTERS[make][name], height)
    if name in _XBOX_COLOURS and make == XBOX:
        return _lettered("button", name.upper(), height, _XBOX_COLOURS[name])
    shape = f"playstation_{name}" if name in _XBOX_COLOURS else name
    return surfaces.picture(f"keys/{shape}", height, height)


def mouse(button: str, height: int) -> Surface:
    """Return the picture of a mouse with its ``left`` or ``right`` button lit."""
    return surfaces.picture(f"keys/mouse_{button}", height, height)


def _letters(word: str, height: int, colour: RGB, size: float = _LETTERING) -> Surface:
    return typesetting.line(word, round(height * size), colour, True, "sans")


def _lettered(shape: str, word: str, height: int, colour: RGB = CREAM, size: float = _LETTERING) -> Surface:
    """Return the button ``shape`` with ``word`` in its centre, its letters ``size`` of the height."""
    button = surfaces.picture(f"keys/{shape}", height * 1.5, height).copy()
    surfaces.centred(button, _letters(word, height, colour, size), button.get_rect().center)
    return button


def _cap(size: tuple[int, int]) -> Surface:
    """Return a blank ivory key: a lighter top on a darker base."""
    width, height = size
    line, radius = max(1, round(height / 20)), round(height * 0.2)
    cap = surfaces.rounded(size, radius, SHADE).copy()
    inner = width - 2 * line, height - 2 * line
    foot = surfaces.rounded(inner, radius - line, mix(PARCHMENT_EDGE, SHADE, 0.15))
    cap.blit(foot, (line, line))
    top = surfaces.rounded((inner[0], inner[1] - round(height * 0.12)), radius - line, PARCHMENT_LIT)
    cap.blit(top, (line, line))
    return cap
