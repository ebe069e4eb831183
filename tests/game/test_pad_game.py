"""A whole game with one pad alone: four directions, A and B."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine import records
from game.app import RealTables
from game.launch import NewGame, parse_players
from game.scenes.results import ResultsScene
from game.table.scene import TableScene
from tests.game.walker import Walker
from tests.game.window import Window

BUTTONS = {
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "select": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
}


def test_a_whole_game_with_one_pad_alone(open_window: Callable[..., Window]) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    window.app.start(NewGame(parse_players("Anna, bot:random"), seed=5, new_persons=True))
    table = window.scene
    assert isinstance(table, TableScene)
    window.pad(BUTTONS["right"])  # shows the focus
    walker = Walker(seed=9)
    for _ in range(20_000):
        if window.scene is not table:
            break
        press = walker.next(table)
        if press is None:
            window.advance(1 / 60)
        else:
            window.pad(BUTTONS[press])
    assert isinstance(window.scene, ResultsScene)
    record = records.read(table.session.record_path)
    assert record.finished
    assert record.replay().result == table.session.game.result
    assert {"draft", "play", "hire"} <= walker.kinds
    assert walker.steps > 25
