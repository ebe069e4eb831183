"""The table from a sofa, at each kind of decision: letters, safe area, contrast, nothing cut."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.input.devices import KEYBOARD, MOUSE
from game.table.hud.sheets import about
from tests.game.lines_drawn import Register
from tests.game.readable import findings
from tests.game.readable_scenes import LONG, speaking, take_up, watch
from tests.game.readable_tables import KINDS, open_table, real_tables, table_findings
from tests.game.window import Open

Look = Callable[..., list[str]]

TABLES = (
    # Size, text size, language, high contrast, device, players, kinds of decisions.
    ((1280, 720), 1.0, LONG, True, KEYBOARD, 5, ("draft", "collect")),
    ((1280, 720), 2.0, "de", False, MOUSE, 5, KINDS),
    ((1280, 720), 2.0, "ja", False, MOUSE, 2, ("hire", "take")),
    ((1280, 720), 2.0, LONG, False, KEYBOARD, 4, ("take", "carry", "donate")),
    ((1920, 1080), 1.0, "de", False, KEYBOARD, 4, ("play", "hire")),
    ((1920, 1080), 1.5, LONG, False, MOUSE, 5, ("draft", "benefit", "minstrel_to")),
    ((1024, 768), 2.0, "fr", True, MOUSE, 4, ("play", "donate")),
    ((2560, 1080), 2.0, "it", False, MOUSE, 4, ("collect", "donate")),
    ((3840, 2160), 1.0, "ja", False, MOUSE, 3, ("draft",)),
    ((1280, 800), 1.0, LONG, False, KEYBOARD, 5, ("play", "donate")),
    ((1280, 800), 2.0, "de", False, MOUSE, 5, ("draft", "hire", "carry")),
)
THINGS = (("card", "blue.hospital"), ("person", "moneylender"), ("area", "blue", "hotel"), ("stacks",))


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("case", TABLES, ids=lambda case: "-".join(map(str, case[:-1])))
def test_the_table_can_be_read(
    open_window: Open, tmp_path: Path, register: Register, case: tuple[Any, ...]
) -> None:
    size, text_scale, language, high_contrast, device, players, kinds = case
    found = []
    with speaking(language) as spoken:
        options = {"text_scale": text_scale, "language": spoken, "high_contrast": high_contrast}
        window = open_window(size, title=False, tables=real_tables(), pace="instant", **options)
        for kind in kinds:
            table = open_table(window, tmp_path, kind, players)
            take_up(window, device)
            window.advance(0.1)
            found += [f"{kind}: {sentence}" for sentence in table_findings(window, table, register)]
    assert not found, "\n".join(found)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("size", "text_scale", "language"),
    [((1280, 720), 2.0, "fr"), ((1280, 720), 1.0, LONG), ((1024, 768), 1.5, "ja")],
)
def test_sheets_and_the_curtain_can_be_read(
    open_window: Open,
    tmp_path: Path,
    register: Register,
    size: tuple[int, int],
    text_scale: float,
    language: str,
) -> None:
    found = []
    with speaking(language) as spoken:
        options = {"text_scale": text_scale, "language": spoken}
        window = open_window(size, title=False, tables=real_tables(), pace="instant", **options)
        table = open_table(window, tmp_path, "draft", 3, humans=2)
        if table.context.screen.curtain:
            found += [f"curtain: {sentence}" for sentence in findings(window.app, register)]
            window.press("return", wait=0.2)
        for thing in THINGS:
            table.context.sheet = about(thing, table.context.shown, {})
            assert table.context.sheet is not None
            table.stale = True
            window.advance(0.1)
            found += [f"{thing}: {sentence}" for sentence in findings(window.app, register)]
            table.context.sheet = None
    assert not found, "\n".join(found)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("size", "text_scale", "language"),
    [((1280, 720), 2.0, LONG), ((1920, 1080), 1.0, "fr"), ((1024, 768), 1.5, "ja")],
)
def test_a_game_that_is_watched_again_can_be_read(
    open_window: Open, register: Register, size: tuple[int, int], text_scale: float, language: str
) -> None:
    with speaking(language) as spoken:
        options = {"text_scale": text_scale, "language": spoken}
        window = open_window(size, title=False, pace="instant", **options)
        found = table_findings(window, watch(window), register)
    assert not found, "\n".join(found)
