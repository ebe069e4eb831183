"""The room: which phones are here, which seat is whose, who is host, and what each phone is sent.

The room knows no sockets and no game. A server carries texts between *links* (connections, by number) and
the room; its :mod:`activity <game.phones.activity>` says what a phone shows, and hears what its owner wants.
The room decides who is who: a link is nobody until it has shown the room's key, and belongs to the phone
whose token it showed. Everything a phone is sent was made for that phone alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from game.match.players import Presence
from game.phones import protocol
from game.phones.activity import Activity, Sentence
from game.phones.encoding import Texts, encode
from game.phones.guest import Guest, best_language, tidy
from game.phones.labels import labels
from game.phones.limits import Sparing
from game.phones.protocol import AnswerMessage, BadMessage, Hello, Join, Message, Resync, Sleep, Speak
from game.phones.tokens import new_key, new_token, same, typed
from game.words import say, spoken_in

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())

MOST_PHONES = 24
"""How many phones a room remembers: players, watchers, and phones that were exchanged."""

MOST_KEYS = 16
"""How many keys of a room that no longer open it to others are remembered."""


class Room:
    """The phones of an evening."""

    def __init__(self, key: str, page: str = "") -> None:
        """``key``: what a phone has to show first. ``page``: the version of the page that is served."""
        self.key, self.page = key, page
        self.old_keys: tuple[str, ...] = ()
        """Keys of this room from before: they open it to phones that are known."""
        self.guests: dict[int, Guest] = {}
        self.activity: Activity | None = None
        self.television_hosts = False
        """Whether somebody at the television is host, so that no phone is."""
        self.frames: list[tuple[int, str]] = []
        """What is to be sent: the link and the text. Whoever sends it takes it away."""
        self.cut: list[int] = []
        """Links to be closed once the frames are sent."""
        self.calm = 0.0
        """Seconds between two screens of a phone whose owner waits for nothing."""
        self._hurries = True
        self.undrawable: Callable[[str], str | None] = lambda name: ""
        """Returns the letters of a name that the screen can't draw; ``None`` while it looks for fonts."""
        self.texts = Texts()
        """Writes the screens."""
        self._later: list[tuple[Guest, str, Callable[[], object]]] = []
        """What is sent once everything that it may show is on the disk."""
        self._joining: list[tuple[Guest, Message]] = []
        """Who wants to sit down with a name for which fonts are being looked for."""
        self.met = 0
        """How many phones have ever come."""
        self._by_link: dict[int, Guest] = {}
        self._now = 0.0

    @property
    def now(self) -> float:
        """Seconds since the room was opened."""
        return self._now

    # Who is here

    @property
    def host(self) -> Guest | None:
        """The phone that is host: the first with a seat that is not gone; ``None`` if the television is.

        While a game goes on, a phone that only watches is never host: it could give itself any seat.
        """
        return None if self.television_hosts else self._first()

    def _first(self) -> Guest | None:
        """Return the first phone that may be host."""
        guests = [guest for guest in self.guests.values() if not guest.sent_away]
        present = [guest for guest in guests if guest.presence is not Presence.GONE]
        seated = [guest for guest in present if guest.colour is not None]
        if seated or (self.activity is not None and self.activity.needs_seat):
            return next(iter(seated), None)
        return next((guest for guest in present if guest.name), None)

    def player_of(self, colour: str) -> Guest | None:
        """Return the phone that plays a seat."""
        return next((guest for guest in self.guests.values() if guest.colour == colour), None)

    @property
    def outdated(self) -> str:
        """Who has a page of another version of the program, by name; ``""`` for nobody."""
        guests = self.guests.values()
        return next((guest.name for guest in guests if guest.outdated and guest.link is not None), "")

    @property
    def claims(self) -> tuple[Guest, ...]:
        """The phones that wait for a seat."""
        return tuple(guest for guest in self.guests.values() if guest.claims is not None)

    def opens(self, text: str | bytes) -> bool:
        """Return whether a first message shows the key, or a token of a phone. Any thread may ask."""
        try:
            hello = protocol.read(text)
        except BadMessage:
            return False
        if not isinstance(hello, Hello):
            return False
        now, before = self._fits(hello.key)
        guests = tuple(self.guests.values())  # copied at once: the table's thread changes them
        known = [same(hello.token, guest.token) for guest in guests]
        return now or (before and any(known))

    def _fits(self, key: str) -> tuple[bool, bool]:
        """Return whether a key opens the room to everybody, and whether it did before.

        Each is compared, so that the time tells nothing.
        """
        now, *before = [same(typed(key), one) for one in (self.key, *self.old_keys)]
        return now, any(before)

    def send_away(self, guest: Guest, new_code: bool = False) -> None:
        """Show a phone the door for good: whenever it comes again with its token, it is told so.

        A phone that has forgotten its token is another one: only another key keeps it out (``new_code``), see
        :meth:`change_key`.
        """
        _log.info("phone %d was sent away", guest.number)
        guest.sent_away, guest.colour, guest.claims = True, None, None
        self.close(guest, lambda: say("phones-sent-away"))
        if new_code:
            self.change_key()
        self._changed(guest)

    def change_key(self) -> None:
        """Draw another key: the code that was shown opens nothing any more. All who are here stay in."""
        _log.info("the room has another key")
        self.old_keys = (self.key, *self.old_keys)[:MOST_KEYS]
        self.key = new_key()
        if self.host is not None:
            self.tell(self.host, self.told_of_key)

    def told_of_key(self) -> str:
        """Return what the host is told of another key."""
        return say("phones-new-code")

    def close(self, guest: Guest, sentence: Sentence) -> None:
        """Close a phone's connection with a sentence in its language."""
        if guest.link is None:
            return
        self.say_to(guest, "closed", sentence)
        self._let_go(guest.link, cut=True)

    def close_all(self, sentence: Sentence) -> None:
        """Close all connections: the evening is over."""
        for guest in list(self.guests.values()):
            self.close(guest, sentence)

    # What comes in

    def hear(self, link: int, text: str | bytes) -> None:
        """Hear a message of a link; what breaks the protocol ends the link, and nothing else is told.

        What it changes is worded in the language of the screen, and what is answered in the phone's.
        """
        guest = self._by_link.get(link)
        try:
            message = protocol.read(text)
            if guest is None:
                if not isinstance(message, Hello):
                    raise BadMessage("no hello")
                self._greet(link, message)
                return
            if isinstance(message, Hello):
                raise BadMessage("hello twice")
        except BadMessage as error:
            _log.info("link %d refused: %s", link, error)
            self._let_go(link, cut=True)
            return
        self._hear(guest, message)

    def _greet(self, link: int, hello: Hello) -> None:
        now, before = self._fits(hello.key)
        guest = self._known(hello.token)
        if not (now or (before and guest is not None)):
            raise BadMessage("wrong key")
        if guest is not None and guest.sent_away:
            _log.info("phone %d, which was sent away, is told so again", guest.number)
            with spoken_in(guest.language):
                told = encode(say("phones-sent-away"))
            self.frames.append((link, protocol.write(0, "closed", told)))
            self.cut.append(link)
            return
        if guest is None:
            here = [guest for guest in self.guests.values() if not guest.sent_away]
            if len(here) >= MOST_PHONES and not self._forget_one():
                raise BadMessage("too many phones")
            self.met += 1
            guest = self.guests[self.met] = self._new_guest(self.met)
        elif guest.link is not None and not self._make_room(guest, hello):
            self.frames.append((link, protocol.write(0, "elsewhere", encode(True))))
            self.cut.append(link)
            return
        _log.info("phone %d is here", guest.number)
        guest.link, guest.tab, guest.hidden, guest.away = link, hello.tab, hello.asleep, 0.0
        guest.language = best_language(hello.language)  # of this device: its owner may have another elsewhere
        guest.outdated = hello.page not in ("", self.page)
        guest.shown, guest.frame = "", 0
        self._by_link[link] = guest
        self._send(guest, "welcome", {"token": guest.token, "guest": guest.number, "page": self.page})
        self._send_labels(guest)
        guest.stale = guest.urgent = True
        self._changed(guest)

    def _new_guest(self, number: int) -> Guest:
        return Guest(number, new_token())

    def _make_room(self, guest: Guest, hello: Hello) -> bool:
        """Let a phone's connection go for a new one; return whether it does.

        Its own page has come back before the old connection died, or another page shows the same phone. Of
        these the newest that is looked at is connected; one that comes back by itself takes no other's place.
        """
        assert guest.link is not None, "nobody is in the way"
        if hello.tab != guest.tab:
            if not hello.takes and (hello.asleep or not guest.hidden):
                return False
            self._send(guest, "elsewhere", True)
        self._let_go(guest.link, cut=True)
        return True

    def _known(self, token: str) -> Guest | None:
        found = None
        for guest in self.guests.values():  # each is compared, so that the time tells nothing
            if token and same(token, guest.token):
                found = guest
        return found

    def _forget_one(self) -> bool:
        """Forget the phone that has been away longest and has no seat; return whether there was one.

        A phone that was sent away is remembered: it would be let in as another one.
        """
        guests = self.guests.values()
        idle = [one for one in guests if one.link is None and one.colour is None and not one.sent_away]
        for guest in sorted(idle, key=lambda guest: -guest.away)[:1]:
            del self.guests[guest.number]
        return bool(idle)

    def _hear(self, guest: Guest, message: Message) -> None:
        sentence: Sentence | None = None
        urgent = True
        missing = self.undrawable(tidy(message.name)) if isinstance(message, Join) else ""
        match message:
            case Sleep(asleep, game, moves):
                if game:
                    guest.seen = game, moves
                if guest.hidden != asleep:
                    guest.hidden, guest.away = asleep, 0.0
                    self._changed(guest)
            case Speak(language):
                guest.language = best_language(language)
                self._send_labels(guest)
            case Resync():
                guest.shown = ""
                self._send_labels(guest)
            case Join() if missing is None:
                self._joining = [(one, about) for one, about in self._joining if one is not guest]
                self._joining.append((guest, message))
                return
            case Join() if missing:
                sentence = partial(say, "phones-letters", letters=" ".join(missing))
            case Join(name, colour) if self.activity is not None:
                sentence = self.activity.join(guest, tidy(name), colour)
                self.touch_all()
            case _ if self.activity is not None:
                sentence = self.activity.hear(guest, message)
                urgent = not isinstance(message, AnswerMessage) or sentence is not None
        self.touch(guest, urgent)
        if sentence is not None:
            self.tell(guest, sentence)

    def lost(self, link: int) -> None:
        """A connection has ended."""
        self._let_go(link, cut=False)

    def step(self, seconds: float) -> None:
        """Let time pass for phones without a connection, or out of sight."""
        self._now += seconds
        joining, self._joining = self._joining, []
        for guest, message in joining:
            if not guest.sent_away:
                self._hear(guest, message)
        for guest in self.guests.values():
            if guest.link is None or guest.hidden:
                before = guest.presence, guest.unseen
                guest.away += seconds
                if (guest.presence, guest.unseen) != before:
                    self._changed(guest)

    def _let_go(self, link: int, cut: bool) -> None:
        guest = self._by_link.pop(link, None)
        if cut:
            self.cut.append(link)
        if guest is not None and guest.link == link:
            guest.link, guest.away = None, 0.0
            self._changed(guest)

    def _changed(self, guest: Guest) -> None:
        if self.activity is not None:
            self.activity.changed(guest)
        self.touch_all()

    # What goes out

    @property
    def hurries(self) -> bool:
        """Whether something can be sent, or somebody be seated, in the next step."""
        return self._hurries or bool(self.frames or self.cut or self._joining or self._later)

    def touch(self, guest: Guest, urgent: bool = False) -> None:
        """Note that a phone's screen is out of date; ``urgent``: its owner waits for the next."""
        guest.stale, guest.urgent = True, guest.urgent or urgent
        self._hurries |= guest.urgent

    def touch_all(self, urgent: bool = False) -> None:
        """Note that all screens are out of date; ``urgent``: their owners wait for the next."""
        for guest in self.guests.values():
            self.touch(guest, urgent)

    def compose(self, most: int = MOST_PHONES) -> None:
        """Make the screens that are out of date, at most so many: the rest waits for the next frame.

        None is made before the moves that it would show are on the disk.
        """
        before = self._now - self.calm
        waiting = [
            guest
            for guest in self.guests.values()
            if guest.stale and guest.link is not None and (guest.urgent or guest.drawn <= before)
        ]
        self._hurries = self.activity is not None and bool(waiting)
        if self.activity is None or not (waiting or self._later) or not self.activity.saved():
            return
        later, self._later = self._later, []
        for one, kind, content in later:
            self.say_to(one, kind, content)
        self._hurries = len(waiting) > most
        for guest in sorted(waiting, key=lambda guest: (not guest.urgent, guest.drawn))[:most]:
            guest.stale, guest.urgent, guest.drawn = False, False, self._now
            with spoken_in(guest.language):
                screen = self.activity.screen(guest)
            text = self.texts.entries(screen)
            if text != guest.shown:
                guest.shown = text
                self._send_encoded(guest, "screen", text)

    def announce(self) -> None:
        """Send everybody the words for a new activity, and its screen."""
        for guest in self.guests.values():
            self._send_labels(guest)
        self.touch_all()

    def say_to(self, guest: Guest, kind: str, content: Callable[[], object]) -> None:
        """Send a phone something besides its screen, worded in its language."""
        with spoken_in(guest.language):
            self._send(guest, kind, content())

    def say_later(self, guest: Guest, kind: str, content: Callable[[], object]) -> None:
        """Send a phone something that may tell of the latest moves: not before they are on the disk."""
        self._later.append((guest, kind, content))

    def tell(self, guest: Guest, sentence: Sentence) -> None:
        """Tell a phone's owner a sentence in the phone's language."""
        self.say_to(guest, "told", sentence)

    def _send(self, guest: Guest, kind: str, content: object) -> None:
        self._send_encoded(guest, kind, encode(content))

    def _send_encoded(self, guest: Guest, kind: str, encoded: str) -> None:
        if guest.link is None:
            return
        self.frames.append((guest.link, protocol.write(guest.frame, kind, encoded)))
        guest.frame += 1

    def _send_labels(self, guest: Guest) -> None:
        if guest.link is None:
            return
        with spoken_in(guest.language):
            more = self.activity.labels(guest) if self.activity is not None else {}
            self._send(guest, "labels", {**labels(), **more})
