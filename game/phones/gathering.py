"""Gathering: before a game, phones arrive and take seats; bots and people at the screen fill the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine import COLOURS
from game.match import portraits
from game.match.options import bot_name
from game.phones.activity import Sentence
from game.phones.guest import Guest
from game.phones.protocol import NEW_CODE, Command, Message, WishMessage
from game.phones.room import Room
from game.seats import FEWEST, HUMAN, LEVELS, MOST, LaunchError, Seat, check_seats, name_key, player_words
from game.words import say


class Gathering:
    """The seats of a game that is about to begin."""

    def __init__(self, room: Room, seats: Sequence[Seat] = ()) -> None:
        """``seats``: bots, and people at this screen; a phone may still take the seat of one of them."""
        self.room = room
        self.seats = list(seats)
        """The seats so far, in seat order."""
        self.begins = False
        """Whether the host has asked to begin."""
        self.arrived: list[Guest] = []
        """Phones that have sat down since the screen last greeted somebody; it takes them away."""
        room.activity = self
        room.television_hosts = any(self.is_here(seat) for seat in self.seats)
        for guest in room.guests.values():
            guest.claims = None
            if guest.colour is not None and not any(seat.colour == guest.colour for seat in self.seats):
                guest.colour = None
        room.announce()

    needs_seat = False
    """Before a game whoever came first is host."""

    def saved(self) -> bool:
        """Return ``True``: before a game there is nothing to lose."""
        return True

    def labels(self, guest: Guest) -> dict[str, Any]:
        """Return nothing besides the words of every page."""
        return {}

    # Seats

    def is_here(self, seat: Seat) -> bool:
        """Return whether a seat is played by somebody at the television."""
        return seat.human and self.room.player_of(seat.colour) is None

    def complaint(self) -> str:
        """Return why the game can't begin, or ``""``."""
        try:
            check_seats(self.seats)
        except LaunchError as error:
            return str(error)
        return ""

    def add_bot(self, level: str = "normal") -> None:
        """Add a bot in the first free colour; nothing if the table is full."""
        self._add(bot_name([seat.name for seat in self.seats], len(self.seats)), level)

    def add_person(self, name: str) -> None:
        """Add somebody at the screen in the first free colour; nothing without a name or a free seat."""
        if name:
            self._add(name, HUMAN)

    def _add(self, name: str, player: str) -> None:
        free = [colour for colour in COLOURS if colour not in {seat.colour for seat in self.seats}]
        if free and len(self.seats) < MOST:
            self.seats.append(Seat(name, free[0], player))
            self._changed()

    def set_player(self, colour: str, player: str) -> None:
        """Let another bot, or somebody at the screen, have a seat that no phone has."""
        if self.room.player_of(colour) is None:
            self.seats = [
                replace(seat, player=player) if seat.colour == colour else seat for seat in self.seats
            ]
            self._changed()

    def remove(self, colour: str) -> None:
        """Take a seat away; its phone may choose another."""
        guest = self.room.player_of(colour)
        if guest is not None:
            guest.colour = None
        self.seats = [seat for seat in self.seats if seat.colour != colour]
        self._changed()

    def _changed(self) -> None:
        self.room.television_hosts = any(self.is_here(seat) for seat in self.seats)
        self.room.touch_all()

    # For the room

    def join(self, guest: Guest, name: str, colour: str) -> Sentence | None:
        """Give a phone a seat: of a free colour, its own with a new name, a bot's, or a person's here."""
        if not name:
            return partial(say, "shell-launch-nameless")
        holder = self.room.player_of(colour)
        if colour not in COLOURS or (holder is not None and holder is not guest):
            return partial(say, "phones-taken")
        others = [seat for seat in self.seats if seat.colour not in (colour, guest.colour)]
        if any(name_key(seat.name) == name_key(name) and seat.human for seat in others):
            return partial(say, "shell-launch-namesakes", name=name)
        if len(others) >= MOST:
            return partial(say, "phones-full")
        before, guest.name = guest.colour, name
        seats = [seat for seat in self.seats if seat.colour == colour or seat.colour != before]
        if any(seat.colour == colour for seat in seats):
            seats = [Seat(name, colour) if seat.colour == colour else seat for seat in seats]
        else:
            seats.append(Seat(name, colour))
        # A bot doesn't keep a name that a person has.
        taken, key = [seat.name for seat in seats], name_key(name)
        self.seats = [
            replace(seat, name=bot_name(taken, place))
            if not seat.human and name_key(seat.name) == key
            else seat
            for place, seat in enumerate(seats)
        ]
        guest.colour = colour
        if before != colour:
            self.arrived.append(guest)
        self._changed()
        return None

    def changed(self, guest: Guest) -> None:
        """Show everybody who is here."""
        self._changed()

    def hear(self, guest: Guest, message: Message) -> Sentence | None:
        """Hear a wish or a command of the host."""
        if isinstance(message, WishMessage) and message.wish.value == "leave" and guest.colour:
            self.remove(guest.colour)
        if isinstance(message, Command):
            if self.room.host is not guest:
                return partial(say, "phones-host-only")
            return self._obey(message)
        return None

    def _obey(self, command: Command) -> Sentence | None:
        deeds: dict[str, Callable[[], None]] = {
            "bot": lambda: self._bot(command.colour, command.value),
            "send_away": lambda: self._send_away(command.guest, command.value == NEW_CODE),
            "new_code": self.room.change_key,
        }
        if command.do == "start":
            self.begins = not self.complaint()
            return None if self.begins else self.complaint
        if command.do in deeds:
            deeds[command.do]()
        return None

    def _bot(self, colour: str, level: str) -> None:
        """Add a bot (no colour), change its level, or take it away (no level)."""
        if not colour:
            self.add_bot(level if level in LEVELS else "normal")
        elif level in self._levels():
            self.set_player(colour, level)
        elif not level and self.room.player_of(colour) is None:
            self.remove(colour)

    def _send_away(self, number: int, new_code: bool) -> None:
        guest = self.room.guests.get(number)
        if guest is not None and guest is not self.room.host:
            if guest.colour is not None:
                self.remove(guest.colour)
            self.room.send_away(guest, new_code)

    def screen(self, guest: Guest) -> dict[str, Any]:
        """Return the seats, and what may be done about them."""
        host = self.room.host
        return {
            "kind": "gather",
            "you": {"guest": guest.number, "name": guest.name, "colour": guest.colour, "host": host is guest},
            "sentence": self._sentence(guest, host),
            "seats": [self._seat(seat, guest) for seat in self.seats],
            "free": [colour for colour in COLOURS if colour not in {seat.colour for seat in self.seats}]
            if len(self.seats) < MOST or guest.colour
            else [],
            "levels": {level: player_words(level) for level in self._levels()},
            "complaint": self.complaint() if host is guest else "",
            "missing": max(0, FEWEST - len(self.seats)),
        }

    def _levels(self) -> tuple[str, ...]:
        """Return the bots that a phone can choose: those with a name, and those that sit here."""
        here = (seat.player for seat in self.seats if not seat.human)
        return tuple(dict.fromkeys((*LEVELS, *here)))

    def _sentence(self, guest: Guest, host: Guest | None) -> str:
        if guest.colour is None:
            return say("phones-choose-seat")
        if host is guest:
            return say("phones-you-host")
        return say("phones-wait-start", name=host.name) if host else say("phones-wait-start-screen")

    def _seat(self, seat: Seat, reader: Guest) -> dict[str, Any]:
        holder = self.room.player_of(seat.colour)
        who = "phone" if holder else "here" if seat.human else "bot"
        return {
            "colour": seat.colour,
            "name": seat.name,
            "who": who,
            "level": "" if seat.human else seat.player,
            "told": say("phones-who-here") if who == "here" else "" if holder else player_words(seat.player),
            "portrait": portraits.of_seat(seat.colour, "" if seat.human else seat.name),
            "guest": holder.number if holder else 0,
            "presence": holder.presence.value if holder else "here",
            "yours": holder is reader,
        }
