"""A game without a screen that is saved as the table saves it: the process that is killed.

``python -m tests.crash.victim FILE SEED`` goes on with the game in FILE or begins it, and prints the number
of each move once it is on the disk. The disk's thread writes while the game goes on, some moves further at
times, as when bots or phones answer at once. The moves follow from the seed and the number of the move alone,
so that a game that was killed and gone on with must come out like one that was not.
"""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from engine import Game, Move, Record, Seat
from engine.names import COLOURS
from engine.record.autosave import Autosave
from game.match.session import Session
from game.storage.record_keeper import RecordKeeper

MOST_AHEAD = 3
"""Moves that are made while one is still being written, at most."""
FRAME = 0.001
"""Seconds between two looks at the disk."""


def new_record(seed: int) -> Record:
    """A game of 2 to 5 seats, in every edition and with or without New Persons, as the seed has it."""
    dice = random.Random(seed)
    colours = dice.sample(COLOURS, dice.randint(2, 5))
    edition = dice.choice(("anniversary", "alea-2007", "riogrande-2007", "bluebear"))
    seats = tuple(Seat(colour.title(), colour) for colour in colours)
    return Record(seats, seed, edition, new_persons=dice.random() < 0.5)


def next_move(game: Game, record: Record) -> Move:
    """The move that is made at this point of this game, whoever asks."""
    return random.Random(f"{record.seed} {len(record.moves)}").choice(game.legal_moves())


def straight(seed: int) -> Record:
    """The whole game as it goes when nobody kills anything."""
    record = new_record(seed)
    game = record.replay()
    while not game.over:
        move = next_move(game, record)
        game.play(move)
        record.moves.append(str(move))
    return record


def session_of(path: Path, seed: int) -> Session:
    """The game in ``path``, begun if it isn't there."""
    if path.exists():
        session = Session.load(path)
    else:
        record = new_record(seed)
        session = Session(record, path, record.replay(), RecordKeeper(record, Autosave(path)))
    session.beside_frames = True
    return session


def main(path: Path, seed: int, tell: Callable[[int], None]) -> None:
    """Play the game in ``path`` to its end; ``tell`` the number of each move that is known to be kept.

    Raises ``OSError`` if a move can't be written.
    """
    session = session_of(path, seed)
    dice = random.Random(time.monotonic_ns())
    tell(len(session.record.moves))
    while not session.game.over:
        for _ in range(dice.randint(1, MOST_AHEAD)):
            if not session.game.over:
                session.play(next_move(session.game, session.record))
        while not session.keeper.wait_saved(0.0):
            time.sleep(FRAME)
        if session.keeper.trouble:
            raise OSError(session.keeper.trouble)
        tell(len(session.record.moves))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), lambda number: print(number, flush=True))
