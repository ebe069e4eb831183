"""Tables of a server, by real sockets: they are opened, played, left and come back to."""

import random
from dataclasses import replace
from pathlib import Path

from engine.record import records
from game.serve.serving import LIMITS
from tests.serve.house import House, Open, play


def test_a_table_is_opened_played_and_found_again_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house()
    anna, ben = house.seated("red", "blue")
    made = play([anna, ben], random.Random(3), 30)
    assert len(made) == 30
    opened = house.opened
    house.close()
    assert any("starts again" in one for one in anna.rest().heard["told"])
    assert anna.closed == 1001
    record = records.read(house.folder / f"{opened.table}.toml")
    assert set(made) <= set(record.moves)
    again = open_house()
    ben_again = again.player(opened.table, opened.key, ben.token)
    ben_again.until(lambda: ben_again.screen.get("kind") == "table", "the game")
    assert ben_again.screen["you"]["colour"] == "blue"
    assert again.table(opened.table).session is not None
    assert again.table(opened.table).session.record.moves == record.moves  # type: ignore[union-attr]
    anna_again = again.player(opened.table, opened.key, anna.token)
    anna_again.until(lambda: anna_again.screen.get("you", {}).get("host") is True, "being host")
    assert play([anna_again, ben_again], random.Random(4), 6)


def test_moves_that_come_while_the_server_ends_are_kept_but_shown_no_more(house: House) -> None:
    players = house.seated("red", "blue")
    table = house.table()
    for one in players:
        one.asked()
        while one.hear(0.2):
            pass
    asked = players[0].ask
    assert asked is not None
    move = asked["options"][0]["move"]
    house.call(lambda: table.say_goodbye(lambda: "It ends."))
    players[0].send(type="answer", decision=asked["number"], moves=[move])
    house.wait(lambda: table.kept and table.session is not None and table.session.record.moves == [move])
    shown = len(players[0].heard["screen"])
    while players[0].hear(0.5):
        pass
    assert players[0].heard["told"][-1] == "It ends."
    assert len(players[0].heard["screen"]) == shown


def test_all_pick_at_once_and_play_one_after_the_other(house: House) -> None:
    players = house.seated("red", "blue", "green")
    chance = random.Random(3)
    for _ in range(2):  # two picks of the draft, each by all
        for one in players:
            one.until(lambda one=one: one.ask is not None and one.ask["kind"] == "draft", "a pick")  # type: ignore[misc]
        for one in reversed(players):
            one.choose(chance)
    session = house.session
    house.wait(lambda: len(session.record.moves) == 6)
    for one in players:
        one.until(lambda one=one: one.screen["moves"] == 6)  # type: ignore[misc]
    assert [one.ask["kind"] for one in players if one.ask is not None] == ["play"]


def test_bots_move_in_the_pool(house: House) -> None:
    (anna,) = house.seated("red", bots=2)
    assert len(play([anna], random.Random(5), 4)) == 4
    record = house.session.record
    house.wait(lambda: sum(not move.startswith("red ") for move in record.moves) >= 4)  # two picks each


def test_another_game_at_a_table_is_known_as_another(open_house: Open) -> None:
    """What its players have missed is counted from its own first move."""
    house = open_house(limits=replace(LIMITS, messages=100_000, burst=100_000))
    anna, ben = house.seated("red", "blue")
    play([anna, ben], random.Random(3), 400)
    assert anna.screen["result"], "it is over"
    first = anna.heard["labels"][-1]["game"]
    ben.leave()
    anna.command("again")
    anna.until(lambda: "result" not in anna.screen and anna.screen["moves"] == 0, "another game")
    assert anna.heard["labels"][-1]["game"] != first
    back = house.player(house.opened.table, house.opened.key, ben.token)
    back.asked()
    assert back.heard["labels"][-1]["game"] == anna.heard["labels"][-1]["game"]
    assert house.player(house.opened.table, house.opened.key).first("labels")["game"] != first
