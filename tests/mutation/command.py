"""The command: records, draws faults, tries them, and tells what came of it."""

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mutation.equivalents import read_equivalents
from tests.mutation.faults import Fault, find_faults
from tests.mutation.recording import Record, Recorder
from tests.mutation.trial import FIRST, START, Copies, Trial

ROOMS = (
    "engine",
    "game/decisions",
    "game/match",
    "game/storage",
    "game/phones",
    "game/log",
    "game/table/control",
)
"""Where faults are put if nobody says."""
COUNT = 40
SECONDS = 60.0
FATES = ("killed", "survivors", "uncovered", "equivalent")


@dataclass
class Fate:
    """What came of a fault."""

    fault: Fault
    fate: str
    told: str = ""
    """The test that noticed it, or why nobody can."""


def main(arguments: Sequence[str], root: Path) -> int:
    """Record or try, as asked; return the exit code: 0 if all could be tried, 1 and a sentence if not."""
    asked = _arguments().parse_args(arguments)
    folder = root / "build" / "mutants"
    if asked.record is not None:
        return _record(asked.record, root, folder)
    record = Record(root, folder)
    if not record.seconds:
        print(
            f"Nothing is recorded in {folder}: run `python tests/mutants.py --record` first.", file=sys.stderr
        )
        return 1
    seed = random.SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    faults = _faults(root, asked.room or ROOMS)
    if not faults:
        print(f"No faults in {', '.join(asked.room)}: a room is a folder or file.", file=sys.stderr)
        return 1
    last = folder / "last.txt"
    if asked.again:
        keys = set(last.read_text(encoding="utf-8").splitlines()) if last.exists() else set()
        drawn = [fault for fault in faults if repr(fault.key) in keys]
    else:
        drawn = random.Random(seed).sample(faults, min(asked.count, len(faults)))
    print(f"{len(drawn)} of {len(faults)} faults, seed {seed}", flush=True)
    began = time.perf_counter()
    fates = _try(drawn, root, record, asked.jobs, asked.seconds)
    last.write_text(
        "".join(f"{f.fault.key!r}\n" for f in fates if f.fate in ("survivors", "uncovered")), encoding="utf-8"
    )
    _tell(fates)
    tally = Counter(fate.fate for fate in fates)
    figures: dict[str, float] = {"mutants": len(fates), **{name: tally[name] for name in FATES}}
    figures |= {"share": _share(tally), "seed": seed, "seconds": round(time.perf_counter() - began)}
    print(json.dumps(figures))
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Put small faults into the program and see who notices.")
    parser.add_argument(
        "--record", nargs="*", metavar="TESTS", help="record which tests run which lines (default: all tests)"
    )
    parser.add_argument(
        "--room",
        action="append",
        metavar="ROOM",
        help="such as engine or game/phones/player; may be repeated",
    )
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many faults (default {COUNT})")
    parser.add_argument("--seed", type=int, help="of the draw (default: drawn and printed)")
    parser.add_argument("--jobs", type=int, default=2, help="how many side by side (default 2)")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="of processor time for a fault (default 60)"
    )
    parser.add_argument("--again", action="store_true", help="try again what wasn't noticed the last time")
    return parser


def _record(tests: Sequence[str], root: Path, folder: Path) -> int:
    recorder = Recorder(root, folder)
    return int(pytest.main(["-q", "-p", "no:xdist", *(tests or ["tests"])], plugins=[recorder]))


def _faults(root: Path, rooms: Sequence[str]) -> list[Fault]:
    files = set[str]()
    for room in rooms:
        path = root / room.removesuffix(".py")
        found = [path.with_suffix(".py"), *path.rglob("*.py")]
        files |= {file.relative_to(root).as_posix() for file in found if file.is_file()}
    return [fault for file in sorted(files) for fault in find_faults(root, file)]


def _try(drawn: Sequence[Fault], root: Path, record: Record, jobs: int, seconds: float) -> list[Fate]:
    """Try faults; return what came of them."""
    equivalents = read_equivalents(root / "tests" / "mutation" / "equivalents.toml")
    fates, trials = list[Fate](), list[Trial]()
    for fault in drawn:
        if fault.key in equivalents:
            fates.append(Fate(fault, "equivalent", equivalents[fault.key]))
        elif not (tests := record.tests_of(fault)):
            fates.append(Fate(fault, "uncovered"))
        else:
            trials.append(_trial(fault, tests, record, seconds))
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = Copies(root, Path(folder), jobs)
        ended, suspects = _run(copies, trials), set[str]()
        faulty = _fail_without_a_fault(copies, {t.noticed for t in ended if "::" in t.noticed}, record)
        if faulty:
            print(f"Left out, they fail without a fault: {', '.join(sorted(faulty))}")
            suspects = faulty
        unsure = [trial for trial in ended if trial.noticed in suspects]
        again = []
        for trial in unsure:
            assert isinstance(trial.name, Fault)
            tests = [test for test in record.tests_of(trial.name) if test not in suspects]
            again.append(_trial(trial.name, tests, record, seconds))
        ended = [trial for trial in ended if trial.noticed not in suspects] + _run(copies, again)
    for trial in ended:
        assert isinstance(trial.name, Fault)
        fates.append(Fate(trial.name, "killed" if trial.noticed else "survivors", trial.noticed))
    return fates


def _trial(fault: Fault, tests: Sequence[str], record: Record, seconds: float) -> Trial:
    """Return a trial of a fault with as many tests as fit into the time, the shortest first."""
    chosen, sum_ = list[str](), 0.0
    for test in tests:
        sum_ += record.seconds[test]
        if chosen and sum_ > seconds:
            break
        chosen.append(test)
    most = min(seconds + START, START + 3 * sum_)
    return Trial(
        [chosen[:FIRST], chosen[FIRST:]] if len(chosen) > FIRST else [chosen],
        most,
        fault.file,
        fault.source,
        name=fault,
    )


def _run(copies: Copies, trials: Sequence[Trial]) -> list[Trial]:
    ended = []
    for number, trial in enumerate(copies.run(trials), 1):
        ended.append(trial)
        print(
            f"{number}/{len(trials)} {trial.took:5.1f} s  {trial.name}  {trial.noticed or 'SURVIVES'}",
            flush=True,
        )
    return ended


def _fail_without_a_fault(copies: Copies, tests: set[str], record: Record) -> set[str]:
    """Return which of the tests that noticed a fault also fail when there is none."""
    faulty = set[str]()
    while tests - faulty:
        chosen = sorted(tests - faulty)
        (trial,) = copies.run([Trial([chosen], START + 3 * sum(record.seconds[t] for t in chosen))])
        if not trial.noticed:
            break
        if trial.noticed not in chosen:
            raise SystemExit(f"Without a fault: {trial.noticed}. Run the tests first.")
        faulty.add(trial.noticed)
    return faulty


def _tell(fates: Sequence[Fate]) -> None:
    for name in ("survivors", "uncovered"):
        if found := sorted((f.fault for f in fates if f.fate == name), key=str):
            print(f"\n{name}:", *found, sep="\n  ")
    rooms = defaultdict[str, Counter[str]](Counter)
    for fate in fates:
        rooms[fate.fault.file.rpartition("/")[0]][fate.fate] += 1
    print(f"\n{'room':28}" + "".join(f"{name:>12}" for name in (*FATES, "share")))
    for room, tally in sorted(rooms.items()):
        print(f"{room:28}" + "".join(f"{tally[name]:12}" for name in FATES) + f"{_share(tally):12}")


def _share(tally: Counter[str]) -> float:
    """Return which share of the faults that can be noticed was killed."""
    possible = tally.total() - tally["equivalent"]
    return round(tally["killed"] / possible, 3) if possible else 1.0
