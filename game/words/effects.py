"""What the steps of an effect do, in words: for persons of one's own that bring none."""

from __future__ import annotations

from collections.abc import Sequence

from engine import PLACES, SECTORS
from engine.content.definitions import MEASURES, Deed, EffectStep, Person
from engine.names import NOTREDAME
from engine.rules.persons.named import steps_of
from game.words import Family, capital, say

_MEASURES = (*MEASURES, "influence_at", "messages_at")
_PER = Family("effect-per", _MEASURES)
"""What a gain is counted by."""
_OF = Family("effect-of", _MEASURES)
"""What a condition looks at."""
_IF = Family("effect-if", ("above", "below", "between"))
_GAIN = Family("effect-gain", ("prestige", "coins", "cubes"))
_PLACE = Family("effect-place", ("cathedral", "sector", "empty", "each empty", "friend"))
_ACTIVATE = Family("effect-activate", ("any", "sector"))
_MOVE = Family("effect-move", ("one", "some", "all"))
_IN = Family("effect-in", SECTORS)
_AREA = Family("events-place", PLACES)
_INTO = Family("events-into", PLACES)


def effect_words(person: Person, notredame: bool) -> str:
    """Return what the steps of a person do; empty where its effect has none.

    ``notredame``: whether the edition lets pieces be taken from the cathedral.
    """
    told = [_sentence(_step(step, notredame)) for step in steps_of(person)]
    if not told:
        return ""
    first, *others = told
    for other in others:
        first = say("sheet-sentences", first=first, next=other)
    return first


def option_words(person: Person, step: int, option: int) -> str:
    """Return what an option of a choice does, both counted from 1; the first letter is a capital."""
    return capital(_deeds(steps_of(person)[step - 1].options[option - 1], notredame=False))


def _sentence(deed: str) -> str:
    return say("effect-sentence", deed=capital(deed))


def _step(step: EffectStep, notredame: bool) -> str:
    options = [_deeds(deeds, notredame) for deeds in step.options]
    if step.kind == "choose":
        first, *others = options
        for other in others:
            first = say("effect-or", first=first, next=other)
        return say("effect-choose", options=first)
    if step.kind == "do":
        return options[0]
    limits = {key: n for key, n in (("above", step.above), ("below", step.below)) if n is not None}
    limit = "between" if len(limits) == 2 else next(iter(limits))
    measure = _measured(_OF, step.measure, step.at, 1)
    told = _IF.say(limit, measure=measure, deed=options[0], **limits)
    return say("effect-else", then=told, deed=options[1]) if len(options) > 1 else told


def _deeds(deeds: Sequence[Deed], notredame: bool) -> str:
    first, *others = (_deed(deed, notredame) for deed in deeds)
    for other in others:
        first = say("effect-and", first=first, next=other)
    return first


def _deed(deed: Deed, notredame: bool) -> str:
    match deed.verb:
        case "gain":
            gain = _GAIN.say(deed.what, n=deed.n)
            if not deed.per:
                return gain
            return say("effect-gain-per", gain=gain, per=_measured(_PER, deed.per, deed.at, deed.every))
        case "kill":
            return say("effect-kill", n=deed.n)
        case "benefit":
            return say("effect-benefit", n=deed.n)
        case "pay":
            return say("effect-pay")
        case "place" if deed.what in SECTORS:
            return _then(deed, _PLACE.say("sector", into=_INTO.say(deed.what)))
        case "place":
            return _then(deed, _PLACE.say("cathedral" if deed.what == NOTREDAME else deed.what))
        case "activate" if deed.what in SECTORS:
            return _ACTIVATE.say("sector", place=_AREA.say(deed.what))
        case "activate":
            return _ACTIVATE.say("any")
    cathedral = deed.cathedral and notredame
    return _then(deed, _MOVE.say(deed.what, n=deed.n, friend=deed.friend, notredame=cathedral))


def _then(deed: Deed, told: str) -> str:
    return say("effect-activated", deed=told) if deed.activate else told


def _measured(family: Family, measure: str, at: str | int, every: int) -> str:
    args: dict[str, str | int] = {"every": every}
    if measure == "sectors":
        args["at"] = int(at)
    elif measure == "influence" and at:
        measure, place = "influence_at", str(at)
        args["here"] = _IN.say(place)
    elif measure == "messages" and at:
        measure, args = "messages_at", {**args, "kind": at}
    return family.say(measure, **args)
