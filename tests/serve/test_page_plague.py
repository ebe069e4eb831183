"""The plague on the page: what came, what the hospital stopped, and where each marker went."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, expect

from game.serve.serving import LIMITS
from tests.phones.browser import CHROMIUM, MISSING
from tests.phones.test_page import serious
from tests.serve.house import House, play_to_plague
from tests.serve.pages import Device

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

LINES = """() => [...document.querySelectorAll(".sums li")].map(row => {
  const boxes = [row, ...row.querySelectorAll(".sum > *, b")].map(one => one.getBoundingClientRect());
  const letters = parseFloat(getComputedStyle(row).fontSize);
  return {
    top: boxes[0].top, bottom: boxes[0].bottom, letters,
    outside: boxes.slice(1).some(one => one.left < boxes[0].left || one.right > boxes[0].right + 1
      || one.top < boxes[0].top - 1 || one.bottom > boxes[0].bottom + 1),
    onto: boxes.slice(2).some((one, at) =>
      one.left < boxes[at + 1].right - 1 && one.top < boxes[at + 1].bottom - 1),
  };
})"""


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(360, 640), (1280, 720)])
def test_the_sums_of_the_plague_stand_in_lines_of_their_own(
    chromium: Browser, open_house: Callable[..., House], size: tuple[int, int]
) -> None:
    house = open_house(limits=replace(LIMITS, messages=100_000, burst=100_000))
    players = house.seated("red", "blue", "green")
    chance = random.Random(4)
    play_to_plague(players, chance)
    narrow = size[0] < 700
    device = Device(
        chromium,
        house,
        viewport={"width": size[0], "height": size[1]},
        is_mobile=narrow,
        has_touch=narrow,
    )
    page = device.at(house.opened.table, f"{house.opened.key}.{players[0].token}").page
    rows = page.locator(".sums li")
    expect(rows).to_have_count(3)
    names = {"red": "Anna", "blue": "Ben", "green": "Cleo"}
    for at, (colour, sentence, *_, before, after, strikes) in enumerate(players[0].screen["plague"]):
        expect(rows.nth(at)).to_contain_text(f"{before} → {after}{'!' if strikes else ''}")
        expect(rows.nth(at).locator(".unseen")).to_have_text(sentence)
        assert names[colour] in sentence
    rows.first.scroll_into_view_if_needed()
    lines = page.evaluate(LINES)
    assert not any(line["outside"] or line["onto"] for line in lines), lines
    assert all(line["bottom"] - line["top"] < 3 * line["letters"] for line in lines), lines
    assert all(one["bottom"] <= other["top"] + 1 for one, other in pairwise(lines)), lines
    assert serious(device) == []
    assert device.faults == []
    device.context.close()
