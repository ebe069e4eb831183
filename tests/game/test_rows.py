"""Busy turns: many touches are one spill, clatter or rustle, and each of them is heard somewhere."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise

import pygame
import pytest

from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.audio.library import RATE
from game.audio.mixing import sides
from game.audio.rows import LASTS, ROWS
from game.audio.sound import EFFECTS, Sounds
from game.table.scene import TableScene
from tests.game.mixers import Clock, Firm, TapeMixer, watched
from tests.game.window import Open, app_of


@pytest.mark.parametrize(
    ("touch", "row"), [("token_place", "token_spill"), ("coin", "coin_clatter"), ("card_lay", "card_rustle")]
)
def test_many_touches_are_one_sound(touch: str, row: str) -> None:
    clock, _, sounds = watched(0.01)
    heard = []
    for _ in range(8):
        heard.append(sounds.play(touch))
        clock.now += 0.08
    assert heard[0] in EFFECTS[touch]
    assert heard[1] in EFFECTS[touch]
    assert heard[2] in EFFECTS[row]
    assert heard[3:] == [None] * 5
    clock.now += LASTS
    assert sounds.play(touch) in EFFECTS[touch], "afterwards one is one again"


def test_a_row_that_goes_on_is_another_row_and_no_take_comes_twice() -> None:
    clock, _, sounds = watched(0.01)
    heard = []
    for _ in range(60):
        heard.append(sounds.play("token_place"))
        clock.now += 0.06
    rows = [stem for stem in heard[2:] if stem]
    assert 5 <= len(rows) <= 6
    assert set(rows) <= set(EFFECTS["token_spill"])
    assert all(one != other for one, other in pairwise(rows))


def test_touches_of_other_kinds_and_slow_ones_make_no_row() -> None:
    clock, _, sounds = watched(0.01)
    for name in ("card_lay", "coin", "token_place", "cube_place", "card_lay", "coin", "token_place"):
        assert sounds.play(name) in EFFECTS[name]
        clock.now += 0.07
    for _ in range(6):
        clock.now += 0.25
        assert sounds.play("coin") in EFFECTS["coin"]


def test_cards_that_turn_while_others_are_laid_belong_to_their_rustle() -> None:
    clock, _, sounds = watched(0.01)
    heard = []
    for name in ("card_lay", "card_turn", "card_lay", "card_turn"):
        heard.append(sounds.play(name))
        clock.now += 0.1
    assert heard[2] in EFFECTS["card_rustle"]
    assert heard[3] is None


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize("seed", [3, 11])
def test_a_whole_game_is_never_a_din_and_nothing_in_it_vanishes(
    seed: int, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    clock = Clock()
    mixer = TapeMixer(clock)
    sounds = Sounds(1.0, 0.5, music_volume=1.0, mixer=mixer, clock=clock, chance=Firm(4))
    sounds.open(background=False)
    sounds.music("table")
    mixer.plays = True
    row_of = {touch: row.sound for row in ROWS for touch in row.touches}
    begun: dict[str, float] = {}
    pans: list[float] = []
    starts: list[float] = []

    def hear(self: Sounds, name: str, pan: float = 0.0) -> None:
        channels = len(mixer.takes)
        stem = play(sounds, name, pan)
        if stem is None:
            row = row_of.get(name, "")
            covered = clock.now - begun.get(row, -9.0) <= LASTS or clock.now - begun.get(name, -9.0) < 0.05
            assert covered, f"{name} vanished"
            return
        begun[name if stem in EFFECTS[name] else row_of[name]] = clock.now
        assert len(mixer.takes) == channels + 1
        pans.append(pan)
        starts.append(clock.now)

    play = Sounds.play
    monkeypatch.setattr(Sounds, "play", hear)
    window = open_window(tables=RealTables(), title=False, pace="normal")
    window.begin("bot:random, " * 3 + "bot:random", seed=seed)
    while isinstance(window.scene, TableScene):
        app_of(window.scene.host).advance(STEP)
        clock.now += STEP
    gains = [take[2].left / sides(pan)[0] for take, pan in zip(mixer.takes, pans, strict=True)]
    rates = sorted(bisect_left(starts, at + 1) - place for place, at in enumerate(starts))
    assert len(starts) > 500
    assert rates[int(0.95 * len(rates))] <= 6
    assert sum(gain < 0.5 for gain in gains) < 0.02 * len(gains)
    assert min(gains) > 0.35, "nothing vanishes"
    pygame.mixer.quit()
