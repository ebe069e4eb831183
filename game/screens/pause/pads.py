"""Pads: assigning them to seats, and what to do when one is disconnected."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface

from game.input.devices import PAD
from game.match.session import Session
from game.ui import surfaces
from game.ui.inputs import Toggle
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.medal import medal
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry, Plaque
from game.words import say


class PadsScene(SheetScene):
    """A sheet over the pause: a player selects a seat with a pad to take it, and then plays it alone."""

    modal = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.first = session.humans[0] if session.humans else "rumble"

    def build(self) -> None:
        """Lay out the sheet."""
        style, wide = self.style, self.slip_width
        self.readable.append(say("pads-seats-how"))
        words = paragraph(say("pads-seats-how"), style.text(28), wide, self.ink)
        high, gap = round(max(style.px(80), style.text(32) * 1.5)), style.px(16)
        top = words.get_height() + style.px(22)
        tall = top + (len(self.session.humans) + 1) * (high + gap)
        back = Entry("back", say("pads-seats-back"), self.back, METAL)
        room = self.scroll_in(self.lay_slip([back], wide, tall, say("pads-seats")))
        self.fill_viewport(tall)
        self.picture(words, room.topleft)
        row = Rect(room.left, top, room.width, high)
        for seat in self.session.humans:
            token = medal(seat, round(high * 0.86))
            self.picture(token, token.get_rect(midleft=row.midleft).topleft)
            place = Rect(row.left + high + style.px(8), row.top, 0, high)
            place.width = row.right - place.left
            press = partial(self._press, seat)
            self.add(Plaque(Entry(seat, self._label(seat), press, size=32), place, self.view_frame))
            row = row.move(0, high + gap)
        shakes = self.host.settings.rumble
        self.add(Toggle("rumble", row, self.view_frame, say("pads-rumble"), shakes, self._let_shake))

    def _label(self, seat: str) -> str:
        name, pad = self.session.name(seat), self.host.devices.pad_seats.pad_of(seat)
        if pad is None:
            return say("pads-seat-free", name=name)
        numbers = sorted(self.host.devices.pads)
        return say("pads-seat-taken", name=name, pad=numbers.index(pad) + 1 if pad in numbers else 1)

    def _press(self, seat: str) -> None:
        """Give the seat to the pad in use; select it again, or by keyboard or mouse, to free it."""
        devices = self.host.devices
        if devices.last == PAD and devices.pad is not None and devices.pad_seats.pad_of(seat) != devices.pad:
            devices.pad_seats.take(seat, devices.pad)
            if self.host.settings.rumble:
                devices.rumble(devices.pad)
        elif devices.pad_seats.pad_of(seat) is not None:
            devices.pad_seats.free(seat)
        else:
            self.host.sound.play("refuse")
        self.rebuild(seat)

    def _let_shake(self, on: bool) -> None:
        self.host.change_settings(rumble=on)
        if on:
            self.host.devices.rumble(self.host.devices.pad)


class PadLostScene(SheetScene):
    """A sheet over the table: which player's pad is asleep or gone, and how the game may continue.

    It closes by itself when the pad is back.
    """

    modal = True
    first = "go-on"

    def __init__(
        self, session: Session, seat: str | None, asked: str | None, stand_in: Callable[[str], None]
    ) -> None:
        """``seat`` owned the pad; None for a pad that was merely used last. ``asked`` is to move.

        ``stand_in`` is called with the seat that a bot is to play until the pad is back.
        """
        super().__init__()
        self._session, self.seat, self._asked, self._stand_in = session, seat, asked, stand_in
        self._pads = 0

    def enter(self, host: Host) -> None:
        """Enter the screen; a pad without a seat is back once there is one pad more than now."""
        self._pads = len(host.devices.pads)
        super().enter(host)

    def build(self) -> None:
        """Lay out the player's medal beside the sentence, and the answers below."""
        self.lay_question(self._sign, self._sentence(), self._answers())

    def step(self, dt: float) -> None:
        """Close the sheet when the pad is back."""
        super().step(dt)
        devices = self.host.devices
        one_more = len(devices.pads) > self._pads
        back = one_more if self.seat is None else devices.pad_seats.pad_of(self.seat) is not None
        if back:
            self.host.pop()

    def back(self) -> None:
        """Continue the game; the pad that chose this, if it has no seat yet, takes the free seat."""
        devices = self.host.devices
        pad = devices.pad if devices.last == PAD else None
        if self.seat is not None and pad in devices.pads and devices.pad_seats.seat_of(pad) is None:
            assert pad is not None
            devices.pad_seats.take(self.seat, pad)
        super().back()

    def _answers(self) -> list[Entry]:
        answers = [Entry("go-on", say("pads-go-on"), self.back, METAL)]
        session = self._session
        if self.seat is not None and not session.game.over:
            label = say("pads-bot", name=session.name(self.seat))
            answers.append(Entry("bot", label, self._let_bot_play))
        return answers

    def _let_bot_play(self) -> None:
        assert self.seat is not None
        self.host.pop()
        self._stand_in(self.seat)

    def _sentence(self) -> str:
        seat = self.seat or self._asked
        if seat is None:
            return say("pads-one-lost")
        return say("pads-lost", name=self._session.name(seat))

    def _sign(self, side: int) -> Surface:
        """Return the player's medal with a pad in front of it."""
        sign = Surface((side, side), pygame.SRCALPHA)
        seat = self.seat or self._asked
        if seat is not None:
            disc = medal(seat, round(side * 0.86))
            sign.blit(disc, (0, 0))
        pad = surfaces.picture("icons/pad", side * 0.58, side * 0.58)
        sign.blit(pad, pad.get_rect(bottomright=(side, side)))
        return sign
