"""On a small phone what is asked can be seen and touched, also with large letters: the page in a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")
from playwright.sync_api import Page

from game.seats import COLOURS, Seat
from tests.game.readable_tables import moves_until
from tests.phones.browser import CHROMIUM, MISSING
from tests.phones.home import Home

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

SMALL = {"width": 360, "height": 640}


def asked(home: Home, folder: Path, kind: str, players: int, options: str) -> Page:
    """A small phone whose owner, among so many players, is asked a decision with seven ``options``."""
    anna = home.phone(viewport=SMALL).arrive("Anna", COLOURS[0])
    seed, moves = moves_until(kind, players)
    with home.house.lock:
        home.house.gathering.seats += [
            Seat(f"Bot {colour}", colour, "quick") for colour in COLOURS[1:players]
        ]
    home.house.begin(folder, seed=seed, moves=moves, new_persons=True)
    anna.page.wait_for_selector(options)
    assert anna.page.locator(options).count() == 7
    return anna.page


def asked_to_drive(home: Home, folder: Path) -> Page:
    """A small phone whose owner is asked where to drive: seven markets are lit."""
    return asked(home, folder, "drive", 5, ".of-market")


def test_all_areas_that_are_asked_for_are_in_sight_at_once(home: Home, tmp_path: Path) -> None:
    page = asked(home, tmp_path, "friend", 3, ".plot.open")
    bar = page.locator("#strip").bounding_box()
    assert bar is not None
    lowest = page.evaluate(
        """Math.max(...[...document.querySelectorAll('.plot.open')]
             .map(area => area.getBoundingClientRect().bottom))"""
    )
    assert lowest < bar["y"]


@pytest.mark.parametrize("size", [100, 150, 200])
def test_the_last_option_and_the_last_thing_scroll_clear_of_the_bar(
    home: Home, tmp_path: Path, size: int
) -> None:
    page = asked_to_drive(home, tmp_path)
    page.evaluate(f"document.documentElement.style.fontSize = '{size}%'")
    # The next frame is laid out anew.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    for last in (".of-market:last-child", "#main > :last-child"):
        # Nothing lies over its lower edge: neither the bar, nor the tabs, nor the arrow. The page may still
        # be laid out, so it is scrolled there until that holds.
        page.wait_for_function(
            """find => {
              const thing = document.querySelector(find);
              thing.scrollIntoView({ block: "end" });
              const bar = document.getElementById("foot").getBoundingClientRect();
              return thing.getBoundingClientRect().bottom < bar.top;
            }""",
            arg=last,
        )
        box = page.locator(last).bounding_box()
        assert box is not None
        lowest = box["y"] + box["height"]
        on_top = "([x, y, find]) => document.elementFromPoint(x, y).closest(find) !== null"
        assert page.evaluate(on_top, [box["x"] + box["width"] / 2, lowest - 6, last]), (last, size)


def test_an_arrow_tells_of_more_below_until_the_end_is_reached(home: Home, tmp_path: Path) -> None:
    page = asked_to_drive(home, tmp_path)
    arrow = "getComputedStyle(document.getElementById('page'), '::after').content"
    assert page.evaluate(arrow) != "none"
    page.evaluate("document.getElementById('main').scrollTo(0, 1e6)")
    page.wait_for_selector("#page:not([data-below])")
    assert page.evaluate(arrow) == "none"
    page.evaluate("document.getElementById('main').scrollTo(0, 0)")
    page.wait_for_selector("#page[data-below]")


def test_lit_markets_lie_apart_and_a_finger_means_the_nearest(home: Home, tmp_path: Path) -> None:
    page = asked_to_drive(home, tmp_path)
    lights = page.evaluate(
        """[...document.querySelectorAll('.market.open .light')].map(light => {
             const box = light.getBoundingClientRect();
             const stroke = parseFloat(getComputedStyle(light).strokeWidth) * light.getScreenCTM().a;
             return [box.x + box.width / 2, box.y + box.height / 2, (box.width + stroke) / 2];
           })"""
    )
    assert len(lights) == 7
    gaps = [
        ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 - a - b
        for at, (ax, ay, a) in enumerate(lights)
        for bx, by, b in lights[:at]
    ]
    assert min(gaps) >= 2
    chosen = "[...document.querySelectorAll('.market.open')].findIndex(one => one.matches('.chosen'))"
    left, right = min(
        ((a, b) for a in lights for b in lights if a[0] < b[0]),
        key=lambda pair: (pair[0][0] - pair[1][0]) ** 2 + (pair[0][1] - pair[1][1]) ** 2,
    )
    # Between two close together the nearer one is chosen; where there is room, 22 pixels away will do.
    middle = (left[0] + right[0]) / 2
    for x, y, meant in (
        (middle - 3, left[1], left),
        (middle + 3, right[1], right),
        (left[0], left[1] + 22, left),
        (right[0], right[1] + 22, right),
    ):
        page.touchscreen.tap(x, y)
        page.wait_for_selector(".market.chosen")
        assert page.evaluate(chosen) == lights.index(meant)
        assert page.locator(".of-market[aria-pressed=true]").count() == 1
        page.touchscreen.tap(meant[0], meant[1])  # once more, and it is chosen no longer
        page.wait_for_selector(".market.chosen", state="detached")
    far = page.locator(".map svg").bounding_box()
    assert far is not None
    page.touchscreen.tap(far["x"] + far["width"] / 2, far["y"] + 40)
    assert page.evaluate(chosen) == -1
