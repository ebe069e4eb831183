"""Ears for tests: what a sound is like, measured on decoded 16-bit stereo samples."""

import cmath
import math
from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import add, mul, sub
from pathlib import Path

from game.audio.library import RATE

Samples = Sequence[int]
"""Left and right take turns, -32768 to 32767."""


def seconds_of(file: Path) -> float:
    """Return how long an Ogg Vorbis file lasts, by the place that its last page names."""
    data = file.read_bytes()
    last, head = data.rindex(b"OggS"), data.index(b"\x01vorbis")
    samples, rate = int.from_bytes(data[last + 6 : last + 14], "little"), data[head + 12 : head + 16]
    return samples / int.from_bytes(rate, "little")


def peak(values: Samples) -> float:
    """Return the highest sample, 0 to 1."""
    return max(max(values), -min(values)) / 32768


def loudness(values: Samples) -> float:
    """Return how loud the loudest fifth of a second is, in LUFS (weighted as in ITU-R BS.1770)."""
    left, right = values[::2], values[1::2]
    power = _weighted(left)
    other = power if left == right else _weighted(right)
    window = RATE // 5
    sums = [0.0, *accumulate(map(add, power, other))]
    sums += [sums[-1]] * window
    return 10 * math.log10(max(max(map(sub, sums[window:], sums)) / window, 1e-12)) - 0.691


def _weighted(wave: Iterable[int]) -> list[float]:
    """Return the squares of a wave after the shelf and the high-pass of BS.1770."""
    (b0, b1, b2, a1, a2), (c0, c1, c2, d1, d2) = _shelf(), _highpass()
    squares = []
    s1 = s2 = t1 = t2 = 0.0
    for sample in wave:
        x = sample / 32768
        y = b0 * x + s1
        s1 = b1 * x - a1 * y + s2
        s2 = b2 * x - a2 * y
        z = c0 * y + t1
        t1 = c1 * y - d1 * z + t2
        t2 = c2 * y - d2 * z
        squares.append(z * z)
    return squares


def _shelf() -> tuple[float, float, float, float, float]:
    k, q, gain = math.tan(math.pi * 1681.974 / RATE), 0.7071752, 10 ** (3.999844 / 20)
    bend = gain**0.4996668
    a0 = 1 + k / q + k * k
    return (
        (gain + bend * k / q + k * k) / a0,
        2 * (k * k - gain) / a0,
        (gain - bend * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )


def _highpass() -> tuple[float, float, float, float, float]:
    k, q = math.tan(math.pi * 38.13547 / RATE), 0.5003270
    a0 = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0


def likeness(one: Samples, other: Samples) -> float:
    """Return how alike the first fifth of a second of two sounds is: 1 is the same wave, 0 nothing alike."""
    a, b = one[: RATE * 2 // 5], other[: RATE * 2 // 5]
    together: int = sum(map(mul, a, b))
    return abs(together) / (math.hypot(*a) * math.hypot(*b))


def share_above(values: Samples, frequency: float) -> float:
    """Return the share (0 to 1) of a sound's power that lies above a frequency in Hz (6 dB per octave)."""
    keep = math.exp(-2 * math.pi * frequency / RATE)
    low = total = high = 0.0
    for sample in values[::2]:
        low = keep * low + (1 - keep) * sample
        total += sample * sample
        high += (sample - low) ** 2
    return high / total


def level_at(values: Samples, frequency: float, start: float, seconds: float = 0.5) -> float:
    """Return the level of one partial in dB of full scale, ``seconds`` long from second ``start`` on."""
    wave = values[::2][int(start * RATE) : int((start + seconds) * RATE)]
    turn = 2 * math.pi * frequency / RATE
    size = len(wave)
    total = sum(
        sample * (1 - math.cos(2 * math.pi * at / size)) * cmath.exp(-1j * turn * at)
        for at, sample in enumerate(wave)
    )
    return 20 * math.log10(max(float(2 * abs(total) / size / 32768), 1e-9))
