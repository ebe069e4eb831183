"""Make every sound of the game as Ogg Vorbis beside this file: `python sounds/make.py [name ...]`.

Needs the `art` extra (numpy, soundfile). Every run produces the same samples: each sound has its own random
generator, seeded by its name. The level of each sound is printed.
"""

import io
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import bells
import city
import motif
import music
import numpy as np
import rows
import soundfile
import tabletop
from synthesis import (
    RATE,
    Random,
    Signal,
    edges,
    highpass,
    integrated,
    momentary,
    pressed,
    silence,
    trimmed,
)

FOLDER = Path(__file__).parent
CUTS = 24  # candidate positions for the seam of a loop
CEILING = 0.26  # the highest peak, so that several sounds fit together


class Recipe(NamedTuple):
    """The recipe of a sound: its function, number of variants, loudness (LUFS), and how it is finished."""

    make: Callable[[Random, int], Signal]
    variants: int
    level: float
    whole: bool = False  # the loudness is that of the whole, not of the loudest 400 ms
    loop: bool = False
    quality: float = 0.4  # Vorbis quality, 0 to 1
    ceiling: float = CEILING  # no peak is higher before encoding
    rest: float = 0.0  # seconds of silence at the end, for a piece that repeats
    rate: int = RATE  # samples a second in the file


def _piece(make: Callable[[Random, int], Signal]) -> Recipe:
    """Return the recipe of a piece at the table."""
    return Recipe(make, 1, -24.0, whole=True, ceiling=0.27, quality=0.1, rate=24_000)


# Levels are those of EBU R128: an effect's loudest 400 ms, from the finest brush (-25) to the great bell
# (-17.3), so that all are heard from a sofa and none startles. Ambience and music are measured as a whole.
RECIPES = {
    "card_slide": Recipe(tabletop.card_slide, 5, -22.8),
    "card_turn": Recipe(tabletop.card_turn, 3, -22.3),
    "card_lay": Recipe(tabletop.card_lay, 8, -24.2, ceiling=0.42),
    "card_rustle": Recipe(rows.card_rustle, 3, -22.5, ceiling=0.22),
    "card_shuffle": Recipe(tabletop.card_shuffle, 1, -22.0),
    "cube_place": Recipe(tabletop.cube_place, 6, -23.8, ceiling=0.42),
    "cube_lift": Recipe(tabletop.cube_lift, 3, -24.0),
    "pawn_place": Recipe(tabletop.pawn_place, 3, -23.6, ceiling=0.42),
    "coin": Recipe(tabletop.coin, 6, -22.3),
    "coin_clatter": Recipe(rows.coin_clatter, 3, -21.8, ceiling=0.22),
    "token_place": Recipe(tabletop.token_place, 8, -24.5),
    "token_spill": Recipe(rows.token_spill, 3, -22.8, ceiling=0.22),
    "carriage_step": Recipe(city.carriage_step, 4, -23.6),
    "splash": Recipe(city.splash, 2, -23.5),
    "rat": Recipe(city.rat, 4, -22.3),
    "water": Recipe(city.water, 1, -34.2, whole=True, loop=True, ceiling=0.08, quality=0.1),
    "room": Recipe(city.room, 1, -34.2, whole=True, loop=True, ceiling=0.08, quality=0.1),
    "page": Recipe(tabletop.page, 3, -22.8),
    "bell_round": Recipe(bells.bell_round, 1, -20.5),
    "bell_period": Recipe(bells.bell_period, 1, -18.0, quality=0.3, ceiling=0.42),
    "bell_end": Recipe(bells.bell_end, 1, -17.3, quality=0.3, ceiling=0.42),
    "plague_knell": Recipe(bells.plague_knell, 3, -19.3, quality=0.3),
    "message_take": Recipe(tabletop.message_take, 1, -22.8),
    "prestige": Recipe(bells.prestige, 3, -21.0),
    "prestige_lost": Recipe(bells.prestige_lost, 1, -22.5),
    "notredame": Recipe(bells.notredame, 1, -20.0, quality=0.5),
    "button_hover": Recipe(tabletop.button_hover, 3, -25.0),
    "button_press": Recipe(tabletop.button_press, 3, -24.6),
    "refuse": Recipe(tabletop.refuse, 2, -24.0),
    "title": Recipe(motif.title, 1, -24.0, whole=True, ceiling=0.27, quality=0.2, rest=8.0),
    "ground": _piece(music.ground),
    "pipes": _piece(music.pipes),
    "song": _piece(music.song),
    "ass": _piece(music.ass),
    "estampie": _piece(music.estampie),
    "conductus": _piece(music.conductus),
    "virelai": _piece(music.virelai),
    "planctus": _piece(music.planctus),
    "end": Recipe(music.end, 1, -24.0, whole=True, ceiling=0.27, quality=0.2),
}


def files() -> Iterator[tuple[str, Recipe, int]]:
    """Yield (file stem, recipe, variant) of every sound file: `coin_2` if there are variants, else `page`."""
    for name, recipe in RECIPES.items():
        for variant in range(1, recipe.variants + 1):
            yield (f"{name}_{variant}" if recipe.variants > 1 else name), recipe, variant


def mastered(sound: Signal, recipe: Recipe) -> Signal:
    """Return `sound` at its recipe's loudness, its peaks below the ceiling, with silent ends unless it loops.

    Bending peaks takes some loudness away, so both are done in turn until neither changes.
    """
    if not recipe.loop:
        sound = trimmed(highpass(sound, 45))
        sound = edges(sound, 0.0015, min(0.35, len(sound) / RATE * 0.25))
    measure = integrated if recipe.whole else momentary
    result = sound
    gain = 1.0
    for _ in range(30):
        too_soft = recipe.level - measure(result)
        if abs(too_soft) < 0.02:
            break
        gain *= 10 ** (too_soft / 20)
        result = pressed(sound * gain, recipe.ceiling)
        if not recipe.loop:  # bending a lopsided wave moves it away from zero
            result = edges(highpass(result, 30), 0.0005, 0.02)
    else:
        raise ValueError(f"{recipe.level} LUFS can't be reached below a peak of {recipe.ceiling}")
    return np.concatenate([result, silence(recipe.rest, 2)]) if recipe.rest else result


def looped(sound: Signal, quality: float) -> bytes:
    """Return the loop `sound` as Ogg Vorbis, cut where the decoded end fits the beginning best.

    The encoder doesn't know about the loop and is slightly inaccurate at both ends, depending on their
    position.
    """
    return min(
        (encoded(np.roll(sound, len(sound) * cut // CUTS, axis=0), quality) for cut in range(CUTS)), key=seam
    )


def seam(ogg: bytes) -> float:
    """Return the largest step and bend at the loop's seam, as a multiple of their average elsewhere."""
    sound, _ = soundfile.read(io.BytesIO(ogg), dtype="float64")
    round_about = np.concatenate([sound[-2:], sound[:2]])
    worst = 0.0
    for order in (1, 2):
        usual = np.abs(np.diff(sound, order, axis=0)).mean()
        worst = max(worst, float(np.abs(np.diff(round_about, order, axis=0)).max() / usual))
    return worst


def at_rate(sound: Signal, rate: int) -> Signal:
    """Return `sound` with fewer samples a second: music has little above 8 kHz."""
    size = round(len(sound) * rate / RATE)
    spectrum = np.fft.rfft(sound, axis=0)[: size // 2 + 1]
    return np.fft.irfft(spectrum, size, axis=0) * (size / len(sound))


def encoded(sound: Signal, quality: float, rate: int = RATE) -> bytes:
    """Return `sound` as Ogg Vorbis; the bytes depend only on the samples and the encoder."""
    buffer = io.BytesIO()
    channels = sound.shape[1] if sound.ndim == 2 else 1
    kind = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality}
    with soundfile.SoundFile(buffer, "w", rate, channels, **kind) as file:
        for start in range(0, len(sound), RATE):  # libsndfile crashes if it is given a minute at once
            file.write(sound[start : start + RATE])
    return with_fixed_serial(buffer.getvalue())


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return table


def with_fixed_serial(ogg: bytes) -> bytes:
    """Return the stream with serial number 1 and recomputed checksums (RFC 3533, section 6).

    The encoder chooses the number at random, and an unchanged sound should yield an unchanged file.
    """
    table = _crc_table()
    result = bytearray(ogg)
    start = 0
    while start < len(result):
        parts = result[start + 26]
        end = start + 27 + parts + sum(result[start + 27 : start + 27 + parts])
        result[start + 14 : start + 18] = (1).to_bytes(4, "little")
        result[start + 22 : start + 26] = bytes(4)
        crc = 0
        for byte in result[start:end]:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ byte]
        result[start + 22 : start + 26] = crc.to_bytes(4, "little")
        start = end
    return bytes(result)


def level_line(path: Path) -> str:
    """Return one line of the table: length, kB, peak, RMS, loudness, and both ends."""
    sound, rate = soundfile.read(path, dtype="float64")
    rms = 20 * np.log10(np.sqrt(np.mean(sound**2)))
    ends = f"{np.abs(sound[0]).max():.4f} {np.abs(sound[-1]).max():.4f}"
    return (
        f"{path.stem:16} {'stereo' if sound.ndim == 2 else 'mono':6} {len(sound) / rate:6.2f} s "
        f"{path.stat().st_size / 1000:6.1f} kB  peak {np.abs(sound).max():.3f}  rms {rms:6.1f} dB  "
        f"loudest {momentary(sound):6.1f} LUFS  whole {integrated(sound):6.1f} LUFS  ends {ends}"
    )


def main(wanted: list[str]) -> None:
    """Make the sounds whose name or file stem is in `wanted`, or all of them, and print their levels."""
    for stem, recipe, variant in files():
        if wanted and stem not in wanted and stem.rpartition("_")[0] not in wanted:
            continue
        path = FOLDER / f"{stem}.ogg"
        random = np.random.default_rng(zlib.crc32(stem.encode()))
        sound = mastered(recipe.make(random, variant), recipe)
        if recipe.rate != RATE:
            sound = at_rate(sound, recipe.rate)
        path.write_bytes(
            looped(sound, recipe.quality) if recipe.loop else encoded(sound, recipe.quality, recipe.rate)
        )
        print(level_line(path), flush=True)
    print(f"together {sum(path.stat().st_size for path in FOLDER.glob('*.ogg')) / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
