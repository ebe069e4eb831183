"""A whole game with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from engine import records
from game.app import RealTables
from game.launch import NewGame, parse_players
from game.scenes.results import ResultsScene
from game.table.scene import TableScene
from tests.game.walker import Walker
from tests.game.window import Window

KEYS = {"select": "return", "back": "escape"}


def test_a_whole_game_with_the_keyboard_alone(open_window: Callable[..., Window]) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    window.app.start(NewGame(parse_players("Anna, Ben"), seed=11, new_persons=True))
    table = window.scene
    assert isinstance(table, TableScene)
    window.press("right")  # shows the focus
    walker = Walker(seed=4)
    for _ in range(6_000):
        if window.scene is not table:
            break
        press = walker.next(table)
        if press is None:
            window.advance(1 / 60)
        else:
            window.press(KEYS.get(press, press))
    assert isinstance(window.scene, ResultsScene)
    record = records.read(table.session.record_path)
    assert record.finished
    assert record.replay().result == table.session.game.result
    assert {"draft", "play", "hire", "drive"} <= walker.kinds
    assert walker.steps > 50
    assert walker.laid_aside > 2
