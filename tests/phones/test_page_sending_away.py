"""Sending a phone away, on real pages: it is asked first, and the phone is told the truth after a reload."""

import json
import os

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from tests.phones.browser import CHROMIUM, MISSING
from tests.phones.home import Home

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)


@pytest.mark.thorough(usual=0)
def test_a_phone_is_asked_for_twice_and_told_the_truth_after_a_reload(home: Home) -> None:
    anna = home.phone(viewport={"width": 360, "height": 640}).arrive("Anna", "red")
    ben = home.phone().arrive("Ben", "blue")
    anna.page.wait_for_selector("[data-key^=away]")
    anna.page.click("[data-key^=away]")
    anna.page.wait_for_selector(".sending")
    assert home.house.room.guests[2].colour == "blue"
    if folder := os.environ.get("PHONE_LOOKS"):
        anna.page.screenshot(path=f"{folder}/sending.png")
    anna.page.click("[data-key=away-no]")
    anna.page.wait_for_selector(".sending", state="detached")
    anna.page.click("[data-key^=away]")
    before = home.house.room.key
    anna.page.click("[data-key=away-code]")
    told = "The host has sent this phone away."
    ben.page.wait_for_selector(f"text={told}")
    kept = json.loads(ben.page.evaluate("localStorage.getItem('notre-dame')"))
    assert kept["token"] == home.house.room.guests[2].token
    ben.page.reload()
    ben.page.wait_for_selector(f"text={told}")
    assert home.house.room.key != before
    # Anna, who has the old code in her address, stays in.
    anna.page.reload()
    anna.page.wait_for_selector(".people .yours")
