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
    """A sheet with the code; whoever scans it may watch, or ask for a seat."""

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
        """Show the code as soon as the server listens."""
        super().step(dt)
        if (self._phones.shown, self._phones.state()) != self._shown:
            self.rebuild(self.focus.current.name if self.focus.current else None)

    def build(self) -> None:
        """Lay out the code and the buttons below it."""
        self._shown = self._phones.shown, self._phones.state()
        answers = [Entry("back", say("menu-back"), self.back, METAL)]
        if len(self._phones.doors) > 1:
            answers.append(Entry("door", say("phones-next-address"), self._next_door))
        answers.append(Entry("close", say("phones-close-seats"), self._close))
        wide = self.slip_width
        picture = door_picture(
            self._phones.shown, self._phones.room.key, self._phones.state(), self.look, wide, self.ink
        )
        room = self.lay_slip(answers, wide, picture.get_height(), say("phones-play-with"), column=False)
        self.show(picture, picture.get_rect(midtop=room.midtop).topleft)

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
