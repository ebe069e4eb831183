"""The flow of the game: the phases of a round, and what happens between rounds (RULES.md section 4).

The agenda is a stack of small steps that are still to come. A step runs to its end or asks one question.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.events import (
    BellringerPassed,
    CardsReturned,
    GameEnded,
    PeriodBegan,
    PersonsLeft,
    PersonsRevealed,
    RoundBegan,
)
from engine.names import CARD_KINDS, ROUNDS, ROUNDS_A_PERIOD, Colour, period_of, round_label
from engine.rules import rng
from engine.rules.cathedral import score_notredame
from engine.rules.draft import draw_hands, pass_on, take_hands
from engine.rules.hiring import ask_hire, begin_hiring
from engine.rules.plague import begin_plague, spread_plague
from engine.rules.playing import ask_play, begin_actions
from engine.rules.state import State
from engine.rules.steps import step


def run(state: State) -> None:
    """Run steps from the agenda until a seat has a decision or the game is over."""
    agenda = state.agenda
    while state.pending is None and not state.picking and agenda:
        step = agenda.pop()
        step[0](state, *step[1:])


@lru_cache(maxsize=256)
def _steps_of_round(order: tuple[str, ...]) -> tuple[tuple[Any, ...], ...]:
    """Return the steps of a round for seats in playing order. The first step is last, as on the agenda."""
    steps: list[tuple[Any, ...]] = [
        (draw_hands,),
        (pass_on,),
        (pass_on,),
        (take_hands,),
        (begin_actions,),
        *((ask_play, colour) for _ in range(2) for colour in order),
        (begin_hiring,),
        *((ask_hire, colour) for colour in order),
        (begin_plague,),
        *((spread_plague, colour) for colour in order),
        (end_round,),
    ]
    return tuple(reversed(steps))


def begin_period(state: State) -> None:
    """Shuffle the six brown persons and begin a round."""
    state.events.append((PeriodBegan, period_of(state.round)))
    state.rng, state.brown = rng.shuffled(state.rng, state.cast.brown)
    begin_round(state)


def begin_round(state: State) -> None:
    """Reveal 2 brown and 1 grey person; put the phases on the agenda."""
    state.events.append((RoundBegan, state.round, round_label(state.round), state.first))
    state.persons = (*state.brown[:2], state.grey[0])
    state.brown, state.grey = state.brown[2:], state.grey[1:]
    state.rats = state.cast.rats(state.persons)
    state.events.append((PersonsRevealed, state.persons))
    state.agenda.extend(_steps_of_round(state.order()))


@step("end_round")
def end_round(state: State) -> None:
    """Pass the bellringer to the left, put the persons under their stacks; end the period if it is over."""
    left = state.left_of(state.first)
    state.events.append((BellringerPassed, state.first, left))
    state.first = left
    state.brown += state.persons[:2]
    state.grey += state.persons[2:]
    state.events.append((PersonsLeft, state.persons))
    state.persons, state.rats = (), 0
    for player in state.players.values():
        player.doctor = False
        player.third = None
        player.gone += player.played
        player.passed = player.played = player.hired = ()
    if state.round % ROUNDS_A_PERIOD:
        state.round += 1
        begin_round(state)
    else:
        _end_period(state)


def _end_period(state: State) -> None:
    """Score Notre Dame; then return the cards and begin a new period, or end the game."""
    score_notredame(state)
    if state.round == ROUNDS:
        state.phase = "over"
        state.events.append((GameEnded, winners(state)))
        return
    return_cards(state)
    state.events.append((CardsReturned,))
    state.round += 1
    begin_period(state)


def return_cards(state: State) -> None:
    """Return all action cards to their owners and shuffle them into decks."""
    for colour, player in state.players.items():
        state.rng, player.deck = rng.shuffled(state.rng, [f"{colour}.{kind}" for kind in CARD_KINDS])
        player.gone = player.seen = ()


def tie_break(state: State) -> dict[str, int]:
    """Return the sum of coins and cubes in the cache for each seat, which breaks ties."""
    return {colour: player.coins + player.cache for colour, player in state.players.items()}


def winners(state: State) -> tuple[Colour, ...]:
    """Return the seats with most prestige; ties are broken by :func:`tie_break`, else the win is shared."""
    second = tie_break(state)
    standing = {colour: (player.prestige, second[colour]) for colour, player in state.players.items()}
    best = max(standing.values())
    return tuple(colour for colour in state.setup.seats if standing[colour] == best)
