"""Runs tests on copies of the checkout, each with one fault, several side by side.

pytest and what else is large is loaded once: a trial is a fork of this process that knows nothing of the
program yet and finds the copy's files first.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

PROGRAM = ("engine", "game", "tests", "sprites", "sounds")
"""Packages of the checkout, which a trial must find in its copy."""
LOADED_ONCE = (
    "hypothesis",
    "hypothesis.strategies",
    "jsonschema",
    "pygame",
    "pygame_gui",
    "fluent.runtime",
    "websockets.sync.client",
    "websockets.asyncio.server",
)
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "build", "dist", "*.egg-info")
FIRST = 20
"""So many tests are run alone before the others are even loaded: most faults are noticed by them."""
START = 10.0
"""Seconds of processor time for loading, and for what runs slower than it was recorded."""
STANDSTILL = 60.0
"""Seconds after which a trial that uses no processor time is ended."""


@dataclass
class Trial:
    """Tests on a copy with a fault, in groups that are run one after the other until one fails."""

    tests: list[list[str]]
    most: float
    """Seconds of processor time for all of them."""
    file: str = ""
    source: str = ""
    noticed: str = ""
    """The test that failed, or what else ended the trial; empty if the tests passed."""
    took: float = 0.0
    name: object = None
    pid: int = field(default=0, repr=False)


class Copies:
    """Copies of a checkout to try faults on."""

    def __init__(self, root: Path, folder: Path, jobs: int) -> None:
        self._free = [folder / f"copy-{number}" for number in range(jobs)]
        for copy in self._free:
            shutil.copytree(root, copy, ignore=LEFT_OUT, symlinks=True)
        self._stamp = int(time.time())
        self._originals: dict[Path, bytes] = {}
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        for module in LOADED_ONCE:
            with contextlib.suppress(ImportError):
                importlib.import_module(module)

    def run(self, trials: Sequence[Trial]) -> Iterator[Trial]:
        """Run trials side by side and yield each when it has ended."""
        waiting, running = list(reversed(trials)), dict[int, _Running]()
        while waiting or running:
            while waiting and self._free:
                trial = waiting.pop()
                copy = self._free.pop()
                self._put(copy, trial.file, trial.source)
                self._start(running, trial, copy, 0)
            for pid in list(running):
                ended, status, usage = os.wait4(pid, os.WNOHANG)
                trial, copy, group, watch = running[pid]
                if not ended:
                    if watch.stands_still():
                        trial.noticed = "it stands still"
                        os.killpg(pid, signal.SIGKILL)
                    continue
                del running[pid]
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(pid, signal.SIGKILL)  # what it has left running
                trial.took += usage.ru_utime + usage.ru_stime
                trial.noticed = trial.noticed or _verdict(status, copy)
                if not trial.noticed and group + 1 < len(trial.tests):
                    self._start(running, trial, copy, group + 1)
                    continue
                self._put(copy, trial.file, "")
                self._free.append(copy)
                yield trial
            time.sleep(0.02)

    def _start(self, running: dict[int, _Running], trial: Trial, copy: Path, group: int) -> None:
        told = copy / "verdict"
        told.unlink(missing_ok=True)
        pid = os.fork()
        if not pid:
            _run(copy, trial.tests[group], int(trial.most - trial.took) + 1)
        running[pid] = (trial, copy, group, _Watch(pid))

    def _put(self, copy: Path, file: str, source: str) -> None:
        """Write a file, or what it held again. Its time is new: compiled files go by it."""
        if not file:
            return
        path = copy / file
        if source:
            self._originals[copy] = path.read_bytes()
            path.write_text(source, encoding="utf-8")
        else:
            path.write_bytes(self._originals.pop(copy))
        self._stamp += 2
        os.utime(path, (self._stamp, self._stamp))


class _Watch:
    """Notices when a process and its children do nothing any more."""

    def __init__(self, session: int) -> None:
        self._session, self._used, self._since = session, -1, time.monotonic()
        self._next = self._since + 5

    def stands_still(self) -> bool:
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + 5
        used = 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                told = path.read_text().rpartition(")")[2].split()
                if int(told[3]) == self._session:
                    used += sum(map(int, told[11:15]))
        if used != self._used:
            self._used, self._since = used, now
        return now - self._since > STANDSTILL


_Running = tuple[Trial, Path, int, _Watch]
"""A trial, its copy, the number of its group of tests, and who watches it."""


class Chosen:
    """A plugin of pytest: runs the chosen tests in their order, and tells which one failed first."""

    def __init__(self, tests: Sequence[str], told: Path) -> None:
        self._place = {test: at for at, test in enumerate(tests)}
        self._told = told

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the chosen tests alone, in their order."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self._place), key=lambda item: self._place[item.nodeid]
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell the first that fails."""
        if report.failed and not self._told.exists():
            self._told.write_text(report.nodeid, encoding="utf-8")


def _run(copy: Path, tests: Sequence[str], seconds: int) -> None:
    """Be the trial: run the tests in the copy, and end."""
    code = 70
    try:
        os.setsid()
        with open(copy / "output", "w") as output, open(os.devnull) as nothing:
            os.dup2(nothing.fileno(), 0)
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        os.chdir(copy)
        os.environ["PYTHONPATH"] = str(copy)
        for name in list(sys.modules):
            if name.partition(".")[0] in PROGRAM:
                del sys.modules[name]
        sys.path[:] = [str(copy), *(p for p in sys.path if not (p and (Path(p) / "engine").is_dir()))]
        importlib.invalidate_caches()
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--basetemp={copy / '.temporary'}"]
        code = int(pytest.main([*quiet, *files], plugins=[Chosen(tests, copy / "verdict")]))
    finally:
        sys.stdout.flush()
        os._exit(code)


def _verdict(status: int, copy: Path) -> str:
    """Return what ended a trial; empty if all tests passed, or none of them is there any more."""
    told = copy / "verdict"
    if told.exists():
        return told.read_text(encoding="utf-8")
    if os.WIFSIGNALED(status):
        return "it takes too long" if os.WTERMSIG(status) == signal.SIGXCPU else "it crashes"
    code = os.WEXITSTATUS(status)
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return ""
    return "it can't be loaded"
