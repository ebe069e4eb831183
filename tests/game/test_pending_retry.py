"""When what the hall of fame's file didn't take is tried again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage import pending_writes
from game.storage.pending_retry import PendingRetry

BOOK = Path("/nowhere/book.sqlite")


@pytest.fixture
def pending() -> Iterator[None]:
    """A write that waits."""
    pending_writes.add(BOOK, lambda database: None)
    yield
    pending_writes.made(BOOK, len(pending_writes.of(BOOK)))


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Each try, in the order in which they were made."""
    made: list[float] = []

    def finish(patience: float = 1.0) -> list[str]:
        made.append(patience)
        return ["still waiting"]

    monkeypatch.setattr("game.storage.hall_database.write_pending", finish)
    return made


def step(retry: PendingRetry, seconds: float) -> None:
    retry.step(seconds)
    if retry.trying is not None:
        retry.trying.join()


@pytest.mark.usefixtures("pending")
def test_it_is_tried_every_ten_seconds_while_something_waits(tries: list[float]) -> None:
    retry = PendingRetry()
    made = []
    for seconds in (5.0, 4.5, 0.5, 9.5, 0.5, 10.0):
        step(retry, seconds)
        made.append(len(tries))
    assert made == [0, 0, 1, 1, 2, 3]


def test_the_time_counts_from_when_something_waits(tries: list[float]) -> None:
    retry = PendingRetry()
    step(retry, 60.0)
    assert retry.trying is None
    assert retry.finish() == []
    assert tries == []
    pending_writes.add(BOOK, lambda database: None)
    step(retry, 6.0)
    pending_writes.made(BOOK, 1)
    step(retry, 6.0)
    pending_writes.add(BOOK, lambda database: None)
    step(retry, 6.0)
    assert tries == []
    step(retry, 4.0)
    assert len(tries) == 1
    assert retry.finish() == ["still waiting"]
    pending_writes.made(BOOK, 1)


def test_of_several_writes_those_that_were_made_are_forgotten_the_oldest_first() -> None:
    first, second = (lambda database: None), (lambda database: None)
    for write in (first, second):
        pending_writes.add(BOOK, write)
    assert pending_writes.of(BOOK) == (first, second)
    pending_writes.made(BOOK, 1)
    assert pending_writes.of(BOOK) == (second,)
    assert pending_writes.paths() == [BOOK]
    pending_writes.made(BOOK, 1)
    assert pending_writes.paths() == []


def test_a_notice_is_given_once_until_the_file_takes_something_again() -> None:
    for _ in range(2):
        pending_writes.say_once(BOOK, "It is locked.")
    assert pending_writes.take_notices(BOOK) == ["It is locked."]
    pending_writes.say_once(BOOK, "It is locked.")
    assert pending_writes.take_notices(BOOK) == []
    pending_writes.made(BOOK, 0)
    pending_writes.say_once(BOOK, "It is locked.")
    assert pending_writes.take_notices(BOOK) == ["It is locked."]
    pending_writes.made(BOOK, 0)
