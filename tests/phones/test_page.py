"""The page in real browsers: it is read, played and left as people do with their phones."""

import json
import os
import random
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")
from axe_playwright_python.sync_playwright import Axe

from game.seats import Seat
from tests.phones.browser import CHROMIUM, MISSING, PagePhone
from tests.phones.home import Home

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

GAMES = int(os.environ.get("PHONE_PAGES", "0"))
"""How many whole games are played by pages; CI plays them beside the suite, see CONTRIBUTING.md."""

beside = pytest.mark.skipif(not GAMES, reason="beside the suite, as it takes minutes: PHONE_PAGES=5")


def serious(phone: PagePhone) -> list[str]:
    """What axe finds on a page."""
    found = Axe().run(phone.page).response["violations"]
    return [
        f"{one['id']}: {[node['html'][:140] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def test_from_scan_to_seat_to_the_first_card(home: Home, tmp_path: Path) -> None:
    anna = home.phone().arrive("Anna", "red")
    ben = home.phone(locale="de").arrive("Ben", "blue")
    assert "secure" not in anna.page.evaluate("window.isSecureContext ? 'secure' : 'insecure'")[:6]
    assert ben.page.evaluate("document.documentElement.lang") == "de"
    assert serious(anna) == []
    anna.page.tap("[data-key=start]")
    home.house.wait(lambda: home.house.gathering.begins)
    session = home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_selector(".of-card")
    assert anna.page.locator("[data-key=confirm]").is_disabled()
    ben.page.wait_for_selector(".sector .name")
    names = ben.page.evaluate(
        """[...document.querySelectorAll('.sector .name')].map(element => {
             const range = document.createRange();
             range.selectNodeContents(element);
             return [element.textContent, range.getClientRects().length];
           })"""
    )
    assert ["Kutscherei", 1] in names  # on one line: no break inside a syllable
    assert ben.page.evaluate("[...document.fonts].map(face => face.status)") == ["loaded", "loaded"]
    assert anna.page.inner_text("#spoken").startswith("Keep a card")
    anna.swipe(-80)  # everybody's open things are one swipe away
    assert anna.page.locator(".plate").count() == 2
    anna.swipe(-40)
    assert anna.page.locator(".plate").count() == 2
    anna.swipe(80)
    anna.page.locator(".of-card").first.tap()
    assert anna.page.inner_text("[data-key=confirm]").startswith("Keep ")
    assert session.record.moves == []
    anna.page.tap("[data-key=confirm]")
    home.house.wait(lambda: len(session.record.moves) == 1)
    anna.page.wait_for_selector("[data-key=undo]")
    anna.page.tap("[data-key=undo]")
    home.house.wait(lambda: len(session.record.moves) == 0)
    anna.page.wait_for_selector(".of-card")


@pytest.mark.thorough(usual=0)
def test_joining_keeps_what_is_typed_and_a_newcomer_gives_a_name(home: Home, tmp_path: Path) -> None:
    anna, late = home.phone().arrive("Anna", "red"), home.phone()
    late.page.goto(late.address)
    field = late.page.locator("input[name=name]")
    field.press_sequentially("Lea")
    field.press("ArrowLeft")
    late.page.check("input[value=purple]", force=True)
    field.focus()
    home.somebody("Ben", "blue")  # the page of who still types is drawn anew
    late.page.wait_for_function("() => document.querySelectorAll('.people li').length === 2")
    field.press("n")
    assert field.input_value() == "Lena"
    assert late.page.is_checked("input[value=purple]")
    # Before the first connection there is none to be lost, and no seat to be kept.
    silent = home.phone()
    silent.page.route_web_socket("**/socket", lambda wire: None)
    silent.page.goto(silent.address)
    silent.page.wait_for_selector(".page[data-kind=wait]")
    assert silent.page.inner_text("#main p") == "Connecting …"
    assert silent.page.inner_text("#note") == ""
    # Whoever sits may take another name and colour.
    anna.page.tap("[data-key=change]")
    anna.page.fill("input[name=name]", "Ben")
    anna.page.tap("button[type=submit]")
    anna.page.get_by_text("Two players are called Ben").first.wait_for()
    anna.page.fill("input[name=name]", "Anni")
    anna.page.check("input[value=green]", force=True)
    anna.page.tap("button[type=submit]")
    anna.page.wait_for_selector("[data-key=change]")
    assert anna.page.inner_text("#note") == "", "what was wrong is right"
    assert [(seat.name, seat.colour) for seat in home.house.gathering.seats] == [
        ("Ben", "blue"),
        ("Anni", "green"),
    ]
    home.house.begin(tmp_path, seed=4)
    late.page.wait_for_selector("[data-key=seat-blue]")
    late.page.fill("input[name=name]", "")
    late.page.tap("[data-key=seat-blue]")  # nobody is asked for a seat without a name
    late.page.fill("input[name=name]", "Lena")
    late.page.tap("[data-key=seat-blue]")
    anna.page.wait_for_selector(".duty")
    assert anna.page.inner_text(".duty p") == "Lena would like to play for Ben."
    late.page.tap("[data-key=cancel]")
    anna.page.wait_for_selector(".duty", state="detached")
    late.page.wait_for_selector("[data-key=seat-blue]")


@beside
def test_every_page_of_a_game_is_read_by_a_screen_reader(home: Home, tmp_path: Path) -> None:
    anna = home.phone()
    anna.page.goto(anna.address.partition("#")[0])
    anna.page.wait_for_selector("input[name=key]")
    assert serious(anna) == []
    anna.page.fill("input[name=key]", "ABCD 1234 EFGH 56")
    anna.page.tap("button[type=submit]")
    anna.page.wait_for_selector("input[name=name]")
    assert serious(anna) == []
    anna.arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_selector(".of-card")
    assert serious(anna) == []
    for tab in ("table", "overview", "persons", "more", "history", "more", "summary", "more", "rules"):
        anna.page.tap(f"[data-key={tab}]")
        anna.page.wait_for_timeout(50)
        assert serious(anna) == [], tab
    anna.page.tap("[data-key=more]")
    anna.page.tap("[data-key=light]")
    assert serious(anna) == []


@beside
def test_all_can_be_done_with_keys_alone(home: Home, tmp_path: Path) -> None:
    anna = home.phone(is_mobile=False, has_touch=False).arrive("Anna", "red")
    home.somebody("Ben", "blue")
    session = home.house.begin(tmp_path, seed=4)
    page = anna.page
    page.wait_for_selector(".of-card")
    page.locator(".of-card").first.focus()
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true"
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.key") == "confirm":
            break
    page.keyboard.press("Enter")
    home.house.wait(lambda: len(session.record.moves) == 1)


@beside
@pytest.mark.parametrize(("width", "height", "size"), [(320, 568, 100), (360, 640, 200), (844, 390, 100)])
def test_nothing_is_cut_off_and_everything_can_be_touched(
    home: Home, tmp_path: Path, width: int, height: int, size: int
) -> None:
    anna = home.phone(viewport={"width": width, "height": height}).arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    page = anna.page
    page.wait_for_selector(".of-card")
    page.evaluate(f"document.documentElement.style.fontSize = '{size}%'")
    for tab in ("hand", "table", "persons", "more"):
        page.tap(f"[data-key={tab}]")
        page.wait_for_timeout(50)
        assert page.evaluate("document.getElementById('page').scrollTop") == 0, tab  # a tab starts at its top
        wide = page.evaluate(
            "Math.max(document.body.scrollWidth, document.querySelector('#main').scrollWidth)"
        )
        assert wide <= width, tab
        small = page.evaluate(
            """[...document.querySelectorAll('button, select')].filter(e => {
                 const r = e.getBoundingClientRect();
                 return r.width && (r.width < 44 || r.height < 48);
               }).map(e => e.outerHTML.slice(0, 120))"""
        )
        assert small == [], tab
        page.evaluate("document.getElementById('page').scrollTo(0, 400)")
        foot = page.evaluate("document.querySelector('#tabs').getBoundingClientRect().bottom")
        assert foot <= height, tab  # however far it is scrolled, the tabs stay


@beside
def test_a_page_that_reloads_or_loses_its_connection_goes_on_by_itself(home: Home, tmp_path: Path) -> None:
    anna = home.phone().arrive("Anna", "red")
    ben = home.phone().arrive("Ben", "blue")
    session = home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_selector(".of-card")
    anna.page.reload()
    anna.page.wait_for_selector(".of-card")
    chance = random.Random(1)
    guest = home.house.room.guests[1]
    for time in range(5):
        home.house.wait(lambda: guest.link is not None)
        with home.house.lock:
            if time == 3:
                home.house.room.page = "another"
            cut = guest.link
            assert cut is not None
            connection = home.house.server.endpoint.connections.get(cut)
            if connection is not None:
                home.house.server._call(connection.wire.transport.abort)
        home.house.wait(lambda cut=cut: guest.link not in (None, cut))  # type: ignore[misc]
    anna.page.wait_for_selector(".of-card")
    assert anna.choose(chance)
    assert ben.choose(chance)
    home.house.wait(lambda: len(session.record.moves) >= 2)
    assert len(home.house.room.guests) == 2
    # Meanwhile the program was another version: the page says so, and is loaded again with one tap.
    anna.page.wait_for_selector("#note button")
    assert anna.page.inner_text("#note").startswith("The program has a newer page. Load it again.")
    assert home.house.room.outdated == "Anna"
    anna.page.tap("#note button")
    anna.page.wait_for_selector(".of-card")
    home.house.wait(lambda: home.house.room.outdated == "")
    assert anna.page.locator("#note button").count() == 0


@beside
def test_the_text_grows_to_twice_its_size_and_stays_so(home: Home, tmp_path: Path) -> None:
    anna = home.phone().arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    page = anna.page
    page.wait_for_selector(".of-card")
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    usual = page.evaluate(size)
    page.tap("[data-key=more]")
    for _ in range(4):
        page.tap("[data-key=larger]")
    assert page.evaluate(size) == 2 * usual
    assert page.locator("[data-key=larger]").is_disabled()
    page.reload()
    page.wait_for_selector(".of-card")
    assert page.evaluate(size) == 2 * usual


@beside
def test_the_owner_is_asked_on_every_page_of_the_phone(home: Home, tmp_path: Path) -> None:
    anna = home.phone().arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    page = anna.page
    page.wait_for_selector(".of-card")
    page.tap("[data-key=persons]")
    table = home.house.table
    assert table is not None
    with home.house.lock:
        table.seating.ask_for("red")
    page.wait_for_selector("[data-key=yield]")
    assert serious(anna) == []
    page.tap("[data-key=yield]")
    home.house.wait(lambda: "red" in table.director.screen.persons)
    page.tap("[data-key=table]")
    page.wait_for_selector("[data-key=seat-red]")  # who watches may ask for a seat


@beside
def test_the_end_tells_the_owners_place_and_where_the_prestige_came_from(home: Home, tmp_path: Path) -> None:
    anna, ben = home.phone().arrive("Anna", "red"), home.phone().arrive("Ben", "blue")
    chance = random.Random(1)
    session = home.house.begin(tmp_path, seed=4)
    with home.house.lock:
        while not session.game.over:
            session.play(chance.choice(list(session.game.legal_moves())))
    moves = tuple(session.record.moves)
    home.house.begin(tmp_path, seed=4, moves=moves)
    assert session.game.result is not None
    for phone, colour in ((anna, "red"), (ben, "blue")):
        page = phone.page
        page.wait_for_selector(".winners .face")
        assert page.inner_text("#spoken").startswith(page.inner_text(".winners h1"))
        prestige = session.game.result.prestige[colour]
        assert page.inner_text(".ranks [aria-current] .points b") == str(prestige)
        brought = page.locator(".origins li b").all_inner_texts()
        assert sum(int(one.replace("−", "-")) for one in brought) == prestige
        assert serious(phone) == []
    # The rules are read on any phone, also by a guest.
    ben.page.tap("[data-key=more]")
    ben.page.tap("[data-key=rules]")
    ben.page.wait_for_selector("#main h3")
    assert ben.page.inner_text("#main h2 >> nth=0") == "How it is played"


@beside
def test_a_key_of_another_evening_leads_to_the_field_for_the_new_one(home: Home) -> None:
    anna = home.phone()
    anna.page.goto(anna.address.replace("abcd", "zzzz"))
    anna.page.wait_for_selector("input[name=key]", timeout=15_000)
    assert "another evening" in anna.page.inner_text("#note")


def play(home: Home, folder: Path, number: int, count: int, bots: int, new_persons: bool) -> None:
    """A whole game by pages, also in other languages and lying flat; every frame is searched."""
    chance = random.Random(number)
    colours = chance.sample(("blue", "green", "red", "yellow", "purple"), count + bots)
    languages = ("en", "de", "fr", "it", "ja")
    phones = []
    for place in range(count):
        flat = {"viewport": {"width": 844, "height": 390}} if place % 2 else {}
        phones.append(home.phone(locale=languages[place], **flat).arrive(f"P{place}", colours[place]))
    with home.house.lock:
        home.house.gathering.seats += [Seat(f"Bot {colour}", colour, "quick") for colour in colours[count:]]
    seed = 10**12 + number
    print(f"seed {seed}, {count} phones, {bots} bots")
    session = home.house.begin(folder, seed=seed, new_persons=new_persons)
    idle = 0
    while not session.game.over:
        before = len(session.record.moves)
        chosen = [phone.choose(chance) for phone in phones]
        if not any(chosen):
            phones[0].page.wait_for_timeout(10)
        idle = 0 if len(session.record.moves) > before else idle + 1
        assert idle < 5000, [phone.page.inner_text("#main")[:200] for phone in phones]
    for phone in phones:
        phone.page.wait_for_selector(".ranks", timeout=15_000)
        assert serious(phone) == []
        for text in phone.frames:
            assert str(seed) not in text
            view = json.loads(text).get("screen", {}).get("game", {}).get("view")
            if view and view["phase"] != "over":
                own = phone.screen["you"]["colour"]
                others = [one for colour, one in view["players"].items() if colour != own]
                held = [card for one in others for card in (*one["hand"], *one["draft"], *one["kept"])]
                assert all(card.endswith("?") for card in held)


@pytest.mark.parametrize("number", range(GAMES))
def test_whole_games_by_pages(home: Home, tmp_path: Path, number: int) -> None:
    count, bots = ((2, 0), (3, 0), (2, 2), (4, 0), (5, 0))[number % 5]
    play(home, tmp_path, number, count, bots, new_persons=number % 2 == 1)
