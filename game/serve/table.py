"""A table of a server: its room, and its game once one has begun.

It is stepped when something has come: a message, a worker's answer, a flush, or a time that was waited for.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from engine import Record, RecordError
from engine.record import records
from game.match.bot_process import BotProcess
from game.match.director import Director
from game.match.hinting import HintDesk
from game.match.options import NewGame
from game.match.session import Session, new_record
from game.phones import protocol
from game.phones.activity import Sentence
from game.phones.encoding import encode
from game.phones.guest import Guest, best_language
from game.phones.protocol import Hello, Hush, Notify, PushKey
from game.phones.tokens import new_token, printed
from game.seats import LaunchError, Seat
from game.serve.activities import Absent, ServedActivity, ServedGathering, ServedRoom
from game.serve.people import DAY, UNUSED_DAYS, People
from game.serve.push import Push
from game.serve.reviewing import TableReview
from game.serve.sentences import length, told_rules
from game.serve.shelf import GAME, PEOPLE, Shelf
from game.serve.table_files import TableFiles
from game.serve.timing import PATIENCE, Bells, Timing
from game.serve.workers import BOT, HINT, REVIEW, SharedClient, Workers
from game.words import say, spoken_in

_log = logging.getLogger(__name__)

CALM = 0.5
"""Seconds between two screens of a phone that is asked nothing."""
_MOST_MOVES = 20
"""How many moves are played before other tables have their turn."""


class House(Bells, Protocol):
    """The server, as its tables see it."""

    shelf: Shelf
    workers: Workers
    page: str
    """The version of the page."""
    push: Push

    def send(self, frames: Sequence[tuple[int, str | None]]) -> None:
        """Send texts to links; ``None`` ends a link."""

    def await_flush(self, table: ServedTable) -> None:
        """Have a table stepped once something more is on the disk, or can't be written."""

    def shut(self, table: ServedTable) -> None:
        """Put a table away: nobody is there any more."""


class ServedTable:
    """One table, made from what is kept of it; its game is loaded when somebody comes in."""

    def __init__(self, name: str, people: People, house: House) -> None:
        """``name``: its id."""
        self.name, self.people, self._house = name, people, house
        self.room = ServedRoom(people.key, house.page)
        self.room.old_keys = people.old_keys
        self.room.welcome_back(people.guests)
        self.room.opener = people.opener
        self.room.calm = CALM
        self.gathering: ServedGathering | None = None
        self.activity: ServedActivity | None = None
        self.quiet_since = time.monotonic()
        """When the last phone left, by a steady clock."""
        self.timing = Timing(name, people, self.room, house)
        self._files = TableFiles(name, people, house.shelf)
        self._bots = SharedClient(house.workers, BOT, self.wake)
        self._hints = SharedClient(house.workers, HINT, self.wake)
        self._reviews = SharedClient(house.workers, REVIEW, self.wake)
        self._loop = asyncio.get_running_loop()
        self._stepped = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._woken = self._troubled = self._shut = self._leaving = self._ends = False
        self._said_goodbye = False
        self._closed: Sentence | None = None
        """Says why nobody comes in any more."""

    @classmethod
    def opened(
        cls,
        name: str,
        people: People,
        opener: str,
        language: str,
        house: House,
        record: Record | None = None,
        colour: str | None = None,
    ) -> ServedTable:
        """Return a new table, and write it down; ``opener``: the name of who opened it.

        ``record``: a game to go on with. ``colour``: the seat in it that who opened the table has at once.
        """
        guest = Guest(1, new_token(), language, name=opener, colour=colour)
        people.guests = (guest,)
        table = cls(name, people, house)
        table._files.forget()
        if record is not None:
            table.begin(record)
        else:
            table.load()
            table.wake()
        return table

    # For sockets

    def opens(self, text: str | bytes) -> bool:
        """Return whether a first message opens the room."""
        return self.room.opens(text)

    def hear(self, link: int, text: str | bytes) -> None:
        """Hear a text of a link."""
        self.load()
        if self._closed is not None:
            self._turn_away(link, text, self._closed)
            return
        self._note_use()
        if self.people.rests:
            self.people.rests = False
            self.timing.begin_anew()
        self.room.hear(link, text)
        self.wake()

    def _note_use(self) -> None:
        self.people.used = self._house.clock.now() // DAY * DAY

    def _turn_away(self, link: int, text: str | bytes, why: Sentence) -> None:
        """Tell whoever comes in why there is nothing to see any more."""
        hello = protocol.read(text)
        if isinstance(hello, Hello):
            with spoken_in(best_language(hello.language)):
                told = encode(why())
            self._house.send([(link, protocol.write(0, "closed", told)), (link, None)])

    def lost(self, link: int) -> None:
        """Hear that a link has ended."""
        self.room.lost(link)
        self.quiet_since = time.monotonic()
        self.wake()

    # What it is doing

    @property
    def kept(self) -> bool:
        """Whether all of it is on the disk."""
        return self._files.kept

    @property
    def session(self) -> Session | None:
        """The game, if there is one."""
        return self.activity.session if self.activity is not None else None

    def load(self) -> None:
        """Let its people see the game, or the seats before it."""
        if self.room.activity is not None or self._closed is not None:
            return
        if self.people.ended:
            self._closed = partial(say, "serve-ended")
            return
        if self.people.game:
            try:
                self._sit_down(self._files.read_game())
            except (OSError, ValueError, RecordError) as error:
                _log.error("table %s: its game can't be read: %s", self.name, error)
                self._closed = partial(say, "serve-damaged")
            return
        self.gathering = ServedGathering(self.room, self.people.seats, self)

    def _sit_down(self, record: Record) -> None:
        """Begin with a game, or go on with one."""
        keeper = self._files.new_keeper()
        session = Session(record, keeper.path, record.replay(), keeper)
        session.beside_frames = True
        bots, hints = BotProcess(client=self._bots), HintDesk(self._hints)
        director = Director(session, bots, hints=hints, person=Absent)
        self.gathering = None
        if self.activity is not None:
            self.activity.review.close()
        review = TableReview(self.room, session, self._reviews, self._house.shelf.folder)
        self.activity = ServedActivity(self.room, director, self, self, review)
        self.activity.paused_by = self.people.paused_by

    def begin(self, record: Record) -> None:
        """Begin with a game that nobody has played here yet."""
        self.people.games += 1
        self.people.game = self.name if self.people.games == 1 else f"{self.name}-{self.people.games}"
        self.people.moved, self.people.paused_by = time.time(), ""
        self.timing.new_game()
        self._sit_down(record)
        self._files.keep_game()
        self.room.touch_all(urgent=True)
        self.wake()

    # Time

    def ring(self) -> None:
        """Do what it is time for: a turn, or a rest after many days without anybody."""
        self.load()
        clock = self._house.clock
        if not self.room.empty:
            self._note_use()
        elif self.people.unused_from(clock.good_since) <= clock.now() and not self.people.ended:
            self.people.rests = self._leaving = True
            _log.info("table %s was put away: nobody was there for %d days", self.name, UNUSED_DAYS)
        self.wake()

    def wake(self) -> None:
        """Step as soon as possible."""
        if not self._woken and not self._shut:
            self._woken = True
            self._loop.call_soon(self._step)

    def flushed(self) -> None:
        """Hear that something is on the disk, or can't be written."""
        troubled = self._house.shelf.trouble is not None
        if self.activity is None or not self.kept or self._leaving or self.timing.waits_for_disk or troubled:
            self.wake()
        else:  # nothing else has changed
            self._loop.call_soon(self._show)

    def _step(self) -> None:
        self._woken = False
        if self._shut:
            return
        now = self._loop.time()
        seconds, self._stepped = now - self._stepped, now
        self.room.step(seconds)
        if self.activity is not None:
            self._play(seconds, self.activity)
            self.activity.review.step(seconds)
        elif self.gathering is not None and self.gathering.begins:
            self._begin(self.gathering)
        if self.activity is None:
            self._house.alarm(self.name, self.people.due(self._house.clock.good_since))
        elif self.timing.step(self.activity, self.kept):
            self.wake()
        self._keep()
        if not self.kept:
            self._house.await_flush(self)  # before screens are made: it may come meanwhile
        if self._said_goodbye:
            return  # moves are still kept, but screens would hold up the end
        self._compose()
        if self._leaving and self.kept:
            self._house.shut(self)
            return
        self._wait()

    def _show(self) -> None:
        """Send the screens that are out of date, unless a step will do so."""
        if not (self._woken or self._shut or self._said_goodbye):
            self._compose()
            self._wait()

    def _compose(self) -> None:
        self._tell_of_trouble()
        self.room.compose()
        self._send()

    def _play(self, seconds: float, activity: ServedActivity) -> None:
        activity.goes_on()
        activity.step(0.0)
        if activity.paused_by:
            return
        moves = len(activity.session.record.moves)
        for _ in range(_MOST_MOVES):
            if activity.waits_for_learner():
                break
            if activity.director.update(seconds, self.pace, True) is None and not seconds:
                break
            activity.end_turns()
            seconds = 0.0
        else:
            self.wake()
        activity.director.stood_in = None
        if len(activity.session.record.moves) != moves:
            self.people.moved = time.time()
            activity.step(0.0)

    def _begin(self, gathering: ServedGathering) -> None:
        gathering.begins = False
        rules = self.people.rules
        try:
            game = NewGame(tuple(gathering.seats), **vars(rules))
        except LaunchError as error:
            _log.info("table %s can't begin: %s", self.name, error)
            return
        self.begin(new_record(game))
        _log.info("table %s: a game has begun", self.name)

    def _wait(self) -> None:
        """Come back when time alone changes something."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        found = [self.room.due()] if self.kept else []
        if self.activity is not None:
            found.append(self.activity.review.due())
            if not self.activity.paused_by and not self.activity.waits_for_learner():
                found.append(self.activity.director.due(self.pace))
        due = min((seconds for seconds in found if seconds is not None), default=None)
        if due is not None:
            self._timer = self._loop.call_later(due, self.wake)

    # The disk

    def _keep(self) -> None:
        """Hand what has changed to the shelf."""
        people, room, session = self.people, self.room, self.session
        seats: Sequence[Seat] = self.gathering.seats if self.gathering is not None else ()
        people.key, people.old_keys = room.key, room.old_keys
        people.guests, people.seats = tuple(room.guests.values()), tuple(seats)
        lesson = self.activity.lesson if self.activity is not None else None
        self._files.keep(session, lesson, seen=self._ends or room.empty)

    def _tell_of_trouble(self) -> None:
        """Tell everybody once that the disk takes nothing, and once that it does again."""
        troubled = self._house.shelf.trouble is not None
        if troubled != self._troubled:
            self._troubled = troubled
            self.tell(partial(say, "serve-disk-full" if troubled else "serve-disk-again"))

    def _send(self) -> None:
        frames: list[tuple[int, str | None]] = [*self.room.frames, *((link, None) for link in self.room.cut)]
        self.room.frames, self.room.cut = [], []
        if frames:
            self._house.send(frames)

    def shut(self) -> list[str]:
        """Leave it, once all of it is kept; return its files."""
        self._shut = True
        if self._timer is not None:
            self._timer.cancel()
        self._bots.stop()
        self._hints.stop()
        self._reviews.stop()
        return [self.name + PEOPLE, *([self.people.game + GAME] if self.people.game else [])]

    def finish(self) -> None:
        """Hand everything to the shelf: the server ends."""
        self._ends = True
        if self.room.activity is not None:
            self._keep()

    def say_goodbye(self, sentence: Sentence) -> None:
        """Tell everybody something before the server ends; they are shown nothing more."""
        self.tell(sentence)
        self._send()
        self._said_goodbye = True

    # What who opened it wants

    def obey(self, guest: Guest, do: str, value: str) -> Sentence | None:
        """Do what who opened the table wants; return a sentence for the phone."""
        if guest.number != self.room.opener:
            return partial(say, "serve-opener-only")
        if do == "patience":
            self._set_patience(guest, value)
            return None
        if do == "save":
            return self._hand_out(guest)
        self.people.ended, self.people.rests = do == "end", do == "put_away"
        _log.info("table %s was %s", self.name, "ended" if self.people.ended else "put away")
        self.room.close_all(partial(say, "serve-ended" if self.people.ended else "serve-put-away"))
        self._leaving = True
        return None

    def notify(self, guest: Guest, message: PushKey | Notify | Hush) -> Sentence | None:
        """Hear whether somebody wants to be told of their turns; return a sentence for the phone."""
        return self._house.push.hear(self.name, self.people, guest, message)

    def _set_patience(self, guest: Guest, value: str) -> None:
        hours = next((one for one in PATIENCE if str(one) == value), self.people.patience)
        if hours != self.people.patience:
            self.people.patience = hours
            self.timing.begin_anew()
            name = guest.name
            if hours:
                self.tell(lambda: say("serve-patience-set", name=name, length=length(hours)))
            else:
                self.tell(partial(say, "serve-patience-unset", name=name))
            self.room.touch_all(urgent=True)

    def _hand_out(self, guest: Guest) -> Sentence | None:
        """Send the saved game; while the game goes on, everybody is told, as it tells all hands."""
        session = self.session
        if session is None:
            return partial(say, "serve-no-game")
        content = {"name": f"{self.people.game}{GAME}", "text": records.to_toml(session.record)}
        self.room.say_later(guest, "file", lambda: content)
        if not session.game.over:
            name = guest.name
            self.tell(lambda: say("serve-saved", name=name))
        return None

    def about(self, guest: Guest) -> dict[str, Any]:
        """Return what a phone shows of the table itself."""
        state: dict[str, Any] = {
            "opener": guest.number == self.room.opener,
            "rules": told_rules(self.people.rules, self.people.patience),
            "key": printed(self.room.key) if self._may_invite(guest) else "",
            **self.timing.about(self.session, guest.number == self.room.opener),
        }
        if self._house.push.available:
            state["push"] = self._house.push.about(self.people, guest)
        if self.people.from_file:
            state["file"] = say("serve-from-file", name=self.people.from_file)
        return state

    def _may_invite(self, guest: Guest) -> bool:
        """Return whether a phone is told the key: not one that only watches, perhaps with an old link."""
        return guest.colour is not None or guest.number == self.room.opener

    # The television that nobody has

    @property
    def pace(self) -> str:
        """How fast the game goes on."""
        return self.people.pace

    def set_pace(self, pace: str) -> None:
        """Let the game go on faster or slower."""
        self.people.pace = pace

    def clear(self) -> None:
        """Do nothing: no table lies open."""

    def seats_changed(self) -> None:
        """Do nothing: phones are told by the room."""

    def tell(self, sentence: Sentence) -> None:
        """Tell everybody something, each in their language."""
        for guest in self.room.guests.values():
            self.room.tell(guest, sentence)

    def play_again(self) -> None:
        """Begin another game with the same group; the file of the last stays."""
        session = self.session
        if session is not None:
            self.begin(new_record(session.again()))
