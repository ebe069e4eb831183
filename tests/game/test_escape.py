"""Escape and the pad's back close the nearest thing first; only then the pause opens."""

from pathlib import Path

import pytest

from game.decisions.targets import CARD
from game.screens.pause.pause import PauseScene
from tests.game.readable_scenes import watch
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Open, Window


@pytest.fixture
def window(open_window: Open) -> Window:
    return open_window(title=False, tables=real_tables(), pace="instant")


def test_a_sheet_then_the_card_then_the_close_look_then_the_pause(window: Window, tmp_path: Path) -> None:
    table = open_table(window, tmp_path, "play")
    context, top = table.context, table.context.top
    home = top.focus
    card = next(card for card in top.hand.cards if not card.endswith("friend"))
    window.click(top.place_of((CARD, card)))
    assert context.chosen == card
    other = next(seat for seat in context.shown.seats if seat != home)
    table.context.camera.look_at(other)
    window.press("f1")
    seen: list[tuple[bool, bool, bool]] = []
    while not isinstance(window.scene, PauseScene) and len(seen) < 5:
        window.press("escape", wait=0.1)
        seen.append((context.sheet is None, context.chosen is None, isinstance(window.scene, PauseScene)))
    assert seen[:2] == [(True, False, False), (True, True, False)]
    assert seen[-1] == (True, True, True)
    assert top.focus == home


def test_laid_coins_come_back_before_the_pause(window: Window, tmp_path: Path) -> None:
    table = open_table(window, tmp_path, "donate")
    context = table.context
    coins = context.shown.players["blue"].coins
    table.controls.flow.donation.lay("blue", 1)
    window.press("escape")
    assert (context.laid, context.shown.players["blue"].coins, context.caption) == (0, coins, "")
    assert window.scene is table
    window.press("escape")
    assert isinstance(window.scene, PauseScene)


def test_a_carried_thing_is_let_go(window: Window, tmp_path: Path) -> None:
    table = open_table(window, tmp_path, "play")
    top = table.context.top
    window.move_to(top.place_of((CARD, top.hand.cards[0])))
    window.button_down()
    window.move_to((640, 300))
    assert table.context.drag is not None
    window.press("escape")
    assert table.context.drag is None
    assert window.scene is table


def test_a_close_look_ends_before_the_replay_does(window: Window) -> None:
    scene = watch(window)
    scene.look_at(scene.shown.seats[0])
    window.press("escape")
    assert window.scene is scene
    assert scene.top.focus is None
    window.press("escape")
    assert window.scene is not scene
