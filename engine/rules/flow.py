"""The flow of the game: what a round consists of, and what lies between rounds (RULES.md section 4).

What has still to happen lies on the agenda as small steps; a step runs to its end or asks one question.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.content import BROWN_PERSONS, PERSONS
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
    """Take step after step from the agenda until somebody is asked or the game is over."""
    agenda = state.agenda
    while state.pending is None and not state.picking and agenda:
        step = agenda.pop()
        step[0](state, *step[1:])


@lru_cache(maxsize=256)
def _steps_of_round(order: tuple[str, ...]) -> tuple[tuple[Any, ...], ...]:
    """A round for the seats in playing order, as steps; the first comes last, as on the agenda."""
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
    """The six brown persons are shuffled anew."""
    state.events.append((PeriodBegan, period_of(state.round)))
    state.rng, state.brown = rng.shuffled(state.rng, BROWN_PERSONS)
    begin_round(state)


def begin_round(state: State) -> None:
    """Reveal 2 brown and 1 grey person; then all the phases."""
    state.events.append((RoundBegan, state.round, round_label(state.round), state.first))
    state.persons = (*state.brown[:2], state.grey[0])
    state.brown, state.grey = state.brown[2:], state.grey[1:]
    state.rats = sum(PERSONS[person].rats for person in state.persons)
    state.events.append((PersonsRevealed, state.persons))
    state.agenda.extend(_steps_of_round(state.order()))


@step("end_round")
def end_round(state: State) -> None:
    """The bellringer goes left, the persons go under their stacks; a period or the game may end."""
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
    """Notre Dame scores; then the cards go home, or the game is over."""
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
    """All action cards are with their owners and shuffled into decks."""
    for colour, player in state.players.items():
        state.rng, player.deck = rng.shuffled(state.rng, [f"{colour}.{kind}" for kind in CARD_KINDS])
        player.gone = player.seen = ()


def tie_break(state: State) -> dict[str, int]:
    """Coins and cubes in the cache of every seat: what ties are broken by."""
    return {colour: player.coins + player.cache for colour, player in state.players.items()}


def winners(state: State) -> tuple[Colour, ...]:
    """Most prestige wins; tied players compare coins and cubes in the cache; still tied, they share."""
    second = tie_break(state)
    standing = {colour: (player.prestige, second[colour]) for colour, player in state.players.items()}
    best = max(standing.values())
    return tuple(colour for colour in state.setup.seats if standing[colour] == best)
