"""How loud every sound is as it is heard at first, with the volumes of fresh settings, in the middle.

Effects are measured in their loudest 400 ms, ambience and music as a whole, all as in EBU R128; true peaks
too, and the range of music. Room and harbour are measured together. Measured by ffmpeg where
it is installed, otherwise by numpy (the ``art`` extra). Prints one JSON object as its last line; ``outside``
is how many sounds are outside their range.
"""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from game import paths
from game.audio.mixing import level, sides
from game.audio.music import PIECES
from game.audio.sound import AMBIENCE, EFFECTS
from game.settings import Settings

EFFECT, AMBIENT, MUSICAL = (-26.0, -18.0), (-34.0, -30.0), (-26.0, -22.0)  # LUFS
TRUE_PEAK = -1.0  # dBFS
RANGE = 9.0  # LU, for music (EBU Tech 3342)
RATE = 44_100


class Heard(NamedTuple):
    """Momentary and integrated loudness in LUFS, true peak in dBFS, loudness range in LU, channels."""

    momentary: float
    integrated: float
    peak: float
    range: float
    channels: int


Meter = Callable[[Sequence[Path]], Heard]
"""Measures files that are heard together; shorter ones are repeated."""


class Sound(NamedTuple):
    """A sound to be measured."""

    name: str
    stems: tuple[str, ...]
    whole: bool
    allowed: tuple[float, float]
    gain: float


def sounds() -> Iterator[Sound]:
    """Yield everything that is measured."""
    settings = Settings()
    for takes in EFFECTS.values():
        for stem in takes:
            yield Sound(stem, (stem,), False, EFFECT, level(settings.effects_volume) * sides(0.0)[0])
    yield Sound("+".join(AMBIENCE), AMBIENCE, True, AMBIENT, level(settings.ambience_volume))
    for piece in PIECES.values():
        yield Sound(piece.file, (piece.file,), True, MUSICAL, level(settings.music_volume))


def main() -> None:
    """Measure and print everything."""
    meter, name = (by_ffmpeg, "ffmpeg") if shutil.which("ffmpeg") else (numpy_meter(), "numpy")
    outside, levels, peaks, ranges = [], {}, [], []
    for sound in sounds():
        heard = meter([paths.sounds() / f"{stem}.ogg" for stem in sound.stems])
        gain = 20 * math.log10(sound.gain)
        both_ears = 10 * math.log10(2) if heard.channels == 1 else 0.0
        loudness = (heard.integrated if sound.whole else heard.momentary) + gain + both_ears
        fits = sound.allowed[0] <= loudness <= sound.allowed[1] and heard.peak < TRUE_PEAK
        fits = fits and (sound.allowed != MUSICAL or heard.range <= RANGE)
        if not fits:
            outside.append(sound.name)
        levels[sound] = loudness
        peaks.append(heard.peak)
        if sound.allowed == MUSICAL:
            ranges.append(heard.range)
        print(
            f"{sound.name:24} {loudness:6.1f} LUFS  peak {heard.peak:6.1f} dBFS  range {heard.range:4.1f} LU"
            f"{'' if fits else '  OUTSIDE'}"
        )
    figures = {
        "outside": len(outside),
        "sounds": len(levels),
        "meter": name,
        "true_peak": round(max(peaks), 1),
        "music_range": round(max(ranges), 1),
        "which": outside,
    }
    for kind, allowed in (("effects", EFFECT), ("ambience", AMBIENT), ("music", MUSICAL)):
        of_kind = [loudness for sound, loudness in levels.items() if sound.allowed == allowed]
        figures[kind] = [round(min(of_kind), 1), round(max(of_kind), 1)]
    print(json.dumps(figures))


def by_ffmpeg(files: Sequence[Path]) -> Heard:
    """Measure with ffmpeg's ebur128 filter; a pause after short sounds lets it fill its 400 ms."""
    inputs: list[str] = []
    for file in files:
        inputs += ["-stream_loop", "-1"] * (len(files) > 1) + ["-i", str(file)]
    mix = f"amix=inputs={len(files)}:normalize=0,atrim=duration=100," if len(files) > 1 else ""
    filters = f"{mix}apad=pad_dur=0.5,ebur128=peak=true:framelog=info"
    command = ["ffmpeg", "-hide_banner", "-nostats", *inputs, "-filter_complex", filters, "-f", "null", "-"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    frames, _, summary = told.rpartition("Summary:")
    momentary = max(float(value) for value in re.findall(r"\bM:\s*(-?[\d.]+)", frames))
    integrated, peak, span = (
        float(found[1]) if (found := re.search(pattern, summary)) else -math.inf
        for pattern in (r"I:\s*(-?[\d.]+) LUFS", r"Peak:\s*(-?[\d.]+) dBFS", r"LRA:\s*(-?[\d.]+) LU")
    )
    return Heard(momentary, integrated, peak, span, 1 if re.search(r"Audio: vorbis.*\bmono\b", told) else 2)


def numpy_meter() -> Meter:
    """Return a meter that needs numpy and soundfile."""
    try:
        import numpy as np
        import soundfile
    except ImportError:
        sys.exit("Neither ffmpeg nor numpy and soundfile are installed: pip install -e '.[art]'.")

    def weighted(sound: np.ndarray) -> np.ndarray:
        """Return the power of `sound` at each sample, weighted as in ITU-R BS.1770."""
        size = 1 << (len(sound) + RATE // 2).bit_length()
        s = 1j * np.fft.rfftfreq(size, 1 / RATE)
        head, low = s / 1681.974, s / 38.1355
        gain = 10 ** (3.999844 / 20)
        curve = (gain * head**2 + gain**0.4996668 * head / 0.7071752 + 1) / (head**2 + head / 0.7071752 + 1)
        curve *= low**2 / (low**2 + low / 0.5003270 + 1)
        heard = np.fft.irfft(np.fft.rfft(sound, size, axis=0) * curve[:, None], size, axis=0)
        power: np.ndarray = (heard[: len(sound)] ** 2).sum(axis=1)
        return power

    def lufs(power: float) -> float:
        return 10 * math.log10(max(power, 1e-12)) - 0.691

    def decoded(file: Path) -> np.ndarray:
        """Return a file's samples at `RATE`."""
        sound, rate = soundfile.read(file, always_2d=True)
        size = round(len(sound) * RATE / rate)
        if size == len(sound):
            return np.asarray(sound)
        spectrum = np.zeros((size // 2 + 1, sound.shape[1]), complex)
        given = np.fft.rfft(sound, axis=0)
        spectrum[: len(given)] = given
        wave: np.ndarray = np.fft.irfft(spectrum, size, axis=0) * (size / len(sound))
        return wave

    def span(sums: np.ndarray) -> float:
        """Return the loudness range: from the 10th to the 95th of 100 of the loudnesses of 3 s."""
        window = 3 * RATE
        if len(sums) <= window:
            return 0.0
        blocks = ((sums[window:] - sums[:-window]) / window)[:: RATE // 10]
        blocks = blocks[blocks > 10 ** (-70 / 10)]
        blocks = 10 * np.log10(blocks[blocks > blocks.mean() / 100])
        return float(np.percentile(blocks, 95) - np.percentile(blocks, 10))

    def measure(files: Sequence[Path]) -> Heard:
        parts = [decoded(file) for file in files]
        length = max(map(len, parts))
        sound = np.sum([np.resize(part, (length, part.shape[1])) for part in parts], axis=0)
        padded = np.concatenate([sound, np.zeros((RATE // 2, sound.shape[1]))])
        window, step = RATE * 2 // 5, RATE // 10
        sums = np.concatenate([[0.0], np.cumsum(weighted(padded))])
        blocks = (sums[window:] - sums[:-window]) / window
        gated = blocks[: max(1, length - window) : step]
        gated = gated[gated > 10 ** (-70 / 10)]
        gated = gated[gated > gated.mean() / 10]
        peak = 0.0
        for start in range(0, len(padded), 8 * RATE):  # in pieces, as large transforms take much memory
            piece = padded[max(0, start - 64) : start + 8 * RATE + 64]
            fine = np.fft.irfft(np.fft.rfft(piece, axis=0), len(piece) * 4, axis=0) * 4
            peak = max(peak, float(np.abs(fine[128:-128]).max()))
        integrated = lufs(float(gated.mean()))
        loudest = lufs(float(blocks.max()))
        return Heard(loudest, integrated, 20 * math.log10(peak), span(sums[: length + 1]), sound.shape[1])

    return measure


if __name__ == "__main__":
    main()
