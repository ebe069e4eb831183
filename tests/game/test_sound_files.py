"""The sound files are fit to be heard: no clicks, no seams, in proportion, and like what they stand for."""

import math
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, pairwise

import pygame
import pytest

from game import paths
from game.audio.library import RATE
from game.audio.mixing import sides
from game.audio.music import MUSIC
from game.audio.programme import AT_TABLE
from game.audio.sound import AMBIENCE, EFFECTS
from tests.game.ears import Samples, level_at, likeness, loudness, peak, share_above

Decode = Callable[[str], Samples]

NAMES = EFFECTS | {name: (name,) for name in (*AMBIENCE, *MUSIC)}
FILES = [stem for stems in NAMES.values() for stem in stems]
TAKEN = [stem for stems in EFFECTS.values() for stem in stems]

BELLS = {"bell_period": 293.66, "bell_end": 123.47, "plague_knell_1": 146.83, "plague_knell_2": 146.41}
"""Bells by the pitch of their strike note in Hz."""


@pytest.fixture(scope="module")
def decode() -> Iterator[Decode]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield cache(lambda stem: array("h", pygame.mixer.Sound(str(paths.sounds() / f"{stem}.ogg")).get_raw()))
    pygame.mixer.quit()


@pytest.fixture(scope="module")
def heard(decode: Decode) -> Callable[[str], float]:
    """Return how loud the first take of a sound is in the middle of the window, in LUFS."""
    middle = 20 * math.log10(sides(0.0)[0])
    return cache(lambda name: loudness(decode(NAMES[name][0])) + (middle if name in EFFECTS else 0.0))


# --- ends and seams ----------------------------------------------------------------------------------


@pytest.mark.thorough(usual=16)
@pytest.mark.parametrize("stem", FILES)
def test_every_file_is_audible_and_leaves_headroom(stem: str, decode: Decode) -> None:
    assert 0.02 < peak(decode(stem)) <= 0.6


@pytest.mark.thorough(usual=16)
@pytest.mark.parametrize("stem", [*TAKEN, *MUSIC])
def test_a_sound_begins_and_ends_without_a_click(stem: str, decode: Decode) -> None:
    values = decode(stem)
    assert peak(values[:8]) < 0.005
    assert peak(values[-200:]) < 0.002


@pytest.mark.thorough(usual=16)
@pytest.mark.parametrize("stem", TAKEN)
def test_a_sound_does_not_keep_its_channel_after_it_has_died_away(stem: str, decode: Decode) -> None:
    values = decode(stem)
    assert peak(values[-RATE * 2 * 2 // 5 :]) > 0.0002 * peak(values)


@pytest.mark.thorough(usual=16)
@pytest.mark.parametrize("stem", FILES)
def test_no_sound_stands_beside_zero(stem: str, decode: Decode) -> None:
    values = decode(stem)
    assert abs(sum(values)) / len(values) / 32768 < 0.0005


@pytest.mark.parametrize("stem", AMBIENCE)
def test_a_loop_has_no_seam(stem: str, decode: Decode) -> None:
    values = decode(stem)
    for channel in (0, 1):
        wave = values[channel::2]
        steps = [abs(after - before) for before, after in pairwise(wave)]
        assert abs(wave[0] - wave[-1]) <= 3 * sum(steps) / len(steps)
        # No swell or hole either: a fifth of a second on both sides is about equally loud.
        before, after = (math.hypot(*part) for part in (wave[-RATE // 5 :], wave[: RATE // 5]))
        assert 0.5 < before / after < 2


def test_no_wave_of_the_harbour_stands_out_and_betrays_the_loop(decode: Decode) -> None:
    values = decode("water")
    second = RATE * 2
    parts = sorted(math.hypot(*values[at : at + second]) for at in range(0, len(values), second))
    assert parts[-1] / parts[len(parts) // 2] < 2


@pytest.mark.parametrize(("stem", "seconds"), [("water", 16), ("room", 20), ("bell_end", 11)])
def test_lengths_that_were_asked_for(stem: str, seconds: int, decode: Decode) -> None:
    assert len(decode(stem)) == pytest.approx(seconds * RATE * 2, rel=0.001)


def test_the_title_is_a_short_calm_piece_that_rests_before_it_comes_again(decode: Decode) -> None:
    values = decode("title")
    rest = RATE * 2 * 7
    assert peak(values[-rest:]) == 0
    assert 15 <= (len(values) - rest) / RATE / 2 <= 26


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("stem", AT_TABLE)
def test_a_piece_lasts_a_minute_and_a_half_to_three_and_ends_in_silence(stem: str, decode: Decode) -> None:
    values = decode(stem)
    assert 85 <= len(values) / RATE / 2 <= 180
    tenth = RATE * 2 // 10
    assert peak(values[:tenth]) < 0.01
    assert peak(values[-tenth:]) < 0.004
    assert peak(values[-RATE * 2 :]) < 0.1 * peak(values), "it dies away and isn't cut"


@pytest.mark.parametrize("name", ["bell_period", "bell_end", "plague_knell"])
def test_bells_of_the_tower_ring_out(name: str, decode: Decode) -> None:
    for stem in EFFECTS[name]:
        values = decode(stem)
        assert 9 <= len(values) / RATE / 2 <= 12
        last, before, earlier = (
            20
            * math.log10(math.hypot(*values[-(at + 1) * 4 * RATE : len(values) - at * 4 * RATE][: 2 * RATE]))
            for at in range(3)
        )
        assert before - last <= 1.2 * (earlier - before), "no fade hurries the end"


def test_a_rustle_of_cards_goes_from_left_to_right(decode: Decode) -> None:
    for stem in EFFECTS["card_rustle"]:
        values = decode(stem)
        half = len(values) // 4 * 2
        first, second = (
            math.hypot(*part[::2]) / math.hypot(*part[1::2]) for part in (values[:half], values[half:])
        )
        assert first > 1 > second


# --- in proportion -----------------------------------------------------------------------------------


@pytest.mark.thorough(usual=5)
@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_is_heard_and_none_startles(name: str, heard: Callable[[str], float]) -> None:
    assert -39 < heard(name) < -18


@pytest.mark.thorough(usual=4)
@pytest.mark.parametrize("name", [name for name, stems in EFFECTS.items() if len(stems) > 1])
def test_all_takes_are_equally_loud(name: str, decode: Decode) -> None:
    levels = [loudness(decode(stem)) for stem in EFFECTS[name]]
    assert max(levels) - min(levels) < 1.5


@pytest.mark.parametrize(
    ("softer", "louder"),
    [
        ("button_hover", "cube_lift"),
        ("cube_lift", "card_slide"),
        ("card_slide", "card_turn"),
        ("card_lay", "cube_place"),
        ("button_press", "cube_place"),
        ("refuse", "coin"),
        ("rat", "coin"),
        ("cube_place", "bell_period"),
        ("bell_round", "bell_period"),
        ("bell_period", "bell_end"),
        ("plague_knell", "bell_end"),
        ("prestige_lost", "prestige"),
    ],
)
def test_sounds_are_in_proportion(softer: str, louder: str, heard: Callable[[str], float]) -> None:
    assert heard(softer) < heard(louder)


@pytest.mark.parametrize("name", AMBIENCE)
def test_room_and_harbour_lie_below_everything_at_the_table(name: str, heard: Callable[[str], float]) -> None:
    assert heard("coin") - heard(name) > 10
    assert min(heard(effect) for effect in EFFECTS) - heard(name) > 4


# --- like what they stand for ------------------------------------------------------------------------


@pytest.mark.thorough(usual=5)
@pytest.mark.parametrize("name", [name for name, stems in EFFECTS.items() if len(stems) > 1])
def test_takes_are_takes_and_no_copies(name: str, decode: Decode) -> None:
    for one, other in combinations(EFFECTS[name], 2):
        assert likeness(decode(one), decode(other)) < 0.8


@pytest.mark.parametrize("name", ["button_hover", "button_press", "refuse", "page", "card_slide"])
def test_what_answers_a_press_does_not_rumble(name: str, decode: Decode) -> None:
    for stem in EFFECTS[name]:
        assert share_above(decode(stem), 120) > 0.8


@pytest.mark.parametrize("stem", EFFECTS["coin"])
def test_coins_are_bright_and_soon_still(stem: str, decode: Decode) -> None:
    values = decode(stem)
    assert share_above(values, 2000) > 0.5
    assert peak(values[RATE * 2 * 3 // 10 :]) < 0.05 * peak(values)


@pytest.mark.parametrize("stem", [*EFFECTS["cube_place"], *EFFECTS["pawn_place"], *EFFECTS["card_lay"]])
def test_wood_and_cards_come_down_dry(stem: str, decode: Decode) -> None:
    values = decode(stem)
    assert peak(values[: RATE * 2 // 50]) == peak(values), "the touch is the loudest, at once"
    assert peak(values[RATE * 2 // 5 :]) < 0.02 * peak(values)


@pytest.mark.parametrize(("name", "pitch"), BELLS.items())
def test_a_bell_has_the_partials_of_a_bell(name: str, pitch: float, decode: Decode) -> None:
    values = decode(name)
    for partial in (0.5, 1.0, 1.19, 2.0):  # hum, prime, tierce (the minor third), nominal
        between = max(level_at(values, pitch * partial * off, 0.1) for off in (0.92, 1.08))
        assert level_at(values, pitch * partial, 0.1) > between + 3


@pytest.mark.parametrize(("name", "pitch"), BELLS.items())
def test_the_hum_of_a_bell_outlives_its_blow(name: str, pitch: float, decode: Decode) -> None:
    values = decode(name)
    hum, nominal = (
        level_at(values, pitch * partial, 0.1, 0.4) - level_at(values, pitch * partial, 0.55, 0.4)
        for partial in (0.5, 2.0)
    )
    assert hum < nominal


# --- the folder --------------------------------------------------------------------------------------


def test_no_file_lies_there_unused() -> None:
    assert {path.stem for path in paths.sounds().glob("*.ogg")} == set(FILES)


def test_all_files_together_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in paths.sounds().glob("*.ogg")}
    assert sum(sizes.values()) < 7_000_000, "a good half of an hour of music in it"
    assert sum(size for stem, size in sizes.items() if stem not in AT_TABLE) < 2_500_000
