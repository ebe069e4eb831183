"""How values of a type look as JSON data: written, read with every mistake named by its place, described.

A form is made from an annotation, so a class that gains a field is written, read and described with it.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.errors import MoveTextError, NotationError
from engine.moves import Move
from engine.names import COLOURS, VERBS
from engine.quoting import shortened
from engine.rules.steps import STEPS, StepName

HIGHEST = 2**53 - 1
"""The highest number: the last whole one that every reader of JSON keeps exact."""

LONGEST = 100
"""Letters of a text."""

_Thing = TypeVar("_Thing")


@dataclass(frozen=True, slots=True)
class Form:
    """How values of one type look as data."""

    schema: dict[str, Any]
    write: Callable[[Any], Any]
    read: Callable[[Any, str], Any]
    """Given data and the place they stand at, the value. Raises :class:`NotationError`."""


def _same(value: _Thing) -> _Thing:
    return value


@cache
def form_of(hint: Any) -> Form:
    """The form of a type as it is annotated."""
    if hint in _SCALARS:
        return _SCALARS[hint]
    if hint is StepName:
        return _one_of(tuple(STEPS), "the name of a step")
    if hint is Move:
        return Form({"type": "string", "pattern": _MOVE}, str, _read_move)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _one_of(inner, f"one of {', '.join(map(str, inner))}")
    if origin in (Union, types.UnionType):
        return _union(inner)
    if origin is tuple:
        return _array(form_of(inner[0])) if inner[-1] is ... else _row(tuple(map(form_of, inner)))
    if origin is dict:
        return _dictionary(form_of(inner[0]), form_of(inner[1]))
    return _object(hint)


def _scalar(kind: type, name: str, schema: dict[str, Any], fits: Callable[[Any], bool]) -> Form:
    def read(data: Any, place: str) -> Any:
        if type(data) is not kind or not fits(data):
            raise NotationError(f"{place} is {shortened(data)}, not {name}.")
        return data

    return Form(schema, _same, read)


_SCALARS: dict[Any, Form] = {
    str: _scalar(
        str,
        f"a text of up to {LONGEST} letters",
        {"type": "string", "maxLength": LONGEST},
        lambda text: len(text) <= LONGEST,
    ),
    int: _scalar(
        int,
        f"a whole number from 0 to {HIGHEST}",
        {"type": "integer", "minimum": 0, "maximum": HIGHEST},
        lambda number: 0 <= number <= HIGHEST,
    ),
    bool: _scalar(bool, "true or false", {"type": "boolean"}, lambda _: True),
    types.NoneType: _scalar(types.NoneType, "null", {"type": "null"}, lambda _: True),
}

_MOVE = rf"^({'|'.join(COLOURS)}) ({'|'.join(VERBS)})( \S+)*$"


def _one_of(values: tuple[Any, ...], name: str) -> Form:
    def read(data: Any, place: str) -> Any:
        if not any(type(data) is type(value) and data == value for value in values):
            raise NotationError(f"{place} is {shortened(data)}, not {name}.")
        return data

    return Form({"enum": list(values)}, _same, read)


def _read_move(data: Any, place: str) -> Move:
    text = form_of(str).read(data, place)
    try:
        return Move.parse(text)
    except MoveTextError as error:
        raise NotationError(f"{place}: {error}.") from error


def _union(inner: tuple[Any, ...]) -> Form:
    """One of several types that the data themselves tell apart: null, a scalar, an object by its type."""
    if all(kind in _SCALARS for kind in inner):
        return _scalar_of(inner)
    if all(get_origin(kind) is Literal for kind in inner):
        return form_of(Literal[tuple(value for kind in inner for value in get_args(kind))])
    others = tuple(kind for kind in inner if kind is not types.NoneType)
    if len(others) < len(inner):
        return _or_null(form_of(Union[others]))  # noqa: UP007 - they are known only here
    return _tagged(inner)


def _scalar_of(kinds: tuple[type, ...]) -> Form:
    def read(data: Any, place: str) -> Any:
        kind: Any = type(data)
        if kind not in kinds:
            expected = " or ".join(_SCALAR_NAMES[kind] for kind in kinds)
            raise NotationError(f"{place} is {shortened(data)}, not {expected}.")
        return form_of(kind).read(data, place)

    return Form({"anyOf": [form_of(kind).schema for kind in kinds]}, _same, read)


_SCALAR_NAMES = {str: "a text", int: "a whole number", bool: "true or false", types.NoneType: "null"}


def _or_null(form: Form) -> Form:
    return Form(
        {"anyOf": [form.schema, {"type": "null"}]},
        lambda value: None if value is None else form.write(value),
        lambda data, place: None if data is None else form.read(data, place),
    )


def _tagged(classes: tuple[type, ...]) -> Form:
    """An object whose ``type`` is the name of its class."""
    by_name = {cls.__name__: cls for cls in classes}

    def write(value: Any) -> dict[str, Any]:
        cls: Any = type(value)
        return {"type": cls.__name__, **form_of(cls).write(value)}

    def read(data: Any, place: str) -> Any:
        name = Entries(data, place).get("type")
        if not isinstance(name, str) or name not in by_name:
            raise NotationError(f"{place}.type is {shortened(name)}, not the name of an event.")
        rest = {key: value for key, value in data.items() if key != "type"}
        return form_of(by_name[name]).read(rest, place)

    _TAGGED.update(classes)
    return Form({"oneOf": [_reference(cls) for cls in classes]}, write, read)


def _array(form: Form) -> Form:
    def read(data: Any, place: str) -> Any:
        return tuple(form.read(item, f"{place}[{at}]") for at, item in enumerate(_list(data, place)))

    return Form(
        {"type": "array", "items": form.schema}, lambda values: [form.write(value) for value in values], read
    )


def _row(forms: tuple[Form, ...]) -> Form:
    """An array of so many values, each with a form of its own."""

    def write(values: Any) -> list[Any]:
        return [form.write(value) for form, value in zip(forms, values, strict=True)]

    def read(data: Any, place: str) -> Any:
        if len(_list(data, place)) != len(forms):
            raise NotationError(f"{place} has {len(data)} entries, not {len(forms)}.")
        both = zip(forms, data, strict=True)
        return tuple(form.read(item, f"{place}[{at}]") for at, (form, item) in enumerate(both))

    count = len(forms)
    described = [form.schema for form in forms]
    return Form({"type": "array", "prefixItems": described, "items": False, "minItems": count}, write, read)


def _list(data: Any, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise NotationError(f"{place} is {shortened(data)}, not an array.")
    return data


def _dictionary(keys: Form, values: Form) -> Form:
    def write(entries: Any) -> dict[str, Any]:
        return {keys.write(key): values.write(value) for key, value in entries.items()}

    def read(data: Any, place: str) -> Any:
        entries = Entries(data, place).data
        return {
            keys.read(key, f"a key of {place}"): values.read(
                value, f"{place}.{shortened(key).strip(_QUOTES)}"
            )
            for key, value in entries.items()
        }

    return Form(
        {"type": "object", "propertyNames": keys.schema, "additionalProperties": values.schema}, write, read
    )


_QUOTES = "'\""


def _object(cls: Any) -> Form:
    """A dataclass or a named tuple, field by field."""
    if not (is_dataclass(cls) or hasattr(cls, "_fields")):
        raise TypeError(f"{cls} is nothing that the notation has a form for")
    forms = {name: (key, form_of(hint)) for name, key, hint in _fields(cls)}
    keys = tuple(key for key, _ in forms.values())

    def write(value: Any) -> dict[str, Any]:
        return {key: form.write(getattr(value, name)) for name, (key, form) in forms.items()}

    def read(data: Any, place: str) -> Any:
        found = Entries(data, place)
        found.only(keys)
        return cls(**{name: form.read(data[key], f"{place}.{key}") for name, (key, form) in forms.items()})

    return Form(_reference(cls), write, read)


def _fields(cls: Any) -> list[tuple[str, str, Any]]:
    """Name, key and type of every field; a name that is Python's own has its underscore cut off."""
    return [(name, name.rstrip("_"), hint) for name, hint in get_type_hints(cls).items()]


@dataclass(frozen=True, slots=True)
class Entries:
    """The entries of an object that is read."""

    data: Any
    place: str

    def __post_init__(self) -> None:
        if not isinstance(self.data, Mapping):
            raise NotationError(f"{self.place} is {shortened(self.data)}, not an object.")

    def get(self, key: str) -> Any:
        """The entry of this key, which must be there."""
        if key not in self.data:
            raise NotationError(f"{self.place} lacks {key!r}.")
        return self.data[key]

    def only(self, keys: tuple[str, ...]) -> None:
        """See to it that these entries are there, and no others."""
        for key in keys:
            self.get(key)
        for key in self.data:
            if key not in keys:
                raise NotationError(f"{self.place} has an entry {shortened(key)} that is unknown.")


_TAGGED: set[type] = set()
"""Classes whose objects have their name as ``type``."""


def _reference(cls: type) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{cls.__name__}"}


def _definition(cls: type) -> dict[str, Any]:
    """The schema of one class."""
    properties = {key: form_of(hint).schema for _, key, hint in _fields(cls)}
    if cls in _TAGGED:
        properties = {"type": {"const": cls.__name__}, **properties}
    return {
        "description": " ".join((cls.__doc__ or "").split("\n\n")[0].split()),
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def definitions(*hints: Any) -> dict[str, Any]:
    """The schemas of all classes that values of these types are made of, by name."""
    found: set[type] = set()
    waiting = [*hints]
    while waiting:
        hint = waiting.pop()
        inner = get_args(hint)
        if inner:
            waiting += [] if get_origin(hint) is Literal else inner
        elif hint not in (*_SCALARS, Move, StepName, ...) and hint not in found:
            found.add(hint)
            waiting += [kind for _, _, kind in _fields(hint)]
    # Making the forms tells which classes are told apart by their names.
    for hint in hints:
        form_of(hint)
    return {cls.__name__: _definition(cls) for cls in sorted(found, key=lambda cls: cls.__name__)}
