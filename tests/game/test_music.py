"""Music grows with the periods, steps back behind bells, and is off where its slider is."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game import paths
from game.app.program import RealTables
from game.audio.library import RATE
from game.audio.mixing import sides
from game.audio.music import DUCKED, FADE_OUT_MS, LAYER_FADE, LAYERS, PIECES
from game.audio.sound import AMBIENCE, BELLS, Sounds
from game.match.options import NewGame, parse_players
from game.screens.results.results import ResultsScene
from game.table.scene import TableScene
from tests.game.mixers import Clock, FakeChannel, FakeMixer
from tests.game.window import Window, finished_session

Open = Callable[..., Window]

BAR = 190_512
"""Samples in a bar of the music at the table: six beats of 0.72 s."""


def make(mixer: FakeMixer, clock: Clock, **wishes: Any) -> Sounds:
    sounds = Sounds(mixer=mixer, clock=clock, **{"music_volume": 1.0, **wishes})
    sounds.open(background=False)
    return sounds


def wait(sounds: Sounds, clock: Clock, seconds: float) -> None:
    """Let frames pass."""
    for _ in range(round(seconds * 20)):
        clock.now += 0.05
        sounds.update()


def layers_of(mixer: FakeMixer) -> list[FakeChannel]:
    return mixer.channels[len(AMBIENCE) : mixer.reserved]


def heard(mixer: FakeMixer) -> list[float]:
    """The gains of the layers over the piece at the table."""
    return [channel.left for channel in layers_of(mixer)]


# --- layers ------------------------------------------------------------------------------------------


def test_all_layers_begin_with_the_piece_and_are_heard_when_asked_for() -> None:
    clock, mixer = Clock(), FakeMixer()
    sounds = make(mixer, clock)
    sounds.music("table", layers=1)
    assert mixer.played == ["load table_a", "play"]
    assert [channel.sound.stem for channel in layers_of(mixer)] == list(LAYERS)
    assert all(channel.loops == -1 for channel in layers_of(mixer))
    assert heard(mixer) == [0.0, 0.0]
    began = [channel.sound for channel in layers_of(mixer)]
    wait(sounds, clock, 10)
    assert heard(mixer) == [0.0, 0.0]
    sounds.music("table", layers=2)
    wait(sounds, clock, LAYER_FADE / 2)
    assert 0.3 < heard(mixer)[0] < 0.7, "it joins gradually"
    wait(sounds, clock, LAYER_FADE)
    assert heard(mixer) == [1.0, 0.0]
    sounds.music("table", layers=3)
    wait(sounds, clock, LAYER_FADE + 1)
    assert heard(mixer) == [1.0, 1.0]
    assert [channel.sound for channel in layers_of(mixer)] == began, "none begins anew: they stay in step"
    assert mixer.played == ["load table_a", "play"]


def test_layers_are_loops_of_whole_bars_that_join_without_a_click() -> None:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    for stem in (PIECES["table"].file, *LAYERS):
        values = array("h", pygame.mixer.Sound(str(paths.sounds() / f"{stem}.ogg")).get_raw())
        assert len(values) % (2 * BAR) == 0, stem
        for channel in (0, 1):
            wave = values[channel::2]
            round_about = [*wave[-441:], *wave[:441]]
            steps = [abs(after - before) for before, after in pairwise(round_about)]
            assert steps[440] <= 1.5 * max(steps[:440] + steps[441:]), stem
            assert abs(wave[0] - wave[-1]) < 0.01 * 32768, stem
    pygame.mixer.quit()


def test_a_table_with_a_missing_layer_plays_the_others(tmp_path: Any) -> None:
    for path in paths.sounds().glob("*.ogg"):
        if path.stem != LAYERS[0]:
            (tmp_path / path.name).symlink_to(path)
    clock, mixer = Clock(), FakeMixer()
    sounds = make(mixer, clock, folder=tmp_path)
    sounds.music("table", layers=3)
    wait(sounds, clock, LAYER_FADE + 1)
    assert mixer.played == ["load table_a", "play"]
    assert f"{LAYERS[0]}.ogg is missing" in str(sounds.why_silent)


# --- pieces ------------------------------------------------------------------------------------------


def test_one_piece_fades_out_before_the_next_begins() -> None:
    clock, mixer = Clock(), FakeMixer()
    sounds = make(mixer, clock)
    sounds.music("title")
    sounds.music("table", layers=2)
    wait(sounds, clock, FADE_OUT_MS / 1000 - 0.1)
    assert mixer.played == ["load title", "play", "fade out"]
    wait(sounds, clock, 0.3)
    assert mixer.played[3:] == ["load table_a", "play"]
    sounds.music("end")
    assert all(channel.faded_out for channel in layers_of(mixer))
    wait(sounds, clock, 2)
    assert mixer.played[5:] == ["fade out", "load end", "play once"]


# --- bells -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bell", BELLS)
def test_music_steps_back_behind_a_bell_and_comes_back(bell: str) -> None:
    clock, mixer = Clock(), FakeMixer(level=0.1)
    sounds = make(mixer, clock)
    sounds.music("table", layers=2)
    wait(sounds, clock, LAYER_FADE + 1)
    assert mixer.music_volume == heard(mixer)[0] == 1.0
    sounds.play(bell)
    wait(sounds, clock, 0.3)
    assert mixer.music_volume == heard(mixer)[0] == pytest.approx(DUCKED)
    wait(sounds, clock, 5)
    assert mixer.music_volume == heard(mixer)[0] == 1.0


def test_a_coin_is_no_bell() -> None:
    clock, mixer = Clock(), FakeMixer(level=0.1)
    sounds = make(mixer, clock)
    sounds.music("table")
    sounds.play("coin")
    wait(sounds, clock, 0.3)
    assert mixer.music_volume == 1.0


# --- its own slider ----------------------------------------------------------------------------------


def test_music_is_off_at_the_left_end_of_its_slider_and_begins_when_it_is_moved() -> None:
    clock, mixer = Clock(), FakeMixer()
    sounds = make(mixer, clock, music_volume=0.0)
    sounds.music("table", layers=3)
    wait(sounds, clock, 1)
    assert mixer.played == []
    assert all(channel.sound is None for channel in layers_of(mixer))
    sounds.set_volumes(0.5, 0.5, 0.5)
    wait(sounds, clock, LAYER_FADE + 1)
    assert mixer.played == ["load table_a", "play"]
    assert mixer.music_volume == pytest.approx(0.5**2)
    assert heard(mixer) == pytest.approx([0.5**2] * 2)
    sounds.set_volumes(0.5, 0.5, 0.0)
    sounds.update()
    assert mixer.played[2:] == ["fade out"]


def test_ambience_and_music_each_follow_their_own_slider() -> None:
    clock, mixer = Clock(), FakeMixer()
    sounds = make(mixer, clock, ambience_volume=0.9)
    sounds.ambience(True)
    sounds.music("title")
    sounds.set_volumes(1.0, 0.9, 0.2)
    assert mixer.channels[0].sound.volume == pytest.approx(0.9**2)
    assert mixer.music_volume == pytest.approx(0.2**2)


# --- poor sound cards --------------------------------------------------------------------------------


def test_a_mixer_with_one_channel_keeps_it_for_effects() -> None:
    clock, mixer = Clock(), FakeMixer(level=0.1, most_channels=1)
    sounds = make(mixer, clock)
    sounds.ambience(True)
    sounds.music("table", layers=3)
    wait(sounds, clock, 1)
    assert sounds.play("coin")
    sounds.ambience(False)
    sounds.music(None)
    assert sounds.why_silent is None
    sounds.close()


def test_a_card_without_stereo_is_as_loud_everywhere() -> None:
    clock, mixer = Clock(), FakeMixer(level=0.1, ears=1)
    sounds = make(mixer, clock)
    for pan in (-1.0, 0.0, 1.0):
        assert sounds.play("page", pan)
        assert mixer.last is not None
        assert mixer.last.left == mixer.last.right > 0.7
        clock.now += 1


# --- left and right ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pan", [-1.0, -0.6, 0.0, 0.3, 1.0])
def test_panning_keeps_the_power_and_neither_ear_is_left_out(pan: float) -> None:
    left, right = sides(pan)
    middle = sides(0.0)[0]
    assert left**2 + right**2 == pytest.approx(2 * middle**2)
    assert (right > left) == (pan > 0)
    assert min(left, right) > 0.2
    assert max(left, right) <= 1.0


# --- in the program ----------------------------------------------------------------------------------


def test_the_music_at_the_table_grows_with_the_period(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, set[tuple[str | None, int]]] = {}
    window = open_window(tables=RealTables(), title=False, pace="instant")

    def listen(self: Sounds, name: str | None, layers: int = 1) -> None:
        scene = window.app.scenes[-1] if window.app.scenes else None
        if isinstance(scene, TableScene):
            asked.setdefault(scene.context.shown.label[0], set()).add((name, layers))

    monkeypatch.setattr(Sounds, "music", listen)
    window.app.start(NewGame(parse_players("bot:random, bot:random"), seed=3))
    while isinstance(window.scene, TableScene):
        window.advance(0.5)
    assert {period: max(layers for _, layers in calls) for period, calls in asked.items()} == {
        "A": 1,
        "B": 2,
        "C": 3,
    }
    assert all(name == "table" for calls in asked.values() for name, _ in calls if name)


def test_the_end_has_a_piece_of_its_own_but_not_in_the_hall_of_fame(open_window: Open) -> None:
    window = open_window()
    window.app.push(ResultsScene(finished_session(), from_list=True))
    window.advance(0.1)
    assert window.app.sound.piece is None
    window.app.replace(ResultsScene(finished_session()))
    window.advance(0.1)
    assert window.app.sound.piece == "end"


def test_music_goes_on_while_the_settings_lie_over_the_table(open_window: Open) -> None:
    window = open_window(tables=RealTables(), title=False, pace="instant")
    window.app.start(NewGame(parse_players("human, bot:random"), seed=3))
    window.advance(0.1)
    assert window.app.sound.piece == "table"
    window.app.go.settings(modal=True)
    window.advance(0.1)
    assert window.app.sound.piece == "table"
