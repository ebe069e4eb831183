"""What the table sounds like: effects, the ambience of room and harbour, the title's motif.

Sound is a pleasure, never a condition: without a sound card, a mixer or a file everything else goes on, and
`Sounds.why_silent` says in one sentence what is wrong.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game import paths


def _files(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}_{number}" for number in range(1, count + 1)) if count > 1 else (name,)


# Every sound by its name, with the files (without `.ogg`) that take turns for it. The first are loaded first.
_EFFECT_FILES = {
    "button_hover": 1,
    "button_press": 1,
    "refuse": 1,
    "card_slide": 3,
    "card_turn": 2,
    "card_shuffle": 1,
    "cube_place": 4,
    "cube_lift": 1,
    "pawn_place": 1,
    "coin": 4,
    "coins_many": 1,
    "message_take": 1,
    "rat": 3,
    "prestige": 3,
    "carriage": 1,
    "carriage_step": 1,
    "page": 1,
    "notredame": 1,
    "bell_round": 1,
    "bell_period": 1,
    "plague_knell": 1,
    "bell_end": 1,
}
EFFECTS: dict[str, tuple[str, ...]] = {name: _files(name, count) for name, count in _EFFECT_FILES.items()}
AMBIENCE = ("room", "water")
MUSIC = ("title",)
NAMES: dict[str, tuple[str, ...]] = EFFECTS | {name: (name,) for name in (*AMBIENCE, *MUSIC)}

RATE = 44_100
CHANNELS = 32
SAME_SOUND_GAP = 0.04  # seconds: five cubes in one frame are one sound, not five times as loud
FULL, BACKGROUND = 0.97, 0.4  # of full scale: what everything may reach, ambience and music at volume 1
BLOCK = 0.05  # seconds, how finely the loudness of a sound is known
WIDTH = 0.7  # how far a sound at the table's edge is moved to one side; never wholly in one ear
FADE_IN_MS, FADE_OUT_MS = 2500, 1200

# NotImplementedError is what a pygame built without its mixer raises.
_TROUBLE = (pygame.error, OSError, NotImplementedError)


@dataclass
class _Clip:
    """A decoded sound and the highest level (0 to 1) that it has in each block of time from its start on."""

    sound: Any
    peaks: list[float]


class Sounds:
    """All sound of the program. Make it early, call `open` after the first frame, `update` every frame.

    Volumes are linear, 0 to 1; `ambience_volume` is also the music's. `folder` holds the Ogg files.
    `mixer` and `clock` are for tests: something shaped like `pygame.mixer`, and a clock in seconds.
    No method raises because of a device or a file.
    """

    def __init__(
        self,
        effects_volume: float = 0.7,
        ambience_volume: float = 0.4,
        muted: bool = False,
        folder: Path | None = None,
        *,
        mixer: Any = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._effects_volume = _share(effects_volume)
        self._ambience_volume = _share(ambience_volume)
        self._muted = muted
        self._folder = folder or paths.sounds()
        self._mixer = mixer or pygame.mixer
        self._clock = clock
        self._closed_because: str | None = "The sound has not been opened yet."
        self._faults: dict[str, str] = {}
        self._clips: dict[str, _Clip] = {}
        self._lock = threading.Lock()
        self._loader: threading.Thread | None = None
        self._stop_loading = threading.Event()
        self._turn: dict[str, int] = {}
        self._last_start: dict[str, float] = {}
        self._taken: dict[int, float] = {}  # by block of the clock: level that is spoken for by effects
        self._later: list[tuple[float, str, float]] = []  # when due, name, pan
        self._ambience_wanted = False
        self._ambience_started: set[str] = set()
        self._music_wanted: str | None = None

    # --- opening and closing ---

    def open(self, background: bool = True) -> bool:
        """Open the sound card and begin to decode the files; return whether there is sound.

        With `background` a thread decodes, so no frame waits for it; without, all is ready on return.
        Ambience and music that were asked for before begin now.
        """
        if self.available:
            return True
        try:
            # Our own format, whatever was open before: levels are read from 16-bit samples.
            self._mixer.quit()
            self._mixer.init(RATE, -16, 2, 512, allowedchanges=0)
            if self._mixer.get_driver() == "dummy":
                self._mixer.quit()
                self._closed_because = (
                    "There is no sound because SDL_AUDIODRIVER is set to “dummy”; unset it to hear the table."
                )
                return False
            self._mixer.set_num_channels(CHANNELS)
            self._mixer.set_reserved(len(AMBIENCE))
        except _TROUBLE as trouble:
            self._closed_because = (
                f"The sound card could not be opened ({trouble}); is one connected and free?"
            )
            return False
        if not self._folder.is_dir():
            with suppress(*_TROUBLE):
                self._mixer.quit()
            self._closed_because = (
                f"The folder of sounds {self._folder} is missing; install the game again, "
                "or run sounds/make.py in a checkout."
            )
            return False
        self._closed_because = None
        self._stop_loading.clear()
        if background:
            self._loader = threading.Thread(target=self._load_all, name="sounds", daemon=True)
            self._loader.start()
        else:
            self._load_all()
        wanted, self._music_wanted = self._music_wanted, None
        self.music(wanted)
        self.update()
        return True

    def close(self) -> None:
        """Fall silent and give the sound card back; may be called at any time and twice."""
        self._stop_loading.set()
        if self._loader is not None:
            self._loader.join()
            self._loader = None
        if self.available:
            with suppress(*_TROUBLE):
                self._mixer.music.stop()
                self._mixer.stop()
            self._clips.clear()
            with suppress(*_TROUBLE):
                self._mixer.quit()
        self._taken.clear()
        self._later.clear()
        self._ambience_started.clear()
        self._closed_because = "The sound has been closed."

    @property
    def available(self) -> bool:
        """Whether a sound card is open."""
        return self._closed_because is None

    @property
    def why_silent(self) -> str | None:
        """Why not everything can be heard, as a sentence; None if all is well. Mute is no trouble."""
        return self._closed_because or next(iter(self._faults.values()), None)

    # --- playing ---

    def play(self, name: str, pan: float = 0.0, delay: float = 0.0) -> str | None:
        """Play the effect `name` now, or `delay` seconds from now, at `pan` from -1 (left) to 1 (right).

        Variants take turns, so the same file is never heard twice running. Returns the file (without
        `.ogg`) that began to sound, or None: it comes later, the same sound began less than 40 ms ago,
        all is muted, too much is sounding already, or there is trouble that `why_silent` tells.
        """
        if not self.available:
            return None
        if delay > 0:
            self._later.append((self._clock() + delay, name, pan))
            return None
        self.update()
        return self._start(name, pan)

    def update(self) -> None:
        """Begin what is due: delayed effects, and the ambience once it is decoded. Cheap; for every frame."""
        if not self.available:
            return
        now = self._clock()
        if self._later:
            due = sorted(later for later in self._later if later[0] <= now)
            self._later = [later for later in self._later if later[0] > now]
            for _, name, pan in due:
                self._start(name, pan)
        if self._ambience_wanted and len(self._ambience_started) < len(AMBIENCE):
            self._begin_ambience()

    def ambience(self, on: bool) -> None:
        """Let room and harbour fade in, or out."""
        self._ambience_wanted = on
        if not self.available:
            return
        if on:
            self.update()
            return
        for place, name in enumerate(AMBIENCE):
            if name in self._ambience_started:
                with suppress(*_TROUBLE):
                    self._mixer.Channel(place).fadeout(FADE_OUT_MS)
        self._ambience_started.clear()

    def music(self, name: str | None) -> None:
        """Repeat the piece `name` ("title") from now on; None lets the music fade out."""
        if name == self._music_wanted:
            return
        self._music_wanted = name
        if not self.available:
            return
        try:
            if name is None:
                self._mixer.music.fadeout(FADE_OUT_MS)
                return
            self._mixer.music.stop()  # a piece that still fades out would hold up the next one
            self._mixer.music.load(str(self._folder / f"{name}.ogg"))
            self._mixer.music.set_volume(0.0 if self._muted else self._ambience_volume)
            self._mixer.music.play(-1, fade_ms=400)
        except _TROUBLE as trouble:
            self._note_fault(str(name), trouble)

    # --- volumes ---

    def set_volumes(self, effects: float, ambience: float) -> None:
        """Set both volumes, 0 to 1; what is sounding follows at once."""
        self._effects_volume, self._ambience_volume = _share(effects), _share(ambience)
        self._apply_volumes()

    def mute(self, muted: bool) -> None:
        """Silence everything, or let it be heard again; ambience and music go on unheard."""
        self._muted = muted
        self._apply_volumes()

    @property
    def muted(self) -> bool:
        """Whether everything is silenced at the player's wish."""
        return self._muted

    def _volume_of(self, stem: str) -> float:
        if self._muted:
            return 0.0
        return self._ambience_volume if stem in AMBIENCE else self._effects_volume

    def _apply_volumes(self) -> None:
        if not self.available:
            return
        with self._lock:
            clips = list(self._clips.items())
        with suppress(*_TROUBLE):
            for stem, clip in clips:
                clip.sound.set_volume(self._volume_of(stem))
            self._mixer.music.set_volume(0.0 if self._muted else self._ambience_volume)

    # --- within ---

    def _load_all(self) -> None:
        for stem in (*(stem for files in EFFECTS.values() for stem in files), *AMBIENCE):
            if self._stop_loading.is_set():
                return
            self._clip(stem)

    def _clip(self, stem: str) -> _Clip | None:
        """Return the decoded sound, decoding it if need be; None if its file is missing or broken."""
        with self._lock:
            if stem in self._clips or stem in self._faults:
                return self._clips.get(stem)
        try:  # outside the lock, so that a click never waits for a long loop; decoding twice does no harm
            sound = self._mixer.Sound(str(self._folder / f"{stem}.ogg"))
            peaks = [] if stem in AMBIENCE else _block_peaks(sound.get_raw())
        except _TROUBLE as trouble:
            self._note_fault(stem, trouble)
            return None
        with self._lock:
            sound.set_volume(self._volume_of(stem))
            return self._clips.setdefault(stem, _Clip(sound, peaks))

    def _note_fault(self, stem: str, trouble: Exception) -> None:
        path = self._folder / f"{stem}.ogg"
        what = f"cannot be read ({trouble})" if path.exists() else "is missing"
        self._faults[stem] = (
            f"The sound {path} {what}; install the game again, or run sounds/make.py in a checkout."
        )

    def _start(self, name: str, pan: float) -> str | None:
        now = self._clock()
        files = EFFECTS.get(name)
        if files is None:
            self._faults.setdefault(name, f"There is no sound called “{name}”.")
            return None
        if self._muted or now - self._last_start.get(name, -math.inf) < SAME_SOUND_GAP:
            return None
        for _ in files:  # a variant whose file is broken leaves its turn to the next
            turn = self._turn.get(name, 0)
            self._turn[name] = turn + 1
            stem = files[turn % len(files)]
            clip = self._clip(stem)
            if clip is not None:
                break
        else:
            return None
        block = math.floor(now / BLOCK)
        gain = self._room_for(clip, block)
        try:
            channel = self._mixer.find_channel() if gain > 0.02 else None
            if channel is None:
                return None
            channel.play(clip.sound)
            side = max(-1.0, min(1.0, pan)) * WIDTH
            channel.set_volume(gain * min(1.0, 1 - side), gain * min(1.0, 1 + side))
        except _TROUBLE as trouble:
            self._note_fault(stem, trouble)
            return None
        self._last_start[name] = now
        for place, peak in enumerate(clip.peaks, block):
            self._taken[place] = self._taken.get(place, 0.0) + peak * gain * self._effects_volume
        return stem

    def _room_for(self, clip: _Clip, block: int) -> float:
        """Return how loud (0 to 1) a sound from `block` on may be without everything together clipping."""
        self._taken = {place: level for place, level in self._taken.items() if place >= block}
        headroom = FULL - BACKGROUND * self._ambience_volume
        gain = 1.0
        for place, peak in enumerate(clip.peaks, block):
            wanted = peak * self._effects_volume
            if wanted > 0:
                gain = min(gain, max(0.0, headroom - self._taken.get(place, 0.0)) / wanted)
        return gain

    def _begin_ambience(self) -> None:
        for place, name in enumerate(AMBIENCE):
            with self._lock:
                clip = self._clips.get(name)
            if clip is not None and name not in self._ambience_started:
                self._ambience_started.add(name)
                with suppress(*_TROUBLE):
                    self._mixer.Channel(place).play(clip.sound, loops=-1, fade_ms=FADE_IN_MS)


def _share(value: float) -> float:
    return max(0.0, min(1.0, value))


def _block_peaks(raw: bytes) -> list[float]:
    """Return the highest level, 0 to 1, of 16-bit stereo samples in each block of time that they reach into.

    A sound begins somewhere within a block of the clock, so each of its own blocks reaches into two of those.
    """
    values = memoryview(raw).cast("h")
    size = int(RATE * BLOCK) * 2
    blocks = (values[start : start + size] for start in range(0, len(values), size))
    peaks = [max(max(block), -min(block)) / 32768 for block in blocks]
    return [max(pair) for pair in zip([0.0, *peaks], [*peaks, 0.0], strict=True)]
