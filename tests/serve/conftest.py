"""A server of tables for a test."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game.match import bot_process
from tests.serve.house import House

if TYPE_CHECKING:  # the other tests need no browser, and no libraries of the extra server
    from playwright.sync_api import Browser

    from tests.serve.push_service import PushService

os.environ["NOTRE_DAME_STRICT"] = "1"


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    houses: list[House] = []

    def build(folder: Path = tmp_path / "tables", **serving: Any) -> House:
        houses.append(House(folder, **serving))
        return houses[-1]

    yield build
    for house in houses:
        house.close()


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    return open_house()


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service of the test's own, whose certificate the process that sends trusts."""
    from tests.serve.push_service import PushService

    found = PushService(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(found.certificate))
    monkeypatch.setattr(
        bot_process, "CONTEXT", multiprocessing.get_context("spawn")
    )  # it has that environment
    yield found
    found.close()


@pytest.fixture
def chromium(browser: Browser) -> Browser:
    """The browser, by another name than a player's."""
    return browser
