"""Seats and pads: whoever presses a seat with a pad takes it, and from then on answers for it alone."""

from __future__ import annotations

from functools import partial

import pygame

from game import woodwork
from game.devices import PAD
from game.scenes.menu import MenuScene
from game.session import Session
from game.widgets import Plaque
from game.widgets_text import paragraph
from game.words import say


class PadsScene(MenuScene):
    """A sheet over the pause with the seats of the people at the table."""

    modal = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def build(self) -> None:
        """Lay out the sheet."""
        look = self.look
        wide = min(round(look.px(860 + 300 * (look.text_scale - 1))), self.size[0] - look.px(192))
        words = paragraph(say("steering-seats-how"), look.text(28), wide, self.ink)
        seats = [(seat, self._label(seat), woodwork.PAPER) for seat in self.session.humans]
        rows = [*seats, ("back", say("steering-seats-back"), woodwork.METAL)]
        high, gap, pad = round(max(look.px(84), look.text(32) * 1.7)), look.px(18), look.px(54)
        tall = round(look.text(46) * 1.35 + look.px(130)) + words.get_height() + len(rows) * (high + gap)
        page = pygame.Rect(0, 0, wide + 2 * pad, min(tall, self.size[1] - look.px(40)))
        page.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(page)
        inside = page.inflate(-2 * pad, -look.px(64))
        top = self.head(say("steering-seats"), inside)
        top = self.show(words, (inside.left, top)).bottom + look.px(22)
        for name, label, material in rows:
            place = pygame.Rect(inside.left, top, inside.width, high)
            press = self.back if name == "back" else partial(self._press, name)
            self.add(
                Plaque(name, place, look, self.manager, label=label, press=press, material=material, size=32)
            )
            top += high + gap

    def _label(self, seat: str) -> str:
        name, pad = self.session.name(seat), self.app.devices.seating.pad_of(seat)
        if pad is None:
            return say("steering-seat-free", name=name)
        numbers = sorted(self.app.devices.pads)
        return say("steering-seat-taken", name=name, pad=numbers.index(pad) + 1 if pad in numbers else 1)

    def _press(self, seat: str) -> None:
        """A pad takes the seat; pressed once more, or by keyboard or mouse, the seat is free again."""
        devices = self.app.devices
        if devices.last == PAD and devices.pad is not None and devices.seating.pad_of(seat) != devices.pad:
            devices.seating.take(seat, devices.pad)
            devices.rumble(devices.pad)
        elif devices.seating.pad_of(seat) is not None:
            devices.seating.free(seat)
        else:
            self.app.sound.play("refuse")
        self.rebuild(seat)
