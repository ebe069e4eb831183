"""A page with the code to scan: it is there as soon as the server listens, and no frame waits for it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.phones.reports import Door
from game.phones.service import Phones
from game.screens.phones.code_picture import DoorPicture, scan_sentence
from game.speech.reader import Aloud
from game.ui.labels import paragraph
from game.ui.palette import RGB
from game.ui.sheets import SheetScene
from game.ui.theme import Style
from game.ui.widgets import Entry, Plaque
from game.words import say

_DOOR = "door"


class DoorScene(SheetScene):
    """The code of the address that is shown, or why there is none; a button for the next address."""

    phones: Phones

    def __init__(self) -> None:
        super().__init__()
        self._picture = DoorPicture()
        self._place = Rect(0, 0, 0, 0)
        self._below: tuple[Surface, Rect] | None = None
        """What lies below a sentence that stands where the code will be."""
        self._shows: Door | str = ""
        self._next: tuple[Entry, Rect] | None = None
        """The button for the next address and its place, until there is more than one address."""

    def step(self, dt: float) -> None:
        """Show the code, or another one, a part of the work in each step."""
        super().step(dt)
        self._step_door()

    def door(self) -> Door | None:
        """Return the address whose code is shown, if there is one."""
        return self.phones.shown

    def instead(self) -> str:
        """Return what is told in place of a code."""
        return self.phones.state()

    def next_address(self) -> Entry:
        """Return the button that shows the next address."""
        return Entry(_DOOR, say("phones-next-address"), self.phones.next_door)

    def aloud(self) -> Aloud:
        """Return the page, and the address that is shown with its code."""
        door, shown = self.door(), self.instead()
        if door is not None:
            key = " ".join(self.phones.room.key)
            shown = f"{scan_sentence(door)} {door.address}\n{say('phones-label-key')}: {key}"
        return super().aloud()._replace(question=shown)

    def lay_door(self, place: Rect) -> None:
        """Lay out the code. Call it in :meth:`build`, after ``lay_page`` with :meth:`next_address`."""
        self._place, self._shows = place.clip(self.ground.get_rect()), ""
        self._next = self._below = None
        if len(self.phones.doors) < 2:
            self._next = next((last for last in self.last if last[0].name == _DOOR), None)
            if self._next is not None:
                self.last.remove(self._next)
        door = self.door()
        if door is not None:
            self._picture.make(*self._wanted(door))
        self._step_door()

    def _step_door(self) -> None:
        door = self.door()
        if door is None:
            state = self.instead()
            if state != self._shows:
                self._put(
                    state, paragraph(state, self.style.text(28), self._place.width, self.ink, align="center")
                )
        elif door != self._shows and self._picture.make_part(*self._wanted(door)):
            if isinstance(self._shows, Door):  # another address
                if not self.host.devices.pressed:
                    self.rebuild(self.focus.current.name if self.focus.current else None)
                return
            self._put(door, self._picture.make(*self._wanted(door)))
            if self._next is not None and len(self.phones.doors) > 1:
                entry, place = self._next
                self._next = None
                self.add(Plaque(entry, place, self.frame))
                self.focus.set_controls(self.controls, self.first)

    def _put(self, shows: Door | str, picture: Surface) -> None:
        self._shows = shows
        if self._below is not None:
            self.ground.blit(*self._below)
        place = picture.get_rect(topleft=self._place.topleft)
        place.top += max(0, (self._place.height - place.height) // 2)
        covered = place.clip(self.ground.get_rect())
        self._below = None if isinstance(shows, Door) else (self.ground.subsurface(covered).copy(), covered)
        self.show(picture, place.topleft)
        self.touch()

    def _wanted(self, door: Door) -> tuple[Door, str, Style, tuple[int, int], RGB]:
        """Return what the picture of the code is made of."""
        return door, self.phones.room.key, self.style, self._place.size, self.ink
