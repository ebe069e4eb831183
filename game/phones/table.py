"""The table as phones see it: their players sit in the director's game, and their screens follow it."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

from engine.record.timeline import Timeline
from game.log.history import History
from game.log.lately import open_since
from game.log.plague import spreads
from game.match import portraits
from game.match.director import Director
from game.match.memory import is_strict
from game.match.players import Wish
from game.phones import labels, screens
from game.phones.activity import Sentence
from game.phones.guest import Guest
from game.phones.player import PhonePlayer
from game.phones.pleas import Pleas
from game.phones.protocol import (
    NEW_CODE,
    Agree,
    AnswerMessage,
    Command,
    Message,
    Missed,
    More,
    React,
    WishMessage,
    Yield,
)
from game.phones.reactions import Reactions
from game.phones.room import Room
from game.phones.seating import Seating
from game.phones.television import Television
from game.seats import HUMAN, name_key
from game.settings import PACES
from game.words import language, say

_STILL = 0.5
"""Seconds without a step of the table after which phones are told that the game is paused there."""


class TableActivity:
    """A game with phones at it."""

    def __init__(self, room: Room, director: Director, television: Television) -> None:
        """The phones that have a colour of this game sit down at once; all others watch."""
        self.room, self.director, self.television = room, director, television
        self.session = director.session
        self.seating = Seating(room, director, television)
        self.paused_by: str = ""
        """The name of the host who has stopped the game; ``""`` while it goes on."""
        self._timeline: tuple[int, Timeline] | None = None
        self._still = 0.0
        self._laid = False
        """Whether the screen has gone on with the game once: before, it is laying the table."""
        self._over = False
        """Whether phones know that the game is over."""
        self._game = hashlib.sha256(self.session.record_path.name.encode()).hexdigest()[:12]
        """What phones know this game by when they come back."""
        self._watched: tuple[object, list[str]] = None, []
        """What a phone that only watches is told of the latest moves, and what that depends on."""
        self._sums: tuple[object, list[Any]] = None, []
        """The sums of the latest plague while they are shown, and what that depends on."""
        self._plague_told: tuple[object, object, list[Any]] = None, None, []
        """The sums that were made last, with the game and what else they depend on."""
        self.reactions = Reactions(room)
        self.pleas = Pleas(room, self.session, self.seating, television)
        self._people: tuple[object, list[dict[str, Any]]] = None, []
        """What :meth:`_all_people` returned last, and what that depends on."""
        room.activity = self
        room.announce()

    # Time

    @property
    def stands_still(self) -> bool:
        """Whether the screen has stopped the game, as its pause menu does."""
        return self._still >= _STILL and not self.session.game.over

    def step(self, seconds: float) -> None:
        """Let time pass, also while the screen stands still."""
        self.pleas.step()
        before, ended = self.stands_still, self._over
        self._still += seconds
        self._over = self.session.game.over
        if (self.stands_still and not before) or (self._over and not ended):
            self.room.touch_all(urgent=True)  # everybody waits for that

    def goes_on(self) -> None:
        """Note that the screen goes on with the game; called in every step in which it does."""
        before, self._still, self._laid = self.stands_still, 0.0, True
        if before:
            self.room.touch_all(urgent=True)

    # For the room

    @property
    def needs_seat(self) -> bool:
        """Only who plays can be host, until the game is over."""
        return not self.session.game.over

    def saved(self) -> bool:
        """Return whether all moves are on the disk: a phone that is shown a move can rely on it."""
        return self.session.keeper.wait_saved(0.0)

    def labels(self, guest: Guest) -> dict[str, Any]:
        """Return what there is to read about this game's cards, markets and persons."""
        view = self.session.view()
        things = screens.names_of_things(self.session, guest.colour)
        return {
            **labels.book(view.options, view.pot),
            **things,
            "game": self._game,
            "reactions": self.reactions.labels(),
        }

    def changed(self, guest: Guest) -> None:
        """Notice that a phone is away or back; one that is back takes its seat again from its bot."""
        if guest.outdated and guest.link is not None and guest.name:
            self.television.tell(partial(say, "phones-outdated", name=guest.name))
        self.seating.come_back(guest)

    def join(self, guest: Guest, name: str, colour: str) -> Sentence | None:
        """Note that a phone asks for a seat, or for none any more; without anybody to ask, it gets it."""
        if not colour:
            self.seating.withdraw(guest)
            return None
        if colour not in self.session.game.seats or colour == guest.colour:
            return partial(say, "phones-taken")
        if self.session.game.over:
            return partial(say, "table-over")
        if not (name or guest.name):
            return partial(say, "shell-launch-nameless")
        name = name or guest.name
        others = [seat for seat in self.session.game.seats if seat not in (colour, guest.colour)]
        if name_key(name) in {name_key(self.session.name(seat)) for seat in others}:
            return partial(say, "shell-launch-namesakes", name=name)
        self.seating.withdraw(guest)
        guest.name, guest.claims = name, colour
        if self.room.host is guest:
            self.seating.admit(guest)
        return None

    def hear(self, guest: Guest, message: Message) -> Sentence | None:
        """Hear an answer, a wish, a command of the host, or a question about the history."""
        if isinstance(message, More):
            self.room.say_later(guest, "history", partial(self._history, guest, message.round))
            return None
        if isinstance(message, Missed):
            self.room.say_later(guest, "missed", partial(self._missed, guest, message.moves))
            return None
        if isinstance(message, Command):
            if self.room.host is not guest:
                if message.do == "pause" and guest.colour is not None and not self.session.game.over:
                    return self._ask_for_pause(guest.colour)
                return partial(say, "phones-host-only")
            self._obey(message)
            return None
        player = self.seating.players.get(guest.colour) if guest.colour is not None else None
        if player is None or guest.colour in self.seating.stood_in:
            return partial(say, "phones-no-seat")
        if isinstance(message, React):
            shown = self.reactions.show(guest, message.what)
            if shown is not None:
                self.react(shown)
            return None
        if isinstance(message, AnswerMessage):
            heard = player.answer(message.decision, message.moves)
            return None if heard else partial(say, "phones-too-late")
        if isinstance(message, WishMessage):
            return self._wish(guest, player, message.wish)
        if isinstance(message, Agree) and guest.colour is not None:
            self.pleas.hear(guest.colour, message.yes)
            return None
        if isinstance(message, Yield):
            self.seating.hear_owner(guest, message.yes)
        return None

    def react(self, shown: Sentence) -> None:
        """Show on the screen that all look at what somebody says."""
        self.television.tell(shown)

    def _wish(self, guest: Guest, player: PhonePlayer, wish: Wish) -> Sentence | None:
        if wish is Wish.LEAVE:
            self.seating.leave(guest)
        elif wish is Wish.PAST_OTHERS:
            return self.pleas.begin(player.colour)
        elif wish in (Wish.UNDO, Wish.RESTART) and not self._can_undo(player.colour):
            return partial(say, "table-nothing-to-undo")
        else:
            player.wish(wish)
        return None

    def _obey(self, command: Command) -> None:
        about = self.room.guests.get(command.guest)
        match command.do:
            case "admit" if about is not None:
                self.seating.admit(about)
            case "refuse" if about is not None and about.claims is not None:
                self.seating.refuse(about)
            case "send_away" if about is not None and about is not self.room.host:
                self.seating.leave(about)
                self.room.send_away(about, command.value == NEW_CODE)
            case "new_code":
                self.room.change_key()
            case "stand_in" if about is not None and about in self.seating.missing:
                self.seating.stand_in(about)
            case "pause":
                self._pause(self.room.host.name if self.room.host else "")
            case "resume":
                self.resume()
            case "pace" if command.value in PACES:
                self.television.set_pace(command.value)
            case "again" if self.session.game.over:
                self.television.play_again()
        self.room.touch_all(urgent=True)

    def _pause(self, name: str) -> None:
        self.paused_by = name
        self.television.tell(partial(say, "phones-paused", name=name))

    def _ask_for_pause(self, colour: str) -> Sentence:
        """Tell the screen and the host that a player asks for a pause; return what that phone is told."""
        asked = partial(say, "phones-asks-pause", name=self.session.name(colour))
        if not self.paused_by:
            self.television.tell(asked)
            if self.room.host is not None:
                self.room.tell(self.room.host, asked)
        return asked

    def resume(self) -> None:
        """Let the game go on after a pause."""
        self.paused_by = ""
        self.television.tell(str)
        self.room.touch_all(urgent=True)

    def _can_undo(self, colour: str) -> bool:
        return not self.session.game.over and colour in self.session.undoable()

    def _moments(self) -> Timeline:
        moves = len(self.session.record.moves)
        if self._timeline is None or self._timeline[0] != moves:
            self._timeline = moves, Timeline(self.session.record)
        return self._timeline[1]

    def _history(self, guest: Guest, number: int) -> dict[str, Any]:
        viewers = (guest.colour,) if guest.colour is not None else ()
        history = History(self._moments(), screens.names_of(self.session), viewers)
        rounds = len(history) - history.first
        number = min(number, rounds - 1) if number >= 0 else rounds - 1
        told = history.round(history.first + number)
        return {
            "round": number,
            "rounds": rounds,
            "title": say("shell-round", label=told.label),
            "lines": [[line.seat or "", line.text] for line in told.lines],
        }

    def _missed(self, guest: Guest, since: int) -> list[Any]:
        """Return what a phone's owner has missed since some move, as far as the history tells it."""
        moves = self.session.made()
        if is_strict(self.session.record) and not self.session.game.over:
            since = max(since, open_since(moves))
        viewers = (guest.colour,) if guest.colour is not None else ()
        return screens.missed(moves, since, screens.names_of(self.session), viewers, self._plague_after)

    def _plague_after(self, made: int) -> list[Any]:
        """Return the sums of the plague that ended with so many moves; nothing if none did."""
        moves = self.session.made()[:made]
        if not spreads(moves[-1].happened):
            return []
        moments = self._moments()
        after = moments.at(made).view()
        if after.phase == "plague":
            return []  # it goes on
        return screens.plague_sums(
            moments.events(0), moves, after, screens.names_of(self.session), after.seats
        )

    def _plague(self) -> list[Any]:
        """Return the sums of the latest plague, until everybody has moved since; nothing after that."""
        moves = self.session.made()
        about = language(), len(moves), self.session.seats
        if self._sums[0] != about:
            seats, sums = len(self.session.seats), list[Any]()
            lately = range(len(moves), max(0, len(moves) - seats), -1)
            ended = next((made for made in lately if spreads(moves[made - 1].happened)), None)
            if ended is not None and self.session.view().phase != "plague":  # else it goes on
                sums = self._sums_after(ended)
            self._sums = about, sums
        return self._sums[1]

    def _sums_after(self, ended: int) -> list[Any]:
        """Return the sums of the plague that was over after so many moves, since which nobody has built."""
        session = self.session
        about = language(), ended, session.seats
        if self._plague_told[0] is not session.game or self._plague_told[1] != about:
            view, names = session.view(), screens.names_of(session)
            dealt = next(iter(session.record.games()))[0].happened
            sums = screens.plague_sums(dealt, session.made()[:ended], view, names, view.seats)
            self._plague_told = session.game, about, sums
        return self._plague_told[2]

    def _log(self) -> list[str]:
        """Return what has happened lately for who only watches; it is made once for all of a language."""
        about = language(), len(self.session.record.moves), self.session.seats
        if self._watched[0] != about:
            names = screens.names_of(self.session)
            self._watched = about, screens.watched(self.session.made(), names)
        return self._watched[1]

    # What a phone shows

    def screen(self, guest: Guest) -> dict[str, Any]:
        """Return the game as the phone's seat may see it; for a phone without a seat, as everybody may."""
        colour = guest.colour
        player = self.seating.players.get(colour) if colour is not None else None
        if player is not None and player.view is not None and colour not in self.seating.stood_in:
            view = player.view
        else:
            view = self.session.view(*((colour,) if colour is not None else ()))
        shown = screens.public(self.session, view, self.room.texts)
        host = self.room.host
        shown["you"] = {
            "guest": guest.number,
            "name": guest.name,
            "colour": colour,
            "host": host is guest,
            "claims": guest.claims,
        }
        shown["people"] = self._all_people()
        game, moves = guest.seen
        if game == self._game:
            shown["seen"] = min(moves, shown["moves"])
        if self.paused_by:
            shown["paused"] = say("phones-paused", name=self.paused_by)
        elif self.stands_still:
            shown["paused"] = say("phones-paused-here" if self._laid else "table-being-laid")
        if guest.wanted_by is not None and colour is not None:
            shown["wanted"] = self._asked_for(guest, guest.wanted_by, colour)
        if colour is None and guest.taken_by:
            shown["taken"] = say("phones-seat-taken", name=guest.taken_by)
        if player is not None:
            shown["ask"] = screens.question(self.session, player)
            told = screens.happened(player, screens.names_of(self.session))
            shown["log"] = self.room.texts.sentences(told)
            shown["undo"] = self._can_undo(player.colour)
            self._show_pleas(shown, player.colour)
            shown["done"] = (
                self.director.awaits_done(self.television.pace) and self.director.unconfirmed == player.colour
            )
            if player.weighing:
                shown["hint"] = [say("hint-thinking")]
            elif player.advice is not None:
                shown["hint"] = screens.advice(self.session, player) or [say("hint-none")]
        else:
            shown["log"] = self.room.texts.sentences(self._log())
        sums = self._plague()
        if sums:
            shown["plague"] = sums
        if guest.claims is not None:
            who = self.session.name(guest.claims)
            asked = self.seating.owner(guest.claims) if self.seating.owner_asked(guest) else host
            shown["claiming"] = say("phones-claiming-screen", name=who)
            if asked is not None:
                shown["claiming"] = say("phones-claiming", host=asked.name, name=who)
        if host is guest:
            shown["host"] = self._for_host()
        return shown

    def _show_pleas(self, shown: dict[str, Any], colour: str) -> None:
        """Add what a seat can ask the others, or is asked, about undoing."""
        if not shown["undo"] and self.pleas.offered(colour):
            shown["pleads"] = True
        if self.pleas.waits(colour):
            shown["pleading"] = say("phones-plead-waits")
        asked = self.pleas.question(colour)
        if asked:
            shown["plea"] = asked

    def _asked_for(self, guest: Guest, asking: int, colour: str) -> str:
        """Return how a phone's owner is asked for the seat of a colour."""
        name, other = self.session.name(colour), self.room.guests.get(asking)
        if other is not None:
            return say("phones-wanted-by", name=name, who=other.name)
        return say("phones-wanted-here" if guest.wanted_for == HUMAN else "phones-wanted-bot", name=name)

    def _all_people(self) -> list[dict[str, Any]]:
        """Return who plays the seats; it is made once for all phones of a language, until it changes."""
        guests = self.room.guests.values()
        about = (
            language(),
            self.session.seats,
            frozenset(self.seating.stood_in),
            *((guest.number, guest.name, guest.colour, guest.presence) for guest in guests),
        )
        if self._people[0] != about:
            self._people = about, [self._person(seat) for seat in self.session.game.seats]
        return self._people[1]

    def _person(self, colour: str) -> dict[str, Any]:
        guest = self.room.player_of(colour)
        seat = self.session.seat(colour)
        bot = not seat.human or colour in self.seating.stood_in
        who = "bot" if bot else "phone" if guest is not None else "here"
        presence = guest.presence.value if guest is not None else "here"
        return {
            "colour": colour,
            "who": who,
            "presence": presence,
            "told": self._told_of(colour, who, guest),
            "portrait": (not seat.human and portraits.of_character(seat.name)) or portraits.of_seat(colour),
            "guest": guest.number if guest else 0,
        }

    def _told_of(self, colour: str, who: str, guest: Guest | None) -> str:
        """Return the words beside a player's name; only what is needed is worded, as all phones show all."""
        if who == "here":
            return say("phones-who-here")
        if guest is None or who == "bot":
            return say("phones-who-stands-in" if colour in self.seating.stood_in else "phones-who-bot")
        other = guest.name if guest.name != self.session.name(colour) else ""
        asleep = "" if guest.presence.value == "here" else say("phones-who-asleep")
        return " · ".join(filter(None, (other, asleep)))

    def _for_host(self) -> dict[str, Any]:
        """Return what the host has to decide."""
        return {
            "claims": [
                [guest.number, say("phones-wants", name=guest.name, seat=self.session.name(guest.claims))]
                for guest in self.seating.claims
                if guest.claims is not None
            ],
            "missing": [
                [guest.number, say("phones-missing", name=self.session.name(guest.colour))]
                for guest in self.seating.missing
                if guest.colour is not None
            ],
            "pace": self.television.pace,
            "paces": list(PACES),
        }
