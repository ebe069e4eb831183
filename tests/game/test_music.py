"""Music is pieces and silence, steps back behind bells, and is off where its slider is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.app.program import RealTables
from game.audio.mixing import sides
from game.audio.music import DUCKED, FADE_OUT_MS, PIECES
from game.audio.programme import PERIODS
from game.audio.sound import BELLS, EFFECTS, Sounds
from game.screens.results.results import ResultsScene
from game.table.scene import TableScene
from tests.game import mixers
from tests.game.ears import seconds_of
from tests.game.mixers import Clock, FakeMixer, make
from tests.game.window import Open, Window, finished_session

pytestmark = pytest.mark.same_pictures


def watched(level: float = 0.5, **wishes: Any) -> tuple[Clock, FakeMixer, Sounds]:
    """As :func:`mixers.watched`, with loud music."""
    return mixers.watched(level, **{"music_volume": 1.0, **wishes})


def wait(sounds: Sounds, clock: Clock, seconds: float) -> None:
    """Let frames pass."""
    for _ in range(round(seconds * 20)):
        clock.now += 0.05
        sounds.update()


# --- an evening at the table -------------------------------------------------------------------------


class EveningMixer(FakeMixer):
    """Plays each piece as long as its file lasts."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(level=0.1)
        self.loaded = ""
        self.heard: list[tuple[float, float, str]] = []
        """When each piece began and will have ended, and what it is called."""
        self.music.get_busy = lambda: bool(self.heard) and clock.now < self.heard[-1][1]
        self.music.play = lambda loops, fade_ms: self.heard.append(
            (clock.now, clock.now + _length(self.loaded), self.loaded)
        )
        self.music.load = self._load

    def _load(self, path: str) -> None:
        self.loaded = Path(path).stem


@cache
def _length(stem: str) -> float:
    return seconds_of(paths.sounds() / f"{stem}.ogg")


def evening(periods: Sequence[int], seed: int, minutes: float = 45) -> list[tuple[float, float, str]]:
    """Let an evening of `periods` pass, each as long as the others; return what was heard of it."""
    clock = Clock()
    mixer, began = EveningMixer(clock), clock.now
    sounds = Sounds(mixer=mixer, clock=clock, chance=random.Random(seed), music_volume=1.0)
    sounds.open(background=False)
    for number in range(round(minutes * 60 * 5)):
        clock.now = began + number / 5
        sounds.music("table", periods[int(number / (minutes * 60 * 5) * len(periods))])
    return [(start - began, min(end, clock.now) - began, piece) for start, end, piece in mixer.heard]


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("periods", [(1, 2, 3), (1,), (2,), (3,)])
def test_an_evening_of_pieces_and_silence(periods: tuple[int, ...], seed: int) -> None:
    heard = evening(periods, seed)
    pieces = [piece for _, _, piece in heard]
    assert all(one != other for one, other in pairwise(pieces)), "no piece twice running"
    assert max(Counter(pieces).values()) <= 4
    rests = [begins - ended for (_, ended, _), (begins, _, _) in pairwise(heard)]
    assert all(29.9 <= rest <= 61 for rest in rests)
    silent = 1 - sum(end - start for start, end, _ in heard) / (45 * 60)
    assert 0.25 <= silent <= 0.40
    assert heard[0][0] < 1, "the first piece begins with the game"


def test_each_period_has_its_own_pieces_and_the_last_ones_end() -> None:
    heard = evening((1, 2, 3), seed=5)
    for start, _, piece in heard:
        assert PIECES[piece].file in PERIODS[int(start // (15 * 60))]
    assert len({piece for _, _, piece in heard}) >= 7


def test_a_piece_goes_on_into_the_next_period_and_whoever_comes_back_hears_one_at_once() -> None:
    clock, mixer, sounds = watched(0.1)
    sounds.music("table", 1)
    began = list(mixer.played)
    sounds.music("table", 2)
    wait(sounds, clock, 5)
    assert mixer.played == began
    mixer.plays = False
    wait(sounds, clock, 20)
    assert mixer.played == began, "the room alone"
    sounds.music(None)
    sounds.music("table", 2)
    wait(sounds, clock, 0.1)
    assert len(mixer.played) == 2 * len(began)


@pytest.mark.parametrize("bell", BELLS)
def test_bells_answer_at_once_also_in_silence(bell: str) -> None:
    clock, mixer, sounds = watched(0.1)
    sounds.music("table")
    mixer.plays = False
    wait(sounds, clock, 2)
    assert sounds.play(bell) in EFFECTS[bell]
    assert [channel.sound.stem for channel in mixer.sounding()] in [[stem] for stem in EFFECTS[bell]]


def test_a_table_with_a_missing_piece_plays_the_others(tmp_path: Path) -> None:
    for path in paths.sounds().glob("*.ogg"):
        if path.stem != "ground":
            (tmp_path / path.name).symlink_to(path)
    clock, mixer = Clock(), FakeMixer()

    def load(path: str) -> None:
        if not Path(path).exists():
            raise FileNotFoundError(path)
        mixer.played.append(Path(path).stem)

    mixer.music.load = load
    sounds = make(mixer, clock, music_volume=1.0, folder=tmp_path)
    for _ in range(6):
        mixer.plays = False
        sounds.music("table")
        wait(sounds, clock, 62)
    assert "ground.ogg is missing" in str(sounds.why_silent)
    assert len({name for name in mixer.played if name in PIECES}) == 4


# --- samples -----------------------------------------------------------------------------------------


def test_a_sample_of_music_is_heard_once_and_what_was_asked_for_comes_back() -> None:
    clock, mixer, sounds = watched()
    sounds.music("title")
    sounds.sample("estampie")
    wait(sounds, clock, 2)
    assert mixer.played == ["load title", "play", "fade out", "load estampie", "play once"]
    sounds.sample("estampie")
    wait(sounds, clock, 2)
    assert mixer.played[5:] == ["load estampie", "play once"], "again from its beginning"
    mixer.plays = False
    wait(sounds, clock, 2)
    assert mixer.played[7:] == ["load title", "play"]
    sounds.sample("end")
    wait(sounds, clock, 2)
    sounds.sample(None)
    wait(sounds, clock, 2)
    assert mixer.played[9:] == ["fade out", "load end", "play once", "fade out", "load title", "play"]


def test_a_sample_of_an_effect_is_the_effect() -> None:
    _, mixer, sounds = watched(0.1)
    sounds.sample("bell_end")
    assert [channel.sound.stem for channel in mixer.sounding()] == ["bell_end"]


# --- pieces ------------------------------------------------------------------------------------------


def test_one_piece_fades_out_before_the_next_begins() -> None:
    clock, mixer, sounds = watched()
    sounds.music("title")
    sounds.music("table", period=2)
    wait(sounds, clock, FADE_OUT_MS / 1000 - 0.1)
    assert mixer.played == ["load title", "play", "fade out"]
    wait(sounds, clock, 0.3)
    assert mixer.played[3].removeprefix("load ") in PERIODS[1]
    assert mixer.played[4:] == ["play once"]
    sounds.music("end")
    wait(sounds, clock, 2)
    assert mixer.played[5:] == ["fade out", "load end", "play once"]


# --- bells -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bell", BELLS)
def test_music_steps_back_behind_a_bell_and_comes_back(bell: str) -> None:
    clock, mixer, sounds = watched(0.1)
    sounds.music("table", period=2)
    wait(sounds, clock, 1)
    assert mixer.music_volume == 1.0
    sounds.play(bell)
    wait(sounds, clock, 0.3)
    assert mixer.music_volume == pytest.approx(DUCKED)
    wait(sounds, clock, 5)
    assert mixer.music_volume == 1.0


def test_music_comes_back_while_a_bell_still_rings() -> None:
    clock, mixer = Clock(), FakeMixer(level=0.1)
    mixer.raw *= 11
    sounds = make(mixer, clock, music_volume=1.0)
    sounds.music("table")
    sounds.play("bell_end")
    wait(sounds, clock, 3)
    assert mixer.music_volume == pytest.approx(DUCKED)
    wait(sounds, clock, 3)
    assert mixer.music_volume == 1.0
    assert mixer.sounding(), "beneath it"


def test_a_coin_is_no_bell() -> None:
    clock, mixer, sounds = watched(0.1)
    sounds.music("table")
    sounds.play("coin")
    wait(sounds, clock, 0.3)
    assert mixer.music_volume == 1.0


# --- its own slider ----------------------------------------------------------------------------------


def test_music_is_off_at_the_left_end_of_its_slider_and_begins_when_it_is_moved() -> None:
    clock, mixer, sounds = watched(music_volume=0.0)
    sounds.music("table", period=3)
    wait(sounds, clock, 1)
    assert mixer.played == []
    sounds.set_volumes(0.5, 0.5, 0.5)
    wait(sounds, clock, 1)
    assert mixer.played[1:] == ["play once"]
    assert mixer.music_volume == pytest.approx(0.5**2)
    sounds.set_volumes(0.5, 0.5, 0.0)
    sounds.update()
    assert mixer.played[2:] == ["fade out"]


# --- poor sound cards --------------------------------------------------------------------------------


def test_a_mixer_with_one_channel_keeps_it_for_effects() -> None:
    clock, mixer = Clock(), FakeMixer(level=0.1, most_channels=1)
    sounds = make(mixer, clock)
    sounds.ambience(True)
    sounds.music("table", period=3)
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
    assert left**2 + right**2 == pytest.approx(2 * sides(0.0)[0] ** 2)
    assert (right > left) == (pan > 0)
    assert min(left, right) > 0.2
    assert max(left, right) <= 1.0


# --- in the program ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("undrawn")
def test_the_tables_music_grows_with_the_period(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, set[tuple[str | None, int]]] = {}
    window = open_window((640, 360), tables=RealTables(), title=False, pace="instant")

    def listen(self: Sounds, name: str | None, period: int = 1) -> None:
        scene = window.app.scenes[-1] if window.app.scenes else None
        if isinstance(scene, TableScene):
            asked.setdefault(scene.context.shown.label[0], set()).add((name, period))

    monkeypatch.setattr(Sounds, "music", listen)
    window.begin("bot:random, bot:random", seed=3)
    while isinstance(window.scene, TableScene):
        window.advance(0.5)
    assert {letter: max(period for _, period in calls) for letter, calls in asked.items()} == {
        "A": 1,
        "B": 2,
        "C": 3,
    }
    assert all(name == "table" for calls in asked.values() for name, _ in calls if name)


def test_the_end_has_a_piece_of_its_own_but_not_in_the_hall_of_fame(window: Window) -> None:
    window.app.push(ResultsScene(finished_session(), from_list=True))
    window.advance(0.1)
    assert window.app.sound.piece is None
    window.app.replace(ResultsScene(finished_session()))
    window.advance(0.1)
    assert window.app.sound.piece == "end"


def test_music_goes_on_while_the_settings_lie_over_the_table(open_window: Open) -> None:
    window = open_window(tables=RealTables(), title=False, pace="instant")
    window.begin("human, bot:random", seed=3)
    window.advance(0.1)
    assert window.app.sound.piece == "table"
    window.app.go.settings(modal=True)
    window.advance(0.1)
    assert window.app.sound.piece == "table"
