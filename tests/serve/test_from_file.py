"""From the couch to the server and back: saved games that are brought, and tables that are opened at home."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Record, RecordError
from engine.record import records
from engine.record.records import Seat
from game.match.session import Session
from game.phones.protocol import LONGEST
from game.storage import server_folder
from tests.engine.own_examples import OWN
from tests.played import at_random, played
from tests.serve.house import House, Open, Opened, Player, play


@pytest.fixture(autouse=True)
def _nothing_stays_held() -> Iterator[None]:
    yield
    server_folder.let_go()


def saved(moves: int = 30, **more: object) -> Record:
    """A game of Anna, Ben and a bot, some moves on."""
    seats = (Seat("Anna", "red"), Seat("Ben", "blue"), Seat("Gudule", "green", "easy"))
    return played(Record(seats, 7, **more), at_random(3), moves)  # type: ignore[arg-type]


def bring(house: House, text: str) -> Player:
    """Open a table with a saved game."""
    lobby = house.player(key=house.key)
    lobby.first("screen")
    lobby.send(type="open", name="Anna", edition="anniversary", record=text)
    return lobby


def test_a_saved_game_goes_on_at_the_server_and_all_are_told_that_its_file_tells_all(house: House) -> None:
    record = saved()
    opened = Opened(**bring(house, records.to_toml(record)).first("opened"))
    house.opened = opened
    anna = house.player(opened.table, opened.key, opened.token)
    anna.until(lambda: anna.screen.get("kind") == "table")
    anna.send(type="join", name="Anna", colour="red")
    anna.until(lambda: anna.screen["you"]["colour"] == "red")
    ben = house.player(opened.table, opened.key, language="de")
    ben.until(lambda: ben.screen.get("kind") == "table")
    assert ben.screen["served"]["file"].startswith("Anna hat dieses Spiel aus einer Datei geöffnet.")
    free = next(one for one in ben.screen["people"] if one["colour"] == "blue")
    assert free["told"] == "Frei"
    ben.send(type="join", name="Ben", colour="blue")
    anna.until(lambda: bool(anna.screen["host"]["claims"]))
    anna.command("admit", guest=2)
    ben.until(lambda: ben.screen["you"]["colour"] == "blue")
    play([anna, ben], random.Random(1), 4)
    session = house.session
    assert session.record.moves[:30] == record.moves
    assert session.record.seed == record.seed


def test_a_bot_of_a_strength_comes_along(house: House) -> None:
    record = saved()
    record.seats = (*record.seats[:2], Seat("Gudule", "green", "57"))
    house.opened = opened = Opened(**bring(house, records.to_toml(record)).first("opened"))
    anna = house.player(opened.table, opened.key, opened.token)
    anna.until(lambda: anna.screen.get("kind") == "table")
    assert house.session.record.seats[2].player == "57"


def test_the_longest_game_fits_into_a_message() -> None:
    seats = tuple(Seat("x" * 20, colour) for colour in ("red", "blue", "green", "yellow", "purple"))
    record = Record(seats, 7, new_persons=True, secret="0" * 32)
    text = records.to_toml(played(record, at_random(3)))
    assert len(text) + text.count('"') + text.count("\n") < LONGEST - 1000


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nonsense = [", "makes no sense"),
        ("x" * 9000, "makes no sense"),
        (records.to_toml(saved(3)).replace("easy", "skynet"), "skynet"),
        (records.to_toml(saved(3)).replace("keep", "steal"), "is no move"),
        (records.to_toml(saved(3, persons=(OWN["baker"],))), "content of its own (baker)"),
    ],
)
def test_what_is_no_saved_game_is_told_and_opens_nothing(house: House, text: str, told: str) -> None:
    lobby = bring(house, text)
    lobby.until(lambda: "told" in lobby.heard)
    assert told in lobby.heard["told"][0]
    assert not house.hall.tables


def test_a_deal_of_the_day_is_an_attempt_no_longer(house: House) -> None:
    record = saved(5)
    record.table = {"challenge": {"kind": "deal"}, "deal": {"day": "2026-01-01"}, "open_hands": True}
    opened = Opened(**bring(house, records.to_toml(record)).first("opened"))
    session = house.table(opened.table).session
    assert session is not None
    assert session.record.table == {"open_hands": True}


def test_a_servers_table_opens_at_home_only_while_no_server_has_it(open_house: Open, tmp_path: Path) -> None:
    house = open_house()
    anna, ben = house.seated("red", "blue")
    moves = play([anna, ben], random.Random(1), 6)
    session = house.session
    house.wait(lambda: len(session.record.moves) == len(moves) and house.table().kept)
    path = house.folder / f"{house.opened.table}.toml"
    with pytest.raises(RecordError) as held:
        Session.load(path)
    assert held.value.reason == "held"
    house.close()
    at_home = Session.load(path)
    assert at_home.record.moves == session.record.moves
    move = at_home.game.legal_moves()[0]
    at_home.play(move)
    with pytest.raises(OSError, match="another program holds it"):
        open_house()
    server_folder.let_go()
    again = open_house()
    player = again.player(house.opened.table, house.opened.key, anna.token)
    player.until(lambda: player.screen.get("kind") == "table")
    found = again.table(house.opened.table).session
    assert found is not None
    assert found.record.moves == [*session.record.moves, str(move)]


def test_what_a_killed_server_has_left_is_there_at_home(open_house: Open, tmp_path: Path) -> None:
    from game.storage.journal import Journal  # as a server that is killed at once

    house = open_house()
    anna, _ = house.seated("red", "blue")
    anna.asked()
    house.close()
    path = house.folder / f"{house.opened.table}.toml"
    record = records.read(path)
    record.moves.append(str(record.replay().legal_moves()[0]))
    Journal(house.folder).append({path.name: records.to_toml(record)})
    assert records.read(path).moves == []
    assert Session.load(path).record.moves == record.moves
