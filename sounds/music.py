"""The music at the table, three layers over one ground, and the piece at the end of a game.

The ground is four bars in the Dorian mode: D, F, C, A without a third. A layer is a loop of some grounds, so
layers of different lengths stay in step, and the whole comes again only after 48 bars, three and a half
minutes.
"""

from collections.abc import Callable, Iterable

import numpy as np
from bells import CAST_BELL, note, struck
from instruments import lute, organ, psaltery, recorder
from motif import ACCOMPANIMENT, TUNE
from synthesis import (
    Random,
    Signal,
    add,
    add_round,
    evened_round,
    highpass,
    highpass_round,
    in_room,
    in_room_round,
    lowpass,
    panned,
    room_answer,
    silence,
)

BEAT = 0.72  # seconds; a bar of six is a whole number of samples
BAR = 6
UPBEAT = 0.2  # seconds before the first beat: loops are joined where little sounds

Notes = Iterable[tuple[float, str, float, float]]
"""Notes as (beat, name, length in beats, gain)."""
Instrument = Callable[[Random, str, float, float], Signal]

# Bar by bar: (beat in the bar, note). A string rings on, so it has no length.
PSALTERY: tuple[tuple[tuple[float, str], ...], ...] = (
    ((0, "D4"), (1, "A4"), (2, "D5"), (4, "A4")),
    ((0, "F4"), (1, "A4"), (2, "C5"), (4, "A4")),
    ((0, "C4"), (1, "G4"), (2, "E5"), (3, "D5"), (4, "C5")),
    ((0, "A3"), (1, "E4"), (2, "A4"), (4, "G4"), (5, "E4")),
    ((0, "D4"), (1, "F4"), (2, "A4"), (3, "D5"), (5, "E5")),
    ((0, "F4"), (2, "C5"), (3, "F5"), (4, "E5"), (5, "C5")),
    ((0, "C4"), (1, "E4"), (2, "G4"), (4, "D5"), (5, "B4")),
    ((0, "A3"), (2, "E4"), (3, "A4")),
    ((0, "D4"), (2, "A4")),
    ((0, "F4"), (3, "C5")),
    ((0, "C4"), (2, "G4"), (4, "E4")),
    ((0, "A3"), (1, "E4"), (3, "A4"), (5, "C5")),
    ((0, "D5"), (1, "A4"), (2, "F4"), (3, "D4")),
    ((0, "C5"), (1, "A4"), (2, "F4"), (4, "G4"), (5, "A4")),
    ((0, "E5"), (1, "C5"), (2, "G4"), (3, "E4")),
    ((0, "A4"), (2, "E4"), (4, "A3")),
)
LUTE: tuple[tuple[tuple[float, str], ...], ...] = (
    ((0, "D3"), (1, "A3"), (3, "D4"), (4, "A3")),
    ((0, "F3"), (1, "C4"), (3, "A3"), (4, "C4")),
    ((0, "C3"), (1, "G3"), (2, "E4"), (3, "C4"), (4, "G3")),
    ((0, "A2"), (1, "E3"), (3, "A3"), (4, "E3")),
    ((0, "D3"), (2, "A3"), (3, "F4"), (4, "E4"), (5, "D4")),
    ((0, "F3"), (2, "C4"), (3, "A3"), (5, "G3")),
    ((0, "C3"), (1, "G3"), (3, "C4"), (4, "D4"), (5, "E4")),
    ((0, "A2"), (2, "E3"), (3, "A3"), (4, "G3"), (5, "E3")),
)
PIPES = (("D3", "A3"), ("F3", "C4"), ("C3", "G3"), ("A2", "E3"))
RECORDER = (
    (0, "A4", 2, 0.9), (2, "D5", 1, 0.95), (3, "C5", 2, 0.9), (5, "B4", 1, 0.75),
    (6, "A4", 3, 0.9), (9, "F4", 1, 0.7), (10, "G4", 1, 0.75), (11, "A4", 1, 0.8),
    (12, "G4", 4, 0.9), (16, "E4", 2, 0.75),
    (18, "A4", 5, 0.9),
    (25, "D5", 2, 0.9), (27, "E5", 1, 0.9), (28, "F5", 2, 1.0),
    (30, "E5", 1, 0.85), (31, "D5", 1, 0.8), (32, "C5", 2, 0.85), (34, "A4", 2, 0.75),
    (36, "C5", 2, 0.85), (38, "G4", 2, 0.8), (40, "B4", 1, 0.75), (41, "C5", 1, 0.75),
    (42, "A4", 4, 0.9),
    (62, "E4", 1, 0.7), (63, "G4", 2, 0.8), (65, "G4", 1, 0.7),
    (66, "A4", 3, 0.85), (69, "E4", 2.5, 0.75),
)  # fmt: skip


def _hall(random: Random) -> Signal:
    return room_answer(random, 2.4, 2600, 0.03, 2)


def _loop(bars: int) -> Signal:
    return silence(bars * BAR * BEAT, 2)


def _play_round(
    random: Random, track: Signal, instrument: Instrument, notes: Notes, place: float, ring: float
) -> None:
    """Play `notes` into the loop `track`, each sounding `ring` seconds longer than its length."""
    for beat, name, length, gain in notes:
        tone = gain * instrument(random, name, length * BEAT + ring, gain)
        at = UPBEAT + beat * BEAT + random.uniform(-0.008, 0.012)
        add_round(track, panned(tone, place + random.uniform(-0.06, 0.06)), at)


def _barwise(bars: tuple[tuple[tuple[float, str], ...], ...], strong: float, weak: float) -> Notes:
    """Yield the notes of `bars`; the first of a bar has the gain `strong`, the others `weak`."""
    for number, bar in enumerate(bars):
        for beat, name in bar:
            yield BAR * number + beat, name, 1.0, weak if beat else strong


def _finished(random: Random, track: Signal, wet: float) -> Signal:
    return highpass_round(in_room_round(track, _hall(random), wet), 70)


def table_a(random: Random, variant: int) -> Signal:
    """The layer of all periods, 16 bars: a psaltery, and now and then a low bell from far away."""
    track = _loop(len(PSALTERY))
    _play_round(random, track, psaltery, _barwise(PSALTERY, 0.6, 0.5), -0.25, 4.6)
    for bar, name, gain in ((0, "D3", 0.2), (7, "A3", 0.14), (8, "D3", 0.16), (12, "D3", 0.13)):
        bell = lowpass(struck(random, CAST_BELL, note(name), 7.0, 6.5, 0.12), 900)
        add_round(track, panned(bell, 0.35), UPBEAT + bar * BAR * BEAT, gain)
    return evened_round(_finished(random, track, 0.34), 1.5, 0.5)


def table_b(random: Random, variant: int) -> Signal:
    """The layer from the second period on, 8 bars: a lute over the pipes of a portative organ."""
    track = _loop(len(LUTE))
    _play_round(random, track, lute, _barwise(LUTE, 0.8, 0.55), 0.28, 1.6)
    for bar in range(len(LUTE)):
        # The pipes breathe before every bar, where the loop is joined.
        chord = ((BAR * bar + 0.1, name, BAR - 0.5, 0.1) for name in PIPES[bar % len(PIPES)])
        _play_round(random, track, organ, chord, 0.0, 0.0)
    return _finished(random, track, 0.3)


def table_c(random: Random, variant: int) -> Signal:
    """The layer of the last period, 12 bars: a recorder sings, and rests for four of them."""
    track = _loop(12)
    _play_round(random, track, recorder, RECORDER, -0.08, -0.04)
    return _finished(random, track, 0.5)


def end(random: Random, variant: int) -> Signal:
    """The title's tune at the end of a game: a recorder has it, psaltery and lute play below, bells ring."""
    beat_time = 0.62
    track = silence(39 * beat_time + 8.0, 2)
    parts: tuple[tuple[Instrument, Notes, float, float, float], ...] = (
        (recorder, TUNE, 0.1, 0.5, -0.02),
        (psaltery, ((beat, name, length, 0.8 * gain) for beat, name, length, gain in TUNE), -0.35, 0.5, 2.8),
        (lute, ACCOMPANIMENT, 0.3, 0.75, 1.4),
    )
    for instrument, notes, place, level, ring in parts:
        for beat, name, length, gain in notes:
            slows = 0.0 if beat < 30 else 0.03 * (beat - 30) ** 2  # the last bar takes its time
            last = beat >= 33
            seconds = length * beat_time * (1.0 if beat < 30 else 1.25) + ring + (2.5 if last else 0.0)
            at = 0.04 + (beat + slows) * beat_time + random.uniform(0, 0.012)
            add(track, panned(gain * instrument(random, name, seconds, gain), place), at, level)
    for beat, name, gain in ((0, "D4", 0.3), (18, "A3", 0.25), (33, "D4", 0.6), (36, "A3", 0.5)):
        bell = struck(random, CAST_BELL, note(name), 8.0, 8.0, 0.3)
        slows = 0.0 if beat < 30 else 0.03 * (beat - 30) ** 2
        add(track, panned(lowpass(bell, 2400), -0.1), 0.04 + (beat + slows) * beat_time, gain)
    track = lowpass(highpass(track, 70), 8000)
    return in_room(track, _hall(random), 0.32, 1.2) * np.sqrt(0.5)
