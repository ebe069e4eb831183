"""The log and the limits of the system that the program begins with."""

import logging
import os
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import start
from tests.programs import python


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A log that is put aside after two thousand bytes."""
    root = logging.getLogger()
    before, level, raising = root.handlers[:], root.level, logging.raiseExceptions
    monkeypatch.setattr(start, "user_log_path", lambda *ignored, **also: tmp_path / "log")
    monkeypatch.setattr(start, "_LARGEST_LOG", 2000)
    found = start._start_log()
    assert found is not None
    yield found
    for handler in root.handlers[:]:
        if handler not in before:
            root.removeHandler(handler)
            handler.close()
    root.setLevel(level)
    logging.raiseExceptions = raising


def test_a_log_has_an_end_while_the_program_runs(log: Path) -> None:
    for number in range(1000):
        logging.getLogger("tests").info("line %d", number)
    files = sorted(log.parent.iterdir())
    assert [file.name for file in files] == ["notre-dame.log", "notre-dame.log.1"]
    assert all(file.stat().st_size <= 2000 for file in files)
    assert "line 999" in log.read_text(encoding="utf-8")
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)


@pytest.mark.skipif(os.name != "posix", reason="the system has no such limit")
def test_more_files_may_be_open_where_the_system_begins_with_few() -> None:
    most = min(1024, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    program = (
        "import resource\n"
        "from game.app.open_files import let_open\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "let_open(1024)\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    assert python("-c", program).stdout.split()[-1] == str(most)
