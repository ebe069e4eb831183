"""The phones of an evening as the program holds them: what is heard, kept and said of server and network."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest

from game.phones.guest import Guest
from game.phones.memory import Evening as KeptEvening
from game.phones.memory import Memory
from game.phones.reports import Door, Failed, Lost, NewDoors, Opened, Report, ServerSettings, Text
from game.phones.room import Room
from game.phones.service import Phones
from game.words import say
from tests.phones.stand_ins import KEY


class Server:
    """A server that reports what a test says, and keeps what it is told."""

    def __init__(self) -> None:
        self.news: list[Report] = []
        self.keys: list[str] = []
        self.sent: list[tuple[int, str]] = []
        self.cut: list[int] = []
        self.closed = 0

    @property
    def has_reports(self) -> bool:
        return bool(self.news)

    def reports(self) -> list[Report]:
        news, self.news = self.news, []
        return news

    def change_key(self, key: str) -> None:
        self.keys.append(key)

    def deliver(self, frames: list[tuple[int, str]], cut: tuple[int, ...] = ()) -> None:
        self.sent += frames
        self.cut += cut

    def close(self) -> None:
        self.closed += 1


class KeptMemory(Memory):
    """A memory that notes how often it is asked to keep the evening."""

    def __init__(self) -> None:
        super().__init__(Path("/nowhere/phones.json"))
        self.kept: list[tuple[int, str]] = []
        self.forgotten = 0

    def keep(self, room: Room, port: int, game: str) -> None:
        self.kept.append((port, game))

    def forget(self) -> None:
        self.forgotten += 1


DOORS = tuple(Door(f"http://{address}:1345", "", ()) for address in ("10.0.0.7", "10.0.0.8"))
HERE = (Door("http://127.0.0.1:1345", "", ()),)


@pytest.fixture
def memory() -> KeptMemory:
    return KeptMemory()


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def phones(monkeypatch: pytest.MonkeyPatch, memory: KeptMemory, server: Server) -> Phones:
    monkeypatch.setattr(Phones, "_open", lambda self: None)
    again = KeptEvening(KEY, 4321, "", (Guest(1, "t" * 32, name="Anna"),), ("old" * 5,))
    found = Phones(ServerSettings(), memory, again)
    found._server = cast(Any, server)
    return found


def hello(**more: str) -> str:
    fields = {"type": "hello", "key": KEY, **more}
    return "{" + ",".join(f'"{name}":"{value}"' for name, value in fields.items()) + "}"


def test_an_evening_that_goes_on_has_its_key_its_port_and_its_phones(phones: Phones) -> None:
    room = phones.room
    assert (room.key, room.old_keys, room.met) == (KEY, ("old" * 5,), 1)
    assert [guest.name for guest in room.guests.values()] == ["Anna"]
    assert phones._settings.before == 4321


@pytest.mark.parametrize(
    ("error", "reason"), [(OSError("no descriptors"), "system"), (RuntimeError("a bug"), "error")]
)
def test_a_server_that_cannot_be_begun_is_told(
    monkeypatch: pytest.MonkeyPatch, memory: KeptMemory, error: Exception, reason: str
) -> None:
    monkeypatch.setattr("game.phones.server.Server", Mock(side_effect=error))
    monkeypatch.setattr("threading.Thread", lambda target, **named: SimpleNamespace(start=target))
    phones = Phones(ServerSettings(), memory)
    assert phones.failed == Failed(reason, str(error))
    assert phones.state()
    assert phones.state() != say("phones-opening")


def test_addresses_are_shown_in_turn_and_anew_when_they_change(phones: Phones, server: Server) -> None:
    assert (phones.shown, phones.state()) == (None, say("phones-opening"))
    server.news = [Opened(1345, DOORS, "page-7")]
    phones.step(0.02)
    assert (phones.room.page, phones.state()) == ("page-7", "")
    shown = []
    for _ in range(3):
        shown.append(phones.shown)
        phones.next_door()
    assert shown == [DOORS[0], DOORS[1], DOORS[0]]
    server.news = [NewDoors(DOORS[1:])]
    phones.step(0.02)
    assert phones.shown == DOORS[1]
    server.news = [Failed("port", "taken")]
    phones.step(0.02)
    assert phones.doors == ()
    assert phones.shown is None
    assert phones.state()


def test_a_machine_without_a_network_says_so(phones: Phones, server: Server) -> None:
    server.news = [Opened(1345, HERE, "x")]
    phones.step(0.02)
    assert phones.shown is None
    assert phones.state() == say("phones-no-network")
    phones._settings = ServerSettings(host="127.0.0.1")
    assert phones.shown == HERE[0], "nothing else was asked for"


def test_after_a_minute_without_anybody_the_network_is_suspected(phones: Phones, server: Server) -> None:
    phones.room.met = 0
    phones.step(30.0)
    server.news = [Opened(1345, DOORS, "x")]
    phones.step(0.0)
    states = []
    for seconds in (59.5, 0.5):
        phones.step(seconds)
        states.append(phones.state())
    assert states == ["", say("phones-nobody")]
    server.news = [Text(1, hello(name="Anna", page="older"))]
    phones.step(0.02)
    assert phones.state() == "", "she has no name yet"
    phones.room.guests[1].name = "Anna"
    phones.room.guests[1].outdated, phones.room.guests[1].link = True, 1
    assert phones.state() == say("phones-outdated", name="Anna")


def test_what_phones_say_is_heard_and_what_they_are_told_is_sent(phones: Phones, server: Server) -> None:
    server.news = [Opened(1345, DOORS, "x"), Text(7, hello(token="t" * 32, page="x"))]
    phones.step(0.02)
    assert phones.room.guests[1].link == 7
    assert {link for link, _ in server.sent} == {7}
    assert phones.room.frames == []
    server.news = [Text(8, "nonsense")]
    phones.step(0.02)
    assert server.cut == [8]
    assert phones.room.cut == []
    server.news = [Lost(7)]
    phones.step(0.02)
    assert phones.room.guests[1].link is None
    phones.room.change_key()
    phones.step(0.02)
    phones.step(0.02)
    assert server.keys == [phones.room.key]


def test_what_is_said_or_waited_for_comes_at_once_the_rest_soon(phones: Phones, server: Server) -> None:
    guest, step = phones.room.guests[1], 0.02
    server.news = [Text(7, hello(token="t" * 32, page="x"))]
    phones.step(step)
    assert guest.link == 7, "heard in the step in which it came"
    phones.room.tell(guest, lambda: "Hello.")
    before = len(server.sent)
    phones.step(step)
    assert len(server.sent) == before + 1
    phones.gather(())
    waits = []
    for urgent in (True, False):
        phones.step(phones.room.calm)
        phones.room.touch(guest, urgent)
        waits.append(0)
        while guest.stale:
            phones.step(step)
            waits[-1] += 1
    assert waits == [1, 5]


def table(*, over: bool = False) -> Any:
    game = SimpleNamespace(over=over)
    return SimpleNamespace(session=SimpleNamespace(game=game), step=lambda seconds: None)


def test_it_plays_until_the_game_is_over(phones: Phones) -> None:
    for at, plays in ((table(), True), (table(over=True), False), (None, False)):
        phones.table = at
        assert phones.playing is plays


def test_who_is_here_is_kept_four_times_a_second_once_there_is_a_game(
    phones: Phones, server: Server, memory: KeptMemory
) -> None:
    phones.step(1.0)
    server.news = [Opened(1345, DOORS, "x")]
    phones.step(1.0)
    assert memory.kept == []
    phones._game = "game.toml"
    for _ in range(8):
        phones.step(0.125)
    assert memory.kept == [(1345, "game.toml")] * 4


@pytest.mark.parametrize("over", [True, False])
def test_when_the_evening_ends_phones_are_told_and_forgotten(
    phones: Phones, server: Server, memory: KeptMemory, over: bool
) -> None:
    server.news = [Opened(1345, DOORS, "x"), Text(7, hello(token="t" * 32, page="x"))]
    phones.step(0.02)
    before = len(server.sent)
    phones.close(evening_over=over)
    assert (server.closed, memory.forgotten) == (1, int(over))
    told = [text for _, text in server.sent[before:]]
    assert [say("phones-closed") in text for text in told] == ([True] if over else [])
