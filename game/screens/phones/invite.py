"""The code to scan in the middle of a game, over the pause."""

from __future__ import annotations

from pygame import Rect

from game.match.players import Presence
from game.screens.phones.door import DoorScene
from game.table.scene import TableScene
from game.ui.labels import fitted, paragraph
from game.ui.materials import METAL
from game.ui.medal import medal
from game.ui.scene import Host
from game.ui.widgets import Entry
from game.words import say


class InviteScene(DoorScene):
    """A page with the code; whoever scans it may watch, or ask for a seat."""

    modal = True
    first = "back"

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None
        self._warned = False
        """Whether the next press sends the phones home though their owners hold hands."""

    def enter(self, host: Host) -> None:
        """Open seats to phones, if they aren't open; the table stands still, but whoever scans sees it."""
        self.phones = host.open_phones()
        below = host.beneath(self)
        while below is not None and not isinstance(below, TableScene):
            below = host.beneath(below)
        if below is not None:
            below.controls.phone_seats.sit()
        super().enter(host)

    def step(self, dt: float) -> None:
        """Show the code as soon as the server listens, and who has come; ask about who wants a seat."""
        super().step(dt)
        table = self.phones.table
        if table is not None and table.room.host is None and table.seating.claims:
            self.host.go.phone_claim(table, table.seating.claims[0])
            return
        if self._what_is_shown() != self._shown and not self.host.devices.pressed:
            self.rebuild(self.focus.current.name if self.focus.current else None)

    def _what_is_shown(self) -> object:
        return self._state(), self._arrived()

    def _state(self) -> str:
        """Return what is told about the network; without any address it stands in place of the code."""
        return self.phones.state() if self.phones.shown is not None else ""

    def _arrived(self) -> tuple[tuple[str, str | None, str], ...]:
        """Return the name, the colour and the state of every phone whose owner has given a name."""
        found = []
        for guest in self.phones.room.guests.values():
            if guest.sent_away:
                continue
            away = guest.presence is not Presence.HERE
            told = say("phones-who-asleep") if away else say("phones-on-phone") if guest.colour else ""
            found += [(guest.name, guest.colour, told)] if guest.name else []
        return tuple(found)

    def build(self) -> None:
        """Lay out the code, and beside it how things are and who is here."""
        self._shown = self._what_is_shown()
        style = self.style
        home = say("phones-close-really" if self._warned else "phones-close-seats")
        code = Entry("code", say("phones-label-new-code"), self.phones.room.change_key)
        far = Entry("elsewhere", say("phones-elsewhere"), self.host.go.friends_elsewhere)
        left = [Entry("close", home, self._close), code, far, self.next_address()]
        body = self.lay_page(
            say("phones-play-with"), left, [Entry("back", say("menu-back"), self.back, METAL)]
        )
        gap = style.px(56)
        wide = round((body.width - gap) * 0.5)
        self.lay_door(Rect(body.left, body.top, wide, body.height))
        body.left, body.width = body.left + wide + gap, body.width - wide - gap
        room = self.scroll_in(body)
        top = style.px(10)
        for name, colour, told in self._arrived():
            self._row(name, colour, told, Rect(room.left, top, room.width, style.row))
            top += style.row + style.px(14)
        if self._state():
            self.readable.append(self._state())
            words = paragraph(self._state(), style.text(28), room.width, self.ink)
            self.picture(words, (room.left, top))
            top += words.get_height() + style.px(10)
        self.fill_viewport(top)

    def _row(self, name: str, colour: str | None, told: str, place: Rect) -> None:
        """Lay out a phone's owner: the medal of the seat, the name, and whether the phone is here."""
        style = self.style
        self.readable.append(f"{name}, {told}" if told else name)
        if colour is not None:
            token = medal(colour, round(place.height * 0.9))
            self.picture(token, token.get_rect(midleft=place.midleft).topleft)
        left, half = place.left + place.height + style.px(12), place.centerx + style.px(40)
        words = fitted(name, style.text(34), half - left - style.px(12), self.ink, bold=True)
        self.picture(words, words.get_rect(midleft=(left, place.centery)).topleft)
        if told:
            state = fitted(told, style.text(28), place.right - half, self.ink)
            self.picture(state, state.get_rect(midleft=(half, place.centery)).topleft)

    def _close(self) -> None:
        """Send all phones home; their seats are played at this screen from now on.

        Where that lays hands open here, the button says so first and is pressed again.
        """
        table = self.phones.table
        if not self._warned and table is not None and table.seating.players:
            self._warned = True
            self.rebuild("close")
            return
        if table is not None:
            for guest in list(self.phones.room.guests.values()):
                table.seating.play_here(guest)
        self.host.close_phones()
        self.back()
