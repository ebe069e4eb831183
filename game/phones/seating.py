"""Who plays which seat of a game from which phone, and how seats change hands."""

from __future__ import annotations

from functools import partial

from game.match.director import LEFT_TO, Director
from game.match.players import Presence
from game.phones.guest import AT_SCREEN, Guest
from game.phones.player import PhonePlayer
from game.phones.room import Room
from game.phones.television import Television
from game.seats import HUMAN
from game.words import say


class Seating:
    """The seats of a game that phones play."""

    def __init__(self, room: Room, director: Director, television: Television) -> None:
        """The phones that have a colour of this game sit down at once; all others watch."""
        self._room, self._director, self._television = room, director, television
        self._session = director.session
        self.players: dict[str, PhonePlayer] = {}
        """The phones' players by colour, also while a bot stands in."""
        self.stood_in: set[str] = set()
        """Seats that a bot plays until their phone comes back."""
        for guest in room.guests.values():
            guest.claims = guest.wanted_by = None
            if guest.colour is not None and guest.colour not in self._session.game.seats:
                guest.colour = None
            if guest.colour is not None:
                self._place(guest, guest.colour)
        self._look_who_hosts()

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats that the game waits for: for a move, or for "done" after one."""
        done = self._director.unconfirmed if self._director.awaits_done(self._television.pace) else None
        if self._session.game.over:
            return ()
        return self._session.game.to_move if done is None else (done,)

    @property
    def missing(self) -> tuple[Guest, ...]:
        """The phones that are asleep or gone while the game waits for them."""
        awaited = self.awaited
        return tuple(
            guest
            for guest in self._room.guests.values()
            if guest.colour in awaited and guest.colour not in self.stood_in and guest.unseen
        )

    @property
    def answered(self) -> tuple[str, ...]:
        """The seats whose phones have answered what they are asked, and the game has not heard it."""
        return tuple(colour for colour, player in self.players.items() if player.answered)

    @property
    def picks(self) -> tuple[str, ...]:
        """Those of :attr:`answered` that have picked a card in the draft."""
        asked = ((colour, self.players[colour].decision) for colour in self.answered)
        return tuple(colour for colour, decision in asked if decision and decision.kind == "draft")

    def admit(self, guest: Guest) -> None:
        """Give a phone the seat that it asks for; whoever plays it on another phone is asked first."""
        owner = self.owner(guest.claims)
        if owner is None:
            self._seat(guest)
            return
        owner.wanted_by = guest.number
        name, who = owner.name, guest.name
        self._television.tell(partial(say, "phones-asks-owner-for", name=name, who=who))
        self._room.touch(owner, urgent=True)
        self._room.touch_all()

    def owner(self, colour: str | None) -> Guest | None:
        """Return the phone that a seat belongs to, also while a bot stands in; ``None`` once it is lost."""
        guest = self._room.player_of(colour) if colour is not None else None
        return guest if guest is not None and guest.presence is not Presence.GONE else None

    @property
    def claims(self) -> tuple[Guest, ...]:
        """The phones that ask for a seat and wait for the host, not for the owner of the seat."""
        return tuple(guest for guest in self._room.claims if not self.owner_asked(guest))

    def owner_asked(self, guest: Guest) -> bool:
        """Whether the owner of the seat that a phone asks for is being asked now."""
        owner = self.owner(guest.claims)
        return owner is not None and owner.wanted_by == guest.number

    def _seat(self, guest: Guest) -> None:
        """Give a phone the seat that it asks for; whoever had it before watches."""
        colour, guest.claims = guest.claims, None
        if colour is None:
            return
        before = self._room.player_of(colour)
        if before is not None:
            before.colour = before.wanted_by = None
            before.taken_by = guest.name
        if guest.colour is not None:
            self.play_here(guest)
        guest.colour, guest.taken_by = colour, ""
        self._television.clear()
        if not self._session.seat(colour).human:
            self._director.seat_players({colour: HUMAN})
        self.stood_in.discard(colour)
        self._session.hand_over(colour, guest.name)
        self._place(guest, colour)
        name, who = self._session.name(colour), guest.name
        if who == name:
            self._television.tell(partial(say, "phones-plays-now", name=name))
        else:
            self._television.tell(partial(say, "phones-plays-for", who=who, name=name))
        self._reseated()
        self._room.touch(guest, urgent=True)

    def withdraw(self, guest: Guest) -> None:
        """Forget that a phone has asked for a seat; its owner is no longer asked."""
        owner = self._room.player_of(guest.claims) if guest.claims is not None else None
        if owner is not None and owner.wanted_by == guest.number:
            owner.wanted_by = None
        guest.claims = None
        self._room.touch_all()

    def refuse(self, guest: Guest) -> None:
        """Don't give a phone the seat that it asks for."""
        guest.claims = None
        self._room.tell(guest, lambda: say("phones-refused"))
        self._room.touch_all()

    def stand_in(self, guest: Guest) -> None:
        """Let a bot play for a phone until it comes back."""
        colour = guest.colour
        if colour is None or colour in self.stood_in or self._session.game.over:
            return
        self.lend(colour)
        name = self._session.name(colour)
        self._television.tell(partial(say, "phones-stands-in", name=name))

    def lend(self, colour: str) -> None:
        """Let a bot play a seat until its phone comes back, or it is given back."""
        self._television.clear()
        self._director.stand_in(colour)
        self.stood_in.add(colour)
        self._reseated()

    def give_back(self, colour: str) -> None:
        """Give a seat back that was lent to a bot, whether its phone is here or not."""
        if colour not in self.stood_in:
            return
        self.stood_in.discard(colour)
        guest = self._room.player_of(colour)
        if guest is not None:
            self._place(guest, colour)
        else:
            self._director.place(colour, self._director.person())
        self._reseated()

    def ask_for(self, colour: str, player: str = HUMAN) -> None:
        """Let somebody at the screen, or a bot, play a phone's seat once its owner says yes.

        A phone that is lost is not asked.
        """
        guest = self._room.player_of(colour)
        if guest is None or self._session.game.over:
            return
        if guest.presence is Presence.GONE:
            self._give_up(guest, player)
            return
        guest.wanted_by, guest.wanted_for = AT_SCREEN, player
        name = self._session.name(colour)
        self._television.tell(partial(say, "phones-asks-owner", name=name))
        self._room.touch(guest, urgent=True)

    def hear_owner(self, guest: Guest, yes: bool) -> None:
        """Hear whether a phone's owner gives up the seat to whoever asks for it."""
        asking, guest.wanted_by = guest.wanted_by, None
        if asking is None or guest.colour is None:
            return
        other = self._room.guests.get(asking)
        if asking != AT_SCREEN and (other is None or other.claims != guest.colour):
            return  # it has asked for another seat meanwhile, or was sent away
        name = self._session.name(guest.colour)
        keeps = partial(say, "phones-keeps-seat", name=name)
        if other is not None:
            if yes:
                self._seat(other)
                return
            other.claims = None
            self._room.tell(other, keeps)
        elif yes:
            self._give_up(guest, guest.wanted_for)
            return
        self._television.tell(keeps)
        self._room.touch_all()

    def _give_up(self, guest: Guest, player: str) -> None:
        """Let a person at the screen, or a bot, have a phone's seat."""
        if player == HUMAN:
            self.play_here(guest)
        else:
            self.leave(guest, player)

    def play_here(self, guest: Guest) -> None:
        """Let somebody at the screen play a phone's seat; the phone watches."""
        colour, guest.colour, guest.wanted_by = guest.colour, None, None
        if colour is None:
            return
        self._television.clear()
        self.players.pop(colour, None)
        self.stood_in.discard(colour)
        self._director.place(colour, self._director.person())
        name = self._session.name(colour)
        self._television.tell(partial(say, "phones-plays-here", name=name))
        self._reseated()

    def leave(self, guest: Guest, bot: str = LEFT_TO) -> None:
        """Let a bot have a phone's seat for good."""
        colour, guest.colour, guest.wanted_by = guest.colour, None, None
        if colour is None:
            return
        self.players.pop(colour, None)
        self.stood_in.discard(colour)
        if not self._session.game.over:
            self._television.clear()
            self._director.seat_players({colour: bot})
            name = self._session.name(colour)
            self._television.tell(partial(say, "bots-plays-now", name=name))
        self._reseated()

    def come_back(self, guest: Guest) -> None:
        """Give a phone that is back its seat again, which a bot has played."""
        colour = guest.colour
        if guest.link is None or colour not in self.stood_in or self._session.game.over:
            return
        self.stood_in.discard(colour)
        self._television.clear()
        self._place(guest, colour)
        name = self._session.name(colour)
        self._television.tell(partial(say, "bots-back", name=name))
        self._reseated()

    def _place(self, guest: Guest, colour: str) -> None:
        player = PhonePlayer(colour, partial(self._touch, colour))
        player.observe(partial(self._session.view, colour), ())
        self.players[colour] = player
        guest.name = guest.name or self._session.name(colour)
        self._director.place(colour, player)

    def _touch(self, colour: str, urgent: bool) -> None:
        """Note that what a seat may see has changed, and so what watchers see."""
        for guest in self._room.guests.values():
            if guest.colour in (colour, None):
                self._room.touch(guest, urgent and guest.colour is not None)

    def _reseated(self) -> None:
        self._look_who_hosts()
        self._television.seats_changed()
        self._room.announce()

    def _look_who_hosts(self) -> None:
        self._room.television_hosts = bool(self._director.screen.persons)
