"""Who comes in, whose seat is whose, and what strangers may do."""

import json
import random
import socket
import time
from pathlib import Path

import pytest

from tests.serve.house import House, Open, Player, play


def refused(player: Player) -> None:
    """It is let in nowhere, and told nothing."""
    assert not player.hear(20)
    assert player.closed == 1000
    assert player.frames == []


def answer(house: House, path: str) -> bytes:
    """The answer to a request for a file."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as wire:
        wire.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode())
        found = b""
        while part := wire.recv(65536):
            found += part
    return found


# Ids in the path, keys in the fragment


def test_an_id_opens_nothing_without_its_key(house: House) -> None:
    opened = house.open()
    for key in ("", "abcd-1234-efgh-56", house.key, opened.table):
        refused(house.player(opened.table, key))
        refused(house.player(opened.table, key, opened.token))


def test_nobody_learns_which_tables_there_are(house: House) -> None:
    opened = house.open()
    refused(house.player("00000000", opened.key, opened.token))
    there, not_there = answer(house, f"/{opened.table}"), answer(house, "/00000000")
    assert there == not_there
    assert b"HTTP/1.1 200" in there
    for path in (
        f"/{opened.table}.json",
        f"/{opened.table}/",
        "/.server-key",
        "/tables",
        f"/{opened.table}/x",
    ):
        assert b"HTTP/1.1 404" in answer(house, path)


def test_the_key_of_one_table_opens_no_other(house: House) -> None:
    one, other = house.open(), house.open()
    refused(house.player(other.table, one.key, one.token))


def test_keys_have_seventy_bits_and_stand_in_no_file_name(house: House) -> None:
    opened = house.open()
    assert len(opened.key.replace("-", "")) * 5 == 70
    assert not [path for path in house.folder.iterdir() if opened.key.replace("-", "") in path.name]


# One's own link


def test_ones_own_link_opens_ones_seat_on_another_device_and_at_another_address(open_house: Open) -> None:
    house = open_house()
    anna, ben = house.seated("red", "blue")
    play([anna, ben], random.Random(1), 6)
    laptop = house.player(house.opened.table, house.opened.key, ben.token)
    laptop.until(lambda: laptop.screen.get("you", {}).get("colour") == "blue")
    ben.first("elsewhere")
    house.close()
    again = open_house()  # at another port
    assert again.port != house.port
    phone = again.player(house.opened.table, house.opened.key, ben.token)
    phone.until(lambda: phone.screen.get("you", {}).get("colour") == "blue")


def test_each_device_of_a_seat_has_its_own_language_also_after_another_had_the_seat(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    ben.asked()
    ben.send(type="speak", language="fr")
    ben.until(lambda: ben.heard["labels"][-1]["language"] == "fr")
    laptop = house.player(house.opened.table, house.opened.key, ben.token, language="ja-JP,en")
    laptop.until(lambda: "カード" in laptop.asked().screen["ask"]["sentence"])
    assert laptop.heard["labels"][-1]["language"] == "ja"
    back = house.player(house.opened.table, house.opened.key, ben.token, language="fr,en")
    assert "carte" in back.asked().screen["ask"]["sentence"]
    assert {one["language"] for one in anna.heard["labels"]} == {"en"}


def test_two_pages_of_one_person_at_two_tables_don_t_disturb_each_other(house: House) -> None:
    first = house.seated("red", "blue")
    one = house.opened
    second = house.seated("green", "yellow")
    assert one != house.opened
    for players in (first, second):
        play(players, random.Random(1), 4)
    assert {player.screen["you"]["colour"] for player in (*first, *second)} == {
        "red",
        "blue",
        "green",
        "yellow",
    }
    assert all("elsewhere" not in player.heard for player in (*first, *second))


# Seats


def test_a_seat_stays_its_owners_however_long_they_are_away(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    ben.leave()
    table = house.table()
    house.wait(lambda: table.room.guests[2].link is None)
    house.call(lambda: table.room.step(40 * 86400.0))
    cleo = house.player(house.opened.table, house.opened.key)
    cleo.until(lambda: cleo.screen.get("kind") == "table")
    cleo.send(type="join", name="Cleo", colour="blue")
    anna.until(lambda: bool(anna.screen["host"]["claims"]))
    anna.command("admit", guest=3)
    cleo.until(lambda: "claiming" in cleo.screen)
    house.call(lambda: table.room.step(40 * 86400.0))
    assert table.room.player_of("blue") is table.room.guests[2]
    again = house.player(house.opened.table, house.opened.key, ben.token)
    again.until(lambda: again.screen.get("you", {}).get("colour") == "blue")
    again.until(lambda: "wanted" in again.screen)
    again.send(type="yield", yes=False)
    cleo.told("goes on playing")
    assert cleo.screen["you"]["colour"] is None


def test_nobody_is_bothered_about_a_player_who_is_away_for_a_while(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    ben.leave()
    table = house.table()
    house.wait(lambda: table.room.guests[2].link is None)
    house.call(lambda: table.room.step(300.0))
    house.call(table.wake)
    assert table.activity is not None
    assert table.activity.seating.missing == ()
    house.call(lambda: table.room.step(400.0))
    house.call(table.wake)
    anna.until(lambda: bool(anna.screen["host"]["missing"]))
    anna.command("stand_in", guest=2)
    anna.told("stands in")
    again = house.player(house.opened.table, house.opened.key, ben.token)
    again.until(lambda: again.screen.get("you", {}).get("colour") == "blue")
    anna.told("is back")


def test_who_plays_asks_for_no_other_seat(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    ben.send(type="join", name="Ben", colour="red")
    ben.told("Someone else has this seat")
    assert house.table().room.player_of("red") is house.table().room.guests[1]
    assert anna.screen["you"]["host"] is True


def test_who_opened_the_table_is_host_also_when_others_came_first(house: House) -> None:
    opened = house.open()
    ben = house.player(opened.table, opened.key).sit("Ben", "blue")
    assert ben.screen["you"]["host"] is False
    anna = house.player(opened.table, opened.key, opened.token).sit("Anna", "red")
    assert anna.screen["you"]["host"] is True


def test_who_opened_a_table_is_never_forgotten_by_it(house: House) -> None:
    opened = house.open()
    for _ in range(30):
        player = house.player(opened.table, opened.key)
        player.first("screen")
        player.leave()
    table = house.table(opened.table)
    house.wait(lambda: table.room.empty)
    assert len(table.room.guests) <= 25
    anna = house.player(opened.table, opened.key, opened.token)
    anna.until(lambda: anna.screen.get("you", {}).get("host") is True)


# What who opened it may do


def test_what_somebody_says_is_left_to_each_page(house: House) -> None:
    """A page that shows no reactions isn't told of them otherwise."""
    anna, ben = house.seated("red", "blue")
    anna.send(type="react", what="thanks")
    assert ben.first("reaction") == ["red", "thanks"]
    ben.send(type="react", what="bravo")
    anna.until(lambda: ["blue", "bravo"] in anna.heard.get("reaction", []))
    assert not anna.heard.get("told")
    assert not ben.heard.get("told")


def test_a_new_link_is_told_to_those_who_play_and_lets_others_in(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    watcher = house.player(house.opened.table, house.opened.key)
    watcher.first("screen")
    assert watcher.screen["served"]["key"] == ""
    before = anna.screen["served"]["key"]
    assert before == ben.screen["served"]["key"] == house.opened.key
    anna.command("new_code")
    anna.told("The table has a new link")
    for player in (anna, ben):
        player.until(lambda player=player: player.screen["served"]["key"] not in ("", before))  # type: ignore[misc]
    new = anna.screen["served"]["key"]
    refused(house.player(house.opened.table, before))
    house.player(house.opened.table, new).first("screen")
    house.player(house.opened.table, new, ben.token).until(lambda: True).first("screen")


def test_only_who_opened_a_table_ends_it_puts_it_away_or_saves_it(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    for do in ("end", "put_away", "save"):
        ben.heard.pop("told", None)
        ben.command(do)
        ben.told("Only whoever opened this table")
    assert "file" not in ben.heard
    assert anna.closed is None


def test_a_table_is_put_away_and_opened_again_by_any_of_its_links(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    moves = play([anna, ben], random.Random(1), 4)
    anna.command("put_away")
    for player in (anna, ben):
        assert "put away" in player.first("closed")
    house.wait(lambda: house.opened.table not in house.hall.tables)
    again = house.player(house.opened.table, house.opened.key, ben.token)
    again.until(lambda: again.screen.get("you", {}).get("colour") == "blue")
    assert house.session.record.moves == moves


def test_a_table_that_was_ended_lets_nobody_in_and_keeps_its_file(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    play([anna, ben], random.Random(1), 4)
    anna.command("end")
    assert "ended" in ben.first("closed")
    house.wait(lambda: house.opened.table not in house.hall.tables)
    again = house.player(house.opened.table, house.opened.key, anna.token, language="de")
    assert again.first("closed") == "Dieser Tisch ist geschlossen. Danke fürs Mitspielen!"
    house.close()
    assert (house.folder / f"{house.opened.table}.toml").exists()


def test_everybody_is_told_when_a_game_that_goes_on_is_saved(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    moves = play([anna, ben], random.Random(1), 4)
    session = house.session
    house.wait(lambda: len(session.record.moves) == 4)
    anna.command("save")
    file = anna.first("file")
    assert file["name"] == f"{house.opened.table}.toml"
    assert all(move in file["text"] for move in moves)
    ben.told("Anna has saved this game as a file")
    assert "file" not in ben.heard


# The lobby


def test_one_sees_ones_own_tables_with_whose_turn_it_is(house: House) -> None:
    ben = house.seated("red", "blue")[1]
    first, token = house.opened, ben.token
    house.seated("green", "yellow")
    lobby = house.player(key=first.table, token=token)
    lobby.until(lambda: lobby.screen.get("kind") == "lobby")
    assert lobby.screen["may_open"] is False
    lobby.send(type="mine", tables=[[first.table, token], [house.opened.table, token], ["00000000", token]])
    (told,) = lobby.first("mine")
    assert told["names"] == ["Anna", "Ben"]
    assert told["yours"] is True
    assert told["sentence"] == "Waiting for you and Anna for a moment"
    lobby.send(type="open", name="Ben", edition="anniversary")
    lobby.told("the server’s own link")


def test_a_list_of_tables_is_right_while_they_are_put_away_and_when_the_clock_goes_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = house.seated("red", "blue")
    play([anna, ben], random.Random(1), 1)
    anna.command("put_away")
    house.wait(lambda: house.opened.table not in house.hall.tables)
    now = time.time()
    said = []
    for passed in (3 * 86400 + 60, 7260, -86400):
        monkeypatch.setattr(time, "time", lambda passed=passed: now + passed)
        status = house.call(lambda: house.hall.status(house.opened.table, anna.token))
        said.append(status["sentence"].partition(" for ")[2].rpartition(" for ")[2])
    assert said == ["3 days", "2 hours", "a moment"]
    assert house.opened.table not in house.hall.tables  # it wasn't loaded for that


def test_a_stranger_neither_enters_the_lobby_nor_opens_tables(house: House) -> None:
    refused(house.player())
    refused(house.player(key="abcd-1234-efgh-56"))
    opened = house.open()
    refused(house.player(key=opened.table, token="x" * 32))
    refused(house.player(key=opened.key, token=opened.token))


def test_strangers_may_open_a_few_tables_if_the_host_lets_them(open_house: Open) -> None:
    house = open_house(open_to_all=True)
    headers = {"X-Forwarded-For": "203.0.113.7"}
    stranger = house.player(headers=headers)
    for number in range(3):
        stranger.send(type="open", name="Mallory", edition="anniversary")
        stranger.until(lambda number=number: len(stranger.heard.get("opened", ())) == number + 1)  # type: ignore[misc]
    stranger.send(type="open", name="Mallory", edition="anniversary")
    stranger.told("Too many tables")
    again = house.player(headers=headers)
    again.send(type="open", name="Mallory", edition="anniversary")
    again.told("Too many tables")
    other = house.player(headers={"X-Forwarded-For": "203.0.113.8"})
    other.send(type="open", name="Anna", edition="anniversary")
    assert other.first("opened")
    house.open("Owner")  # who has the key is not counted


def test_strangers_fill_no_server_and_whoever_has_its_key_still_opens_tables(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.serve.hall._MOST_BY_STRANGERS", 4)
    house = open_house(open_to_all=True)
    opened = 0
    for number in range(6):  # each from another address
        stranger = house.player(headers={"X-Forwarded-For": f"203.0.113.{number}"})
        stranger.send(type="open", name="Mallory", edition="anniversary")
        stranger.until(lambda stranger=stranger: bool(stranger.heard.keys() & {"opened", "told"}))  # type: ignore[misc]
        opened += "opened" in stranger.heard
    assert opened == 4
    stranger.told("Too many tables")
    assert house.open("Owner").table in house.hall.tables


def test_only_a_proxy_of_ours_tells_who_comes(open_house: Open) -> None:
    """What stands before the last address, anybody can write."""
    house = open_house(open_to_all=True)
    for number in range(3):
        player = house.player(headers={"X-Forwarded-For": f"198.51.100.{number}, 203.0.113.7"})
        player.send(type="open", name="Mallory", edition="anniversary")
        player.first("opened")
    player = house.player(headers={"X-Forwarded-For": "198.51.100.9, 203.0.113.7"})
    player.send(type="open", name="Mallory", edition="anniversary")
    player.told("Too many tables")


def test_what_is_no_message_ends_a_connection(house: House) -> None:
    for text in ("{}", "[", json.dumps({"type": "open", "name": 3}), json.dumps({"type": "hello"})):
        lobby = house.player(key=house.key)
        lobby.until(lambda lobby=lobby: "screen" in lobby.heard)  # type: ignore[misc]
        lobby.wire.send(text)
        lobby.rest()
    assert house.open()


def test_a_page_of_an_older_version_is_told_to_load_again(house: House) -> None:
    opened = house.open()
    old = house.player(opened.table, opened.key, opened.token, version="older")
    assert old.first("welcome")["page"] == house.hall.page != "older"


# Tables that rest


def test_a_table_at_which_nobody_is_leaves_the_memory_and_comes_back(open_house: Open) -> None:
    house = open_house(quiet=0.2)
    anna, ben = house.seated("red", "blue")
    moves = play([anna, ben], random.Random(1), 5)
    for player in (anna, ben):
        player.leave()
    house.wait(lambda: not house.hall.tables)
    again = house.player(house.opened.table, house.opened.key, ben.token)
    again.until(lambda: again.screen.get("you", {}).get("colour") == "blue")
    assert house.session.record.moves == moves


def test_thousands_of_saved_tables_cost_nothing(open_house: Open, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    house = open_house(folder)
    opened = house.open()
    house.close()
    people = (folder / f"{opened.table}.json").read_text()
    for number in range(2000):
        (folder / f"{number:08}.json").write_text(people)
    again = open_house(folder)
    assert not again.hall.tables
    again.player("00001234", opened.key, opened.token).first("screen")
    assert [*again.hall.tables] == ["00001234"]
