"""Choosing at the table: what it would bring, a safe first focus, a warning before something is wasted."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect

from engine import Decision, Record
from engine.names import card_kind
from engine.record import records
from engine.record.records import Seat
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, MARKET
from game.table.control.focus_targets import lens_box
from game.table.scene import TableScene
from tests.game.lines_drawn import Register
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Open, Window, app_of

A, NEXT = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER

At = Callable[..., tuple[Window, TableScene]]


@pytest.fixture
def at(open_window: Open, tmp_path: Path) -> At:
    """Opens a table at a kind of decision."""

    def open_at(kind: str, **settings: object) -> tuple[Window, TableScene]:
        window = open_window(title=False, tables=real_tables(), pace="instant", **settings)
        return window, open_table(window, tmp_path, kind, players=3)

    return open_at


def asked(table: TableScene) -> Decision:
    assert table.context.pending is not None
    return table.context.pending.decision


def told(table: TableScene) -> str:
    """What the line under the prompt says."""
    return table.context.shown_caption[0]


def drawn(window: Window, table: TableScene) -> str:
    """All words that the table draws."""
    with Register() as register:
        table.context.changed()
        window.advance(1 / 60)
        return " ".join(line.text for line in register.on(app_of(table.host).display.surface))


def moves(table: TableScene) -> int:
    return len(table.session.record.moves)


def button(table: TableScene, key: str) -> Rect:
    return next(found.rect for found in table.context.buttons if found.key == key)


# What it would bring


def test_a_focused_card_says_what_it_would_bring(at: At) -> None:
    window, table = at("play")
    window.press("right", "left")
    lines = set()
    for card in table.context.top.hand.cards:
        table.controls.focus_control.focus((CARD, card))
        window.advance(1 / 60)
        assert table.context.considered[0].what == card
        assert told(table)
        assert told(table) in drawn(window, table)
        lines.add(told(table))
    assert lines != {table.context.caption}


def test_the_pointer_and_a_carried_card_say_it_too(at: At) -> None:
    window, table = at("play")
    place = table.context.top.place_of((CARD, table.context.top.hand.cards[0]))
    window.move_to(place)
    hovered = told(table)
    assert hovered
    window.button_down()
    window.move_to((place[0] + 40, place[1] - 120))
    assert table.context.drag is not None
    assert told(table) == hovered
    window.button_up()


def test_the_end_of_a_drive_says_what_the_message_pays(at: At) -> None:
    window, table = at("drive")
    markets = [move.what for move in asked(table).options]
    said = {}
    for market in markets:
        window.move_to(table.context.top.place_of((MARKET, market)))
        if table.context.hovered == (MARKET, market):
            said[market] = told(table)
    assert said
    for market, line in said.items():
        barred = line in ("No message here", "You may not take this message now")
        assert barred or "message: +" in line
        assert (line == "No message here") == (market not in table.context.shown.messages)


def test_what_is_told_gives_way_only_when_something_else_is_looked_at(at: At) -> None:
    window, table = at("hire")
    window.press("right")
    table.context.tell("A remark.")
    window.advance(0.1)
    assert told(table) == "A remark."
    window.press("tab")
    assert told(table) not in ("A remark.", "")


def test_hiring_nobody_tells_what_the_plague_will_do(at: At) -> None:
    window, table = at("hire")
    window.move_to(button(table, "pass"))
    own = table.context.shown.players[asked(table).colour]
    assert told(table).startswith(f"Rat marker {own.rat} → {own.rat_after}")


def test_hiring_nobody_covers_nothing_of_the_city(at: At) -> None:
    window, table = at("hire")
    window.advance(0.1)
    top, box = table.context.top, button(table, "pass")
    assert [one for one in top.painter.drawn if one.box.colliderect(box)] == []
    walls = [y for _, y in map(top.camera.to_screen, top.plan.nave.outline)]
    assert top.layout.caption.bottom <= min(walls)
    assert max(walls) < box.top


# A safe first focus, and a warning


@pytest.mark.parametrize("kind", ["donate", "collect", "take"])
def test_the_first_focus_wastes_nothing(at: At, kind: str) -> None:
    window, table = at(kind)
    window.press("right")
    control = table.controls.focus_control
    assert control.thing is not None
    assert table.context.pending is not None
    first = control._first(control.order())
    assert not table.context.wastes(table.context.pending.considered(first))
    before = moves(table)
    table.controls.focus_control.focus(first)
    window.press("return")
    assert moves(table) > before
    refused = ("donate 0", "leave", "forgo")
    assert not table.session.record.moves[before].endswith(refused)


@pytest.mark.parametrize("device", ["mouse", "keys", "pad"])
def test_a_card_is_wasted_only_by_a_second_press(at: At, device: str) -> None:
    window, table = at("donate")
    before, control = moves(table), table.controls.focus_control
    if device == "mouse":
        window.move_to(button(table, "donate 0"))
    while device == "keys" and control.thing != (BUTTON, "donate 0"):
        window.press("tab")
    while device == "pad" and control.thing != (BUTTON, "donate 0"):
        window.pad(NEXT)

    def press() -> None:
        if device == "mouse":
            window.click(window.pointer)
        elif device == "keys":
            window.press("return")
        else:
            window.pad(A)

    press()
    assert moves(table) == before
    assert table.context.warning
    assert "that would be wasted" in drawn(window, table)
    press()
    assert table.session.record.moves[before].endswith("donate 0")


def test_a_warning_goes_when_another_thing_is_looked_at(at: At) -> None:
    window, table = at("donate")
    window.click(button(table, "donate 0"))
    assert table.context.warning
    window.move_to(button(table, "donate 1"))
    assert not table.context.warning
    before = moves(table)
    window.click(button(table, "donate 1"))
    assert moves(table) > before


def test_a_press_of_a_pointer_that_lay_still_is_foretold_where_it_lies(at: At) -> None:
    window, table = at("donate")
    window.move_to(button(table, "donate 0"))
    window.press("tab")
    assert table.context.hovered != (BUTTON, "donate 0")
    window.button_down()
    window.button_up()
    assert table.context.warning
    assert table.context.hovered == (BUTTON, "donate 0"), "the line below speaks of what was pressed"


def penniless() -> Record:
    """A game in which blue holds Notre Dame and a residence, and has no coin."""
    seats = (Seat("Anna", "blue"), Seat("Ben", "red", "quick"))
    for seed in range(400):
        record = Record(seats, seed)
        game, chance = record.replay(), Random(seed)
        while not game.over:
            decision = game.decision("blue")
            if decision is not None and decision.kind == "play":
                kinds = {card_kind(move.what) for move in decision.options}
                if kinds >= {"notredame", "residence"} and not game.view("blue").players["blue"].coins:
                    print(f"seed {seed}")
                    return record
            move = chance.choice(game.legal_moves())
            game.play(move)
            record.moves.append(str(move))
    raise AssertionError("never without a coin")


def test_a_wasted_card_that_is_dropped_goes_home_first(open_window: Open, tmp_path: Path) -> None:
    """Notre Dame without a coin does nothing."""
    window = open_window(title=False, tables=real_tables(), pace="instant")
    records.write(tmp_path / "saves" / "poor.toml", penniless())
    window.app.open(tmp_path / "saves" / "poor.toml")
    table = window.showing(TableScene)
    window.advance(0.5)
    card = next(card for card in table.context.top.hand.cards if card.endswith(".notredame"))
    before = moves(table)
    for warned in (True, False):
        top = table.context.top
        window.drag(top.place_of((CARD, card)), top.place_of((CATHEDRAL,)))
        window.advance(0.3)
        assert (moves(table) == before) == warned
        assert table.context.warning == warned


# The hand and the buttons


@pytest.mark.parametrize("kind", ["collect", "donate", "benefit"])
def test_a_tucked_hand_makes_way_for_buttons(at: At, kind: str) -> None:
    window, table = at(kind)
    top = table.context.top
    top.hand.show(("blue.park", "blue.bank"), raised=False)
    table.context.changed()
    window.advance(1)
    row = [button.rect for button in table.context.buttons if button.rect.colliderect(top.button_row)]
    assert row
    high = top.hand.card_size[1]
    assert all(place.centre[1] - high / 2 > max(box.bottom for box in row) for place in top.hand.places())
    for box in row:
        assert top.layout.safe.contains(box)


# The message that may be collected


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_message_to_be_collected_is_shown_beside_its_market(at: At, scale: float) -> None:
    window, table = at("collect", text_scale=scale)
    window.advance(1)
    box = lens_box(table.context)
    assert box is not None
    top = table.context.top
    assert not box.colliderect(top.lighting.around(top.camera, asked(table).place or ""))
    assert not any(box.colliderect(found.rect) for found in table.context.buttons)
    assert top.layout.beneath_prompt.contains(box)
    before = window.picture()
    window.press("right")
    table.controls.focus_control.focus((BUTTON, "leave"))
    window.press("return", "return")
    assert lens_box(table.context) is None
    assert window.picture() != before


def test_a_message_can_be_looked_at_while_the_carriage_is_carried(at: At) -> None:
    window, table = at("drive")
    top, colour = table.context.top, asked(table).colour
    market = next(
        market
        for market in table.context.shown.messages
        if all(player.carriage != market for player in table.context.shown.players.values())
    )
    window.move_to(top.place_of(("carriage", colour)))
    window.button_down()
    window.move_to((window.pointer[0] + 30, window.pointer[1] + 30))
    assert table.context.drag is not None
    window.move_to(top.place_of((MARKET, market)))
    window.click(window.pointer, button=3)
    assert table.context.sheet is not None
    before = moves(table)
    window.click(window.pointer, button=3)
    assert table.context.sheet is None
    assert table.context.drag is not None
    window.click(window.pointer, button=3)
    window.button_up()
    assert table.context.drag is None
    assert moves(table) == before


def test_the_summary_stands_in_the_key_hints(at: At) -> None:
    window, table = at("play")
    window.press("right")
    assert "summary" in [hint.command for hint in table.controls.focus_control.hints()]


def test_a_sector_says_what_one_more_cube_would_bring(at: At) -> None:
    window, table = at("play")
    colour = asked(table).colour
    table.context.close_up((AREA, colour, "bank"))
    now = table.context.now((AREA, colour, "bank"))
    influence = table.context.shown.players[colour].influence("bank") + 1
    assert now == f"With one more cube here: +{influence} coin{'s' * (influence > 1)}."
    assert now.split(":")[0] in drawn(window, table)
