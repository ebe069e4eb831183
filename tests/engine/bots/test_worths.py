"""What each level thinks of its options, through whole games of every size.

Pars of deals, solutions of tasks and games that bots go on with hold for one version of the bots. A change
that one game of thirty moves doesn't show may show in the next.
"""

import hashlib
from functools import cache
from random import Random

import pytest

from engine import Game, View
from engine.bots import VERSION, Budget, make_bot
from engine.bots.levels import LevelBot
from engine.names import COLOURS

Asked = tuple[View, dict[str, int]]
"""A view whose seat is to move, and the prestige that everybody can count."""


@cache
def decisions() -> list[Asked]:
    """All decisions of four games, with two to five seats, played half at random."""
    found = []
    for players in (2, 3, 4, 5):
        dice, quick = Random(players), make_bot("quick", players)
        game = Game.new(COLOURS[:players], seed=players, new_persons=players > 2)
        while not game.over:
            view = game.view(dice.choice(game.to_move))
            found.append((view, dict(game.counted())))
            game.play(quick(view) if dice.random() < 0.3 else dice.choice(game.legal_moves()))
    return found


@pytest.mark.parametrize(
    ("level", "every", "told"),
    [
        pytest.param("easy", 3, "21e723fffb7f", id="easy"),  # an apprentice values positions in the same way
        pytest.param("journeyman", 3, "fee69dc42eca", id="journeyman"),
        pytest.param("normal", 2, "7e867abff3cc", id="normal"),
        pytest.param("hard", 11, "cab49eefa849", id="hard"),
        pytest.param("master", 23, "ee7cf5ce1989", id="master"),
    ],
)
def test_another_worth_of_an_option_raises_the_version_of_bots(level: str, every: int, told: str) -> None:
    said = []
    for number, (view, counted) in enumerate(decisions()[::every]):
        weighed = LevelBot(level, number, Budget(worlds=1)).weigh(view, counted)
        said.append(" ".join(f"{move} {worth:.5f}" for worth, move in weighed))
    assert (VERSION, hashlib.sha256("\n".join(said).encode()).hexdigest()[:12]) == (2, told)
