"""The table of a replay: its moments, the console, what lies on it, and its drawing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect, Surface

from engine import View
from engine.events import redact
from engine.record.timeline import Timeline
from game.input.bindings import BACK, DOWN, LEFT, PREVIOUS, RIGHT, SELECT
from game.input.devices import MOUSE
from game.match.expecting import ExpectationDesk
from game.match.memory import first_open_moment
from game.match.pace import PAUSES
from game.match.perspectives import overheard, perspectives
from game.match.session import decor_seed_of
from game.screens.replay import expectation_meter
from game.screens.replay.replay_console import (
    AFTER,
    BAR,
    BEFORE,
    CLOSE,
    EXPECT,
    FIRST,
    LAST,
    PACE,
    PLAY,
    PLAY_ON,
    VIEW,
    Console,
    keys,
)
from game.screens.replay.told_aims import ToldAims
from game.seats import Seat
from game.settings import PACES
from game.speech.reader import Aloud
from game.table import effects
from game.table.control.display import TableDisplay
from game.table.control.turn_news import TurnNews
from game.table.hud.layout import Layout
from game.table.hud.prompt import Button
from game.table.hud.seat_words import round_words, seat_words
from game.table.motion.acts import CITY, Act
from game.ui import focus_frame, image_cache
from game.ui.focus import Focus
from game.ui.image_cache import SHARED, TABLE
from game.ui.key_legend import MOVE, Hint, block
from game.ui.memory import freeze, give_back
from game.ui.scene import Host, Scene
from game.words import Family, say

_PACE_NAMES = Family("settings-pace", PACES)
_SPOKEN = Family("speech-replay", (BAR, FIRST, BEFORE, PLAY, AFTER, LAST, EXPECT, CLOSE))
"""What the bar and the buttons with pictures are called when read aloud."""


class Stop(NamedTuple):
    """Something that can have the focus: the bar, or a button of the console."""

    name: str
    place: Rect
    keeps: tuple[str, ...]
    ready: bool = True


class ReplayTable(TableDisplay, Scene):
    """The table at any moment of a recorded game. Subclasses handle pointer, keys and pads."""

    def __init__(
        self, host: Host, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None
    ) -> None:
        """``viewers`` are the seats whose knowledge is shown, in a game that continues below this scene.

        With None, everything that may be known of the game is shown, and it can be played on from any moment.
        """
        self.timeline = timeline
        self.first = first_open_moment(timeline)
        """The first moment that may be shown."""
        self.at = max(at, self.first)
        """The number of moves made at the displayed moment."""
        record = timeline.record
        self.over = timeline.at(len(timeline)).over
        self.from_table = viewers is not None
        self.views = [tuple(viewers)] if viewers is not None else perspectives(record, self.over)
        self.viewers = self.views[0]
        self.playing = False
        self._seats = tuple(map(Seat.of_record, record.seats))
        super().__init__(host, self._seats, decor_seed_of(record), self._view())
        self.expectations: ExpectationDesk | None = None
        """What the seats of a finished game could expect, while that is shown."""
        self.aims = ToldAims(record, self.names)
        self._turns = TurnNews(self.names)
        self._near = False
        """Whether the boroughs of those who act are enlarged."""
        self._focus: Focus[Stop] = Focus()
        self._waited = 0.0

    # The scene

    def enter(self, host: Host) -> None:
        """Set up the table."""
        self.resize(host.size)

    def leave(self) -> None:
        """Free the table's pictures, and stop what still thinks."""
        if self.expectations is not None:
            self.expectations.close()
        self.aims.close()
        self.top.painter.forget()
        image_cache.forget(TABLE, SHARED)
        give_back()
        if self.from_table:
            freeze()  # for the table below

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out the table again; animations are finished at once."""
        self.animator.skip()
        layout = Layout(size, self.host.settings.text_scale, len(self.shown.seats))
        above = expectation_meter.height(layout) if self.expectations is not None else 0
        self.console = Console(layout, self.timeline, not self._held, above)
        self._lay_console()
        self.lay(self._seats, size, self.console.height, self._held)
        self._lay_hand()

    def step(self, dt: float) -> None:
        """Advance animations; while playing, continue with the next move."""
        if self.expectations is not None and self.expectations.step(dt):
            self.changed()
        if self.aims.step(dt):
            self._tell_aims()
        busy = self.animator.busy
        if self.animate(dt):
            self.changed()
        if busy:
            if not self.animator.busy:
                self._lay_out()
        elif self.playing and self.sheet is None:
            self._waited += dt
            if self._waited >= PAUSES[self.host.settings.pace]:
                self.forward()

    # Moments

    def _view(self) -> View:
        return self.timeline.at(self.at).view(*self.viewers)

    def go_to(self, moment: int) -> None:
        """Show a moment at once."""
        self.animator.skip()
        self.at = max(self.first, min(len(self.timeline), moment))
        self.aims.forget()
        self.tell("")
        self.top.lying.on_show = None
        for event in self.timeline.events(self.at):
            seen = redact(event, self.viewers)
            self._begin_event(seen)
            self.top.landed(seen)
        self.shown.become(self._view())
        self._lay_out()

    def forward(self) -> None:
        """Show the next move as it was made."""
        self.animator.skip()
        self._waited = 0.0
        if self.at >= len(self.timeline):
            self.playing = False
            self._lay_console()
            return
        self.at += 1
        self.aims.forget()
        events = [redact(event, self.viewers) for event in self.timeline.events(self.at)]
        if self.playing and self.host.reader is not None:
            public = [redact(event, ()) for event in events]
            self.host.reader.tell(
                self._turns.news(public), lambda n: say("speech-missed", n=n, letter="none")
            )
        self.show(events, self._view())
        self._lay_console()
        self.changed()

    def back(self) -> None:
        """Show the moment one move earlier."""
        self.playing = False
        self.go_to(self.at - 1)

    def play(self) -> None:
        """Start playing (from the beginning if at the end), or pause."""
        if not self.playing and self.at >= len(self.timeline):
            self.go_to(0)
        self.playing = not self.playing
        self._waited = PAUSES["slow"]
        self._lay_console()
        self.changed()

    def look_as(self, viewers: tuple[str, ...]) -> None:
        """Show what other seats know: one of :attr:`views`."""
        before = self._held
        self.viewers = viewers
        if self._held != before:
            self.resize(self.host.size)
        self.go_to(self.at)

    # Read aloud

    def aloud(self) -> Aloud:
        """Return the button that has the focus, and the moment with what has just happened."""
        if self.sheet is not None:
            secret = overheard(self.host.settings, self.timeline.record, self.over)
            return Aloud(say("speech-quiet") if secret else self.sheet.read(self.shown))
        name = self.focused
        button = next((button for button in self.console.buttons if button.key == name), None)
        label = button.label if button is not None and button.label else ""
        focus = say("speech-button", label=label or _SPOKEN.say(name))
        return Aloud("", "", focus, "" if self.playing else f"{self._sentence()}\n{self.caption}")

    def survey(self, whole: bool) -> str:
        """Return how everybody stands, as far as the table shows it."""
        secret = overheard(self.host.settings, self.timeline.record, self.over)
        seats = [seat_words(seat, self.names, self.shown, secret) for seat in self.shown.seats]
        return "\n".join([round_words(self.shown), *seats])

    def _sentence(self) -> str:
        """Return which moment is shown."""
        label = self.timeline.round_at(self.at).label
        n, moves = self.at, len(self.timeline)
        return say("replay-then" if self.from_table else "replay-at", label=label, n=n, all=moves)

    def play_on(self) -> None:
        """Save the displayed moment as a new game, and continue playing it."""
        if self.timeline.at(self.at).over:
            self.tell(say("replay-nothing-left"))
            self.host.sound.play("refuse")
            return
        self.host.go.play_on(self.timeline, self.at)

    def make_task(self) -> None:
        """Ask for a task that begins with the displayed moment; at the end there is nothing left to play."""
        if self.timeline.at(self.at).over:
            self.tell(say("replay-nothing-left"))
            self.host.sound.play("refuse")
            return
        self.host.go.make_task(self.timeline, self.at)

    def toggle_expectations(self) -> None:
        """Show what each seat could expect to end with, or hide it."""
        if self.expectations is not None:
            self.expectations.close()
            self.expectations = None
        else:
            self.expectations = ExpectationDesk(self.timeline.record)
        self.resize(self.host.size)
        self.tell(say("replay-expected") if self.expectations else "")
        self.changed()

    def history(self) -> None:
        """List the history, to go to one of its moments."""
        self.playing = False
        if self.from_table:
            self.host.pop()
        else:
            self.host.go.history(self.timeline, self.viewers, self.go_to, self.at)

    def pause(self) -> None:
        """Open the pause menu."""
        self.playing = False
        self._lay_console()
        self.host.go.pause()

    def _lay_out(self) -> None:
        self._lay_hand()
        self.top.map_stale()
        self._lay_console()
        self.changed()

    # The hand and the console

    @property
    def _held(self) -> bool:
        """Whether a hand lies along the lower edge; if all are known, they lie open on the trays."""
        return bool(self.viewers) and not (self.over and len(self.viewers) == len(self._seats))

    def _lay_hand(self) -> None:
        """Show the hand of the viewer, or of the viewer who moves next."""
        if not self._held:
            self.top.lay_hand(None)
            return
        to_move = [seat for seat in self.shown.to_move if seat in self.viewers]
        self.top.lay_hand(to_move[0] if to_move else self.viewers[0] if self.viewers else None)

    def _lay_console(self) -> None:
        end = self.at >= len(self.timeline)
        pace = _PACE_NAMES.say(self.host.settings.pace)
        choices = [Button(PACE, pace, ("icons/clock",))]
        small = keys(self.at <= self.first, end, self.playing)
        if self.over and not self.from_table:  # never in a game that goes on
            small.append(Button(EXPECT, "", ("icons/trophy",), lit=self.expectations is not None))
        if len(self.views) > 1:
            choices.append(Button(VIEW, self._whose(self.viewers), ("icons/eye",)))
        if self.from_table:
            choices.append(Button(CLOSE, say("replay-to-game"), ("icons/close",)))
        else:
            choices.append(Button(PLAY_ON, say("replay-play-on"), disabled=end and self.over))
            choices.append(Button(CLOSE, "", ("icons/close",)))
        longer = [Button(VIEW, self._whose(views), ("icons/eye",)) for views in self.views]
        longer += [Button(PACE, _PACE_NAMES.say(pace), ("icons/clock",)) for pace in PACES]
        self.console.lay(small, choices, longer)
        keys_on = [button for button in self.console.buttons if not button.disabled]
        across = (LEFT, RIGHT)  # the bar keeps these itself; buttons lead on through both rows
        stops = [Stop(BAR, self.console.bar, across), *(Stop(key.key, key.rect, across) for key in keys_on)]
        self._focus.links = {(BAR, DOWN): PLAY}
        for left, right in pairwise(keys_on):
            self._focus.links |= {(left.key, RIGHT): right.key, (right.key, LEFT): left.key}
        self._focus.set_controls(stops, PLAY if self._focus.current else BAR)

    @property
    def focused(self) -> str:
        """What keys and pads act on: the bar, or a button of the console."""
        assert self._focus.current is not None
        return self._focus.current.name

    def _whose(self, viewers: tuple[str, ...]) -> str:
        """Return whose hands are visible, as a word."""
        if len(viewers) == 1:
            return self.names[viewers[0]]
        return say("replay-view-all") if viewers else say("replay-view-none")

    def place_of(self, name: str) -> Rect | None:
        """Return where a button of the console, or the bar, can be pressed."""
        if name == BAR:
            return self.console.bar
        return next((button.rect for button in self.console.buttons if button.key == name), None)

    # The console's buttons

    def press(self, name: str) -> None:
        """Press a button of the console."""
        button = next((button for button in self.console.buttons if button.key == name), None)
        if button is None or button.disabled:
            return
        self.host.sound.play("button_press")
        match name:
            case "first" | "last":
                self.playing = False
                round_ = self.timeline.previous_round if name == FIRST else self.timeline.next_round
                self.go_to(round_(self.at))
            case "before":
                self.back()
            case "play":
                self.play()
            case "after":
                self.playing = False
                self.forward()
            case "pace":
                self.change_pace(1, around=True)
            case "view":
                self.look_as(self.views[(self.views.index(self.viewers) + 1) % len(self.views)])
            case "expect":
                self.toggle_expectations()
            case "play-on":
                self.play_on()
            case "close":
                self.host.pop()

    def change_pace(self, step: int, around: bool = False) -> None:
        """Change the pace by ``step``; with ``around``, the slowest follows the fastest."""
        at = PACES.index(self.host.settings.pace) + step
        at = at % len(PACES) if around else max(0, min(len(PACES) - 1, at))
        self.host.change_settings(pace=PACES[at])
        self._lay_console()
        self.changed()

    def look_at(self, borough: str | None) -> None:
        """Point the camera at a borough, or (``None``) at the whole city; tell what its bot wanted."""
        self._near = borough is not None
        self._aim(borough)
        if self.over and not self.from_table:
            self.aims.ask(borough)
            self._tell_aims()

    def _tell_aims(self) -> None:
        if self.aims.seat is not None:
            self.tell(self.aims.sentence(self.timeline.round_at(self.at).label))
            self.caption_seat = self.aims.seat

    def _aim(self, borough: str | None) -> None:
        self.top.look_at(borough, False, self.jumps)
        self.changed()

    def _follow_act(self, act: Act) -> bool:
        """Show the borough of whoever acts if one is enlarged; return whether the camera is still moving."""
        if self._near:
            goal = self.top.focus
            if act.sight(act.actor or self.top.focus) == CITY:
                goal = None
            elif act.actor:
                goal = act.actor
            if goal != self.top.focus:
                if self.animator.showing:
                    return True
                self._aim(goal)
        return self.top.gliding

    # Drawing

    def draw(self, surface: Surface, alpha: float) -> bool:
        """Draw the table if something has changed."""
        if not self.stale:
            return False
        self.stale = False
        top, hovered = self.top, self.hovered
        top.draw_table(surface, (), hovered)
        calm = self.shown.seats if self.animator.ceremony else ()
        top.draw_surroundings(surface, (), hovered, answered=calm, working=self.animator.busy)
        top.draw_hand(surface, ())
        top.draw_prompt(surface, None, self._sentence(), self.caption, self.caption_seat)
        self.console.draw(surface, self.at, hovered[1] if hovered and hovered[0] == "button" else None)
        if self.expectations is not None:
            expected = self.expectations.at(self.at)
            expectation_meter.draw(surface, top.layout, self.console.above, self.shown.seats, expected)
        effects.draw(surface, top, self.animator)
        self.animator.draw(surface)
        if self.host.devices.last != MOUSE:
            place = self.place_of(self.focused)
            if place is not None:
                focus_frame.draw_round(surface, place, top.layout.u)
            self._draw_hints(surface)
        if self.sheet:
            self.sheet.draw(surface, top.layout, self.shown)
        return True

    def _draw_hints(self, surface: Surface) -> None:
        hints = [
            Hint(MOVE, say("replay-step")),
            Hint(SELECT, say("replay-play")),
            Hint(PREVIOUS, say("replay-rounds")),
            Hint(BACK, say("replay-to-game") if self.from_table else say("replay-close")),
        ]
        layout = self.top.layout
        made = block(hints, self.host.devices, layout.u, 1.0, across=False)
        if made is not None:
            place = made.get_rect(bottomleft=(layout.safe.left, layout.safe.bottom))
            if place.top >= layout.trays[-1].bottom and place.right <= layout.prompt.left:
                surface.blit(made, place)
