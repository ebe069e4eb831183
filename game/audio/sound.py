"""Sound: effects, the ambience of room and harbour, the music of the title screen.

Sound is optional. Without a sound card, a mixer or a file the program goes on, and `Sounds.why_silent` says
in one sentence what is wrong.
"""

from __future__ import annotations

import math
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import tomli

from game import paths
from game.audio.mixing import BLOCK, Headroom, block_peaks
from game.audio.quiet_stderr import quiet_stderr

_TAKES: dict[str, int] = tomli.loads(Path(__file__).with_name("takes.toml").read_text("utf-8"))
EFFECTS: dict[str, tuple[str, ...]] = {
    name: tuple(f"{name}_{number}" for number in range(1, count + 1)) if count > 1 else (name,)
    for name, count in _TAKES.items()
}
AMBIENCE = ("room", "water")
MUSIC = ("title",)

RATE = 44_100
CHANNELS = 24
SAME_SOUND_GAP = 0.04  # seconds: five cubes in one frame are one sound, not five times as loud
SAME_SOUND_VOICES = 3  # as many of one sound ring together; one more, and the oldest makes room
MAKE_ROOM_MS = 150
SOFTER_DB = 2.0  # a take is up to so much softer than the last: no two touches are equally firm
FULL, BACKGROUND = 0.97, 0.3  # of full scale: what everything may reach, ambience or music at volume 1
WIDTH = 0.5  # how far a sound at the table's edge is moved to one side; never wholly in one ear
FADE_IN_MS, FADE_OUT_MS = 2500, 1200

# NotImplementedError is what a pygame built without its mixer raises.
_TROUBLE = (pygame.error, OSError, NotImplementedError)


@dataclass
class _Clip:
    """A decoded sound and its peak level (0 to 1) in each block of time from its start."""

    sound: Any
    peaks: list[float]


@dataclass
class _Voice:
    """A sound that is being played: its channel, and when it ends."""

    channel: Any
    sound: Any
    ends: float


class Sounds:
    """All sound of the program. Create it early, call `open` after the first frame and `update` every frame.

    Volumes are slider positions, 0 to 1; one half sounds about half as loud. `ambience_volume` is also used
    for music. `folder` holds the Ogg files. `mixer` (an object like `pygame.mixer`), `clock` (in seconds) and
    `chance` (which draws the takes) are for tests. No method raises because of a device or a file.
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
        chance: random.Random | None = None,
    ) -> None:
        self._effects_level = _level(effects_volume)
        self._ambience_level = _level(ambience_volume)
        self.muted = muted
        """Whether the player has muted the sound; see :meth:`mute`."""
        self._folder = folder or paths.sounds()
        self._mixer = mixer or pygame.mixer
        self._clock = clock
        self._chance = chance or random.Random()
        self._closed_because: str | None = "The sound has not been opened yet."
        self.lacks_card = False
        """Whether opening a sound card was tried and failed."""
        self._faults: dict[str, str] = {}
        self._clips: dict[str, _Clip] = {}
        self._lock = threading.Lock()
        self._loader: threading.Thread | None = None
        self._stop_loading = threading.Event()
        self._last_take: dict[str, str] = {}
        self._last_start: dict[str, float] = {}
        self._voices: dict[str, list[_Voice]] = {}
        self._headroom = Headroom()
        self._ambience_wanted = False
        self._ambience_started: set[str] = set()
        self._music_wanted: str | None = None

    # --- opening and closing ---

    def open(self, background: bool = True) -> bool:
        """Open the sound card and start to decode the files; return whether there is sound.

        With `background` a thread decodes, so that no frame waits; otherwise all is ready on return. Ambience
        and music that were requested earlier start now.
        """
        if self.available:
            return True
        try:
            # Our own format, whatever was open before: levels are read from 16-bit samples.
            self._mixer.quit()
            with quiet_stderr():
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
            self.lacks_card = True
            return False
        if not self._folder.is_dir():
            with suppress(*_TROUBLE):
                self._mixer.quit()
            self._closed_because = (
                f"The folder of sounds {self._folder} is missing; install the game again, "
                "or run sounds/make.py in a checkout."
            )
            return False
        self._closed_because, self.lacks_card = None, False
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
        """Stop all sound and close the sound card. It can be called at any time, even twice."""
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
        self._headroom.clear()
        self._voices.clear()
        self._ambience_started.clear()
        self._closed_because = "The sound has been closed."

    @property
    def available(self) -> bool:
        """Whether a sound card is open."""
        return self._closed_because is None

    @property
    def why_silent(self) -> str | None:
        """Why some sound is missing, as a sentence; None if all is well. Mute is not reported."""
        return self._closed_because or next(iter(self._faults.values()), None)

    # --- playing ---

    def play(self, name: str, pan: float = 0.0) -> str | None:
        """Play the effect `name` at `pan` from -1 (left) to 1 (right).

        One of its takes is chosen at random, never the same twice in a row. Returns the file (without `.ogg`)
        that is played, or None: the same sound began less than 40 ms ago, sound is muted, too many sounds are
        playing, or there is a fault that `why_silent` reports.
        """
        if not self.available:
            return None
        self.update()
        return self._start(name, pan)

    def update(self) -> None:
        """Start the ambience once it is decoded. Cheap; call it every frame."""
        if not (self.available and self._ambience_wanted and len(self._ambience_started) < len(AMBIENCE)):
            return
        for place, name in enumerate(AMBIENCE):
            with self._lock:
                clip = self._clips.get(name)
            if clip is not None and name not in self._ambience_started:
                self._ambience_started.add(name)
                with suppress(*_TROUBLE):
                    self._mixer.Channel(place).play(clip.sound, loops=-1, fade_ms=FADE_IN_MS)

    def ambience(self, on: bool) -> None:
        """Fade the ambience in or out."""
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
        """Loop the piece `name` ("title"); None fades the music out."""
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
            self._mixer.music.set_volume(0.0 if self.muted else self._ambience_level)
            self._mixer.music.play(-1, fade_ms=400)
        except _TROUBLE as trouble:
            self._note_fault(str(name), trouble)

    # --- volumes ---

    def set_volumes(self, effects: float, ambience: float) -> None:
        """Set both volumes, 0 to 1; sounds being played change at once."""
        self._effects_level, self._ambience_level = _level(effects), _level(ambience)
        self._apply_volumes()

    def mute(self, muted: bool) -> None:
        """Mute or unmute everything; ambience and music go on while muted."""
        self.muted = muted
        self._apply_volumes()

    def _volume_of(self, stem: str) -> float:
        if self.muted:
            return 0.0
        return self._ambience_level if stem in AMBIENCE else self._effects_level

    def _apply_volumes(self) -> None:
        if not self.available:
            return
        with self._lock:
            clips = list(self._clips.items())
        with suppress(*_TROUBLE):
            for stem, clip in clips:
                clip.sound.set_volume(self._volume_of(stem))
            self._mixer.music.set_volume(0.0 if self.muted else self._ambience_level)

    # --- internal ---

    def _load_all(self) -> None:
        for stem in (*(stem for files in EFFECTS.values() for stem in files), *AMBIENCE):
            if self._stop_loading.is_set():
                return
            self._clip(stem)

    def _clip(self, stem: str) -> _Clip | None:
        """Return the decoded sound, decoding it if needed; None if its file is missing or damaged."""
        with self._lock:
            if stem in self._clips or stem in self._faults:
                return self._clips.get(stem)
        try:  # outside the lock, so that a click never waits for a long loop; decoding twice does no harm
            sound = self._mixer.Sound(str(self._folder / f"{stem}.ogg"))
            peaks = [] if stem in AMBIENCE else block_peaks(sound.get_raw(), RATE)
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
        if name not in EFFECTS:
            self._faults.setdefault(name, f"There is no sound called “{name}”.")
            return None
        if self.muted or now - self._last_start.get(name, -math.inf) < SAME_SOUND_GAP:
            return None
        stem, clip = self._take(name)
        if clip is None:
            return None
        peaks = [peak * self._effects_level for peak in clip.peaks]
        gain = self._headroom.gain(peaks, now, FULL - BACKGROUND * self._ambience_level)
        if len(EFFECTS[name]) > 1:
            gain *= 10 ** (-self._chance.uniform(0.0, SOFTER_DB) / 20)
        try:
            channel = self._mixer.find_channel() if gain > 0.02 else None  # less can't be heard
            if channel is None:
                return None
            channel.play(clip.sound)
            side = max(-1.0, min(1.0, pan)) * WIDTH
            channel.set_volume(gain * min(1.0, 1 - side), gain * min(1.0, 1 + side))
            self._make_room(name, now)
        except _TROUBLE as trouble:
            self._note_fault(stem, trouble)
            return None
        self._last_start[name] = now
        self._voices[name].append(_Voice(channel, clip.sound, now + len(clip.peaks) * BLOCK))
        self._headroom.take(peaks, now, gain)
        return stem

    def _take(self, name: str) -> tuple[str, _Clip | None]:
        """Return a random take of `name`, not the last one if there are others; None if all are damaged."""
        last = self._last_take.get(name)
        takes = [stem for stem in EFFECTS[name] if stem != last]
        self._chance.shuffle(takes)
        for stem in (*takes, last):
            clip = self._clip(stem) if stem else None
            if stem and clip:
                self._last_take[name] = stem
                return stem, clip
        return name, None

    def _make_room(self, name: str, now: float) -> None:
        """Fade out the oldest sound of `name` if more than the allowed number are playing."""
        ringing = [voice for voice in self._voices.get(name, ()) if voice.ends > now]
        while len(ringing) >= SAME_SOUND_VOICES:
            oldest = ringing.pop(0)
            if oldest.channel.get_sound() is oldest.sound:  # no other has taken the channel since
                oldest.channel.fadeout(MAKE_ROOM_MS)
        self._voices[name] = ringing


def _level(volume: float) -> float:
    return max(0.0, min(1.0, volume)) ** 2  # -12 dB at one half; linear, all would happen near nothing
