"""The library of decoded sound files."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.audio.mixing import block_peaks

RATE = 44_100

# NotImplementedError is what a pygame built without its mixer raises.
TROUBLE = (pygame.error, OSError, NotImplementedError)


@dataclass
class Clip:
    """A decoded sound and its peak level (0 to 1) in each block of time from its start."""

    sound: Any
    peaks: list[float]


class Library:
    """Decodes sound files, in the background where asked, and keeps them.

    `volume_of` gives the volume of a file by its stem. Peaks aren't measured for the stems in `loops`.
    """

    def __init__(
        self, folder: Path, mixer: Any, volume_of: Callable[[str], float], loops: Iterable[str]
    ) -> None:
        self.folder = folder
        self.faults: dict[str, str] = {}
        """What is wrong with files, as a sentence, by stem."""
        self.channels = 2
        """How many channels the decoded samples have."""
        self._mixer, self._volume_of, self._loops = mixer, volume_of, frozenset(loops)
        self._clips: dict[str, Clip] = {}
        self._lock = threading.Lock()
        self._loaders: list[threading.Thread] = []
        self._stop = threading.Event()

    def load(self, stems: Iterable[str], background: bool) -> None:
        """Decode `stems` in order; with `background` in a thread, so that no frame waits."""
        self._stop.clear()
        if not background:
            self._load(stems)
            return
        self._loaders = [loader for loader in self._loaders if loader.is_alive()]
        loader = threading.Thread(target=self._load, args=(stems,), name="sounds", daemon=True)
        self._loaders.append(loader)
        loader.start()

    def _load(self, stems: Iterable[str]) -> None:
        for stem in stems:
            if self._stop.is_set():
                return
            self.get(stem)

    def get(self, stem: str) -> Clip | None:
        """Return the decoded sound, decoding it if needed; None if its file is missing or damaged."""
        with self._lock:
            if stem in self._clips or stem in self.faults:
                return self._clips.get(stem)
        try:  # outside the lock, so that a click never waits for a long loop; decoding twice does no harm
            sound = self._mixer.Sound(str(self.folder / f"{stem}.ogg"))
            peaks = [] if stem in self._loops else block_peaks(sound.get_raw(), RATE, self.channels)
        except TROUBLE as trouble:
            self.note_fault(stem, trouble)
            return None
        with self._lock:
            sound.set_volume(self._volume_of(stem))
            return self._clips.setdefault(stem, Clip(sound, peaks))

    def decoded(self, stem: str) -> Clip | None:
        """Return the sound if it is decoded already."""
        with self._lock:
            return self._clips.get(stem)

    def forget(self, stems: Iterable[str]) -> None:
        """Free the memory of `stems`."""
        with self._lock:
            for stem in stems:
                self._clips.pop(stem, None)

    def apply_volumes(self) -> None:
        """Set the volume of every decoded sound."""
        with self._lock:
            for stem, clip in self._clips.items():
                clip.sound.set_volume(self._volume_of(stem))

    def note_fault(self, stem: str, trouble: Exception) -> None:
        """Note in a sentence what is wrong with a file."""
        path = self.folder / f"{stem}.ogg"
        what = f"cannot be read ({trouble})" if path.exists() else "is missing"
        self.faults[stem] = (
            f"The sound {path} {what}; install the game again, or run sounds/make.py in a checkout."
        )

    def close(self) -> None:
        """Stop decoding and forget all sounds."""
        self._stop.set()
        for loader in self._loaders:
            loader.join()
        self._loaders.clear()
        self._clips.clear()
