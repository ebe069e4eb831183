"""Making a task of a moment of a finished game: whose seat, what counts, what stars ask for, and a title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from engine.record.records import HUMAN
from engine.record.timeline import Timeline
from engine.tasks import COUNTS, Goal, outcome_of
from engine.tasks.loading import HIGHEST, MOST_STARS
from engine.tasks.own import LONGEST_TITLE, is_title, make_task
from game.log.challenge_words import WHAT_COUNTS, counted
from game.refusals import refusal
from game.seats import Seat
from game.storage.own_tasks import OwnTasks
from game.ui.inputs import Choice, Field, Offer
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry
from game.words import say

_LABEL = 0.44  # the label's share of a row


def suggested(reached: int, least: int) -> tuple[int, ...]:
    """Return marks about what the game came to, the first of at least ``least``."""
    step = max(1, round(abs(reached) / 8))
    first = min(max(least, reached - step), HIGHEST - step * (MOST_STARS - 1))
    return tuple(first + step * number for number in range(MOST_STARS))


class MakeTaskScene(SheetScene):
    """A slip over the replay."""

    modal = True
    first = "seat"

    def __init__(self, timeline: Timeline, at: int) -> None:
        """``at``: the moment where the player takes over, before the end of a finished game."""
        super().__init__()
        self._record, self._at = timeline.record, at
        self._label = timeline.round_at(at).label
        self._seats = [Seat.of_record(seat) for seat in self._record.seats]
        people = [seat for seat in self._seats if seat.player == HUMAN]
        self.seat = (people or self._seats)[0]
        self.counts = COUNTS[0]
        self.marks: tuple[int, ...] = ()
        self._title = ""
        """What was written, if anything."""

    def enter(self, host: Host) -> None:
        """Suggest marks."""
        self._suggest()
        super().enter(host)

    @property
    def title(self) -> str:
        """The title: what was written, else one made of the seat and the round."""
        written = " ".join(self._title.split())
        if is_title(written):
            return written
        usual = say("tasks-usual-title", name=self.seat.name, label=self._label)
        return " ".join("".join(filter(str.isprintable, usual)).split())[:LONGEST_TITLE].strip()

    @property
    def _least(self) -> int:
        """The least that can be asked for a star."""
        return -HIGHEST if self.counts == "lead" else 1

    def _suggest(self) -> None:
        """Find out what the game came to from here on, and suggest marks about it."""
        goal = Goal(self.counts, (1,))
        reached = outcome_of(goal, self.seat.colour, self._record.games(), self._at).reached
        self.marks = suggested(reached, self._least)

    # The slip

    def build(self) -> None:
        """Lay out a row for each thing to choose."""
        style = self.style
        gap, rows = style.px(14), 3 + MOST_STARS
        answers = [
            Entry("make", say("tasks-make-now"), self._make, METAL),
            Entry("cancel", say("menu-cancel"), self.back),
        ]
        tall, hint = rows * (style.row + gap), round(style.text(SMALL) * 2.6)
        room = self.lay_slip(answers, self.slip_width, tall + hint, title=say("tasks-make"), column=False)
        room.height -= hint
        self.hint_place = Rect(room.left, room.bottom, room.width, hint)
        view = self.scroll_in(room)
        self._row = Rect(view.left, 0, view.width, style.row)
        self.fill_viewport(tall)
        at = [seat.colour for seat in self._seats].index(self.seat.colour)
        self._choice("seat", say("tasks-make-seat"), [seat.name for seat in self._seats], at, self._sit)
        what = [WHAT_COUNTS.say(counts) for counts in COUNTS]
        self._choice("counts", say("tasks-make-counts"), what, COUNTS.index(self.counts), self._count)
        for number, mark in enumerate(self.marks):
            values = [f"{value}" for value in range(self._least, HIGHEST + 1)]
            label = say("tasks-make-mark", n=number + 1)
            self._choice(f"mark-{number + 1}", label, values, mark - self._least, partial(self._mark, number))
        place = self._labelled(say("tasks-make-title"))
        field = Field("title", place, self.view_frame, self.title, self._written, LONGEST_TITLE)
        field.label = say("tasks-make-title")
        self.add(field)

    def _choice(
        self, name: str, label: str, values: Sequence[str], chosen: int, changed: Callable[[int], None]
    ) -> None:
        place = self._labelled(label)
        control = Choice(name, place, self.view_frame, label, Offer(values, chosen, changed))
        self.add(control, partial(self._about, name))

    def _about(self, name: str) -> str:
        """Return what a row asks for, in full; nothing for the seat."""
        if name == "seat":
            return ""
        mark = self.marks[int(name.rpartition("-")[2]) - 1] if name != "counts" else self.marks[-1]
        return counted(self.counts, mark)

    def _labelled(self, label: str) -> Rect:
        """Add the label of the next row; return the rest of the row."""
        row = self._row
        wide = round(row.width * _LABEL)
        self.label(label, Rect(row.topleft, (wide, row.height)))
        self._row = row.move(0, row.height + self.style.px(14))
        left = row.left + wide + self.style.px(16)
        return Rect(left, row.top, row.right - left, row.height)

    # What is done

    def _sit(self, index: int) -> None:
        self.seat = self._seats[index]
        self._suggest()
        self.rebuild("seat")

    def _count(self, index: int) -> None:
        self.counts = COUNTS[index]
        self._suggest()
        self.rebuild("counts")

    def _mark(self, number: int, index: int) -> None:
        """Set a mark; the others give way, so that they rise."""
        value = index + self._least
        value = max(self._least + number, min(HIGHEST - (MOST_STARS - 1 - number), value))
        marks = list(self.marks)
        marks[number] = value
        for later in range(number + 1, MOST_STARS):
            marks[later] = max(marks[later], marks[later - 1] + 1)
        for earlier in reversed(range(number)):
            marks[earlier] = min(marks[earlier], marks[earlier + 1] - 1)
        self.marks = tuple(marks)
        for at, mark in enumerate(marks, 1):
            control = self.control(f"mark-{at}")
            assert isinstance(control, Choice)
            control.choose(mark - self._least)

    def _written(self, text: str) -> None:
        self._title = text

    def _make(self) -> None:
        goal = Goal(self.counts, self.marks)
        task = make_task(self._record, self._at, self.seat.colour, goal, self.title)
        self.host.pop()
        try:
            OwnTasks(self.host.saves.folder).keep(task)
        except OSError as error:
            self.host.notice(say("tasks-not-changed", title=task.title, reason=refusal(error)))
            return
        self.host.notice(say("tasks-made", title=task.title))
