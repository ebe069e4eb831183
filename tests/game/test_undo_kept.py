"""What can be undone is known without playing the whole game again after every move."""

import random
from pathlib import Path

from engine import Move
from engine.record import undo
from game.match.options import NewGame
from game.match.session import Session
from game.seats import Seat
from game.settings import Settings
from game.storage.saves import Saves


def test_what_a_session_knows_of_undo_is_what_its_record_tells(tmp_path: Path) -> None:
    seats = Seat("Anna", "red"), Seat("Ben", "blue"), Seat("Quasimodo", "green", "random")
    session = Session.new(NewGame(seats, seed=11, new_persons=True), Settings(), Saves(tmp_path))
    chance = random.Random(11)
    undone = 0
    for number in range(120):
        colour = chance.choice(session.game.to_move)
        decision = session.game.decision(colour)
        assert decision is not None
        session.play(Move.parse(str(chance.choice(decision.options))))
        assert session.undoable() == undo.choices(session.record)
        taker = next(iter(session.undoable()), None)
        if number % 5 == 0 and taker is not None:
            undone += session.undo(taker)
            assert session.undoable() == undo.choices(session.record)
    assert undone
