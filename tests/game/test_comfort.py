"""High contrast and less motion: every screen and the table honour both."""

from pathlib import Path
from threading import enumerate as enumerate_threads
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.app.program import RealTables
from game.screens.results.ending import EndingScene
from game.screens.title.title import TitleScene
from game.table.city.candles import Candles
from game.table.city.lighting import Lighting
from game.table.hud.cards import action_face
from game.table.motion.acts import Act
from game.table.motion.animator import Animator, Showing
from game.table.motion.flight import Flight
from game.table.scene import TableScene
from game.ui import contrast
from game.ui.palette import CREAM, INK
from game.ui.surfaces import parchment
from tests.game.lines_drawn import Register
from tests.game.readable import HIGH, contrast_of, luminance, on_top
from tests.game.readable_scenes import MENUS, OVER_TABLE, prepare
from tests.game.readable_tables import open_table
from tests.game.window import Open, Window, finished_session
from tests.noted import noted

STEP = 1 / 60


# High contrast


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("kind", ["draft", "play", "drive", "hire", "donate"])
def test_words_at_the_table_stand_out_seven_to_one(open_window: Open, tmp_path: Path, kind: str) -> None:
    with Register() as register:
        window = open_window(
            (1920, 1080), title=False, tables=RealTables(), pace="instant", high_contrast=True
        )
        open_table(window, tmp_path, kind)
        surface = window.app.display.surface
        lines = [line for line in on_top(register.on(surface), 1.0) if not line.printed and not line.cut]
        assert len(lines) > 30
        pale = {
            line.text: found for line in lines if (found := contrast_of(line, surface) or HIGH) < HIGH - 0.05
        }
        assert not pale


def test_the_table_is_painted_anew_when_contrast_is_chosen_in_the_middle_of_a_game(
    open_window: Open, tmp_path: Path
) -> None:
    window = open_window((1280, 720), title=False, tables=RealTables(), pace="instant")
    open_table(window, tmp_path, "play")
    plain = window.picture()
    window.app.change_settings(high_contrast=True)
    window.advance(0.3)
    high = window.picture()
    window.app.change_settings(high_contrast=False)
    window.advance(0.3)
    assert window.picture() == plain != high


@pytest.mark.parametrize("colour", [INK, CREAM, (255, 207, 122), (142, 27, 20), (133, 119, 101)])
def test_letters_in_high_contrast_are_as_far_from_their_ground_as_can_be(colour: Any) -> None:
    contrast.set_high(True)
    try:
        letters, ground = contrast.letters(colour), contrast.ground(colour)
    finally:
        contrast.set_high(False)
    assert {luminance(letters), luminance(ground)} == {0.0, 1.0}
    assert contrast.letters(colour) == colour


def test_kept_pictures_are_made_again_and_no_contrast_is_left_behind(window: Window) -> None:
    leaf, card = parchment((90, 60)), action_face("blue.bank", (95, 133))
    window.app.change_settings(high_contrast=True)
    assert luminance(tuple(parchment((90, 60)).get_at((45, 30)))) > luminance(tuple(leaf.get_at((45, 30))))
    assert action_face("blue.bank", (95, 133)) is not card
    window.close()
    assert not contrast.is_high()


# Less motion


@pytest.fixture
def flown(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything that is drawn on its way."""
    seen: list[Any] = []
    draw, draw_acts = Flight.draw, Animator.draw

    def fly(self: Flight, *args: Any) -> None:
        seen.append(self)
        draw(self, *args)

    def act(self: Animator, *args: Any) -> None:
        seen.extend(self.flying)
        draw_acts(self, *args)

    monkeypatch.setattr(Flight, "draw", fly)
    monkeypatch.setattr(Animator, "draw", act)
    return seen


def watch(window: Window, table: TableScene, seconds: float) -> bool:
    """Let bots play and people choose their first option; returns whether the camera ever glided."""
    glided = False
    for _ in range(round(seconds / STEP)):
        window.advance(STEP)
        glided = glided or table.context.top.gliding
        if window.scene is not table:
            break
        if table.context.screen.curtain or table.context.sheet:
            table.controls.flow.advance()
        elif table.context.screen.asked and not table.context.busy:
            shot = table.context.director.choose(table.context.screen.asked.options[0])
            if shot is not None:
                table.controls.flow.show(shot)
    return glided


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("still", [True, False])
def test_with_less_motion_nothing_flies_at_the_table_and_the_camera_jumps(
    open_window: Open, tmp_path: Path, flown: list[Any], still: bool
) -> None:
    window = open_window((1024, 576), title=False, tables=RealTables(), pace="instant", reduced_motion=still)
    table = open_table(window, tmp_path, "play")
    window.app.settings_file.override(pace="fast")
    played = len(table.session.record.moves)
    flown.clear()
    glided = watch(window, table, 6.0)
    assert len(table.session.record.moves) > played
    assert (bool(flown), glided) == (not still, not still)


LIVING = ("title", "settings", "first start", "load", "load, a damaged game", "found", "replay", "ask")
"""Screens on which things change by themselves, if only from one frame to the next: the preview of the
settings, pictures of saved games that are painted one after the other, a game that is watched, a cursor."""


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("name", [name for name in (*MENUS, *OVER_TABLE) if name not in LIVING])
def test_with_less_motion_a_screen_is_whole_at_once(open_window: Open, tmp_path: Path, name: str) -> None:
    prepare(tmp_path)
    window = open_window((1024, 576), title=False, tables=RealTables(), reduced_motion=True)
    {**MENUS, **OVER_TABLE}[name](window)
    for thread in enumerate_threads():  # portraits are put in once they have been read
        if thread.name == "windows":
            thread.join()
    window.advance(0.2)
    first = window.picture()
    window.advance(1.5)
    assert window.picture() == first


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("still", [True, False])
def test_with_less_motion_prestige_is_there_at_once_and_the_title_lit(open_window: Open, still: bool) -> None:
    window = open_window((1024, 576), reduced_motion=still)
    for scene in (TitleScene, EndingScene):
        if scene is EndingScene:
            window.app.go.results(finished_session())
        assert isinstance(window.scene, scene)
        window.advance(0.1)
        first = window.picture()
        window.advance(2.0)
        assert isinstance(window.scene, scene)
        assert (window.picture() == first) == still, scene


# Small machines


@pytest.mark.parametrize("low", [True, False])
def test_a_small_machine_is_spared_lights_over_the_whole_window(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, low: bool
) -> None:
    window = open_window((640, 360), title=False, tables=RealTables(), pace="instant")
    table = open_table(window, tmp_path, "play")
    window.app.low_power = low
    lit: list[str] = []
    for light in ("darken", "shine", "glow"):
        monkeypatch.setattr(Lighting, light, lambda *args, light=light: lit.append(light))
    plague = Showing(Act((), dark=(1.0, 1.0)), duration=1.0)
    paid = Showing(Act((), effect="glow"), duration=1.0)
    monkeypatch.setattr(table.context.animator, "showing", [plague, paid])
    lit.clear()
    table.picture.draw(window.app.display.surface, everything=False, on_top=False)
    assert lit == (["glow"] if low else ["darken", "shine"])


def test_the_full_dark_of_the_plague_is_laid_on_the_table_once(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window((640, 360), title=False, tables=RealTables(), pace="instant")
    table = open_table(window, tmp_path, "play")
    top, surface = table.context.top, window.app.display.surface

    def drawn(*darks: float) -> Surface:
        acts = [Showing(Act((), dark=(dark, dark)), duration=1.0) for dark in darks]
        monkeypatch.setattr(table.context.animator, "showing", acts)
        for _ in range(3):
            table.picture.draw(surface, everything=False, on_top=False)
        return surface.copy()

    monkeypatch.setattr(Candles, "draw", lambda *_: None)  # they burn above it
    lit = drawn(0.0)
    with monkeypatch.context() as patch:
        darkened = noted(patch, Lighting, "darken", lambda *args: args)
        dark = drawn(1.0)
    assert len(darkened) == 1
    assert pygame.image.tobytes(drawn(0.0), "RGB") == pygame.image.tobytes(lit, "RGB")
    top.fall_dark(lit, top.camera)
    names = [banner.box.inflate(16, 16) for banner in top.banners]
    assert names
    for name in names:  # they make way for the sums
        shown = [pygame.image.tobytes(one.subsurface(name), "RGB") for one in (dark, lit)]
        assert shown[0] != shown[1]
        for one in (dark, lit):
            one.fill((0, 0, 0), name)
    assert pygame.image.tobytes(dark, "RGB") == pygame.image.tobytes(lit, "RGB")


def test_the_plagues_night_falls_on_all_but_what_is_read(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), title=False, tables=RealTables(), pace="instant")
    table = open_table(window, tmp_path, "play")
    top, lit = table.context.top, window.app.display.surface.copy()
    dark = lit.copy()
    top.fall_dark(dark, top.camera)

    def left(box: Rect) -> float:
        """How much of the light is left in a part of the window."""
        sums = [sum(pygame.transform.average_color(picture, box)[:3]) for picture in (dark, lit)]
        return sums[0] / max(1, sums[1])

    layout, (width, height) = top.layout, top.size
    name = top.trays.rect_of("blue", "name")
    edges = Rect(0, 0, width, 12), Rect(width - 20, 0, 20, height)
    effects = [Rect(one.x, one.y + one.h * 3 // 4, one.w, one.h // 4) for one in layout.persons]
    for box in (name, layout.tucked, *edges, *effects):
        assert left(box) < 0.75, box
    rats = [
        Rect(one.right - one.w * 2 // 5, one.y + one.h // 20, one.w * 7 // 20, one.h // 8)
        for one in layout.persons
    ]
    for box in (layout.prompt, *rats, top.trays.rect_of("blue", "rat")):
        assert left(box) > 0.85, box
