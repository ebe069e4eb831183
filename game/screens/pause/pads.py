"""Seats and pads: whoever presses a seat with a pad takes it, and from then on answers for it alone."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.input.devices import PAD
from game.match.session import Session
from game.ui.inputs import Toggle
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.medal import medal
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry, Plaque
from game.words import say


class PadsScene(SheetScene):
    """A sheet over the pause with the seats of the people at the table."""

    modal = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.first = session.humans[0] if session.humans else "rumble"

    def build(self) -> None:
        """Lay out the sheet."""
        look, wide = self.look, self.slip_width
        words = paragraph(say("pads-seats-how"), look.text(28), wide, self.ink)
        high, gap = round(max(look.px(80), look.text(32) * 1.5)), look.px(16)
        top = words.get_height() + look.px(22)
        tall = top + (len(self.session.humans) + 1) * (high + gap)
        back = Entry("back", say("pads-seats-back"), self.back, METAL)
        room = self.scroll_in(self.lay_slip([back], wide, tall, say("pads-seats")))
        self.fill_viewport(tall)
        self.picture(words, room.topleft)
        row = Rect(room.left, top, room.width, high)
        for seat in self.session.humans:
            token = medal(seat, round(high * 0.86))
            self.picture(token, token.get_rect(midleft=row.midleft).topleft)
            place = Rect(row.left + high + look.px(8), row.top, 0, high)
            place.width = row.right - place.left
            press = partial(self._press, seat)
            self.add(Plaque(Entry(seat, self._label(seat), press, size=32), place, self.view_frame))
            row = row.move(0, high + gap)
        shakes = self.host.settings.rumble
        self.add(Toggle("rumble", row, self.view_frame, say("pads-rumble"), shakes, self._let_shake))

    def _label(self, seat: str) -> str:
        name, pad = self.session.name(seat), self.host.devices.seating.pad_of(seat)
        if pad is None:
            return say("pads-seat-free", name=name)
        numbers = sorted(self.host.devices.pads)
        return say("pads-seat-taken", name=name, pad=numbers.index(pad) + 1 if pad in numbers else 1)

    def _press(self, seat: str) -> None:
        """A pad takes the seat; pressed once more, or by keyboard or mouse, the seat is free again."""
        devices = self.host.devices
        if devices.last == PAD and devices.pad is not None and devices.seating.pad_of(seat) != devices.pad:
            devices.seating.take(seat, devices.pad)
            if self.host.settings.rumble:
                devices.rumble(devices.pad)
        elif devices.seating.pad_of(seat) is not None:
            devices.seating.free(seat)
        else:
            self.host.sound.play("refuse")
        self.rebuild(seat)

    def _let_shake(self, on: bool) -> None:
        self.host.change_settings(rumble=on)
        if on:
            self.host.devices.rumble(self.host.devices.pad)
