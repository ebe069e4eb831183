"""Whole games at one table by a pad, phones and bots, with the program as it runs: nobody looks at the TV."""

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")
from playwright.sync_api import sync_playwright

from game.app.fixed_steps import STEP
from game.match.options import Launch, NewGame, PhonesWanted
from game.screens.phones.gathering import GatheringScene
from game.screens.results.results import ResultsScene
from game.seats import Seat
from game.table.scene import TableScene
from tests.game.test_devices import StandIn
from tests.game.walker import BUTTONS, Walker
from tests.phones.browser import CHROMIUM, HOST, MISSING, PagePhone, free_port, launch
from tests.phones.sofa import Sofa

GAMES = int(os.environ.get("PHONE_PAGES", "0"))

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason=MISSING),
    pytest.mark.skipif(not GAMES, reason="beside the suite, as it takes minutes: PHONE_PAGES=5"),
]


class Lounge:
    """The program with its server, pages in chromium, and a pad; time passes while anybody waits."""

    def __init__(self, folder: Path) -> None:
        self.sofa = Sofa(folder)
        self.window = self.sofa.window
        self.pad = Walker(3)
        self.window.app.devices.add_pad(0, StandIn())
        self.pages: list[PagePhone] = []

    def wait(self, until: Callable[[], bool], most: int = 20_000) -> None:
        for _ in range(most):
            if until():
                return
            self.window.advance(STEP)
        raise AssertionError(f"it never happened; shown is {type(self.window.scene).__name__}")

    def sit(self, page: PagePhone, name: str, colour: str) -> PagePhone:
        """Scan and sit down; the page's own waiting would stop the window that it waits for."""
        self.pages.append(page)
        page.page.goto(page.address, wait_until="commit")
        self.wait(lambda: page.page.locator("input[name=name]").count() > 0)
        page.page.fill("input[name=name]", name)
        page.page.check(f"input[value={colour}]", force=True)
        page.page.locator("button[type=submit]").dispatch_event("click")
        self.wait(lambda: page.page.locator(".people .yours").count() > 0)
        return page

    def play(self, chance: random.Random) -> None:
        """A press of the pad, and a choice on each phone that is asked."""
        scene = self.window.scene
        if isinstance(scene, TableScene):
            press = self.pad.next(scene)
            if press is not None:
                self.window.pad(BUTTONS[press])
        for page in self.pages:
            page.choose(chance)
        self.window.advance(STEP)


@pytest.fixture
def lounge(tmp_path: Path) -> Iterator[Lounge]:
    found = Lounge(tmp_path)
    yield found
    found.window.close()
    assert [fault for page in found.pages for fault in page.faults] == []


@pytest.mark.parametrize("new_persons", [True, False] if GAMES >= 5 else [True])
def test_a_pad_phones_and_a_bot_play_a_whole_game(lounge: Lounge, new_persons: bool) -> None:
    port = free_port()
    address = f"http://{HOST}:{port}"
    app = lounge.window.app
    app.open_with(Launch(phones=PhonesWanted(port=port, host="127.0.0.1", public_url=address)))
    app.go.phones(NewGame((Seat("Anna", "blue"), Seat("Quasimodo", "red", "quick")), new_persons=new_persons))
    lounge.wait(lambda: bool(lounge.sofa.phones.doors))
    assert isinstance(lounge.window.scene, GatheringScene)
    link = lounge.sofa.phones.doors[0].link
    assert link.startswith(address)
    chance = random.Random(5)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        lounge.sit(PagePhone(browser, link, "de"), "Ben", "green")
        lounge.sit(PagePhone(browser, link, "ja"), "Clara", "yellow")
        lounge.window.click("Start")
        lounge.wait(lambda: isinstance(lounge.window.scene, TableScene))
        session = lounge.sofa.table().session
        idle = 0
        while not session.game.over:
            before = len(session.record.moves)
            lounge.play(chance)
            idle = 0 if len(session.record.moves) > before else idle + 1
            assert idle < 3000, session.game.to_move
        lounge.wait(lambda: isinstance(lounge.window.scene, ResultsScene))
        lounge.wait(lambda: all(page.page.locator(".ranks").count() for page in lounge.pages))
        assert {move.split()[0] for move in session.record.moves} == {"blue", "red", "green", "yellow"}
        # What lies on a phone was never shown at the screen, and nobody was told of another's hand.
        for page in lounge.pages:
            own = page.screen["you"]["colour"]
            assert all(f'"viewers":["{own}"]' in text for text in page.frames if '"kind":"table"' in text)
        browser.close()
