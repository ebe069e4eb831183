"""The lobby of a server: where tables are opened, and where one sees how one's own tables stand.

It speaks the protocol of :mod:`game.phones.protocol`. Who has the server's own key may open tables; so may
everybody if the host lets them, within limits. A token of one of the tables is enough to ask about tables.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from engine import Record, RecordError
from game.editions import DEFAULT_EDITION, EDITIONS, NAMES
from game.file_errors import cause
from game.phones import protocol
from game.phones.encoding import encode
from game.phones.guest import best_language, tidy
from game.phones.labels import labels
from game.phones.limits import Credits, Sparing
from game.phones.protocol import BadMessage, Hello, Mine, Open, Resync, Speak
from game.phones.tokens import same, typed
from game.serve.from_file import record_of
from game.serve.people import FLAGS, Rules
from game.serve.sentences import OPTIONS, serve_labels
from game.serve.timing import PATIENCE, patiences
from game.words import Family, say, spoken_in

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())

_HINTS = Family("new-game-hint", FLAGS)


_MOST_KNOWN = 4096
"""How many addresses without the key are remembered."""


class Opened(NamedTuple):
    """A table that was opened: its id, its key, and the token of who opened it."""

    table: str
    key: str
    token: str


class Hall(Protocol):
    """The server, as the lobby sees it."""

    page: str

    def open(
        self,
        name: str,
        language: str,
        rules: Rules,
        then: Callable[[Opened | None], None],
        keyed: bool,
        record: Record | None,
        patience: int,
        lesson: bool,
    ) -> bool:
        """Open a table; ``then`` is called once it is on the disk. Return ``False`` if there are too many.

        If the disk takes nothing now, ``then`` is first called with ``None``.

        ``record``: a game to go on with. ``patience``: the hours after which a bot takes a turn, if any.
        ``lesson``: whether it is the first game, which who opens the table plays at once.
        """

    def fits(self, table: str, token: str) -> bool:
        """Return whether a token is one of a table's."""

    def status(self, table: str, token: str) -> dict[str, Any] | None:
        """Return how a table stands, for whoever has this token there; ``None`` for anybody else."""

    def send(self, frames: Sequence[tuple[int, str | None]]) -> None:
        """Send texts to links; ``None`` ends a link."""

    def address(self, link: int) -> str:
        """Return the address whose share a link uses."""


class _Visitor:
    """Somebody in the lobby."""

    def __init__(self, language: str, has_key: bool, may_open: bool) -> None:
        self.language, self.has_key, self.may_open = language, has_key, may_open
        self.number = 0
        """The number of the next frame."""


class Lobby:
    """The entry of those who are at no table."""

    def __init__(self, hall: Hall, key: str, open_to_all: bool, strangers: Callable[[], Credits]) -> None:
        """``strangers`` returns the credits of an address without the key: each table costs one."""
        self._hall, self._key, self._open_to_all = hall, key, open_to_all
        self._strangers = strangers
        self._credits: OrderedDict[str, Credits] = OrderedDict()
        self._visitors: dict[int, _Visitor] = {}

    def opens(self, text: str | bytes) -> bool:
        """Return whether a first message shows the server's key, or a token of a table."""
        try:
            hello = protocol.read(text)
        except BadMessage:
            return False
        if not isinstance(hello, Hello):
            return False
        table, _, _ = hello.key.partition(".")
        has_key, knows = self._has_key(hello), bool(hello.token) and self._hall.fits(table, hello.token)
        return has_key or knows or self._open_to_all

    def _has_key(self, hello: Hello) -> bool:
        return same(typed(hello.key), self._key)

    def hear(self, link: int, text: str | bytes) -> None:
        """Hear a text of a link; what breaks the protocol ends it."""
        visitor = self._visitors.get(link)
        try:
            message = protocol.read(text)
            if visitor is None:
                if not isinstance(message, Hello):
                    raise BadMessage("no hello")
                self._greet(link, message)
                return
            if isinstance(message, Hello):
                raise BadMessage("hello twice")
        except BadMessage as error:
            _log.info("link %d refused: %s", link, error)
            self._hall.send([(link, None)])
            return
        with spoken_in(visitor.language):
            match message:
                case Open():
                    self._open(link, visitor, message)
                case Mine(tables):
                    self._send(link, "mine", [*filter(None, (self._hall.status(*one) for one in tables))])
                case Speak(language):
                    visitor.language = best_language(language)
                    self._show(link, visitor)
                case Resync():
                    self._show(link, visitor)

    def lost(self, link: int) -> None:
        """Hear that a link has ended."""
        self._visitors.pop(link, None)

    def _greet(self, link: int, hello: Hello) -> None:
        has_key = self._has_key(hello)
        language = best_language(hello.language)
        visitor = self._visitors[link] = _Visitor(language, has_key, has_key or self._open_to_all)
        _log.info("link %d is in the lobby", link)
        self._send(link, "welcome", {"token": "", "guest": 0, "page": self._hall.page, "keyed": has_key})
        self._show(link, visitor)

    def _show(self, link: int, visitor: _Visitor) -> None:
        with spoken_in(visitor.language):
            self._send(link, "labels", {**labels(), **serve_labels()})
            self._send(link, "screen", self._screen(visitor))

    @staticmethod
    def _screen(visitor: _Visitor) -> dict[str, Any]:
        return {
            "kind": "lobby",
            "you": {"guest": 0, "name": "", "colour": None, "host": False},
            "may_open": visitor.may_open,
            "editions": [[name, NAMES.say(name)] for name in EDITIONS],
            "edition": DEFAULT_EDITION,
            "patiences": patiences(visitor.language),
            "flags": [[flag, OPTIONS.say(flag), _HINTS.say(flag)] for flag in FLAGS],
        }

    def _open(self, link: int, visitor: _Visitor, wanted: Open) -> None:
        name = tidy(wanted.name)
        if not visitor.may_open:
            self._send(link, "told", say("serve-key-needed"))
            return
        if not name:
            self._send(link, "told", say("shell-launch-nameless"))
            return
        if wanted.edition not in EDITIONS or wanted.patience not in PATIENCE:
            return
        record: Record | None = None
        if wanted.record and not wanted.lesson:
            try:
                record = record_of(wanted.record)
            except RecordError as error:
                self._send(link, "told", cause(error))
                return
        if not visitor.has_key and not self._spend(self._hall.address(link)):
            self._send(link, "told", say("serve-too-many"))
            return
        rules = Rules(wanted.edition, *(getattr(wanted, flag) for flag in FLAGS))

        def tell(opened: Opened | None) -> None:
            if opened is not None:
                self._send(link, "opened", opened._asdict())
                return
            with spoken_in(visitor.language):
                self._send(link, "told", say("serve-disk-full-opening"))

        given = (visitor.has_key, record, wanted.patience, wanted.lesson)
        if not self._hall.open(name, visitor.language, rules, tell, *given):
            self._send(link, "told", say("serve-too-many"))

    def _spend(self, address: str) -> bool:
        """Count a table of an address without the key; return whether it may have another."""
        left = self._credits.setdefault(address, self._strangers())
        self._credits.move_to_end(address)
        if len(self._credits) > _MOST_KNOWN:
            self._credits.popitem(last=False)
        return left.spend(time.monotonic())

    def _send(self, link: int, kind: str, content: object) -> None:
        visitor = self._visitors.get(link)
        if visitor is not None:
            self._hall.send([(link, protocol.write(visitor.number, kind, encode(content)))])
            visitor.number += 1
