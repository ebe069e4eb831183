"""Where the key hints lie at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Surface

from game.app.program import RealTables
from game.match.options import NewGame, parse_players
from game.table.city.board import Board
from game.table.city.minimap import CornerMap
from game.table.scene import TableScene
from tests.game.test_steering import play_on
from tests.game.window import Window


def test_key_hints_do_not_lie_over_the_small_map_while_it_fades(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window((640, 360), tables=RealTables(), pace="fast", title=False)
    window.app.start(NewGame(parse_players("Anna, bot:random, bot:random"), seed=5))
    table = window.scene
    assert isinstance(table, TableScene)
    drawn: list[float] = []
    draw = CornerMap.draw

    def noted(corner: CornerMap, surface: Surface, shown: Board, opacity: float) -> None:
        drawn.append(opacity)
        draw(corner, surface, shown, opacity)

    monkeypatch.setattr(CornerMap, "draw", noted)
    play_on(window, table, "play")
    window.press("return")
    window.press("return")
    faded = 0
    for _ in range(300):
        drawn.clear()
        window.advance(1 / 60)
        top, legend = table.context.top, table.controls.focus_control.legend
        if drawn and top.focus is None:
            assert not (legend and legend.colliderect(top.layout.small_map))
            faded += 1
        elif faded:
            break
    assert faded
