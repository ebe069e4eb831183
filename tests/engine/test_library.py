"""What a user of the engine as a library relies on: games as values, legal moves, a printed table."""

import copy
from pathlib import Path
from random import Random

import pytest

import engine
from engine import (
    BARE_VERBS,
    COLOURS,
    DECISION_KINDS,
    PHASES,
    VERBS,
    Game,
    IllegalMove,
    LegalMoves,
    Move,
    draw_world,
)
from tests.engine.contract import choose
from tests.engine.table import given
from tests.programs import ROOT

VIEW = Path(__file__).with_name("view.txt")


def played(players: int, seed: int, moves: int) -> Game:
    game, random = Game.new(COLOURS[:players], seed, new_persons=True), Random(seed)
    for _ in range(moves):
        if not game.over:
            game.play(choose(game, random))
    return game


def test_games_dealt_and_played_alike_are_equal() -> None:
    one, other = played(3, 5, 40), played(3, 5, 40)
    assert one == other
    other.play(other.legal_moves()[0])
    assert one != other
    assert one != "a game"
    with pytest.raises(TypeError):
        hash(one)


def test_what_is_hidden_counts_too() -> None:
    game = played(3, 5, 40)
    world = draw_world(game.view("red"), Random(1))
    assert world.view("red") == game.view("red")
    assert world != game
    assert world.digest() != game.digest()


def test_every_position_of_a_game_has_a_digest_of_its_own() -> None:
    game, random = Game.new(COLOURS[:3], 1), Random(1)
    met = {game.digest()}
    for ply in range(1, 150):
        game.play(choose(game, random))
        met.add(game.digest())
        assert len(met) == ply + 1


def test_the_repr_tells_where_the_game_stands() -> None:
    game = Game.new(("red", "blue", "green"), seed=123456789)
    asked = "red and blue and green to move: draft, 9 moves"
    assert repr(game) == f"<Game red, blue, green; round A1, draft; {asked}>"
    over = played(2, 3, 10_000)
    scores = over.result.prestige if over.result else {}
    assert repr(over).startswith(f"<Game over: blue {scores['blue']}, green {scores['green']}; ")


@pytest.mark.parametrize("moves", [0, 1, 2, 10, 60, 10_000])
def test_legal_moves_are_a_view_that_can_be_asked_counted_indexed_and_gone_through(moves: int) -> None:
    game = played(4, 11, moves)
    legal = game.legal_moves()
    asked = [game.decision(colour) for colour in game.to_move]
    expected = [move for decision in asked if decision for move in decision.options]
    assert isinstance(legal, LegalMoves)
    assert list(legal) == list(legal) == expected
    assert len(game.legal_moves()) == len(expected)
    assert bool(game.legal_moves()) == bool(expected)
    assert all(move in game.legal_moves() for move in expected)
    assert [game.legal_moves()[at] for at in range(len(expected))] == expected
    assert legal[1:3] == tuple(expected[1:3])
    assert legal == expected
    assert legal == game.legal_moves()
    assert legal != [*expected, Move("red", "pass", "")]
    for stranger in (Move("red", "keep", "purple.bank"), Move("green", "spend", "9"), "red pass", 7):
        assert stranger not in game.legal_moves()
    assert [game.legal_moves()[-at - 1] for at in range(len(expected))] == expected[::-1]
    for beyond in (len(expected), -len(expected) - 1):
        with pytest.raises(IndexError):
            game.legal_moves()[beyond]


def test_legal_moves_stay_as_they_were_when_the_game_goes_on() -> None:
    game = played(3, 4, 1)
    looked_at, not_yet = game.legal_moves(), game.legal_moves()
    before = list(looked_at)
    game.play(before[0])
    assert list(looked_at) == list(not_yet) == before
    assert before[0] not in game.legal_moves()
    assert repr(game.legal_moves()) == f"<LegalMoves ({', '.join(map(str, game.legal_moves()))})>"


def test_a_view_prints_as_one_screen_of_text() -> None:
    for players in (2, 3, 4, 5):
        game, random = Game.new(COLOURS[:players], players, new_persons=True), Random(players)
        while not game.over:
            lines = str(game.view(game.to_move[0])).splitlines()
            assert len(lines) <= 40
            assert max(map(len, lines)) <= 80
            game.play(choose(game, random))
        assert "the game is over" in str(game.view())


def test_a_view_prints_as_it_did() -> None:
    """In ``view.txt``, where every line has its place and its width."""
    table = given("red", "blue", "purple", round=5, seed=3).persons("minstrel", "monk", "guildmaster")
    table.player("red", coins=4, rat=7, prestige=12, friend="park", cubes={"park": 3, "notredame": 2})
    table.player("blue", coins=1, holds=[("red", "rat"), ("blue", "coin")], carriage="purple.outer")
    game = table.to_play("blue", "carriage", "hotel", turn=2)
    drafting = Game.new(("red", "blue", "purple"), 3)
    for _ in range(4):
        drafting.play(drafting.legal_moves()[0])
    told = [str(view) for view in (game.view("blue"), drafting.view("red"), drafting.view())]
    assert "\n\n".join(told).splitlines() == VIEW.read_text(encoding="utf-8").splitlines()


def test_a_printed_view_tells_the_table_and_no_secret() -> None:
    game = played(3, 8, 30)
    mine, theirs = str(game.view("blue")), str(game.view("red"))
    view = game.view(*game.seats)
    for seat in view.players.values():
        for card in seat.hand:
            assert (card in mine) == (seat.colour == "blue")
            assert (card in theirs) == (seat.colour == "red")
    assert f"Round {view.label}, {view.phase}" in mine
    for words in (*view.persons, *(f"Messages of {colour}" for colour in view.ring), "supply", "carriage"):
        assert words in mine


def test_the_words_of_moves_decisions_and_phases_are_those_exported() -> None:
    verbs, kinds, phases = set(), set(), set()
    for seed in range(40):
        random = Random(seed)
        game = Game.new(COLOURS[: 2 + seed % 4], seed, ("bluebear", "alea-2007")[seed % 2], new_persons=True)
        while not game.over:
            phases.add(game.view().phase)
            for colour in game.to_move:
                decision = game.decision(colour)
                assert decision is not None
                kinds.add(decision.kind)
                verbs |= {move.verb for move in decision.options}
                assert all((move.what == "") == (move.verb in BARE_VERBS) for move in decision.options)
            game.play(choose(game, random))
        phases.add(game.view().phase)
    assert verbs == set(VERBS) - {"choose"}, "which only persons of one's own ask"
    assert kinds == set(DECISION_KINDS) - {"choose"}
    assert phases == set(PHASES)


def test_all_that_is_exported_is_there_and_typed() -> None:
    assert len(set(engine.__all__)) == len(engine.__all__)
    assert all(hasattr(engine, name) for name in engine.__all__)
    assert (ROOT / "engine" / "py.typed").is_file()


def test_a_copy_by_any_means_is_a_game_of_its_own() -> None:
    game = played(3, 4, 20)
    before = game.digest()
    for made in (game.copy(), copy.copy(game), copy.deepcopy(game), copy.copy([game])[0].copy()):
        assert (made, made.digest()) == (game, before)
        made.play(made.legal_moves()[0])
        assert made != game
        assert made.digest() != before
        assert game.digest() == before


def test_a_moves_text_is_what_parse_and_play_take() -> None:
    game = played(3, 4, 20)
    move = game.legal_moves()[0]
    assert Move.parse(str(move)) == move
    assert str(move) == f"{move.colour} {move.choice}"
    with pytest.raises(engine.MoveTextError):
        game.play(move.choice)
    game.copy().play(str(move))
    with pytest.raises(IllegalMove):
        game.play("purple pass")
