"""The scores of the music at the table, as text: notes with their lengths in beats, one unless written.

`D4:2` lasts two beats, `-:2` is a rest. The melodies are our own in the manner of the thirteenth century, but
for "Orientis partibus" (Beauvais and Sens, about 1200), whose tune is free.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Note(NamedTuple):
    """One note of a part: when it begins and how long it lasts, in beats; `loud` from 0 to 1."""

    beat: float
    name: str
    length: float
    loud: float


def tune(text: str, at: float = 0.0, loud: float = 0.7, bar: int = 3) -> list[Note]:
    """Return the notes of `text` from beat `at` on; the first of each `bar` is a little louder."""
    notes = []
    begins = at
    for word in text.split():
        name, _, length = word.partition(":")
        beats = float(length or 1)
        if name != "-":
            strong = (begins - at) % bar == 0
            notes.append(Note(begins, name, beats, loud + (0.08 if strong else 0.0)))
        begins += beats
    return notes


def beats(text: str) -> float:
    """Return how many beats `text` lasts."""
    return sum(float(word.partition(":")[2] or 1) for word in text.split())


def figure(
    roots: Sequence[str], shapes: Sequence[Sequence[tuple[float, int]]], at: float, bar: float, loud: float
) -> Iterator[Note]:
    """Yield a ground: over each root one of `shapes`, (beat, semitones up), in turn."""
    for number, root in enumerate(roots):
        for beat, up in shapes[number % len(shapes)]:
            strength = loud if beat == 0 else 0.72 * loud
            yield Note(at + number * bar + beat, raised(root, up), bar - beat, strength)


_NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")


def raised(name: str, by: int) -> str:
    """Return the note `by` semitones above `name`."""
    place = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]]
    place += name.count("#") - name.count("b") + by + 12 * int(name[-1])
    return f"{_NAMES[place % 12]}{place // 12}"


# --- an estampie: four puncta, each twice, with an open and a closed ending ---------------------------------

PUNCTA = (
    "D5:2 C5 A4:2 G4 A4 B4 C5 D5:3 F5:2 E5 D5 C5 B4 A4:2 G4 A4:3",
    "A4:2 B4 C5:2 D5 E5 D5 C5 D5:3 E5:2 F5 E5 D5 C5 B4 A4 B4 A4:3",
    "F4 G4 A4 A4:2 C5 B4 A4 G4 A4:3 C5 D5 E5 D5:2 C5 B4 C5 A4 G4:3",
    "D5 E5 F5 E5 D5 C5 D5:2 A4 A4:3 C5 B4 A4 G4 A4 B4 C5 B4 G4 A4:3",
)
OPEN, CLOSED = "F4 G4 A4 G4:2 F4 E4 D4 F4 E4:3", "F4 G4 A4 G4 F4 E4 C4:2 E4 D4:3"

# --- a conductus in two voices, note against note -----------------------------------------------------------

CONDUCTUS = (
    "G4:2 A4 B4:2 A4 G4 A4 F4 G4:3 D5:2 C5 B4:2 C5 A4 B4 G4 A4:3",
    "B4 C5 D5 C5:2 B4 A4 G4 A4 F4:3 G4:2 A4 B4 A4 F4 G4:2 F4 G4:3",
)
ABOVE = (
    "D5:2 C5 G4:2 C5 D5 C5 A4 G4:3 G4:2 A4 B4:2 G4 D5 B4 D5 E5:3",
    "G5 E5 D5 E5:2 D5 E5 D5 E5 C5:3 D5:2 C5 G4 A4 C5 D5:2 A4 G4:3",
)

# --- a virelai: refrain, two couplets, refrain --------------------------------------------------------------

REFRAIN = "A4:2 G4 F4:2 G4 A4 Bb4 C5 A4:3 C5:2 Bb4 A4 G4 F4 G4:2 E4 F4:3"
COUPLETS = ("C5:2 D5 C5 Bb4 A4 Bb4:2 A4 G4:3", "C5:2 D5 C5 A4 G4 A4:2 G4 F4:3")
REFRAIN_BASS = ("F3", "F3", "F3", "F3", "F3", "F3", "C3", "F3")
COUPLET_BASS = (("F3", "F3", "Bb2", "C3"), ("F3", "F3", "C3", "F3"))

# --- a planctus: three verses of three lines ----------------------------------------------------------------

PLANCTUS = (
    "E4:2 G4 A4 B4:3 A4 G4 A4 F4 G4 E4:4 -:2",
    "B4:2 C5 D5 E5:3 D5 C5 B4 A4 C5 B4:4 -:2",
    "D5 C5 B4 A4 G4:2 A4:2 F4:2 G4 F4 E4:4 -:2",
)
PLANCTUS_BASS = (("E3", "E3", "D3", "E3"), ("E3", "A2", "A2", "E3"), ("G3", "C3", "D3", "E3"))

# --- Orientis partibus --------------------------------------------------------------------------------------

ASS = (
    "F4:2 G4 A4:2 F4 G4:2 E4 F4:3",
    "C5:2 C5 D5:2 A4 C5:2 C5 A4:3",
    "A4:2 G4 Bb4:2 A4 G4:2 F4 A4:3",
    "C5:2 Bb4 A4:2 F4 G4:2 E4 F4:3",
)
ASS_ABOVE = (
    "C5:2 Bb4 A4:2 C5 Bb4:2 C5 C5:3",
    "F4:2 G4 F4:2 F4 G4:2 E4 A4:3",
    "D5:2 E5 D5:2 D5 D5:2 C5 E5:3",
    "F4:2 F4 F4:2 C5 Bb4:2 C5 F4:3",
)
ASS_BASS = (
    ("F3", "F3", "C3", "F3"),
    ("F3", "Bb2", "F3", "F3"),
    ("F3", "G2", "C3", "F3"),
    ("F3", "F3", "C3", "F3"),
)
