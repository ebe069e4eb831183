"""On a small phone what is asked can be seen and touched, also with large letters: the page in a browser."""

import json
import math
import random
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")
from playwright.sync_api import Page

from engine import Record
from engine.record.records import Seat as RecordSeat
from game.seats import COLOURS, Seat
from tests.game.readable_tables import moves_until
from tests.phones.browser import CHROMIUM, MISSING, PagePhone
from tests.phones.home import Home

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

SMALL = {"width": 360, "height": 640}


SIZES = ((360, 640), (390, 844), (844, 390))

IN_SIGHT = """() => {
  const main = document.getElementById("main");
  const { top, bottom } = main.getBoundingClientRect();
  const whole = one => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= bottom;
  };
  const choices = [...document.querySelectorAll("button[aria-pressed]")];
  const markets = [...document.querySelectorAll(".market.open")];
  return {
    scroll: main.scrollTop,
    question: whole(document.getElementById("question")),
    hidden: choices.filter((one, at) => !whole(one) && !(markets.length && whole(markets[at])))
      .map(one => one.dataset.key),
    choices: choices.length,
  };
}"""
"""A market is in sight on the map or by its button."""


def asked(home: Home, folder: Path, kind: str, players: int, options: str, locale: str = "en") -> Page:
    """A small phone whose owner, among so many players, is asked a decision of a kind."""
    anna = home.phone(viewport=SMALL, locale=locale).arrive("Anna", COLOURS[0])
    seed, moves = moves_until(kind, players)
    with home.house.lock:
        home.house.gathering.seats += [
            Seat(f"Bot {colour}", colour, "quick") for colour in COLOURS[1:players]
        ]
    home.house.begin(folder, seed=seed, moves=moves, new_persons=True)
    anna.page.wait_for_selector(options)
    return anna.page


def laid_out(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize(
    ("kind", "players", "locale"),
    [
        ("draft", 3, "en"),
        ("play", 4, "de"),
        ("take", 3, "de"),
        ("friend", 3, "ja"),
        ("benefit", 3, "fr"),
        ("drive", 5, "it"),
        ("donate", 3, "ja"),
        ("hire", 3, "de"),
        ("minstrel_from", 3, "fr"),
        ("lose", 3, "en"),
    ],
)
def test_all_that_can_be_chosen_is_in_sight_at_once(
    home: Home, tmp_path: Path, kind: str, players: int, locale: str
) -> None:
    page = asked(home, tmp_path, kind, players, "button[aria-pressed]", locale)
    for width, height in SIZES:
        laid_out(page, width, height)
        found = page.evaluate(IN_SIGHT)
        assert (found["scroll"], found["question"], found["hidden"]) == (0, True, []), (width, height)
        assert found["choices"]


@pytest.mark.thorough(usual=0)
def test_each_question_begins_at_its_head(home: Home, tmp_path: Path) -> None:
    anna, ben = home.phone(viewport=SMALL).arrive("Anna", "red"), home.phone().arrive("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    chance = random.Random(3)
    for width, height in SIZES:
        anna.page.wait_for_selector(".choices:not(.asked-before)")
        laid_out(anna.page, width, height)
        anna.page.evaluate("document.querySelector('.choices').classList.add('asked-before')")
        anna.page.locator("button[aria-pressed]").first.tap()
        anna.page.evaluate("document.getElementById('main').scrollTo(0, 1e6)")
        anna.page.locator("[data-key=confirm]:enabled").tap()
        for _ in range(50):
            ben.choose(chance)
            if anna.page.locator(".choices:not(.asked-before)").count():
                break
        anna.page.wait_for_selector(".choices:not(.asked-before)")
        found = anna.page.evaluate(IN_SIGHT)
        assert (found["scroll"], found["question"], found["hidden"]) == (0, True, []), (width, height)


def with_many_cubes(text: str) -> str:
    """A screen in which the own borough is full."""
    frame = json.loads(text)
    shown = frame.get("screen", {})
    if shown.get("kind") == "table" and shown["you"]["colour"]:
        own = shown["game"]["view"]["players"][shown["you"]["colour"]]
        own["sectors"] = dict.fromkeys(own["sectors"], 12)
        own["friend"] = "bank"
    return json.dumps(frame)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(("kind", "locale"), [("friend", "de"), ("take", "ja")])
def test_names_pieces_and_counts_stay_inside_their_sector(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, locale: str
) -> None:
    arrive = PagePhone.arrive

    def full(phone: PagePhone, name: str, colour: str) -> PagePhone:
        def carry(wire: Any) -> None:
            server = wire.connect_to_server()
            server.on_message(lambda text: wire.send(with_many_cubes(text)))
            wire.on_message(lambda text: server.send(text))

        phone.page.route_web_socket("**/socket", carry)
        return arrive(phone, name, colour)

    monkeypatch.setattr(PagePhone, "arrive", full)
    page = asked(home, tmp_path, kind, 3, ".plot.open", locale)
    for width, height in SIZES:
        laid_out(page, width, height)
        # What is cut away can't be touched: not the ends of a count, nor the first and the last piece.
        cut = page.evaluate(
            """[...document.querySelectorAll(".ask .plot")].flatMap(plot =>
                 [...plot.querySelectorAll(".many, .name, .pieces img")].filter(one => {
                   const box = one.getBoundingClientRect();
                   return [box.left + 3, box.right - 3].some(x => {
                     const there = document.elementFromPoint(x, box.top + box.height / 2);
                     return there?.closest(".plot") !== plot;
                   });
                 }).map(one => `${plot.firstChild.className}: ${one.className || one.src}`))"""
        )
        assert cut == [], (width, height)
        names = page.evaluate(
            """[...document.querySelectorAll(".ask .plot")].filter(plot => {
                 const [name, pieces] = [".name", ".pieces img"].map(one =>
                   plot.querySelector(one)?.getBoundingClientRect());
                 return name && pieces && name.bottom - 4 > pieces.top && name.right > pieces.left;
               }).map(plot => plot.firstChild.className)"""
        )
        assert names == [], (width, height)  # no piece stands on a name


def cube_and_friend_together() -> tuple[int, tuple[str, ...]]:
    """A seed and moves of a game after which blue may move a cube or the friend out of one sector."""
    seats = tuple(RecordSeat(name, colour, "human") for name, colour in zip("ABC", COLOURS[:3], strict=True))
    for seed in range(400):
        record = Record(seats, seed, new_persons=True)
        game, chance = record.replay(), random.Random(seed)
        while not game.over:
            asked = game.decision("blue")
            if asked is not None and asked.kind == "fool_from":
                places = [move.what.partition(" ")[0] for move in asked.options]
                if len(set(places)) < len(places):
                    return seed, tuple(record.moves)
            move = chance.choice(game.legal_moves())
            game.play(move)
            record.moves.append(str(move))
    raise AssertionError("nobody is ever asked")


def test_cube_and_friend_of_one_sector_are_both_tapped_there(home: Home, tmp_path: Path) -> None:
    seed, moves = cube_and_friend_together()
    anna = home.phone(viewport=SMALL).arrive("Anna", COLOURS[0])
    with home.house.lock:
        home.house.gathering.seats += [Seat(f"Bot {colour}", colour, "quick") for colour in COLOURS[1:3]]
    home.house.begin(tmp_path, seed=seed, moves=moves, new_persons=True)
    page = anna.page
    page.wait_for_selector(".plot.open")
    options = anna.screen["ask"]["options"]
    sector = next(one["key"] for one in options if one["kind"] == "friend")
    meant = [one["move"] for one in options if one["key"] == sector]
    assert len(meant) == 2
    for width, height in SIZES:
        laid_out(page, width, height)
        for half, move in zip(page.locator(".half").all(), meant, strict=True):
            box = half.bounding_box()
            assert box is not None
            assert box["width"] >= 40
            assert box["height"] >= 44
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            chosen = page.locator("[aria-pressed=true]")
            assert chosen.count() == 1
            assert chosen.get_attribute("data-key") == move


def asked_to_drive(home: Home, folder: Path) -> Page:
    """A small phone whose owner is asked where to drive."""
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


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [100, 150, 200])
def test_the_last_option_and_thing_scroll_clear_of_the_bar(home: Home, tmp_path: Path, size: int) -> None:
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
    assert len(lights) == page.locator(".of-market").count() > 3
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

    def roomy(light: list[float]) -> tuple[float, float, list[float]]:
        """The point 22 pixels away from a light that is farthest from all others."""
        turns = [math.tau * turn / 16 for turn in range(16)]
        points = [(light[0] + 22 * math.cos(turn), light[1] + 22 * math.sin(turn)) for turn in turns]
        others = [one for one in lights if one is not light]
        return (*max(points, key=lambda point: min(math.dist(point, one[:2]) for one in others)), light)

    # Between two close together the nearer one is chosen; where there is room, 22 pixels away will do.
    middle = (left[0] + right[0]) / 2
    for x, y, meant in (
        (middle - 3, left[1], left),
        (middle + 3, right[1], right),
        roomy(left),
        roomy(right),
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
