"""Seats and pads: whoever presses a seat with a pad takes it, and from then on answers for it alone."""

from __future__ import annotations

from functools import partial

import pygame

from game.input.devices import PAD
from game.match.session import Session
from game.ui import materials
from game.ui.inputs import Toggle
from game.ui.labels import paragraph
from game.ui.medal import medal
from game.ui.row_sheet import RowSheet
from game.ui.widgets import Plaque
from game.words import say


class PadsScene(RowSheet):
    """A sheet over the pause with the seats of the people at the table."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.first = session.humans[0] if session.humans else "rumble"

    def build(self) -> None:
        """Lay out the sheet."""
        look = self.look
        wide = min(round(look.px(900 + 300 * (look.text_scale - 1))), self.size[0] - look.px(192))
        words = paragraph(say("steering-seats-how"), look.text(28), wide, self.ink)
        high, gap = round(max(look.px(80), look.text(32) * 1.5)), look.px(16)
        rows = len(self.session.humans) + 1
        begin = words.get_height() + look.px(22)
        room, foot = self.lay(say("steering-seats"), wide, begin + rows * (high + gap), high)
        self.picture(words, room.topleft)
        row = pygame.Rect(room.left, begin, room.width, high)
        for seat in self.session.humans:
            self._seat_row(seat, row)
            row = row.move(0, high + gap)
        self._rumble_row(row)
        self._foot(foot)

    def _seat_row(self, seat: str, place: pygame.Rect) -> None:
        """A player's medal, and beside it the plaque that says who answers."""
        token = medal(seat, round(place.height * 0.86))
        self.picture(token, token.get_rect(midleft=place.midleft).topleft)
        left = place.left + place.height + self.look.px(8)
        self.add(
            Plaque(
                seat,
                pygame.Rect(left, place.top, place.right - left, place.height),
                self.look,
                self.manager,
                self.container,
                label=self._label(seat),
                press=partial(self._press, seat),
                size=32,
            )
        )

    def _rumble_row(self, place: pygame.Rect) -> None:
        self.add(
            Toggle(
                "rumble",
                place,
                self.look,
                self.manager,
                self.container,
                label=say("pads-rumble"),
                on=self.host.settings.rumble,
                changed=self._let_shake,
            )
        )

    def _foot(self, place: pygame.Rect) -> None:
        self.add(
            Plaque(
                "back",
                place,
                self.look,
                self.manager,
                label=say("steering-seats-back"),
                press=self.back,
                material=materials.METAL,
                size=32,
            )
        )

    def _label(self, seat: str) -> str:
        name, pad = self.session.name(seat), self.host.devices.seating.pad_of(seat)
        if pad is None:
            return say("steering-seat-free", name=name)
        numbers = sorted(self.host.devices.pads)
        return say("steering-seat-taken", name=name, pad=numbers.index(pad) + 1 if pad in numbers else 1)

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
