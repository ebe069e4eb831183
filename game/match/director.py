"""The director: whose turn it is at the table, when bots think, when the curtain falls and who may look."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine import Decision, IllegalMove, Move, View
from engine.events import Event, GreyShown, redact
from game.match.bot_process import BotWorker
from game.match.session import Session

_log = logging.getLogger(__name__)

PAUSES = {"slow": 1.6, "normal": 0.8, "fast": 0.25, "instant": 0.0}
"""Seconds between the moves of bots at each pace: the last caption can be read in them."""

GRACE = {"slow": 1.8, "normal": 1.2, "fast": 0.6, "instant": 0.0}
"""Seconds after a person's turn in which it can be taken back before bots go on, at each pace."""

PRIVATE = ("draft", "play")
"""Decisions for which a player looks at the own hand."""


class Scene(NamedTuple):
    """Something to show: events as the present viewers may see them, and the view after them."""

    events: tuple[Event, ...]
    then: View


class Director:
    """Leads through a session's game: asks people and bots, and hands out what is to be shown."""

    def __init__(self, session: Session, worker: BotWorker | None = None) -> None:
        self.session = session
        self.worker = worker or BotWorker()
        self.asked: Decision | None = None
        """The decision that the person at the table makes now."""
        self.curtain: str | None = None
        """The seat that the curtain waits for."""
        self.stood_in: str | None = None
        """A seat whose bot failed: ``quick`` stood in for its last move. Whoever tells it takes it away."""
        self.unstarted = False
        """Whether the bot of :attr:`stood_in` had no process to think in."""
        self.secret: GreyShown | None = None
        """What the spy of a person before a shared screen has seen; the curtain falls before it is shown."""
        self.confirm = False
        """Whether a turn that can be taken back is only over when somebody says so (:meth:`settle`)."""
        self._unsettled: str | None = None
        """The person who made the last choice, until the game goes on."""
        self._open_for: str | None = None
        self._follow: tuple[Move, ...] = ()
        """Moves that were chosen together with the last one."""
        self._waited = 0.0

    # Who looks

    @property
    def shares_screen(self) -> bool:
        """Whether several people sit before one screen with hidden hands."""
        return len(self.session.humans) > 1 and not self.session.open_hands

    @property
    def viewers(self) -> tuple[str, ...]:
        """The seats whose knowledge the table shows now."""
        if self.shares_screen:
            return (self._open_for,) if self._open_for else ()
        return self.session.humans

    @property
    def hand_of(self) -> str | None:
        """The seat whose hand lies along the lower edge."""
        if self.shares_screen:
            return self._open_for
        humans = self.session.humans
        if self.asked:
            return self.asked.colour
        waiting = [colour for colour in humans if colour in self.session.game.to_move]
        return waiting[0] if waiting else humans[0] if humans else None

    def view(self) -> View:
        """The table as it stands, for the present viewers."""
        return self.session.view(*self.viewers)

    # What happens

    def open_curtain(self) -> GreyShown | None:
        """The person whom the curtain names has come; returns what the spy shows, else the hand lies open."""
        colour, self.curtain = self.curtain, None
        secret, self.secret = self.secret, None
        if secret is None:
            self._open_for = colour
        return secret

    def update(self, seconds: float, pace: str, ready: bool) -> Scene | None:
        """Let time pass; returns something to show when a bot has moved or a chosen move follows.

        ``ready`` says that all that was to be shown has been shown.
        """
        self._waited += seconds
        game = self.session.game
        if ready and self.secret:
            self.curtain = self.secret.seat
        if game.over or self.curtain:
            return None
        people = [colour for colour in game.to_move if self.session.seat(colour).human]
        bots = [colour for colour in game.to_move if colour not in people]
        if self._holds(pace):
            self._think_ahead(bots)
            return None
        if ready and people:
            followed = self._ask(people[0])
            if followed:
                return followed
            if self.curtain:
                # What a bot does now would be shown as nobody may see it, to a person who then may.
                self._think_ahead(bots)
                return None
        if bots:
            return self._let_think(bots[0], seconds, pace, ready)
        return None

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Whether a choice can be taken back now: not another's while somebody looks at the own hand."""
        if not self.session.can_undo():
            return False
        return self._open_for is None or self.session.taken_back_by() == self._open_for

    @property
    def can_restart_turn(self) -> bool:
        """Whether a single person's turn can begin anew."""
        return self.session.can_restart_turn()

    @property
    def unsettled(self) -> str | None:
        """The person whose turn is at its end and can still be taken back, before anybody else acts."""
        mover = self._unsettled
        if mover is None or mover in self.session.game.to_move:
            return None
        return mover if self.session.taken_back_by() == mover else None

    def awaits_done(self, pace: str) -> bool:
        """Whether the game waits until the last turn is said to be over."""
        return self.confirm and pace != "instant" and self.unsettled is not None

    def settle(self) -> None:
        """The last turn is over: the game goes on."""
        self._unsettled = None

    def undo(self, whole_turn: bool = False) -> bool:
        """Take the last choice back, or the whole turn; returns whether there was one.

        The curtain is as if nobody had looked yet: a hand is never open to somebody else by it.
        """
        if not (self.can_restart_turn if whole_turn else self.can_undo):
            return False
        if whole_turn:
            self.session.start_of_turn()
        else:
            self.session.undo()
        self._begin_anew()
        return True

    def seat_players(self, players: Mapping[str, str]) -> None:
        """Let others play some seats from now on, by colour: ``"human"`` or bots.

        Raises what :meth:`game.match.session.Session.give_seat` raises.
        """
        for colour, player in players.items():
            self.session.give_seat(colour, player)
        self._begin_anew_after_the_spy()

    def lay_hands(self, is_open: bool) -> None:
        """Lay all hands open, or hide them; whoever is to move is asked anew, behind a curtain or not."""
        self.session.lay_hands(is_open)
        self._begin_anew_after_the_spy()

    def _begin_anew_after_the_spy(self) -> None:
        """Nobody is asked and nobody has looked yet; what only one person may see is still to be shown."""
        spied = self.secret
        self._begin_anew()
        if spied is not None and self.session.seat(spied.seat).human and self.shares_screen:
            self.secret = spied

    def _begin_anew(self) -> None:
        """Nobody is asked and nobody has looked yet."""
        self.worker.forget()
        self.asked = self.curtain = self.secret = self.stood_in = None
        self._unsettled = self._open_for = None
        self._follow = ()
        self._waited = 0.0

    def _holds(self, pace: str) -> bool:
        """Whether the game waits a while, as the last turn can be taken back."""
        if self.awaits_done(pace):
            return True
        bots_next = all(not self.session.seat(colour).human for colour in self.session.game.to_move)
        return self._waited < GRACE[pace] and bots_next and self.unsettled is not None

    # Choices

    def choose(self, move: Move, *then: Move) -> Scene | None:
        """The person who is asked chooses a move; ``then`` are moves that follow on it.

        Nothing happens where it isn't legal. ``then`` is dropped where its first move isn't legal at the next
        decision.
        """
        asked = self.asked
        if asked is None or move not in asked.options:
            return None
        return self._play(move, then)

    def close(self) -> None:
        """End the bots' process."""
        self.worker.close()

    def _ask(self, colour: str) -> Scene | None:
        if self.asked is not None and self.asked.colour == colour:
            return None
        decision = self.session.view(colour).decisions[colour]
        follow, self._follow = self._follow, ()
        if self.shares_screen and decision.kind in PRIVATE and self._open_for != colour:
            self.curtain = colour
            return None
        self.asked = decision
        if not follow or follow[0] not in decision.options:
            return None
        return self._play(follow[0], follow[1:])

    def _think_ahead(self, bots: Sequence[str]) -> None:
        """Let the next bot think already."""
        if bots and self.worker.thinking != bots[0]:
            self.worker.ask(self.session.question(bots[0]))

    def _let_think(self, colour: str, seconds: float, pace: str, ready: bool) -> Scene | None:
        worker = self.worker
        self._think_ahead((colour,))
        if pace == "instant":
            worker.wait(0.005)
        # In the draft bots pick while people do; elsewhere what they do is to be followed.
        drafting = len(self.session.game.to_move) > 1
        if not ready or (self._waited < PAUSES[pace] and not drafting):
            return None
        thought = worker.answer(seconds)
        if thought is None:
            return None
        if thought.stood_in:
            self.stood_in, self.unstarted = thought.colour, thought.unstarted
        return self._play(thought.move)

    def _play(self, move: Move, then: tuple[Move, ...] = ()) -> Scene | None:
        self._follow = then
        try:
            events = self.session.play(move)
        except IllegalMove as error:
            _log.error("%s: %s", move, error)
            return None
        self._waited = 0.0
        self._unsettled = move.colour if self.session.seat(move.colour).human else None
        if self.asked is not None and move.colour == self.asked.colour:
            self.asked = None
            self._open_for = None
        if self.shares_screen and self.asked is None:
            self._open_for = None
        if self.shares_screen:
            people = self.session.humans
            spied = (e for e in events if isinstance(e, GreyShown) and e.seat in people)
            self.secret = next(spied, self.secret)
        viewers = self.viewers
        return Scene(self._seen(events, viewers), self.session.view(*viewers))

    @staticmethod
    def _seen(events: Sequence[Event], viewers: tuple[str, ...]) -> tuple[Event, ...]:
        return tuple(redact(event, viewers) for event in events)
