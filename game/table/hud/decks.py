"""Decks and piles of cards: a back on an edge that is as thick as the pile is high."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import product

import pygame
from pygame import Rect, Surface

from game.table.hud import cards
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CREAM, INK, PARCHMENT_EDGE, SHADE, mix

Size = tuple[int, int]

BROWN = "brown"
"""The brown persons' back, where the grey ones have their letter."""

_THICK = 0.032  # the thickness of a card, in card widths
_SLIP = 9.0  # degrees by which a card of an untidy pile is turned at most


def back(name: str, size: Size) -> Surface:
    """Return a back: an action card's (``red.?``), a grey person's (``A``), or the ``BROWN`` ones'.

    A card broader than high lies sideways, a person's seal upright on it.
    """
    if aside := size[0] > size[1]:
        size = size[1], size[0]
    if "." in name:
        made = cards.action_back(name.split(".")[0], size)
    else:
        made = cards.person_back(None if name == BROWN else name, size, aside, in_deck=True)
    return pygame.transform.rotate(made, 90) if aside else made


@cached(TABLE, megabytes=3, grows=True)
def deck(name: str, size: Size, count: int) -> tuple[Surface, int]:
    """Return a tidy deck of ``count`` cards with the back ``name``, and how far its top is above its foot.

    The picture is centred on the deck's foot and includes its shadow. An empty deck is an outline.
    """
    step = max(1.0, size[0] * _THICK)
    rise = round(step * max(0, count - 1))
    blur = max(3, size[0] // 7)
    surface = surfaces.clear((size[0] + 2 * (rise + blur), size[1] + 2 * (rise + blur)))
    foot = Rect((rise + blur, rise + blur), size)
    radius = max(2, size[0] // 16)
    if not count:
        line = max(1, size[0] // 26)
        surface.blit(surfaces.rounded(size, radius, (*CREAM, 64), line), foot)
        return surface, 0
    shade = surfaces.shadow(size, radius, blur, 190)
    surface.blit(shade, foot.move(-blur + blur // 3 + rise // 3, -blur + blur // 3 + rise // 3))
    for level in range(count):
        place = foot.move(-round(step * level * 0.7), -round(step * level))
        edge = mix(PARCHMENT_EDGE, INK, 0.12 if level % 2 else 0.34)
        surface.blit(surfaces.rounded(size, radius, (*INK, 255)), place)
        surface.blit(surfaces.rounded((size[0] - 1, size[1] - 1), radius, edge), place)
    surface.blit(back(name, size), foot.move(-round(step * (count - 1) * 0.7), -rise))
    return surface, rise


@cached(TABLE, megabytes=3, grows=True)
def pile(names: tuple[str, ...], size: Size, count: int) -> Surface:
    """Return an untidy pile of ``count`` discarded cards, the last of ``names`` on top, face down.

    Not to be looked through: only how many there are, and the backs that show, can be seen.
    """
    blur = max(3, size[0] // 7)
    room = surfaces.clear((round(size[0] * 1.6) + 2 * blur, round(size[1] * 1.4) + 2 * blur))
    middle = room.get_rect().center
    for level in range(count):
        card = _slipped(names[max(0, len(names) - (count - level))], size, level)
        surfaces.centred(room, card, (middle[0], middle[1] - level * size[0] * _THICK * 0.8))
    return room


def pile_warming(names: Iterable[str], size: Size, count: int) -> Iterator[None]:
    """Prepare the cards of piles of up to ``count`` cards with these ``names``, yielding after each."""
    for name, level in product(names, range(count)):
        _slipped(name, size, level)
        yield


def _slipped(name: str, size: Size, level: int) -> Surface:
    """Return a card as it lies askew on so many others of a pile."""
    return turned(name, size, random.Random(f"{name} {level}").uniform(-_SLIP, _SLIP))


@cached(TABLE, megabytes=5, grows=True)
def turned(name: str, size: Size, angle: float) -> Surface:
    """Return a back with a small shadow, rotated by ``angle`` degrees counter-clockwise."""
    return turned_with_shadow(back(name, size), angle)


def turned_with_shadow(card: Surface, angle: float) -> Surface:
    """Return a card as it lies on the table: rotated, with its shadow."""
    size = card.get_size()
    reach = max(3, size[0] // 9)
    room = surfaces.clear((size[0] + 4 * reach, size[1] + 4 * reach))
    box = Rect((2 * reach, 2 * reach), size)
    radius = max(2, size[0] // 16)
    room.blit(surfaces.shadow(size, radius, reach, 190), box.move(-reach + reach // 2, -reach + reach // 2))
    room.blit(surfaces.rounded(size, radius, (*SHADE, 255)), box.move(1, 1))
    room.blit(card, box)
    return room if abs(angle) < 0.05 else pygame.transform.rotozoom(room, angle, 1.0)
