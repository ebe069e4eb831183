"""The page "Your way of playing": what a person does much more often than masters and what it costs."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import closing
from functools import partial

from pygame import Rect

from engine.bots.habit_search import PAIRS, Game, Habit
from engine.bots.habits import FEWEST, KINDS
from engine.bots.review import Moment
from engine.moves import Move
from engine.record.records import HUMAN
from engine.record.timeline import Timeline
from engine.tasks import tasks
from game.log.challenge_words import title
from game.log.review_words import move_words
from game.match.habits_desk import HabitsDesk
from game.match.own_games import own_games
from game.match.task_game import task_game
from game.screens.habits.lessons import Lesson, lessons
from game.seats import Seat
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_habits import HabitFiles
from game.storage.saved_reviews import Reviews
from game.ui.inputs import Choice, Offer
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL
from game.ui.widgets import Entry, Plaque
from game.words import Family, say

_NAMES = Family("habits-name", KINDS)
_TRAINS = {
    "hires": "court",
    "hospital": "healthy",
    "park": "blow",
    "friend": "everywhere",
    "donations": "cathedral",
    "messages": "letters",
    "coins": "last-bell",
    "plague": "healthy",
}
"""The task that trains each habit's opposite."""


class HabitsScene(SheetScene):
    """The page; what is found appears one by one. Going back stops the search."""

    first = "back"

    def __init__(self) -> None:
        super().__init__()
        self.people: list[str] = []
        """Who has finished games, the one with most wins first."""
        self.name = ""
        self.games: list[Game] = []
        self.lessons: list[Lesson] = []
        self.desk: HabitsDesk | None = None
        self._reading: threading.Thread | None = None
        self._timelines: dict[int, Timeline] = {}

    # The scene

    def enter(self, host: Host) -> None:
        """Begin to read the games in a thread, since that takes a moment."""
        with closing(HallOfFame(host.saves.folder)) as hall:
            self.people = [one.name for one in hall.standings() if one.player == HUMAN]
        self.host = host
        self._look_at(self.people[0] if self.people else "")
        super().enter(host)

    def _look_at(self, name: str) -> None:
        """Show another person."""
        self._stop()
        self.name, self.games, self.lessons, self.desk = name, [], [], None
        self._timelines.clear()
        self._reading = threading.Thread(target=self._read, args=(name,), daemon=True)
        self._reading.start()

    def _read(self, name: str) -> None:
        folder = self.host.saves.folder
        with closing(HallOfFame(folder)) as hall:
            past = hall.games()
        games = own_games(folder, past, name)
        self.games, self.lessons = games, lessons(games, Reviews(folder))

    def step(self, dt: float) -> None:
        """Go on with the search, and show what has been found."""
        super().step(dt)
        if self.host.devices.pressed:
            return  # a new layout would take the pressed control away
        if self._reading is not None and not self._reading.is_alive():
            self._reading = None
            self.desk = HabitsDesk(self.name, self.games, HabitFiles(self.host.saves.folder))
            self.rebuild()
        elif self.desk is not None and self.desk.step(dt):
            self.rebuild()

    def wait(self) -> None:
        """Wait until the games are read; for tests."""
        if self._reading is not None:
            self._reading.join()
            self.step(0.0)

    def leave(self) -> None:
        """Stop working."""
        super().leave()
        self._stop()

    def _stop(self) -> None:
        if self._reading is not None:
            self._reading.join()
        if self.desk is not None:
            self.desk.close()

    # The page

    def status(self) -> str:
        """Return how far the search has got."""
        desk = self.desk
        if desk is None:
            return say("habits-reading")
        if not desk.enough:
            return say("habits-few", limit=FEWEST, n=len(self.games))
        if desk.failed:
            return say("habits-failed")
        if desk.thinking:
            return say("habits-thinking", percent=round(100 * desk.search.progress))
        return say("habits-done", n=PAIRS) if desk.search.habits else say("habits-none")

    def build(self) -> None:
        """Lay out whose page it is, the habits one below the other, and mistakes to learn from."""
        style = self.style
        body = self.lay_page(say("habits-title"), [Entry("back", say("menu-back"), self.back)])
        view = self.scroll_in(body)
        top = view.top
        if len(self.people) > 1:
            top = self._add_people(Rect(view.left, top, view.width, style.row))
        desk = self.desk
        if desk is not None and desk.enough:
            top = self._say(say("habits-about", count=len(self.games)), view, top, SMALL)
        top = self._say(self.status(), view, top + style.px(4), BODY) + style.px(14)
        for habit in desk.search.habits if desk is not None else ():
            top = self._add_habit(habit, view, top)
        for kind in desk.gone if desk is not None else ():
            top = self._say(say("habits-gone", habit=_NAMES.say(kind)), view, top, BODY, bold=True)
        if self.lessons:
            top = self._say(say("habits-lessons"), view, top + style.px(16), 32, bold=True)
        for number, (game, claim) in enumerate(self.lessons):
            cost, error = (say("hall-points", n=value) for value in (claim.gain.mean, claim.gain.error))
            told = say(
                "habits-lesson",
                label=claim.label,
                played=self._move(game, claim.number, claim.played),
                better=self._move(game, claim.number, claim.better),
                cost=cost,
                error=error,
            )
            top = self._add_moment(told, f"lesson-{number}", game, claim.number, view, top)
        self.fill_viewport(top)

    def _say(self, text: str, view: Rect, top: int, size: float, bold: bool = False) -> int:
        """Add a paragraph; return the y coordinate below it."""
        return top + int(self.caption(text, (view.left, top), view.width, size, bold).rect.height)

    def _add_people(self, place: Rect) -> int:
        place.width = min(place.width, self.style.px(560))
        chosen = self.people.index(self.name)

        def changed(index: int) -> None:
            self._look_at(self.people[index])
            self.rebuild("person")

        offer = Offer(self.people, chosen, changed)
        self.add(Choice("person", place, self.view_frame, say("habits-player"), offer))
        return place.bottom + self.style.px(12)

    def _add_habit(self, habit: Habit, view: Rect, top: int) -> int:
        """Add a habit with its moments and a task; return the y coordinate below."""
        style, seen = self.style, habit.often
        top = self._say(_NAMES.say(habit.kind), view, top, 32, bold=True)
        expected = say("hall-points", n=seen.expected)
        told = say("habits-often", n=seen.done, all=seen.places, expected=expected)
        top = self._say(told, view, top, BODY)
        cost, error = (say("hall-points", n=value) for value in (habit.cost, habit.error))
        top = self._say(say("habits-cost", cost=cost, error=error), view, top, BODY) + style.px(6)
        for number, example in enumerate(habit.examples):
            game = self.games[example.game]
            told = say(
                "habits-example",
                label=example.label,
                played=self._move(game, example.number, example.played),
                better=self._move(game, example.number, example.better),
                cost=say("hall-points", n=example.cost),
            )
            top = self._add_moment(told, f"{habit.kind}-{number}", game, example.number, view, top)
        label = say("habits-train", task=title(_TRAINS[habit.kind]))
        entry = Entry(f"train-{habit.kind}", label, partial(self._train, habit.kind))
        return self._add_buttons([entry], view, top) + style.px(24)

    def _add_moment(self, told: str, name: str, game: Game, number: int, view: Rect, top: int) -> int:
        """Add a moment with the buttons that lead to it: beside its text, or below; return the y below."""
        style, gap = self.style, self.style.px(16)
        entries = [
            Entry(f"show-{name}", say("review-show"), partial(self._show, game, number)),
            Entry(f"try-{name}", say("review-try"), partial(self._try, game, number)),
        ]
        wide = sum(self.width_for(entry.label, 220) + gap for entry in entries)
        left = Rect(view.left, top, view.width - wide, 0)
        if left.width < style.text(BODY) * 20:
            return self._add_buttons(entries, view, self._say(told, view, top, BODY))
        right = Rect(left.right + gap, 0, wide, 0)
        lower = self._say(told, left, top + style.px(6), BODY)
        return max(lower, self._add_buttons(entries, right, top - style.px(8)))

    def _add_buttons(self, entries: Sequence[Entry], view: Rect, top: int) -> int:
        """Add buttons side by side, or below each other if they are too wide; return the y below."""
        style, gap = self.style, self.style.px(16)
        top += style.px(8)
        widths = [min(view.width, self.width_for(entry.label, 220)) for entry in entries]
        stacked = sum(widths) + gap * (len(widths) - 1) > view.width
        left = view.left
        for entry, wide in zip(entries, widths, strict=True):
            self.add(Plaque(entry, Rect(left, top, wide, style.row), self.view_frame))
            if stacked:
                top += style.row + gap
            else:
                left += wide + gap
        return top + (0 if stacked else style.row + gap)

    # Moments

    def _timeline(self, game: Game) -> Timeline:
        key = id(game.record)
        if key not in self._timelines:
            self._timelines[key] = Timeline(game.record)
        return self._timelines[key]

    def _move(self, game: Game, number: int, move: Move) -> str:
        """Return a move that was possible at a moment of a game, in words."""
        then = self._timeline(game).at(number)
        names = {seat.colour: seat.name for seat in map(Seat.of_record, game.record.seats)}
        return move_words(move, Moment(number, then.view(game.colour), move, {}), names)

    def _show(self, game: Game, number: int) -> None:
        """Show the moment before a move on the table."""
        self.host.go.replay(self._timeline(game), at=number)

    def _try(self, game: Game, number: int) -> None:
        """Play on from the moment before a move, in a game of its own."""
        self.host.go.play_on(self._timeline(game), number)

    def _train(self, kind: str) -> None:
        """Begin the task that trains the opposite of a habit."""
        task = next(task for task in tasks() if task.name == _TRAINS[kind])
        self.host.start(task_game(task, self.name))
