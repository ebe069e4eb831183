"""The review of a finished game: a blunder is found and proved, by what the seat knew alone."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import Record, draw_world
from engine.__main__ import main
from engine.bots.review import CurveStep, Moment, ProofStep, Review, WeighStep, moments, people
from engine.bots.review_file import name_of, restore, to_json
from engine.record import records
from engine.record.records import Seat
from tests.engine.blunder import blunder


@pytest.fixture(scope="module", name="blunder")
def _blunder() -> Record:
    return blunder(Seat("Anna", "blue"))


@pytest.fixture(scope="module")
def moment(blunder: Record) -> Moment:
    """The moment of the blunder."""
    return next(one for one in moments(blunder) if one.move.verb == "pass" and one.view.round == 9)


@pytest.fixture(scope="module")
def reviewed(blunder: Record, moment: Moment) -> Review:
    """The review of that game, of whose other moves none is weighed again."""
    review = Review(blunder)
    while (step := review.next_step()) is not None:
        match step:
            case WeighStep():
                found = tuple(one for one in step.moments if one.number == moment.number)
                review.hear(WeighStep(found).think())
            case CurveStep():
                last = CurveStep(step.moments[-4:], step.ends).think()
                review.hear({colour: (*values[:1] * 7, *values) for colour, values in last.items()})
            case _:
                review.hear(step.think())
    return review


def test_a_blunder_is_claimed_with_what_it_cost_and_why(reviewed: Review, moment: Moment) -> None:
    (claim,) = reviewed.claims
    assert (claim.number, claim.label, claim.played) == (moment.number, "C3", moment.move)
    assert claim.better.verb == "hire"
    assert claim.gain.mean > 0
    assert claim.gain.pairs == 20
    assert claim.why.other == moment.move
    assert claim.why.more[0].kind == "prestige"
    assert reviewed.complete


def test_only_people_are_reviewed_unless_seats_are_named(blunder: Record) -> None:
    assert people(blunder) == ("blue",)
    assert Review(blunder).seats == ("blue",)
    assert Review(blunder, ("red",)).seats == ("red",)


def test_the_curve_is_everybodys_and_ends_with_the_result(blunder: Record, reviewed: Review) -> None:
    result = blunder.replay().result
    assert result is not None
    assert reviewed.curve is not None
    assert {colour: values[-1] for colour, values in reviewed.curve.items()} == result.prestige
    assert all(0 < value < 150 for values in reviewed.curve.values() for value in values)


def test_what_is_hidden_from_the_seat_changes_nothing(reviewed: Review, moment: Moment) -> None:
    world = draw_world(moment.view, Random(7), dict(moment.counted))
    again = moment._replace(view=world.view("blue"), counted=world.counted())
    assert WeighStep((again,)).think() == WeighStep((moment,)).think()
    (claim,) = reviewed.claims
    assert ProofStep(again, claim.better).think() == claim


def test_a_worse_move_is_never_claimed_to_be_better(reviewed: Review, moment: Moment) -> None:
    (claim,) = reviewed.claims
    assert ProofStep(moment._replace(move=claim.better), moment.move).think() is None


def test_a_failed_step_is_left_out(blunder: Record) -> None:
    review = Review(blunder)
    while review.next_step() is not None:
        review.hear("the process has died")
    assert (review.curve, review.claims) == (None, [])


def test_a_kept_review_is_read_again(blunder: Record, reviewed: Review) -> None:
    again = Review(blunder)
    restore(again, to_json(reviewed))
    assert (again.curve, again.claims, again.complete) == (reviewed.curve, reviewed.claims, True)
    assert again.next_step() is None


@pytest.mark.parametrize(
    "damage", ["", "[]", "{", "half", "version", "number", "better", "curve", "high", "short"]
)
def test_a_damaged_review_is_refused(blunder: Record, reviewed: Review, moment: Moment, damage: str) -> None:
    text = to_json(reviewed)
    damaged = {
        "half": text[: len(text) // 2],
        "version": text.replace('"version": 2', '"version": 999'),
        "number": text.replace(f'"number": {moment.number}', '"number": 0'),
        "better": text.replace('"better": "blue hire', '"better": "blue keep'),
        "curve": text.replace('"blue": [', '"green": ['),
        "high": re.sub(r'("blue": \[\s*)[\d.-]+', r"\g<1>1e15", text),
        "short": re.sub(r'("blue": \[)[^,]*,', r"\1", text),
    }.get(damage, damage)
    assert damaged != text
    again = Review(blunder)
    with pytest.raises(ValueError, match=r"\w"):
        restore(again, damaged)


def test_a_game_has_one_name_whatever_its_players_are_called(blunder: Record) -> None:
    renamed = replace(blunder, seats=tuple(replace(seat, name="Zoé") for seat in blunder.seats))
    assert name_of(renamed) == name_of(blunder)
    assert name_of(replace(blunder, moves=blunder.moves[:-1])) != name_of(blunder)


def test_an_unfinished_game_is_refused(blunder: Record) -> None:
    with pytest.raises(ValueError, match="not over"):
        Review(replace(blunder, moves=blunder.moves[:-1]))


def test_the_command_refuses_what_it_cannot_review(
    blunder: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.toml"
    records.write(path, replace(blunder, moves=blunder.moves[:9]))
    assert main(["review", str(path)]) == 2
    assert "not over" in capsys.readouterr().err
    records.write(path, blunder)
    assert main(["review", str(path), "--seats", "pink"]) == 2
    assert "pink" in capsys.readouterr().err
