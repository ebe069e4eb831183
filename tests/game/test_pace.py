"""How long the table waits between moves: to read, to follow, and to take a turn back."""

from pathlib import Path

import pytest

from game.match.director import Director
from tests.game.test_director import begin, go_on

STEP = 0.05


def to_the_cards(director: Director) -> None:
    """Let the draft pass: its picks wait for nobody's eyes."""
    while director.session.game.view().phase == "draft":
        director.update(1.0, "instant", True)
        asked = director.screen.asked
        if asked is not None:
            director.choose(asked.options[0])


def seconds_until_a_bot_moves(director: Director, pace: str) -> float:
    seconds = 0.0
    while True:
        seconds += STEP
        update = director.update(STEP, pace, True)
        if update is not None:
            assert update.mover not in director.session.humans
            return seconds
        assert seconds < 10.0, "nobody moves"


@pytest.mark.parametrize(
    ("pace", "seconds"), [("slow", 1.6), ("normal", 0.8), ("fast", 0.25), ("instant", 0)]
)
def test_where_only_bots_play_each_move_can_be_read(tmp_path: Path, pace: str, seconds: float) -> None:
    director = begin(tmp_path, "bot:random, bot:random")
    to_the_cards(director)
    seconds_until_a_bot_moves(director, pace)
    assert seconds_until_a_bot_moves(director, pace) == pytest.approx(max(seconds, STEP), abs=STEP * 1.1)


def to_a_bots_turn(director: Director) -> None:
    """Play on until two bots move one after the other."""
    to_the_cards(director)
    while True:
        go_on(director)
        asked = director.screen.asked
        assert asked is not None
        director.choose(asked.options[0])
        if director.session.game.to_move[0] not in director.session.humans:
            return


@pytest.mark.parametrize(
    ("pace", "shown", "seconds"),
    [
        ("slow", 0.0, 2.4),
        ("normal", 0.0, 0.9),
        ("fast", 0.0, 0.35),
        ("instant", 0.0, 0.0),
        ("slow", 5.0, 1.2),
        ("normal", 5.0, 0.15),
        ("fast", 5.0, 0.1),
        ("instant", 5.0, 0.0),
    ],
)
def test_a_person_can_follow_what_bots_do_whose_moves_are_shown_meanwhile(
    tmp_path: Path, pace: str, shown: float, seconds: float
) -> None:
    director = begin(tmp_path, "Anna, bot:random, bot:random")
    for _ in range(40):
        to_a_bots_turn(director)
        seconds_until_a_bot_moves(director, "instant")
        if director.session.game.to_move[0] not in director.session.humans:
            break
    director.pass_time(shown)
    assert seconds_until_a_bot_moves(director, pace) == pytest.approx(max(seconds, STEP), abs=STEP * 1.1)


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 1.8), ("normal", 0.9), ("fast", 0.5), ("instant", 0)])
def test_a_persons_turn_can_be_taken_back_for_a_moment_before_bots_move(
    tmp_path: Path, pace: str, seconds: float
) -> None:
    director = begin(tmp_path, "Anna, bot:random, bot:random")
    to_a_bots_turn(director)
    assert director.unconfirmed == "blue"
    director.pass_time(5.0)
    assert seconds_until_a_bot_moves(director, pace) == pytest.approx(max(seconds, STEP), abs=STEP * 1.1)
    assert director.unconfirmed is None


def test_who_has_to_say_done_is_waited_for_except_at_an_instant(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random, bot:random")
    to_a_bots_turn(director)
    director.confirm = True
    assert director.awaits_done("normal")
    assert not director.awaits_done("instant")
    moves = len(director.session.record.moves)
    for _ in range(200):
        assert director.update(STEP, "fast", True) is None
    assert len(director.session.record.moves) == moves
    director.confirm = False
    assert not director.awaits_done("normal")
