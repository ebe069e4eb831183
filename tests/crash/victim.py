"""A game without a screen that writes its record after every move: the process that is killed.

``python -m tests.crash.victim FILE SEED`` goes on with the game in FILE or begins it, and prints the number
of each move once it is on the disk. The moves follow from the seed and the number of the move alone, so
that a game that was killed and gone on with must come out like one that was not.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from engine import Game, Move, Record, Seat
from engine.names import COLOURS
from engine.record import records
from engine.record.autosave import Autosave


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


def main(path: Path, seed: int) -> None:
    """Play the game in ``path`` to its end."""
    autosave = Autosave(path)
    record = records.read(path) if path.exists() else new_record(seed)
    game = record.replay()
    print(len(record.moves), flush=True)
    while not game.over:
        move = next_move(game, record)
        game.play(move)
        record.moves.append(str(move))
        autosave.write(record)
        print(len(record.moves), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
