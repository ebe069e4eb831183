"""Sound: effects, the ambience of room and harbour, and music.

Sound is optional. Without a sound card, a mixer or a file the program goes on, and `Sounds.why_silent` says
in one sentence what is wrong.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import tomli

from game import paths
from game.audio.library import RATE, TROUBLE, Clip, Library
from game.audio.mixing import BLOCK, Headroom, level, sides
from game.audio.music import PIECES, Music
from game.audio.quiet_stderr import quiet_stderr
from game.audio.rows import Rows

_TAKES: dict[str, int] = tomli.loads(Path(__file__).with_name("takes.toml").read_text("utf-8"))
EFFECTS: dict[str, tuple[str, ...]] = {
    name: tuple(f"{name}_{number}" for number in range(1, count + 1)) if count > 1 else (name,)
    for name, count in _TAKES.items()
}
AMBIENCE = ("room", "water")
BELLS = ("bell_round", "bell_period", "bell_end", "plague_knell")
"""The effects behind which music steps back."""

BEHIND_VOICE = 0.2
"""How loud effects and ambience are while something is read aloud, as a share."""

CHANNELS = 24
RESERVED = len(AMBIENCE)
SAME_SOUND_GAP = 0.04  # seconds: five cubes in one frame are one sound, not five times as loud
SAME_SOUND_VOICES = 3  # as many of one sound ring together; one more, and the oldest makes room
MAKE_ROOM_MS = 150
LEAST = 0.6  # of its level has a new sound at least (-4 dB): others are lowered for it
SOFTER_DB = 2.0  # a take is up to so much softer than the last: no two touches are equally firm
FULL = 0.97  # of full scale: what everything together may reach
BACKGROUND, MUSIC_PEAK = 0.18, 0.3  # what ambience and music may take of it, at volume 1
BELL_SHARE, BELL_MOST = 0.7, 3.5  # of a bell's length, and seconds: then the music comes back below it
FADE_IN_MS, FADE_OUT_MS = 2500, 1200


@dataclass
class _Voice:
    """A sound that is being played: its channel, when it ends, and its gains left and right."""

    channel: Any
    sound: Any
    ends: float
    gains: tuple[float, ...]


class Sounds:
    """All sound of the program. Create it early, call `open` after the first frame and `update` every frame.

    Volumes are slider positions, 0 to 1; one half sounds about half as loud. `folder` holds the Ogg files.
    `mixer` (an object like `pygame.mixer`), `clock` (in seconds) and `chance` (which draws the takes) are for
    tests. No method raises because of a device or a file.
    """

    def __init__(
        self,
        effects_volume: float = 0.7,
        ambience_volume: float = 0.4,
        muted: bool = False,
        folder: Path | None = None,
        *,
        music_volume: float = 0.4,
        mixer: Any = None,
        clock: Callable[[], float] = time.monotonic,
        chance: random.Random | None = None,
    ) -> None:
        self._effects_level, self._ambience_level = level(effects_volume), level(ambience_volume)
        self._music_level = level(music_volume)
        self.muted = muted
        """Whether the player has muted the sound; see :meth:`mute`."""
        self._mixer = mixer or pygame.mixer
        self._clock = clock
        self._chance = chance or random.Random()
        self._closed_because: str | None = "The sound has not been opened yet."
        self.lacks_card = False
        """Whether opening a sound card was tried and failed."""
        self._library = Library(folder or paths.sounds(), self._mixer, self._volume_of, AMBIENCE)
        self._music = Music(self._mixer, self._library, self._chance)
        self._rows = Rows()
        self._music.set_level(self._music_level, muted)
        self._reserved = 0
        self._last_take: dict[str, str] = {}
        self._last_start: dict[str, float] = {}
        self._voices: dict[str, list[_Voice]] = {}
        self._ears = Headroom(), Headroom()
        self._soft_until, self._soft = -math.inf, False
        self._ambience_wanted = False
        self._ambience_started: set[str] = set()

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
            self._library.channels = self._mixer.get_init()[2]
            self._mixer.set_num_channels(CHANNELS)
            # A mixer with few channels keeps them all for effects.
            self._reserved = RESERVED if self._mixer.get_num_channels() > RESERVED else 0
            self._mixer.set_reserved(self._reserved)
        except TROUBLE as trouble:
            self._closed_because = (
                f"The sound card could not be opened ({trouble}); is one connected and free?"
            )
            self.lacks_card = True
            return False
        if not self._library.folder.is_dir():
            with suppress(*TROUBLE):
                self._mixer.quit()
            self._closed_because = (
                f"The folder of sounds {self._library.folder} is missing; install the game again, "
                "or run sounds/make.py in a checkout."
            )
            return False
        self._closed_because, self.lacks_card = None, False
        self._library.load(
            [*(stem for files in EFFECTS.values() for stem in files), *self._loops], background
        )
        self._music.open()
        self.update()
        return True

    def close(self) -> None:
        """Stop all sound and close the sound card. It can be called at any time, even twice."""
        self._library.close()
        self._music.close()
        if self.available:
            with suppress(*TROUBLE):
                self._mixer.stop()
                self._mixer.quit()
        for ear in self._ears:
            ear.clear()
        self._voices.clear()
        self._rows.clear()
        self._ambience_started.clear()
        self._closed_because = "The sound has been closed."

    @property
    def available(self) -> bool:
        """Whether a sound card is open."""
        return self._closed_because is None

    @property
    def why_silent(self) -> str | None:
        """Why some sound is missing, as a sentence; None if all is well. Mute is not reported."""
        return self._closed_because or next(iter(self._library.faults.values()), None)

    # --- playing ---

    def play(self, name: str, pan: float = 0.0) -> str | None:
        """Play the effect `name` at `pan` from -1 (left) to 1 (right), which is where it happens.

        One of its takes is chosen at random, never the same twice in a row. Many of a kind close together are
        one spill, clatter or rustle. Returns the file (without `.ogg`) that is played, or None: such a row or
        the same sound has just begun, sound is muted, too many sounds are playing, or there is a fault that
        `why_silent` reports.
        """
        if not self.available:
            return None
        self.update()
        sound = None if self.muted else self._rows.sound(name, self._clock())
        return None if sound is None else self._start(sound, pan)

    def sample(self, name: str | None) -> None:
        """Let an effect or a piece of music be heard by itself, whatever else plays; None ends a piece."""
        if name in EFFECTS:
            self.play(name)
            return
        self._music.sample(name if name in PIECES else None)
        self.update()

    def update(self) -> None:
        """Start what is due, and fade and duck the music. Cheap; call it every frame."""
        if not self.available:
            return
        now = self._clock()
        self._music.update(now)
        if self._soft != (now < self._soft_until):
            self._soft = not self._soft
            self._apply_volumes()
        if not self._ambience_wanted or len(self._ambience_started) == len(self._loops):
            return
        for place, name in enumerate(self._loops):
            clip = self._library.decoded(name)
            if clip is not None and name not in self._ambience_started:
                self._ambience_started.add(name)
                with suppress(*TROUBLE):
                    self._mixer.Channel(place).play(clip.sound, loops=-1, fade_ms=FADE_IN_MS)

    @property
    def _loops(self) -> tuple[str, ...]:
        """The loops of the ambience that there are channels for."""
        return AMBIENCE if self._reserved else ()

    def ambience(self, on: bool) -> None:
        """Fade the ambience in or out."""
        self._ambience_wanted = on
        if not self.available:
            return
        if on:
            self.update()
            return
        for place, name in enumerate(self._loops):
            if name in self._ambience_started:
                with suppress(*TROUBLE):
                    self._mixer.Channel(place).fadeout(FADE_OUT_MS)
        self._ambience_started.clear()

    def music(self, name: str | None, period: int = 1) -> None:
        """Play the music of "title", "table" or "end"; None fades the music out.

        At the table pieces of the `period`, 1 to 3, take turns with the room alone.
        """
        self._music.ask(name, period)
        self.update()

    @property
    def piece(self) -> str | None:
        """The piece of music that was last asked for."""
        return self._music.piece

    def step_back(self, seconds: float) -> None:
        """Make everything softer for `seconds`, because something is being read aloud."""
        self._soft_until = max(self._soft_until, self._clock() + seconds)
        self._music.duck(seconds, self._clock())

    # --- volumes ---

    def set_volumes(self, effects: float, ambience: float, music: float) -> None:
        """Set the volumes, 0 to 1; sounds being played change at once. Music at 0 is off."""
        self._effects_level, self._ambience_level = level(effects), level(ambience)
        self._music_level = level(music)
        self._apply_volumes()

    def mute(self, muted: bool) -> None:
        """Mute or unmute everything; ambience and music go on while muted."""
        self.muted = muted
        self._apply_volumes()

    def _volume_of(self, stem: str) -> float:
        """Return the volume of a decoded file."""
        if self.muted:
            return 0.0
        usual = self._ambience_level if stem in AMBIENCE else self._effects_level
        return usual * BEHIND_VOICE if self._soft else usual

    def _apply_volumes(self) -> None:
        self._music.set_level(self._music_level, self.muted)
        if self.available:
            with suppress(*TROUBLE):
                self._library.apply_volumes()

    # --- internal ---

    def _start(self, name: str, pan: float) -> str | None:
        now = self._clock()
        if name not in EFFECTS:
            self._library.faults.setdefault(name, f"There is no sound called “{name}”.")
            return None
        if self.muted or now - self._last_start.get(name, -math.inf) < SAME_SOUND_GAP:
            return None
        stem, clip = self._take(name)
        if clip is None:
            return None
        left, right = shares = sides(pan)
        peaks = [[peak * self._effects_level * share for peak in clip.peaks] for share in shares]
        free = FULL - BACKGROUND * self._ambience_level - MUSIC_PEAK * self._music.level
        gain = min(ear.gain(heard, now, free) for ear, heard in zip(self._ears, peaks, strict=True))
        if gain < LEAST:
            gain = LEAST
            least = [[peak * gain for peak in heard] for heard in peaks]
            self._lower(
                min(ear.share(heard, now, free) for ear, heard in zip(self._ears, least, strict=True)), now
            )
        if len(EFFECTS[name]) > 1:
            gain *= 10 ** (-self._chance.uniform(0.0, SOFTER_DB) / 20)
        try:
            channel = self._mixer.find_channel() if gain > 0.02 else None  # less can't be heard
            if channel is None:
                return None
            channel.play(clip.sound)
            gains = (gain,) if self._library.channels == 1 else (gain * left, gain * right)
            channel.set_volume(*gains)
            self._make_room(name, now)
        except TROUBLE as trouble:
            self._library.note_fault(stem, trouble)
            return None
        self._last_start[name] = now
        seconds = len(clip.peaks) * BLOCK
        self._voices[name].append(_Voice(channel, clip.sound, now + seconds, gains))
        for ear, heard in zip(self._ears, peaks, strict=True):
            ear.take(heard, now, gain)
        if name in BELLS and self._effects_level > 0:
            self._music.duck(min(BELL_MOST, seconds * BELL_SHARE), now)
        return stem

    def _take(self, name: str) -> tuple[str, Clip | None]:
        """Return a random take of `name`, not the last one if there are others; None if all are damaged."""
        last = self._last_take.get(name)
        takes = [stem for stem in EFFECTS[name] if stem != last]
        self._chance.shuffle(takes)
        for stem in (*takes, last):
            clip = self._library.get(stem) if stem else None
            if stem and clip:
                self._last_take[name] = stem
                return stem, clip
        return name, None

    def _lower(self, share: float, now: float) -> None:
        """Let all that sounds have only a `share` of its level, as something new needs room."""
        for voice in (voice for voices in self._voices.values() for voice in voices if voice.ends > now):
            if voice.channel.get_sound() is voice.sound:
                voice.gains = tuple(gain * share for gain in voice.gains)
                with suppress(*TROUBLE):
                    voice.channel.set_volume(*voice.gains)
        for ear in self._ears:
            ear.lower(share)

    def _make_room(self, name: str, now: float) -> None:
        """Fade out the oldest sound of `name` if more than the allowed number are playing."""
        ringing = [voice for voice in self._voices.get(name, ()) if voice.ends > now]
        while len(ringing) >= SAME_SOUND_VOICES:
            oldest = ringing.pop(0)
            if oldest.channel.get_sound() is oldest.sound:  # no other has taken the channel since
                oldest.channel.fadeout(MAKE_ROOM_MS)
        self._voices[name] = ringing
