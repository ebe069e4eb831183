"""The screens round the table, used as a person uses them: by pointer, keys and pad."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine import Game, Record
from engine.records import Seat as RecordSeat
from game.launch import Launch, NewGame, Seat
from game.saves import Contents
from game.scene import Scene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.notice import NoticeScene, QuestionScene
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.session import Session
from tests.game.window import BlankScene, Window

Open = Callable[..., Window]
SIZES = ((1024, 576), (1280, 720), (1920, 1080))
ODD_SIZES = ((640, 360), (1024, 768), (2560, 1080), (800, 1000))
SCENES: tuple[Callable[[], Scene], ...] = (
    TitleScene,
    NewGameScene,
    LoadScene,
    SettingsScene,
    PauseScene,
    lambda: NoticeScene("A sentence."),
)


def _contents(path: Path) -> Contents:
    """Reads a stand-in for a saved game: its file says how it is."""
    text = path.read_text(encoding="utf-8")
    if text == "damaged":
        raise ValueError(f"{path}: move 3 is no move")
    return Contents((Seat("Anna", "blue"), Seat("Ben", "red")), "B3", text == "finished")


def _save(tmp_path: Path, name: str, text: str = "going on") -> Path:
    path = tmp_path / "saves" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# One frame of everything


@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=str)
@pytest.mark.parametrize("make", SCENES)
def test_every_screen_draws_itself_at_every_size(
    open_window: Open, make: Callable[[], Scene], size: tuple[int, int]
) -> None:
    window = open_window(size)
    window.app.push(make())
    window.advance(0.1)
    assert len(set(window.picture()[::997])) > 8


@pytest.mark.parametrize("text_scale", [1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("make", SCENES)
def test_large_text_keeps_every_control_inside_the_window(
    open_window: Open, make: Callable[[], Scene], language: str, text_scale: float
) -> None:
    window = open_window((1280, 720), text_scale=text_scale, language=language)
    window.app.push(make())
    window.advance(0.1)
    scene = window.scene
    for _ in range(40):  # every control is reached by tab, and is in sight when it has the focus
        current = scene.focus.current  # type: ignore[attr-defined]
        assert window.app.display.surface.get_rect().contains(current.place), current.name
        window.press("tab")


@pytest.mark.parametrize("make", SCENES)
def test_controls_are_large_enough_and_apart(open_window: Open, make: Callable[[], Scene]) -> None:
    window = open_window((1920, 1080))
    window.app.push(make())
    window.advance(0.1)
    controls = window.scene.controls  # type: ignore[attr-defined]
    for number, control in enumerate(controls):
        assert control.place.height >= 56
        assert control.place.width >= 56
        assert control.place.collidelist([other.place for other in controls[number + 1 :]]) == -1


def test_nothing_is_drawn_while_nothing_changes(open_window: Open) -> None:
    window = open_window()
    window.advance(2)  # the painting has come out of the dark
    assert not any(window.app.frame(1 / 60) for _ in range(30))
    window.move_to("New game")
    assert window.app.frame(1 / 60) is False  # drawn with the move itself, and then again at rest


def test_a_hovered_button_looks_different(open_window: Open) -> None:
    window = open_window()
    window.move_to((5, 5))
    before = window.picture()
    window.move_to("Settings")
    assert window.picture() != before


# The title


def test_the_title_offers_no_game_to_continue_where_there_is_none(open_window: Open) -> None:
    window = open_window()
    assert window.scene.place_of("Continue") is None
    assert window.focused == "new"


def test_continue_opens_the_unfinished_game_that_was_played_last(open_window: Open, tmp_path: Path) -> None:
    import os

    for day, (name, text) in enumerate((("old", "going on"), ("new", "going on"), ("newest", "finished"))):
        os.utime(_save(tmp_path, name, text), (day, day))
    window = open_window(read=_contents)
    assert window.focused == "continue"
    window.press("return")
    assert [path.stem for path in window.tables.opened] == ["new"]


def test_quit_leaves(open_window: Open) -> None:
    window = open_window()
    window.click("Quit")
    assert not window.app.running


@pytest.mark.parametrize("make", SCENES)
def test_the_close_button_leaves_from_everywhere(open_window: Open, make: Callable[[], Scene]) -> None:
    window = open_window()
    window.app.push(make())
    window.close_button()
    assert not window.app.running


@pytest.mark.parametrize(
    ("label", "scene"), [("New game", NewGameScene), ("Saved games", LoadScene), ("Settings", SettingsScene)]
)
def test_the_title_leads_to_each_screen_and_escape_leads_back(
    open_window: Open, label: str, scene: type[Scene]
) -> None:
    window = open_window()
    window.click(label)
    assert isinstance(window.scene, scene)
    window.press("escape")
    assert isinstance(window.scene, TitleScene)


def test_a_pad_walks_the_title(open_window: Open) -> None:
    window = open_window()
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert window.focused == "settings"
    window.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(window.scene, SettingsScene)
    window.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(window.scene, TitleScene)


# New game


def test_a_game_is_begun_by_pointer(open_window: Open) -> None:
    window = open_window()
    window.click("New game")
    window.click("name-1")
    window.press("ctrl+a")
    window.type_text("Zoé")
    window.click("remove-3")
    window.click("Open prestige")
    window.click("Start")
    (game,) = window.tables.begun
    assert game == NewGame((Seat("Zoé", "blue"), Seat("Ben", "red")), open_prestige=True)


def test_a_game_is_begun_by_keyboard(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.press("return")
    assert isinstance(window.scene, NewGameScene)
    _focus(window, "name-1")
    window.press("return", "ctrl+a")
    window.type_text("Zoé")
    window.press("return")
    _focus(window, "player-3")
    window.press("right")
    _focus(window, "seed")
    window.press("return", "4", "2", "x", "return")
    _focus(window, "start")
    window.press("return")
    (game,) = window.tables.begun
    assert game == NewGame(
        (Seat("Zoé", "blue"), Seat("Ben", "red"), Seat("Esmeralda", "yellow", "hard")), seed=42
    )


def _focus(window: Window, name: str) -> None:
    """Walk to a control with tab, as far as it takes."""
    for _ in range(60):
        if window.focused == name:
            return
        window.press("tab")
    raise AssertionError(f"tab never reaches {name}")


def test_arrows_reach_every_control_of_a_new_game(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.press("return")
    wanted = {control.name for control in window.scene.controls if control.ready}  # type: ignore[attr-defined]
    seen, frontier = {window.focused}, [window.focused]
    while frontier:
        start = frontier.pop()
        for direction in ("left", "right", "up", "down"):
            window.scene.focus.take(start)  # type: ignore[attr-defined]
            window.scene.focus.follow(direction)  # type: ignore[attr-defined]
            if window.focused not in seen:
                seen.add(window.focused)
                frontier.append(window.focused)
    assert seen == wanted


def test_seats_are_added_up_to_five_and_taken_away_down_to_two(open_window: Open) -> None:
    window = open_window()
    window.click("New game")
    window.click("Add a player")
    window.click("Add a player")
    assert window.scene.place_of("Add a player") is None
    for _ in range(3):
        window.click("remove-1")
    assert not window.scene.control("remove-1").ready  # type: ignore[attr-defined]
    window.click("Start")
    (game,) = window.tables.begun
    assert [seat.colour for seat in game.seats] == ["green", "purple"]
    assert [seat.human for seat in game.seats] == [False, False]


def test_a_colour_that_another_seat_has_is_exchanged(open_window: Open) -> None:
    window = open_window()
    window.click("New game")
    for _ in range(2):  # blue, green, red
        window.press("tab")
    window.scene.focus.take("colour-1")  # type: ignore[attr-defined]
    window.press("right", "right")
    window.click("Start")
    (game,) = window.tables.begun
    assert [seat.colour for seat in game.seats][:2] == ["red", "green"]


@pytest.mark.parametrize("name", ["", "ben", "   "])
def test_a_name_that_cannot_be_stops_the_start_and_says_why(open_window: Open, name: str) -> None:
    window = open_window()
    window.click("New game")
    window.click("name-1")
    window.press("ctrl+a", "backspace")
    window.type_text(name)
    window.press("return")
    window.click("Start")
    assert window.tables.begun == []
    assert not window.scene.control("start").ready  # type: ignore[attr-defined]


def test_an_option_makes_the_edition_a_custom_one(open_window: Open) -> None:
    from engine import EDITIONS

    window = open_window((1920, 1080))
    window.click("New game")
    window.click("edition")
    window.click("A card may be played for nothing")
    window.click("Start")
    (game,) = window.tables.begun
    assert game.edition in EDITIONS
    assert game.options == EDITIONS[game.edition]._replace(may_decline=True)


def test_the_group_is_remembered_for_the_next_game(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.click("New game")
    window.click("remove-2")
    window.click("New Persons")
    window.click("may_decline")
    window.click("Start")
    window.app.show_title()
    window.advance(0.1)
    window.click("New game")
    window.click("Start")
    first, second = window.tables.begun
    assert first == second
    assert second.new_persons
    assert second.options is not None


# Saved games


def test_a_saved_game_is_loaded_from_the_list(open_window: Open, tmp_path: Path) -> None:
    path = _save(tmp_path, "2026-11-20 Anna, Ben")
    window = open_window(read=_contents)
    window.click("Saved games")
    window.click("Anna, Ben")
    assert window.tables.opened == [path]


def test_a_damaged_game_is_listed_and_can_only_be_deleted(open_window: Open, tmp_path: Path) -> None:
    path = _save(tmp_path, "bad", "damaged")
    window = open_window(read=_contents)
    window.click("Saved games")
    window.click("game-1")
    assert window.tables.opened == []
    window.click("delete-1")
    assert isinstance(window.scene, QuestionScene)
    window.press("return")  # "no" has the focus
    assert path.exists()
    window.click("delete-1")
    window.click("yes")
    assert not path.exists()
    assert isinstance(window.scene, LoadScene)


def test_a_game_that_breaks_while_opening_is_told_in_a_sentence(open_window: Open, tmp_path: Path) -> None:
    _save(tmp_path, "odd")
    window = open_window(read=_contents)
    window.tables.damage = "odd.toml: move 7 is no move"
    window.click("Saved games")
    window.click("game-1")
    window.advance(0.1)
    assert isinstance(window.scene, NoticeScene)
    window.press("return")
    assert isinstance(window.scene, LoadScene)


def test_a_long_list_scrolls_with_the_focus_and_with_the_wheel(open_window: Open, tmp_path: Path) -> None:
    for number in range(20):
        _save(tmp_path, f"game {number:02}")
    window = open_window(read=_contents)
    window.click("Saved games")
    top = window.place_of("game-1")
    window.wheel(-3)
    assert window.place_of("game-1")[1] < top[1]
    for _ in range(19):
        window.press("down")
    assert window.focused == "game-20"
    assert 0 < window.place_of("game-20")[1] < 720


# Settings and pause


def test_a_setting_holds_at_once_and_is_remembered(open_window: Open, tmp_path: Path) -> None:
    from game.settings import SettingsFile

    window = open_window((1920, 1080))
    window.click("Settings")
    window.click("Less motion")
    window.click("effects")
    window.press("left")
    window.scene.focus.take("language")  # type: ignore[attr-defined]
    window.press("right")
    assert window.scene.place_of("Langue") is not None
    window.press("left")
    kept = SettingsFile(tmp_path / "settings.toml").values
    assert kept.reduced_motion
    assert kept.effects_volume == window.app.settings.effects_volume != 0.8
    assert window.app.settings.language == "en"


def test_pause_lies_over_the_table_and_leads_back_to_it(open_window: Open) -> None:
    window = open_window(title=False)
    table = BlankScene()
    window.app.push(table)
    window.advance(0.1)
    window.app.push(PauseScene())
    window.advance(0.1)
    steps = table.steps
    window.advance(0.5)
    assert table.steps == steps
    window.click("Settings")
    window.press("escape", "escape")
    assert window.scene is table
    assert not table.left


def test_pause_leads_to_the_title(open_window: Open) -> None:
    window = open_window(title=False)
    table = BlankScene()
    window.app.push(table)
    window.app.push(PauseScene())
    window.advance(0.1)
    window.click("title")
    assert isinstance(window.scene, TitleScene)
    assert table.left


# The frame


def test_a_resize_lays_the_screen_out_anew(open_window: Open) -> None:
    window = open_window((1280, 720))
    before = window.place_of("Settings")
    window.resize((1920, 1080))
    assert window.app.size == (1920, 1080)
    assert window.place_of("Settings") != before
    window.click("Settings")
    assert isinstance(window.scene, SettingsScene)


def test_a_tiny_window_shows_everything_smaller_and_clicks_still_meet(open_window: Open) -> None:
    window = open_window((512, 288))
    assert window.app.size == (1024, 576)
    x, y = window.place_of("Settings")
    window.click((x / 2, y / 2))
    assert isinstance(window.scene, SettingsScene)


def test_f11_fills_the_screen_and_gives_the_window_back(open_window: Open) -> None:
    window = open_window((1280, 720))
    window.press("f11")
    assert window.app.display.fullscreen
    window.press("f11")
    assert not window.app.display.fullscreen
    assert window.app.size == (1280, 720)


def test_a_crash_tells_the_player_and_leads_to_the_title(open_window: Open) -> None:
    class Broken(BlankScene):
        def step(self, dt: float) -> None:
            raise RuntimeError("broken")

    window = open_window(title=False)
    window.app.push(Broken())
    frames = 0

    def wait(seconds: float) -> None:
        nonlocal frames
        frames += 1
        if frames == 3:
            assert isinstance(window.scene, NoticeScene)
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        if frames == 6:
            assert isinstance(window.scene, TitleScene)
            pygame.event.post(pygame.Event(pygame.QUIT))

    window.app._wait = wait
    assert window.app.run() == 1


def test_a_game_to_exit_after_prints_its_result(open_window: Open) -> None:
    window = open_window()
    window.app.open_with(Launch(load=Path("some.toml")))
    assert window.tables.opened == [Path("some.toml")]


def test_continue_without_a_game_says_so_at_the_title(open_window: Open) -> None:
    window = open_window(title=False)
    window.app.open_with(Launch(resume=True))
    window.advance(0.1)
    assert isinstance(window.scene, NoticeScene)


def test_a_window_that_is_dragged_is_laid_out_once_it_rests(open_window: Open) -> None:
    class Counting(BlankScene):
        sizes: list[tuple[int, int]]

        def resize(self, size: tuple[int, int]) -> None:
            self.sizes.append(size)

    window = open_window(title=False)
    scene = Counting()
    scene.sizes = []
    window.app.push(scene)
    for width in range(1300, 1600, 20):
        pygame.display.set_mode((width, 800), pygame.RESIZABLE)
        window.post(pygame.VIDEORESIZE, w=width, h=800, size=(width, 800))
    window.advance(0.5)
    assert scene.sizes == [(1580, 800)]


def test_the_results_tell_the_winner_and_lead_to_another_game(open_window: Open) -> None:
    window = open_window((1920, 1080), title=False)
    session = _finished()
    window.app.push(BlankScene())
    window.app.game_over(session)
    window.advance(0.1)
    assert isinstance(window.scene, ResultsScene)
    assert session.name(session.game.result.winners[0]) in str(window.app.farewell)  # type: ignore[union-attr]
    window.press("escape")
    assert window.focused == "title"
    window.click("again")
    (game,) = window.tables.begun
    assert game.seats == session.seats
    assert game.edition == "bluebear"
    assert game.new_persons


@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=str)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_results_draw_themselves_at_every_size(
    open_window: Open, size: tuple[int, int], text_scale: float
) -> None:
    window = open_window(size, text_scale=text_scale, title=False)
    window.app.push(ResultsScene(_finished()))
    window.advance(0.1)
    assert len(set(window.picture()[::997])) > 8


def test_a_game_that_was_to_exit_leaves_with_its_result(open_window: Open) -> None:
    window = open_window(exit_when_over=True)
    session = _finished()
    window.app.game_over(session)
    assert not window.app.running
    assert str(window.app.farewell).count("\n") >= 3


def _finished() -> Session:
    """A whole game of three, played at random."""
    seats = (RecordSeat("Anna", "blue"), RecordSeat("Ben", "red"), RecordSeat("Zoé", "green", "easy"))
    record = Record(seats, seed=11, edition="bluebear", new_persons=True)
    game, chance = Game.from_setup(record.setup()), random.Random(11)
    while not game.over:
        move = chance.choice(game.legal_moves())
        game.play(move)
        record.moves.append(str(move))
    return Session(record, Path("finished.toml"), game)


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("make", [NewGameScene, SettingsScene])
def test_every_hint_fits_its_place(
    open_window: Open, make: Callable[[], Scene], language: str, text_scale: float
) -> None:
    from game.widgets_text import fits

    window = open_window((1920, 1080), language=language, text_scale=text_scale)
    window.app.push(make())
    window.advance(0.1)
    scene = window.scene
    for control in list(scene.controls):  # type: ignore[attr-defined]
        scene.focus.take(control.name)  # type: ignore[attr-defined]
        sentence, _ = scene.remark()  # type: ignore[attr-defined]
        assert fits(sentence, scene.look, scene.hint_place.size), sentence  # type: ignore[attr-defined]
