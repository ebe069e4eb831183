"""Headroom: keeps many sounds at once from clipping."""

from __future__ import annotations

import math

BLOCK = 0.05  # seconds, how finely the loudness of a sound is known


class Headroom:
    """The level that the sounds being played use in each block of time."""

    def __init__(self) -> None:
        self._taken: dict[int, float] = {}

    def gain(self, peaks: list[float], now: float, free: float) -> float:
        """Return the largest gain (0 to 1) for a sound with `peaks` from `now` on; all may reach `free`."""
        block = math.floor(now / BLOCK)
        self._taken = {place: level for place, level in self._taken.items() if place >= block}
        return min(
            (
                min(1.0, max(0.0, free - self._taken.get(place, 0.0)) / peak)
                for place, peak in enumerate(peaks, block)
                if peak > 0
            ),
            default=1.0,
        )

    def take(self, peaks: list[float], now: float, gain: float) -> None:
        """Note that a sound with `peaks` began `now`, at `gain`."""
        for place, peak in enumerate(peaks, math.floor(now / BLOCK)):
            self._taken[place] = self._taken.get(place, 0.0) + peak * gain

    def clear(self) -> None:
        """Forget all sounds."""
        self._taken.clear()


def block_peaks(raw: bytes, rate: int) -> list[float]:
    """Return the peak level, 0 to 1, of 16-bit stereo samples in each block of time that they touch.

    A sound can begin anywhere within a block of the clock, so each of its own blocks touches two of those.
    """
    values = memoryview(raw).cast("h")
    size = int(rate * BLOCK) * 2
    blocks = (values[start : start + size] for start in range(0, len(values), size))
    peaks = [max(max(block), -min(block)) / 32768 for block in blocks]
    return [max(pair) for pair in zip([0.0, *peaks], [*peaks, 0.0], strict=True)]
