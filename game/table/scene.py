"""The table as a scene: input becomes moves, moves become events, events are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from engine.events import Event, GreyShown, RoundBegan
from engine.rewind import Timeline
from game import woodwork
from game.kept import forget_all
from game.memory import give_back
from game.scene import Host, Scene
from game.sentences import headline
from game.table import opening, sheets, turn_end
from game.table.animator import SPEEDS, Animator
from game.table.answering import Answering
from game.table.director import Director
from game.table.director import Scene as Shot
from game.table.encore import Encore
from game.table.gaze import Gaze
from game.table.hinting import Adviser
from game.table.intents import Reading, Thing
from game.table.offering import Offering
from game.table.picture import Picture
from game.table.pointing import Pointer
from game.table.prompt import Button
from game.table.prompts import course
from game.table.shown import Shown
from game.table.steering import Steering
from game.table.tabletop import Tabletop
from game.table.targets import BUTTON, CARD
from game.table.teacher import Teacher
from game.table.thinking import Dots
from game.words import read_all, say

if TYPE_CHECKING:
    from game.session import Session

_SPARE = 0.006
"""Seconds of an idle step that go into painting what will be looked at next."""
_PATIENCE = 0.0005
"""Seconds of a step in which the disk is waited for where it isn't done."""
_FAREWELL = 2.5
"""Seconds between the last event of a game and its results."""


class TableScene(Scene):
    """A session's game at the table."""

    def __init__(self, host: Host, session: Session) -> None:
        self.host = host
        self.session = session
        session.beside_frames = True
        self._writing = False
        self.director = Director(session)
        self.shown = Shown(self.director.view())
        self.animator = Animator(
            self.shown,
            lambda: self.top.stage(),
            sound=host.sound.play,
            tell=self._told,
            landed=self._landed,
            aim=lambda act: self.gaze.follow(act),
            may_begin=lambda act: not self._writing and self.teacher.lets_begin(act.told),
        )
        self.top = Tabletop(session.seats, session.look, self.shown, host.size, host.settings)
        self.reading: Reading | None = None
        self.chosen: str | None = None
        self.caption = ""
        self.teller: str | None = None
        self.course = ""
        """What goes on by itself, as :func:`game.table.prompts.course` names it."""
        self._passing = ""
        self._language = host.settings.language
        self._names = {seat.colour: seat.name for seat in session.seats}
        self.hovered: Thing | None = None
        self.gaze = Gaze(self)
        self.answering = Answering(self)
        self.pointer = Pointer(self)
        self.offering = Offering(self)
        self.picture = Picture(self)
        self.moving = False
        """Whether what flies or is carried has to be drawn anew, and nothing else."""
        self.sheet: sheets.Sheet | None = None
        self.buttons: list[Button] = []
        self.offered = turn_end.Offer()
        """What can be taken back or ended now."""
        self.dots = Dots()
        self._over_for = 0.0
        self.steering = Steering(self)
        self.adviser = Adviser(self)
        self.encore = Encore(self)
        self.teacher = Teacher(self, session)
        self.remark = ""
        """What is to be told when all has been shown."""

    @property
    def busy(self) -> bool:
        """Whether something is being shown, so that a press only skips it."""
        return self.animator.busy or self.encore.running

    @property
    def carrying(self) -> bool:
        """Whether the pointer carries something."""
        return self.pointer.carrying

    # Scene

    def enter(self, host: Host) -> None:
        """The table is set; the room sounds."""
        host.sound.ambience(True)
        self.steering.enter()
        read_all()
        woodwork.forget()  # the menus' pictures make room for the table's
        give_back()
        if len(self.session.humans) < len(self.session.seats):
            self.director.worker.wake()
        if host.settings.pace != "instant":
            self.top.warm()
        self.refresh()
        if not self.session.record.moves:
            self._open()

    def _open(self) -> None:
        """Show how the game begins: the persons turn up, the first hands are dealt."""
        if self.host.settings.pace == "instant" or self.teacher.listening:
            self.host.sound.play("bell_period")
            return
        opening.not_yet(self.shown)
        self.course = "round"
        view = self.director.view()
        self.animator.show(opening.opening(view), view)
        self.gaze.at(None)
        self.top.lay_hand(self.director.hand_of)

    def leave(self) -> None:
        """The bots stop thinking. Every move is on the disk already, or it is tried once more."""
        self.session.keep()
        if self.session.news:
            self.host.notice(self.session.news)
        self.director.close()
        self.adviser.close()
        self.steering.leave()
        self.host.sound.ambience(False)
        self.top.painter.forget()
        self.picture.forget()
        forget_all(under="game.table", but="game.table.cards")  # those take longest to paint
        give_back()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the table anew; what was moving has arrived."""
        self.animator.skip()
        focus, hand_up = self.top.focus, self.top.hand_up
        self.top = Tabletop(self.session.seats, self.session.look, self.shown, size, self.host.settings)
        self.top.look_at(focus, hand_up, at_once=True)
        self.pointer.let_go()
        if self._language != self.host.settings.language:
            self._language = self.host.settings.language
            self.tell("")
        self.refresh()

    def step(self, dt: float) -> None:
        """A step of time: the camera glides, animations run, bots think, the next decision is put."""
        pace = self.host.settings.pace
        speed = SPEEDS[pace]
        changed = self.top.step(dt * min(speed, 3.0))
        self.animator.still = self.host.settings.reduced_motion
        self.teacher.step(dt)
        self._hear_of_disk()
        if self.animator.busy and not self.top.gliding and not self.teacher.telling:
            before = self.animator.version
            if pace == "instant":
                self.animator.skip()
            self.moving = self.animator.step(dt * speed) or self.moving
            changed = changed or self.animator.version != before
        self.moving = self.pointer.step(dt) or self.offering.step(dt) or self.moving
        self.director.confirm = self.host.settings.confirm_turns
        if not self.animator.busy:
            self._go_on(dt, pace)
        self.adviser.step(dt, pace == "instant")
        self._offer(pace)
        changed = self.dots.step(self.director.worker.thinking, dt) or changed
        still = not (changed or self.stale or self.moving)
        if still and pace != "instant" and not self.session.game.over:
            self.top.prepare(_SPARE)
        if changed:
            self.stale = True
        self.steering.step()
        if self.stale:
            self.top.lay_hand(self.director.hand_of)

    def _go_on(self, dt: float, pace: str) -> None:
        """Nothing is to be shown any more: who is next?"""
        if self.encore.running:
            self.encore.step(dt, pace)
            return
        if self.remark:
            self.tell(self.remark)
            self.remark = ""
        if self.teacher.speaks():
            return
        if self.session.game.over:
            self._finish(dt)
            return
        if self.director.curtain or self.sheet:
            return
        ready = not self.top.gliding or pace == "instant"
        shot = self.director.update(dt, pace, ready)
        if shot is not None:
            self.show(shot)
        answering = self.reading.decision if self.reading else None
        if self.director.asked is not answering or self.director.curtain:
            if self.caption == self._passing:
                self.tell("")
            self.refresh()
        elif shot is None and self._bot_is_alone():
            # What bots do is watched over the whole city.
            self.gaze.on(None)

    def _bot_is_alone(self) -> bool:
        to_move = self.session.game.to_move
        return len(to_move) == 1 and not self.session.seat(to_move[0]).human

    def _finish(self, dt: float) -> None:
        self._over_for += dt
        if self._over_for >= (_FAREWELL if self.host.settings.pace != "instant" else 0.0):
            self.host.game_over(self.session)

    # Showing

    def show(self, shot: Shot) -> None:
        """Animate what happened."""
        mover = self.session.record.moves[-1].partition(" ")[0]
        self.encore.note(mover, shot)
        self.teacher.follow(shot.events)
        self.animator.show(shot.events, shot.then)
        if self.director.asked is None:
            self.chosen = None
            self.reading = None
            self.lay_buttons()
        if self.director.shares_screen and self.director.hand_of is None:
            self.top.lay_hand(None)
        self._writing = True
        if self.director.stood_in:
            name = self.session.name(self.director.stood_in)
            self.remark = say("table-unstarted" if self.director.unstarted else "table-stood-in", name=name)
            self.director.stood_in = None
        self.stale = True

    def _hear_of_disk(self) -> None:
        """A move is shown when it lies on the disk; a slow one holds up the game, but no frame."""
        if not self._writing:
            return
        if not self.session.settle(0.0):
            self.session.settle(_PATIENCE)  # frames without a pause would leave the writer no time
            return
        self._writing = False
        if self.session.trouble:
            self.remark = self.session.trouble
        if self.session.news:
            self.host.notice(self.session.news)
            self.session.news = None

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
            self.sheet = sheets.grey_to_come(self.session.name(event.seat), event.persons)
        self.top.map_stale()

    def _landed(self, event: Event) -> None:
        """An event has been shown."""
        self.top.landed(event)
        self.stale = True

    def refresh(self) -> None:
        """The decision has changed: what is lit, the hand, the camera, the buttons."""
        director = self.director
        self.offering.clear()
        self.pointer.settle()
        self.top.dropped.clear()
        if not self.animator.busy:
            self.shown.become(director.view())
        asked = director.asked
        self.reading = Reading(asked, self.chosen) if asked else None
        if asked and not self.animator.busy:
            self.course = ""
        self.gaze.on(asked)
        self.top.lay_hand(director.hand_of)
        self.top.map_stale()
        self.lay_buttons()
        self.hovered = None
        self.stale = True

    def lay_buttons(self) -> None:
        """Lay out the buttons there are now."""
        targets = self.reading.buttons if self.reading else ()
        laid = f"donate {self.offering.laid}" if self.offering.laid else ""
        asked = self.top.buttons(targets, self.hovered, laid)
        self.buttons = turn_end.buttons(self, self.offered, asked)
        self.top.prompt_end = turn_end.prompt_end(self.top.layout, self.buttons)

    def _offer(self, pace: str) -> None:
        """What can be taken back, or a turn that is to be ended, has its buttons."""
        offered = turn_end.offer(self.director, pace)
        if offered != self.offered:
            done, self.offered = offered.done and not self.offered.done, offered
            self.lay_buttons()
            if done:
                self.steering.focus((BUTTON, turn_end.DONE))
            self.stale = True

    def look_anew(self) -> None:
        """The game has gone back, or others look: put the decision as it is now.

        What was shown before is not shown once more.
        """
        self.director.update(0.0, self.host.settings.pace, True)
        self.encore.forget()
        self.remark = ""
        self.offered = turn_end.offer(self.director, self.host.settings.pace)
        self.refresh()

    def hint(self) -> None:
        """Ask for a hint, or for the next one."""
        self.adviser.ask()

    def history(self) -> None:
        """Look at what has happened so far."""
        self.pointer.let_go()
        self.host.go.history(Timeline(self.session.record), self.director.viewers)

    # Input

    def handle(self, event: pygame.Event) -> None:
        """What the teacher's bubble doesn't want is the pointer's; keys and pads are the steering's."""
        if self.teacher.handle(event) or self.steering.handle(event):
            return
        self.pointer.handle(event)

    def advance(self) -> bool:
        """One press goes on: past a sheet, the curtain or what is being shown; whether there was one."""
        if self.sheet is not None:
            self.sheet = None
        elif self.director.curtain:
            secret = self.director.open_curtain()
            if secret is not None:
                self.sheet = sheets.grey_to_come(self.session.name(secret.seat), secret.persons)
            self.host.sound.play("card_turn")
            self.director.update(0.0, self.host.settings.pace, True)
            self.refresh()
        elif self.busy:
            self.animator.skip()
            if self.encore.running:
                self.encore.end()
        else:
            return False
        self.stale = True
        return True

    def pause(self) -> None:
        """Stop the game until somebody wants to go on."""
        self.pointer.let_go()
        self.host.go.pause()

    def hover(self, thing: Thing | None) -> None:
        """Mark a thing as the one that is pointed at."""
        if thing == self.hovered:
            return
        self.hovered = thing
        self.top.hand.hover = None
        if thing and thing[0] == CARD and thing[1] in self.top.hand.cards:
            self.top.hand.hover = self.top.hand.cards.index(thing[1])
        self.lay_buttons()
        self.stale = True

    def tell(self, words: str, passing: bool = False) -> None:
        """Show a sentence of nobody's in the caption; ``passing``: only until the next decision."""
        self.caption, self.teller = words, None
        self._passing = words if passing else ""
        self.stale = True

    def refuse(self, why: str) -> None:
        """Say why something can't be done."""
        self.tell(why, passing=True)
        self.host.sound.play("refuse")

    def close_up(self, thing: Thing) -> None:
        """Open the close-up of a thing, where there is one."""
        self.sheet = sheets.about(thing, self.shown, self._names)
        if self.sheet:
            self.host.sound.play("page")
        self.stale = True

    # Drawing

    @property
    def lit(self) -> tuple[Thing, ...]:
        """What can be chosen now."""
        if self.reading is None or self.busy:
            return ()
        return (*self.reading.lit, *self.reading.about)

    def draw(self, surface: Surface, alpha: float) -> bool:
        """Draw the table when something has changed."""
        if not self.stale and not self.moving:
            return False
        everything, self.stale, self.moving = self.stale, False, False
        self.picture.draw(surface, everything)
        return True
