"""A server collects what is new as ever, and all there is now and then, or if much has come."""

import asyncio
import gc
import weakref
from collections.abc import Callable

from game.serve.garbage import collected

_NEVER = 1000.0
_SOON = 0.01
_MANY = 10**9


class _Ring:
    """Something that holds itself, as a table and its room do: only a collection frees it."""

    def __init__(self) -> None:
        self.itself: _Ring | None = self


def _comes(much: int) -> list[list[int]]:
    """Let much that is new come, and stay."""
    return [[] for _ in range(much)]


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(_SOON)


def test_what_is_new_and_held_by_nobody_is_freed_when_more_comes() -> None:
    async def tried() -> None:
        async with collected(_NEVER, _NEVER):
            known = weakref.ref(_Ring())
            held = _comes(100_000)
            assert known() is None
            assert held

    asyncio.run(tried())


def test_what_is_old_is_looked_at_only_after_a_while_or_if_much_came() -> None:
    async def tried(everything: float, more: int, kept: bool) -> None:
        async with collected(_SOON, everything, more):
            ring: _Ring | None = _Ring()
            known = weakref.ref(ring)
            gc.collect()  # it is old now
            ring = None
            held = _comes(500_000)
            if kept:
                for _ in range(5):
                    await asyncio.sleep(_SOON)
                assert known() is not None
            else:
                await _until(lambda: known() is None)
            assert held
            assert ring is None

    asyncio.run(tried(_NEVER, _MANY, kept=True))
    asyncio.run(tried(_NEVER, 0, kept=False))
    asyncio.run(tried(_SOON, _MANY, kept=False))


def test_afterwards_python_collects_as_before() -> None:
    before = gc.get_threshold()

    async def tried() -> None:
        async with collected():
            assert gc.get_threshold()[2] > 1000 * before[2], "tables would be walked through all the time"

    asyncio.run(tried())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
