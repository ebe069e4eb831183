"""``python -m engine learn``: which deals are played with which tables, and what is written."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.bots.evaluation import simple_evaluation
from engine.bots.features import ROWS
from engine.bots.fitting import Sample
from engine.bots.turns import Evaluator
from engine.bots.value import Weights, read, write
from engine.lab import learn_command
from engine.rules.rng import MAX_SEED


class Taught:
    """Notes what a generation plays and learns from, instead of some minutes of games."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played: list[tuple[int, bool]] = []
        """The seed of each game, and whether it was played by the simple evaluation without plans."""
        self.known: list[float | None] = []
        """The first weight that each generation began with."""
        self.samples: list[list[float]] = []
        monkeypatch.setattr(learn_command, "play", self.play)
        monkeypatch.setattr(learn_command, "learn", self.learn)

    def play(self, seed: int, evaluate: Evaluator, search: object = "plans") -> list[Sample]:
        self.played.append((seed, evaluate is simple_evaluation and search is None))
        return [Sample(1, (0,), float(seed)), Sample(2, (0,), float(seed))]

    def learn(self, samples: Sequence[Sample], known: Weights | None) -> Weights:
        self.samples.append([sample.gained for sample in samples])
        self.known.append(known[0][0] if known else None)
        return ((float(len(self.known)),) * ROWS,) * 8


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> Taught:
    """Nothing is played."""
    return Taught(monkeypatch)


def test_each_generation_goes_on_from_the_one_before_with_further_deals(
    taught: Taught, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.json"
    arguments = [
        "learn",
        "--games",
        "2",
        "--generations",
        "3",
        "--seed",
        "5",
        "--scratch",
        "--file",
        str(path),
    ]
    assert main(arguments) == 0
    assert taught.played == [(5, True), (6, True), (7, False), (8, False), (9, False), (10, False)]
    assert taught.known == [None, 1.0, 2.0]
    assert taught.samples == [[5, 5, 6, 6], [7, 7, 8, 8], [9, 9, 10, 10]]
    assert read(path)[0][0] == 3.0
    assert capsys.readouterr().err.splitlines() == [
        f"generation {number}: 4 positions of 2 games" for number in (1, 2, 3)
    ]


def test_without_scratch_it_goes_on_from_the_file(taught: Taught, tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    write(path, ((7.0,) * ROWS,) * 8)
    assert main(["learn", "--games", "2", "--seed", str(MAX_SEED), "--file", str(path)]) == 0
    assert taught.known == [7.0]
    assert taught.played == [(MAX_SEED, False), (0, False)]  # after the last seed comes the first


def test_a_file_that_can_not_be_written_is_named(
    taught: Taught, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "--games", "2", "--scratch", "--file", str(tmp_path)]) == 2
    assert f"{tmp_path} can't be written (Is a directory)" in capsys.readouterr().err
