"""RULES.md section 10: every kind of decision with its exact texts."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import EDITIONS, SECTORS, Game
from tests.engine.table import THREE, asked, choices, given, hire, play

DECLINE = EDITIONS["bluebear"]


def played(card: str, *more: str, **pieces: object) -> Game:
    game = given(*THREE).player("red", **pieces).to_play("red", card)  # type: ignore[arg-type]
    play(game, f"red play red.{card}", *more)
    return game


def hired(person: str, *more: str, **pieces: Any) -> Game:
    game, _ = hire(person, **pieces)
    play(game, *more)
    return game


def plagued() -> Game:
    table = given(*THREE).persons("minstrel", "monk", "nightwatchman")
    game = table.player("red", rat=9, cubes={"bank": 1, "park": 1}).to_hire("green")
    play(game, "green pass")
    return game


Row = tuple[Callable[[], Game], str, str, str | None, list[str]]

TABLE: dict[str, Row] = {
    "play": (
        lambda: given(*THREE).to_play("red", "bank", "red.park", turn=2),
        "play", "play", None, ["play red.bank", "play red.park"],
    ),
    "play or discard": (
        lambda: given(*THREE, edition="bluebear").to_play("red", "bank", "park", turn=2),
        "play", "play", None, ["play red.bank", "play red.park", "discard red.bank", "discard red.park"],
    ),
    "cube from the board": (
        lambda: played("park", cubes={"bank": 1, "park": 2, "notredame": 1}, cache=0),
        "take", "park", "park", ["take bank", "take notredame", "forgo"],
    ),
    "cube from the board after a donation": (
        lambda: played("notredame", "red donate 1", cubes={"bank": 1, "hotel": 1, "notredame": 1}, cache=0),
        "take", "notredame", "notredame", ["take bank", "take hotel"],
    ),
    "friend's sector": (
        lambda: played("friend", friend="hotel"),
        "friend", "friend", None,
        [f"friend {sector}" for sector in SECTORS if sector != "hotel"],
    ),
    "hotel": (
        lambda: played("hotel", rat=1),
        "benefit", "hotel", None, ["gain coin", "gain cube", "gain kill"],
    ),
    "hostess": (
        lambda: hired("hostess", rat=1),
        "benefit", "hostess", None, ["gain coin", "gain cube", "gain kill"],
    ),
    "drive": (
        lambda: played("carriage", carriage="red.outer"),
        "drive", "carriage", None,
        ["drive red.outer", "drive red.centre", "drive red.right", "drive red.left"],
    ),
    "collect": (
        lambda: played("carriage", "red drive red.inner"),
        "collect", "carriage", "red.inner", ["collect", "leave"],
    ),
    "donation": (
        lambda: played("notredame", coins=2),
        "donate", "notredame", None, ["donate 0", "donate 1", "donate 2"],
    ),
    "hire": (
        lambda: given(*THREE).persons("monk", "doctor", "bishop").to_hire("red"),
        "hire", "hire", None, ["hire monk", "hire doctor", "hire bishop", "pass"],
    ),
    "hire after the councillor": (
        lambda: hire("councillor", "hostess", "monk")[0],
        "hire", "councillor", None, ["hire hostess", "hire monk", "pass"],
    ),
    "minstrel from": (
        lambda: hired("minstrel", cubes={"bank": 1}, friend="park"),
        "minstrel_from", "minstrel", None, ["from bank", "from park"],
    ),
    "minstrel to": (
        lambda: hired("minstrel", "red from park", cubes={"bank": 1}, friend="park"),
        "minstrel_to", "minstrel", "park",
        ["to cloister", "to bank", "to residence", "to carriage", "to hotel", "to hospital"],
    ),
    "minstrel carry": (
        lambda: hired("minstrel", "red to bank", cubes={"park": 2}, friend="park"),
        "carry", "minstrel", "park>bank",
        ["carry 1", "carry 2", "carry 0+friend", "carry 1+friend", "carry 2+friend"],
    ),
    "fool from": (
        lambda: hired("fool", cubes={"bank": 1, "notredame": 1}, friend="bank"),
        "fool_from", "fool", None, ["from bank", "from bank friend"],
    ),
    "fool to": (
        lambda: hired("fool", "red from bank friend", cubes={"bank": 1}, friend="bank"),
        "fool_to", "fool", "bank friend",
        ["to cloister", "to residence", "to carriage", "to hotel", "to park", "to hospital"],
    ),
    "actress from": (
        lambda: hired("actress", cubes={"bank": 1}, friend="park"),
        "actress_from", "actress", None, ["from bank", "from park"],
    ),
    "actress to": (
        lambda: hired("actress", "red from bank", cubes={"bank": 1}, friend="park"),
        "actress_to", "actress", "bank",
        ["to cloister", "to residence", "to carriage", "to hotel", "to park", "to hospital"],
    ),
    "bishop": (
        lambda: hired("bishop", cubes=dict.fromkeys(("cloister", "bank", "park", "hotel"), 1)),
        "place", "bishop", None, ["to residence", "to carriage", "to hospital"],
    ),
    "butcher short of cubes": (
        lambda: hired("butcher", supply=1, cubes=dict.fromkeys(("cloister", "bank", "park"), 1)),
        "place", "butcher", None, ["to residence", "to carriage", "to hotel", "to hospital"],
    ),
    "prosecutor": (
        lambda: hired("prosecutor", cubes={"bank": 1}, friend="park"),
        "activate", "prosecutor", None, ["activate bank", "activate park"],
    ),
    "gypsies": (
        lambda: hired("gypsies", cubes={"bank": 1, "notredame": 1}, friend="park"),
        "remove", "gypsies", None, ["remove bank", "remove notredame", "done"],
    ),
    "patron": (
        lambda: hired("patron", coins=3, rat=9),
        "spend", "patron", None, ["spend 0", "spend 1", "spend 2"],
    ),
    "coachman": (
        lambda: hired("coachman", holds=[("red", k) for k in ("plain", "rat", "cube", "coin")]),
        "repeat", "coachman", None, ["repeat coin", "repeat cube", "repeat rat", "repeat plain"],
    ),
    "plague": (plagued, "lose", "plague", None, ["lose bank", "lose park"]),
}  # fmt: skip


@pytest.mark.parametrize("row", TABLE)
def test_a_decision_has_exactly_these_options(row: str) -> None:
    make, kind, source, place, expected = TABLE[row]
    game = make()
    decision = asked(game, "red")
    assert (decision.colour, decision.kind, decision.source, decision.place) == ("red", kind, source, place)
    assert choices(game) == expected
    assert [str(move) for move in decision.options] == [f"red {text}" for text in expected]


def test_a_seat_that_is_not_to_move_has_no_decision() -> None:
    game = given(*THREE).to_play("red")
    assert game.decision("blue") is None
    assert game.decision("purple") is None
    assert game.view("blue").decisions == {}
    assert set(game.view("red", "blue").decisions) == {"red"}


def test_a_friends_card_goes_to_the_six_sectors_where_the_friend_is_not() -> None:
    table = given("red", "blue").player("red", friend="park")
    decision = asked(table.to_play("red", "friend", "bank"), "red")
    places = {option.what: decision.places_of(option) for option in decision.options}
    assert set(places["red.friend"]) == set(SECTORS) - {"park"}
    assert places["red.bank"] == ("bank",)


def test_where_cards_may_be_laid_down_for_no_action_the_others_still_tell_their_place() -> None:
    game = given("red", "blue", edition="bluebear").to_play("red", "bank", "friend")
    decision = asked(game, "red")
    told = {option.choice: decision.places_of(option) for option in decision.options}
    assert told["play red.bank"] == ("bank",)
    assert len(told["play red.friend"]) == len(SECTORS)
    declined = [places for choice, places in told.items() if not choice.startswith("play")]
    assert declined
    assert not any(declined)
