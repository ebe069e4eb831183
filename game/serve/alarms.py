"""When tables are to be woken by the clock, also those that were put away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping

from game.serve.people import People
from game.serve.table import ServedTable
from game.serve.turns import Clock

_log = logging.getLogger(__name__)


class Alarms:
    """The times at which tables are woken."""

    def __init__(
        self,
        loaded: Mapping[str, ServedTable],
        kept: Callable[[], Iterable[tuple[str, People]]],
    ) -> None:
        """``loaded``: the tables in memory, which say themselves when; ``kept`` yields all on the disk."""
        self._loaded, self._kept = loaded, kept
        self.times: dict[str, float] = {}
        self._changes = -1
        """How often the clock had been set when these times were found."""

    def set(self, table: str, when: float | None) -> None:
        """Wake a table at a time; ``None``: don't."""
        if when is None:
            self.times.pop(table, None)
        else:
            self.times[table] = when

    async def due(self, clock: Clock) -> AsyncIterator[str]:
        """Yield the tables whose time has come."""
        now = clock.now()
        if clock.changes != self._changes:  # all of these times are others now
            for loaded in self._loaded.values():
                loaded.wake()
            await self.find(clock)
        for name in [name for name, when in self.times.items() if when <= now]:
            self.times.pop(name, None)
            yield name

    async def find(self, clock: Clock) -> None:
        """Find when the tables that aren't loaded are to be woken."""
        changes = clock.changes
        try:
            found = await asyncio.to_thread(self._find, clock.good_since)
        except (OSError, RuntimeError, MemoryError) as error:  # RuntimeError: no thread
            _log.warning("tables can't be looked at now: %s", error)
            return  # at the next look again
        self._changes = changes
        self.times |= {name: when for name, when in found.items() if name not in self._loaded}

    def _find(self, good_since: float) -> dict[str, float]:
        found, now = {}, time.time()
        for name, people in self._kept():
            when = people.due(good_since)
            if when is not None:
                ahead = any(turn.is_ahead(now) for turn in people.turns.values())
                found[name] = now if ahead else when  # then these turns begin now
        return found
