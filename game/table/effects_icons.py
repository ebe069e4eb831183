"""Rows of icons that say what a person or a card does, without a word of any language.

A row is written as tokens with spaces between: the name of an icon (``coin``), an icon with something
written on it (``prestige[3]``), or a sign: ``+``, ``/`` (or), ``:`` (for each), ``>`` (becomes, goes to),
digits and ``×``.
"""

from __future__ import annotations

import re
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game import lettering
from game.palette import DANGER, INK, PARCHMENT_LIT
from game.table import panels

PERSONS: dict[str, tuple[str, ...]] = {
    "hostess": ("prestige[3]", "coin / cube / kill"),
    "monk": ("cube cube", "prestige[1]"),
    "moneylender": ("coin coin", "prestige[1]"),
    "minstrel": ("1–3 cube / friend", "sector > sector"),
    "fool": ("cube / friend", "sector > activate"),
    "doctor": ("plague > 0",),
    "cityguard": ("prestige[1] : cube",),
    "nightwatchman": ("prestige[1] : sector[0]",),
    "bishop": ("cube > sector[0]", "activate"),
    "guildmaster": ("prestige[2] : sector[2+]",),
    "beggarking": ("prestige[1] : track",),
    "advocate": ("prestige[3] : message message",),
    "lady": ("prestige[1] : cube", "sector[max]"),
    "mayor": ("prestige[3] : sector[3+]",),
    "carpenter": ("prestige[1] : sector[1+]",),
    "administrator": ("prestige ×2",),
    "nurse": ("cube > hospital", "kill"),
    "scholar": ("card > activate",),
    "priest": ("cube > cathedral",),
    "prosecutor": ("sector > activate",),
    "bellringer": ("prestige[3] : cube", "cathedral"),
    "spy": ("look", "prestige[2]"),
    "gypsies": ("cube > supply", "prestige[2] : cube"),
    "coachman": ("message > again",),
    "butcher": ("cube > sector[0]", "cube > sector[0]"),
    "patron": ("coin > kill", "coin > kill"),
    "merchant": ("coin : market",),
    "innkeeper": ("prestige[2] : cube", "hotel"),
    "councillor": ("coin > person", "coin > person"),
    "guard": ("prestige[3] : cube cube", "supply"),
    "gravedigger": ("prestige[1] : rat",),
    "actress": ("sector[all] > sector", "activate"),
    "mistress": ("cube > friend", "activate"),
}
"""The rows of every person, by the names of the rules (sections 7 to 9)."""

_FILES: dict[str, tuple[str, ...]] = {
    "coin": ("icons/coin", "pieces/coin"),
    "cube": ("icons/cube",),
    "friend": ("icons/friend",),
    "kill": ("icons/kill",),
    "rat": ("icons/rat", "pieces/rat"),
    "plague": ("icons/plague", "pieces/rat"),
    "prestige": ("icons/prestige",),
    "sector": ("icons/sector",),
    "message": ("icons/message",),
    "activate": ("icons/activate",),
    "cathedral": ("icons/notredame", "cards/notredame"),
    "hospital": ("cards/hospital",),
    "hotel": ("cards/hotel",),
    "card": ("icons/card",),
    "person": ("icons/person",),
    "supply": ("icons/supply",),
    "look": ("icons/look",),
    "again": ("icons/again",),
    "market": ("icons/market",),
    "track": ("icons/track",),
    "step": ("icons/step",),
}
_SIGNS = {"+", "/", ":", ">"}
_GAP = 0.1  # between tokens, in heights


@lru_cache(maxsize=256)
def row(tokens: str, height: int) -> Surface:
    """The row of icons ``tokens`` at ``height`` pixels; shared, don't draw on it."""
    drawn = [_token(token, height) for token in tokens.split()]
    gap = max(1, round(height * _GAP))
    surface = panels.clear((sum(one.get_width() for one in drawn) + gap * (len(drawn) - 1), height))
    x = 0
    for one in drawn:
        surface.blit(one, (x, (height - one.get_height()) // 2))
        x += one.get_width() + gap
    return surface


def draw(surface: Surface, rows: tuple[str, ...], box: Rect, highest: int) -> None:
    """Draw ``rows`` into ``box``, at most ``highest`` pixels high: beside each other or stacked."""
    beside = "  ".join(rows)
    height = min(highest, box.height)
    alone = row(beside, height)
    if alone.get_width() <= box.width:
        panels.centred(surface, alone, box.center)
        return
    stacked = min(highest, int(box.height / len(rows) * 0.96))
    widest = max(row(one, stacked).get_width() for one in rows)
    stacked = max(1, min(stacked, int(stacked * box.width / widest)))
    beside_height = max(1, int(height * box.width / alone.get_width()))
    if beside_height >= stacked:
        panels.centred(surface, row(beside, beside_height), box.center)
        return
    step = box.height / len(rows)
    for index, one in enumerate(rows):
        panels.centred(surface, row(one, stacked), (box.centerx, box.top + step * (index + 0.5)))


def _token(token: str, height: int) -> Surface:
    if token == ">":
        return panels.arrow(max(3, round(height * 0.5)), INK)
    if token in _SIGNS or token[0].isdigit() or token[0] == "×":
        return lettering.line(token, max(6, round(height * 0.82)), INK, bold=True)
    found = re.fullmatch(r"(\w+)(?:\[(.+)\])?", token)
    if not found or found[1] not in _FILES:
        raise ValueError(f"{token!r} is no icon and no sign of a row; icons: {', '.join(sorted(_FILES))}")
    icon = _icon(found[1], height)
    return _written(icon, found[2]) if found[2] else icon


@lru_cache(maxsize=96)
def _icon(name: str, height: int) -> Surface:
    return panels.picture(_FILES[name][0], height * 1.5, height, *_FILES[name][1:])


def _written(icon: Surface, text: str) -> Surface:
    """``icon`` with a few letters on it, in ink with a light edge."""
    height = icon.get_height()
    size = max(6, round(height * (0.62 if len(text) < 3 else 0.46)))
    light = lettering.line(text, size, PARCHMENT_LIT, bold=True)
    dark = lettering.line(text, size, INK, bold=True)
    width = max(icon.get_width(), dark.get_width() + 2)
    surface = panels.clear((width, height))
    panels.centred(surface, icon, (width / 2, height / 2))
    edge = max(1, round(height * 0.045))
    for dx, dy in ((-edge, 0), (edge, 0), (0, -edge), (0, edge), (-edge, -edge), (edge, edge)):
        panels.centred(surface, light, (width / 2 + dx, height / 2 + dy))
    panels.centred(surface, dark, (width / 2, height / 2))
    return surface


def crossed(icon: Surface) -> Surface:
    """``icon`` with a red cross through it, the game's sign for a rat killed."""
    surface = icon.copy()
    width, height = surface.get_size()
    line = max(2, height // 9)
    for start, end in (((0.1, 0.06), (0.9, 0.94)), ((0.9, 0.06), (0.1, 0.94))):
        pygame.draw.line(
            surface, DANGER, (start[0] * width, start[1] * height), (end[0] * width, end[1] * height), line
        )
    return surface
