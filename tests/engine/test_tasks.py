"""The tasks: each is possible, and a bad file is refused with a clear sentence."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import engine.tasks
from engine.errors import ContentError
from engine.events import (
    CubePlaced,
    FriendMoved,
    MessageCollected,
    PersonHired,
    PiecesMoved,
    PlagueStruck,
    PrestigeGained,
)
from engine.record import records
from engine.tasks import CONDITIONS, COUNTS, NAMES, Goal, Tally, outcome_of, tasks
from engine.tasks.loading import read_task
from engine.tasks.loading import tasks as loaded

SOLUTIONS = Path(engine.tasks.__file__).parent / "solutions"
"""A game of each task with all its stars. ``tests/bench/tasks.py`` plays them against the bots again."""


def test_there_are_a_dozen_tasks_or_more_from_easy_to_hard() -> None:
    assert len(loaded()) == len(NAMES) >= 12
    assert [task.order for task in tasks()] == sorted({task.order for task in tasks()})
    assert {task.goal.counts for task in tasks()} == set(COUNTS)
    for task in tasks():
        game = task.record.replay()
        assert game.decision(task.colour) is not None, task.name
        assert game.view().phase == "draft", task.name  # nothing before it can be taken back


@pytest.mark.parametrize("name", NAMES)
def test_every_task_is_possible(name: str) -> None:
    task = next(task for task in tasks() if task.name == name)
    solution = records.from_toml((SOLUTIONS / f"{name}.toml").read_text("utf-8"))
    assert task.is_begun_by(solution)
    outcome = outcome_of(task.goal, task.colour, solution.games(), task.begins)
    assert outcome.broken == ()
    assert outcome.stars == len(task.goal.stars)


def test_a_broken_condition_takes_every_star() -> None:
    task = next(task for task in tasks() if task.name == "no-park")
    solution = records.from_toml((SOLUTIONS / "no-park.toml").read_text("utf-8"))
    for goal, broken in (
        (Goal("prestige", (1,), no_hire=True), "no_hire"),
        (Goal("prestige", (1,), only_cathedral=True), "only_cathedral"),
        (Goal("prestige", (1,), without=("residence", "bank", "hospital")), "without"),
        (Goal("prestige", (1,), everywhere=True), "everywhere"),
    ):
        assert broken in CONDITIONS
        outcome = outcome_of(goal, task.colour, solution.games(), task.begins)
        assert (outcome.stars, outcome.broken) == (0, (broken,))
    with pytest.raises(ValueError, match="isn't over"):
        Tally(task.goal, task.colour).outcome(task.record.replay())


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("order = ", "ordre = ", "order: expected a whole number, found nothing"),
        ("[goal]", "[gaol]", "goal: expected a table, found nothing"),
        ('"prestige"', '"glory"', "goal.counts: expected one of prestige"),
        ("stars = [", "stars = [99, ", "goal.stars: expected one to 3 rising whole numbers"),
        ("\n[goal]\n", '\n[goal]\nwithout = ["moon"]\n', "goal.without: expected a list of cloister"),
        ("\n[goal]\n", "\n[goal]\nwin = 3\n", "goal.win: expected true or false, found 3"),
        ("\n[goal]\n", "\n[goal]\nrat = 10\n", "goal.rat: expected a whole number from 0 to 9, found 10"),
        ("\n[goal]\n", "\n[goal]\nwine = true\n", "goal.wine: expected only counts, stars, win"),
        ('player = "human"', 'player = "easy"', "seats: expected one human and bots"),
        ('player = "easy"', 'player = "eager"', "seats: expected one human and bots"),
        ("moves = [", 'moves = [\n  "blue play red.bank",', "move 1"),
        ("seed = ", "seed = x", "alms.toml: "),
    ],
)
def test_a_bad_task_is_refused_with_its_file_and_key(tmp_path: Path, old: str, new: str, told: str) -> None:
    path = Path(engine.tasks.__file__).parent / "alms.toml"
    text = path.read_text("utf-8")
    assert old in text
    bad = tmp_path / "alms.toml"
    bad.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        read_task(bad)
    assert str(bad) in str(caught.value)
    assert told in str(caught.value)


def test_a_file_that_is_missing_says_to_reinstall(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"can't be read .*; reinstall the program"):
        read_task(tmp_path / "gone.toml")


def test_prestige_is_counted_by_where_it_comes_from() -> None:
    tally = Tally(Goal("persons", (1,)), "red")
    tally.note(
        [
            PrestigeGained("red", 5, 5, "residence"),
            PrestigeGained("red", 2, 7, "monk"),
            PrestigeGained("blue", 3, 3, "monk"),
            PrestigeGained("red", 4, 11, "notredame"),
            PrestigeGained("red", 1, 12, "notredame_share"),
        ]
    )
    assert (tally.persons, tally.cathedral, tally.gain) == (2, 5, 5)


def test_who_need_not_win_keeps_the_stars_without_it() -> None:
    task = next(task for task in tasks() if task.name == "no-park")
    solution = records.from_toml((SOLUTIONS / "no-park.toml").read_text("utf-8"))
    result = solution.replay().result
    assert result is not None
    loser = next(colour for colour in result.prestige if colour not in result.winners)
    assert outcome_of(Goal("prestige", (1,)), loser, solution.games(), task.begins).broken == ()
    assert outcome_of(Goal("prestige", (1,), win=True), loser, solution.games(), task.begins).broken == (
        "win",
    )


def test_a_finished_game_is_no_task(tmp_path: Path) -> None:
    path = tmp_path / "over.toml"
    path.write_text("order = 1\n" + (SOLUTIONS / "no-park.toml").read_text("utf-8"), "utf-8")
    with pytest.raises(ContentError, match="moves: expected a game that goes on"):
        read_task(path)


@pytest.mark.parametrize(
    ("stars", "fits"),
    [([5], True), ([-200, 200], True), ([1, 2, 3], True)]
    + [(wrong, False) for wrong in ([], [1, 2, 3, 4], [5, 5], [6, 5], [-201], [201], [True], [1.0])],
)
def test_stars_are_one_to_three_rising_numbers(tmp_path: Path, stars: list[int], fits: bool) -> None:
    written = str(stars).lower()
    path = tmp_path / "alms.toml"
    text = (Path(engine.tasks.__file__).parent / "alms.toml").read_text("utf-8")
    path.write_text(re.sub(r"(?m)^stars = .*$", f"stars = {written}", text), "utf-8")
    if fits:
        assert read_task(path).goal.stars == tuple(stars)
        return
    with pytest.raises(ContentError, match=r"goal\.stars: expected one to 3 rising whole numbers"):
        read_task(path)


@pytest.mark.parametrize("rat", [0, 9, -1, 10, True])
def test_a_rat_to_end_on_is_a_space_of_its_track(tmp_path: Path, rat: int) -> None:
    path = tmp_path / "alms.toml"
    text = (Path(engine.tasks.__file__).parent / "alms.toml").read_text("utf-8")
    path.write_text(text.replace("\n[goal]\n", f"\n[goal]\nrat = {str(rat).lower()}\n"), "utf-8")
    if rat in (0, 9):
        assert read_task(path).goal.rat == rat
        return
    with pytest.raises(ContentError, match=r"goal\.rat: expected a whole number from 0 to 9"):
        read_task(path)


def test_every_condition_of_a_file_is_a_condition_of_its_goal(tmp_path: Path) -> None:
    path = tmp_path / "alms.toml"
    text = (Path(engine.tasks.__file__).parent / "alms.toml").read_text("utf-8")
    flags = ("win", "no_plague", "no_hire", "only_cathedral", "everywhere")
    head = text.partition("\n[goal]\n")[0]
    for flag in flags:
        path.write_text(f'{head}\n[goal]\ncounts = "lead"\nstars = [1]\n{flag} = true\n', "utf-8")
        assert read_task(path).goal == replace(Goal("lead", (1,)), **{flag: True})  # type: ignore[arg-type]
    path.write_text(f'{head}\n[goal]\ncounts = "lead"\nstars = [1]\nwithout = ["park"]\n', "utf-8")
    assert read_task(path).goal == Goal("lead", (1,), without=("park",))


def test_events_of_others_and_elsewhere_break_nothing() -> None:
    goal = Goal("messages", (1,), without=("park",), no_plague=True, no_hire=True, only_cathedral=True)
    mine: dict[str, list[Any]] = {
        "without": [CubePlaced("red", "park", "cache")],
        "no_plague": [PlagueStruck("red")],
        "no_hire": [PersonHired("red", "monk")],
        "only_cathedral": [PrestigeGained("red", 1, 0, "residence")],
    }
    for condition, events in mine.items():
        tally = Tally(goal, "red")
        tally.note([event._replace(seat="blue") for event in events])
        assert not tally.broken
        tally.note(events)
        assert list(tally.broken) == [condition]
    tally = Tally(goal, "red")
    tally.note([CubePlaced("red", "bank", "cache"), PrestigeGained("red", 3, 0, "notredame")])
    tally.note([FriendMoved("red", None, "bank"), PiecesMoved("red", "park", "bank", 2, True)])
    tally.note([MessageCollected("red", "red.left", "red", "coin")] * 2)
    assert (tally.broken, tally.messages) == ((), 2)
    tally.note([FriendMoved("red", "bank", "park")])
    assert tally.broken == ("without",)
    assert Goal("lead", (1,)) == Goal("lead", (1,), False, (), None, False, False, False, False)
