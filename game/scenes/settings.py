"""The settings screen: every setting with its control; a change holds at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.launch import PACES
from game.scenes.menu import MenuScene
from game.settings import TEXT_SCALES
from game.widgets import Plaque
from game.widgets_text import draw_lines
from game.widgets_values import Choice, Slider, Toggle
from game.words import Family, languages, say

PACE_NAMES = Family("shell-pace", PACES)
TEXT_SCALE_NAMES = Family("shell-text", [f"{round(scale * 100)}" for scale in TEXT_SCALES])
LANGUAGE_NAMES = Family("shell-language", languages())
HINTS = Family(
    "shell-hint",
    (
        "pace",
        "text_scale",
        "language",
        "effects",
        "ambience",
        "muted",
        "fullscreen",
        "high_contrast",
        "reduced_motion",
        "open_hands",
        "confirm_turns",
    ),
)


class SettingsScene(MenuScene):
    """Choices at the left, switches at the right; one column where text is large or the window narrow."""

    first = "pace"

    def __init__(self, modal: bool = False) -> None:
        """``modal``: over the table, which shines through."""
        super().__init__()
        self.modal = modal

    def build(self) -> None:
        """Lay out the sheet."""
        look, (width, height) = self.look, self.size
        wide = look.text_scale == 1.0 and width >= look.px(1640)
        self._step = look.row + look.px(34 if wide else 20)
        tall = look.px(330) + 6 * self._step if wide else height
        page = pygame.Rect(0, 0, min(width - look.px(120), look.px(1680)), min(height - look.px(110), tall))
        page.center = width // 2, height // 2
        self.lay_sheet(page)
        inside = page.inflate(-look.px(120), -look.px(64))
        top = self.head(say("shell-settings"), inside)
        foot = inside.bottom - look.row - look.px(6)
        margin = look.px(12)
        view = pygame.Rect(inside.left - margin, top, inside.width + 2 * margin, foot - top - look.px(18))
        self.viewport(view)
        gap = look.px(70)
        if wide:
            half = (inside.width - gap) // 2
            left_end = self._values(margin, look.px(18), half)
            right_end = self._switches(margin + half + gap, look.px(18), half)
            self.fill_viewport(max(left_end, right_end))
        else:
            below = self._values(margin, look.px(12), inside.width)
            self.fill_viewport(self._switches(margin, below, inside.width))
        back = pygame.Rect(inside.left, foot, self.width_for(say("shell-back"), 240), look.row)
        self.add(Plaque("back", back, look, self.manager, label=say("shell-back"), press=self.back))
        left = back.right + look.px(40)
        self.hint_place = pygame.Rect(left, foot - look.px(8), inside.right - left, look.row + look.px(16))

    def _values(self, left: int, top: int, room: int) -> int:
        settings, change = self.app.settings, self.app.change_settings
        step = self._step
        rows = [pygame.Rect(left, top + number * step, room, self.look.row) for number in range(5)]
        scales = list(TEXT_SCALES)
        self._choice(
            rows[0],
            "pace",
            say("shell-pace"),
            [PACE_NAMES.say(pace) for pace in PACES],
            PACES.index(settings.pace),
            lambda index: change(pace=PACES[index]),
        )
        self._choice(
            rows[1],
            "text_scale",
            say("shell-text-scale"),
            [TEXT_SCALE_NAMES.say(f"{round(scale * 100)}") for scale in scales],
            scales.index(settings.text_scale),
            lambda index: change(text_scale=scales[index]),
        )
        spoken = list(languages())
        self._choice(
            rows[2],
            "language",
            say("shell-language"),
            [LANGUAGE_NAMES.say(name) for name in spoken],
            spoken.index(settings.language),
            lambda index: change(language=spoken[index]),
        )
        self._slider(
            rows[3],
            "effects",
            say("shell-effects"),
            settings.effects_volume,
            lambda share: change(effects_volume=share),
        )
        self._slider(
            rows[4],
            "ambience",
            say("shell-ambience"),
            settings.ambience_volume,
            lambda share: change(ambience_volume=share),
        )
        return top + 5 * step

    def _switches(self, left: int, top: int, room: int) -> int:
        settings, step = self.app.settings, self._step
        switches = (
            ("muted", say("shell-muted"), settings.muted),
            ("fullscreen", say("shell-fullscreen"), self.app.display.fullscreen),
            ("high_contrast", say("shell-high-contrast"), settings.high_contrast),
            ("reduced_motion", say("shell-reduced-motion"), settings.reduced_motion),
            ("open_hands", say("shell-open-hands-always"), settings.open_hands),
            ("confirm_turns", say("history-confirm-turns"), settings.confirm_turns),
        )
        for number, (name, label, on) in enumerate(switches):
            self.add(
                Toggle(
                    name,
                    pygame.Rect(left, top + number * step, room, self.look.row),
                    self.look,
                    self.manager,
                    self.container,
                    label=label,
                    on=on,
                    changed=lambda on, name=name: self.app.change_settings(**{name: on}),  # type: ignore[misc]
                ),
                partial(HINTS.say, name),
            )
        return top + len(switches) * step

    def _label(self, text: str, row: pygame.Rect) -> pygame.Rect:
        """Write ``text`` over the left part of ``row``; returns the rest."""
        share = 0.40
        label = pygame.Surface((round(row.width * share), row.height), pygame.SRCALPHA)
        draw_lines(label, text, self.look, label.get_rect(), self.ink)
        self.picture(label, row.topleft)
        left = row.left + label.get_width() + self.look.px(16)
        return pygame.Rect(left, row.top, row.right - left, row.height)

    def _choice(
        self,
        row: pygame.Rect,
        name: str,
        label: str,
        values: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
    ) -> None:
        self.add(
            Choice(
                name,
                self._label(label, row),
                self.look,
                self.manager,
                self.container,
                label=label,
                values=values,
                chosen=chosen,
                changed=changed,
            ),
            partial(HINTS.say, name),
        )

    def _slider(
        self, row: pygame.Rect, name: str, label: str, share: float, changed: Callable[[float], None]
    ) -> None:
        self.add(
            Slider(
                name,
                self._label(label, row),
                self.look,
                self.manager,
                self.container,
                label=label,
                share=share,
                changed=changed,
            ),
            partial(HINTS.say, name),
        )
