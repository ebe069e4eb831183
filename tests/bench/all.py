"""All figures in one evening, before and after: runs the benches in turn and writes one table.

    python tests/bench/all.py --before ../old --write build/figures.md --state build/figures.jsonl

``--before`` is another checkout with a ``.venv`` of its own; each bench runs there first and then here, so
that both have the same machine in the same hour. The long ones (``--long``) take hours. ``first_picture``
needs a packed folder in each checkout, and the sounds' benches the ``art`` extra.

``--quick`` tells whether the benches still work: each runs once, as short as it can. Its figures compare
nothing.

``--state FILE`` keeps the figures of each bench and checkout as soon as they are there: the same command
continues a run that was stopped. Figures of another commit don't count. A bench without figures runs again.

Prints the table, then a line for each bench that failed; those that the other checkout lacks have not failed.
The last line is JSON with all figures. Exit code 1 if a bench failed, even if it gave figures. The attacks
(flood, fuzz, kill, soak) are commands of their own.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parents[2]


class Bench(NamedTuple):
    """A script in this folder, with its arguments, and whether it draws into no real window.

    ``quick``: its arguments where only a smoke test is wanted.
    """

    name: str
    arguments: tuple[str, ...] = ()
    dummy: bool = True
    quick: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """Its name and what is particular about this run."""
        return " ".join((self.name, *self.arguments))


BENCHES = (
    Bench("engine"),
    Bench("frames"),
    Bench("frames", ("--size", "3840x2160")),
    Bench("person"),
    Bench("memory"),
    Bench("start"),
    Bench("press"),
    Bench("waiting", quick=("--deals", "1")),
    Bench("loudness"),
    Bench("sizes"),
    Bench("phones", quick=("--seconds", "3")),
    Bench("serve", quick=("--tables", "4", "--seconds", "3")),
    Bench("hints", ("--hints", "100"), quick=("--hints", "2")),
    Bench("tasks", ("5",), quick=("1",)),
    Bench("evening"),
    Bench("instruments"),
    Bench("shapes"),
    Bench("low_power", quick=("--seconds", "3")),
    Bench("look", dummy=False),
    Bench("first_picture", dummy=False),
    Bench("window", dummy=False, quick=("--seconds", "3")),
    Bench("window", ("--size", "3840x2160"), dummy=False),
)
LONG = (
    Bench("review", ("--games", "30"), quick=("--games", "1")),
    Bench("par", ("--dates", "21"), quick=("--dates", "1")),
    *(Bench("habits", ("found", kind, "--series", "20")) for kind in ("hires", "hospital", "donations")),
    Bench("habits", ("none", "--series", "20")),
    Bench("dial", ("strengths",)),
    Bench("characters"),
    Bench("bots"),
)
"""These take hours."""


class Result(NamedTuple):
    """What a bench gave: its figures, and why it failed or could not run, which is empty if all is well."""

    figures: dict[str, Any]
    failure: str = ""

    @property
    def lacking(self) -> bool:
        """Whether the checkout has no such bench."""
        return self.failure == LACKING


LACKING = "no such bench"


def run(bench: Bench, checkout: Path) -> Result:
    """Run a bench in a checkout. One that fails for a figure over its limit has figures all the same."""
    script, python = checkout / "tests" / "bench" / f"{bench.name}.py", checkout / ".venv" / "bin" / "python"
    if not script.is_file():
        return Result({}, LACKING)
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"} if bench.dummy else {}
    ended = subprocess.run(
        [str(python) if python.is_file() else sys.executable, str(script), *bench.arguments],
        cwd=checkout,
        env={**os.environ, **drivers},
        capture_output=True,
        text=True,
    )
    figures = last_json(ended.stdout)
    if figures is not None and not ended.returncode:
        return Result(figures)
    errors = ended.stderr.strip().splitlines()
    reason = errors[-1][:120] if errors else "no figures" if figures is None else "no reason given"
    return Result(figures or {}, f"exit code {ended.returncode}: {reason}")


class Kept:
    """The results of a run so far, in a file; without a file only in memory."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._results: dict[tuple[str, str, str], Result] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file and file.exists() else ():
            try:
                *key, figures, failure = json.loads(line)
            except ValueError:
                continue  # the run was stopped while it wrote this line
            self._results[key[0], key[1], key[2]] = Result(figures, failure)

    def result(self, bench: Bench, checkout: Path) -> Result:
        """Return what a bench gave in this commit of the checkout; it runs if that isn't known."""
        key = str(checkout), commit_of(checkout), bench.title
        if key not in self._results:
            result = self._results[key] = run(bench, checkout)
            if self._file and result.figures:
                self._file.parent.mkdir(parents=True, exist_ok=True)
                with self._file.open("a", encoding="utf-8") as file:
                    file.write("\n" + json.dumps([*key, *result]))
        return self._results[key]


def commit_of(checkout: Path) -> str:
    """Return the commit of a checkout, with ``-dirty`` if files differ from it; empty without git."""
    asked = ["git", "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"]
    return subprocess.run(asked, cwd=checkout, capture_output=True, text=True).stdout.strip()


def last_json(printed: str) -> dict[str, Any] | None:
    """Return the object on the last line that is one; ``None`` where there is none."""
    for line in reversed(printed.splitlines()):
        if line.startswith("{"):
            try:
                found = json.loads(line)
            except ValueError:
                continue
            if isinstance(found, dict):
                return found
    return None


def flat(figures: dict[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Yield each figure with its name; entries of entries as ``watched.per_s``."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from flat(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", json.dumps(value, ensure_ascii=False)


def rows(bench: Bench, before: Result | None, after: Result) -> Iterator[str]:
    """Yield the lines of the table for a bench: figure, before, after."""
    old, new = (
        dict(flat(result.figures | ({"failed": result.failure} if result.failure else {})) if result else ())
        for result in (before, after)
    )
    for name in dict.fromkeys((*old, *new)):
        yield f"| {bench.title} | {name} | {old.get(name, '–')} | {new.get(name, '–')} |"


def short() -> list[Bench]:
    """Return each bench once, as short as it can be; of the long ones those that can."""
    benches: dict[str, Bench] = {}
    for bench in (*BENCHES, *(bench for bench in LONG if bench.quick)):
        benches.setdefault(bench.name, bench._replace(arguments=bench.quick))
    return [*benches.values()]


def chosen(names: Sequence[str], long: bool, quick: bool = False) -> list[Bench]:
    """Return the benches of these names, all without any. Raises ``SystemExit`` for an unknown one."""
    benches = short() if quick else [*BENCHES, *(LONG if long or names else ())]
    unknown = set(names) - {bench.name for bench in benches}
    if unknown:
        raise SystemExit(f"no such bench: {', '.join(sorted(unknown))}")
    return [bench for bench in benches if not names or bench.name in names]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", help="some of the benches; all without")
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="measure this one too")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table there as well")
    parser.add_argument("--long", action="store_true", help="also what takes hours")
    parser.add_argument("--quick", action="store_true", help="each once and short: do they still work?")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the figures in FILE, to continue")
    given = parser.parse_args()
    checkouts = {"before": given.before.resolve()} if given.before else {}
    checkouts["after"] = HERE
    kept = Kept(given.state)
    lines = ["| bench | figure | before | after |", "|---|---|---|---|"]
    print(*lines, sep="\n", flush=True)
    everything, failures = {}, []
    for bench in chosen(given.names, given.long, given.quick):
        found = {side: kept.result(bench, checkout) for side, checkout in checkouts.items()}
        everything[bench.title] = {side: result._asdict() for side, result in found.items()}
        failures += [
            f"failed: {bench.title} ({side}): {result.failure}"
            for side, result in found.items()
            if result.failure and not result.lacking
        ]
        added = [*rows(bench, found.get("before"), found["after"])]
        print(*added, sep="\n", flush=True)
        lines += added
        if given.write:
            given.write.parent.mkdir(parents=True, exist_ok=True)
            given.write.write_text("\n".join([*lines, "", *failures]) + "\n", encoding="utf-8")
    for failure in failures:
        print(failure)
    print(json.dumps(everything, ensure_ascii=False))
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
