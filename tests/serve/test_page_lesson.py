"""The lesson in a real browser: from the lobby to the learner's first moves, on a phone and on a laptop."""

import re
from typing import Any

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from playwright.sync_api import Browser, Page, expect

from game.phones.tokens import printed
from game.words import say, spoken_in
from tests.phones.browser import CHROMIUM, MISSING
from tests.phones.test_page import serious
from tests.serve.house import House
from tests.serve.pages import Device

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

SIZES = {"phone": (390, 844), "laptop": (1280, 720)}
SAID = """addEventListener("DOMContentLoaded", () => {
  window.said = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) said.push(...[...addedNodes].map(one => one.textContent));
  }).observe(document.getElementById("spoken"), { childList: true });
});"""
"""All that a screen reader is given, however soon the next sentence comes."""
FIRST = ("welcome", "prestige", "borough", "plate", "persons", "draft")


def learner(chromium: Browser, house: House, language: str, size: str = "phone") -> Device:
    """Somebody who has pressed *Learn to play* in the lobby."""
    wide, high = SIZES[size]
    device = Device(chromium, house, locale=language, viewport={"width": wide, "height": high})
    device.context.add_init_script(SAID)
    page = device.at("", printed(house.key)).page
    page.tap("[data-key=learn]")
    expect(page.locator("input[name=name]:invalid")).to_have_count(1)  # without a name there is no game
    page.fill("[data-key=name]", "Anna")
    page.tap("[data-key=learn]")
    page.wait_for_url(re.compile(":[0-9]+/[0-9a-z]{8}"))
    page.wait_for_selector("[data-key=lesson-next]")
    return device


def told(device: Device, topic: str) -> dict[str, Any]:
    """Wait until a line is open; return it."""
    device.page.wait_for_function(
        "words => document.querySelector('.teacher')?.textContent === words", arg=line_of(device, topic)
    )
    found: dict[str, Any] = device.screen["lesson"]["line"]
    return found


def line_of(device: Device, topic: str) -> str:
    for _ in range(200):
        line = device.screen.get("lesson", {}).get("line")
        if line and line["topic"] == topic:
            return str(line["words"])
        device.page.wait_for_timeout(50)
    raise AssertionError(f"{topic} was never told: {device.screen.get('lesson')}")


def read(device: Device, topics: tuple[str, ...]) -> None:
    for topic in topics:
        line = told(device, topic)
        expect(device.page.locator("#spoken")).to_have_text(line["words"])
        assert device.page.locator("[data-key=confirm]").count() == 0, "first it is read"
        device.page.tap("[data-key=lesson-next]")


def advised(page: Page) -> Any:
    """The option that the teacher suggests."""
    return page.locator("button[aria-pressed]:has(.best)")


def in_sight(page: Page, selector: str) -> bool:
    """Whether a thing lies within the part of the page that is seen."""
    found: bool = page.evaluate(
        """selector => {
          const box = document.querySelector(selector).getBoundingClientRect();
          const sheet = document.getElementById("main").getBoundingClientRect();
          return box.top >= sheet.top - 1 && box.bottom <= sheet.bottom + 1
            && box.left >= 0 && box.right <= innerWidth;
        }""",
        selector,
    )
    return found


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("de", "phone")])
def test_the_first_round_is_taught_on_a_page(
    chromium: Browser, house: House, language: str, size: str
) -> None:
    device = learner(chromium, house, language, size)
    page = device.page
    assert "Anna" in told(device, "welcome")["words"]
    assert page.locator("[data-key=lesson-back]").count() == 0
    assert in_sight(page, ".teacher")
    assert serious(device) == []
    page.tap("[data-key=lesson-next]")
    told(device, "prestige")
    expect(page.locator(".strip .lit")).to_have_count(1)
    page.tap("[data-key=lesson-back]")
    told(device, "welcome")
    page.tap("[data-key=lesson-next]")
    read(device, ("prestige",))
    told(device, "borough")
    expect(page.locator("#main .plot.lit")).to_have_count(8)
    read(device, FIRST[2:])
    expect(advised(page)).to_have_count(1)
    expect(page.locator(".teacher")).to_have_text(device.screen["lesson"]["advice"]["words"])
    advice = device.screen["lesson"]["advice"]["words"]
    page.wait_for_function("words => said.some(one => one.includes(words))", arg=advice)
    with spoken_in(language):
        mark = say("lesson-page-advised")
    assert mark in advised(page).inner_text()
    assert in_sight(page, "button[aria-pressed]:has(.best)"), "what is suggested is in sight"
    assert serious(device) == []
    advised(page).tap()
    page.tap("[data-key=confirm]:enabled")
    read(device, ("passed",))
    page.reload()  # whoever has read it isn't told again
    expect(advised(page)).to_have_count(1)
    advised(page).tap()
    page.tap("[data-key=confirm]:enabled")
    told(device, "hand")
    page.reload()  # and what isn't read yet stays
    read(device, ("hand",))
    advised(page).tap()
    place = device.screen["lesson"]["places"][advised(page).get_attribute("data-key")]["words"]
    expect(page.locator("#spoken")).to_have_text(place)
    expect(page.locator(".teacher").nth(1)).to_have_text(place)
    page.tap("[data-key=confirm]:enabled")
    told(device, "others")
    expect(page.locator("#main .log, #happened .log").last).to_be_visible()
    assert device.faults == []


def test_by_keyboard_alone(chromium: Browser, house: House) -> None:
    device = learner(chromium, house, "en", "laptop")
    page = device.page
    for topic in FIRST:
        told(device, topic)
        page.keyboard.press("Enter")
    expect(advised(page)).to_have_count(1)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    told(device, "passed")
    assert device.faults == []


def test_the_lesson_ends_and_comes_back_as_the_learner_likes(chromium: Browser, house: House) -> None:
    device = learner(chromium, house, "fr")
    page = device.page
    told(device, "welcome")
    page.tap("[data-key=lesson-stop]")
    page.wait_for_selector("[data-key=confirm]")
    expect(page.locator(".teacher")).to_have_count(0)
    page.get_by_role("alert").get_by_text("Plus").wait_for()
    page.tap("[data-key=more]")
    assert serious(device) == []
    page.tap("[data-key=lesson-resume]")
    read(device, FIRST)
    page.wait_for_selector("[data-key=confirm]")  # a question that comes opens the hand
    page.tap("[data-key=more]")
    page.tap("[data-key=lesson-again]")
    told(device, "draft")
    page.tap("[data-key=lesson-next]")
    page.wait_for_selector("[data-key=confirm]")
    assert device.faults == []
