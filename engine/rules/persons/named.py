"""The effects that are data and have a name, of which several persons may make use."""

from __future__ import annotations

from pathlib import Path

from engine.content.definitions import EFFECT_NUMBERS, EffectStep, Person
from engine.content.effect_steps import read_steps
from engine.errors import ContentError
from engine.toml import parse

FILE = Path(__file__).resolve().parents[2] / "content" / "effects.toml"
"""The file of these effects; persons of other content than the installed one use it, too."""

_COUNTED = ("n", "at", "every", "move")
"""The keys of a step that hold a number, or the name of one."""

_DATA = {name: section["step"] for name, section in parse(FILE.read_text(encoding="utf-8")).items()}

NUMBERS_OF = {
    name: tuple(
        number
        for number in EFFECT_NUMBERS
        if any(table.get(key) == number for table in tables for key in _COUNTED)
    )
    for name, tables in _DATA.items()
}
"""The names of these effects, each with the person's numbers that it uses."""


def steps_of(person: Person) -> tuple[EffectStep, ...]:
    """Return the steps of a person's effect: its own, or those that its effect's name stands for.

    There are none where the effect is a function.
    """
    if person.steps or person.effect not in _DATA:
        return person.steps
    numbers = {number: getattr(person, number) for number in NUMBERS_OF[person.effect]}
    steps, faults = read_steps(_DATA[person.effect], numbers)
    if faults:
        raise ContentError(f"{FILE}: {person.effect}: {faults[0]}")
    return steps
