"""Whatever language a test has set, the next one begins in English."""

from collections.abc import Iterator

import pytest

from game.words import set_language


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")
