"""`Sounds` plays the files in good measure, or stays silent and says why."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.audio.library import RATE
from game.audio.mixing import sides
from game.audio.music import MUSIC
from game.audio.programme import PERIODS
from game.audio.sound import AMBIENCE, BACKGROUND, EFFECTS, FULL, SAME_SOUND_VOICES, Sounds
from tests.game.ears import peak
from tests.game.mixers import Clock, FakeMixer, TapeMixer, make, watched

MIDDLE = sides(0.0)[0]
"""The gain in both ears of a sound in the middle of the window."""


# --- playing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "takes"), [("coin", 6), ("card_lay", 8), ("token_place", 8), ("plague_knell", 3)]
)
def test_the_same_take_is_never_heard_twice_running_and_all_are_heard(name: str, takes: int) -> None:
    clock, mixer, sounds = watched(0.001)
    heard = []
    for _ in range(80):
        heard.append(sounds.play(name))
        mixer.stop()
        clock.now += 0.5
    assert all(one != other for one, other in pairwise(heard))
    assert set(heard) == set(EFFECTS[name])
    assert len(EFFECTS[name]) == takes
    order = [EFFECTS[name].index(str(stem)) for stem in heard]
    ways = {(after - before) % takes for before, after in pairwise(order)}
    assert len(ways) >= min(3, takes - 1), "not in turns either"


def test_ten_coins_running_are_not_equally_loud() -> None:
    clock, mixer, sounds = watched(0.001)
    levels = []
    for _ in range(10):
        sounds.play("coin")
        levels.append(mixer.last.left / MIDDLE if mixer.last else 0.0)
        clock.now += 0.5
    assert max(levels) <= 1.0
    assert min(levels) > 0.7
    assert len(set(levels)) == 10


def test_the_same_sound_is_not_stacked_within_40_ms() -> None:
    clock, _, sounds = watched(0.01)
    assert sounds.play("cube_place")
    clock.now += 0.03
    assert sounds.play("cube_place") is None
    assert sounds.play("coin"), "another sound may"
    clock.now += 0.02
    assert sounds.play("cube_place")


@pytest.mark.parametrize("effects", [0.7, 1.0])
def test_many_voices_never_clip(effects: float) -> None:
    _, mixer, sounds = watched(0.8, effects_volume=effects, ambience_volume=0.4)
    for name in EFFECTS:
        sounds.play(name)
    assert 0.5 < mixer.highest() <= FULL - BACKGROUND * 0.4**2 + 0.001


def test_quiet_sounds_side_by_side_are_not_turned_down() -> None:
    _, mixer, sounds = watched(0.1, effects_volume=0.7)
    for name in ("coin", "cube_place", "card_slide"):
        sounds.play(name)
    assert 0.79 < mixer.highest() / (3 * 0.1 * 0.7**2) / MIDDLE <= 1.0


def test_headroom_comes_back_when_a_sound_has_ended() -> None:
    clock, mixer, sounds = watched(0.8, effects_volume=1.0)
    sounds.play("coin")
    sounds.play("page")
    clock.now += 1.1
    mixer.stop()
    sounds.play("bell_end")
    assert mixer.highest() == pytest.approx(0.8 * MIDDLE, rel=0.02)


def test_of_one_sound_only_some_ring_together() -> None:
    clock, mixer, sounds = watched(0.001)
    for _ in range(8):
        clock.now += 0.1
        assert sounds.play("prestige")
        assert mixer.last in mixer.sounding(), "the newest stays, the oldest makes room"
    assert len(mixer.sounding()) == SAME_SOUND_VOICES


def test_a_channel_that_another_sound_has_taken_is_left_alone() -> None:
    clock, mixer, sounds = watched(0.001)
    for _ in range(SAME_SOUND_VOICES):
        sounds.play("rat")
        clock.now += 0.1
    first = mixer.sounding()[0]
    first.sound = None
    sounds.play("page")
    assert first.sound.stem.startswith("page")
    sounds.play("rat")
    assert not first.faded_out


def test_more_voices_than_channels_are_left_out_quietly() -> None:
    clock, mixer, sounds = watched(0.001)
    began = []
    for _ in range(3):
        began += [sounds.play(name) for name in EFFECTS]
        clock.now += 0.1
    assert None in began
    assert (
        len([channel for channel in mixer.channels if channel.sound]) == len(mixer.channels) - mixer.reserved
    )
    assert sounds.why_silent is None


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize(("effects", "ambience"), [(0.8, 0.5), (1.0, 1.0)])
def test_the_busiest_two_seconds_do_not_clip(effects: float, ambience: float) -> None:
    """Twenty-five sounds within two seconds, the loudest among them, above room, harbour and music."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    clock = Clock()
    mixer = TapeMixer(clock)
    sounds = make(mixer, clock, effects_volume=effects, ambience_volume=ambience, music_volume=ambience)
    sounds.music("table", period=3)
    loud = ["bell_end", "bell_period", "plague_knell", "notredame", "pawn_place"]
    often = ["cube_place", "coin", "card_lay", "prestige", "carriage_step"]
    began = 0
    for number in range(25):
        name = loud[number // 5] if number % 5 == 0 else often[number % 5]
        began += sounds.play(name, pan=(number % 5 - 2) / 2) is not None
        clock.now += 0.08
    room, water, *pieces = (
        peak(mixer.Sound(str(paths.sounds() / f"{stem}.ogg")).values) for stem in (*AMBIENCE, *PERIODS[2])
    )
    tape, block = mixer.tape(), 2 * RATE // 50
    assert began >= 24
    assert min(volume for _, volume in mixer.music_volumes[1:]) < 0.5 * ambience**2, "bells duck the music"
    for start in range(0, len(tape), block):
        part, now = tape[start : start + block], 100.0 + start / 2 / RATE
        music = max(
            [volume for when, volume in mixer.music_volumes if when <= now][-1:]
            + [volume for when, volume in mixer.music_volumes if now <= when < now + 0.1]
        )
        below = (room + water) * ambience**2 + max(pieces) * music
        assert max(max(part), -min(part)) + below < 1.0, (now, below)
    pygame.mixer.quit()


def test_pan_moves_a_sound_without_losing_it_in_one_ear() -> None:
    _, mixer, sounds = watched(0.1)
    sounds.play("page", pan=-5.0)
    sounds.play("coin", pan=0.0)
    far_left, middle = mixer.sounding()
    assert far_left.left > far_left.right > 0
    assert middle.left == middle.right


def test_volumes_reach_what_is_sounding() -> None:
    _, mixer, sounds = watched(0.1)
    sounds.ambience(True)
    sounds.play("page")
    sounds.music("title")
    sounds.set_volumes(0.2, 0.9, 0.6)
    assert mixer.sounding()[0].sound.volume == pytest.approx(0.2**2)
    assert mixer.channels[0].sound.volume == pytest.approx(0.9**2)
    assert mixer.music_volume == pytest.approx(0.6**2)


def test_mute_silences_all_and_gives_it_back() -> None:
    _, mixer, sounds = watched(effects_volume=0.6, ambience_volume=0.3, music_volume=0.3)
    sounds.ambience(True)
    sounds.mute(True)
    assert sounds.play("page") is None
    assert mixer.channels[0].sound.volume == mixer.music_volume == 0.0
    assert sounds.why_silent is None, "mute is a wish, no trouble"
    sounds.mute(False)
    assert mixer.channels[0].sound.volume == mixer.music_volume == pytest.approx(0.3**2)
    assert sounds.play("bell_round") == "bell_round"


def test_ambience_loops_on_channels_of_its_own_and_fades_out() -> None:
    _, mixer, sounds = watched()
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
    _, mixer, sounds = watched()
    sounds.music("title")
    sounds.music("title")
    sounds.music(None)
    assert mixer.played == ["load title", "play", "fade out"]


# --- silence with a reason ---------------------------------------------------------------------------


def use_everything(sounds: Sounds) -> None:
    """Call all there is; nothing may raise and nothing be heard."""
    for name in (*EFFECTS, *AMBIENCE, *MUSIC):
        assert sounds.play(name, pan=0.5) is None
    sounds.ambience(True)
    sounds.music("title")
    sounds.update()
    sounds.set_volumes(1.0, 1.0, 1.0)
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
    assert sounds.lacks_card
    use_everything(sounds)


def test_what_alsa_writes_without_a_card_reaches_no_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    class Talkative(FakeMixer):
        def init(self, *_: int, allowedchanges: int) -> None:
            os.write(2, b"ALSA lib confmisc.c: cannot find card '0'")
            super().init(*_, allowedchanges=allowedchanges)

    Sounds(mixer=Talkative(fails=True)).open()
    os.write(2, b"heard again")
    assert capfd.readouterr().err == "heard again"


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
    assert not sounds.lacks_card, "nobody has looked for one"
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
    clock, mixer, sounds = watched(0.01, folder=tmp_path / "sounds")
    assert sounds.available
    assert "coin_2.ogg is missing" in str(sounds.why_silent)
    heard = set()
    for _ in range(40):
        heard.add(sounds.play("coin"))
        mixer.stop()
        clock.now += 0.5
    assert heard == set(EFFECTS["coin"]) - {"coin_2"}


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
        assert sounds.play(name) in stems
        pygame.mixer.stop()
        clock.now += 10
    assert pygame.mixer.music.get_busy()
    assert sounds.why_silent is None
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_the_real_mixer_with_a_broken_file(real: Path) -> None:
    (real / "bell_round.ogg").write_bytes(b"this is no sound")
    (real / "title.ogg").write_bytes(b"nor this")
    (real / "room.ogg").write_bytes(b"")
    sounds = Sounds(folder=real, clock=Clock())
    assert sounds.open(background=False)
    sounds.ambience(True)
    sounds.music("title")
    assert sounds.play("bell_round") is None
    assert "bell_round.ogg cannot be read" in str(sounds.why_silent)
    assert sounds.play("coin") in EFFECTS["coin"]
    sounds.close()


def test_the_real_mixer_loads_in_the_background_and_opens_again(real: Path) -> None:
    sounds = Sounds(folder=real, clock=Clock())
    for _ in range(2):
        assert sounds.open(background=True)
        sounds.close()
        assert not sounds.available


def test_effects_are_softer_while_something_is_read_and_as_loud_as_before_afterwards() -> None:
    clock, mixer, sounds = watched(0.001)

    def loudness() -> float:
        """How loud the next coin is."""
        clock.now += 2.0
        heard: list[float] = []
        for _ in range(6):  # no take is quite as loud as another
            clock.now += 0.5
            sounds.play("coin")
            assert mixer.last is not None
            heard.append(mixer.last.left * mixer.last.sound.volume)
        return max(heard)

    usual = loudness()
    sounds.step_back(10.0)
    assert 0.1 < loudness() / usual < 0.25
    clock.now += 10.0
    assert loudness() > 0.9 * usual
