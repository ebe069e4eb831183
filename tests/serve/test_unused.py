"""A table that nobody has opened for sixty days is put away, told so, and never deleted."""

import random

from tests.serve.house import House, Open, play
from tests.serve.test_notices import look_again
from tests.serve.test_patience import DAY, HOUR, Hands, wait


def put_away(house: House) -> bool:
    return house.opened.table not in house.hall.tables


def sentence(house: House, token: str) -> str:
    return str(house.call(lambda: house.hall.status(house.opened.table, token))["sentence"])


def test_a_table_that_nobody_opens_is_put_away_and_its_link_opens_it_again(house: House) -> None:
    anna, ben = house.seated("red", "blue")
    moves = play([anna, ben], random.Random(1), 4)
    table = house.table()
    anna.leave()
    ben.leave()
    house.wait(lambda: table.room.empty)
    wait(house, 58 * DAY)
    assert not put_away(house)
    assert "Waiting for" in sentence(house, anna.token)
    wait(house, 3 * DAY)
    house.wait(lambda: put_away(house))
    assert sentence(house, anna.token).startswith("Nobody was here for 60 days")
    again = house.player(house.opened.table, house.opened.key, ben.token)
    again.until(lambda: again.screen.get("you", {}).get("colour") == "blue")
    assert house.session.record.moves == moves
    assert "Waiting for" in sentence(house, anna.token)
    wait(house, 59 * DAY)  # it begins anew
    assert not put_away(house)


def test_a_table_at_which_somebody_looks_on_stays(house: House) -> None:
    house.seated("red", "blue")
    wait(house, 90 * DAY)
    assert not put_away(house)


def test_a_table_without_a_game_is_put_away_too_even_if_no_server_was_running(open_house: Open) -> None:
    house = open_house()
    (anna,) = house.seated("red", begun=False)
    opened = house.opened
    house.close()
    later = open_house(house.folder)
    later.opened = opened
    wait(later, 61 * DAY)
    later.call(lambda: later.hall.alarms.find(later.hall.clock))
    wait(later, 1.0)
    later.wait(lambda: put_away(later))
    assert sentence(later, anna.token).startswith("Nobody was here")


def test_days_of_which_the_clock_jumped_most_put_nothing_away_yet(house: House) -> None:
    (anna,) = house.seated("red", begun=False)
    anna.leave()
    house.wait(lambda: house.table().room.empty)
    hands = house.hall.clock = Hands()
    hands.passed = 100 * DAY
    hands.good_since = hands.now()
    look_again(house)
    assert not put_away(house)
    wait(house, 11 * HOUR)
    assert not put_away(house)
    wait(house, 2 * HOUR)
    house.wait(lambda: put_away(house))
