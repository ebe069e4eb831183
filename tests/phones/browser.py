"""Real phones: pages in Debian's chromium, at an insecure address as in a home, every frame kept."""

from __future__ import annotations

import json
import random
import shutil
import socket
from typing import Any

from playwright.sync_api import Browser, Page, Playwright
from playwright.sync_api import TimeoutError as PageTimeout

CHROMIUM = shutil.which("chromium")
MISSING = "needs a browser: apt install chromium"
HOST = "table.test"


def free_port() -> int:
    """A port that nobody uses now; the public address has to name it before the server listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(
        executable_path=CHROMIUM,
        args=["--no-sandbox", "--disable-dev-shm-usage", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"],
    )


class PagePhone:
    """A phone's page and all frames that its sockets got."""

    def __init__(self, browser: Browser, address: str, locale: str = "en", **context: Any) -> None:
        size = {"width": 390, "height": 844}
        self.context = browser.new_context(
            **{"viewport": size, "is_mobile": True, "has_touch": True, "locale": locale, **context}
        )
        self.address = address
        self.frames: list[str] = []
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("websocket", lambda wire: wire.on("framereceived", self._keep))

    def _heard(self, message: Any) -> None:
        # A connection that is refused is told by the browser itself.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_" not in message.text:
            self.faults.append(message.text)

    def _keep(self, text: str | bytes) -> None:
        self.frames.append(text if isinstance(text, str) else text.decode())

    @property
    def screen(self) -> dict[str, Any]:
        """What the program sent last."""
        for text in reversed(self.frames):
            frame = json.loads(text)
            if "screen" in frame:
                found: dict[str, Any] = frame["screen"]
                return found
        return {}

    def arrive(self, name: str, colour: str) -> PagePhone:
        """Scan and sit down."""
        self.page.goto(self.address)
        self.page.wait_for_selector("input[name=name]")
        self.page.fill("input[name=name]", name)
        self.page.check(f"input[value={colour}]", force=True)
        self.page.click("button[type=submit]")
        self.page.wait_for_selector(".people .yours")
        return self

    @property
    def asked(self) -> bool:
        """Whether the page asks for anything."""
        return self.page.locator("[data-key=confirm]").count() > 0

    def swipe(self, right: int) -> None:
        """Draw a finger over the page, so many pixels to the right."""
        self.page.evaluate(
            """right => {
                 const target = document.getElementById("main");
                 const at = x => [new Touch({ identifier: 1, target, clientX: x, clientY: 300 })];
                 const fire = (kind, touches, changedTouches) => target.dispatchEvent(
                   new TouchEvent(kind, { touches, changedTouches, bubbles: true }));
                 fire("touchstart", at(200), at(200));
                 fire("touchend", [], at(200 + right));
               }""",
            right,
        )

    def pick(self) -> None:
        """Tap the first option and confirm it, however long the machine takes."""
        self.page.locator("button[aria-pressed]").first.tap()
        self.page.locator("[data-key=confirm]:enabled").tap()

    def choose(self, chance: random.Random) -> bool:
        """Tap one of the options and confirm it; return whether there was one."""
        options = self.page.locator("button[aria-pressed]")
        try:
            count = options.count()
            if not count:
                return False
            options.nth(chance.randrange(count)).tap(timeout=5000)
            self.page.locator("[data-key=confirm]:enabled").tap(timeout=5000)
        except PageTimeout:
            return False  # what was asked has changed under the finger
        return True
