"""``python -m engine try``: what a person does to scores, with the standard error."""

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.content.effect_steps import read_steps
from engine.lab.trial import Trial, estimate, try_person
from tests.engine.own_examples import FOLDER, OWN

RICH = """letter = "A"
rats = 0
[[effect]]
gain = "prestige"
n = 9
"""


@pytest.mark.thorough(usual=0)
def test_a_rich_person_is_told_to_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rich.person.toml"
    path.write_text(RICH, "utf-8")
    assert main(["try", str(path), "--games", "24"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("rich: 24 games of 3 quick bots, met in ")
    assert int(told[1].split("%")[0].split()[-1]) >= 60
    assert "mean score, over none of it    +" in told[4]
    assert main(["try", str(path), "--games", "24"]) == 0
    assert capsys.readouterr().out.splitlines() == told, "the same games give the same figures"


def test_what_is_smaller_than_its_error_cannot_be_told() -> None:
    assert estimate([1.0, -1.0, 0.5, -0.4]).told.startswith("can't be told (+0.0")
    assert estimate([2.0, 2.5, 3.0]).told == "+2.50 ± 0.29"
    assert estimate([]).told == "can't be told (+0.00 ± 0.00)"


def test_the_prestige_of_a_hire_counts_all_its_steps_and_hires_that_bring_none() -> None:
    two, _ = read_steps([{"gain": "prestige", "n": 2}, {"gain": "prestige", "n": 3}])
    none, _ = read_steps([{"kill": 1}])
    for steps, brings in ((two, 5.0), (none, 0.0)):
        trial = Trial()
        for seed in range(6):
            try_person(OWN["treasurer"]._replace(steps=steps), seed, "random", 2, trial)
        assert len(trial.gained) == trial.hired > 2
        assert min(trial.gained) == brings


def test_the_same_deals_are_played_without_it() -> None:
    """A person that does as good as nothing changes little; one that is not met changes nothing."""
    trial = Trial()
    for seed in range(12):
        try_person(OWN["treasurer"], seed, "quick", 2, trial)
    assert trial.games == 12
    assert trial.met == len(trial.against_without) == 12, "a brown person comes in every game"
    assert 0 < trial.hired <= trial.offered


def test_a_wrong_file_is_told_as_by_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.person.toml"
    path.write_text(RICH.replace("n = 9", "n = 19"), "utf-8")
    assert main(["try", str(path)]) == 2
    assert f"{path}:5: effect 1: n: expected a whole number from 1 to 9, found 19." in capsys.readouterr().out
    assert main(["try", str(FOLDER / "missing.person.toml")]) == 2
