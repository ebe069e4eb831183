"""The teacher at the table: opens bubbles, waits until they are read, suggests moves, can be sent away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from engine import Decision, Move
from engine.events import Event
from game.accounts import account
from game.lesson.course import Course
from game.lesson.lines import CITY, HOME, Asked, Coming, Line, Over
from game.lesson.progress import KEY as ENTRY
from game.lesson.progress import Progress
from game.table.bubble import ON
from game.table.director import PRIVATE
from game.table.prompt import Button
from game.table.spots import in_sight
from game.table.targets import BUTTON
from game.table.teacher_hands import KEY, Hands
from game.table.teacher_view import RISE, Blackboard
from game.words import say

if TYPE_CHECKING:
    from game.session import Session
    from game.table.scene import TableScene

ICON = "icons/lesson"


class Teacher:
    """What the teacher does at a table; in a game without lessons, nothing."""

    def __init__(self, scene: TableScene, session: Session) -> None:
        self.scene = scene
        progress = Progress.of(session.record.table)
        self.learners = session.humans
        """Who learns: the only person at the table."""
        self.course = Course(progress) if progress is not None and len(self.learners) == 1 else None
        self.log: list[Line] = []
        """All that was said since the table was entered."""
        self.at: int | None = None
        """Which line of the log is being read; ``None``: none."""
        self.advice: Line | None = None
        """What is suggested for the present decision."""
        self.folded = False
        """Whether the advice has been put aside."""
        self.board = Blackboard(scene)
        self._contrary = False
        self._met: tuple[Decision, str | None] | None = None
        self._advised: tuple[Decision, str | None] | None = None
        self._wish: Move | None = None
        self._later: list[Event] = []
        self._ended = False
        self._home: tuple[str | None, bool] | None = None
        self.hands = Hands(self)

    @property
    def listening(self) -> bool:
        """Whether this is a game with lessons, they go on, and who learns still plays alone."""
        there = self.scene.session.humans == self.learners
        return there and self.course is not None and self.course.progress.on

    @property
    def telling(self) -> bool:
        """Whether a bubble waits to be read, and the table with it."""
        return self.at is not None

    @property
    def line(self) -> Line | None:
        """The line whose bubble is open."""
        if self.at is not None:
            return self.log[self.at]
        return None if self.folded or self.scene.busy or self.scene.reading is None else self.advice

    # When there is something to say

    def follow(self, events: Sequence[Event]) -> None:
        """A move was made; ``events`` will be shown."""
        self._later = list(events)
        played = Move.parse(self.scene.session.record.moves[-1])
        if played.colour not in self.scene.session.humans:
            return
        if self._wish is not None:
            self._contrary = played != self._wish
        self._wish = self.advice = None
        self.board.forget()

    def lets_begin(self, events: Sequence[Event]) -> bool:
        """Whether ``events`` may be shown now; else a bubble is open that comes before them."""
        if not self.listening or self.course is None or self.scene.encore.running:
            return True
        if self.telling:
            return False
        me, names = self._who()
        lines: list[Line] = []
        for event in events:
            if event in self._later:
                del self._later[: self._later.index(event)]
            coming = Coming(self.scene.shown, me, names, event, tuple(self._later))
            found = {line.topic for line in lines}
            lines += [line for line in self.course.lines(coming) if line.topic not in found]
        self._open(lines)
        return not lines

    def speaks(self) -> bool:
        """See whether there is something to say where the game stands; returns whether it waits for it."""
        if not self.listening or self.course is None:
            if self.telling:  # somebody else sits here now
                self._close()
            return False
        if self.telling:
            return True
        scene = self.scene
        if scene.session.game.over:
            return self._end()
        if scene.sheet or (scene.top.gliding and not scene.gaze.jumps):
            return False
        key = self._question()
        if key != self._met:
            self._met = key
            self._open(self.course.lines(self._asked()) if key else [])
        if not self.telling and key != self._advised:
            self._advised = key
            self._advise()
        return self.telling

    def _end(self) -> bool:
        if not self._ended and self.course is not None:
            self._ended = True
            self.advice = None
            record, result = self.scene.session.record, self.scene.session.game.result
            assert result is not None
            me, names = self._who()
            tied = sum(n == max(result.prestige.values()) for n in result.prestige.values()) > 1
            told = Over(self.scene.shown, me, names, result.winners, tied, account(record))
            self._open(self.course.lines(told))
        return self.telling

    def _question(self) -> tuple[Decision, str | None] | None:
        """What the learner is asked now, and the card chosen for it."""
        scene = self.scene
        if scene.reading is None or scene.busy or scene.director.asked is not scene.reading.decision:
            return None
        return scene.reading.decision, scene.reading.chosen

    def _who(self) -> tuple[str, dict[str, str]]:
        session = self.scene.session
        return self.learners[0], {seat.colour: seat.name for seat in session.seats}

    def _asked(self) -> Asked:
        reading = self.scene.reading
        assert reading is not None
        me, names = self._who()
        view = self.scene.session.view(me)
        return Asked(view, me, names, reading.decision, reading.chosen, self._contrary)

    def _advise(self) -> None:
        before = self.advice
        self.advice = None
        if self.course is not None and self._advised is not None:
            self.advice = self.course.advice(self._asked())
            self._contrary = False
        if self.advice is not None:
            self.folded = False
            self._wish = self.advice.move or self._wish
            lit = self.scene.reading.lit if self.scene.reading else ()
            first = next((thing for thing in self.advice.about if thing in lit), None)
            if first is not None and self.advice.move is not None:
                self.scene.steering.focus(first)
        if before is not self.advice:
            self._changed()

    # Opening and closing

    def _open(self, lines: Sequence[Line]) -> None:
        if not lines:
            return
        top = self.scene.top
        self._home = (top.focus, top.hand_up)
        self.scene.pointer.let_go()
        self.log += lines
        self._turn_to(len(self.log) - len(lines))

    def _turn_to(self, at: int) -> None:
        """Read the line at a place of the log."""
        self.at = at
        line = self.log[at]
        if self.course is not None:
            self.course.said(line)
        self._look(line)
        self.board.focus = ON
        self.hands.let_go()
        self.scene.hover(None)
        self.scene.host.sound.play("page")
        self._changed()

    def _look(self, line: Line) -> None:
        scene = self.scene
        if line.look == CITY:
            scene.gaze.at(None)
        elif line.look == HOME:
            scene.gaze.at(self._who()[0], hand_up=scene.director.asked is not None and self._hand_is_up())
        elif self._home is not None:
            scene.gaze.at(self._home[0], self._home[1])
        if not all(in_sight(scene.top, thing) for thing in line.about):
            scene.gaze.at(None)

    def _hand_is_up(self) -> bool:
        asked = self.scene.director.asked
        return asked is not None and asked.kind in PRIVATE

    def go_on(self) -> None:
        """The bubble was read: the next one, or the game goes on."""
        if self.at is None:
            return
        if self.at + 1 < len(self.log):
            self._turn_to(self.at + 1)
            return
        self._close()

    def go_back(self) -> bool:
        """One bubble back; returns whether there was one."""
        if not self.at:
            return False
        self._turn_to(self.at - 1)
        return True

    def _close(self) -> None:
        self.at = None
        self.hands.rest()
        if self._home is not None:
            self.scene.gaze.at(*self._home)
            self._home = None
        self._keep()
        self._changed()

    def recall(self) -> None:
        """The teacher's button: bring the advice back, or read once more what was said last."""
        if self.telling:
            self._close()
        elif self.advice is not None and self.folded:
            self.folded = False
        elif self.log:
            top = self.scene.top
            self._home = (top.focus, top.hand_up)
            self._turn_to(len(self.log) - 1)
        elif self.advice is not None:
            self.folded = True
        else:
            self.scene.tell(say("lesson-nothing"))
        self._changed()

    def send_away(self) -> None:
        """No more lessons in this game, until :meth:`call_back`."""
        if self.course is None:
            return
        self.course.progress.on = False
        self.advice = None
        self._met = self._advised = None
        if self.telling:
            self._close()
        self.hands.let_go()
        self._keep()
        self.scene.tell(say("lesson-off"))

    def call_back(self) -> None:
        """The lessons go on."""
        if self.course is not None:
            self.course.progress.on = True
            self._keep()
            self.scene.tell(say("lesson-on"))

    def _keep(self) -> None:
        if self.course is not None:
            self.scene.session.keep_at_table(ENTRY, self.course.progress.entry())

    def _changed(self) -> None:
        self.board.forget()
        self.scene.lay_buttons()
        self.scene.stale = True

    # Time and input

    def step(self, dt: float) -> None:
        """Let time pass while a bubble opens, and while its seal is held."""
        board = self.board
        if board.made is not None and board.age < RISE:
            board.age = RISE if self.scene.gaze.jumps else min(RISE, board.age + dt)
            self.scene.stale = True
        self.hands.step(dt)

    def handle(self, event: pygame.Event) -> bool:
        """What a bubble is asked by pointer, keys and pads; returns whether the event is used up."""
        return self.hands.handle(event)

    def fold(self) -> None:
        """Put the advice aside."""
        self.folded = True
        self._changed()

    # On the table

    def button(self) -> Button | None:
        """The teacher's button beside the candle; ``None`` where nobody teaches."""
        if not self.listening:
            return None
        hovered = self.scene.hovered == (BUTTON, KEY)
        return Button(KEY, "", (ICON,), self.scene.top.layout.beside[1], hover=hovered)

    def draw(self, surface: Surface) -> None:
        """Draw the bubble that is open."""
        scene, line = self.scene, self.line
        if line is None or scene.sheet is not None or (scene.top.gliding and not scene.gaze.jumps):
            return
        self.board.draw(surface, line, self.telling, bool(self.at))
