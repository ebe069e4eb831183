"""What the phones of a served table look at: seats before a game, and the game.

They are those of :mod:`game.phones`, but nobody is at a screen: who opened the table does what is done there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Protocol

from engine import Decision, Event, View
from engine.bots.hints import Suggestion
from game.match.director import Director
from game.match.players import Answer, Wish
from game.phones.activity import Sentence
from game.phones.gathering import Gathering
from game.phones.guest import AWAY, Guest
from game.phones.protocol import Command, Hush, Lesson, Message, Notify, PushKey, Review
from game.phones.room import Room
from game.phones.table import TableActivity
from game.phones.television import Television
from game.seats import Seat
from game.serve.lesson import lesson_of
from game.serve.reviewing import TableReview
from game.serve.sentences import serve_labels
from game.words import capital, say

OWNERS = ("end", "put_away", "save", "patience")
"""The commands of who opened a table."""

UNSEEN = 600.0
"""Seconds for which somebody may be away before a bot may stand in."""

_SOON = 0.001
_BEGIN_TURNS = ("draft", "play", "hire")
"""The kinds of questions with which a turn begins; others follow from it."""


class Absent:
    """The player of a person's seat that nobody has taken: the game waits."""

    paced = False

    def ask(self, view: View, decision: Decision) -> None:
        """Wait for somebody to come."""

    def withdraw(self) -> None:
        """Go on waiting."""

    def observe(self, view_now: Callable[[], View], events: Sequence[Event] | None) -> None:
        """See nothing."""

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """Ask for nothing."""

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | Wish | None:
        """Say nothing."""
        return None


class Owner(Protocol):
    """The table, as its activities see it."""

    @property
    def kept(self) -> bool:
        """Whether all of it is on the disk."""

    def obey(self, guest: Guest, do: str, value: str) -> Sentence | None:
        """Do what who opened the table wants; return a sentence for the phone."""

    def notify(self, guest: Guest, message: PushKey | Notify | Hush) -> Sentence | None:
        """Hear whether somebody wants to be told of their turns; return a sentence for the phone."""

    def about(self, guest: Guest) -> dict[str, Any]:
        """Return what a phone shows of the table itself."""


class ServedRoom(Room):
    """A room whose seats stay their owners', however long they are away."""

    def __init__(self, key: str, page: str) -> None:
        super().__init__(key, page)
        self.opener = 0
        """The number of the guest who opened the table."""

    @property
    def host(self) -> Guest | None:
        """Who opened the table; while a game goes on in which they have no seat, the first who has one."""
        opener, first = self.guests.get(self.opener), self._first()
        plays = self.activity is not None and self.activity.needs_seat
        if opener is None or opener.sent_away or (plays and opener.colour is None and first is not None):
            return first
        return opener

    def welcome_back(self, guests: Iterable[Guest]) -> None:
        """Let those be known who were here before the table was put away."""
        self.guests = {guest.number: patient(guest) for guest in guests}
        self.met = len(self.guests)

    def change_key(self) -> None:
        """Draw another key; those who play see it in the link for friends."""
        super().change_key()
        self.touch_all(urgent=True)

    def told_of_key(self) -> str:
        """Return what the host is told of another key: it stands in the link."""
        return say("serve-new-link")

    def _new_guest(self, number: int) -> Guest:
        return patient(super()._new_guest(number))

    def due(self) -> float | None:
        """Return the seconds after which something changes by time alone."""
        found = []
        for guest in self.guests.values():
            if guest.link is None or guest.hidden:
                found += [limit - guest.away for limit in (AWAY, guest.unseen_after) if limit > guest.away]
            elif guest.stale:
                found.append(guest.drawn + self.calm - self._now)
        return max(0.0, min(found)) + _SOON if found else None

    def _forget_one(self) -> bool:
        opener = self.guests.get(self.opener)
        colour = opener.colour if opener is not None else None
        if opener is not None and colour is None:
            del self.guests[self.opener]  # whoever opened the table is never forgotten
        try:
            return super()._forget_one()
        finally:
            if opener is not None and colour is None:
                self.guests = dict(sorted({**self.guests, opener.number: opener}.items()))

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._by_link


def patient(guest: Guest) -> Guest:
    """Return a guest whose seat is kept for ever, and whom nobody is bothered about for a while."""
    guest.gone_after, guest.unseen_after, guest.missed_after = math.inf, UNSEEN, UNSEEN
    return guest


class ServedGathering(Gathering):
    """The seats of a game that is about to begin at a served table."""

    def __init__(self, room: Room, seats: Sequence[Seat], owner: Owner) -> None:
        self.owner = owner
        super().__init__(room, seats)

    def saved(self) -> bool:
        """Return whether all is on the disk that phones may be shown."""
        return self.owner.kept

    def hear(self, guest: Guest, message: Message) -> Sentence | None:
        """Hear what who opened the table wants, or what any room hears."""
        if isinstance(message, Command) and message.do in OWNERS:
            return self.owner.obey(guest, message.do, message.value)
        if isinstance(message, PushKey | Notify | Hush):
            return self.owner.notify(guest, message)
        return super().hear(guest, message)

    def labels(self, guest: Guest) -> dict[str, Any]:
        """Return the words of a server's page."""
        return serve_labels()

    def screen(self, guest: Guest) -> dict[str, Any]:
        """Return the seats, and what is to be known of the table."""
        return {**super().screen(guest), "served": self.owner.about(guest)}


class ServedActivity(TableActivity):
    """A game at a served table."""

    def __init__(
        self, room: Room, director: Director, television: Television, owner: Owner, review: TableReview
    ) -> None:
        self.owner, self.review = owner, review
        self.lesson = lesson_of(director.session)
        self._lent: dict[str, int] = {}
        """The seats for which a bot takes one turn, and how many moves had been made before it."""
        super().__init__(room, director, television)

    def take_turn(self, colour: str) -> None:
        """Let a bot take one turn for somebody who takes too long; the seat stays theirs."""
        self._lent[colour] = len(self.session.record.moves)
        self.seating.lend(colour)
        self.television.tell(partial(say, "serve-bot-took", name=self.session.name(colour)))

    def waits_for_learner(self) -> bool:
        """Return whether the game waits until a line of the lesson is read."""
        if self.lesson is None:
            return False
        guest = self.room.player_of(self.lesson.learner)
        if self.lesson.update() and guest is not None:
            self.room.touch(guest, urgent=True)
        return self.lesson.waits and self.lesson.learner not in self.seating.stood_in

    def end_turns(self) -> None:
        """Give seats back whose turn a bot has taken."""
        game = self.session.game
        for colour, before in list(self._lent.items()):
            decision = game.decision(colour)
            moved = any(move.startswith(f"{colour} ") for move in self.session.record.moves[before:])
            if decision is None or (moved and decision.kind in _BEGIN_TURNS):
                del self._lent[colour]
                self.seating.give_back(colour)

    def saved(self) -> bool:
        """Return whether all is on the disk that phones may be shown."""
        return self.owner.kept

    def join(self, guest: Guest, name: str, colour: str) -> Sentence | None:
        """Note that somebody without a seat asks for one."""
        if colour and guest.colour is not None:
            return partial(say, "phones-taken")
        return super().join(guest, name, colour)

    def hear(self, guest: Guest, message: Message) -> Sentence | None:
        """Hear what who opened the table wants, or what any table hears."""
        if isinstance(message, Command) and message.do in OWNERS:
            return self.owner.obey(guest, message.do, message.value)
        if isinstance(message, PushKey | Notify | Hush):
            return self.owner.notify(guest, message)
        if isinstance(message, Review):
            return self.review.ask(guest)
        if isinstance(message, Lesson):
            taught = self.lesson is not None and guest.colour == self.lesson.learner
            return self.lesson.hear(message) if taught and self.lesson is not None else None
        return super().hear(guest, message)

    def react(self, shown: Sentence) -> None:
        """Do nothing: each page shows it by itself, to whoever wants to see it."""

    def labels(self, guest: Guest) -> dict[str, Any]:
        """Return what there is to read about this game, and the words of a server's page."""
        return {**super().labels(guest), **serve_labels()}

    def screen(self, guest: Guest) -> dict[str, Any]:
        """Return the game as the phone's seat may see it, and what is to be known of the table."""
        shown = {**super().screen(guest), "served": self.owner.about(guest)}
        if self.lesson is not None and guest.colour == self.lesson.learner:
            self.lesson.show(shown, self.room.texts)
        return shown

    def _told_of(self, colour: str, who: str, guest: Guest | None) -> str:
        return capital(say("serve-seat-free")) if who == "here" else super()._told_of(colour, who, guest)
