"""A server collects its garbage itself: what is new soon, and all of it now and then, or if much came."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from game.serve.garbage import collected

_NEVER = 1000.0
_SOON = 0.01
_MANY = 10**9


@pytest.fixture(autouse=True)
def _nothing_by_itself() -> Iterator[None]:
    """Let Python collect nothing by itself, so that only what is tested does."""
    gc.disable()
    yield
    gc.enable()


class _Ring:
    """Something that holds itself, as a table and its room do: only a collection frees it."""

    def __init__(self) -> None:
        self.itself: _Ring | None = self


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(_SOON)


async def _frozen() -> None:
    """Wait until what there is now counts as old."""
    before = gc.get_freeze_count()
    await _until(lambda: gc.get_freeze_count() != before)


def test_what_is_new_and_held_by_nobody_is_freed_soon() -> None:
    async def tried() -> None:
        async with collected(_SOON, _NEVER, _NEVER):
            await _frozen()
            known = weakref.ref(_Ring())
            await _until(lambda: known() is None)

    asyncio.run(tried())


def test_what_is_old_is_looked_at_again_only_after_a_while_or_if_much_came() -> None:
    async def tried(grown: float, everything: float, more: int, kept: bool) -> None:
        ring: _Ring | None = _Ring()
        known = weakref.ref(ring)
        async with collected(_SOON, grown, everything, more):
            await _frozen()
            ring = None
            if not kept:
                held: list[list[int]] = [[] for _ in range(gc.get_freeze_count())]
                await _until(lambda: known() is None)
                assert held
                return
            later = weakref.ref(_Ring())
            await _until(lambda: later() is None)  # there was a collection since
            assert known() is not None

    asyncio.run(tried(_NEVER, _NEVER, 0, kept=True))
    asyncio.run(tried(_SOON, _NEVER, _MANY, kept=True))
    asyncio.run(tried(_SOON, _NEVER, 0, kept=False))
    asyncio.run(tried(_NEVER, _SOON, _MANY, kept=False))


def test_afterwards_python_collects_as_before() -> None:
    before = gc.get_threshold()

    async def tried() -> None:
        async with collected():
            await _frozen()
            assert gc.get_threshold()[2] > 1000 * before[2], "tables would be walked through all the time"

    asyncio.run(tried())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
