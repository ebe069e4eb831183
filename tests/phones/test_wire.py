"""A connection as it is accepted: the gate is asked by its address, before anything is spent on it."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.phones.wire import Wire


class ShutGate:
    """A gate that lets nobody in; notes who came."""

    def __init__(self) -> None:
        self.came: list[str] = []

    def arrive(self, address: str, end: Callable[[], None]) -> None:
        self.came.append(address)


@pytest.mark.parametrize(
    ("peer", "address"),
    [(("192.168.1.7", 50123), "192.168.1.7"), (None, ""), (("fe80::1", 1, 0, 2), "fe80::1")],
)
def test_who_is_not_let_in_is_known_by_its_address_and_ended_at_once(peer: Any, address: str) -> None:
    wire, gate, ended = Wire.__new__(Wire), ShutGate(), list[bool]()
    wire.gate = cast("Any", gate)
    transport = SimpleNamespace(
        get_extra_info=lambda name: peer if name == "peername" else None, abort=lambda: ended.append(True)
    )
    wire.connection_made(cast("Any", transport))
    assert (gate.came, wire.peer, wire.caller, ended) == ([address], address, None, [True])
    wire.data_received(b"GET / HTTP/1.1\r\n")  # it is not read
    assert ended == [True]
