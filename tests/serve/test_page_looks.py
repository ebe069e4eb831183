"""Who looks on or comes back, at a table of a server: the watcher's page, and what has happened meanwhile."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from playwright.sync_api import Browser, Page, expect

from game.phones.tokens import printed
from game.serve.serving import LIMITS
from tests.phones.browser import CHROMIUM, MISSING, free_port
from tests.phones.test_page import serious
from tests.serve.house import House, Open, Opened, play, play_to_plague
from tests.serve.pages import Device
from tests.serve.test_frames import Watch

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

UNLIMITED = replace(LIMITS, messages=100_000, burst=100_000)
LATER = "{ const now = Date.now; Date.now = () => now() + 600000; }"
"""Ten minutes have passed."""
BOXES = """() => [...document.querySelectorAll(".plate")].map(plate => {
  const { top, bottom, right } = plate.getBoundingClientRect();
  const cut = [...plate.querySelectorAll(".sector .name")].filter(name => {
    const { left, right, top, height } = name.getBoundingClientRect(), sector = name.closest(".sector");
    return [left + 1, right - 1].some(x => [0.3, 0.7].some(y =>
      !sector.contains(document.elementFromPoint(x, top + y * height))));
  });
  const onto = [...plate.querySelectorAll(".sector:not(.harbour)")].filter(sector => {
    const name = sector.querySelector(".name").getBoundingClientRect();
    return [...sector.querySelectorAll(".pieces img")].map(one => one.getBoundingClientRect()).some(one =>
      one.left < name.right && one.right > name.left && one.top < name.bottom - name.height / 4
      && one.bottom > name.top);
  });
  const told = [...plate.querySelectorAll("h2, .tray li")];
  const letters = told.map(one => parseFloat(getComputedStyle(one).fontSize));
  const names = sectors => sectors.map(one => one.closest(".sector").className);
  const areas = [...plate.querySelectorAll(".sector .name")];
  return { top, bottom, right, letters: Math.min(...letters), cut: names(cut), onto: names(onto),
    names: Math.min(...areas.map(one => parseFloat(getComputedStyle(one).fontSize))) };
})"""


def at_the_table(page: Page) -> None:
    expect(page.locator("#page")).to_have_attribute("data-kind", "table")
    page.wait_for_selector(".borough")


def comes_back(device: Device, opened: Opened) -> Page:
    """Open the table again, ten minutes later; return the page."""
    device.context.add_init_script(LATER)
    device.frames.clear()
    at_the_table(device.at(opened.table).page)
    return device.page


def on_screen(page: Page) -> Iterator[tuple[str, list[str], int]]:
    """Go through all steps by the button; yield the number, the sentences, and how much is lit or drawn."""
    while page.locator(".step").count():
        number = page.inner_text(".step .state")
        yield (
            number,
            page.locator(".step .line").all_inner_texts(),
            page.locator("#main :is(.plot.lit, circle.told, .cards > span, .sums)").count(),
        )
        page.locator("[data-key=missed-next]").tap()
        expect(page.get_by_text(number, exact=True)).to_have_count(0)


def test_who_comes_back_is_told_move_by_move_after_a_restart_too(chromium: Browser, open_house: Open) -> None:
    house = open_house(port=free_port(), limits=UNLIMITED)
    players = house.seated("red", "blue", "green")
    opened, token = house.opened, players[2].token
    chance = random.Random(4)
    play(players, chance, 3)
    players[2].leave()
    device = Device(chromium, house)
    at_the_table(device.at(opened.table, f"{opened.key}.{token}").page)
    device.page.goto("about:blank")
    others = [*players[:2], house.player(opened.table, opened.key, token)]
    play(others, chance, 30)
    others[2].leave()
    house.close()
    watch = Watch(open_house(port=house.port, limits=UNLIMITED))
    page = comes_back(device, opened)
    page.locator("[data-key=missed-show]").tap()
    steps = next(frame["missed"] for frame in map(json.loads, device.frames) if "missed" in frame)
    assert any(sums for *_, sums in steps), "the plague came meanwhile"
    shown = list(on_screen(page))
    assert [(number, lines) for number, lines, _ in shown] == [
        (f"{at} / {len(steps)}", step[1]) for at, step in enumerate(steps, 1)
    ]
    assert len(steps) > 5
    for (_, lines, drawn), (_, _, places, sums) in zip(shown, steps, strict=True):
        assert drawn or not (places or sums), lines
    assert watch.faults == [], "it is told what its seat may know"
    page.wait_for_selector("#question, .borough")
    page.reload()
    at_the_table(page)
    assert page.locator("[data-key=missed-show]").count() == 0, "it is told once"
    assert device.faults == []


def test_a_game_that_began_meanwhile_is_told_from_its_first_move(chromium: Browser, house: House) -> None:
    players = house.seated("red", "blue", begun=False)
    opened, token = house.opened, players[1].token
    players[1].leave()
    device = Device(chromium, house)
    device.at(opened.table, f"{opened.key}.{token}").page.wait_for_selector(".people .yours")
    device.page.goto("about:blank")
    players[0].command("start")
    ben = house.player(opened.table, opened.key, token)
    play([players[0], ben], random.Random(4), 12)
    ben.send(type="missed", moves=0)
    all_of_it = ben.first("missed")
    ben.leave()
    comes_back(device, opened).locator("[data-key=missed-show]").tap()
    steps = next(frame["missed"] for frame in map(json.loads, device.frames) if "missed" in frame)
    assert steps == all_of_it
    assert len(steps) > 2
    assert device.faults == []


@pytest.mark.thorough(usual=0)
def test_what_was_seen_on_one_device_is_not_told_again_on_another(chromium: Browser, house: House) -> None:
    players = house.seated("red", "blue")
    opened, token = house.opened, players[1].token
    chance = random.Random(4)
    play(players, chance, 3)
    players[1].leave()
    phone = Device(chromium, house)
    at_the_table(phone.at(opened.table, f"{opened.key}.{token}").page)
    phone.page.goto("about:blank")
    others = [players[0], house.player(opened.table, opened.key, token)]
    play(others, chance, 12)
    others[1].leave()
    laptop = Device(chromium, house)  # it has never been here, but its owner has
    at_the_table(laptop.at(opened.table, f"{opened.key}.{token}").page)
    laptop.page.locator("[data-key=missed-show]").wait_for()
    table = house.table(opened.table)
    moves = laptop.screen["moves"]
    laptop.page.goto("about:blank")
    house.wait(lambda: table.room.guests[2].seen[1] == moves)
    page = comes_back(phone, opened)
    page.wait_for_selector("#question, .borough")
    assert page.locator("[data-key=missed-show]").count() == 0, "the laptop has shown it"
    for device in (phone, laptop):
        assert device.faults == []
        device.context.close()


@pytest.mark.thorough(usual=0)
def test_what_has_happened_can_be_skipped_at_any_step(chromium: Browser, house: House) -> None:
    players = house.seated("red", "blue")
    opened, token = house.opened, players[1].token
    chance = random.Random(4)
    play(players, chance, 3)
    players[1].leave()
    for steps in (0, 2):
        device = Device(chromium, house)
        at_the_table(device.at(opened.table, f"{opened.key}.{token}").page)
        device.page.goto("about:blank")
        ben = house.player(opened.table, opened.key, token)
        play([players[0], ben], chance, 8)
        ben.leave()
        page = comes_back(device, opened)
        if steps:
            page.locator("[data-key=missed-show]").tap()
        for step in range(1, steps):
            expect(page.locator(".step .state")).to_contain_text(f"{step} / ")
            page.locator("[data-key=missed-next]").tap()
        page.locator("[data-key=missed-skip]").tap()
        expect(page.locator("[data-key=missed-skip], .step")).to_have_count(0)
        at_the_table(page)
        assert device.faults == []
        device.context.close()


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
@pytest.mark.parametrize(("count", "locale"), [(5, "de"), (3, "en"), (5, "en")])
def test_a_television_elsewhere_is_filled_by_the_table(
    chromium: Browser, open_house: Open, size: tuple[int, int], count: int, locale: str
) -> None:
    house = open_house(limits=UNLIMITED)
    players = house.seated(*("red", "blue", "green", "yellow", "purple")[:count], begun=False)
    wide, high = size
    television = Device(
        chromium,
        house,
        viewport={"width": wide, "height": high},
        is_mobile=False,
        has_touch=False,
        locale=locale,
    )
    page = television.at(house.opened.table, "watch").page
    page.fill("input[name=key]", printed(house.opened.key))
    page.keyboard.press("Enter")
    page.wait_for_selector(".people")
    assert page.locator("input[name=name]").count() == 0, "it takes no seat"
    assert page.locator("[data-key=own-link]").count() == 0, "nor has it a seat to take elsewhere"
    assert serious(television) == []
    players[0].until(lambda: len(players[0].screen["seats"]) == count)
    players[0].command("start")
    for one in players:
        one.until(lambda one=one: one.screen.get("kind") == "table")  # type: ignore[misc]
    at_the_table(page)
    watch = Watch(house)
    chance = random.Random(4)
    play_to_plague(players, chance)
    page.wait_for_selector("#happened .sums")
    page.goto("about:blank")  # nobody looks while it is played, which would draw each move
    play(players, chance, 40 * count)  # cubes and friends stand about, and there are messages
    page.go_back()
    at_the_table(page)
    page.wait_for_function("document.querySelectorAll('.plate .pieces img').length > 4")
    boxes = page.evaluate(BOXES)
    assert len(boxes) == count, "everybody's borough is there"
    for box in boxes:
        assert box["top"] >= 0, box
        assert box["bottom"] <= high, "all boroughs are in sight"
        assert box["right"] <= wide, box
        assert box["letters"] >= high / 80, "it is read from the sofa"
        assert box["names"] >= high / 100, "so are the names of the areas"
        assert box["cut"] == [], "every name is whole"
        assert box["onto"] == [], "nothing stands on a name"
    filled = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert filled == [wide, high]
    assert not page.locator("#tabs").is_visible()
    assert serious(television) == []
    assert watch.faults == []
    page.reload()
    at_the_table(page)
    assert television.screen["you"]["colour"] is None
    assert television.faults == []
