"""A house whose phones are pages in a real browser."""

import json

from playwright.sync_api import Browser

from game.phones.reports import ServerSettings
from tests.phones.browser import HOST, PagePhone, free_port
from tests.phones.conftest import Open
from tests.phones.stand_ins import KEY


class Home:
    """A house whose address is a name of the home network, and pages in it."""

    def __init__(self, browser: Browser, open_house: Open) -> None:
        port = free_port()
        self.browser = browser
        self.address = f"http://{HOST}:{port}/#abcd-1234-efgh-56"
        self.house = open_house(settings=ServerSettings(port, "127.0.0.1", f"http://{HOST}:{port}"))
        self.pages: list[PagePhone] = []
        self.others = 0

    def phone(self, **context: object) -> PagePhone:
        page = PagePhone(self.browser, self.address, **context)  # type: ignore[arg-type]
        self.pages.append(page)
        return page

    def somebody(self, name: str, colour: str) -> None:
        """Let somebody sit down whose page nobody looks at: it needs no browser."""
        self.others += 1
        hello = {"type": "hello", "key": KEY, "token": "", "language": "en", "page": ""}
        with self.house.lock:
            for message in (hello, {"type": "join", "name": name, "colour": colour}):
                self.house.room.hear(-self.others, json.dumps(message))  # the server has no such link

    def close(self) -> None:
        for page in self.pages:
            page.context.close()
        assert [fault for page in self.pages for fault in page.faults] == []
