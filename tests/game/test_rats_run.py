"""The rats of the plague on their way to the boroughs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pygame import Rect

from game.table.city.board import RatsCome
from game.table.city.pieces import RUNNING, Pieces
from game.table.motion.plague_flights import Runner, run_flights
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Window


def test_a_rat_looks_where_it_runs_and_moves_its_legs(
    open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    top = open_table(window, tmp_path, "play", 4).context.top
    runners = [runner for runner in run_flights(top, [RatsCome()]) if isinstance(runner, Runner)]
    assert len(runners) > 3
    drawn: list[str] = []

    def piece(pieces: Pieces, surface: object, kind: str, *given: object) -> Rect:
        drawn.append(kind)
        return Rect(0, 0, 1, 1)

    monkeypatch.setattr(Pieces, "piece", piece)
    for runner in runners:
        drawn.clear()
        for step in range(40):
            time = runner.start + (runner.duration - runner.start) * step / 40
            runner.draw(window.app.display.surface, time)
        assert set(drawn) == set(RUNNING[runner.points[1][0] > runner.points[0][0]])
