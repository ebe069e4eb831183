"""The table of a game watched again: its moments, the console, what lies there, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect, Surface

from engine import Record, View
from engine.events import Event, redact
from engine.record import records
from engine.record.timeline import Timeline
from game.decisions.gestures import Thing
from game.file_errors import refusal
from game.input.bindings import BACK, DOWN, LEFT, PREVIOUS, RIGHT, SELECT
from game.input.devices import MOUSE
from game.log.sentences import headline
from game.match.pace import PAUSES
from game.match.session import look_of
from game.screens.replay.replay_console import BAR, CLOSE, PACE, PLAY, PLAY_ON, VIEW, Console, keys
from game.seats import Seat
from game.settings import PACES
from game.table import effects
from game.table.city.board import Shown
from game.table.hud import sheets
from game.table.hud.layout import Layout
from game.table.hud.prompt import Button
from game.table.motion.animator import SPEEDS, Animator
from game.table.tabletop import Tabletop
from game.ui import focus_frame
from game.ui.focus import Focus
from game.ui.key_legend import MOVE, Hint, block
from game.ui.malloc import give_back
from game.ui.scene import Host, Scene
from game.words import Family, say

_PACE_NAMES = Family("settings-pace", PACES)


def perspectives(record: Record, over: bool) -> list[tuple[str, ...]]:
    """Whose hands may be looked at: the seats whose knowledge is shown, the usual choice first.

    Of a game that goes on nobody sees more than at the table.
    """
    people = tuple(seat.colour for seat in record.seats if seat.player == records.HUMAN)
    if over:
        seats = [seat.colour for seat in record.seats]
        return [tuple(seats), *((seat,) for seat in seats), ()]
    if len(people) == 1 or record.table.get("open_hands") is True:
        return [people, ()] if people else [()]
    return [()]


class Stop(NamedTuple):
    """What can have the focus: the bar, or a button of the console."""

    name: str
    place: Rect
    keeps: tuple[str, ...]
    ready: bool = True


class ReplayTable(Scene):
    """The table at any moment of a recorded game. What pointer, keys and pads do is the subclass's."""

    def __init__(self, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None) -> None:
        """``viewers``: the seats whose knowledge is shown, of a game that goes on beneath this scene.

        ``None``: whatever may be known of the game, and it can be played on from any moment.
        """
        self.timeline = timeline
        self.at = at
        """How many moves have been made at the moment that is shown."""
        record = timeline.record
        self.over = timeline.at(len(timeline)).over
        self.from_table = viewers is not None
        self.views = [tuple(viewers)] if viewers is not None else perspectives(record, self.over)
        self.viewers = self.views[0]
        self.playing = False
        self._seats = tuple(map(Seat.of_record, record.seats))
        self._look = look_of(record)
        self._names = {seat.colour: seat.name for seat in self._seats}
        self.shown = Shown(self._view())
        self.caption = ""
        self._teller: str | None = None
        self.sheet: sheets.Sheet | None = None
        self.hovered: Thing | None = None
        """What the pointer is over."""
        self._focus: Focus[Stop] = Focus()
        self._waited = 0.0

    # The scene

    def enter(self, host: Host) -> None:
        """Lay the table."""
        self.host = host
        self.animator = Animator(
            self.shown,
            lambda: self.top,
            sound=host.sound.play,
            tell=self._told,
            landed=lambda event: self.top.landed(event),
        )
        self.resize(host.size)

    def leave(self) -> None:
        """The table's pictures are needed no more."""
        self.top.painter.forget()
        give_back()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the table anew; what was moving has arrived."""
        self.animator.skip()
        settings = self.host.settings
        layout = Layout(size, settings.text_scale, len(self.shown.seats))
        self.console = Console(layout, self.timeline)
        self._lay_console()
        self.top = Tabletop(self._seats, self._look, self.shown, size, settings, self.console.height)
        self._lay_hand()

    def step(self, dt: float) -> None:
        """Let animations run; while it plays, the next move follows."""
        pace = self.host.settings.pace
        changed = self.top.step(dt * min(SPEEDS[pace], 3.0))
        self.animator.still = self.host.settings.reduced_motion
        if self.animator.busy and not self.top.gliding:
            if pace == "instant":
                self.animator.skip()
            changed = self.animator.step(dt * SPEEDS[pace]) or changed
            if not self.animator.busy:
                self._settle()
        elif self.playing and self.sheet is None:
            self._waited += dt
            if self._waited >= PAUSES[pace]:
                self.forward()
        self.stale = self.stale or changed

    # Moments

    def _view(self) -> View:
        return self.timeline.at(self.at).view(*self.viewers)

    def go_to(self, moment: int) -> None:
        """Show a moment at once."""
        self.animator.skip()
        self.at = max(0, min(len(self.timeline), moment))
        self.caption, self._teller = "", None
        self.top.lying.on_show = None
        for event in self.timeline.events(self.at):
            self._told(redact(event, self.viewers))
            self.top.landed(event)
        self.shown.become(self._view())
        self._settle()

    def forward(self) -> None:
        """Show the next move as it was made."""
        self.animator.skip()
        self._waited = 0.0
        if self.at >= len(self.timeline):
            self.playing = False
            self._lay_console()
            return
        self.at += 1
        events = [redact(event, self.viewers) for event in self.timeline.events(self.at)]
        self.animator.show(events, self._view())
        self._lay_console()
        self.stale = True

    def back(self) -> None:
        """Show the moment one move earlier."""
        self.playing = False
        self.go_to(self.at - 1)

    def play(self) -> None:
        """Begin to play, from the beginning where it is at its end, or pause."""
        if not self.playing and self.at >= len(self.timeline):
            self.go_to(0)
        self.playing = not self.playing
        self._waited = PAUSES["slow"]
        self._lay_console()
        self.stale = True

    def look_as(self, viewers: tuple[str, ...]) -> None:
        """Show what other seats know: one of :attr:`views`."""
        self.viewers = viewers
        self.go_to(self.at)

    def play_on(self) -> None:
        """Make a game of its own of the moment that is shown, and go on with it."""
        if self.timeline.at(self.at).over:
            self._say(say("replay-nothing-left"))
            self.host.sound.play("refuse")
            return
        record = self.timeline.branch(self.at)
        path = self.host.saves.new_path([seat.name for seat in self._seats])
        try:
            records.write(path, record)
        except OSError as error:
            self.host.notice(say("saves-not-saved", file=str(path), reason=refusal(error)))
            return
        self.host.open(path)

    def history(self) -> None:
        """List what happened, to go to one of its moments."""
        self.playing = False
        if self.from_table:
            self.host.pop()
        else:
            self.host.go.history(self.timeline, self.viewers, self.go_to, self.at)

    def pause(self) -> None:
        """Open the sheet of the pause."""
        self.playing = False
        self._lay_console()
        self.host.go.pause()

    def _settle(self) -> None:
        self._lay_hand()
        self.top.map_stale()
        self._lay_console()
        self.stale = True

    def _say(self, words: str) -> None:
        self.caption, self._teller, self.stale = words, None, True

    def _told(self, event: Event) -> None:
        """An event begins to be shown: its caption, and the card that lies for everybody to see."""
        line = headline(event, self._names)
        if line:
            self.caption, self._teller = line, getattr(event, "seat", None)
        self.top.tell(event)
        self.top.map_stale()

    # What lies there

    def _lay_hand(self) -> None:
        """The hand of the one whose view it is, or of who moves next."""
        to_move = [seat for seat in self.shown.to_move if seat in self.viewers]
        self.top.lay_hand(to_move[0] if to_move else self.viewers[0] if self.viewers else None)

    def _lay_console(self) -> None:
        end = self.at >= len(self.timeline)
        pace = _PACE_NAMES.say(self.host.settings.pace)
        choices = [Button(PACE, pace, ("icons/clock",))]
        if len(self.views) > 1:
            choices.append(Button(VIEW, self._whose(self.viewers), ("icons/eye",)))
        if self.from_table:
            choices.append(Button(CLOSE, say("replay-to-game"), ("icons/close",)))
        else:
            choices.append(Button(PLAY_ON, say("replay-play-on"), disabled=end and self.over))
            choices.append(Button(CLOSE, "", ("icons/close",)))
        spare = [Button(VIEW, self._whose(views), ("icons/eye",)) for views in self.views]
        spare += [Button(PACE, _PACE_NAMES.say(pace), ("icons/clock",)) for pace in PACES]
        self.console.lay(keys(self.at == 0, end, self.playing), choices, spare)
        keys_on = [button for button in self.console.buttons if not button.disabled]
        across = (LEFT, RIGHT)  # the bar keeps them; from key to key they lead through both rows
        stops = [Stop(BAR, self.console.bar, across), *(Stop(key.key, key.rect, across) for key in keys_on)]
        self._focus.links = {(BAR, DOWN): PLAY}
        for left, right in pairwise(keys_on):
            self._focus.links |= {(left.key, RIGHT): right.key, (right.key, LEFT): left.key}
        self._focus.settle(stops, PLAY if self._focus.current else BAR)

    @property
    def focused(self) -> str:
        """What keys and pads act on: the bar, or a button of the console."""
        assert self._focus.current is not None
        return self._focus.current.name

    def _whose(self, viewers: tuple[str, ...]) -> str:
        """Whose hands are seen, in a word."""
        if len(viewers) == 1:
            return self._names[viewers[0]]
        return say("replay-view-all") if viewers else say("replay-view-none")

    def place_of(self, name: str) -> Rect | None:
        """Where a button of the console, or the bar, can be pressed."""
        if name == BAR:
            return self.console.bar
        return next((button.rect for button in self.console.buttons if button.key == name), None)

    # What its buttons do

    def press(self, name: str) -> None:
        """Press a button of the console."""
        button = next((button for button in self.console.buttons if button.key == name), None)
        if button is None or button.disabled:
            return
        self.host.sound.play("button_press")
        match name:
            case "first":
                self.playing = False
                self.go_to(self.timeline.previous_round(self.at))
            case "before":
                self.back()
            case "play":
                self.play()
            case "after":
                self.playing = False
                self.forward()
            case "last":
                self.playing = False
                self.go_to(self.timeline.next_round(self.at))
            case "pace":
                self.change_pace(1, around=True)
            case "view":
                self.look_as(self.views[(self.views.index(self.viewers) + 1) % len(self.views)])
            case "play-on":
                self.play_on()
            case "close":
                self.host.pop()

    def change_pace(self, step: int, around: bool = False) -> None:
        """So many paces faster; ``around``: after the fastest comes the slowest."""
        at = PACES.index(self.host.settings.pace) + step
        at = at % len(PACES) if around else max(0, min(len(PACES) - 1, at))
        self.host.change_settings(pace=PACES[at])
        self._lay_console()
        self.stale = True

    def look_at(self, borough: str | None) -> None:
        """Look at a borough closely, or (``None``) at the whole city."""
        at_once = self.host.settings.reduced_motion or self.host.settings.pace == "instant"
        self.top.look_at(borough, False, at_once)
        self.stale = True

    def close_up(self, thing: Thing | None) -> None:
        """Show what there is to read about a thing; where something is read already, that goes."""
        look = thing if self.sheet is None else None
        self.sheet = sheets.about(look, self.shown, self._names) if look else None
        self.stale = True

    # Drawing

    def draw(self, surface: Surface, alpha: float) -> bool:
        """Draw the table when something has changed."""
        if not self.stale:
            return False
        self.stale = False
        top, hovered = self.top, self.hovered
        top.draw_table(surface, (), hovered)
        top.draw_surroundings(surface, (), hovered)
        top.draw_hand(surface, ())
        label = self.timeline.round_at(self.at).label
        n, moves = self.at, len(self.timeline)
        if self.from_table:
            sentence = say("replay-then", label=label, n=n, all=moves)
        else:
            sentence = say("replay-at", label=label, n=n, all=moves)
        top.draw_prompt(surface, None, sentence, self.caption, self._teller)
        self.console.draw(surface, self.at, hovered[1] if hovered and hovered[0] == "button" else None)
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
            if place.top >= layout.plates[-1].bottom and place.right <= layout.prompt.left:
                surface.blit(made, place)
