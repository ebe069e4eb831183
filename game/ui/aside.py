"""What takes long is done in steps: in one piece, as reading a file, by another thread while frames go on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from threading import Thread
from typing import TypeVar

R = TypeVar("R")

_PATIENCE = 0.002
"""The seconds for which a step waits."""


def aside(deed: Callable[[], R]) -> Generator[None, None, R]:
    """Do a deed aside, yielding until it is done; return what it returns, or raise what it raises.

    It must not touch what others do meanwhile: no cache, nothing that is drawn on.
    """
    returned: list[R] = []
    raised: list[BaseException] = []

    def work() -> None:
        try:
            returned.append(deed())
        except BaseException as error:  # whoever waits is told
            raised.append(error)

    worker = Thread(target=work, name="aside", daemon=True)
    try:
        worker.start()
    except RuntimeError:  # no more threads
        work()
    while worker.is_alive():
        yield
        worker.join(_PATIENCE)
    if raised:
        raise raised[0]
    return returned[0]


def at_once(steps: Generator[None, None, R]) -> R:
    """Do all of some steps now; return what they return."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            made: R = done.value
            return made
