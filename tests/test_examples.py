"""The examples in docstrings do what they show."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from tests.programs import ROOT

FILES = [
    path.relative_to(ROOT)
    for folder in ("engine", "game", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if re.search(r"^ *>>> ", path.read_text("utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_the_examples_of(path: Path) -> None:
    name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    load = pytest.importorskip if "adapters" in path.parts else importlib.import_module
    outcome = doctest.testmod(load(name))
    assert outcome.attempted > 0
    assert outcome.failed == 0
