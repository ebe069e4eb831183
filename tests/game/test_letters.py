"""Writing without a keyboard: the sheet of letters, names used before, and where they go."""

from pathlib import Path

import pygame
import pytest

from game.screens.new_game.new_game import NewGameScene
from game.screens.rules.rules import RulesScene
from game.storage.hall_of_fame import HallOfFame
from game.ui import alphabets
from game.ui.dialogs import AskScene
from game.ui.navigation import TextRequest
from game.ui.on_screen_keyboard import LettersScene
from tests.game.saved import played, put, shows
from tests.game.walker import BUTTONS, route, stroll
from tests.game.window import Open, Window

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)
START, NEXT = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER


def walk_to(window: Window, goal: str) -> None:
    """Walk the focus of a menu to the control of that name or label, with a pad."""
    menu = window.scene
    assert isinstance(menu, NewGameScene | LettersScene)
    name = next(control.name for control in menu.controls if goal in (control.name, control.label))
    assert window.focused is not None
    way = route(menu.focus.neighbours, window.focused, name)
    assert way is not None
    window.pad(*(BUTTONS[direction] for direction in way))
    assert window.focused == name


def spell_name(window: Window, field: str = "name-1") -> LettersScene:
    """The sheet for the name of a seat of a new game, opened with a pad."""
    window.app.push(NewGameScene())
    window.advance(0.05)
    if field == "seed":
        walk_to(window, "advanced")
        window.pad(A)
    walk_to(window, field)
    window.pad(A)
    return window.showing(LettersScene)


def names(window: Window) -> list[str]:
    scene = window.showing(NewGameScene)
    return [seat.name for seat in scene.seats]


def test_a_name_is_written_with_a_pad_alone(window: Window) -> None:
    scene = spell_name(window)
    assert scene.text == "Anna"
    window.pad(X, X, X, X)
    for letter in "Zo":
        walk_to(window, letter)
        window.pad(A)
    window.pad(NEXT)
    walk_to(window, "é")
    window.pad(A, Y)
    assert scene.text == "Zoé "
    walk_to(window, "À")  # a word begins
    window.pad(A, X, START)
    assert names(window) == ["Zoé", "Ben", "Esmeralda"]
    assert window.focused == "name-1"
    window.advance(0.1)
    walk_to(window, "start")
    window.pad(A)
    assert window.tables.begun[0].seats[0].name == "Zoé"


def test_a_name_is_written_with_the_mouse_alone(window: Window) -> None:
    window.app.push(NewGameScene())
    window.advance(0.05)
    window.click("name-1", button=pygame.BUTTON_RIGHT)
    for key in ("erase",) * 4 + ("key-1-0", "done"):
        window.click(key)
    assert len(names(window)[0]) == 1


def test_back_leaves_the_name_as_it_was(window: Window) -> None:
    spell_name(window)
    window.pad(X, X, B)
    assert names(window)[0] == "Anna"


def test_who_played_before_is_offered_and_taken_with_one_press(open_window: Open, tmp_path: Path) -> None:
    put(tmp_path, "one", played(("Cleo", "Ben", "Zoé")))
    hall = HallOfFame(tmp_path / "saves")
    hall.refresh()
    hall.close()
    window = open_window()
    scene = spell_name(window)
    offered = [control.label for control in scene.controls if control.name.startswith("name-")]
    assert offered == ["Cleo"]  # Ben sits at the table, Zoé is a bot
    walk_to(window, "Cleo")
    window.pad(A)
    assert names(window)[0] == "Cleo"


def test_a_seed_has_digits_alone(open_window: Open) -> None:
    window = open_window((1920, 1080))
    scene = spell_name(window, "seed")
    stroll(window)
    assert {control.label for control in scene.controls if control.label} == set("1234567890")
    for digit in "4206":
        walk_to(window, digit)
        window.pad(A)
    window.pad(Y, X, START)
    assert window.showing(NewGameScene).rules.seed == "420"


def test_a_question_is_answered_with_a_pad(window: Window) -> None:
    answers: list[str] = []
    window.pad(BUTTONS["down"])
    window.app.push(AskScene("A new name?", "old", 20, answers.append))
    window.advance(0.05)
    assert shows(window, LettersScene)
    window.pad(X, X, X)
    walk_to(window, "N")
    window.pad(A, START)
    assert answers == ["N"]
    assert not shows(window, AskScene)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("language", "size", "text_scale"),
    [("en", (1920, 1080), 1.0), ("ja", (1280, 720), 2.0), ("en", (1280, 720), 2.0), ("ja", (1024, 768), 1.5)],
)
def test_every_letter_of_every_page_is_reached(
    open_window: Open, language: str, size: tuple[int, int], text_scale: float
) -> None:
    window = open_window(size, text_scale=text_scale, language=language, reduced_motion=True)
    window.pad(BUTTONS["down"])
    window.app.push(LettersScene(TextRequest("?", "", 20, lambda text: None, ["Cleo", "Marguerite"])))
    window.advance(0.05)
    seen: set[str] = set()
    for _ in alphabets.pages(language):
        stroll(window)
        seen |= {control.label.lower() for control in window.scene.controls}  # type: ignore[attr-defined]
        window.pad(NEXT)
    assert {*"az09éßあんアン", "cleo"} <= seen


def test_typed_letters_are_written_too_and_enter_ends_them(window: Window) -> None:
    spell_name(window)
    window.press("backspace", "backspace", "backspace", "backspace")
    window.type_text("さくら")
    window.press("return")
    assert names(window)[0] == "さくら"


def test_enter_writes_the_letter_that_has_the_focus_where_nothing_was_typed(window: Window) -> None:
    scene = spell_name(window)
    window.press("right", "return")
    assert scene.text == "Annab"


def test_a_name_has_an_end(window: Window) -> None:
    scene = spell_name(window)
    window.type_text("x" * 50)
    assert len(scene.text) == 20


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("か", "が"),
        ("が", "か"),
        ("は", "ば"),
        ("ば", "ぱ"),
        ("ツ", "ッ"),
        ("や", "ゃ"),
        ("ん", "ん"),
        ("A", "A"),
        ("", ""),
    ],
)
def test_kana_have_variants(before: str, after: str) -> None:
    assert alphabets.varied(before) == after


def test_no_page_has_a_letter_twice_and_every_row_has_ten_cells() -> None:
    for page in alphabets.pages("en"):
        letters = [letter for row in page.rows for letter in row if letter != alphabets.NONE]
        assert len(letters) == len(set(letters))
        assert all(len(row) == 10 for row in page.rows)


def test_a_japanese_name_from_a_keyboard_is_shown_as_it_is_typed(open_window: Open) -> None:
    window = open_window().click("New game", "name-1")
    window.press("ctrl+a")
    window.type_text("?")
    window.advance(0.1)
    unknown = window.picture()
    pictures = set()
    for name in ("太郎", "花子"):
        window.press("ctrl+a")
        window.type_text(name)
        window.advance(0.1)
        pictures.add(window.picture())
        assert names(window)[0] == name
    assert len(pictures | {unknown}) == 3  # two boxes of missing letters would look alike


# Input methods


def compose(window: Window, text: str) -> None:
    """What an input method tells while it puts letters together."""
    window.post(pygame.TEXTEDITING, text=text, start=len(text), length=0)


def test_what_is_put_together_is_seen_and_written_when_it_is_done(open_window: Open) -> None:
    window = open_window().click("New game", "name-1")
    window.press("ctrl+a")
    shown = [window.picture()]
    for part in ("さ", "さく", "さくら", "桜"):
        compose(window, part)
        window.press("left")  # belongs to the input method
        window.advance(0.1)
        shown.append(window.picture())
        assert names(window)[0] == "Anna"
    assert len(set(shown)) == 5
    window.post(pygame.TEXTINPUT, text="桜子")
    window.advance(0.1)
    assert names(window)[0] == "桜子"
    window.press("backspace", wait=0.1)
    assert names(window)[0] == "桜"
    window.press("return")
    assert window.focused == "name-1"


def test_what_is_put_together_and_given_up_leaves_no_trace(open_window: Open) -> None:
    window = open_window().click("New game", "name-1")
    window.press("end")
    compose(window, "ざ")
    compose(window, "")
    window.press("!", wait=0.1)
    assert names(window)[0] == "Anna!"


def test_an_input_method_writes_no_longer_names_than_there_are(open_window: Open) -> None:
    window = open_window().click("New game", "name-1")
    window.press("ctrl+a")
    compose(window, "あ" * 30)
    window.post(pygame.TEXTINPUT, text="あ" * 30)
    window.advance(0.1)
    assert names(window)[0] == "あ" * 20


def test_the_sheet_of_letters_shows_what_is_put_together(window: Window) -> None:
    scene = spell_name(window)
    before = window.picture()
    compose(window, "さくら")
    assert window.picture() != before
    assert scene.text == "Anna"
    window.post(pygame.TEXTINPUT, text="桜")
    assert scene.text == "Anna桜"


# The rule book


@pytest.mark.parametrize("device", ["pad", "mouse"])
def test_the_rule_book_is_searched_without_a_keyboard(device: str, window: Window) -> None:
    book = window.push(RulesScene(), wait=0.05)
    everything = len(book.shown)
    if device == "pad":
        window.pad(X)
    else:
        window.click("search")
    for letter in "Rat":
        assert shows(window, LettersScene)
        if device == "pad":
            walk_to(window, letter)
            window.pad(A)
        else:
            window.click(letter)
    window.pad(START) if device == "pad" else window.click("done")
    assert window.scene is book
    assert book.asked == "Rat"
    assert len(book.shown) > everything
    if device == "pad":
        window.pad(B)
        assert book.asked == ""
