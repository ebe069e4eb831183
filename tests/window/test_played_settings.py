"""Settings that are changed in the middle of a game, in the program as people run it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.pause.pause import PauseScene
from game.screens.settings.settings import SettingsScene
from game.settings import OFF, ON, SettingsFile
from game.ui import contrast
from game.words import say
from tests.game.written_voice import Voices
from tests.window.person import Hand, Person, sit_down


def to_the_settings(me: Person) -> Hand:
    """From the table to the settings, by the pause."""
    yield me.asked
    yield from me.press("p")
    yield me.sees(PauseScene)
    yield from me.click("settings")
    yield me.sees(SettingsScene)


def to_the_table(me: Person) -> Hand:
    """Back to the table, where the same is asked."""
    yield from me.press("escape")
    yield me.sees(PauseScene)
    yield from me.press("escape")
    yield me.asked


def focus(me: Person, name: str) -> Hand:
    """Walk the focus of the settings down to a row."""
    scene = me.scene
    assert isinstance(scene, SettingsScene)
    while scene.focus.hidden or scene.focus.current is None or scene.focus.current.name != name:
        yield from me.press("down")


def values(folder: Path) -> SettingsFile:
    """What the next start finds."""
    return SettingsFile(folder / "settings.toml")


def test_language_and_text_size_change_in_the_middle_of_a_game(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from to_the_settings(me)
        asked = me.table.context.screen.asked
        for name in ("language", "text_scale"):
            yield from focus(me, name)
            yield from me.press("right")
        yield lambda: me.app.settings.language != "en" and me.app.settings.text_scale > 1
        seen.append(me.app.settings.language)
        told.append(say("title-quit"))
        yield from to_the_table(me)
        assert (me.table.context.screen.asked, me.mine()) == (asked, 0)
        yield from me.press("1")
        yield me.has_moved

    seen: list[str] = []
    told: list[str] = []
    sit_down(tmp_path, "Anna, bot:quick").lives(hand)
    kept = values(tmp_path).values
    assert kept.language == seen[0]
    assert kept.text_scale > 1
    assert told[0] != say("title-quit")


@pytest.mark.thorough(usual=0)
def test_high_contrast_changes_the_table_and_is_kept(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield me.asked
        yield me.drawn
        before = me.picture()
        yield from to_the_settings(me)
        yield from focus(me, "high_contrast")
        yield from me.press("return")
        yield contrast.is_high
        yield from to_the_table(me)
        yield lambda: me.picture() != before
        yield from me.press("1")
        yield me.has_moved

    sit_down(tmp_path, "Anna, bot:quick").lives(hand)
    assert values(tmp_path).values.high_contrast
    assert not contrast.is_high()


def test_full_screen_and_back_leave_the_game_as_it_is(tmp_path: Path) -> None:
    def full_screen() -> bool:
        return me.app.display.fullscreen and me.app.size == pygame.display.get_desktop_sizes()[0]

    def in_a_window() -> bool:
        return not me.app.display.fullscreen and me.app.size == (1024, 576)

    def hand(me: Person) -> Hand:
        yield me.asked
        asked = me.table.context.screen.asked
        for full in (True, False):
            yield from me.press("f11")
            yield full_screen if full else in_a_window
            yield me.asked
            assert me.table.context.screen.asked == asked
        yield from me.press("1")
        yield me.has_moved

    me = sit_down(tmp_path, "Anna, bot:quick")
    me.lives(hand)
    assert not values(tmp_path).values.fullscreen


@pytest.mark.thorough(usual=0)
def test_reading_aloud_begins_with_a_key_and_says_what_is_asked(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield me.asked
        yield from me.press("f8")
        yield lambda: bool(voices.made and voices.made[-1].said)
        assert me.app.settings.read_aloud == ON
        voices.take()
        yield from me.press("right")
        yield lambda: bool(voices.made[-1].said)
        focused = me.table.controls.focus_control.thing
        yield from me.press("return")
        yield me.has_moved
        assert focused is not None
        yield from me.press("f8")
        yield lambda: me.app.settings.read_aloud == OFF
        assert voices.made[-1].closed

    voices = Voices()
    sit_down(tmp_path, "Anna, bot:quick", voice=voices).lives(hand)
    assert values(tmp_path).values.read_aloud == OFF
