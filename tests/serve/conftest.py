"""A server of tables for a test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.serve.house import House

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
