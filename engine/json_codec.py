"""Codecs between typed values and plain JSON data, with a JSON Schema for each type.

A codec is made from a type annotation, so a new field of a class is written, read and described at once.
Reading checks everything and names the place of a mistake.
"""

from __future__ import annotations

import math
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
"""The largest whole number that every JSON reader keeps exact."""

LONGEST = 100
"""The most characters of a text."""

_Thing = TypeVar("_Thing")


@dataclass(frozen=True, slots=True)
class Codec:
    """Writes, reads and describes the values of one type."""

    schema: dict[str, Any]
    write: Callable[[Any], Any]
    read: Callable[[Any, str], Any]
    """Takes data and the place they come from; returns the value or raises :class:`NotationError`."""


def _same(value: _Thing) -> _Thing:
    return value


@cache
def codec_of(annotation: Any) -> Codec:
    """The form of a type as it is annotated."""
    if annotation in _SCALARS:
        return _SCALARS[annotation]
    if annotation is StepName:
        return _one_of(tuple(STEPS), "the name of a step")
    if annotation is Move:
        return Codec({"type": "string", "pattern": _MOVE}, str, _read_move)
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return _one_of(inner, f"one of {', '.join(map(str, inner))}")
    if origin in (Union, types.UnionType):
        return _union(inner)
    if origin is tuple:
        return _array(codec_of(inner[0])) if inner[-1] is ... else _row(tuple(map(codec_of, inner)))
    if origin is dict:
        return _dictionary(codec_of(inner[0]), codec_of(inner[1]))
    return _object(annotation)


def _scalar(kind: type, name: str, schema: dict[str, Any], fits: Callable[[Any], bool]) -> Codec:
    def read(data: Any, place: str) -> Any:
        if type(data) is not kind or not fits(data):
            raise NotationError(f"{place} is {shortened(data)}, not {name}.")
        return data

    return Codec(schema, _same, read)


_SCALARS: dict[Any, Codec] = {
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
    float: _scalar(float, "a number with a point", {"type": "number"}, math.isfinite),
    bool: _scalar(bool, "true or false", {"type": "boolean"}, lambda _: True),
    types.NoneType: _scalar(types.NoneType, "null", {"type": "null"}, lambda _: True),
}

_MOVE = rf"^({'|'.join(COLOURS)}) ({'|'.join(VERBS)})( \S+)*$"


def _one_of(values: tuple[Any, ...], name: str) -> Codec:
    def read(data: Any, place: str) -> Any:
        if not any(type(data) is type(value) and data == value for value in values):
            raise NotationError(f"{place} is {shortened(data)}, not {name}.")
        return data

    return Codec({"enum": list(values)}, _same, read)


def _read_move(data: Any, place: str) -> Move:
    text = codec_of(str).read(data, place)
    try:
        return Move.parse(text)
    except MoveTextError as error:
        raise NotationError(f"{place}: {error}.") from error


def _union(inner: tuple[Any, ...]) -> Codec:
    """One of several types. The data tell which: null, a scalar, or an object with a ``type``."""
    if all(kind in _SCALARS for kind in inner):
        return _scalar_of(inner)
    if all(get_origin(kind) is Literal for kind in inner):
        return codec_of(Literal[tuple(value for kind in inner for value in get_args(kind))])
    others = tuple(kind for kind in inner if kind is not types.NoneType)
    if len(others) < len(inner):
        return _or_null(codec_of(Union[others]))  # noqa: UP007 - they are known only here
    return _tagged(inner)


def _scalar_of(kinds: tuple[type, ...]) -> Codec:
    def read(data: Any, place: str) -> Any:
        kind: Any = type(data)
        if kind not in kinds:
            expected = " or ".join(_SCALAR_NAMES[kind] for kind in kinds)
            raise NotationError(f"{place} is {shortened(data)}, not {expected}.")
        return codec_of(kind).read(data, place)

    return Codec({"anyOf": [codec_of(kind).schema for kind in kinds]}, _same, read)


_SCALAR_NAMES = {str: "a text", int: "a whole number", bool: "true or false", types.NoneType: "null"}


def _or_null(codec: Codec) -> Codec:
    return Codec(
        {"anyOf": [codec.schema, {"type": "null"}]},
        _same if codec.write is _same else lambda value: None if value is None else codec.write(value),
        lambda data, place: None if data is None else codec.read(data, place),
    )


def _tagged(classes: tuple[type, ...]) -> Codec:
    """An object whose ``type`` is the name of its class."""
    by_name = {cls.__name__: cls for cls in classes}

    def write(value: Any) -> dict[str, Any]:
        cls: Any = type(value)
        return {"type": cls.__name__, **codec_of(cls).write(value)}

    def read(data: Any, place: str) -> Any:
        name = Entries(data, place).get("type")
        if not isinstance(name, str) or name not in by_name:
            raise NotationError(f"{place}.type is {shortened(name)}, not the name of an event.")
        rest = {key: value for key, value in data.items() if key != "type"}
        return codec_of(by_name[name]).read(rest, place)

    _TAGGED.update(classes)
    return Codec({"oneOf": [_reference(cls) for cls in classes]}, write, read)


def _array(codec: Codec) -> Codec:
    def read(data: Any, place: str) -> Any:
        return tuple(codec.read(item, f"{place}[{at}]") for at, item in enumerate(_list(data, place)))

    return Codec(
        {"type": "array", "items": codec.schema},
        list if codec.write is _same else lambda values: [codec.write(value) for value in values],
        read,
    )


def _row(codecs: tuple[Codec, ...]) -> Codec:
    """A fixed-length array; each position has a codec of its own."""

    def write(values: Any) -> list[Any]:
        return [codec.write(value) for codec, value in zip(codecs, values, strict=True)]

    def read(data: Any, place: str) -> Any:
        if len(_list(data, place)) != len(codecs):
            raise NotationError(f"{place} has {len(data)} entries, not {len(codecs)}.")
        both = zip(codecs, data, strict=True)
        return tuple(codec.read(item, f"{place}[{at}]") for at, (codec, item) in enumerate(both))

    count = len(codecs)
    described = [codec.schema for codec in codecs]
    schema = {"type": "array", "prefixItems": described, "items": False, "minItems": count}
    return Codec(schema, list if all(codec.write is _same for codec in codecs) else write, read)


def _list(data: Any, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise NotationError(f"{place} is {shortened(data)}, not an array.")
    return data


def _dictionary(keys: Codec, values: Codec) -> Codec:
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

    schema = {"type": "object", "propertyNames": keys.schema, "additionalProperties": values.schema}
    return Codec(schema, dict if keys.write is _same and values.write is _same else write, read)


_QUOTES = "'\""


def _object(cls: Any) -> Codec:
    """A dataclass or a named tuple, field by field."""
    if not (is_dataclass(cls) or hasattr(cls, "_fields")):
        raise TypeError(f"{cls} is nothing that the notation has a codec for")
    codecs = {name: (key, codec_of(annotation)) for name, key, annotation in _fields(cls)}
    keys = tuple(key for key, _ in codecs.values())
    written = [(name, key, codec.write) for name, (key, codec) in codecs.items()]

    def write(value: Any) -> dict[str, Any]:
        # What is plain data already is most of it, and a phone waits: nothing is called for it.
        return {
            key: getattr(value, name) if made is _same else made(getattr(value, name))
            for name, key, made in written
        }

    def read(data: Any, place: str) -> Any:
        found = Entries(data, place)
        found.only(keys)
        return cls(**{name: codec.read(data[key], f"{place}.{key}") for name, (key, codec) in codecs.items()})

    return Codec(_reference(cls), write, read)


def _fields(cls: Any) -> list[tuple[str, str, Any]]:
    """The name, key and type of every field. The key of ``from_`` is ``from``."""
    return [(name, name.rstrip("_"), annotation) for name, annotation in get_type_hints(cls).items()]


@dataclass(frozen=True, slots=True)
class Entries:
    """The entries of a JSON object that is being read."""

    data: Any
    place: str

    def __post_init__(self) -> None:
        if not isinstance(self.data, Mapping):
            raise NotationError(f"{self.place} is {shortened(self.data)}, not an object.")

    def get(self, key: str) -> Any:
        """Return an entry. Raises :class:`NotationError` where it is missing."""
        if key not in self.data:
            raise NotationError(f"{self.place} lacks {key!r}.")
        return self.data[key]

    def only(self, keys: tuple[str, ...]) -> None:
        """Raise :class:`NotationError` unless exactly these entries are there."""
        for key in keys:
            self.get(key)
        for key in self.data:
            if key not in keys:
                raise NotationError(f"{self.place} has an entry {shortened(key)} that is unknown.")


_TAGGED: set[type] = set()
"""Classes whose objects carry their name as ``type``."""


def _reference(cls: type) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{cls.__name__}"}


def _definition(cls: type) -> dict[str, Any]:
    """The schema of one class."""
    properties = {key: codec_of(annotation).schema for _, key, annotation in _fields(cls)}
    if cls in _TAGGED:
        properties = {"type": {"const": cls.__name__}, **properties}
    return {
        "description": " ".join((cls.__doc__ or "").split("\n\n")[0].split()),
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def definitions(*annotations: Any) -> dict[str, Any]:
    """Return the schemas of all classes that these types refer to, by class name."""
    found: set[type] = set()
    waiting = [*annotations]
    while waiting:
        annotation = waiting.pop()
        inner = get_args(annotation)
        if inner:
            waiting += [] if get_origin(annotation) is Literal else inner
        elif annotation not in (*_SCALARS, Move, StepName, ...) and annotation not in found:
            found.add(annotation)
            waiting += [kind for _, _, kind in _fields(annotation)]
    # Making the codecs tells which classes are told apart by their names.
    for annotation in annotations:
        codec_of(annotation)
    return {cls.__name__: _definition(cls) for cls in sorted(found, key=lambda cls: cls.__name__)}
