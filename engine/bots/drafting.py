"""Which card to keep in the draft: what hands are worth, and which cards will come round."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from engine.bots.planning import Care, Deadline, Plan
from engine.bots.turns import Judgement, Weighed, card_worth
from engine.moves import Move
from engine.names import Colour, card_kind
from engine.rules.state import State


def weigh_draft(
    state: State, colour: Colour, judge: Judgement, care: Care, draw: Callable[[], State], deadline: Deadline
) -> Weighed:
    """Every card that a seat may keep, with its worth when the round is over.

    ``draw``: draws another world, for what the others hold and pass on. After the ``deadline`` no more worlds
    are drawn, and hands are judged without a look at the persons.
    """
    hands = Hands(state, colour, judge, care, deadline)
    tastes = Tastes(state, judge)
    me = state.players[colour]
    cards = tuple(dict.fromkeys(me.draft))
    totals = dict.fromkeys(cards, 0.0)
    worlds = 0
    while worlds < care.worlds and not (worlds and deadline.passed()):
        worlds += 1
        world = draw()
        for card in cards:
            coming = _coming_round(world, colour, card, tastes, hands)
            totals[card] += hands.worth((*me.kept, card, *coming))
    share = care.rivalry / (len(state.players) - 1)
    left = state.left_of(colour)
    found = []
    for card in cards:
        gift = max(tastes.of(left, other) for other in _without(me.draft, card)) if share else 0.0
        # A last card is one of three, of which two are played.
        gift *= 1.0 if len(me.draft) > 2 else 0.5
        found.append((totals[card] / worlds - share * gift, Move(colour, "keep", card)))
    return found


class Hands:
    """What hands are worth to a seat: of three cards the best two are played."""

    def __init__(
        self, state: State, colour: Colour, judge: Judgement, care: Care, deadline: Deadline
    ) -> None:
        self._plan, self._deadline = Plan(colour, judge, care), deadline
        self._state, self._colour = state, colour
        self._after: dict[str, list[State]] = {}
        self._pairs: dict[tuple[str, str], float] = {}

    def worth(self, cards: tuple[str, ...]) -> float:
        """The worth of a hand when the round is over."""
        return max(self.pair(one, other) for one, other in combinations(cards, 2))

    def pair(self, one: str, other: str) -> float:
        """The worth of playing two cards in the better order, and hiring."""
        kinds = card_kind(one), card_kind(other)
        key = min(kinds, kinds[::-1])
        if key not in self._pairs:
            ends = [end for order in dict.fromkeys((key, key[::-1])) for end in self._ends(*order)]
            if self._deadline.passed():
                self._pairs[key] = max(map(self._plan.judged, ends))
            else:
                self._pairs[key] = self._plan.hire_best(ends)
        return self._pairs[key]

    def _ends(self, first: str, second: str) -> list[State]:
        """Where playing two cards in this order can lead to."""
        plan, colour = self._plan, self._colour
        if first not in self._after:
            self._after[first] = plan.best_ends(self._state, f"{colour}.{first}")
        return [end for middle in self._after[first] for end in plan.best_ends(middle, f"{colour}.{second}")]


class Tastes:
    """How much each seat likes each card by itself."""

    def __init__(self, state: State, judge: Judgement) -> None:
        self._state, self._judge = state, judge
        self._worths: dict[tuple[str, str], float] = {}

    def of(self, seat: Colour, card: str) -> float:
        """What a seat's position is worth once it has played ``card``."""
        key = (seat, card_kind(card))
        if key not in self._worths:
            self._worths[key] = card_worth(self._state, seat, card, self._judge)
        return self._worths[key]

    def handed_on(self, seat: Colour, cards: tuple[str, ...]) -> tuple[str, ...]:
        """What a seat passes on of ``cards``."""
        return _without(cards, max(cards, key=lambda card: self.of(seat, card)))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _coming_round(world: State, colour: Colour, card: str, tastes: Tastes, hands: Hands) -> tuple[str, ...]:
    """The cards that will make up a seat's hand with ``card``, when all keep what they like best."""
    seats = world.setup.seats
    here = seats.index(colour)
    right, far_right = seats[here - 1], seats[here - 2]
    own = _without(world.players[colour].draft, card)

    def handed_on(seat: str) -> tuple[str, ...]:
        """What a seat passes on in this pass; one that has picked already holds just that."""
        held = world.players[seat].draft
        if seat == colour:
            return own
        return tastes.handed_on(seat, held) if seat in world.picking else held

    received = handed_on(right)
    if len(received) == 1:
        return received
    last = tastes.handed_on(right, handed_on(far_right))
    return (max(received, key=lambda other: hands.pair(card, other)), *last)
