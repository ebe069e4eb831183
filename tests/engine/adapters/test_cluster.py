"""Games on a Dask cluster of this machine: the same as in one process, however workers die."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.errors import EngineError
from engine.lab.arena import Contest
from engine.lab.playing import play_all
from tests.engine.lab.own_bots import KILLS

OWN = "tests.engine.lab.own_bots"


@pytest.fixture(scope="module")
def distributed() -> Any:
    """Loaded where it is used: it takes a second, in each process of the tests."""
    return pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster(distributed: Any) -> Any:
    """The adapter."""
    return import_module("engine.adapters.cluster")


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that tells that a worker was killed."""
    return tmp_path_factory.mktemp("cluster") / "killed"


@pytest.fixture(scope="module")
def scheduler(distributed: Any, killed: Path) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(KILLS, str(killed))
        with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
        ) as started:
            yield started.scheduler_address


@pytest.mark.thorough(usual=0)
def test_a_cluster_plays_what_one_process_plays(scheduler: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--seats", "quick,random", "--games", "10", "--seed", "5", "--json"]
    assert main([*asked, "--executor", "dask", "--scheduler", scheduler]) == 0
    there = capsys.readouterr()
    assert main(asked) == 0
    here = capsys.readouterr()
    assert there.err.splitlines() == here.err.splitlines() == [f"{done} of 10 games" for done in range(1, 11)]
    found, expected = json.loads(there.out), json.loads(here.out)
    for figures in (found, expected):
        figures.pop("milliseconds")
    assert found == expected


@pytest.mark.thorough(usual=0)
def test_the_games_of_a_killed_worker_are_played_again(
    cluster: Any, scheduler: str, killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest((f"{OWN}:killer", "random"), seed=6)
    with cluster.connect(scheduler) as executor:
        games = list(play_all(contest, range(6), executor=executor))
    assert killed.exists()
    assert sorted(game.number for game in games) == list(range(6))
    assert not any(game.lost for game in games)
    monkeypatch.setenv(KILLS, str(killed))
    here = play_all(contest, range(6))
    assert [game._replace(seconds=()) for game in sorted(games)] == [
        game._replace(seconds=()) for game in here
    ]


def test_where_no_scheduler_answers_that_is_said(
    cluster: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "_SECONDS", 0.1)
    for address in ("tcp://127.0.0.1:1", "carrier-pigeon://home"):
        with pytest.raises(EngineError, match="No Dask scheduler answers at"), cluster.connect(address):
            pass
    asked = ["arena", "--seats", "quick", "--games", "1", "--executor", "dask"]
    assert main([*asked, "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert main(asked) == 2
    assert "--executor and --scheduler go together" in capsys.readouterr().err
