"""What all tests share: nothing fails because the machine is busy, and which cases a run takes."""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:  # most tests need no browser
    from playwright.sync_api import Browser

settings.register_profile(
    "however long it takes", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("however long it takes")

# Whatever the environment says, compiled files are kept: hundreds of programs start in these tests, and to
# compile the program takes each of them longer than to start.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


WAITING = tuple(Path(__file__).parent / folder for folder in ("window", "serve", "phones"))
"""Folders of tests that wait for a program or a browser."""


_folders = itertools.count()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the choice between the usual cases and the long rest."""
    parser.addoption(
        "--cases",
        choices=("usual", "thorough", "all"),
        default="usual",
        help="thorough: only what the usual run leaves out (more sizes, languages and seeds, long games)",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Give each of several processes a part of the suite in one piece: it sets up a file's fixtures once."""
    if config.getoption("numprocesses", None) and config.getoption("dist") == "no":
        config.option.dist = "worksteal"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the run isn't asked for, and begin with what waits.

    Of a test marked ``thorough(usual=2)`` two cases are usual, spread over all of them. The first of several
    processes waits while the others work; all waiting at the end would leave the machine idle.
    """
    items.sort(key=lambda item: not any(item.path.is_relative_to(folder) for folder in WAITING))
    asked = config.getoption("cases")
    if asked == "all":
        return
    marked: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("thorough"):
            marked[item.nodeid.partition("[")[0]].append(item)
    thorough = set()
    for cases in marked.values():
        mark = cases[0].get_closest_marker("thorough")
        assert mark is not None
        usual = min(mark.kwargs["usual"], len(cases))
        step = len(cases) // usual if usual else 0
        thorough |= set(cases) - {cases[at * step + at % step] for at in range(usual)}
    chosen, left_out = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        (chosen if (item in thorough) == (asked == "thorough") else left_out).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = chosen


def pytest_collection_finish() -> None:
    """Spare what is loaded by now from garbage collections: each would walk through all of it."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the test's own: pytest would look through those of all tests for the next number."""
    name = re.sub(r"\W", "_", request.node.name)[:30]
    folder = tmp_path_factory.getbasetemp() / f"{name}{next(_folders)}"
    folder.mkdir(mode=0o700)
    return folder


@pytest.fixture(scope="session")
def _started_browser() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """A browser and the loop that it is driven in, which stands still between two tests of pages."""
    from playwright.sync_api import sync_playwright

    from tests.phones.browser import launch

    with sync_playwright() as playwright:
        found, loop = launch(playwright), asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield found, loop
        asyncio._set_running_loop(loop)
        found.close()


@pytest.fixture
def browser(_started_browser: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """One browser for all tests of pages: to start it takes longer than most pages."""
    found, loop = _started_browser
    asyncio._set_running_loop(loop)
    yield found
    for context in found.contexts:
        context.close()
    asyncio._set_running_loop(None)  # other tests have loops of their own
