"""The lesson of a served table: what the teacher says on the learner's page, one line at a time.

The teacher is that of the table (:mod:`game.lessons`). A line is open until the learner has read it;
meanwhile the game waits. What was read is kept in the game's record: after a restart the lesson goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine import Decision, Move, View
from engine.events import redact
from engine.record.undo import Made
from game.lessons.curriculum import Curriculum
from game.lessons.lines import AfterGame, BeforeDecision, BeforeEvent, Line
from game.log.statistics import statistics_of
from game.match.board import DisplayedBoard
from game.match.lesson_progress import KEY, Progress, read_of, teaches
from game.match.session import Session
from game.phones.activity import Sentence
from game.phones.encoding import Texts
from game.phones.protocol import Lesson as LessonMessage
from game.words import say


class Lesson:
    """The lesson of one game; see :func:`~game.match.lesson_progress.teaches`."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.learner = session.humans[0]
        """The seat of the learner: the only human at the table."""
        self._curriculum = Curriculum(Progress.of(session.record.table) or Progress(), on_page=True)
        self._lines: list[Line] = []
        """All lines since the table was loaded."""
        self._scenes: list[View | None] = []
        """What the learner sees beside each of them, if it isn't the present: the moment before its event."""
        self._open: int | None = None
        """The index of the line that is open; ``None`` if none is."""
        self._advice: Line | None = None
        """The advice for :attr:`_met`."""
        self._places: dict[str, Line] = {}
        """What is said of each card of :attr:`_met` once it is chosen, by the text of its move."""
        self._met: Decision | None = None
        """The decision of the learner before which all has been said."""
        self._contrary = self._ended = False
        kept = read_of(session.record.table)
        self._read = len(session.record.moves) if kept is None else kept
        """The number of moves of which all is read."""
        self._followed: int | None = None
        """The number of moves that were followed; ``None`` while the teacher is silent."""
        self._view = session.view(self.learner)
        """What the learner saw after the moves that were followed."""
        self._board = DisplayedBoard(self._view)
        self._follow_from(self._read)

    @property
    def waits(self) -> bool:
        """Whether the game waits until a line is read."""
        return self._open is not None

    @property
    def _goes_on(self) -> bool:
        """Whether the teacher speaks: the learner wants it, and is still the only human."""
        return self._curriculum.progress.on and self._session.humans == (self.learner,)

    # What happens

    def update(self) -> bool:
        """Follow the game, and open a line if there is something to say; return whether there was."""
        if not self._goes_on:
            self._followed, self._open, self._met, self._advice = None, None, None, None
            return False
        lines, met = len(self._lines), self._met
        made = self._session.made()
        if self._followed is None or len(made) < self._followed:  # it rested, or moves were undone
            self._follow_from(len(made))
        for one in made[self._followed :]:
            self._follow(one)
        if not self.waits:
            self._ask()
        return len(self._lines) != lines or self._met != met

    def _follow_from(self, moves: int) -> None:
        self._followed = followed = min(moves, len(self._session.record.moves))
        self._view = self._view_after(followed)
        self._board = DisplayedBoard(self._view)
        self._met = self._advice = None

    def _view_after(self, moves: int) -> View:
        record = self._session.record
        if moves == len(record.moves):
            return self._session.view(self.learner)
        return replace(record, moves=record.moves[:moves]).replay().view(self.learner)

    def _follow(self, made: Made) -> None:
        """Say what there is to say about the events of a move."""
        assert self._followed is not None
        if made.colour == self.learner:
            played = Move.parse(self._session.record.moves[self._followed])
            self._contrary = self._advice is not None and played != self._advice.move
            self._met = self._advice = None
        events = [redact(event, (self.learner,)) for event in made.happened]
        for at, event in enumerate(events):
            self._say(BeforeEvent(self._board, self.learner, self._names(), event, tuple(events[at:])))
            self._board.leave(event)
            self._board.arrive(event)
        self._followed += 1
        self._view = self._view_after(self._followed)
        self._board.become(self._view)

    def _ask(self) -> None:
        """Say what there is to say before the learner's decision, and then what the teacher would choose."""
        game = self._session.game
        if game.over:
            self._end()
            return
        decision = game.decision(self.learner)
        if decision is None or decision == self._met:
            return
        view = self._session.view(self.learner)
        moment = BeforeDecision(
            view, self.learner, self._names(), view.decisions[self.learner], None, self._contrary
        )
        if self._say(moment):
            return
        self._met, self._contrary = decision, False
        self._advice = self._curriculum.advice(moment)
        self._places = {}
        for move in moment.decision.options if decision.kind == "play" else ():
            line = self._curriculum.advice(replace(moment, chosen=move.what)) if move.verb == "play" else None
            if line is not None:
                self._places[str(move)] = line

    def _end(self) -> None:
        record, result = self._session.record, self._session.game.result
        if self._ended or result is None:
            return
        self._ended = True
        tied = sum(n == max(result.prestige.values()) for n in result.prestige.values()) > 1
        view = self._session.view(self.learner)
        statistics = statistics_of(record)
        self._say(AfterGame(view, self.learner, self._names(), result.winners, tied, statistics))

    def _names(self) -> dict[str, str]:
        return {seat.colour: seat.name for seat in self._session.seats}

    def _say(self, moment: BeforeDecision | BeforeEvent | AfterGame) -> bool:
        """Add the lines for a moment to those that are to be read; return whether there were any."""
        unread = self._lines[self._open :] if self._open is not None else []
        known = {line.topic for line in unread}
        new = [line for line in self._curriculum.lines(moment) if line.topic not in known]
        if new and self._open is None:
            self._open = len(self._lines)
        self._lines += new
        scene = self._board.seen_in(self._view) if new and isinstance(moment, BeforeEvent) else None
        self._scenes += [scene] * len(new)
        return bool(new)

    # What the learner wants

    def hear(self, message: LessonMessage) -> Sentence | None:
        """Turn to another line, or end the lesson or go on with it; return a sentence for the page."""
        match message.do:
            case "next" if self._open is not None and self._lines[self._open].topic == message.topic:
                self._go_on(self._open)
            case "back" if self._open:
                self._open -= 1
            case "again" if self._open is None and self._lines and self._goes_on:
                self._open = len(self._lines) - 1
            case "stop" if self._curriculum.progress.on:
                self._curriculum.progress.on = False
                self._keep()
                return partial(say, "lesson-page-off")
            case "resume" if not self._curriculum.progress.on:
                self._curriculum.progress.on = True
                self._read = len(self._session.record.moves)
                self._keep()
                return partial(say, "lesson-on")
        return None

    def _go_on(self, line: int) -> None:
        self._curriculum.said(self._lines[line])
        if line + 1 < len(self._lines):
            self._open = line + 1
        else:
            self._open = None
            self._read = self._followed or 0
        self._keep()

    def _keep(self) -> None:
        self._session.keep_at_table(KEY, self._curriculum.progress.entry(self._read))

    # What the learner's page shows

    def show(self, shown: dict[str, Any], texts: Texts) -> None:
        """Add the lesson to a screen of the learner's; while a line is open, nothing is asked there.

        ``texts`` writes what is seen beside a line.
        """
        state: dict[str, Any] = {"on": self._curriculum.progress.on}
        if self._session.humans != (self.learner,):
            return
        if self._open is not None:
            line, scene = self._lines[self._open], self._scenes[self._open]
            if scene is not None:
                shown["game"], shown["round"] = texts.view(scene), say("shell-round", label=scene.label)
                shown.pop("result", None)
            state["line"] = {**_told(line), "topic": line.topic, "back": self._open > 0}
            shown["ask"], shown["undo"], shown["done"] = None, False, False
            shown.pop("hint", None)
        elif self._advice is not None and shown.get("ask") and not shown["ask"]["answered"]:
            state["advice"] = _told(self._advice)
            state["places"] = {move: _told(line) for move, line in self._places.items()}
            shown["ask"] = {**shown["ask"], "options": self._marked(shown["ask"]["options"])}
        if self._lines and self._open is None and self._goes_on:
            state["again"] = True
        shown["lesson"] = state

    def _marked(self, options: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the options of a question, with the mark of the one that the teacher suggests."""
        wish = str(self._advice.move) if self._advice is not None else ""
        mark = {"advised": say("lesson-page-advised")}
        return [{**option, **(mark if option["move"] == wish else {})} for option in options]


def _told(line: Line) -> dict[str, Any]:
    return {"words": line.words(), "icon": line.icon, "about": [list(thing) for thing in line.about]}


def lesson_of(session: Session) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    return Lesson(session) if teaches(session.record.table, len(session.humans)) else None
