"""The tasks: a list with the stars that have been won, and what the chosen one asks."""

from __future__ import annotations

import logging
from contextlib import closing
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect, Surface

from engine.errors import ContentError
from engine.names import round_label
from engine.record.timeline import Timeline
from engine.tasks import NAMES, Task, solution_of, tasks
from engine.tasks.own import read_own_task
from game import editions
from game.log.challenge_words import beginning, counted, goal_of, story_of, title
from game.match.task_game import task_game
from game.refusals import refusal
from game.screens.challenges.players import lay_players, player_name
from game.screens.challenges.seals import stars
from game.seats import Seat
from game.storage.hall_of_fame import HallOfFame
from game.storage.own_tasks import OwnTasks
from game.ui import fitting
from game.ui.labels import fitted, paragraph
from game.ui.materials import CHOSEN, METAL, NORMAL
from game.ui.palette import INK, PARCHMENT_EDGE, mix
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL, Frame
from game.ui.typesetting import clean
from game.ui.widgets import Control, Entry, Press
from game.words import say

_TRIES_FOR_HINT, _TRIES_FOR_SOLUTION = 2, 5
"""After so many finished games that lacked a star there is help."""

_log = logging.getLogger(__name__)


class TaskPlate(Control):
    """A task in the list: its number, its title and its stars."""

    def __init__(
        self,
        task: Task,
        number: int,
        rect: Rect,
        frame: Frame,
        reached: int | None,
        chosen: bool,
        press: Press,
    ) -> None:
        """``reached``: the most stars so far; ``None`` if it was never finished. ``chosen``: it is shown."""
        self._number, self._chosen = number, chosen
        self._stars = reached or 0, len(task.goal.stars)
        super().__init__(f"task-{task.name}", rect, frame, title(task.name, task.title), press)

    def spoken_state(self) -> str:
        """Return how many stars of how many are won."""
        return say("tasks-won", won=self._stars[0], most=self._stars[1])

    def paint(self, state: str) -> Surface:
        """Return a plate with number and title at the left and stars at the right."""
        face, colour = self.plate(CHOSEN if self._chosen and state == NORMAL else state)
        style, (width, height) = self.style, self.rect.size
        pad, size = style.px(16), style.text(SMALL)
        lit, of = self._stars
        row = stars(lit, of, round(size * 0.86))
        face.blit(row, row.get_rect(midright=(width - pad, height // 2)))
        room = Rect(pad, 0, width - row.get_width() - 3 * pad, height)
        told = f"{self._number}. {self.label}"
        fitting.words(face, told, room, size, size, colour, most=2, bold=True, align="left")
        return face


class TasksScene(SheetScene):
    """The page of tasks."""

    first = "start"
    takes_files = True

    def __init__(self, name: str | None = None) -> None:
        """``name``: the task to show; by default the first one that lacks a star."""
        super().__init__()
        self.tasks: tuple[Task, ...] = tasks()
        self._gone: Task | None = None
        """The task of one's own that was deleted last."""
        self._name = name
        self.stars: dict[str, int] = {}
        self._failed: dict[str, int] = {}
        self._stacked = False
        """Whether the list is below the chosen task."""
        self._hinted: Task | None = None
        """The task whose hint is shown."""
        self.chosen: Task = self.tasks[0]

    def enter(self, host: Host) -> None:
        """Look up the stars in the hall of fame, and the tasks of one's own."""
        self._own = OwnTasks(host.saves.folder)
        self.tasks = (*tasks(), *self._own.all())
        with closing(HallOfFame(host.saves.folder)) as hall:
            self.stars, self._failed = hall.stars(), hall.failed()
        wanted = [task for task in self.tasks if task.name == self._name]
        open_ = [task for task in self.tasks if self.stars.get(task.name, 0) < len(task.goal.stars)]
        self.chosen = next(iter((*wanted, *open_, *self.tasks)))
        super().enter(host)
        if self.container is not None and self.container.held is not None:
            self.container.reveal(self.control(f"task-{self.chosen.name}").place, self.style.px(70))

    def handle(self, event: pygame.Event) -> None:
        """Keep a task that is dropped on the window."""
        if event.type == pygame.DROPFILE:
            self._take(Path(event.file))
        else:
            super().handle(event)

    def build(self) -> None:
        """Lay out the list beside the chosen task, or below it if the text is large."""
        style = self.style
        won = sum(min(self.stars.get(task.name, 0), len(task.goal.stars)) for task in self.tasks)
        most = sum(len(task.goal.stars) for task in self.tasks)
        head = f"{say('challenges-tasks')} · {say('tasks-won', won=won, most=most)}"
        left = [
            Entry("back", say("menu-back"), self.back),
            Entry("deal", say("challenges-deal"), self.host.go.deal),
        ]
        if self.chosen.title:
            left.append(Entry("delete", say("saves-delete"), self._delete))
        if self._gone is not None:
            left.append(Entry("bring-back", say("saves-bring-back"), partial(self._keep, self._gone)))
        right = [*self._help(), Entry("start", say("challenges-begin"), self._begin, METAL, 32)]
        body = self.lay_page(head, left, right)
        view = self.scroll_in(body)
        gap = style.px(48)
        self._stacked = style.text_scale > 1.0 or view.width < style.px(1100)
        if not self._stacked:
            wide = round(view.width * 0.46)
            list_end = self._build_list(Rect(view.left, style.px(4), wide, body.height), True) + style.px(6)
            start = view.left + wide + gap
            below = self._build_task(start, style.px(4), view.right - start, body.height) + style.px(6)
            self.fill_viewport(max(list_end, below))
            if self.container is not None and below <= body.height < list_end:
                # The task stays beside the list; the scroll bar is the line between them.
                self.container.held = start - style.px(37)
                self.fill_viewport(list_end)
            else:
                line = Surface((max(2, style.px(2)), body.height - style.px(12)), pygame.SRCALPHA)
                line.fill((*mix(PARCHMENT_EDGE, INK, 0.15), 200))
                self.picture(line, (start - gap // 2, style.px(4)))
        else:
            below = self._build_task(view.left, style.px(4), view.width) + style.px(24)
            self.fill_viewport(self._build_list(Rect(view.left, below, view.width, 0), False) + style.px(6))

    def _help(self) -> list[Entry]:
        """Return the buttons that help with a task that was tried in vain several times."""
        task = self.chosen
        failed = self._failed.get(task.name, 0)
        if self.stars.get(task.name, 0) >= len(task.goal.stars) or task.name not in NAMES:
            return []
        found = [Entry("hint", say("tasks-hint"), self._hint)] if failed >= _TRIES_FOR_HINT else []
        if failed >= _TRIES_FOR_SOLUTION:
            found.append(Entry("solution", say("tasks-solution"), self._show_solution))
        return found

    def _hint(self) -> None:
        self._hinted = self.chosen
        self.rebuild("start")

    def _show_solution(self) -> None:
        """Show a game that wins all stars, move by move."""
        solution = solution_of(self.chosen)
        if solution is not None:
            self.host.go.replay(Timeline(solution), at=self.chosen.begins)

    def _build_list(self, place: Rect, squeezed: bool) -> int:
        """Lay out the list; ``squeezed``: into the height of ``place``. Return the y of its lower end."""
        style, count = self.style, len(self.tasks)
        gap, high = style.px(16), max(style.row, round(style.text(SMALL) * 2.7))
        rows = count if count * (high + gap) <= place.height or not squeezed else (count + 1) // 2
        if squeezed:
            spare = place.height - place.top - style.px(10)
            high = max(high, min(style.px(92), (spare + gap) // rows - gap))
        columns = -(-count // rows)
        wide = (place.width - gap * (columns - 1)) // columns
        below = place.top
        for number, task in enumerate(self.tasks):
            at = Rect(place.left + number // rows * (wide + gap), 0, wide, high)
            at.top = place.top + number % rows * (high + gap)
            reached, chosen = self.stars.get(task.name), task is self.chosen
            press = partial(self._press, task)
            self.add(TaskPlate(task, number + 1, at, self.view_frame, reached, chosen, press))
            below = max(below, at.bottom)
        return below

    def _build_task(self, left: int, top: int, room: int, low: int | None = None) -> int:
        """Lay out what the chosen task is and asks; return the y coordinate of the lower end.

        ``low``: what all tasks have in common is left out if it would reach below that.
        """
        style, task = self.style, self.chosen
        top = self._say(title(task.name, task.title), left, top, room, 36, bold=True) + style.px(6)
        top = self._say(goal_of(task), left, top, room, BODY) + style.px(14)
        solution = solution_of(task) if self._hinted is task else None
        if solution is not None:
            top = self._say(beginning(task, solution), left, top, room, BODY, bold=True) + style.px(14)
        elif story := story_of(task):
            top = self._say(story, left, top, room, SMALL) + style.px(14)
        side = style.text(BODY)
        for number, least in enumerate(task.goal.stars, 1):
            row = stars(number, len(task.goal.stars), side)
            needed = counted(task.goal.counts, least)
            self.readable.append(f"{say('tasks-won', won=number, most=len(task.goal.stars))}: {needed}")
            self.picture(row, (left, top))
            words = fitted(needed, style.text(BODY), room - row.get_width() - style.px(16), self.ink)
            self.picture(
                words,
                words.get_rect(midleft=(left + row.get_width() + style.px(16), top + side // 2)).topleft,
            )
            top += round(side * 1.4)
        top += style.px(10)
        record = task.record
        view = record.replay().view()
        edition = editions.name(record.edition)
        if record.new_persons:
            edition = f"{edition} · {say('new-game-new-persons')}"
        told = f"{edition} · {say('tasks-from', label=round_label(view.round), rounds=10 - view.round)}"
        top = self._say(told, left, top, room, SMALL) + style.px(12)
        game = task_game(task, player_name(self.host))
        seats = [Seat(seat.name, seat.colour, seat.player) for seat in game.seats]
        top = lay_players(self, seats, left, top, room) + style.px(4)
        known = say("tasks-known")
        high = paragraph(known, style.text(SMALL), room, self.ink).get_height()
        return top if low is not None and top + high > low else self._say(known, left, top, room, SMALL)

    def _say(self, text: str, left: int, top: int, room: int, size: float, bold: bool = False) -> int:
        """Add a paragraph; return the y coordinate of its lower end."""
        high: int = self.caption(text, (left, top), room, size, bold).rect.height
        return top + high

    def _press(self, task: Task) -> None:
        """Show a task, or begin it if it is shown already."""
        if task is self.chosen:
            self._begin()
            return
        self.chosen = task
        if self._stacked and self.container is not None:
            self.rebuild("start")
            self.container.scroll_to(0)
        else:
            self.rebuild(f"task-{task.name}")

    def _delete(self) -> None:
        """Delete the chosen task, which is one's own; until the page is left it can be brought back."""
        task, at = self.chosen, self.tasks.index(self.chosen)
        try:
            self._own.remove(task)
        except OSError as error:
            self.host.notice(say("tasks-not-changed", title=task.title, reason=refusal(error)))
            return
        self.tasks = (*self.tasks[:at], *self.tasks[at + 1 :])
        self.chosen, self._gone = self.tasks[at - 1], task
        self.rebuild("bring-back")

    def _take(self, path: Path) -> None:
        try:
            task = read_own_task(path)
        except ContentError as error:
            _log.warning("no task: %s", error)
            self.host.notice(say("tasks-no-task", file=clean(path.name)))
            return
        self._keep(task)

    def _keep(self, task: Task) -> None:
        """Write a task, and show it."""
        try:
            self._own.keep(task)
        except OSError as error:
            self.host.notice(say("tasks-not-changed", title=task.title, reason=refusal(error)))
            return
        self.tasks = (*tasks(), *self._own.all())
        self.chosen, self._gone = next(one for one in self.tasks if one.name == task.name), None
        self.rebuild("start")

    def _begin(self) -> None:
        self.host.start(task_game(self.chosen, player_name(self.host)))
