"""The complete rules of the board game Notre Dame, as a library without a user interface.

>>> from engine import Game
>>> game = Game.new(seats=("blue", "red"), seed=7)
>>> while not game.over:
...     events = game.play(game.legal_moves()[0])
>>> sorted(game.result.prestige) == ["blue", "red"]
True

A :class:`Game` is dealt from a seed. It says whose turn it is and which moves are legal, plays moves, and
returns what happened as typed :mod:`events <engine.events>`. A :class:`View` holds what a seat may know.
A :class:`Record` is a saved game: its setup and its moves. The rules are in ``RULES.md``.
"""

from engine.content import CUSTOM, EDITIONS, person_rats
from engine.content.definitions import Options, Person, Worth
from engine.decisions import Decision, Result
from engine.encoding import ENCODING, Field, all_moves, encode, fields
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
from engine.legal import LegalMoves
from engine.moves import Move
from engine.names import (
    BARE_VERBS,
    BENEFITS,
    CARD_KINDS,
    COLOURS,
    DECISION_KINDS,
    MARKETS,
    MESSAGE_KINDS,
    PERIODS,
    PHASES,
    PLACES,
    ROUNDS,
    SECTORS,
    VERBS,
    Benefit,
    CardKind,
    Colour,
    DecisionKind,
    Market,
    MessageKind,
    Period,
    Phase,
    Place,
    Sector,
    Verb,
)
from engine.positions import Position, SeatPosition
from engine.record.records import Record, Seat
from engine.rules.cathedral import share_of_cube
from engine.rules.plague import plague_spread, rat_after
from engine.rules.rng import RULES
from engine.rules.state import Setup
from engine.status import PROBLEM_KINDS, Problem, ProblemKind
from engine.streets import Streets
from engine.views import PlayerView, View
from engine.worlds import draw_world

__version__ = "1.1.0"
"""The version of the engine, which is that of the program."""

__all__ = [
    "BARE_VERBS",
    "BENEFITS",
    "CARD_KINDS",
    "COLOURS",
    "CUSTOM",
    "DECISION_KINDS",
    "EDITIONS",
    "ENCODING",
    "MARKETS",
    "MESSAGE_KINDS",
    "PERIODS",
    "PHASES",
    "PLACES",
    "PROBLEM_KINDS",
    "ROUNDS",
    "RULES",
    "SECTORS",
    "VERBS",
    "Benefit",
    "CardKind",
    "Colour",
    "ContentError",
    "Decision",
    "DecisionKind",
    "EngineError",
    "Event",
    "Events",
    "Field",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Market",
    "MessageKind",
    "Move",
    "MoveTextError",
    "NotationError",
    "Options",
    "Period",
    "Person",
    "Phase",
    "Place",
    "PlayerView",
    "Position",
    "Problem",
    "ProblemKind",
    "Record",
    "RecordError",
    "Result",
    "Seat",
    "SeatPosition",
    "Sector",
    "Setup",
    "SetupError",
    "Streets",
    "Verb",
    "View",
    "Worth",
    "__version__",
    "all_moves",
    "draw_world",
    "encode",
    "fields",
    "person_rats",
    "plague_spread",
    "rat_after",
    "redact",
    "share_of_cube",
]
