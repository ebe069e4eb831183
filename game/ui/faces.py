"""The faces of bots, who are characters of Hugo's novel: details of the pictures of similar persons."""

from __future__ import annotations

import pygame
from pygame import Surface

from engine.bots import characters
from game.match.bot_process import character_of
from game.ui import surfaces
from game.ui.image_cache import SHARED, cached
from game.ui.palette import BRASS, OAK_GAP
from game.words import Family

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
    person, x, y, radius = _FACES[characters()[key].portrait]
    fine = 2 * diameter
    scale = fine / (2 * radius)
    picture = surfaces.picture(f"persons/{person}", _WIDE * scale, _HIGH * scale)
    made = surfaces.clear((fine, fine))
    made.blit(picture, (round(fine / 2 - x * scale), round(fine / 2 - y * scale)))
    round_ = surfaces.clear((fine, fine))
    pygame.draw.circle(round_, (255, 255, 255, 255), (fine / 2, fine / 2), fine / 2 - 2)
    made.blit(round_, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for colour, width in ((OAK_GAP, fine // 14), (BRASS, fine // 24)):
        pygame.draw.circle(made, colour, (fine / 2, fine / 2), fine / 2 - 1, max(2, width))
    return pygame.transform.smoothscale(made, (diameter, diameter))
