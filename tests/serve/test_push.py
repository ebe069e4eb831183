"""Web Push from end to end: a turn is told to the device that asked, by a push service of the test's own."""

import json
import logging
import random
import stat
import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

pytest.importorskip("http_ece", reason="needs the extra server: pip install -e '.[server]'")
pytest.importorskip("py_vapid", reason="needs the extra server: pip install -e '.[server]'")

from py_vapid import Vapid02

from game.serve.people import People
from game.serve.push import KEYS
from tests.serve.house import House, Open, Player
from tests.serve.push_service import Browser, PushService
from tests.serve.test_notices import begun, look_again, pick_and_leave


def opened(open_house: Open, service: PushService) -> House:
    return open_house(grace=0.0, push_services=(service.host,))


def asks_for_it(player: Player, browser: Browser, **more: object) -> None:
    """Let a player's page ask for notices as pages do: for the server's key first."""
    player.send(type="push_key")
    player.until(lambda: bool(player.screen["served"]["push"]["key"]), "a key")
    player.send(**browser.message(**more))
    player.until(lambda: browser.endpoint[-16:] in player.screen["served"]["push"]["devices"], "notices")


def away(house: House, service: PushService, **more: object) -> tuple[Player, Player, Browser]:
    """Begin a game of two in which it is Anna's turn, and Ben, who wants to be told, has left."""
    anna, ben = house.seated("red", "blue")
    browser = Browser(f"https://{service.host}/for/ben")
    asks_for_it(ben, browser, **more)
    pick_and_leave(house, ben)
    return anna.asked(), ben, browser


def test_a_turn_is_told_once_to_the_device_that_asked_for_it(open_house: Open, service: PushService) -> None:
    house = opened(open_house, service)
    anna, ben, browser = away(house, service)
    anna.choose(random.Random(1))
    house.wait(lambda: bool(service.sent))
    look_again(house)
    (sent,) = service.sent
    assert sent.path == "/for/ben"
    assert browser.read(sent.body) == {
        "title": "It’s your turn",
        "body": "Notre Dame with Anna and Ben",
        "table": house.opened.table,
    }
    key = ben.screen["served"]["push"]["key"]
    assert sent.headers["Authorization"].endswith(f",k={key}")
    assert Vapid02.verify(sent.headers["Authorization"])
    assert sent.headers["Content-Encoding"] == "aes128gcm"
    assert int(sent.headers["TTL"]) > 0
    secrets = (anna.token, ben.token, house.opened.key, b"Anna".decode())
    assert not any(secret.encode() in sent.body for secret in secrets)


def test_the_keys_are_made_once_in_a_private_file(open_house: Open, service: PushService) -> None:
    house = opened(open_house, service)
    assert not (house.folder / KEYS).exists()
    anna, ben, _ = away(house, service)
    key = ben.screen["served"]["push"]["key"]
    assert stat.S_IMODE((house.folder / KEYS).stat().st_mode) == 0o600
    house.close()
    again = open_house(grace=0.0, push_services=(service.host,))
    assert again.hall.push._workers is None, "nothing is loaded before something is to be sent"
    later = again.player(house.opened.table, house.opened.key, anna.token).asked()
    assert later.screen["served"]["push"] == {"key": key, "devices": {}}, "these are Ben's devices"
    later.choose(random.Random(1))
    again.wait(lambda: bool(service.sent))
    assert service.sent[0].headers["Authorization"].endswith(f",k={key}")


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(open_house: Open, service: PushService, status: int) -> None:
    house = opened(open_house, service)
    service.answers.append((status, {}))
    anna, _, _ = away(house, service)
    anna.choose(random.Random(1))
    people = house.table().people
    house.wait(lambda: people.devices == {2: []})
    look_again(house)
    kept = People.of((house.folder / f"{house.opened.table}.json").read_text()) if _written(house) else people
    assert not any(kept.devices.values())
    assert len(service.sent) == 1


def _written(house: House) -> bool:
    return (house.folder / f"{house.opened.table}.json").exists()


def test_no_redirect_is_followed_and_what_fails_is_one_line_without_names(
    open_house: Open, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    house = opened(open_house, service)
    service.answers.append((307, {"Location": f"https://{service.host}/elsewhere"}))
    anna, ben, _ = away(house, service)
    caplog.set_level(logging.INFO, "game.serve")
    caplog.clear()
    anna.choose(random.Random(1))
    house.wait(lambda: "refused with 307" in caplog.text)
    look_again(house)
    assert [one.path for one in service.sent] == ["/for/ben"]
    lines = [one for one in caplog.messages if "notice" in one]
    assert lines == [f"table {house.opened.table}: a notice by localhost: refused with 307"]
    assert not any(secret in caplog.text for secret in ("Ben", "Anna", "/for/", ben.token))
    assert house.table().people.devices[2], "it is tried again with the next turn"


def test_who_wants_it_no_longer_is_not_told(open_house: Open, service: PushService) -> None:
    house = opened(open_house, service)
    anna, ben = house.seated("red", "blue")
    kept, dropped = (Browser(f"https://{service.host}/{name:0>20}") for name in ("kept", "dropped"))
    asks_for_it(ben, kept)
    asks_for_it(ben, dropped)
    ben.send(type="hush", endpoint=dropped.endpoint)
    ben.until(lambda: len(ben.screen["served"]["push"]["devices"]) == 1)
    ben.asked().choose(random.Random(1))
    house.wait(lambda: house.session.game.to_move == ("red",))
    ben.leave()
    house.wait(lambda: house.table().room.guests[2].link is None)
    anna.asked().choose(random.Random(1))
    house.wait(lambda: bool(service.sent))
    look_again(house)
    assert [one.path for one in service.sent] == [f"/{'kept':0>20}"]


def test_only_services_of_browsers_and_the_host_are_taken(open_house: Open, service: PushService) -> None:
    house = opened(open_house, service)
    anna, _ = house.seated("red", "blue")
    for endpoint in ("https://192.168.1.1/x", f"http://{service.host}/x", "https://127.0.0.1:1/x"):
        anna.heard.pop("told", None)
        anna.send(**Browser(endpoint).message())
        anna.told("isn’t known here")
    assert house.table().people.devices == {}
    for endpoint in ("https://fcm.googleapis.com/fcm/send/x", f"https://{service.host}/x"):
        anna.send(**Browser(endpoint).message())
        tag = endpoint[-16:]
        anna.until(lambda tag=tag: tag in anna.screen["served"]["push"]["devices"])  # type: ignore[misc]


def test_what_falls_into_quiet_hours_is_told_when_they_end(
    open_house: Open, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = opened(open_house, service)
    zone = "Asia/Tokyo"
    night = datetime.fromtimestamp(time.time(), ZoneInfo(zone)).hour
    quiet = {"quiet": True, "begins": night, "ends": (night + 9) % 24, "zone": zone}
    anna, _, browser = away(house, service, **quiet)
    anna.choose(random.Random(1))
    turns = house.table().timing.turns
    house.wait(lambda: "blue" in turns.by_colour and "push" in turns.by_colour["blue"].left)
    look_again(house)
    assert service.sent == []
    hours = (turns.by_colour["blue"].left["push"] - time.time()) / 3600
    assert 7 < hours <= 9
    now = time.time()
    monkeypatch.setattr("game.serve.push.time.time", lambda: now + 9 * 3600)
    house.call(lambda: turns.put_off("blue", "push", now))
    house.call(lambda: house.hall.alarm(house.opened.table, now))
    look_again(house)
    house.wait(lambda: bool(service.sent))
    assert browser.read(service.sent[0].body)["table"] == house.opened.table


def test_each_device_has_its_own_hours_and_is_told_once(
    open_house: Open, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = opened(open_house, service)
    anna, ben = house.seated("red", "blue")
    laptop, phone = (Browser(f"https://{service.host}/{name:0>20}") for name in ("laptop", "phone"))
    hour = datetime.fromtimestamp(time.time(), ZoneInfo("UTC")).hour
    asks_for_it(ben, laptop)
    asks_for_it(ben, phone, quiet=True, begins=hour, ends=(hour + 9) % 24, zone="UTC")
    ben.asked().choose(random.Random(1))
    table = house.table()
    house.wait(lambda: table.session.game.to_move == ("red",))  # type: ignore[union-attr]
    ben.leave()
    house.wait(lambda: table.room.guests[2].link is None)
    anna.asked().choose(random.Random(1))
    house.wait(lambda: len(service.sent) == 1)
    now = time.time()
    monkeypatch.setattr("game.serve.push.time.time", lambda: now + 9 * 3600)
    house.call(lambda: table.timing.turns.put_off("blue", "push", now))
    house.call(lambda: house.hall.alarm(house.opened.table, now))
    look_again(house)
    house.wait(lambda: len(service.sent) == 2)
    look_again(house)
    assert [one.path[-6:].strip("0/") for one in service.sent] == ["laptop", "phone"]


def test_a_turn_that_is_over_when_quiet_hours_end_is_not_told(open_house: Open, service: PushService) -> None:
    house = opened(open_house, service)
    hour = datetime.fromtimestamp(time.time(), ZoneInfo("UTC")).hour
    quiet = {"quiet": True, "begins": hour, "ends": (hour + 2) % 24, "zone": "UTC"}
    anna, ben, _ = away(house, service, **quiet)
    anna.choose(random.Random(1))
    turns = house.table().timing.turns
    house.wait(lambda: "blue" in turns.by_colour and "push" in turns.by_colour["blue"].left)
    back = house.player(house.opened.table, house.opened.key, ben.token).asked()
    back.choose(random.Random(1))
    house.wait(lambda: "blue" not in turns.by_colour)
    look_again(house)
    assert house.hall.notices.carriers.keys() == {"push"}
    assert service.sent == []


def test_three_tables_tell_one_phone_apart(open_house: Open, service: PushService) -> None:
    house = opened(open_house, service)
    told = set()
    browser = Browser(f"https://{service.host}/phone-with-three")
    for _ in range(3):
        anna, ben = house.seated("red", "blue")
        asks_for_it(ben, browser)
        ben.asked().choose(random.Random(1))
        table = house.table()
        house.wait(lambda table=table: table.session.game.to_move == ("red",))  # type: ignore[misc]
        ben.leave()
        house.wait(lambda table=table: table.room.guests[2].link is None)  # type: ignore[misc]
        anna.asked().choose(random.Random(1))
        told.add(house.opened.table)
    house.wait(lambda: len(service.sent) == 3)
    assert {browser.read(one.body)["table"] for one in service.sent} == told
    assert {one.headers["Topic"] for one in service.sent} == told


def test_without_the_libraries_nothing_is_offered(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.serve.push.find_spec", lambda name: None)
    anna, _ = begun(open_house(grace=0.0))
    assert "push" not in anna.screen["served"]
    anna.send(type="push_key")
    anna.told("can’t send notices")


def test_what_is_kept_of_devices_is_read_again(open_house: Open, service: PushService) -> None:
    house = opened(open_house, service)
    _, _, browser = away(house, service, quiet=True, begins=22, ends=8, zone="Europe/Rome")
    text = house.call(house.table().people.text)
    (device,) = People.of(text).devices[2]
    assert device.endpoint == browser.endpoint
    assert device.quiet is not None
    assert (device.quiet.begins, device.quiet.ends, device.quiet.zone) == (22, 8, "Europe/Rome")
    damaged = json.loads(text)
    damaged["guests"][1]["devices"][0][1] = "no key"
    with pytest.raises(ValueError, match="no k"):
        People.of(json.dumps(damaged))
