"""A sheet that explains the counts in the box below the persons, beside the game's grey persons."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.match.board import Board
from game.table.hud import cards, effect_icons
from game.table.hud.common_tray import letter_ahead
from game.table.hud.display import in_play_in_steps
from game.table.hud.layout import Layout
from game.ui import fitting, surfaces, typesetting
from game.ui.image_cache import TABLE, cached_in_steps
from game.ui.palette import INK, PARCHMENT_EDGE, mix
from game.words import say

Entry = tuple[Surface, int, str]
"""A picture, the number beside it, and the words below."""
Numbers = tuple[int, int, int]
"""The round's rats, and the brown and the grey persons still to come."""

_WIDTH = 330  # width of the counts beside the persons, in units
_SLIMMEST = 0.55  # minimum width of the persons' sheet, in its heights
_BROADEST = 0.95
_GAP = 20
_NUMBER, _WORDS, _LEAST = 44, 32, 26  # font sizes in units
_PICTURE = 44
_RADIUS, _RIM = 20, 3  # of the counts' board, in units
_BOARD = 6  # the seed of its grain


def stacks_sheet(size: tuple[int, int], shown: Board, layout: Layout) -> Surface:
    """Return the sheet: the round's rats, the persons still to come, and the grey persons.

    It is at most ``size`` pixels large, and as wide as the prompt if that is enough. Shared, don't draw on
    it.
    """
    return _sheet(size, *_told(shown), layout)


def warming(size: tuple[int, int], shown: Board, layout: Layout) -> Iterator[None]:
    """Prepare :func:`stacks_sheet`, yielding after each part."""
    yield from _sheet.steps(size, *_told(shown), layout)


@cached_in_steps(TABLE, most=1)
def _sheet(
    size: tuple[int, int],
    numbers: Numbers,
    persons: tuple[str, ...],
    seen: tuple[str, ...],
    layout: Layout,
) -> Generator[None, None, Surface]:
    counts, gap, room = _rooms(size, layout)
    gallery = yield from in_play_in_steps(persons, room, seen)
    yield
    whole = surfaces.clear((counts + gap + room[0], room[1]))
    whole.blit(gallery, (counts + gap, 0))
    yield
    yield from surfaces.board_in_steps((counts, room[1]), layout.px(_RADIUS), layout.px(_RIM), _BOARD)
    entries = _entries(numbers, layout)
    yield
    whole.blit(_counts(entries, (counts, room[1]), layout), (0, 0))
    return whole


def _rooms(size: tuple[int, int], layout: Layout) -> tuple[int, int, tuple[int, int]]:
    """Return the width of the counts, that of the gap, and the size of the persons' sheet."""
    counts, gap = layout.px(_WIDTH * layout.text_scale**0.75), layout.px(_GAP)
    room = max(layout.prompt.width - counts - gap, round(size[1] * _SLIMMEST))
    wide = min(room, size[0] - counts - gap, round(size[1] * _BROADEST))
    return counts, gap, (wide, min(size[1], round(wide / _SLIMMEST)))


def _told(shown: Board) -> tuple[Numbers, tuple[str, ...], tuple[str, ...]]:
    """Return the counts, the grey persons, and those of them that have been on display."""
    numbers = sum(shown.rats), len(shown.brown_ahead), len(shown.grey_ahead)
    persons = tuple(shown.grey_in_play)
    return numbers, persons, tuple(one for one in persons if one in (*shown.persons, *shown.grey_gone))


def _entries(numbers: Numbers, layout: Layout) -> list[Entry]:
    rats, brown, grey = numbers
    high = layout.text(_PICTURE)
    card = round(high * 190 / 266), high
    return [
        (effect_icons.row("rat", round(high * 0.9)), rats, say("persons-rats-now", n=rats)),
        (cards.person_back(None, card), brown, say("persons-brown-ahead", n=brown)),
        (cards.person_back(letter_ahead(grey), card), grey, say("persons-grey-ahead", n=grey)),
    ]


def _counts(entries: Sequence[Entry], size: tuple[int, int], layout: Layout) -> Surface:
    """Return a narrow sheet of ``size`` pixels with the entries one below the other."""
    radius, frame = layout.px(_RADIUS), layout.px(16)
    leaf = Rect((0, 0), size).inflate(-2 * frame, -2 * frame)
    surface = surfaces.board(size, radius, layout.px(_RIM), _BOARD, leaf)
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
    tall = max(picture.get_height(), round(layout.text(_NUMBER) * fitting.LEADING))
    letters, least = layout.text(_WORDS), layout.text(_LEAST)
    lines, size = fitting.fitted_lines(told, (room.width, room.height - tall), letters, least, 3)
    rows = round(len(lines) * size * fitting.LEADING)
    figure = typesetting.line(str(number), layout.text(_NUMBER), INK, bold=True)
    gap = layout.px(14)
    left = room.centerx - (picture.get_width() + gap + figure.get_width()) // 2
    middle = room.centery - (tall + rows) // 2 + tall // 2
    surface.blit(picture, picture.get_rect(midleft=(left, middle)))
    surface.blit(figure, figure.get_rect(midleft=(left + picture.get_width() + gap, middle)))
    beneath = Rect(room.x, middle + tall // 2, room.width, rows)
    fitting.words(surface, told, beneath, size, size, INK, most=3)
