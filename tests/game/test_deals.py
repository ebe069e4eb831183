"""Tests that deal a game without naming a seed deal the same one in every run, and print which."""

from collections.abc import Callable
from pathlib import Path

import hypothesis
import pytest

from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.settings import Settings
from game.storage.saves import Saves
from tests.game.conftest import TEST_SEED

Deal = Callable[..., int]


@pytest.fixture
def deal(tmp_path: Path) -> Deal:
    """Deals a new game and returns its seed."""

    def seed_of(**wishes: int) -> int:
        game = NewGame(parse_players("Anna, Ben"), **wishes)  # type: ignore[arg-type]
        return Session.new(game, Settings(), Saves(tmp_path)).record.seed

    return seed_of


def test_games_without_a_seed_are_dealt_in_turn(deal: Deal, capsys: pytest.CaptureFixture[str]) -> None:
    assert [deal(), deal(seed=99), deal()] == [TEST_SEED, 99, TEST_SEED + 1]
    assert f"NOTRE_DAME_TEST_SEED={TEST_SEED}" in capsys.readouterr().out


@pytest.mark.draws_seed
def test_the_program_itself_draws_them(deal: Deal) -> None:
    assert len({deal() for _ in range(3)}) > 1


def test_no_example_fails_because_it_takes_long() -> None:
    assert hypothesis.settings().deadline is None
