"""A sheet that explains the counts in the box below the persons, beside the game's grey persons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.table.city.board import Board
from game.table.hud import cards, effect_icons
from game.table.hud.common_tray import letter_ahead
from game.table.hud.display import in_play
from game.table.hud.layout import Layout
from game.ui import surfaces, typesetting
from game.ui.palette import INK, PARCHMENT_EDGE, mix
from game.words import say

Entry = tuple[Surface, int, str]
"""A picture, the number beside it, and the words below."""

_WIDTH = 330  # width of the counts beside the persons, in units
_SLIMMEST = 0.55  # minimum width of the persons' sheet, in its heights
_BROADEST = 0.95
_GAP = 20
_NUMBER, _WORDS, _LEAST = 44, 32, 26  # font sizes in units
_PICTURE = 44


def stacks_sheet(size: tuple[int, int], shown: Board, layout: Layout) -> Surface:
    """Return the sheet: the round's rats, the persons still to come, and the grey persons.

    It is at most ``size`` pixels large, and as wide as the prompt if that is enough.
    """
    scale = layout.text_scale
    counts = layout.px(_WIDTH * scale**0.75)
    gap = layout.px(_GAP)
    room = max(layout.prompt.width - counts - gap, round(size[1] * _SLIMMEST))
    wide = min(room, size[0] - counts - gap, round(size[1] * _BROADEST))
    persons = tuple(shown.grey_in_play)
    seen = tuple(person for person in persons if person in (*shown.persons, *shown.grey_gone))
    gallery = in_play(persons, (wide, min(size[1], round(wide / _SLIMMEST))), seen)
    whole = surfaces.clear((counts + gap + wide, gallery.get_height()))
    whole.blit(_counts(_entries(shown, layout), (counts, gallery.get_height()), layout), (0, 0))
    whole.blit(gallery, (counts + gap, 0))
    return whole


def _entries(shown: Board, layout: Layout) -> list[Entry]:
    rats, brown, grey = sum(shown.rats), len(shown.brown_ahead), len(shown.grey_ahead)
    high = layout.text(_PICTURE)
    card = round(high * 190 / 266), high
    return [
        (effect_icons.row("rat", round(high * 0.9)), rats, say("persons-rats-now", n=rats)),
        (cards.person_back(None, card), brown, say("persons-brown-ahead", n=brown)),
        (cards.person_back(letter_ahead(grey), card), grey, say("persons-grey-ahead", n=grey)),
    ]


def _counts(entries: Sequence[Entry], size: tuple[int, int], layout: Layout) -> Surface:
    """Return a narrow sheet of ``size`` pixels with the entries one below the other."""
    radius, frame = layout.px(20), layout.px(16)
    leaf = Rect((0, 0), size).inflate(-2 * frame, -2 * frame)
    surface = surfaces.board(size, radius, layout.px(3), seed=6, leaf=leaf)
    leaf.inflate_ip(-layout.px(28), -layout.px(20))
    high = leaf.height // len(entries)
    for place, entry in enumerate(entries):
        room = Rect(leaf.x, leaf.y + place * high, leaf.width, high)
        _draw(surface, entry, room, layout)
        if place:
            line = mix(PARCHMENT_EDGE, INK, 0.3)
            pygame.draw.line(surface, line, room.topleft, room.topright, max(1, layout.px(2)))
    return surface


def _draw(surface: Surface, entry: Entry, room: Rect, layout: Layout) -> None:
    """Draw picture and number side by side with the words just below, centred in ``room``."""
    picture, number, told = entry
    tall = max(picture.get_height(), round(layout.text(_NUMBER) * surfaces.LEADING))
    letters, least = layout.text(_WORDS), layout.text(_LEAST)
    lines, size = surfaces.fitted_lines(told, (room.width, room.height - tall), letters, least, 3)
    rows = round(len(lines) * size * surfaces.LEADING)
    figure = typesetting.line(str(number), layout.text(_NUMBER), INK, bold=True)
    gap = layout.px(14)
    left = room.centerx - (picture.get_width() + gap + figure.get_width()) // 2
    middle = room.centery - (tall + rows) // 2 + tall // 2
    surface.blit(picture, picture.get_rect(midleft=(left, middle)))
    surface.blit(figure, figure.get_rect(midleft=(left + picture.get_width() + gap, middle)))
    beneath = Rect(room.x, middle + tall // 2, room.width, rows)
    surfaces.words(surface, told, beneath, size, size, INK, most=3)
