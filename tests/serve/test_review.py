"""The turning points of a table's finished game: worked out by the workers, kept, and read on every page."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest

from game.match import reviewing
from game.serve import reviewing as served
from game.serve.serving import LIMITS
from tests.game.reviewed import keep_review
from tests.phones.browser import CHROMIUM, MISSING
from tests.serve.house import House, Open, Player, play

if TYPE_CHECKING:
    from playwright.sync_api import Browser

UNLIMITED = replace(LIMITS, messages=100_000, burst=100_000)


def finished(house: House) -> list[Player]:
    """Play a game to its end."""
    players = house.seated("red", "blue")
    players[0].send(type="review")
    play(players, random.Random(3), 400)
    for one in players:
        one.until(lambda one=one: bool(one.screen.get("result")), "the end")  # type: ignore[misc]
    assert "review" not in players[0].heard, "nobody learns anything while the game goes on"
    return players


def test_turning_points_are_found_once_and_kept(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "LIMIT", 0.5)  # what everybody could expect is enough here
    monkeypatch.setattr(reviewing, "EACH", 0.0)
    house = open_house(limits=UNLIMITED)
    anna, ben = finished(house)
    opened = house.opened
    anna.send(type="review")
    assert anna.first("review")["thinking"] is True
    anna.until(lambda: not anna.heard["review"][-1]["thinking"], "a review")
    found = anna.heard["review"][-1]
    assert set(found["curve"]) == {"red", "blue"}
    assert all(len(line) == len(found["labels"]) for line in found["curve"].values())
    assert "review" not in ben.heard, "he hasn't asked"
    house.wait(lambda: any((house.folder / "reviews").glob("*.json")))
    house.close()
    back = open_house(limits=UNLIMITED).player(opened.table, opened.key, ben.token)
    back.until(lambda: bool(back.screen.get("result")))
    back.send(type="review")
    assert back.first("review") == found


def test_everybody_reads_the_dearest_moves_in_their_own_language(open_house: Open) -> None:
    house = open_house(limits=UNLIMITED)
    anna, ben = finished(house)
    kept = keep_review(house.folder, house.session.record)
    ben.send(type="speak", language="de")
    for one in (anna, ben):
        one.send(type="review")
    english, german = anna.first("review")["moves"], ben.first("review")["moves"]
    assert len(english) == len(kept.claims) > 2
    assert {colour for colour, _, _ in english} == {"red", "blue"}
    for (_, label, lines), (_, _, said) in zip(english, german, strict=True):
        assert lines[0].startswith(f"{label} · ")
        assert lines[1].startswith("Move: ")
        assert said[1].startswith("Zug: ")


def test_a_game_that_can_not_be_reviewed_is_told_and_harms_nobody(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "ReviewDesk", Mock(side_effect=ValueError("no such game")))
    anna, ben = finished(open_house(limits=UNLIMITED))
    anna.send(type="review")
    anna.told("can’t be worked out just now")
    anna.command("again")
    ben.until(lambda: "result" not in ben.screen, "another game")


@pytest.mark.thorough(usual=1)
@pytest.mark.skipif(CHROMIUM is None, reason=MISSING)
@pytest.mark.parametrize(("size", "locale"), [((360, 640), "ja"), ((1280, 720), "de")])
def test_a_page_shows_them_after_the_result(
    chromium: Browser, open_house: Open, size: tuple[int, int], locale: str
) -> None:
    from playwright.sync_api import expect

    from tests.phones.test_page import serious
    from tests.serve.pages import Device

    house = open_house(limits=UNLIMITED)
    anna = finished(house)[0]
    kept = keep_review(house.folder, house.session.record)
    device = Device(
        chromium, house, locale=locale, viewport=dict(zip(("width", "height"), size, strict=True))
    )
    page = device.at(house.opened.table, f"{house.opened.key}.{anna.token}").page
    page.locator("[data-key=review]").tap()
    expect(page.locator(".turning")).to_have_count(len(kept.claims))
    expect(page.locator(".curve polyline")).to_have_count(2)
    expect(page.locator(".curve .spot")).to_have_count(len(kept.claims))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert serious(device) == []
    house.player(house.opened.table, house.opened.key, anna.token).first("welcome")  # this page rests
    page.locator("[data-key=here]").tap()
    expect(page.locator(".turning")).to_have_count(len(kept.claims))
    page.go_back()
    expect(page.locator(".winners")).to_be_visible()
    assert device.faults == []
