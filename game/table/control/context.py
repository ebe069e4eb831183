"""The table's context: what all who work at one table share, each thing in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Decision, Move
from engine.events import Event, GreyShown, RoundBegan
from game.decisions.gestures import Reading, Thing
from game.decisions.outcomes import Outcome, outcomes_for
from game.decisions.prompts import course
from game.decisions.targets import CARD
from game.log.sentences import headline
from game.match.director import Director
from game.match.session import Session
from game.table.city.board import Shown
from game.table.control.drag import Drag
from game.table.control.guide import Guide
from game.table.hud import sheets, undo_buttons
from game.table.hud.prompt import Button
from game.table.motion.animator import Animator
from game.table.tabletop import Tabletop
from game.ui.scene import Host


class TableContext:
    """A game at a table: what is asked, what has been chosen for it, and what is looked at."""

    def __init__(self, host: Host, session: Session) -> None:
        self.host, self.session = host, session
        self.director = Director(session)
        self.shown = Shown(self.director.view())
        self.animator = Animator(
            self.shown,
            lambda: self.top,
            sound=host.sound.play,
            tell=self._told,
            landed=self._landed,
        )
        self.top = self._laid(host.size)
        self.guide = Guide()
        self.stale = True
        """Whether everything has to be drawn anew."""
        self.moving = False
        """Whether what flies or is carried has to be drawn anew, and nothing else."""
        self.chosen: str | None = None
        """The card of the hand that is to be placed next."""
        self.laid = 0
        """How many coins lie on the cathedral, to be donated."""
        self.drag: Drag | None = None
        """What the pointer carries."""
        self.hovered: Thing | None = None
        """What is pointed at."""
        self.sheet: sheets.Sheet | None = None
        """What is read over the table."""
        self.caption = ""
        self.teller: str | None = None
        """Whom the caption is about."""
        self.course = ""
        """What goes on by itself, as :func:`game.decisions.prompts.course` names it."""
        self.offered = undo_buttons.Offer()
        """What can be taken back or ended now."""
        self.repeating = False
        """Whether what others have done is shown once more."""
        self._decision: Decision | None = None
        self._reading: Reading | None = None
        self._brings: Mapping[Move, Outcome] = {}
        self._buttons: tuple[object, list[Button]] = (None, [])
        self._passing = ""
        self._names = {seat.colour: seat.name for seat in session.seats}

    def changed(self) -> None:
        """Something looks different now: everything is drawn anew."""
        self.stale = True

    # The decision

    def put(self, decision: Decision | None) -> None:
        """Put a decision before the person who makes it; ``None``: nobody decides now."""
        self._decision, self._reading = decision, None
        self._brings = outcomes_for(self.director.screen.view_of(decision), decision)
        self.changed()

    @property
    def reading(self) -> Reading | None:
        """The decision with all that has been chosen for it so far; ``None``: nobody decides now."""
        if self._decision is None:
            return None
        carried = self.drag.thing if self.drag and self._decision.kind == "play" else ("",)
        chosen = carried[1] if carried[0] == CARD else self.chosen
        known = self._reading
        if known is None or (known.chosen, known.laid) != (chosen, self.laid):
            self._reading = known = Reading(self._decision, chosen, self.laid, self._brings)
        return known

    @property
    def lit(self) -> tuple[Thing, ...]:
        """What can be chosen now."""
        if self.reading is None or self.busy:
            return ()
        return (*self.reading.lit, *self.reading.about)

    @property
    def buttons(self) -> list[Button]:
        """The buttons there are now, laid out."""
        seen = (
            self.reading,
            self.top,
            self.offered,
            self.hovered,
            self.director.curtain,
            self.session.humans,
            self.guide.lessons,
        )
        if self._buttons[0] != seen:
            self._buttons = seen, self._lay_buttons()
        return self._buttons[1]

    def _lay_buttons(self) -> list[Button]:
        given = self.reading.donation(self.laid) if self.reading and self.laid else None
        whose = self.offered.whose
        return undo_buttons.buttons(
            self.top.layout,
            self.top.buttons(self.reading.buttons if self.reading else (), self.hovered, given),
            self.offered,
            self.hovered,
            whose=self.session.name(whose) if whose else "",
            curtain=self.director.curtain is not None,
            hint=bool(self.session.humans),
            lesson=self.guide.lessons is True,
        )

    # What is shown

    @property
    def busy(self) -> bool:
        """Whether something is being shown, so that a press only skips it."""
        return self.animator.busy or self.repeating

    @property
    def jumps(self) -> bool:
        """Whether things are in their place at once instead of gliding there."""
        return self.host.settings.reduced_motion or self.host.settings.pace == "instant"

    def lay_anew(self, size: tuple[int, int]) -> None:
        """Lay the table for a size of the window, or because others play; the same is looked at."""
        focus, hand_up = self.top.focus, self.top.hand_up
        self.top = self._laid(size)
        self.top.look_at(focus, hand_up, at_once=True)

    def _laid(self, size: tuple[int, int]) -> Tabletop:
        session = self.session
        return Tabletop(session.seats, session.look, self.shown, size, self.host.settings)

    def _told(self, event: Event) -> None:
        """An event begins to be shown: its caption, and the card that lies for everybody to see."""
        line = headline(event, self._names)
        if line:
            self.caption, self.teller = line, getattr(event, "seat", None)
        elif isinstance(event, RoundBegan) and self.teller:
            self.caption, self.teller = "", None
        self.course = course(event, self.course)
        self.top.tell(event)
        if isinstance(event, GreyShown) and event.seat in self.director.viewers:
            self.show_grey(event.seat, event.persons)
        self.top.map_stale()

    def _landed(self, event: Event) -> None:
        """An event has been shown."""
        self.top.landed(event)
        self.changed()

    # What is said and pointed at

    def tell(self, words: str, passing: bool = False) -> None:
        """Show a sentence of nobody's in the caption; ``passing``: only until the next decision."""
        self.caption, self.teller = words, None
        self._passing = words if passing else ""
        self.changed()

    def forget_passing(self) -> None:
        """The next decision comes: what was told only until then goes."""
        if self.caption == self._passing:
            self.tell("")

    def refuse(self, why: str) -> None:
        """Say why something can't be done."""
        self.tell(why, passing=True)
        self.host.sound.play("refuse")

    def hover(self, thing: Thing | None) -> None:
        """Mark a thing as the one that is pointed at."""
        if thing == self.hovered:
            return
        self.hovered = thing
        hand = self.top.hand
        in_hand = thing is not None and thing[0] == CARD and thing[1] in hand.cards
        hand.hover = hand.cards.index(thing[1]) if thing and in_hand else None
        self.changed()

    def close_up(self, thing: Thing) -> None:
        """Open the close-up of a thing, where there is one."""
        self.sheet = sheets.about(thing, self.shown, self._names)
        if self.sheet:
            self.host.sound.play("page")
        self.changed()

    def show_grey(self, seat: str, persons: Sequence[str]) -> None:
        """Show the grey persons to come to a seat whose spy has seen them."""
        self.sheet = sheets.grey_to_come(self.session.name(seat), tuple(persons))
        self.changed()
