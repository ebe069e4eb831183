"""A pad has gone to sleep or lost its connection: the game waits, says whose it is, and how it may go on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input.devices import PAD
from game.match.session import Session
from game.ui import materials, surfaces
from game.ui.labels import paragraph
from game.ui.medal import medal
from game.ui.menu import MenuScene
from game.ui.scene import Host
from game.ui.widgets import Plaque
from game.words import say


class PadLostScene(MenuScene):
    """A sheet over the table; it goes by itself when the pad is back."""

    modal = True
    first = "go-on"

    def __init__(
        self, session: Session, seat: str | None, asked: str | None, stand_in: Callable[[str], None]
    ) -> None:
        """``seat`` had the pad; ``None``: nobody's own, it was only used last. ``asked`` is to move.

        ``stand_in`` is called with the seat that a bot is to play until the pad is back.
        """
        super().__init__()
        self._session, self.seat, self._asked, self._stand_in = session, seat, asked, stand_in
        self._pads = 0

    def enter(self, host: Host) -> None:
        """One pad more than now, and it is back."""
        self._pads = len(host.devices.pads)
        super().enter(host)

    def build(self) -> None:
        """The player's medal beside the sentence, and the answers beneath."""
        look = self.look
        wide = min(round(look.px(980 + 360 * (look.text_scale - 1))), self.size[0] - look.px(192))
        side = look.px(132)
        words = paragraph(self._sentence(), look.text(30), wide - side - look.px(36), self.ink)
        entries = self._entries()
        high, gap, pad = round(max(look.px(80), look.text(32) * 1.6)), look.px(18), look.px(54)
        top_high = max(side, words.get_height()) + look.px(34)
        tall = top_high + len(entries) * (high + gap) - gap + 2 * look.px(50)
        page = pygame.Rect(0, 0, wide + 2 * pad, tall)
        page.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(page)
        inside = page.inflate(-2 * pad, -2 * look.px(50))
        sign = self._sign(side)
        self.show(sign, inside.topleft)
        middle = inside.top + (top_high - look.px(34)) // 2
        self.show(words, words.get_rect(midleft=(inside.left + side + look.px(36), middle)).topleft)
        top = inside.top + top_high
        for place_in_column, (name, label, press) in enumerate(entries):
            self.add(
                Plaque(
                    name,
                    pygame.Rect(inside.left, top, inside.width, high),
                    look,
                    self.manager,
                    label=label,
                    press=press,
                    material=materials.PAPER if place_in_column else materials.METAL,
                    size=32,
                )
            )
            top += high + gap

    def step(self, dt: float) -> None:
        """When the pad is back, so is the game."""
        super().step(dt)
        devices = self.host.devices
        back = len(devices.pads) > self._pads if self.seat is None else devices.seating.pad_of(self.seat)
        if back is not None and back is not False:
            self.host.pop()

    def back(self) -> None:
        """Go on: the pad that says so, where it has no seat yet, takes the one that is free now."""
        devices = self.host.devices
        pad = devices.pad if devices.last == PAD else None
        if self.seat is not None and pad in devices.pads and devices.seating.seat_of(pad) is None:
            assert pad is not None
            devices.seating.take(self.seat, pad)
        super().back()

    def _entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Name, label and deed of each answer."""
        entries: list[tuple[str, str, Callable[[], None]]] = [("go-on", say("pads-go-on"), self.back)]
        session = self._session
        if self.seat is not None and not session.game.over:
            entries.append(("bot", say("pads-bot", name=session.name(self.seat)), self._let_bot_play))
        return entries

    def _let_bot_play(self) -> None:
        assert self.seat is not None
        self.host.pop()
        self._stand_in(self.seat)

    def _sentence(self) -> str:
        seat = self.seat or self._asked
        if seat is None:
            return say("steering-a-pad-lost")
        return say("steering-pad-lost", name=self._session.name(seat))

    def _sign(self, side: int) -> pygame.Surface:
        """The player's medal with a pad before it."""
        sign = pygame.Surface((side, side), pygame.SRCALPHA)
        seat = self.seat or self._asked
        if seat is not None:
            disc = medal(seat, round(side * 0.86))
            sign.blit(disc, (0, 0))
        pad = surfaces.picture("icons/pad", side * 0.58, side * 0.58)
        sign.blit(pad, pad.get_rect(bottomright=(side, side)))
        return sign
