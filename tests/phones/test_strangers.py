"""Strangers without the key: floods that keep no phone out and cost the game nothing."""

import socket
from contextlib import ExitStack
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from game.phones.limits import Limits
from game.phones.reports import Failed, Text
from tests.phones.conftest import House, Open
from tests.phones.stand_ins import KEY
from tests.phones.test_server import HELLO, greet


def half_requests(house: House, number: int, wires: ExitStack) -> list[socket.socket]:
    """Connections with half a request."""
    found = []
    for _ in range(number):
        found.append(wires.enter_context(socket.create_connection(("127.0.0.1", house.port), timeout=20)))
        found[-1].sendall(b"GET / HT")
    return found


def test_half_requests_fill_no_table_of_open_files_and_a_phone_comes_in(house: House) -> None:
    with ExitStack() as wires:
        half_requests(house, 200, wires)
        with house.socket() as wire:
            assert greet(wire)
        assert house.server.endpoint.descriptors <= Limits().accepted + Limits().refusing
        assert len(house.server.endpoint.gate) <= Limits().accepted


def test_idle_sockets_give_way_to_a_phone_with_the_key(house: House) -> None:
    with ExitStack() as wires:
        idle = [wires.enter_context(house.socket()) for _ in range(Limits().waiting * Limits().nobodys)]
        with house.socket() as wire:
            assert greet(wire)
        with pytest.raises(ConnectionClosed):  # the oldest has given way
            idle[0].recv(20)


def ping_without_end(wire: ClientConnection) -> None:
    for number in range(1000):
        wire.ping(str(number))
    wire.recv(20)
    wire.recv(20)


def test_a_flood_of_pings_ends_the_connection(house: House) -> None:
    with house.socket() as wire:
        greet(wire)
        with pytest.raises((ConnectionClosed, OSError)):
            ping_without_end(wire)


def test_a_stranger_sends_only_as_much_as_a_greeting_needs(house: House) -> None:
    with house.socket() as wire:
        wire.send("x" * 10_000)
        with pytest.raises(ConnectionClosed):
            wire.recv(20)


def test_a_wrong_key_costs_the_game_nothing(house: House) -> None:
    with house.socket() as wire:
        wire.send(HELLO.replace(KEY, "0" * 14))
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(20)
    assert closed.value.rcvd is not None  # shown the door in order: a page asks for the new key
    assert closed.value.rcvd.code == 1000
    with house.socket() as wire:
        greet(wire)
    assert not [report for report in house.reports if isinstance(report, Text) and "0000" in str(report.text)]


def test_who_loads_too_many_files_is_refused(open_house: Open) -> None:
    house = open_house(Limits(visits=60, visits_burst=4))
    stranger = "X-Forwarded-For: 203.0.113.9\n"
    answers = [house.get("/", more=stranger)[:12] for _ in range(6)]
    assert answers[:4] == [b"HTTP/1.1 200"] * 4
    assert b"HTTP/1.1 429" in answers[4:]
    # Through a proxy on this machine, each has a share of its own.
    assert house.get("/", more="X-Forwarded-For: 203.0.113.10\n").startswith(b"HTTP/1.1 200")


def test_who_comes_through_a_tunnel_that_names_nobody_waits_and_comes_in(open_house: Open) -> None:
    """Strangers from there have had all visits: a phone with the key waits for the next one."""
    house = open_house(Limits(visits=120, visits_burst=4, nobodys=1))
    assert [house.get("/")[:12] for _ in range(4)] == [b"HTTP/1.1 200"] * 4
    with house.socket() as wire:
        assert greet(wire)


def test_an_error_in_the_thread_is_told(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.endpoint.doors", Mock(side_effect=RuntimeError("something else")))
    assert open_house().opened == Failed("error", "something else")
