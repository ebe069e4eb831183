"""Undo, please, at the screen: whoever has moved here is asked, and no is what a stray press says."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine import Move
from game.match.options import NewGame
from game.match.session import Session
from game.screens.phones.asking import PleaScene
from game.table.scene import TableScene
from tests.phones.sofa import Sofa, gather
from tests.phones.stand_ins import Phone


@pytest.fixture(autouse=True)
def _dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rare deal never comes to the question: this one soon does."""
    new = Session.new

    def deal(game: NewGame, *how: Any, **more: Any) -> Session:
        return new(replace(game, seed=100), *how, **more)

    monkeypatch.setattr(Session, "new", deal)


def test_a_sheet_asks_and_goes_when_the_phone_asks_no_more(sofa: Sofa) -> None:
    gather(sofa)
    ben = sofa.phone()
    ben.sit("Ben", "green")
    sofa.window.click("Start", wait=0.5)
    left = play_until_it_can_be_asked(sofa, ben)
    session = sofa.table().session
    before = len(session.record.moves)
    ben.wish("past-others")
    sofa.window.advance(0.2)
    scene = sofa.window.showing(PleaScene)
    assert scene.readable[0].startswith("Ben would like to take back a choice.")
    assert scene.focus.current is scene.control("no")
    sofa.window.advance(0.7)
    sofa.window.click("no", wait=0.2)
    assert isinstance(sofa.window.scene, TableScene)
    assert ben.told[-1] == "Anna would rather go on."
    assert len(session.record.moves) == before
    ben.wish("past-others")
    sofa.window.advance(1.0)
    sofa.window.click("yes", wait=0.5)
    assert len(session.record.moves) <= left
    assert isinstance(sofa.window.scene, TableScene)


def play_until_it_can_be_asked(sofa: Sofa, ben: Phone) -> int:
    """Play until Ben can ask Anna; return the moves that would be left.

    That comes of hires alone, which turn nothing up: both hire whenever they can, and else play at random.
    """
    chance = random.Random(3)

    def one_of(moves: list[str]) -> str:
        return chance.choice([move for move in moves if " hire " in move] or moves)

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
            options = {str(move): move for move in screen.asked.options}
            shot = context.director.choose(options[one_of([*options])])
            assert shot is not None
            sofa.table().controls.flow.show(shot)
        elif ben.ask is not None:
            ben.answer(one_of([option["move"] for option in ben.ask["options"]]))
        sofa.window.advance(0.1)
    raise AssertionError("it never came to that")
