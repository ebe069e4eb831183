"""Phones without a browser: they speak the protocol with a room, and keep every frame that they get."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from game.match.director import Director
from game.match.options import NewGame
from game.match.session import Session
from game.phones.gathering import Gathering
from game.phones.room import Room
from game.phones.table import TableActivity
from game.seats import Seat
from game.settings import Settings
from game.storage.saves import Saves

KEY = "abcd1234efgh56"

GAMES = int(os.environ.get("PHONE_GAMES", "1"))
"""How many whole games are looked through; CI plays 200 beside the suite, see CONTRIBUTING.md."""

beside = pytest.mark.skipif(GAMES < 2, reason="beside the suite, as it takes long: PHONE_GAMES=200")


class Wire:
    """Carries texts between a room and its phones, as a server does."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.phones: dict[int, Phone] = {}
        self.cut: list[int] = []
        self._links = 0

    def connect(self, phone: Phone) -> int:
        self._links += 1
        self.phones[self._links] = phone
        return self._links

    def step(self, seconds: float = 0.02) -> None:
        self.room.step(seconds)
        self.room.compose()
        frames, self.room.frames = self.room.frames, []
        for link, text in frames:
            phone = self.phones.get(link)
            if phone is not None:
                phone.receive(text)
        cut, self.room.cut = self.room.cut, []
        for link in cut:
            self.cut.append(link)
            gone = self.phones.pop(link, None)
            if gone is not None and gone.link == link:
                gone.link = None


class Phone:
    """One phone: what it shows, and every frame that it ever got."""

    def __init__(self, wire: Wire, language: str = "en") -> None:
        self.wire = wire
        self.language = language
        self.token = ""
        self.link: int | None = None
        self.frames: list[str] = []
        self.next = 0
        self.screen: dict[str, Any] = {}
        self.labels: dict[str, Any] = {}
        self.told: list[str] = []
        self.closed = ""
        self.history: dict[str, Any] = {}

    def arrive(self, key: str = KEY, token: str | None = None) -> Phone:
        self.link = self.wire.connect(self)
        self.next = 0
        token = self.token if token is None else token
        self.send({"type": "hello", "key": key, "token": token, "language": self.language, "page": "x"})
        return self

    def send(self, message: object) -> None:
        assert self.link is not None, "not connected"
        text = message if isinstance(message, str) else json.dumps(message)
        self.wire.room.hear(self.link, text)
        self.wire.step()

    def lose(self) -> None:
        """The connection breaks."""
        assert self.link is not None
        link, self.link = self.link, None
        del self.wire.phones[link]
        self.wire.room.lost(link)
        self.wire.step()

    def receive(self, text: str) -> None:
        self.frames.append(text)
        frame = json.loads(text)
        assert frame["n"] == self.next, "a frame is missing"
        self.next += 1
        (kind,) = set(frame) - {"n"}
        match kind:
            case "welcome":
                self.token = frame["welcome"]["token"]
            case "told":
                self.told.append(frame["told"])
            case _:
                setattr(self, kind, frame[kind])

    # What its owner does

    def sit(self, name: str, colour: str) -> None:
        self.send({"type": "join", "name": name, "colour": colour})

    def command(self, do: str, **about: Any) -> None:
        self.send({"type": "command", "do": do, **about})

    def wish(self, wish: str) -> None:
        self.send({"type": "wish", "wish": wish})

    @property
    def ask(self) -> dict[str, Any] | None:
        asked = self.screen.get("ask")
        return asked if asked and not asked["answered"] else None

    def answer(self, *moves: str, number: int | None = None) -> None:
        asked = self.ask
        number = number if number is not None else asked["number"] if asked else 0
        self.send({"type": "answer", "decision": number, "moves": list(moves)})

    def choose(self, chance: random.Random) -> bool:
        """Answer at random, if anything is asked; return whether it was."""
        asked = self.ask
        if asked is None:
            return False
        self.answer(chance.choice(asked["options"])["move"])
        return True


class FakeTelevision:
    """The screen: it keeps what it is told."""

    def __init__(self) -> None:
        self.pace = "instant"
        self.told: list[str] = []
        self.again = self.cleared = self.seated = 0
        """How often it was asked for another game, to clear the table, and to lay it for other seats."""

    def set_pace(self, pace: str) -> None:
        self.pace = pace

    def clear(self) -> None:
        self.cleared += 1

    def seats_changed(self) -> None:
        self.seated += 1

    def tell(self, sentence: Callable[[], str]) -> None:
        self.told.append(sentence())

    def play_again(self) -> None:
        self.again += 1


class Evening:
    """A room with phones, first gathering, then at a table in ``folder``."""

    def __init__(self, folder: Path, *seats: Seat) -> None:
        self.folder = folder
        self.room = Room(KEY, "x")
        self.wire = Wire(self.room)
        self.gathering = Gathering(self.room, seats)
        self.television = FakeTelevision()
        self.table: TableActivity
        self.director: Director
        self._ends = ExitStack()

    def phone(self, language: str = "en") -> Phone:
        return Phone(self.wire, language).arrive()

    def phones(self, *colours: str) -> list[Phone]:
        """Phones that have sat down with these colours."""
        found = []
        for number, colour in enumerate(colours):
            phone = self.phone()
            phone.sit(f"P{number} {colour}", colour)
            found.append(phone)
        return found

    def begin(self, seed: int | None = None, **options: Any) -> Session:
        """Sit down to a game with the seats of the gathering."""
        game = NewGame(tuple(self.gathering.seats), seed=seed, **options)
        session = Session.new(game, Settings(), Saves(self.folder))
        self.director = Director(session)
        self._ends.callback(self.director.close)
        self.table = TableActivity(self.room, self.director, self.television)
        self.wire.step()
        return session

    def started(self, **options: Any) -> Session:
        """Begin a game, and let the room take its first step."""
        session = self.begin(**options)
        self.step()
        return session

    def playing(self, *colours: str) -> list[Phone]:
        """Phones with these colours at a game that has begun."""
        found = self.phones(*colours)
        self.started(seed=5)
        return found

    def asked(self, phones: Sequence[Phone]) -> Iterator[list[Phone]]:
        """Yield the phones that are asked something, again and again until the game is over."""
        idle, session = 0, self.table.session
        while not session.game.over:
            found = [phone for phone in phones if phone.ask is not None]
            idle = 0 if found else idle + 1
            assert idle < 50, "nobody is asked"
            if found:
                yield found
            else:
                self.step()

    def step(self, seconds: float = 0.1) -> None:
        """Let the game go on for a moment."""
        if not self.table.paused_by:
            self.director.update(seconds, self.television.pace, True)
        self.wire.step(seconds)

    def close(self) -> None:
        """End its game, if one has begun."""
        self._ends.close()


def play_on(evening: Evening, phones: list[Phone], chance: random.Random, most: int = 100_000) -> None:
    """Let the phones choose at random until the game is over, or so many choices are made."""
    made = idle = 0
    while not evening.table.session.game.over and made < most:
        before = made
        for phone in phones:
            made += phone.link is not None and phone.choose(chance)
        evening.step()
        idle = 0 if made > before else idle + 1
        assert idle < 2000, "nobody is asked"
