"""Where notices may be sent, and when a device is silent."""

import socket
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from game.serve.push_services import addresses, is_public, target_of
from game.serve.subscriptions import MOST_DEVICES, Quiet, Subscription, quiet_of, subscription, with_device


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_browsers_services_are_taken(endpoint: str) -> None:
    target = target_of(endpoint)
    assert target is not None
    assert (target.port, target.listed) == (443, False)
    assert f"{target.origin}{target.path}" == endpoint


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://evilnotify.windows.com/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://me:pass@fcm.googleapis.com/x",
        "https://evil.example\\@fcm.googleapis.com/x",
        "https://fcm.googleapis.com\n.evil.example/x",
        "https://fcm.googleapis.com/x\r\nHost: evil.example",
        "https://localhost/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[fcm.googleapis.com/x",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com/" + "x" * 1000,
        "//fcm.googleapis.com/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_nothing_else_is(endpoint: str) -> None:
    assert target_of(endpoint) is None


def test_what_the_host_lists_is_taken_and_nothing_beside_it() -> None:
    listed = ("push.home.example:8443", "other.example")
    target = target_of("https://push.home.example:8443/x", listed)
    assert target is not None
    assert target.listed
    assert target_of("https://other.example/x", listed) is not None
    assert target_of("https://push.home.example/x", listed) is None
    assert target_of("https://other.example:8443/x", listed) is None
    assert target_of("http://other.example/x", listed) is None


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:192.168.1.1"),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1%eth0", "no address"),
    ],
)
def test_an_address_of_an_own_network_is_never_taken(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_public(address)

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        return [(0, 0, 0, "", (one, port)) for one in ("142.250.74.10", address)]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    target = target_of("https://fcm.googleapis.com/x")
    assert target is not None
    with pytest.raises(OSError, match="private"):
        addresses(target)
    listed = target_of("https://push.example/x", ("push.example",))
    assert listed is not None
    assert addresses(listed) == ["142.250.74.10", address], "the host has said so"


def test_addresses_of_the_internet_are() -> None:
    assert all(map(is_public, ("142.250.74.10", "2a00:1450:4001::200a", "64:ff9b::8efa:4a0a")))


def test_a_service_in_an_own_network_is_not_knocked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("http_ece", reason="needs the extra server: pip install -e '.[server]'")
    pytest.importorskip("py_vapid", reason="needs the extra server: pip install -e '.[server]'")
    from py_vapid import Vapid02

    from game.serve import push_sending
    from game.serve.subscriptions import decoded
    from tests.serve.push_service import SECRET, Browser

    with socket.create_server(("127.0.0.1", 0)) as door:
        door.setblocking(False)
        monkeypatch.setattr(
            socket, "getaddrinfo", lambda *ignored, **more: [(0, 0, 0, "", door.getsockname())]
        )
        keys = Vapid02()
        keys.generate_keys()
        target = target_of("https://fcm.googleapis.com/x")
        assert target is not None
        browser = decoded(Browser("").message()["key"]), SECRET
        private = keys.private_pem().decode()
        told = push_sending.deliver(target, b"{}", browser, private, "https://party.example", "table")
        assert told == "not sent: its name leads to a private address"
        with pytest.raises(BlockingIOError):
            door.accept()


# When


def at(text: str, zone: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "over"),
    [
        ("2026-05-01T21:59", None),
        ("2026-05-01T22:00", "2026-05-02T08:00"),
        ("2026-05-02T03:30", "2026-05-02T08:00"),
        ("2026-05-02T07:59", "2026-05-02T08:00"),
        ("2026-05-02T08:00", None),
        ("2026-03-28T23:00", "2026-03-29T08:00"),  # clocks are set forward in that night …
        ("2026-10-24T23:00", "2026-10-25T08:00"),  # … and back in that one
    ],
)
def test_quiet_hours_end_by_ones_own_clock(now: str, over: str | None) -> None:
    zone = "Europe/Berlin"
    found = Quiet(22, 8, zone).over(at(now, zone))
    assert found == (at(over, zone) if over is not None else None)


def test_quiet_hours_of_a_day_and_of_nothing() -> None:
    day, nothing = Quiet(9, 17, "UTC"), Quiet(8, 8, "UTC")
    assert day.over(at("2026-05-01T12:00", "UTC")) == at("2026-05-01T17:00", "UTC")
    assert day.over(at("2026-05-01T17:00", "UTC")) is None
    assert all(nothing.over(at(f"2026-05-01T{hour:02}:00", "UTC")) is None for hour in range(24))


@pytest.mark.parametrize("zone", ["", "Nowhere/Land", "../../etc/passwd", "/etc/localtime", "Europe", "\0"])
def test_a_time_zone_that_is_not_known_is_refused(zone: str) -> None:
    with pytest.raises(ValueError, match="unknown time zone"):
        quiet_of(22, 8, zone)


# Devices


def test_a_player_has_few_devices_and_the_newest_are_kept() -> None:
    known: list[Subscription] = []
    for number in range(9):
        known = with_device(
            known, Subscription(f"https://one.example/{number}", "", "", notified=float(number))
        )
    assert [one.endpoint[-1] for one in known] == ["5", "6", "7", "8"]
    assert len(known) == MOST_DEVICES
    again = with_device(known, Subscription("https://one.example/6", "", "", Quiet(22, 8, "UTC")))
    assert len(again) == MOST_DEVICES
    assert (again[-1].endpoint[-1], again[-1].notified) == ("6", 0.0)


@pytest.mark.parametrize(
    ("endpoint", "key", "secret"),
    [("", "A" * 87, "A" * 22), ("https://x/", "A" * 10, "A" * 22), ("https://x/", "A" * 87, "ä" * 22)],
)
def test_what_is_no_device_is_refused(endpoint: str, key: str, secret: str) -> None:
    with pytest.raises(ValueError, match="no "):
        subscription(endpoint, key, secret)
