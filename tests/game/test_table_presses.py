"""What presses, keys and what is pointed at lead to at a table whose person is to play a card."""

from typing import Any

import pytest

from engine import Move
from engine import events as e
from game.decisions.gestures import CACHE, COINS, PLATE, Thing
from game.decisions.targets import AREA, BUTTON, CARD
from game.input import bindings as ask
from game.input.devices import KEYBOARD, MOUSE, DeviceCommand
from game.screens.pause.pause import PauseScene
from game.table.hud import undo_buttons
from game.table.hud.display import STACKS
from game.table.hud.tray_cards import SHOWN
from game.table.pointing import HISTORY, MAP, MENU, SUMMARY
from game.table.scene import TableScene
from tests.game.asked import heard, table_asked
from tests.game.window import Open

pytestmark = pytest.mark.same_pictures


def press(table: TableScene, thing: Thing | None) -> None:
    table.controls.dispatch.press(thing)


def command(table: TableScene, name: str) -> None:
    """A key is pressed, as one that was used before, too."""
    control = table.controls.focus_control
    control._shown = True
    control._follow(DeviceCommand(name, None))


def card_and_place(table: TableScene) -> tuple[str, Thing, Move]:
    """A card that has one place outside Notre Dame, that place, and its move."""
    pending = table.context.pending
    assert pending is not None
    for move in pending.decision.options:
        places = pending.decision.places_of(move) if move.verb == "play" else ()
        if len(places) == 1 and places[0] != "notredame":
            return move.what, (AREA, pending.colour, places[0]), move
    raise AssertionError("no card has one place")


# What is pressed


def test_signs_round_the_city_open_what_they_show(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    context, top = table.context, table.context.top
    sounds = heard(table, monkeypatch)
    press(table, None)
    press(table, (SUMMARY,))
    assert context.sheet is context.summary
    press(table, (SUMMARY,))
    assert context.sheet is None
    assert sounds == ["page", "page"]
    press(table, (STACKS,))
    assert context.sheet is not None
    context.sheet = None
    press(table, (PLATE, "red"))
    assert top.focus == "red"
    press(table, (PLATE, "red"))
    assert top.focus is None
    press(table, (COINS, "red"))  # they merely lie on a tray
    assert top.focus == "red"
    press(table, (MAP, ""))
    assert top.focus is None
    press(table, (MAP, "green"))
    assert top.focus == "green"
    press(table, (CACHE, "blue"))  # this seat is asked, and its cubes are told as no choice
    assert top.focus == "green"
    assert context.caption
    assert sounds[-1] == "refuse"
    assert table.session.record.moves
    before = len(table.session.record.moves)
    press(table, (MENU,))
    assert isinstance(table.host.scene, PauseScene)
    table.host.pop()
    press(table, (HISTORY,))
    assert not isinstance(table.host.scene, TableScene | PauseScene)
    table.host.pop()
    assert len(table.session.record.moves) == before


def test_a_card_and_place_play_it_in_either_order(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    context, sounds = table.context, heard(table, monkeypatch)
    card, place, move = card_and_place(table)
    press(table, place)
    assert (context.chosen, context.place) == (None, place)
    press(table, place)
    assert (context.chosen, context.place) == (None, None)
    press(table, (CARD, card))
    assert (context.chosen, context.place) == (card, None)
    assert context.top.hand_up
    press(table, (CARD, card))
    assert context.chosen is None
    assert sounds == ["card_slide"] * 4
    press(table, place)
    context.warns((move,))  # said once already, if it would be wasted
    press(table, (CARD, card))
    assert table.session.record.moves[-1] == str(move)
    assert "button_press" in sounds
    assert (context.chosen, context.place) == (None, None)


def test_an_undo_lays_the_table_anew_without_showing_it_again(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, flow, hints = table.context, table.controls.flow, table.controls.hints
    card, place, move = card_and_place(table)
    before = list(table.session.record.moves)
    press(table, (CARD, card))
    context.warns((move,))
    press(table, place)
    assert len(table.session.record.moves) > len(before)
    sounds = heard(table, monkeypatch)
    context.caption, context.sheet = "Something is told", context.summary
    hints.ask()
    flow.undo()
    assert table.session.record.moves == before
    assert not context.animator.busy
    assert context.caption == ""
    assert [context.caption_seat, context.sheet, context.chosen] == [None] * 3
    assert context.top.lying.on_show is None
    assert "card_slide" in sounds
    assert card in context.top.hand.cards
    assert context.screen.asked is not None
    assert context.pending is not None
    assert context.shown.players["blue"].coins == table.session.view("blue").players["blue"].coins
    while table.session.undoable():
        flow.undo()
    del sounds[:]
    flow.undo()
    assert sounds == ["refuse"]
    assert context.caption


def test_coins_that_only_lie_there_are_taken_back_before_a_move(table: TableScene) -> None:
    context, flow = table.context, table.controls.flow
    moves = list(table.session.record.moves)
    coins = context.shown.players["blue"].coins
    flow.donation.lay("blue", 1)
    flow.undo()
    assert (context.laid, context.shown.players["blue"].coins) == (0, coins)
    assert table.session.record.moves == moves


# What is told


def test_what_is_pointed_at_is_foretold_and_what_was_told_gives_way(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = table.context
    card, _, _ = card_and_place(table)
    context.happened = ""
    context.hover((CARD, card))
    line = context.foretold
    assert line
    assert context.shown_caption == (line, None)
    context.tell("Anna has a hint.")
    assert context.shown_caption == ("Anna has a hint.", None), "it is newer than the line"
    context.hover((MENU,))
    context.hover((CARD, card))
    assert context.shown_caption == (line, None)
    context.hover((MENU,))
    assert context.foretold == ""
    assert context.shown_caption == ("Anna has a hint.", None)
    context.tell("")
    context.caption, context.caption_seat = "", None
    context.happen("Meanwhile: much")
    assert context.shown_caption == ("Meanwhile: much", None)
    context.hover(None)
    for last, told in ((KEYBOARD, "Meanwhile: much"), (MOUSE, line)):
        # A key gives the focus to something by itself: that is no look at something else.
        context.happened = ""
        context.happen("Meanwhile: much")
        monkeypatch.setattr(context.host.devices, "last", last)
        context.hover(None)
        context.hover((CARD, card))
        assert context.shown_caption == (told, None)
        context.hovered = None


def test_nothing_is_foretold_while_a_sheet_lies_there_or_something_is_shown(table: TableScene) -> None:
    context = table.context
    card, _, move = card_and_place(table)
    context.hover((CARD, card))
    assert context.considered == (move,)
    context.sheet = context.summary
    assert list(context.considered) == []
    context.sheet = None
    context.repeating = True
    assert [*context.considered, *context.selectable] == []
    context.repeating = False
    assert list(context.considered) == [move]
    context.put(None)
    assert [*context.considered, *context.selectable] == []


def test_a_close_up_tells_what_a_thing_means_now_unless_something_is_shown(table: TableScene) -> None:
    context = table.context
    card, _, _ = card_and_place(table)
    thing: Thing = (CARD, card)
    now = context.now(thing)
    assert now
    context.repeating = True
    assert context.now(thing) == ""
    context.repeating = False
    context.screen.curtain = "blue"
    assert context.now(thing) == ""
    context.screen.curtain = None
    context.put(None)
    assert context.now(thing) == now, "whoever looks on knows as much"


def test_a_wasteful_choice_is_warned_of_once(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    context, sounds = table.context, heard(table, monkeypatch)
    _, _, move = card_and_place(table)
    monkeypatch.setattr(type(context), "wastes", lambda self, moves: moves == (move,))
    assert not context.warns(())
    assert context.warns((move,))
    assert context.warning
    assert sounds == ["refuse"]
    assert not context.warns((move,))
    context.put(context.screen.asked)
    assert not context.warning
    assert context.warns((move,)), "the next decision begins anew"


def test_a_refusal_is_told_until_something_else_is_done_and_a_passing_word_until_the_next_decision(
    table: TableScene,
) -> None:
    context = table.context
    context.refuse("Not now.")
    assert context.caption == "Not now."
    context.forget_refusal()
    assert context.caption == ""
    context.refuse("Not now.")
    context.tell("Something else.")
    context.forget_refusal()
    assert context.caption == "Something else."
    context.forget_passing()
    assert context.caption == "Something else."
    context.tell("For a moment.", passing=True)
    context.forget_passing()
    assert context.caption == ""


# Keys


def test_keys_look_round_and_change_the_pace(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    context, top, looked = table.context, table.context.top, list[str | None]()

    def look(borough: str | None) -> str:
        looked.append(borough)
        return ""

    monkeypatch.setattr(table.controls.spoken, "borough", look)
    table.context.camera.look_at(None)
    ring = context.shown.ring
    home = ring.index("blue")
    wanted = [*ring[home:], *ring[:home], None]
    for _ in wanted:
        command(table, ask.BOROUGHS)
    assert looked == wanted
    assert top.focus is None
    command(table, "boroughs_back")
    assert looked[-1] == wanted[-2] == top.focus
    command(table, "city")
    assert top.focus is None
    command(table, "city")
    assert [top.focus, top.hand_up] == ["blue", True]
    for pace, key in (
        ("fast", "slower"),
        ("normal", "slower"),
        ("fast", ask.FASTER),
        ("instant", ask.FASTER),
    ):
        command(table, key)
        assert context.host.settings.pace == pace
    command(table, ask.FASTER)
    assert context.host.settings.pace == "instant", "there is none faster"
    for _ in range(9):
        command(table, "slower")
    assert context.host.settings.pace == "slow"
    assert "slow" in context.caption


def test_the_caption_tells_whose_borough_is_looked_at(table: TableScene) -> None:
    context = table.context
    others = {seat.colour: seat.name for seat in context.session.seats if seat.colour != "blue"}
    for colour, name in others.items():
        press(table, (PLATE, colour))
        assert context.shown_caption[0] == f"{name}’s borough"
    command(table, ask.BACK)
    assert "borough" not in context.shown_caption[0]
    press(table, (MAP, colour))
    assert context.shown_caption[0] == f"{name}’s borough"
    press(table, (MAP, ""))
    assert "borough" not in context.shown_caption[0]


def test_the_caption_tells_that_nobody_plays_a_borough(open_window: Open) -> None:
    table = table_asked(open_window, players="Anna, bot:random")
    unplayed = next(colour for colour in table.context.shown.ring if colour not in table.context.shown.seats)
    press(table, (MAP, unplayed))
    assert table.context.shown_caption[0].startswith("Nobody plays this borough.")


def test_back_undoes_the_nearest_thing(table: TableScene) -> None:
    context = table.context
    card, place, _ = card_and_place(table)
    context.shown.players["blue"].coins = 3
    table.controls.flow.donation.lay("blue", 1)
    press(table, (CARD, card))
    context.laid = 1
    command(table, ask.BACK)
    assert (context.laid, context.chosen) == (0, card)
    command(table, ask.BACK)
    assert context.chosen is None
    press(table, place)
    command(table, ask.BACK)
    assert context.place is None
    table.context.camera.look_at("red")
    command(table, ask.BACK)
    assert context.top.focus == "blue"
    assert isinstance(table.host.scene, TableScene)
    command(table, ask.BACK)
    assert isinstance(table.host.scene, PauseScene)


def test_stepping_goes_round_all_that_is_lit(table: TableScene) -> None:
    control = table.controls.focus_control
    control.step()
    order = control.order()
    assert len(order) > 2
    assert control.thing == order[0]
    seen = []
    for _ in order:
        command(table, ask.NEXT)
        seen.append(control.thing)
    assert seen == [*order[1:], order[0]]
    command(table, ask.PREVIOUS)
    assert control.thing == order[-1]
    command(table, ask.PREVIOUS)
    assert control.thing == order[-2]
    table.controls.focus_control.thing = (MENU,)
    command(table, ask.NEXT)
    assert control.thing == order[0]
    table.context.put(None)
    command(table, ask.NEXT)
    assert control.thing == order[0], "nothing is lit"


def test_a_number_presses_a_card_of_the_hand_from_the_left(table: TableScene) -> None:
    context, control = table.context, table.controls.focus_control
    control.step()
    cards = context.top.hand.cards
    for number, card in enumerate(cards, 1):
        command(table, str(number))
        assert (control.thing, context.chosen) == ((CARD, card), card)
        press(table, (CARD, card))
    command(table, str(len(cards) + len(context.buttons) + 1))
    assert context.chosen is None
    moves = len(table.session.record.moves)
    context.repeating = True
    command(table, "1")
    assert context.chosen is None
    context.repeating = False
    assert len(table.session.record.moves) == moves


def test_a_close_look_is_at_what_has_the_focus_or_what_the_mouse_points_at(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, control = table.context, table.controls.focus_control
    looked: list[Any] = []
    monkeypatch.setattr(context, "close_up", looked.append)
    control.thing = (PLATE, "red")
    context.hovered = (STACKS,)
    command(table, ask.CLOSE_UP)
    control._shown = False
    control._follow(DeviceCommand(ask.CLOSE_UP, None))
    assert looked == [(PLATE, "red"), (STACKS,)]
    context.top.look_at("red", False, at_once=True)
    control.thing = (MAP, "")
    command(table, ask.CLOSE_UP)
    assert context.top.focus is None, "the small map shows the city"
    assert len(looked) == 2


# What lies there


def test_the_caption_tells_a_gain_only_where_nothing_else_of_its_move_is_told(table: TableScene) -> None:
    context = table.context
    context.show((), context.screen.view())
    context._begin_event(e.PrestigeGained("red", 3, 0, "residence"))
    assert (context.is_news, context.caption_seat) == (True, "red")
    gain = context.caption
    context.show((), context.screen.view())
    context._begin_event(e.CardPlayed("green", "green.bank"))
    played = context.caption
    context._begin_event(e.PrestigeGained("red", 3, 0, "residence"))
    assert (context.caption, context.caption_seat) == (played, "green")
    assert played != gain
    context.show((), context.screen.view())
    context._begin_event(e.PlagueStruck("red"))
    assert context.caption_seat == "red"
    context._begin_event(e.PlagueStruck("green"))
    assert context.caption_seat is None
    names = [context.session.name(seat) for seat in ("red", "green")]
    assert all(name in context.caption for name in names)


def test_only_a_card_of_the_hand_is_raised_by_pointing_at_it(table: TableScene) -> None:
    context, hand = table.context, table.context.top.hand
    context.hover((CARD, hand.cards[1]))
    assert hand.hover == 1
    context.hover((SHOWN, hand.cards[0]))
    assert hand.hover is None
    context.hover((CARD, hand.cards[0]))
    assert hand.hover == 0
    context.hover((CARD, "red.nothing"))
    assert hand.hover is None
    context.hover(None)
    assert hand.hover is None


def test_what_others_have_done_is_shown_again_from_ones_own_last_move_on(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, flow = table.context, table.controls.flow
    since = flow.last_moves.since("blue")
    assert next(mover for mover, _ in since) == "blue"
    assert "blue" not in [mover for mover, _ in since[1:]]
    flow.repeat()
    if len(since) > 1:
        assert context.repeating
        shown = 0
        for _ in range(600):
            if not context.repeating:
                break
            flow.go_on(0.1, "instant")
            context.animator.skip(everything=True)
            shown += 1
        assert shown >= len(since) - 1
    assert not context.repeating
    assert context.pending is not None
    sounds = heard(table, monkeypatch)
    flow.last_moves.forget()
    flow.repeat()
    assert sounds == ["refuse"]
    assert not context.repeating


def test_the_button_that_ends_a_turn_ends_it(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = heard(table, monkeypatch)
    wished: list[Any] = []
    monkeypatch.setattr(table.context.director, "wish_here", wished.append)
    press(table, (BUTTON, undo_buttons.DONE))
    assert [wish.value for wish in wished] == ["done"]
    assert sounds == ["button_press"]
    press(table, (BUTTON, undo_buttons.RESTART))
    press(table, (BUTTON, undo_buttons.UNDO))
    assert [wish.value for wish in wished] == ["done", "restart", "undo"]
