"""The effects by name, functions and data, and the check that persons and effects match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from engine.content.definitions import EFFECT_NUMBERS, Person
from engine.content.effect_steps import problems_of_steps
from engine.errors import ContentError
from engine.names import Colour
from engine.quoting import shortened
from engine.rules.persons.named import NUMBERS_OF
from engine.rules.persons.programs import run_program
from engine.rules.state import State

Effect = Callable[[State, Colour, Person], None]
"""Applies a person's effect for the seat that hired it. If it asks a question, it does so last."""

_EFFECTS: dict[str, Effect] = {}
_NUMBERS: dict[str, tuple[str, ...]] = dict(NUMBERS_OF)


def effect(*numbers: str) -> Callable[[Effect], Effect]:
    """Return a decorator that registers an effect under the function's name.

    ``numbers``: those of the person that it uses, of :data:`~engine.content.definitions.EFFECT_NUMBERS`.
    """

    def register(function: Effect) -> Effect:
        _EFFECTS[function.__name__] = function
        _NUMBERS[function.__name__] = numbers
        return function

    return register


def check_effects(persons: Mapping[str, Person], file: Path) -> None:
    """Check persons against the effects. Raises :class:`~engine.errors.ContentError`, naming ``file``.

    Every person must have an existing effect and exactly the numbers that it uses. Every effect must be
    used by a person.
    """
    for person in persons.values():
        for fault in misfits(person):
            raise ContentError(f"{file}: {person.name}.{fault}")
    used = {person.effect for person in persons.values()}
    for name in _NUMBERS:
        if name not in used:
            raise ContentError(f"{file}: {name}: expected a table, as there is such an effect, found nothing")


def apply_effect(state: State, colour: Colour, name: str) -> None:
    """Take the effect of a person of the game for the seat that hired it."""
    person = state.cast.persons[name]
    function = _EFFECTS.get(person.effect, run_program)
    function(state, colour, person)


def effect_names() -> Mapping[str, tuple[str, ...]]:
    """Return the names of all effects, with the person's numbers that each uses."""
    return _NUMBERS


def misfits(person: Person) -> Iterator[str]:
    """Yield each key in which a person and its effect don't match, and what is wrong."""
    if person.steps != ():
        yield from problems_of_steps(person.steps)
        if person.effect != "":
            yield f"effect: expected nothing beside steps, found {shortened(person.effect)}"
        return
    if not isinstance(person.effect, str) or person.effect not in _NUMBERS:
        yield f"effect: there is no effect {shortened(person.effect)}; expected one of {', '.join(_NUMBERS)}"
        return
    asked = _NUMBERS[person.effect]
    for number in EFFECT_NUMBERS:
        found = getattr(person, number)
        if number in asked and not found:
            yield f"{number}: expected a whole number from 1 to 9, found nothing"
        if found and number not in asked:
            numbers = ", ".join(asked) or "no numbers"
            yield (
                f"{number}: expected no such key, as the effect {person.effect} asks for {numbers}, "
                f"found {shortened(found)}"
            )
