"""Events as values: what is equal, and what a game makes of them."""

import pickle
from functools import lru_cache
from random import Random

from engine import Event, Game, events, redact
from engine.events import KINDS, CardKept, CardPlayed, RoundBegan, ThirdLaid
from tests.engine.contract import choose


def test_events_of_different_kinds_are_never_equal() -> None:
    """A cache keyed by events must not tell a card that is played as one that is kept."""
    made = [kind(*("red",) * len(kind._fields)) for kind in KINDS]  # type: ignore[attr-defined]
    for one in made:
        assert [other for other in made if other == one] == [one]
        assert [other for other in made if other != one] == [other for other in made if other is not one]
        assert one != tuple(one)
        assert tuple(one) != one
    assert len(set(made)) == len(made) == 35

    @lru_cache
    def told(event: Event) -> str:
        return type(event).__name__

    played, kept, laid = (kind("red", "green.friend") for kind in (CardPlayed, CardKept, ThirdLaid))
    assert [told(event) for event in (kept, played, laid, kept)] == [
        *("CardKept", "CardPlayed", "ThirdLaid", "CardKept")
    ]


def test_equal_events_are_interchangeable() -> None:
    one, other = RoundBegan(4, "B1", "red"), RoundBegan(4, "B1", "red")
    assert one == other
    assert [one].count(other) == 1
    assert hash(one) == hash(other)
    assert one != one._replace(round=5)


def test_events_of_a_whole_game_survive_pickling_replacing_and_matching() -> None:
    game, random = Game.new(("red", "blue", "green"), seed=8, new_persons=True), Random(8)
    seen: set[str] = set()
    while not game.over:
        for event in game.play(choose(game, random)):
            again = pickle.loads(pickle.dumps(event))
            assert again == event
            assert type(again) is type(event)
            assert event._replace() == event
            assert redact(event, ()) == event or events.secret_of(event)
            match event:
                case CardPlayed(seat, card):
                    assert (seat, card) == tuple(event)
            seen.add(type(event).__name__)
    assert len(seen) > 20
