"""Tasks of one's own at the table: made in a replay, played from the page, kept under their digest."""

from contextlib import closing
from pathlib import Path

import pygame
import pytest

from engine.record import records
from engine.tasks import COUNTS, Goal, outcome_of, tasks
from engine.tasks.own import make_task, to_toml
from game.app.navigator import RealTables
from game.screens.challenges.make_task import MakeTaskScene, suggested
from game.screens.challenges.tasks import TasksScene
from game.screens.results.challenge_result import TaskResult
from game.screens.results.results import ResultsScene
from game.storage.challenge import Task, challenge_of
from game.storage.hall_of_fame import HallOfFame
from game.storage.own_tasks import OwnTasks
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from tests.game.readable_scenes import finished, watch
from tests.game.window import Open, Window


def asked(open_window: Open) -> tuple[Window, MakeTaskScene]:
    """The question what a task from a moment of a game asks for."""
    window = open_window((1280, 720), tables=RealTables(), pace="instant")
    watch(window).pause()
    window.advance(0.1)
    window.click("task")
    return window, window.showing(MakeTaskScene)


def test_from_the_replay_to_the_stars(open_window: Open) -> None:
    window, scene = asked(open_window)
    seat, record = scene.seat, finished()
    reached = outcome_of(Goal("prestige", (1,)), seat.colour, record.games(), 30).reached
    assert scene.marks[0] < reached == scene.marks[1] < scene.marks[2]
    window.click("title")
    window.type_text("!")
    window.click("make")
    assert isinstance(window.scene, NoticeScene)
    window.click("ok")
    (task,) = OwnTasks(window.app.saves.folder).all()
    assert "!" in task.title
    assert (task.colour, task.begins, task.goal) == (seat.colour, 30, Goal("prestige", scene.marks))
    window.app.push(TasksScene(task.name))
    page = window.showing(TasksScene)
    assert [one.name for one in page.tasks] == [*(one.name for one in tasks()), task.name]
    assert page.chosen == task
    window.click("start")
    table = window.showing(TableScene)
    session = table.session
    assert session.record.moves[:30] == record.moves[:30]
    table.context.toggle(table.context.summary)
    assert table.context.sheet is not None
    assert task.title in table.context.sheet.title
    table.context.toggle(table.context.summary)
    session.record.moves[:] = record.moves
    session.game = session.record.replay()
    window.app.game_over(session)
    window.advance(1.1)
    results = window.showing(ResultsScene)
    assert isinstance(results.challenge, TaskResult)
    assert results.challenge.outcome.stars == 2
    assert task.title in results.challenge.sentence()
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        assert hall.stars() == {task.name: 2}
        assert hall.standings() == []


def test_each_seat_and_count_has_marks_of_its_own_which_rise(open_window: Open) -> None:
    window, scene = asked(open_window)
    first, seen = scene.seat, {(scene.seat, scene.counts, scene.marks)}
    window.click("seat")
    assert scene.seat != first
    for counts in (*COUNTS[1:], COUNTS[0]):
        window.click("counts")
        assert scene.counts == counts
        assert (-200 if counts == "lead" else 1) <= scene.marks[0] < scene.marks[1] < scene.marks[2] <= 200
        seen.add((scene.seat, scene.counts, scene.marks))
    assert len(seen) == 1 + len(COUNTS)
    low, middle, high = scene.marks
    for _ in range(high - middle + 3):
        window.click("mark-2")
    assert scene.marks == (low, high + 3, high + 4)
    for _ in range(high + 8 - low):
        window.click("mark-1")
    assert scene.marks == (high + 8, high + 9, high + 10)
    window.click("make", "ok")
    (task,) = OwnTasks(window.app.saves.folder).all()
    assert (task.colour, task.goal.stars) == (scene.seat.colour, scene.marks)


@pytest.mark.parametrize(
    ("reached", "least", "marks"),
    [(40, 1, (35, 40, 45)), (0, 1, (1, 2, 3)), (200, 1, (150, 175, 200)), (-8, -200, (-9, -8, -7))],
)
def test_marks_lie_about_what_the_game_came_to(reached: int, least: int, marks: tuple[int, ...]) -> None:
    assert suggested(reached, least) == marks


def test_a_task_is_deleted_and_brought_back(open_window: Open) -> None:
    window, _ = asked(open_window)
    window.click("make", "ok")
    kept = OwnTasks(window.app.saves.folder)
    (task,) = kept.all()
    (window.app.saves.folder / "tasks" / "broken.toml").write_text("once upon a time", encoding="utf-8")
    window.app.push(TasksScene(task.name))
    page = window.showing(TasksScene)
    window.click("delete")
    assert kept.all() == ()
    assert page.chosen == tasks()[-1]
    window.click("bring-back")
    assert [one.name for one in kept.all()] == [task.name]
    assert page.chosen.name == task.name


def test_a_task_of_a_friend_is_dropped_on_the_page(tmp_path: Path, window: Window) -> None:
    window.app.push(TasksScene())
    page = window.showing(TasksScene)
    theirs = make_task(finished(), 40, "blue", Goal("coins", (2, 4, 6)), "From Ida")
    file, other = tmp_path / "ida.toml", tmp_path / "game.toml"
    file.write_text(to_toml(theirs), encoding="utf-8")
    records.write(other, finished())
    window.post(pygame.DROPFILE, file=str(other))
    assert isinstance(window.scene, NoticeScene)
    window.click("ok")
    window.post(pygame.DROPFILE, file=str(file))
    assert page.chosen.title == "From Ida"
    assert [task.name for task in OwnTasks(window.app.saves.folder).all()] == [theirs.name]


def test_a_game_of_a_task_that_is_gone_is_a_plain_game(open_window: Open) -> None:
    window, _ = asked(open_window)
    window.click("make", "ok")
    kept = OwnTasks(window.app.saves.folder)
    (task,) = kept.all()
    window.app.push(TasksScene(task.name))
    window.click("start")
    session = window.showing(TableScene).session
    kept.remove(task)
    session.record.moves[:] = finished().moves
    session.game = session.record.replay()
    window.app.game_over(session)
    window.advance(1.1)
    assert window.showing(ResultsScene).challenge is None


def test_a_title_in_a_saved_game_is_shown_only_if_it_is_one() -> None:
    for title, shown in (("Fine", "Fine"), ("\x1b[2J", ""), ("x" * 99, ""), (7, "")):
        found = challenge_of({"task": {"name": "own-1", "begins": 3, "title": title}})
        assert found == Task("own-1", 3, shown)
    assert Task("alms", 1).entry() == {"task": {"name": "alms", "begins": 1}}
