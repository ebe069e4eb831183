"""The end of a game and the hall of fame: tables that add up, and what leads on from them."""

import re
import threading
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.log.result_text import named, result_text, tie_sentence
from game.log.statistics import statistics_of
from game.match.session import Session
from game.screens.replay.replay import ReplayScene
from game.screens.results import podium
from game.screens.results.ending import EndingScene
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.results.results import ResultsScene
from game.screens.results.results_pictures import plot
from game.screens.results.sources import Column
from game.screens.review.review import ReviewScene
from game.screens.title.title import TitleScene
from game.storage.hall_of_fame import HallOfFame
from game.ui import faces
from game.ui.palette import CREAM, INK, PLAYER
from game.ui.theme import Style
from game.words import say
from tests.game.lines_drawn import Register
from tests.game.saved import played, put, shows
from tests.game.window import BlankScene, Open, Window
from tests.noted import noted


def over(window: Window, path: Path) -> ResultsScene:
    """A game at the table has come to its end."""
    begin_end(window, path)
    window.press("return")
    window.advance(1.1)  # a press at once would be meant for what was before
    return window.showing(ResultsScene)


def begin_end(window: Window, path: Path) -> EndingScene:
    """The end scene of a game has begun."""
    window.app.push(BlankScene())
    window.app.game_over(Session.load(path))
    return window.showing(EndingScene)


def test_the_end_scene_draws_nothing_while_nothing_moves(open_window: Open, tmp_path: Path) -> None:
    window = open_window((640, 360), title=False, pace="normal")
    scene = begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    drawn = []
    while scene.time < scene.counted:
        drawn.append((scene.time, bool(window.app.frame(1 / 60))))
    assert [drew for time, drew in drawn if time < 0.4].count(True) == 1  # the dark windows
    assert 0.5 < sum(drew for _, drew in drawn) / len(drawn) < 0.8  # light rises, and then rests


def test_what_a_source_gave_is_counted_window_by_window(open_window: Open, tmp_path: Path) -> None:
    window = open_window((640, 360), title=False, pace="normal")
    scene = begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    seats = [seat.colour for seat in scene._session.seats]
    moments = [frame / 100 for frame in range(round(scene.counted * 100) + 1)]
    first = {
        seat: next(time for time in moments if scene.prestige(seat, time))
        for seat in seats
        if scene.sources[0].amounts[seat]
    }
    assert len(first) > 1
    assert list(first.values()) == sorted(set(first.values()))
    assert all(round(scene.prestige(seat, scene.counted)) == scene.prestige(seat, 99.0) for seat in seats)


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("seed", range(4))
def test_the_table_adds_up_to_everybodys_prestige(open_window: Open, tmp_path: Path, seed: int) -> None:
    path = put(tmp_path, "2026-11-20 Anna", played(seed=seed, new_persons=True))
    scene = over(open_window((1920, 1080), title=False), path)
    result = scene.session.game.result
    assert result is not None
    for column in scene._columns():
        *sources, prestige, held = column.values
        assert sum(sources) == prestige == result.prestige[column.colour]
        assert held == result.tie_break[column.colour]
        assert len(scene._rows()) == len(column.values)


def test_a_tie_is_told_beside_the_title_and_leaves_the_first_page_its_sheets(
    open_window: Open, tmp_path: Path, register: Register
) -> None:
    names = ("Anna", "Ben", "Zoé", "Maximiliane", "Clopin Trouillefou")
    window = open_window((1920, 1080), title=False)
    scene = over(window, put(tmp_path, "2026-11-20 Anna", played(names)))
    tie = tie_sentence(scene.session)
    shown = {line.text for line in register.on(window.app.display.surface) if not line.cut}
    assert tie
    assert tie in shown
    assert scene._rows()[0] in shown


def test_the_places_and_ones_own_line_are_heard(open_window: Open, tmp_path: Path) -> None:
    """Without zeros; the whole table is heard on demand."""
    scene = over(open_window((1280, 720), title=False), put(tmp_path, "2026-11-20 Anna", played()))
    page, whole = scene.aloud().page, scene.survey(whole=True)
    own = scene.survey(whole=False)
    assert own.startswith("Anna: ")
    assert own in page
    assert not re.search(r" 0\b", own)
    assert "F4: " in page
    assert say("results-chart") not in page
    assert whole.splitlines()[0] not in page
    assert all("Anna" in line for line in whole.splitlines())


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_podium_has_room_for_five_and_the_winner_most(open_window: Open, text_scale: float) -> None:
    open_window((640, 360), title=False)
    style, room = Style(1.0, text_scale), pygame.Rect(0, 0, 1728, 0)
    columns = [
        Column("Clopin Trouillefou", colour, rank, (9, 0), rank == 1) for rank, colour in enumerate(PLAYER, 1)
    ]
    boards = [place.board for place in podium.places(style, room, columns)]
    assert boards == sorted(boards, key=lambda board: (board.left, board.bottom))
    assert min(board.left for board in boards) >= 0
    assert max(board.right for board in boards) <= room.width
    assert boards[0].width * boards[0].height > boards[1].width * boards[1].height
    assert all(board.collidelist(boards[at:]) == -1 for at, board in enumerate(boards, 1))


def test_every_person_that_paid_has_a_row(open_window: Open, tmp_path: Path) -> None:
    record = played(seed=2, new_persons=True)
    scene = over(open_window((1920, 1080), title=False), put(tmp_path, "2026-11-20 Anna", record))
    rows = [row.name for row in statistics_of(record).rows]
    assert scene._rows()[: len(rows)] == rows
    assert len(set(rows)) == len(rows) > 7


@pytest.mark.parametrize("device", ["keys", "pad", "mouse"])
def test_presses_meant_for_the_end_of_the_game_start_and_leave_nothing(
    open_window: Open, tmp_path: Path, device: str
) -> None:
    """Whoever presses on and on after the last plague is still at the results."""

    def press() -> None:
        if device == "keys":
            window.press("return", "escape")
        elif device == "pad":
            window.pad(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B)
        else:
            for name in ("again", "title", "watch"):
                window.click(name)

    window = open_window(title=False)
    begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.press("return", wait=0.1)
    scene = window.showing(ResultsScene)
    for _ in range(12):
        press()
        window.advance(0.2)
        assert window.scene is scene
        assert not window.tables.begun
    window.advance(1.1)
    if device == "mouse":
        window.click("again")
    else:
        assert window.focused is None
        window.press("return")  # shows what the next press would use
        assert window.focused == "review"
        window.press("right")
        assert window.focused == "again"
        assert not window.tables.begun
        window.press("return")
    assert len(window.tables.begun) == 1


def test_one_press_too_many_leads_to_the_turning_points(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False)
    begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.press("return", wait=1.5)
    assert isinstance(window.scene, ResultsScene)
    assert "Back" not in [hint.words for hint in window.scene.hints()], (
        "one key dismisses no evening's result"
    )
    for _ in range(2):
        window.press("return", wait=0.2)
    assert not window.tables.begun
    assert isinstance(window.scene, ReviewScene)


@pytest.mark.parametrize("still", [False, True])
def test_the_winners_face_appears_in_the_rose_window(open_window: Open, tmp_path: Path, still: bool) -> None:
    window = open_window((1280, 720), title=False, reduced_motion=still)
    begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    scene = window.showing(EndingScene)
    window.advance(0.5 if still else scene.length - 0.2)
    rose = scene._rose.place
    (winner, *others) = scene._winners
    assert not others
    face = faces.seated(winner, round(rose.width * 0.6 / 0.92), scene._bot(winner), faces.GLAD)
    place = face.get_rect(center=rose.center).inflate(-face.get_width() // 2, -face.get_height() // 2)
    wanted = face.subsurface(Rect((0, 0), place.size).move_to(center=face.get_rect().center))
    seen = window.app.display.surface.subsurface(place)
    one, two = (pygame.transform.average_color(picture)[:3] for picture in (wanted, seen))
    assert max(abs(a - b) for a, b in zip(one, two, strict=True)) < 12


def test_the_game_is_watched_again_and_the_results_come_back(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1920, 1080), title=False)
    scene = over(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.click("watch")
    replay = window.showing(ReplayScene)
    assert len(replay.views) > 1
    window.advance(0.1)
    assert replay.playing
    assert replay.at == 1
    window.press("escape")
    assert window.scene is scene


def read(window: Window) -> HallOfFameScene:
    """Go from the title to the book and wait until it is up to date."""
    window.click("Past games")
    scene = window.showing(HallOfFameScene)
    if scene._reading is not None:
        scene._reading.join()
    window.advance(0.1)
    return scene


def test_the_book_lists_past_games_and_they_can_be_watched(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "2026-11-18 a", played(seed=1), 1)
    put(tmp_path, "2026-11-19 b", played(seed=2), 2)
    put(tmp_path, "2026-11-20 going on", played(seed=3, moves=20), 3)
    window = open_window((1920, 1080))
    scene = read(window)
    assert [game.file for game in scene.games] == ["2026-11-19 b.toml", "2026-11-18 a.toml"]
    while (place := scene.place_of("watch-2")) is not None and place.bottom > 800:
        window.wheel(-1)
    window.click("watch-2")
    assert shows(window, ReplayScene)
    assert window.scene.timeline.record.seed == 1  # type: ignore[attr-defined]
    assert window.scene.playing  # type: ignore[attr-defined]
    window.press("escape")
    assert window.scene is scene
    window.press("escape")


def test_an_ended_game_is_in_the_book_even_when_deleted(open_window: Open, tmp_path: Path) -> None:
    path = put(tmp_path, "2026-11-20 Anna", played())
    window = open_window((1920, 1080))
    over(window, path)
    path.unlink()
    window.app.go.title()
    window.advance(0.1)
    scene = read(window)
    assert [game.file for game in scene.games] == [path.name]
    assert scene.place_of("watch-1") is None


def test_past_games_get_graphs_as_soon_as_their_files_are_read(open_window: Open, tmp_path: Path) -> None:
    for seed in (1, 2):
        put(tmp_path, f"2026-11-19 {seed}", played(seed=seed), seed)
    window = open_window((1280, 720))
    scene = read(window)
    window.wheel(-100)
    assert scene._graphs is not None
    scene._graphs.wait()
    for _ in range(2):  # also after a new layout
        window.advance(0.1)
        assert window.scene is scene
        drawn = window.picture()
        assert not scene._plots
        scene._graphs._lines, lines = {}, scene._graphs._lines
        scene.rebuild()
        window.advance(0.1)
        assert window.picture() != drawn
        scene._graphs._lines = lines


def test_whom_people_hire_is_told_once_all_games_are_read(open_window: Open, tmp_path: Path) -> None:
    record = played(seed=1)
    window = open_window((1280, 720), title=False)
    put(tmp_path, "2026-11-19 a", record, 1)
    scene = window.push(HallOfFameScene())
    scene.wait()
    assert scene._graphs is not None
    people = [seat.colour for seat in record.seats if seat.player == "human"]
    hired = statistics_of(record).hired
    told = scene._graphs.hires(50)
    assert sum(one.times for one in told) == sum(sum(hired[colour].values()) for colour in people) > 0
    assert [one.times for one in told] == sorted((one.times for one in told), reverse=True)


def test_a_book_that_is_read_while_a_button_is_pressed_takes_no_press_away(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, "2026-11-19 a", played(seed=1), 1)
    opened, refresh = threading.Event(), HallOfFame.refresh

    def slowly(hall: HallOfFame) -> int:
        opened.wait()
        return refresh(hall)

    monkeypatch.setattr(HallOfFame, "refresh", slowly)
    window = open_window().click("Past games")
    scene = window.showing(HallOfFameScene)
    assert scene._reading is not None
    window.move_to("back")
    window.button_down()
    opened.set()
    scene._reading.join()
    window.advance(0.1)
    window.button_up()
    assert shows(window, TitleScene)


def test_an_empty_book_says_so(open_window: Open) -> None:
    scene = read(open_window((1280, 720), text_scale=2.0))
    assert scene.games == []
    assert scene.place_of("back")


@pytest.mark.parametrize("seed", range(3))
def test_all_prestige_is_counted_up_to_what_it_is(open_window: Open, tmp_path: Path, seed: int) -> None:
    record = played(("Anna", "Ben", "Zoé", "Eve"), seed=seed, new_persons=seed % 2 == 0)
    scene = begin_end(open_window((640, 360), title=False), put(tmp_path, "2026-11-20 Anna", record))
    prestige = record.replay().result.prestige  # type: ignore[union-attr]
    for colour, points in prestige.items():
        assert scene.prestige(colour, 0.0) == 0
        assert round(scene.prestige(colour, scene.counted)) == points
        assert sum(source.amounts[colour] for source in scene.sources) == points
    names = [source.name for source in scene.sources]
    assert len(set(names)) == len(names)


def test_the_end_scene_moves_and_leads_to_the_results_by_itself(open_window: Open, tmp_path: Path) -> None:
    window = open_window((640, 360), title=False)
    scene = begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    seen = set()
    for _ in range(5):
        window.advance(1)
        seen.add(window.picture())
    assert len(seen) == 5
    assert window.scene is scene
    window.advance(6)
    assert shows(window, ResultsScene)


@pytest.mark.parametrize("press", ["key", "click", "pad"])
def test_any_press_ends_the_end_scene(open_window: Open, tmp_path: Path, press: str) -> None:
    window = open_window((640, 360), title=False)
    begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.advance(0.5)
    if press == "key":
        window.press("x")
    elif press == "click":
        window.click((300, 200))
    else:
        window.pad(pygame.CONTROLLER_BUTTON_B)
    assert shows(window, ResultsScene)


def test_the_results_are_laid_out_before_the_first_prestige_is_counted(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = noted(monkeypatch, ResultsScene, "build", lambda scene: scene)
    window = open_window((640, 360), title=False)
    begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.advance(0.5)
    assert len(laid) == 1
    window.press("x")
    assert shows(window, ResultsScene)
    assert len(laid) == 1


def test_the_end_scene_stands_still_without_motion(open_window: Open, tmp_path: Path) -> None:
    window = open_window((640, 360), title=False, reduced_motion=True)
    scene = begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.advance(0.1)
    began = window.picture()
    window.advance(2)
    assert window.picture() == began
    assert window.scene is scene
    window.advance(2)
    assert shows(window, ResultsScene)


def test_at_instant_pace_there_is_no_end_scene(open_window: Open, tmp_path: Path) -> None:
    window = open_window((640, 360), title=False, pace="instant")
    window.app.push(BlankScene())
    window.app.game_over(Session.load(put(tmp_path, "2026-11-20 Anna", played())))
    assert shows(window, ResultsScene)


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", [(800, 1000), (1280, 720), (2560, 1080)], ids=str)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_end_scene_has_room_for_five_and_its_rose(
    open_window: Open, tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    names = ("Maximilian der Große", "Ben", "Zoé", "Claude Frollo", "Clopin Trouillefou")
    window = open_window(size, title=False, text_scale=text_scale)
    scene = begin_end(window, put(tmp_path, "2026-11-20 Anna", played(names)))
    window.advance(0.1)
    columns = list(scene._columns.values())
    room = window.app.display.surface.get_rect()
    assert all(room.contains(place) for place in (*columns, scene._rose.place, scene._caption))
    assert min(scene._rose.place.width, columns[0].width) >= size[1] * 0.12
    assert scene._rose.place.bottom <= scene._caption.top < scene._caption.bottom <= columns[0].top


def test_the_end_scene_tells_how_to_go_on(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), title=False)
    begin_end(window, put(tmp_path, "2026-11-20 Anna", played()))
    window.advance(0.2)
    safe = pygame.Rect(0, 0, 1280, 720).inflate(-128, -80)
    corner = pygame.Rect(0, 0, 150, 44)
    corner.bottomleft = safe.bottomleft
    picture = window.app.display.surface.subsurface(corner)
    assert pygame.mask.from_threshold(picture, CREAM, (60, 60, 60, 255)).count() > 60


def test_symbols_stand_at_the_ends_of_their_lines_or_close_by() -> None:
    style, size = Style(1.0, 1.0), (500, 300)

    def symbol(lines: dict[str, list[int]], colour: str) -> float:
        face = plot(style, size, lines, [""] * 3, (0, 80), INK).face.subsurface((452, 0, 48, 300))
        mask = pygame.mask.from_threshold(face, PLAYER[colour], (6, 6, 6, 255))
        return mask.centroid()[1]

    alone = symbol({"blue": [0, 30, 40]}, "blue")
    for lines in ({"red": [0, 30, 80], "blue": [0, 30, 40]}, {"red": [0, 30, 40], "blue": [0, 30, 40]}):
        assert abs(symbol(lines, "blue") - alone) <= 24
    three = {colour: [0, 30, 40] for colour in ("red", "blue", "green")}
    middle = sorted(symbol(three, colour) for colour in three)[1]
    assert middle == pytest.approx(alone, abs=4)


def test_a_seat_that_was_handed_over_is_named_by_all_who_have_played_it(tmp_path: Path) -> None:
    session = Session.load(put(tmp_path, "2026-11-20 Anna", played()))
    session.hand_over("blue", "Clara")
    session.hand_over("blue", "Dora")
    assert any("Anna / Clara / Dora" in line for line in result_text(session).splitlines())
    assert named(session, "blue") == "Anna / Clara / Dora"


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [3, 5, 2])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (3840, 2160)], ids=str)
def test_the_results_are_read_in_whole_pages(
    open_window: Open, tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    window = open_window(size, title=False)
    names = ("Anna", "Ben", "Zoé", "Maximiliane", "Clopin Trouillefou")[:players]
    scene = over(window, put(tmp_path, "2026-11-20 Anna", played(names)))
    view = scene.container
    assert view is not None
    assert len(view.pages) > 1
    seen = []
    for page in view.pages:
        assert view.down == page
        assert view.cuts() == (False, False), page
        seen += [element for element in view.elements if element.get_abs_rect().colliderect(view.place)]
        scene.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert len(seen) == len(set(seen)) == len(view.elements)


def test_the_scroll_bar_stands_above_the_last_button(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1920, 1080), title=False)
    scene = over(window, put(tmp_path, "2026-11-20 Anna", played()))
    view = scene.container
    assert view is not None
    beside = window.app.display.surface.subsurface((view.place.right, view.place.top + 4, 40, 40))
    rod = [x for x in range(40) if sum(beside.get_at((x, 20))[:2]) > 300]
    last = max(control.place.right for control in scene.controls if control not in view.elements)
    assert rod
    assert view.place.right + rod[-1] <= last


def test_each_line_of_the_chart_is_led_to_its_badge(open_window: Open) -> None:
    open_window()
    style, lines = Style(1.0, 1.0), {"blue": (4, 9), "red": (3, 9)}
    face, places = plot(style, (600, 300), lines, ["", ""], (0, 10), (40, 30, 20))
    for colour, points in places.items():
        x, y = points[-1]
        beside = face.subsurface((round(x) + 8, 0, 1, face.get_height()))
        led = [down for down in range(beside.get_height()) if beside.get_at((0, down)).a > 200]
        assert led, colour
        assert min(abs(down - y) for down in led) < 24


def test_the_podium_begins_below_its_title(open_window: Open, tmp_path: Path) -> None:
    scene = over(open_window((1920, 1080), title=False), put(tmp_path, "2026-11-20 Anna", played()))
    boards = podium.places(scene.style, Rect(0, 0, scene.table_width, 0), scene._columns())
    assert boards[0].board.left == 0
