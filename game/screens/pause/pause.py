"""The pause: the table stands still beneath; nothing is lost, as every move is saved when it is made."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.scene import TableScene
from game.ui import materials
from game.ui.menu import MenuScene
from game.ui.widgets import Plaque
from game.words import say

Entry = tuple[str, str, Callable[[], None], str]
"""A plaque of the menu: its name, its label, what pressing it does, its material."""


class PauseScene(MenuScene):
    """A sheet over the table with what one may want in the middle of a game."""

    modal = True
    first = "resume"

    def build(self) -> None:
        """Lay out the sheet."""
        look = self.look
        entries: tuple[Entry, ...] = (
            ("resume", say("shell-resume"), self.back, materials.METAL),
            (
                "settings",
                say("shell-settings"),
                lambda: self.host.go.settings(modal=True),
                materials.PAPER,
            ),
            ("title", say("shell-save-and-title"), self.host.go.title, materials.PAPER),
            ("quit", say("shell-save-and-quit"), self.host.quit, materials.PAPER),
        )
        table = self.host.beneath(self)
        if isinstance(table, TableScene):
            again = ("again", say("bots-again"), lambda: self._show_again(table), materials.PAPER)
            rules = ("rules", say("rules-title"), lambda: self._open_rules(table), materials.PAPER)
            about = (*self._about_lessons(table), again, entries[1], *self._about_seats(table), rules)
            entries = (entries[0], *about, *entries[2:])
        wide = round(look.px(620 + 260 * (look.text_scale - 1)))
        widest = max(self.width_for(label, 0, 32) for _, label, _, _ in entries)
        wide = min(max(wide, widest), round(self.size[0] * 0.8))
        pad, head = look.px(54), look.text(46) * 1.35 + look.px(36)
        room = self.size[1] - look.px(40) - head - look.px(84)
        step = min(round(max(look.px(84), look.text(32) * 1.7)) + look.px(20), round(room / len(entries)))
        gap = max(look.px(6), min(look.px(20), step - round(look.text(32) * 1.3)))
        high = step - gap
        size = min(32.0, 32 * high / (look.text(32) * 1.25))
        tall = round(head + len(entries) * step + look.px(84))
        page = pygame.Rect(0, 0, wide + 2 * pad, min(tall, self.size[1] - look.px(40)))
        page.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(page)
        inside = page.inflate(-2 * pad, -look.px(64))
        top = self.head(say("shell-pause"), inside) + look.px(8)
        for name, label, press, material in entries:
            self.add(
                Plaque(
                    name,
                    pygame.Rect(inside.left, top, inside.width, high),
                    look,
                    self.manager,
                    label=label,
                    press=press,
                    material=material,
                    size=size,
                )
            )
            top += step

    def _show_again(self, table: TableScene) -> None:
        self.back()
        table.controls.flow.repeat()

    def _open_rules(self, table: TableScene) -> None:
        session = table.session
        self.host.go.rules(session.record.setup().options, len(session.seats))

    def _open_players(self, table: TableScene) -> None:
        self.host.go.players(table.session, table.controls.turning_back.seat_players)

    def _about_lessons(self, table: TableScene) -> list[Entry]:
        """Whether the teacher goes on; where nobody learns any more, nothing."""
        guide = table.context.guide
        if guide.lessons is None:
            return []
        if guide.lessons:
            return [("lesson", say("lesson-play-on"), lambda: self._then(guide.send_away), materials.PAPER)]
        return [("lesson", say("lesson-with"), lambda: self._then(guide.call_back), materials.PAPER)]

    def _then(self, deed: Callable[[], None]) -> None:
        self.back()
        deed()

    def _about_seats(self, table: TableScene) -> list[Entry]:
        """Who plays which seat, and with which pad."""
        found: list[Entry] = [
            ("players", say("bots-players"), lambda: self._open_players(table), materials.PAPER)
        ]
        if self.host.devices.pads:
            found.append(
                (
                    "pads",
                    say("steering-seats"),
                    lambda: self.host.go.pads(table.session),
                    materials.PAPER,
                )
            )
        return found
