"""A game of Notre Dame: what is asked, what is legal, what a move brings about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content import DEFAULT_EDITION
from engine.content.definitions import Options
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
from engine.rules.dealing import deal, make_setup
from engine.rules.flow import run, tie_break, winners
from engine.rules.state import Setup, State
from engine.status import Problem, problems
from engine.views import View, view_of


class Game:
    """A game from the deal to the final score. Holds the state; hands out views, decisions and events.

    Two games are equal when all of their state is, what is hidden too; as it changes, a game has no hash.
    """

    __slots__ = ("_state", "setup")

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, setup: Setup, state: State) -> None:
        """Use :meth:`new`, :meth:`from_setup` or :meth:`from_position`."""
        self.setup = setup
        self._state = state

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
    ) -> Game:
        """A game as dealt (RULES.md section 3).

        ``seats``: 2 to 5 different colours in seat order. ``seed``: 0 to 2⁶³ - 1. ``edition``: the name of
        a printed edition. ``options``: those of a custom edition, used instead; the game's edition is
        ``custom`` then. ``first``: the first player, else drawn at random.
        Raises :class:`~engine.errors.SetupError`.
        """
        return cls._deal(make_setup(seats, seed, edition, options, new_persons, open_prestige, first))

    @classmethod
    def from_setup(cls, setup: Setup) -> Game:
        """A game as dealt from a setup. Raises :class:`~engine.errors.SetupError`."""
        if not isinstance(setup, Setup):
            raise SetupError(f"A game is set up from a Setup, not from {shortened(setup)}.")
        return cls._deal(make_setup(*setup))

    @classmethod
    def _deal(cls, setup: Setup) -> Game:
        return cls(setup, deal(setup))

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """A game that goes on from a position laid out by hand.

        Raises :class:`~engine.errors.SetupError` with a sentence that names what is wrong.
        """
        state = lay_out(position)
        return cls(state.setup, state)

    @property
    def seats(self) -> tuple[Colour, ...]:
        """The colours in seat order."""
        return self.setup.seats

    @property
    def to_move(self) -> tuple[Colour, ...]:
        """The seats that have a decision, in seat order: one, in a draft pass all who have yet to pick."""
        state = self._state
        if state.pending is not None:
            return (state.pending.colour,)
        return state.picking

    def decision(self, colour: str) -> Decision | None:
        """The present decision of a seat, ``None`` when it isn't to move; nobody's colour never is.

        Raises :class:`~engine.errors.SetupError` for a word that is no colour.
        """
        return self._decision(_colour(colour))

    def _decision(self, colour: Colour) -> Decision | None:
        pending = self._state.pending
        if pending is not None:
            if pending.colour != colour:
                return None
            return Decision(colour, pending.kind, pending.options, pending.source, pending.place)
        if colour in self._state.picking:
            return Decision(colour, "draft", draft.options(self._state, colour), "draft", None)
        return None

    def legal_moves(self) -> LegalMoves:
        """Every legal move of everybody who is to move, in a fixed order; empty when the game is over.

        A view of this moment: it can be asked with ``in``, gone through, counted and indexed.
        """
        state = self._state
        if state.pending is not None:
            return LegalMoves(state.pending.options)
        players = state.players
        return LegalMoves(None, [(colour, players[colour].draft) for colour in state.picking])

    def play(self, move: Move | str) -> Events:
        """Play a move and all that follows until somebody is asked; returns what happened, in order.

        Raises :class:`~engine.errors.MoveTextError` for a text that is no move and
        :class:`~engine.errors.IllegalMove`, with a sentence that says why, for one that isn't legal now.
        The game is unchanged then.
        """
        if not isinstance(move, Move):
            move = Move.parse(move)
        state = self._state
        pending = state.pending
        if pending is not None:
            if move not in pending.options:
                raise IllegalMove(self._why_not(move))
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
                raise IllegalMove(self._why_not(move))
            events = state.events = []
            draft.keep(state, move.what, colour)
            state.picking = tuple([seat for seat in state.picking if seat != colour])
        if state.pending is None and not state.picking:
            run(state)
        return Events(events)

    def _why_not(self, move: Move) -> str:
        return why_not(move, self.seats, self.to_move, self._decision(move.colour))

    @property
    def happened(self) -> Events:
        """What the last move brought about; before the first move, the deal. Nothing on a fresh copy."""
        return Events(self._state.events)

    def copy(self) -> Game:
        """An independent copy, equal to the game."""
        return Game(self.setup, self._state.copy())

    @property
    def over(self) -> bool:
        """Whether the last round is scored."""
        return self._state.phase == "over"

    @property
    def result(self) -> Result | None:
        """How it ended, ``None`` while it goes on."""
        if not self.over:
            return None
        prestige = {colour: player.prestige for colour, player in self._state.players.items()}
        return Result(prestige, tie_break(self._state), winners(self._state))

    def view(self, *viewers: str) -> View:
        """What these seats together may know (RULES.md section 11); nobody's is a spectator's.

        A colour that nobody plays knows what a spectator does. Raises
        :class:`~engine.errors.SetupError` for a word that is no colour.
        """
        seats = tuple(colour for colour in map(_colour, viewers) if colour in self.setup.seats)
        return view_of(self._state, seats, {colour: self._decision(colour) for colour in seats})

    def status(self) -> tuple[Problem, ...]:
        """Every broken invariant of the state; none in any game that was dealt and played by the rules."""
        return problems(self._state)

    def digest(self) -> str:
        """64 hexadecimal digits for the whole state, the same in every process; equal games share theirs.

        Never show it to a player: it depends on what is hidden.
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
