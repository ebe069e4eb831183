"""How long a bot is waited for, and what becomes of a process that hangs, dies, lies or is not needed."""

from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine import Game, Move
from engine.bots import LEVELS
from game.match.bot_process import (
    CONTEXT,
    BotClient,
    BotProcess,
    Failure,
    Question,
    character_of,
    patience_with,
)
from game.match.medals import Par
from game.match.par import Masters
from game.match.players import BotPool
from game.storage.challenge import Deal

pytestmark = pytest.mark.bots_apart


class Machine:
    """Processes and pipes that do nothing by themselves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Any] = []
        self.answers: list[Any] = []
        self.waits: list[float] = []
        self.alive = True
        self.begun = self.killed = self.closed = 0
        monkeypatch.setattr(CONTEXT, "Pipe", lambda: (self, self))
        monkeypatch.setattr(CONTEXT, "Process", lambda **named: self)

    # The process

    def start(self) -> None:
        self.begun, self.alive = self.begun + 1, True

    def is_alive(self) -> bool:
        return self.alive

    def kill(self) -> None:
        self.killed, self.alive = self.killed + 1, False

    def join(self, seconds: float) -> None: ...

    # Both ends of the pipe

    def send(self, task: Any) -> None:
        self.asked.append(task)

    def poll(self, seconds: float = 0.0) -> bool:
        self.waits.append(seconds)
        return bool(self.answers)

    def recv(self) -> Any:
        answer = self.answers.pop()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def question(bot: str = "easy", colour: str = "blue", timed: bool = True) -> Question:
    return Question(bot, 3, Game.new(("blue", "red"), 5).view(colour), timed=timed)


def itself(one: Question) -> Question:
    return one


def thinking(bots: BotProcess) -> str | None:
    return bots.thinking


def keeps(asked: Question) -> Move:
    """The last move that is allowed."""
    return asked.view.decisions[asked.colour].options[-1]


def test_a_bot_is_waited_for_several_times_as_long_as_it_may_think(machine: Machine) -> None:
    assert patience_with("random") == 6.0
    assert patience_with("master") == 6.0 + 4 * LEVELS["master"].seconds
    bots, asked = BotProcess(), question("master")
    bots.ask(asked)
    first = patience_with("master") + 12.0  # the process may have to start
    assert bots.answer(first) is None
    thought = bots.answer(0.1)
    assert thought is not None
    assert (thought.colour, thought.stood_in, thought.unstarted) == ("blue", True, False)
    assert machine.killed == 1
    bots.ask(asked)
    machine.answers = [keeps(asked)]
    assert bots.answer() is not None
    bots.ask(asked)
    assert bots.answer(patience_with("master")) is None
    assert bots.answer(0.1) is not None  # it had started already
    bots.ask(question("master", timed=False))
    assert bots.answer(120.0 + 12.0) is None
    assert bots.answer(0.1) is not None


def test_the_time_that_one_question_took_is_not_counted_against_the_next(machine: Machine) -> None:
    client = BotClient()
    client.ask(question(), 5.0)
    assert client.answer(4.0) is None
    machine.answers = ["done"]
    assert client.answer(0.5) == "done"
    client.ask(question(), 5.0)
    assert client.answer(4.0) is None
    assert client.answer(1.0) is None
    assert client.answer(0.1) == Failure("no answer")
    assert not client.answer(0.0).unstarted
    assert (machine.begun, machine.killed) == (1, 1)


def test_an_answer_in_time_is_the_bots_own_and_the_process_goes_on(machine: Machine) -> None:
    bots, asked = BotProcess(), question()
    assert bots.answer() is None
    assert thinking(bots) is None
    bots.ask(asked)
    assert (machine.asked, thinking(bots)) == ([asked], "blue")
    assert bots.answer() is None
    machine.answers = [keeps(asked)]
    assert bots.answer() == ("blue", keeps(asked), False, False)
    assert thinking(bots) is None
    bots.ask(question(colour="red"))
    assert (machine.begun, machine.killed, thinking(bots)) == (1, 0, "red")


@pytest.mark.parametrize(
    "answer",
    [Move("blue", "keep", "blue.nothing"), Failure("a bug"), "nonsense", EOFError(), OSError("gone")],
)
def test_whatever_else_comes_back_a_quick_bot_stands_in(machine: Machine, answer: Any) -> None:
    bots, asked = BotProcess(), question()
    bots.ask(asked)
    machine.answers = [answer]
    thought = bots.answer()
    assert thought is not None
    assert thought.stood_in
    assert not thought.unstarted
    assert thought.move in asked.view.decisions["blue"].options
    assert machine.killed == isinstance(answer, Exception)


def test_only_a_process_that_thinks_is_killed_when_its_question_is_dropped(machine: Machine) -> None:
    bots = BotProcess()
    bots.wake()
    assert machine.begun == 1
    bots.forget()
    assert machine.killed == 0
    bots.ask(question())
    assert machine.killed == 0
    bots.ask(question(colour="red"))  # the earlier question is dropped
    assert (machine.killed, machine.begun, thinking(bots)) == (1, 2, "red")
    bots.forget()
    assert (machine.killed, thinking(bots)) == (2, None)
    assert bots.answer() is None
    bots.wake()
    bots.close()
    assert machine.killed == 3
    assert not machine.alive


def test_a_process_that_has_ended_is_begun_anew(machine: Machine) -> None:
    client = BotClient()
    client.start()
    client.start()
    assert machine.begun == 1
    machine.alive = False
    client.start()
    assert machine.begun == 2


def test_only_an_answer_that_is_still_to_come_is_waited_for(machine: Machine) -> None:
    bots, asked = BotProcess(), question()
    bots.wait(7.0)
    assert machine.waits == []
    bots.ask(asked)
    bots.wait(7.0)
    assert machine.waits == [7.0]
    machine.answers = [keeps(asked)]
    bots.answer()
    del machine.waits[:]
    bots.wait(7.0)
    assert machine.waits == []


def test_a_bot_with_a_persons_name_plays_in_that_style() -> None:
    assert character_of(" claude FROLLO ") == "frollo"
    assert character_of("Anna") is None


def test_a_par_is_worked_out_once_and_an_impossible_one_given_up(machine: Machine, tmp_path: Path) -> None:
    masters = Masters(tmp_path)
    sunday, monday = (Deal(date(2026, 11, day), 1) for day in (22, 23))
    assert masters.par(sunday) is None
    assert masters.par(monday, 1.0) is None
    assert [task.day for task in machine.asked] == [sunday.day], "one at a time"
    masters.wait(7.0)
    assert machine.waits[-1] == 7.0
    machine.answers = [(51, 90, 55)]
    found = Par(55, (51, 90, 55), beaten=True)
    assert masters.par(sunday) == found
    assert not machine.alive
    assert masters.par(sunday) == found
    assert len(machine.asked) == 1
    assert masters.par(monday) is None
    machine.answers = [Failure("it can't run")]
    assert masters.par(monday) is None
    assert masters.failed(monday.day)
    assert not masters.failed(sunday.day)
    assert masters.par(monday) is None
    assert len(machine.asked) == 2
    assert Masters(tmp_path).par(sunday) == found, "it is kept"
    masters.close()
    assert not machine.alive


def test_bots_of_a_table_think_in_turn_and_not_for_a_seat_given_away(machine: Machine) -> None:
    pool = BotPool(BotProcess())
    asked = {colour: question(colour=colour) for colour in ("blue", "red")}
    for colour, one in asked.items():
        pool.ask(colour, partial(itself, one))
    pool.think()
    pool.think()
    assert machine.asked == [asked["blue"]]
    assert pool.answer("red", 0.0, 0.0) is None
    pool.withdraw("red")
    assert machine.killed == 0, "blue's is thought about"
    machine.answers = [keeps(asked["blue"])]
    assert pool.answer("blue", 0.0, 0.5) == ("blue", keeps(asked["blue"]), False, False)
    assert 0.5 in machine.waits
    pool.think()
    assert machine.asked == [asked["blue"]]
    pool.ask("red", lambda: asked["red"])
    pool.think()
    pool.withdraw("red")
    assert (machine.killed, thinking(pool.process)) == (1, None)
