"""What a table shows, of a game that goes on and of one that is watched again."""

from __future__ import annotations

from collections.abc import Sequence

from engine import View
from engine.events import Event
from game.decisions.gestures import Thing
from game.decisions.targets import CARD
from game.log.sentences import headline
from game.seats import Seat
from game.table.city.board import DisplayedBoard
from game.table.hud import sheets
from game.table.motion.animator import SPEEDS, Animator
from game.table.tabletop import Tabletop
from game.ui.scene import Host


class TableDisplay:
    """The board as it is shown, what flies over it, the caption, and the sheet that lies over all."""

    def __init__(self, host: Host, seats: Sequence[Seat], look: int, view: View) -> None:
        """``look`` makes the little differences of handmade things; call :meth:`lay` next."""
        self.host = host
        self.shown = DisplayedBoard(view)
        self.animator = Animator(
            self.shown, lambda: self.top, sound=host.sound.play, tell=self._told, landed=self._landed
        )
        self.top: Tabletop
        self.stale = True
        """Whether everything has to be drawn anew."""
        self.hovered: Thing | None = None
        """What is pointed at."""
        self.sheet: sheets.Sheet | None = None
        """What is read over the table."""
        self.caption = ""
        self.caption_seat: str | None = None
        """Whom the caption is about."""
        self._look = look
        self._names = {seat.colour: seat.name for seat in seats}

    def changed(self) -> None:
        """Something looks different now: everything is drawn anew."""
        self.stale = True

    @property
    def jumps(self) -> bool:
        """Whether things are in their place at once instead of gliding there."""
        return self.host.settings.reduced_motion or self.host.settings.pace == "instant"

    def lay(self, seats: Sequence[Seat], size: tuple[int, int], foot: int = 0) -> None:
        """Lay the table for a window of ``size``; ``foot`` as in :class:`~game.table.tabletop.Tabletop`."""
        self.top = Tabletop(seats, self._look, self.shown, size, self.host.settings, foot)

    def animate(self, dt: float, held: bool = False) -> bool:
        """Let the camera glide, and pieces fly unless they are ``held`` or a sheet is read.

        Returns whether something flies.
        """
        pace, animator = self.host.settings.pace, self.animator
        if self.top.step(dt * min(SPEEDS[pace], 3.0)):
            self.changed()
        animator.still = self.host.settings.reduced_motion
        if not animator.busy or self.top.gliding or held or self.sheet:
            return False
        before = animator.version
        if pace == "instant":
            animator.skip()
        flies = animator.step(dt * SPEEDS[pace])
        if animator.version != before:
            self.changed()
        return flies

    def _told(self, event: Event) -> None:
        """An event begins to be shown: its caption, and the card that lies for everybody to see."""
        line = headline(event, self._names)
        if line:
            self.caption, self.caption_seat = line, getattr(event, "seat", None)
        self.top.tell(event)
        self.top.map_stale()

    def _landed(self, event: Event) -> None:
        """An event has been shown."""
        self.top.landed(event)
        self.changed()

    def tell(self, words: str) -> None:
        """Show a sentence of nobody's in the caption."""
        self.caption, self.caption_seat = words, None
        self.changed()

    def hover(self, thing: Thing | None) -> None:
        """Mark a thing as the one that is pointed at."""
        if thing == self.hovered:
            return
        self.hovered = thing
        hand = self.top.hand
        in_hand = thing is not None and thing[0] == CARD and thing[1] in hand.cards
        hand.hover = hand.cards.index(thing[1]) if thing and in_hand else None
        self.changed()

    def toggle_summary(self) -> None:
        """Open the summary of the rules, or close it."""
        self.sheet = None if self.sheet is sheets.SUMMARY else sheets.SUMMARY
        self.host.sound.play("page")
        self.changed()

    def close_up(self, thing: Thing) -> None:
        """Open the close-up of a thing, where there is one."""
        self.sheet = sheets.about(thing, self.shown, self._names)
        if self.sheet:
            self.host.sound.play("page")
        self.changed()
