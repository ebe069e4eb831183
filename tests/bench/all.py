"""All figures in one evening, before and after: runs the benches in turn and writes one table.

    python tests/bench/all.py --before ../old --write build/figures.md

``--before`` is another checkout with a ``.venv`` of its own; each bench runs there first and then here, so
that both have the same machine in the same hour. The table tells which bench the other checkout lacks, and
which fails. The long ones (``--long``: review, par) take hours. ``first_picture`` needs a packed folder in
each checkout. Prints the table; the last line is JSON with all figures.
"""

from __future__ import annotations

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
    """A script in this folder, with its arguments, and whether it draws into no real window."""

    name: str
    arguments: tuple[str, ...] = ()
    dummy: bool = True

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
    Bench("waiting"),
    Bench("loudness"),
    Bench("sizes"),
    Bench("phones"),
    Bench("serve"),
    Bench("hints", ("--hints", "100")),
    Bench("look", dummy=False),
    Bench("first_picture", dummy=False),
    Bench("window", dummy=False),
    Bench("window", ("--size", "3840x2160"), dummy=False),
)
LONG = (Bench("review", ("--games", "30")), Bench("par", ("--dates", "21")))
"""These take hours."""


def run(bench: Bench, checkout: Path) -> dict[str, Any]:
    """Return the figures of a bench in a checkout, or ``{"missing": reason}``.

    A bench may fail for a figure over its limit: its figures count all the same.
    """
    script, python = checkout / "tests" / "bench" / f"{bench.name}.py", checkout / ".venv" / "bin" / "python"
    if not script.is_file():
        return {"missing": "no such bench"}
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"} if bench.dummy else {}
    ended = subprocess.run(
        [str(python) if python.is_file() else sys.executable, str(script), *bench.arguments],
        cwd=checkout,
        env={**os.environ, **drivers},
        capture_output=True,
        text=True,
    )
    figures = last_json(ended.stdout)
    if figures is not None:
        return figures
    told = ended.stderr.strip().splitlines()
    return {"missing": told[-1][:80] if told else f"ended with {ended.returncode}"}


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


def rows(bench: Bench, before: dict[str, Any] | None, after: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of the table for a bench: figure, before, after."""
    old, new = dict(flat(before or {})), dict(flat(after))
    for name in dict.fromkeys((*old, *new)):
        yield f"| {bench.title} | {name} | {old.get(name, '–')} | {new.get(name, '–')} |"


def chosen(names: Sequence[str], long: bool) -> list[Bench]:
    """Return the benches of these names, all without any. Raises ``SystemExit`` for an unknown one."""
    benches = [*BENCHES, *(LONG if long or names else ())]
    unknown = set(names) - {bench.name for bench in benches}
    if unknown:
        raise SystemExit(f"no such bench: {', '.join(sorted(unknown))}")
    return [bench for bench in benches if not names or bench.name in names]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", help="some of the benches; all without")
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="measure this one too")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table there as well")
    parser.add_argument("--long", action="store_true", help="also what takes hours")
    given = parser.parse_args()
    lines = ["| bench | figure | before | after |", "|---|---|---|---|"]
    print(*lines, sep="\n", flush=True)
    everything = {}
    for bench in chosen(given.names, given.long):
        before = run(bench, given.before.resolve()) if given.before else None
        after = run(bench, HERE)
        everything[bench.title] = {"before": before, "after": after}
        told = [*rows(bench, before, after)]
        print(*told, sep="\n", flush=True)
        lines += told
        if given.write:
            given.write.parent.mkdir(parents=True, exist_ok=True)
            given.write.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(json.dumps(everything, ensure_ascii=False))


if __name__ == "__main__":
    main()
