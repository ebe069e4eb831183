"""On every screen every control is reached from every other one, with four directions alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import RealTables
from game.launch import NewGame, Seat, parse_players
from game.scene import Scene
from game.scenes.ask import AskScene
from game.scenes.book import BookScene
from game.scenes.new_game import NewGameScene
from game.scenes.notice import NoticeScene
from game.scenes.pads import PadsScene
from game.scenes.pause import PauseScene
from game.scenes.players import PlayersScene
from game.scenes.results import ResultsScene
from game.scenes.settings import SettingsScene
from game.settings import Group
from game.table.scene import TableScene
from tests.game.saved import played, put
from tests.game.test_devices import StandIn
from tests.game.walker import stroll
from tests.game.window import Window, finished_session

Open = Callable[..., Window]

LOOKS = [((1920, 1080), 1.0), ((1280, 720), 2.0), ((1280, 720), 1.0), ((1024, 768), 1.5)]
FIVE = Group(
    tuple(
        Seat(f"Player {n}", colour) for n, colour in enumerate(("blue", "green", "red", "yellow", "purple"))
    )
)


def _table(window: Window) -> TableScene:
    window.app.start(NewGame(parse_players("Anna, Ben, Cleo, Dora, bot:random"), seed=3, open_hands=True))
    table = window.scene
    assert isinstance(table, TableScene)
    return table


def _on_table(make: Callable[[TableScene], Scene]) -> Callable[[Window], Scene | None]:
    return lambda window: make(_table(window))


SCREENS: dict[str, Callable[[Window], Scene | None]] = {
    "title": lambda window: None,
    "new game": lambda window: NewGameScene(),
    "settings": lambda window: SettingsScene(),
    "book": lambda window: BookScene(),
    "notice": lambda window: NoticeScene("A sentence."),
    "ask": lambda window: AskScene("What?", "this", 20, lambda text: None),
    "results": lambda window: ResultsScene(finished_session()),
    "pause": _on_table(lambda table: PauseScene()),
    "settings in a game": _on_table(lambda table: SettingsScene(modal=True)),
    "players": _on_table(PlayersScene),
    "pads": _on_table(lambda table: PadsScene(table.session)),
}


@pytest.mark.parametrize(("size", "text_scale"), LOOKS)
@pytest.mark.parametrize("name", SCREENS)
def test_every_control_is_reached_from_every_other(
    open_window: Open, tmp_path: Path, name: str, size: tuple[int, int], text_scale: float
) -> None:
    put(tmp_path, "going on", played(moves=9))
    put(tmp_path, "finished", played())
    window = open_window(size, tables=RealTables(), text_scale=text_scale, group=FIVE, reduced_motion=True)
    window.app.devices.add_pad(0, StandIn())
    scene = SCREENS[name](window)
    if scene is not None:
        window.app.push(scene)
        for _ in range(200):
            window.advance(0.02)
            if not isinstance(scene, BookScene) or scene.games:
                break
    walk = stroll(window)
    assert name in ("notice", "book") or len(walk) > 1
