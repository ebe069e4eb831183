"""Jumping about in a recorded game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import COLOURS, Game, Record, RecordError, Seat
from engine import events as e
from engine.record.timeline import Timeline
from tests.played import at_random, play_on


def _record(seats: tuple[str, ...], seed: int, moves: int | None = None) -> Record:
    record = Record(tuple(Seat(colour, colour) for colour in seats), seed, new_persons=True)
    game = play_on(record, at_random(seed), moves)
    record.label, record.finished = game.view().label, game.over
    return record


@settings(max_examples=12, deadline=None)
@given(
    st.lists(st.sampled_from(COLOURS), min_size=2, max_size=5, unique=True),
    st.integers(0, 1000),
    st.integers(0, 300),
    st.data(),
)
def test_every_moment_is_the_game_replayed_so_far(
    seats: list[str], seed: int, moves: int, data: st.DataObject
) -> None:
    record = _record(tuple(seats), seed, moves)
    timeline = Timeline(record)
    assert len(timeline) == len(record.moves)
    for _ in range(6):
        at = data.draw(st.integers(0, len(timeline)))
        straight = Game.from_setup(record.setup())
        happened = list(straight.happened)
        for text in record.moves[:at]:
            happened = list(straight.play(text))
        assert timeline.at(at).view(*seats) == straight.view(*seats)
        assert list(timeline.events(at)) == happened


def test_moments_are_copies_of_their_own() -> None:
    timeline = Timeline(_record(("blue", "red"), 1, 40))
    for at in (0, 16, 20):
        game = timeline.at(at)
        before = timeline.at(at).view("blue", "red")
        game.play(game.legal_moves()[0])
        assert timeline.at(at).view("blue", "red") == before


def test_rounds_begin_where_the_game_says_so() -> None:
    timeline = Timeline(_record(("blue", "red", "green"), 4))
    assert [label for _, label in timeline.rounds] == ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert timeline.rounds[0].move_number == 0
    for number, label in timeline.rounds:
        assert timeline.at(number).view().label == label
        assert any(isinstance(event, e.RoundBegan) for event in timeline.events(number))
        assert timeline.round_at(number).label == label
        if number:
            assert timeline.at(number - 1).view().label != label
    second, third = timeline.rounds[1].move_number, timeline.rounds[2].move_number
    assert timeline.next_round(0) == second
    assert timeline.next_round(second) == third
    assert timeline.next_round(timeline.rounds[-1].move_number) == len(timeline)
    assert timeline.previous_round(third) == second
    assert timeline.previous_round(third + 1) == third
    assert timeline.previous_round(0) == 0


def test_a_branch_is_a_game_of_its_own() -> None:
    record = _record(("blue", "red"), 9)
    timeline = Timeline(record)
    branch = timeline.branch(30)
    assert branch.moves == record.moves[:30]
    assert not branch.finished
    assert branch.label == timeline.at(30).view().label
    branch.moves.append("changed")
    assert len(timeline.record.moves) == len(record.moves) == len(timeline)
    assert timeline.branch(len(timeline)).finished


def test_the_mover_of_a_move_is_told() -> None:
    record = _record(("blue", "red"), 9, 5)
    timeline = Timeline(record)
    assert [timeline.mover(n) for n in range(1, 6)] == [text.split()[0] for text in record.moves]
    with pytest.raises(IndexError):
        timeline.mover(0)


@pytest.mark.parametrize("moment", [-1, 6])
def test_there_is_nothing_beyond_the_ends(moment: int) -> None:
    timeline = Timeline(_record(("blue", "red"), 9, 5))
    for ask in (timeline.at, timeline.events, timeline.branch, timeline.round_at):
        with pytest.raises(IndexError, match="0 to 5"):
            ask(moment)


def test_a_record_with_an_illegal_move_is_refused() -> None:
    record = _record(("blue", "red"), 9, 5)
    record.moves[3] = "blue fly moon"
    with pytest.raises(RecordError, match="move 4"):
        Timeline(record)
