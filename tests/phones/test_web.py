"""What browsers, messengers and proxies ask for that is no part of the page."""

import ipaddress

import pytest

from game.match.options import PhonesWanted
from game.phones.reports import Opened, ServerSettings, settings_for
from tests.phones.conftest import House, Open
from tests.phones.test_server import greet


@pytest.mark.parametrize(
    ("url", "origin", "host"),
    [
        ("https://x.example:443", "https://x.example", "x.example"),
        ("http://x.example:80", "http://x.example", "x.example"),
        ("https://x.example:8443", "https://x.example:8443", "x.example:8443"),
    ],
)
def test_a_public_address_is_called_as_browsers_do(
    open_house: Open, url: str, origin: str, host: str
) -> None:
    """They leave the usual port out."""
    house = open_house(settings=ServerSettings(0, "127.0.0.1", url))
    assert house.get("/", host=host).startswith(b"HTTP/1.1 200")
    with house.socket(origin=origin) as wire:
        assert greet(wire)
    assert isinstance(house.opened, Opened)
    assert [door.address for door in house.opened.doors] == [origin]


def test_with_a_public_address_only_this_machine_is_listened_to() -> None:
    assert settings_for(PhonesWanted(public_url="https://x.example")).host == "127.0.0.1"
    assert settings_for(PhonesWanted(public_url="https://x.example", host="0.0.0.0")).host == "0.0.0.0"
    assert settings_for(PhonesWanted()).host == "0.0.0.0"
    proxied = settings_for(PhonesWanted(trusted_proxy="172.17.0.0/16"))
    assert proxied.proxies == (ipaddress.IPv4Network("172.17.0.0/16"),)


def test_what_others_add_to_an_address_is_left_out(house: House) -> None:
    for path in ("/?fbclid=1", "/index.html?x", "/style.css?utm_source=a&b=/..", "/main.js?"):
        answer = house.get(path)
        assert answer.startswith(b"HTTP/1.1 200"), path
        assert answer.endswith(house.files[path.partition("?")[0]].body)
    assert house.get("/nothing?/index.html").startswith(b"HTTP/1.1 404")


def test_head_is_answered_as_get_without_the_file(house: House) -> None:
    head, _, body = house.get("/style.css", method="HEAD").partition(b"\r\n\r\n")
    whole = house.get("/style.css").partition(b"\r\n\r\n")[0]
    assert head.startswith(b"HTTP/1.1 200")
    assert head == whole
    assert body == b""
    assert house.get("/room.py", method="HEAD").startswith(b"HTTP/1.1 404")
    assert house.get("/socket", method="HEAD").startswith(b"HTTP/1.1 404")


@pytest.mark.parametrize(
    "path", ["/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"]
)
def test_the_pictures_that_browsers_ask_for_by_themselves_are_given(house: House, path: str) -> None:
    head, _, body = house.get(path).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    assert b"Content-Type: image/png" in head
    assert body.startswith(b"\x89PNG\r\n")
