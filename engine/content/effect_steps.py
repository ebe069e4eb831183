"""Effects as data: the steps of an effect from plain tables and back (RULES.md section 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.content.definitions import DEEDS, MEASURES, MOST_STEPS, Deed, EffectStep
from engine.mistakes import Expected
from engine.names import MESSAGE_KINDS, NOTREDAME, SECTORS
from engine.quoting import shortened

NOTHING = object()
"""What is found where there is nothing."""

GAINS = ("prestige", "coins", "cubes")
EACH_EMPTY = "each empty"
PLACES_OF_CUBES = ("cathedral", *SECTORS, "empty", EACH_EMPTY, "friend")
"""Where an effect can place a cube: ``empty`` is one empty sector, ``friend`` the friend's sector."""
ACTIVATED = ("any", *SECTORS)
ONE, ALL, SOME = "one", "all", "some"

_NUMBER = 9
_MOST_BENEFITS = 3
_MOST_LIMIT = 99
_CONDITION = ("if", "at", "above", "below", "then", "else")
_KEYS = {
    "gain": ("n", "per", "at", "every"),
    "kill": (),
    "benefit": (),
    "place": ("activate", "quiet"),
    "activate": (),
    "pay": ("each",),
    "move": ("friend", "activate", "cathedral"),
}
"""The keys of each deed beside its verb."""


class Fault(NamedTuple):
    """Something in the tables of an effect that is wrong."""

    step: int
    """The step's number, from 0."""
    where: str
    """Its place, such as ``effect 2: choose 1: gain``."""
    expected: Expected
    found: Any

    def __str__(self) -> str:
        found = "nothing" if self.found is NOTHING else shortened(self.found)
        return f"{self.where}: expected {self.expected}, found {found}"


class _Reader:
    """Reads one step; notes all that is wrong instead of stopping."""

    def __init__(self, step: int, numbers: Mapping[str, int]) -> None:
        self._step, self._numbers = step, numbers
        self.faults: list[Fault] = []

    def wrong(self, where: str, expected: Expected, found: Any) -> None:
        self.faults.append(Fault(self._step, where, expected, found))

    def step(self, table: Any) -> EffectStep:
        where = f"effect {self._step + 1}"
        if isinstance(table, Mapping) and "choose" in table:
            self._only(table, ("choose",), where)
            return EffectStep("choose", self._choices(table["choose"], f"{where}: choose"))
        if isinstance(table, Mapping) and "if" in table:
            return self._condition(table, where)
        return EffectStep("do", ((self._deed(table, where, (*DEEDS, "choose", "if")),),))

    def _choices(self, found: Any, where: str) -> tuple[tuple[Deed, ...], ...]:
        if not isinstance(found, list) or not 2 <= len(found) <= MOST_STEPS:
            self.wrong(where, Expected("options", most=MOST_STEPS), found)
            return ()
        return tuple(self._deeds(option, f"{where} {number}") for number, option in enumerate(found, 1))

    def _deeds(self, found: Any, where: str) -> tuple[Deed, ...]:
        if isinstance(found, Mapping):
            return (self._deed(found, where),)
        if not isinstance(found, list) or not 1 <= len(found) <= MOST_STEPS:
            self.wrong(where, Expected("deeds", most=MOST_STEPS), found)
            return ()
        return tuple(self._deed(deed, where) for deed in found)

    def _condition(self, table: Mapping[str, Any], where: str) -> EffectStep:
        self._only(table, _CONDITION, where)
        measure = self._word(table, "if", MEASURES, where)
        options = [self._deeds(table.get("then", NOTHING), f"{where}: then")]
        if "else" in table:
            options.append(self._deeds(table["else"], f"{where}: else"))
        limits = [self._limit(table, key, where) for key in ("above", "below")]
        if not {"above", "below"} & table.keys():
            self.wrong(f"{where}: above", Expected("limit", high=_MOST_LIMIT), NOTHING)
        return EffectStep("if", tuple(options), measure, self._at(table, measure, where), *limits)

    def _limit(self, table: Mapping[str, Any], key: str, where: str) -> int | None:
        if key not in table:
            return None
        value = table[key]
        if type(value) is int and 0 <= value <= _MOST_LIMIT:
            return value
        self.wrong(f"{where}: {key}", Expected("number", low=0, high=_MOST_LIMIT), value)
        return None

    def _deed(self, table: Any, where: str, known: tuple[str, ...] = DEEDS) -> Deed:
        verbs = [verb for verb in DEEDS if verb in table] if isinstance(table, Mapping) else []
        if len(verbs) > 1 and "activate" in verbs:  # what place and move may have beside them
            verbs.remove("activate")
        if len(verbs) != 1:
            found = ", ".join(map(str, table)) if isinstance(table, Mapping) and table else table
            self.wrong(where, Expected("one-of", known=", ".join(known)), found)
            return Deed("")
        verb = verbs[0]
        self._only(table, (verb, *_KEYS[verb]), where)
        match verb:
            case "gain":
                return self._gain(table, where)
            case "kill":
                return Deed(verb, n=self._number(table, verb, where))
            case "benefit":
                return Deed(verb, n=self._number(table, verb, where, most=_MOST_BENEFITS))
            case "place":
                what = self._word(table, verb, PLACES_OF_CUBES, where)
                activate = self._flag(table, "activate", where, default=False)
                if activate and what in ("cathedral", EACH_EMPTY):
                    self.wrong(f"{where}: activate", Expected("not-with", value=repr(what)), True)
                place = NOTREDAME if what == "cathedral" else what
                return Deed(verb, place, activate=activate, quiet=self._flag(table, "quiet", where, False))
            case "activate":
                return Deed(verb, self._word(table, verb, ACTIVATED, where))
            case "pay":
                self._word(table, verb, ("coins",), where)
                return Deed(verb, self._word(table, "each", ("kill",), where))
        return self._move(table, where)

    def _gain(self, table: Mapping[str, Any], where: str) -> Deed:
        per = self._word(table, "per", MEASURES, where) if "per" in table else ""
        if not per:
            for key in ("at", "every"):
                if key in table:
                    self.wrong(f"{where}: {key}", Expected("not-without", entry="per"), table[key])
        return Deed(
            "gain",
            self._word(table, "gain", GAINS, where),
            self._number(table, "n", where, default=1),
            per,
            self._at(table, per, where),
            self._number(table, "every", where, default=1),
        )

    def _move(self, table: Mapping[str, Any], where: str) -> Deed:
        found = table["move"]
        if found in (ONE, ALL):
            what, n = found, 1
        elif isinstance(found, str) and found not in self._numbers:
            self.wrong(f"{where}: move", Expected("pieces", high=_NUMBER), found)
            what, n = SOME, 1
        else:
            what, n = SOME, self._number(table, "move", where)
        cathedral = self._flag(table, "cathedral", where, False)
        if cathedral and what != ONE:
            self.wrong(f"{where}: cathedral", Expected("one-piece"), True)
        friend, activate = (self._flag(table, key, where, key == "friend") for key in ("friend", "activate"))
        return Deed("move", what, n, activate=activate, friend=friend, cathedral=cathedral)

    def _at(self, table: Mapping[str, Any], measure: str, where: str) -> str | int:
        """What a measure is taken of: it depends on the measure."""
        if measure == "sectors":
            return self._number(table, "at", where)
        if "at" not in table:
            return ""
        allowed = {"influence": SECTORS, "messages": MESSAGE_KINDS}.get(measure)
        if allowed is None:
            if measure:
                self.wrong(f"{where}: at", Expected("not-for", measure=measure), table["at"])
            return ""
        return self._word(table, "at", allowed, where)

    def _number(
        self,
        table: Mapping[str, Any],
        key: str,
        where: str,
        default: int | None = None,
        most: int = _NUMBER,
    ) -> int:
        value = table.get(key, NOTHING if default is None else default)
        if isinstance(value, str):
            value = self._numbers.get(value, value)
        if type(value) is int and 1 <= value <= most:
            return value
        self.wrong(f"{where}: {key}", Expected("number", low=1, high=most), value)
        return 1

    def _word(self, table: Mapping[str, Any], key: str, allowed: tuple[str, ...], where: str) -> str:
        value = table.get(key, NOTHING)
        if isinstance(value, str) and value in allowed:
            return value
        self.wrong(f"{where}: {key}", Expected("one-of", known=", ".join(allowed)), value)
        return ""

    def _flag(self, table: Mapping[str, Any], key: str, where: str, default: bool) -> bool:
        value = table.get(key, default)
        if isinstance(value, bool):
            return value
        self.wrong(f"{where}: {key}", Expected("flag"), value)
        return default

    def _only(self, table: Mapping[str, Any], keys: Iterable[str], where: str) -> None:
        for key in table:
            if key not in keys:
                self.wrong(f"{where}: {shortened(key)}", Expected("keys", known=", ".join(keys)), key)


def read_steps(
    tables: Any, numbers: Mapping[str, int] | None = None
) -> tuple[tuple[EffectStep, ...], list[Fault]]:
    """Return the steps of an effect, and all that is wrong with its tables.

    ``numbers``: words that stand for a number.
    """
    if not isinstance(tables, list) or not 1 <= len(tables) <= MOST_STEPS:
        found = f"{len(tables)} of them" if isinstance(tables, list) else tables
        return (), [Fault(0, "effect", Expected("steps", most=MOST_STEPS), found)]
    readers = [_Reader(number, numbers or {}) for number in range(len(tables))]
    steps = tuple(reader.step(table) for reader, table in zip(readers, tables, strict=True))
    return steps, [fault for reader in readers for fault in reader.faults]


def tables_of(steps: Iterable[EffectStep]) -> list[dict[str, Any]]:
    """Return steps as tables for :func:`read_steps`, without what is as by default."""
    return [_step_table(step) for step in steps]


def _step_table(step: EffectStep) -> dict[str, Any]:
    lists = [[_deed_table(deed) for deed in deeds] for deeds in step.options]
    if step.kind == "choose":
        return {"choose": lists}
    if step.kind == "if":
        condition = {"if": step.measure, "at": step.at, "above": step.above, "below": step.below}
        return {
            **{key: value for key, value in condition.items() if value not in ("", None)},
            **dict(zip(("then", "else"), lists, strict=False)),
        }
    return lists[0][0] if lists and lists[0] else {}


def _deed_table(deed: Deed) -> dict[str, Any]:
    match deed.verb:
        case "kill" | "benefit":
            return {deed.verb: deed.n}
        case "pay":
            return {"pay": "coins", "each": deed.what}
        case "move":
            return {"move": deed.n if deed.what == SOME else deed.what, **_changed(deed)}
        case "gain":
            return {"gain": deed.what, "n": deed.n, **_changed(deed)}
    return {deed.verb: "cathedral" if deed.what == NOTREDAME else deed.what, **_changed(deed)}


_OPTIONAL = ("per", "at", "every", "activate", "quiet", "friend", "cathedral")


def _changed(deed: Deed) -> dict[str, Any]:
    values = deed._asdict()
    return {key: values[key] for key in _OPTIONAL if values[key] != Deed._field_defaults[key]}


def problems_of_steps(steps: Any) -> Iterator[str]:
    """Yield what is wrong with the steps of a person."""
    try:
        again, faults = read_steps(tables_of(steps))
    except (AttributeError, TypeError):
        yield f"steps: expected a tuple of EffectStep, found {shortened(steps)}"
        return
    yield from map(str, faults)
    if not faults and again != steps:
        yield "steps: expected steps as read_steps makes them"
