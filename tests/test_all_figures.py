"""``tests/bench/all.py``: one table of all benches, which a stopped run continues and no failure leaves."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ALL = Path(__file__).parent / "bench" / "all.py"
COUNTS = """
import json, pathlib, sys
runs = pathlib.Path(__file__).with_suffix(".runs")
runs.write_text(runs.read_text() + "x" if runs.exists() else "x")
print(json.dumps({"runs": len(runs.read_text())}))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose benches ``engine`` and ``person`` tell how often they have run."""
    folder = tmp_path / "checkout"
    benches = folder / "tests" / "bench"
    benches.mkdir(parents=True)
    shutil.copy(ALL, benches)
    for name in ("engine", "person"):
        (benches / f"{name}.py").write_text(COUNTS, encoding="utf-8")
    return folder


def figures(checkout: Path, *arguments: str, fails: bool = False) -> tuple[dict[str, Any], str]:
    """What the command prints: the last line's figures, and all of it."""
    command = [sys.executable, str(checkout / "tests" / "bench" / "all.py"), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == fails, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return {name: sides["after"]["figures"] for name, sides in found.items()}, ended.stdout


def test_a_stopped_run_continues_with_what_is_not_done(checkout: Path, tmp_path: Path) -> None:
    state = tmp_path / "build" / "state.jsonl"
    figures(checkout, "engine", "--state", str(state))
    with state.open("a") as file:
        file.write('\n["half a li')
    found, _ = figures(checkout, "engine", "person", "--state", str(state))
    assert found == {"engine": {"runs": 1}, "person": {"runs": 1}}
    found, _ = figures(checkout, "engine")
    assert found["engine"] == {"runs": 2}


def test_a_bench_over_its_limit_stays_failed_when_continued(checkout: Path, tmp_path: Path) -> None:
    script = checkout / "tests" / "bench" / "engine.py"
    script.write_text(COUNTS + "sys.exit('engine: too slow')", encoding="utf-8")
    state, table = tmp_path / "state.jsonl", tmp_path / "table.md"
    for _ in range(2):
        found, printed = figures(checkout, "engine", "--state", str(state), "--write", str(table), fails=True)
        assert found["engine"] == {"runs": 1}
        failure = "failed: engine (after): exit code 1: engine: too slow"
        assert failure in printed
        assert failure in table.read_text(encoding="utf-8")


def test_a_bench_without_figures_runs_again(checkout: Path, tmp_path: Path) -> None:
    script = checkout / "tests" / "bench" / "engine.py"
    script.write_text("raise ValueError('broken')", encoding="utf-8")
    _, printed = figures(checkout, "engine", "--state", str(tmp_path / "state"), fails=True)
    assert "exit code 1: ValueError: broken" in printed
    script.write_text(COUNTS, encoding="utf-8")
    found, _ = figures(checkout, "engine", "--state", str(tmp_path / "state"))
    assert found["engine"] == {"runs": 1}


def test_the_other_checkout_may_lack_a_bench(checkout: Path, tmp_path: Path) -> None:
    old = shutil.copytree(checkout, tmp_path / "old")
    (old / "tests" / "bench" / "engine.py").unlink()
    _, printed = figures(checkout, "engine", "--before", str(old))
    assert '| engine | failed | "no such bench" | – |' in printed
    assert "| engine | runs | – | 1 |" in printed


def test_figures_of_another_commit_do_not_count(checkout: Path, tmp_path: Path) -> None:
    def commit(message: str) -> None:
        git = ["git", "-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        subprocess.run([*git, "add", "tests/bench/*.py"], cwd=checkout, check=True)
        subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", message], cwd=checkout, check=True)

    subprocess.run(["git", "init", "-q"], cwd=checkout, check=True)
    for runs, message in enumerate(("first", "second"), 1):
        commit(message)
        for _ in range(2):
            found, _ = figures(checkout, "engine", "--state", str(tmp_path / "state"))
            assert found["engine"] == {"runs": runs}


def test_the_quick_mode_runs_each_bench_once_and_short(checkout: Path) -> None:
    for name in ("hints", "frames", "review"):
        script = checkout / "tests" / "bench" / f"{name}.py"
        script.write_text("import json, sys\nprint(json.dumps({'given': sys.argv[1:]}))", encoding="utf-8")
    found, _ = figures(checkout, "hints", "frames", "review", "engine", "--quick")
    assert found == {
        "engine": {"runs": 1},
        "frames": {"given": []},
        "hints --hints 2": {"given": ["--hints", "2"]},
        "review --games 1": {"given": ["--games", "1"]},
    }
