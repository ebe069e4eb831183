"""The disk: nobody sees a move before it is there, however slow or full it is."""

import errno
import os
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.record import records
from game.phones import protocol
from game.serve import shelf
from game.serve.people import People
from game.serve.shelf import PEOPLE
from game.storage import journal
from tests.serve.house import House, Open, Player, play


class Disk:
    """The disk of a test: its flushes can be held up, or fail."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.free.set()
        self.flushes = 0
        self.full = False
        self.waiting = 0

    def flush(self, handle: int) -> None:
        self.waiting += 1
        self.free.wait(60)
        self.waiting -= 1
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.flushes += 1


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()
    monkeypatch.setattr(journal, "_flush", disk.flush)
    yield disk
    disk.full = False
    disk.free.set()


def screens(player: Player) -> int:
    return len(player.heard.get("screen", ()))


def test_nobody_sees_a_move_before_it_is_on_the_disk(disk: Disk, house: House) -> None:
    anna, ben = house.seated("red", "blue")
    for one in (anna, ben):
        one.asked()
        while one.hear(0.2):
            pass
    table = house.table()
    assert table.session is not None
    disk.free.clear()
    move = anna.choose(random.Random(1))
    house.wait(lambda: table.session is not None and move in table.session.record.moves)
    anna.send(type="more", round=-1)
    ben.send(type="more", round=-1)
    anna.send(type="resync")
    shown = screens(anna), screens(ben)
    house.wait(lambda: disk.waiting == 1)
    for one in (anna, ben):
        assert not any(one.hear(0.3) and one.frames[-1].find('"screen"') > 0 for _ in range(3))
        assert "history" not in one.heard
    assert (screens(anna), screens(ben)) == shown
    disk.free.set()
    for one in (anna, ben):
        one.until(lambda one=one: "history" in one.heard)  # type: ignore[misc]
    anna.until(lambda: screens(anna) > shown[0])


def test_moves_of_all_tables_are_flushed_together(disk: Disk, house: House) -> None:
    tables = [house.seated("red", "blue")[0].asked() for _ in range(4)]
    house.wait(lambda: all(table.kept for table in house.hall.tables.values()))
    disk.free.clear()
    first, *others = tables
    first.choose(random.Random(1))
    house.wait(lambda: disk.waiting == 1)
    assert [other.choose(random.Random(1)) for other in others]
    made = [table.session for table in house.hall.tables.values() if table.session is not None]
    house.wait(lambda: sum(len(session.record.moves) for session in made) == 4)
    before = disk.flushes
    disk.free.set()
    for one in tables:
        one.until(lambda one=one: one.screen.get("undo") is True)  # type: ignore[misc]
    assert disk.flushes == before + 2  # the one that was held up, and one for all that had come meanwhile


def test_what_comes_soon_after_a_flush_waits_for_the_next(
    disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "_GATHER", 3600.0)
    flushed = threading.Event()
    kept = shelf.Shelf(tmp_path, flushed.set)
    first = kept.put({"a.toml": "1"})
    assert flushed.wait(60)
    assert kept.has_flushed(first), "the first is written at once"
    last = [kept.put({f"{name}.toml": name}) for name in "bcd"][-1]
    assert kept.close(60), "the end waits for nothing"
    assert kept.has_flushed(last)
    assert disk.flushes == 2
    assert [(tmp_path / f"{name}.toml").read_text() for name in "bcd"] == ["b", "c", "d"]


def test_a_slow_disk_holds_up_only_who_waits_for_it(disk: Disk, house: House) -> None:
    anna, _ = house.seated("red", "blue")
    held = house.opened
    dora, _ = house.seated("red", "blue")
    for one in (anna, dora):
        one.asked()
    house.wait(lambda: all(table.kept for table in house.hall.tables.values()))
    disk.free.clear()
    anna.choose(random.Random(1))
    house.wait(lambda: disk.waiting == 1)
    lobby = house.player(key=house.key)
    lobby.send(type="mine", tables=[[held.table, anna.token]])
    assert lobby.first("mine")[0]["table"] == held.table
    shown = screens(dora)
    dora.send(type="resync")
    dora.until(lambda: screens(dora) > shown)
    assert disk.waiting == 1
    disk.free.set()
    anna.until(lambda: anna.screen.get("undo") is True)


def test_a_full_disk_is_told_and_nothing_is_lost(disk: Disk, house: House) -> None:
    anna, ben = house.seated("red", "blue")
    anna.asked()
    house.wait(lambda: house.table().kept)
    disk.full = True
    move = anna.choose(random.Random(1))
    anna.told("can’t write anything down")
    ben.told("can’t write anything down")
    assert not house.table().kept
    disk.full = False
    anna.told("writes again")
    anna.until(lambda: anna.screen.get("undo") is True)
    house.close()
    assert records.read(house.folder / f"{house.opened.table}.toml").moves == [move]


def test_who_opens_a_table_on_a_full_disk_is_told_and_gets_it_later(disk: Disk, house: House) -> None:
    disk.full = True
    lobby = house.player(key=house.key, language="de")
    lobby.send(type="open", name="Anna", edition="anniversary")
    lobby.told("Sobald es geht, öffnet sich dein Tisch")
    assert "opened" not in lobby.heard
    disk.full = False
    opened = lobby.first("opened")
    assert len(lobby.heard["told"]) == 1
    anna = house.player(opened["table"], opened["key"], opened["token"])
    assert anna.first("screen")["kind"] == "gather"


def test_a_server_that_can_not_write_at_its_end_leaves_what_was_shown(disk: Disk, open_house: Open) -> None:
    house = open_house()
    anna, _ = house.seated("red", "blue")
    move = anna.asked().choose(random.Random(1))
    anna.until(lambda: anna.screen.get("undo") is True)
    house.close()
    again = open_house()
    player = again.player(house.opened.table, house.opened.key, anna.token)
    player.until(lambda: player.screen.get("kind") == "table")
    session = again.table(house.opened.table).session
    assert session is not None
    assert session.record.moves == [move]


def test_two_servers_never_have_one_folder(open_house: Open, tmp_path: Path) -> None:
    open_house(tmp_path / "one")
    with pytest.raises(OSError, match="another program holds it"):
        open_house(tmp_path / "one")


def test_a_damaged_table_is_told_and_left_as_it_is(open_house: Open, tmp_path: Path) -> None:
    house = open_house()
    anna, ben = house.seated("red", "blue")
    play([anna, ben], random.Random(1), 4)
    house.close()
    path = house.folder / f"{house.opened.table}.toml"
    path.write_text(path.read_text()[:-40] + "nonsense")
    damaged = path.read_text()
    again = open_house()
    player = again.player(house.opened.table, house.opened.key, anna.token)
    assert "damaged" in player.first("closed")
    again.close()
    assert path.read_text() == damaged


def test_what_phones_send_is_no_larger_than_a_message(house: House) -> None:
    """A token, a name and a list of tables fit."""
    longest = {"type": "mine", "tables": [["x" * 8, "x" * 32]] * protocol.MOST_TABLES}
    assert len(str(longest)) < protocol.LONGEST


def test_how_far_somebody_has_looked_is_kept_without_a_flush_of_its_own(disk: Disk, open_house: Open) -> None:
    house = open_house()
    anna, ben = house.seated("red", "blue")
    play([anna, ben], random.Random(3), 5)
    session = house.session
    house.wait(lambda: house.call(lambda: len(session.record.moves) == 5 and house.table().kept))
    ben.until(lambda: ben.screen["moves"] == 5)
    game, moves = ben.heard["labels"][-1]["game"], 5
    flushes = disk.flushes
    for number in (*range(moves), moves):
        ben.send(type="sleep", asleep=True, game=game, moves=number)
        ben.send(type="sleep", asleep=False)
    house.wait(lambda: house.table().room.guests[2].seen == (game, moves))
    assert disk.flushes == flushes
    ben.leave()
    other = house.player(house.opened.table, house.opened.key, ben.token)  # Ben's other device
    other.until(lambda: other.screen.get("seen") == moves, "the other device knows")
    house.close()
    again = open_house()
    back = again.player(house.opened.table, house.opened.key, ben.token)
    back.until(lambda: back.screen.get("seen") == moves, "it is kept")
    stranger = again.player(house.opened.table, house.opened.key)
    stranger.until(lambda: stranger.screen.get("kind") == "table")
    assert "seen" not in stranger.screen


def test_how_far_somebody_has_looked_is_kept_with_the_next_move(house: House) -> None:
    """A server that is killed then tells nobody again what they have seen."""
    anna, ben = house.seated("red", "blue")
    play([anna, ben], random.Random(3), 4)
    ben.until(lambda: ben.screen["moves"] == 4)
    game = ben.heard["labels"][-1]["game"]
    ben.send(type="sleep", asleep=True, game=game, moves=4)
    ben.send(type="sleep", asleep=False)
    house.wait(lambda: house.table().room.guests[2].seen == (game, 4))
    play([anna, ben], random.Random(3), 1)
    session = house.table().session
    assert session is not None
    house.wait(lambda: house.call(lambda: len(session.record.moves) == 5 and house.table().kept))
    people = People.of(house.hall.shelf.read(house.opened.table + PEOPLE))
    assert people.guests[1].seen_kept == (game, 4)
