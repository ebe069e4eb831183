"""The first game at the table: the teacher's bubbles by real events of mouse, keyboard and pad."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from engine.record import records
from game.app.program import RealTables
from game.decisions.gestures import Thing
from game.decisions.targets import BUTTON, CARD
from game.lessons.advice import ROUNDS
from game.lessons.curriculum import SPOKEN
from game.match.first_game import first_game
from game.screens.pause.pause import PauseScene
from game.screens.results.results import ResultsScene
from game.table.hud.undo_buttons import LESSON
from game.table.scene import TableScene
from game.tutorial.bubble import BACK, ON, STOP
from tests.game.lesson_tables import teacher_of
from tests.game.player import Pointing
from tests.game.window import Open, Window

PATIENCE = 4000
Lesson = Callable[..., tuple[Window, TableScene]]


@pytest.fixture
def lesson(open_window: Open) -> Lesson:
    """Opens a window with the first game at its first bubble."""

    def begin(size: tuple[int, int] = (1280, 720), **settings: object) -> tuple[Window, TableScene]:
        window = open_window(size, tables=RealTables(), **{"pace": "instant", **settings})
        window.click("learn")
        table = window.showing(TableScene)
        until(window, lambda: teacher_of(table).blocks_game)
        return window, table

    return begin


def until(window: Window, come: Callable[[], bool]) -> None:
    """Let time pass until something has come."""
    for _ in range(PATIENCE):
        if come():
            return
        window.advance(1 / 60)
    raise AssertionError("it never comes")


def advised(lesson: Lesson) -> tuple[Window, TableScene]:
    """Open a window and read until there is advice."""
    window, table = lesson()
    while teacher_of(table).blocks_game:
        window.press("return")
    until(window, lambda: teacher_of(table).advice is not None)
    return window, table


def topic(table: TableScene) -> str:
    """What the open bubble is about."""
    line = teacher_of(table).line
    assert line is not None
    return line.topic


def button(table: TableScene, key: str) -> tuple[int, int]:
    """The middle of a button of the open bubble."""
    board = teacher_of(table).board
    assert board.made is not None
    rect = board.made.button(key, board.box.topleft)
    assert rect is not None
    return rect.center


def wish(table: TableScene, obedient: bool, player: Pointing) -> Thing | None:
    """What to press now: what is suggested, or something else; ``None``: wait."""
    pending, advice = table.context.pending, teacher_of(table).advice
    if table.context.busy or pending is None or table.context.screen.asked is not pending.decision:
        return None
    if advice is None and table.session.game.view().round <= ROUNDS:
        return None  # the teacher is about to say something
    lit = [thing for thing in pending.selectable if pending.chosen is None or thing[0] != CARD]
    suggested = [thing for thing in lit if advice is not None and thing in advice.about]
    if obedient and suggested:
        return suggested[0]
    others = [thing for thing in lit if thing not in suggested]
    return player.random.choice(others if others and not obedient else lit)


def point_of(table: TableScene, thing: Thing) -> tuple[int, int]:
    if thing[0] == BUTTON:
        return next(made.rect.center for made in table.context.buttons if made.key == thing[1])
    x, y = table.context.top.place_of(thing)
    return round(x), round(y)


def play(window: Window, table: TableScene, obedient: bool, moves: int | None = None) -> None:
    """Read and play with the mouse, to the end or for so many moves in all."""
    player = Pointing(seed=5)
    done, patience = -1, PATIENCE
    while patience and window.scene is table:
        played = len(table.session.record.moves)
        if (
            moves is not None
            and played >= moves
            and not teacher_of(table).blocks_game
            and table.context.screen.asked
        ):
            return
        done, patience = (played, PATIENCE) if played != done else (done, patience - 1)
        if teacher_of(table).blocks_game:
            window.click(button(table, ON))
            continue
        thing = wish(table, obedient, player)
        if thing is None:
            window.advance(1 / 60)
        else:
            window.click(point_of(table, thing))
    assert patience, f"the game hangs: {table.context.screen.asked}"


def own_moves(table: TableScene) -> list[str]:
    """What the learner has done so far."""
    return [move for move in table.session.record.moves if move.startswith("blue ")]


def said(path: Path) -> list[str]:
    """What the file of a game says that was said."""
    kept = records.read(path).table["lesson"]["said"]
    assert isinstance(kept, list)
    return kept


def test_a_whole_first_game_that_follows_the_advice(lesson: Lesson) -> None:
    window, table = lesson()
    path = table.session.record_path
    play(window, table, obedient=True)
    assert isinstance(window.scene, ResultsScene)
    record = records.read(path)
    assert record.finished
    assert record.replay().result == table.session.game.result
    heard = said(path)
    assert len(heard) == len(set(heard))
    assert set(heard) <= set(SPOKEN.members)
    assert heard[:6] == ["welcome", "prestige", "borough", "plate", "persons", "draft"]
    for later in ("plague", "bell", "round-2", "round-3", "paid", "period-b", "period-c", "last"):
        assert later in heard
    assert heard[-1] == "next"
    assert "contrary" not in heard


@pytest.mark.thorough(usual=0)
def test_a_whole_first_game_that_does_the_contrary(lesson: Lesson) -> None:
    window, table = lesson()
    path = table.session.record_path
    play(window, table, obedient=False)
    assert isinstance(window.scene, ResultsScene)
    heard = said(path)
    assert "contrary" in heard
    assert heard[-1] == "next"


def test_the_game_waits_while_a_bubble_is_read(lesson: Lesson) -> None:
    window, table = lesson(pace="fast")
    before = list(table.session.record.moves)
    window.advance(3.0)
    assert table.session.record.moves == before
    assert own_moves(table) == []
    assert topic(table) == "welcome"
    window.advance(0.2)
    assert not table.stale
    assert not table.context.moving


def test_one_press_goes_on_and_one_goes_back(lesson: Lesson) -> None:
    window, table = lesson()
    window.click((900, 30))
    assert topic(table) == "prestige"
    window.press("return")
    assert topic(table) == "borough"
    window.click(button(table, BACK))
    window.press("escape")
    assert topic(table) == "welcome"
    window.press("escape")
    assert isinstance(window.scene, PauseScene)


@pytest.mark.usefixtures("undrawn")
def test_a_pad_goes_on_and_back_and_holds_the_seal(lesson: Lesson) -> None:
    window, table = lesson()
    window.pad(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A)
    assert topic(table) == "borough"
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_A)
    assert topic(table) == "prestige"
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_A)
    assert teacher_of(table).blocks_game  # a short press on the seal does nothing
    window.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    window.advance(1.2)
    window.post(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    assert not teacher_of(table).lessons
    assert teacher_of(table).line is None


def test_the_seal_is_held_with_the_mouse(lesson: Lesson) -> None:
    window, table = lesson()
    window.click(button(table, STOP))
    assert topic(table) == "welcome"
    window.move_to(button(table, STOP))
    window.button_down()
    window.advance(0.4)
    window.move_to((640, 400))
    window.advance(1.0)
    assert teacher_of(table).lessons  # the pointer left it too early
    window.button_up()
    window.move_to(button(table, STOP))
    window.button_down()
    window.advance(1.2)
    window.button_up()
    assert not teacher_of(table).lessons
    assert records.read(table.session.record_path).table["lesson"]["on"] is False


def test_what_was_said_is_read_again(lesson: Lesson) -> None:
    window, table = lesson()
    play(window, table, obedient=True, moves=1)
    until(window, lambda: table.session.game.to_move == ("blue",) and not table.context.busy)
    window.advance(0.1)
    assert not teacher_of(table).blocks_game
    window.click(point_of(table, (BUTTON, LESSON)))
    last = topic(table)
    window.press("escape")
    assert teacher_of(table).blocks_game
    assert topic(table) != last
    window.press("return", "return")
    assert not teacher_of(table).blocks_game


def test_advice_is_put_aside_by_a_press_and_comes_back(lesson: Lesson) -> None:
    window, table = advised(lesson)
    window.advance(0.1)
    board = teacher_of(table).board
    assert board.made is not None
    window.click(board.made.moved(board.made.text, board.box.topleft).center)
    assert teacher_of(table).line is None
    assert own_moves(table) == []
    window.click(point_of(table, (BUTTON, LESSON)))
    assert teacher_of(table).line is teacher_of(table).advice


def test_beside_advice_only_what_changes_is_drawn(lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    window, table = advised(lesson)
    window.advance(1)
    picture, surface = table.picture, window.app.display.surface
    draw, whole = picture.draw, surface.get_width() * surface.get_height()
    areas: list[int] = []

    def drawn(*args: Any, **named: Any) -> bool | list[Rect]:
        changed = draw(*args, **named)
        assert isinstance(changed, list)
        areas.append(sum(rect.width * rect.height for rect in changed))
        return changed

    monkeypatch.setattr(picture, "draw", drawn)

    def looks_as_if_all_were_drawn_anew() -> bool:
        shown = window.picture()
        surface.fill((255, 0, 0))
        picture.uncovered()
        draw(surface, everything=True, on_top=True)
        return window.picture() == shown

    for card in table.context.top.hand.cards:
        window.move_to(point_of(table, (CARD, card)))
        assert looks_as_if_all_were_drawn_anew(), card
    window.move_to(button(table, STOP))
    window.button_down()
    for _ in range(3):
        window.advance(0.2)
        assert looks_as_if_all_were_drawn_anew()
    assert teacher_of(table).board.held
    assert 0 < max(areas) < whole / 3


def test_the_suggested_card_has_the_focus_and_one_press_takes_it(lesson: Lesson) -> None:
    window, table = advised(lesson)
    window.advance(0.1)
    advice = teacher_of(table).advice
    assert advice is not None
    window.press("return")
    assert own_moves(table) == [str(advice.move)]


@pytest.mark.usefixtures("undrawn")
def test_one_press_too_many_chooses_nothing(lesson: Lesson) -> None:
    window, table = lesson(pace="fast")
    for _ in range(10):
        if teacher_of(table).blocks_game:
            window.press("return")
    assert not teacher_of(table).blocks_game
    window.press("return")
    assert own_moves(table) == []
    window.advance(0.5)
    window.press("return")
    assert len(own_moves(table)) == 1


def test_a_lesson_that_was_left_goes_on_where_it_was(lesson: Lesson) -> None:
    window, table = lesson()
    play(window, table, obedient=True, moves=5)
    heard = said(table.session.record_path)
    assert "passed" in heard
    window.press("p")
    window.click("Save and return to the title", "Continue")
    again = window.showing(TableScene)
    assert again is not table
    assert teacher_of(again).lessons
    play(window, again, obedient=True, moves=12)
    later = said(again.session.record_path)
    assert later[: len(heard)] == heard
    assert len(later) == len(set(later)) > len(heard)


def test_the_teacher_is_sent_away_and_called_back_in_the_pause(lesson: Lesson) -> None:
    window, table = lesson()
    window.press("p")
    window.click("Play on without lessons")
    assert window.scene is table
    assert not teacher_of(table).blocks_game
    assert all(made.key != LESSON for made in table.context.buttons)
    window.advance(0.5)
    assert teacher_of(table).line is None
    window.press("p")
    window.click("Play on with lessons")
    until(window, lambda: teacher_of(table).blocks_game)
    assert topic(table) == "prestige"


def test_a_bubble_stands_through_a_change_of_size_and_language(lesson: Lesson) -> None:
    window, table = lesson()
    english = teacher_of(table).line.words()  # type: ignore[union-attr]
    window.resize((1600, 900))
    window.app.change_settings(language="de", text_scale=1.5)
    window.advance(0.2)
    assert topic(table) == "welcome"
    assert teacher_of(table).line.words() != english  # type: ignore[union-attr]
    assert table.context.top.layout.safe.contains(teacher_of(table).board.box)


def test_taking_back_brings_no_line_twice(lesson: Lesson) -> None:
    window, table = lesson()
    while teacher_of(table).blocks_game:
        window.press("return")
    for moves in range(1, 30):
        play(window, table, obedient=True, moves=moves)
        if table.context.offered.undo:
            break
    assert table.context.offered.undo
    played = len(table.session.record.moves)
    window.press("u")
    until(window, lambda: len(table.session.record.moves) < played)
    play(window, table, obedient=True, moves=played + 3)
    topics = [line.topic for line in teacher_of(table).log]
    assert len(topics) > 5
    assert sorted(topics) == sorted(set(topics))


def test_a_pause_lets_go_of_the_seal(lesson: Lesson) -> None:
    window, table = lesson()
    window.press("up")
    window.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    window.press("p")
    assert isinstance(window.scene, PauseScene)
    window.press("escape", wait=2.0)
    assert teacher_of(table).lessons


@pytest.mark.usefixtures("undrawn")
def test_a_bot_in_the_learners_seat_needs_no_teacher(lesson: Lesson) -> None:
    window, table = lesson()
    table.controls.flow.seat_players({"blue": "quick"})
    until(window, lambda: len(table.session.record.moves) > 12)
    assert not teacher_of(table).blocks_game
    assert not teacher_of(table).lessons
    assert teacher_of(table).line is None
    window.press("p")
    assert window.scene.place_of("Play on with lessons") is None
    assert window.scene.place_of("Save and return to the title") is not None


def test_other_games_have_no_teacher(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant", title=False)
    game = first_game("Anna")
    window.app.start(type(game)(game.seats, seed=game.seed))
    table = window.showing(TableScene)
    window.advance(0.5)
    assert table.context.guide.lessons is None
    assert not table.context.guide.blocks_game
    assert "lesson" not in table.session.record.table
