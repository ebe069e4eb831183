"""The command that puts faults into the program: it finds them, tries them, and tells what came of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.command import ROOMS
from tests.mutation.equivalents import read_equivalents
from tests.mutation.faults import find_faults

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """\
def charge(price: int, rats: int, free: bool = False) -> int:
    \"\"\"What it costs.\"\"\"
    if free:
        return 0
    if rats > 9:
        price = max(price - 2, 0)
    return price


def refund(price: int) -> int:
    return price + 1
"""
TESTS = """\
from engine.shop import charge


def test_rats_make_it_cheaper() -> None:
    assert charge(5, 10) == 3
    assert charge(5, 2) == 5


def test_broken() -> None:
    assert False
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with a program, a test that passes and one that fails."""
    for folder in ("engine", "tests"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").touch()
    (tmp_path / "engine" / "shop.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "tests" / "test_shop.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


def command(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command on a checkout."""
    start = (
        f"import os, sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "from pathlib import Path\nfrom tests.mutation.command import main\n"
        # In the real checkout the command and the tests are one package.
        "del sys.modules['tests']; sys.path.insert(0, os.getcwd())\n"
        "sys.exit(main(sys.argv[1:], Path.cwd()))"
    )
    return subprocess.run(
        [sys.executable, "-c", start, *arguments], cwd=root, capture_output=True, text=True, check=False
    )


@pytest.mark.thorough(usual=0)
def test_faults_are_tried_on_a_copy_and_told_by_what_came_of_them(checkout: Path) -> None:
    assert command(checkout, "--record", "tests/test_shop.py").returncode == 1  # one of its tests fails
    (checkout / "tests" / "mutation").mkdir()
    (checkout / "tests" / "mutation" / "equivalents.toml").write_text(
        '[[fault]]\nfile = "engine/shop.py"\nwhere = "charge"\nline = "price = max(price - 2, 0)"\n'
        'was = "0"\nbecomes = "1"\nreason = "no price is below 3"\n',
        encoding="utf-8",
    )
    # The lines lie elsewhere now than they were recorded.
    (checkout / "engine" / "shop.py").write_text("LATER = ''\n\n\n" + PROGRAM, encoding="utf-8")
    ran = command(checkout, "--room", "engine", "--count", "100", "--seed", "4", "--jobs", "2")
    assert ran.returncode == 0, ran.stderr
    assert "of 11 faults, seed 4" in ran.stdout
    figures = json.loads(ran.stdout.splitlines()[-1])
    assert {
        name: figures[name] for name in ("mutants", "killed", "survivors", "uncovered", "equivalent")
    } == {"mutants": 11, "killed": 6, "survivors": 1, "uncovered": 3, "equivalent": 1}, ran.stdout
    assert "engine/shop.py:8 charge: rats > 9 → rats >= 9" in ran.stdout
    assert (checkout / "engine" / "shop.py").read_text("utf-8").endswith(PROGRAM)


def test_without_a_record_it_says_what_to_do(checkout: Path) -> None:
    ran = command(checkout)
    assert ran.returncode == 1
    assert "--record" in ran.stderr


def test_a_fault_is_one_small_change(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(
        "class Rat:\n    @effect(3)\n    def go(self, a, b):\n"
        "        self.at += 1\n        return a < b and pair(a, b)\n",
        encoding="utf-8",
    )
    found = {(fault.where, fault.was, fault.becomes) for fault in find_faults(tmp_path, "one.py")}
    assert found == {
        ("Rat", "3", "4"),
        ("Rat.go", "self.at += 1", "pass"),
        ("Rat.go", "1", "2"),
        ("Rat.go", "a < b and pair(a, b)", "a < b or pair(a, b)"),
        ("Rat.go", "a < b", "a <= b"),
        ("Rat.go", "pair(a, b)", "pair(b, a)"),
    }


def test_words_types_checks_and_the_log_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(
        'from typing import TYPE_CHECKING\n"""Told."""\nif TYPE_CHECKING:\n    x = 1\n'
        "def f(a: Literal[1]) -> tuple[int, str]:\n    assert a == 2\n"
        "    _log.warning('%s: %d', a, 1)\n    return f'{a + 1}'\n"
        "WORDS = Family('words', (*('a', 'b'), 'c'))\n",
        encoding="utf-8",
    )
    found = find_faults(tmp_path, "one.py")
    assert [fault.was for fault in found] == ["Family('words', (*('a', 'b'), 'c'))"], "its two arguments"


def test_every_room_and_every_fault_that_is_excused_is_still_there() -> None:
    assert all(list((ROOT / room).glob("*.py")) for room in ROOMS)
    excused = read_equivalents()
    there = {fault.key for file in {key[0] for key in excused} for fault in find_faults(ROOT, file)}
    assert set(excused) <= there
    assert all(len(reason.split()) >= 3 for reason in excused.values())
