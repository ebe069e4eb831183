"""Games that tests play on, each move kept in the record."""

from collections.abc import Callable
from random import Random

from engine import Game, Move, Record

Choose = Callable[[Game], Move]


def at_random(seed: int) -> Choose:
    """Any legal move."""
    chance = Random(seed)
    return lambda game: chance.choice(game.legal_moves())


def played(record: Record, choose: Choose, moves: int | None = None) -> Record:
    """The record, played on until it has so many moves, or else to its end."""
    play_on(record, choose, moves)
    return record


def play_on(record: Record, choose: Choose, moves: int | None = None) -> Game:
    """The same; the game as it then stands."""
    game = record.replay()
    while not game.over and (moves is None or len(record.moves) < moves):
        move = choose(game)
        game.play(move)
        record.moves.append(str(move))
    return game
