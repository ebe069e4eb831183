"""Gains that come one after the other are told as one, in the history and in what happened meanwhile."""

import pytest

from engine import events as e
from engine.events import Event
from game.log.meanwhile import meanwhile
from game.log.turns import turn_sentences

NAMES = {"blue": "Anna", "red": "Ben", "green": "Yves"}


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([e.CoinsGained("blue", 1, ()), e.CoinsGained("blue", 2, ())], "Anna takes 3 coins"),
        (
            [e.CoinsGained("blue", 1, (("red", 1),)), e.CoinsGained("blue", 2, (("red", 1), ("green", 1)))],
            "Anna takes 3 coins (2 from Ben and 1 from Yves)",
        ),
        ([e.CubesGained("blue", 1), e.CubesGained("blue", 1)], "Anna takes 2 cubes"),
        ([e.RatMoved("blue", 7, 6, "kill"), e.RatMoved("blue", 6, 5, "kill")], "Anna kills 2 rats"),
    ],
)
def test_gains_of_one_kind_are_added_up(events: list[Event], told: str) -> None:
    assert turn_sentences(events, NAMES) == [told]


def test_gains_of_two_seats_stay_apart() -> None:
    events: list[Event] = [e.CoinsGained("blue", 1, ()), e.CoinsGained("red", 2, ())]
    assert len(turn_sentences(events, NAMES)) == 2


def test_what_others_turns_have_brought_is_summed_up() -> None:
    past: list[tuple[str, list[Event]]] = [
        ("red", [e.PrestigeGained("blue", 3, 0, "notredame"), e.CubesGained("blue", 1)]),
        ("green", [e.PrestigeLost("blue", 2, "plague"), e.CoinsGained("blue", 2, ())]),
        ("green", [e.CoinsGained("blue", 1, ()), e.CubesGained("blue", 2), e.CoinsGained("red", 5, ())]),
    ]
    assert meanwhile(past, "blue", NAMES) == "Meanwhile: +1 prestige, +3 coins, +3 cubes"
    past = [("red", [e.RatMoved("blue", 3, 5, "plague"), e.RatMoved("blue", 5, 3, "message")])]
    assert meanwhile(past, "blue", NAMES) == ""
    past = [("red", [e.PrestigeLost("blue", 2, "plague"), e.CubeRemoved("blue", "park", "plague")])]
    assert meanwhile(past, "blue", NAMES) == "Meanwhile: −2 prestige, −1 cube from the park"
