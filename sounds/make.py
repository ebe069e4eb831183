"""Make every sound of the game as Ogg Vorbis beside this file: `python sounds/make.py [name ...]`.

Needs the `art` extra (numpy, soundfile). Every run produces the same samples: each sound has its own random
generator, seeded by its name. Finally a table of levels is printed.
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
import numpy as np
import soundfile
import tabletop
from synthesis import RATE, Random, Signal, edges, highpass, loudness, silence, trimmed

FOLDER = Path(__file__).parent
CUTS = 24  # candidate positions for the seam of a loop
CEILING = 0.72  # highest sample before encoding; Vorbis may overshoot slightly, but stays below 0.8


class Recipe(NamedTuple):
    """The recipe of a sound: its function, number of variants, loudness (LUFS), and whether it loops."""

    make: Callable[[Random, int], Signal]
    variants: int
    level: float
    loop: bool = False
    quality: float = 0.4  # Vorbis quality, 0 to 1
    rest: float = 0.0  # seconds of silence at the end, for a piece that repeats


# Levels are relative to one another: cubes and coins dominate at the table, cards are slightly quieter,
# hovering is barely audible, the ends of rounds are louder. At the default volumes, room and harbour are
# about 20 dB quieter than cubes and coins.
RECIPES = {
    "card_slide": Recipe(tabletop.card_slide, 5, -29.0),
    "card_turn": Recipe(tabletop.card_turn, 3, -27.0),
    "card_lay": Recipe(tabletop.card_lay, 4, -28.0),
    "card_shuffle": Recipe(tabletop.card_shuffle, 1, -25.5),
    "cube_place": Recipe(tabletop.cube_place, 6, -24.0),
    "cube_lift": Recipe(tabletop.cube_lift, 3, -32.0),
    "pawn_place": Recipe(tabletop.pawn_place, 3, -23.5),
    "coin": Recipe(tabletop.coin, 6, -25.0),
    "token_place": Recipe(tabletop.token_place, 3, -26.5),
    "carriage_step": Recipe(city.carriage_step, 4, -25.0),
    "splash": Recipe(city.splash, 2, -27.5),
    "rat": Recipe(city.rat, 4, -28.0),
    "water": Recipe(city.water, 1, -33.0, loop=True, quality=0.1),
    "room": Recipe(city.room, 1, -37.0, loop=True, quality=0.1),
    "page": Recipe(tabletop.page, 3, -28.0),
    "bell_round": Recipe(bells.bell_round, 1, -23.5),
    "bell_period": Recipe(bells.bell_period, 1, -21.5, quality=0.5),
    "bell_end": Recipe(bells.bell_end, 1, -19.5, quality=0.5),
    "plague_knell": Recipe(bells.plague_knell, 1, -21.0, quality=0.5),
    "message_take": Recipe(tabletop.message_take, 1, -27.0),
    "prestige": Recipe(bells.prestige, 3, -24.5),
    "prestige_lost": Recipe(bells.prestige_lost, 1, -25.5),
    "notredame": Recipe(bells.notredame, 1, -22.0, quality=0.5),
    "button_hover": Recipe(tabletop.button_hover, 3, -37.0),
    "button_press": Recipe(tabletop.button_press, 3, -29.0),
    "refuse": Recipe(tabletop.refuse, 2, -27.5),
    "title": Recipe(motif.title, 1, -19.0, quality=0.4, rest=8.0),
}


def files() -> Iterator[tuple[str, Recipe, int]]:
    """Yield (file stem, recipe, variant) of every sound file: `coin_2` if there are variants, else `page`."""
    for name, recipe in RECIPES.items():
        for variant in range(1, recipe.variants + 1):
            yield (f"{name}_{variant}" if recipe.variants > 1 else name), recipe, variant


def mastered(sound: Signal, recipe: Recipe) -> Signal:
    """Return `sound` at its recipe's loudness, below the ceiling, with silent ends unless it loops."""
    if not recipe.loop:
        sound = trimmed(highpass(sound, 45))
        sound = edges(sound, 0.0015, min(0.35, len(sound) / RATE * 0.25))
    sound = sound * 10 ** ((recipe.level - loudness(sound)) / 20)
    sound *= min(1.0, CEILING / float(np.abs(sound).max()))
    return np.concatenate([sound, silence(recipe.rest, 2)]) if recipe.rest else sound


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


def encoded(sound: Signal, quality: float) -> bytes:
    """Return `sound` as Ogg Vorbis; the bytes depend only on the samples and the encoder."""
    buffer = io.BytesIO()
    soundfile.write(buffer, sound, RATE, format="OGG", subtype="VORBIS", compression_level=1 - quality)
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
    """Return one line of the table: length, kB, peak, RMS, loudest fifth of a second, and both ends."""
    sound, _ = soundfile.read(path, dtype="float64")
    rms = 20 * np.log10(np.sqrt(np.mean(sound**2)))
    ends = f"{np.abs(sound[0]).max():.4f} {np.abs(sound[-1]).max():.4f}"
    return (
        f"{path.stem:16} {'stereo' if sound.ndim == 2 else 'mono':6} {len(sound) / RATE:6.2f} s "
        f"{path.stat().st_size / 1000:6.1f} kB  peak {np.abs(sound).max():.3f}  rms {rms:6.1f} dB  "
        f"heard {loudness(sound):6.1f} LUFS  ends {ends}"
    )


def main(wanted: list[str]) -> None:
    """Make the sounds whose name or file stem is in `wanted`, or all of them, and print their levels."""
    total = 0
    for stem, recipe, variant in files():
        path = FOLDER / f"{stem}.ogg"
        if not wanted or stem in wanted or stem.rpartition("_")[0] in wanted:
            random = np.random.default_rng(zlib.crc32(stem.encode()))
            sound = mastered(recipe.make(random, variant), recipe)
            path.write_bytes((looped if recipe.loop else encoded)(sound, recipe.quality))
        print(level_line(path))
        total += path.stat().st_size
    print(f"together {total / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
