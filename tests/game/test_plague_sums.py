"""The sums of the plague are what the rules have done, told from what happened and lies open after it."""

from __future__ import annotations

import random

import pytest

from engine import Game, Record, Seat
from engine.events import HiringPassed
from engine.record import undo
from game.log.lately import steps
from game.log.plague import Toll, spreads, tolls

NAMES = {"red": "Anna", "blue": "Ben", "green": "Cleo"}


def played(seed: int, hires: bool = True) -> tuple[Record, list[Game]]:
    """Play at random; return the record, and the game after each of its moves.

    ``hires``: whether anybody hires anybody.
    """
    record = Record(tuple(Seat(name, colour) for colour, name in NAMES.items()), seed=seed)
    game, chance, after = record.replay(), random.Random(seed), []
    while not game.over:
        moves = game.legal_moves()
        move = chance.choice([one for one in moves if hires or one.verb != "hire"] or moves)
        game.play(move)
        record.moves.append(str(move))
        after.append(game.copy())
    return record, after


@pytest.mark.parametrize("seed", range(6))
def test_each_sum_leads_from_where_a_marker_was_to_where_it_is(seed: int) -> None:
    record, after = played(seed)
    made = undo.made(record)
    dealt = next(iter(record.games()))[0].happened
    ended = [
        number
        for number, move in enumerate(made, 1)
        if spreads(move.happened) and after[number - 1].view().phase != "plague"
    ]
    assert len(ended) in (8, 9)
    strikes = 0
    for number in ended:
        view = after[number - 1].view()
        found = tolls(dealt, [move.happened for move in made[:number]], view)
        assert [toll.seat for toll in found] == list(view.players)
        for toll in found:
            assert toll.after == view.players[toll.seat].rat
            reached = toll.before + toll.rats - toll.stopped
            assert toll.after == min(9, max(0, reached))
            assert toll.strikes == (reached > 9)
            strikes += toll.strikes
    assert strikes


@pytest.mark.parametrize("seed", range(6))
def test_they_are_what_the_table_foretells_before_the_last_hire(seed: int) -> None:
    record, after = played(seed, hires=False)
    made = undo.made(record)
    dealt = next(iter(record.games()))[0].happened
    foretold = 0
    for number in range(2, len(made) + 1):
        before = after[number - 2].view()
        now = after[number - 1].view()
        happened = made[number - 1].happened
        nobody = isinstance(next(iter(happened), None), HiringPassed)  # nothing else changes then
        if not (nobody and spreads(happened) and now.phase != "plague"):
            continue
        for toll in tolls(dealt, [move.happened for move in made[:number]], now):
            player = before.players[toll.seat]
            assert toll.rats == (0 if player.doctor else before.rat_sum)
            assert toll.stopped == player.influence("hospital")
            assert toll.before == player.rat
            foretold += 1
    assert foretold


def test_a_step_knows_how_many_moves_came_before_its_end() -> None:
    record, _ = played(3)
    made = undo.made(record)
    found = list(steps(made, 10, NAMES, ()))
    ends = [step.made for step in found]
    assert ends == sorted(ends)
    assert ends[-1] == len(made)
    for step in found:
        if any(place.endswith(".harbour") for place in step.places) and step.seat is None:
            assert spreads(made[step.made - 1].happened)


def test_a_sum_is_told_in_words() -> None:
    assert Toll("red", 6, 0, 1, 7, False).sentence(NAMES) == "Anna: 6 rats come, 1 → 7"
    struck = Toll("blue", 8, 1, 4, 9, True).sentence(NAMES)
    assert struck == "Ben: 8 rats come, less 1 for the hospital, 4 → 9. The plague strikes Ben"
