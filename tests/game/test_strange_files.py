"""Saved games with names that no font can draw, and files that are none, on every screen that lists them."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Record
from engine.record import record_files, records
from engine.record.records import LONGEST
from engine.record.records import Seat as RecordSeat
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.results.results import ResultsScene
from game.screens.saves.load import LoadScene
from game.seats import Seat
from game.ui import system_fonts
from tests.game.saved import played, put, shows
from tests.game.window import Open, Window

NAMES = {
    "control signs": ("A\0B\x1b[31m\x07", "Ben\n\tthe\r\nsecond"),
    "nothing to see": ("\u202e\u200b", ""),
    "endless": ("W" * LONGEST, ("an endless name of many words " * 9)[:LONGEST]),
    "from the right": ("\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627"),
    "pictures": ("\U0001f600", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
    "a program": ("<b>{ $name }</b>", "%s {0} \\"),
}


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_name_can_be_shown(name: str) -> None:
    shown = Seat.of_record(RecordSeat(name, "red")).name
    assert 0 < len(shown) <= 40
    assert shown.replace(" ", "x").isprintable()
    assert Seat.of_record(RecordSeat(shown, "red")).name == shown


def _called(record: Record, names: tuple[str, ...]) -> Record:
    seats = tuple(replace(seat, name=name) for seat, name in zip(record.seats, names, strict=True))
    return replace(record, seats=seats)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("kind", NAMES)
def test_strange_names_are_shown_everywhere(open_window: Open, tmp_path: Path, kind: str) -> None:
    put(tmp_path, "2026-11-20 on", _called(played(("Anna", "Ben"), 40), NAMES[kind]), 1)
    put(tmp_path, "2026-11-20 over", _called(played(("Anna", "Ben")), NAMES[kind]), 2)
    window = open_window().click("load")
    window.advance(0.5)
    scene = window.showing(LoadScene)
    assert all(saves.contents for saves in map(window.app.saves.inspect, scene.paths))
    window.click("watch")
    for _ in range(30):
        window.press("right")
    window.press("l", wait=0.1)
    window.press("escape", "escape")
    assert window.scene is scene
    window.click("open")
    assert shows(window, ResultsScene)
    window.press("escape", "escape")
    window.click("book", wait=0.5)
    assert shows(window, HallOfFameScene)


def test_letters_that_are_found_later_take_no_press_away(window: Window) -> None:
    title = window.scene
    window.move_to("load")
    window.button_down()
    system_fonts._news.set()
    window.advance(0.1)
    window.button_up()
    assert isinstance(window.scene, LoadScene)
    system_fonts._news.set()
    window.press("escape")
    assert window.scene is title
    assert not system_fonts.found_more()  # they are drawn by now


def test_strange_files_are_listed_and_none_of_them_stops_anybody(open_window: Open, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    good = records.to_toml(played(moves=30))
    contents = {
        b"empty.toml": b"",
        b"bytes.toml": bytes(range(256)) * 40,
        b"half.toml": good.encode()[: len(good) // 2],
        b"deep.toml": b"a = " + b"[" * 9000,
        b"line\nbreak.toml": good.encode(),
        b"\xff\xfe.toml": good.encode(),
        b"giant.toml": b"#" * (record_files.LARGEST + 1),
    }
    for name, content in contents.items():
        try:
            (folder / os.fsdecode(name)).write_bytes(content)
        except OSError:
            continue  # not every system has such names
    window = open_window().click("load")
    scene = window.showing(LoadScene)
    for _ in range(2 * len(scene.paths)):
        window.press("down", wait=0.1)
    for number in range(len(scene.paths)):
        scene.choose(number)
        for deed in ("watch", "open", "duplicate"):
            window.click(deed, wait=0.1)
            while window.scene is not scene and not window.tables.opened:
                window.press("escape")
            if window.tables.opened:
                window.tables.opened.clear()
                window.app.go.title()
                window.advance(0.1)
                window.click("load")
                scene = window.showing(LoadScene)
                scene.choose(number)
        window.advance(0.05)
