"""All moves by number, views as numbers, and the record of a game in memory."""

from itertools import pairwise
from random import Random

import pytest

import engine
import game as program
from engine import (
    COLOURS,
    EDITIONS,
    Game,
    Position,
    Record,
    Seat,
    View,
    all_moves,
    draw_world,
    encode,
    fields,
)
from engine.content import PERSONS
from engine.content.definitions import PRINTED_PERSONS
from engine.record.records import from_toml, to_toml
from tests.engine.contract import choose
from tests.engine.table import asked, given


def test_the_engine_has_the_version_of_the_program() -> None:
    assert engine.__version__ == program.__version__


def test_the_printed_persons_are_those_of_the_installed_file() -> None:
    assert tuple(PERSONS) == PRINTED_PERSONS


def test_there_are_284_moves_each_once() -> None:
    assert len(all_moves()) == len(set(all_moves())) == 284
    assert (all_moves()[0], all_moves()[-1]) == ("keep blue.cloister", "done")


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("seed", range(12))
def test_every_option_has_a_number_and_every_view_as_many(seed: int) -> None:
    random, known, size = Random(seed), set(all_moves()), sum(field.size for field in fields())
    legal = fields()[-1]
    met = 0
    for edition in EDITIONS:
        game = Game.new(COLOURS[: 2 + seed % 4], seed, edition, new_persons=True)
        while not game.over:
            colour = random.choice(game.to_move)
            decision = asked(game, colour)
            options = {move.choice for move in decision.options}
            assert options <= known
            numbers = encode(game.view(colour))
            assert len(numbers) == size
            marked = numbers[legal.start : legal.start + legal.size]
            assert {move for move, is_legal in zip(all_moves(), marked, strict=True) if is_legal} == options
            met += 1
            game.play(choose(game, random))
        assert len(encode(game.view(game.seats[0]))) == size
    assert met > 400


def test_the_parts_follow_each_other_and_are_told_apart() -> None:
    parts = fields()
    assert len({field.name for field in parts}) == len(parts)
    assert all(field.says for field in parts)
    for before, after in pairwise(parts):
        assert after.start == before.start + before.size


def part(numbers: tuple[int, ...], name: str) -> tuple[int, ...]:
    (field,) = [field for field in fields() if field.name == name]
    return numbers[field.start : field.start + field.size]


def test_numbers_say_what_the_view_says() -> None:
    table = given("red", "blue", "purple", round=5, seed=3).persons("minstrel", "monk", "guildmaster")
    table.player("red", coins=4, rat=7, prestige=12, friend="park", cubes={"park": 3, "notredame": 2})
    table.player("blue", coins=1, holds=[("red", "rat"), ("blue", "coin")], carriage="purple.outer")
    numbers = encode(table.to_play("blue", "carriage", "hotel", turn=2).view("blue"))
    assert part(numbers, "round") == (5,)
    assert part(numbers, "players") == (3,)
    # Seen from blue: blue is 0, purple 1, red 2, and nobody sits at 3 and 4.
    assert part(numbers, "seat 2: colour") == (0, 0, 1, 0, 0)
    assert part(numbers, "seat 2: sectors") == (0, 0, 0, 0, 0, 3, 0)
    assert part(numbers, "seat 2: friend") == (0, 0, 0, 0, 0, 1, 0)
    assert part(numbers, "seat 2: pieces")[0] == 4
    assert part(numbers, "seat 2: pieces")[3] == 2
    assert part(numbers, "seat 2: prestige") == (-1,), "secret"
    assert part(numbers, "seat 0: carriage").index(1) == 5 + 3, "purple.outer"
    held = part(numbers, "seat 0: messages")
    assert (held[0], held[2 * 4 + 2], sum(held)) == (1, 1, 2)
    assert part(numbers, "seat 3: colour") == (0,) * 5
    hand = part(numbers, "seat 0: hand")
    assert (hand[3], hand[4], sum(hand)) == (1, 1, 2), "carriage and hotel of the own colour"
    assert sum(part(numbers, "persons")) == 3
    assert sum(part(numbers, "decision")) == 1


def test_different_views_have_different_numbers() -> None:
    game, random = Game.new(COLOURS[:3], 8, new_persons=True), Random(8)
    met: dict[tuple[int, ...], View] = {}
    while not game.over:
        view = game.view("green")
        numbers = encode(view)
        if numbers in met:
            assert met[numbers].players == view.players
            assert met[numbers].decisions == view.decisions
        met[numbers] = view
        game.play(choose(game, random))
    assert len(met) > 100


def test_what_is_hidden_is_not_in_the_numbers() -> None:
    game, random = Game.new(COLOURS[:4], 5, new_persons=True), Random(5)
    for _ in range(60):
        game.play(choose(game, random))
        world = draw_world(game.view("red"), random)
        assert encode(world.view("red")) == encode(game.view("red"))


def test_only_one_viewer_and_only_printed_persons_are_encoded() -> None:
    game = Game.new(COLOURS[:3], 5)
    for viewers in ((), ("blue", "red")):
        with pytest.raises(ValueError, match="one viewer"):
            encode(game.view(*viewers))
    view = game.view("blue")
    with pytest.raises(ValueError, match="not juggler"):
        encode(view._replace(persons=("juggler", *view.persons[1:])))


@pytest.mark.parametrize("edition", [*EDITIONS, "custom"])
def test_the_record_of_a_game_replays_to_that_game(edition: str) -> None:
    options = EDITIONS["anniversary"]._replace(hotel_double_at=7) if edition == "custom" else None
    game = Game.new(COLOURS[:3], 9, options=options) if options else Game.new(COLOURS[:3], 9, edition)
    random = Random(9)
    copies = []
    for _ in range(80):
        copies.append((game.copy(), len(game.moves or ())))
        game.play(choose(game, random))
    record = Record.of(game)
    assert from_toml(to_toml(record)).replay() == game
    assert (record.label, record.finished, record.edition) == (game.view().label, False, edition)
    for copy, moves in copies:
        assert len(copy.moves or ()) == moves, "a copy keeps its own moves"


def test_a_record_knows_who_played() -> None:
    game = Game.new(("red", "blue"), 9)
    seats = (Seat("Anna", "red"), Seat("Ben", "blue", "master"))
    assert Record.of(game, seats).seats == seats
    with pytest.raises(ValueError, match="red, blue"):
        Record.of(game, seats[::-1])


def test_a_game_that_was_not_dealt_has_no_record() -> None:
    for game in (
        Game.from_position(Position(seats=("red", "blue"))),
        draw_world(Game.new(("red", "blue"), 9).view("red"), Random(1)),
    ):
        assert game.moves is None
        with pytest.raises(ValueError, match="dealt"):
            Record.of(game)
