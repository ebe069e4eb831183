"""The registry of effects, and the check that persons and effects match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from engine.content.definitions import EFFECT_NUMBERS, Person
from engine.errors import ContentError
from engine.names import Colour
from engine.rules.state import State

Effect = Callable[[State, Colour, Person], None]
"""Applies a person's effect for the seat that hired it. If it asks a question, it does so last."""

_EFFECTS: dict[str, Effect] = {}
_NUMBERS: dict[str, tuple[str, ...]] = {}


def effect(*numbers: str) -> Callable[[Effect], Effect]:
    """Return a decorator that registers an effect under the function's name.

    ``numbers``: those of the person that it uses, of :data:`~engine.content.definitions.EFFECT_NUMBERS`.
    """

    def register(function: Effect) -> Effect:
        _EFFECTS[function.__name__] = function
        _NUMBERS[function.__name__] = numbers
        return function

    return register


def effects_of(persons: Mapping[str, Person], file: Path) -> dict[str, Effect]:
    """Return the effect of every person. Raises :class:`~engine.errors.ContentError`, naming ``file``.

    Every person must have an existing effect and exactly the numbers that it uses. Every effect must be
    used by a person.
    """
    for person in persons.values():
        _check(person, file)
    used = {person.effect for person in persons.values()}
    for name in _EFFECTS:
        if name not in used:
            raise ContentError(f"{file}: {name}: expected a table, as there is such an effect, found nothing")
    return {name: _EFFECTS[person.effect] for name, person in persons.items()}


def _check(person: Person, file: Path) -> None:
    if person.effect not in _EFFECTS:
        raise ContentError(
            f"{file}: {person.name}.effect: there is no effect {person.effect!r}; "
            f"expected one of {', '.join(_EFFECTS)}"
        )
    asked = _NUMBERS[person.effect]
    for number in EFFECT_NUMBERS:
        found = getattr(person, number)
        if number in asked and not found:
            raise ContentError(
                f"{file}: {person.name}.{number}: expected a whole number from 1 to 9, found nothing"
            )
        if found and number not in asked:
            raise ContentError(
                f"{file}: {person.name}.{number}: expected no such key, as the effect {person.effect} "
                f"asks for {', '.join(asked) or 'no numbers'}, found {found}"
            )
