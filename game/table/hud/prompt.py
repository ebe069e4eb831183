"""The prompt at the top: who is to do what, in one sentence; the caption below it; and the choice buttons."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from pygame import Rect, Surface

from game.decisions.prompts import unnamed
from game.table.hud.layout import Layout
from game.ui import button_face, fitting, surfaces, typesetting
from game.ui.button_face import Face, bare_width, words_width
from game.ui.image_cache import TABLE, cached
from game.ui.materials import DISABLED, FRAMED, HOVERED, NORMAL
from game.ui.medal import draw_medal, symbol
from game.ui.palette import CREAM, INK, LEAD, PLAYER, WALNUT_DARK, mix

_LABEL_MOST, _LABEL = 0.47, 0.407
"""Font sizes on a button, as shares of its height: the maximum, and the minimum if there is room for it."""
_LABEL_NARROW = 0.8  # how far labels in a row are condensed before their font gets smaller
_SMALLER = (0.9, 0.8, 0.7)  # how far pictures shrink on many buttons, as shares of their usual size
_ROW = 0.66  # extra height of a prompt for each further line, in heights of one line
_EDGES = 7  # what the lines leave free above and below together, in units
_LARGEST, _LEAST = 42, 26  # the font sizes of a banner, in units
_CAPTION = 36  # height of a line of the caption, in units
_CAPTION_LETTERS = 0.84  # its letters, in heights of the line
_LEADING = 1.2  # from one line of a caption to the next, in font sizes
TWO_ROWS = 1.9
_TALL = 96  # height of a button that has as much light round it as a card, in units
_HIGH = 38  # height of a button, in the units of its plate's corners and edges


@cached(TABLE, megabytes=10)
def banner(
    colour: str | None,
    sentence: str,
    size: tuple[int, int],
    text_scale: float = 1.0,
    rows: float = 1,
    name: str = "",
) -> Surface:
    """Return the prompt as a ribbon of ``size`` pixels: ``colour``'s symbol and ``sentence``.

    ``colour`` is None for sentences that concern nobody or everybody. ``rows`` is the number of lines in the
    largest letters for which the height is meant, see :func:`banner_size`. If the sentence doesn't fit, the
    player's ``name`` in front of it is dropped. Shared, don't draw on it.
    """
    width, whole = size
    height = round(whole / (1 + _ROW * (rows - 1)))
    unit = height / (66 * text_scale)
    radius = round(height * 0.22)
    band = _band(height, text_scale) if colour else 0
    surface = _ribbon(colour, size, radius, band).copy()
    room = Rect(0, 0, width, whole).inflate(-round(height * 0.5), -round(_EDGES * unit))
    if colour:
        room.left, room.width = band + round(14 * unit), width - band - round(30 * unit)
    letters = round(_LARGEST * unit * text_scale), round(_LEAST * unit * text_scale)
    most = max(2, math.ceil(rows * text_scale / 1.2))
    lines, _ = fitting.fitted_lines(sentence, room.size, *letters, most, bold=True)
    cut = lines[-1].endswith("…") and not sentence.endswith("…")
    told = unnamed(sentence, name) if cut and name else sentence
    fitting.words(surface, told, room, *letters, INK, most=most, bold=True)
    surface.blit(surfaces.rim(size, radius, max(2, round(3 * unit))), (0, 0))
    return surface


@cached(TABLE, most=8)
def _ribbon(colour: str | None, size: tuple[int, int], radius: int, band: int) -> Surface:
    """Return a banner without words and rim, with ``colour``'s symbol on a part ``band`` pixels wide."""
    surface = surfaces.parchment(size, radius, seed=5).copy()
    if colour:
        dye = surfaces.rounded(size, radius, PLAYER[colour])
        surface.blit(dye, (0, 0), Rect(0, 0, band, size[1]))
        surfaces.centred(surface, symbol(colour, band * 0.54), (band * 0.5, size[1] / 2))
    return surface


def _band(height: int, text_scale: float) -> int:
    """Return the width of the coloured band at the left of a prompt ``height`` pixels high for one line."""
    return round(height * 1.15 / math.pow(text_scale, 0.75))


def warming(sentence: str, height: int, rows: float) -> Iterator[None]:
    """Prepare the letters of a :func:`banner`, yielding after each size: its first text takes milliseconds.

    ``sentence`` is a long one in the player's language; ``height`` and ``rows`` are those of the banner.
    """
    unit = height / (1 + _ROW * (rows - 1)) / 66
    for size in range(round(_LEAST * unit), round(_LARGEST * unit) + 1):
        typesetting.width(sentence, size, bold=True)
        yield


def banner_size(sentence: str, width: int, u: float, text_scale: float) -> tuple[tuple[int, int], int]:
    """Return the size and the number of lines of a :func:`banner` with ``sentence`` in the largest letters.

    ``width`` is fixed, in pixels; ``u`` is pixels per unit of the 1080p design. The banner has a symbol.
    """
    height = round(66 * u * text_scale)
    room = width - _band(height, text_scale) - round(30 * u)
    rows = len(typesetting.wrap(sentence, round(_LARGEST * u * text_scale), room, bold=True))
    return (width, round(height * (1 + _ROW * (rows - 1)))), rows


@cached(TABLE, megabytes=2, grows=True)
def caption(
    sentence: str, size: tuple[int, int], text_scale: float = 1.0, colour: str | None = None, rows: int = 1
) -> Surface:
    """Return a caption about the latest event, cream on dark wood, as wide as its words; at most ``size``.

    ``rows`` is 1 if the height is that of one line; otherwise it is :data:`TWO_ROWS` times as much, so that a
    long sentence may take two lines. Shared, don't draw on it.
    """
    row = size[1] if rows == 1 else round(size[1] / TWO_ROWS)
    mark = round(row * 0.62)
    sign = mark + row // 3 if colour else 0  # the medal's width
    room = size[0] - row - sign
    lines, text = _caption_lines(sentence, (room, size[1]), row, text_scale)
    drawn = [typesetting.narrowed(line, text, room, CREAM) for line in lines]
    height = row if len(drawn) == 1 else size[1]
    width = max(words.get_width() for words in drawn) + row + sign
    surface = surfaces.rounded((width, height), row // 2, (*mix(WALNUT_DARK, LEAD, 0.6), 225)).copy()
    x = row // 2
    if colour:
        draw_medal(surface, colour, (x + mark / 2, height / 2), mark, CREAM, max(1, row // 18))
    x, step = x + sign, round(text * _LEADING)
    for number, words in enumerate(drawn):
        middle = height / 2 + (number - (len(drawn) - 1) / 2) * step
        top = round(middle - words.get_height() / 2)
        surface.blit(words, (x, min(top, height - words.get_bounding_rect().bottom)))  # tails are whole
    return surface


def _caption_lines(
    sentence: str, room: tuple[int, int], row: int, text_scale: float
) -> tuple[list[str], int]:
    """Return a caption's lines and font size; it is condensed before the font gets smaller.

    Before words are cut off, two lines of small letters share the height of one of large letters.
    """
    least = round(row * _LEAST / _CAPTION)
    widest = int(room[0] / typesetting.NARROWEST)
    for size in (round(row * _CAPTION_LETTERS), least):
        if typesetting.width(sentence, size) <= (room[0] if size > least else widest):
            return [sentence], size
    if room[1] > row:
        lines = typesetting.wrap(sentence, least, int(widest * 0.9))
        if len(lines) == 2:
            return lines, least
    smallest = max(6, round(least / text_scale))
    size = fitting.fitted_size(sentence, widest, least, smallest)
    if typesetting.width(sentence, size) > widest:
        for small in range(min(least, int(room[1] / _LEADING / 2)), smallest - 1, -1):
            lines = typesetting.wrap(sentence, small, int(widest * 0.9))
            if len(lines) == 2:
                return lines, small
    return [fitting.cut(sentence, size, widest)], size


@dataclass(frozen=True)
class Button:
    """A choice to press: its content (``icons`` are picture names), place and appearance."""

    key: str
    label: str = ""
    icons: tuple[str, ...] = ()
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    lit: bool = False
    hover: bool = False
    disabled: bool = False
    pictures: float = 1.0
    """The size of the pictures, as a share of their usual size."""
    letters: int = 0
    """The font size in pixels; 0 for the largest that fits."""
    short: str = ""
    """What stands on it instead of the label where the pictures say the rest; empty: the label."""
    after: tuple[str, ...] = ()
    """The name of a picture after the label, or nothing."""

    @property
    def words(self) -> str:
        """What stands on it."""
        return self.short or self.label

    def looking(self, lit: bool = False, hover: bool = False) -> Button:
        """Return this button with another look."""
        return replace(self, lit=lit, hover=hover)

    def draw(self, surface: Surface, text_scale: float = 1.0) -> None:
        """Draw the button at its rectangle with a shadow or, if lit or hovered, with a glow.

        ``text_scale`` is the layout's: the larger the button, the further a long label may shrink on it.
        """
        if not self.rect:
            return
        size, height = self.rect.size, self.rect.height
        radius = round(height * 0.24)
        if self.lit or self.hover:
            light, reach = surfaces.choosable(size, radius, height / _TALL, focused=self.hover)
            surface.blit(light, self.rect.move(-reach, -reach))
        else:
            blur = max(3, height // 6)
            under = self.rect.move(-blur // 2, -blur // 4)
            surface.blit(surfaces.shadow(size, radius, blur), under)
        usual = round(height * _LABEL), _least(height, text_scale)
        letters = (self.letters,) * 2 if self.letters else (round(height * _LABEL_MOST), *usual)
        state = DISABLED if self.disabled else HOVERED if self.hover else NORMAL
        face = Face(
            self.words, letters, self.icons, self.pictures, material=FRAMED, state=state, after=self.after
        )
        surface.blit(button_face.draw(face, size, height / _HIGH), self.rect)


def row(buttons: Sequence[Button], layout: Layout, room: Rect | None = None) -> list[Button]:
    """Return ``buttons`` side by side, as wide as their words need.

    They are centred in ``room``, by default the layout's row at the top.

    If they don't fit, labels are first split into two lines and condensed; then pictures shrink, down to
    their size at 100 % text size; then those behind labels go, and pictures shrink a little more; and only
    then do all letters shrink.
    """
    room, gap = room or layout.buttons, layout.px(14)
    if not buttons:
        return []
    high, total = room.height, room.width - gap * (len(buttons) - 1)
    usual = round(high * _LABEL)
    said = buttons
    for text, pictures, after in _looks(high, layout.text_scale):
        said = buttons if after else [replace(one, after=()) for one in buttons]
        words = [words_width(one.words, text, high) for one in said]
        rest = [bare_width(one.words, one.icons + one.after, high, pictures) for one in said]
        if sum(rest) + sum(words) * (_LABEL_NARROW if text <= usual else 1.0) <= total:
            break
    narrow = min(1.0, max(0.0, total - sum(rest)) / max(1, sum(words)))
    widths = [int(other + label * narrow) for other, label in zip(rest, words, strict=True)]
    places = surfaces.side_by_side(widths, gap, room)
    return [
        replace(one, rect=place, pictures=pictures, letters=text)
        for one, place in zip(said, places, strict=True)
    ]


def _looks(height: int, text_scale: float) -> Iterator[tuple[int, float, bool]]:
    """Yield (font size, share of the pictures' usual size, pictures behind labels?), best first."""
    usual, least, smallest = round(height * _LABEL), _least(height, text_scale), 1 / text_scale
    yield from ((text, 1.0, True) for text in range(round(height * _LABEL_MOST), usual - 1, -1))
    if text_scale > 1:
        yield from ((usual, 1 - (1 - smallest) * step / 8, True) for step in range(1, 9))
    yield from ((usual, smallest * share, False) for share in (1.0, *_SMALLER))
    for share in (1.0, *_SMALLER):
        yield from ((text, smallest * share, False) for text in range(usual - 1, least - 1, -1))


def _least(height: int, text_scale: float) -> int:
    """Return the smallest font size on a button ``height`` pixels high, the same at every text scale."""
    return max(6, round(height * _LABEL / text_scale))


def width_of(button: Button, height: int) -> int:
    """Return the width of ``button`` with its usual letters, on two lines if the height allows."""
    words = words_width(button.words, round(height * _LABEL), height)
    return words + bare_width(button.words, button.icons + button.after, height)


def hit(buttons: Sequence[Button], pos: tuple[float, float]) -> Button | None:
    """Return the button at ``pos``, including disabled ones, or None."""
    return next((button for button in buttons if button.rect.collidepoint(pos)), None)
