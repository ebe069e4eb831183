"""What comes in changes a page only where it says something new; Back and old browsers lead somewhere."""

from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")
from tests.phones.browser import CHROMIUM, MISSING, PagePhone
from tests.phones.home import Home

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)


def two_at_a_table(home: Home, folder: Path) -> tuple[PagePhone, PagePhone]:
    anna, ben = home.phone().arrive("Anna", "red"), home.phone().arrive("Ben", "blue")
    home.house.begin(folder, seed=4)
    for phone in (anna, ben):
        phone.page.wait_for_selector(".of-card")
    return anna, ben


@pytest.mark.thorough(usual=0)
def test_a_frame_leaves_what_stays_where_it_is(home: Home, tmp_path: Path) -> None:
    anna, ben = two_at_a_table(home, tmp_path)
    page = anna.page
    page.evaluate("for (const one of document.querySelectorAll('#main *, #strip *')) one.marked = true")
    page.locator(".of-card").nth(1).focus()
    box = page.locator(".of-card").nth(1).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    # The other picks while the finger is down.
    ben.pick()
    page.wait_for_selector(".log li")
    fresh = """[...document.querySelectorAll('#main *, #strip *')]
        .filter(one => !one.marked && !one.closest('.log, .detail')).map(one => one.outerHTML)"""
    assert page.evaluate(fresh) == []
    page.mouse.up()
    assert page.evaluate("document.activeElement.matches('.of-card[aria-pressed=true]')")
    assert page.evaluate(fresh) == []


@pytest.mark.thorough(usual=0)
def test_a_page_that_says_something_new_keeps_the_rest(home: Home, tmp_path: Path) -> None:
    anna, ben = two_at_a_table(home, tmp_path)
    anna.page.tap("[data-key=table]")
    anna.page.wait_for_selector(".plate")
    anna.page.evaluate("for (const one of document.querySelectorAll('#main *')) one.marked = true")
    ben.pick()
    anna.page.wait_for_selector(".plate.blue .state:has-text('has chosen')")
    assert anna.page.evaluate("[...document.querySelectorAll('#main *')].every(one => one.marked)")


def test_back_leads_to_the_hand_first(home: Home, tmp_path: Path) -> None:
    page = home.phone().arrive("Anna", "red").page
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    page.wait_for_selector(".of-card")
    address = page.url
    for tabs in (["more"], ["more", "history"], ["table", "more", "rules"]):
        for tab in tabs:
            page.tap(f"[data-key={tab}]")
        page.wait_for_selector(f".page[data-tab={tabs[-1]}]")
        page.go_back()
        page.wait_for_selector(".page[data-tab=hand] .of-card")
        assert page.url == address
    # Who goes to the hand by the tab, or is led there by a question, has nothing to go back to either.
    page.tap("[data-key=table]")
    page.tap("[data-key=hand]")
    page.wait_for_function("() => history.state === null")
    page.go_back()  # what was open before the table
    assert page.url == "about:blank"


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("locale", ["en", "de", "ja"])
def test_a_browser_that_is_too_old_gets_a_sentence(home: Home, locale: str) -> None:
    told = {
        "en": "This browser is too old to show your hand. Update it, or use another one.",
        "de": "Dieser Browser ist zu alt, um deine Hand zu zeigen. Aktualisiere ihn oder nimm einen anderen.",
        "ja": "このブラウザーは古いため、手札を表示できません。更新するか、別のブラウザーをお使いください。",
    }
    lacking, stumbling = home.phone(locale=locale), home.phone(locale=locale)
    lacking.page.add_init_script("delete Array.prototype.at")
    stumbling.page.route(
        "**/main.js", lambda route: route.fulfill(content_type="text/javascript", body="let a ??== 1;")
    )
    for phone in (lacking, stumbling):
        phone.page.goto(phone.address)
        assert phone.page.inner_text(".too-old") == told[locale]
    assert len(stumbling.faults) == 1  # what its own script stumbled over
    stumbling.faults.clear()
    lacking.faults.clear()
