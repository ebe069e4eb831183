"""What happens at a table by time alone: players are called, and a bot takes a turn for who doesn't come."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from game.match.session import Session
from game.phones.room import Room
from game.serve.activities import ServedActivity
from game.serve.notices import Notice, Notices
from game.serve.people import HOUR, People
from game.serve.sentences import length
from game.serve.turns import Clock, Turns
from game.words import language, say

PATIENCE = (0, 1, 6, 12, 24, 48, 72, 168)
"""The hours that a turn may be given before a bot takes it; 0: it never does."""


class Bells(Protocol):
    """The server, as far as a table needs to know the time."""

    clock: Clock
    notices: Notices
    grace: float
    """Seconds after which it is told that it is somebody's turn."""

    def alarm(self, table: str, when: float | None) -> None:
        """Wake a table at a time by the clock, also if it was put away; ``None``: don't."""


class Timing:
    """The turns of a table's game, in time."""

    def __init__(self, name: str, people: People, room: Room, bells: Bells) -> None:
        """``name``: the id of the table."""
        self._name, self._people, self._room, self._bells = name, people, room, bells
        self.turns = Turns(people.turns)
        self._untold: list[tuple[str, str]] = []
        """Which seats are told by which carriers that it is their turn, once that is on the disk."""
        self._stood = bool(people.paused_by)
        """Whether the game was paused when it was last looked at."""

    def new_game(self) -> None:
        """Forget the turns of the game before."""
        self.turns = Turns({})

    def begin_anew(self) -> None:
        """Let the turns begin now: the game goes on after a rest, or other times hold."""
        self.turns.begin_anew(self._bells.clock.now())

    @property
    def waits_for_disk(self) -> bool:
        """Whether something is to be done as soon as all that has happened is on the disk."""
        return bool(self._untold or self._people.patience)

    def step(self, activity: ServedActivity, kept: bool) -> bool:
        """Do what it is time for; return whether a bot has a turn to take now.

        ``kept``: whether all that has happened is on the disk.
        """
        bells, people, session = self._bells, self._people, activity.session
        now = bells.clock.now()
        asked: list[str] = []
        if not session.game.over:
            seats = (colour for colour in session.game.to_move if session.seat(colour).human)
            asked = [colour for colour in seats if colour not in activity.seating.stood_in]
        when = dict.fromkeys(bells.notices.carriers, bells.grace)
        self.turns.follow(session.record.moves, asked, now, when)
        stands = bool(activity.paused_by) or people.rests or people.ended
        if self._stood and not stands:
            self.begin_anew()
        self._stood = stands
        if kept:
            untold, self._untold = self._untold, []
            for colour, carrier in untold:
                self._tell(session, colour, carrier)
        late = []
        if not stands:
            guests = self._room.guests.values()
            looking = [one.colour for one in guests if one.link is not None and not one.hidden]
            self._untold += self.turns.told_by(now, [colour for colour in looking if colour is not None])
            late = [colour for colour, moved in self._moved().items() if kept and moved <= now]
        for colour in late:
            activity.take_turn(colour)
        people.turns, people.paused_by = self.turns.by_colour, activity.paused_by
        bells.alarm(self._name, people.due(bells.clock.good_since))
        return bool(late)

    def _moved(self) -> dict[str, float]:
        return self.turns.moved(self._people.patience * HOUR, self._bells.clock.good_since)

    def _tell(self, session: Session, colour: str, carrier: str) -> None:
        turn = self.turns.by_colour.get(colour)
        if turn is None:
            return
        players = tuple(seat.name for seat in session.seats)
        guest, name = self._room.player_of(colour), session.name(colour)
        again = self._bells.notices.tell(
            carrier, Notice(self._name, players, colour, name, guest, turn.since)
        )
        if again is not None:
            self.turns.put_off(colour, carrier, again)

    def about(self, session: Session | None, owner: bool) -> dict[str, Any]:
        """Return what a phone shows of it; times are by the clock, for the page to word."""
        state: dict[str, Any] = {}
        if session is not None and self._people.patience and not self._stood:
            state["due"] = [
                [colour, say("serve-bot-at", name=session.name(colour), time="{time}"), round(when)]
                for colour, when in self._moved().items()
            ]
        if owner:
            state["patience"] = self._people.patience
            state["patiences"] = patiences(language())
        return state


@cache
def patiences(spoken: str) -> list[list[Any]]:
    """Return the hours that one can choose, with their words in ``spoken``, the language in use."""
    return [[hours, length(hours) if hours else say("serve-patience-never")] for hours in PATIENCE]
