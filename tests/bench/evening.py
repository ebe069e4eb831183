"""What an evening sounds like: a whole game of four bots at the normal pace, and its pieces and silences.

- ``starts_p95``, ``starts_most``: sounds within a second from each start on, the 95th of 100 and the most.
- ``lose_6_db``: the share of sounds that lose more than 6 dB as others sound; ``softest_db``: of all.
- ``vanished``: sounds that are heard neither by themselves nor in a spill, clatter or rustle.
- ``intelligibility``: the extended speech intelligibility index (ANSI S3.5 in third-octave bands without
  masking across them, the mean of frames of 20 ms) of a voice at -28 LUFS over the loudest 3 s of the
  game's effects while something is read aloud; 0.75 is good. ``at_0.4``, ``unsoftened``: the same if effects
  had 0.4 or all of their level then.
- ``silent``: the share of 45 minutes in which no piece plays; ``piece_most``: how often one does at most.

Needs the ``art`` extra. Prints one JSON object as its last line.
"""

from __future__ import annotations

import json
import math
import random
import sys
import tempfile
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

try:
    import numpy as np
    import soundfile
except ImportError:
    sys.exit("numpy and soundfile are not installed: pip install -e '.[art]'.")

import pygame

from game import paths
from game.app.fixed_steps import STEP
from game.audio.library import RATE
from game.audio.mixing import sides
from game.audio.music import PIECES
from game.audio.programme import Programme
from game.audio.rows import LASTS, ROWS
from game.audio.sound import BEHIND_VOICE, EFFECTS, SAME_SOUND_GAP, Sounds
from game.match.options import NewGame, parse_players
from game.settings import Settings
from game.table.scene import TableScene
from tests.bench.measuring import open_app
from tests.game.mixers import Clock, Firm, TapeMixer
from tests.ready_bots import all_answer_at_once

VOICE, SENTENCE = -28.0, 3.0  # LUFS, seconds
CENTRES = [160 * 2 ** (number / 3) for number in range(18)]
IMPORTANCE = (0.0083, 0.0095, 0.0150, 0.0289, 0.0440, 0.0578, 0.0653, 0.0711, 0.0818,
              0.0844, 0.0882, 0.0898, 0.0868, 0.0844, 0.0771, 0.0527, 0.0364, 0.0185)  # fmt: skip
SPEECH = (32.41, 34.48, 34.75, 33.98, 34.59, 34.27, 32.06, 28.30, 25.01,
          23.00, 20.15, 17.32, 13.18, 11.55, 9.33, 5.31, 2.59, 1.13)  # fmt: skip
"""The spectrum of a voice of normal effort, in dB for each Hz."""

Asked = list[tuple[float, str, float]]


def game(seed: int) -> Asked:
    """Play a game; return what it asked to be heard: when, what and where."""
    asked: Asked = []
    clock, play = Clock(), Sounds.play

    def note(self: Sounds, name: str, pan: float = 0.0) -> str | None:
        asked.append((clock.now, name, pan))
        return None

    Sounds.play = note  # type: ignore[method-assign]
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(Path(folder), (1280, 720), "normal")
        app.start(NewGame(parse_players("bot:random, bot:random, bot:random, bot:random"), seed=seed))
        while isinstance(app.scene, TableScene):
            app.advance(STEP)
            clock.now += STEP
        app.close()
    Sounds.play = play  # type: ignore[method-assign]
    return asked


def played(asked: Asked, figures: dict[str, Any]) -> Any:
    """Play what was asked for; note figures, and return what the loudspeakers give, left and right."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    clock = Clock()
    mixer = TapeMixer(clock)
    usual = Settings()
    sounds = Sounds(
        usual.effects_volume,
        usual.ambience_volume,
        music_volume=usual.music_volume,
        mixer=mixer,
        clock=clock,
        chance=Firm(1),
    )
    sounds.open(background=False)
    mixer.plays = True
    sounds.music("table")
    row_of = {touch: row.sound for row in ROWS for touch in row.touches}
    begun: dict[str, float] = {}
    starts: list[float] = []
    pans: list[float] = []
    vanished = 0
    for at, name, pan in asked:
        clock.now = at
        stem = sounds.play(name, pan)
        if stem is None:
            lasts = at - begun.get(row_of.get(name, ""), -math.inf) < LASTS
            vanished += not (lasts or at - begun.get(name, -math.inf) < SAME_SOUND_GAP + STEP)
            continue
        begun[name if stem in EFFECTS[name] else row_of[name]] = at
        starts.append(at)
        pans.append(pan)
    gains = [take[2].left / sides(pan)[0] for take, pan in zip(mixer.takes, pans, strict=True)]
    rates = sorted(bisect_left(starts, at + 1) - place for place, at in enumerate(starts))
    figures |= {
        "asked": len(asked),
        "starts": len(starts),
        "starts_p95": rates[int(0.95 * len(rates))],
        "starts_most": rates[-1],
        "lose_6_db": round(sum(gain < 0.5 for gain in gains) / len(gains), 4),
        "softest_db": round(20 * math.log10(min(gains)), 1),
        "vanished": vanished,
    }
    tape = np.zeros((round((starts[-1] - starts[0] + 20) * RATE), 2))
    for at, sound, channel in mixer.takes:
        values = np.frombuffer(sound.get_raw(), np.int16).reshape(-1, 2) / 32768 * sound.volume
        start = round((at - starts[0]) * RATE)
        tape[start : start + len(values)] += values * (channel.left, channel.right)
    return tape


def bands(power: Any, size: int) -> Any:
    """Return the power in third-octave bands."""
    f = np.fft.rfftfreq(size, 1 / RATE)
    return np.array([power[(f >= at * 2 ** (-1 / 6)) & (f < at * 2 ** (1 / 6))].sum() for at in CENTRES])


def weights(f: Any) -> Any:
    """Return the K weighting of ITU-R BS.1770 as a factor of power."""
    s = 1j * f / 1681.974
    head = (1.584893 * s**2 + 1.584893**0.4996668 * s / 0.7071752 + 1) / (s**2 + s / 0.7071752 + 1)
    s = 1j * f / 38.1355
    return np.abs(head * s**2 / (s**2 + s / 0.500327 + 1)) ** 2


def voice() -> Any:
    """Return the power of a voice at `VOICE` in third-octave bands."""
    centres = np.array(CENTRES)
    power = 10 ** (np.array(SPEECH) / 10) * centres * (2 ** (1 / 6) - 2 ** (-1 / 6))
    loud = 10 * math.log10((power * weights(centres)).sum()) - 0.691
    return power * 10 ** ((VOICE - loud) / 10)


def intelligibility(noise: Any, gain: float) -> float:
    """Return the extended index of a voice over the loudest `SENTENCE` of `noise`, which `gain` softens."""
    window, frame, spoken = round(SENTENCE * RATE), round(0.02 * RATE), voice()
    sums = np.concatenate([[0.0], np.cumsum((noise**2).sum(axis=1))])
    start = int(np.argmax(sums[window:] - sums[:-window]))
    found = []
    for at in range(start, start + window - frame, frame):
        part = noise[at : at + frame] * gain
        masker = bands((np.abs(np.fft.rfft(part, axis=0)) ** 2).sum(axis=1) * 2 / frame**2, frame)
        over = 10 * np.log10(spoken / np.maximum(masker, 1e-14))
        found.append((np.array(IMPORTANCE) * np.clip((over + 15) / 30, 0, 1)).sum())
    return float(np.mean(found))


def evening(seed: int) -> tuple[float, int]:
    """Return the silent share of 45 minutes in three periods, and the most turns of a piece."""
    programme, heard, silent, ends = Programme(random.Random(seed)), [], 0, 0.0
    for second in range(45 * 60):
        if programme.piece and second >= ends:
            programme.ended(second)
        before = programme.piece
        piece = programme.now(1 + second // 900, second)
        if piece and piece != before:
            heard.append(piece)
            ends = second + soundfile.info(paths.sounds() / f"{PIECES[piece].file}.ogg").duration
        silent += piece is None
    return silent / (45 * 60), max(Counter(heard).values())


def main() -> None:
    """Measure and print everything."""
    figures: dict[str, Any] = {}
    all_answer_at_once()  # simulated time would run ahead of their process
    tape = played(game(3), figures)
    figures["intelligibility"] = round(intelligibility(tape, BEHIND_VOICE), 2)
    figures["at_0.4"] = round(intelligibility(tape, 0.4), 2)
    figures["unsoftened"] = round(intelligibility(tape, 1.0), 2)
    evenings = [evening(seed) for seed in range(20)]
    figures["silent"] = [round(pick(share for share, _ in evenings), 2) for pick in (min, max)]
    figures["piece_most"] = max(most for _, most in evenings)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
