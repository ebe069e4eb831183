"""At the table, in the program as people run it: all devices, undoing, hints, the curtain, wrong drops."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from engine import Decision, Game
from engine.names import BACK, card_kind
from engine.record import records
from game.decisions.gestures import CACHE
from game.decisions.targets import AREA, BUTTON, CARD, FRIEND
from game.screens.pause.pause import PauseScene
from game.table.hud import undo_buttons
from game.table.scene import TableScene
from game.words import say
from tests.game.walker import BUTTONS, Walker
from tests.window.person import Hand, Person, at_a_decision, sit_down


def test_a_new_size_and_a_pause_in_the_middle_of_a_game_leave_it_as_it_is(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield me.asked
        asked = me.table.context.screen.asked
        yield from me.resize((1120, 630))
        yield me.asked
        yield from me.press("p")
        yield me.sees(PauseScene)
        yield from me.click("resume")
        yield me.asked
        assert (me.table.context.screen.asked, me.mine()) == (asked, 0)
        yield from me.press("1")
        yield me.has_moved

    me = sit_down(tmp_path, "Anna, bot:quick")
    me.lives(hand)
    assert "size = [1120, 630]" in (tmp_path / "settings.toml").read_text(encoding="utf-8")


@pytest.mark.thorough(usual=0)
def test_a_hint_comes_from_the_bots_process_and_its_best_move_is_taken(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield me.asked
        yield from me.press("h")
        yield lambda: bool(me.table.controls.hints.found)
        best = me.table.controls.hints.found[0].move
        assert me.told
        assert me.told == me.table.context.hints.counsel(best, me.table.context.pending)
        ((_, thing),) = [marked for marked in me.table.controls.hints.marked() if marked[0] == 1]
        yield from me.click(thing)
        yield me.has_moved
        assert str(best) in me.moves
        assert me.table.controls.hints.found == ()

    sit_down(tmp_path, "Anna, bot:quick").lives(hand)


def test_a_choice_is_taken_back_on_the_disk_and_made_anew(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.sit()
        before = list(me.moves)
        card = carriage_card(me)
        yield from me.click((CARD, card))
        yield lambda: me.table.context.chosen == card
        yield from me.press("escape")  # laid aside, and chosen again
        yield lambda: me.table.context.chosen is None
        for _ in range(2):
            yield from me.click((CARD, card))
            yield lambda: me.table.context.chosen == card and me.asked()
            yield from me.click((AREA, "blue", card_kind(card)))
            yield lambda: me.moves == [*before, f"blue play {card}"] and me.asked()
            yield lambda: me.kept == me.moves
            yield from me.click((BUTTON, undo_buttons.UNDO))
            yield lambda: me.moves == before and me.asked()
            yield lambda: me.kept == before

    at_a_decision(tmp_path, "play", when=drives).lives(hand)


def drives(game: Game, asked: Decision) -> bool:
    """Whether there is a card after which the same person is asked where to drive."""
    return any(card_kind(move.what) == "carriage" for move in asked.options)


def carriage_card(me: Person) -> str:
    """The card with which the carriage drives."""
    pending = me.table.context.pending
    assert pending is not None
    return next(move.what for move in pending.decision.options if card_kind(move.what) == "carriage")


def test_two_people_at_one_screen_have_a_curtain_between_their_hands(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        for name in ("Anna", "Ben"):
            yield me.curtained
            seat = me.table.context.screen.curtain
            assert seat is not None
            assert me.table.session.name(seat) == name
            assert set(me.table.context.top.hand.cards) <= {BACK}
            yield from me.press("return")
            yield me.asked
            assert me.table.context.top.hand.cards
            assert BACK not in me.table.context.top.hand.cards
            yield from me.press("1")
            yield partial(me.has_moved, seat)

    sit_down(tmp_path, "Anna, Ben").lives(hand)


@pytest.mark.thorough(usual=0)
def test_a_wrong_drop_says_why_and_the_card_is_still_there(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.sit()
        pending, before = me.table.context.pending, list(me.moves)
        assert pending is not None
        cards = [move.what for move in pending.decision.options if move.verb == "play"]
        card = next(card for card in cards if card_kind(card) not in ("friend", BACK, "notredame", "bank"))
        yield from me.drag((CARD, card), (AREA, "blue", "bank"))
        yield lambda: me.told == say("table-why-place")
        assert me.moves == before
        yield me.ready
        yield from me.drag((CARD, card), (AREA, "blue", card_kind(card)))
        yield lambda: len(me.moves) > len(before)
        assert me.moves[len(before)] == f"blue play {card}"
        assert me.told != say("table-why-place")

    at_a_decision(tmp_path, "play").lives(hand)


def test_a_cube_is_carried_by_the_pointer_to_where_a_card_is_played(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.sit()
        pending, before = me.table.context.pending, list(me.moves)
        assert pending is not None
        cards = [move.what for move in pending.decision.options if move.verb == "play"]
        card = next(card for card in cards if card_kind(card) not in ("friend", BACK, "notredame"))
        yield from me.click((CARD, card))
        yield lambda: me.table.context.chosen == card and me.asked()
        yield from me.drag((CACHE, "blue"), (AREA, "blue", card_kind(card)))
        yield lambda: len(me.moves) > len(before)
        assert me.moves[len(before)] == f"blue play {card}"
        yield lambda: me.kept[len(before) :][:1] == [f"blue play {card}"]

    at_a_decision(tmp_path, "play").lives(hand)


@pytest.mark.thorough(usual=0)
def test_the_friend_walks_to_where_it_is_dropped(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield from me.sit()
        pending = me.table.context.pending
        assert pending is not None
        before = list(me.moves)
        goal = next(thing for thing in pending.selectable if thing[0] == AREA)
        yield from me.drag((FRIEND, "blue"), goal)
        yield lambda: len(me.moves) > len(before)
        assert me.moves[len(before)].startswith("blue friend")
        yield lambda: me.table.context.shown.players["blue"].friend == goal[2]

    at_a_decision(tmp_path, "friend").lives(hand)


def rounds(me: Person, press: dict[str, str] | None) -> Hand:
    """Play with the six presses of a walker, by keys or a pad, until the second round."""
    walker, keys = Walker(seed=3), {"left", "right", "up", "down"}
    while me.table.session.game.view().round < 2:
        wanted = walker.next(me.table) if isinstance(me.scene, TableScene) else None
        if wanted is None:
            yield lambda: True
        elif press is None:
            yield from me.pad(BUTTONS[wanted])
        else:
            yield from me.press(wanted if wanted in keys else press[wanted])
    assert {"draft", "play", "hire"} <= walker.kinds


def test_a_whole_round_by_the_keyboard_alone(tmp_path: Path) -> None:
    me = sit_down(tmp_path, "Anna, bot:quick", seed=5)
    table = me.table
    me.lives(lambda me: rounds(me, {"select": "return", "back": "escape"}))
    assert records.read(table.session.record_path).replay().view().round == 2


@pytest.mark.thorough(usual=0)
def test_a_whole_round_by_a_pad_alone(tmp_path: Path) -> None:
    me = sit_down(tmp_path, "Anna, bot:quick", seed=6)
    table = me.table
    me.lives(lambda me: rounds(me, None))
    assert records.read(table.session.record_path).replay().view().round == 2
    assert table.host.devices.last == "pad"
