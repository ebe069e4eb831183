"""The teacher at the table: opens bubbles, waits until they are read, suggests moves, can be sent away."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from engine import Decision, Move
from engine.events import Event
from game.log.statistics import statistics_of
from game.match.lesson_progress import KEY as ENTRY
from game.match.lesson_progress import Progress
from game.match.screen import PRIVATE
from game.match.session import Session
from game.table.control.focus_targets import in_sight
from game.table.control.guide import Guide
from game.table.controls import Controls
from game.tutorial.bubble import ON
from game.tutorial.course import Course
from game.tutorial.lines import CITY, HOME, Asked, Coming, Line, Over
from game.tutorial.teacher_hands import Hands
from game.tutorial.teacher_view import RISE, Blackboard
from game.words import say


def teaches(session: Session) -> bool:
    """Whether there is a teacher in a game: it is one with lessons, and a single person plays it."""
    return Progress.of(session.record.table) is not None and len(session.humans) == 1


class Teacher(Guide):
    """What the teacher does at a table; see :func:`teaches`."""

    def __init__(self, controls: Controls) -> None:
        self.context, self._controls = controls.context, controls
        session = self.context.session
        self._gaze = controls.flow.gaze
        self.learners = session.humans
        """Who learns: the only person at the table."""
        self.course = Course(Progress.of(session.record.table) or Progress())
        self.log: list[Line] = []
        """All that was said since the table was entered."""
        self.at: int | None = None
        """Which line of the log is being read; ``None``: none."""
        self.advice: Line | None = None
        """What is suggested for the present decision."""
        self.folded = False
        """Whether the advice has been put aside."""
        self.board = Blackboard(self.context)
        self._contrary = False
        self._met: tuple[Decision, str | None] | None = None
        self._advised: tuple[Decision, str | None] | None = None
        self._wish: Move | None = None
        self._later: list[Event] = []
        self._ended = False
        self._home: tuple[str | None, bool] | None = None
        self.hands = Hands(self, controls)

    @property
    def lessons(self) -> bool | None:
        """Whether lessons go on; ``None``: whoever learns doesn't play alone any more."""
        return self.course.progress.on if self.context.session.humans == self.learners else None

    @property
    def telling(self) -> bool:
        """Whether a bubble waits to be read, and the table with it."""
        return self.at is not None

    @property
    def line(self) -> Line | None:
        """The line whose bubble is open."""
        if self.at is not None:
            return self.log[self.at]
        return None if self.folded or self.context.busy or self.context.reading is None else self.advice

    # When there is something to say

    def follow(self, events: Sequence[Event]) -> None:
        """A move was made; ``events`` will be shown."""
        self._later = list(events)
        played = Move.parse(self.context.session.record.moves[-1])
        if played.colour not in self.context.session.humans:
            return
        if self._wish is not None:
            self._contrary = played != self._wish
        self._wish = self.advice = None
        self.board.forget()

    def lets_begin(self, events: Sequence[Event]) -> bool:
        """Whether ``events`` may be shown now; else a bubble is open that comes before them."""
        if not self.lessons or self.context.repeating:
            return True
        if self.telling:
            return False
        me, names = self._who()
        lines: list[Line] = []
        for event in events:
            if event in self._later:
                del self._later[: self._later.index(event)]
            coming = Coming(self.context.shown, me, names, event, tuple(self._later))
            found = {line.topic for line in lines}
            lines += [line for line in self.course.lines(coming) if line.topic not in found]
        self._open(lines)
        return not lines

    def speaks(self) -> bool:
        """See whether there is something to say where the game stands; returns whether it waits for it."""
        if not self.lessons:
            if self.telling:  # somebody else sits here now
                self._close()
            return False
        if self.telling:
            return True
        context = self.context
        if context.session.game.over:
            return self._end()
        if context.sheet or (context.top.gliding and not context.jumps):
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
        if not self._ended:
            self._ended = True
            self.advice = None
            record, result = self.context.session.record, self.context.session.game.result
            assert result is not None
            me, names = self._who()
            tied = sum(n == max(result.prestige.values()) for n in result.prestige.values()) > 1
            told = Over(self.context.shown, me, names, result.winners, tied, statistics_of(record))
            self._open(self.course.lines(told))
        return self.telling

    def _question(self) -> tuple[Decision, str | None] | None:
        """What the learner is asked now, and the card chosen for it."""
        context = self.context
        if context.reading is None or context.busy or context.director.asked is not context.reading.decision:
            return None
        return context.reading.decision, context.reading.chosen

    def _who(self) -> tuple[str, dict[str, str]]:
        session = self.context.session
        return self.learners[0], {seat.colour: seat.name for seat in session.seats}

    def _asked(self) -> Asked:
        reading = self.context.reading
        assert reading is not None
        me, names = self._who()
        view = self.context.session.view(me)
        return Asked(view, me, names, reading.decision, reading.chosen, self._contrary)

    def _advise(self) -> None:
        before = self.advice
        self.advice = None
        if self._advised is not None:
            self.advice = self.course.advice(self._asked())
            self._contrary = False
        if self.advice is not None:
            self.folded = False
            self._wish = self.advice.move or self._wish
            lit = self.context.reading.lit if self.context.reading else ()
            first = next((thing for thing in self.advice.about if thing in lit), None)
            if first is not None and self.advice.move is not None:
                self._controls.steering.focus(first)
        if before is not self.advice:
            self._changed()

    # Opening and closing

    def _open(self, lines: Sequence[Line]) -> None:
        if not lines:
            return
        top = self.context.top
        self._home = (top.focus, top.hand_up)
        self._controls.flow.carrying.let_go()
        self.log += lines
        self._turn_to(len(self.log) - len(lines))

    def _turn_to(self, at: int) -> None:
        """Read the line at a place of the log."""
        self.at = at
        line = self.log[at]
        self.course.said(line)
        self._look(line)
        self.board.focus = ON
        self.hands.let_go()
        self.context.hover(None)
        self.context.host.sound.play("page")
        self._changed()

    def _look(self, line: Line) -> None:
        context = self.context
        if line.look == CITY:
            self._gaze.at(None)
        elif line.look == HOME:
            self._gaze.at(self._who()[0], hand_up=context.director.asked is not None and self._hand_is_up())
        elif self._home is not None:
            self._gaze.at(self._home[0], self._home[1])
        if not all(in_sight(context.top, thing) for thing in line.about):
            self._gaze.at(None)

    def _hand_is_up(self) -> bool:
        asked = self.context.director.asked
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
            self._gaze.at(*self._home)
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
            top = self.context.top
            self._home = (top.focus, top.hand_up)
            self._turn_to(len(self.log) - 1)
        elif self.advice is not None:
            self.folded = True
        else:
            self.context.tell(say("lesson-nothing"))
        self._changed()

    def send_away(self) -> None:
        """No more lessons in this game, until :meth:`call_back`."""
        self.course.progress.on = False
        self.advice = None
        self._met = self._advised = None
        if self.telling:
            self._close()
        self.hands.let_go()
        self._keep()
        self.context.tell(say("lesson-off"))

    def call_back(self) -> None:
        """The lessons go on."""
        self.course.progress.on = True
        self._keep()
        self.context.tell(say("lesson-on"))

    def _keep(self) -> None:
        self.context.session.keep_at_table(ENTRY, self.course.progress.entry())

    def _changed(self) -> None:
        self.board.forget()
        self.context.changed()

    # Time and input

    def step(self, dt: float) -> None:
        """Let time pass while a bubble opens, and while its seal is held."""
        board = self.board
        if board.made is not None and board.age < RISE:
            board.age = RISE if self.context.jumps else min(RISE, board.age + dt)
            self.context.changed()
        self.hands.step(dt)

    def handle(self, event: pygame.Event) -> bool:
        """What a bubble is asked by pointer, keys and pads; returns whether the event is used up."""
        return self.hands.handle(event)

    def fold(self) -> None:
        """Put the advice aside."""
        self.folded = True
        self._changed()

    # On the table

    def draw(self, surface: Surface) -> None:
        """Draw the bubble that is open."""
        context, line = self.context, self.line
        if line is None or context.sheet is not None or (context.top.gliding and not context.jumps):
            return
        self.board.draw(surface, line, self.telling, bool(self.at))
