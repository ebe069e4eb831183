"""Undoing a choice although others have moved since: never past anything that somebody has come to know."""

import random
from dataclasses import replace

import pytest

from engine import Record, Seat
from engine import events as e
from engine.record.undo import choices, made, past_others

REVEALING = (
    e.PersonsRevealed,
    e.HandDrawn,
    e.CardsPassed,
    e.CardPlayed,
    e.CardDiscarded,
    e.ThirdShown,
    e.GreyShown,
    e.GameEnded,
)


def games(seed: int, count: int) -> Record:
    seats = tuple(Seat(colour.title(), colour) for colour in ("blue", "green", "red", "yellow")[:count])
    record = Record(seats, seed, new_persons=seed % 2 == 1)
    game, dice = record.replay(), random.Random(seed)
    while not game.over:
        record.moves.append(str(dice.choice(game.legal_moves())))
        game.play(record.moves[-1])
    return record


@pytest.mark.parametrize(("seed", "count"), [(1, 2), (2, 3), (3, 4), (4, 3)])
def test_at_every_moment_of_a_game_nothing_revealed_is_taken_back(seed: int, count: int) -> None:
    whole = games(seed, count)
    known = made(whole)
    offered = 0
    for moment in range(1, len(known)):
        record = Record(whole.seats, whole.seed, moves=whole.moves[:moment], new_persons=whole.new_persons)
        for colour, left in past_others(record, known[:moment]).items():
            offered += 1
            gone = known[left:moment]
            assert gone[0].colour == colour
            assert gone[-1].colour != colour, "whoever moved last asks nobody"
            assert all(move.colour != colour for move in gone[1:]), "it is the last choice"
            assert not [event for move in gone for event in move.happened if isinstance(event, REVEALING)]
            assert all(move.source != "draft" for move in gone)
    assert offered > 5


def test_it_is_offered_while_persons_are_hired_and_a_bot_is_never_asked_for() -> None:
    whole = games(2, 3)
    known = made(whole)
    second = next(
        at for at, move in enumerate(known) if move.source == "hire" and known[at - 1].source == "hire"
    )
    moves = whole.moves[: second + 1]
    first = known[second - 1].colour
    record = Record(whole.seats, whole.seed, moves=moves, new_persons=whole.new_persons)
    told = any(isinstance(event, REVEALING) for event in known[second].happened)
    assert (first in past_others(record)) is not told
    assert first not in choices(record)
    bots = tuple(replace(seat, player="quick") if seat.colour == first else seat for seat in whole.seats)
    record = Record(bots, whole.seed, moves=moves, new_persons=whole.new_persons)
    assert first not in past_others(record)
