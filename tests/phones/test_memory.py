"""A killed program goes on with its phones, from what was kept of the evening."""

import json
import os
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.match.options import Launch, NewGame, PhonesWanted
from game.phones.memory import Memory
from game.phones.room import Room
from game.seats import Seat
from tests.noted import noted
from tests.phones.sofa import Sofa, at_table
from tests.phones.stand_ins import KEY, Evening


def test_a_killed_program_goes_on_and_phones_find_their_seats(sofa: Sofa, tmp_path: Path) -> None:
    anna, ben = at_table(sofa, port=4321)
    anna.choose(random.Random(1))
    sofa.window.advance(0.3)
    kept = tmp_path / "phones.json"
    path = sofa.table().session.record_path
    sofa.table().session.keeper.wait_saved()
    assert sofa.phones._memory.wait_saved()
    if os.name == "posix":
        assert kept.stat().st_mode & 0o777 == 0o600
    assert anna.token in kept.read_text()
    assert anna.token not in path.read_text()
    assert sofa.phones.room.key not in path.read_text()
    key = sofa.phones.room.key
    for again in (Launch(resume=True, phones=PhonesWanted(open=True)), Launch(load=path)):
        # Killed: nothing is closed in order.
        sofa.app.phones = None
        sofa.app.leave_all()
        sofa.app.open_with(again)
        sofa.window.advance(0.2)
        sofa.plug_in()
        assert sofa.phones.room.key == key
        assert sofa.phones._settings.before == 4321
        sofa.phones._port = 4321
        for phone in (anna, ben):
            phone.wire = sofa.wire
            phone.link = None
            phone.arrive(key)
        sofa.window.advance(0.5)
        assert anna.screen["you"]["colour"] == "yellow"
        assert ben.ask is not None
    sofa.app.go.title()
    assert not kept.exists()


def test_when_seats_are_closed_to_phones_the_evening_is_forgotten(sofa: Sofa, tmp_path: Path) -> None:
    at_table(sofa, port=4321)
    kept = tmp_path / "phones.json"
    assert sofa.phones._memory.wait_saved()
    assert kept.exists()
    sofa.app.close_phones()
    assert not kept.exists()


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"key": 1}', "\x00" * 50, "[" * 5000])
def test_a_damaged_memory_is_no_memory(tmp_path: Path, damage: str) -> None:
    kept = tmp_path / "phones.json"
    kept.write_text(damage)
    assert Memory(kept).recall() is None


MANY = [{"token": f"{number:032}", "colour": None} for number in range(25)]
WRONG: tuple[dict[str, object], ...] = ({"name": 3}, {"colour": "pink"}, {"colour": []})


@pytest.mark.parametrize(
    ("changed", "is_one"),
    [
        ({"port": 1}, True),
        ({"port": 65535}, True),
        ({"port": 0}, False),
        ({"port": True}, False),
        ({"port": 65536}, False),
        ({"key": "k" * 13}, True),
        ({"key": "k" * 12}, False),
        ({"key": 7}, False),
        ({"game": None}, False),
        ({"old_keys": ["o" * 13] * 16}, True),
        ({"old_keys": ["o" * 13] * 17}, False),
        ({"old_keys": ["o" * 12]}, False),
        ({"old_keys": [1]}, False),
        ({"guests": [{"token": "t" * 32}]}, True),
        ({"guests": [{"token": "t" * 31}]}, False),
        ({"guests": MANY[1:]}, True),
        ({"guests": MANY}, False),
        ({"guests": [MANY[0] | {"sent_away": True}, *MANY[1:]]}, True),
        ({"guests": [MANY[0], MANY[0]]}, False),
        ({"guests": [one | {"colour": "red"} for one in MANY[:2]]}, False),
        *(({"guests": [{"token": "t" * 32} | wrong]}, False) for wrong in WRONG),
    ],
)
def test_an_evening_is_known_again_only_as_it_can_have_been(
    tmp_path: Path, changed: dict[str, Any], is_one: bool
) -> None:
    kept: dict[str, Any] = {"key": "k" * 14, "port": 8123, "game": "/a.toml", "guests": []} | changed
    guest = {"name": "A", "colour": "red", "language": "en"}
    kept["guests"] = [guest | one for one in kept["guests"]]
    path = tmp_path / "phones.json"
    path.write_text(json.dumps(kept))
    assert (Memory(path).recall() is not None) is is_one


def test_all_of_an_evening_comes_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    anna, ben = evening.phones("red", "blue")
    eve = evening.phone("fr")
    anna.send({"type": "speak", "language": "de"})
    anna.command("send_away", guest=3)
    evening.room.change_key()
    memory = Memory(tmp_path / "phones.json")
    memory.keep(evening.room, 4321, "/a.toml")
    assert memory.wait_saved()
    found = memory.recall()
    assert found is not None
    assert (found.key, found.port, found.game) == (evening.room.key, 4321, "/a.toml")
    assert found.old_keys == (KEY,)
    assert [
        (one.number, one.token, one.name, one.colour, one.language, one.sent_away) for one in found.guests
    ] == [
        (1, anna.token, "P0 red", "red", "de", False),
        (2, ben.token, "P1 blue", "blue", "en", False),
        (3, eve.token, "", None, "fr", True),
    ]


def test_a_language_that_this_program_does_not_speak_is_english(tmp_path: Path) -> None:
    path = tmp_path / "phones.json"
    guest = {"token": "t" * 32, "name": "A", "colour": "red", "language": "sv"}
    path.write_text(json.dumps({"key": "k" * 14, "port": 8123, "game": "", "guests": [guest]}))
    evening = Memory(path).recall()
    assert evening is not None
    assert evening.guests[0].language == "en"
    assert not evening.guests[0].sent_away


def test_an_evening_that_is_forgotten_is_written_anew_by_the_next(tmp_path: Path) -> None:
    room, memory = Evening(tmp_path).room, Memory(tmp_path / "phones.json")
    memory.keep(room, 4321, "/a.toml")
    memory.forget()
    assert memory.recall() is None
    memory.keep(room, 4321, "/a.toml")
    assert memory.wait_saved()
    assert memory.recall() is not None


def test_a_game_is_opened_without_phones_if_their_memory_is_damaged(sofa: Sofa, tmp_path: Path) -> None:
    sofa.app.start(NewGame((Seat("Anna", "blue"), Seat("Ben", "red"))))
    path = sofa.table().session.record_path
    sofa.table().session.keeper.wait_saved()
    (tmp_path / "phones.json").write_text("{")
    assert sofa.app.open(path)
    assert sofa.app.phones is None


def test_the_evening_is_on_the_disk_before_it_has_its_name(
    sofa: Sofa, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deeds = noted(monkeypatch, os, "fsync", lambda handle: ("sync", os.fstat(handle).st_ino))
    noted(monkeypatch, os, "replace", lambda old, new: (Path(new).name, os.stat(old).st_ino), deeds)
    memory = Memory(tmp_path / "evening" / "phones.json")
    memory.keep(sofa.app.open_phones().room, 4321, "/a.toml")
    assert memory.wait_saved()
    file = (tmp_path / "evening" / "phones.json").stat().st_ino
    assert deeds.index(("sync", file)) < deeds.index(("phones.json", file))
    memory.forget()
    assert list((tmp_path / "evening").iterdir()) == []


def test_an_evening_that_could_not_be_written_is_written_later(sofa: Sofa, tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    folder.touch()
    memory, room = Memory(folder / "phones.json"), sofa.app.open_phones().room
    memory.keep(room, 4321, "/a.toml")
    assert memory.wait_saved()
    folder.unlink()
    memory.keep(room, 4321, "/a.toml")
    assert memory.wait_saved()
    evening = memory.recall()
    assert evening is not None
    assert evening.key == room.key


class Disk:
    """Writes what is kept of an evening, unless it is full; notes each attempt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full, self.written = False, list[str]()
        monkeypatch.setattr("game.phones.memory.record_files.write_text", self.write)

    def write(self, path: Path, text: str) -> None:
        self.written.append(text)
        if self.full:
            raise OSError(28, "No space left on device")


def test_an_evening_is_written_when_it_changes_and_again_until_the_disk_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    disk, memory = Disk(monkeypatch), Memory(tmp_path / "phones.json")
    room = SimpleNamespace(guests={}, key="key", old_keys=[])

    def kept(port: int) -> int:
        """Keep the evening; how often it has been written by then."""
        memory.keep(cast("Room", room), port, "game.toml")
        assert memory.wait_saved()
        return len(disk.written)

    assert [kept(1), kept(1), kept(2)] == [1, 1, 2]
    disk.full = True
    assert [kept(3), kept(3)] == [3, 4]
    assert caplog.text.count("can't be written") == 1  # once is enough
    disk.full = False
    assert [kept(3), kept(3)] == [5, 5]
    assert json.loads(disk.written[-1])["port"] == 3
    disk.full = True
    kept(4)
    assert caplog.text.count("can't be written") == 2  # it is another failure
