"""Sounds that ring: the hand bell, the bells of Notre Dame, chimes for prestige, the window's light."""

from collections.abc import Sequence

import numpy as np
from synthesis import (
    RATE,
    Random,
    Signal,
    add,
    bandpass,
    clock,
    decay,
    edges,
    highpass,
    in_room,
    lowpass,
    noise,
    panned,
    ringing,
    room_answer,
    silence,
    strike,
    unit,
)

# A minor-third bell as cast in Europe: ratio to the strike note, level, share of the longest T60. The decays
# are in the order of measured church bells: the hum outlives all, prime and tierce carry the tone, nominal,
# twelfth and upper octave make the blow and are soon gone.
CAST_BELL = (
    (0.50, 0.38, 1.00),  # hum
    (1.00, 0.70, 0.58),  # prime
    (1.19, 0.85, 0.56),  # tierce: the minor third that makes it a church bell
    (1.50, 0.30, 0.32),  # quint
    (2.00, 1.00, 0.32),  # nominal
    (2.51, 0.42, 0.19),
    (2.66, 0.38, 0.18),
    (3.01, 0.60, 0.18),  # twelfth
    (4.16, 0.46, 0.12),  # upper octave
    (5.43, 0.32, 0.09),
    (6.79, 0.22, 0.068),
    (8.21, 0.17, 0.052),
    (9.70, 0.14, 0.042),
    (11.2, 0.11, 0.033),
    (12.8, 0.08, 0.028),
)
SPEAKERS = 110  # Hz: what lies far below, a television can't give back; it would only make the rest softer
BAR_CHIME = ((1.0, 1.0, 1.0), (2.756, 0.32, 0.45), (5.404, 0.14, 0.2), (8.93, 0.06, 0.1))
HAND_BELL = (
    (1.0, 1.0, 1.0),
    (2.0, 0.12, 0.6),
    (3.0, 0.58, 0.5),
    (5.05, 0.18, 0.25),
    (7.3, 0.10, 0.14),
    (9.6, 0.05, 0.08),
)

# The window's chord: note, when it begins, level; and the sparks above it: when, note, place.
WINDOW = (
    ("D3", 0.0, 0.55),
    ("A3", 0.05, 0.5),
    ("D4", 0.18, 0.7),
    ("F#4", 0.34, 0.5),
    ("A4", 0.5, 0.48),
    ("E5", 0.7, 0.27),
    ("A5", 0.85, 0.22),
)
SPARKS = ((0.6, "A6", -0.6), (0.8, "D7", 0.5), (1.02, "E6", -0.2), (1.3, "F#7", 0.3), (1.6, "A6", 0.6))

Partials = tuple[tuple[float, float, float], ...]


def note(name: str) -> float:
    """Return the pitch in Hz of a note such as `D4` or `F#3`, tuned to A4 = 440."""
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}[name[0]]
    steps += name.count("#") - name.count("b")
    return 440.0 * 2 ** (steps / 12 + int(name[-1]) - 4)


def struck(
    random: Random, partials: Partials, pitch: float, t60: float, seconds: float, hardness: float
) -> Signal:
    """Return a bell of `pitch` struck once. `hardness` from 0 to 1 is the clapper's: felt to iron.

    Every partial is a close pair, as no bell is perfectly round, so the tone beats slowly.
    """
    modes = []
    for ratio, level, share in partials:
        level *= hardness ** (0.35 * np.log2(max(ratio, 1)))
        f = pitch * ratio
        split = f * random.uniform(0.0003, 0.001)
        modes += [
            (f - split / 2, level * 0.75, t60 * share),
            (f + split / 2, level * 0.25, t60 * share * 0.95),
        ]
    tone = silence(seconds)
    for mode in modes:  # no two strokes find the bell in the same swing
        tone += ringing(seconds, (mode,), random.uniform(0, 6.28))
    blow = bandpass(strike(random, seconds, 0.0012, 9000 * hardness + 800), 2200 * hardness + 500, 0.6)
    soft = np.clip(clock(seconds) / (0.0006 + 0.005 * (1 - hardness)), 0, 1)
    return edges(soft * (unit(tone) + 0.2 * hardness * unit(blow)), 0.0, min(0.4, seconds / 3))


def _church(random: Random, t60: float = 2.6) -> Signal:
    return room_answer(random, t60, 2400, 0.035, 2)


# --- bells -------------------------------------------------------------------------------------------


def bell_round(random: Random, variant: int) -> Signal:
    """The bellringer's hand bell, swung twice: a round begins."""
    track = silence(1.9, 2)
    for at, gain, place in ((0.003, 1.0, -0.15), (0.27, 0.72, 0.15)):
        add(track, panned(struck(random, HAND_BELL, note("E6"), 1.5, 1.6, 0.75), place), at, gain)
    return in_room(track, room_answer(random, 0.9, 3500, 0.015, 2), 0.2, 0.4)


def bell_period(random: Random, variant: int) -> Signal:
    """A middle bell from the tower, struck twice, that rings out: a period begins."""
    length = 9.6
    track = silence(length, 2)
    for at, gain in ((0.004, 1.0), (0.95, 0.7)):
        add(track, panned(struck(random, CAST_BELL, note("D4"), 16.0, length - at, 0.7), 0.05), at, gain)
    return in_room(track, _church(random, 1.8), 0.13, 0.2)


def bell_end(random: Random, variant: int) -> Signal:
    """The great bell of the cathedral, three strokes that ring out: the game is over."""
    length = 10.8
    track = silence(length, 2)
    for at, gain, place in ((0.005, 1.0, 0.0), (1.6, 0.85, -0.08), (3.2, 0.72, 0.08)):
        great = struck(random, CAST_BELL, note("B2"), 18.0, length - at, 1.0)
        fifth = struck(random, CAST_BELL, note("F#3"), 14.0, length - at, 0.7)
        add(track, panned(great, place), at, gain)
        add(track, panned(fifth, -place - 0.1), at + 0.02, gain * 0.45)
    return highpass(in_room(track, _church(random, 3.0), 0.17, 0.2), SPEAKERS)


def plague_knell(random: Random, variant: int) -> Signal:
    """A low cracked bell, half muffled as for the dead: one open stroke, long after it the one in leather."""
    length = 9.8
    firm, answer = (0.5, 0.44, 0.56)[variant - 1], (1.75, 1.88, 1.66)[variant - 1]
    pitch = note("D3") * 2 ** ((0, -5, 4)[variant - 1] / 1200)
    track = silence(length, 2)
    for at, gain, hardness, dark in ((0.004, 1.0, firm, 1700), (answer, 0.34, 0.12, 620)):
        knell = struck(random, CAST_BELL, pitch, 17.0, length - at, hardness)
        cracked = struck(random, CAST_BELL, pitch * 1.0595 * 2**0.5, 1.4, 2.4, 0.2)
        add(knell, cracked, 0.0, 0.15)
        add(track, panned(lowpass(knell, dark), 0.0), at, gain)
    drum = ringing(1.0, ((98, 1.0, 0.4), (147, 0.7, 0.3), (221, 0.4, 0.18)))
    skin = lowpass(noise(random, 1.0), 500) * decay(1.0, 0.18)
    beat = unit(drum) + 0.25 * unit(skin)
    beat *= np.clip(clock(1.0) / 0.004, 0, 1)
    add(track, panned(beat, 0.0), 0.004, 0.3)
    return highpass(in_room(track, _church(random, 2.2), 0.18, 0.2), SPEAKERS)


# --- prestige ----------------------------------------------------------------------------------------


def prestige(random: Random, variant: int) -> Signal:
    """A handful of thin bars ring upwards like light on gold."""
    chimes = (("D5", "A5", "D6", "E6"), ("G5", "B5", "D6", "A6"), ("A5", "D6", "F#6", "A6", "B6"))[
        variant - 1
    ]
    track = silence(1.6, 2)
    for number, name in enumerate(chimes):
        at = 0.004 + number * 0.068 + random.uniform(0, 0.006)
        chime = struck(random, BAR_CHIME, note(name), 1.5, 1.5, 0.5)
        add(track, panned(chime, -0.5 + number / (len(chimes) - 1)), at, 0.75 + 0.25 * number / len(chimes))
    air = highpass(noise(random, 0.7), 6500) * decay(0.7, 0.7) * np.clip(clock(0.7) / 0.12, 0, 1)
    add(track, panned(unit(air), 0.2), 0.05, 0.03)
    return in_room(track, _church(random, 1.5), 0.24, 0.5)


def prestige_lost(random: Random, variant: int) -> Signal:
    """Two bars under felt, the second lower: some of the light goes out."""
    track = silence(1.2, 2)
    for at, name, gain, place in ((0.004, "F4", 1.0, 0.15), (0.17, "D4", 0.8, -0.15)):
        bar = struck(random, BAR_CHIME, note(name), 0.9, 1.0, 0.12)
        add(track, panned(lowpass(bar, 1800), place), at, gain)
    return in_room(track, _church(random, 1.2), 0.2, 0.3)


# --- the window --------------------------------------------------------------------------------------


def _glass_pipe(random: Random, pitch: float, seconds: float, begins: float, swell: float) -> Signal:
    """Return one voice of the window: an organ's flue rank blended with rubbed glass, swelling in."""
    t = clock(seconds)
    result = np.zeros((len(t), 2))
    rise = np.clip((t - begins) / swell, 0, 1)
    shape = np.sin(rise * np.pi / 2) ** 2 * (1 - np.clip((t - seconds + 1.7) / 1.65, 0, 1)) ** 1.6
    for detune, place in ((-0.9, -0.6), (0.0, 0.0), (1.1, 0.6)):
        shimmer = 0.0016 * np.sin(2 * np.pi * (4.3 + 0.4 * detune) * t + random.uniform(0, 6.28))
        angle = 2 * np.pi * np.cumsum(pitch * (1 + shimmer) + detune * 0.45) / RATE
        voice = np.zeros(len(t))
        levels: Sequence[float] = (1.0, 0.42, 0.28, 0.14, 0.08, 0.05, 0.03)
        for harmonic, level in enumerate(levels, 1):
            opens = np.clip((t - begins) / (swell * (0.8 + 0.25 * harmonic)), 0, 1) ** (0.5 + 0.25 * harmonic)
            voice += level * opens * np.sin(harmonic * angle + random.uniform(0, 6.28))
        result += panned(voice * shape, place) / 3
    return result


def notredame(random: Random, variant: int) -> Signal:
    """The rose window lights up: a chord of glass and pipes opens from the deep fifth to the bright third."""
    seconds = 3.6
    track = silence(seconds, 2)
    for name, begins, gain in WINDOW:
        track += gain * _glass_pipe(random, note(name), seconds, begins, 0.8)
    for at, name, place in SPARKS:
        spark = struck(random, BAR_CHIME, note(name), 1.3, 1.3, 0.35)
        add(track, panned(spark, place), at, 0.26)
    return in_room(track, _church(random, 2.8), 0.3, 0.8)
