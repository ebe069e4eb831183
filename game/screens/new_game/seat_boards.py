"""The board of a seat: a walnut tray with a leaded window, on it what is to be known and chosen of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.seats import MOST
from game.ui import contrast, fitting, fittings, glass, materials, surfaces, typesetting
from game.ui.image_cache import MENUS, cached
from game.ui.inputs import Choice, Offer
from game.ui.materials import HOVERED, NORMAL, PRESSED
from game.ui.medal import medal
from game.ui.palette import BRASS, CANDLE, CREAM, PLAYER, SHADE, mix
from game.ui.theme import SMALL, Frame, Style
from game.ui.widgets import Entry, Plaque

PAD = 14
"""What a board leaves free at its edges, in units."""
CORNER = 60
"""The side of the things in a board's upper corners, in units."""
_GAP, _KNOB, _DIAL = 12, 37, 56
_NEXT, _CHOSEN = 0.73, 1.55
"""The side of the arrow to the next colour, and the length of medal and arrow, in diameters of the medal."""
_PLUS = 0.42  # the size of the plus in a free window, in heights of the window
_ABOVE = 34  # how far windows rise above boards that stand side by side
_PLANK = 104  # the height of one of a board's planks, in units
_QUIET = 84  # how opaque a free seat's board is, of 255: the cloth is seen through it
_TAKEN, _FREE = (236, 212, 188), (88, 82, 80)  # what their wood is multiplied with
_JOINT, _LIT = (110, 104, 100), (20, 14, 6)  # between two planks


class Bay(NamedTuple):
    """The places on a seat's board."""

    board: Rect
    window: Rect
    medal: Rect
    away: Rect
    """Of the button that takes the seat away."""
    name: Rect
    kind: Rect
    """Of what or who plays the seat."""
    dial: Rect
    """Of how strong a bot plays, or of what makes the bots suit a person."""
    hint: Rect
    """Of a sentence on that; empty if there is no room."""


def columns(style: Style, place: Rect, count: int, lines: int = 0) -> list[Bay]:
    """Divide ``place`` into ``count`` boards side by side, each with ``lines`` lines for a sentence."""
    gap, pad, between = style.px(16), style.px(PAD), style.px(_GAP)
    above = style.px(_ABOVE)
    wide = (place.width - gap * (count - 1)) // count
    hint = round(style.text(SMALL) * fitting.LEADING * lines) + style.px(6) if lines else 0
    corner = style.px(CORNER)
    bays = []
    for number in range(count):
        board = Rect(place.left + number * (wide + gap), place.top + above, wide, place.height - above)
        inside = board.inflate(-2 * pad, -2 * pad)
        below = Rect(inside.left, inside.bottom - hint, inside.width, hint)
        low = style.px(_DIAL)
        dial = Rect(inside.left, below.top - low, inside.width, low)
        kind = Rect(inside.left, dial.top - style.row - between, inside.width, style.row)
        name = kind.move(0, -style.row - between)
        most = inside.width - 2 * corner - 2 * style.px(_KNOB)
        high = min(name.top - between - place.top, round(most * 420 / 300))
        window = Rect(0, 0, glass.width_of(high), high)
        window.midbottom = inside.centerx, name.top - between
        medal_ = Rect(inside.left, inside.top, corner, min(round(corner * _CHOSEN), name.top - inside.top))
        away = Rect(inside.right - corner, inside.top, corner, corner)
        bays.append(Bay(board, window, medal_, away, name, kind, dial, below))
    return bays


def strip(style: Style, left: int, top: int, room: int) -> Bay:
    """Return the places on a board ``room`` pixels wide that lies across, for large text."""
    pad, gap, high = style.px(PAD), style.px(_GAP), style.row
    tall = 2 * high + gap
    board = Rect(left, top, room, tall + 2 * pad)
    window = Rect(left + pad + style.px(_KNOB), top + pad, glass.width_of(tall), tall)
    start, end = window.right + style.px(_KNOB) + 2 * gap, board.right - pad
    token = Rect(start, window.top, round(high * _CHOSEN), high)
    away = Rect(end - high, window.top, high, high)
    name = Rect(token.right + gap, window.top, away.left - token.right - 2 * gap, high)
    half = (end - start - gap) // 2
    kind = Rect(start, name.bottom + gap, half, high)
    dial = Rect(end - half, kind.top, half, high)
    return Bay(board, window, token, away, name, kind, dial, Rect(start, kind.bottom, 0, 0))


def with_knobs(style: Style, window: Rect) -> Rect:
    """Return the place of a window together with the buttons beside it."""
    return window.inflate(2 * style.px(_KNOB), 0)


@cached(MENUS, most=MOST)  # those of one page, so that none is kept of a page that lies below
def board(size: tuple[int, int], u: float, seed: int, taken: bool = True) -> Surface:
    """Return the board of a seat, darker if the seat is free; ``seed`` varies it. Shared."""
    radius = round(12 * u)
    made = pygame.transform.flip(_planks(size, u), bool(seed & 1), bool(seed & 2))
    made.fill(_TAKEN if taken else _FREE, special_flags=pygame.BLEND_RGB_MULT)
    contrast.darken(made)
    rim = BRASS if taken else mix(BRASS, SHADE, 0.6)
    made = surfaces.clipped(made, radius)
    made.blit(surfaces.rim(size, radius, max(2, round(2.4 * u)), rim), (0, 0))
    if not taken:
        made.fill((255, 255, 255, _QUIET), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@cached(MENUS, most=2)
def _planks(size: tuple[int, int], u: float) -> Surface:
    """Return planks side by side, as large as a board."""
    made, rows = Surface(size), max(1, round(size[1] / (_PLANK * u)))
    for row in range(rows):
        top, end = size[1] * row // rows, size[1] * (row + 1) // rows
        made.blit(materials.grain((size[0], end - top), row), (0, top))
        made.fill(_JOINT, (0, end - 1, size[0], 1), special_flags=pygame.BLEND_RGB_MULT)
        made.fill(_LIT, (0, top, size[0], 1), special_flags=pygame.BLEND_RGB_ADD)
    return made


@cached(MENUS, megabytes=10)
def halo(size: tuple[int, int], u: float, colour: str) -> Surface:
    """Return the light in which whoever sits down is welcomed, larger than the board: see :func:`reach`."""
    return surfaces.glow(size, round(12 * u), reach(u), mix(PLAYER[colour], CANDLE, 0.35))


def reach(u: float) -> int:
    """Return how far a :func:`halo` reaches beyond a board, in pixels."""
    return max(3, round(12 * u))


class FreeSeat(Plaque):
    """The next free seat: a button, and above it the dark window, which is pressed as well."""

    def __init__(self, entry: Entry, bay: Bay, frame: Frame) -> None:
        """``bay``: the places on the seat's board."""
        whole = bay.window.union(bay.name)
        self._window, self._plate = (one.move(-whole.x, -whole.y) for one in (bay.window, bay.name))
        super().__init__(entry, whole, frame)

    def paint(self, state: str) -> Surface:
        """Return the button below the window, in which there is a plus."""
        made, high = surfaces.clear(self.rect.size), self._window.height
        made.blit(glass.dark(high), self._window)
        plus = typesetting.line("+", round(high * _PLUS), CANDLE if state == NORMAL else CREAM, bold=True)
        surfaces.centred(made, plus, self._window.center)
        made.blit(self.face(state, self._plate.size), self._plate)
        return made


class PortraitChoice(Choice):
    """The character of a bot, chosen at its window."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        frame: Frame,
        label: str,
        offer: Offer,
        window: Callable[[str], Surface],
    ) -> None:
        """``window`` returns the window of a character. For the others see :class:`Choice`."""
        self._window = window
        super().__init__(name, rect, frame, label, offer, in_row=True)

    def paint(self, state: str) -> Surface:
        """Return the window between two brass buttons, which stand beside its foot."""
        shown = self._window(self.values[self.chosen])
        bright = state in (HOVERED, PRESSED)
        made, (width, height) = surfaces.clear(self.rect.size), self.rect.size
        surfaces.centred(made, glass.lit(shown) if bright else shown, (width / 2, height / 2))
        side = self.style.px(_KNOB)
        for sign, centre in (("previous", side / 2), ("next", width - side / 2)):
            surfaces.centred(made, fittings.knob(sign, side, bright), (centre, height - side / 2))
        return made


class MedalChoice(Choice):
    """The colour of a seat, shown as its medal; a press gives the next one."""

    def __init__(
        self, name: str, rect: Rect, frame: Frame, label: str, offer: Offer, colours: Sequence[str]
    ) -> None:
        """``colours``: those that ``offer`` names. For the others see :class:`Choice`."""
        self._colours = colours
        super().__init__(name, rect, frame, label, offer, in_row=True)

    def paint(self, state: str) -> Surface:
        """Return the medal, with an arrow over its rim: below it, or beside it where that is longer."""
        made, (width, height), side = surfaces.clear(self.rect.size), self.rect.size, min(self.rect.size)
        bright, centre = state in (HOVERED, PRESSED), (side / 2, side / 2)
        if bright:
            surfaces.centred(made, surfaces.disc(side, CANDLE), centre)
        surfaces.centred(made, medal(self._colours[self.chosen], round(side * 0.9), lit=True), centre)
        arrow = round(side * _NEXT)
        at = (width - arrow / 2, side / 2) if width > height else (side / 2, height - arrow / 2)
        surfaces.centred(made, fittings.knob("next", arrow, bright), at)
        return made

    def use_at(self, point: tuple[int, int]) -> None:
        """Change to the next value."""
        self.use()
