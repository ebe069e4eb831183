"""The table's context: the state that a table's controllers share, each part stored once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect

from engine import Decision, Move, View
from engine.events import Event, GreyShown
from game.decisions.forecast import Forecast, situation
from game.decisions.gestures import PendingDecision, Thing
from game.decisions.outcomes import Outcome
from game.decisions.prompts import AUTOMATIC, automatic
from game.decisions.targets import CARD
from game.input.devices import MOUSE
from game.log.challenge_words import reminder
from game.match.board import RatsCome
from game.match.director import Director
from game.match.session import Session
from game.table.control.announcer import Announcer
from game.table.control.camera_control import CameraControl
from game.table.control.derived import derived
from game.table.control.display import TableDisplay
from game.table.control.drag import Drag
from game.table.control.found_hints import FoundHints
from game.table.control.guide import Guide
from game.table.hud import sheets, undo_buttons
from game.table.hud.prompt import Button
from game.table.motion.acts import Act
from game.table.motion.tempo import Tempo
from game.ui.scene import Host
from game.words import say
from game.words.names import of

THINKING = 1.5
"""Seconds for which the last news stand in the prompt, before it says who is thinking."""

HURRIED = ("normal", "fast")
"""The paces at which the moves of others get quicker the longer somebody waits."""


class Question:
    """A decision that is put to a person."""

    def __init__(self, decision: Decision, forecast: Forecast | None) -> None:
        self.decision, self.forecast = decision, forecast
        self.brings: Mapping[Move, Outcome] = forecast.outcomes if forecast else {}
        """What each option would bring."""
        self.warned: set[tuple[Move, ...]] = set()
        """The choices of which was said that they waste something."""


class TableContext(TableDisplay):
    """A game at a table: the current decision, the choices made for it, and what is displayed."""

    awaits_glides = True

    def __init__(self, host: Host, session: Session) -> None:
        self.session = session
        self.director = Director(session)
        self.screen = self.director.screen
        super().__init__(host, session.seats, session.decor_seed, self.screen.view())
        self.lay(session.seats, host.size, held=bool(session.humans))
        if session.challenge is not None:
            self.summary = sheets.summary_of(reminder(session.challenge))
        self.guide = Guide()
        self.announcer = Announcer(host, self.screen, self.names)
        self.hints = FoundHints(self.names)
        self.camera = CameraControl(self, self.screen)
        self.writing = False
        """Whether the last move may not be on disk yet: until it is, it isn't shown."""
        self.moving = False
        """Whether only what flies or is carried must be redrawn."""
        self.chosen: str | None = None
        """The card of the hand to be placed next."""
        self.place: Thing | None = None
        """Where a card is to be played that has yet to be chosen."""
        self.laid = 0
        """The number of coins laid on the cathedral, to be donated."""
        self.drag: Drag | None = None
        """What the pointer carries."""
        self.begins = False
        """Whether the beginning of the game is still to be shown."""
        self.automatic = ""
        """What happens automatically at the moment, named as by :func:`game.decisions.prompts.automatic`."""
        self.offered = undo_buttons.Offer()
        """What can be undone or ended now."""
        self.tempo = Tempo()
        self.happened = ""
        """What has happened to the person who is asked since that person's last move, in one line."""
        self._quiet = 0.0
        """Seconds since something was shown."""
        self.repeating = False
        """Whether the other players' last moves are being replayed."""
        self._question: Question | None = None
        self._passing = self._refused = ""
        self._fresh = False
        """Whether something was told that has not been superseded by looking at something else."""
        self.warning = False
        """Whether the player has just been warned that a choice would be wasted."""

    # The decision

    def put(self, decision: Decision | None) -> None:
        """Put a decision to the person who makes it; None if nobody decides now."""
        self._question = None
        if decision is not None:
            view, discreet = self.screen.view_of(decision), decision.colour not in self.screen.viewers
            self._question = Question(decision, Forecast(view, decision, discreet) if view else None)
        self.warning = False
        self.changed()

    @property
    def _chosen(self) -> str | None:
        """The card to be placed next, chosen or carried."""
        playing = self._question is not None and self._question.decision.kind == "play"
        carried = self.drag.thing if self.drag and playing else ("",)
        return carried[1] if carried[0] == CARD else self.chosen

    @derived("_question", "_chosen", "laid", "place")
    def pending(self) -> PendingDecision | None:
        """The decision with the choices made for it so far; None if nobody decides now."""
        if self._question is None:
            return None
        decision, brings = self._question.decision, self._question.brings
        return PendingDecision(decision, self._chosen, self.laid, brings, self.place)

    def choose(self, card: str | None = None, place: Thing | None = None) -> None:
        """Set the card to be placed next, or the place that a card is to be chosen for, or neither."""
        self.chosen, self.place = card, place

    @property
    def selectable(self) -> tuple[Thing, ...]:
        """The things that can be chosen now."""
        if self.pending is None or self.busy:
            return ()
        return (*self.pending.selectable, *self.pending.about)

    @derived(
        *("pending", "offered", "hovered", "screen.curtain", "session.humans", "guide.lessons"),
        *("top", "top.button_row"),
    )
    def buttons(self) -> list[Button]:
        """The current buttons, laid out."""
        given = self.pending.donation(self.laid) if self.pending and self.laid else None
        whose = self.offered.whose
        return undo_buttons.buttons(
            self.top.layout,
            self.top.button_row,
            self.top.buttons(self.pending.buttons if self.pending else (), self.hovered, given),
            self.offered,
            self.hovered,
            whose=self.session.name(whose) if whose else "",
            curtain=self.screen.curtain is not None,
            hint=bool(self.session.humans),
            lesson=self.guide.lessons is True,
        )

    @property
    def row(self) -> list[Rect]:
        """Where buttons lie in the row below the city, or at the top if the raised hand lies there."""
        room = self.top.button_row
        return [button.rect for button in self.buttons if button.rect.colliderect(room)]

    # What a choice would bring

    @property
    def considered(self) -> tuple[Move, ...]:
        """The moves that lie in what is pointed at, focused or carried; empty for none."""
        if self.pending is None or self.busy or self.sheet:
            return ()
        carried = self.drag.thing if self.drag else None
        if carried is None and self.hovered not in self.selectable:
            return ()
        return self.pending.considered(self.hovered, carried)

    @property
    def foretold(self) -> str:
        """One line on what the considered moves would bring; empty if there is nothing to say."""
        moves = self.considered
        return (self.hints.counsel(moves[0], self.pending) if moves else "") or self._brought

    @derived("_question", "considered")
    def _brought(self) -> str:
        """The same, without what hints say."""
        forecast, moves = self._forecast, self.considered
        return forecast.line(moves) if forecast and moves else ""

    @property
    def _forecast(self) -> Forecast | None:
        return self._question.forecast if self._question else None

    @property
    def shown_caption(self) -> tuple[str, str | None]:
        """The caption that is shown, and the seat that it is about."""
        if self.narrates:
            return "" if self.is_news else self.caption, None
        told = "" if self.is_news else self.caption
        foretold = "" if self._fresh and (told or self.happened) else self.foretold
        if foretold or told:
            return foretold or told, None
        return (self.happened, None) if self.happened else (self.caption, self.caption_seat)

    @property
    def just_told(self) -> str:
        """What was told last; empty once something else is looked at."""
        return self.caption if self._fresh else ""

    @property
    def narrates(self) -> bool:
        """Whether the prompt tells what is being shown, or what was shown last while a bot thinks on."""
        if self.busy:
            return True
        return self.pending is None and self.is_news and self._quiet < THINKING and not self.offered.done

    @property
    def narration(self) -> tuple[str | None, str]:
        """What is being shown or was shown last, in one sentence, and the seat that it is about."""
        act = self.animator.act
        if act is not None and any(isinstance(event, RatsCome) for event in act.events):
            line = "plague"
        else:
            line = "" if self.is_news else self.automatic
        if line:
            return None, AUTOMATIC.say(line, seats=len(self.shown.seats))
        if self.is_news:
            return self.caption_seat, self.caption
        return None, say("bots-again") if self.repeating else ""

    def rest(self, dt: float) -> None:
        """Let time pass in which nothing is shown: what was told last gives way to who is thinking."""
        before = self._quiet
        self._quiet = 0.0 if self.busy else self._quiet + dt
        if before < THINKING <= self._quiet and self.pending is None and self.is_news:
            self.changed()

    def wastes(self, moves: tuple[Move, ...]) -> bool:
        """Whether moves would waste a card, a coin or a cube, while another choice would not."""
        return bool(moves) and self._forecast is not None and self._forecast.wastes(moves)

    def warns(self, moves: tuple[Move, ...]) -> bool:
        """Warn the player, once for each choice, before it is wasted; return whether it was needed."""
        if self._question is None or moves in self._question.warned or not self.wastes(moves):
            return False
        self._question.warned.add(moves)
        self.warning = True
        self.host.sound.play("refuse")
        self.changed()
        return True

    def now(self, thing: Thing) -> str:
        """Return what a thing means for the only viewer at this moment, for its close-up."""
        view = self.screen.view()
        if self.busy or self.screen.curtain:
            return ""
        if self._forecast is not None:
            return situation(self._forecast, thing)
        return situation(Forecast(view), thing) if len(view.viewers) == 1 else ""

    # The display

    def _follow_act(self, act: Act) -> bool:
        """Point the camera at an act; it waits while the camera moves."""
        return self.camera.follow(act)

    def _may_begin(self, act: Act) -> bool:
        """Whether an act may be shown: its move is on disk, and the guide needs nothing read before it."""
        if self.writing or (self.guide.lessons and self.animator.showing):
            return False
        return self.guide.lets_begin(act.engine_events)

    def _may_be_seen(self) -> bool:
        """Whether the last move is on disk."""
        return not self.writing

    def hover(self, thing: Thing | None) -> None:
        """Set the thing being pointed at. What was told before gives way to what is foretold of it."""
        moved = thing != self.hovered
        if moved and thing is not None and (self.hovered or self.host.devices.last == MOUSE):
            self._fresh = False
        if moved and self.hovered is not None and thing in self.selectable:
            self.warning = False
        super().hover(thing)

    def hurried(self, dt: float) -> float:
        """Return ``dt`` seconds of game time, more of them the longer a person has waited for the others."""
        pace = self.host.settings.pace
        if self.screen.asked is not None and not self.busy:
            self.tempo.asked()
        if pace not in HURRIED or self.repeating or self.guide.lessons or not self.session.humans:
            return dt
        acts = (showing.act for showing in self.animator.showing)
        factor = self.tempo.advance(dt, acts, self.session.humans)
        return dt if self.director.unconfirmed else dt * factor

    @property
    def busy(self) -> bool:
        """Whether something is being shown, so that a press merely skips it."""
        return self.animator.busy or self.repeating or self.begins

    def lay_anew(self, size: tuple[int, int]) -> None:
        """Rebuild the tabletop for a window size or for other players, keeping the camera's target."""
        focus, hand_up = self.top.focus, self.top.hand_up
        self.lay(self.session.seats, size, held=bool(self.session.humans))
        self.top.look_at(focus, hand_up, at_once=True)

    def _begin_event(self, event: Event) -> None:
        """Handle an event as on any table, and also say what happens by itself and show a spy's secret."""
        self.automatic = automatic(event, self.automatic)
        if self.is_news and automatic(event, ""):
            self.caption, self.caption_seat, self.is_news = "", None, False
        super()._begin_event(event)
        self._quiet = 0.0
        if isinstance(event, GreyShown) and event.seat in self.screen.viewers:
            self.show_grey(event.seat, event.persons)

    # Messages

    def show(self, events: Sequence[Event], then: View) -> None:
        """Show the events of a move; after the last of them the table shows ``then``."""
        self.announcer.hear(events)
        super().show(events, then)

    def tell(self, words: str, passing: bool = False, secret: bool = False, aloud: str = "") -> None:
        """Show a message about no seat in the caption; if ``passing``, only until the next decision.

        ``secret``: only the person who is asked may know it. ``aloud``: what is read aloud instead.
        """
        super().tell(words)
        if words:
            self.announcer.say(aloud or words, secret)
        self._fresh = bool(words)
        self._passing = words if passing else ""

    def look_closer(self, borough: str | None, aloud: str = "") -> None:
        """Look at a borough, or (``None``) at the whole city, and tell whose it is.

        ``aloud``: what is read aloud of it instead.
        """
        self.camera.look_closer(borough)
        if borough is None:
            self.forget_passing()
            if aloud:
                self.announcer.say(aloud)
        elif borough in self.shown.players:
            self.tell(say("steering-borough", of=of(self.session.name(borough))), passing=True, aloud=aloud)
        else:
            self.tell(say("steering-borough-unplayed"), passing=True, aloud=aloud)

    def happen(self, words: str) -> None:
        """Tell the person who is asked what has happened meanwhile, until something else is looked at."""
        if words and words != self.happened:
            self._fresh = True
        self.happened = words

    def forget_refusal(self) -> None:
        """Clear why something couldn't be done."""
        if self._refused and self.caption == self._refused:
            self.tell("")
        self._refused = ""

    def forget_passing(self) -> None:
        """Clear a passing message, as the next decision begins."""
        if self.caption == self._passing:
            self.tell("")

    def refuse(self, why: str) -> None:
        """Tell the player why something can't be done, until the player does something else."""
        self.tell(why, passing=True)
        self._refused = why
        self.host.sound.play("refuse")

    def show_grey(self, seat: str, persons: Sequence[str]) -> None:
        """Show the grey persons still to come to a seat whose spy has seen them."""
        self.sheet = sheets.grey_to_come(self.session.name(seat), tuple(persons))
        self.changed()
