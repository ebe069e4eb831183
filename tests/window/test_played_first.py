"""First games and challenges, in the program as people run it: the lesson, the deal of the day, a task."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from engine.record import records
from game.screens.challenges.deal import DealScene
from game.screens.challenges.tasks import TasksScene
from game.screens.new_game.new_game import NewGameScene
from game.screens.title.title import TitleScene
from game.storage.challenge import challenge_of
from game.storage.hall_of_fame import HallOfFame
from game.table.scene import TableScene
from tests.game.lesson_tables import teacher_of
from tests.window.person import Hand, Person, at_the_title


def topic(me: Person) -> str:
    """What the teacher speaks of."""
    line = teacher_of(me.table).line
    return line.topic if line is not None else ""


def test_the_lessons_first_steps_lead_to_the_first_card(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.click("learn")
        yield me.sees(TableScene)
        heard = []
        while me.mine() == 0:
            if teacher_of(me.table).blocks_game:
                heard.append(topic(me))
                yield from me.press("return")
            elif me.asked():
                yield from me.press("1")
            else:
                yield lambda: True
        steps = list(dict.fromkeys(filter(None, heard)))
        assert steps[:6] == ["welcome", "prestige", "borough", "plate", "persons", "draft"]
        yield lambda: len(me.kept) > 0
        kept.append(me.table.session.record_path)

    kept: list[Path] = []
    at_the_title(tmp_path).lives(hand)
    assert records.read(kept[0]).table["lesson"]["on"]


@pytest.mark.thorough(usual=0)
def test_the_deal_of_the_day_is_begun_once_and_goes_on_from_its_page(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.click("challenges")
        yield me.sees(DealScene)
        assert isinstance(me.scene, DealScene)
        day = me.scene.deal.day
        yield from me.click("start")
        yield me.sees(TableScene)
        path, seed = me.table.session.record_path, me.table.session.record.seed
        yield from me.sit()
        yield from me.press("p")
        yield from me.click("title")
        yield me.sees(TitleScene)
        with closing(HallOfFame(tmp_path / "saves")) as hall:
            assert hall.attempts()[day].file == path.name
        me.app.go.deal(day)
        yield me.sees(DealScene)
        yield from me.click("start")
        yield me.sees(TableScene)
        assert me.table.session.record_path == path
        assert me.table.session.record.seed == seed

    at_the_title(tmp_path).lives(hand)


@pytest.mark.thorough(usual=0)
def test_a_task_is_begun_and_says_what_is_to_be_done(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.click("challenges")
        yield from me.click("tasks")
        yield me.sees(TasksScene)
        yield from me.click("start")
        yield me.sees(TableScene)
        assert me.table.context.summary is not None
        yield from me.sit()
        kept.append(me.table.session.record_path)
        yield from me.press("1")
        yield lambda: me.kept == me.moves

    kept: list[Path] = []
    at_the_title(tmp_path).lives(hand)
    assert challenge_of(records.read(kept[0]).table) is not None


def test_a_new_game_is_set_up_with_the_pointer(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.click("new")
        yield me.sees(NewGameScene)
        yield from me.click("start")
        yield me.sees(TableScene)
        yield from me.sit()
        yield from me.press("1")
        yield lambda: me.mine(me.table.session.humans[0]) > 0
        yield lambda: len(me.kept) > 0

    at_the_title(tmp_path).lives(hand)
