"""What ``Game.status`` finds: nothing in any game by the rules, and every rule that is broken by hand."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from engine import COLOURS, EDITIONS, PROBLEM_KINDS, Game, ProblemKind, draw_world
from tests.engine.contract import choose

KEPT = Path(__file__).with_name("problems.txt")

Break = Callable[[Any], object]


@settings(max_examples=25, deadline=None)
@for_all(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**63 - 1),
    edition=st.sampled_from(list(EDITIONS)),
    new_persons=st.booleans(),
)
def test_nothing_is_wrong_in_any_game_by_the_rules(
    players: int, seed: int, edition: str, new_persons: bool
) -> None:
    game, random = Game.new(COLOURS[:players], seed, edition, new_persons=new_persons), Random(seed)
    while not game.over:
        assert game.status() == ()
        game.play(choose(game, random))
    assert game.status() == ()


@settings(max_examples=25, deadline=None)
@for_all(seed=st.integers(0, 10**6), moves=st.integers(0, 200))
def test_nor_in_a_world_drawn_from_a_view(seed: int, moves: int) -> None:
    game, random = Game.new(COLOURS[: 2 + seed % 4], seed, new_persons=True), Random(seed)
    for _ in range(moves):
        if not game.over:
            game.play(choose(game, random))
    assert draw_world(game.view(game.seats[0]), random).status() == ()


def middle() -> Game:
    """A game in its fifth round in which a card is to be played."""
    return _middle().copy()


@cache
def _middle() -> Game:
    game, random = Game.new(("red", "blue", "green"), 3), Random(3)
    while not (game.view().label == "B2" and game.view().phase == "actions"):
        game.play(choose(game, random))
    return game


def put(**values: object) -> Break:
    """Red's pieces are changed."""

    def change(state: Any) -> None:
        for name, value in values.items():
            setattr(state.players["red"], name, value)

    return change


def set_to(**values: object) -> Break:
    """The table is changed."""

    def change(state: Any) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


BROKEN: list[tuple[ProblemKind, Break, str]] = [
    ("round", set_to(round=10), "The round must be 1 to 9, not 10."),
    ("round", set_to(phase="tea"), "The phase must be one of draft"),
    ("first", set_to(first="purple"), "Nobody plays 'purple'"),
    ("cubes", put(supply=14), "cubes, not 14."),
    ("cubes", put(cache=-1), "red can't have -1 cubes in cache."),
    ("cubes", put(cache="two"), "red can't have 'two' cubes in cache."),
    ("cubes", lambda s: s.players["red"].cubes.update(moon=1), "red can't have cubes in 'moon'."),
    ("cubes", lambda s: s.players["red"].cubes.pop("bank"), "cubes red has in bank isn't said"),
    ("friend", put(friend="notredame"), "friend of red can't be in 'notredame'"),
    ("coins", put(coins=-1), "red can't have -1 coins."),
    ("coins", put(coins=26), "there are only 25"),
    ("bank", set_to(bank=99), "The bank has 99 coins, not"),
    ("bank", set_to(bank=None), "The bank has None coins, not"),
    ("rat", put(rat=10), "rat of red must be on 0 to 9, not 10."),
    ("prestige", put(prestige=-2), "red can't have -2 prestige."),
    ("carriage", put(carriage="red.4"), "carriage of red is on 'red.4', no market."),
    ("messages", lambda s: s.messages.popitem(), "1 of each message are missing"),
    ("messages", put(messages=(("red", "rat"),) * 2), "The message red rat is there"),
    ("messages", lambda s: s.messages.update({"red.centre": ("red", "coin")}), "can't lie on 'red.centre'"),
    ("messages", put(messages=(("purple", "rat"),)), "There is no message 'purple rat'"),
    ("persons", lambda s: setattr(s, "persons", s.persons[:2]), "2 persons are on display, not 3."),
    ("persons", lambda s: setattr(s, "brown", s.brown[1:]), "1 of each brown person are missing"),
    ("persons", lambda s: setattr(s, "grey", s.grey[::-1]), "can't come in round 7, of letter C."),
    ("persons", lambda s: setattr(s, "grey_in_play", s.grey_in_play[::-1]), "Of each letter 3"),
    ("rats", set_to(rats=99), "rats, not 99."),
    ("cards", put(hand=("red.bank", "red.bank", "red.bank")), "The card red.bank is there"),
    ("cards", put(hand=("moon.bank", "red.bank", "red.park")), "There is no card 'moon.bank'"),
    ("hand", put(hand=()), "red has 0 cards of this round, not 3."),
    ("deck", put(deck=()), "The deck of red has 0, not 3."),
    ("deck", lambda s: setattr(s.players["red"], "deck", s.players["blue"].deck), "can't lie in the deck"),
    ("question", set_to(pending=None), "Nobody is asked."),
    ("question", set_to(picking=("red",)), "Too many are asked at once."),
    ("question", set_to(picking=("blue", "red")), "don't stand in seat order"),
    ("question", lambda s: setattr(s, "pending", s.pending._replace(options=())), "nothing to choose from"),
    ("question", lambda s: setattr(s, "pending", s.pending._replace(colour="green")), "its own moves"),
    ("question", set_to(phase="over"), "The game is over, yet"),
    (
        "question",
        lambda s: setattr(s, "pending", s.pending._replace(options=s.pending.options[:1])),
        "asked, but",
    ),
    ("question", lambda s: swap_option(s, colour="green"), "Not all options of"),
    ("round", set_to(round=0), "The round must be 1 to 9, not 0."),
    ("round", set_to(round=True), "The round must be 1 to 9, not True."),
    ("cubes", put(supply=-1), "red can't have -1 cubes in supply."),
    ("rat", put(rat=-1), "rat of red must be on 0 to 9, not -1."),
    ("coins", put(coins=None), "red can't have None coins."),
    ("persons", lambda s: setattr(s, "persons", (*s.persons[:2], "monk")), "There is no grey person 'monk'"),
    ("persons", lambda s: setattr(s, "grey_in_play", s.grey_in_play[1:]), "Of each letter 3"),
    ("persons", set_to(grey_in_play=("lady",) * 9, rats=99, grey=("monk",)), "Of each letter 3"),
    ("persons", lambda s: setattr(s, "brown", (*s.brown, "abbot")), "There is no brown person 'abbot'"),
    ("hand", lambda s: setattr(s.players["red"], "played", s.players["red"].hand), "6 cards of this round"),
    ("hand", lambda s: setattr(s.players["red"], "third", "red.bank"), "of this round, not 3"),
]


def swap_option(state: Any, colour: str) -> None:
    """One of the options is another seat's."""
    first, *rest = state.pending.options
    state.pending = state.pending._replace(options=(first._replace(colour=colour), *rest))


@pytest.mark.parametrize(("kind", "change", "says"), BROKEN, ids=[says for *_, says in BROKEN])
def test_what_is_broken_is_named(kind: ProblemKind, change: Break, says: str) -> None:
    game = middle()
    assert game.to_move != ("green",)
    assert game.status() == ()
    change(game._state)
    found = [problem.sentence for problem in game.status() if problem.kind == kind]
    assert any(says in sentence for sentence in found), game.status()


def test_all_that_is_said_of_what_is_broken_is_as_it_was_kept() -> None:
    """In ``problems.txt``, which ``python -m tests.engine.test_status`` writes anew: read the difference."""
    assert said_of_all() == KEPT.read_text(encoding="utf-8").splitlines()


def said_of_all() -> list[str]:
    """What is broken, and below it everything that is said of it."""
    found = []
    for _, change, says in BROKEN:
        game = middle()
        change(game._state)
        found += [says, *(f"    {problem.kind}: {problem.sentence}" for problem in game.status())]
    return found


def test_every_kind_of_problem_is_broken_above() -> None:
    assert {kind for kind, *_ in BROKEN} == set(PROBLEM_KINDS)


def test_where_coins_are_unlimited_the_bank_has_no_number() -> None:
    game = Game.new(edition="riogrande-2007")
    game._state.bank = 25
    assert [problem.kind for problem in game.status()] == ["bank"]


@pytest.mark.parametrize(
    "change",
    [
        lambda state: setattr(state, "phase", "actions"),
        lambda state: setattr(state.players["red"], "draft", ()),
    ],
    ids=["outside a draft", "without a card"],
)
def test_a_pick_that_can_not_be_made_is_told(change: Break) -> None:
    game = Game.new(("red", "blue", "green"), 3)
    assert game.status() == ()
    change(game._state)
    assert any(problem.sentence.startswith("Cards are picked outside") for problem in game.status())


if __name__ == "__main__":
    KEPT.write_text("".join(f"{line}\n" for line in said_of_all()), encoding="utf-8")
