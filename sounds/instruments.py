"""The instruments of the music: lute, psaltery, recorder and portative organ, each playing one note.

What makes them breathe: a string is plucked with a nail or a quill against a body of wood, sounds the
brighter the harder, and swings in two planes; pipes have a chiff, wind, and a tone that wanders.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from bells import note
from synthesis import RATE, Random, Signal, add, clock, lowpass, noise, samples, silence, unit

AIR = 12.0
"""Seconds of noise that all notes share; each takes its own part."""


class Build(NamedTuple):
    """How a plucked instrument is built."""

    tilt: float
    """How fast partials get softer, as a power of their number, when plucked hard."""
    follow: float
    """What softness adds to it."""
    longest: float
    """The seconds in which A3's fundamental falls by 60 dB."""
    warmth: float
    """How much faster higher partials die."""
    rise: float
    """Seconds in which the string gets going."""
    nail: float
    """The level of the pluck's noise."""
    knock: float
    """The level of the body's answer to the pluck."""
    breath: float
    """The level of the noise of string and body while they ring."""
    modes: tuple[tuple[float, float], ...]
    """The body's own tones: frequency and level."""


LUTE = Build(
    tilt=1.25,
    follow=1.9,
    longest=3.4,
    warmth=0.3,
    rise=0.008,
    nail=0.16,
    knock=0.22,
    breath=0.003,
    modes=((118, 0.9), (187, 0.8), (236, 0.9), (310, 0.5), (480, 0.6), (730, 0.4), (1150, 0.35), (1720, 0.2)),
)
PSALTERY = Build(
    tilt=1.1,
    follow=1.2,
    longest=7.0,
    warmth=0.22,
    rise=0.003,
    nail=0.14,
    knock=0.12,
    breath=0.008,
    modes=((240, 0.6), (350, 0.9), (560, 0.6), (820, 1.0), (1240, 0.7), (1900, 0.5), (2700, 0.3)),
)


@cache
def _air(low: float, high: float) -> Signal:
    """Return noise between two frequencies, RMS 1, always the same."""
    white = noise(np.random.default_rng(1163), AIR)
    air = lowpass(white, high) - lowpass(white, low)
    return air / np.sqrt((air**2).mean())


def _part(random: Random, air: Signal, n: int) -> Signal:
    """Return `n` samples of `air` from anywhere on."""
    start = int(random.integers(0, len(air) - 1))
    return np.resize(np.roll(air, -start), n)


def _partial(f: float, t60: float, n: int, phase: float) -> Signal:
    """Return a dying sine of `n` samples; what is 75 dB down is left out."""
    heard = min(n, samples(1.25 * t60))
    block = 2048
    turn = complex(-6.908 / t60, 2 * np.pi * f) / RATE
    fine = np.exp(turn * np.arange(block))
    coarse = np.exp(turn * block * np.arange(-(-heard // block)) + 1j * phase)
    wave = np.outer(coarse.real, fine.imag) + np.outer(coarse.imag, fine.real)
    result = np.zeros(n)
    result[:heard] = wave.ravel()[:heard]
    return result


def _answer(modes: tuple[tuple[float, float], ...], f: float) -> float:
    """Return how strongly a body with `modes` answers at `f`."""
    return sum(level / (1 + ((f / own - own / f) * 9) ** 2) for own, level in modes)


def _plucked(
    random: Random, build: Build, pitch: float, seconds: float, force: float, pluck: float
) -> Signal:
    """Return one string plucked at the share `pluck` of its length with `force` from 0 to 1.

    Harmonics are a touch sharp (stiffness). Each swings in two planes that are a hair apart in pitch; the one
    across the body is softer and rings longer.
    """
    n = samples(seconds)
    tone = np.zeros(n)
    longest = build.longest * (220 / pitch) ** 0.35
    for number in range(1, 41):
        f = pitch * number * np.sqrt(1 + 0.00006 * number**2)
        if f > 9500:
            break
        level = abs(np.sin(np.pi * number * pluck)) + 0.03
        level /= number ** (build.tilt + build.follow * (1.0 - force))
        level *= 10 ** (random.normal(0, 1.6) / 20) * (1 + 1.3 * _answer(build.modes, f))
        t60 = longest / (1 + build.warmth * (number - 1) + (f / 5200) ** 2) * random.uniform(0.78, 1.28)
        apart = random.uniform(0.12, 0.6)
        if level > 0.0003:
            tone += level * _partial(f, t60, n, random.uniform(0, 6.28))
            tone += 0.3 * level * _partial(f + apart, 2.4 * t60, n, random.uniform(0, 6.28))
    tone = unit(tone)
    tone *= np.sin(np.clip(clock(seconds) / (build.rise * random.uniform(0.8, 1.3)), 0, 1) * np.pi / 2) ** 2
    hiss = _part(random, _air(150, 2600 + 2400 * force), n) * np.exp(
        -6.908 * clock(seconds) / (1.3 * longest)
    )
    return tone + build.breath * hiss


def _touch(random: Random, build: Build, seconds: float, force: float) -> Signal:
    """Return the noise of the pluck and the body's knock."""
    length = min(0.3, seconds)
    t = clock(length)
    nail = _part(random, _air(350, 1500 + 3500 * force), len(t)) * np.exp(
        -6.908 * t / random.uniform(0.06, 0.1)
    )
    knock = np.zeros(len(t))
    for f, level in build.modes:
        knock += level * _partial(f * random.uniform(0.99, 1.01), 0.16 * (f / 200) ** -0.35, len(t), 0.2)
    start = np.clip(t / 0.0015, 0, 1)
    heard = build.nail * (0.4 + 0.8 * force) * unit(nail * start) + build.knock * unit(knock * start)
    result = silence(seconds)
    add(result, heard, 0)
    return result


def lute(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return a lute's course, two strings a hair apart (the basses with their octave), under a finger."""
    pitch = note(name)
    pluck = random.uniform(0.14, 0.21)
    tone = _plucked(random, LUTE, pitch * 2 ** (-0.9 / 1200), seconds, gain, pluck)
    partner = pitch * 2 if pitch < 150 else pitch
    second = _plucked(random, LUTE, partner * 2 ** (1.6 / 1200), seconds, gain, pluck)
    add(tone, second, random.uniform(0.004, 0.011), 0.32 if partner > pitch else 0.7)
    damp = np.clip((seconds - clock(seconds)) / 0.25, 0, 1)
    return unit(unit(tone) + _touch(random, LUTE, seconds, gain)) * damp


def psaltery(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return a psaltery's course, two wires a hair apart, plucked with a quill; it rings on undamped."""
    pitch = note(name)
    pluck = random.uniform(0.09, 0.13)
    tone = _plucked(random, PSALTERY, pitch * 2 ** (-1.3 / 1200), seconds, gain, pluck)
    second = _plucked(random, PSALTERY, pitch * 2 ** (1.7 / 1200), seconds, gain, pluck)
    add(tone, second, random.uniform(0.002, 0.006), 0.8)
    return _let_go(unit(unit(tone) + _touch(random, PSALTERY, seconds, gain)), 0.001, 0.6)


# --- pipes -------------------------------------------------------------------------------------------


def _wander(random: Random, seconds: float, rate: float, depth: float) -> Signal:
    """Return a curve round 0 with the standard deviation `depth` that turns about `rate` times a second."""
    knots = random.normal(0, 1, int(seconds * 2 * rate) + 4)
    t = clock(seconds) * 2 * rate
    place = t.astype(int)
    share = 0.5 - 0.5 * np.cos(np.pi * (t - place))
    return depth * 1.2 * (knots[place] * (1 - share) + knots[place + 1] * share)


class Pipe(NamedTuple):
    """How a pipe sounds."""

    harmonics: tuple[float, ...]
    wind: float
    """The level of the wind in the sound."""
    chiff: float
    """The level of its first spitting."""
    rise: float
    fall: float


FLUTE = Pipe((1.0, 0.09, 0.16, 0.03, 0.035, 0.012), 0.05, 0.16, 0.075, 0.11)
STOPPED = Pipe((1.0, 0.12, 0.3, 0.05, 0.1, 0.02, 0.03), 0.045, 0.1, 0.09, 0.3)


def _blown(random: Random, pipe: Pipe, pitch: float, seconds: float, bend: Signal) -> Signal:
    """Return a pipe at `pitch`, bent by the share `bend`: chiff, a slight accent, wind, a wandering tone."""
    t = clock(seconds)
    cents = _wander(random, seconds, 3.5, 5.2)
    angle = 2 * np.pi * np.cumsum(pitch * 2 ** (cents / 1200) * (1 + bend)) / RATE
    tone = np.zeros(len(t))
    for number, level in enumerate(pipe.harmonics, 1):
        shimmer = 10 ** (_wander(random, seconds, 7.0, 0.5 + 0.35 * number) / 20)
        tone += level * shimmer * np.sin(number * angle + random.uniform(0, 6.28))
    tone *= 10 ** (_wander(random, seconds, 4.0, 0.65) / 20)
    wind = _part(random, _air(0.7 * pitch, 5.0 * pitch), len(t)) * 10 ** (
        _wander(random, seconds, 6.0, 2.0) / 20
    )
    spit = _part(random, _air(2.0 * pitch, 9.0 * pitch), len(t)) * np.exp(-t / 0.022)
    ghost = np.sin(2 * np.pi * 2.98 * pitch * t) * np.exp(-t / 0.03) * np.clip(t / 0.006, 0, 1)
    accent = 1 + 0.22 * np.exp(-(((t - 0.11) / 0.05) ** 2))
    heard = _let_go(accent * (tone + pipe.wind * wind), pipe.rise * random.uniform(0.85, 1.2), pipe.fall)
    return heard + _let_go(pipe.chiff * (0.35 * spit + 0.5 * ghost), 0.002, 0.05)


def recorder(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return a tenor recorder's note: a tongued beginning, a nearly pure tone, breath, late vibrato."""
    pitch, t = note(name), clock(seconds)
    grown = np.clip((t - 0.4) / 0.6, 0, 1)
    vibrato = 0.0028 * grown * np.sin(2 * np.pi * random.uniform(4.5, 5.2) * t + random.uniform(0, 6.28))
    scoop = -0.012 * np.exp(-t / 0.03)
    return gain * _blown(random, FLUTE, pitch, seconds, vibrato + scoop)


def organ(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return one stopped pipe of a portative organ, whose bellows a hand works."""
    pitch, t = note(name), clock(seconds)
    sag = -0.0012 * np.sin(np.pi * np.clip(t / seconds, 0, 1)) - 0.006 * np.exp(-t / 0.04)
    return gain * _blown(random, STOPPED, pitch, seconds, sag)


def _let_go(tone: Signal, rise: float, fall: float) -> Signal:
    """Return `tone` with a beginning of `rise` seconds and an end of `fall` seconds, both smooth."""
    t = clock(len(tone) / RATE)[: len(tone)]
    up = np.sin(np.clip(t / rise, 0, 1) * np.pi / 2) ** 2
    down = np.sin(np.clip((len(tone) / RATE - t) / fall, 0, 1) * np.pi / 2) ** 2
    return tone * up * down
