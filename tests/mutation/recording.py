"""Which tests run which lines: recorded once, as a plugin of pytest, and read for each fault.

A record is a folder that git ignores. Each file of tests has two files in it: what coverage measured, with
the tests' names as contexts, and the tests' seconds with the sources that they ran. So a file of tests can be
recorded anew alone, and a line is found again after others were added before it. What runs while the program
is imported, in its functions too, concerns all tests of the file. What a test starts as another process isn't
recorded.
"""

import difflib
import hashlib
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage, CoverageData

from tests.mutation.faults import Fault

MEASURED = ("engine", "game")
"""The folders whose lines are recorded."""


class Recorder:
    """A plugin of pytest that writes the record of the tests that pass."""

    def __init__(self, root: Path, folder: Path) -> None:
        """``folder`` holds the record and is made if need be."""
        self._root, self._folder = root, folder
        self._file = ""
        self._coverage: Coverage | None = None
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()
        self._imported: dict[str, list[int]] = {}
        """The lines of each file that ran before the first test."""
        (folder / "sources").mkdir(parents=True, exist_ok=True)
        self._importing = self._begin(None)
        self._importing.start()

    def _begin(self, file: Path | None) -> Coverage:
        """Return a measurement that is kept in a file, or in memory alone."""
        found = Coverage(
            data_file=str(file) if file else None,
            source=[str(self._root / name) for name in MEASURED],
            config_file=False,
            messages=False,
        )
        found.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])
        return found

    def pytest_collection_finish(self) -> None:
        """Note what was run by importing the program."""
        self._importing.stop()
        data = self._importing.get_data()
        for measured in data.measured_files():
            self._imported[self._named(measured)] = sorted(data.lines(measured) or ())

    def _named(self, measured: str) -> str:
        return Path(measured).relative_to(self._root).as_posix()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure a test under its own name."""
        file = item.nodeid.partition("::")[0]
        if file != self._file:
            self._finish()
            self._file = file
            found = _data_file(self._folder, file)
            found.unlink(missing_ok=True)
            self._coverage = self._begin(found)
        assert self._coverage is not None
        self._coverage.start()
        self._coverage.switch_context(item.nodeid)
        began = time.process_time()
        try:
            result = yield
        finally:
            self._seconds[item.nodeid] = round(time.process_time() - began, 4)
            self._coverage.stop()
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that can't notice anything."""
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write what the last file has left."""
        self._finish()

    def _finish(self) -> None:
        if self._coverage is None:
            return
        self._coverage.save()
        data = self._coverage.get_data()
        sources = {}
        for measured in data.measured_files():
            text = Path(measured).read_bytes()
            name = hashlib.sha1(text).hexdigest()
            (self._folder / "sources" / name).write_bytes(text)
            sources[self._named(measured)] = name
        seconds = {test: took for test, took in self._seconds.items() if test not in self._failed}
        imported = {file: self._imported[file] for file in sources if file in self._imported}
        notes = {
            "file": self._file,
            "root": str(self._root),
            "seconds": seconds,
            "sources": sources,
            "imported": imported,
        }
        _notes_file(self._folder, self._file).write_text(json.dumps(notes), encoding="utf-8")
        self._coverage, self._seconds = None, {}


class Record:
    """What was recorded, read when it is asked for."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._root, self._folder = root, folder
        self._notes: list[dict[str, Any]] = []
        self.seconds: dict[str, float] = {}
        """The tests with their seconds of processor time, under measurement."""
        for path in sorted(folder.glob("*.json")):
            notes = json.loads(path.read_text(encoding="utf-8"))
            if (root / notes["file"]).exists():
                self._notes.append(notes)
                self.seconds |= notes["seconds"]
        self._lines: dict[str, dict[int, set[str]]] = {}
        self._imported = defaultdict[str, set[int]](set)

    def tests_of(self, fault: Fault) -> list[str]:
        """Return the tests that run a fault, the shortest first; none if nothing runs it."""
        lines, own = self._lines_of(fault.file), {fault.statement, *range(fault.first, fault.last + 1)}
        if fault.in_function and own.isdisjoint(self._imported[fault.file]):
            found = set[str]().union(*(lines.get(number, set()) for number in own))
        else:  # it runs when the file is imported
            found = set().union(*lines.values()) or set(self.seconds)
        return sorted(found, key=lambda test: (self.seconds[test], test))

    def _lines_of(self, file: str) -> dict[int, set[str]]:
        """Return the tests that run each line of a file as it is now."""
        if file not in self._lines:
            lines = defaultdict[int, set[str]](set)
            now = (self._root / file).read_text(encoding="utf-8").splitlines()
            for notes in self._notes:
                if file in notes["sources"]:
                    self._add(lines, notes, file, now)
            self._lines[file] = lines
        return self._lines[file]

    def _add(self, lines: dict[int, set[str]], notes: dict[str, Any], file: str, now: Sequence[str]) -> None:
        data = CoverageData(str(_data_file(self._folder, notes["file"])))
        data.read()
        then = (self._folder / "sources" / notes["sources"][file]).read_text(encoding="utf-8").splitlines()
        moved = _moved(then, now)
        self._imported[file] |= {moved[line] for line in notes["imported"].get(file, ()) if line in moved}
        known = notes["seconds"].keys()
        for line, tests in data.contexts_by_lineno(f"{notes['root']}/{file}").items():
            if line in moved:
                lines[moved[line]] |= known & set(tests)
        data.close()


def _moved(then: Sequence[str], now: Sequence[str]) -> dict[int, int]:
    """Return where each line is now. Lines that were changed one by one count as the same."""
    if then == now:
        return {number: number for number in range(1, len(now) + 1)}
    moved = dict[int, int]()
    for kind, a, b, c, d in difflib.SequenceMatcher(None, then, now, autojunk=False).get_opcodes():
        if kind == "equal" or (kind == "replace" and b - a == d - c):
            moved |= {a + at + 1: c + at + 1 for at in range(b - a)}
    return moved


def _data_file(folder: Path, file: str) -> Path:
    return folder / f"{file.replace('/', '-')}.coverage"


def _notes_file(folder: Path, file: str) -> Path:
    return folder / f"{file.replace('/', '-')}.json"
