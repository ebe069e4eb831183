"""Gathering: the code to scan, and who has arrived with a phone; Start begins the game."""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from game.match.options import NewGame, bots_only
from game.match.players import Presence
from game.phones.gathering import Gathering
from game.screens.new_game.new_game import PLAYERS
from game.screens.phones.door import DoorScene
from game.seats import HUMAN, LEVELS, MOST, Seat
from game.ui import faces, surfaces
from game.ui.inputs import Choice
from game.ui.labels import Caption, fitted
from game.ui.malloc import trim
from game.ui.materials import METAL
from game.ui.menu import MenuScene
from game.ui.palette import DANGER, PARCHMENT, PLAYER, RGB, mix
from game.ui.scene import Host
from game.ui.widgets import Entry, Plaque
from game.words import say

_ROW = 108
"""The height of a seat's row in units, where there is room: faces are seen from a sofa."""
Portrait = tuple[str, int, str]
"""A seat's colour, the diameter of its portrait in pixels, and the name of its bot, if it has one."""

_WELCOME = 5.0
"""Seconds for which whoever sits down is welcomed."""


class GatheringScene(DoorScene):
    """The code on the left, the seats on the right."""

    first = "start"

    def __init__(self, game: NewGame | None) -> None:
        """``game``: its rules, bots, and people, who play at this screen unless a phone takes their seat.

        ``None``: nobody sits here, and the usual rules.
        """
        super().__init__()
        self._rules = game or NewGame(bots_only(2))
        self._seats = list(game.seats) if game is not None else []
        self.gathering: Gathering
        self._shown: object = None
        self._cut: set[Portrait] = set()
        """Portraits that a thread cuts or has cut."""
        self._awaited: list[tuple[Portrait, Caption]] = []
        """Where portraits are put as soon as they are cut."""
        self._welcomed: dict[int, float] = {}
        """Phones that have just sat down, by number, and the seconds for which their seats stay lit."""

    def enter(self, host: Host) -> None:
        """Open seats to phones."""
        self.phones = host.open_phones()
        self.gathering = self.phones.gather(self._seats)
        super().enter(host)
        below = host.beneath(self)
        if isinstance(below, MenuScene):
            below.rest()

    def back(self) -> None:
        """Close the seats again."""
        self.host.close_phones()
        super().back()
        below = self.host.scene
        if isinstance(below, MenuScene):
            below.rebuild()

    def step(self, dt: float) -> None:
        """Greet who has arrived, and begin when the host of the phones wants to."""
        super().step(dt)
        if self.gathering.begins:
            self.gathering.begins = False
            self._start()
            return
        if self.gathering.arrived:
            self._welcomed |= dict.fromkeys((guest.number for guest in self.gathering.arrived), _WELCOME)
            self.gathering.arrived.clear()
            self.host.sound.play("prestige")
        self._welcomed = {guest: left - dt for guest, left in self._welcomed.items() if left > dt}
        now = self._what_is_shown()
        if now != self._shown:
            self.rebuild(self.focus.current.name if self.focus.current else None)
        self._put_portrait()

    def _what_is_shown(self) -> object:
        players = self.phones.room.player_of
        who = [(seat, (guest := players(seat.colour)) and guest.presence) for seat in self.gathering.seats]
        return self._state(), tuple(who), tuple(self._welcomed)

    def _state(self) -> str:
        """Return what is told about the network; without any address it stands in place of the code."""
        return self.phones.state() if self.phones.shown is not None else ""

    def build(self) -> None:
        """Lay out the code and the seats side by side."""
        self._awaited.clear()
        look = self.look
        start = Entry("start", say("new-game-start"), self._start, METAL, 34, ready=not self._complaint())
        left = [Entry("back", say("menu-back"), self.back), self.next_address()]
        body = self.lay_page(say("phones-play-with"), left, [start], told=True)
        gap = look.px(56)
        wide = round((body.width - gap) * 0.42)
        self.lay_door(Rect(body.left, body.top, wide, body.height))
        body.left, body.width = body.left + wide + gap, body.width - wide - gap
        room = self.scroll_in(body)
        top = 0
        high, between = look.row, look.px(14)
        tall = max(high, min(look.px(_ROW), (room.height + between) // MOST - between))
        for number, seat in enumerate(self.gathering.seats, 1):
            self._row(number, seat, Rect(room.left, top, room.width, tall))
            top += tall + between
        if len(self.gathering.seats) < MOST:
            label = say("phones-label-add-bot")
            place = Rect(room.left, top, min(room.width, self.width_for(label, 380)), high)
            self.add(Plaque(Entry("add", label, self._then(self.gathering.add_bot)), place, self.view_frame))
            top += high
        if self._state():
            top = self.caption(self._state(), (room.left, top + between), room.width).rect.bottom
        self.fill_viewport(top)
        self._cut_portraits()
        self._shown = self._what_is_shown()

    def _row(self, number: int, seat: Seat, place: Rect) -> None:
        look, guest = self.look, self.phones.room.player_of(seat.colour)
        gap, high = look.px(12), look.row
        welcomed = guest is not None and guest.number in self._welcomed
        if welcomed:
            lit = surfaces.clear(place.size)  # not kept: it is seen once
            colour = mix(PARCHMENT, PLAYER[seat.colour], 0.45)
            pygame.draw.rect(lit, colour, lit.get_rect(), border_radius=gap)
            self.picture(lit, place.topleft)
        side = place.height - look.px(8)
        left = place.left + gap
        portrait = seat.colour, side, "" if seat.human else seat.name
        self._show_portrait(portrait, (left, place.top + (place.height - side) // 2))
        left += side + gap
        away = Rect(0, 0, high, high)
        away.midright = place.right - look.px(4), place.centery
        kind = Rect(0, 0, round(place.width * 0.42), high)
        kind.midright = away.left - gap, place.centery
        name = fitted(seat.name, look.text(34), kind.left - left - gap, self.ink, bold=True)
        self.picture(name, name.get_rect(midleft=(left, place.centery)).topleft)
        if guest is not None:
            here = guest.presence is Presence.HERE
            told = say("phones-on-phone") if here else say("phones-who-asleep")
            if welcomed and here:
                told = say("phones-welcome")
            self.readable.append(f"{seat.name}, {told}")
            words = fitted(told, look.text(28), kind.width, self.ink)
            self.picture(words, words.get_rect(midleft=kind.midleft).topleft)
        else:
            kinds = (HUMAN, *LEVELS) if seat.player in (HUMAN, *LEVELS) else (HUMAN, *LEVELS, seat.player)
            values = [say("phones-seat-human") if one == HUMAN else PLAYERS.say(one) for one in kinds]

            def changed(index: int) -> None:
                self.gathering.set_player(seat.colour, kinds[index])

            self.add(
                Choice(
                    f"player-{number}",
                    kind,
                    self.view_frame,
                    seat.name,
                    values,
                    kinds.index(seat.player),
                    changed,
                    in_row=True,
                )
            )
        remove = self._then(partial(self._remove, seat.colour))
        entry = Entry(f"remove-{number}", "×", remove, size=38, spoken=say("phones-label-remove"))
        self.add(Plaque(entry, away, self.view_frame))

    def _show_portrait(self, portrait: Portrait, topleft: tuple[int, int]) -> None:
        """Show who sits there, at once or as soon as a thread has cut the portrait: that takes long."""
        if faces.is_ready(*portrait):
            self.picture(faces.seated(*portrait), topleft)
            return
        side = portrait[1]
        self._awaited.append((portrait, self.picture(surfaces.clear((side, side)), topleft)))

    def _cut_portraits(self) -> None:
        """Let a thread cut the portraits that are awaited, unless one does already."""
        wanted = [portrait for portrait, _ in self._awaited if portrait not in self._cut]
        self._cut.update(wanted)

        def cut() -> None:
            for portrait in wanted:
                faces.cut_ahead(*portrait)
            trim()

        if wanted:
            threading.Thread(target=cut, name="portraits", daemon=True).start()

    def _put_portrait(self) -> None:
        """Put a portrait, one in a step, where it is awaited."""
        for portrait, caption in self._awaited:
            if faces.is_ready(*portrait):
                caption.set_image(faces.seated(*portrait))
                self._awaited.remove((portrait, caption))
                self._cut.discard(portrait)
                self.touch()
                return

    def remark(self) -> tuple[str, RGB]:
        """Return why the game can't begin."""
        complaint = self._complaint()
        return (complaint, DANGER) if complaint else super().remark()

    def _complaint(self) -> str:
        return self.gathering.complaint()

    def _then(self, deed: Callable[[], object]) -> Callable[[], None]:
        def press() -> None:
            deed()
            self.rebuild("start")

        return press

    def _remove(self, colour: str) -> None:
        """Take a seat away; a phone that sits there is sent away with it."""
        guest = self.phones.room.player_of(colour)
        self.gathering.remove(colour)
        if guest is not None:
            self.phones.room.send_away(guest)

    def _start(self) -> None:
        if not self._complaint():
            self.host.start(dataclasses.replace(self._rules, seats=tuple(self.gathering.seats)))
