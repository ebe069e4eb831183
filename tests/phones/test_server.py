"""The server: the rules for whoever knocks."""

import json
import logging
import os
import random
import re
import socket
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from engine import COLOURS, EDITIONS
from game.phones import files
from game.phones.endpoint import PORT
from game.phones.labels import book
from game.phones.limits import Limits
from game.phones.reports import Failed, Opened, ServerSettings, Text
from game.phones.tokens import new_key, new_token, typed
from tests.phones.conftest import House, Open
from tests.phones.stand_ins import KEY
from tests.programs import python

HELLO = json.dumps({"type": "hello", "key": KEY, "token": "", "language": "en", "page": ""})


def greet(wire: ClientConnection) -> list[dict[str, object]]:
    """Say hello; the first three frames."""
    wire.send(HELLO)
    return [json.loads(wire.recv(20)) for _ in range(3)]


def test_a_phone_with_the_key_is_welcome(house: House) -> None:
    with house.socket() as wire:
        welcome, labels, screen = greet(wire)
    assert (welcome["n"], labels["n"], screen["n"]) == (0, 1, 2)
    assert "welcome" in welcome
    house.wait(lambda: house.room.guests[1].link is None)


# 1. Off until seats are opened


def test_nothing_listens_and_nothing_of_it_is_imported_before_seats_are_opened() -> None:
    program = (
        "import sys, threading, game.app.program, game.app.start, game.table.scene\n"
        "import game.screens.new_game.new_game, game.screens.pause.pause\n"
        "late = [m for m in sys.modules if m.split('.')[0] in ('websockets', 'segno', 'ifaddr')"
        " or m.startswith('game.phones')]\n"
        "assert not late, late\n"
        "assert threading.active_count() == 1, threading.enumerate()\n"
    )
    python("-c", program, environment={"SDL_VIDEODRIVER": "dummy", "PATH": ""})


def test_closing_ends_all_connections_and_frees_the_port(house: House) -> None:
    with house.socket() as wire:
        greet(wire)
        house.server.close()
        assert house.server.join(10)
        with pytest.raises(ConnectionClosed):
            wire.recv(20)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", house.port), timeout=5)


# 2. and 3. Tokens


def test_keys_and_tokens_are_long_and_random() -> None:
    keys = {new_key() for _ in range(500)}
    tokens = {new_token() for _ in range(500)}
    assert len(keys) == len(tokens) == 500
    assert all(len(key) * 5 >= 64 for key in keys)
    assert all(typed(key) == key for key in keys)
    assert min(map(len, tokens)) >= 32


def test_nobody_who_knows_the_programs_draws_knows_its_keys_and_tokens() -> None:
    drawn = []
    for _ in range(2):
        random.seed(7)
        drawn.append((new_key(), new_token()))
    (key, token), (another, other) = drawn
    assert key != another
    assert token != other


def test_the_key_is_in_the_fragment_which_no_browser_sends(house: House) -> None:
    assert isinstance(house.opened, Opened)
    door = house.opened.doors[0]
    assert door.link == f"{door.address}/#abcd-1234-efgh-56"
    assert len(door.code) == len(door.code[0]) >= 29


# 4. and 15. Tokens travel in the first message, never in a path or a log


def test_no_path_opens_a_socket_but_one_and_no_log_holds_a_secret(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        for path in (f"/socket?key={KEY}", f"/socket/{KEY}", "/socket/"):
            assert house.get(path).startswith(b"HTTP/1.1 404")
        with house.socket() as wire:
            wire.send(HELLO)
            token = json.loads(wire.recv(20))["welcome"]["token"]
            wire.send(json.dumps({"type": "join", "name": "Ann4", "colour": "red"}))
            house.wait(lambda: bool(house.gathering.seats))
        with house.socket() as stranger:
            stranger.send(json.dumps({"type": "hello", "key": "wrong-key", "token": token}))
            with pytest.raises(ConnectionClosed):
                stranger.recv(20)
        house.wait(lambda: len(house.room.guests) == 1 and house.room.guests[1].link is None)
    told = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("game.phones")
    )
    assert "phone 1 is here" in told
    assert "refused: wrong key" in told
    for secret in (KEY, token, "wrong-key", "Ann4", "red"):
        assert secret not in told.replace("refused", "")


# 5. Origin, 6. Host


@pytest.mark.parametrize(
    "origin",
    [None, "null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1", "http://127.0.0.1:1"],
)
def test_another_origin_is_forbidden(house: House, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused, house.socket(origin=origin):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "host", ["", "evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:{port}"]
)
def test_another_host_is_misdirected(house: House, host: str) -> None:
    assert house.get("/", host=host.format(port=house.port)).startswith(b"HTTP/1.1 421")


def test_two_hosts_or_none_are_misdirected(house: House) -> None:
    assert b" 421 " in house.get("/", more=f"Host: 127.0.0.1:{house.port}\n")[:20]
    assert b" 421 " in house.raw("GET / HTTP/1.1\n\n")[:20]


def test_a_public_address_is_ours_too(open_house: Open) -> None:
    house = open_house(settings=ServerSettings(0, "127.0.0.1", "https://Party.example/"))
    assert house.get("/", host="party.example").startswith(b"HTTP/1.1 200")
    assert isinstance(house.opened, Opened)
    assert house.opened.doors[0].address == "https://party.example"
    with house.socket(origin="https://party.example") as wire:
        assert greet(wire)


# 7. GET only, no cookies, no CORS; 14. Files from a fixed dictionary


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "head"])
def test_only_get_is_answered(house: House, method: str) -> None:
    answer = house.get("/", method=method)
    assert b"200" not in answer[:20]
    assert b"<html" not in answer


@pytest.mark.parametrize(
    "path",
    [
        "/..",
        "/../room.py",
        "/%2e%2e/room.py",
        "/pictures/../server.py",
        "/pictures/cards/../../LICENSE",
        "/page/index.html",
        "//etc/passwd",
        "/room.py?/index.html",
        "/pictures",
        "/room.py",
        "http://evil.example/",
        "/pictures/textures/cloth.jpg",
    ],
)
def test_only_files_of_the_dictionary_are_given(house: House, path: str) -> None:
    assert b" 404 " in house.get(path)[:20]


def test_every_file_is_given_with_headers_that_keep_strangers_out(house: House) -> None:
    for path in (
        "/",
        "/style.css",
        "/main.js",
        "/pictures/cards/bank.svg",
        "/pictures/textures/plank.jpg",
        "/fonts/serif.ttf",
        "/words/ja.json",
    ):
        head, _, body = house.get(path).partition(b"\r\n\r\n")
        lines = head.decode().lower().splitlines()
        assert lines[0].startswith("http/1.1 200")
        assert body == house.files[path].body
        assert "x-content-type-options: nosniff" in lines
        policy = next(line for line in lines if line.startswith("content-security-policy"))
        assert "default-src 'self';" in policy
        assert "unsafe" not in policy
        assert not any(line.startswith(("set-cookie", "access-control", "server:")) for line in lines)


def test_a_file_that_a_phone_has_is_not_sent_again(house: House) -> None:
    tag = house.files["/"].tag
    answer = house.get("/", more=f'If-None-Match: "{tag}"\n')
    assert answer.startswith(b"HTTP/1.1 304")
    assert answer.endswith(b"\r\n\r\n")


def test_the_page_is_small(house: House) -> None:
    sizes = {  # one file has several paths
        house.files[path].tag: len(house.files[path].packed or house.files[path].body)
        for path in house.files
        if not path.startswith("/pictures/")
    }
    assert sum(sizes.values()) <= 300_000


def test_no_phone_loads_comments_and_nothing_else_is_left_out(house: House) -> None:
    page = Path(files.__file__).parent / "page"
    for path in ("/main.js", "/old.js", "/style.css"):
        sent, written = house.files[path].body.decode(), (page / path[1:]).read_text("utf-8")
        gone = [line for line in written.splitlines() if line not in set(sent.splitlines())]
        assert len(sent) < len(written)
        assert all(line.lstrip().startswith(("//", "/*", "*")) for line in gone), path


def test_no_phone_loads_more_than_600_kb_of_pictures(house: House) -> None:
    """All pictures of a game together: cards, boroughs, pieces, textures, and the persons that take part."""
    sizes = {
        path: len(house.files[path].packed or house.files[path].body)
        for path in house.files
        if path.startswith("/pictures/")
    }
    persons = sorted((size for path, size in sizes.items() if "/persons/" in path), reverse=True)
    # A game has six brown persons and nine grey ones at most.
    others = sum(size for path, size in sizes.items() if "/persons/" not in path)
    assert others + sum(persons[:15]) <= 600_000


def test_every_picture_that_the_page_names_is_given(house: House) -> None:
    page = "".join(house.files[path].body.decode() for path in house.files if path.endswith((".js", ".css")))
    named = set(re.findall(r"pictures/[a-z_/]+\.(?:svg|jpg)", page))
    named |= {f"pictures/{name}.svg" for name in re.findall(r'"([a-z]+/[a-z_]+)"', page)}
    named |= {f"pictures/pieces/{colour}_cube_{turn}.webp" for colour in COLOURS for turn in "abc"}
    summary = book(EDITIONS["anniversary"], 10)["summary"]
    named |= {f"pictures/{icon}.svg" for part in summary for icon, _ in part["rows"]}
    assert len(named) > 30
    assert {name for name in named if f"/{name}" not in house.files} == set()


# 8. A socket that failed gets nothing more


def test_a_socket_that_failed_gets_nothing_more(house: House) -> None:
    with house.socket() as wire:
        wire.send(HELLO.replace(KEY, "0" * 14))
        with pytest.raises(ConnectionClosed):
            print(wire.recv(20))


def test_no_socket_stays_without_a_greeting(open_house: Open) -> None:
    house = open_house(Limits(greeting=0.3))
    with house.socket() as wire, pytest.raises(ConnectionClosed):
        wire.recv(20)


# 10. Sizes, 11. rates, 12. slow readers and dead connections


def test_an_oversize_message_ends_the_connection(house: House) -> None:
    with house.socket() as wire:
        greet(wire)
        wire.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def flood(wire: ClientConnection) -> None:
    for _ in range(200):
        wire.send('{"type": "resync"}')
        wire.recv(20)


def test_a_flood_ends_the_connection(open_house: Open) -> None:
    house = open_house(Limits(messages=60, burst=10))
    with house.socket() as wire:
        greet(wire)
        with pytest.raises(ConnectionClosed):
            flood(wire)


def test_there_is_a_cap_on_connections_that_a_phones_returns_survive(open_house: Open) -> None:
    house = open_house(Limits(connections=4))
    with ExitStack() as wires:
        for _ in range(4):
            greet(wires.enter_context(house.socket()))
        with pytest.raises(InvalidStatus) as refused, house.socket():
            pass
        assert refused.value.response.status_code == 503
    house.wait(lambda: not house.server.endpoint.connections)
    token = ""
    for _ in range(20):
        with house.socket() as wire:
            wire.send(json.dumps({"type": "hello", "key": KEY, "token": token}))
            token = json.loads(wire.recv(20))["welcome"]["token"]
        house.wait(lambda: len(house.server.endpoint.connections) < 4)
    assert len(house.room.guests) == 4 + 1


def test_every_connection_is_counted_from_when_it_is_accepted_until_it_ends(house: House) -> None:
    assert house.server.endpoint.descriptors == 0
    with house.socket() as one, house.socket() as other:
        greet(one)
        greet(other)
        assert house.server.endpoint.descriptors == 2
    house.wait(lambda: house.server.endpoint.descriptors == 0)


def test_a_page_may_open_its_socket_at_its_own_host_and_nowhere_else(house: House) -> None:
    host = f"127.0.0.1:{house.port}"
    page = house.get("/").partition(b"\r\n\r\n")[0].decode()
    assert f"connect-src 'self' ws://{host} wss://{host};" in page
    assert "connect-src 'self';" in house.get("/nothing").decode()


def listen_until_the_end(wire: ClientConnection) -> None:
    while True:
        wire.recv(20)


def test_so_many_messages_may_come_at_once_and_the_next_ends_the_connection(open_house: Open) -> None:
    house = open_house(Limits(messages=1, burst=3))
    with house.socket() as wire:
        greet(wire)
        for _ in range(2):
            wire.send('{"type": "speak", "language": "fr"}')
        house.wait(lambda: sum(isinstance(report, Text) for report in house.reports) == 3)
        wire.send('{"type": "speak", "language": "fr"}')
        with pytest.raises(ConnectionClosed) as closed:
            listen_until_the_end(wire)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def ask_for_a_socket(house: House, wire: socket.socket) -> None:
    """Write what a browser does to open a socket, and wait until the server has opened it."""
    wire.sendall(
        (
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nOrigin: http://127.0.0.1:{house.port}\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    house.wait(lambda: bool(house.server.endpoint.connections))


def test_a_slow_reader_is_dropped_and_holds_up_nobody(open_house: Open) -> None:
    house = open_house(Limits(unsent=100_000))
    with socket.create_connection(("127.0.0.1", house.port)) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        ask_for_a_socket(house, wire)
        (link,) = house.server.endpoint.connections
        house.server.deliver([(link, "x" * 20_000)] * 400)
        house.wait(lambda: not house.server.endpoint.connections)
    with house.socket() as wire_of_another:
        assert greet(wire_of_another)


def test_a_dead_connection_is_noticed(open_house: Open) -> None:
    house = open_house(Limits(ping=0.2))
    with socket.create_connection(("127.0.0.1", house.port)) as wire:
        ask_for_a_socket(house, wire)
        house.wait(lambda: not house.server.endpoint.connections)


def test_half_a_request_is_not_waited_for(open_house: Open) -> None:
    house = open_house(Limits(greeting=0.3))
    assert house.raw("GET / HTTP/1.1\nHost: 127") in (b"", house.raw("GET / HTTP/1.1\nHo"))


# 13. No compression


def test_what_is_said_on_a_socket_is_not_compressed(house: House) -> None:
    with house.socket() as wire:
        assert wire.response is not None
        assert "Sec-WebSocket-Extensions" not in wire.response.headers


# Ports and hosts


def test_a_port_that_is_taken_is_told(open_house: Open) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        house = open_house(settings=ServerSettings(taken.getsockname()[1], "127.0.0.1"))
        assert isinstance(house.opened, Failed)
        assert house.opened.reason == "port"


def test_a_host_that_this_machine_has_not_is_told(open_house: Open) -> None:
    house = open_house(settings=ServerSettings(0, "203.0.113.7"))
    assert isinstance(house.opened, Failed)
    assert house.opened.reason == "host"


def test_without_a_wish_the_next_free_port_is_taken(open_house: Open) -> None:
    first = open_house(settings=ServerSettings(None, "127.0.0.1"))
    second = open_house(settings=ServerSettings(None, "127.0.0.1"))
    assert isinstance(first.opened, Opened)
    assert isinstance(second.opened, Opened)
    assert PORT <= first.opened.port < second.opened.port < PORT + 10


CUTS = int(os.environ.get("PHONE_CUTS", "50"))
"""How many sockets are cut; 1000 of them beside the suite, see CONTRIBUTING.md."""


def test_many_cut_sockets_lose_no_seat(house: House) -> None:
    """Sockets cut at any moment, from many threads: who has a seat keeps it, and the house stands."""
    tokens: dict[int, str] = {}

    def come_and_go(number: int, colour: str) -> None:
        for turn in range(CUTS // 5):
            with house.socket() as wire:
                wire.send(json.dumps({"type": "hello", "key": KEY, "token": tokens.get(number, "")}))
                tokens[number] = json.loads(wire.recv(20))["welcome"]["token"]
                if turn == 0:
                    wire.send(json.dumps({"type": "join", "name": f"P{number}", "colour": colour}))
                    house.wait(lambda: any(seat.colour == colour for seat in house.gathering.seats))
                if turn % 2:
                    wire.socket.close()

    colours = ("blue", "green", "red", "yellow", "purple")
    threads = [threading.Thread(target=come_and_go, args=pair) for pair in enumerate(colours)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(seat.colour for seat in house.gathering.seats) == sorted(colours)
    assert len(house.room.guests) == 5
