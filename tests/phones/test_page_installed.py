"""Where the page is secure it can be installed, and says so when nobody is reached."""

import json
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from game.phones.files import Files
from tests.phones.browser import CHROMIUM, MISSING
from tests.phones.home import Home
from tests.phones.test_page import serious

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

_READY = "async () => Boolean((await navigator.serviceWorker.ready).active)"


def test_the_manifest_names_pictures_that_are_there() -> None:
    files = Files()
    manifest = files["/app.webmanifest"]
    assert manifest.content_type == "application/manifest+json"
    told = json.loads(manifest.body)
    for icon in told["icons"]:
        side = int.from_bytes(files[f"/{icon['src']}"].body[16:20], "big")
        assert icon["sizes"] == f"{side}x{side}"
    assert {"any", "maskable"} <= {icon.get("purpose", "any") for icon in told["icons"]}
    for page in ("/index.html", "/lobby.html"):
        assert b'rel="manifest"' in files[page].body


def test_where_it_is_secure_a_page_says_that_nobody_is_reached(home: Home) -> None:
    anna = home.phone(locale="de")
    anna.address = anna.address.replace("table.test", "localhost")  # browsers take it for secure
    anna.arrive("Anna", "red")
    assert anna.page.evaluate(_READY)
    kept = anna.page.evaluate("async () => (await (await caches.open('notre-dame-offline')).keys()).length")
    assert kept > 10
    home.house.server.close()
    assert home.house.server.join(10.0)
    anna.page.reload()
    anna.page.wait_for_selector("[data-key=again]")
    assert anna.page.inner_text("#main .question").startswith("Der Tisch ist gerade nicht zu erreichen.")
    assert anna.page.evaluate("document.documentElement.lang") == "de"
    assert serious(anna) == []
    assert anna.page.evaluate("location.hash") == "#abcd-1234-efgh-56", "it goes on where it was"


def test_at_home_nothing_is_kept_and_nothing_offered(home: Home, tmp_path: Path) -> None:
    anna = home.phone().arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.tap("[data-key=more]")
    assert anna.page.evaluate("window.isSecureContext") is False
    assert anna.page.locator("[data-key=install]").count() == 0


def test_what_the_browser_offers_is_a_button(home: Home, tmp_path: Path) -> None:
    anna = home.phone()
    anna.address = anna.address.replace("table.test", "localhost")
    anna.arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.tap("[data-key=more]")
    anna.page.evaluate(
        """() => {
             const event = new Event("beforeinstallprompt", { cancelable: true });
             event.prompt = () => { window.prompted = true; };
             window.dispatchEvent(event);
           }"""
    )
    anna.page.tap("[data-key=install]")
    assert anna.page.evaluate("window.prompted") is True
    anna.page.wait_for_selector("[data-key=install]", state="detached")
