"""Nothing of the program is replaced in this folder: a test only has a home of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage import pending_writes


@pytest.fixture(autouse=True)
def _a_home_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's folders lie in the test's folder."""
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))


@pytest.fixture(autouse=True)
def _what_a_test_could_not_write_stays_with_it() -> Iterator[None]:
    """A program keeps for itself what the hall of fame's file hasn't taken; here each test is a program."""
    yield
    for kept in (pending_writes._pending, pending_writes._notices, pending_writes._said):
        kept.clear()
