"""Sending a phone away: it is told the truth, and a new code keeps it out, while all others stay in."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from game.match.options import Launch, PhonesWanted
from game.phones.memory import Memory
from game.phones.reports import NewDoors
from game.phones.tokens import printed
from game.screens.phones.asking import SendAwayScene
from tests.phones.conftest import House
from tests.phones.sofa import Sofa
from tests.phones.stand_ins import KEY, Evening, Phone
from tests.phones.test_server import HELLO, greet


def sent_away(evening: Evening, value: str = "") -> list[Phone]:
    anna, ben, carl = evening.phones("red", "blue", "green")
    anna.command("send_away", guest=2, value=value)
    assert ben.link is None
    return [anna, ben, carl]


def test_a_new_code_keeps_out_who_was_sent_away_and_nobody_else(evening: Evening) -> None:
    anna, ben, carl = sent_away(evening, "code")
    assert evening.room.key != KEY
    assert anna.told[-1] == "The screen shows a new code. Everyone who is here stays in."
    ben.token = ""  # it has forgotten who it was, and has only seen the old code
    ben.arrive()
    assert ben.link is None
    assert Phone(evening.wire).arrive(key=evening.room.key).screen["you"]["colour"] is None
    for phone, colour in ((anna, "red"), (carl, "green")):
        assert phone.link is not None
        phone.lose()
        phone.arrive()  # with the code that it had
        assert phone.screen["you"]["colour"] == colour
    carl.lose()
    carl.arrive(key=evening.room.key)  # it has scanned the new one
    assert carl.screen["you"]["colour"] == "green"


def test_the_old_code_opens_nothing_without_a_token(evening: Evening) -> None:
    anna, *_ = sent_away(evening, "code")
    hello = {"type": "hello", "key": KEY, "token": "", "language": "", "page": ""}
    evening.wire.step()
    assert not evening.room.opens(json.dumps(hello))
    assert not evening.room.opens(json.dumps({**hello, "token": "x" * 32}))
    assert evening.room.opens(json.dumps({**hello, "token": anna.token}))
    assert evening.room.opens(json.dumps({**hello, "key": evening.room.key}))
    assert not evening.room.opens("nonsense")


def test_without_a_new_code_who_forgets_its_token_comes_in_again(evening: Evening) -> None:
    """So SECURITY.md says, and so does the question."""
    _, ben, _ = sent_away(evening)
    assert evening.room.key == KEY
    ben.token = ""
    ben.arrive()
    assert ben.screen["you"]["colour"] is None


def test_only_the_host_draws_a_new_code(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    ben.command("new_code")
    assert evening.room.key == KEY
    anna.command("new_code")
    assert evening.room.key != KEY
    evening.begin()
    before = evening.room.key
    anna.command("new_code")
    assert evening.room.key != before


def test_all_of_it_survives_a_killed_program(evening: Evening, tmp_path: Path) -> None:
    anna, ben, carl = sent_away(evening, "code")
    memory = Memory(tmp_path / "phones.json")
    memory.keep(evening.room, 1345, "game")
    memory.wait_saved()
    found = memory.recall()
    assert found is not None
    assert (found.key, found.old_keys) == (evening.room.key, (KEY,))
    again = Evening(tmp_path)
    again.room.key, again.room.old_keys = found.key, found.old_keys
    again.room.guests = {guest.number: guest for guest in found.guests}
    again.room.met = len(found.guests)
    for phone in (anna, ben, carl):
        phone.wire = again.wire
        phone.arrive()
    assert [phone.link is not None for phone in (anna, ben, carl)] == [True, False, True]
    assert ben.closed == "The host has sent this phone away."


def test_the_addresses_end_in_the_new_code(house: House) -> None:
    with house.socket() as wire:
        greet(wire)
        with house.lock:
            house.room.change_key()
            house.server.change_key(house.room.key)
        house.wait(lambda: any(isinstance(report, NewDoors) for report in house.reports))
        with house.socket() as late:
            late.send(HELLO)
            with pytest.raises(ConnectionClosed):
                late.recv(20)
    (told,) = [report for report in house.reports if isinstance(report, NewDoors)]
    assert told.doors[0].link.endswith(f"/#{printed(house.room.key)}")


def test_the_screen_asks_before_it_sends_a_phone_away(sofa: Sofa) -> None:
    sofa.window.app.open_with(Launch(phones=PhonesWanted(open=True)))
    sofa.plug_in()
    anna = sofa.phone()
    anna.sit("Anna", "red")
    sofa.window.click("remove-1")
    assert isinstance(sofa.window.scene, SendAwayScene)
    sofa.window.click("no")
    assert anna.link is not None
    sofa.window.click("remove-1", "code")
    assert anna.closed == "The host has sent this phone away."
    assert sofa.phones.room.key != sofa.phones.room.old_keys[0]
    assert not sofa.phones.room.host
