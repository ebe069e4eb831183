"""The director: asks the players of a game, plays their answers at the table's pace, and reports updates."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from engine import Decision, Move, View
from engine.events import Event, redact, secret_of
from game.match.bot_process import BotProcess
from game.match.hinting import HintDesk, HintTask
from game.match.pace import GRACE, LEAST, PAUSES, TURNS
from game.match.players import Answer, BotPlayer, BotPool, PersonHere, Player, Wish
from game.match.screen import Screen
from game.match.session import Session
from game.storage.challenge import HINT, SEAT

_log = logging.getLogger(__name__)

LEFT_TO = "normal"
"""The bot that takes over from a person who leaves."""

_WAIT = 0.005
"""Seconds of real time to block for a bot's answer when nothing is animated."""


class Update(NamedTuple):
    """Something to show: events, redacted for the viewers at the screen, and the view after them."""

    events: tuple[Event, ...]
    then: View
    mover: str | None
    """The seat that moved; ``None`` if a move was undone or somebody left."""
    left: str | None = None
    """The seat whose player has left and which a bot now plays."""
    taken_back: Move | None = None
    """The first of the moves that were undone."""


class Director:
    """Runs a session's game: asks everybody who is to move and plays their answers."""

    def __init__(
        self,
        session: Session,
        process: BotProcess | None = None,
        *,
        hints: HintDesk | None = None,
        person: Callable[[], Player] = PersonHere,
    ) -> None:
        """Every seat starts as what ``person`` returns, or a bot; :meth:`place` changes that.

        ``process`` and ``hints`` think; by default in processes of this table's own.
        """
        self.session = session
        self.pool = BotPool(process)
        self.screen = Screen(session)
        self.hints = hints or HintDesk()
        self.person = person
        """Returns the player of a person's seat that nobody has taken."""
        self.players: dict[str, Player] = {}
        """The player of each seat, in seat order."""
        self.stood_in: str | None = None
        """The seat whose bot failed, so that ``quick`` chose its move. Reset it after telling the players."""
        self.unstarted = False
        """Whether the bot of :attr:`stood_in` failed because its process could not be started."""
        self.confirm = False
        """Whether a turn that can be undone lasts until its player confirms it (:attr:`Wish.DONE`)."""
        self._asked: dict[str, Decision] = {}
        self._follow: dict[str, tuple[Move, ...]] = {}
        """Moves that a seat chose together with its last one and that are still to be played."""
        self._unconfirmed: str | None = None
        """The seat that made the last choice and may still undo it, until the game goes on."""
        self._waited = self._rested = 0.0
        """Seconds since the last move, and those since it has been shown."""
        for colour in self.session.game.seats:
            self._seat(colour, self._usual_player(colour))

    # What happens

    def update(self, seconds: float, pace: str, ready: bool) -> Update | None:
        """Let ``seconds`` of game time pass; return an update if somebody moved, undid a move or left.

        ``ready``: whether everything so far has been shown.
        """
        self._waited += seconds
        self._rested += seconds
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
                # Nobody is looking, so a bot's move would be redacted for everybody, although the person
                # whom the curtain waits for may see more of it.
                return None
            if self._paused(pace) or drafting:
                wait = _WAIT if pace == "instant" else 0.0
                return self._hear_those(self.session.game.to_move, paced=True, seconds=seconds, wait=wait)
        return None

    def pass_time(self, seconds: float) -> None:
        """Let time pass while a move is being shown: it counts as if spent waiting for the next one."""
        self._waited += seconds

    def _paused(self, pace: str) -> bool:
        """Return whether there was time enough to follow the last move."""
        if not self.session.humans:
            return self._rested >= PAUSES[pace]
        return self._rested >= TURNS[pace] and self._waited >= LEAST[pace]

    def _picks_behind_curtain(self) -> bool:
        """Return whether others may move while the curtain is down: draft picks are secret anyway."""
        decision = self.session.game.decision(self.session.game.to_move[0])
        return decision is not None and decision.kind == "draft"

    def due(self, pace: str) -> float | None:
        """Return the seconds after which the pace may let a bot move; ``None`` if it doesn't wait for that.

        For a table that is updated only when there is something to do.
        """
        game = self.session.game
        if game.over or not any(self.players[colour].paced for colour in game.to_move):
            return None
        rests = (GRACE[pace], TURNS[pace], PAUSES[pace])
        left = [LEAST[pace] - self._waited, *(rest - self._rested for rest in rests)]
        return min((seconds for seconds in left if seconds > 0), default=None)

    def put_question(self, pace: str) -> None:
        """Show the next decision at the screen without processing any answers."""
        if not (self.session.game.over or self.screen.curtain or self._holds(pace)):
            self._ask_those(paced=False)
            self.screen.put()

    def choose(self, move: Move, *then: Move) -> Update | None:
        """Choose a move for the person who is asked at the screen; ``then`` are moves to play after it.

        Does nothing if the move is not legal. Drops ``then`` if its first move is not legal at the next
        decision.
        """
        asked = self.screen.asked
        if asked is None or move not in asked.options:
            return None
        self.screen.persons[asked.colour].say(Answer(asked, (move, *then)))
        return self._hear(asked.colour)

    def close(self) -> None:
        """Kill the processes of bots and hints."""
        self.pool.process.close()
        self.hints.close()

    # Who plays

    def place(self, colour: str, player: Player) -> None:
        """Give a seat to another player; the record does not change."""
        self._withdraw(colour)
        self._seat(colour, player)
        self._begin_anew_after_the_spy()

    def stand_in(self, colour: str, bot: str = LEFT_TO) -> None:
        """Let a bot play for a person who will come back; the record's seats do not change."""
        self.session.note_help(SEAT, colour)
        self.place(colour, BotPlayer(colour, self.pool, partial(self.session.question, bot=bot)))

    def seat_players(self, players: Mapping[str, str]) -> None:
        """Change who plays some seats, by colour: ``"human"`` (at this screen) or the name of a bot.

        Raises what :meth:`game.match.session.Session.give_seat` raises.
        """
        for colour, player in players.items():
            if self.session.seat(colour).player != player:
                self.session.give_seat(colour, player)
                self._withdraw(colour)
                self._seat(colour, self._usual_player(colour))
        self._begin_anew_after_the_spy()

    def lay_hands(self, is_open: bool) -> None:
        """Show all hands openly, or hide them, and ask everybody who is to move again."""
        self.session.lay_hands(is_open)
        self._begin_anew_after_the_spy()

    def _usual_player(self, colour: str) -> Player:
        if self.session.seat(colour).human:
            return self.person()
        return BotPlayer(colour, self.pool, self.session.question)

    def _seat(self, colour: str, player: Player) -> None:
        self.players[colour] = player
        self.screen.persons = {
            seat: here for seat, here in self.players.items() if isinstance(here, PersonHere)
        }
        self.screen.elsewhere = frozenset(
            seat
            for seat, player in self.players.items()
            if not player.paced and not isinstance(player, PersonHere)
        )

    # Taking back

    @property
    def taken_back_by(self) -> str | None:
        """The seat at this screen whose choice can be undone; only the seat whose hand is open, if any is."""
        here = (self.screen.open_for,) if self.screen.open_for else self.screen.persons
        return next((colour for colour in self.session.undoable() if colour in here), None)

    @property
    def unconfirmed(self) -> str | None:
        """The seat whose turn has ended and can still be undone, before anybody else acts."""
        mover = self._unconfirmed
        if mover is None or mover in self.session.game.to_move:
            return None
        return mover if mover in self.session.undoable() else None

    def awaits_done(self, pace: str) -> bool:
        """Return whether the game waits for a player to confirm the end of a turn."""
        return self.confirm and pace != "instant" and self.unconfirmed is not None

    def wish_here(self, wish: Wish) -> Update | None:
        """Grant a wish made at the screen; the state of the game determines which seat it is for."""
        persons = self.screen.persons
        colour = {
            Wish.UNDO: self.taken_back_by,
            Wish.RESTART: next(iter(persons), None),
            Wish.DONE: self._unconfirmed if self._unconfirmed in persons else None,
            Wish.HINT: self.screen.asked and self.screen.asked.colour,
        }.get(wish)
        return self.grant(colour, wish) if colour else None

    def _take_back(self, colour: str, wish: Wish) -> bool:
        """Undo a seat's choice, and reset the curtain as if that person had not looked yet.

        Return whether there was something to undo.
        """
        undo = {
            Wish.UNDO: self.session.undo,
            Wish.RESTART: self.session.start_of_turn,
            Wish.PAST_OTHERS: self.session.undo_past_others,
        }[wish]
        if not undo(colour):
            return False
        self._withdraw(colour)
        if colour in self.screen.persons or (wish is Wish.PAST_OTHERS and self.screen.persons):
            self._begin_anew()
        else:
            self._withdraw_stale()
            self._ask_those(paced=False)
        return True

    def _begin_anew_after_the_spy(self) -> None:
        """Reset the screen, but keep what a spy has seen and its owner has not looked at yet."""
        spied = self.screen.secret
        self._begin_anew()
        if spied is not None and spied.seat in self.screen.persons and self.screen.shared:
            self.screen.secret = spied

    def _begin_anew(self) -> None:
        """Reset the screen: nobody is asked and nobody has looked yet."""
        for colour in self.screen.persons:
            self._withdraw(colour)
        self.screen.clear()
        self._withdraw_stale()

    def _withdraw_stale(self) -> None:
        """Withdraw decisions that no longer exist, and show the state of the game again."""
        for colour, decision in list(self._asked.items()):
            if self.session.game.decision(colour) != decision:
                self._withdraw(colour)
        self._follow.clear()
        self._unconfirmed = self.stood_in = None
        self._waited = self._rested = 0.0
        self._show(None)

    def _withdraw(self, colour: str) -> None:
        self.hints.withdraw(colour)
        if self._asked.pop(colour, None) is not None:
            self.players[colour].withdraw()
        self.screen.withdraw(colour)

    def _holds(self, pace: str) -> bool:
        """Return whether the game pauses because the last turn can still be undone."""
        if self.awaits_done(pace):
            return True
        if self._rested >= GRACE[pace] or self.unconfirmed is None:
            return False
        return all(self.players[colour].paced for colour in self.session.game.to_move)

    # Asking and hearing

    def _ask_those(self, paced: bool) -> None:
        """Ask everybody who is to move and has not been asked; ``paced``: only players with that value."""
        for colour in self.session.game.to_move:
            player = self.players[colour]
            if colour in self._asked or colour in self._follow or player.paced != paced:
                continue
            view = self.session.view(colour)
            self._asked[colour] = view.decisions[colour]
            player.ask(view, view.decisions[colour])

    def _follow_on(self) -> Update | None:
        """Play the next move that was chosen together with an earlier one, if it is legal."""
        for colour in list(self._follow):
            move, *then = self._follow.pop(colour)
            if move in self.session.game.legal_moves():
                return self._play(move, tuple(then))
        return None

    def _show(self, events: Sequence[Event] | None) -> None:
        """Show every player a move's events, redacted for its seat; ``None``: the game was reset."""
        secret = any(map(secret_of, events or ()))
        same = None if events is None else tuple(events)
        for colour, player in self.players.items():
            seen = same if same is None or not secret else _seen(same, (colour,))
            player.observe(partial(self.session.view, colour), seen)

    def _hear_those(
        self, colours: Iterable[str], *, paced: bool, seconds: float, wait: float = 0.0
    ) -> Update | None:
        """Process what the first of these players says; ``paced``: only players with that value.

        Players that are not paced can make a wish at any time.
        """
        for colour in colours:
            update = self._hear(colour, seconds, wait) if self.players[colour].paced == paced else None
            if update:
                return update
        return None

    def _hear(self, colour: str, seconds: float = 0.0, wait: float = 0.0) -> Update | None:
        """Process what a player says next, if anything."""
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
            self._withdraw(colour)  # the player is asked again
            return None
        return self._play(move, tuple(then))

    def grant(self, colour: str, wish: Wish) -> Update | None:
        """Grant a seat's wish if that is possible; return an update if the table has changed."""
        changed, taken_back = False, None
        if wish in (Wish.UNDO, Wish.RESTART, Wish.PAST_OTHERS):
            made = tuple(self.session.record.moves)
            changed = self._take_back(colour, wish)
            if changed:
                gone = zip_longest(made, self.session.record.moves)
                taken_back = next(Move.parse(old) for old, left in gone if old != left)
        elif wish is Wish.DONE and self.unconfirmed == colour:
            self._unconfirmed = None
            self._show(())  # a phone offers it no longer
        elif wish is Wish.HINT and colour in self._asked:
            task = HintTask(self.session.view(colour), len(self.session.record.moves))
            self.hints.ask(self._asked[colour], task)
            self.session.note_help(HINT, colour)
        elif wish is Wish.LEAVE:
            self.seat_players({colour: LEFT_TO})
            changed = True
        leaver = colour if wish is Wish.LEAVE else None
        return Update((), self.screen.view(), None, leaver, taken_back) if changed else None

    def _play(self, move: Move, then: tuple[Move, ...]) -> Update:
        colour = move.colour
        events = self.session.play(move)
        self._asked.pop(colour, None)
        self.hints.withdraw(colour)
        if then and colour in self.session.game.to_move:
            self._follow[colour] = then
        self._waited = self._rested = 0.0
        self._unconfirmed = None if self.players[colour].paced else colour
        self.screen.moved(colour, events)
        self._show(events)
        if not (self.confirm and self.unconfirmed):
            # Players that are not paced need not wait until this screen has shown everything.
            self._ask_those(paced=False)
        viewers = self.screen.viewers
        return Update(_seen(events, viewers), self.session.view(*viewers), colour)


def _seen(events: Sequence[Event], viewers: tuple[str, ...]) -> tuple[Event, ...]:
    return tuple(redact(event, viewers) for event in events)
