"""The examples in docstrings do what they show."""

import doctest
from types import ModuleType

import pytest

import engine
from tests.engine import table


@pytest.mark.parametrize("module", [engine, table], ids=lambda module: module.__name__)
def test_the_examples_of(module: ModuleType) -> None:
    outcome = doctest.testmod(module)
    assert outcome.attempted > 0
    assert outcome.failed == 0
