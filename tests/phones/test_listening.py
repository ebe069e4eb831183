"""The socket that listens: nobody is accepted while there is no room, and who is not expected is refused."""

import socket
from contextlib import ExitStack

import pytest

from game.phones.listening import listening


class Door:
    """A socket that listens on this machine; says how full it is and whom it expects."""

    def __init__(self) -> None:
        self.full, self.expected, self.counted = False, True, 0
        self.peers: list[str] = []
        self.socket = listening("127.0.0.1", 0, lambda: self.full, self.expects, self.count)
        self.socket.setblocking(False)

    def expects(self, peer: str) -> bool:
        self.peers.append(peer)
        return self.expected

    def count(self) -> None:
        self.counted += 1

    def knock(self, wires: ExitStack) -> socket.socket:
        return wires.enter_context(socket.create_connection(self.socket.getsockname(), timeout=20))


def test_who_is_expected_is_accepted_and_counted() -> None:
    door = Door()
    with ExitStack() as wires:
        wires.enter_context(door.socket)
        with pytest.raises(BlockingIOError):
            door.socket.accept()
        mine = door.knock(wires)
        found, peer = door.socket.accept()
        wires.enter_context(found)
        assert peer == mine.getsockname()
        assert (door.peers, door.counted) == (["127.0.0.1"], 1)


def test_while_there_is_no_room_callers_wait_in_the_systems_queue() -> None:
    door = Door()
    with ExitStack() as wires:
        wires.enter_context(door.socket)
        door.knock(wires)
        door.full = True
        with pytest.raises(BlockingIOError):
            door.socket.accept()
        assert door.peers == []
        door.full = False
        found, _ = door.socket.accept()
        wires.enter_context(found)
        assert door.counted == 1


def test_who_is_not_expected_is_let_go_at_once_but_not_without_end() -> None:
    door = Door()
    door.expected = False
    with ExitStack() as wires:
        wires.enter_context(door.socket)
        strangers = [door.knock(wires) for _ in range(40)]
        with pytest.raises(BlockingIOError):
            door.socket.accept()
        assert (len(door.peers), door.counted) == (32, 0), "then something else is looked after"
        assert strangers[0].recv(1) == b""
        with pytest.raises(BlockingIOError):
            door.socket.accept()
        assert len(door.peers) == 40
        assert strangers[-1].recv(1) == b""


def test_a_port_that_is_taken_leaves_no_socket_open() -> None:
    door = Door()
    with door.socket, pytest.raises(OSError, match="in use"):
        listening("127.0.0.1", door.socket.getsockname()[1], lambda: False, lambda peer: True, lambda: None)
