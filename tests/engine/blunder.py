"""A game whose last round has a mistake in it."""

from engine import Game, Record
from engine.bots import make_bot
from engine.record.records import Seat


def blunder(anna: Seat) -> Record:
    """A game of quick bots; Anna, who is blue, hires nobody in the last round, with coins to spare."""
    record = Record((anna, Seat("Ben", "red", "quick")), seed=4)
    game, bot = Game.from_setup(record.setup()), make_bot("quick", 1)
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        move = bot(view)
        decision = view.decisions[colour]
        if (colour, decision.kind, view.round) == ("blue", "hire", 9):
            move = next(option for option in decision.options if option.verb == "pass")
        game.play(move)
        record.moves.append(str(move))
    return record
