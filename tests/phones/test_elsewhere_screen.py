"""Friends elsewhere, at the screen: what may be pressed, who can read along, and the address to send."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.match.options import Launch, PhonesWanted
from game.phones import code
from game.phones.reports import Door
from game.screens.phones.elsewhere import ElsewhereScene
from game.words import languages, set_language
from tests.phones.sofa import Sofa, gather
from tests.phones.tunnels import FUNNEL, QUICK, Stand

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the stand-ins are made for Linux")

AT_HOME = "http://192.168.1.20:1345"


def door(address: str) -> Door:
    return Door(address, f"{address}/#abcd-1234-efgh-56", code.matrix(address))


@pytest.fixture
def stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stand:
    return Stand(tmp_path, monkeypatch)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


def arrive(sofa: Sofa) -> ElsewhereScene:
    """Open the page, as the server listens at home."""
    gather(sofa)
    phones = sofa.phones
    phones._port, phones.doors = 1345, (door(AT_HOME),)

    def let_in(url: str | None) -> None:
        phones.doors = (door(AT_HOME), *((door(url),) if url else ()))

    phones._server.let_in = let_in  # type: ignore[union-attr, method-assign]
    sofa.window.advance(0.3)
    sofa.window.click("Friends elsewhere")
    assert isinstance(sofa.window.scene, ElsewhereScene)
    return sofa.window.scene


def wait(sofa: Sofa, until: Callable[[], bool]) -> None:
    for _ in range(1000):
        sofa.window.advance(0.11)
        if until():
            return
        time.sleep(0.005)
    raise AssertionError("it never happened")


def test_without_a_program_three_sentences_say_what_to_install(sofa: Sofa, stand: Stand) -> None:
    scene = arrive(sofa)
    assert scene.instead() == ""
    told = " ".join(scene.readable)
    assert "through a tunnel" in told
    assert "Tailscale" in told
    assert "cloudflared" in told
    assert [control.name for control in scene.controls] == ["back"]
    assert not sofa.phones.elsewhere.running


def test_a_way_of_ones_own_needs_no_other_one(sofa: Sofa, stand: Stand) -> None:
    stand.put("tailscale", FUNNEL.format(name="den"))
    sofa.app.open_with(Launch(phones=PhonesWanted(open=True, public_url="https://party.example")))
    sofa.plug_in()
    sofa.phones._port, sofa.phones.doors = 1345, (door("https://party.example"),)
    sofa.window.advance(0.3)
    sofa.window.click("Friends elsewhere")
    scene = sofa.window.showing(ElsewhereScene)
    shown = scene.door()
    assert shown is not None
    assert shown.address == "https://party.example"
    assert "Send this address to your friends. Whoever has it can come in." in scene.readable
    assert {control.name for control in scene.controls} == {"back", "copy"}


def test_a_press_opens_the_way_shows_its_code_and_another_press_closes_it(sofa: Sofa, stand: Stand) -> None:
    stand.put("tailscale", FUNNEL.format(name="den"))
    stand.put("cloudflared", QUICK.format(name="two-red-rats"))
    scene = arrive(sofa)
    assert "Nothing is sent before you press" in scene.instead()
    assert any("could read along" in sentence for sentence in scene.readable)
    assert not stand.started("tailscale")
    sofa.window.click("Through Tailscale")
    assert not stand.started("cloudflared")
    wait(sofa, lambda: scene.door() is not None)
    shown = scene.door()
    assert shown is not None
    assert shown.address == "https://den.tail0abc.ts.net"
    wait(sofa, lambda: any("Send this address" in sentence for sentence in scene.readable))
    assert not any("Cloudflare" in sentence for sentence in scene.readable)
    assert AT_HOME in [each.address for each in sofa.phones.doors], "at home it goes on"
    sofa.window.click("Close the way")
    assert scene.door() is None
    wait(sofa, lambda: not stand.lives("tailscale"))


def test_the_way_is_closed_with_the_seats(sofa: Sofa, stand: Stand) -> None:
    stand.put("cloudflared", QUICK.format(name="two-red-rats"))
    scene = arrive(sofa)
    sofa.window.click("Through Cloudflare")
    wait(sofa, lambda: scene.door() is not None)
    scene.back()
    sofa.window.advance(0.3)
    assert stand.lives("cloudflared"), "to look at who has come closes nothing"
    sofa.app.close_phones()
    wait(sofa, lambda: not stand.lives("cloudflared"))


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", languages())
def test_all_buttons_are_in_sight_in_every_language(language: str, tmp_path: Path, stand: Stand) -> None:
    stand.put("tailscale", FUNNEL.format(name="den"))
    stand.put("cloudflared", QUICK.format(name="two-red-rats"))
    sofa = Sofa(tmp_path / language, text_scale=1.5)
    try:
        gather(sofa)
        phones = sofa.phones
        phones._port, phones.doors = 1345, (door(AT_HOME),)
        set_language(language)
        sofa.app.go.friends_elsewhere()
        sofa.window.advance(0.3)
        scene = sofa.window.showing(ElsewhereScene)
        whole = scene.ground.get_rect()
        names = {control.name for control in scene.controls}
        assert names == {"back", "tailscale", "cloudflared"}
        for control in scene.controls:
            assert whole.contains(control.rect), control.name
    finally:
        sofa.window.close()
