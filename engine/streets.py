"""The street graph of the city: which markets are one step apart, and the path a carriage takes."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from engine.content import STREET_PLAN
from engine.names import MARKETS


class Streets:
    """The street graph of a ring of boroughs (RULES.md section 3, Streets)."""

    def __init__(self, ring: tuple[str, ...]) -> None:
        """``ring``: the colours of the boroughs, clockwise."""
        self.ring = ring
        self.markets = tuple(f"{borough}.{market}" for borough in ring for market in MARKETS)
        """Every market, borough by borough."""
        self._joined = self._lay_streets()
        self.nodes = tuple(self._joined)
        """All intersections: the markets, and the corners without a market, such as ``red.4``."""
        self._steps = {market: self._one_step(market) for market in self.markets}
        self._paths: dict[tuple[str, str], tuple[str, ...]] = {}
        self._reach: dict[tuple[str, int], tuple[str, ...]] = {}

    def node(self, borough: str, corner: str) -> str:
        """Return the node at a borough's corner. A shared corner has the name of the market on it."""
        here = self.ring.index(borough)
        for own, neighbours in STREET_PLAN.shared:
            if corner == own and neighbours in MARKETS:
                return f"{self.ring[(here + 1) % len(self.ring)]}.{neighbours}"
            if corner == neighbours and own in MARKETS:
                return f"{self.ring[here - 1]}.{own}"
        return f"{borough}.{corner}"

    def corners(self, borough: str) -> tuple[str, ...]:
        """Return the eight corners of a borough as nodes, clockwise from ``inner``."""
        return tuple(self.node(borough, corner) for corner in STREET_PLAN.corners)

    def neighbours(self, node: str) -> tuple[str, ...]:
        """Return the nodes that streets connect with ``node``."""
        return self._joined[node]

    def steps(self, market: str) -> tuple[str, ...]:
        """Return the markets one step from ``market``, in the order of :attr:`markets`."""
        return self._steps[market]

    def reach(self, market: str, steps: int) -> tuple[str, ...]:
        """Return the markets at most ``steps`` steps from ``market``: itself first, then by distance."""
        known = self._reach.get((market, steps))
        if known is None:
            found, edge = [market], [market]
            for _ in range(steps):
                ahead = {near for here in edge for near in self._steps[here]}
                edge = [near for near in self.markets if near in ahead and near not in found]
                if not edge:
                    break
                found += edge
            known = self._reach[market, steps] = tuple(found)
        return known

    def path(self, start: str, end: str) -> tuple[str, ...]:
        """Return a path with the fewest steps between two markets: every node, both ends included."""
        known = self._paths.get((start, end))
        if known is None:
            known = self._paths[start, end] = self._find_path(start, end)
        return known

    def _find_path(self, start: str, end: str) -> tuple[str, ...]:
        way = [start]
        while way[-1] != end:
            here = way[-1]
            closer = min(self._steps[here], key=lambda near: (self._distance(near, end), near))
            way += self._street(here, closer)[1:]
        return tuple(way)

    def _distance(self, start: str, end: str) -> int:
        steps = 0
        while end not in self.reach(start, steps):
            steps += 1
        return steps

    def _lay_streets(self) -> dict[str, tuple[str, ...]]:
        joined: dict[str, list[str]] = {}

        def street(one: str, other: str) -> None:
            for here, there in ((one, other), (other, one)):
                ends = joined.setdefault(here, [])
                if there not in ends:
                    ends.append(there)

        for borough in self.ring:
            corners = self.corners(borough)
            for corner, following in zip(corners, (*corners[1:], corners[0]), strict=True):
                street(f"{borough}.centre", corner)
                street(corner, following)
        return {node: tuple(ends) for node, ends in joined.items()}

    def _one_step(self, market: str) -> tuple[str, ...]:
        """Return the first market along every street from ``market``; other corners don't count."""
        seen, found, waiting = {market}, set(), deque([market])
        while waiting:
            for near in self._joined[waiting.popleft()]:
                if near in seen:
                    continue
                seen.add(near)
                if near in self.markets:
                    found.add(near)
                else:
                    waiting.append(near)
        return tuple(near for near in self.markets if near in found)

    def _street(self, start: str, end: str) -> list[str]:
        """Return the shortest path from a market to one that is a step away, through no other market."""
        waiting = deque([[start]])
        while True:
            way = waiting.popleft()
            if way[-1] == end:
                return way
            if way[-1] == start or way[-1] not in self.markets:
                waiting.extend([*way, near] for near in self._joined[way[-1]] if near not in way)


@lru_cache(maxsize=256)
def streets_of(ring: tuple[str, ...]) -> Streets:
    """Return the streets of a ring. Cached."""
    return Streets(ring)
