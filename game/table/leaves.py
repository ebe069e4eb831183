"""Cards in the air: either side at any size, seen straight or from aside while the card turns over."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine.content import PERSONS
from game.kept import kept
from game.palette import PARCHMENT_LIT
from game.table import cards, panels
from game.table.motion import Point
from game.words import language

FACE_ON = 0
EDGE_ON = 8
"""How far a card has turned aside, in eighths, until only its edge is seen."""

_SIZES = 14  # sizes on the way between none and the whole
_LEVELS = 4  # heights with a shadow of their own
_THICK = 0.016  # a card's edge, in widths
_SHEEN, _SHADE = 58, 84  # the light that runs over a face on its way up, the dark on a back on its way down
_SLANT = 0.5  # how far the light leans
_COARSE = 220  # pixels across a card whose shadow is made at half its size
_FINEST = 80_000  # pixels of a card; a larger one that is turned in the air is made half as fine


class Leaf(NamedTuple):
    """One side of a card, ``size`` pixels large.

    ``name`` is an action card (``red.bank``, ``red.?`` for its back), a person, or with ``back`` what tells
    a person's back: ``A``, ``B``, ``C``, or nothing for the brown ones.
    """

    name: str
    size: tuple[int, int]
    back: bool = False
    hotel_double_at: int = 3

    @property
    def covered(self) -> bool:
        """Whether this is a back."""
        return self.back or self.name.endswith(cards.FACE_DOWN)


def back_of(leaf: Leaf) -> Leaf:
    """The other side of a card's face."""
    if leaf.name in PERSONS:
        return Leaf(PERSONS[leaf.name].letter or "", leaf.size, back=True)
    return leaf._replace(name=f"{leaf.name.split('.')[0]}.{cards.FACE_DOWN}")


def draw(
    surface: Surface, leaf: Leaf, at: Point, height: float, size: float = 1.0, aside: float = 0.0,
    angle: float = 0.0,
) -> None:  # fmt: skip
    """Draw a card with its middle at ``at``, lifted by ``height`` (0 to 1).

    ``size`` is a share of the leaf's own size, ``aside`` how far it has turned (0 face on, 1 edge on),
    ``angle`` its turn in degrees counter-clockwise.
    """
    step = min(EDGE_ON, round(aside * EDGE_ON))
    grown = max(1, round(min(1.0, size) * _SIZES))
    level = round(max(0.0, min(1.0, height)) * _LEVELS)
    picture = _seen(leaf, step, grown, level, round(angle, 1), language())
    lifted = height * leaf.size[0] * 0.09 * size
    surface.blit(
        picture,
        (round(at[0] - picture.get_width() / 2), round(at[1] - lifted - picture.get_height() / 2)),
    )


@kept(26)
def _seen(leaf: Leaf, aside: int, grown: int, level: int, angle: float, _: str) -> Surface:
    """The card with its shadow; the card's middle is the surface's middle."""
    picture = _side(leaf)
    straight = abs(angle) < 0.05
    part = 1 if straight or leaf.size[0] * leaf.size[1] < _FINEST else 2
    share = grown / _SIZES / part
    width = max(2, round(leaf.size[0] * share * _breadth(aside)))
    height = max(2, round(leaf.size[1] * share * (1 + 0.035 * aside / EDGE_ON)))
    if (width, height) != leaf.size:
        picture = pygame.transform.smoothscale(picture, (width, height))
    if aside:
        picture = _lit(picture, aside, leaf.covered)
    blur = max(2, round(leaf.size[0] * share * (0.075 + 0.12 * level / _LEVELS)))
    away = round(leaf.size[0] * share * 0.15 * level / _LEVELS)
    room = panels.clear((width + 4 * blur + 2 * away, height + 4 * blur + 2 * away))
    box = Rect((0, 0), (width, height))
    box.center = room.get_rect().center
    shade = _shadow(leaf.size, blur)
    shade = pygame.transform.smoothscale(shade, (width + 2 * blur, height + 2 * blur))
    shade.set_alpha(255 - 90 * level // _LEVELS)
    room.blit(shade, (box.x - blur // 2 + away * 3 // 4, box.y - blur // 3 + away))
    room.blit(picture, box)
    if straight:
        return room
    turned = pygame.transform.rotozoom(room, angle, 1.0)
    if part == 1:
        return turned
    return pygame.transform.smoothscale(turned, (part * turned.get_width(), part * turned.get_height()))


def _breadth(aside: int) -> float:
    """How broad a card looks that has turned so far, never less than its edge is thick."""
    share = aside / EDGE_ON
    return max(_THICK, 1 - share * share * (3 - 2 * share) if share < 1 else 0.0)


def _side(leaf: Leaf) -> Surface:
    if leaf.back:
        return cards.person_back(leaf.name or None, leaf.size)
    if leaf.name in PERSONS:
        return cards.person_face(leaf.name, leaf.size)
    return cards.face(leaf.name, leaf.size, leaf.hotel_double_at)


def _lit(picture: Surface, aside: int, covered: bool) -> Surface:
    """The card as the candle lights it: a back that turns away darkens, over a face light runs."""
    made = picture.copy()
    share = aside / EDGE_ON
    if aside == EDGE_ON:
        made.fill(PARCHMENT_LIT, special_flags=pygame.BLEND_RGB_MAX)
        return made
    if covered:
        dark = 255 - round(_SHADE * share)
        made.fill((dark, dark, dark), special_flags=pygame.BLEND_RGB_MULT)
        return made
    width, height = made.get_size()
    light = round(_SHEEN * min(1.0, 1.6 * share))
    band = Surface((12, 12))
    for x in range(12):
        for y in range(12):
            along = (x + _SLANT * (11 - y)) / (11 * (1 + _SLANT))
            near = max(0.0, 1 - abs(along - (1.1 - 1.2 * share)) / 0.34)
            value = round(light * (0.25 + 0.75 * near * near))
            band.set_at((x, y), (value, value, round(value * 0.82)))
    made.blit(pygame.transform.smoothscale(band, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


@kept(4)
def _shadow(size: tuple[int, int], blur: int) -> Surface:
    part = 1 if size[0] < _COARSE else 2  # it is scaled to the card, and soft anyway
    radius = max(2, round(size[0] * 12 / 190 / part))
    return panels.shadow((size[0] // part, size[1] // part), radius, max(2, blur // part))
