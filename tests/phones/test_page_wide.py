"""The page on laptops, tablets and televisions: side by side, by keyboard, and without a hand."""

import random
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from tests.game.readable_tables import moves_until
from tests.phones.browser import CHROMIUM, MISSING, PagePhone
from tests.phones.home import Home
from tests.phones.test_page import serious

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "is_mobile": False, "has_touch": False}


def box(phone: PagePhone, part: str) -> dict[str, float]:
    found = phone.page.locator(part).bounding_box()
    assert found is not None, part
    return {side: found[side] for side in ("x", "y", "width", "height")}


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_city_hand_and_log_stand_side_by_side(home: Home, tmp_path: Path, size: tuple[int, int]) -> None:
    wide, high = size
    anna = home.phone(**{**LAPTOP, "viewport": {"width": wide, "height": high}}).arrive("Anna", "red")
    ben = home.phone().arrive("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_selector(".of-card")
    city, sheet, happened = (box(anna, part) for part in ("#city", "#main", "#happened"))
    assert city["x"] == 0
    assert city["x"] + city["width"] <= sheet["x"] + 1
    assert sheet["x"] + sheet["width"] <= happened["x"] + 1
    assert happened["x"] + happened["width"] == pytest.approx(wide, abs=1)
    assert anna.page.locator("#city svg").is_visible()
    assert anna.page.locator("#happened .other").count() == 1
    across = anna.page.evaluate("document.documentElement.scrollWidth")
    assert across <= wide, "nothing hangs out at the side"
    assert serious(anna) == []
    ben.page.wait_for_selector(".of-card")
    assert not ben.page.locator("#city").is_visible()
    ben.page.set_viewport_size({"width": wide, "height": high})  # a tablet that is turned
    ben.page.wait_for_selector("#city svg")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1366, 768)])
@pytest.mark.parametrize("locale", ["de", "fr", "ja"])
def test_what_a_chosen_sector_does_is_in_sight_with_the_borough(
    home: Home, tmp_path: Path, size: tuple[int, int], locale: str
) -> None:
    wide, high = size
    anna = home.phone(locale=locale, **{**LAPTOP, "viewport": {"width": wide, "height": high}})
    anna.arrive("Anna", "blue")
    home.somebody("Ben", "green")
    seed, moves = moves_until("take", 2)
    home.house.begin(tmp_path, seed=seed, moves=moves, new_persons=True)
    sectors = anna.page.locator(".borough.asked button[aria-pressed]")
    sectors.first.wait_for()
    before = box(anna, ".borough.asked")
    sheet = box(anna, "#main")
    for sector in sectors.all():
        sector.click()
        anna.page.wait_for_selector(".plot.chosen")
        told = box(anna, ".detail")
        assert told["y"] + told["height"] <= sheet["y"] + sheet["height"]
        assert box(anna, ".borough.asked") == before, "nothing moves under the pointer"
    assert anna.page.evaluate("document.getElementById('main').scrollTop") == 0


def test_a_turn_is_played_by_keyboard_alone(home: Home, tmp_path: Path) -> None:
    anna = home.phone(**LAPTOP).arrive("Anna", "red")
    home.somebody("Ben", "blue")
    session = home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_selector(".of-card")
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_selector(".of-card.chosen")
    first = anna.page.get_attribute(".of-card.chosen", "data-key")
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.get_attribute(".of-card.chosen", "data-key") != first
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".of-card.chosen").count() == 0
    anna.page.keyboard.press("2")
    wanted = anna.page.get_attribute(".of-card.chosen", "data-key")
    anna.page.keyboard.press("Enter")
    home.house.wait(lambda: session.record.moves == [wanted])
    anna.page.wait_for_selector("[data-key=undo]")
    anna.page.keyboard.press("z")
    home.house.wait(lambda: session.record.moves == [])
    anna.page.wait_for_selector(".of-card")
    anna.page.keyboard.press("h")
    anna.page.wait_for_selector(".best.first")


@pytest.mark.thorough(usual=0)
def test_a_television_shows_the_table_and_no_hand(home: Home, tmp_path: Path) -> None:
    anna, ben = home.phone().arrive("Anna", "red"), home.phone().arrive("Ben", "blue")
    watch = home.phone(**{**LAPTOP, "viewport": {"width": 1920, "height": 1080}})
    watch.page.goto(watch.address.partition("#")[0] + "#watch")
    watch.page.wait_for_selector("input[name=key]")
    watch.page.fill("input[name=key]", "abcd 1234 efgh 56")
    watch.page.keyboard.press("Enter")
    watch.page.wait_for_selector(".address")
    assert watch.page.locator("input[name=name]").count() == 0, "it takes no seat"
    home.house.begin(tmp_path, seed=4)
    watch.page.wait_for_selector(".plate .borough")
    assert watch.screen["you"]["colour"] is None
    for plate in watch.page.locator(".plate .borough").all():
        place = plate.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= 1080, "all boroughs are in sight"
    assert not watch.page.locator("#tabs").is_visible()
    for phone in (anna, ben):
        phone.pick()
    watch.page.wait_for_selector("#happened .log")
    # The same device can play in another tab, as somebody else.
    assert watch.page.evaluate("JSON.parse(localStorage['notre-dame']).token ?? null") is None
    watch.page.reload()
    watch.page.wait_for_selector(".plate .borough")


@pytest.mark.thorough(usual=0)
def test_whoever_was_away_is_shown_what_has_happened_step_by_step(home: Home, tmp_path: Path) -> None:
    anna, ben = home.phone().arrive("Anna", "red"), home.phone().arrive("Ben", "blue")
    session = home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_selector(".of-card")
    anna.page.goto("about:blank")
    picked = 0
    while picked < 1:
        ben.pick()
        picked += 1
    home.house.wait(lambda: len(session.record.moves) == 1)
    again = anna.context.new_page()
    again.add_init_script("{ const now = Date.now; Date.now = () => now() + 60000; }")
    again.goto(anna.address)
    again.wait_for_selector(".of-card")
    assert again.locator("[data-key=missed-show]").count() == 0, "a pick is secret: there is nothing to tell"
    anna.page = again
    anna.pick()
    ben.page.wait_for_selector(".of-card")
    again.close()
    for _ in range(12):
        with home.house.lock:
            players = home.house.table.seating.players if home.house.table else {}
            for player in players.values():
                if player.decision is not None:
                    player.answer(player.number, (player.decision.options[0],))
        ben.page.wait_for_timeout(60)
    later = anna.context.new_page()
    later.add_init_script("{ const now = Date.now; Date.now = () => now() + 600000; }")
    later.goto(anna.address)
    later.click("[data-key=missed-show]")
    later.wait_for_selector(".step .question")
    first = later.inner_text(".step .question")
    assert first
    assert later.inner_text(".step .state").startswith("1 / ")
    later.click("[data-key=missed-next]")
    later.wait_for_selector("text=2 / ")
    assert later.inner_text(".step .question") != first
    later.click("[data-key=missed-skip]")
    later.wait_for_selector(".step", state="detached")
    later.reload()
    later.wait_for_selector("#question, .plate")
    assert later.locator("[data-key=missed-show]").count() == 0


@pytest.mark.thorough(usual=0)
def test_what_somebody_says_is_seen_and_can_be_hidden(home: Home, tmp_path: Path) -> None:
    anna, ben = home.phone().arrive("Anna", "red"), home.phone(locale="de").arrive("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.tap("[data-key=more]")
    anna.page.tap("[data-key=react-thanks]")
    ben.page.wait_for_selector(".bubble")
    assert ben.page.inner_text(".bubble").split("\n") == ["Anna", "Danke!"]
    assert ben.page.inner_text("#spoken") == "Anna: Danke!"
    anna.page.wait_for_selector(".bubble")


@pytest.mark.thorough(usual=0)
def test_a_choice_is_taken_back_when_the_other_agrees(home: Home, tmp_path: Path) -> None:
    pages = {"red": home.phone().arrive("Anna", "red"), "blue": home.phone().arrive("Ben", "blue")}
    session = home.house.begin(tmp_path, seed=4)
    chance = random.Random(4)

    def someone_can_ask() -> bool:
        with home.house.lock:
            table = home.house.table
            assert table is not None
            if any(table.pleas.offered(colour) for colour in pages):
                return True
            for player in table.seating.players.values():
                if player.decision is not None and not player.answered:
                    player.answer(player.number, (chance.choice(player.decision.options),))
                    break
        return False

    home.house.wait(someone_can_ask, 60.0)
    table = home.house.table
    assert table is not None
    asks = next(colour for colour in pages if table.pleas.offered(colour))
    (other,) = set(pages) - {asks}
    moves = len(session.record.moves)
    pages[asks].page.tap("[data-key=plead]")
    pages[other].page.wait_for_selector("[data-key=agree]")
    assert serious(pages[other]) == []
    pages[other].page.tap("[data-key=agree]")
    home.house.wait(lambda: len(session.record.moves) < moves)
    pages[asks].page.wait_for_selector("[data-key=confirm]")
