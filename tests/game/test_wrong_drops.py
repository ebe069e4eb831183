"""A press or a drop that can't be meant says why, by every device; a place may be pressed before its card."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from engine import Decision, Game
from engine.names import BACK, NOTREDAME, card_kind
from game.decisions.gestures import PLATE, PendingDecision, Thing
from game.decisions.targets import AREA, CARD, CATHEDRAL, FRIEND
from game.table.scene import TableScene
from game.words import languages, say
from tests.game.readable_tables import open_table, real_tables
from tests.game.test_choices import drawn, told
from tests.game.walker import BUTTONS, route
from tests.game.window import Open, Window

WRONG = "This card belongs in the highlighted space."


def at(window: Window, folder: Path, kind: str) -> tuple[TableScene, PendingDecision]:
    """A table at a kind of decision."""
    table = open_table(window, folder, kind)
    assert table.context.pending is not None
    return table, table.context.pending


Playing = tuple[Window, TableScene, str, Thing, Thing]


@pytest.fixture
def playing(open_window: Open, tmp_path: Path) -> Playing:
    """A table at which a card is to be played: a card with one place, that place, and another sector."""
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table, pending = at(window, tmp_path, "play")
    return window, table, *card_and_places(pending)


def card_and_places(pending: PendingDecision) -> tuple[str, Thing, Thing]:
    """A card with one place, that place, and another sector of the same borough."""
    cards = [move.what for move in pending.decision.options if move.verb == "play"]
    card = next(card for card in cards if card_kind(card) not in ("friend", BACK))
    kind = card_kind(card)
    place: Thing = (CATHEDRAL,) if kind == NOTREDAME else (AREA, pending.colour, kind)
    wrong = "bank" if kind != "bank" else "park"
    return card, place, (AREA, pending.colour, wrong)


def point(table: TableScene, thing: Thing) -> tuple[float, float]:
    return table.context.top.place_of(thing)


def drag(window: Window, table: TableScene, card: str, onto: Thing) -> None:
    """Lift a card; the camera goes to the borough that it can be played in, and there it is dropped."""
    window.move_to(point(table, (CARD, card)))
    window.button_down()
    window.move_to((window.pointer[0], window.pointer[1] - 60))
    window.advance(0.5)
    window.move_to(point(table, onto))
    window.button_up()


def focus(window: Window, table: TableScene, goal: Thing, pad: bool) -> None:
    """Walk the focus to a thing and press it."""
    control = table.controls.focus_control
    step = "right"  # after the mouse it only shows the focus
    while step != "select":
        if pad:
            window.pad(BUTTONS[step])
        else:
            window.press(step)
        window.advance(0.5)
        assert control.thing is not None
        step = (route(control.neighbours(), control.thing, goal) or ["select"])[0]
    assert control.thing == goal
    if pad:
        window.pad(BUTTONS["select"])
    else:
        window.press("return")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", languages())
def test_a_card_dropped_in_the_wrong_place_says_where_it_belongs(
    open_window: Open, tmp_path: Path, language: str
) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant", language=language)
    table, pending = at(window, tmp_path, "play")
    card, place, wrong = card_and_places(pending)
    moves = len(table.session.record.moves)
    drag(window, table, card, wrong)
    why = say("table-why-place")
    assert told(table) == why
    assert why in drawn(window, table)
    assert table.context.chosen == card  # and its place is lit
    assert place in table.context.selectable
    drag(window, table, card, place)
    assert table.session.record.moves[moves].endswith(f"play {card}")
    assert told(table) != why


def test_a_carried_card_hides_nothing_of_the_place_that_the_pointer_is_on(
    open_window: Open, tmp_path: Path
) -> None:
    window = open_window((1920, 1080), title=False, tables=real_tables(), pace="instant")
    table, pending = at(window, tmp_path, "play")
    card, place, _ = card_and_places(pending)
    window.move_to(point(table, (CARD, card)))
    window.button_down()
    window.move_to((window.pointer[0], window.pointer[1] - 60))
    window.advance(0.5)
    window.move_to(point(table, place))
    carried = table.context.drag
    assert carried is not None
    alone = Surface((1920, 1080), pygame.SRCALPHA)
    carried.draw(alone, None)
    (box,) = pygame.mask.from_surface(alone, 250).get_bounding_rects()  # its shadow may fall there
    assert box.bottom <= window.pointer[1]
    assert box.left < window.pointer[0] < box.right


def beside_the_friend(game: Game, asked: Decision) -> bool:
    """Whether the own friend stands in the sector of a card in the hand."""
    friend = game.view(asked.colour).players[asked.colour].friend
    return friend is not None and any(card_kind(move.what) == friend for move in asked.options)


@pytest.mark.parametrize("dragged", [False, True])
def test_a_press_or_a_drop_on_the_friend_means_the_lit_place_where_it_stands(
    open_window: Open, tmp_path: Path, dragged: bool
) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "play", when=beside_the_friend)
    assert table.context.pending is not None
    kind = table.context.shown.players["blue"].friend
    moves = table.context.pending.decision.options
    card = next(move.what for move in moves if card_kind(move.what) == kind)
    played = len(table.session.record.moves)
    window.click(point(table, (CARD, card)), wait=1.0)
    friend = point(table, (FRIEND, "blue"))
    assert table.context.top.thing_at(friend) == (FRIEND, "blue")
    if dragged:
        window.drag(point(table, ("cache", "blue")), friend)
    else:
        window.click(friend)
    window.advance(0.1)
    assert table.session.record.moves[played:][:1] == [f"blue play {card}"]


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("device", ["mouse", "keys", "pad", "cube"])
def test_a_chosen_card_placed_wrongly_says_so_by_every_device(playing: Playing, device: str) -> None:
    window, table, card, _, wrong = playing
    if device == "mouse":
        window.click(point(table, (CARD, card)), wait=0.5)
        window.click(point(table, wrong))
    elif device == "cube":
        window.click(point(table, (CARD, card)), wait=0.5)
        colour = table.context.pending.colour if table.context.pending else ""
        window.drag(point(table, ("cache", colour)), point(table, wrong))
    else:
        focus(window, table, (CARD, card), pad=device == "pad")
        focus(window, table, wrong, pad=device == "pad")
    assert told(table) == WRONG
    assert table.context.chosen == card


def test_why_is_no_longer_told_when_the_card_is_put_back(playing: Playing) -> None:
    window, table, card, _, wrong = playing
    focus(window, table, (CARD, card), pad=False)
    focus(window, table, wrong, pad=False)
    assert told(table) == WRONG
    window.press("escape")
    assert table.context.chosen is None
    assert told(table) != WRONG


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", languages())
def test_every_wrong_drop_has_its_own_reason(open_window: Open, tmp_path: Path, language: str) -> None:
    """What is said is about where the piece goes, not about where it comes from."""
    window = open_window(title=False, tables=real_tables(), pace="instant", language=language)
    for kind, key in (
        ("draft", "table-why-keep"),
        ("take", "table-why-take-to"),
        ("minstrel_from", "table-why-minstrel-to"),
    ):
        table, pending = at(window, tmp_path, kind)
        carried = next(thing for thing in pending.draggable if thing[0] in (CARD, AREA, FRIEND, CATHEDRAL))
        drag_thing(window, table, carried, (PLATE, pending.colour))
        assert told(table).split(":")[0].split("「")[0] == say(key, place="Bank").split(":")[0].split("「")[0]
        window.app.pop()


def drag_thing(window: Window, table: TableScene, carried: Thing, onto: Thing) -> None:
    window.drag(point(table, carried), point(table, onto))


# The place first


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("device", ["mouse", "keys", "pad"])
def test_a_place_pressed_first_and_then_its_card_plays_it(playing: Playing, device: str) -> None:
    window, table, card, place, _ = playing
    moves = len(table.session.record.moves)
    for thing in (place, (CARD, card)):
        if device == "mouse":
            window.click(point(table, thing), wait=0.5)
        else:
            focus(window, table, thing, pad=device == "pad")
        if thing == place:
            assert len(table.session.record.moves) == moves
            assert "choose the card for the highlighted space" in drawn(window, table)
            assert set(table.context.selectable) >= {place, (CARD, card)}
    assert table.session.record.moves[moves].endswith(f"play {card}")


def test_a_place_pressed_twice_or_put_back_is_no_longer_asked_about(playing: Playing) -> None:
    window, table, card, place, _ = playing
    window.click(point(table, place))
    assert table.context.place == place
    window.advance(0.5)
    window.click(point(table, place))
    assert table.context.place is None
    focus(window, table, place, pad=False)
    assert table.context.place == place
    window.press("escape")
    assert table.context.place is None
    assert table.controls.focus_control.thing == place
    window.click(point(table, (CARD, card)))
    assert table.context.chosen == card  # a card alone is not played


def test_a_card_that_belongs_elsewhere_is_chosen_with_its_reason(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table, pending = at(window, tmp_path, "play")
    cards = [move.what for move in pending.decision.options if move.verb == "play"]
    assert len(cards) > 1
    by_places = {card: set(PendingDecision(pending.decision, card).selectable) for card in cards}
    card, other, place = next(
        (card, other, place)
        for card in cards
        for other in cards
        for place in sorted(by_places[card] - by_places[other])
        if place[0] != CARD
    )
    window.click(point(table, place), wait=0.5)
    moves = len(table.session.record.moves)
    window.click(point(table, (CARD, other)))
    assert len(table.session.record.moves) == moves
    assert table.context.chosen == other
    assert told(table) == WRONG or told(table).startswith("The trusted friend goes")
    assert card != other


def test_a_place_for_no_card_asks_for_a_card(playing: Playing) -> None:
    window, table, *_ = playing
    pending = table.context.pending
    assert pending is not None
    foreign = next(seat for seat in table.context.shown.seats if seat != pending.colour)
    window.press("c", wait=1)
    table.controls.dispatch.press((AREA, foreign, "bank"))
    assert told(table) == "Choose one of your cards first."
    assert table.context.place is None
