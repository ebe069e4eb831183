"""Cards in the air: either side at any size, seen face on or tilted while the card turns over."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine.names import BACK
from engine.names import back_of as card_back
from game.table.hud import cards
from game.ui import surfaces
from game.ui.easing import Point
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PARCHMENT_LIT, mix
from game.words.persons import is_person, person_facts

FACE_ON = 0
EDGE_ON = 8
"""How far a card has turned, in eighths; at 8 little but its edge is visible."""

_SIZES = 14  # number of size steps up to full size
_LEVELS = 3  # heights with a distinct shadow
_THICK, _NARROWEST = 0.04, 0.13  # thickness of a card, and how narrow it looks at least, in card widths
_SHEEN, _SHADE = 58, 84  # the sheen that runs over a face turning up, the shading of a back turning down
_CORNER = 0.015  # how far from its corners the edge of a turned card begins: they are round
_PAPER, _COVER = mix(PARCHMENT_LIT, INK, 0.22), mix(PARCHMENT_LIT, INK, 0.7)
_SLANT = 0.5  # slant of the sheen
_FINE = 96  # pixels of the sheen: stretched without smoothing, its steps aren't seen
_SHADOW_TURN = 5.5  # degrees between the shadows' rotations: they are soft, so nobody notices


class Leaf(NamedTuple):
    """One side of a card, ``size`` pixels large.

    ``name`` is an action card (``red.bank``, or ``red.?`` for its back), a person, or, if ``back`` is true,
    the kind of a person's back: ``A``, ``B``, ``C``, or empty for the brown ones. ``text`` is how much the
    letters and icons of a person are enlarged, and the name of an action card.
    """

    name: str
    size: tuple[int, int]
    back: bool = False
    hotel_double_at: int = 3
    text: float = 1.0

    @property
    def covered(self) -> bool:
        """Whether this is a back."""
        return self.back or self.name.endswith(BACK)


def back_of(leaf: Leaf) -> Leaf:
    """Return the back belonging to a card's face."""
    if is_person(leaf.name):
        return Leaf(person_facts(leaf.name).letter or "", leaf.size, back=True)
    return leaf._replace(name=card_back(leaf.name))


def draw(
    surface: Surface,
    leaf: Leaf,
    at: Point,
    height: float,
    size: float = 1.0,
    aside: float = 0.0,
    angle: float = 0.0,
) -> None:
    """Draw a card and its shadow with its middle at ``at``, lifted by ``height`` (0 to 1).

    ``size`` is a share of the leaf's own size, ``aside`` how far the card has turned (0 face on, 1 edge on),
    ``angle`` its rotation in degrees counter-clockwise.
    """
    step = min(EDGE_ON, round(aside * EDGE_ON))
    grown = max(1, min(_SIZES, round(size * _SIZES)))
    level = _level(height)
    angle = round(angle, 1)
    wide = leaf.size[0] * grown / _SIZES
    x, y = at[0], at[1] - height * wide * 0.09
    seen, dark = _pictures(leaf, step, grown, level, angle)
    away = wide * (0.03 + 0.2 * level / _LEVELS)
    surfaces.centred(surface, dark, (x + away * 0.75, y + away))
    surfaces.centred(surface, seen, (x, y))


def _pictures(leaf: Leaf, step: int, grown: int, level: int, angle: float) -> tuple[Surface, Surface]:
    """Return the card and its shadow; cards below full size have a smaller cache of their own."""
    turn = round(angle / _SHADOW_TURN) * _SHADOW_TURN
    seen = _seen(leaf, step, angle) if grown == _SIZES else _small(leaf, step, grown, angle)
    return seen, _shadow(leaf.size, step, grown, level, turn)


def _seen(leaf: Leaf, step: int, angle: float) -> Surface:
    if step:
        return _aside(leaf, step, angle)
    return _straight(leaf, angle) if _is_turned(angle) else _side(leaf)


def warm(leaf: Leaf, angle: float, height: float = 1.0) -> None:
    """Prepare the pictures of a card flying at full size with this rotation, up to a height (0 to 1)."""
    for _ in warming(leaf, (angle,), height):
        pass


def warming(leaf: Leaf, angles: Iterable[float], height: float = 1.0) -> Iterator[None]:
    """Do the same for some rotations, yielding when there is a new picture of the card or of its shadow."""
    highest = _level(height)
    for angle in angles:
        for level in range(highest + 1):
            _pictures(leaf, FACE_ON, _SIZES, level, round(angle, 1))
            if level in (0, highest):
                yield


def _level(height: float) -> int:
    """Return which shadow a card at a height (0 to 1) has."""
    return round(max(0.0, min(1.0, height)) * _LEVELS)


@cached(TABLE, megabytes=8, grows=True)
def _small(leaf: Leaf, aside: int, grown: int, angle: float) -> Surface:
    side = _tilted(leaf, aside, grown) if aside else _shrunk(_side(leaf), grown)
    return _turned(side, angle)


@cached(TABLE, megabytes=24, grows=0.5)
def _straight(leaf: Leaf, angle: float) -> Surface:
    """Return the card seen face on, rotated and centred on the surface."""
    return _turned(_side(leaf), angle)


@cached(TABLE, megabytes=8, grows=True)
def _aside(leaf: Leaf, aside: int, angle: float) -> Surface:
    """Return the tilted card; cached separately, as its many pictures are rarely needed again soon."""
    return _turned(_tilted(leaf, aside, _SIZES), angle)


def _tilted(leaf: Leaf, aside: int, grown: int) -> Surface:
    """Return the tilted card in one of its sizes, not rotated, with its edge at the side that is nearer.

    Turning on, it shows the edge at the other side.
    """
    width, height = _part(_outline(leaf.size, aside), grown)
    thick = round(leaf.size[0] * grown / _SIZES * _THICK * math.sin(math.pi / 2 * aside / EDGE_ON))
    side = pygame.transform.smoothscale(_side(leaf), (width - thick, height))
    _light(side, aside, leaf.covered)
    if not thick:
        return side
    made, corner = surfaces.clear((width, height)), max(1, round(height * _CORNER))
    edge = Rect(0, corner, 2 * thick, height - 2 * corner)  # half of it lies behind the side
    if not leaf.covered:
        edge.right = width
    made.fill(_COVER, edge)
    made.fill(_PAPER, edge.inflate(-2, -2) if thick > 1 else edge)
    made.blit(side, (thick if leaf.covered else 0, 0))
    return made


def _turned(picture: Surface, angle: float) -> Surface:
    """Return a picture rotated about its middle; a clear rim round it keeps its edges smooth."""
    if not _is_turned(angle):
        return picture
    room = surfaces.clear((picture.get_width() + 2, picture.get_height() + 2))
    room.blit(picture, (1, 1))
    return pygame.transform.rotozoom(room, angle, 1.0)


def _is_turned(angle: float) -> bool:
    return abs(angle) >= 0.05


@cached(TABLE, megabytes=16, grows=0.5)
def _shadow(size: tuple[int, int], aside: int, grown: int, level: int, angle: float) -> Surface:
    """Return the shadow of a card at a height, centred like the card."""
    coarse, whole = _coarse_shadow(size, aside, level), _shaded(size, aside, level)
    if _is_turned(angle):
        coarse, part = _turned(coarse, angle), _grain(size, level)
        whole = coarse.get_width() * part, coarse.get_height() * part
    return pygame.transform.smoothscale(coarse, _part(whole, grown))


@cached(TABLE, megabytes=1, grows=True)
def _coarse_shadow(size: tuple[int, int], aside: int, level: int) -> Surface:
    """Return the shadow of a card that isn't rotated, coarse: it is so soft that it can be enlarged again.

    The two halves of a tilted card's shadow are closer.
    """
    part = _grain(size, level)
    if not aside:
        radius, strength = max(2, round(size[0] * 12 / 190)), 215 - 45 * level // _LEVELS
        fine = surfaces.shadow(size, radius, _blur(size, level), strength)
        return pygame.transform.smoothscale(fine, _grains(fine.get_size(), part))
    whole = _coarse_shadow(size, FACE_ON, level)
    made = surfaces.clear(_grains(_shaded(size, aside, level), part))
    narrow, left = made.get_width(), made.get_width() // 2
    made.blit(whole, (0, 0), (0, 0, left, made.get_height()))
    made.blit(whole, (left, 0), (whole.get_width() - narrow + left, 0, narrow - left, made.get_height()))
    return made


def _shaded(size: tuple[int, int], aside: int, level: int) -> tuple[int, int]:
    """Return the size of a card's shadow."""
    blur = _blur(size, level)
    return round(size[0] * _breadth(aside)) + 2 * blur, size[1] + 2 * blur


def _blur(size: tuple[int, int], level: int) -> int:
    """Return how wide a shadow's edge is, in pixels."""
    return max(2, round(size[0] * (0.075 + 0.12 * level / _LEVELS)))


def _grain(size: tuple[int, int], level: int) -> int:
    """Return how many pixels of a shadow are one of its coarse picture."""
    return max(1, _blur(size, level) // 4)


def _grains(size: tuple[int, int], part: int) -> tuple[int, int]:
    return max(2, size[0] // part), max(2, size[1] // part)


def _shrunk(picture: Surface, grown: int) -> Surface:
    return pygame.transform.smoothscale(picture, _part(picture.get_size(), grown))


def _part(size: tuple[int, int], grown: int) -> tuple[int, int]:
    return max(2, round(size[0] * grown / _SIZES)), max(2, round(size[1] * grown / _SIZES))


def _outline(size: tuple[int, int], aside: int) -> tuple[int, int]:
    """Return the apparent width and height of a card turned by ``aside`` eighths."""
    return max(2, round(size[0] * _breadth(aside))), round(size[1] * (1 + 0.035 * aside / EDGE_ON))


def _breadth(aside: int) -> float:
    """Return the apparent width of a turned card, as a share; its edge alone would look like a rod.

    It goes by as fast as that of a card that turns evenly.
    """
    return max(_NARROWEST, math.cos(math.pi / 2 * aside / EDGE_ON))


def _side(leaf: Leaf) -> Surface:
    if leaf.back:
        return cards.person_back(leaf.name or None, leaf.size)
    if is_person(leaf.name):
        return cards.person_face(leaf.name, leaf.size, leaf.text)
    return cards.face(leaf.name, leaf.size, leaf.hotel_double_at, leaf.text)


def _light(picture: Surface, aside: int, covered: bool) -> None:
    """Light a turning card: a back gets darker, a sheen runs over a face."""
    if covered:
        dark = 255 - round(_SHADE * aside / EDGE_ON)
        picture.fill((dark, dark, dark), special_flags=pygame.BLEND_RGB_MULT)
    else:
        picture.blit(_sheen_over(picture.get_size(), aside), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


@cached(TABLE, megabytes=3, grows=True)
def _sheen_over(size: tuple[int, int], aside: int) -> Surface:
    """Return the sheen over a face that looks this large; all faces of a size share it."""
    return pygame.transform.scale(_sheen(aside), size)


@cached(TABLE, most=EDGE_ON)
def _sheen(aside: int) -> Surface:
    """Return the sheen over a face turned by ``aside`` eighths, to be stretched over it and added."""
    share = aside / EDGE_ON
    light = round(_SHEEN * min(1.0, 1.6 * share))
    band = Surface((12, 12))
    for x in range(12):
        for y in range(12):
            along = (x + _SLANT * (11 - y)) / (11 * (1 + _SLANT))
            near = max(0.0, 1 - abs(along - (1.1 - 1.2 * share)) / 0.34)
            value = round(light * (0.25 + 0.75 * near * near))
            band.set_at((x, y), (value, value, round(value * 0.82)))
    return pygame.transform.smoothscale(band, (_FINE, _FINE))
