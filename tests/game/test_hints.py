"""Hints: the signs of keys, buttons and the mouse; where the marks of good moves lie, and when they go."""

from pathlib import Path

import pygame
from pygame import Rect

from engine.names import card_kind
from game.decisions.targets import BUTTON
from game.input.bindings import DEFAULTS
from game.input.devices import KEYBOARD, MOUSE, PAD, Devices
from game.table.control.focus_control import FocusControl
from game.table.control.focus_targets import shape_of
from game.table.control.hints import HintControl, mark_place
from game.table.hud.undo_buttons import HINT
from game.table.map.shapes import bounds
from game.ui.key_legend import MOVE, Hint, Sign, block, sign
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS
from tests.game.readable_tables import open_table, real_tables
from tests.game.test_bots_at_table import wait_for
from tests.game.test_devices import A, StandIn, button, key
from tests.game.window import Open, Window


def test_hints_have_the_signs_of_the_device_used_last() -> None:
    devices = Devices()
    assert sign("select", devices) == Sign(MOUSE, "left")
    assert sign(MOVE, devices) is None
    devices.read(key(pygame.K_DOWN))
    assert sign("select", devices) == Sign(KEYBOARD, "return")
    assert sign(MOVE, devices) == Sign(KEYBOARD, "arrows")
    devices.read(button(A))
    assert sign("select", devices) == Sign(PAD, "a")
    assert sign("faster", devices) is None
    devices.bind({"select": ("pad x", "x")})
    assert sign("select", devices) == Sign(PAD, "x")


def test_hints_differ_by_device_and_make_of_the_pad() -> None:
    devices = Devices()
    hints = [Hint("select", "Choose"), Hint("close_up", "Look closer")]
    seen = []
    devices.add_pad(1, StandIn("Xbox Series X Controller"))
    devices.add_pad(2, StandIn("PS5 Controller"))
    for event in (
        pygame.Event(pygame.MOUSEWHEEL, y=1),
        key(pygame.K_DOWN),
        button(A, pad=1),
        button(A, pad=2),
    ):
        devices.read(event)
        made = block(hints, devices, 1.0, 1.0, across=False)
        assert made is not None
        assert made.get_height() > 60
        seen.append((made.get_size(), pygame.image.tobytes(made, "RGBA")))
    assert len(set(seen)) == 4


def test_every_binding_has_a_sign_that_can_be_drawn() -> None:
    devices = Devices()
    for event in (key(pygame.K_DOWN), button(A)):
        devices.read(event)
        for command in DEFAULTS:
            made = block([Hint(command, "…")], devices, 1.0, 1.0, across=True)
            assert (made is not None) == (sign(command, devices) is not None)


def test_a_mark_lies_beside_the_message_that_it_rates(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "drive", players=4)
    window.press("h")
    wait_for(window, lambda: table.controls.hints.found)
    for _, thing in table.controls.hints.marked():
        shape = shape_of(table.context, thing)
        assert shape is not None
        token = Rect(*map(round, bounds(shape)))
        mark = Rect(0, 0, 30, 30)
        mark.center = tuple(map(round, mark_place(thing, shape, 30)))
        assert not mark.inflate(-2, -2).colliderect(token)


def test_the_sentence_of_a_hint_goes_with_its_marks(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "draft", players=3, humans=2)
    window.press("return")  # the curtain
    window.advance(0.2)
    window.press("h")
    wait_for(window, lambda: table.controls.hints.found)
    best = table.controls.hints.found[0].move.what
    assert table.context.caption.startswith(KIND_WORDS.say(card_kind(best)))
    table.controls.flow.lay_hands(True)
    assert table.controls.hints.marked() == []
    assert table.context.caption == ""


def _at_a_hire(open_window: Open, tmp_path: Path) -> tuple[Window, HintControl, FocusControl]:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    controls = open_table(window, tmp_path, "hire", players=4).controls
    return window, controls.hints, controls.focus_control


def test_a_hint_asked_for_by_key_takes_the_focus_to_what_it_is_about(
    open_window: Open, tmp_path: Path
) -> None:
    window, hints, focus = _at_a_hire(open_window, tmp_path)
    window.press("left", "h")
    wait_for(window, lambda: hints.found)
    best, second, *_ = [thing for _, thing in sorted(hints.marked())]
    assert focus.thing == best
    window.press("h")
    assert focus.thing == second
    focus.focus((BUTTON, HINT))
    window.press("return")  # it tells the next, and may be pressed again
    assert focus.thing == (BUTTON, HINT)
    window.press("tab")
    assert focus.thing == hints.told != second


def test_who_goes_on_looking_while_a_hint_is_thought_of_keeps_the_focus(
    open_window: Open, tmp_path: Path
) -> None:
    window, hints, focus = _at_a_hire(open_window, tmp_path)
    window.press("left", "h", "tab", "tab")
    there = focus.thing
    wait_for(window, lambda: hints.found)
    assert focus.thing == there != hints.told


def test_what_is_pointed_at_after_a_hint_says_what_it_costs(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "hire", players=4)
    assert table.context.pending is not None
    persons = [move.what for move in table.context.pending.decision.options if move.verb == "hire"]

    def pointed_at(person: str) -> str:
        window.move_to(table.context.top.place_of(("person", person)))
        window.advance(0.1)
        return table.context.shown_caption[0]

    before = {person: pointed_at(person) for person in persons}
    window.press("h")
    wait_for(window, lambda: table.controls.hints.found)
    best = table.controls.hints.found[0].move
    window.move_to((5, 5))
    for person in persons:
        told = pointed_at(person)
        assert told.startswith(PERSON_WORDS.say(person))
        assert told != before[person]
        assert ("behind the best" in told or "about" in told) or best.what == person


def test_a_persons_mark_leaves_the_buttons_beside_the_prompt_free(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "hire", players=4)
    layout = table.context.top.layout
    for person in table.context.shown.persons:
        shape = shape_of(table.context, ("person", person))
        assert shape is not None
        mark = Rect(0, 0, layout.px(62), layout.px(62))
        mark.center = tuple(map(round, mark_place(("person", person), shape, mark.width)))
        assert mark.collidelist([layout.summary, *layout.beside]) < 0
