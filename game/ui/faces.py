"""Faces: of bots, who are characters of Hugo's novel, and of people; details of the pictures of persons."""

from __future__ import annotations

from contextlib import suppress

import pygame
from pygame import Surface

from engine.bots import characters
from game.match import portraits
from game.match.bot_process import character_of
from game.ui import pictures, surfaces
from game.ui.image_cache import SHARED, cached
from game.ui.medal import medal
from game.ui.palette import BRASS, CANDLE, PLAYER, RGB, SHADE, mix
from game.ui.remembered import pictured
from game.words import Family

UP, DOWN, GLAD, SAD = "up", "down", "glad", "sad"
"""What faces of characters can do: look up or down, be glad or sad."""
_LIT, _DIM = (26, 20, 10), (178, 172, 184)
"""The light that is laid on a glad face, and what a sad one is multiplied with."""
_RIMS = {GLAD: mix(BRASS, CANDLE, 0.6), SAD: mix(BRASS, SHADE, 0.45)}

_GEAR = 0.36  # the side of a bot's gear, in widths of its face

MANNER = Family("manner", [who.manner for who in characters().values()])


def manner(name: str) -> str:
    """Return a sentence on how the character called ``name`` plays; empty if there is no such character."""
    key = character_of(name)
    return MANNER.say(characters()[key].manner) if key else ""


@cached(SHARED, most=64)
def face(name: str, diameter: int, expression: str = "") -> Surface | None:
    """Return the round face of the character called ``name``, ``diameter`` pixels wide.

    ``expression`` is :data:`UP` or another one; ``""``: as usual. ``None`` if there is no such character.
    Shared, don't draw on it.
    """
    detail = portraits.of_character(name)
    return _cut(detail, diameter, _RIMS.get(expression, BRASS), expression) if detail is not None else None


@cached(SHARED, most=64)
def of_bot(name: str, colour: str, diameter: int, expression: str = "") -> Surface:
    """Return the round face of the bot called ``name`` in a seat of ``colour``: that of its character.

    A bot without a character has the face of the colour's people, with a gear, and can be :data:`GLAD` only.
    Shared, don't draw on it.
    """
    own = face(name, diameter, expression)
    if own is not None:
        return own
    glad = GLAD if expression == GLAD else ""
    made = _cut(portraits.GUESTS[colour], diameter, _RIMS.get(glad, BRASS), glad).copy()
    gear = surfaces.picture("icons/gear", diameter * _GEAR, diameter * _GEAR)
    made.blit(gear, gear.get_rect(bottomright=(diameter, diameter)))
    return made


@cached(SHARED, most=48)
def seated(colour: str, diameter: int, bot: str = "", expression: str = "", badge: bool = True) -> Surface:
    """Return a round portrait for a seat, with a ``badge`` of its colour; its rim has that colour.

    ``bot``: the name of the bot that plays it; ``""`` for a person, who can be :data:`GLAD` only.
    Shared, don't draw on it.
    """
    detail = portraits.of_seat(colour, bot)
    if detail is None:
        return medal(colour, diameter)
    made = _cut(detail, diameter, PLAYER[colour], expression)
    if badge:
        small = round(diameter * 0.36)
        made.blit(medal(colour, small, lit=True), (diameter - small, diameter - small))
    return made


def person(colour: str, bot: str = "") -> str | None:
    """Return whose picture a seat has; ``None`` for a bot without a face. See :func:`seated`."""
    detail = portraits.of_seat(colour, bot)
    return detail[0] if detail is not None else None


@pictured
def _cut(detail: portraits.Detail, diameter: int, rim: RGB, expression: str = "") -> Surface:
    """Return a detail of a person's picture as a disc with a rim; with an ``expression`` it is one itself."""
    fine = 2 * diameter
    made = surfaces.clear((fine, fine))
    with suppress(pictures.PictureError):
        name = portraits.picture_of(detail[0], expression)
        made.blit(pictures.svg_once(f"persons/{name}", fine, fine), (0, 0))
    if expression == GLAD:
        made.fill(_LIT, special_flags=pygame.BLEND_RGB_ADD)
    elif expression == SAD:
        made.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    round_ = surfaces.clear((fine, fine))
    pygame.draw.circle(round_, (255, 255, 255, 255), (fine / 2, fine / 2), fine / 2 - 2)
    made.blit(round_, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for colour, width in ((SHADE, fine // 14), (rim, fine // 24)):
        pygame.draw.circle(made, colour, (fine / 2, fine / 2), fine / 2 - 1, max(2, width))
    return pygame.transform.smoothscale(made, (diameter, diameter))
