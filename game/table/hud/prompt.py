"""The prompt at the top: who is to do what, in one sentence; the caption below it; and the choice buttons."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from pygame import Rect, Surface

from game.decisions.prompts import unnamed
from game.table.hud.layout import Layout
from game.ui import contrast, materials, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import (
    CREAM,
    INK,
    LEAD,
    OAK_DARK,
    PARCHMENT_LIT,
    PLAYER,
    SYMBOL,
    mix,
)

_LABEL_MOST, LABEL = 0.47, 0.407
"""Font sizes on a button, in its heights: the largest, and the smallest where there is room for it."""
_LABEL_NARROW = 0.8  # how narrow the letters on a row's buttons are made before they are smaller than that
_ROW = 0.66  # how much higher a prompt is for each further row, in heights of one
_LEAST = 26  # units: no letters are smaller
_CAPTION = 36  # units: the height of a line of the caption
TWO_ROWS = 1.9
_HIGH = 38  # how high a button is, in units of the corners and edges of its plate
_INSIDE = 0.94  # the room for words on a button, in its heights
_EDGES, _LEAST_EDGES = 0.62, 0.4  # how much wider a button is than words and pictures, in its heights
_APART, _BROAD = 0.1, 1.15  # the gap between pictures, and the least width of a button, in its heights


@cached(TABLE, megabytes=13)
def banner(
    colour: str | None,
    sentence: str,
    size: tuple[int, int],
    text_scale: float = 1.0,
    rows: float = 1,
    name: str = "",
) -> Surface:
    """The prompt as a ribbon of ``size`` pixels: ``colour``'s symbol and ``sentence``, in a line or more.

    ``colour`` None is for sentences that concern nobody or everybody. ``rows``: how many lines in the
    largest letters the height is meant for, see :func:`banner_size`. A sentence that has no room goes without
    the player's ``name`` before it. Shared, don't draw on it.
    """
    width, whole = size
    height = round(whole / (1 + _ROW * (rows - 1)))
    unit = height / (66 * text_scale)
    radius = round(height * 0.22)
    surface = surfaces.parchment(size, radius, seed=5).copy()
    room = Rect(0, 0, width, whole).inflate(-round(height * 0.5), -round(2 * unit))
    if colour:
        band = _band(height, text_scale)
        dye = surfaces.clear(size)
        dye.blit(surfaces.rounded(size, radius, PLAYER[colour]), (0, 0), Rect(0, 0, band, whole))
        surface.blit(dye, (0, 0))
        light = "" if colour == "yellow" else "_light"
        sign = surfaces.picture(f"symbols/{SYMBOL[colour]}{light}", band * 0.54, band * 0.54)
        surfaces.centred(surface, sign, (band * 0.5, whole / 2))
        room.left, room.width = band + round(14 * unit), width - band - round(30 * unit)
    letters = round(36 * unit * text_scale), round(_LEAST * unit * text_scale)
    most = max(2, math.ceil(rows * text_scale / 1.2))
    lines, _ = surfaces.fitted_lines(sentence, room.size, *letters, most, bold=True)
    cut = lines[-1].endswith("…") and not sentence.endswith("…")
    told = unnamed(sentence, name) if cut and name else sentence
    surfaces.words(surface, told, room, *letters, INK, most=most, bold=True)
    surface.blit(surfaces.rim(size, radius, max(2, round(3 * unit))), (0, 0))
    return surface


def _band(height: int, text_scale: float) -> int:
    """How broad the player's colour is at the left of a prompt ``height`` pixels high for one row."""
    return round(height * 1.15 / math.sqrt(text_scale))


def banner_size(sentence: str, width: int, u: float, text_scale: float) -> tuple[tuple[int, int], int]:
    """The size of a :func:`banner` with a symbol that says ``sentence`` in the largest letters, and its rows.

    ``width`` in pixels is given, ``u`` is pixels per unit of the 1080p design.
    """
    height = round(66 * u * text_scale)
    room = width - _band(height, text_scale) - round(30 * u)
    rows = len(typesetting.wrap(sentence, round(36 * u * text_scale), room, bold=True))
    return (width, round(height * (1 + _ROW * (rows - 1)))), rows


@cached(TABLE, megabytes=4)
def caption(
    sentence: str, size: tuple[int, int], text_scale: float = 1.0, colour: str | None = None, rows: int = 1
) -> Surface:
    """What just happened, in cream on dark wood, as wide as its words; at most ``size``.

    ``rows``: whether the height is that of one line or :data:`TWO_ROWS` times as much, so that a long
    sentence may take two. Shared, don't draw on it.
    """
    row = size[1] if rows == 1 else round(size[1] / TWO_ROWS)
    mark = round(row * 0.62) if colour else 0
    room = size[0] - row - (mark + row // 3 if mark else 0)
    lines, text = _caption_lines(sentence, (room, size[1]), row, text_scale)
    drawn = [typesetting.narrowed(line, text, room, CREAM) for line in lines]
    height = row if len(drawn) == 1 else size[1]
    width = max(words.get_width() for words in drawn) + row + (mark + row // 3 if mark else 0)
    surface = surfaces.rounded((width, height), row // 2, (*mix(OAK_DARK, LEAD, 0.6), 225)).copy()
    x = row // 2
    if colour:
        draw_medal(surface, colour, (x + mark / 2, height / 2), mark, CREAM, max(1, row // 18))
        x += mark + row // 3
    step = round(text * 1.2)
    for number, words in enumerate(drawn):
        middle = height / 2 + (number - (len(drawn) - 1) / 2) * step
        surface.blit(words, (x, round(middle - words.get_height() / 2)))
    return surface


def _caption_lines(
    sentence: str, room: tuple[int, int], row: int, text_scale: float
) -> tuple[list[str], int]:
    """The lines of a caption in ``room``, and the size of their letters: narrow before they are small."""
    least = round(row * _LEAST / _CAPTION)
    widest = int(room[0] / typesetting.NARROWEST)
    for size in (round(row * 0.76), least):
        if typesetting.width(sentence, size) <= (room[0] if size > least else widest):
            return [sentence], size
    if room[1] > row:
        lines = typesetting.wrap(sentence, least, int(widest * 0.9))
        if len(lines) == 2:
            return lines, least
    size = surfaces.fitted_size(sentence, widest, least, max(6, round(least / text_scale)))
    return [surfaces.cut(sentence, size, widest)], size


@dataclass(frozen=True)
class Button:
    """A choice to press: what is on it (``icons`` are picture names), where it is and how it looks.

    ``why`` says in a sentence why it is disabled; it belongs into the caption when the button is asked.
    """

    key: str
    label: str = ""
    icons: tuple[str, ...] = ()
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    lit: bool = False
    hover: bool = False
    disabled: bool = False
    why: str = ""
    pictures: float = 1.0
    """The share of their usual size that the pictures have."""
    letters: int = 0
    """How high the letters are, in pixels; 0: as high as there is room for."""
    short: str = ""
    """What is said instead of the label where room is short; empty: nothing else."""

    def looking(self, lit: bool = False, hover: bool = False) -> Button:
        """This button with another look."""
        return replace(self, lit=lit, hover=hover)

    def draw(self, surface: Surface, text_scale: float = 1.0) -> None:
        """Draw the button at its rectangle, with shadow or, lit or under the pointer, with a glow.

        ``text_scale`` is the layout's: the larger the button, the further a long label may shrink on it.
        """
        if not self.rect:
            return
        height = self.rect.height
        radius = round(height * 0.24)
        if self.lit or self.hover:
            reach = max(4, round(height * (0.3 if self.hover else 0.22)))
            surface.blit(surfaces.glow(self.rect.size, radius, reach), self.rect.move(-reach, -reach))
        else:
            blur = max(3, height // 6)
            surface.blit(
                surfaces.shadow(self.rect.size, radius, blur), self.rect.move(-blur // 2, -blur // 4)
            )
        look = self.hover, self.disabled, text_scale, self.pictures, self.letters
        surface.blit(_key(self.label, self.icons, self.rect.size, *look), self.rect)


def row(buttons: Sequence[Button], layout: Layout) -> list[Button]:
    """``buttons`` side by side and centred in the layout's row, as wide as their words need.

    Where they don't fit, labels take two lines and narrow letters, then pictures get smaller, as small as
    at text size 100 %, then short labels take the place of long ones, and only then all letters get smaller.
    """
    room, gap = layout.buttons, layout.px(14)
    if not buttons:
        return []
    high, total = room.height, room.width - gap * (len(buttons) - 1)
    usual = round(high * LABEL)
    for shorter, text, pictures in _looks(high, layout.text_scale):
        said = [replace(one, label=one.short or one.label) if shorter else one for one in buttons]
        words = [_words_wide(button, text, high) for button in said]
        rest = [_rest_wide(button, high, pictures) for button in said]
        if sum(rest) + sum(words) * (_LABEL_NARROW if text <= usual else 1.0) <= total:
            break
    narrow = min(1.0, max(0.0, total - sum(rest)) / max(1, sum(words)))
    widths = [int(other + label * narrow) for other, label in zip(rest, words, strict=True)]
    x = room.centerx - (sum(widths) + gap * (len(buttons) - 1)) // 2
    placed = []
    for button, width in zip(said, widths, strict=True):
        place = Rect(x, room.y, width, high)
        placed.append(replace(button, rect=place, pictures=pictures, letters=text))
        x += width + gap
    return placed


def _looks(height: int, text_scale: float) -> Iterator[tuple[bool, int, float]]:
    """Whether labels are short, sizes of letters, and shares of the pictures' usual size; the best first."""
    usual, least, smallest = round(height * LABEL), _least(height, text_scale), 1 / text_scale
    large = [(text, 1.0) for text in range(round(height * _LABEL_MOST), usual - 1, -1)]
    large += [(usual, 1 - (1 - smallest) * step / 8) for step in range(1, 9) if text_scale > 1]
    yield from ((False, *look) for look in large)
    yield from ((True, *look) for look in large)
    yield from ((True, text, smallest) for text in range(usual - 1, least - 1, -1))


def _least(height: int, text_scale: float) -> int:
    """The smallest letters on a button ``height`` pixels high: the same size at every text scale."""
    return max(6, round(height * LABEL / text_scale))


def width_of(button: Button, text: int, height: int) -> int:
    """How wide ``button`` is with letters of ``text`` pixels, on two lines where the height allows it."""
    return _words_wide(button, text, height) + _rest_wide(button, height)


def _words_wide(button: Button, text: int, height: int) -> int:
    """How wide the words on a button are; so much that a single letter has a button broader than high."""
    if not button.label:
        return 0
    words = typesetting.width(button.label, text, bold=True)
    if 2 * text * surfaces.LEADING <= height * _INSIDE:
        for half in range(words // 2, words, max(1, text // 4)):
            lines = typesetting.wrap(button.label, text, half, bold=True)
            if len(lines) <= 2:
                words = max(typesetting.width(line, text, bold=True) for line in lines)
                break
    return max(words, round(height * (_BROAD - _EDGES)))


def _rest_wide(button: Button, height: int, pictures: float = 1.0) -> int:
    """How wide a button is apart from its words: its pictures, at a share of their usual size, and edges."""
    drawn = [_picture(icon, height, pictures) for icon in button.icons]
    icons = sum(picture.get_width() + round(height * _APART * pictures) for picture in drawn)
    edges = max(_LEAST_EDGES, _EDGES * pictures) if button.label else _EDGES * pictures**1.5
    return round(icons + height * edges)


def _picture(icon: str, height: int, share: float) -> Surface:
    """A picture on a button ``height`` pixels high, at a share of its usual size."""
    return surfaces.picture(icon, height * 0.8 * share, height * 0.67 * share)


def hit(buttons: Sequence[Button], pos: tuple[float, float]) -> Button | None:
    """The button at ``pos``, disabled ones too, if any."""
    for button in buttons:
        if button.rect.collidepoint(pos):
            return button
    return None


@cached(TABLE, most=64)
def _key(
    label: str,
    icons: tuple[str, ...],
    size: tuple[int, int],
    hover: bool,
    disabled: bool,
    text_scale: float,
    pictures: float,
    letters: int,
) -> Surface:
    width, height = size
    radius = round(height * 0.24)
    state = materials.HOVERED if hover else materials.NORMAL
    plate = materials.plaque(width, height, height / _HIGH, materials.PAPER, state, contrast.is_high())
    surface = plate.copy()
    inner = Rect(0, 0, width, height).inflate(-height // 7, -height // 7)
    drawn = [_picture(icon, height, pictures) for icon in icons]
    gap = round(height * _APART * pictures)
    taken = sum(picture.get_width() + gap for picture in drawn)
    text_room = Rect(0, 0, inner.width - round(height * 0.2) - taken, round(height * _INSIDE))
    usual = round(height * LABEL)
    tries = [(round(height * _LABEL_MOST), usual), (usual, _least(height, text_scale))]
    for most, smallest in [(letters, letters)] if letters else tries:
        lines, text = surfaces.fitted_lines(label, text_room.size, most, smallest, 2, bold=True)
        if not any(line.endswith("…") for line in lines):
            break
    words = max(typesetting.width(line, text, bold=True) for line in lines) if label else 0
    words = max(0, min(words, text_room.width))
    x = inner.centerx - (taken - (0 if label else gap) + words) / 2
    for picture in drawn:
        surface.blit(picture, (round(x), inner.centery - picture.get_height() // 2))
        x += picture.get_width() + gap
    if label:
        text_room.midleft = (round(x), inner.centery)
        text_room.width = words + 2
        surfaces.words(surface, label, text_room, text, text, INK, most=2, bold=True)
    surface.blit(surfaces.rim(size, radius, max(2, height // 22)), (0, 0))
    if disabled:
        veil = surfaces.rounded(size, radius, (*mix(OAK_DARK, PARCHMENT_LIT, 0.3), 150))
        surface.blit(veil, (0, 0))
    return surface
