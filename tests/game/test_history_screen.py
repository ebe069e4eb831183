"""The history over the table: what it tells, to whom, and where its lines lead."""

from pathlib import Path

import pygame
import pytest

from engine.record.timeline import Timeline
from game.app.program import RealTables
from game.log.history import History
from game.screens.replay.history import HistoryScene
from game.screens.replay.replay import ReplayScene
from game.table.scene import TableScene
from tests.game.saved import just_left, played, put, shows
from tests.game.window import Open, Window

NAMES = {"blue": "Anna", "red": "Ben", "green": "Zoé"}


def opened(open_window: Open, tmp_path: Path, bots: int = 1, **options: object) -> tuple[Window, TableScene]:
    path = put(tmp_path, "2026-11-20 Anna", played(moves=70, bots=bots))
    window = open_window(tables=RealTables(), pace="slow", **options)
    window.app.open(just_left(path))
    window.advance(0.1)
    return window, window.showing(TableScene)


def texts(scene: HistoryScene) -> list[str]:
    while scene._left:
        scene._tell_earlier()
    return [" ".join(item.rows) for item in scene.items]


def test_the_key_opens_it_and_closes_it(open_window: Open, tmp_path: Path) -> None:
    window, table = opened(open_window, tmp_path, bots=2)
    window.press("l")
    assert shows(window, HistoryScene)
    window.press("l")
    assert window.scene is table


def test_a_button_opens_it_and_a_press_beside_it_closes_it(open_window: Open, tmp_path: Path) -> None:
    window, table = opened(open_window, tmp_path, bots=2)
    window.click(table.context.top.layout.history)
    assert shows(window, HistoryScene)
    window.click((40, 400))
    assert window.scene is table


def test_it_tells_all_rounds_and_ends_with_the_latest(open_window: Open, tmp_path: Path) -> None:
    window, table = opened(open_window, tmp_path, bots=2)
    window.press("l")
    scene = window.showing(HistoryScene)
    headings = [text for text in texts(scene) if text.startswith("Round ") and " begins" not in text]
    assert headings[0] == "Round A1"
    assert headings[-1] == f"Round {table.session.game.view().label}"


def test_nobody_reads_what_the_own_seat_may_not_know() -> None:
    timeline = Timeline(played(moves=None))
    own = [line.text for round_ in _rounds(timeline, ("blue",)) for line in round_]
    nobody = [line.text for round_ in _rounds(timeline, ()) for line in round_]
    assert any(text.startswith("Anna keeps") for text in own)
    assert not any(" keeps " in text or "unplayed" in text for text in nobody)
    assert not any(text.startswith(("Ben keeps", "Zoé keeps")) for text in own)
    assert all(text.startswith("Anna leaves") for text in own if "unplayed" in text)


def _rounds(timeline: Timeline, viewers: tuple[str, ...]):  # type: ignore[no-untyped-def]
    history = History(timeline, NAMES, viewers)
    return [history.round(number).lines for number in range(len(history))]


def test_under_the_curtain_it_is_told_as_to_somebody_who_looks_on(open_window: Open, tmp_path: Path) -> None:
    window, table = opened(open_window, tmp_path, bots=1)
    for _ in range(3000):
        if table.context.screen.curtain:
            break
        window.advance(1 / 60)
    window.press("l")
    scene = window.showing(HistoryScene)
    assert scene.viewers == ()
    assert not any(" keeps " in text for text in texts(scene))
    window.press("return")
    shown = window.showing(ReplayScene)
    for player in shown.shown.players.values():
        assert all(card.endswith("?") for card in (*player.hand, *player.draft, *player.kept))


def test_a_filter_tells_only_of_one_player(open_window: Open, tmp_path: Path) -> None:
    window, _ = opened(open_window, tmp_path, bots=2)
    window.press("l")
    scene = window.showing(HistoryScene)
    everything = len(texts(scene))
    window.click("red")
    told = [text for text in texts(scene) if not text.startswith("Round ")]
    assert 3 < len(told) < everything
    assert all("Ben" in text for text in told)
    window.click("all")
    assert len(texts(scene)) == everything
    window.press("right")
    assert scene.about == "blue"


def test_a_line_leads_to_its_moment_and_back(open_window: Open, tmp_path: Path) -> None:
    window, table = opened(open_window, tmp_path, bots=2)
    before = table.session.view("blue")
    window.press("l")
    scene = window.showing(HistoryScene)
    window.press("up", "up", "up", "return")
    shown = window.showing(ReplayScene)
    assert scene.chosen is not None
    moment = scene.items[scene.chosen].moment
    assert shown.at == moment
    assert shown.place_of("play-on") is None
    window.click("close")
    assert window.scene is scene
    window.press("escape")
    assert window.app.scenes == (table,)
    assert table.session.view("blue") == before


def test_pointer_and_wheel_do_it_too(open_window: Open, tmp_path: Path) -> None:
    window, _ = opened(open_window, tmp_path, bots=2)
    window.click(window.scene.context.top.layout.history)  # type: ignore[attr-defined]
    scene = window.showing(HistoryScene)
    window.wheel(100)
    window.click(" ".join(next(item for item in scene.items if item.moment is not None).rows))
    assert window.showing(ReplayScene).at == 0


def test_a_pad_walks_it(open_window: Open, tmp_path: Path) -> None:
    window, _ = opened(open_window, tmp_path, bots=2)
    window.pad(pygame.CONTROLLER_BUTTON_BACK)
    scene = window.showing(HistoryScene)
    window.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    window.pad(pygame.CONTROLLER_BUTTON_A)
    assert shows(window, ReplayScene)
    window.pad(pygame.CONTROLLER_BUTTON_B)
    assert window.scene is scene


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("size", "text_scale"), [((1280, 720), 2.0), ((3840, 2160), 1.0), ((1024, 768), 1.0), ((1024, 768), 2.0)]
)
def test_the_sheet_stays_where_a_television_shows_it(
    open_window: Open, tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    window, _ = opened(open_window, tmp_path, bots=2, size=size, text_scale=text_scale)
    window.press("l")
    scene = window.showing(HistoryScene)
    places = [scene.close, scene.list, *scene.filters.values()]
    safe = pygame.Rect((0, 0), size).inflate(-size[0] // 11, -size[1] // 11)
    for number, place in enumerate(places):
        assert safe.contains(place)
        assert place.collidelist(places[number + 1 :]) == -1
