"""Taking back choices: how far, and that nobody learns anything by it."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import COLOURS, Game, Record, RecordError, Seat, draw_world, redact
from engine.record.undo import can_undo, choices, made, start_of_turn, without_pick

SETUPS = st.tuples(
    st.lists(st.sampled_from(COLOURS), min_size=2, max_size=5, unique=True),
    st.integers(0, 100_000),
    st.sampled_from(["anniversary", "bluebear"]),
)


def _record(seats: list[str], seed: int, edition: str = "anniversary", humans: int = 5) -> Record:
    return Record(
        tuple(Seat(colour, colour, "human" if at < humans else "quick") for at, colour in enumerate(seats)),
        seed,
        edition,
        new_persons=True,
    )


def _play(record: Record, moves: int, dice: random.Random, prefer: str = "") -> Game:
    """Random moves on top of a record; a preferred verb or option is taken where it is offered."""
    game = record.replay()
    for _ in range(moves):
        if game.over:
            break
        options = game.legal_moves()
        wanted = [move for move in options if prefer and prefer in str(move)]
        move = dice.choice(wanted or options)
        game.play(move)
        record.moves.append(str(move))
    return game


def _learns_nothing(record: Record, back_to: int, colour: str, dice: random.Random) -> bool:
    """Whether the moves after ``back_to`` look the same to a seat in a world with other hidden things.

    If all that the seat can't know is drawn anew, and the very same moves show it the very same things,
    then those moves told it nothing about what is hidden.
    """
    before = replace(record, moves=record.moves[:back_to]).replay()
    # Prestige isn't drawn anew: all gains happen in the open, anybody may count along.
    counted = {seat: seen.prestige or 0 for seat, seen in before.view(*before.seats).players.items()}
    world = draw_world(before.view(colour), dice, counted)
    for text in record.moves[back_to:]:
        there, here = world.play(text), before.play(text)
        if [redact(event, (colour,)) for event in there] != [redact(event, (colour,)) for event in here]:
            return False
        if there and (world.view(colour).players, world.to_move) != (
            before.view(colour).players,
            before.to_move,
        ):
            return False
    return True


@settings(max_examples=150, deadline=None)
@given(SETUPS, st.integers(1, 5), st.integers(1, 260), st.integers(0, 100_000).map(random.Random))
def test_what_is_taken_back_has_told_the_player_nothing(
    setup: tuple[list[str], int, str], humans: int, moves: int, dice: random.Random
) -> None:
    record = _record(*setup, humans=humans)
    _play(record, moves, dice)
    if len(record.moves) < moves:
        return
    people = [seat.colour for seat in record.seats if seat.player == "human"]
    mover = record.moves[-1].split()[0]
    back = can_undo(record)
    if back is not None:
        assert back == len(record.moves) - 1
        assert mover in people
        if not _picks_of_others(record, back, mover):
            assert _learns_nothing(record, back, mover, dice)
    start = start_of_turn(record)
    if start is not None:
        me = people[0] if len(people) == 1 else mover
        assert record.moves[start].split()[0] == me
        if len(people) > 1:
            assert {text.split()[0] for text in record.moves[start:]} == {me}
        if not _picks_of_others(record, start, me):
            assert _learns_nothing(record, start, me, dice)


def _picks_of_others(record: Record, back: int, me: str) -> bool:
    """Picks of others name cards that another world doesn't hold; they are hidden from the seat anyway."""
    return any(" keep " in text and not text.startswith(me) for text in record.moves[back:])


@settings(max_examples=60, deadline=None)
@given(SETUPS, st.integers(1, 250), st.integers(0, 100_000).map(random.Random))
def test_the_game_goes_on_from_where_it_was_taken_back_to(
    setup: tuple[list[str], int, str], moves: int, dice: random.Random
) -> None:
    record = _record(*setup)
    _play(record, moves, dice)
    while (back := can_undo(record)) is not None:
        taken = record.moves[back]
        record.moves = record.moves[:back]
        assert taken in map(str, record.replay().legal_moves())


def test_own_choices_go_back_one_by_one_and_a_turn_in_one() -> None:
    record = _record(["blue", "red"], 3)
    dice = random.Random(1)
    while record.replay().view().phase == "draft":
        _play(record, 1, dice)
    drafted = len(record.moves)
    assert can_undo(record) is None  # the last pick has shown cards
    assert start_of_turn(record) is None
    _play(record, 1, dice, "play")
    assert can_undo(record) == drafted
    mover = record.moves[-1].split()[0]
    while record.replay().to_move == (mover,):
        _play(record, 1, dice)
    assert can_undo(record) == len(record.moves) - 1
    assert start_of_turn(record) == drafted
    _play(record, 1, dice)
    assert start_of_turn(record) == len(record.moves) - 1  # the other's turn, not the first one's


def test_a_bots_move_is_not_taken_back_by_anybody() -> None:
    record = _record(["blue", "red"], 3, humans=0)
    _play(record, 13, random.Random(1))
    assert can_undo(record) is None
    assert start_of_turn(record) is None


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    assert can_undo(_record(["blue", "red"], 3)) is None
    assert start_of_turn(_record(["blue", "red"], 3)) is None
    assert without_pick(_record(["blue", "red"], 3), "blue") is None


def _until(record: Record, ending: str, asked_by: str = "") -> Record:
    """The first game, of many random ones, whose last move ends so, and where a person then asks on."""
    for seed in range(400):
        trial = replace(record, seed=seed, moves=[])
        dice = random.Random(seed)
        game = trial.replay()
        while not game.over and not (trial.moves and trial.moves[-1].endswith(ending)):
            game = _play(trial, 1, dice, ending)
        sources = [decision.source for colour in game.to_move if (decision := game.decision(colour))]
        if trial.moves[-1].endswith(ending) and (not asked_by or asked_by in sources):
            return trial
    raise AssertionError(f"no game in which anybody did {ending!r}")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("person", ["spy", "scholar"])
def test_who_has_looked_can_not_go_back(person: str) -> None:
    record = _until(_record(["blue", "red", "green"], 0), f"hire {person}")
    assert can_undo(record) is None
    assert start_of_turn(record) is None


def test_the_councillors_hires_belong_to_his_turn() -> None:
    record = _until(_record(["blue", "red", "green"], 0), "hire councillor", "councillor")
    start = len(record.moves) - 1
    assert start_of_turn(record) == start == can_undo(record)
    mover = record.moves[-1].split()[0]
    record.moves.append(f"{mover} pass")
    assert can_undo(record) == start + 1
    assert start_of_turn(record) == start


def test_with_one_human_bots_that_showed_nothing_are_taken_back_too() -> None:
    record = _record(["blue", "red", "green"], 3, humans=1)
    dice = random.Random(1)
    record.moves.append(str(record.replay().decision("blue").options[0]))  # type: ignore[union-attr]
    assert start_of_turn(record) == 0
    game = record.replay()
    record.moves.append(str(game.decision("red").options[0]))  # type: ignore[union-attr]
    assert can_undo(record) is None  # a bot moved last
    assert start_of_turn(record) == 0  # its pick is unseen
    while " play " not in record.moves[-1] or record.moves[-1].startswith("blue"):
        _play(record, 1, dice)
    assert start_of_turn(record) is None  # a bot's card has been seen


def test_a_pick_comes_back_while_others_still_pick_and_theirs_stay() -> None:
    record = _record(["blue", "red", "green"], 3)
    game = record.replay()
    for colour in ("blue", "red"):
        record.moves.append(str(game.decision(colour).options[0]))  # type: ignore[union-attr]
    blue, red = record.moves
    assert without_pick(record, "blue") == [red]
    assert without_pick(record, "red") == [blue]
    assert without_pick(record, "green") is None
    again = replace(record, moves=without_pick(record, "blue") or []).replay()
    assert again.to_move == ("blue", "green")
    record.moves.append(str(game.decision("green").options[0]))  # type: ignore[union-attr]
    assert without_pick(record, "blue") is None  # the cards have been passed


def test_a_broken_record_is_refused() -> None:
    record = _record(["blue", "red"], 3)
    record.moves = ["blue dance naked"]
    with pytest.raises(RecordError, match="move 1"):
        can_undo(record)


def test_only_the_last_choice_is_taken_back() -> None:
    dice, taken = random.Random(2), 0
    for seed in range(6):
        record = _record(["blue", "green"], seed)
        for _ in range(40):
            _play(record, 1, dice)
            last = record.moves[-1].split()
            back = choices(record).get(last[0])
            if back is not None and last[1] != "keep":
                assert back == record.moves[:-1]
                taken += 1
    assert taken > 20


def test_while_others_still_pick_everybody_may_take_back_the_own_pick() -> None:
    record = _record(["blue", "red", "green"], 3, humans=2)
    game = record.replay()
    for colour in ("green", "blue", "red"):
        assert choices(record) == {} or colour == "red"
        record.moves.append(str(game.decision(colour).options[0]))  # type: ignore[union-attr]
        if colour == "blue":
            assert choices(record) == {"blue": record.moves[:1]}
    assert choices(record) == {}  # the cards have been passed

    record = _record(["blue", "red", "green"], 3)
    game = record.replay()
    for colour in ("green", "red"):
        record.moves.append(str(game.decision(colour).options[0]))  # type: ignore[union-attr]
    green, red = record.moves
    assert choices(record) == {"red": [green], "green": [red]}
    assert choices(record, made(record)) == choices(record)


def test_of_what_was_chosen_before_a_pass_nothing_is_taken_back() -> None:
    record = _record(["blue", "red"], 5)
    game = record.replay()
    for colour in ("blue", "red", "red"):
        move = str(game.decision(colour).options[0])  # type: ignore[union-attr]
        record.moves.append(move)
        game.play(move)
    assert choices(record) == {"red": record.moves[:2]}
    assert without_pick(record, "blue") is None
    assert [one.colour for one in made(record)] == ["blue", "red", "red"]
    assert {one.source for one in made(record)} == {"draft"}


def test_a_turn_goes_back_to_its_card_over_all_that_followed_from_it() -> None:
    record = _record(["blue", "red"], 3, humans=1)
    dice = random.Random(1)
    while record.replay().view().phase == "draft":
        _play(record, 1, dice)
    while not record.moves[-1].startswith("blue play"):
        _play(record, 1, dice, "play")
    start = len(record.moves) - 1
    while record.replay().to_move == ("blue",):
        assert start_of_turn(record) == start
        _play(record, 1, dice)
    if start_of_turn(record, made(record)) is not None:
        assert start_of_turn(record) == start
