"""A way in for friends elsewhere, with stand-ins for the programs that open it."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.phones.elsewhere import Elsewhere, reads
from game.phones.reports import NewDoors, ServerSettings
from game.phones.tunnel import KINDS, Address, Wants, found, read, shown
from tests.phones.conftest import Open
from tests.phones.stand_ins import KEY
from tests.phones.tunnels import FUNNEL, NOT_ALLOWED, QUICK, Stand

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the stand-ins are made for Linux")

TAILSCALE, CLOUDFLARED = KINDS
ROOT = Path(__file__).parents[2]


@pytest.fixture
def stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stand:
    return Stand(tmp_path, monkeypatch)


class Watched:
    """A way in, and what it lets in."""

    def __init__(self) -> None:
        self.let_in: list[str | None] = []
        self.way = Elsewhere(self.let_in.append)

    def wait(self, until: Callable[[], bool]) -> None:
        for _ in range(4000):
            self.way.step(0.0)
            if until():
                return
            time.sleep(0.005)
        raise AssertionError(f"it never happened: {self.way.state()}")


@pytest.fixture
def watched() -> Iterator[Watched]:
    found = Watched()
    yield found
    found.way.close()


def test_nothing_is_started_before_it_is_asked_for(stand: Stand, watched: Watched) -> None:
    assert found() == ()
    stand.put("cloudflared", QUICK.format(name="two-red-rats"))
    assert found() == (CLOUDFLARED,)
    stand.put("tailscale", FUNNEL.format(name="den"))
    assert found() == (TAILSCALE, CLOUDFLARED)
    assert watched.way.state() == ""
    assert not stand.started("cloudflared")
    assert not stand.started("tailscale")


@pytest.mark.parametrize(
    ("kind", "printed", "address", "arguments"),
    [
        (CLOUDFLARED, QUICK, "https://two-red-rats.trycloudflare.com", "tunnel --no-autoupdate --url http://127.0.0.1:1350"),
        (TAILSCALE, FUNNEL, "https://two-red-rats.tail0abc.ts.net", "funnel 1350"),
    ],
    ids=lambda value: getattr(value, "name", ""),
)  # fmt: skip
def test_the_address_is_read_and_the_child_ends_with_the_evening(
    kind: object, printed: str, address: str, arguments: str, stand: Stand, watched: Watched
) -> None:
    assert kind in KINDS
    chosen = next(one for one in KINDS if one == kind)
    stand.put(chosen.name, printed.format(name="two-red-rats"))
    watched.way.open(chosen, "http://127.0.0.1:1350")
    watched.wait(lambda: watched.way.address is not None)
    assert watched.way.address == address
    assert watched.let_in == [address]
    assert stand.arguments(chosen.name) == arguments
    assert watched.way.state() == "Send this address to your friends. Whoever has it can come in."
    assert stand.lives(chosen.name)
    watched.way.close()
    assert watched.let_in == [address, None]
    watched.wait(lambda: not stand.lives(chosen.name))
    assert watched.way.state() == ""


PROGRAM = """
import time
from game.phones.elsewhere import Elsewhere
from game.phones.tunnel import found
way = Elsewhere(print)
way.open(found()[0], "http://127.0.0.1:1350")
while way.address is None:
    way.step(0.0)
    time.sleep(0.01)
print("open", flush=True)
time.sleep(600)
"""


def test_a_game_that_is_killed_leaves_no_tunnel_open(stand: Stand, watched: Watched) -> None:
    stand.put("cloudflared", QUICK.format(name="two-red-rats"), "it waits, and says nothing more")
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdout is not None
        try:
            assert any(line == "open\n" for line in game.stdout)
            assert stand.lives("cloudflared")
        finally:
            game.kill()
    watched.wait(lambda: not stand.lives("cloudflared"))


def test_a_slow_one_is_waited_for(stand: Stand, watched: Watched) -> None:
    stand.put("cloudflared", "INF Requesting new quick Tunnel", QUICK.format(name="slow"))
    watched.way.open(CLOUDFLARED, "http://127.0.0.1:1350")
    watched.wait(lambda: stand.started("cloudflared"))
    assert watched.way.state() == "Cloudflare is opening a way …"
    watched.way.step(25.0)
    assert watched.way.state().startswith("Cloudflare takes longer than usual.")
    stand.go_on()
    watched.wait(lambda: watched.way.address == "https://slow.trycloudflare.com")


def test_one_that_asks_to_log_in_says_where(stand: Stand, watched: Watched) -> None:
    stand.put("tailscale", NOT_ALLOWED, FUNNEL.format(name="den"))
    watched.way.open(TAILSCALE, "http://127.0.0.1:1350")
    watched.wait(lambda: "wants something first" in watched.way.state())
    assert watched.way.state().endswith("https://login.tailscale.com/f/funnel?node=nABC123")
    assert watched.let_in == []
    stand.go_on()
    watched.wait(lambda: watched.way.address == "https://den.tail0abc.ts.net")


def test_one_that_dies_lets_nobody_in_and_can_be_started_again(stand: Stand, watched: Watched) -> None:
    stand.put(
        "tailscale", FUNNEL.format(name="den"), "error: lost the network \x1b[31mtoday\x1b[0m", ends=True
    )
    watched.way.open(TAILSCALE, "http://127.0.0.1:1350")
    watched.wait(lambda: watched.way.address is not None)
    stand.go_on()
    watched.wait(lambda: not watched.way.running)
    assert watched.let_in[-1] is None
    assert watched.way.address is None
    assert watched.way.state().endswith("It said: error: lost the network today")
    stand.put("tailscale", FUNNEL.format(name="den"))
    watched.way.open(TAILSCALE, "http://127.0.0.1:1350")
    watched.wait(lambda: watched.way.address is not None)


def test_another_name_while_it_runs_is_told(stand: Stand, watched: Watched) -> None:
    stand.put("cloudflared", QUICK.format(name="one"), QUICK.format(name="other"))
    watched.way.open(CLOUDFLARED, "http://127.0.0.1:1350")
    watched.wait(lambda: watched.way.address is not None)
    stand.go_on()
    watched.wait(lambda: watched.way.address == "https://other.trycloudflare.com")
    assert watched.let_in == ["https://one.trycloudflare.com", "https://other.trycloudflare.com"]
    assert watched.way.state().startswith("The address has changed.")


def test_one_that_can_not_be_started_says_so(stand: Stand, watched: Watched) -> None:
    stand.put("tailscale", "")
    watched.way.open(CLOUDFLARED, "http://127.0.0.1:1350")
    assert not watched.way.running
    assert watched.way.state().startswith("Cloudflare has ended")


def test_only_its_own_addresses_are_taken_for_the_way_in() -> None:
    for line in (
        "ERR https://api.trycloudflare.com/tunnel: connection refused",
        "see https://example.com/?u=https://a.trycloudflare.com.evil.example/",
        "https://trycloudflare.com",
        "https://evil.example/a.trycloudflare.com",
        "http://a.trycloudflare.com",
        "https://user@a.trycloudflare.com",
    ):
        assert read(CLOUDFLARED, line) is None, line
    assert read(TAILSCALE, "https://login.tailscale.com/a/1f2") == Wants("https://login.tailscale.com/a/1f2")
    assert read(TAILSCALE, "https://Den.tail0abc.ts.net:443/") == Address("https://den.tail0abc.ts.net")
    assert read(TAILSCALE, "https://ts.net.evil.example/") is None
    assert len(shown("x" * 1000)) == 120


def test_each_says_who_can_read_along() -> None:
    assert "can’t read it" in reads(TAILSCALE)
    assert "could read along" in reads(CLOUDFLARED)


def test_phones_come_by_the_new_name_only_while_the_way_is_open(open_house: Open) -> None:
    house = open_house(settings=ServerSettings(0, "127.0.0.1"))
    name = "two-red-rats.trycloudflare.com"

    def doors() -> int:
        return sum(isinstance(report, NewDoors) for report in house.reports)

    def status(host: str) -> bytes:
        return house.get("/", host).partition(b"\r\n")[0]

    def comes_in() -> bool:
        with house.socket(
            origin=f"https://{name}", additional_headers={"X-Forwarded-For": "192.0.2.7"}
        ) as wire:
            wire.send(json.dumps({"type": "hello", "key": KEY}))
            return "welcome" in json.loads(wire.recv(20))

    assert b"421" in status(name)
    house.server.let_in(f"https://{name}")
    house.wait(lambda: doors() == 1)
    report = next(report for report in house.reports if isinstance(report, NewDoors))
    assert report.doors[-1].address == f"https://{name}"
    assert report.doors[-1].link.startswith(f"https://{name}/#")
    assert b"200" in status(name)
    assert b"200" in status(f"127.0.0.1:{house.port}"), "at home it goes on"
    assert comes_in()
    assert b"421" in status("other.trycloudflare.com")
    house.server.let_in(None)
    house.wait(lambda: doors() == 2)
    assert b"421" in status(name)
    with pytest.raises(Exception, match="403"):
        comes_in()
