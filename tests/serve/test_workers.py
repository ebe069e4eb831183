"""The pool: whose turn it is, questions that nobody asks any more, and workers that hang."""

import contextlib
import os
import queue
import random
import signal
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from game.match import bot_process
from game.match.bot_process import Failure
from game.serve.workers import BOT, HINT, Job, SharedClient, Workers
from tests.serve.house import Open, play


class Say(NamedTuple):
    """A task that answers with its text."""

    text: str

    def think(self) -> str:
        return self.text


class Freeze(NamedTuple):
    """A task that stops its process, as a machine that swaps does."""

    def think(self) -> str:
        os.kill(os.getpid(), signal.SIGSTOP)
        return "awake"


class Pool:
    """Workers, and a loop that is turned by hand."""

    def __init__(self, count: int) -> None:
        self.calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.workers = Workers(self.calls.put, count)
        self.ended: list[object] = []

    def client(self, turn: int = BOT) -> SharedClient:
        return SharedClient(self.workers, turn, lambda: None)

    def until(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + 60
        while not true():
            assert time.monotonic() < end, "it never happened"
            with contextlib.suppress(queue.Empty):
                self.calls.get(timeout=0.05)()

    def answer(self, client: SharedClient) -> object:
        found: list[object] = []

        def heard() -> bool:
            found.append(client.answer(0.0))
            return found[-1] is not None

        self.until(heard)
        return found[-1]


@pytest.fixture
def build() -> Iterator[Callable[[int], Pool]]:
    pools: list[Pool] = []

    def make(count: int) -> Pool:
        pools.append(Pool(count))
        return pools[-1]

    yield make
    for pool in pools:
        pool.workers.close(5.0)


def test_tables_share_the_workers(build: Callable[[int], Pool]) -> None:
    pool = build(1)
    clients = [pool.client() for _ in range(5)]
    for number, client in enumerate(clients):
        client.ask(Say(str(number)), 60.0)
    assert [pool.answer(client) for client in clients] == ["0", "1", "2", "3", "4"]


def test_peoples_hints_come_first(build: Callable[[int], Pool]) -> None:
    pool = build(1)
    order: list[str] = []
    pool.client().ask(Say("first"), 60.0)
    for turn, name in ((BOT, "bot"), (BOT, "another bot"), (HINT, "hint")):
        job = Job(Say(name), 60.0, lambda job: order.append(job.answer))
        pool.workers.submit(job, turn)
    pool.until(lambda: len(order) == 3)
    assert order.index("hint") < order.index("another bot")


def test_a_question_nobody_asks_any_more_ends_and_its_answer_is_lost(build: Callable[[int], Pool]) -> None:
    pool = build(1)
    client = pool.client()
    client.ask(Say("old"), 60.0)
    pid = None
    client.stop()
    client.ask(Say("new"), 60.0)
    assert pool.answer(client) == "new"
    pid = pool.workers.clients[0].pid
    client.ask(Say("again"), 60.0)
    client.stop()
    client.ask(Say("last"), 60.0)
    assert pool.answer(client) == "last"
    assert pool.workers.clients[0].pid == pid  # nobody was killed for it


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="the system stops no process")
def test_a_worker_that_hangs_is_killed_alone(build: Callable[[int], Pool]) -> None:
    pool = build(2)
    warm = [pool.client(), pool.client()]
    for client in warm:
        client.ask(Say("warm"), 60.0)
    for client in warm:
        assert pool.answer(client) == "warm"
    frozen, others = pool.client(), pool.client()
    frozen.ask(Freeze(), 1.0)
    for number in range(20):
        others.ask(Say(str(number)), 60.0)
        assert pool.answer(others) == str(number)
    assert isinstance(pool.answer(frozen), Failure)
    assert sum(client.pid is None for client in pool.workers.clients) == 1
    frozen.ask(Say("a new one"), 60.0)
    assert pool.answer(frozen) == "a new one"


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="the system stops no process")
def test_a_table_goes_on_when_the_only_worker_hangs_and_others_notice_nothing(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(workers=1)
    (anna,) = house.seated("red", bots=1)
    with_bot = house.table()
    others = house.seated("red", "blue")
    assert with_bot.session is not None
    moves = with_bot.session.record.moves
    house.wait(lambda: len(moves) == 1)  # the bot has picked: the worker is there
    (worker,) = house.hall.workers.clients
    pid = worker.pid
    assert pid is not None
    monkeypatch.setattr(bot_process, "_SLACK", 2.0)
    os.kill(pid, signal.SIGSTOP)
    anna.asked().choose(random.Random(1))
    house.wait(lambda: len(moves) == 2)
    assert len(play(others, random.Random(2), 6)) == 6
    monkeypatch.setattr(bot_process, "_SLACK", 60.0)  # a busy machine starts a process slowly
    house.wait(lambda: len(moves) == 3)  # another bot stands in for this move, …
    chance = random.Random(3)
    while not any(move.startswith("blue ") for move in moves[3:]):
        play([anna], chance, 1)
    assert worker.pid not in (pid, None)  # … and a new worker has thought about the next one
