"""The history tells its viewers nothing that their seats may not know: it is compared with what they see."""

import random
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import COLOURS, Record, Seat, View, redact
from engine import events as e
from engine.content import PERSONS
from engine.events import Event
from engine.record.timeline import Timeline
from game.log.history import History
from game.words import set_language

GAMES = st.tuples(
    st.lists(st.sampled_from(COLOURS), min_size=2, max_size=5, unique=True),
    st.integers(0, 100_000),
    st.booleans(),
    st.integers(10, 260),
)
FEW = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow]
)


def recorded(seats: list[str], seed: int, new_persons: bool, moves: int) -> Timeline:
    record = Record(tuple(Seat(colour.title(), colour) for colour in seats), seed, new_persons=new_persons)
    game, dice = record.replay(), random.Random(seed)
    while not game.over and len(record.moves) < moves:
        record.moves.append(str(dice.choice(game.legal_moves())))
        game.play(record.moves[-1])
    return Timeline(record)


class Veiled:
    """A timeline without anything that ``viewers`` may not know: the cards of moves are gone too."""

    def __init__(self, timeline: Timeline, viewers: tuple[str, ...]) -> None:
        self._timeline, self._viewers = timeline, viewers
        self.rounds, self.mover = timeline.rounds, timeline.mover
        moves = [f"{' '.join(text.split()[:2])} ?" for text in timeline.record.moves]
        self.record = SimpleNamespace(moves=moves, table={})

    def __len__(self) -> int:
        return len(self._timeline)

    def events(self, number: int) -> tuple[Event, ...]:
        return tuple(redact(event, self._viewers) for event in self._timeline.events(number))


def told(timeline: Any, viewers: tuple[str, ...], about: str | None) -> list[Any]:
    names: dict[str, str] = {colour: colour.title() for colour in COLOURS}
    history = History(timeline, names, viewers, about)
    return [history.round(number) for number in range(len(history))]


@FEW
@given(GAMES, st.data())
def test_it_is_told_from_what_the_viewers_may_know_and_nothing_else(
    game: tuple[list[str], int, bool, int], data: st.DataObject
) -> None:
    set_language("en")
    timeline = recorded(*game)
    viewers = tuple(data.draw(st.lists(st.sampled_from(game[0]), unique=True)))
    about = data.draw(st.none() | st.sampled_from(game[0]))
    assert told(timeline, viewers, about) == told(Veiled(timeline, viewers), viewers, about)


@FEW
@given(GAMES, st.data())
def test_what_it_is_told_from_was_in_sight_of_the_viewers(
    game: tuple[list[str], int, bool, int], data: st.DataObject
) -> None:
    timeline = recorded(*game)
    viewers = tuple(data.draw(st.lists(st.sampled_from(game[0]), unique=True)))
    in_sight: set[str] = set()
    before: View | None = None
    for moment in range(len(timeline) + 1):
        view = timeline.at(moment).view(*viewers)
        if before and view.label[0] != before.label[0]:
            # All cards went home and were shuffled: what was known of them is worth nothing any more.
            in_sight = set(seen_in(before))
        in_sight |= set(seen_in(view))
        events = [redact(event, viewers) for event in timeline.events(moment)]
        # A card that is shown goes home at once where a period ends with it.
        shown = {event.card for event in events if isinstance(event, e.CardPlayed | e.ThirdShown)}
        assert set(cards_of(events)) <= in_sight | shown
        for event in events:
            if isinstance(event, e.GreyShown) and event.seat not in viewers:
                assert not set(event.persons) & set(PERSONS)
        before = view


def seen_in(view: View) -> Iterator[str]:
    """The cards that a view shows face up."""
    for player in view.players.values():
        third = (player.third,) if player.third else ()
        passed = [card for cards in player.passed for card in cards]
        for card in (*player.hand, *player.draft, *player.kept, *passed, *player.played, *third):
            if not card.endswith("?"):
                yield card


def cards_of(events: Iterable[Event]) -> Iterator[str]:
    """The cards that events name, but for backs."""
    for event in events:
        cards = (*getattr(event, "cards", ()), *filter(None, [getattr(event, "card", None)]))
        yield from (card for card in cards if not card.endswith("?"))
