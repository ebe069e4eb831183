"""A strip of what the masters' games reached on a deal, with par and where the player is among them."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Surface

from game.match.medals import BRONZE, GOLD, SILVER, Par, needed
from game.screens.challenges.seals import METALS
from game.ui import typesetting
from game.ui.palette import INK, PARCHMENT_EDGE, mix
from game.words import say

_MARGIN = 4  # prestige beyond the lowest and the highest that the strip shows
_GROUND = mix(PARCHMENT_EDGE, INK, 0.12)
_FINE = 3  # drawn at this scale and scaled down, for antialiasing


class Scale(NamedTuple):
    """Which prestige lies where on a strip."""

    low: int
    high: int
    width: int

    def at(self, prestige: float) -> float:
        """Return how far from the left a prestige lies."""
        return self.width * (prestige - self.low) / (self.high - self.low)


def scale(par: Par, own: int | None, width: int) -> Scale:
    """Return the scale of a strip that shows everything that there is to show."""
    shown = [*par.reached, *needed(par).values(), *([] if own is None else [own])]
    return Scale(min(shown) - _MARGIN, max(shown) + _MARGIN, width)


def strip(par: Par, own: int | None, width: int, size: float) -> Surface:
    """Return the strip, ``width`` pixels wide; ``own``: what the player reached; ``size``: of letters.

    Every game of the masters is a dot, and the ground shows what each medal takes.
    """
    high = round(size * 0.75)
    line = round(size * 1.35)
    face = Surface((width, line + high + (line if own is not None else 0)), pygame.SRCALPHA)
    face.blit(_ground(par, scale(par, own, width), high), (0, line))
    places = scale(par, own, width)
    _name(face, say("challenges-strip-par", par=par.value), places.at(par.value), 0, size)
    if own is not None:
        _name(face, say("challenges-strip-you", prestige=own), places.at(own), line + high, size)
        tip, foot = (places.at(own), line + high * 0.62), line + high + size * 0.2
        half = size * 0.28
        pygame.draw.polygon(face, INK, (tip, (tip[0] - half, foot), (tip[0] + half, foot)))
    return face


def _ground(par: Par, places: Scale, high: int) -> Surface:
    """Return the band with the grounds of the medals, a line at par and a dot for each game."""
    width = places.width * _FINE
    fine = Surface((width, high * _FINE), pygame.SRCALPHA)
    pygame.draw.rect(fine, _GROUND, fine.get_rect(), border_radius=high)
    least = needed(par)
    for medal, until in ((BRONZE, SILVER), (SILVER, GOLD), (GOLD, None)):
        left = round(places.at(least[medal]) * _FINE)
        right = round(places.at(least[until]) * _FINE) if until else width
        ends = {"border_top_right_radius": high, "border_bottom_right_radius": high} if until is None else {}
        pygame.draw.rect(
            fine, mix(METALS[medal], _GROUND, 0.25), (left, 0, right - left, high * _FINE), **ends
        )
    for prestige in par.reached:
        middle = round(places.at(prestige) * _FINE), high * _FINE // 2
        pygame.draw.circle(fine, INK, middle, round(high * 0.22 * _FINE))
    x = round(places.at(par.value) * _FINE)
    pygame.draw.line(fine, INK, (x, 0), (x, high * _FINE), max(2, high // 6 * _FINE // 2))
    return pygame.transform.smoothscale(fine, (places.width, high))


def _name(face: Surface, words: str, middle: float, top: int, size: float) -> None:
    """Write words above or below a place, inside the strip."""
    line = typesetting.line(words, round(size), INK, bold=True)
    left = min(max(0, round(middle - line.get_width() / 2)), face.get_width() - line.get_width())
    face.blit(line, (left, top))


def spoken(par: Par, own: int | None) -> str:
    """Return what a strip shows, in words."""
    told = say("challenges-strip", lowest=min(par.reached), highest=max(par.reached))
    return told if own is None else f"{told} {say('challenges-strip-you', prestige=own)}"
