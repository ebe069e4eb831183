"""Python programs of their own, which tests run to their end."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def python(
    *arguments: object,
    ends: int = 0,
    cwd: Path = ROOT,
    environment: Mapping[str, str] = os.environ,
    **variables: str,
) -> subprocess.CompletedProcess[str]:
    """Run Python; fail with what it said where it ends with another number.

    ``variables`` are added to ``environment``, which is the test's own without another.
    """
    ran = subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=cwd,
        env={**environment, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == ends, ran.stderr
    return ran
