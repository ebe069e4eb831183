"""The sound files are fit to be heard, and `Sounds` plays them, or stays silent and says why."""

from __future__ import annotations

import math
import shutil
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import paths
from game.sound import AMBIENCE, EFFECTS, NAMES, RATE, Sounds

FILES = [stem for stems in NAMES.values() for stem in stems]


# --- the files ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def decode() -> Iterator[Callable[[str], array[int]]]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield lambda stem: array("h", pygame.mixer.Sound(str(paths.sounds() / f"{stem}.ogg")).get_raw())
    pygame.mixer.quit()


def peak(values: array[int]) -> float:
    return max(max(values), -min(values)) / 32768


@pytest.mark.parametrize("stem", FILES)
def test_every_file_is_audible_and_leaves_headroom(stem: str, decode: Callable[[str], array[int]]) -> None:
    assert 0.05 < peak(decode(stem)) <= 0.8


@pytest.mark.parametrize("stem", [stem for stem in FILES if stem not in AMBIENCE])
def test_a_sound_begins_and_ends_without_a_click(stem: str, decode: Callable[[str], array[int]]) -> None:
    values = decode(stem)
    assert peak(values[:8]) < 0.005
    assert peak(values[-200:]) < 0.005


@pytest.mark.parametrize("stem", AMBIENCE)
def test_a_loop_has_no_seam(stem: str, decode: Callable[[str], array[int]]) -> None:
    values = decode(stem)
    for channel in (0, 1):
        wave = values[channel::2]
        usual = sorted(abs(after - before) for before, after in pairwise(wave))
        assert abs(wave[0] - wave[-1]) <= usual[int(len(usual) * 0.99)]
        # No swell or hole either: a fifth of a second on both sides is about equally loud.
        before, after = (math.hypot(*part) for part in (wave[-RATE // 5 :], wave[: RATE // 5]))
        assert 0.5 < before / after < 2


@pytest.mark.parametrize(("stem", "seconds"), [("water", 8), ("room", 20), ("bell_end", 6)])
def test_lengths_that_were_asked_for(stem: str, seconds: int, decode: Callable[[str], array[int]]) -> None:
    assert len(decode(stem)) == pytest.approx(seconds * RATE * 2, rel=0.001)


def test_the_title_is_a_short_calm_piece(decode: Callable[[str], array[int]]) -> None:
    assert 15 <= len(decode("title")) / RATE / 2 <= 25


def test_variants_differ(decode: Callable[[str], array[int]]) -> None:
    for stems in EFFECTS.values():
        assert len({decode(stem).tobytes() for stem in stems}) == len(stems)


def test_no_file_lies_there_unused() -> None:
    assert {path.stem for path in paths.sounds().glob("*.ogg")} == set(FILES)


def test_all_files_together_are_small() -> None:
    assert sum(path.stat().st_size for path in paths.sounds().glob("*.ogg")) < 3_000_000


# --- a mixer that can be watched ---------------------------------------------------------------------


class FakeChannel:
    def __init__(self) -> None:
        self.sound: Any = None
        self.left = self.right = 1.0
        self.loops = 0
        self.faded_out = False

    def play(self, sound: Any, loops: int = 0, fade_ms: int = 0) -> None:
        self.sound, self.loops, self.left, self.right, self.faded_out = sound, loops, 1.0, 1.0, False

    def set_volume(self, left: float, right: float) -> None:
        self.left, self.right = left, right

    def fadeout(self, ms: int) -> None:
        self.faded_out = True


class FakeMixer:
    """Shaped like `pygame.mixer`; every sound is one second of a tone at `level`, nothing ever ends."""

    def __init__(self, level: float = 0.5, fails: bool = False) -> None:
        self.level, self.fails = level, fails
        self.is_open = False
        self.channels: list[FakeChannel] = []
        self.reserved = 0
        self.played: list[str] = []
        self.music = SimpleNamespace(
            load=lambda path: self.played.append(f"load {Path(path).stem}"),
            play=lambda loops, fade_ms: self.played.append("play"),
            stop=lambda: None,
            fadeout=lambda ms: self.played.append("fade out"),
            set_volume=lambda volume: setattr(self, "music_volume", volume),
        )
        self.music_volume = 1.0

    def quit(self) -> None:
        self.is_open = False

    def init(self, *_: int, allowedchanges: int) -> None:
        if self.fails:
            raise pygame.error("ALSA: no such device")
        self.is_open = True

    def get_driver(self) -> str:
        return "loudspeaker"

    def set_num_channels(self, count: int) -> None:
        self.channels = [FakeChannel() for _ in range(count)]

    def set_reserved(self, count: int) -> None:
        self.reserved = count

    def find_channel(self) -> FakeChannel | None:
        return next((channel for channel in self.channels[self.reserved :] if not channel.sound), None)

    def Channel(self, number: int) -> FakeChannel:  # noqa: N802 - as pygame names it
        return self.channels[number]

    def Sound(self, path: str) -> Any:  # noqa: N802 - as pygame names it
        if not Path(path).exists():
            raise FileNotFoundError(path)
        height = int(self.level * 32767)
        sound = SimpleNamespace(stem=Path(path).stem, volume=1.0)
        sound.get_raw = lambda: array("h", [height, -height] * RATE).tobytes()
        sound.set_volume = lambda volume: setattr(sound, "volume", volume)
        return sound

    def stop(self) -> None:
        for channel in self.channels:
            channel.sound = None

    def sounding(self) -> list[FakeChannel]:
        return [channel for channel in self.channels[self.reserved :] if channel.sound]

    def highest(self) -> float:
        """Return how high the sum of all effects can reach in one ear."""
        left: float = sum(channel.left * channel.sound.volume for channel in self.sounding())
        right: float = sum(channel.right * channel.sound.volume for channel in self.sounding())
        return self.level * max(left, right)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def make(mixer: FakeMixer, clock: Clock | None = None, **wishes: Any) -> Sounds:
    sounds = Sounds(mixer=mixer, clock=clock or Clock(), **wishes)
    sounds.open(background=False)
    return sounds


# --- playing -----------------------------------------------------------------------------------------


def test_variants_take_turns() -> None:
    clock = Clock()
    sounds = make(FakeMixer(level=0.01), clock)
    heard = []
    for _ in range(7):
        heard.append(sounds.play("coin"))
        clock.now += 0.1
    assert heard == ["coin_1", "coin_2", "coin_3", "coin_4", "coin_1", "coin_2", "coin_3"]


def test_the_same_sound_is_not_stacked_within_40_ms() -> None:
    clock = Clock()
    sounds = make(FakeMixer(level=0.01), clock)
    assert sounds.play("cube_place")
    clock.now += 0.03
    assert sounds.play("cube_place") is None
    assert sounds.play("coin"), "another sound may"
    clock.now += 0.02
    assert sounds.play("cube_place")


@pytest.mark.parametrize("effects", [0.7, 1.0])
def test_many_voices_never_clip(effects: float) -> None:
    mixer = FakeMixer(level=0.8)
    sounds = make(mixer, effects_volume=effects, ambience_volume=0.4)
    for name in EFFECTS:
        sounds.play(name)
    assert 0.5 < mixer.highest() <= 0.82


def test_quiet_sounds_side_by_side_are_not_turned_down() -> None:
    mixer = FakeMixer(level=0.1)
    sounds = make(mixer, effects_volume=0.7)
    for name in ("coin", "cube_place", "card_slide"):
        sounds.play(name)
    assert mixer.highest() == pytest.approx(3 * 0.1 * 0.7, rel=0.01)


def test_headroom_comes_back_when_a_sound_has_ended() -> None:
    clock, mixer = Clock(), FakeMixer(level=0.8)
    sounds = make(mixer, clock, effects_volume=1.0)
    sounds.play("coin")
    sounds.play("page")
    clock.now += 1.1
    mixer.stop()
    sounds.play("bell_end")
    assert mixer.highest() == pytest.approx(0.8, rel=0.02)


def test_more_voices_than_channels_are_left_out_quietly() -> None:
    clock, mixer = Clock(), FakeMixer(level=0.001)
    sounds = make(mixer, clock)
    for _ in range(40):
        sounds.play("coin")
        clock.now += 0.05
    assert len(mixer.sounding()) == 30
    assert sounds.why_silent is None


def test_background_at_full_volume_leaves_its_share_free(decode: Callable[[str], array[int]]) -> None:
    background = sum(peak(decode(stem)) for stem in (*AMBIENCE, "title"))
    mixer = FakeMixer(level=0.8)
    sounds = make(mixer, effects_volume=1.0, ambience_volume=1.0)
    for name in EFFECTS:
        sounds.play(name)
    assert mixer.highest() + background <= 1.0


def test_a_delayed_sound_begins_when_it_is_due() -> None:
    clock, mixer = Clock(), FakeMixer()
    sounds = make(mixer, clock)
    assert sounds.play("page", delay=0.3) is None
    clock.now += 0.2
    sounds.update()
    assert mixer.sounding() == []
    clock.now += 0.2
    sounds.update()
    assert [channel.sound.stem for channel in mixer.sounding()] == ["page"]


def test_pan_moves_a_sound_without_losing_it_in_one_ear() -> None:
    mixer = FakeMixer(level=0.1)
    sounds = make(mixer)
    sounds.play("page", pan=-5.0)
    sounds.play("coin", pan=0.0)
    far_left, middle = mixer.sounding()
    assert far_left.left > far_left.right > 0
    assert middle.left == middle.right


def test_volumes_reach_what_is_sounding() -> None:
    mixer = FakeMixer(level=0.1)
    sounds = make(mixer)
    sounds.ambience(True)
    sounds.play("page")
    sounds.set_volumes(0.2, 0.9)
    assert mixer.sounding()[0].sound.volume == 0.2
    assert mixer.channels[0].sound.volume == mixer.music_volume == 0.9


def test_mute_silences_all_and_gives_it_back() -> None:
    mixer = FakeMixer()
    sounds = make(mixer, effects_volume=0.6, ambience_volume=0.3)
    sounds.ambience(True)
    sounds.mute(True)
    assert sounds.play("page") is None
    assert mixer.channels[0].sound.volume == mixer.music_volume == 0.0
    assert sounds.why_silent is None, "mute is a wish, no trouble"
    sounds.mute(False)
    assert mixer.channels[0].sound.volume == mixer.music_volume == 0.3
    assert sounds.play("page") == "page"


def test_ambience_loops_on_channels_of_its_own_and_fades_out() -> None:
    mixer = FakeMixer()
    sounds = make(mixer)
    sounds.ambience(True)
    assert {channel.sound.stem for channel in mixer.channels[:2]} == set(AMBIENCE)
    assert all(channel.loops == -1 for channel in mixer.channels[:2])
    sounds.ambience(False)
    assert all(channel.faded_out for channel in mixer.channels[:2])
    sounds.ambience(True)
    assert not any(channel.faded_out for channel in mixer.channels[:2])


def test_wishes_from_before_opening_come_true_on_opening() -> None:
    mixer = FakeMixer()
    sounds = Sounds(mixer=mixer)
    sounds.ambience(True)
    sounds.music("title")
    assert sounds.play("coin") is None
    assert not mixer.is_open
    sounds.open(background=False)
    assert mixer.played == ["load title", "play"]
    assert mixer.channels[0].sound.stem == "room"


def test_music_begins_once_and_fades_out() -> None:
    mixer = FakeMixer()
    sounds = make(mixer)
    sounds.music("title")
    sounds.music("title")
    sounds.music(None)
    assert mixer.played == ["load title", "play", "fade out"]


# --- silence with a reason ---------------------------------------------------------------------------


def use_everything(sounds: Sounds) -> None:
    """Call all there is; nothing may raise and nothing be heard."""
    for name in NAMES:
        assert sounds.play(name, pan=0.5) is None
        assert sounds.play(name, delay=0.1) is None
    sounds.ambience(True)
    sounds.music("title")
    sounds.update()
    sounds.set_volumes(1.0, 1.0)
    sounds.mute(True)
    sounds.mute(False)
    sounds.music(None)
    sounds.ambience(False)
    sounds.close()
    sounds.close()


def test_without_a_sound_card() -> None:
    sounds = Sounds(mixer=FakeMixer(fails=True))
    assert not sounds.open()
    assert not sounds.available
    assert sounds.why_silent is not None
    assert "ALSA: no such device" in sounds.why_silent
    use_everything(sounds)


def test_without_a_mixer_in_pygame() -> None:
    class Missing:
        def __getattr__(self, name: str) -> Any:
            raise NotImplementedError("mixer module not available")

    sounds = Sounds(mixer=Missing())
    assert not sounds.open()
    assert "mixer module not available" in str(sounds.why_silent)
    use_everything(sounds)


def test_with_the_dummy_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    assert not sounds.open()
    assert "SDL_AUDIODRIVER" in str(sounds.why_silent)
    use_everything(sounds)


def test_before_opening() -> None:
    sounds = Sounds(mixer=FakeMixer())
    assert not sounds.available
    assert sounds.why_silent is not None
    use_everything(sounds)


def test_without_the_folder(tmp_path: Path) -> None:
    mixer = FakeMixer()
    sounds = Sounds(folder=tmp_path / "nowhere", mixer=mixer)
    assert not sounds.open()
    assert str(tmp_path / "nowhere") in str(sounds.why_silent)
    assert not mixer.is_open, "the card is given back"
    use_everything(sounds)


def test_a_missing_file_is_named_and_its_sisters_take_over(tmp_path: Path) -> None:
    shutil.copytree(paths.sounds(), tmp_path / "sounds", ignore=shutil.ignore_patterns("*.py"))
    (tmp_path / "sounds" / "coin_2.ogg").unlink()
    clock = Clock()
    sounds = make(FakeMixer(level=0.01), clock, folder=tmp_path / "sounds")
    assert sounds.available
    assert "coin_2.ogg is missing" in str(sounds.why_silent)
    heard = []
    for _ in range(4):
        heard.append(sounds.play("coin"))
        clock.now += 0.1
    assert heard == ["coin_1", "coin_3", "coin_4", "coin_1"]


def test_an_unknown_name_is_silent_and_named() -> None:
    sounds = make(FakeMixer())
    assert sounds.play("trombone") is None
    assert "trombone" in str(sounds.why_silent)


# --- the real mixer ----------------------------------------------------------------------------------


@pytest.fixture
def real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with all sounds, and let SDL write to a file what a sound card would play."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    pygame.mixer.quit()
    try:
        pygame.mixer.init()
    except pygame.error:
        pytest.skip("this SDL has no disk driver")
    pygame.mixer.quit()
    folder = tmp_path / "sounds"
    shutil.copytree(paths.sounds(), folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    yield folder
    pygame.mixer.quit()


def test_the_real_mixer_plays_all_of_it(real: Path) -> None:
    clock = Clock()
    sounds = Sounds(folder=real, clock=clock)
    assert sounds.open()
    sounds.ambience(True)
    sounds.music("title")
    for name, stems in EFFECTS.items():
        assert sounds.play(name) == stems[0]
        pygame.mixer.stop()
        clock.now += 10
    assert pygame.mixer.music.get_busy()
    assert sounds.why_silent is None
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_the_real_mixer_with_a_broken_file(real: Path) -> None:
    (real / "page.ogg").write_bytes(b"this is no sound")
    (real / "title.ogg").write_bytes(b"nor this")
    (real / "room.ogg").write_bytes(b"")
    sounds = Sounds(folder=real, clock=Clock())
    assert sounds.open(background=False)
    sounds.ambience(True)
    sounds.music("title")
    assert sounds.play("page") is None
    assert "page.ogg cannot be read" in str(sounds.why_silent)
    assert sounds.play("coin") == "coin_1"
    sounds.close()


def test_the_real_mixer_loads_in_the_background_and_opens_again(real: Path) -> None:
    sounds = Sounds(folder=real, clock=Clock())
    for _ in range(2):
        assert sounds.open(background=True)
        sounds.close()
        assert not sounds.available
