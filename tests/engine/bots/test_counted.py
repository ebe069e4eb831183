"""Bots that think by count: the same answers everywhere, and a version that says when they change."""

from __future__ import annotations

import hashlib

from engine import Game
from engine.bots import LEVELS, VERSION
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.seeds import secret_of

COLOURS = ("blue", "green", "red", "yellow", "purple")


def _moves(count: int, backwards: bool = False) -> list[str]:
    """The first moves of a game among the five strongest levels; in a draft pass in either order."""
    game = Game.new(seats=COLOURS, seed=5, rules=1)
    levels = [*LEVELS][-len(COLOURS) :]
    characters = ("clopin", None, "frollo", None, "jehan")
    seats = map(BotSeat, levels, characters)
    bots = CountedBots(secret_of(5), dict(zip(COLOURS, seats, strict=True)))
    moves: list[str] = []
    while len(moves) < count:
        seat = game.to_move[-1 if backwards and game.view().phase == "draft" else 0]
        move = bots.move(game, seat, len(moves))
        game.play(move)
        moves.append(str(move))
    return moves


def test_whoever_changes_how_bots_answer_raises_their_version() -> None:
    """The par of deals and the solutions of tasks hold for one version of the bots.

    After raising it, run ``python -m engine.lab.task_search`` for new solutions.
    """
    told = hashlib.sha256("\n".join(_moves(30)).encode()).hexdigest()[:12]
    assert (VERSION, told) == (2, "6c3569f09848")


def test_the_order_of_picks_changes_nothing() -> None:
    assert sorted(_moves(15)) == sorted(_moves(15, backwards=True))
