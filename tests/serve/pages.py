"""Pages of a server in a real browser, at an address that browsers take for secure."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.phones.browser import PagePhone
from tests.serve.house import House


class Device(PagePhone):
    """A phone or a laptop, with any number of tabs."""

    def __init__(self, browser: Browser, house: House, **context: Any) -> None:
        super().__init__(browser, f"http://localhost:{house.port}/", **context)

    def at(self, table: str, fragment: str = "") -> Device:
        """Open the page of a table in the first tab."""
        self.page.goto(self.address + table + (f"#{fragment}" if fragment else ""))
        return self

    def tab(self, table: str, fragment: str = "") -> Any:
        """Open the page of a table in another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(self.address + table + (f"#{fragment}" if fragment else ""))
        return page
