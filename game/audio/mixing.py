"""How sounds share the loudspeakers: left and right, headroom, and gradual changes of level."""

from __future__ import annotations

import math

BLOCK = 0.02  # seconds, how finely the loudness of a sound is known
WIDTH = 0.5  # how far a sound at the window's edge moves to one side; 1 would be wholly in one ear


def level(volume: float) -> float:
    """Return the gain of a slider at `volume`, 0 to 1: -12 dB at one half, as loudness is heard."""
    return max(0.0, min(1.0, volume)) ** 2


def sides(pan: float) -> tuple[float, float]:
    """Return the gains of left and right for `pan` from -1 (left) to 1 (right).

    The power is the same everywhere (constant-power panning). Gains are at most 1, at the window's edge.
    """
    middle, aside = math.pi / 4, WIDTH * max(-1.0, min(1.0, pan))
    most = math.sin(middle * (1 + WIDTH))
    return math.sin(middle * (1 - aside)) / most, math.sin(middle * (1 + aside)) / most


class Headroom:
    """The level that the sounds being played use in each block of time, in one ear."""

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

    def share(self, peaks: list[float], now: float, free: float) -> float:
        """Return what the other sounds may have of their level, 0 to 1, if `peaks` begin `now`."""
        taken = self._taken
        return min(
            (
                min(1.0, max(0.0, free - peak) / taken[place])
                for place, peak in enumerate(peaks, math.floor(now / BLOCK))
                if taken.get(place, 0.0) > 0
            ),
            default=1.0,
        )

    def lower(self, share: float) -> None:
        """Let all sounds have a `share` of their level."""
        self._taken = {place: level * share for place, level in self._taken.items()}

    def take(self, peaks: list[float], now: float, gain: float) -> None:
        """Note that a sound with `peaks` began `now`, at `gain`."""
        for place, peak in enumerate(peaks, math.floor(now / BLOCK)):
            self._taken[place] = self._taken.get(place, 0.0) + peak * gain

    def clear(self) -> None:
        """Forget all sounds."""
        self._taken.clear()


class Ramp:
    """A level from 0 to 1 that moves evenly towards its target."""

    def __init__(self, value: float = 0.0) -> None:
        self.value = self.target = value

    def step(self, seconds: float, rise: float, fall: float) -> None:
        """Let `seconds` pass; from 0 to 1 takes `rise` seconds, from 1 to 0 `fall`."""
        if self.value < self.target:
            self.value = min(self.target, self.value + seconds / rise)
        else:
            self.value = max(self.target, self.value - seconds / fall)


def block_peaks(raw: bytes, rate: int, channels: int = 2) -> list[float]:
    """Return the peak level, 0 to 1, of 16-bit samples in each block of time that they touch.

    A sound can begin anywhere within a block of the clock, so each of its own blocks touches two of those.
    """
    values = memoryview(raw).cast("h")
    size = int(rate * BLOCK) * channels
    blocks = (values[start : start + size] for start in range(0, len(values), size))
    peaks = [max(max(block), -min(block)) / 32768 for block in blocks]
    return [max(pair) for pair in zip([0.0, *peaks], [*peaks, 0.0], strict=True)]
