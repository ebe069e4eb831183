"""RULES.md section 12: the shuffles of rules 2, against a second implementation written from that text."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from engine import COLOURS, RULES, Game, Position, Record, Seat, Setup, SetupError
from engine.content import BROWN_PERSONS, PERSONS
from engine.lab import simulation
from engine.record.trace import trace
from engine.rules import rng
from tests.engine.contract import choose
from tests.engine.lattice import Attack

TEXT = (Path(engine.__file__).parent / "RULES.md").read_text(encoding="utf-8").partition("## 12.")[2]
VECTORS = re.findall(r"^\| (\d+) \| (\d+) \| ([\d ]+) \| ([\d ]+) \|$", TEXT, re.M)

SECTORS = ("cloister", "bank", "residence", "carriage", "hotel", "park", "hospital")
CARDS = (*SECTORS, "notredame", "friend")


class Shuffles:
    """The shuffles of one seed, from the text of section 12 alone."""

    def __init__(self, seed: int, k: int = 0) -> None:
        self.seed, self.k = seed, k

    def __call__(self, things: Sequence[str]) -> list[str]:
        pile, n = list(things), len(things)
        x = whole = 2**512 // factorial(n) * factorial(n)
        while x >= whole:
            told = b"notre-dame-2" + self.seed.to_bytes(8, "big") + self.k.to_bytes(4, "big")
            x = int.from_bytes(hashlib.blake2b(told, digest_size=64).digest(), "big")
            self.k += 1
        for last in range(n - 1, 0, -1):
            x, other = x // (last + 1), x % (last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors_of_the_rules(vector: tuple[str, ...]) -> None:
    seed, k = map(int, vector[:2])
    before, after = vector[2].split(), vector[3].split()
    assert Shuffles(seed, k)(before) == after
    state, found = rng.shuffled(1 << 96 | seed << 32 | k, before)
    assert list(found) == after
    assert state == 1 << 96 | seed << 32 | k + 1


def test_there_are_three_vectors() -> None:
    assert len(VECTORS) == 3


def dealt(seed: int, seats: tuple[str, ...], new_persons: bool) -> Iterator[dict[str, Any]]:
    """What a game deals in each period, by section 12."""
    shuffled = Shuffles(seed)
    first = shuffled(seats)[0]
    ring = seats
    if len(seats) == 2:
        free = shuffled([colour for colour in COLOURS if colour not in seats])
        ring = (seats[0], free[0], seats[1], free[1])
    messages = {}
    for colour in ring:
        for market, kind in zip(
            ("inner", "right", "outer", "left"), shuffled(["coin", "cube", "rat", "plain"]), strict=True
        ):
            messages[f"{colour}.{market}"] = [colour, kind]
    sets = ("grey", "new") if new_persons else ("grey",)
    grey = []
    for letter in "ABC":
        grey += shuffled([name for name, p in PERSONS.items() if p.letter == letter and p.set in sets])[:3]
    for period in range(3):
        decks = {colour: shuffled([f"{colour}.{card}" for card in CARDS]) for colour in seats}
        yield {
            "first": first,
            "ring": list(ring),
            "messages": messages,
            "grey": grey[3 * period :],
            "decks": decks,
            "brown": shuffled(BROWN_PERSONS),
        }


@pytest.mark.parametrize(
    ("seed", "seats", "new_persons"),
    [(0, ("red", "blue"), True), (2**63 - 1, ("green", "yellow", "purple"), False), (420, COLOURS, True)],
)
def test_whole_games_deal_what_the_second_implementation_deals(
    seed: int, seats: tuple[str, ...], new_persons: bool
) -> None:
    record = Record(tuple(Seat(colour, colour) for colour in seats), seed, new_persons=new_persons)
    game, random = record.replay(), Random(seed)
    while not game.over:
        record.moves.append(str(choose(game, random)))
        game.play(record.moves[-1])
    _, *lines = map(json.loads, trace(record))
    begins = [next(line["state"] for line in lines if line["state"]["round"] == n) for n in (1, 4, 7)]
    for number, (state, expected) in enumerate(zip(begins, dealt(seed, seats, new_persons), strict=True)):
        if not number:
            assert {name: state[name] for name in ("first", "ring", "messages")} == {
                name: expected[name] for name in ("first", "ring", "messages")
            }
        gone = 3 * number
        assert [*state["persons"][2:], *state["grey"]][: 9 - gone] == expected["grey"]
        assert [*state["persons"][:2], *state["brown"]] == expected["brown"]
        for colour, deck in expected["decks"].items():
            player = state["players"][colour]
            assert (player["draft"], player["deck"]) == (sorted(deck[:3]), deck[3:])


def test_copies_share_the_state_and_shuffle_alike() -> None:
    game, random = Game.new(COLOURS[:3], 5), Random(5)
    while game.view().round < 3:
        game.play(choose(game, random))
    copies, moves = [game.copy(), game.copy()], []
    while game.view().round < 4:
        moves.append(choose(game, random))
        game.play(moves[-1])
    for copy in copies:
        for move in moves:
            copy.play(move)
        assert copy == game


def test_a_hash_beyond_the_last_multiple_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    class Hash:
        def __init__(self, told: bytes) -> None:
            asked.append(told)

        def digest(self) -> bytes:
            return b"\xff" * 64 if len(asked) < 3 else bytes(64)

    monkeypatch.setattr(rng, "blake2b", Hash)
    start = rng.start(7, 2)
    assert rng.shuffled(start, "abc") == (start + 3, ("b", "c", "a"))
    assert [told[-4:] for told in asked] == [number.to_bytes(4, "big") for number in range(3)]
    asked.clear()
    assert rng.shuffled(start, "ab")[0] == start + 1, "the hashes are a multiple of two"


def test_all_orders_of_four_come_equally_often() -> None:
    state, times = rng.start(20261125, 2), 240_000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        state, order = rng.shuffled(state, range(4))
        found[order] += 1
    expected = times / 24
    chi = sum((found[order] - expected) ** 2 / expected for order in permutations(range(4)))
    assert 5 < chi < 50, "23 degrees of freedom: 1 of 1000 is above 49.7"


def test_who_knows_twelve_decks_works_out_the_others_by_rules_1_alone() -> None:
    attack = Attack(decks=12)
    broken = dict.fromkeys((1, 2), 0)
    for rules in broken:
        for seed in range(5):
            state = rng.start(seeds_of(seed), rules)
            decks = []
            for _ in range(13):
                state, deck = rng.shuffled(state, range(9))
                decks.append(deck)
            broken[rules] += attack.next_deck(decks[:12]) == decks[12]
    assert broken[1] >= 3
    assert broken[2] == 0


def seeds_of(number: int) -> int:
    """A seed of 63 bits."""
    return Random(number).randrange(rng.MAX_SEED + 1)


def test_new_games_have_the_newest_rules_and_say_so() -> None:
    assert RULES == 2
    seats = (Seat("Ada", "red"), Seat("Bo", "blue"))
    assert Game.new(seed=7).setup.rules == RULES
    assert Game.from_position(Position(seats=("red", "blue"))).setup.rules == RULES
    assert Record(seats, 7).setup().rules == RULES
    plan = simulation.Plan(("random",) * 2, "bluebear", new_persons=False)
    assert simulation.play_game(plan, 7)[1].rules == RULES
    assert Setup._fields[-2:] == ("rules", "persons")


@pytest.mark.parametrize("rules", [1, 2])
def test_a_number_of_rules_is_kept_by_whatever_begins_with_it(rules: int) -> None:
    game = Game.new(("red", "blue"), 7, rules=rules)
    record = Record((Seat("Ada", "red"), Seat("Bo", "blue")), 7, rules=rules)
    assert game.setup.rules == record.setup().rules == rules
    assert Game.from_setup(game.setup) == record.replay() == game
    assert json.loads(next(trace(record)))["rules"] == rules
    laid = Game.from_position(Position(seats=("red", "blue"), seed=7, rules=rules, phase="draft"))
    assert laid.setup.rules == rules
    assert laid.view("red").players["red"].draft == game.view("red").players["red"].draft


def test_the_two_numbers_deal_differently() -> None:
    one, two = (Game.new(("red", "blue", "green"), 7, rules=rules) for rules in (1, 2))
    assert one.view().messages != two.view().messages
    assert one != two


@pytest.mark.parametrize("rules", [0, 3, -1, True, 1.0, "2", None])
def test_any_other_number_is_refused_with_a_sentence(rules: Any) -> None:
    says = "The rules' number must be 1 to 2, not "
    with pytest.raises(SetupError, match=says):
        Game.new(rules=rules)
    with pytest.raises(SetupError, match=says):
        Game.from_position(Position(seats=("red", "blue"), rules=rules))
    with pytest.raises(SetupError, match=says):
        Game.from_setup(Game.new().setup._replace(rules=rules))
