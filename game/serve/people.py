"""What is kept of a table besides its game: keys, tokens, who opened it, its rules and seats.

It is a private file of its own, apart from the saved game: it opens seats, and says nothing of hands.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.editions import CUSTOM, DEFAULT_EDITION, EDITIONS
from game.phones.encoding import encode
from game.phones.guest import Guest
from game.phones.memory import entry_of, guest_from
from game.phones.room import MOST_KEYS
from game.phones.tokens import same
from game.seats import COLOURS, HUMAN, LONGEST_NAME, Seat, is_bot
from game.serve.subscriptions import Subscription, subscription_from
from game.serve.turns import Turn, Turns, turn_from
from game.settings import PACES

FLAGS = ("new_persons", "open_prestige", "open_hands", "strict_memory")
"""The options of a game that are on or off."""

_MOST_GUESTS = 200
_MOST = 10**11
"""The largest number that is kept: later times than that nobody needs."""
_GAME = re.compile(r"[A-Za-z0-9-]{0,60}", re.ASCII)
"""The names of games."""
HOUR = 3600.0
DAY = 86400.0
UNUSED_DAYS = 60
"""The days after which a table that nobody has opened is put away."""
_DOUBT = 12 * HOUR
"""How much longer it stays if these days ended unseen: the clock may be wrong."""


@dataclass(frozen=True)
class Rules:
    """The options that a table was opened with."""

    edition: str = DEFAULT_EDITION
    new_persons: bool = False
    open_prestige: bool = False
    open_hands: bool = False
    strict_memory: bool = False


@dataclass
class People:
    """A table without its game."""

    key: str
    rules: Rules = Rules()
    opener: int = 1
    """The number of the guest who opened the table."""
    guests: tuple[Guest, ...] = ()
    old_keys: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    """Who sits where before the game."""
    game: str = ""
    """The file of the game that is played, or was last; ``""`` before the first."""
    games: int = 0
    """How many games have begun here."""
    pace: str = "normal"
    paused_by: str = ""
    patience: int = 0
    """The hours that a turn is given before a bot takes it; 0: it never does."""
    from_file: str = ""
    """Who opened the game from a file, by name: that file tells all hands."""
    ended: bool = False
    """Whether who opened the table has ended it."""
    rests: bool = False
    """Whether it was put away, and nobody has opened it since: nothing happens by itself."""
    moved: float = 0.0
    """When the last move was made, by the clock."""
    used: float = 0.0
    """When somebody was last here, by the clock, to the day."""
    told: dict[str, Any] = field(default_factory=dict)
    """What a list says of the game: names, whose turn it is, the round, whether it is over."""
    turns: dict[str, Turn] = field(default_factory=dict)
    """Since when it is which seat's turn, by colour."""
    devices: dict[int, list[Subscription]] = field(default_factory=dict)
    """The devices that are told of turns, by the number of their owner among the guests."""

    def text(self) -> str:
        """Return it as it is kept."""
        rules = {name: getattr(self.rules, name) for name in ("edition", *FLAGS)}
        seats = [[seat.name, seat.colour, seat.player] for seat in self.seats]
        plain = (
            "key",
            "old_keys",
            "game",
            "games",
            "pace",
            "paused_by",
            "from_file",
            "ended",
            "rests",
            "patience",
        )
        return encode(
            {
                "version": 1,
                **{name: getattr(self, name) for name in plain},
                "patience": self.patience,
                "opener": numbered(self.guests, self.opener),
                "rules": rules,
                "seats": seats,
                "guests": [self._guest_entry(guest) for guest in self.guests],
                "told": self.told,
                "turns": {colour: turn.entry() for colour, turn in self.turns.items()},
                "used": round(self.used),
                "moved": round(self.moved),
            }
        )

    def _guest_entry(self, guest: Guest) -> dict[str, Any]:
        devices = [one.entry() for one in self.devices.get(guest.number, ())]
        return {**entry_of(guest), **({"devices": devices} if devices else {})}

    def guest_with(self, token: str) -> Guest | None:
        """Return the phone with a token; none that was sent away."""
        known = [guest for guest in self.guests if same(token, guest.token)]  # the time tells nothing
        return next((guest for guest in known if not guest.sent_away), None)

    def due(self, good_since: float) -> float | None:
        """Return when the table is to be woken, by a clock, if nobody comes before."""
        if self.ended or self.rests:
            return None
        found: list[float | None] = [self.unused_from(good_since)]
        if not self.paused_by:
            turns = Turns(self.turns)
            found += [turns.due(), *turns.moved(self.patience * HOUR, good_since).values()]
        return min(when for when in found if when is not None)

    def unused(self, now: float) -> bool:
        """Return whether nobody has opened the table for :data:`UNUSED_DAYS` days, by the clock."""
        return now >= self.used + UNUSED_DAYS * DAY

    def unused_from(self, good_since: float) -> float:
        """Return when the table is put away if nobody opens it, by a clock that was set at ``good_since``."""
        end = self.used + UNUSED_DAYS * DAY
        return end if end >= good_since else good_since + _DOUBT

    @classmethod
    def of(cls, text: str) -> People:
        """Return what was kept. Raises ``ValueError`` for anything that isn't that."""
        try:
            people = cls._of(json.loads(text))
            people.text().encode()  # which half a letter can't be
            return people
        except (KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise ValueError("not what is kept of a table") from error

    @classmethod
    def _of(cls, data: Any) -> People:
        rules, guests = data["rules"], data["guests"]
        if data["version"] != 1 or len(guests) > _MOST_GUESTS or data["pace"] not in PACES:
            raise ValueError("unknown")
        if rules["edition"] not in (*EDITIONS, CUSTOM):
            raise ValueError("unknown edition")
        old_keys = tuple(map(_text, data["old_keys"]))[:MOST_KEYS]
        people = cls(
            _key(data["key"]),
            Rules(rules["edition"], *(rules[name] is True for name in FLAGS)),
            int(_number(data["opener"])),
            tuple(guest_from(number, entry) for number, entry in enumerate(guests, 1)),
            tuple(map(_key, old_keys)),
            tuple(_seat(*entry) for entry in data["seats"]),
            _game(data["game"]),
            int(_number(data["games"])),
            data["pace"],
            _text(data["paused_by"]),
            int(_number(data.get("patience", 0))),
            _text(data["from_file"]),
            data["ended"] is True,
            data.get("rests") is True,
            _number(data["moved"]),
            _number(data["used"]),
            _told(data["told"]),
            {colour: _turn(entry) for colour, entry in data.get("turns", {}).items() if colour in COLOURS},
            {
                number: [_device(one) for one in entry["devices"]]
                for number, entry in enumerate(guests, 1)
                if "devices" in entry
            },
        )
        taken = [guest.colour for guest in people.guests if guest.colour is not None]
        if len(set(taken)) < len(taken) or len({guest.token for guest in people.guests}) < len(guests):
            raise ValueError("two phones have one seat, or one token")
        return people


def numbered(guests: Sequence[Guest], opener: int) -> int:
    """Return the number that the opener's entry has once these guests are numbered anew from 1."""
    return next((place for place, guest in enumerate(guests, 1) if guest.number == opener), 0)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def _number(value: Any) -> float:
    found = float(value)
    if not 0 <= found <= _MOST:
        raise ValueError("no number")
    return found


def _game(value: Any) -> str:
    if not _GAME.fullmatch(_text(value)):
        raise ValueError("no name of a game")
    return str(value)


def _turn(entry: Any) -> Turn:
    turn = turn_from(entry)
    for number in (turn.move, turn.since, *turn.left.values()):
        _number(number)
    return turn


def _device(entry: Any) -> Subscription:
    device = subscription_from(entry)
    _number(device.notified)
    return device


def _told(value: Any) -> dict[str, Any]:
    """Return what a list says of the game; nothing if it can't be shown, as the next move tells it anew."""
    summary = dict(value)
    names, turn = summary.get("names"), summary.get("turn")
    if not (isinstance(names, dict) and isinstance(turn, list) and isinstance(summary.get("round"), str)):
        return {}
    texts = (*names, *names.values(), *turn)
    return summary if all(isinstance(one, str) for one in texts) else {}


def _key(value: Any) -> str:
    if len(_text(value)) < 13:
        raise ValueError("no key")
    return str(value)


def _seat(name: str, colour: str, player: str) -> Seat:
    known = colour in COLOURS and (player == HUMAN or is_bot(player))
    if not known or len(_text(name)) > LONGEST_NAME:
        raise ValueError("no seat")
    return Seat(name, colour, player)
