"""Pages of a server in a real browser: several tables, several tabs, and an updated server."""

import random
import re

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from playwright.sync_api import Browser, expect

from game.phones.files import Files
from game.phones.tokens import printed
from tests.phones.browser import CHROMIUM, MISSING, free_port
from tests.phones.test_page import serious
from tests.serve.house import House, Open, Opened, Player
from tests.serve.pages import Device

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)


def seat_of_ben(house: House, *colours: str) -> tuple[Opened, Player, str]:
    """A game that Ben has left; return its table, Anna, and what opens his seat."""
    anna, ben = house.seated(*colours)
    ben.asked()
    ben.leave()
    return house.opened, anna, f"{house.opened.key}.{ben.token}"


def test_two_tabs_of_one_person_are_at_two_tables(chromium: Browser, house: House) -> None:
    first, _, link = seat_of_ben(house, "red", "blue")
    second, _, other = seat_of_ben(house, "green", "yellow")
    device = Device(chromium, house)
    one = device.at(first.table, link).page
    two = device.tab(second.table, other)
    for page, colour in ((one, "blue"), (two, "yellow")):
        page.bring_to_front()
        expect(page.locator("#page")).to_have_attribute("data-colour", colour)
        page.locator("button[aria-pressed]").first.tap()
        page.locator("[data-key=confirm]:enabled").tap()
    for opened, colour in ((first, "red"), (second, "green")):
        table = house.table(opened.table)
        house.wait(lambda table=table, colour=colour: table.session.game.to_move == (colour,))  # type: ignore[misc]
    for page, colour in ((one, "blue"), (two, "yellow")):  # each is at its own table also after a reload
        page.bring_to_front()
        page.reload()
        expect(page.locator("#page")).to_have_attribute("data-colour", colour)
        assert page.locator("[data-key=here]").count() == 0, "no other tab has its seat"
    assert device.faults == []


@pytest.mark.thorough(usual=0)  # test_review has such a tab, too
def test_a_second_tab_at_the_same_table_rests_until_it_is_wanted(chromium: Browser, house: House) -> None:
    opened, _, link = seat_of_ben(house, "red", "blue")
    device = Device(chromium, house)
    one = device.at(opened.table, link).page
    expect(one.locator("#page")).to_have_attribute("data-colour", "blue")
    two = device.tab(opened.table)
    expect(two.locator("#page")).to_have_attribute("data-colour", "blue")
    one.locator("[data-key=here]").tap()
    expect(one.locator("[data-key=confirm]")).to_be_visible()
    two.locator("[data-key=here]").wait_for()
    assert device.faults == []


def test_a_phone_has_three_tables_and_finds_the_one_that_waits(chromium: Browser, house: House) -> None:
    device = Device(chromium, house)
    found = []
    for colours in (("red", "blue"), ("green", "yellow"), ("purple", "red")):
        opened, anna, link = seat_of_ben(house, *colours)
        device.at(opened.table, link)
        expect(device.page.locator("#page")).to_have_attribute("data-colour", colours[1])
        found.append((opened, anna, colours[1]))
    for opened, anna, colour in found[:2]:  # at two of them it is only the other's turn now
        device.at(opened.table)
        expect(device.page.locator("#page")).to_have_attribute("data-colour", colour)
        device.pick()
        table = house.table(opened.table)
        house.wait(lambda table=table, colour=colour: colour not in table.session.game.to_move)  # type: ignore[misc]
        assert anna.asked()
    device.page.goto(device.address)
    entries = device.page.locator(".tables > li")
    expect(entries).to_have_count(3)
    assert serious(device) == []
    waiting, _, colour = found[2]
    expect(entries.first.locator("a")).to_have_attribute("href", f"/{waiting.table}")
    expect(device.page.locator(".tables > li.turn")).to_have_count(1)
    found[0][1].choose(random.Random(1))  # now it is one's turn there too
    house.wait(lambda: "blue" in house.table(found[0][0].table).session.game.to_move)  # type: ignore[union-attr]
    device.page.reload()
    expect(device.page.locator(".tables > li.turn")).to_have_count(2)
    device.page.locator(f"[href='/{waiting.table}']").tap()
    expect(device.page.locator("#page")).to_have_attribute("data-colour", colour)
    device.page.wait_for_selector("[data-key=confirm]")
    assert device.faults == []


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("locale", ["de", "ja"])
def test_large_letters_lie_on_the_page_in_the_lobby_and_before_a_game(
    chromium: Browser, house: House, locale: str
) -> None:
    ben = house.seated("red", "blue", begun=False)[1]
    opened = house.opened
    device = Device(chromium, house, locale=locale, viewport={"width": 360, "height": 640})
    page = device.at("", printed(house.key)).page
    for _ in range(4):
        page.locator("[data-key=larger]").tap()
    expect(page.locator(".sizes output")).to_have_text("200 %")
    for address in ("", f"{opened.table}#{opened.key}.{ben.token}"):
        page.goto(device.address + address)
        page.wait_for_selector("#open, .people .yours")
        below, across, narrowest = page.evaluate(
            """() => {
              const sheet = document.getElementById("main").getBoundingClientRect();
              const all = [...document.querySelectorAll("#main *")];
              const boxes = all.filter(one => one.offsetParent && !one.closest("select, .face"))
                .map(one => one.getBoundingClientRect());
              return [Math.max(...boxes.map(one => one.bottom)) - sheet.bottom,
                Math.max(...boxes.map(one => one.right)) - sheet.right, sheet.width];
            }"""
        )
        assert below <= 0, "the parchment is under all of it"
        assert across <= 0
        assert narrowest > 340
        assert serious(device) == []
    page.select_option("[data-key=language]", "fr")
    page.get_by_text("Jouer sur un autre appareil").wait_for()
    assert device.faults == []


def test_a_page_of_before_an_update_says_so_and_goes_on(
    chromium: Browser, open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(port=free_port())
    opened, _, link = seat_of_ben(house, "red", "blue")
    device = Device(chromium, house)
    page = device.at(opened.table, link).page
    expect(page.locator("#page")).to_have_attribute("data-colour", "blue")
    assert page.locator("[role=alert]").count() == 0
    house.close()
    monkeypatch.setattr(Files, "_version", lambda self: "newer")
    again = open_house(port=house.port)
    page.get_by_role("alert").get_by_text("newer").wait_for()
    again.wait(lambda: again.table(opened.table).room.guests[2].outdated)
    device.pick()  # it can go on with what it has
    again.wait(lambda: again.table(opened.table).session.game.to_move == ("red",))  # type: ignore[union-attr]
    page.get_by_role("alert").get_by_role("button").tap()
    expect(page.locator("#page")).to_have_attribute("data-colour", "blue")
    again.wait(lambda: not again.table(opened.table).room.guests[2].outdated)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert device.faults == []


def test_a_home_screen_of_an_iphone_opens_ones_own_seat(chromium: Browser, house: House) -> None:
    opened, _, link = seat_of_ben(house, "red", "blue")
    device = Device(chromium, house)
    device.context.add_init_script("navigator.standalone = false;")
    page = device.at(opened.table, link).page
    page.tap("[data-key=more]")
    assert link not in page.evaluate("location.href"), "nobody reads the token over a shoulder"
    page.tap("[data-key=install]")
    page.get_by_text("Add to Home Screen").wait_for()
    address = page.evaluate("location.href")
    assert address.endswith(f"/{opened.table}#{link}")
    page.tap("[data-key=hand]")
    page.wait_for_function("link => !location.href.includes(link)", arg=link)
    device.context.close()
    app = Device(chromium, house)  # it knows nothing of the browser that put it there
    app.context.add_init_script("navigator.standalone = true;")
    app.page.goto(address)
    expect(app.page.locator("#page")).to_have_attribute("data-colour", "blue")
    app.page.tap("[data-key=more]")
    app.page.wait_for_selector("[data-key=own-link]")
    assert app.page.locator("[data-key=install]").count() == 0


def test_who_opens_a_table_chooses_after_which_time_a_bot_moves(chromium: Browser, house: House) -> None:
    device = Device(chromium, house)
    page = device.at("", printed(house.key)).page
    page.fill("[data-key=name]", "Anna")
    assert page.get_by_text("My tables").count() == 0, "who may open the first one needs no link of a friend"
    page.select_option("[data-key=patience]", "24")
    assert serious(device) == []
    page.tap("[data-key=open]")
    page.wait_for_url(re.compile(":[0-9]+/[0-9a-z]{8}"))
    expect(page.locator("[data-key=patience]")).to_have_value("24")
    page.select_option("[data-key=patience]", "6")
    (table,) = house.hall.tables.values()
    house.wait(lambda: table.people.patience == 6)
    expect(page.get_by_text("a bot takes a turn after 6 hours").first).to_be_visible()
    assert device.faults == []


def test_who_opens_a_table_draws_a_new_link_and_sees_it(chromium: Browser, house: House) -> None:
    opened = house.open()
    device = Device(chromium, house)
    page = device.at(opened.table, f"{opened.key}.{opened.token}").page
    invitation = page.locator("[data-key=invite-link]")
    expect(invitation).to_have_value(re.compile(f"/{opened.table}#{opened.key}$"))
    page.tap("[data-key=code]:has-text('New link')")
    expect(page.get_by_role("alert").filter(has_text="The table has a new link")).to_be_visible()
    new = printed(house.table(opened.table).room.key)
    expect(invitation).to_have_value(re.compile(f"/{opened.table}#{new}$"))
    stranger = Device(chromium, house)
    old = stranger.at(opened.table, opened.key).page
    expect(old.get_by_role("alert").filter(has_text="This link lets no one new in")).to_be_visible()
    expect(old.get_by_text("Code from the link")).to_be_visible()
    stranger.context.close()
    page.reload()
    expect(invitation).to_have_value(re.compile(f"/{opened.table}#{new}$"))
    assert device.faults == []


def test_everybody_sees_until_when_a_bot_waits(chromium: Browser, house: House) -> None:
    opened, anna, link = seat_of_ben(house, "red", "blue")
    anna.command("patience", value="1")
    device = Device(chromium, house)
    page = device.at(opened.table, link).page
    page.tap("[data-key=more]")
    expect(
        page.get_by_text(re.compile("Ben has until .*[0-9]:[0-9][0-9].*; then a bot moves"))
    ).to_be_visible()
    assert page.locator("[data-key=patience]").count() == 0, "who opened it chooses"
    assert device.faults == []


def frames(device: Device) -> list[str]:
    """What the page has heard; its events come while it is asked something."""
    device.page.evaluate("0")
    return device.frames


def test_who_hides_what_others_say_sees_nothing_of_it(chromium: Browser, house: House) -> None:
    opened, anna, link = seat_of_ben(house, "red", "blue")
    device = Device(chromium, house)
    page = device.at(opened.table, link).page
    page.tap("[data-key=more]")
    page.tap("[data-key=reactions]")
    expect(page.locator("[data-key=reactions]")).to_have_attribute("aria-pressed", "false")
    anna.send(type="react", what="hurry")
    house.wait(lambda: any('"reaction"' in frame for frame in frames(device)))
    assert page.locator(".bubble, [role=alert]").count() == 0
    page.reload()
    page.tap("[data-key=more]")
    expect(page.locator("[data-key=reactions]")).to_have_attribute("aria-pressed", "false")
    page.tap("[data-key=reactions]")
    page.tap("[data-key=react-thanks]")
    expect(page.locator(".bubble")).to_contain_text("Ben")
    assert page.get_by_role("alert").count() == 0, "it is said once"
    assert device.faults == []
