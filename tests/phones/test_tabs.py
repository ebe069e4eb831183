"""Several pages of one phone, as cameras open every scan in a tab: one has the seat, the others rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from game.match.players import Presence
from tests.phones.browser import CHROMIUM, MISSING, PagePhone
from tests.phones.stand_ins import KEY, Evening, Phone

in_browser = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

HIDE = """state => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Tab(Phone):
    """One of several pages of a phone."""

    elsewhere = False

    def come(self, phone: Phone, tab: str, takes: bool = False, asleep: bool = False) -> Tab:
        self.link, self.next = self.wire.connect(self), 0
        hello = {"type": "hello", "key": KEY, "token": phone.token, "page": "x", "tab": tab}
        self.send({**hello, "takes": takes, "asleep": asleep})
        return self


def test_the_newest_page_that_is_looked_at_has_the_seat(evening: Evening) -> None:
    anna, _ = evening.phones("red", "blue")
    evening.begin(seed=5)
    guest = evening.room.guests[1]
    first = Tab(evening.wire).come(anna, "first", takes=True)
    second = Tab(evening.wire).come(anna, "second", takes=True)
    assert first.elsewhere
    assert (first.link, guest.link) == (None, second.link)
    # Whoever comes back by itself takes no place, and is told why; nobody else notices.
    first.elsewhere = False
    first.come(anna, "first")
    assert first.elsewhere
    assert (first.link, guest.link) == (None, second.link)
    assert not second.elsewhere
    # The same page that comes back takes its own place, and says nothing about it.
    second.come(anna, "second")
    assert not second.elsewhere
    assert guest.link == second.link
    # Its owner wants to go on in the first.
    first.come(anna, "first", takes=True)
    assert (second.elsewhere, guest.link) == (True, first.link)
    assert guest.colour == "red"


def test_a_page_that_is_looked_at_comes_before_one_out_of_sight(evening: Evening) -> None:
    anna, _ = evening.phones("red", "blue")
    evening.begin(seed=5)
    guest = evening.room.guests[1]
    first = Tab(evening.wire).come(anna, "first", takes=True)
    first.send({"type": "sleep", "asleep": True})
    hidden = Tab(evening.wire).come(anna, "second", asleep=True)
    assert (hidden.elsewhere, guest.link) == (True, first.link)
    seen = Tab(evening.wire).come(anna, "third")
    assert (first.elsewhere, guest.link) == (True, seen.link)
    assert guest.presence is Presence.HERE


def test_a_page_that_comes_back_out_of_sight_is_asleep(evening: Evening) -> None:
    anna, _ = evening.phones("red", "blue")
    evening.begin(seed=5)
    guest = evening.room.guests[1]
    anna.lose()
    Tab(evening.wire).come(anna, "", asleep=True)
    assert guest.link is not None
    assert guest.presence is Presence.ASLEEP


def sockets(page: Any) -> list[Any]:
    found: list[Any] = []
    page.on("websocket", lambda wire: found.append(wire))
    return found


@pytest.mark.thorough(usual=0)
@in_browser
def test_two_tabs_of_a_phone_leave_each_other_alone(home: Any, tmp_path: Path) -> None:
    anna: PagePhone = home.phone()
    anna.page.clock.install()
    anna.arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_selector(".of-card")
    other = anna.context.new_page()
    opened, again = sockets(anna.page), sockets(other)
    other.clock.install()
    other.goto(anna.address)
    other.wait_for_selector(".of-card")
    anna.page.wait_for_selector("[data-key=here]")
    assert anna.page.inner_text("#main p") == "This table is open in another tab. Use it here?"
    assert anna.page.inner_text("#spoken") == anna.page.inner_text("#main p")
    opened.clear()  # on a busy machine a page may lose its line before the other one opens
    again.clear()
    for page in (anna.page, other):
        page.clock.run_for(60_000)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    anna.page.evaluate(HIDE, "visible")
    assert (len(opened), len(again)) == (0, 0)  # none has come back by itself
    anna.page.tap("[data-key=here]")
    anna.page.wait_for_selector(".of-card")
    other.wait_for_selector("[data-key=here]")
    other.clock.run_for(60_000)
    assert (len(opened), len(again)) == (1, 0)
    assert len(home.house.room.guests) == 2


@in_browser
def test_a_page_that_nobody_has_looked_at_takes_no_place(home: Any) -> None:
    anna: PagePhone = home.phone().arrive("Anna", "red")
    guest = home.house.room.guests[1]
    before = guest.tab
    other = anna.context.new_page()
    again = sockets(other)
    other.clock.install()
    other.add_init_script(f"({HIDE})('hidden')")
    other.goto(anna.address)
    other.wait_for_selector(".page[data-kind=wait]")
    other.clock.run_for(30_000)
    assert (again, guest.tab) == ([], before)
    other.evaluate(HIDE, "visible")
    other.wait_for_selector(".people .yours")
    anna.page.wait_for_selector("[data-key=here]")


@in_browser
def test_a_page_out_of_sight_comes_back_asleep(home: Any) -> None:
    anna: PagePhone = home.phone().arrive("Anna", "red")
    guest = home.house.room.guests[1]
    anna.page.evaluate(HIDE, "hidden")
    home.house.wait(lambda: guest.hidden)
    cut = guest.link
    with home.house.lock:
        connection = home.house.server.endpoint.connections[cut]
        home.house.server._call(connection.wire.transport.abort)
    home.house.wait(lambda: guest.link not in (None, cut))
    assert guest.presence.value == "asleep"
    anna.page.evaluate(HIDE, "visible")
    home.house.wait(lambda: guest.presence.value == "here")
