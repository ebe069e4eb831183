"""Tasks at the table: from the page to the stars."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.record import records
from engine.tasks import solution_of, tasks
from game.app.navigator import RealTables
from game.log.challenge_words import beginning
from game.screens.challenges.tasks import TasksScene
from game.screens.results.challenge_result import TaskResult
from game.screens.results.results import ResultsScene
from game.storage.hall_of_fame import HallOfFame
from game.table.scene import TableScene
from game.words import languages, spoken_in
from tests.game.window import Window

SOLUTIONS = Path(__file__).parents[2] / "engine" / "tasks" / "solutions"


def test_from_the_page_to_the_stars_and_the_next_task(open_window: Callable[..., Window]) -> None:
    window = open_window((1280, 720), tables=RealTables(), pace="instant")
    first, second = tasks()[:2]
    window.app.push(TasksScene())
    window.advance(0.1)
    window.click(f"task-{second.name}")
    window.click(f"task-{first.name}")
    window.click("start")
    table = window.scene
    assert isinstance(table, TableScene)
    session = table.session
    assert session.record.moves[: first.begins] == first.record.moves
    assert not session.undoable()
    assert first.record.secret == session.record.key()  # so that its bots play as in the solution
    table.context.toggle_summary()
    assert table.context.sheet is not None
    assert "Vespers" in table.context.sheet.title
    table.context.toggle_summary()
    assert table.context.sheet is None
    solution = records.from_toml((SOLUTIONS / f"{first.name}.toml").read_text("utf-8"))
    session.record.moves[:] = solution.moves
    session.game = session.record.replay()
    window.app.game_over(session)
    window.advance(1.1)
    results = window.scene
    assert isinstance(results, ResultsScene)
    assert isinstance(results.challenge, TaskResult)
    assert results.challenge.outcome.stars == len(first.goal.stars)
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        assert hall.stars() == {first.name: len(first.goal.stars)}
        hall.keep_stars(first.name, 0)
        assert hall.stars()[first.name] == len(first.goal.stars)  # the best try stays
        assert hall.standings() == []
    window.click("challenge")
    page = window.scene
    assert isinstance(page, TasksScene)
    assert page.chosen == second  # the first one that lacks a star
    window.press("escape")
    window.click("next")
    table = window.scene
    assert isinstance(table, TableScene)
    assert table.session.record.moves[: second.begins] == second.record.moves


def test_who_has_tried_in_vain_gets_a_hint_and_at_last_the_solution(
    open_window: Callable[..., Window],
) -> None:
    window = open_window((1280, 720), tables=RealTables())
    first, second = tasks()[:2]

    def shown(tries: int, name: str = first.name) -> list[str]:
        """The buttons of help after so many tries of the first task."""
        with closing(HallOfFame(window.app.saves.folder)) as hall:
            for number in range(tries):
                hall.keep_failed(first.name, f"game {number}")
        page = TasksScene(name)
        window.app.push(page)
        window.advance(0.1)
        return sorted(control.name for control in page.controls if control.name in ("hint", "solution"))

    assert shown(1) == []
    assert shown(1) == [], "the same game again is no other try"
    assert shown(2) == ["hint"]
    assert shown(4, second.name) == []
    assert shown(5) == ["hint", "solution"]
    page = window.scene
    assert isinstance(page, TasksScene)
    assert not any("One way" in line for line in page.readable)
    window.click("hint")
    assert any(line.startswith("One way: in round") for line in page.readable)
    window.click("solution")
    assert window.scene is not page
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        hall.keep_stars(first.name, len(first.goal.stars))
    assert shown(5) == [], "it has all its stars"


@pytest.mark.parametrize("language", languages())
def test_the_beginning_of_every_solution_can_be_told(language: str) -> None:
    with spoken_in(language):
        for task in tasks():
            solution = solution_of(task)
            assert solution is not None
            told = beginning(task, solution)
            assert "{" not in told
            assert task.record.replay().view().label in told
