"""Mixers for tests: one that can be watched, and a clock that stands still."""

from __future__ import annotations

import random
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame

from game.audio.library import RATE
from game.audio.sound import Sounds


class FakeChannel:
    def __init__(self) -> None:
        self.sound: Any = None
        self.left = self.right = 1.0
        self.loops = 0
        self.faded_out = False

    def play(self, sound: Any, loops: int = 0, fade_ms: int = 0) -> None:
        self.sound, self.loops, self.left, self.right, self.faded_out = sound, loops, 1.0, 1.0, False

    def set_volume(self, left: float, right: float | None = None) -> None:
        self.left, self.right = left, left if right is None else right

    def fadeout(self, ms: int) -> None:
        self.faded_out = True

    def get_sound(self) -> Any:
        return self.sound


class FakeMixer:
    """Shaped like `pygame.mixer`; every sound is one second of a tone at `level` and ends only by fading."""

    def __init__(
        self, level: float = 0.5, fails: bool = False, most_channels: int = 256, ears: int = 2
    ) -> None:
        """`most_channels`: how many sounds at once it can play; `ears`: 1 for a card without stereo."""
        self.level, self.fails, self.most_channels, self.ears = level, fails, most_channels, ears
        self.raw = array("h", [int(level * 32767), -int(level * 32767)] * RATE).tobytes()
        self.is_open = False
        self.channels: list[FakeChannel] = []
        self.last: FakeChannel | None = None
        self.reserved = 0
        self.played: list[str] = []
        self.plays = False
        """Whether a piece of music plays; a test ends one by setting it."""
        self.music = SimpleNamespace(
            load=lambda path: self.played.append(f"load {Path(path).stem}"),
            play=self._play,
            stop=lambda: None,
            get_busy=lambda: self.plays,
            fadeout=lambda ms: self.played.append("fade out"),
            set_volume=lambda volume: setattr(self, "music_volume", volume),
        )
        self.music_volume = 1.0

    def _play(self, loops: int, fade_ms: int) -> None:
        self.played.append("play" if loops else "play once")
        self.plays = True

    def quit(self) -> None:
        self.is_open = False

    def init(self, *_: int, allowedchanges: int) -> None:
        if self.fails:
            raise pygame.error("ALSA: no such device")
        self.is_open = True

    def get_driver(self) -> str:
        return "loudspeaker"

    def get_init(self) -> tuple[int, int, int]:
        return RATE, -16, self.ears

    def set_num_channels(self, count: int) -> None:
        self.channels = [FakeChannel() for _ in range(min(count, self.most_channels))]

    def get_num_channels(self) -> int:
        return len(self.channels)

    def set_reserved(self, count: int) -> None:
        self.reserved = count

    def find_channel(self) -> FakeChannel | None:
        free = (one for one in self.channels[self.reserved :] if not one.sound or one.faded_out)
        self.last = next(free, None)
        return self.last

    def Channel(self, number: int) -> FakeChannel:  # noqa: N802 - as pygame names it
        if number >= len(self.channels):
            raise IndexError("invalid channel index")
        return self.channels[number]

    def Sound(self, path: str) -> Any:  # noqa: N802 - as pygame names it
        if not Path(path).exists():
            raise FileNotFoundError(path)
        sound = SimpleNamespace(stem=Path(path).stem, volume=1.0)
        sound.get_raw = lambda: self.raw
        sound.set_volume = lambda volume: setattr(sound, "volume", volume)
        return sound

    def stop(self) -> None:
        for channel in self.channels:
            channel.sound = None

    def sounding(self) -> list[FakeChannel]:
        return [
            channel for channel in self.channels[self.reserved :] if channel.sound and not channel.faded_out
        ]

    def highest(self) -> float:
        """Return how high the sum of all effects can reach in one ear."""
        left: float = sum(channel.left * channel.sound.volume for channel in self.sounding())
        right: float = sum(channel.right * channel.sound.volume for channel in self.sounding())
        return self.level * max(left, right)


class Firm(random.Random):
    """Draws takes, but lets every touch be as firm as can be."""

    def uniform(self, a: float, b: float) -> float:
        return a


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class TapeMixer(FakeMixer):
    """Adds up what real files would give at the loudspeaker; channels fall free when their sound has ended.

    `pygame.mixer` has to be open, as it decodes.
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.music_volumes: list[tuple[float, float]] = []
        """When the volume of the music was set, and to what."""
        self.music.set_volume = lambda volume: self.music_volumes.append((clock.now, volume))
        self.takes: list[tuple[float, SimpleNamespace, FakeChannel]] = []

    def Sound(self, path: str) -> Any:  # noqa: N802 - as pygame names it
        raw = pygame.mixer.Sound(path).get_raw()
        sound = SimpleNamespace(stem=Path(path).stem, volume=1.0, values=array("h", raw))
        sound.get_raw = lambda: raw
        sound.set_volume = lambda volume: setattr(sound, "volume", volume)
        return sound

    def find_channel(self) -> FakeChannel | None:
        for place, channel in enumerate(self.channels[self.reserved :], self.reserved):
            ends = [
                start + len(sound.values) / 2 / RATE for start, sound, one in self.takes if one is channel
            ]
            if all(end <= self.clock.now for end in ends):
                self.channels[place] = free = TapeChannel(self)
                return free
        return None

    def tape(self) -> array[float]:
        """Return the sum of all that played, left and right in turns; 1 is full scale."""
        first = min(start for start, _, _ in self.takes)
        places = [2 * round((start - first) * RATE) for start, _, _ in self.takes]
        ends = (place + len(sound.values) for place, (_, sound, _) in zip(places, self.takes, strict=True))
        sums = array("d", bytes(8 * max(ends)))
        for place, (_, sound, channel) in zip(places, self.takes, strict=True):
            for side, share in enumerate((channel.left, channel.right)):
                factor = share * sound.volume / 32768
                for at, sample in enumerate(sound.values[side::2]):
                    sums[place + 2 * at + side] += sample * factor
        return sums


class TapeChannel(FakeChannel):
    def __init__(self, mixer: TapeMixer) -> None:
        super().__init__()
        self.mixer = mixer

    def play(self, sound: Any, loops: int = 0, fade_ms: int = 0) -> None:
        super().play(sound, loops, fade_ms)
        self.mixer.takes.append((self.mixer.clock.now, sound, self))


def make(mixer: FakeMixer, clock: Clock | None = None, **wishes: Any) -> Sounds:
    """Sounds that are open on a mixer."""
    sounds = Sounds(mixer=mixer, clock=clock or Clock(), **{"chance": random.Random(7), **wishes})
    sounds.open(background=False)
    return sounds


def watched(level: float = 0.5, **wishes: Any) -> tuple[Clock, FakeMixer, Sounds]:
    """A clock, a mixer, and sounds that go by both."""
    clock, mixer = Clock(), FakeMixer(level)
    return clock, mixer, make(mixer, clock, **wishes)
