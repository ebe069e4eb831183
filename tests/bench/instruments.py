"""What the instruments of sounds/instruments.py and the tower's bells are like, in figures.

Each instrument plays some notes of three seconds; figures are medians over them.

- ``attack_ms``: from 10 to 90 % of the highest level.
- ``life_db``: how much a band of hearing changes in 50 ms while the note lasts, the mean of 64 mel bands.
- ``wander_db``, ``jitter_cents``: the standard deviation of level and pitch in its middle (pipes).
- ``between_db``: what lies between the partials against the partials, 0.3 to 1.1 s after the pluck (strings).
- ``soft_to_loud_db``: how far a soft note's spectrum is from a loud one's at the same level;
  ``brighter``: the loud one's spectral centre over the soft one's.
- bells: ``seconds`` they ring, and ``last_slope``, their fall in dB a second in the last third before the end
  against the third before it.

Needs the ``art`` extra. Prints one JSON object as its last line.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
# This script's folder comes first on the path and would hide the instruments behind this script.
sys.path[0] = str(ROOT / "sounds")
sys.path.insert(1, str(ROOT))

try:
    import numpy as np
    import soundfile
except ImportError:
    sys.exit("numpy and soundfile are not installed: pip install -e '.[art]'.")

bells, instruments = map(import_module, ("bells", "instruments"))

RATE = 44_100
BANDS = 64
STEADY = 0.8
"""Seconds after which a pipe has settled."""
STRINGS = {"lute": ("D3", "F3", "A3", "D4", "G4"), "psaltery": ("D4", "F4", "A4", "C5", "D5")}
PIPES = {"recorder": ("E4", "G4", "A4", "C5", "D5"), "organ": ("D3", "G3", "A3", "D4", "F4")}
BELLS = ("bell_period", "bell_end", "plague_knell_1", "plague_knell_2", "plague_knell_3")

Wave = Any
Play = Callable[[Any, str, float, float], Wave]


def envelope(wave: Wave, seconds: float = 0.012) -> Wave:
    """Return the level over time."""
    window = np.hanning(round(seconds * RATE))
    return np.sqrt(np.maximum(np.convolve(wave**2, window / window.sum(), "same"), 1e-18))


def attack_ms(wave: Wave) -> float:
    """Return the milliseconds from 10 to 90 % of the highest level in a note's first 0.6 s."""
    level = envelope(wave)[: round(0.6 * RATE)]
    highest = level.max()
    return float(np.argmax(level >= 0.9 * highest) - np.argmax(level >= 0.1 * highest)) / RATE * 1000


def mel(wave: Wave, step: float = 0.05, size: int = 4096) -> Wave:
    """Return the levels of mel bands in dB, a row for each `step`; the lowest is 60 dB below the highest."""
    edges = 700 * (10 ** (np.linspace(0, 2595 * np.log10(1 + 10_000 / 700), BANDS + 2) / 2595) - 1)
    f = np.fft.rfftfreq(size, 1 / RATE)
    rows = []
    for start in range(0, max(1, len(wave) - size), round(step * RATE)):
        power = np.abs(np.fft.rfft(wave[start : start + size] * np.hanning(size), size)) ** 2
        row = []
        for low, middle, high in zip(edges, edges[1:], edges[2:], strict=False):
            weight = np.clip(np.minimum((f - low) / (middle - low), (high - f) / (high - middle)), 0, None)
            row.append((weight * power).sum())
        rows.append(row)
    table = np.array(rows)
    return 10 * np.log10(np.maximum(table, table.max() * 1e-6))


def life_db(wave: Wave, begins: float) -> float:
    """Return how much a band changes in 50 ms, in a second from `begins` on."""
    table = mel(wave[round(begins * RATE) : round((begins + 1) * RATE)])
    return float(np.abs(np.diff(table, axis=0)).mean())


def middle(wave: Wave) -> Wave:
    """Return a bit more than a second, when all has settled."""
    return wave[round(STEADY * RATE) : round((STEADY + 1.2) * RATE)]


def wander_db(wave: Wave) -> float:
    """Return the standard deviation of the level."""
    level = envelope(middle(wave), 0.05)[2000:-2000]
    return float((20 * np.log10(level)).std())


def jitter_cents(wave: Wave, pitch: float) -> float:
    """Return the standard deviation of the pitch, by the turning of the fundamental's phase."""
    part = middle(wave)
    t = np.arange(len(part)) / RATE
    window = np.hanning(round(0.03 * RATE))
    low = np.convolve(part * np.exp(-2j * np.pi * pitch * t), window / window.sum(), "same")
    off = np.diff(np.unwrap(np.angle(low))) * RATE / 2 / np.pi
    return float((1200 * np.log2(1 + off[2000:-2000] / pitch)).std())


def between_db(wave: Wave, pitch: float) -> float:
    """Return the level between partials against that of the partials beside it, the median of eight."""
    part = wave[round(0.3 * RATE) : round(1.1 * RATE)]
    # Four terms (Blackman-Harris), as side lobes would hide what is there.
    turn = 2 * np.pi * np.arange(len(part)) / len(part)
    window = 0.35875 - 0.48829 * np.cos(turn) + 0.14128 * np.cos(2 * turn) - 0.01168 * np.cos(3 * turn)
    size = 1 << 18
    power = np.abs(np.fft.rfft(part * window, size)) ** 2
    f = np.fft.rfftfreq(size, 1 / RATE)

    def peak(at: float, by: float) -> float:
        return float(power[(f > at * (1 - by / at)) & (f < at * (1 + by / at))].max())

    def mean(at: float, by: float) -> float:
        return float(power[(f > at - by) & (f < at + by)].mean())

    found = []
    for number in range(1, 9):
        beside = min(peak(pitch * number, 0.3 * pitch), peak(pitch * (number + 1), 0.3 * pitch))
        found.append(10 * np.log10(mean(pitch * (number + 0.5), 0.15 * pitch) / beside))
    return float(median(found))


def centre(wave: Wave) -> float:
    """Return the spectral centre of the first second in Hz."""
    power = np.abs(np.fft.rfft(wave[:RATE])) ** 2
    return float((np.fft.rfftfreq(RATE, 1 / RATE) * power).sum() / power.sum())


def dynamics(play: Play, name: str, seed: int) -> tuple[float, float]:
    """Return how far a soft note is from a loud one, and how much brighter the loud one is."""
    loud, soft = (play(np.random.default_rng(seed), name, 1.6, gain) for gain in (1.0, 0.3))
    loud, soft = (wave / np.sqrt((wave**2).mean()) for wave in (loud, soft))
    one, other = mel(loud), mel(soft)
    floor = max(one.max(), other.max()) - 60
    apart = np.abs(np.maximum(one, floor) - np.maximum(other, floor)).mean()
    return float(apart), centre(loud) / centre(soft)


def ringing(stem: str) -> dict[str, float]:
    """Return how long a bell rings, and how its last slope compares with the one before."""
    wave = soundfile.read(ROOT / "sounds" / f"{stem}.ogg", always_2d=True)[0].mean(axis=1)
    level = 20 * np.log10(envelope(wave, 0.4))
    end = len(level) - round(0.6 * RATE)
    third = round(min(3.0, len(wave) / RATE / 4) * RATE)
    earlier, before, last = (level[end - back * third] for back in (2, 1, 0))
    return {
        "seconds": round(len(wave) / RATE, 1),
        "last_slope": round(float((before - last) / max(0.1, earlier - before)), 2),
    }


def main() -> None:
    """Measure and print everything."""
    figures: dict[str, dict[str, float]] = {}
    for name, notes in {**STRINGS, **PIPES}.items():
        play: Play = getattr(instruments, name)
        waves = [play(np.random.default_rng(seed), key, 3.0, 0.7) for seed, key in enumerate(notes)]
        begins = STEADY if name in PIPES else 0.2
        apart, brighter = zip(*(dynamics(play, key, seed) for seed, key in enumerate(notes)), strict=True)
        found = figures[name] = {
            "attack_ms": median(
                attack_ms(play(np.random.default_rng(9 + seed), key, 1.0, 0.7))
                for seed, key in enumerate(notes)
            ),
            "life_db": median(life_db(wave, begins) for wave in waves),
            "soft_to_loud_db": median(apart),
            "brighter": median(brighter),
        }
        pairs = [(wave, bells.note(key)) for wave, key in zip(waves, notes, strict=True)]
        if name in STRINGS:
            found["between_db"] = median(between_db(*pair) for pair in pairs)
        else:
            found["wander_db"] = median(map(wander_db, waves))
            found["jitter_cents"] = median(jitter_cents(*pair) for pair in pairs)
        figures[name] = {key: round(value, 2) for key, value in found.items()}
        print(name, figures[name])
    for stem in BELLS:
        if (ROOT / "sounds" / f"{stem}.ogg").exists():
            figures[stem] = ringing(stem)
            print(stem, figures[stem])
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
