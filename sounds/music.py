"""The music at the table, eight pieces, and the piece at the end of a game.

A piece begins and ends in silence; in play the room alone is heard between two of them. Players breathe
together: a common drift of time, and single notes a little early or late, firmer or softer.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
from bells import CAST_BELL, note, struck
from grounds import LUTE, PIPES, PSALTERY, RECORDER
from instruments import lute, organ, psaltery, recorder
from motif import ACCOMPANIMENT, TUNE
from scores import (
    ABOVE,
    ASS,
    ASS_ABOVE,
    ASS_BASS,
    CLOSED,
    CONDUCTUS,
    COUPLET_BASS,
    COUPLETS,
    OPEN,
    PLANCTUS,
    PLANCTUS_BASS,
    PUNCTA,
    REFRAIN,
    REFRAIN_BASS,
    Note,
    beats,
    figure,
    tune,
)
from synthesis import Random, Signal, add, evened, highpass, in_room, lowpass, panned, room_answer, silence

Instrument = Callable[[Random, str, float, float], Signal]

LOOSE = 0.009  # seconds: how far single notes are from the common time
DRIFT = 0.018  # seconds: how far the common time wanders
FIRM = 0.07  # how much firmer or softer single notes are

# Shapes of a lute's ground over a root: (beat, semitones up).
TRIPLE = (((0, 0), (1, 7), (2, 12)), ((0, 0), (2, 7)), ((0, 0), (1, 12), (2, 7)))
SPARSE = (((0, 0), (2, 7)), ((0, 0),))


class Part(NamedTuple):
    """One instrument: its notes, place from left (-1) to right (1), level, and how long notes ring on."""

    instrument: Instrument
    notes: Iterable[Note]
    place: float
    level: float
    ring: float


def _hall(random: Random) -> Signal:
    return room_answer(random, 2.4, 2600, 0.03, 2)


def far_bell(random: Random, name: str, seconds: float, gain: float) -> Signal:
    """Return a bell of the tower, heard from far away."""
    return gain * lowpass(struck(random, CAST_BELL, note(name), 9.0, 8.0, 0.12), 900)


def _drift(random: Random, seconds: float) -> Callable[[float], float]:
    """Return a slow wander of the common time: seconds too late at a second."""
    turns = np.arange(1, max(3, int(seconds / 5)))
    size = random.normal(size=len(turns)) / turns**0.8
    phase = random.uniform(0, 2 * np.pi, len(turns))
    size *= DRIFT / np.sqrt((size**2).sum() / 2)
    return lambda at: float((size * np.sin(2 * np.pi * turns * at / (1.07 * seconds) + phase)).sum())


def _performed(random: Random, parts: Iterable[Part], beat: float, last: float, wet: float) -> Signal:
    """Return `parts` played together; a beat lasts `beat` seconds, and from the beat `last` on it slows."""
    score = [(part, sorted(part.notes)) for part in parts]
    end = max(one.beat + one.length for _, notes in score for one in notes)

    def second(at: float) -> float:
        return 0.4 + beat * (at + 0.045 * max(0.0, at - last) ** 2)

    length = second(end)
    late = _drift(random, length)
    track = silence(length + 5.5, 2)
    for part, notes in score:
        line = silence(length + 5.5)
        for one in notes:
            off = np.clip(random.normal(0, LOOSE), -2 * LOOSE, 2 * LOOSE) + late(second(one.beat))
            loud = float(np.clip(one.loud * (1 + random.normal(0, FIRM)), 0.1, 1.0))
            seconds = second(one.beat + one.length) - second(one.beat) + part.ring
            tone = part.instrument(random, one.name, seconds, loud)
            add(line, tone, second(one.beat) + off, loud if part.instrument in (lute, psaltery) else 1.0)
        track += panned(line, part.place) * part.level
    track = highpass(lowpass(track, 7800), 70)
    return evened(in_room(track, _hall(random), wet, 0.5), 4.0, 0.6)


def _barwise(bars: tuple[tuple[tuple[float, str], ...], ...], at: float, loud: float) -> list[Note]:
    """Return the notes of `bars` of six beats from beat `at` on; the first of a bar is firmer."""
    return [
        Note(at + 6 * number + beat, name, 1.0, loud if beat else loud + 0.1)
        for number, bar in enumerate(bars)
        for beat, name in bar
    ]


# --- pieces of the table -----------------------------------------------------------------------------


def ground(random: Random, variant: int) -> Signal:
    """A psaltery over four bars that come again and again, and now and then a bell from far away."""
    wires = [
        *_barwise(PSALTERY, 0, 0.5),
        Note(96, "D4", 6, 0.6),
        Note(97, "A4", 5, 0.5),
        Note(98, "D5", 4, 0.5),
    ]
    bells = [Note(6 * bar, name, 6, loud) for bar, name, loud in
             ((0, "D3", 0.6), (7, "A3", 0.4), (8, "D3", 0.5), (12, "D3", 0.4), (16, "D3", 0.6))]  # fmt: skip
    parts = (Part(psaltery, wires, -0.25, 1.0, 3.4), Part(far_bell, bells, 0.35, 0.3, 6.0))
    return _performed(random, parts, 0.76, 90, 0.34)


def pipes(random: Random, variant: int) -> Signal:
    """A lute's walk three times: alone, over the pipes of an organ, and with a psaltery."""
    walk = [one for turn in range(3) for one in _barwise(LUTE, 48 * turn, 0.55)]
    walk += [Note(144, "D3", 6, 0.7), Note(144.1, "A3", 6, 0.5), Note(145, "D4", 5, 0.5)]
    chords = [
        Note(48 + 6 * bar + 0.1, name, 5.5, 0.5) for bar in range(16) for name in PIPES[bar % len(PIPES)]
    ]
    chords += [Note(144, "D3", 5, 0.45), Note(144, "A3", 5, 0.45)]
    light = _barwise(PSALTERY[8:], 96, 0.4)
    parts = (
        Part(lute, walk, 0.22, 1.0, 1.2),
        Part(organ, chords, 0.0, 0.16, 0.1),
        Part(psaltery, light, -0.35, 0.5, 2.6),
    )
    return _performed(random, parts, 0.68, 140, 0.3)


def song(random: Random, variant: int) -> Signal:
    """An evening song: a recorder sings twice, over the lute and then over lute and psaltery."""
    sung = [Note(24 + beat, name, length, loud) for beat, name, length, loud in RECORDER]
    again = [Note(120 + beat, name, length, loud) for beat, name, length, loud in RECORDER]
    walk = [one for turn in range(4) for one in _barwise(LUTE, 48 * turn, 0.5) if one.beat < 192]
    walk += [Note(192, "A2", 6, 0.6), Note(192.1, "E3", 6, 0.5), Note(193, "A3", 5, 0.5)]
    light = [*_barwise(PSALTERY[:4], 96, 0.5), *_barwise(PSALTERY[4:], 120, 0.4)]
    parts = (
        Part(recorder, [*sung, *again], -0.08, 0.34, -0.04),
        Part(lute, walk, 0.28, 0.8, 1.2),
        Part(psaltery, light, -0.35, 0.6, 2.6),
    )
    return _performed(random, parts, 0.62, 186, 0.36)


def ass(random: Random, variant: int) -> Signal:
    """Orientis partibus, four strophes: lute; recorder over lute; organ in two parts; all of them."""
    strophe, tune_text, above = 48.0, " ".join(ASS), " ".join(ASS_ABOVE)
    roots = [root for line in ASS_BASS for root in line]
    strings = [*tune(tune_text, 0, 0.75), *figure(roots, SPARSE, 0, 3, 0.5)]
    pipe: list[Note] = []
    pair: list[Note] = []
    wires: list[Note] = []
    for turn in (1, 3):
        pipe += [one._replace(length=0.92 * one.length) for one in tune(tune_text, turn * strophe, 0.7)]
        strings += figure(roots, TRIPLE, turn * strophe, 3, 0.55)
    for turn in (2, 3):
        pair += tune(above, turn * strophe, 0.5)
        if turn == 2:
            pair += tune(tune_text, turn * strophe, 0.6)
            wires += figure(roots[::2], SPARSE, turn * strophe, 6, 0.4)
        else:
            wires += tune(tune_text, turn * strophe, 0.5)
        pair += [Note(turn * strophe + 12 * line, "F3", 11.5, 0.35) for line in range(4)]
    chord = [Note(4 * strophe, name, 6, 0.6) for name in ("F3", "C4", "F4")]
    parts = (
        Part(lute, [*strings, *chord], -0.28, 1.0, 1.3),
        Part(recorder, pipe, 0.1, 0.4, 0.0),
        Part(organ, pair, -0.05, 0.28, 0.1),
        Part(psaltery, [*wires, *chord], 0.32, 0.6, 2.6),
    )
    return _performed(random, parts, 0.45, 186, 0.34)


def estampie(random: Random, variant: int) -> Signal:
    """A dance of four puncta over a drone: lute, psaltery, recorder, then all."""
    punctum = [f"{first} {OPEN} {first} {CLOSED}" for first in PUNCTA]
    long = beats(punctum[0])
    drone = [*figure(["D3"] * round(4 * long / 3), TRIPLE, 0, 3, 0.45), Note(4 * long, "D3", 6, 0.7)]
    wires = [*tune(punctum[1], long, 0.6), *tune(punctum[3], 3 * long, 0.45), Note(4 * long, "D5", 6, 0.6)]
    pipe = [*tune(punctum[2], 2 * long, 0.65), *tune(punctum[3], 3 * long, 0.7)]
    held = [Note(3 * long + 12 * bar, name, 11.6, 0.4) for bar in range(6) for name in ("D3", "A3")]
    parts = (
        Part(lute, [*tune(punctum[0], 0, 0.75), *drone, Note(4 * long, "A3", 6, 0.5)], 0.25, 1.0, 1.0),
        Part(psaltery, wires, -0.3, 0.9, 2.0),
        Part(recorder, [one._replace(length=0.9 * one.length) for one in pipe], 0.05, 0.36, 0.0),
        Part(organ, held, 0.0, 0.16, 0.1),
    )
    return _performed(random, parts, 0.36, 4 * long - 6, 0.3)


def conductus(random: Random, variant: int) -> Signal:
    """Two voices, note against note: recorder over a drone, the organ's two, plucked, and all."""
    text, above = " ".join(CONDUCTUS), " ".join(ABOVE)
    long = beats(text)
    pipe = [*tune(text, 0, 0.65), *tune(above, 3 * long, 0.65), Note(4 * long, "G4", 5, 0.6)]
    air = [Note(12 * bar, name, 11.6, 0.45) for bar in range(int(long / 12)) for name in ("G3", "D4")]
    air += [*tune(text, long, 0.6), *tune(above, long, 0.5), *tune(text, 3 * long, 0.5)]
    air += [Note(4 * long, name, 5, 0.45) for name in ("G3", "D4")]
    strings = [*figure(["G3", "G3", "F3", "G3"] * 4, SPARSE, long, 3, 0.45), *tune(above, 2 * long, 0.6)]
    strings += [
        *figure(["G3", "G3", "F3", "G3"] * 4, TRIPLE, 3 * long, 3, 0.45),
        Note(4 * long, "G3", 6, 0.6),
    ]
    parts = (
        Part(recorder, [one._replace(length=0.94 * one.length) for one in pipe], 0.12, 0.4, 0.0),
        Part(organ, air, -0.08, 0.3, 0.1),
        Part(lute, strings, 0.3, 0.9, 1.3),
        Part(psaltery, [*tune(text, 2 * long, 0.6), Note(4 * long, "D5", 6, 0.5)], -0.3, 0.9, 2.4),
    )
    return _performed(random, parts, 0.5, 4 * long - 6, 0.38)


def virelai(random: Random, variant: int) -> Signal:
    """A song without words for psaltery and lute: refrain and couplets, twice, now and then on the lute."""
    order = ((REFRAIN, REFRAIN_BASS), (COUPLETS[0], COUPLET_BASS[0]), (COUPLETS[1], COUPLET_BASS[1]),
             (REFRAIN, REFRAIN_BASS))  # fmt: skip
    wires: list[Note] = []
    strings: list[Note] = []
    at = 0.0
    for turn in range(2):
        for number, (text, bass) in enumerate(order):
            leads = wires if (turn + number) % 3 else strings
            leads += tune(text, at, 0.68)
            strings += figure(bass, TRIPLE if turn else SPARSE, at, 3, 0.5)
            if turn and leads is strings:
                wires += figure(
                    [name.replace("3", "4").replace("2", "3") for name in bass], SPARSE, at, 3, 0.4
                )
            at += beats(text)
        at += 1.5
    chord = [Note(at, name, 6, 0.6) for name in ("F3", "C4", "F4")]
    parts = (
        Part(psaltery, [*wires, *chord[1:]], -0.25, 0.9, 2.8),
        Part(lute, [*strings, *chord], 0.25, 1.0, 1.3),
    )
    return _performed(random, parts, 0.6, at - 6, 0.32)


def planctus(random: Random, variant: int) -> Signal:
    """A lament: the recorder over the organ's drone, the psaltery over the lute, and recorder and lute."""
    verse = " ".join(PLANCTUS)
    long, roots = beats(verse), [root for line in PLANCTUS_BASS for root in (*line, line[-1])]
    slow = long / len(roots)
    pipe = [*tune(verse, 0, 0.65, bar=4), *tune(verse, 2 * long, 0.7, bar=4)]
    air = [Note(18 * line, name, 17, 0.4) for line in (0, 1, 2, 6, 7, 8) for name in ("E3", "B3")]
    strings = [*figure(roots, (((0, 0), (2, 7)),), long, slow, 0.5)]
    strings += figure(roots, (((0, 0), (1, 7), (2, 12)), ((0, 0), (2, 7))), 2 * long, slow, 0.55)
    chord = [Note(3 * long, name, 6, 0.5) for name in ("E3", "B3", "E4")]
    parts = (
        Part(recorder, pipe, -0.05, 0.42, -0.03),
        Part(organ, air, 0.05, 0.2, 0.1),
        Part(lute, [*strings, *chord], 0.3, 0.9, 1.6),
        Part(psaltery, tune(verse, long, 0.6, bar=4), -0.3, 0.9, 3.0),
    )
    return _performed(random, parts, 0.56, 3 * long - 6, 0.42)


# --- the end -----------------------------------------------------------------------------------------


def end(random: Random, variant: int) -> Signal:
    """The title's tune at the end of a game: a recorder has it, psaltery and lute play below, bells ring."""
    beat_time = 0.62
    track = silence(39 * beat_time + 8.0, 2)
    parts: tuple[tuple[Instrument, Iterable[tuple[float, str, float, float]], float, float, float], ...] = (
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
