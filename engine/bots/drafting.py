"""Drafting: which card to keep, from the worth of hands and an estimate of the cards still to come."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from engine.bots.planning import Deadline, Plan, SearchSettings
from engine.bots.rivals import Rivals, all_alike
from engine.bots.turns import Evaluator, Weighed, card_worth
from engine.moves import Move
from engine.names import Colour, card_kind
from engine.rules.state import State


def weigh_draft(
    state: State,
    colour: Colour,
    evaluate: Evaluator,
    search: SearchSettings,
    draw: Callable[[], State],
    deadline: Deadline,
    rivals: Rivals | None = None,
) -> Weighed:
    """Return every card that a seat may keep with its worth at the end of the round.

    ``draw`` returns a new random world: what the others hold and pass on. After the ``deadline`` no more
    worlds are drawn, and hiring is left out of the worth of a hand. ``rivals``: how much each other player
    counts; by default all alike.
    """
    hands = Hands(state, colour, evaluate, search, deadline)
    return [
        (option.worth, option.move) for option in weigh_hands(hands, state, search, draw, deadline, rivals)
    ]


class Drafted(NamedTuple):
    """A card that may be kept, with what it is worth and the hands that it may end up in."""

    worth: float
    move: Move
    hands: tuple[tuple[str, ...], ...]
    """One for each world that was drawn."""


def weigh_hands(
    hands: Hands,
    state: State,
    search: SearchSettings,
    draw: Callable[[], State],
    deadline: Deadline,
    rivals: Rivals | None = None,
) -> list[Drafted]:
    """Return every card that a seat may keep; see :func:`weigh_draft`."""
    colour, tastes = hands.colour, Tastes(state, hands.evaluate)
    me = state.players[colour]
    cards = tuple(dict.fromkeys(me.draft))
    held: dict[str, list[tuple[str, ...]]] = {card: [] for card in cards}
    totals = dict.fromkeys(cards, 0.0)
    worlds = 0
    while worlds < search.worlds and not (worlds and deadline.passed()):
        worlds += 1
        world = draw()
        for card in cards:
            hand = (*me.kept, card, *_coming_round(world, colour, card, tastes, hands))
            held[card].append(hand)
            totals[card] += hands.worth(hand)
    left = state.left_of(colour)
    share = (rivals if rivals is not None else all_alike(state, colour, search.rivalry))[left]
    found = []
    for card in cards:
        gift = max(tastes.of(left, other) for other in _without(me.draft, card)) if share else 0.0
        # Of the three cards of a hand only two are played, so the last one passed counts half.
        gift *= 1.0 if len(me.draft) > 2 else 0.5
        worth = totals[card] / worlds - share * gift
        found.append(Drafted(worth, Move(colour, "keep", card), tuple(held[card])))
    return found


class Hands:
    """The worth of hands to a seat. Of three cards the best two are played."""

    def __init__(
        self, state: State, colour: Colour, evaluate: Evaluator, search: SearchSettings, deadline: Deadline
    ) -> None:
        self._plan, self._deadline = Plan(colour, evaluate, search), deadline
        self._state, self.colour, self.evaluate = state, colour, evaluate
        self._after: dict[str, list[State]] = {}
        self._pairs: dict[tuple[str, str], float] = {}

    def worth(self, cards: tuple[str, ...]) -> float:
        """Return the worth of a hand of three cards at the end of the round."""
        return max(self.pair(one, other) for one, other in combinations(cards, 2))

    def pair(self, one: str, other: str) -> float:
        """Return the worth of playing two cards in the better order, then hiring."""
        kinds = card_kind(one), card_kind(other)
        key = min(kinds, kinds[::-1])
        if key not in self._pairs:
            ends = self._pair_ends(key)
            if self._deadline.passed():
                self._pairs[key] = max(map(self._plan.value, ends))
            else:
                self._pairs[key] = self._plan.hire_best(ends)
        return self._pairs[key]

    def end(self, cards: tuple[str, ...]) -> State:
        """Return where the best two of three cards lead to."""
        one, other = max(combinations(cards, 2), key=lambda two: self.pair(*two))
        kinds = card_kind(one), card_kind(other)
        ends = self._plan.likeliest(self._pair_ends(min(kinds, kinds[::-1])))
        return self._plan.hired(max(ends, key=self._plan.hire)).end

    def alone(self, card: str) -> State:
        """Return the end of a turn that plays a card at once."""
        return max(self._plan.best_ends(self._state, card), key=self._plan.value)

    def _pair_ends(self, kinds: tuple[str, str]) -> list[State]:
        return [end for order in dict.fromkeys((kinds, kinds[::-1])) for end in self._ends(*order)]

    def _ends(self, first: str, second: str) -> list[State]:
        """Return the states that playing two cards in this order can lead to."""
        plan, colour = self._plan, self.colour
        if first not in self._after:
            self._after[first] = plan.best_ends(self._state, f"{colour}.{first}")
        return [end for middle in self._after[first] for end in plan.best_ends(middle, f"{colour}.{second}")]


class Tastes:
    """The worth of single cards to each seat."""

    def __init__(self, state: State, evaluate: Evaluator) -> None:
        self._state, self._evaluate = state, evaluate
        self._worths: dict[tuple[str, str], float] = {}

    def of(self, seat: Colour, card: str) -> float:
        """Return the worth of a seat's position after playing ``card``."""
        key = (seat, card_kind(card))
        if key not in self._worths:
            self._worths[key] = card_worth(self._state, seat, card, self._evaluate)
        return self._worths[key]

    def handed_on(self, seat: Colour, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the cards that a seat passes on: all but the one worth most to it."""
        return _without(cards, max(cards, key=lambda card: self.of(seat, card)))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _coming_round(world: State, colour: Colour, card: str, tastes: Tastes, hands: Hands) -> tuple[str, ...]:
    """Return the cards that join ``card`` in a seat's hand if every seat keeps what it values most."""
    seats = world.setup.seats
    here = seats.index(colour)
    right, far_right = seats[here - 1], seats[here - 2]
    own = _without(world.players[colour].draft, card)

    def handed_on(seat: str) -> tuple[str, ...]:
        """Return what a seat passes on in this pass. A seat that has picked holds just those cards."""
        held = world.players[seat].draft
        if seat == colour:
            return own
        return tastes.handed_on(seat, held) if seat in world.picking else held

    received = handed_on(right)
    if len(received) == 1:
        return received
    last = tastes.handed_on(right, handed_on(far_right))
    return (max(received, key=lambda other: hands.pair(card, other)), *last)
