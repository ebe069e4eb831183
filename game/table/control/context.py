"""The table's context: what all who work at one table share, each thing in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Decision, Move
from engine.events import Event, GreyShown, RoundBegan
from game.decisions.gestures import PendingDecision, Thing
from game.decisions.outcomes import Outcome, outcomes_for
from game.decisions.prompts import course
from game.decisions.targets import CARD
from game.match.director import Director
from game.match.session import Session
from game.table.control.display import TableDisplay
from game.table.control.drag import Drag
from game.table.control.guide import Guide
from game.table.hud import sheets, undo_buttons
from game.table.hud.prompt import Button
from game.ui.scene import Host


class TableContext(TableDisplay):
    """A game at a table: what is asked, what has been chosen for it, and what is looked at."""

    def __init__(self, host: Host, session: Session) -> None:
        self.session = session
        self.director = Director(session)
        self.screen = self.director.screen
        super().__init__(host, session.seats, session.look, self.screen.view())
        self.lay(session.seats, host.size)
        self.guide = Guide()
        self.moving = False
        """Whether what flies or is carried has to be drawn anew, and nothing else."""
        self.chosen: str | None = None
        """The card of the hand that is to be placed next."""
        self.laid = 0
        """How many coins lie on the cathedral, to be donated."""
        self.drag: Drag | None = None
        """What the pointer carries."""
        self.course = ""
        """What goes on by itself, as :func:`game.decisions.prompts.course` names it."""
        self.offered = undo_buttons.Offer()
        """What can be taken back or ended now."""
        self.repeating = False
        """Whether what others have done is shown once more."""
        self._decision: Decision | None = None
        self._pending: PendingDecision | None = None
        self._brings: Mapping[Move, Outcome] = {}
        self._buttons: tuple[object, list[Button]] = (None, [])
        self._passing = ""

    # The decision

    def put(self, decision: Decision | None) -> None:
        """Put a decision before the person who makes it; ``None``: nobody decides now."""
        self._decision, self._pending = decision, None
        self._brings = outcomes_for(self.screen.view_of(decision), decision)
        self.changed()

    @property
    def pending(self) -> PendingDecision | None:
        """The decision with all that has been chosen for it so far; ``None``: nobody decides now."""
        if self._decision is None:
            return None
        carried = self.drag.thing if self.drag and self._decision.kind == "play" else ("",)
        chosen = carried[1] if carried[0] == CARD else self.chosen
        known = self._pending
        if known is None or (known.chosen, known.laid) != (chosen, self.laid):
            self._pending = known = PendingDecision(self._decision, chosen, self.laid, self._brings)
        return known

    @property
    def selectable(self) -> tuple[Thing, ...]:
        """What can be chosen now."""
        if self.pending is None or self.busy:
            return ()
        return (*self.pending.selectable, *self.pending.about)

    @property
    def buttons(self) -> list[Button]:
        """The buttons there are now, laid out."""
        seen = (
            self.pending,
            self.top,
            self.offered,
            self.hovered,
            self.screen.curtain,
            self.session.humans,
            self.guide.lessons,
        )
        if self._buttons[0] != seen:
            self._buttons = seen, self._lay_buttons()
        return self._buttons[1]

    def _lay_buttons(self) -> list[Button]:
        given = self.pending.donation(self.laid) if self.pending and self.laid else None
        whose = self.offered.whose
        return undo_buttons.buttons(
            self.top.layout,
            self.top.buttons(self.pending.buttons if self.pending else (), self.hovered, given),
            self.offered,
            self.hovered,
            whose=self.session.name(whose) if whose else "",
            curtain=self.screen.curtain is not None,
            hint=bool(self.session.humans),
            lesson=self.guide.lessons is True,
        )

    # What is shown

    @property
    def busy(self) -> bool:
        """Whether something is being shown, so that a press only skips it."""
        return self.animator.busy or self.repeating

    def lay_anew(self, size: tuple[int, int]) -> None:
        """Lay the table for a size of the window, or because others play; the same is looked at."""
        focus, hand_up = self.top.focus, self.top.hand_up
        self.lay(self.session.seats, size)
        self.top.look_at(focus, hand_up, at_once=True)

    def _told(self, event: Event) -> None:
        """As on any table; and what goes on by itself, and what the own spy sees."""
        if isinstance(event, RoundBegan) and self.caption_seat:
            self.caption, self.caption_seat = "", None
        super()._told(event)
        self.course = course(event, self.course)
        if isinstance(event, GreyShown) and event.seat in self.screen.viewers:
            self.show_grey(event.seat, event.persons)

    # What is said and pointed at

    def tell(self, words: str, passing: bool = False) -> None:
        """Show a sentence of nobody's in the caption; ``passing``: only until the next decision."""
        super().tell(words)
        self._passing = words if passing else ""

    def forget_passing(self) -> None:
        """The next decision comes: what was told only until then goes."""
        if self.caption == self._passing:
            self.tell("")

    def refuse(self, why: str) -> None:
        """Say why something can't be done."""
        self.tell(why, passing=True)
        self.host.sound.play("refuse")

    def show_grey(self, seat: str, persons: Sequence[str]) -> None:
        """Show the grey persons to come to a seat whose spy has seen them."""
        self.sheet = sheets.grey_to_come(self.session.name(seat), tuple(persons))
        self.changed()
