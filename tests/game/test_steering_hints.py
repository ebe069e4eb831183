"""The few hints that a table has room for where words are large."""

from pathlib import Path

from game.input.devices import KEYBOARD, MOUSE, PAD
from game.table.scene import TableScene
from tests.game.lines_drawn import Register
from tests.game.readable_scenes import take_up
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Open, Window


def shown(window: Window, table: TableScene, register: Register) -> list[str]:
    """The hints that are on the window, in the order of their use."""
    drawn = {line.text for line in register.on(window.app.display.surface) if line.hidden < 0.1}
    return [hint.words for hint in table.controls.focus_control.hints() if hint.words in drawn]


def test_large_hints_give_way_to_pieces_that_of_select_last(open_window: Open, tmp_path: Path) -> None:
    told = {}
    with Register() as register:
        window = open_window(title=False, tables=real_tables(), pace="instant", text_scale=1.5)
        for kind in ("draft", "collect", "friend"):
            table = open_table(window, tmp_path, kind)
            window.press("right")  # shows the focus: select means what has it
            for device in (KEYBOARD, PAD, MOUSE):
                take_up(window, device)
                window.advance(1 / 60)
                told[kind, device] = shown(window, table, register)
    few = {"draft": [], "collect": ["Choose"], "friend": ["Choose", "Look closer"]}
    for (kind, device), hints in told.items():
        assert hints == ([] if device == MOUSE else few[kind]), (kind, device)


def test_where_there_is_room_all_hints_are_told(open_window: Open, tmp_path: Path) -> None:
    with Register() as register:
        window = open_window(title=False, tables=real_tables(), pace="instant")
        table = open_table(window, tmp_path, "friend", players=5)
        take_up(window, KEYBOARD)
        window.press("right", wait=0.1)
        assert shown(window, table, register) == ["Move", "Choose", "Look closer", "Take back", "Summary"]
