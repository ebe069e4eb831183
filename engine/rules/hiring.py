"""Phase 4: hiring persons, and the councillor, who hires more (RULES.md sections 4 and 9)."""

from __future__ import annotations

from engine.content import FOLDER, NUMBERS, PERSONS
from engine.content.definitions import Person
from engine.events import HiringPassed, PersonHired
from engine.moves import Move, bare, moves
from engine.names import Colour
from engine.rules.gains import pay_coins
from engine.rules.persons import brown, new  # noqa: F401 - their effects register themselves
from engine.rules.persons.registry import apply_effect, check_effects, effect
from engine.rules.state import State
from engine.rules.steps import step


@step("begin_hiring")
def begin_hiring(state: State) -> None:
    """The phase begins."""
    state.phase = "hire"


@step("ask_hire")
def ask_hire(state: State, colour: Colour) -> None:
    """Offer the 3 persons for 1 coin, even without an effect (R1), or passing. Without a coin: pass."""
    if not can_pay(state, colour):
        state.events.append((HiringPassed, colour, True))
        return
    options = moves(colour, "hire", state.persons) + bare(colour, "pass")
    state.ask(colour, "hire", options, _hire_or_pass, source="hire")


@step("hire")
def _hire_or_pass(state: State, colour: Colour, move: Move) -> None:
    if move.verb == "pass":
        state.events.append((HiringPassed, colour, False))
    else:
        hire(state, colour, move.what)


def can_pay(state: State, colour: Colour) -> bool:
    """Return whether a seat has the coins for a person."""
    return state.players[colour].coins >= NUMBERS.person_price


def hire(state: State, colour: Colour, person: str) -> None:
    """Pay for a person and take its effect."""
    player = state.players[colour]
    pay_coins(state, player, NUMBERS.person_price, "hire")
    player.hired += (person,)
    state.events.append((PersonHired, colour, person))
    apply_effect(state, colour, person)


@effect("persons")
def councillor(state: State, colour: Colour, person: Person) -> None:
    """Hire up to 2 more persons one after the other, for a coin each, but not the councillor again."""
    ask_hire_more(state, colour, person.name, person.persons)


@step("ask_hire_more")
def ask_hire_more(state: State, colour: Colour, source: str, left: int) -> None:
    """Offer one of the further hires of the person ``source``; ``left``: how many, this one included."""
    if not can_pay(state, colour):
        return
    others = tuple(person for person in state.persons if person != source)
    options = moves(colour, "hire", others) + bare(colour, "pass")
    state.ask(colour, "hire", options, _hire_more_or_pass, source, left, source=source)


@step("hire_more")
def _hire_more_or_pass(state: State, colour: Colour, move: Move, source: str, left: int) -> None:
    if move.verb == "pass":
        return
    # The effect is done before the next hire, so that goes on the agenda below the effect's steps.
    if left > 1:
        state.agenda.append((ask_hire_more, colour, source, left - 1))
    hire(state, colour, move.what)


check_effects(PERSONS, FOLDER / "persons.toml")
