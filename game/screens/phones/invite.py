"""The code to scan in the middle of a game, over the pause."""

from __future__ import annotations

from game.phones.service import Phones
from game.screens.phones.code_picture import door_picture
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry
from game.words import say


class InviteScene(SheetScene):
    """A page with the code; whoever scans it may watch, or ask for a seat."""

    modal = True
    first = "back"

    def __init__(self) -> None:
        super().__init__()
        self._phones: Phones
        self._shown: object = None

    def enter(self, host: Host) -> None:
        """Open seats to phones, if they aren't open."""
        self._phones = host.open_phones()
        super().enter(host)

    def step(self, dt: float) -> None:
        """Show the code as soon as the server listens, and who has come."""
        super().step(dt)
        if self._what_is_shown() != self._shown:
            self.rebuild(self.focus.current.name if self.focus.current else None)

    def _what_is_shown(self) -> object:
        return self._phones.shown, self._phones.state(), self._names()

    def _names(self) -> tuple[str, ...]:
        return tuple(guest.name for guest in self._phones.room.guests.values() if guest.name)

    def build(self) -> None:
        """Lay out the code, and beside it how things are and who is here."""
        self._shown = self._what_is_shown()
        look = self.look
        left = [Entry("close", say("phones-close-seats"), self._close)]
        if len(self._phones.doors) > 1:
            left.append(Entry("door", say("phones-next-address"), self._next_door))
        body = self.lay_page(
            say("phones-play-with"), left, [Entry("back", say("menu-back"), self.back, METAL)]
        )
        gap = look.px(56)
        wide = round((body.width - gap) * 0.5)
        picture = door_picture(self._phones.shown, self._phones.room.key, look, (wide, body.height), self.ink)
        self.show(picture, (body.left, body.top + max(0, (body.height - picture.get_height()) // 2)))
        body.left, body.width = body.left + wide + gap, body.width - wide - gap
        room = self.scroll_in(body)
        top = look.px(10)
        for text in filter(None, (self._phones.state(), *self._names())):
            top = self.caption(text, (room.left, top), room.width).rect.bottom + look.px(10)
        self.fill_viewport(top)

    def _next_door(self) -> None:
        self._phones.next_door()
        self.rebuild("door")

    def _close(self) -> None:
        """Send all phones home; their seats are played at this screen from now on."""
        table = self._phones.table
        if table is not None:
            for guest in list(self._phones.room.guests.values()):
                table.play_here(guest)
        self.host.close_phones()
        self.back()
