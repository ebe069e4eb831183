"""The first period of the first game with one device alone, from the title on."""

import pytest

from game.app.program import RealTables
from game.input.devices import KEYBOARD, PAD
from game.lessons.advice import ROUNDS
from game.table.scene import TableScene
from tests.game.lesson_tables import teacher_of
from tests.game.player import Pointing
from tests.game.test_lesson_table import PATIENCE, said, wish
from tests.game.walker import BUTTONS, route
from tests.game.window import Open

KEYS = {"select": "return", "back": "escape"}


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize("pad", [False, True], ids=["keyboard", "pad"])
def test_a_first_period_with_one_device_alone(open_window: Open, pad: bool) -> None:
    """The bubbles, the cards, their places, and what is asked in between."""
    window = open_window(tables=RealTables(), pace="instant")

    def press(command: str) -> None:
        if pad:
            window.pad(BUTTONS[command])
        else:
            window.press(KEYS.get(command, command))

    press("select")
    table = window.showing(TableScene)
    for _ in range(PATIENCE):
        if table.session.game.view().round > ROUNDS:
            break
        if teacher_of(table).blocks_game:
            press("select")
            continue
        thing = wish(table, True, Pointing(seed=2))
        if thing is None or table.controls.focus_control.thing is None:
            window.advance(1 / 60)
        elif table.controls.focus_control.thing == thing:
            press("select")
        else:
            way = route(table.controls.focus_control.neighbours(), table.controls.focus_control.thing, thing)
            assert way, f"no way from {table.controls.focus_control.thing} to {thing}"
            press(way[0])
    assert table.session.game.view().round > ROUNDS
    assert window.app.devices.last == (PAD if pad else KEYBOARD)
    heard = said(table.session.record_path)
    assert heard[:6] == ["welcome", "prestige", "borough", "plate", "persons", "draft"]
    assert {"plague", "stay", "bell", "round-3"} <= set(heard)
