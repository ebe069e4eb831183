"""The new-game screen, by pointer and by keyboard, up to the game that it begins."""

from pathlib import Path

import pytest

from engine import EDITIONS
from game.editions import EDITIONS as EDITIONS_SHOWN
from game.match.options import BOT_NAMES, NewGame
from game.match.session import Session
from game.screens.new_game.new_game import NewGameScene
from game.seats import MARKS, STRONGEST, WEAKEST, Seat
from game.settings import Settings
from game.storage.saves import Saves
from game.ui import faces, focus_frame, glass
from game.ui.inputs import Choice
from tests.game.window import Open, Window


def test_a_game_is_begun_by_pointer(open_window: Open) -> None:
    window = open_window().click("New game", "name-1")
    window.press("ctrl+a")
    window.type_text("Zoé")
    window.click("remove-3", "Open prestige", "Start")
    (game,) = window.tables.begun
    assert game == NewGame((Seat("Zoé", "blue"), Seat("Ben", "red")), open_prestige=True)


def test_the_first_letter_replaces_a_proposed_name(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    assert isinstance(window.scene, NewGameScene)
    window.click("name-1")
    window.type_text("Zoé")
    window.click("name-1")  # it is being written: the cursor is set, nothing is selected
    window.press("end")
    window.type_text("!")
    window.press("return")
    _focus(window, "name-2")
    window.press("return")
    window.type_text("Yi")
    window.press("return")
    assert [seat.name for seat in window.scene.seats] == ["Zoé!", "Yi", "Esmeralda"]


def test_who_has_learnt_alone_is_offered_the_same_seats(open_window: Open) -> None:
    window = open_window().click("Learn to play")
    (lesson,) = window.tables.begun
    window.app.go.title()
    window.advance(0.1)
    window.click("New game", "Start")
    game = window.tables.begun[-1]
    assert game.seats == lesson.seats
    assert [seat.human for seat in game.seats] == [True, False, False]
    assert not game.lesson


def test_a_group_that_was_chosen_stays_after_a_first_game(open_window: Open) -> None:
    window = open_window().click("New game", "remove-3", "Start")
    for press in ("Learn to play", "New game"):
        window.app.go.title()
        window.advance(0.1)
        window.click(press)
    window.click("Start")
    chosen, _, again = window.tables.begun
    assert again.seats == chosen.seats


def test_a_game_is_begun_by_keyboard(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.press("down", "return")
    assert isinstance(window.scene, NewGameScene)
    _focus(window, "name-1")
    window.press("return", "ctrl+a")
    window.type_text("Zoé")
    window.press("return")
    _focus(window, "player-3")
    window.press("return")
    _focus(window, "advanced")
    window.press("return")
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


def test_arrows_lead_round_a_seat_and_select_changes_its_values(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.press("down", "return")
    _focus(window, "name-2")
    walk = []
    for direction in ("down", "up", "up", "right", "left", "down", "right", "left"):
        window.press(direction)
        walk.append(window.focused)
    corners = "colour-2", "remove-2", "colour-2"
    assert walk == ["player-2", "name-2", *corners, "name-2", "name-3", "name-2"]
    window.press("up", "return", "down", "down", "return")
    assert window.showing(NewGameScene).seats[1] == Seat("Claude Frollo", "yellow", "easy")


def test_an_edition_is_chosen_by_its_box(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    boxes = window.scene.place_of("edition")
    assert boxes is not None
    for number, edition in enumerate(EDITIONS_SHOWN):
        window.click((boxes.left + boxes.width * (number + 0.5) / 5, boxes.centery))
        assert window.scene.launch().edition == edition  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_all_is_in_sight_at_the_usual_text_size(open_window: Open, size: tuple[int, int]) -> None:
    """The seats, the boxes and the rules lie on the table together: nothing scrolls."""
    window = open_window(size).click("New game")
    scrolled = window.scene.scrolled()  # type: ignore[attr-defined]
    view, content, _ = scrolled
    assert content <= view.height


def test_seats_are_added_up_to_five_and_taken_away_down_to_two(open_window: Open) -> None:
    window = open_window().click("New game", "Add a player", "Add a player")
    assert window.scene.place_of("Add a player") is None
    for _ in range(3):
        window.click("remove-1")
    assert not window.scene.control("remove-1").ready  # type: ignore[attr-defined]
    window.click("Start")
    (game,) = window.tables.begun
    assert [seat.colour for seat in game.seats] == ["green", "purple"]
    assert [seat.human for seat in game.seats] == [False, False]


def test_the_plus_in_the_window_of_a_free_seat_adds_a_player(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    scene = window.showing(NewGameScene)
    before, window_high = len(scene.seats), scene.control("remove-1").place.centery
    window.click((scene.control("add").place.centerx, window_high))
    assert len(scene.seats) == before + 1


def test_a_colour_that_another_seat_has_is_exchanged(open_window: Open) -> None:
    window = open_window().click("New game")
    for _ in range(2):  # blue, green, red
        window.press("tab")
    window.scene.focus.take("colour-1")  # type: ignore[attr-defined]
    window.press("return", "return")
    window.click("Start")
    (game,) = window.tables.begun
    assert [seat.colour for seat in game.seats][:2] == ["red", "green"]


@pytest.mark.parametrize("name", ["", "ben", "   "])
def test_a_name_that_cannot_be_stops_the_start_and_says_why(open_window: Open, name: str) -> None:
    window = open_window().click("New game", "name-1")
    window.press("ctrl+a", "backspace")
    window.type_text(name)
    window.press("return")
    window.click("Start")
    assert window.tables.begun == []
    assert not window.scene.control("start").ready  # type: ignore[attr-defined]


def test_an_option_makes_the_edition_a_custom_one(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game", "edition", "advanced")
    _focus(window, "may_decline")
    window.click("Cards may be played without effect", "Start")
    (game,) = window.tables.begun
    assert game.edition in EDITIONS
    assert game.options == EDITIONS[game.edition]._replace(may_decline=True)


def test_the_group_is_remembered_for_the_next_game(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game", "remove-2", "New Persons", "advanced")
    _focus(window, "may_decline")
    window.click("may_decline", "Start")
    window.app.go.title()
    window.advance(0.1)
    window.click("New game", "Start")
    first, second = window.tables.begun
    assert first == second
    assert second.new_persons
    assert second.options is not None


def test_a_bots_character_is_chosen_by_its_portrait(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    scene = window.showing(NewGameScene)
    assert scene.place_of("portrait-1") is None  # people have no character
    taken = {seat.name for seat in scene.seats}
    met = [scene.seats[2].name]
    for _ in range(3):
        window.press("tab")
        _focus(window, "portrait-3")
        window.press("return")
        met.append(scene.seats[2].name)
    assert len(set(met)) == 4
    assert not set(met[1:]) & taken
    assert all(name in BOT_NAMES for name in met)
    window.click("Start")
    (game,) = window.tables.begun
    assert game.seats[2].name == met[-1]


def test_a_seat_that_is_given_to_a_bot_gets_a_portrait(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    _focus(window, "player-2")
    window.press("return")
    assert window.focused == "player-2"
    assert window.scene.place_of("portrait-2") is not None
    window.click("portrait-2")
    assert window.scene.seats[1].name in BOT_NAMES  # type: ignore[attr-defined]


@pytest.mark.parametrize("presses", [0, 1, 3])
def test_who_begins_is_drawn_or_chosen(open_window: Open, presses: int) -> None:
    window = open_window((1920, 1080)).click("New game")
    for _ in range(presses):
        _focus(window, "first")
        window.press("return")
    window.click("Start")
    (game,) = window.tables.begun
    assert game.first == (game.seats[presses - 1].colour if presses else None)


def test_who_begins_follows_the_seat(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    _focus(window, "first")
    window.press("return", "return", "return")
    window.click("remove-1")
    _focus(window, "colour-2")
    window.press("return")
    choice = window.scene.control("first")  # type: ignore[attr-defined]
    assert choice.values[choice.chosen].endswith("Esmeralda")
    window.click("Start")
    (game,) = window.tables.begun
    assert game.seats[1].name == "Esmeralda"
    assert game.first == game.seats[1].colour


def test_the_chosen_player_begins_the_game(tmp_path: Path) -> None:
    seats = (Seat("Anna", "blue"), Seat("Ben", "red"), Seat("Zoé", "green"))
    for first in ("blue", "red", "green"):
        session = Session.new(NewGame(seats, first=first), Settings(), Saves(tmp_path))
        assert session.game.view().first == first
        assert Session.load(session.record_path).game.view().first == first


def test_single_rules_are_shown_and_explained_only_when_asked_for(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    assert window.scene.place_of("hotel_double_at") is None
    window.click("advanced")
    assert window.scene.place_of("hotel_double_at") is not None
    assert window.focused == "advanced"
    window.click("advanced")
    assert window.scene.place_of("seed") is None
    _focus(window, "edition")
    window.press("left")  # before the first edition comes one's own
    assert window.scene.place_of("hotel_double_at") is not None


def test_a_bot_has_face_and_character_at_once_and_a_person_their_name_again(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    scene = window.showing(NewGameScene)
    scene.control("player-2").adjust(1)  # type: ignore[union-attr]
    window.advance(1 / 60)
    seat = scene.seats[1]
    assert not seat.human
    assert faces.manner(seat.name)
    place = scene.control("portrait-2").place
    high = place.height
    beside = (place.width - glass.width_of(high)) // 2
    assert beside >= 24, "its buttons stand on the person"
    there = window.app.display.surface.subsurface(place.inflate(-2 * beside, 0))
    lit, dark = glass.window(seat.colour, high, seat.name), glass.dark(high)
    spot = high // 3, high // 2
    assert lit.get_at(spot) != dark.get_at(spot)
    assert there.get_at(spot)[:3] == lit.get_at(spot)[:3]
    scene.control("player-2").adjust(-1)  # type: ignore[union-attr]
    assert scene.seats[1] == Seat("Ben", "red")


def test_a_bots_strength_is_set_by_pointer_and_arrows_and_called_by_its_level(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    scene = window.showing(NewGameScene)
    _focus(window, "strength-3")
    window.press("left", "left")
    assert scene.seats[2].player == str(MARKS["normal"] - 2)
    shown = scene.control("player-3")
    assert isinstance(shown, Choice)
    assert shown.spoken_state() == f"Bot · strength {MARKS['normal'] - 2}"
    window.press("right", "right")
    assert scene.seats[2].player == shown.values[shown.chosen].rpartition(" ")[2] == "normal"
    window.press("return")
    assert scene.seats[2].player == "hard"
    dial = scene.place_of("strength-3")
    assert dial is not None
    window.click((dial.left + 2, dial.centery))
    assert scene.seats[2].player == str(WEAKEST)
    window.click((dial.right - 2, dial.centery))
    assert scene.seats[2].player == "master"
    window.click((dial.centerx, dial.centery))
    middle = scene.seats[2].player
    assert WEAKEST + 15 < int(middle if middle.isdecimal() else MARKS[middle]) < STRONGEST - 15
    _focus(window, "player-3")
    window.press("return")
    assert scene.seats[2].player in MARKS  # on to the next name
    window.click("Start")
    (game,) = window.tables.begun
    assert game.seats[2].player == scene.seats[2].player


def test_the_focus_frame_of_a_seats_choice_touches_no_other_one(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    assert isinstance(window.scene, NewGameScene)
    reach = 2 * round(focus_frame.REACH * window.app.unit)
    name, kind, suits = (window.scene.control(f"{what}-1").place for what in ("name", "player", "suits"))
    for place, others in ((name, (kind,)), (kind, (name, suits)), (suits, (kind,))):
        assert place.inflate(reach, reach).collidelist(others) == -1


def test_people_and_bots_without_a_strength_have_no_dial(open_window: Open) -> None:
    scene = open_window((1920, 1080)).click("New game").showing(NewGameScene)
    scene.seats[2] = Seat("Esmeralda", "yellow", "quick")
    scene.rebuild()
    assert [scene.place_of(f"strength-{number}") for number in (1, 2, 3)] == [None] * 3
    for name in ("suits-1", "suits-2"):
        assert scene.place_of(name) is not None
    assert scene.place_of("suits-3") is None
