"""Notices in a real browser: asked for by a press, told while no page is open, gone once one looks."""

import json
import random

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")
pytest.importorskip("http_ece", reason="needs the extra server: pip install -e '.[server]'")

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.phones.browser import CHROMIUM, MISSING
from tests.phones.test_page import serious
from tests.serve.house import House, Open
from tests.serve.pages import Device
from tests.serve.push_service import Browser, PushService

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)


_MANAGER = """({ endpoint, key, secret }) => {
  // The browser's maker, whom no test can reach: all else is the browser's own.
  const found = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: key, auth: secret } }) };
  PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? found : null);
  PushManager.prototype.subscribe = async (how) => {
    if (!how.userVisibleOnly) throw new Error("hidden");
    localStorage.subscribed = how.applicationServerKey;
    return found;
  };
}"""

_SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map((one) => [one.title, one.body, one.tag])"""


def a_phone(chromium: Chromium, house: House, service: PushService) -> tuple[Device, Browser]:
    device = Device(chromium, house)
    browser = Browser(f"https://{service.host}/{'phone':0>20}")
    given = json.dumps(browser.message())
    device.context.add_init_script(f"({_MANAGER})({given})")
    device.context.grant_permissions(["notifications"])
    return device, browser


def test_a_press_asks_a_notice_leads_back(chromium: Chromium, open_house: Open, service: PushService) -> None:
    house = open_house(grace=0.0, push_services=(service.host,))
    anna, ben = house.seated("red", "blue")
    ben.asked()
    ben.leave()
    device, browser = a_phone(chromium, house, service)
    page = device.at(house.opened.table, f"{house.opened.key}.{ben.token}").page
    page.tap("[data-key=more]")
    assert page.locator("[data-key=quiet]").count() == 0
    page.tap("[data-key=notify]")
    page.wait_for_selector("[data-key=quiet]")
    key = json.loads((house.folder / ".push-keys").read_text())["public"]
    assert page.evaluate("localStorage.subscribed") == key
    assert page.is_checked("[data-key=quiet]"), "at night it is silent unless one wants otherwise"
    expect(page.locator("[data-key=quiet-from]")).to_have_value("22")
    expect(page.locator("[data-key=quiet-to]")).to_have_value("8")
    assert serious(device) == []
    page.locator("[data-key=quiet-to]").select_option("7")
    people = house.table().people
    house.wait(lambda: people.devices[2][0].quiet is not None and people.devices[2][0].quiet.ends == 7)
    page.locator("[data-key=quiet]").uncheck()
    page.wait_for_selector("[data-key=quiet-to]", state="detached")
    page.tap("[data-key=hand]")
    device.pick()
    house.wait(lambda: house.session.game.to_move == ("red",))
    page.goto("about:blank")
    house.wait(lambda: house.table().room.guests[2].link is None)
    anna.asked().choose(random.Random(1))
    house.wait(lambda: bool(service.sent))
    told = browser.read(service.sent[0].body)
    watch = device.context.new_page()
    watch.goto(f"{device.address}offline.html")  # a page of the same place that is no table's
    deliver(device, watch, told)
    watch.wait_for_function(f"async () => (await ({_SHOWN})()).length")
    assert watch.evaluate(_SHOWN) == [["It’s your turn", "Notre Dame with Anna and Ben", house.opened.table]]
    device.at(house.opened.table)
    device.page.wait_for_selector("[data-key=confirm]")
    watch.wait_for_function(f"async () => !(await ({_SHOWN})()).length")
    assert watch.evaluate(_SHOWN) == []
    assert device.faults == []


def deliver(device: Device, page: object, told: dict[str, str]) -> None:
    """Let the browser hand a notice to the page's worker, as its maker's service does."""
    session = device.context.new_cdp_session(page)  # type: ignore[arg-type]
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)  # type: ignore[attr-defined]
    about = {"origin": device.address.rstrip("/"), "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", about)


def test_who_wants_it_no_more_presses_it(chromium: Chromium, open_house: Open, service: PushService) -> None:
    house = open_house(grace=0.0, push_services=(service.host,))
    _, ben = house.seated("red", "blue")
    ben.leave()
    device, _ = a_phone(chromium, house, service)
    page = device.at(house.opened.table, f"{house.opened.key}.{ben.token}").page
    page.tap("[data-key=more]")
    page.tap("[data-key=notify]")
    page.wait_for_selector("[data-key=quiet]")
    page.reload()
    page.tap("[data-key=more]")
    page.wait_for_selector("[data-key=quiet]")  # also a page that was loaded anew knows that it is told
    page.tap("[data-key=notify]")
    page.wait_for_selector("[data-key=quiet]", state="detached")
    assert house.table().people.devices == {2: []}
    assert device.faults == []


def test_it_is_offered_where_it_can_be(chromium: Chromium, open_house: Open, service: PushService) -> None:
    house = open_house(grace=0.0, push_services=(service.host,))
    _, ben = house.seated("red", "blue")
    ben.leave()
    device = Device(chromium, house)
    page = device.page
    for script, told in (
        ("Object.defineProperty(Notification, 'permission', { value: 'denied' })", "text=are blocked"),
        ("delete window.PushManager; navigator.standalone = false;", "text=only from the home"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "[data-key=own-link]"),
    ):
        page.close()
        page = device.context.new_page()
        page.add_init_script(script)
        page.goto(f"{device.address}{house.opened.table}#{house.opened.key}.{ben.token}")
        page.tap("[data-key=more]")
        page.wait_for_selector(told)
        assert page.locator("[data-key=notify]").count() == 0
