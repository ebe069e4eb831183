"""The console of a replay: a bar of the game's nine rounds, and the buttons below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from engine.names import ROUNDS
from engine.record.timeline import Timeline
from game.table.hud.layout import Layout
from game.table.hud.prompt import Button, width_of
from game.ui import surfaces, typesetting
from game.ui.palette import BRASS, CANDLE, CREAM, SHADE, WALNUT_DARK, mix

FIRST, BEFORE, PLAY, AFTER, LAST = "first", "before", "play", "after", "last"
PACE, VIEW, EXPECT, PLAY_ON, CLOSE = "pace", "view", "expect", "play-on", "close"
"""The keys of the buttons."""

BAR = "bar"

_BAR, _ROW, _PAD, _CORNER = 50, 64, 12, 16
_LABEL = 26
_GIVE = 0.18  # the share of their width that buttons with words give up to avoid a second row


def keys(begin: bool, end: bool, playing: bool) -> list[Button]:
    """Return the small navigation buttons; ``begin`` and ``end``: the first or last moment is shown."""

    def key(name: str, *icons: str, off: bool = False) -> Button:
        return Button(name, "", tuple(f"icons/{icon}" for icon in icons), disabled=off)

    return [
        key(FIRST, "arrow_left", "arrow_left", off=begin),
        key(BEFORE, "arrow_left", off=begin),
        key(PLAY, "pause" if playing else "play"),
        key(AFTER, "arrow_right", off=end),
        key(LAST, "arrow_right", "arrow_right", off=end),
    ]


def _fits(row: Sequence[Button], widths: Mapping[str, int], room: int, pad: int) -> bool:
    """Return whether buttons fit side by side if those with words give up a little."""
    give = _GIVE * sum(widths[button.key] for button in row if button.label)
    return sum(widths[button.key] + pad for button in row) - pad <= room + give


class Console:
    """The console's layout and drawing; it is centred above the tucked hand, or below if ``low``."""

    def __init__(self, layout: Layout, timeline: Timeline, low: bool, above: int) -> None:
        """``above``: the height in pixels of a row that is drawn above the bar, 0 for none."""
        self.layout, self.timeline, self.low, self._above = layout, timeline, low, above
        self.scale = layout.text_scale
        self.buttons: list[Button] = []
        self.box = Rect(0, 0, 0, 0)
        self.bar = Rect(0, 0, 0, 0)
        self.above = Rect(0, 0, 0, 0)
        """The place of the row above the bar."""

    def lay(self, keys: Sequence[Button], choices: Sequence[Button], longer: Sequence[Button] = ()) -> None:
        """Lay out ``keys`` (small squares) and ``choices`` (with words), in one row or two.

        ``longer`` are alternative labels of the choices; room is kept for the longest with the same key.
        """
        layout = self.layout
        pad, high = layout.px(_PAD), layout.px(_ROW * self.scale)
        room = layout.prompt.width - 4 * pad
        widths = self._widths(keys, choices, longer, high)
        rows, heights = [[*keys, *choices]], [high]
        if not _fits(rows[0], widths, room, pad):  # words say more than icons
            bare = [replace(button, icons=() if button.label else button.icons) for button in choices]
            narrow = self._widths(keys, bare, [replace(button, icons=()) for button in longer], high)
            if _fits([*keys, *bare], narrow, room, pad):
                rows, widths = [[*keys, *bare]], narrow
            elif sum(widths[button.key] + pad for button in choices) - pad > room:
                choices, widths = bare, narrow
        if not _fits(rows[0], widths, room, pad):
            # Icons needn't grow with the text.
            rows = [
                [*keys, *(button for button in choices if not button.label)],
                [button for button in choices if button.label],
            ]
            small = layout.px(_ROW * self.scale**0.5)
            widths |= {button.key: round(widths[button.key] * small / high) for button in rows[0]}
            heights = [small, high]
        bar = layout.px(_BAR * self.scale**0.8)
        above = self._above + pad if self._above else 0
        high = above + bar + sum(heights) + (len(rows) + 2) * pad
        self.box = Rect(layout.prompt.left, 0, layout.prompt.width, high)
        self.box.bottom = layout.safe.bottom if self.low else layout.tucked.top - layout.px(8)
        self.bar = Rect(self.box.left + 3 * pad, self.box.top + pad + above, self.box.width - 6 * pad, bar)
        self.above = Rect(self.bar.left, self.box.top + pad, self.bar.width, self._above)
        self._board = surfaces.board(self.box.size, layout.px(_CORNER), layout.px(3), seed=12)
        self.buttons = []
        top = self.bar.bottom + pad
        for row, tall in zip(rows, heights, strict=True):
            self._lay_row(row, widths, Rect(self.box.left + 2 * pad, top, room, tall))
            top += tall + pad

    @staticmethod
    def _widths(
        keys: Sequence[Button], choices: Sequence[Button], longer: Sequence[Button], high: int
    ) -> dict[str, int]:
        """Return the widths that the buttons need, by key, for their longest labels."""
        widths = {button.key: round(high * (1.0 if len(button.icons) < 2 else 1.5)) for button in keys}
        for button in (*choices, *longer):
            widths[button.key] = max(widths.get(button.key, 0), width_of(button, high))
        return widths

    def _lay_row(self, row: Sequence[Button], widths: Mapping[str, int], room: Rect) -> None:
        """Lay out a row centred in ``room``; if it is too wide, buttons with words become narrower."""
        pad = self.layout.px(_PAD)
        squares = sum(widths[button.key] for button in row if not button.label)
        worded = sum(widths[button.key] for button in row if button.label)
        free = room.width - pad * (len(row) - 1) - squares
        shrink = min(1.0, free / max(1, worded))
        wide = [round(widths[button.key] * (shrink if button.label else 1.0)) for button in row]
        places = surfaces.side_by_side(wide, pad, room)
        self.buttons += [replace(button, rect=at) for button, at in zip(row, places, strict=True)]

    @property
    def height(self) -> int:
        """The height that the city must leave free."""
        return self.box.height + self.layout.px(16)

    # The bar

    def moment_at(self, x: float) -> int:
        """Return the moment at a point of the bar."""
        share = (x - self.bar.left) / max(1, self.bar.width)
        return round(max(0.0, min(1.0, share)) * len(self.timeline))

    def x_of(self, moment: int) -> int:
        """Return the x coordinate of a moment on the bar."""
        return round(self.bar.left + self.bar.width * moment / max(1, len(self.timeline)))

    # Drawing

    def draw(self, surface: Surface, moment: int, hovered: str | None) -> None:
        """Draw the console; ``hovered`` is a button's key."""
        radius, blur = self.layout.px(_CORNER), self.layout.px(18)
        shade = surfaces.shadow(self.box.size, radius, blur)
        surface.blit(shade, self.box.move(-blur // 2, -blur // 3))
        surface.blit(self._board, self.box)
        self._draw_bar(surface, moment)
        for button in self.buttons:
            button.looking(button.lit, button.key == hovered).draw(surface, self.scale)

    def _draw_bar(self, surface: Surface, moment: int) -> None:
        px = self.layout.px
        high = max(6, px(14))
        groove = Rect(self.bar.left, self.bar.bottom - high - px(6), self.bar.width, high)
        bed = groove.inflate(px(8), px(8))
        surface.blit(surfaces.rounded(bed.size, px(10), (*SHADE, 230)), bed)
        here = self.x_of(moment)
        size = round(min(px(_LABEL * self.scale), self.bar.height * 0.62))
        rounds = self.timeline.rounds
        ends = [*(self.x_of(boundary.move_number) for boundary in rounds[1:]), self.bar.right]
        for boundary, right in zip(rounds[:ROUNDS], ends, strict=True):
            label, left = boundary.label, self.x_of(boundary.move_number)
            part = Rect(left, groove.top, max(1, right - left - px(3)), high)
            past = part.clip(Rect(groove.left, groove.top, max(0, here - groove.left), high))
            pygame.draw.rect(surface, mix(WALNUT_DARK, BRASS, 0.42), part, border_radius=px(4))
            if past.width > 1:
                pygame.draw.rect(surface, CANDLE, past, border_radius=px(4))
            now = left <= here < right or (here == right == groove.right)
            words = typesetting.line(label, size, CANDLE if now else mix(CREAM, WALNUT_DARK, 0.25), bold=True)
            if words.get_width() <= part.width + px(10):
                surface.blit(words, words.get_rect(midbottom=(part.centerx, groove.top - px(3))))
        knob = surfaces.disc(max(12, px(32)), CREAM, SHADE, max(2, px(4)))
        surface.blit(knob, knob.get_rect(center=(here, groove.centery)))
