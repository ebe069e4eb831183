"""The teacher at the table: opens speech bubbles, waits until they are read, suggests moves."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from engine import Decision, Move
from engine.events import Event
from game.lessons.curriculum import Curriculum
from game.lessons.lines import CITY, HOME, AfterGame, BeforeDecision, BeforeEvent, Line
from game.log.statistics import statistics_of
from game.match.lesson_progress import KEY as ENTRY
from game.match.lesson_progress import Progress
from game.match.screen import PRIVATE
from game.table.control.focus_targets import in_sight
from game.table.control.guide import Guide
from game.table.controls import Controls
from game.tutorial.bubble import ON
from game.tutorial.bubble_view import RISE, BubbleView
from game.words import say

_REST = 0.35
"""Seconds after the last bubble in which a press on select is ignored as accidental."""


class Teacher(Guide):
    """The teacher of one table; see :func:`game.match.lesson_progress.teaches`."""

    def __init__(self, controls: Controls) -> None:
        self.context, self._controls = controls.context, controls
        session = self.context.session
        self.learners = session.humans
        """The learner: the only human at the table."""
        self.curriculum = Curriculum(Progress.of(session.record.table) or Progress())
        self.log: list[Line] = []
        """All lines said since the table was opened."""
        self.at: int | None = None
        """The index of the open line in the log; ``None`` if no bubble is open."""
        self.advice: Line | None = None
        """The advice for the current decision."""
        self.folded = False
        """Whether the advice has been dismissed."""
        self.board = BubbleView(self.context)
        self.deaf_seconds = 0.0
        """Seconds in which a press on select is still ignored."""
        self._contrary = False
        self._met: tuple[Decision, str | None] | None = None
        self._advised: tuple[Decision, str | None] | None = None
        self._wish: Move | None = None
        self._later: list[Event] = []
        self._ended = False
        self._home: tuple[str | None, bool] | None = None

    @property
    def lessons(self) -> bool | None:
        """Whether lessons are on; ``None`` if the learner is no longer the only human."""
        return self.curriculum.progress.on if self.context.session.humans == self.learners else None

    @property
    def spoken(self) -> str:
        """The words of the bubble."""
        return self.line.words() if self.line is not None else ""

    @property
    def considers(self) -> bool:
        """Whether the present question has come up but a bubble may still open before it."""
        if not self.lessons or self.blocks_game or self.context.sheet or self.context.session.game.over:
            return False
        key = self._question()
        return key is not None and key != self._advised

    @property
    def blocks_game(self) -> bool:
        """Whether an open bubble stops the game until it is read."""
        return self.at is not None

    @property
    def line(self) -> Line | None:
        """The line in the open bubble."""
        if self.at is not None:
            return self.log[self.at]
        return None if self.folded or self.context.busy or self.context.pending is None else self.advice

    # When there is something to say

    def follow(self, events: Sequence[Event]) -> None:
        """Note that a move was made whose ``events`` are about to be shown."""
        self._later = list(events)
        played = Move.parse(self.context.session.record.moves[-1])
        if played.colour not in self.context.session.humans:
            return
        if self._wish is not None:
            self._contrary = played != self._wish
        self._wish = self.advice = None
        self.board.forget()

    def lets_begin(self, events: Sequence[Event]) -> bool:
        """Return whether ``events`` may be shown now, or a bubble comes first."""
        if not self.lessons or self.context.repeating:
            return True
        if self.blocks_game:
            return False
        me, names = self._who()
        lines: list[Line] = []
        for event in events:
            if event in self._later:
                del self._later[: self._later.index(event)]
            coming = BeforeEvent(self.context.shown, me, names, event, tuple(self._later))
            found = {line.topic for line in lines}
            lines += [line for line in self.curriculum.lines(coming) if line.topic not in found]
        self._open(lines)
        return not lines

    def speaks(self) -> bool:
        """Open a bubble if there is something to say now; return whether the game waits for it."""
        if not self.lessons:
            if self.blocks_game:  # another player has taken over
                self._close()
            return False
        if self.blocks_game:
            return True
        context = self.context
        if context.session.game.over:
            return self._end()
        if context.sheet or (context.top.gliding and not context.jumps):
            return False
        key = self._question()
        if key != self._met:
            self._met = key
            self._open(self.curriculum.lines(self._asked()) if key else [])
        if not self.blocks_game and key != self._advised:
            self._advised = key
            self._advise()
        return self.blocks_game

    def _end(self) -> bool:
        if not self._ended:
            self._ended = True
            self.advice = None
            record, result = self.context.session.record, self.context.session.game.result
            assert result is not None
            me, names = self._who()
            tied = sum(n == max(result.prestige.values()) for n in result.prestige.values()) > 1
            moment = AfterGame(self.context.shown, me, names, result.winners, tied, statistics_of(record))
            self._open(self.curriculum.lines(moment))
        return self.blocks_game

    def _question(self) -> tuple[Decision, str | None] | None:
        """Return the learner's current decision and the card chosen for it."""
        context = self.context
        if context.pending is None or context.busy or context.screen.asked is not context.pending.decision:
            return None
        return context.pending.decision, context.pending.chosen

    def _who(self) -> tuple[str, dict[str, str]]:
        session = self.context.session
        return self.learners[0], {seat.colour: seat.name for seat in session.seats}

    def _asked(self) -> BeforeDecision:
        pending = self.context.pending
        assert pending is not None
        me, names = self._who()
        view = self.context.session.view(me)
        return BeforeDecision(view, me, names, pending.decision, pending.chosen, self._contrary)

    def _advise(self) -> None:
        before = self.advice
        self.advice = None
        if self._advised is not None:
            self.advice = self.curriculum.advice(self._asked())
            self._contrary = False
        if self.advice is not None:
            self.folded = False
            self._wish = self.advice.move or self._wish
            lit = self.context.pending.selectable if self.context.pending else ()
            first = next((thing for thing in self.advice.about if thing in lit), None)
            if first is not None and self.advice.move is not None:
                self._controls.focus_control.focus(first)
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
        """Open the bubble of the line with an index in the log."""
        self.at = at
        line = self.log[at]
        self.curriculum.said(line)
        self._look(line)
        self.board.focus = ON
        self.let_go()
        self.context.hover(None)
        self.context.host.sound.play("page")
        self._changed()

    def _look(self, line: Line) -> None:
        context = self.context
        if line.look == CITY:
            self.context.camera.look_at(None)
        elif line.look == HOME:
            asked = context.screen.asked
            self.context.camera.look_at(self._who()[0], hand_up=asked is not None and asked.kind in PRIVATE)
        elif self._home is not None:
            self.context.camera.look_at(self._home[0], self._home[1])
        if not all(in_sight(context.top, thing) for thing in line.about):
            self.context.camera.look_at(None)

    def go_on(self) -> None:
        """Close the bubble and open the next one, or let the game go on."""
        if self.at is None:
            return
        if self.at + 1 < len(self.log):
            self._turn_to(self.at + 1)
            return
        self._close()

    def go_back(self) -> bool:
        """Go back one bubble; return whether there was one."""
        if not self.at:
            return False
        self._turn_to(self.at - 1)
        return True

    def _close(self) -> None:
        self.at = None
        self.deaf_seconds = 0.0 if self.context.host.settings.pace == "instant" else _REST
        if self._home is not None:
            self.context.camera.look_at(*self._home)
            self._home = None
        self._keep()
        self._changed()

    def recall(self) -> None:
        """Show the dismissed advice again, or repeat the last line (the teacher's button)."""
        if self.blocks_game:
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
        """End the lessons in this game, until :meth:`call_back`."""
        self.curriculum.progress.on = False
        self.advice = None
        self._met = self._advised = None
        if self.blocks_game:
            self._close()
        self.let_go()
        self._keep()
        self.context.tell(say("lesson-off"))

    def call_back(self) -> None:
        """Resume the lessons."""
        self.curriculum.progress.on = True
        self._keep()
        self.context.tell(say("lesson-on"))

    def _keep(self) -> None:
        self.context.session.keep_at_table(ENTRY, self.curriculum.progress.entry())

    def _changed(self) -> None:
        self.board.forget()
        self.context.changed()

    # Time

    def step(self, dt: float) -> None:
        """Advance the animation of the bubble."""
        board = self.board
        if board.made is not None and board.age < RISE:
            board.age = RISE if self.context.jumps else min(RISE, board.age + dt)
            self.context.changed()
        self.deaf_seconds = max(0.0, self.deaf_seconds - dt)

    def let_go(self) -> None:
        """Stop holding the seal."""
        if self.board.held is not None:
            self.board.held = None
            self.context.changed()

    def fold(self) -> None:
        """Dismiss the advice."""
        self.folded = True
        self._changed()

    # On the table

    def draw(self, surface: Surface) -> None:
        """Draw the open bubble."""
        context, line = self.context, self.line
        if line is None or context.sheet is not None or (context.top.gliding and not context.jumps):
            return
        self.board.draw(surface, line, self.blocks_game, bool(self.at))
