"""On every screen every control is reached from every other one, with four directions alone."""

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine import COLOURS
from engine.record.timeline import Timeline
from game.app.program import RealTables
from game.match.session import Session
from game.screens.new_game.new_game import NewGameScene
from game.screens.new_game.players import PlayersScene
from game.screens.pause.pads import PadLostScene, PadsScene
from game.screens.pause.pause import PauseScene
from game.screens.replay.history import HistoryScene
from game.screens.replay.replay import ReplayScene
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.results.results import ResultsScene
from game.screens.rules.rules import RulesScene
from game.screens.saves.load import LoadScene
from game.screens.settings.settings import SettingsScene
from game.screens.settings.settings_bindings import BindingsScene
from game.screens.title.title import TitleScene
from game.seats import Seat
from game.settings import Group
from game.table.scene import TableScene
from game.ui import focus_frame
from game.ui.dialogs import AskScene, NoticeScene
from game.ui.scene import Scene
from tests.game.readable import contrast
from tests.game.readable_scenes import fill_stick, open_found
from tests.game.reviewed import keep_review
from tests.game.saved import played, put, shows
from tests.game.test_devices import StandIn
from tests.game.walker import BUTTONS, DIRECTIONS, stroll
from tests.game.window import Open, Window, finished_session

LOOKS = [((1920, 1080), 1.0), ((1280, 720), 2.0), ((1280, 720), 1.0), ((1024, 768), 1.5)]
FIVE = Group(tuple(Seat(f"Player {n}", colour) for n, colour in enumerate(COLOURS)))


def _table(window: Window) -> TableScene:
    return window.begin("Anna, Ben, Cleo, Dora, bot:random", seed=3, open_hands=True)


def _on_table(make: Callable[[TableScene], Scene]) -> Callable[[Window], Scene | None]:
    return lambda window: make(_table(window))


def _review(window: Window) -> None:
    record = finished_session().record
    keep_review(window.app.saves.folder, record)
    window.app.go.review(record)
    window.advance(0.1)


SCREENS: dict[str, Callable[[Window], Scene | None]] = {
    "title": lambda window: None,
    "new game": lambda window: NewGameScene(),
    "settings": lambda window: SettingsScene(),
    "book": lambda window: HallOfFameScene(),
    "notice": lambda window: NoticeScene("A sentence."),
    "ask": lambda window: AskScene("What?", "this", 20, lambda text: None),
    "results": lambda window: ResultsScene(finished_session()),
    "review": _review,
    "pause": _on_table(lambda table: PauseScene()),
    "settings in a game": _on_table(lambda table: SettingsScene(modal=True)),
    "players": _on_table(lambda table: PlayersScene(table.session, print)),
    "pad lost": _on_table(lambda table: PadLostScene(table.session, "blue", None, print)),
    "bindings": lambda window: BindingsScene(),
    "pads": _on_table(lambda table: PadsScene(table.session)),
}


@pytest.mark.thorough(usual=4)
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
        if isinstance(scene, HallOfFameScene):
            scene.wait()  # it is laid out anew when its games are read
        window.advance(0.02)
    if window.focused is None:  # a page that comes by itself
        window.advance(1.1)
        window.press("right")
    assert len(stroll(window)) >= len(window.scene.controls) - 1  # type: ignore[attr-defined]


# Screens with ways of their own: a blind walk, which a trap would end


def wander(window: Window, here: Callable[[], str], presses: int = 500) -> tuple[set[str], set[str]]:
    """Press directions by chance; returns what had the focus in the first and in the second half."""
    chance, met = random.Random(5), []
    for _ in range(presses):
        number = BUTTONS[chance.choice(DIRECTIONS)]
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0))
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONUP, button=number, instance_id=0))
        window.advance(1 / 60)
        met.append(here())
    return set(met[: presses // 2]), set(met[presses // 2 :])


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize(("size", "text_scale"), LOOKS[:2])
def test_saved_games_are_walked_all_over(
    open_window: Open, tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    for number in range(4):
        put(tmp_path, f"game {number}", played(moves=6 + number, seed=number), day=number + 1)
    window = open_window(size, text_scale=text_scale)
    scene = window.push(LoadScene(), wait=0.3)
    window.click("delete")  # brings "bring back" onto the screen

    def here() -> str:
        name = window.focused
        assert name is not None
        return scene.paths[scene.chosen].stem if name.startswith("row-") else name

    early, late = wander(window, here, 900)
    wanted = {"game 0", "game 1", "game 2", "open", "watch", "rename", "duplicate", "delete"}
    assert early == late == {*wanted, "back", "import", "bring-back"}


@pytest.mark.thorough(usual=0)
def test_found_games_are_walked_all_over(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), text_scale=1.5)
    scene = open_found(window, fill_stick(tmp_path, games=5))

    def here() -> str:
        name = window.focused
        assert name is not None
        return scene.paths[scene.chosen].stem if name.startswith("row-") else name

    early, late = wander(window, here, 300)
    assert early == late == {*(path.stem for path in scene.paths), "take", "back", "path"}
    assert len(scene.paths) == 5


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(("size", "text_scale"), LOOKS[:2])
def test_the_console_of_a_replay_is_walked_all_over(
    open_window: Open, size: tuple[int, int], text_scale: float
) -> None:
    window = open_window(size, text_scale=text_scale, pace="instant")
    scene = window.push(ReplayScene(window.app, Timeline(played(moves=20)), at=10), wait=0.1)
    wanted = {"bar", *(button.key for button in scene.console.buttons if not button.disabled)}
    met = [scene.focused]
    for direction in ("down", *["left"] * 8, *["right"] * 12, "down", *["left"] * 8, *["right"] * 8):
        window.press(direction)
        met.append(scene.focused)
    window.press("up", "up", "up")
    assert scene.focused == "bar"
    assert set(met) == wanted


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(("size", "text_scale"), LOOKS[:2])
def test_the_history_is_walked_all_over(open_window: Open, size: tuple[int, int], text_scale: float) -> None:
    window = open_window(size, tables=RealTables(), text_scale=text_scale)
    table = _table(window)
    session = Session(played(moves=14, bots=0), Path("game.toml"), played(moves=14, bots=0).replay())
    scene = window.push(HistoryScene(Timeline(session.record), ()), wait=0.3)
    seats, _ = wander(window, lambda: scene.about or "all", 60)
    assert seats == {"all", *(seat.colour for seat in session.seats)}
    while scene.about is not None:
        window.press("right")
    lines = {number for number, item in enumerate(scene.items) if item.moment is not None}
    met = set()
    for direction in (*["down"] * 40, *["up"] * 40):
        window.press(direction)
        met.add(scene.chosen)
    assert met >= lines
    window.pad(BUTTONS["back"])
    assert window.scene is table


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize(("size", "text_scale"), LOOKS[:2])
def test_the_rule_book_is_read_from_the_first_page_to_the_last(
    open_window: Open, size: tuple[int, int], text_scale: float
) -> None:
    window = open_window(size, text_scale=text_scale)
    scene = window.push(RulesScene(), wait=0.1)
    chapters = []
    for _ in range(400):
        if scene.chapter not in chapters:
            chapters.append(scene.chapter)
        window.post(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS["select"], instance_id=0)
    assert chapters == list(range(len(scene.book)))
    for _ in chapters:
        window.pad(BUTTONS["left"])
    assert scene.chapter == 0
    window.pad(BUTTONS["back"])
    assert shows(window, TitleScene)


@pytest.mark.parametrize("u", [2 / 3, 1.0, 2.0])
def test_the_ring_of_the_focus_is_seen_on_any_ground(u: float) -> None:
    size = round(300 * u), round(80 * u)
    for level in range(0, 256, 5):
        surface = pygame.Surface((size[0] + 40, size[1] + 40))
        surface.fill((level, level, level))
        focus_frame.draw_round(surface, pygame.Rect((20, 20), size), u)
        column = [surface.get_at((surface.get_width() // 2, y))[:3] for y in range(20)]
        assert sum(contrast(colour, (level, level, level)) >= 3 for colour in column) >= 2
    assert surface.get_at(surface.get_rect().center)[:3] == (level, level, level)
