"""The curtain at the screen: no hand that lies on a phone is ever shown there."""

import random
from pathlib import Path

from game.phones.guest import LOST
from game.seats import Seat
from tests.phones.stand_ins import Evening


def test_the_screen_never_shows_a_hand_that_lies_on_a_phone(tmp_path: Path) -> None:
    for open_hands in (False, True):
        evening = Evening(tmp_path, Seat("Clara", "green"))
        evening.phones("red", "blue")
        evening.begin(seed=5, open_hands=open_hands)
        director = evening.director
        for _ in range(3):
            evening.step()
            assert not {"red", "blue"} & set(director.screen.viewers)
            assert director.screen.curtain in (None, "green")
        evening.close()


def test_one_person_at_the_screen_is_not_alone_when_another_holds_a_phone(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Clara", "green"))
    (red,) = evening.playing("red")
    director = evening.director
    assert director.screen.shared
    assert director.screen.curtain == "green"
    assert director.screen.hand_of is None
    # The phone picks while the curtain is down, and a bot that stands in changes nothing about it.
    red.choose(random.Random(1))
    evening.step()
    assert director.session.record.moves
    red.lose()
    evening.wire.step(LOST)
    evening.table.seating.stand_in(evening.room.guests[1])
    assert director.screen.shared
    evening.close()
