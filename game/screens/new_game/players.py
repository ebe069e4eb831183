"""Who plays which seat: a bot takes over for somebody who leaves, or gives the seat back."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.session import Session
from game.screens.new_game.seat_choices import about_player, kinds_for
from game.seats import HUMAN, LEVELS, Seat, player_words
from game.ui import faces
from game.ui.inputs import Choice, Offer
from game.ui.labels import fitted
from game.ui.materials import METAL
from game.ui.medal import medal
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry
from game.words import say

PHONE = "phone"
"""Stands for the owner of a phone, among the players to choose from."""


class PlayersScene(SheetScene):
    """A sheet over the pause: for every seat, whether a person or which bot plays it from now on."""

    modal = True

    first = "player-1"

    def __init__(self, session: Session, seat: Callable[[dict[str, str]], None]) -> None:
        """``seat`` is called with the seats whose players change: the new player by colour."""
        super().__init__()
        self._session, self._seat = session, seat
        self._before: dict[str, str] = {}
        self.players: dict[str, str] = {}
        """The chosen players by colour."""

    def enter(self, host: Host) -> None:
        """Find out who plays which seat now, and who of them with a phone."""
        table = host.phones.table if host.phones is not None else None
        with_phones = (
            [colour for colour in table.seating.players if table.room.player_of(colour)] if table else []
        )
        self._before = {seat.colour: seat.player for seat in self._session.seats}
        self._before |= dict.fromkeys(with_phones, PHONE)
        self.players = dict(self._before)
        super().enter(host)

    def build(self) -> None:
        """Lay out the sheet."""
        style, seats = self.style, self._session.seats
        high, gap = round(max(style.px(80), style.text(32) * 1.5)), style.px(16)
        hint = round(style.text(SMALL) * 2.6)
        tall = len(seats) * (high + gap)
        buttons = [Entry("done", say("bots-players-done"), self.back, METAL)]
        if not self._session.game.over:
            buttons.append(Entry("phones", say("phones-play-with"), self.host.go.invite))
        room = self.lay_slip(buttons, self.slip_width, tall + hint, say("bots-players"), column=False)
        room.height -= hint
        self.hint_place = pygame.Rect(room.left, room.bottom, room.width, hint)
        row = self.scroll_in(room)
        self.fill_viewport(tall)
        row.height = high
        for number, seat in enumerate(seats, 1):
            self._row(number, seat.colour, seat.name, row)
            row = row.move(0, high + gap)

    def back(self) -> None:
        """Close the sheet and apply the chosen players."""
        super().back()
        before = self._before
        changed = {colour: player for colour, player in self.players.items() if before[colour] != player}
        if changed:
            self._seat(changed)

    def _row(self, number: int, colour: str, name: str, place: pygame.Rect) -> None:
        style = self.style
        token = medal(colour, round(place.height * 0.84))
        self.picture(token, token.get_rect(midleft=place.midleft).topleft)
        left = place.left + place.height + style.px(8)
        choice = pygame.Rect(0, place.top, round(place.width * 0.5), place.height)
        choice.right = place.right
        portrait = faces.face(name, round(place.height * 0.84))
        if portrait is not None:
            at = portrait.get_rect(midleft=(left, place.centery))
            self.picture(portrait, at.topleft)
            left = at.right + style.px(14)
        words = fitted(name, style.text(32), choice.left - left - style.px(20), self.ink)
        self.picture(words, words.get_rect(midleft=(left, place.centery)).topleft)
        on_phone = self._before[colour] == PHONE
        kinds = (PHONE, HUMAN, *LEVELS) if on_phone else kinds_for(self.players[colour])

        def changed(index: int) -> None:
            self.players[colour] = kinds[index]

        phones = self.host.phones is not None
        values, chosen = [_named(kind, phones) for kind in kinds], kinds.index(self.players[colour])
        offer = Offer(values, chosen, changed)
        control = Choice(f"player-{number}", choice, self.view_frame, name, offer)
        self.add(control, lambda: self._about(name, colour))

    def _about(self, name: str, colour: str) -> str:
        """Return a sentence on the chosen player of a seat."""
        player = self.players[colour]
        if self._before[colour] == PHONE:
            return say("phones-hint-ask") if player != PHONE else ""
        return about_player(Seat(name, colour, player))


def _named(kind: str, phones: bool) -> str:
    """Return the name of a kind of player; with ``phones`` about, it matters where a person plays."""
    if kind == PHONE:
        return say("phones-on-phone")
    return say("phones-seat-human") if phones and kind == HUMAN else player_words(kind)
