"""Undo, please, at the screen: whoever has moved here is asked, and no is what a stray press says."""

from __future__ import annotations

import random

from engine import Move
from game.screens.phones.asking import PleaScene
from game.table.scene import TableScene
from tests.phones.sofa import Sofa, gather
from tests.phones.stand_ins import Phone


def test_a_sheet_asks_and_goes_when_the_phone_asks_no_more(sofa: Sofa) -> None:
    gather(sofa)
    ben = sofa.phone()
    ben.sit("Ben", "green")
    sofa.window.click("Start")
    sofa.window.advance(0.5)
    left = play_until_it_can_be_asked(sofa, ben)
    session = sofa.table().session
    before = len(session.record.moves)
    ben.wish("past-others")
    sofa.window.advance(0.2)
    scene = sofa.window.scene
    assert isinstance(scene, PleaScene)
    assert scene.readable[0].startswith("Ben would like to take back a choice.")
    assert scene.focus.current is scene.control("no")
    sofa.window.advance(0.7)
    sofa.window.click("no")
    sofa.window.advance(0.2)
    assert isinstance(sofa.window.scene, TableScene)
    assert ben.told[-1] == "Anna would rather go on."
    assert len(session.record.moves) == before
    ben.wish("past-others")
    sofa.window.advance(1.0)
    sofa.window.click("yes")
    sofa.window.advance(0.5)
    assert len(session.record.moves) <= left
    assert isinstance(sofa.window.scene, TableScene)


def play_until_it_can_be_asked(sofa: Sofa, ben: Phone) -> int:
    """Play at random until Ben can ask Anna; return the moves that would be left."""
    chance = random.Random(3)
    context = sofa.table().context
    session = context.session
    for _ in range(3000):
        assert not session.game.over
        if "green" in session.past_others():
            left = session.past_others()["green"]
            if any(Move.parse(move).colour == "blue" for move in session.record.moves[left:]):
                sofa.window.advance(1.0)
                if session.past_others().get("green") == left:
                    return left
        screen = context.director.screen
        if screen.curtain:
            sofa.window.press("return")
        elif screen.asked is not None:
            shot = context.director.choose(chance.choice(screen.asked.options))
            assert shot is not None
            sofa.table().controls.flow.show(shot)
        else:
            ben.choose(chance)
        sofa.window.advance(0.1)
    raise AssertionError("it never came to that")
