"""Faces: of bots, who are characters of Hugo's novel, and of people; details of the pictures of persons."""

from __future__ import annotations

from contextlib import suppress

import pygame
from pygame import Surface

from engine.bots import characters
from game.match.bot_process import character_of
from game.ui import pictures, surfaces
from game.ui.image_cache import SHARED, cached
from game.ui.medal import medal
from game.ui.palette import BRASS, OAK_GAP, PLAYER, RGB
from game.words import Family

Detail = tuple[str, int, int, int]
"""A person, and the middle and radius of a face in that person's picture."""

_WIDE, _HIGH = 300, 420  # the size of a person's picture
_FACES = {  # portrait: the person whose picture it is from, the centre of the face (x, y), its radius
    "quasimodo": ("bellringer", 172, 238, 62),
    "esmeralda": ("gypsies", 166, 158, 66),
    "frollo": ("priest", 132, 146, 68),
    "gringoire": ("minstrel", 148, 124, 68),
    "phoebus": ("cityguard", 136, 142, 76),
    "clopin": ("beggarking", 136, 148, 76),
    "fleur-de-lys": ("lady", 92, 186, 66),
    "jehan": ("scholar", 148, 140, 72),
    "gudule": ("nurse", 149, 152, 66),
    "louis": ("moneylender", 148, 112, 72),
}
_GUESTS = {  # as above, by the player's colour; no bot has one of these
    "blue": ("guildmaster", 136, 145, 74),
    "green": ("actress", 147, 127, 76),
    "red": ("mayor", 136, 150, 76),
    "yellow": ("hostess", 148, 138, 72),
    "purple": ("merchant", 148, 150, 76),
}
MANNER = Family("manner", [who.manner for who in characters().values()])


def manner(name: str) -> str:
    """Return a sentence on how the character called ``name`` plays; empty if there is no such character."""
    key = character_of(name)
    return MANNER.say(characters()[key].manner) if key else ""


@cached(SHARED, most=48)
def face(name: str, diameter: int) -> Surface | None:
    """Return the round face of the character called ``name``, ``diameter`` pixels wide.

    ``None`` if there is no such character. Shared, don't draw on it.
    """
    key = character_of(name)
    if key is None:
        return None
    return _cut(_FACES[characters()[key].portrait], diameter, BRASS)


@cached(SHARED, most=48)
def seated(colour: str, diameter: int, bot: str = "") -> Surface:
    """Return a round portrait for a seat, with the medal of its colour; its rim has that colour.

    ``bot``: the name of the bot that plays it; ``""`` for a person. Shared, don't draw on it.
    """
    detail = _detail(colour, bot)
    if detail is None:
        return medal(colour, diameter)
    made = _cut(detail, diameter, PLAYER[colour])
    small = round(diameter * 0.36)
    made.blit(medal(colour, small, lit=True), (diameter - small, diameter - small))
    return made


def person(colour: str, bot: str = "") -> str | None:
    """Return whose picture a seat has; ``None`` for a bot without a face. See :func:`seated`."""
    detail = _detail(colour, bot)
    return detail[0] if detail is not None else None


def _detail(colour: str, bot: str) -> Detail | None:
    """Return where the face of a person or bot is; ``None`` for a bot without one."""
    key = character_of(bot) if bot else None
    if bot and key is None:
        return None
    return _FACES[characters()[key].portrait] if key else _GUESTS[colour]


def _cut(detail: Detail, diameter: int, rim: RGB) -> Surface:
    """Return a detail of a person's picture as a disc with a rim."""
    person, x, y, radius = detail
    fine = 2 * diameter
    scale = fine / (2 * radius)
    made = surfaces.clear((fine, fine))
    with suppress(pictures.PictureError):
        picture = pictures.svg_once(f"persons/{person}", _WIDE * scale, _HIGH * scale)
        made.blit(picture, (round(fine / 2 - x * scale), round(fine / 2 - y * scale)))
    round_ = surfaces.clear((fine, fine))
    pygame.draw.circle(round_, (255, 255, 255, 255), (fine / 2, fine / 2), fine / 2 - 2)
    made.blit(round_, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for colour, width in ((OAK_GAP, fine // 14), (rim, fine // 24)):
        pygame.draw.circle(made, colour, (fine / 2, fine / 2), fine / 2 - 1, max(2, width))
    return pygame.transform.smoothscale(made, (diameter, diameter))
