"""Keys, buttons of pads and the mouse as small pictures, for hints."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface, Vector2

from game.ui import typesetting
from game.ui.image_cache import SHARED, cached
from game.ui.palette import (
    CANDLE,
    CREAM,
    INK,
    LEAD,
    OAK_GAP,
    PARCHMENT_EDGE,
    PARCHMENT_LIT,
    RGB,
    mix,
)
from game.words import Family

XBOX, PLAYSTATION = "xbox", "playstation"

_FINE = 3
_TURNS = {"right": 0, "down": 90, "left": 180, "up": 270}
_ARROWS = {"arrows": (0, 90, 180, 270), "across": (0, 180)}
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
"""The letters on a key or button, in its height: as large as the words beside it."""

_FACES: dict[str, RGB] = {
    "a": (126, 204, 92),
    "b": (252, 146, 128),
    "x": (106, 170, 240),
    "y": (246, 200, 80),
}
_SHAPES: dict[str, RGB] = {
    "a": (130, 180, 245),
    "b": (245, 120, 110),
    "x": (240, 160, 210),
    "y": (110, 215, 180),
}
_LETTERS = {
    XBOX: {"leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger": "LT", "righttrigger": "RT"},
    PLAYSTATION: {"leftshoulder": "L1", "rightshoulder": "R1", "lefttrigger": "L2", "righttrigger": "R2"},
}


def make_of(pad_name: str) -> str:
    """Whose signs are on the buttons of a pad that calls itself ``pad_name``."""
    known = ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense", "sony")
    return PLAYSTATION if any(word in pad_name.lower() for word in known) else XBOX


@cached(SHARED, most=64)
def key(name: str, height: int) -> Surface:
    """A key cap with what is printed on it; ``name`` as in the bindings.

    Or ``arrows`` for all four, ``across`` for left and right, and several letters for as many keys.
    """
    face = name.removeprefix("shift+")
    shifted = face != name
    word = _word(face)
    size = round(height * _LETTERING)
    drawn = None if face in (*_TURNS, *_ARROWS) else typesetting.line(word, size, INK, True, "sans")
    shift = arrow_up(round(height * 0.42)) if shifted else None
    wide = max(height, (drawn.get_width() if drawn else 0) + round(height * 0.42))
    wide += shift.get_width() + round(height * 0.1) if shift else 0
    cap = _cap(wide, height)
    middle = Vector2(wide / 2, height * 0.45)
    if shift is not None:
        cap.blit(shift, shift.get_rect(midleft=(round(height * 0.2), round(middle.y))))
        middle.x += shift.get_width() / 2
    if face in _ARROWS:
        for turn in _ARROWS[face]:
            away = Vector2(height * 0.22, 0).rotate(turn)
            _blit_triangle(cap, middle + away, height * 0.12, turn, INK)
    elif face in _TURNS:
        _blit_triangle(cap, middle, height * 0.2, _TURNS[face], INK)
    elif drawn is not None:
        cap.blit(drawn, drawn.get_rect(center=(round(middle.x), round(middle.y))))
    return cap


def _word(face: str) -> str:
    """What is printed on a key."""
    if face in _NAMED:
        return _KEY_WORDS.say(face)
    return _SIGNS.get(face.removeprefix("kp_"), face.removeprefix("kp_").upper())


@cached(SHARED, most=64)
def pad_button(name: str, height: int, make: str = XBOX) -> Surface:
    """A button of a pad; ``name`` as in the bindings.

    Or ``dpad`` for all four directions, ``dpad_across`` for left and right.
    """
    if name == "dpad" or name.startswith("dpad_"):
        return _cross(height, name.removeprefix("dpad_"))
    if name in _LETTERS[make]:
        return _pill(_LETTERS[make][name], height, top_heavy="trigger" in name)
    if name in ("leftstick", "rightstick"):
        return _stick("L" if name == "leftstick" else "R", height)
    if name in ("start", "back"):
        return _small_button(name, height)
    return _face(name, height, make)


@cached(SHARED, most=8)
def mouse(button: str, height: int) -> Surface:
    """A mouse with its ``left`` or ``right`` button lit."""
    n = height * _FINE
    fine = pygame.Surface((round(n * 0.72), n), pygame.SRCALPHA)
    fine.fill((*OAK_GAP, 0))
    box = fine.get_rect().inflate(-n // 14, -n // 14)
    radius = box.width // 2
    pygame.draw.rect(fine, PARCHMENT_LIT, box, border_radius=radius)
    pressed = pygame.Surface(fine.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(pressed, mix(CANDLE, (214, 120, 30), 0.75), box, border_radius=radius)
    half = Rect(box.left, box.top, box.width // 2, round(box.height * 0.42))
    if button == "right":
        half.left = box.centerx
    fine.blit(pressed, half, half)
    line = max(2, n // 18)
    pygame.draw.rect(fine, OAK_GAP, box, line, border_radius=radius)
    low = box.top + round(box.height * 0.42)
    pygame.draw.line(fine, OAK_GAP, (box.left, low), (box.right - 1, low), line)
    pygame.draw.line(fine, OAK_GAP, (box.centerx, box.top), (box.centerx, low), line)
    return _finished(fine)


def arrow_up(side: int) -> Surface:
    """The arrow that stands for shift."""
    fine = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    fine.fill((*INK, 0))
    n = side * _FINE
    roof = [(n / 2, 0), (n, n * 0.5), (n * 0.7, n * 0.5), (n * 0.7, n), (n * 0.3, n), (n * 0.3, n * 0.5)]
    pygame.draw.polygon(fine, INK, [*roof, (0, n * 0.5)])
    return _finished(fine)


def _finished(fine: Surface) -> Surface:
    size = max(1, fine.get_width() // _FINE), max(1, fine.get_height() // _FINE)
    return pygame.transform.smoothscale(fine, size)


def _canvas(width: int, height: int) -> Surface:
    fine = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    fine.fill((*OAK_GAP, 0))
    return fine


def _cap(width: int, height: int) -> Surface:
    """An ivory key: a lighter top on a darker foot."""
    fine = _canvas(width, height)
    n, radius = height * _FINE, round(height * _FINE * 0.2)
    box = fine.get_rect()
    line = max(2, n // 20)
    pygame.draw.rect(fine, OAK_GAP, box, border_radius=radius)
    inner = box.inflate(-2 * line, -2 * line)
    pygame.draw.rect(fine, mix(PARCHMENT_EDGE, OAK_GAP, 0.15), inner, border_radius=radius - line)
    inner.height -= round(n * 0.12)
    pygame.draw.rect(fine, PARCHMENT_LIT, inner, border_radius=radius - line)
    return _finished(fine)


def _blit_triangle(surface: Surface, middle: Vector2, reach: float, turn: float, colour: RGB) -> None:
    side = max(2, round(reach * 2))
    fine = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    fine.fill((*colour, 0))
    half = side * _FINE / 2
    corners = [Vector2(half * 0.95, 0), Vector2(-half * 0.6, half * 0.9), Vector2(-half * 0.6, -half * 0.9)]
    pygame.draw.polygon(fine, colour, [Vector2(half, half) + corner.rotate(turn) for corner in corners])
    drawn = _finished(fine)
    surface.blit(drawn, drawn.get_rect(center=(round(middle.x), round(middle.y))))


def _dark_disc(height: int, share: float = 1.0) -> Surface:
    fine = _canvas(height, height)
    n = height * _FINE
    centre = (n / 2, n / 2)
    pygame.draw.circle(fine, OAK_GAP, centre, n / 2 * share)
    pygame.draw.circle(fine, mix(LEAD, CREAM, 0.42), centre, n * 0.47 * share)
    pygame.draw.circle(fine, mix(LEAD, OAK_GAP, 0.3), centre, n * 0.425 * share)
    return _finished(fine)


def _face(name: str, height: int, make: str) -> Surface:
    """One of the four buttons at the right: a letter in its colour, or Sony's shapes."""
    button = _dark_disc(height)
    if make == XBOX:
        size = round(height * _LETTERING)
        letter = typesetting.line(name.upper(), size, _FACES.get(name, CREAM), True, "sans")
        button.blit(letter, letter.get_rect(center=(height // 2, height // 2)))
        return button
    fine = _canvas(height, height)
    n, colour = height * _FINE, _SHAPES.get(name, CREAM)
    line = max(2, round(n * 0.075))
    middle, reach = Vector2(n / 2, n / 2), n * 0.2
    match name:
        case "a":
            for turn in (45, -45):
                arm = Vector2(reach * 1.3, 0).rotate(turn)
                pygame.draw.line(fine, colour, middle - arm, middle + arm, line)
        case "b":
            pygame.draw.circle(fine, colour, middle, reach * 1.15, line)
        case "x":
            box = Rect(0, 0, round(reach * 2), round(reach * 2))
            box.center = round(middle.x), round(middle.y)
            pygame.draw.rect(fine, colour, box, line)
        case _:
            corners = [middle + Vector2(0, -reach * 1.25).rotate(turn) for turn in (0, 120, 240)]
            pygame.draw.polygon(fine, colour, corners, line)
    button.blit(_finished(fine), (0, 0))
    return button


def _pill(word: str, height: int, top_heavy: bool) -> Surface:
    wide = round(height * 1.5)
    fine = _canvas(wide, height)
    n = height * _FINE
    box = fine.get_rect().inflate(0, -round(n * 0.16))
    low = round(n * 0.14)
    high = round(n * (0.4 if top_heavy else 0.26))
    shapes = ((OAK_GAP, 0), (mix(LEAD, CREAM, 0.42), n // 30), (mix(LEAD, OAK_GAP, 0.3), n // 13))
    for colour, less in shapes:
        pygame.draw.rect(
            fine,
            colour,
            box.inflate(-2 * less, -2 * less),
            border_top_left_radius=high,
            border_top_right_radius=high,
            border_bottom_left_radius=low,
            border_bottom_right_radius=low,
        )
    pill = _finished(fine)
    letters = typesetting.line(word, round(height * _LETTERING), CREAM, True, "sans")
    pill.blit(letters, letters.get_rect(center=(wide // 2, height // 2)))
    return pill


def _stick(letter: str, height: int) -> Surface:
    """A stick that is pressed: a knob in its socket."""
    button = _dark_disc(height)
    knob = _dark_disc(round(height * 0.84))
    button.blit(knob, knob.get_rect(center=(height // 2, height // 2)))
    drawn = typesetting.line(letter, round(height * _LETTERING), CREAM, True, "sans")
    button.blit(drawn, drawn.get_rect(center=(height // 2, height // 2)))
    return button


def _small_button(name: str, height: int) -> Surface:
    """Start with its three lines, back with its two leaves."""
    button = _dark_disc(height)
    fine = _canvas(height, height)
    n = height * _FINE
    line = max(2, round(n * 0.06))
    if name == "start":
        for y in (0.38, 0.5, 0.62):
            pygame.draw.line(fine, CREAM, (n * 0.32, n * y), (n * 0.68, n * y), line)
    else:
        for x, y in ((0.32, 0.32), (0.44, 0.42)):
            leaf = Rect(round(n * x), round(n * y), round(n * 0.26), round(n * 0.26))
            pygame.draw.rect(fine, mix(LEAD, OAK_GAP, 0.3), leaf)
            pygame.draw.rect(fine, CREAM, leaf, max(2, line * 2 // 3))
    button.blit(_finished(fine), (0, 0))
    return button


def _cross(height: int, lit: str) -> Surface:
    """The four directions; ``lit`` is one of them, ``across`` for two, or anything else for all."""
    fine = _canvas(height, height)
    n = height * _FINE
    for colour, less in ((OAK_GAP, 0.0), (mix(LEAD, CREAM, 0.42), 0.03), (mix(LEAD, OAK_GAP, 0.3), 0.075)):
        arm, wide = n * (0.98 - 2 * less), n * (0.4 - 2 * less)
        for size in ((arm, wide), (wide, arm)):
            box = Rect(0, 0, round(size[0]), round(size[1]))
            box.center = n // 2, n // 2
            pygame.draw.rect(fine, colour, box, border_radius=round(n * 0.06))
    cross = _finished(fine)
    for name, turn in _TURNS.items():
        bright = name in ("left", "right") if lit == "across" else lit == name or lit not in _TURNS
        shade = CREAM if bright else mix(LEAD, CREAM, 0.3)
        _blit_triangle(
            cross,
            Vector2(height / 2, height / 2) + Vector2(height * 0.3, 0).rotate(turn),
            height * 0.1,
            turn,
            shade,
        )
    return cross
