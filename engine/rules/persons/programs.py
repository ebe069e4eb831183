"""Effects that are data: made ready once for each cast of persons, then run step by step.

What asks a question is done last: what comes after it waits on the agenda.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.content.casts import Cast
from engine.content.definitions import Deed, EffectStep, Person
from engine.content.effect_steps import ALL, EACH_EMPTY, ONE
from engine.events import ActionForgone
from engine.moves import Move, moves
from engine.names import FRIEND, Colour
from engine.rules.actions import ask_benefits
from engine.rules.gains import coins_to_be_had, gain_coins, gain_cubes, gain_prestige, kill_rats
from engine.rules.persons.measures import measure_of
from engine.rules.persons.moving import ask_all, ask_one, ask_some, single_pieces, sources
from engine.rules.persons.named import steps_of
from engine.rules.persons.placing import (
    activate_any,
    activate_one,
    ask_coins_for_rats,
    place_at,
    place_in_each_empty,
    place_in_empty,
)
from engine.rules.state import Player, State
from engine.rules.steps import step

Test = Callable[[State, Player], bool]


class Act(NamedTuple):
    """A deed, ready to be done."""

    do: Callable[[State, Colour, str], None]
    possible: Test
    asks: bool
    """Whether it may ask a question."""


class Part(NamedTuple):
    """A step, ready to be done."""

    kind: str
    options: tuple[tuple[Act, ...], ...]
    test: Test | None = None


Program = tuple[Part, ...]


def program_of(steps: tuple[EffectStep, ...]) -> Program:
    """Make the steps of an effect ready."""
    return tuple(
        Part(step.kind, tuple(tuple(map(_act, deeds)) for deeds in step.options), _test(step))
        for step in steps
    )


def _program(cast: Cast, person: str) -> Program:
    known: Program | None = cast.programs.get(person)
    if known is None:
        known = cast.programs[person] = program_of(steps_of(cast.persons[person]))
    return known


def run_program(state: State, colour: Colour, person: Person) -> None:
    """Do the whole effect of a person."""
    _run(state, colour, person.name, 0, 0, 0)


@step("choose")
def _choose(state: State, colour: Colour, move: Move, person: str, at: int) -> None:
    _run(state, colour, person, at, int(move.what), 0)


@step("effect")
def _run(state: State, colour: Colour, person: str, at: int, option: int, deed: int) -> None:
    """Go on with an effect: at which step, in which of its options (from 1; 0: still to find out), deed."""
    program = _program(state.cast, person)
    while at < len(program):
        part = program[at]
        if not option:
            option = _option(state, colour, part)
            if option == _ASKED:
                offered = _offered(state, colour, part)
                if offered:
                    options, place = moves(colour, "choose", offered), str(at + 1)
                    state.ask(colour, "choose", options, _choose, person, at, source=person, place=place)
                    return
                state.events.append((ActionForgone, colour, person))
                option = _NONE
        acts = part.options[option - 1] if option > 0 else ()
        while deed < len(acts):
            act = acts[deed]
            deed += 1
            if act.asks and (deed < len(acts) or at + 1 < len(program)):
                state.agenda.append((_run, colour, person, at, option, deed))
                act.do(state, colour, person)
                return
            act.do(state, colour, person)
        at, option, deed = at + 1, 0, 0


_ASKED, _NONE = -2, -1


def _option(state: State, colour: Colour, part: Part) -> int:
    if part.kind == "choose":
        return _ASKED
    if part.test is None or part.test(state, state.players[colour]):
        return 1
    return 2 if len(part.options) > 1 else _NONE


def _offered(state: State, colour: Colour, part: Part) -> tuple[str, ...]:
    """Return the options, counted from 1, of which something is possible."""
    player = state.players[colour]
    return tuple(
        str(number)
        for number, acts in enumerate(part.options, 1)
        if any(act.possible(state, player) for act in acts)
    )


def _test(step: EffectStep) -> Test | None:
    if step.kind != "if":
        return None
    measure = measure_of(step.measure, step.at)
    return lambda state, player: step.holds(measure(state, player))


def _act(deed: Deed) -> Act:
    match deed.verb:
        case "gain":
            return _gain(deed)
        case "kill":
            n = deed.n
            return Act(lambda s, c, p: kill_rats(s, s.players[c], n), lambda s, p: p.rat > 0, asks=False)
        case "benefit":
            n = deed.n
            return Act(lambda s, c, p: ask_benefits(s, c, p, n), _has_benefit, asks=True)
        case "place":
            return _place(deed)
        case "activate" if deed.what == "any":
            return Act(activate_any, lambda s, p: bool(p.manned_sectors()), asks=True)
        case "activate":
            sector = deed.what
            return Act(
                lambda s, c, p: activate_one(s, c, p, sector), lambda s, p: p.influence(sector) > 0, asks=True
            )
        case "pay":
            return Act(ask_coins_for_rats, lambda s, p: p.coins > 0 and p.rat > 0, asks=True)
    return _move(deed)


def _gain(deed: Deed) -> Act:
    n, every = deed.n, deed.every
    measure = measure_of(deed.per, deed.at) if deed.per else None

    def amount(state: State, player: Player) -> int:
        return n * (measure(state, player) // every) if measure else n

    def prestige(state: State, colour: Colour, person: str) -> None:
        player = state.players[colour]
        gain_prestige(state, player, amount(state, player), person)

    def coins(state: State, colour: Colour, person: str) -> None:
        player = state.players[colour]
        gain_coins(state, player, amount(state, player))

    def cubes(state: State, colour: Colour, person: str) -> None:
        player = state.players[colour]
        gain_cubes(state, player, amount(state, player))

    if deed.what == "prestige":
        return Act(prestige, lambda s, p: amount(s, p) > 0, asks=False)
    if deed.what == "coins":
        return Act(coins, lambda s, p: amount(s, p) > 0 and coins_to_be_had(s, p), asks=False)
    return Act(cubes, lambda s, p: amount(s, p) > 0 and p.supply > 0, asks=False)


def _has_benefit(state: State, player: Player) -> bool:
    return player.supply > 0 or player.rat > 0 or coins_to_be_had(state, player)


def _place(deed: Deed) -> Act:
    what, then, quiet = deed.what, deed.activate, deed.quiet
    if what == "empty":
        return Act(
            lambda s, c, p: place_in_empty(s, c, p, then, quiet),
            lambda s, p: p.supply > 0 and bool(p.empty_sectors()),
            asks=True,
        )
    if what == EACH_EMPTY:
        return Act(
            lambda s, c, p: place_in_each_empty(s, c, p, quiet),
            lambda s, p: p.supply > 0 and bool(p.empty_sectors()),
            asks=True,
        )
    if what == FRIEND:
        return Act(
            lambda s, c, p: place_at(s, c, p, s.players[c].friend, then, quiet),
            lambda s, p: p.supply > 0 and p.friend is not None,
            asks=then,
        )
    return Act(lambda s, c, p: place_at(s, c, p, what, then, quiet), lambda s, p: p.supply > 0, asks=then)


def _move(deed: Deed) -> Act:
    most, friend, cathedral, then = deed.n, deed.friend, deed.cathedral, deed.activate
    if deed.what == ONE:
        return Act(
            lambda s, c, p: ask_one(s, c, p, friend, cathedral, then),
            lambda s, p: bool(single_pieces(s, p, friend, cathedral)),
            asks=True,
        )
    possible: Test = lambda s, p: bool(sources(p, friend))  # noqa: E731 - as its neighbours
    if deed.what == ALL:
        return Act(lambda s, c, p: ask_all(s, c, p, friend, then), possible, asks=True)
    return Act(lambda s, c, p: ask_some(s, c, p, most, friend, then), possible, asks=True)
