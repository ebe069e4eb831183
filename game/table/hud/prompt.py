"""The prompt at the top: who is to do what, in one sentence; the caption below it; and the choice buttons."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from pygame import Rect, Surface

from game.decisions.prompts import unnamed
from game.table.hud.layout import Layout
from game.ui import button_face, surfaces, typesetting
from game.ui.button_face import Face, bare_width, words_width
from game.ui.image_cache import TABLE, cached
from game.ui.materials import DISABLED, FRAMED, HOVERED, NORMAL
from game.ui.medal import draw_medal, symbol
from game.ui.palette import CREAM, INK, LEAD, OAK_DARK, PLAYER, mix

_LABEL_MOST, _LABEL = 0.47, 0.407
"""Font sizes on a button, in its heights: the largest, and the smallest where there is room for it."""
_LABEL_NARROW = 0.8  # how narrow the letters on a row's buttons are made before they are smaller than that
_ROW = 0.66  # how much higher a prompt is for each further row, in heights of one
_LEAST = 26  # units: no letters are smaller
_CAPTION = 36  # units: the height of a line of the caption
TWO_ROWS = 1.9
_HIGH = 38  # how high a button is, in units of the corners and edges of its plate


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
        surfaces.centred(surface, symbol(colour, band * 0.54), (band * 0.5, whole / 2))
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
    mark = round(row * 0.62)
    sign = mark + row // 3 if colour else 0  # what the medal takes
    room = size[0] - row - sign
    lines, text = _caption_lines(sentence, (room, size[1]), row, text_scale)
    drawn = [typesetting.narrowed(line, text, room, CREAM) for line in lines]
    height = row if len(drawn) == 1 else size[1]
    width = max(words.get_width() for words in drawn) + row + sign
    surface = surfaces.rounded((width, height), row // 2, (*mix(OAK_DARK, LEAD, 0.6), 225)).copy()
    x = row // 2
    if colour:
        draw_medal(surface, colour, (x + mark / 2, height / 2), mark, CREAM, max(1, row // 18))
    x, step = x + sign, round(text * 1.2)
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
    """A choice to press: what is on it (``icons`` are picture names), where it is and how it looks."""

    key: str
    label: str = ""
    icons: tuple[str, ...] = ()
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    lit: bool = False
    hover: bool = False
    disabled: bool = False
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
        size, height = self.rect.size, self.rect.height
        radius = round(height * 0.24)
        if self.lit or self.hover:
            reach = max(4, round(height * (0.3 if self.hover else 0.22)))
            surface.blit(surfaces.glow(size, radius, reach), self.rect.move(-reach, -reach))
        else:
            blur = max(3, height // 6)
            under = self.rect.move(-blur // 2, -blur // 4)
            surface.blit(surfaces.shadow(size, radius, blur), under)
        usual = round(height * _LABEL), _least(height, text_scale)
        letters = (self.letters,) * 2 if self.letters else (round(height * _LABEL_MOST), *usual)
        state = DISABLED if self.disabled else HOVERED if self.hover else NORMAL
        face = Face(self.label, letters, self.icons, self.pictures, material=FRAMED, state=state)
        surface.blit(button_face.draw(face, size, height / _HIGH), self.rect)


def row(buttons: Sequence[Button], layout: Layout) -> list[Button]:
    """``buttons`` side by side and centred in the layout's row, as wide as their words need.

    Where they don't fit, labels take two lines and narrow letters, then pictures get smaller, as small as
    at text size 100 %, then short labels take the place of long ones, and only then all letters get smaller.
    """
    room, gap = layout.buttons, layout.px(14)
    if not buttons:
        return []
    high, total = room.height, room.width - gap * (len(buttons) - 1)
    usual = round(high * _LABEL)
    for shorter, text, pictures in _looks(high, layout.text_scale):
        said = [replace(one, label=one.short or one.label) if shorter else one for one in buttons]
        words = [words_width(one.label, text, high) for one in said]
        rest = [bare_width(one.label, one.icons, high, pictures) for one in said]
        if sum(rest) + sum(words) * (_LABEL_NARROW if text <= usual else 1.0) <= total:
            break
    narrow = min(1.0, max(0.0, total - sum(rest)) / max(1, sum(words)))
    widths = [int(other + label * narrow) for other, label in zip(rest, words, strict=True)]
    places = surfaces.side_by_side(widths, gap, room)
    return [
        replace(one, rect=place, pictures=pictures, letters=text)
        for one, place in zip(said, places, strict=True)
    ]


def _looks(height: int, text_scale: float) -> Iterator[tuple[bool, int, float]]:
    """Whether labels are short, sizes of letters, and shares of the pictures' usual size; the best first."""
    usual, least, smallest = round(height * _LABEL), _least(height, text_scale), 1 / text_scale
    large = [(text, 1.0) for text in range(round(height * _LABEL_MOST), usual - 1, -1)]
    large += [(usual, 1 - (1 - smallest) * step / 8) for step in range(1, 9) if text_scale > 1]
    yield from ((False, *look) for look in large)
    yield from ((True, *look) for look in large)
    yield from ((True, text, smallest) for text in range(usual - 1, least - 1, -1))


def _least(height: int, text_scale: float) -> int:
    """The smallest letters on a button ``height`` pixels high: the same size at every text scale."""
    return max(6, round(height * _LABEL / text_scale))


def width_of(button: Button, height: int) -> int:
    """How wide ``button`` is with its usual letters, on two lines where the height allows it."""
    words = words_width(button.label, round(height * _LABEL), height)
    return words + bare_width(button.label, button.icons, height)


def hit(buttons: Sequence[Button], pos: tuple[float, float]) -> Button | None:
    """The button at ``pos``, disabled ones too, if any."""
    return next((button for button in buttons if button.rect.collidepoint(pos)), None)
