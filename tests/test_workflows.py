"""What is released is what was checked: the workflows, the locks, and the notes."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import tomli
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from game import __version__

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = {
    path.stem: yaml.safe_load(path.read_text("utf-8"))
    for path in (ROOT / ".github" / "workflows").glob("*.yml")
}
PROJECT = tomli.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    """All steps of a workflow, in order."""
    return [step for job in workflow["jobs"].values() for step in job.get("steps", ())]


def events(name: str) -> dict[str, Any]:
    """What a workflow runs on; YAML reads its key as true."""
    found: dict[str, Any] = WORKFLOWS[name][True]
    return found


def locked(extra: str) -> dict[str, tuple[Version, list[str]]]:
    """The packages of a lock, with their versions and hashes."""
    text = (ROOT / ".ci" / "locks" / f"{extra}.txt").read_text("utf-8").replace("\\\n", " ")
    found: dict[str, tuple[Version, list[str]]] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            pinned, *hashes = line.split(" --hash=")
            name, _, version = pinned.partition(";")[0].partition("==")
            found[canonicalize_name(name.strip())] = Version(version.strip()), [h.strip() for h in hashes]
    return found


def test_every_push_and_pull_request_is_checked_as_by_hand_on_debian() -> None:
    assert {"push", "pull_request"} <= events("check").keys()
    (job,) = WORKFLOWS["check"]["jobs"].values()
    assert job["container"]["image"].startswith("debian:")
    assert job["steps"][-1]["run"] == ".ci/run"


def test_nothing_is_packed_or_released_before_it_is_checked() -> None:
    jobs = WORKFLOWS["release"]["jobs"]
    assert jobs["check"]["uses"] == "./.github/workflows/check.yml"
    assert "workflow_call" in events("check")
    assert jobs["pack"]["needs"] == "check"
    assert set(jobs["release"]["needs"]) == {"check", "pack"}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_action_is_named_by_its_commit_and_keeps_no_token(name: str) -> None:
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, comment in used:
        if not action.startswith("./"):
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), f"{action} doesn't say its version"
    for step in steps(WORKFLOWS[name]):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


def test_only_the_release_itself_may_write() -> None:
    for workflow in WORKFLOWS.values():
        assert workflow["permissions"] == {"contents": "read"}
        for name, job in workflow["jobs"].items():
            assert "permissions" not in job or name == "release"


def test_sums_and_a_proof_lie_beside_the_archives_before_they_are_released() -> None:
    told = [step.get("uses", "") + step.get("run", "") for step in steps(WORKFLOWS["release"])]
    sums, proof, release = (
        next(at for at, text in enumerate(told) if mark in text)
        for mark in ("> SHA256SUMS", "actions/attest-build-provenance@", "gh release create")
    )
    assert sums < proof < release
    assert "--notes-file notes.md" in told[release]
    assert ".ci/notes" in told[sums]


@pytest.mark.parametrize("extra", ["test", "package"])
def test_a_lock_holds_all_that_is_needed_by_hash_and_names_no_place(extra: str) -> None:
    found = locked(extra)
    for line in PROJECT["dependencies"] + PROJECT["optional-dependencies"][extra]:
        wanted = Requirement(line)
        version, _ = found[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(version), f"run .ci/lock: {wanted}, not {version}"
    assert all(hashes and all(h.startswith("sha256:") for h in hashes) for _, hashes in found.values())
    assert "hatchling" in found, "what builds the checkout would be fetched without a hash"
    text = (ROOT / ".ci" / "locks" / f"{extra}.txt").read_text("utf-8")
    assert not re.search(r"://|--(?!hash=)|file:", text)


def test_what_is_packed_is_packed_without_the_tests_packages() -> None:
    assert not {"pytest", "playwright", "hypothesis", "mypy"} & locked("package").keys()


def test_the_notes_of_a_release_are_this_versions_chapter_alone() -> None:
    ran = subprocess.run([ROOT / ".ci" / "notes", __version__], capture_output=True, text=True, check=True)
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    chapters = dict(re.findall(r"^## (\S+).*\n((?:(?!## ).*\n)*)", changes, re.MULTILINE))
    assert ran.stdout.strip() == chapters[__version__].strip()
    assert ran.stdout.strip()


def test_a_version_without_a_chapter_is_not_released() -> None:
    ran = subprocess.run([ROOT / ".ci" / "notes", "0.0.7"], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr == 'CHANGELOG.md: no chapter "## 0.0.7"; write one.\n'


@pytest.mark.skipif(not shutil.which("shellcheck"), reason="shellcheck is missing")
def test_the_scripts_are_sound() -> None:
    scripts = [ROOT / ".ci" / name for name in ("run", "environment", "lock", "notes")]
    ran = subprocess.run(["shellcheck", *scripts], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
