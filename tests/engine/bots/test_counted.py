"""Bots that think by count: the same answers everywhere, and a version that says when they change."""

import hashlib

import pytest

from engine import Game, Move, View
from engine.bots import LEVELS, VERSION
from engine.bots.counted_bots import BotSeat, CountedBots, picks_made, seed_at
from engine.seeds import bot_seed, secret_of

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


def test_who_picks_later_sees_the_pass_as_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[View, int]] = []

    class Noted:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def __call__(self, view: View, counted: object) -> Move:
            asked.append((view, self.seed))
            return view.decisions[view.viewers[0]].options[0]

    monkeypatch.setattr("engine.bots.counted_bots.make_bot", lambda bot, seed, *more: Noted(seed))
    game, secret = Game.new(COLOURS, 5), secret_of(5)
    bots = CountedBots(secret, dict.fromkeys(COLOURS, BotSeat("easy")))
    began = {seat: game.view(seat) for seat in COLOURS}
    for number in range(13):
        seat = game.to_move[-1]
        before = game.view(seat)
        assert seed_at(secret, before, number) == bot_seed(
            secret, COLOURS.index(seat), number - picks_made(before)
        )
        game.play(bots.move(game, seat, number))
        view, seed = asked[-1]
        first = number // 5 * 5
        if number < 10:
            assert (view.to_move, seed) == (COLOURS, bot_seed(secret, COLOURS.index(seat), first))
        if number < 5:
            assert view == began[seat]
    # Later in the draft, and after it, all is seen as it stands.
    while game.view().phase == "draft":
        game.play(game.legal_moves()[0])
    seat = game.to_move[0]
    now = game.view(seat)
    bots.move(game, seat, 15)
    assert asked[-1] == (now, bot_seed(secret, COLOURS.index(seat), 15))
    assert picks_made(now) == 0
