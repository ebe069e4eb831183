"""The title's motif: two lutes in the Dorian mode, unhurried, in a stone room."""

from instruments import lute
from synthesis import Random, Signal, add, highpass, in_room, lowpass, panned, room_answer, silence

BEAT = 0.58  # seconds

# Bars of six beats: (beat, note, length in beats, gain). A small estampie: two lines that begin alike, the
# first stays open on the fifth, the second closes with the double leading note of its time.
TUNE = (
    (0, "A4", 2, 0.9), (2, "G4", 1, 0.7), (3, "F4", 1.5, 0.85), (4.5, "E4", 0.5, 0.6), (5, "F4", 1, 0.7),
    (6, "G4", 2, 0.9), (8, "A4", 0.5, 0.6), (8.5, "G4", 0.5, 0.6), (9, "E4", 2, 0.85), (11, "C4", 1, 0.65),
    (12, "D4", 1.5, 0.9), (13.5, "E4", 0.5, 0.6), (14, "F4", 1, 0.7), (15, "G4", 1, 0.8), (16, "A4", 2, 0.95),
    (18, "A4", 2, 0.9), (20, "B4", 1, 0.75), (21, "C5", 1.5, 0.95), (22.5, "B4", 0.5, 0.65),
    (23, "A4", 1, 0.75),
    (24, "G4", 2, 0.9), (26, "F4", 0.5, 0.6), (26.5, "G4", 0.5, 0.62), (27, "A4", 1, 0.8),
    (28, "F4", 1, 0.7), (29, "E4", 1, 0.65),
    (30, "D4", 1, 0.8), (31, "E4", 1, 0.7), (32, "C#4", 1, 0.72), (33, "D4", 4, 0.95),
)  # fmt: skip
ACCOMPANIMENT = (
    (0, "D3", 3, 0.8), (1, "A3", 2, 0.45), (3, "D3", 3, 0.6), (4, "A3", 2, 0.4),
    (6, "C3", 3, 0.8), (7, "G3", 2, 0.45), (9, "A2", 3, 0.7), (10, "E3", 2, 0.42),
    (12, "D3", 3, 0.8), (13, "A3", 2, 0.45), (15, "C3", 1, 0.6), (16, "D3", 2, 0.7),
    (16.5, "A3", 1.5, 0.42), (17, "D4", 1, 0.38),
    (18, "D3", 3, 0.8), (19, "A3", 2, 0.45), (21, "A2", 3, 0.75), (22, "E3", 1, 0.45), (23, "F3", 1, 0.45),
    (24, "C3", 3, 0.8), (25, "G3", 2, 0.45), (27, "D3", 3, 0.7), (28, "A3", 1, 0.42), (29, "C4", 1, 0.4),
    (30, "G2", 2, 0.7), (31, "B3", 1, 0.4), (32, "E3", 1, 0.6), (32, "G#3", 1, 0.45),
    (33, "D3", 4, 0.8), (33.06, "A3", 4, 0.6), (34, "D2", 3, 0.5), (35, "A3", 2, 0.3), (36, "D4", 3, 0.35),
)  # fmt: skip


def title(random: Random, variant: int) -> Signal:
    """Return the motif, once through with its last chord dying away: it may be repeated."""
    track = silence(39 * BEAT + 1.2, 2)
    for voice, place, level, ring in ((TUNE, 0.22, 1.0, 1.6), (ACCOMPANIMENT, -0.25, 0.72, 2.2)):
        for beat, name, length, gain in voice:
            slows = 0.0 if beat < 30 else 0.022 * (beat - 30) ** 2  # the last bar takes its time
            at = 0.03 + (beat + slows) * BEAT + random.uniform(0, 0.012)
            seconds = min(length * BEAT * ring + 0.5, 4.5)
            add(track, panned(lute(random, name, seconds, gain), place), at, gain * level)
    track = lowpass(highpass(track, 60), 7500)
    return in_room(track, room_answer(random, 1.9, 2600, 0.028, 2), 0.3, 0.9)
