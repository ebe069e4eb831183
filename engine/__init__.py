"""Notre Dame, the game itself: complete rules, without a screen.

>>> from engine import Game
>>> game = Game.new(seats=("blue", "red"), seed=7)
>>> while not game.over:
...     events = game.play(game.legal_moves()[0])
>>> sorted(game.result.prestige) == ["blue", "red"]
True

A :class:`Game` is set up from a seed, tells who is to move and what is legal, plays moves and returns
what happened as typed :mod:`events <engine.events>`. What a seat may know of it is its :class:`View`.
A game is kept as a :class:`Record`: its setup and its moves. The rules are in ``RULES.md``.
"""

from engine.content import EDITIONS, person_rats
from engine.content.reading import Options
from engine.decisions import Decision, Result
from engine.errors import (
    ContentError,
    EngineError,
    IllegalMove,
    MoveTextError,
    NotationError,
    RecordError,
    SetupError,
)
from engine.events import Event, Events, redact
from engine.game import Game
from engine.moves import Move
from engine.names import CARD_KINDS, COLOURS, MARKETS, MESSAGE_KINDS, PLACES, ROUNDS, SECTORS
from engine.records import Record, Seat
from engine.state import Setup
from engine.streets import Streets
from engine.views import PlayerView, View
from engine.worlds import draw_world

__all__ = [
    "CARD_KINDS",
    "COLOURS",
    "EDITIONS",
    "MARKETS",
    "MESSAGE_KINDS",
    "PLACES",
    "ROUNDS",
    "SECTORS",
    "ContentError",
    "Decision",
    "EngineError",
    "Event",
    "Events",
    "Game",
    "IllegalMove",
    "Move",
    "MoveTextError",
    "NotationError",
    "Options",
    "PlayerView",
    "Record",
    "RecordError",
    "Result",
    "Seat",
    "Setup",
    "SetupError",
    "Streets",
    "View",
    "draw_world",
    "person_rats",
    "redact",
]
