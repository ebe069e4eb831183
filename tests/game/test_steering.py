"""The focus at the table: where it starts and goes, what a press means, what shows it, whose turn it is."""

import itertools
from collections.abc import Callable

import pygame
import pytest

from engine import Decision
from game.app.program import RealTables
from game.decisions.gestures import KEPT, PLATE
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, PERSON
from game.screens.pause.pause import PauseScene
from game.table.hud.tray_cards import SHOWN
from game.table.map.plan import AREAS
from game.table.pointing import MENU
from game.table.scene import TableScene
from game.ui import focus_frame
from tests.game.test_devices import StandIn
from tests.game.window import Open, Window

A, B, Y = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_Y
START = pygame.CONTROLLER_BUTTON_START


def sit_down(open_window: Open, players: str = "Anna, Ben", **settings: object) -> tuple[Window, TableScene]:
    """A table at its first decision, or before the curtain."""
    options = {"pace": "instant", "open_hands": True, **settings}
    open_hands = bool(options.pop("open_hands"))
    window = open_window(tables=RealTables(), **options)
    table = window.begin(players, seed=3, open_hands=open_hands)
    window.advance(0.1)
    return window, table


def play_on(window: Window, table: TableScene, kind: str) -> Decision:
    """Press whatever has the focus until a decision of a kind is there."""
    for _ in range(400):
        if table.context.pending is not None and table.context.pending.decision.kind == kind:
            return table.context.pending.decision
        window.press("return")
    raise AssertionError(f"no {kind} in sight")


def focus_is_marked(window: Window, table: TableScene) -> bool:
    """Whether the frame can be seen where the focus is."""
    assert table.controls.focus_control.thing is not None
    place = next(
        spot
        for spot in table.controls.focus_control.spots()
        if spot.thing == table.controls.focus_control.thing
    )
    x, y = place.outline[0]
    shown = window.app.display.surface
    around = pygame.Rect(round(x) - 7, round(y) - 7, 14, 14).clip(shown.get_rect())
    return any(
        shown.get_at((px, py))[:3] == focus_frame.LIGHT
        for px in range(around.left, around.right)
        for py in range(around.top, around.bottom)
    )


# Where the focus is


def test_the_first_key_shows_the_focus_and_does_nothing_else(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.click((640, 300))
    assert not table.controls.focus_control.shown
    moves = list(table.session.record.moves)
    window.press("return")
    assert table.controls.focus_control.shown
    assert table.session.record.moves == moves
    assert table.context.pending is not None
    assert table.controls.focus_control.thing == table.context.pending.selectable[0]
    window.press("return")
    assert len(table.session.record.moves) == len(moves) + 1


def test_the_mouse_hides_the_focus_and_a_key_shows_it_again(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    assert focus_is_marked(window, table)
    with_keys = window.picture()
    window.move_to((640, 250))
    assert not table.controls.focus_control.shown
    assert not focus_is_marked(window, table)
    assert window.picture() != with_keys
    window.press("right")
    assert focus_is_marked(window, table)


def test_hints_follow_the_device_used_last(open_window: Open) -> None:
    window, table = sit_down(open_window)
    layout = table.context.top.layout
    corner = layout.hints.union(layout.kept_cards)
    seen = []
    for device in ("keyboard", "pad", "mouse"):
        if device == "keyboard":
            window.press("down")
        elif device == "pad":
            window.pad(Y, B)
        else:
            window.move_to((640, 250))
        window.advance(0.05)
        assert window.app.devices.last == device
        seen.append(pygame.image.tobytes(window.app.display.surface.subsurface(corner), "RGB"))
    assert len(set(seen)) == 3


def test_a_touched_mouse_changes_nothing(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    before = table.controls.focus_control.thing
    window.post(pygame.MOUSEMOTION, pos=(300, 300), rel=(1, 0), buttons=(0, 0, 0), touch=False)
    assert table.controls.focus_control.shown
    assert table.context.hovered == table.controls.focus_control.thing == before


def test_the_focus_moves_only_when_the_player_moves_it(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right", "right")
    here = table.controls.focus_control.thing
    window.advance(1.0)
    window.move_to((600, 300))
    window.move_to((900, 100))
    window.press("right")
    assert table.controls.focus_control.thing == here


def test_a_chosen_card_brings_the_focus_to_its_place_and_back_lays_it_aside(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    play_on(window, table, "play")
    window.press("tab")
    card = table.controls.focus_control.thing
    assert card is not None
    assert card[0] == CARD
    window.press("return")
    assert table.context.chosen == card[1]
    assert table.controls.focus_control.thing is not None
    assert table.controls.focus_control.thing[0] != CARD
    window.press("escape")
    assert table.context.chosen is None
    assert table.controls.focus_control.thing == card
    moves = len(table.session.record.moves)
    window.press("return", "return")
    assert len(table.session.record.moves) > moves


@pytest.mark.usefixtures("undrawn")
def test_tab_steps_through_all_that_is_lit_and_nothing_else(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("tab")
    for kind in ("draft", "play", "hire"):
        play_on(window, table, kind)
        assert table.context.pending is not None
        start = table.controls.focus_control.thing
        met = []
        for _ in table.context.pending.selectable:
            met.append(table.controls.focus_control.thing)
            window.press("tab")
        assert table.controls.focus_control.thing == start
        assert set(met) == set(table.context.pending.selectable)
        window.press("shift+tab")
        assert table.controls.focus_control.thing == met[-1]


@pytest.mark.usefixtures("undrawn")
def test_left_and_right_go_from_card_to_card(open_window: Open) -> None:
    """A raised card reaches up into the city, whose markets then lie beside it."""
    window, table = sit_down(open_window, "Anna, bot:quick", reduced_motion=True)
    for _ in range(4):
        play_on(window, table, "play")
        cards = table.context.top.hand.cards
        while table.controls.focus_control.thing != (CARD, cards[0]):
            window.press("shift+tab")
        for before, card in itertools.pairwise(cards):
            assert table.controls.focus_control.thing == (CARD, before)
            window.press("right")
            assert table.controls.focus_control.thing == (CARD, card)
            window.press("left", "right")
            assert table.controls.focus_control.thing == (CARD, card)
        window.press("return", "return")


# What is pressed


def test_a_number_presses_the_card_person_or_button_of_that_number(open_window: Open) -> None:
    window, table = sit_down(open_window)
    cards = table.context.top.hand.cards
    window.press("2")
    assert table.session.record.moves[-1] == f"blue keep {cards[1]}"
    play_on(window, table, "play")
    cards = table.context.top.hand.cards
    window.press("3")
    assert table.context.chosen == cards[2]
    window.press("1")
    assert table.context.chosen == cards[0]
    play_on(window, table, "hire")
    assert table.context.pending is not None
    offered = [thing for thing in table.context.pending.selectable if thing[0] in (PERSON, BUTTON)]
    window.press("9")
    assert table.context.pending is not None
    window.press(str(len(offered)))
    assert table.session.record.moves[-1].split()[1:] == offered[-1][1].split()


def test_a_close_up_opens_and_closes_with_one_press_each(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right", "i")
    assert table.context.sheet is not None
    window.press("right", "i")
    assert table.context.sheet is None
    window.pad(Y)
    assert table.context.sheet is not None
    window.pad(B)
    assert table.context.sheet is None
    assert window.scene is table


def test_the_camera_looks_round_and_home_again(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    home = table.context.top.focus
    seen = []
    for _ in range(5):
        window.press("b")
        seen.append(table.context.top.focus)
    assert sorted(filter(None, seen)) == sorted(table.context.shown.ring)
    assert seen[-2:] == [None, home]  # the whole city comes after the last borough
    window.press("m")
    assert table.context.top.focus is None
    window.press("escape")
    assert table.context.top.focus == home
    assert window.scene is table


def test_a_lit_card_calls_the_hand_back_up(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right", "m")
    assert not table.context.top.hand_up
    window.press("tab")
    assert table.context.top.hand_up


def test_back_with_nothing_to_go_back_from_pauses(open_window: Open) -> None:
    window, _ = sit_down(open_window)
    window.press("escape")
    assert isinstance(window.scene, PauseScene)
    window.press("escape")
    window.pad(START)
    assert isinstance(window.scene, PauseScene)


def test_the_pace_changes_without_disturbing_the_table(open_window: Open) -> None:
    window, table = sit_down(open_window, pace="fast")
    window.press("right", "-")
    assert window.app.settings.pace == "normal"
    assert "normal" in table.context.caption
    window.press("=", "=", "=")
    assert window.app.settings.pace == "instant"


def test_keys_do_nothing_while_the_pointer_carries_something(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    play_on(window, table, "play")
    moves = list(table.session.record.moves)
    window.move_to(table.context.top.place_of((CARD, table.context.top.hand.cards[0])))
    window.button_down()
    window.move_to((640, 250))
    assert table.context.drag
    window.press("1", "return", "u")
    assert table.context.drag
    window.button_up()
    assert table.session.record.moves == moves


# Curtain, seats and pads


def test_one_press_opens_the_curtain_and_nothing_else_does(open_window: Open) -> None:
    window, table = sit_down(open_window, open_hands=False)
    assert table.context.screen.curtain == "blue"
    window.press("right", "i", "tab", "b", "1", "m")
    assert table.context.screen.curtain == "blue"
    assert all(card.endswith("?") for card in table.context.shown.players["blue"].draft)
    window.press("space")
    assert table.context.screen.curtain is None
    assert table.controls.focus_control.thing is not None
    assert table.controls.focus_control.thing[0] == CARD


@pytest.mark.parametrize("screen", ["table", "history"])
def test_the_legend_follows_a_device_that_does_nothing_else(open_window: Open, screen: str) -> None:
    window, table = sit_down(open_window, "Anna, bot:random")
    play_on(window, table, "play")
    if screen == "history":
        window.press("l")
        assert window.scene is not table
    uses: list[Callable[[], None]] = [
        lambda: window.button_down(3),
        lambda: window.press("f9"),
        lambda: window.wheel(1),
        lambda: window.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK),
    ]
    for use in uses:
        use()
        window.advance(2.0)
        shown = window.picture()
        for scene in window.app.scenes:
            scene.stale = True
        window.advance(0.1)
        assert window.picture() == shown


def test_a_taken_seat_is_answered_for_by_its_own_pad_alone(open_window: Open) -> None:
    window, table = sit_down(open_window, open_hands=False)
    devices = window.app.devices
    pads = {number: StandIn() for number in (0, 1)}
    for number, pad in pads.items():
        devices.add_pad(number, pad)
    devices.pad_seats.take("blue", 1)
    window.pad(A)  # pad 0
    window.press("return")
    window.click((640, 360))
    assert table.context.screen.curtain == "blue"
    window.post(pygame.CONTROLLERBUTTONDOWN, button=A, instance_id=1)
    assert table.context.screen.curtain is None
    window.press("return", "1")
    window.click(table.context.top.place_of((CARD, table.context.top.hand.cards[0])))
    assert not table.session.record.moves
    assert "Anna" in table.context.caption
    window.post(pygame.CONTROLLERBUTTONDOWN, button=Y, instance_id=1)
    window.post(pygame.CONTROLLERBUTTONDOWN, button=B, instance_id=1)
    window.post(pygame.CONTROLLERBUTTONDOWN, button=A, instance_id=1)
    assert len(table.session.record.moves) == 1
    assert table.context.screen.curtain == "green"
    window.press("return")
    assert table.context.screen.curtain is None
    window.press("p")
    assert isinstance(window.scene, PauseScene)


def who_decides(table: TableScene) -> str:
    assert table.context.screen.asked is not None
    return table.context.screen.asked.colour


def test_the_pad_of_the_player_whose_turn_it_is_shakes(open_window: Open) -> None:
    window, table = sit_down(open_window)
    devices = window.app.devices
    pads = {number: StandIn() for number in (0, 1)}
    for number, pad in pads.items():
        devices.add_pad(number, pad)
    devices.pad_seats.take("blue", 0)
    devices.pad_seats.take("green", 1)
    assert who_decides(table) == "blue"
    window.post(pygame.CONTROLLERBUTTONDOWN, button=A, instance_id=0)
    window.post(pygame.CONTROLLERBUTTONDOWN, button=A, instance_id=0)
    window.advance(0.1)
    assert who_decides(table) == "green"
    assert (pads[0].shaken, pads[1].shaken) == (0, 1)


# Looking closely


@pytest.mark.usefixtures("undrawn")
def test_every_building_of_every_borough_is_looked_at_with_one_press(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    for _ in table.context.shown.ring:
        window.pad(pygame.CONTROLLER_BUTTON_Y, B)
        window.press("b")
        borough = table.context.top.focus
        if borough is None:
            window.press("b")
            borough = table.context.top.focus
        assert borough is not None
        around = {spot.thing for spot in table.controls.focus_control.spots()}
        for area in AREAS:
            assert (AREA, borough, area) in around
            table.controls.focus_control.focus((AREA, borough, area))
            window.pad(Y)
            assert table.context.sheet is not None, (borough, area)
            window.pad(Y)
            assert table.context.sheet is None


def test_the_cathedral_and_every_card_of_the_draft_are_looked_at_with_one_press(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right", "return", "return")  # both keep a card
    kept = [(KEPT, card) for card in table.context.top.hand.kept]
    assert kept
    for thing in ((CATHEDRAL,), *kept, *((CARD, card) for card in table.context.top.hand.cards)):
        assert thing in {spot.thing for spot in table.controls.focus_control.spots()}
        table.controls.focus_control.focus(thing)
        window.pad(Y)
        assert table.context.sheet is not None, thing
        window.pad(Y)


def test_the_card_that_was_played_last_is_looked_at_with_one_press(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    for _ in range(60):
        if table.context.top.card_on_show is not None and table.context.pending is not None:
            break
        window.press("return")
    assert table.context.top.card_on_show is not None
    card, place = table.context.top.card_on_show
    table.controls.focus_control.focus((SHOWN, card))
    window.press("i")
    assert table.context.sheet is not None
    window.press("i")
    assert table.context.sheet is None
    window.click(place, button=3)
    assert table.context.sheet is not None


def test_choosing_a_player_shows_the_borough_and_looking_closely_tells_of_the_tray(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    table.controls.focus_control.focus((PLATE, "green"))
    window.pad(Y)
    assert table.context.sheet is not None
    window.pad(Y)
    assert table.context.sheet is None
    window.press("return")
    assert table.context.top.focus == "green"
    window.press("escape")
    assert window.scene is table


def test_the_hint_of_select_says_what_it_does_to_what_has_the_focus(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.press("right")
    said = {}
    card = table.controls.focus_control.thing
    assert card is not None
    for thing in (card, (PLATE, "green"), (MENU,), (CATHEDRAL,)):
        table.controls.focus_control.focus(thing)
        said[thing[0]] = [
            hint.words for hint in table.controls.focus_control.hints() if hint.command == "select"
        ]
    assert said == {"card": ["Choose"], "plate": ["Look around"], "menu": ["Pause"], "cathedral": []}
