"""What phones and the program say to each other: JSON objects, checked as they come in.

In (one object a message, with a ``type``): :data:`Message`. Every text has a cap, nothing but the fields
below is read, and what is wrong raises :class:`BadMessage`.

Out: each frame has the phone's own number ``n``, one more than the last, and one of

* ``welcome``: the phone's token, which it keeps, and its number in the room;
* ``labels``: the words of the page in the phone's language;
* ``screen``: all that the page shows now, see :mod:`game.phones.screens`; it replaces the one before;
* ``told``: a sentence for the moment;
* ``opened``: at a server, the table that was asked for; ``mine``: the tables that were asked about;
* ``file``: a saved game, for who opened its table;
* ``history``: a round of the history, asked for by ``more``;
* ``missed``: what has happened since a move, asked for by ``missed``;
* ``review``: at a server, the turning points of a finished game, asked for by ``review``, as they are found;
* ``reaction``: what somebody at the table shows to all, one of :data:`REACTIONS`;
* ``closed``: a sentence; the program closes the connection and the page doesn't come back by itself;
* ``elsewhere``: another page of the same phone has its seat; this one rests until its owner wants it here.

The game in a screen is the engine's notation (:mod:`engine.notation`) of the view of the phone's seat. A
phone that misses a number asks for everything again (``resync``). An answer names the decision that it
answers, so picks that are made at the same time don't collide.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from engine import Move
from engine.errors import MoveTextError
from game.match.players import Wish

LONGEST = 16 * 1024
"""The most bytes of a message that comes in."""

MOST_TABLES = 40
"""The most tables that a phone asks about at once."""

_TOKEN, _NAME, _WORD, _LANGUAGE, _MOVES = 64, 80, 24, 80, 4
_ENDPOINT, _KEY, _ZONE = 1000, 100, 64
_HIGHEST = 2**31


class BadMessage(ValueError):  # noqa: N818 - says what it is
    """A message that breaks the protocol; the text says how, without its content."""


class Hello(NamedTuple):
    """The first message: the room's key, and the phone's token if it has been here before."""

    key: str
    token: str
    language: str
    """The languages that the phone reads, the best first, as in ``de-CH,fr``."""
    page: str
    """The version of the page."""
    tab: str
    """What this page calls itself among those that show the same phone."""
    takes: bool
    """Whether its owner has just opened this page, or wants to go on here."""
    asleep: bool
    """Whether it is out of sight."""


class Join(NamedTuple):
    """The phone's owner wants to sit down: with a name, on the seat of a colour; with none, no longer."""

    name: str
    colour: str


class AnswerMessage(NamedTuple):
    """What the owner has chosen; further moves answer what follows from the first."""

    decision: int
    moves: tuple[Move, ...]


class WishMessage(NamedTuple):
    """A wish for the own seat."""

    wish: Wish


class Speak(NamedTuple):
    """The phone's language shall be another one."""

    language: str


class Yield(NamedTuple):
    """The owner says whether the seat may be played at the screen, as somebody there has asked."""

    yes: bool


class Sleep(NamedTuple):
    """The page has gone out of sight, or has come back."""

    asleep: bool
    game: str = ""
    """Which game its owner has seen, as the labels call it, …"""
    moves: int = 0
    """… and how many of its moves."""


class Command(NamedTuple):
    """Something that only the host may do."""

    do: str
    guest: int
    """The number of the phone that it is about; 0 for none."""
    colour: str
    value: str


class Open(NamedTuple):
    """Somebody opens a table at a server: with a name, and the options of its games."""

    name: str
    edition: str
    new_persons: bool
    open_prestige: bool
    open_hands: bool
    strict_memory: bool
    patience: int
    """The hours that a turn is given before a bot takes it; 0: it never does."""
    record: str
    """A saved game to go on with; ``""`` for a new one."""
    lesson: bool
    """Whether it is the first game, the one with a teacher, whatever else is wanted."""


class Mine(NamedTuple):
    """How stand the tables at a server at which a phone has been: their ids, and its tokens there."""

    tables: tuple[tuple[str, str], ...]


class More(NamedTuple):
    """A round of the history is to be read; ``round`` counts from 0, -1 is the present one."""

    round: int


class Missed(NamedTuple):
    """What has happened since the first ``moves`` moves is to be told."""

    moves: int


class React(NamedTuple):
    """The owner shows something to all at the table."""

    what: str
    """One of :data:`REACTIONS`."""


class Agree(NamedTuple):
    """The owner says whether somebody's choice may be taken back, and what was done since."""

    yes: bool


class PushKey(NamedTuple):
    """At a server, the owner wants to be told when it is their turn: the page needs the server's key."""


class Review(NamedTuple):
    """At a server, the turning points of the finished game are to be told."""


class Lesson(NamedTuple):
    """At a server, the learner has read a line of the lesson, or wants something else of the teacher."""

    do: str
    """One of :data:`LESSONS`."""
    topic: str
    """Which line was read."""


class Notify(NamedTuple):
    """The owner is to be told on this device, or at other hours than before."""

    endpoint: str
    """Where the browser's push service takes notices for it."""
    key: str
    """The browser's public key …"""
    secret: str
    """… and its secret."""
    quiet: tuple[int, int] | None
    """From which hour to which it is to stay silent."""
    zone: str
    """The time zone of these hours."""


class Hush(NamedTuple):
    """The owner is no longer to be told on a device."""

    endpoint: str


class Resync(NamedTuple):
    """Everything shall be sent again."""


Message = (
    Hello
    | Join
    | AnswerMessage
    | WishMessage
    | Speak
    | Yield
    | Sleep
    | Command
    | Open
    | Mine
    | More
    | Missed
    | React
    | Agree
    | PushKey
    | Review
    | Lesson
    | Notify
    | Hush
    | Resync
)

REACTIONS = ("bravo", "thanks", "laugh", "alas", "think", "hurry")
"""What people can show to each other; each is said by one of the game's characters."""

LESSONS = ("next", "back", "again", "stop", "resume")
"""What a learner can want: to turn to the next line or back, the last one again, no lessons, or lessons."""

COMMANDS = (
    "start",
    "again",
    "admit",
    "refuse",
    "send_away",
    "new_code",
    "pause",
    "resume",
    "bot",
    "stand_in",
    "pace",
    "end",
    "put_away",
    "save",
    "patience",
)


NEW_CODE = "code"
"""The value of a command to send somebody away with which the room also gets a new code."""


def read(text: str | bytes) -> Message:
    """Return the message in a text. Raises :class:`BadMessage`."""
    if not isinstance(text, str):
        raise BadMessage("not a text")
    if len(text) > LONGEST:
        raise BadMessage("too long")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMessage("no JSON") from error
    if not isinstance(data, dict):
        raise BadMessage("no object")
    reader = _READERS.get(data.get("type")) if isinstance(data.get("type"), str) else None
    if reader is None:
        raise BadMessage("unknown type")
    return reader(_Fields(data))


def write(number: int, kind: str, encoded: str) -> str:
    """Return a frame as text; ``number`` is its number for this phone, ``encoded`` what it holds."""
    return f'{{"n":{number},"{kind}":{encoded}}}'


class _Fields:
    """The fields of a message, each checked when it is read."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def text(self, name: str, longest: int, usual: str | None = None) -> str:
        value = self._data.get(name, usual)
        if not isinstance(value, str) or len(value) > longest:
            raise BadMessage(f"{name}: no text of up to {longest} letters")
        try:
            value.encode()
        except UnicodeEncodeError as error:
            raise BadMessage(f"{name}: half a letter") from error
        return value

    def number(self, name: str, least: int = 0, usual: int | None = None) -> int:
        value = self._data.get(name, usual)
        if type(value) is not int or not least <= value <= _HIGHEST:
            raise BadMessage(f"{name}: no number")
        return value

    def truth(self, name: str, usual: bool | None = None) -> bool:
        value = self._data.get(name, usual)
        if not isinstance(value, bool):
            raise BadMessage(f"{name}: neither true nor false")
        return value

    def pairs(self, name: str, most: int, longest: int) -> tuple[tuple[str, str], ...]:
        value = self._data.get(name)
        if not isinstance(value, list) or len(value) > most:
            raise BadMessage(f"{name}: no list of up to {most}")
        for pair in value:
            texts = isinstance(pair, list) and len(pair) == 2 and all(isinstance(one, str) for one in pair)
            if not texts or max(map(len, pair)) > longest or not "".join(pair).isascii():
                raise BadMessage(f"{name}: no pairs of short texts")
        return tuple((first, second) for first, second in value)

    def moves(self, name: str) -> tuple[Move, ...]:
        value = self._data.get(name)
        if not isinstance(value, list) or not 1 <= len(value) <= _MOVES:
            raise BadMessage(f"{name}: no list of 1 to {_MOVES} moves")
        try:
            return tuple(map(Move.parse, value))
        except MoveTextError as error:
            raise BadMessage(f"{name}: no moves") from error


def _wish(fields: _Fields) -> WishMessage:
    try:
        return WishMessage(Wish(fields.text("wish", _WORD)))
    except ValueError as error:
        raise BadMessage("wish: unknown") from error


def _open(fields: _Fields) -> Open:
    return Open(
        fields.text("name", _NAME),
        fields.text("edition", _WORD),
        fields.truth("new_persons", False),
        fields.truth("open_prestige", False),
        fields.truth("open_hands", False),
        fields.truth("strict_memory", False),
        fields.number("patience", usual=0),
        fields.text("record", LONGEST, ""),
        fields.truth("lesson", False),
    )


def _command(fields: _Fields) -> Command:
    do = fields.text("do", _WORD)
    if do not in COMMANDS:
        raise BadMessage("do: unknown")
    colour, value = fields.text("colour", _WORD, ""), fields.text("value", _WORD, "")
    return Command(do, fields.number("guest", usual=0), colour, value)


def _react(fields: _Fields) -> React:
    what = fields.text("what", _WORD)
    if what not in REACTIONS:
        raise BadMessage("what: unknown")
    return React(what)


def _lesson(fields: _Fields) -> Lesson:
    do = fields.text("do", _WORD)
    if do not in LESSONS:
        raise BadMessage("do: unknown")
    return Lesson(do, fields.text("topic", _WORD, ""))


def _notify(fields: _Fields) -> Notify:
    begins, ends = fields.number("begins", usual=0), fields.number("ends", usual=0)
    if max(begins, ends) > 23:
        raise BadMessage("begins, ends: no hours")
    return Notify(
        fields.text("endpoint", _ENDPOINT),
        fields.text("key", _KEY),
        fields.text("secret", _KEY),
        (begins, ends) if fields.truth("quiet", False) else None,
        fields.text("zone", _ZONE, ""),
    )


_READERS: dict[Any, Callable[[_Fields], Message]] = {
    "hello": lambda fields: Hello(
        fields.text("key", _TOKEN),
        fields.text("token", _TOKEN, ""),
        fields.text("language", _LANGUAGE, ""),
        fields.text("page", _WORD, ""),
        fields.text("tab", _WORD, ""),
        fields.truth("takes", True),
        fields.truth("asleep", False),
    ),
    "join": lambda fields: Join(fields.text("name", _NAME, ""), fields.text("colour", _WORD)),
    "answer": lambda fields: AnswerMessage(fields.number("decision"), fields.moves("moves")),
    "wish": _wish,
    "speak": lambda fields: Speak(fields.text("language", _LANGUAGE)),
    "yield": lambda fields: Yield(fields.truth("yes")),
    "sleep": lambda fields: Sleep(
        fields.truth("asleep"), fields.text("game", _WORD, ""), fields.number("moves", usual=0)
    ),
    "command": _command,
    "open": _open,
    "mine": lambda fields: Mine(fields.pairs("tables", MOST_TABLES, _TOKEN)),
    "more": lambda fields: More(fields.number("round", -1)),
    "missed": lambda fields: Missed(fields.number("moves")),
    "react": _react,
    "agree": lambda fields: Agree(fields.truth("yes")),
    "push_key": lambda fields: PushKey(),
    "review": lambda fields: Review(),
    "lesson": _lesson,
    "notify": _notify,
    "hush": lambda fields: Hush(fields.text("endpoint", _ENDPOINT)),
    "resync": lambda fields: Resync(),
}
