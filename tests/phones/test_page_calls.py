"""How a page calls its owner, and that it keeps the screen lit while somebody plays."""

from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="needs playwright: pip install -e '.[test]'")

from tests.phones.browser import CHROMIUM, MISSING, PagePhone
from tests.phones.home import Home

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

_WATCH = """
  window.calls = { buzzed: [], struck: 0, locked: 0 };
  navigator.vibrate = pattern => { window.calls.buzzed.push(pattern); return true; };
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.calls.struck += 1; return create.call(this);
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () { window.film = this; return play.call(this); };
"""


def _watched(home: Home, **context: object) -> PagePhone:
    phone = home.phone(**context)
    phone.page.add_init_script(_WATCH)
    return phone


def test_a_turn_is_called_and_a_follow_up_of_ones_own_tap_is_not(home: Home, tmp_path: Path) -> None:
    anna, ben = _watched(home).arrive("Anna", "red"), _watched(home).arrive("Ben", "blue")
    assert anna.page.title() == "Notre Dame"
    ben.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60000; }")  # untouched so long
    home.house.begin(tmp_path, seed=4)
    for phone in (anna, ben):
        phone.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    assert ben.page.evaluate("calls.struck") > 0
    assert ben.page.evaluate("calls.buzzed.at(-1).length") == 3
    assert anna.page.evaluate("[calls.struck, calls.buzzed]") == [0, []]  # she has just tapped
    anna.pick()
    anna.page.wait_for_function("() => document.title === 'Notre Dame'")


@pytest.mark.thorough(usual=0)
def test_the_sound_is_chosen_and_remembered(home: Home, tmp_path: Path) -> None:
    anna = _watched(home).arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.tap("[data-key=more]")
    anna.page.select_option("[data-key=sound]", "clear")
    assert anna.page.evaluate("calls.struck") > 0  # it is heard at once
    anna.page.select_option("[data-key=sound]", "off")
    struck = anna.page.evaluate("calls.struck")
    anna.page.reload()
    anna.page.wait_for_selector(".of-card")
    anna.page.tap("[data-key=more]")
    assert anna.page.input_value("[data-key=sound]") == "off"
    assert struck > 0
    assert anna.page.evaluate("calls.struck") == 0


@pytest.mark.thorough(usual=0)
def test_at_home_a_film_on_the_page_keeps_the_screen_lit_if_wanted(home: Home, tmp_path: Path) -> None:
    anna = _watched(home).arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.tap("[data-key=more]")
    assert anna.page.evaluate("[window.isSecureContext, window.film ?? null]") == [False, None]
    anna.page.tap("[data-key=awake]")
    anna.page.wait_for_function("() => window.film && !film.paused && film.readyState >= 2")
    tracks = anna.page.evaluate("film.srcObject.getTracks().map(track => track.kind).sort()")
    assert tracks == ["audio", "video"]
    assert anna.page.locator("#main p.state[role=status]").count() == 0
    anna.page.tap("[data-key=awake]")
    anna.page.wait_for_function("() => film.paused")


@pytest.mark.thorough(usual=0)
def test_a_browser_that_lets_the_screen_go_dark_says_so(home: Home, tmp_path: Path) -> None:
    anna = _watched(home)
    anna.page.add_init_script("delete HTMLCanvasElement.prototype.captureStream")
    anna.arrive("Anna", "red")
    home.somebody("Ben", "blue")
    home.house.begin(tmp_path, seed=4)
    anna.page.tap("[data-key=more]")
    anna.page.tap("[data-key=awake]")
    anna.page.wait_for_selector("#main p.state[role=status]")
    assert anna.page.inner_text("#main p.state[role=status]").startswith(
        "This browser lets the screen go dark."
    )


@pytest.mark.thorough(usual=0)
def test_on_a_secure_page_the_browser_is_asked_to_keep_the_screen_lit(home: Home, tmp_path: Path) -> None:
    anna = _watched(home)
    anna.page.add_init_script(
        """
        const lock = () => { calls.locked += 1; return Promise.resolve({ release() {}, released: false }); };
        Object.defineProperty(navigator, 'wakeLock', { value: { request: lock } });
        """
    )
    anna.address = anna.address.replace("table.test", "localhost")  # browsers take it for secure
    home.somebody("Ben", "blue")
    anna.arrive("Anna", "red")
    home.house.begin(tmp_path, seed=4)
    anna.page.wait_for_function("() => window.isSecureContext && calls.locked === 1")
    assert anna.page.evaluate("window.film ?? null") is None
