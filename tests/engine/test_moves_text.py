"""RULES.md section 10: a move is one line of text; anything else is refused with a sentence."""

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from engine import CARD_KINDS, COLOURS, MARKETS, PLACES, SECTORS, Game, IllegalMove, Move, MoveTextError
from engine.names import BARE_VERBS, VERBS
from tests.engine.table import THREE, given, play

OBJECTS = [
    *PLACES,
    *(f"{sector} friend" for sector in SECTORS),
    *(f"{colour}.{name}" for colour in COLOURS for name in (*CARD_KINDS, *MARKETS)),
    *("0", "3", "2+friend", "coin", "kill", "doctor"),
]
MOVES = st.builds(Move, st.sampled_from(COLOURS), st.sampled_from(BARE_VERBS), st.just("")) | st.builds(
    Move,
    st.sampled_from(COLOURS),
    st.sampled_from([verb for verb in VERBS if verb not in BARE_VERBS]),
    st.sampled_from(OBJECTS),
)


@for_all(MOVES)
def test_a_move_is_read_back_from_its_text(move: Move) -> None:
    assert Move.parse(str(move)) == move
    assert str(move) == f"{move.colour} {move.choice}"
    assert len({move, Move.parse(str(move))}) == 1


@for_all(
    st.text(alphabet=st.sampled_from("red blue pass keep.bank \t\n+012"), max_size=24) | st.text(max_size=40)
)
def test_any_other_text_is_refused_or_is_exactly_a_moves_text(text: str) -> None:
    refused = False
    try:
        move = Move.parse(text)
    except MoveTextError:
        refused = True
    assert refused or str(move) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "doesn't begin with a colour (blue, green, red, yellow, purple)"),
        ("pink pass", "doesn't begin with a colour"),
        ("Red pass", "doesn't begin with a colour"),
        (" red pass", "doesn't begin with a colour"),
        ("red", "is not one of keep, play"),
        ("red PASS", "'PASS' is not one of keep, play"),
        ("red dance bank", "'dance' is not one of keep, play"),
        ("red keep", "wrong number of words after 'keep'"),
        ("red pass ", "wrong number of words after 'pass'"),
        ("red pass now", "wrong number of words after 'pass'"),
        ("red keep  red.bank", "wrong number of words after 'keep'"),
        ("red keep red.bank\n", "wrong number of words after 'keep'"),
    ],
)
def test_a_text_that_is_no_move(text: str, says: str) -> None:
    with pytest.raises(MoveTextError) as refusal:
        Move.parse(text)
    assert says in str(refusal.value)
    with pytest.raises(MoveTextError):
        Game.new().play(text)


@pytest.mark.parametrize("thing", [None, 7, ("red", "pass", ""), b"red pass"])
def test_what_is_no_text_at_all(thing: object) -> None:
    with pytest.raises(MoveTextError, match="a move is a text"):
        Game.new().play(thing)  # type: ignore[arg-type]


def refusal_of(game: Game, text: str) -> str:
    return str(error_of(game, text))


def error_of(game: Game, text: str) -> IllegalMove:
    before = (repr(game.view(*game.seats)), game.legal_moves(), list(game.happened), game.digest())
    with pytest.raises(IllegalMove) as refusal:
        game.play(text)
    after = (repr(game.view(*game.seats)), game.legal_moves(), list(game.happened), game.digest())
    assert after == before, "nothing has changed"
    return refusal.value


def test_a_refusal_has_what_is_legal_but_does_not_write_it_down() -> None:
    game = given(*THREE).persons("monk", "doctor", "bishop").to_hire("red")
    error = error_of(game, "red hire spy")
    assert str(error) == "red can't hire spy now: it is none of the 4 options."
    assert error.options == tuple(game.legal_moves())


def test_an_illegal_move_leaves_what_happened_alone() -> None:
    game = Game.new(THREE, 4)
    dealt = list(game.happened)
    assert dealt
    refusal_of(game, "red keep blue.bank")
    assert list(game.happened) == dealt
    told = list(game.play(game.legal_moves()[0]))
    refusal_of(game, "red play red.bank")
    assert list(game.happened) == told


def test_a_refusal_names_who_is_to_move() -> None:
    error = error_of(given(*THREE).to_play("blue"), "red pass")
    assert str(error) == "It is not red's turn: blue must decide."
    assert error.options == (), "what red may do: nothing, and what blue may do is not red's to know"


def test_a_refusal_names_all_who_have_yet_to_pick() -> None:
    game = Game.new(THREE, 4)
    play(game, str(game.legal_moves()[0]))
    assert refusal_of(game, "red keep red.bank") == "It is not red's turn: blue and green must decide."


def test_a_colour_nobody_plays() -> None:
    assert refusal_of(Game.new(THREE, 4), "purple keep purple.bank") == "Nobody plays purple in this game."


def test_a_card_of_another_hand_is_refused_without_telling_any_hand() -> None:
    game = Game.new(THREE, 4)
    hidden = game.view("blue").players["blue"].draft[0]
    error = error_of(game, f"red keep {hidden}")
    mine = game.view("red").players["red"].draft
    assert str(error) == f"red can't keep {hidden} now: it is none of the 3 options."
    assert tuple(move.what for move in error.options) == mine


def test_what_is_legal_can_be_asked_by_text_as_it_is_played() -> None:
    game = Game.new(THREE, 4)
    for legal in (game.legal_moves(), given(*THREE).to_play("red").legal_moves()):
        first = legal[0]
        asked: list[object] = [str(move) for move in legal]
        assert all(text in legal for text in asked)
        no_moves: list[object] = [
            "",
            "red keep",
            "keep red.bank",
            "red keep red.moon",
            f" {first}",
            "rot pass",
        ]
        no_moves += [None, 7, first.what, (first.colour, first.verb)]
        assert not any(thing in legal for thing in no_moves)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_refused_in_a_draft_but_keep(verb: str) -> None:
    text = f"red {verb}" if verb in BARE_VERBS else f"red {verb} nothing"
    assert refusal_of(Game.new(THREE, 4), text).startswith(f"red can't {text.removeprefix('red ')} now")


def test_a_move_is_played_as_a_value_or_as_its_text() -> None:
    one, other = Game.new(THREE, 4), Game.new(THREE, 4)
    move = one.legal_moves()[0]
    assert list(one.play(move)) == list(other.play(str(move)))
