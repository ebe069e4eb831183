"""A server to which the system gives too little says so in a sentence."""

import asyncio
import os
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

import game.__main__
from game.app import serving
from game.serve.serving import LIMITS, fewest_files, limits_with
from game.storage import journal
from tests.programs import python
from tests.serve.house import House


@pytest.mark.parametrize("error", [RuntimeError("can't start new thread"), MemoryError()], ids=repr)
def test_a_server_without_threads_or_memory_says_so(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "serve", Mock(side_effect=error))
    assert serving.main(["--tables", str(tmp_path), "--language", "en"]) == 1
    told = "notre-dame serve: the system gives it no more memory, or no more threads."
    assert told in " ".join(capsys.readouterr().err.split())


def test_any_other_failure_is_told_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "serve", Mock(side_effect=RuntimeError("something else")))
    with pytest.raises(RuntimeError, match="something else"):
        serving.main(["--tables", str(tmp_path), "--language", "en"])


@pytest.mark.parametrize("arguments", [["serve"], ["--watch"]], ids=" ".join)
@pytest.mark.parametrize(
    "error",
    [MemoryError(), ImportError("x.so: failed to map segment from shared object"), OSError(12, "no memory")],
    ids=repr,
)
def test_without_memory_to_begin_with_the_program_says_so(
    arguments: list[str],
    error: Exception,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def begin(*given: object) -> None:
        raise error

    monkeypatch.setattr(sys, "argv", ["notre-dame", *arguments])
    monkeypatch.setattr("game.app.serving.main", begin)
    monkeypatch.setattr("game.app.cli.main", begin)
    assert game.__main__.main() == 1
    assert capsys.readouterr().err == (
        "notre-dame: There is not enough memory. Close other programs, then try again.\n"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such limit, or don't keep it")
@pytest.mark.parametrize("megabytes", [24, 28, 30, 32, 36])
def test_where_libraries_would_fail_for_memory_there_is_one_sentence(megabytes: int, tmp_path: Path) -> None:
    program = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({megabytes} << 20, {megabytes} << 20))
sys.argv = ["notre-dame", "serve", "--tables", {str(tmp_path)!r}]
from game.__main__ import main
sys.exit(main())
"""
    done = python("-c", program, ends=1)
    assert done.stderr == "notre-dame: There is not enough memory. Close other programs, then try again.\n"


def test_a_server_without_threads_ends_all_the_same(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    house.open()

    async def refuse(*given: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(asyncio, "to_thread", refuse)
    house.call(house.hall.ring)
    house.close()
    assert not journal.has_journals(house.folder)
    assert len([*house.folder.glob("*.json")]) == 1


@pytest.mark.skipif(os.name == "nt", reason="the system has no such limit")
@pytest.mark.parametrize("files", [8, 32])
def test_a_server_with_too_few_files_says_so_and_does_not_begin(files: int, tmp_path: Path) -> None:
    program = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))
from game.app import serving
sys.exit(serving.main(["--tables", {str(tmp_path)!r}]))
"""
    done = python("-c", program, ends=1)
    assert f"lets it have {files} files open at once, and it needs {fewest_files()}" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("files", [fewest_files(), 100, 256, 1024, 4096])
def test_strangers_leave_a_server_the_files_that_it_needs(files: int) -> None:
    limits = limits_with(files)
    assert 8 <= limits.accepted + limits.refusing <= files - (fewest_files() - 16)
    assert 0 < limits.waiting < limits.connections < limits.accepted


def test_a_server_with_enough_files_has_all_its_links() -> None:
    assert limits_with(8192) == limits_with(None) == LIMITS
