"""What one has missed: each move is told once, with its place, and only as far as one may know it."""

import random
from dataclasses import replace

from hypothesis import given

from engine import COLOURS, redact
from engine import events as e
from engine.record.undo import Made, made
from game.log.lately import open_since, steps
from tests.game.test_history_secrets import FEW, GAMES, recorded

NAMES: dict[str, str] = {colour: colour.title() for colour in COLOURS}


def game(seats: list[str], seed: int, new_persons: bool = False, moves: int = 90) -> list[Made]:
    return made(recorded(seats, seed, new_persons, moves).record)


@FEW
@given(GAMES)
def test_it_follows_from_what_its_reader_may_see(drawn: tuple[list[str], int, bool, int]) -> None:
    moves = game(*drawn)
    for viewers in ((), (drawn[0][0],)):
        veiled = [
            replace(move, happened=tuple(redact(event, viewers) for event in move.happened)) for move in moves
        ]
        assert list(steps(moves, 0, NAMES, viewers)) == list(steps(veiled, 0, NAMES, viewers))


def test_it_goes_on_where_one_has_stopped_looking() -> None:
    moves = game(["red", "blue", "green"], 5)
    turn = next(at for at, move in enumerate(moves) if move.source == "play")
    after = list(steps(moves, turn, NAMES, ()))
    assert list(steps(moves, 0, NAMES, ()))[-len(after) :] == after
    assert after[0].seat == moves[turn].colour
    assert f"{NAMES[moves[turn].colour]} plays" in after[0].sentences[0]
    assert any(place.startswith("card.") for place in after[0].places)
    assert list(steps(moves, len(moves), NAMES, ())) == []


def test_every_cube_that_is_placed_is_a_place_to_look_at() -> None:
    moves = game(["red", "blue"], 3)
    placed = [
        event.place if event.place == "notredame" else f"{event.seat}.{event.place}"
        for move in moves
        for event in move.happened
        if isinstance(event, e.CubePlaced)
    ]
    lit = [place for step in steps(moves, 0, NAMES, ()) for place in step.places]
    assert placed
    assert set(placed) <= set(lit)


def test_the_picks_of_a_pass_are_one_step_and_say_nothing_of_a_card() -> None:
    moves = game(["red", "blue", "green"], 7, moves=6)
    assert [move.source for move in moves] == ["draft"] * 6
    told = list(steps(moves[:5], 3, NAMES, ("red",)))
    assert all(step.seat is None for step in told)
    shown = " ".join(sentence for step in told for sentence in step.sentences)
    assert "Blue keeps" not in shown
    assert "Green keeps" not in shown


def test_strict_memory_begins_with_the_present_round() -> None:
    moves = game(["red", "blue"], 11, moves=random.Random(1).randint(60, 80))
    since = open_since(moves)
    assert 0 < since < len(moves)
    assert any(isinstance(event, e.RoundBegan) for event in moves[since - 1].happened)
    assert not any(isinstance(event, e.RoundBegan) for move in moves[since:] for event in move.happened)
