"""A bot takes one turn for whoever takes longer than the host has chosen, never by a mistake of the clock."""

import random
import time

import pytest

from game.serve.turns import Clock, Turn, Turns
from tests.serve.house import House, Open, Player, play
from tests.serve.test_notices import begun, look_again

HOUR, DAY = 3600.0, 86400.0


class Hands(Clock):
    """A clock whose hands a test moves; it goes as the server does."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def now(self) -> float:
        return self._wall + self.passed


def wait(house: House, seconds: float) -> None:
    """Let time pass at a server."""
    clock = house.hall.clock
    if not isinstance(clock, Hands):
        clock = house.hall.clock = Hands()
    clock.passed += seconds
    look_again(house)


def moves(house: House) -> list[str]:
    return house.session.record.moves


def of(colour: str, made: list[str]) -> list[str]:
    return [move for move in made if move.startswith(colour)]


def lent_no_more(house: House) -> None:
    """Wait until a bot has given back the seat whose turn it took."""
    activity = house.table().activity
    assert activity is not None
    house.wait(lambda: not activity.seating.stood_in)


def picked(house: House) -> tuple[Player, Player, int]:
    """Begin a game in which it is Ben's turn alone, who has left."""
    anna, ben = begun(house)
    anna.choose(random.Random(1))
    house.wait(lambda: len(moves(house)) == 2)
    anna.asked().choose(random.Random(2))
    house.wait(lambda: len(moves(house)) == 3)
    look_again(house)
    return anna, ben, 3


def test_a_bot_takes_one_turn_and_the_seat_stays_its_players(house: House) -> None:
    anna, ben, made = picked(house)
    anna.command("patience", value="24")
    anna.told("takes longer than 1 day")
    anna.until(lambda: bool(anna.screen["served"].get("due")))
    (colour, told, when), *others = anna.screen["served"]["due"]
    assert (colour, told, others) == ("blue", "Ben has until {time}; then a bot moves", [])
    assert abs(when - time.time() - DAY) < HOUR
    wait(house, DAY - HOUR)
    assert len(moves(house)) == made
    wait(house, HOUR)
    anna.told("A bot takes this turn for Ben")
    house.wait(lambda: len(moves(house)) == made + 1)
    assert len(of("blue", moves(house))) == 2
    table = house.table()
    assert table.session is not None
    lent_no_more(house)
    assert table.session.seat("blue").human
    assert table.room.player_of("blue") is table.room.guests[2]
    wait(house, DAY - HOUR)  # the next turn has all its time
    assert len(moves(house)) == made + 1
    again = house.player(house.opened.table, house.opened.key, ben.token)
    again.until(lambda: again.screen.get("you", {}).get("colour") == "blue")
    made_by_ben = of("blue", play([anna, again], random.Random(5), 8))
    house.wait(lambda: of("blue", moves(house))[2:] == made_by_ben)
    assert made_by_ben


def test_a_turn_is_whole_whatever_it_asks(house: House) -> None:
    """In the actions a card is played and all that follows from it; then the next player moves."""
    anna, ben = house.seated("red", "blue", patience=1)
    chance, table = random.Random(8), house.table()
    assert table.session is not None
    game = table.session
    while game.game.view().phase != "actions" or game.game.to_move != ("blue",):
        play([anna, ben], chance, 1)
        look_again(house)
    ben.leave()
    house.wait(lambda: table.room.guests[2].link is None)
    for _ in range(3):
        made = len(moves(house))
        while game.game.to_move == ("red",):
            play([anna], chance, 1)
            look_again(house)
            made = len(moves(house))
        wait(house, HOUR)
        house.wait(lambda made=made: len(moves(house)) > made)  # type: ignore[misc]
        lent_no_more(house)
        assert of("blue", moves(house)[made:]) == moves(house)[made:]
        assert sum(" play " in move or " hire " in move for move in moves(house)[made:]) <= 1


def test_a_time_that_runs_out_while_the_server_is_away_is_given_again(open_house: Open) -> None:
    house = open_house()
    anna, _, made = picked(house)
    anna.command("patience", value="24")
    anna.told("takes longer")
    look_again(house)
    opened = house.opened
    house.close()
    later = open_house()
    later.opened = opened
    hands = Hands()
    hands.passed = 3 * DAY
    hands.good_since = hands.now()
    later.hall.clock = hands
    player = later.player(opened.table, opened.key, anna.token)
    player.until(lambda: player.screen.get("kind") == "table")
    wait(later, DAY - HOUR)
    assert len(moves(later)) == made
    wait(later, HOUR)
    later.wait(lambda: len(moves(later)) == made + 1)


def test_a_time_stands_over_a_restart_and_nobody_need_be_there(open_house: Open) -> None:
    house = open_house()
    anna, _, made = picked(house)
    anna.command("patience", value="24")
    anna.told("takes longer")
    wait(house, DAY / 2)
    opened = house.opened
    house.close()
    later = open_house()
    later.opened = opened
    later.wait(lambda: opened.table in later.hall.alarms.times)
    assert later.hall.tables == {}
    wait(later, DAY - HOUR)
    assert later.hall.tables == {}
    later.hall.clock.passed += HOUR + 60  # type: ignore[attr-defined]
    later.call(later.hall.ring)
    later.wait(lambda: opened.table in later.hall.tables)
    later.wait(lambda: len(moves(later)) == made + 1)
    look_again(later)
    assert later.hall.alarms.times[opened.table] > later.hall.clock.now()  # the next turn


def test_a_jump_of_the_clock_moves_for_nobody(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    tables = []
    for _ in range(3):
        anna, _ = house.seated("red", "blue", patience=1)
        anna.asked()
        tables.append(house.table())
    look_again(house)
    real = time.time
    for jump in (365 * DAY, -2 * 365 * DAY, 400 * DAY):
        now = real() + jump
        monkeypatch.setattr(time, "time", lambda now=now: now)
        for _ in range(2):
            look_again(house)
        assert [table.session.record.moves for table in tables if table.session is not None] == [[], [], []]
        ends = [when for table in tables for when in table.timing._moved().values()]
        assert len(ends) == 6
        assert all(0 < when - now <= HOUR + 60 for when in ends)  # nor does anybody wait for years


def left_with_an_hour(house: House) -> int:
    """Let both leave a table at which a bot moves after an hour; return how many moves were made."""
    anna, ben, made = picked(house)
    anna.command("patience", value="1")
    anna.told("takes longer")
    look_again(house)
    for one in (anna, ben):
        one.leave()
    return made


def test_a_turn_ends_in_time_by_a_clock_set_back_a_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is there, so only the server's own look at the clock can notice it."""
    made = left_with_an_hour(house)
    real, alarms, name = time.time, house.hall.alarms.times, house.opened.table
    for days in (-1, 1, 0):
        now = real() + days * DAY
        monkeypatch.setattr(time, "time", lambda now=now: now)
        house.call(house.hall.ring)
        house.wait(lambda now=now: 0 < alarms.get(name, 0) - now <= HOUR + 60)  # type: ignore[misc]
        assert len(moves(house)) == made


def test_a_turn_ends_in_time_after_the_clock_was_set_back_at_a_table_that_was_put_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = left_with_an_hour(house)
    house.wait(lambda: house.table().room.empty and house.table().kept)
    house.call(lambda: house.hall.shut(house.table()))
    now = time.time() - DAY
    monkeypatch.setattr(time, "time", lambda: now)
    house.call(house.hall.ring)
    house.wait(lambda: 0 < house.hall.alarms.times.get(house.opened.table, 0.0) - now <= HOUR + 60)
    assert len(moves(house)) == made


def test_a_paused_game_moves_for_nobody_and_goes_on_with_all_its_time(house: House) -> None:
    anna, _, made = picked(house)
    anna.command("patience", value="6")
    anna.told("takes longer")
    anna.command("pause")
    anna.until(lambda: "paused" in anna.screen)
    assert "due" not in anna.screen["served"]
    wait(house, 10 * DAY)
    assert len(moves(house)) == made
    anna.command("resume")
    anna.until(lambda: "paused" not in anna.screen)
    wait(house, 5 * HOUR)
    assert len(moves(house)) == made
    wait(house, HOUR)
    house.wait(lambda: len(moves(house)) == made + 1)


def test_a_table_that_was_put_away_moves_for_nobody(house: House) -> None:
    anna, ben, made = picked(house)
    anna.command("patience", value="1")
    anna.told("takes longer")
    anna.command("put_away")
    house.wait(lambda: not house.hall.tables)
    wait(house, 10 * DAY)
    assert house.hall.tables == {}
    house.player(house.opened.table, house.opened.key, ben.token).asked()
    look_again(house)
    assert len(moves(house)) == made


def test_only_who_opened_the_table_chooses_and_everybody_is_told(house: House) -> None:
    anna, ben = house.seated("red", "blue", patience=48)
    assert "a bot takes a turn after 2 days" in anna.screen["served"]["rules"]
    assert [hours for hours, _ in anna.screen["served"]["patiences"]] == [0, 1, 6, 12, 24, 48, 72, 168]
    assert "patiences" not in ben.screen["served"]
    ben.command("patience", value="1")
    ben.told("Only whoever opened this table")
    for wrong in ("", "-1", "2", "1e9", "x"):
        anna.command("patience", value=wrong)
    anna.command("patience", value="0")
    ben.told("the game waits for everyone")
    ben.until(lambda: not any("bot" in rule for rule in ben.screen["served"]["rules"]))
    assert house.table().people.patience == 0
    wait(house, 365 * DAY)
    assert moves(house) == []


def test_shorter_times_begin_when_they_are_chosen(house: House) -> None:
    anna, _, made = picked(house)
    wait(house, 5 * DAY)
    anna.command("patience", value="1")
    anna.told("takes longer")
    look_again(house)
    assert len(moves(house)) == made
    wait(house, HOUR)
    house.wait(lambda: len(moves(house)) == made + 1)


def test_a_seat_that_nobody_has_taken_is_moved_for_too(house: House) -> None:
    """A game from a file has seats of people who may never come."""
    anna, ben, _ = picked(house)
    anna.command("save")
    opened = house.open(record=anna.first("file")["text"], patience=1)
    player = house.player(opened.table, opened.key, opened.token)
    player.until(lambda: player.screen.get("kind") == "table")
    player.send(type="join", name="Anna", colour="red")
    player.until(lambda: player.screen["you"]["colour"] == "red")
    house.opened = opened
    made = len(moves(house))
    wait(house, HOUR)
    house.wait(lambda: len(of("blue", moves(house)[made:])) == 1)
    lent_no_more(house)
    player.until(lambda: {one["colour"]: one["who"] for one in player.screen["people"]}["blue"] == "here")
    assert ben.closed is None


# By hand


def test_each_turn_has_its_time_by_the_clock() -> None:
    turns = Turns({"red": Turn(0, 1000.0), "blue": Turn(3, 5000.0)})
    assert turns.moved(0, 0.0) == {}
    assert turns.moved(HOUR, 0.0) == {"red": 4600.0, "blue": 8600.0}
    assert turns.moved(HOUR, 5000.0) == {"red": 8600.0, "blue": 8600.0}
