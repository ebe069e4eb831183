"""Tasks at the table: from the page to the stars."""

import re
from contextlib import closing
from pathlib import Path

import pytest
from pygame import Rect

from engine.record import records
from engine.tasks import Goal, solution_of, tasks
from engine.tasks.own import make_task
from game.app.navigator import RealTables
from game.log.challenge_words import beginning, story_of, title
from game.screens.challenges.tasks import TasksScene
from game.screens.replay.replay import ReplayScene
from game.screens.results.challenge_result import TaskResult
from game.screens.results.results import ResultsScene
from game.storage.hall_of_fame import HallOfFame
from game.storage.own_tasks import OwnTasks
from game.table.scene import TableScene
from game.ui.labels import Caption
from game.words import languages, spoken_in
from tests.game.window import Open

SOLUTIONS = Path(__file__).parents[2] / "engine" / "tasks" / "solutions"


def test_from_the_page_to_the_stars_and_the_next_task(open_window: Open) -> None:
    window = open_window((1280, 720), tables=RealTables(), pace="instant")
    first, second = tasks()[:2]
    window.app.push(TasksScene())
    window.advance(0.1)
    window.click(f"task-{second.name}")
    window.click(f"task-{first.name}")
    window.click("start")
    table = window.showing(TableScene)
    session = table.session
    assert session.record.moves[: first.begins] == first.record.moves
    assert not session.undoable()
    assert first.record.secret == session.record.key()  # so that its bots play as in the solution
    table.context.toggle(table.context.summary)
    assert table.context.sheet is not None
    assert title(first.name) in table.context.sheet.title
    table.context.toggle(table.context.summary)
    assert table.context.sheet is None
    solution = records.from_toml((SOLUTIONS / f"{first.name}.toml").read_text("utf-8"))
    session.record.moves[:] = solution.moves
    session.game = session.record.replay()
    window.app.game_over(session)
    window.advance(1.1)
    results = window.showing(ResultsScene)
    assert isinstance(results.challenge, TaskResult)
    assert results.challenge.outcome.stars == len(first.goal.stars)
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        assert hall.stars() == {first.name: len(first.goal.stars)}
        hall.keep_stars(first.name, 0)
        assert hall.stars()[first.name] == len(first.goal.stars)  # the best try stays
        assert hall.standings() == []
    window.click("challenge")
    assert window.showing(TasksScene).chosen == second  # the first one that lacks a star
    window.press("escape")
    window.click("next")
    table = window.showing(TableScene)
    assert table.session.record.moves[: second.begins] == second.record.moves


def test_who_has_tried_in_vain_gets_a_hint_and_at_last_the_solution(open_window: Open) -> None:
    window = open_window((1280, 720), tables=RealTables())
    first, second = tasks()[:2]

    def shown(tries: int, name: str = first.name) -> list[str]:
        """The buttons of help after so many tries of the first task."""
        with closing(HallOfFame(window.app.saves.folder)) as hall:
            for number in range(tries):
                hall.keep_failed(first.name, f"game {number}")
        page = window.push(TasksScene(name), wait=0.1)
        return sorted(control.name for control in page.controls if control.name in ("hint", "solution"))

    assert shown(1) == []
    assert shown(1) == [], "the same game again is no other try"
    assert shown(2) == ["hint"]
    assert shown(4, second.name) == []
    assert shown(5) == ["hint", "solution"]
    page = window.showing(TasksScene)
    assert not any("One way" in line for line in page.readable)
    window.click("hint")
    assert any(line.startswith("One way: in round") for line in page.readable)
    window.click("solution")
    assert window.showing(ReplayScene).at == first.begins
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        hall.keep_stars(first.name, len(first.goal.stars))
    assert shown(5) == [], "it has all its stars"


def test_a_try_that_lacks_stars_counts_once_and_leads_back_to_its_task(open_window: Open) -> None:
    window = open_window((1280, 720), tables=RealTables(), pace="instant")
    task = tasks()[3]
    window.app.push(TasksScene(task.name))
    window.click("start")
    session = window.showing(TableScene).session
    while not session.game.over:
        session.game.play(move := session.game.legal_moves()[0])
        session.record.moves.append(str(move))
    for _ in range(2):
        window.app.game_over(session)
        window.advance(1.1)
        with closing(HallOfFame(window.app.saves.folder)) as hall:
            assert hall.failed() == {task.name: 1}
            assert hall.stars()[task.name] < len(task.goal.stars)
    window.click("challenge")
    assert window.showing(TasksScene).chosen == task


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_chosen_task_is_in_sight_however_far_down_it_is(open_window: Open, text_scale: float) -> None:
    window = open_window((1280, 720), tables=RealTables(), text_scale=text_scale)
    own, alms = OwnTasks(window.app.saves.folder), next(task for task in tasks() if task.name == "alms")
    for least in range(1, 15):
        own.keep(make_task(alms.record, 30, "blue", Goal("prestige", (least,)), "Down the list"))
    page = window.push(TasksScene())
    last = page.tasks[-1]
    assert last is not page.chosen
    page.focus.take(f"task-{last.name}")
    page._reveal_focus()
    scrolled = page.scrolled()
    assert scrolled is not None
    assert scrolled[2] > 0
    window.click(f"task-{last.name}")
    assert page.chosen == last
    view = page.container
    assert view is not None
    captions = [Rect(caption.get_abs_rect()) for caption in view.elements if isinstance(caption, Caption)]
    assert view.place.contains(min(captions, key=lambda place: place.top))


@pytest.mark.parametrize("language", languages())
def test_the_beginning_of_every_solution_can_be_told(language: str) -> None:
    with spoken_in(language):
        for task in tasks():
            solution = solution_of(task)
            assert solution is not None
            told = beginning(task, solution)
            assert "{" not in told
            assert task.record.replay().view().label in told


@pytest.mark.parametrize("language", languages())
def test_a_turning_point_says_how_the_game_went_and_asks_for_more(language: str) -> None:
    told = {}
    with spoken_in(language):
        for task in tasks():
            if story := story_of(task):
                told[task.name] = story
    assert len(told) == 12
    marks = {task.name: task.goal for task in tasks()}
    for name, story in told.items():
        reached = [int(number) for number in re.findall(r"\d+", story)]
        if reached and marks[name].counts == "prestige" and not marks[name].win:
            assert reached[0] < marks[name].stars[0], story
