"""After a wait, one line tells people what has happened to them."""

from collections.abc import Sequence

import pytest

from engine import events as e
from game.log.meanwhile import Past, meanwhile
from game.words import languages, set_language
from tests.game.test_one_line import play, table_of
from tests.game.window import Open

NAMES = {"blue": "Anna", "red": "Ben", "green": "Zoé"}
PAST: list[tuple[str | None, Sequence[e.Event]]] = [
    ("blue", [e.CoinsGained("blue", 3, ()), e.RatMoved("blue", 4, 3, "kill")]),
    ("red", [e.CoinsGained("red", 3, (("blue", 1), ("green", 1)))]),
    ("green", [e.MessageCollected("green", "blue.inner", "red", "coin")]),
    (
        "green",
        [e.RatMoved("blue", 3, 9, "plague"), e.PlagueStruck("blue"), e.PrestigeLost("blue", 2, "plague")],
    ),
]


def test_it_tells_what_others_and_the_plague_did_and_not_what_one_did_oneself() -> None:
    assert meanwhile(PAST, "blue", NAMES) == (
        "Meanwhile: Ben took a coin from you, Zoé took the red message from your borough, "
        "your rat marker 3 → 9, −2 prestige"
    )
    assert meanwhile(PAST, "green", NAMES) == "Meanwhile: Ben took a coin from you"
    assert meanwhile(PAST, "red", NAMES) == ""


def test_the_plague_in_ones_own_last_move_is_told() -> None:
    own: Past = [("blue", [e.HiringPassed("blue", False), e.RatMoved("blue", 1, 4, "plague")])]
    assert meanwhile(own, "blue", NAMES) == "Meanwhile: your rat marker 1 → 4"


def test_all_that_came_in_and_went_out_is_added_up() -> None:
    past: Past = [
        ("blue", [e.CoinsGained("blue", 5, ()), e.PrestigeGained("blue", 2, 0, "notredame_share")]),
        ("red", [e.CoinsGained("blue", 2, ()), e.CubesGained("blue", 1), e.CoinsGained("red", 7, ())]),
        (None, [e.CoinsGained("blue", 1, ()), e.CubesGained("blue", 2), e.PrestigeGained("blue", 4, 1, "x")]),
        ("red", [e.MessageCollected("red", "red.inner", "red", "coin"), e.PrestigeLost("blue", 1, "plague")]),
        ("red", [e.RatMoved("blue", 4, 6, "plague"), e.RatMoved("blue", 6, 4, "kill")]),
        (None, [e.CubeRemoved("blue", "bank", "plague"), e.CubeRemoved("red", "park", "plague")]),
    ]
    assert meanwhile(past, "blue", NAMES) == (
        "Meanwhile: +5 prestige, +3 coins, +3 cubes, −1 cube from the bank"
    )
    assert meanwhile([("red", [e.PrestigeLost("blue", 1, "plague")])], "blue", NAMES).endswith("−1 prestige")
    own: Past = [("blue", [e.MessageCollected("blue", "blue.inner", "red", "coin")])]
    assert meanwhile(own, "blue", NAMES) == ""


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it(language: str) -> None:
    set_language(language)
    told = meanwhile([*PAST, ("red", [e.CubeRemoved("blue", "bank", "plague")])], "blue", NAMES)
    assert "Ben" in told
    assert "3→9" in told.replace(" ", "")


@pytest.mark.usefixtures("undrawn")
def test_it_stands_below_the_question_until_something_else_is_looked_at(open_window: Open) -> None:
    table = table_of(open_window, "Anna, bot:quick, bot:quick", pace="fast", size=(640, 360))
    context = table.context
    play(table, lambda: context.shown.label == "A2" and context.pending is not None and not context.busy)
    assert context.happened.startswith("Meanwhile: ")
    assert "your rat marker" in context.happened
    assert context.shown_caption == (context.happened, None)
    card, other = context.top.hand.cards[:2]
    context.hover(("card", card))
    context.hover(("card", other))
    assert context.shown_caption[0] == context.foretold != ""
