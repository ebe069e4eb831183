"""What memory a table takes: what is left out of garbage collections, and what goes when it is left."""

import gc
import weakref
from types import SimpleNamespace

import pytest

from game.app.fixed_steps import STEP
from game.app.program import App, RealTables
from game.match.options import NewGame, parse_players
from game.table.scene import TableScene
from tests.game.window import Open

pytestmark = pytest.mark.idle_steps

LAID = ["freeze", "unfreeze", "collect", "trim", "freeze"]
"""What the garbage collector is told until a table is laid: what menus held goes after the first picture."""


def begin(open_window: Open) -> App:
    app = open_window(tables=RealTables(), pace="fast").app
    start(app)
    return app


def start(app: App) -> None:
    app.start(NewGame(parse_players("Anna, bot:random, bot:random"), seed=3))
    assert isinstance(app.scene, TableScene)
    app.frame(STEP)
    assert app.scene.laid


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the garbage collector was told."""
    told: list[str] = []
    calls = {name: (lambda name=name: told.append(name)) for name in ("collect", "freeze", "unfreeze")}
    monkeypatch.setattr("game.ui.memory.gc", SimpleNamespace(**calls))
    monkeypatch.setattr("game.ui.memory.trim", lambda: told.append("trim"))
    return told


def test_a_table_is_spared_garbage_collections_until_it_is_left(open_window: Open, told: list[str]) -> None:
    app = begin(open_window)
    assert told == LAID
    app.go.title()
    app.frame(STEP)
    assert told[len(LAID) :] == ["unfreeze", "collect", "trim"]
    app.frame(STEP)
    assert told[len(LAID) + 3 :] == []


def test_a_table_that_follows_another_is_left_out_too(open_window: Open, told: list[str]) -> None:
    app = begin(open_window)
    start(app)
    assert told == [*LAID, *LAID]
    app.frame(STEP)
    assert told == [*LAID, *LAID]


def test_memory_goes_back_once_the_next_screen_is_painted(open_window: Open, told: list[str]) -> None:
    app = begin(open_window)
    app.go.title()
    draw = app.scene.draw

    def noted(*args: object) -> object:
        told.append("drawn")
        return draw(*args)  # type: ignore[arg-type]

    app.scene.draw = noted  # type: ignore[assignment, method-assign]
    app.frame(STEP)
    assert told[len(LAID) :] == ["drawn", "unfreeze", "collect", "trim"]


def test_nothing_is_left_of_a_table_after_the_frame_in_which_it_was_left(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = {"collect": gc.collect, "freeze": lambda: None, "unfreeze": lambda: None}
    app = begin(open_window)
    for _ in range(3):
        app.frame(STEP)
    monkeypatch.setattr("game.ui.memory.gc", SimpleNamespace(**calls))
    assert isinstance(app.scene, TableScene)
    top = app.scene.context.top
    gone = [weakref.ref(thing) for thing in (app.scene, top, top.painter)]
    del top
    app.go.title()
    app.frame(STEP)
    assert [thing() for thing in gone] == [None, None, None]
