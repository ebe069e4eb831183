"""The director: asks a game's players, hears them at the table's pace, and hands out what is to be shown."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from engine import Decision, Move, View
from engine.events import Event, redact
from game.match.bot_process import BotProcess
from game.match.hinting import HintDesk, HintTask
from game.match.pace import GRACE, PAUSES
from game.match.players import Answer, BotPlayer, BotPool, PersonHere, Player, Wish
from game.match.screen import Screen
from game.match.session import Session

_log = logging.getLogger(__name__)

LEFT_TO = "normal"
"""The bot that plays on for a person who leaves."""

_WAIT = 0.005
"""Seconds of real time that a bot is waited for where nothing is shown."""


class Update(NamedTuple):
    """Something to show: what happened, as those at the screen may see it, and the view after it."""

    events: tuple[Event, ...]
    then: View
    mover: str | None
    """Whose move it was; ``None``: nobody's, the game has gone back or somebody has left."""
    left: str | None = None
    """A seat whose player has left, so that a bot plays on."""


class Director:
    """Leads through a session's game: asks all who are to move, and plays what they answer."""

    def __init__(self, session: Session, process: BotProcess | None = None) -> None:
        """Everybody plays at this screen or is a bot, until :meth:`place` says otherwise."""
        self.session = session
        self.pool = BotPool(process)
        self.screen = Screen(session)
        self.hints = HintDesk()
        self.players: dict[str, Player] = {}
        """Who answers for each seat, in seat order."""
        self.stood_in: str | None = None
        """A seat whose bot failed: ``quick`` chose its last move. Reset it once that has been told."""
        self.unstarted = False
        """Whether the bot of :attr:`stood_in` had no process to think in."""
        self.confirm = False
        """Whether a turn that can be taken back is only over when its player says so (:meth:`settle`)."""
        self._asked: dict[str, Decision] = {}
        self._follow: dict[str, tuple[Move, ...]] = {}
        """Moves that were chosen together with a seat's last one."""
        self._unsettled: str | None = None
        """Who made the last choice and may want it back, until the game goes on."""
        self._waited = 0.0
        for colour in self.session.game.seats:
            self._seat(colour, self._usual_player(colour))

    # What happens

    def update(self, seconds: float, pace: str, ready: bool) -> Update | None:
        """Let time pass; returns something to show when somebody has moved or gone back.

        ``ready`` says that all that was to be shown has been shown.
        """
        self._waited += seconds
        screen = self.screen
        hint = self.hints.hear(seconds, _WAIT if pace == "instant" else 0.0)
        if hint:
            self.players[hint.decision.colour].advise(*hint)
        if ready:
            screen.guard_secret()
        if self.session.game.over:
            return None
        drafting = len(self.session.game.to_move) > 1
        if ready and (not screen.curtain or self._picks_behind_curtain()):
            heard = self._hear_those(self.players, paced=False, seconds=seconds)
            if heard:
                return heard
        if screen.curtain:
            return None
        held = self._holds(pace)
        self._ask_those(paced=True)
        self.pool.think()
        if held:
            return None
        if ready:
            followed = self._follow_on()
            if followed:
                return followed
            self._ask_those(paced=False)
            screen.put()
            if screen.curtain:
                # A bot's move would now be shown as nobody may see it, to a person who then may.
                return None
            if self._waited >= PAUSES[pace] or drafting:
                wait = _WAIT if pace == "instant" else 0.0
                return self._hear_those(self.session.game.to_move, paced=True, seconds=seconds, wait=wait)
        return None

    def _picks_behind_curtain(self) -> bool:
        """Whether others may go on while the curtain is down: what they pick is seen by nobody."""
        decision = self.session.game.decision(self.session.game.to_move[0])
        return decision is not None and decision.kind == "draft"

    def put_question(self, pace: str) -> None:
        """Put what is to be asked at the screen, and hear nobody yet."""
        if not (self.session.game.over or self.screen.curtain or self._holds(pace)):
            self._ask_those(paced=False)
            self.screen.put()

    def choose(self, move: Move, *then: Move) -> Update | None:
        """The person who is asked at the screen chooses a move; ``then`` are moves that follow on it.

        Nothing happens where it isn't legal. ``then`` is dropped where its first move isn't legal at the next
        decision.
        """
        asked = self.screen.asked
        if asked is None or move not in asked.options:
            return None
        self.screen.persons[asked.colour].say(Answer(asked, (move, *then)))
        return self._hear(asked.colour)

    def close(self) -> None:
        """End the processes that think."""
        self.pool.process.close()
        self.hints.close()

    # Who plays

    def place(self, colour: str, player: Player) -> None:
        """Let a player answer for a seat from now on; the record stays as it is."""
        self._withdraw(colour)
        self._seat(colour, player)
        self._begin_anew_after_the_spy()

    def stand_in(self, colour: str, bot: str = LEFT_TO) -> None:
        """Let a bot answer for a person who will come back; the seat stays that person's."""
        self.place(colour, BotPlayer(colour, self.pool, partial(self.session.question, bot=bot)))

    def seat_players(self, players: Mapping[str, str]) -> None:
        """Let others play some seats from now on, by colour: ``"human"``, at this screen, or bots.

        Raises what :meth:`game.match.session.Session.give_seat` raises.
        """
        for colour, player in players.items():
            if self.session.seat(colour).player != player:
                self.session.give_seat(colour, player)
                self._withdraw(colour)
                self._seat(colour, self._usual_player(colour))
        self._begin_anew_after_the_spy()

    def lay_hands(self, is_open: bool) -> None:
        """Lay all hands open, or hide them; whoever is to move is asked anew, behind a curtain or not."""
        self.session.lay_hands(is_open)
        self._begin_anew_after_the_spy()

    def _usual_player(self, colour: str) -> Player:
        if self.session.seat(colour).human:
            return PersonHere()
        return BotPlayer(colour, self.pool, self.session.question)

    def _seat(self, colour: str, player: Player) -> None:
        self.players[colour] = player
        self.screen.persons = {
            seat: here for seat, here in self.players.items() if isinstance(here, PersonHere)
        }

    # Taking back

    @property
    def taken_back_by(self) -> str | None:
        """The seat whose choice is taken back at the screen: while somebody looks at a hand, only theirs."""
        here = (self.screen.open_for,) if self.screen.open_for else self.screen.persons
        return next((colour for colour in self.session.undoable() if colour in here), None)

    @property
    def unsettled(self) -> str | None:
        """The player whose turn is at its end and can still be taken back, before anybody else acts."""
        mover = self._unsettled
        if mover is None or mover in self.session.game.to_move:
            return None
        return mover if mover in self.session.undoable() else None

    def awaits_done(self, pace: str) -> bool:
        """Whether the game waits until the last turn is said to be over."""
        return self.confirm and pace != "instant" and self.unsettled is not None

    def wish_here(self, wish: Wish) -> Update | None:
        """Grant what somebody at the screen wishes; whose wish it is follows from what goes on."""
        persons = self.screen.persons
        colour = {
            Wish.UNDO: self.taken_back_by,
            Wish.RESTART: next(iter(persons), None),
            Wish.DONE: self._unsettled if self._unsettled in persons else None,
            Wish.HINT: self.screen.asked and self.screen.asked.colour,
        }.get(wish)
        return self.grant(colour, wish) if colour else None

    def _take_back(self, colour: str, whole_turn: bool) -> bool:
        """A seat's choice goes back. The curtain is as if that person had not looked yet."""
        if not (self.session.start_of_turn(colour) if whole_turn else self.session.undo(colour)):
            return False
        self._withdraw(colour)
        if colour in self.screen.persons:
            self._begin_anew()
        else:
            self._withdraw_stale()
            self._ask_those(paced=False)
        return True

    def _begin_anew_after_the_spy(self) -> None:
        """The screen begins anew; what only one person may see is still to be shown."""
        spied = self.screen.secret
        self._begin_anew()
        if spied is not None and spied.seat in self.screen.persons and self.screen.shared:
            self.screen.secret = spied

    def _begin_anew(self) -> None:
        """Nobody is asked at the screen and nobody has looked yet."""
        for colour in self.screen.persons:
            self._withdraw(colour)
        self.screen.clear()
        self._withdraw_stale()

    def _withdraw_stale(self) -> None:
        """Whoever was asked what isn't to be decided any more is asked no longer."""
        for colour, decision in list(self._asked.items()):
            if self.session.game.decision(colour) != decision:
                self._withdraw(colour)
        self._follow.clear()
        self._unsettled = self.stood_in = None
        self._waited = 0.0
        self._show(())

    def _withdraw(self, colour: str) -> None:
        self.hints.withdraw(colour)
        if self._asked.pop(colour, None) is not None:
            self.players[colour].withdraw()
        self.screen.withdraw(colour)

    def _holds(self, pace: str) -> bool:
        """Whether the game waits a while, as the last turn can be taken back."""
        if self.awaits_done(pace):
            return True
        all_paced = all(self.players[colour].paced for colour in self.session.game.to_move)
        return self._waited < GRACE[pace] and all_paced and self.unsettled is not None

    # Asking and hearing

    def _ask_those(self, paced: bool) -> None:
        """Ask all who are to move and haven't been asked: those at the table's pace, or the others."""
        for colour in self.session.game.to_move:
            player = self.players[colour]
            if colour in self._asked or colour in self._follow or player.paced != paced:
                continue
            view = self.session.view(colour)
            self._asked[colour] = view.decisions[colour]
            player.ask(view, view.decisions[colour])

    def _follow_on(self) -> Update | None:
        """Play what was chosen together with the last move, where it is legal."""
        for colour in list(self._follow):
            move, *then = self._follow.pop(colour)
            if move in self.session.game.legal_moves():
                return self._play(move, tuple(then))
        return None

    def _show(self, events: Sequence[Event]) -> None:
        """Show every player what happened as its seat may see it; nothing: the game has gone back."""
        for colour, player in self.players.items():
            player.observe(self.session.view(colour), _seen(events, (colour,)))

    def _hear_those(
        self, colours: Iterable[str], *, paced: bool, seconds: float, wait: float = 0.0
    ) -> Update | None:
        """What those say who are held to the table's pace, or the others: these can wish at any time."""
        for colour in colours:
            update = self._hear(colour, seconds, wait) if self.players[colour].paced == paced else None
            if update:
                return update
        return None

    def _hear(self, colour: str, seconds: float = 0.0, wait: float = 0.0) -> Update | None:
        """Do what a player says."""
        heard = self.players[colour].hear(seconds, wait)
        if isinstance(heard, Wish):
            return self.grant(colour, heard)
        if heard is None or heard.decision is not self._asked.get(colour):
            return None
        if heard.stood_in:
            self.stood_in, self.unstarted = colour, heard.unstarted
        move, *then = heard.moves
        if move not in heard.decision.options:
            _log.error("%s: not legal for %s", move, colour)
            self._withdraw(colour)  # it is asked again
            return None
        return self._play(move, tuple(then))

    def grant(self, colour: str, wish: Wish) -> Update | None:
        """Do what a seat wishes, where that can be; returns something to show where the table has changed."""
        changed = False
        if wish in (Wish.UNDO, Wish.RESTART):
            changed = self._take_back(colour, wish is Wish.RESTART)
        elif wish is Wish.DONE and self.unsettled == colour:
            self._unsettled = None
        elif wish is Wish.HINT and colour in self._asked:
            task = HintTask(self.session.view(colour), len(self.session.record.moves))
            self.hints.ask(self._asked[colour], task)
        elif wish is Wish.LEAVE:
            self.seat_players({colour: LEFT_TO})
            changed = True
        left = colour if wish is Wish.LEAVE else None
        return Update((), self.screen.view(), None, left) if changed else None

    def _play(self, move: Move, then: tuple[Move, ...]) -> Update:
        colour = move.colour
        events = self.session.play(move)
        self._asked.pop(colour, None)
        self.hints.withdraw(colour)
        if then and colour in self.session.game.to_move:
            self._follow[colour] = then
        self._waited = 0.0
        self._unsettled = None if self.players[colour].paced else colour
        self.screen.moved(colour, events)
        self._show(events)
        if not (self.confirm and self.unsettled):
            # Whoever isn't held to the table's pace needn't wait until all has been shown here.
            self._ask_those(paced=False)
        viewers = self.screen.viewers
        return Update(_seen(events, viewers), self.session.view(*viewers), colour)


def _seen(events: Sequence[Event], viewers: tuple[str, ...]) -> tuple[Event, ...]:
    return tuple(redact(event, viewers) for event in events)
