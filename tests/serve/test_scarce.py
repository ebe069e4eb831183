"""A server to which the system gives too little says so in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import serving


@pytest.mark.parametrize("error", [RuntimeError("can't start new thread"), MemoryError()], ids=repr)
def test_a_server_without_threads_or_memory_says_so(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve(*arguments: object) -> None:
        raise error

    monkeypatch.setattr(serving, "serve", serve)
    assert serving.main(["--tables", str(tmp_path), "--language", "en"]) == 1
    told = "notre-dame serve: the system gives it no more memory, or no more threads."
    assert told in " ".join(capsys.readouterr().err.split())


def test_any_other_failure_is_told_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def serve(*arguments: object) -> None:
        raise RuntimeError("something else")

    monkeypatch.setattr(serving, "serve", serve)
    with pytest.raises(RuntimeError, match="something else"):
        serving.main(["--tables", str(tmp_path), "--language", "en"])
