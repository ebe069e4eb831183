"""Some hundred damaged inputs for everything that reads what others wrote; the bench tries many more."""

import random
from pathlib import Path

from tests.fuzz.kinds import FileKind, kinds
from tests.fuzz.run import Run

INPUTS = 500


def test_damaged_inputs_are_refused_by_our_own_errors(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")
    found = kinds(tmp_path)
    run = Run(found, seed)
    for _ in range(INPUTS):
        run.feed()
    for kind in found:
        kind.close()
    assert run.failures == []
    assert 0 < sum(run.accepted.values()) < INPUTS


def test_whatever_else_is_raised_is_a_failure() -> None:
    def read(content: bytes) -> bool:
        raise KeyError(content)

    run = Run([FileKind("faulty", 1.0, [b"a = 1\n"], read)], 1)
    run.feed()
    assert "KeyError" in run.failures[0]
