"""The prompt at the top: who is to do what, in one sentence; the caption below it; and the choice buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from pygame import Rect, Surface

from game import lettering
from game.kept import kept
from game.palette import CREAM, INK, LEAD, OAK_DARK, PARCHMENT_LIT, PLAYER, SYMBOL, mix
from game.table import panels
from game.table.layout import Layout

_LABEL, _LABEL_LEAST = 0.5, 0.37  # font sizes on a button at text scale 1, in its heights
_ROW = 0.66  # how much higher a prompt is for each further row, in heights of one
_INSIDE = 6 / 7  # the parchment of a button, in its heights


@kept(8)
def banner(
    colour: str | None, sentence: str, size: tuple[int, int], text_scale: float = 1.0, rows: int = 1
) -> Surface:
    """The prompt as a ribbon of ``size`` pixels: ``colour``'s symbol and ``sentence``, in one or two lines.

    ``colour`` None is for sentences that concern nobody or everybody. ``rows``: how many lines in the
    largest letters the height is meant for, see :func:`banner_size`. Shared, don't draw on it.
    """
    width, whole = size
    height = round(whole / (1 + _ROW * (rows - 1)))
    unit = height / (66 * text_scale)
    radius = round(height * 0.22)
    surface = panels.parchment(size, radius, seed=5).copy()
    room = Rect(0, 0, width, whole).inflate(-round(height * 0.5), -round(6 * unit))
    if colour:
        dye = panels.clear(size)
        dye.blit(
            panels.rounded(size, radius, PLAYER[colour]), (0, 0), Rect(0, 0, round(height * 1.15), whole)
        )
        surface.blit(dye, (0, 0))
        light = "" if colour == "yellow" else "_light"
        sign = panels.picture(f"symbols/{SYMBOL[colour]}{light}", height * 0.62, height * 0.62)
        panels.centred(surface, sign, (height * 0.58, whole / 2))
        room.left, room.width = round(height * 1.4), width - round(height * 1.4) - round(height * 0.3)
    panels.words(
        surface,
        sentence,
        room,
        round(36 * unit * text_scale),
        round(22 * unit),
        INK,
        most=max(2, rows),
        bold=True,
    )
    surface.blit(panels.rim(size, radius, max(2, round(3 * unit))), (0, 0))
    return surface


def banner_size(sentence: str, width: int, u: float, text_scale: float) -> tuple[tuple[int, int], int]:
    """The size of a :func:`banner` with a symbol that says ``sentence`` in the largest letters, and its rows.

    ``width`` in pixels is given, ``u`` is pixels per unit of the 1080p design.
    """
    height = round(66 * u * text_scale)
    room = width - round(height * 1.4) - round(height * 0.3)
    rows = len(lettering.wrap(sentence, round(36 * u * text_scale), room, bold=True))
    return (width, round(height * (1 + _ROW * (rows - 1)))), rows


@kept(4)
def caption(
    sentence: str, size: tuple[int, int], text_scale: float = 1.0, colour: str | None = None
) -> Surface:
    """One line in cream on dark wood about what just happened, as wide as its words; at most ``size``."""
    height = size[1]
    text = round(height * 0.76)
    mark = round(height * 0.62) if colour else 0
    room = size[0] - height - (mark + height // 3 if mark else 0)
    text = panels.fitted_size(sentence, room, text, max(6, round(text / max(1.0, text_scale) * 0.8)))
    sentence = panels.cut(sentence, text, room)
    drawn = lettering.line(sentence, text, CREAM)
    width = drawn.get_width() + height + (mark + height // 3 if mark else 0)
    surface = panels.rounded((width, height), height // 2, (*mix(OAK_DARK, LEAD, 0.6), 225)).copy()
    x = height // 2
    if colour:
        surface.blit(
            panels.disc(mark, PLAYER[colour], CREAM, max(1, height // 18)), (x, (height - mark) // 2)
        )
        light = "" if colour == "yellow" else "_light"
        sign = panels.picture(f"symbols/{SYMBOL[colour]}{light}", mark * 0.62, mark * 0.62)
        panels.centred(surface, sign, (x + mark / 2, height / 2))
        x += mark + height // 3
    surface.blit(drawn, (x, (height - drawn.get_height()) // 2))
    return surface


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
            surface.blit(panels.glow(self.rect.size, radius, reach), self.rect.move(-reach, -reach))
        else:
            blur = max(3, height // 6)
            surface.blit(panels.shadow(self.rect.size, radius, blur), self.rect.move(-blur // 2, -blur // 4))
        key = _key(self.label, self.icons, self.rect.size, self.hover, self.disabled, text_scale)
        surface.blit(key, self.rect)


def row(buttons: Sequence[Button], layout: Layout) -> list[Button]:
    """``buttons`` side by side and centred in the layout's row, as wide as their words need.

    Where they don't fit, all letters get smaller and labels take two lines.
    """
    room, gap = layout.buttons, layout.px(14)
    if not buttons:
        return []
    total = room.width - gap * (len(buttons) - 1)
    largest, least = round(room.height * _LABEL), _least(room.height, layout.text_scale)
    for text in range(largest, least - 1, -1):
        widths = [_width(button, text, room.height) for button in buttons]
        if sum(widths) <= total:
            break
    share = min(1.0, total / sum(widths))
    widths = [int(width * share) for width in widths]
    x = room.centerx - (sum(widths) + gap * (len(buttons) - 1)) // 2
    placed = []
    for button, width in zip(buttons, widths, strict=True):
        placed.append(replace(button, rect=Rect(x, room.y, width, room.height)))
        x += width + gap
    return placed


def _least(height: int, text_scale: float) -> int:
    """The smallest letters on a button ``height`` pixels high: the same size at every text scale."""
    return max(6, round(height * _LABEL_LEAST / text_scale))


def _width(button: Button, text: int, height: int) -> int:
    """How wide ``button`` is with letters of ``text`` pixels, on two lines where the height allows it."""
    words = lettering.width(button.label, text, bold=True) if button.label else 0
    if words and 2 * text * panels.LEADING <= height * _INSIDE:
        for half in range(words // 2, words, max(1, text // 4)):
            lines = lettering.wrap(button.label, text, half, bold=True)
            if len(lines) <= 2:
                words = max(lettering.width(line, text, bold=True) for line in lines)
                break
    icons = sum(
        panels.picture(icon, height * 0.8, height * 0.67).get_width() + round(height * 0.1)
        for icon in button.icons
    )
    return max(round(words + icons + height * 0.62), round(height * 1.15))


def hit(buttons: Sequence[Button], pos: tuple[float, float]) -> Button | None:
    """The button at ``pos``, disabled ones too, if any."""
    for button in buttons:
        if button.rect.collidepoint(pos):
            return button
    return None


@lru_cache(maxsize=64)
def _key(
    label: str, icons: tuple[str, ...], size: tuple[int, int], hover: bool, disabled: bool, text_scale: float
) -> Surface:
    width, height = size
    radius = round(height * 0.24)
    surface = panels.oak(size, radius, seed=3).copy()
    inner = Rect(0, 0, width, height).inflate(-height // 7, -height // 7)
    leaf = panels.parchment(inner.size, max(2, radius - height // 14), seed=2)
    surface.blit(leaf, inner)
    if hover:
        surface.blit(panels.rounded(inner.size, radius, (255, 240, 200, 90)), inner)
    drawn = [panels.picture(icon, height * 0.8, height * 0.67) for icon in icons]
    gap = round(height * 0.1)
    taken = sum(picture.get_width() + gap for picture in drawn)
    text_room = Rect(0, 0, inner.width - round(height * 0.24) - taken, inner.height)
    lines, text = panels.fitted_lines(
        label, text_room.size, round(height * _LABEL), _least(height, text_scale), 2, bold=True
    )
    words = max(lettering.width(line, text, bold=True) for line in lines) if label else 0
    x = inner.centerx - (taken - (0 if label else gap) + words) / 2
    for picture in drawn:
        surface.blit(picture, (round(x), inner.centery - picture.get_height() // 2))
        x += picture.get_width() + gap
    if label:
        text_room.midleft = (round(x), inner.centery)
        text_room.width = words + 1
        panels.words(surface, label, text_room, text, text, INK, most=2, bold=True)
    surface.blit(panels.rim(size, radius, max(2, height // 22)), (0, 0))
    if disabled:
        veil = panels.rounded(size, radius, (*mix(OAK_DARK, PARCHMENT_LIT, 0.3), 150))
        surface.blit(veil, (0, 0))
    return surface
