"""Positions laid out by hand: what they say is so, what can't be is refused with a sentence."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from engine import COLOURS, Game, Position, SeatPosition, SetupError, draw_world
from tests.engine.contract import check_decisions, choose

THREE = ("red", "blue", "green")
RED: dict[str, Any] = {
    "coins": 6,
    "cache": 2,
    "cubes": {"bank": 2, "notredame": 1},
    "friend": "park",
    "rat": 8,
    "prestige": 17,
    "carriage": "green.left",
    "messages": [("blue", "rat"), ("red", "coin")],
    "hand": ["red.bank", "blue.friend"],
    "deck": ["red.notredame", "red.park"],
}


def laid(players: Mapping[str, Mapping[str, Any]] | None = None, **position: Any) -> Game:
    seats = {colour: SeatPosition(**seat) for colour, seat in (players or {}).items()}
    return Game.from_position(Position(**({"seats": THREE, "players": seats} | position)))


def test_a_seat_has_what_the_position_says() -> None:
    game = laid({"red": RED}, round=2)
    red = game.view("red").players["red"]
    assert (red.coins, red.cache, red.supply, red.rat, red.prestige) == (6, 2, 9, 8, 17)
    assert (red.sectors["bank"], red.cathedral, red.friend, red.carriage) == (2, 1, "park", "green.left")
    assert red.messages == (("blue", "rat"), ("red", "coin"))
    assert {"red.bank", "blue.friend"} < set(red.hand)
    assert game.view().bank == 25 - 6 - 3 - 3
    assert len(game.view().messages) == 10
    assert game.to_move == ("red",)
    assert list(game.happened) == []
    while game.view().round == 2:
        game.play(game.legal_moves()[-1])
    assert set(game.view("red").players["red"].draft) > {"red.notredame", "red.park"}


def test_what_is_not_said_is_as_at_the_start() -> None:
    game = laid()
    for colour in THREE:
        seat = game.view(colour).players[colour]
        assert (seat.coins, seat.cache, seat.supply, seat.rat, seat.prestige) == (3, 4, 10, 0, 0)
        assert (seat.carriage, len(seat.hand)) == (f"{colour}.centre", 3)
    assert laid(seed=5) == laid(seed=5) != laid(seed=6)


def test_persons_on_display_and_to_come() -> None:
    game = laid(
        round=4,
        persons=("monk", "doctor", "advocate"),
        brown=("fool", "hostess"),
        grey=("guildmaster", "beggarking", "lady"),
    )
    assert (game.view().persons, game.view().rats) == (("monk", "doctor", "advocate"), (2, 1, 1))
    shown = [game.view().persons]
    while len(shown) < 4:
        game.play(game.legal_moves()[-1])
        if game.view().persons != shown[-1]:
            shown.append(game.view().persons)
    assert shown[1] == ("fool", "hostess", "guildmaster")
    assert [persons[2] for persons in shown[2:]] == ["beggarking", "lady"]


def test_new_persons_can_be_on_display_where_they_are_in_play() -> None:
    game = laid(round=7, new_persons=True, persons=("monk", "doctor", "councillor"), phase="hire")
    assert game.view().persons[2] == "councillor"
    with pytest.raises(SetupError, match="'councillor' can't lie there; possible are lady, mayor, carpenter"):
        laid(round=7, persons=("monk", "doctor", "councillor"))


def test_messages_lie_where_they_are_wanted() -> None:
    game = laid({"blue": {"messages": [("red", "rat")]}}, messages={"red.inner": "plain", "red.left": "coin"})
    messages = game.view().messages
    assert (messages["red.inner"], messages["red.left"]) == (("red", "plain"), ("red", "coin"))
    assert sum(colour == "red" for colour, _ in messages.values()) == 3


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("to_move", THREE)
def test_any_seat_may_be_to_play(to_move: str, turn: int) -> None:
    hand = {"hand": [f"{to_move}.bank"]}
    game = laid({to_move: hand}, first="blue", to_move=to_move, turn=turn, round=5)
    assert game.to_move == (to_move,)
    assert f"{to_move} play {to_move}.bank" in map(str, game.legal_moves())
    assert len(game.view(to_move).players[to_move].hand) == 4 - turn
    assert game.view().first == "blue"


def test_a_seat_may_be_to_hire_with_the_cards_it_has_laid_down() -> None:
    seat = {"played": ["blue.park", "red.hotel"], "third": "green.friend"}
    game = laid({"blue": seat}, phase="hire", to_move="blue", round=9)
    assert [move.verb for move in game.legal_moves()] == ["hire", "hire", "hire", "pass"]
    blue = game.view("blue").players["blue"]
    assert (blue.played, blue.third) == (("blue.park", "red.hotel"), "green.friend")


def test_a_draft_begins_with_the_cards_said() -> None:
    drawn = ["red.bank", "red.hotel", "red.park"]
    game = laid({"red": {"hand": drawn, "deck": ["red.carriage"]}}, phase="draft", round=8)
    assert game.to_move == THREE
    assert list(game.view("red").players["red"].draft) == drawn


@pytest.mark.parametrize(
    ("players", "position", "says"),
    [
        ({}, {"seats": ("red",)}, "2 to 5 players"),
        ({}, {"seed": -1}, "seed must be"),
        ({}, {"edition": "x"}, "no edition 'x'"),
        ({}, {"round": 10}, "The round must be 1 to 9, not 10."),
        ({}, {"phase": "plague"}, "laid out in draft, actions, hire, not in 'plague'."),
        ({}, {"turn": 3}, "The turn must be 1 or 2, not 3."),
        ({}, {"to_move": "purple"}, "Nobody plays 'purple', who is to move."),
        ({}, {"first": "purple"}, "first player 'purple' has no seat"),
        ({"purple": {}}, {}, "Nobody plays 'purple'; the seats are red, blue, green."),
        ({"red": {"coins": "six"}}, {}, "red can't have 'six' coins."),
        ({"red": {"coins": 20}}, {}, "The players have 26 coins; there are only 25."),
        ({"red": {"cubes": {"bank": 15}}}, {}, "red can't have -1 cubes in cache."),
        ({"red": {"cubes": {"bank": "2"}}}, {}, "numbers of cubes of red must be whole numbers"),
        ({"red": {"cache": 2, "supply": 2}}, {}, "red has 4 cubes, not 14."),
        ({"red": {"messages": [("purple", "rat")]}}, {}, "no message 'purple rat'"),
        (
            {"red": {"messages": [("red", "rat")]}, "blue": {"messages": [("red", "rat")]}},
            {},
            "The message red rat is there 2 times.",
        ),
        ({"red": {"hand": ["red.moon"]}}, {}, "There is no card 'red.moon' in this game."),
        ({"red": {"hand": ["red.bank"]}, "blue": {"hand": ["red.bank"]}}, {}, "red.bank can't lie in two"),
        (
            {"red": {"hand": ["red.bank", "red.park"]}},
            {},
            "as well: the draft gave it a card of each of blue, green, red.",
        ),
        ({"red": {"third": "red.park"}}, {}, "red has no unplayed card at this point."),
        ({"red": {"played": ["red.park"]}}, {}, "red has laid down 0 cards at this point."),
        ({"red": {"hand": ["red.park"]}}, {"phase": "hire"}, "red has 0 cards in hand at this point"),
        ({"red": {"deck": ["blue.park"]}}, {}, "blue.park can't lie in the deck of red."),
        ({"red": {"deck": ["red.park"]}}, {"round": 3}, "The deck of red has 0 cards, not 1."),
        ({"red": {"coins": 0}}, {"phase": "hire"}, "red has nothing to decide at this point"),
        ({}, {"persons": ("monk", "doctor")}, "3 persons are on display, not 2."),
        ({}, {"persons": ("monk", "doctor", "lady")}, "'lady' can't lie there"),
        ({}, {"persons": ("monk", "monk", "bishop")}, "monk can't lie in two places."),
        ({}, {"brown": ("monk",), "round": 3}, "So many persons are no longer to come."),
        ({}, {"messages": {"red.4": "rat"}}, "There is no market 'red.4'."),
        ({}, {"messages": {"red.inner": "gold"}}, "The 'gold' message of red is not on the board."),
        ({}, {"messages": {"red.centre": "rat"}}, "can't lie on 'red.centre'"),
        (
            {},
            {"messages": {"red.inner": "rat", "red.outer": "rat"}},
            "red has one 'rat' message: it can't lie on red.inner and red.outer.",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    players: dict[str, Any], position: dict[str, Any], says: str
) -> None:
    with pytest.raises(SetupError) as refusal:
        laid(players, **position)
    assert says in str(refusal.value)


@pytest.mark.parametrize(
    ("players", "says"),
    [
        ({"red": {"coins": 3}}, "The seat of 'red' must be a SeatPosition, not {'coins': 3}."),
        ({"blue": None}, "The seat of 'blue' must be a SeatPosition, not None."),
        ([SeatPosition()], "The players must be SeatPositions by colour, not [SeatPosition("),
    ],
)
def test_a_seat_that_is_no_seat_position_is_refused(players: Any, says: str) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.from_position(Position(seats=("red", "blue"), players=players))
    assert says in str(refusal.value)


def test_all_that_is_wrong_with_the_pieces_is_named_at_once() -> None:
    with pytest.raises(SetupError) as refusal:
        laid({"red": {"rat": 10, "prestige": -1}, "blue": {"friend": "moon"}})
    for problem in ("rat of red", "-1 prestige", "friend of blue"):
        assert problem in str(refusal.value)


@settings(max_examples=40, deadline=None)
@for_all(
    seed=st.integers(0, 10**6), round_=st.integers(1, 9), phase=st.sampled_from(["draft", "actions", "hire"])
)
def test_any_position_goes_on_as_a_game_like_any_other(seed: int, round_: int, phase: str) -> None:
    """It is sound, worlds can be drawn from its views, and it is played to the end."""
    random = Random(seed)
    seats = tuple(random.sample(COLOURS, 2 + seed % 4))
    players: dict[str, dict[str, Any]] = {
        colour: {"coins": random.randint(1, 4), "rat": random.randint(0, 9), "hand": [f"{colour}.bank"]}
        if phase != "hire"
        else {"coins": random.randint(1, 4), "third": f"{colour}.hotel"}
        for colour in seats
    }
    to_move = None if phase == "draft" else random.choice(seats)
    game = laid(players, seats=seats, round=round_, phase=phase, to_move=to_move, seed=seed)
    while not game.over:
        assert game.status() == ()
        check_decisions(game)
        colour = game.to_move[0]
        assert draw_world(game.view(colour), random).view(colour) == game.view(colour)
        game.play(choose(game, random))


@settings(max_examples=30, deadline=None)
@for_all(seed=st.integers(0, 10**6), moves=st.integers(0, 200))
def test_the_pieces_of_a_game_can_be_laid_out_again(seed: int, moves: int) -> None:
    game, random = Game.new(COLOURS[: 3 + seed % 3], seed), Random(seed)
    for _ in range(moves):
        game.play(choose(game, random))
        if game.over:
            return
    view = game.view(*game.seats)
    names = ("coins", "cache", "supply", "friend", "rat", "prestige", "carriage", "messages")
    players: dict[str, dict[str, Any]] = {
        colour: {name: getattr(seat, name) for name in names}
        | {"cubes": {**seat.sectors, "notredame": seat.cathedral}}
        for colour, seat in view.players.items()
    }
    messages = {market: kind for market, (_, kind) in view.messages.items()}
    again = laid(
        players,
        seats=game.seats,
        round=view.round,
        first=view.first,
        phase="draft",
        messages=messages,
        persons=view.persons,
    ).view(*game.seats)
    assert (again.messages, again.persons, again.first) == (view.messages, view.persons, view.first)
    for colour, seat in view.players.items():
        for name in (*names, "sectors", "cathedral"):
            assert getattr(again.players[colour], name) == getattr(seat, name)
