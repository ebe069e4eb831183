"""Feed damaged inputs to everything that reads what others may have written.

``python tests/bench/fuzz.py --inputs 200000``: saved games, settings, messages of phones, tasks, content and
kept files, mutated from valid ones. Nothing but the program's own errors may be raised, no input may take
more than a second of the processor's time, and memory must not grow. The first inputs that fail are kept in
``--keep``. Prints one JSON object as its last line; exit code 1 after any failure.
"""

import argparse
import json
import logging
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide packages behind scripts' names.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from tests.bench.measuring import resident_mb
from tests.fuzz.kinds import kinds
from tests.fuzz.run import Run

SLOWEST = 1.0
"""The most seconds of the processor for one input."""
MOST_GROWTH = 24.0
"""The most megabytes by which memory may grow after the first fifth of the inputs."""


def main() -> int:
    """Feed as many as asked; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--inputs", type=int, default=20_000, help="how many (default 20,000)")
    parser.add_argument("--seed", type=int, default=1, help="of all mutations (default 1)")
    parser.add_argument("--only", metavar="KIND", help="one kind, such as records")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where inputs that fail are kept")
    asked = parser.parse_args()
    logging.disable()  # every refusal would be told
    began = time.perf_counter()
    memory: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        found = [kind for kind in kinds(Path(folder)) if asked.only in (None, kind.name)]
        run = Run(found, asked.seed, asked.keep, SLOWEST)
        for number in range(asked.inputs):
            if number % max(1, asked.inputs // 10) == 0:
                memory.append(resident_mb())
                print(f"{number} inputs, {len(run.failures)} failures, {memory[-1]:.0f} MB", flush=True)
            run.feed()
        memory.append(resident_mb())
        for kind in found:
            kind.close()
    growth = memory[-1] - memory[min(2, len(memory) - 1)]
    figures: dict[str, Any] = {
        "inputs": sum(run.fed.values()),
        "kinds": dict(sorted(run.fed.items())),
        "accepted": dict(sorted(run.accepted.items())),
        "failures": len(run.failures),
        "slowest_ms": round(run.slowest * 1000),
        "slowest": run.slowest_of,
        "memory_mb": round(memory[-1], 1),
        "memory_growth_mb": round(growth, 1),
        "seconds": round(time.perf_counter() - began),
    }
    print(json.dumps(figures))
    return 1 if run.failures or growth > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
