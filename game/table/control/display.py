"""What a table displays, both in a running game and in a replay."""

from __future__ import annotations

from collections.abc import Sequence

from engine import View
from engine.events import Event, PlagueStruck, PrestigeGained
from game.decisions.gestures import Thing
from game.decisions.targets import CARD
from game.log.sentences import headline, struck
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.table.hud import sheets
from game.table.motion.acts import Act
from game.table.motion.animator import SPEEDS, Animator
from game.table.tabletop import Tabletop
from game.ui.easing import Point
from game.ui.scene import Host


class TableDisplay:
    """The displayed board, what flies over it, the caption, and the sheet over everything."""

    awaits_glides = False
    """Whether the camera's glides wait until :meth:`Tabletop.get_ready` has made their pictures."""

    def __init__(self, host: Host, seats: Sequence[Seat], decor_seed: int, view: View) -> None:
        """Create a display; call :meth:`lay` next. ``decor_seed``: for what is handmade."""
        self.host = host
        self.names = {seat.colour: seat.name for seat in seats}
        """The players' names by colour."""
        self.shown = DisplayedBoard(view)
        self.animator = Animator(
            self.shown,
            lambda: self.top,
            sound=host.sound.play,
            tell=self._begin_event,
            landed=self._landed,
            aim=self._follow_act,
            may_begin=self._may_begin,
            may_be_seen=self._may_be_seen,
            still=lambda: host.settings.reduced_motion,
        )
        self.top: Tabletop
        self.stale = True
        """Whether everything must be redrawn."""
        self.hovered: Thing | None = None
        """The thing being pointed at."""
        self.sheet: sheets.Sheet | None = None
        """The sheet being read over the table."""
        self.summary = sheets.SUMMARY
        """The summary of the rules."""
        self.overview = sheets.overview(self.names)
        """The table of everybody's influence and messages."""
        self.caption = ""
        self.caption_seat: str | None = None
        """The seat that the caption is about."""
        self.is_news = False
        """Whether the caption tells what happened in the game, rather than something else."""
        self._headed = False
        self._struck: list[str] = []
        self._decor_seed = decor_seed

    def changed(self) -> None:
        """Mark the display as changed, so that everything is redrawn."""
        self.stale = True

    @property
    def jumps(self) -> bool:
        """Whether things jump to their places instead of gliding there."""
        return self.host.settings.reduced_motion or self.host.settings.pace == "instant"

    def lay(self, seats: Sequence[Seat], size: tuple[int, int], foot: int = 0, held: bool = True) -> None:
        """Lay the table for a window of ``size``.

        ``foot`` and ``held`` are as in :class:`~game.table.tabletop.Tabletop`.
        """
        self.top = Tabletop(seats, self._decor_seed, self.shown, size, self.host.settings, foot, held)

    def animate(self, dt: float, held: bool = False, past_sheet: bool = False) -> bool:
        """Advance the camera's glide, and the flights unless ``held`` or a sheet is open.

        ``past_sheet``: they fly below an open sheet, as others play elsewhere. Returns whether anything
        flies.
        """
        flies = self._fly(dt, held, past_sheet)
        top = self.top
        if not self.jumps and top.painter.spread_light(self.shown, top.camera, top.size):
            self.changed()
        return flies

    def _fly(self, dt: float, held: bool, past_sheet: bool) -> bool:
        pace, animator = self.host.settings.pace, self.animator
        if self.top.step(dt * min(SPEEDS[pace], 3.0), self.awaits_glides):
            self.changed()
        if not animator.busy or self.top.gliding or held or (self.sheet and not past_sheet):
            return False
        before = animator.version
        if pace == "instant":
            animator.skip()
        flies = animator.step(dt * SPEEDS[pace])
        if animator.version != before:
            self.changed()
        return flies

    def play_at(self, sound: str, point: Point) -> None:
        """Play a sound where it happens in the window."""
        self.host.sound.play(sound, 2 * point[0] / self.host.size[0] - 1)

    def show(self, events: Sequence[Event], then: View) -> None:
        """Show the events of a move; after the last of them the table shows ``then``."""
        self._headed = False
        self._struck.clear()
        self.animator.show(events, then)

    def _begin_event(self, event: Event) -> None:
        """Begin to show an event: its caption, and the card on show.

        A gain is told only if nothing else of its move is: it is seen anyway.
        """
        line = headline(event, self.names)
        if line and not (isinstance(event, PrestigeGained) and self._headed):
            self.caption, self.caption_seat = line, getattr(event, "seat", None)
            self.is_news = self._headed = True
            if isinstance(event, PlagueStruck):
                self._struck.append(event.seat)
                self.caption = struck([self.names[seat] for seat in self._struck])
                self.caption_seat = event.seat if len(self._struck) == 1 else None
        self.top.tell(event)
        self.top.map_stale()

    def _follow_act(self, act: Act) -> bool:
        """Point the camera at an act that is to begin; return whether the act must wait."""
        return False

    def _may_begin(self, act: Act) -> bool:
        """Whether an act may be shown now."""
        return True

    def _may_be_seen(self) -> bool:
        """Whether the view after a move that needs no act may be shown now."""
        return True

    def _landed(self, event: Event) -> None:
        """Finish showing an event."""
        self.top.landed(event)
        self.changed()

    def tell(self, words: str) -> None:
        """Show a message in the caption that is about no seat."""
        self.caption, self.caption_seat, self.is_news = words, None, False
        self.changed()

    def hover(self, thing: Thing | None) -> None:
        """Set the thing being pointed at."""
        if thing == self.hovered:
            return
        self.hovered = thing
        hand = self.top.hand
        in_hand = thing is not None and thing[0] == CARD and thing[1] in hand.cards
        hand.hover = hand.cards.index(thing[1]) if thing and in_hand else None
        self.changed()

    def toggle(self, sheet: sheets.Sheet) -> None:
        """Open a sheet, such as the summary of the rules, or close it."""
        self.sheet = None if self.sheet is sheet else sheet
        self.host.sound.play("page")
        self.changed()

    def close_up(self, thing: Thing) -> None:
        """Open the close-up of a thing, if there is one."""
        self.sheet = sheets.about(thing, self.shown, self.names, self.now(thing))
        if self.sheet:
            self.host.sound.play("page")
        self.changed()

    def now(self, thing: Thing) -> str:
        """Return what a thing means for the reader at this moment; nothing where nobody plays."""
        return ""
