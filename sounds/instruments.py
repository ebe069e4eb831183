"""The instruments of the music: lute, psaltery, recorder and portative organ, each playing one note."""

import numpy as np
from bells import note
from synthesis import (
    RATE,
    Random,
    Signal,
    add,
    bandpass,
    clock,
    highpass,
    lowpass,
    noise,
    silence,
    strike,
    unit,
)


def _string(
    random: Random, pitch: float, seconds: float, pluck: float, warmth: float, longest: float = 3.4
) -> Signal:
    """Return one string plucked at the share `pluck` of its length; A3 rings for `longest` seconds.

    Harmonics are a touch sharp (stiffness) and die the faster the higher they are; `warmth` is how fast.
    """
    t = clock(seconds)
    result = np.zeros(len(t))
    number = 1
    longest *= (220 / pitch) ** 0.35
    while number <= 28:
        f = pitch * number * np.sqrt(1 + 0.00006 * number**2)
        if f > 9000:
            break
        level = np.sin(np.pi * number * pluck) / number**1.25
        t60 = longest / (1 + warmth * (number - 1) + (f / 5200) ** 2)
        result += level * np.exp(-6.908 * t / t60) * np.sin(2 * np.pi * f * t + random.uniform(-0.2, 0.2))
        number += 1
    return result


def lute(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return a lute's course, two strings a hair apart (the basses with their octave), under a finger."""
    pitch = note(name)
    softness = 0.42 - 0.14 * gain
    first = _string(random, pitch * 2 ** (-0.9 / 1200), seconds, 0.17 + random.uniform(-0.02, 0.02), softness)
    partner = pitch * 2 if pitch < 150 else pitch
    second = _string(random, partner * 2 ** (1.6 / 1200), seconds, 0.19, softness)
    tone = silence(seconds)
    add(tone, first, 0)
    add(tone, second, 0.007, 0.32 if partner > pitch else 0.75)
    body = (
        tone
        + 0.5 * bandpass(tone, 118, 3.0)
        + 0.6 * bandpass(tone, 236, 2.5)
        + 0.35 * bandpass(tone, 480, 2.0)
        + 0.25 * bandpass(tone, 1150, 1.5)
    )
    finger = bandpass(strike(random, seconds, 0.004, 2600), 900, 0.7)
    body = unit(body) + 0.05 * unit(finger)
    damp = np.clip((seconds - clock(seconds)) / 0.25, 0, 1)
    return body * np.clip(clock(seconds) / 0.003, 0, 1) * damp


def psaltery(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return a psaltery's course, two wires a hair apart, plucked with a quill; it rings on undamped."""
    pitch = note(name)
    warmth = 0.3 - 0.1 * gain
    tone = silence(seconds)
    for cents, late, level in ((-1.3, 0.0, 1.0), (1.7, 0.004, 0.8)):
        wire = _string(random, pitch * 2 ** (cents / 1200), seconds, random.uniform(0.09, 0.13), warmth, 8.5)
        add(tone, wire, late, level)
    box = tone + 0.15 * bandpass(tone, 350, 1.0) + 0.3 * bandpass(tone, 820, 1.5)
    quill = highpass(strike(random, seconds, 0.0015, 5200), 1500)
    return _let_go(lowpass(unit(box) + 0.03 * unit(quill), 6500), 0.002, 0.6)


def recorder(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return a tenor recorder's note: a tongued beginning, a nearly pure tone, breath, late vibrato."""
    pitch, t = note(name), clock(seconds)
    settled = np.clip((t - 0.35) / 0.6, 0, 1)
    vibrato = 0.0032 * settled * np.sin(2 * np.pi * random.uniform(4.5, 5.0) * t + random.uniform(0, 6.28))
    scoop = -0.012 * np.exp(-t / 0.03)
    angle = 2 * np.pi * np.cumsum(pitch * (1 + vibrato + scoop)) / RATE
    tone = np.zeros(len(t))
    for harmonic, level in enumerate((1.0, 0.09, 0.16, 0.03, 0.035, 0.012), 1):
        tone += level * np.sin(harmonic * angle + random.uniform(0, 6.28))
    tone *= 1 + 12 * vibrato
    breath = bandpass(noise(random, seconds), pitch * 2, 0.8)
    tongue = unit(bandpass(noise(random, seconds), 2400, 1.2)) * np.exp(-t / 0.012)
    swell = 0.82 + 0.18 * np.sin(np.pi * np.clip(t / seconds, 0, 1))
    return _let_go(gain * (swell * (tone + 0.02 * breath) + 0.05 * tongue), 0.035, 0.11)


def organ(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return one stopped pipe of a portative organ, swelling in and dying away."""
    pitch, t = note(name), clock(seconds)
    wind = 1 + 0.0008 * np.sin(2 * np.pi * 0.7 * t + random.uniform(0, 6.28))
    angle = 2 * np.pi * np.cumsum(pitch * wind) / RATE
    pipe = np.zeros(len(t))
    for harmonic, level in enumerate((1.0, 0.12, 0.3, 0.05, 0.1, 0.02, 0.03), 1):
        pipe += level * np.sin(harmonic * angle + random.uniform(0, 6.28))
    air = bandpass(noise(random, seconds), pitch * 3, 1.5)
    return _let_go(gain * (pipe + 0.02 * air), 0.7, 0.9)


def _let_go(tone: Signal, rise: float, fall: float) -> Signal:
    """Return `tone` with a beginning of `rise` seconds and an end of `fall` seconds, both smooth."""
    t = clock(len(tone) / RATE)[: len(tone)]
    up = np.sin(np.clip(t / rise, 0, 1) * np.pi / 2) ** 2
    down = np.sin(np.clip((len(tone) / RATE - t) / fall, 0, 1) * np.pi / 2) ** 2
    return tone * up * down
