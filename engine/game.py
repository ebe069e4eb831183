"""A game of Notre Dame: what is asked, what is legal, what a move brings about."""

from __future__ import annotations

from collections.abc import Sequence

from engine import draft
from engine.content import DEFAULT_EDITION
from engine.content.reading import Options
from engine.dealing import check, deal, options_of
from engine.decisions import Decision, Result
from engine.errors import IllegalMove
from engine.events import Events
from engine.flow import run, tie_break, winners
from engine.moves import Move
from engine.refusals import why_not
from engine.state import Setup, State
from engine.views import View, view_of


class Game:
    """A game from the deal to the final score. Holds the state; hands out views, decisions and events."""

    __slots__ = ("_state", "setup")

    def __init__(self, setup: Setup, state: State) -> None:
        """Use :meth:`new` or :meth:`from_setup`."""
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

        ``seats``: 2 to 5 different colours in seat order. ``seed``: 0 to 2⁶³ - 1. ``options``: a custom
        edition instead of those of ``edition``. ``first``: the first player, else drawn at random.
        Raises :class:`~engine.errors.SetupError`.
        """
        chosen = options_of(edition) if options is None else options
        return cls.from_setup(Setup(tuple(seats), seed, edition, chosen, new_persons, open_prestige, first))

    @classmethod
    def from_setup(cls, setup: Setup) -> Game:
        """A game as dealt from a setup. Raises :class:`~engine.errors.SetupError`."""
        return cls(setup, deal(check(setup)))

    @property
    def seats(self) -> tuple[str, ...]:
        """The colours in seat order."""
        return self.setup.seats

    @property
    def to_move(self) -> tuple[str, ...]:
        """The seats that have a decision, in seat order: one, in a draft pass all who have yet to pick."""
        state = self._state
        if state.pending is not None:
            return (state.pending.colour,)
        return state.picking

    def decision(self, colour: str) -> Decision | None:
        """The present decision of a seat, ``None`` when it isn't to move."""
        pending = self._state.pending
        if pending is not None:
            if pending.colour != colour:
                return None
            return Decision(colour, pending.kind, pending.options, pending.source, pending.place)
        if colour in self._state.picking:
            return Decision(colour, "draft", draft.options(self._state, colour), "draft", None)
        return None

    def legal_moves(self) -> list[Move]:
        """Every legal move of everybody who is to move, in a fixed order; empty when the game is over."""
        state = self._state
        if state.pending is not None:
            return list(state.pending.options)
        found: list[Move] = []
        for colour in state.picking:
            found += draft.options(state, colour)
        return found

    def play(self, move: Move | str) -> Events:
        """Play a move and all that follows until somebody is asked; returns what happened, in order.

        Raises :class:`~engine.errors.MoveTextError` for a text that is no move and
        :class:`~engine.errors.IllegalMove`, with a sentence that says why, for one that isn't legal now.
        The game is unchanged then.
        """
        if not isinstance(move, Move):
            move = Move.parse(move)
        state = self._state
        events = state.events = []
        pending = state.pending
        if pending is not None:
            if move not in pending.options:
                raise IllegalMove(self._why_not(move))
            state.pending = None
            pending.answer(state, pending.colour, move, *pending.context)
        else:
            colour = move.colour
            if move not in draft.options(state, colour):
                raise IllegalMove(self._why_not(move))
            draft.keep(state, move.what, colour)
            state.picking = tuple(seat for seat in state.picking if seat != colour)
        if state.pending is None and not state.picking:
            run(state)
        return Events(events)

    def _why_not(self, move: Move) -> str:
        return why_not(move, self.seats, self.to_move, self.decision(move.colour))

    @property
    def happened(self) -> Events:
        """What the last move brought about; before the first move, the deal. Nothing on a fresh copy."""
        return Events(self._state.events)

    def copy(self) -> Game:
        """An independent copy."""
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
        """What these seats together may know (RULES.md section 11); nobody's is a spectator's."""
        return view_of(self._state, viewers, {colour: self.decision(colour) for colour in viewers})
