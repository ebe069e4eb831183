"""A table at which a person is asked, played through quickly."""

from typing import Any

import pytest

from game.app.program import RealTables
from game.table.scene import TableScene
from tests.game.window import Open


def table_asked(
    open_window: Open, kind: str = "play", players: str = "Anna, bot:random, bot:random", **settings: Any
) -> TableScene:
    """Return a table at which a person is asked a decision of a kind, after others were answered."""
    window = open_window(tables=RealTables(), **{"pace": "instant", **settings})
    scene = window.begin(players, seed=3)
    for _ in range(900):
        context = scene.context
        if context.screen.curtain and not context.busy:
            scene.controls.flow.advance()
        pending = context.pending
        if pending is not None and not context.busy:
            if pending.decision.kind == kind:
                return scene
            scene.controls.dispatch.press(pending.selectable[0])
        window.app.frame(1 / 60)
    raise AssertionError(f"nobody is asked to {kind}")


def heard(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is played from now on."""
    sounds: list[str] = []
    monkeypatch.setattr(table.host.sound, "play", lambda name, *rest, **more: sounds.append(name))
    return sounds
