"""A game of Notre Dame: decisions, legal moves, playing moves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content import DEFAULT_EDITION
from engine.content.definitions import Options, Person
from engine.decisions import Decision, Result
from engine.digest import digest, facts
from engine.errors import IllegalMove, SetupError
from engine.events import Events
from engine.legal import LegalMoves
from engine.moves import Move
from engine.names import COLOURS, Colour, round_label
from engine.positions import Position, lay_out
from engine.quoting import shortened
from engine.refusals import why_not
from engine.rules import draft
from engine.rules.actions import places_of
from engine.rules.dealing import deal, make_setup
from engine.rules.flow import run, tie_break, winners
from engine.rules.rng import RULES
from engine.rules.state import Setup, State
from engine.status import Problem, problems
from engine.views import View, view_beside, view_of

_Played = tuple[()] | tuple["_Played", Move]
"""Moves as a chain from the last one back, which copies of a game share."""


class Game:
    """A game from the deal to the final score. It holds the state and returns views, decisions and events.

    Two games are equal if their whole state is equal, hidden information included. A game is mutable and
    has no hash.
    """

    __slots__ = ("_played", "_state", "setup")

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, setup: Setup, state: State) -> None:
        """Use :meth:`new`, :meth:`from_setup` or :meth:`from_position`."""
        self.setup = setup
        self._state = state
        self._played: _Played | None = None

    @classmethod
    def new(
        cls,
        seats: Sequence[str] = ("blue", "red"),
        seed: int = 0,
        edition: str = DEFAULT_EDITION,
        options: Options | None = None,
        *,
        new_persons: bool = False,
        open_prestige: bool = False,
        first: str | None = None,
        rules: int = RULES,
        persons: tuple[Person, ...] = (),
    ) -> Game:
        """Deal a new game (RULES.md section 3).

        ``seats``: 2 to 5 different colours in seat order. ``seed``: 0 to 2⁶³ - 1. ``edition``: the name of
        a printed edition. ``options``: used instead of those of the edition; where they differ, the game's
        edition is ``custom``. ``first``: the first player; drawn at random if not given. ``rules``: 1 deals
        what the seed dealt in version 1.0 of the program (RULES.md section 12). ``persons``: the game's own
        ones: a brown one replaces one of the six, a grey one joins those of its letter.
        Raises :class:`~engine.errors.SetupError`.
        """
        return cls._deal(
            make_setup(seats, seed, edition, options, new_persons, open_prestige, first, rules, persons)
        )

    @classmethod
    def from_setup(cls, setup: Setup) -> Game:
        """Deal a new game from a setup. Raises :class:`~engine.errors.SetupError`."""
        if not isinstance(setup, Setup):
            raise SetupError(f"A game is set up from a Setup, not from {shortened(setup)}.")
        return cls._deal(make_setup(*setup))

    @classmethod
    def _deal(cls, setup: Setup) -> Game:
        game = cls(setup, deal(setup))
        game._played = ()
        return game

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """Start a game from a position. Raises :class:`~engine.errors.SetupError` that says what is wrong."""
        state = lay_out(position)
        return cls(state.setup, state)

    @property
    def seats(self) -> tuple[Colour, ...]:
        """The colours in seat order."""
        return self.setup.seats

    @property
    def to_move(self) -> tuple[Colour, ...]:
        """The seats that have a decision, in seat order: one, or in the draft all that have yet to pick."""
        state = self._state
        if state.pending is not None:
            return (state.pending.colour,)
        return state.picking

    def decision(self, colour: str) -> Decision | None:
        """Return the decision of a seat, or ``None`` if it is not to move or nobody plays that colour.

        Raises :class:`~engine.errors.SetupError` for a word that is no colour.
        """
        return self._decision(_colour(colour))

    def _decision(self, colour: Colour) -> Decision | None:
        pending = self._state.pending
        if pending is not None:
            if pending.colour != colour:
                return None
            places = tuple([places_of(self._state, move) for move in pending.options])
            return Decision(
                colour,
                pending.kind,
                pending.options,
                pending.source,
                pending.place,
                places if any(places) else (),
            )
        if colour in self._state.picking:
            return Decision(colour, "draft", draft.options(self._state, colour), "draft", None)
        return None

    def legal_moves(self) -> LegalMoves:
        """Return the legal moves of all seats that are to move, in a fixed order; none when the game is over.

        The result is a sequence: it supports ``in`` for a move or its text, iteration, ``len`` and indexing.
        It doesn't change when the game goes on.
        """
        state = self._state
        if state.pending is not None:
            return LegalMoves(state.pending.options)
        players = state.players
        return LegalMoves(None, [(colour, players[colour].draft) for colour in state.picking])

    def play(self, move: Move | str) -> Events:
        """Play a move and everything that follows up to the next decision; return the events in order.

        Raises :class:`~engine.errors.MoveTextError` for a text that is no move, and
        :class:`~engine.errors.IllegalMove`, which says why and has the legal ``options``, for a move that is
        not legal now. The game is then unchanged.
        """
        if not isinstance(move, Move):
            move = Move.parse(move)
        state = self._state
        pending = state.pending
        if pending is not None:
            if move not in pending.options:
                raise self._refusal(move)
            events = state.events = []
            state.pending = None
            pending.answer(state, pending.colour, move, *pending.context)
        else:
            colour = move.colour
            if (
                colour not in state.picking
                or move.verb != "keep"
                or move.what not in state.players[colour].draft
            ):
                raise self._refusal(move)
            events = state.events = []
            draft.keep(state, move.what, colour)
            state.picking = tuple([seat for seat in state.picking if seat != colour])
        if state.pending is None and not state.picking:
            run(state)
        if self._played is not None:
            self._played = (self._played, move)
        return Events(events)

    def _refusal(self, move: Move) -> IllegalMove:
        decision = self._decision(move.colour)
        sentence = why_not(move, self.seats, self.to_move, decision)
        return IllegalMove(sentence, decision.options if decision else ())

    @property
    def moves(self) -> tuple[Move, ...] | None:
        """The moves since the deal; ``None`` for a game that began with a position or is a drawn world."""
        if self._played is None:
            return None
        moves, before = [], self._played
        while before:
            before, move = before
            moves.append(move)
        return tuple(reversed(moves))

    @property
    def happened(self) -> Events:
        """The events of the last move, or of the deal before the first move. Empty on a fresh copy."""
        return Events(self._state.events)

    def copy(self) -> Game:
        """Return an independent copy; so do ``copy.copy`` and ``copy.deepcopy``."""
        new = Game(self.setup, self._state.copy())
        new._played = self._played
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.phase == "over"

    @property
    def result(self) -> Result | None:
        """The result; ``None`` while the game goes on."""
        if not self.over:
            return None
        prestige = {colour: player.prestige for colour, player in self._state.players.items()}
        return Result(prestige, tie_break(self._state), winners(self._state))

    def view(self, *viewers: str, public: View | None = None) -> View:
        """Return what these seats together may know (RULES.md section 11); without any, a spectator's view.

        ``public``: a spectator's view made after the last move. What everybody may know is then taken from
        it, which is quicker where several views are made. A colour that nobody plays counts as a spectator.
        Raises :class:`~engine.errors.SetupError` for a word that is no colour.
        """
        seats = tuple([colour for colour in map(_colour, viewers) if colour in self.setup.seats])
        decisions: dict[str, Decision | None] = {colour: self._decision(colour) for colour in seats}
        if public is not None:
            return view_beside(self._state, seats, decisions, public)
        return view_of(self._state, seats, decisions)

    def counted(self) -> dict[str, int]:
        """Return everybody's prestige as a player knows it who counts along: all gains happen in the open.

        Views leave it out where prestige is secret (RULES.md section 11). It is for bots, not for a screen.
        """
        return {colour: player.prestige for colour, player in self._state.players.items()}

    def status(self) -> tuple[Problem, ...]:
        """Return every broken invariant of the state; none in a game that was played by the rules."""
        return problems(self._state)

    def digest(self) -> str:
        """Return a hash of the whole state: 64 hexadecimal digits, equal for equal games in every process.

        Never show it to a player, as it depends on hidden information.
        """
        return digest(self._state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return facts(self._state) == facts(other._state)

    def __repr__(self) -> str:
        seats = ", ".join(self.seats)
        result = self.result
        if result:
            scores = ", ".join(f"{colour} {prestige}" for colour, prestige in result.prestige.items())
            return f"<Game over: {scores}; {' and '.join(result.winners)} won>"
        state = self._state
        kind = state.pending.kind if state.pending else "draft"
        asked = f"{' and '.join(self.to_move)} to move: {kind}, {len(self.legal_moves())} moves"
        return f"<Game {seats}; round {round_label(state.round)}, {state.phase}; {asked}>"


def _colour(word: str) -> Colour:
    if word not in COLOURS:
        raise SetupError(f"There is no colour {shortened(word)}; there are {', '.join(COLOURS)}.")
    return COLOURS[COLOURS.index(word)]
