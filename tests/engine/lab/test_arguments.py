"""The arguments of the engine's commands: what is taken, what is refused, and what goes without saying."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.bots.value import WEIGHTS
from engine.lab.arena_command import add_arena
from engine.lab.arguments import add_games
from engine.lab.learn_command import add_learn
from engine.lab.review_command import add_review
from engine.rules.rng import MAX_SEED


def parsed(*arguments: str) -> dict[str, Any]:
    """What a command line says, without running it."""
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    add_games(commands.add_parser("simulate"), "quick")
    for add in (add_arena, add_learn, add_review):
        add(commands)
    said = vars(parser.parse_args(arguments))
    said.pop("run", None)
    return said


NUMBERS = [
    ("simulate", "--players", 2, 5),
    ("simulate", "--games", 1, 10_000_000),
    ("simulate", "--seed", 0, MAX_SEED),
    ("arena", "--jobs", 1, 256),
    ("arena", "--limit", 1, 3600),
    ("learn", "--games", 2, 10_000_000),
    ("learn", "--generations", 1, 1000),
    ("learn", "--seed", 0, MAX_SEED),
    ("learn", "--jobs", 1, 256),
]


@pytest.mark.parametrize(("command", "argument", "low", "high"), NUMBERS)
def test_a_number_is_taken_in_its_range_and_else_refused_with_it(
    command: str, argument: str, low: int, high: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in (low, high):
        assert parsed(command, argument, str(number))[argument.strip("-")] == number
    for text in (str(low - 1), str(high + 1), "many"):
        with pytest.raises(SystemExit):
            parsed(command, f"{argument}={text}")
        assert f"'{text}' is no whole number from {low} to {high}" in capsys.readouterr().err


GAMES = {"players": None, "games": 100, "seats": None, "edition": "anniversary", "new_persons": False}
GAMES |= {"seed": 1, "json": False}
ARENA = {"seed": None, "jobs": 1, "executor": None, "scheduler": None, "limit": 10, "state": None}


@pytest.mark.parametrize(
    ("arguments", "means"),
    [
        (("simulate",), GAMES),
        (("arena",), {**GAMES, **ARENA}),
        (
            ("learn",),
            {"games": 1000, "generations": 1, "scratch": False, "seed": 1, "jobs": 1, "file": WEIGHTS},
        ),
        (("review", "game.toml"), {"file": Path("game.toml"), "seats": None, "json": False}),
    ],
)
def test_what_is_not_said_is_as_the_help_tells(arguments: tuple[str, ...], means: dict[str, Any]) -> None:
    assert parsed(*arguments) == means


def test_bots_are_named_with_commas(capsys: pytest.CaptureFixture[str]) -> None:
    assert parsed("simulate", "--seats", "quick, random")["seats"] == ("quick", "random")
    assert len(parsed("simulate", "--seats", "quick,quick,quick,quick,quick")["seats"]) == 5
    for seats, said in (
        ("quick,slow", "there is no bot 'slow'; there are random, quick, easy"),
        (",".join(["quick"] * 6), "6 bots are too many for 5 seats"),
    ):
        with pytest.raises(SystemExit):
            parsed("simulate", "--seats", seats)
        assert said in capsys.readouterr().err


def test_more_bots_than_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "quick,random,quick", "--players", "2"]) == 2
    assert "--seats names 3 bots for 2 players." in capsys.readouterr().err


def test_a_short_list_of_bots_is_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "quick,random", "--players", "3", "--games", "1"]) == 0
    rows = [line.split()[:2] for line in capsys.readouterr().out.splitlines()[-3:]]
    assert rows == [["1", "quick"], ["2", "random"], ["3", "quick"]]
