"""That it is somebody's turn is told once a turn, to those who don't look, by a clock that may be set."""

import random
import time

import pytest

from game.serve.notices import Notice
from game.serve.turns import GRACE, Clock, Turn, Turns, turn_from
from tests.serve.house import House, Open, Player


class Carrier:
    """Keeps what it is told."""

    def __init__(self, house: House, again: float | None = None) -> None:
        self.told: list[Notice] = []
        self.again = again
        house.call(lambda: house.hall.notices.hang("test", self))

    def __call__(self, notice: Notice) -> float | None:
        self.told.append(notice)
        again, self.again = self.again, None
        return again

    @property
    def names(self) -> list[str]:
        return [notice.name for notice in self.told]


def begun(house: House) -> tuple[Player, Player]:
    """Begin a game of two, in which Ben has picked and left, and Anna is still to pick."""
    anna, ben = house.seated("red", "blue")
    pick_and_leave(house, ben)
    return anna.asked(), ben


def pick_and_leave(house: House, ben: Player) -> None:
    """Let Ben pick a card, so that it is Anna's turn alone, and leave."""
    ben.asked().choose(random.Random(1))
    table = house.table()
    house.wait(lambda: table.session is not None and table.session.game.to_move == ("red",))
    ben.leave()
    house.wait(lambda: table.room.guests[2].link is None)


def look_again(house: House) -> None:
    """Let time have come for whatever waits for it."""
    for _ in range(3):
        house.call(house.hall.ring)
        for table in [*house.hall.tables.values()]:  # some of them may be put away meanwhile
            house.call(table.wake)
        house.wait(lambda: all(table.kept for table in [*house.hall.tables.values()]))
        house.call(lambda: None)


def test_who_has_left_is_told_once_that_it_is_their_turn(open_house: Open) -> None:
    house = open_house(grace=0.0)
    carrier = Carrier(house)
    anna, ben = begun(house)
    assert carrier.told == []  # both have looked when it was their turn
    anna.choose(random.Random(1))
    house.wait(lambda: bool(carrier.told))
    look_again(house)
    (notice,) = carrier.told
    assert (notice.table, notice.players) == (house.opened.table, ("Anna", "Ben"))
    assert (notice.colour, notice.name) == ("blue", "Ben")
    assert notice.guest is not None
    assert notice.guest.token == ben.token
    assert abs(notice.since - time.time()) < 3600


def test_nobody_is_told_again_after_a_restart_nor_when_a_table_was_put_away(open_house: Open) -> None:
    house = open_house(grace=0.0)
    carrier = Carrier(house)
    anna, ben = begun(house)
    anna.choose(random.Random(1))
    house.wait(lambda: bool(carrier.told))
    house.close()
    again = open_house(grace=0.0, quiet=0.2)
    later = Carrier(again)
    player = again.player(house.opened.table, house.opened.key, anna.token)
    player.until(lambda: player.screen.get("kind") == "table")
    look_again(again)
    player.leave()
    again.wait(lambda: not again.hall.tables)
    player = again.player(house.opened.table, house.opened.key, anna.token)
    player.until(lambda: player.screen.get("kind") == "table")
    look_again(again)
    assert later.told == []
    player.asked().choose(random.Random(1))  # Ben hasn't moved: it is still that turn of his
    look_again(again)
    assert later.told == []
    ben_again = again.player(house.opened.table, house.opened.key, ben.token)
    ben_again.asked().choose(random.Random(1))
    again.wait(lambda: len(again.table(house.opened.table).session.record.moves) == 4)  # type: ignore[union-attr]


def test_who_wants_it_later_is_told_later_also_by_the_next_server(open_house: Open) -> None:
    house = open_house(grace=0.0)
    carrier = Carrier(house, again=time.time() + 3600)
    anna, _ = begun(house)
    anna.choose(random.Random(1))
    house.wait(lambda: bool(carrier.told))
    look_again(house)
    assert carrier.names == ["Ben"]
    house.close()
    again = open_house(grace=0.0)
    later = Carrier(again)
    again.wait(lambda: house.opened.table in again.hall.alarms.times)
    look_again(again)
    assert again.hall.tables == {}
    again.call(lambda: again.hall.alarm(house.opened.table, 0.0))
    look_again(again)
    assert later.names == []  # woken, but it isn't time
    again.call(lambda: again.table(house.opened.table).timing.turns.put_off("blue", "test", 0.0))
    look_again(again)
    assert later.names == ["Ben"]


# By hand


def test_a_turn_lasts_until_its_seat_is_asked_no_more() -> None:
    turns = Turns({})
    turns.follow([], ["red"], 1000.0, {"post": 90.0})
    assert turns.due() == 1090.0
    assert turns.told_by(1089.0, []) == []
    assert turns.told_by(1090.0, []) == [("red", "post")]
    assert turns.told_by(1090.0, []) == []
    turns.follow(["red play bank"], ["red"], 1100.0, {"post": 90.0})  # it goes on with the next question
    assert turns.by_colour["red"] == Turn(0, 1100.0, {})
    turns.follow(["red play bank", "red stay"], ["blue"], 1200.0, {"post": 90.0})
    assert turns.by_colour == {"blue": Turn(2, 1200.0, {"post": 1290.0})}


def test_a_turn_that_was_undone_and_begins_again_is_told_again() -> None:
    turns = Turns({})
    turns.follow(["red a"], ["blue"], 0.0, {"post": 0.0})
    assert turns.told_by(0.0, []) == [("blue", "post")]
    turns.follow([], ["red"], 1.0, {"post": 0.0})
    turns.follow(["red b"], ["blue"], 2.0, {"post": 0.0})
    assert turns.told_by(2.0, ["red"]) == [("blue", "post")]


def test_who_looks_when_it_is_time_is_never_told() -> None:
    turns = Turns({})
    turns.follow([], ["red", "blue"], 0.0, {"post": 90.0})
    assert turns.told_by(90.0, ["red"]) == [("blue", "post")]
    assert turns.told_by(9000.0, []) == []


def test_what_is_kept_of_a_turn_is_read_again() -> None:
    turn = Turn(3, 1000.0, {"post": 1090.0})
    assert turn_from(turn.entry()) == turn
    for wrong in ([], [1, 2], [1, "x", {}], None):
        with pytest.raises((ValueError, TypeError)):
            turn_from(wrong)


def test_a_clock_that_is_set_back_lets_nobody_wait_for_years() -> None:
    turns = Turns({})
    turns.follow([], ["red"], 1_000_000.0, {"post": 90.0})
    turns.follow([], ["red"], 1000.0, {"post": 90.0})
    assert turns.by_colour["red"] == Turn(0, 1000.0, {"post": 1090.0})


class Times:
    """Both clocks of a machine."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(time, "monotonic", lambda: self.steady)

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_the_clock_knows_since_when_it_has_gone_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    times = Times(monkeypatch)
    clock = Clock()
    for _ in range(10):
        times.go(3600)
        assert clock.now() == times.wall
        assert clock.good_since == 1_000_000.0
    times.wall += 86400  # set on, or the machine slept
    assert clock.now() == clock.good_since == times.wall
    times.go(10)
    times.wall -= 2 * 86400
    assert clock.now() == clock.good_since == times.wall
    assert GRACE > 60
