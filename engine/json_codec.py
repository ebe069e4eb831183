"""Codecs between typed values and plain JSON data, with a JSON Schema for each type.

A codec is made from a type annotation, so a new field of a class is written, read and described at once.
Reading checks everything. The place of a mistake is worked out only where there is one: each codec says what
is wrong, and those round it add where, on the way out.
"""

from __future__ import annotations

import math
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, is_dataclass
from functools import cache, lru_cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.content.definitions import LongText
from engine.errors import MoveTextError, NotationError
from engine.moves import Move
from engine.names import COLOURS, VERBS
from engine.quoting import shortened
from engine.rules.steps import STEPS, StepName

HIGHEST = 2**53 - 1
"""The largest whole number that every JSON reader keeps exact."""

LONGEST, LONGEST_LONG = 100, 400
"""The most characters of a text, and of a long one."""

_Thing = TypeVar("_Thing")


class MisreadError(Exception):
    """What is wrong with data, and where below the codec that was asked."""

    def __init__(self, text: str, below: str = "", before: str = "") -> None:
        """``below``: the path to the place, such as ``.players.red``. ``before``: words before the path."""
        super().__init__(text)
        self.text, self.below, self.before = text, below, before

    def inside(self, step: str) -> MisreadError:
        """Return the same mistake as seen from one level above."""
        return MisreadError(self.text, step + self.below, self.before)


_Take = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Codec:
    """Writes, reads and describes the values of one type."""

    schema: dict[str, Any]
    write: Callable[[Any], Any]
    take: _Take
    """Takes data; returns the value or raises :class:`MisreadError`."""

    def read(self, data: Any, place: str) -> Any:
        """Return the value of data. Raises :class:`NotationError`, which names the place of the mistake."""
        with reading(place):
            return self.take(data)


@contextmanager
def reading(place: str) -> Iterator[None]:
    """Turn a :class:`MisreadError` into a :class:`NotationError` that says where in ``place`` it is."""
    try:
        yield
    except MisreadError as error:
        raise NotationError(f"{error.before}{place}{error.below}{error.text}") from error.__cause__


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
        return Codec({"type": "string", "pattern": _MOVE}, str, _take_move)
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


def _take_text(data: Any) -> Any:
    if type(data) is not str or len(data) > LONGEST:
        raise MisreadError(f" is {shortened(data)}, not a text of up to {LONGEST} letters.")
    return data


def _take_long_text(data: Any) -> Any:
    if type(data) is not str or len(data) > LONGEST_LONG:
        raise MisreadError(f" is {shortened(data)}, not a text of up to {LONGEST_LONG} letters.")
    return data


def _take_integer(data: Any) -> Any:
    if type(data) is not int or not 0 <= data <= HIGHEST:
        raise MisreadError(f" is {shortened(data)}, not a whole number from 0 to {HIGHEST}.")
    return data


def _take_number(data: Any) -> Any:
    if type(data) is not float or not math.isfinite(data):
        raise MisreadError(f" is {shortened(data)}, not a number with a point.")
    return data


def _take_flag(data: Any) -> Any:
    if type(data) is not bool:
        raise MisreadError(f" is {shortened(data)}, not true or false.")
    return data


def _take_null(data: Any) -> Any:
    if data is not None:
        raise MisreadError(f" is {shortened(data)}, not null.")
    return data


_SCALARS: dict[Any, Codec] = {
    str: Codec({"type": "string", "maxLength": LONGEST}, _same, _take_text),
    int: Codec({"type": "integer", "minimum": 0, "maximum": HIGHEST}, _same, _take_integer),
    float: Codec({"type": "number"}, _same, _take_number),
    bool: Codec({"type": "boolean"}, _same, _take_flag),
    types.NoneType: Codec({"type": "null"}, _same, _take_null),
    LongText: Codec({"type": "string", "maxLength": LONGEST_LONG}, _same, _take_long_text),
}

_MOVE = rf"^({'|'.join(COLOURS)}) ({'|'.join(VERBS)})( \S+)*$"


def _one_of(values: tuple[Any, ...], name: str) -> Codec:
    allowed = frozenset((type(value), value) for value in values)
    known = frozenset(value for value in values if type(value) is str)

    def take(data: Any) -> Any:
        kind: Any = type(data)
        if (kind is str and data in known) or (kind in (int, bool) and (kind, data) in allowed):
            return data
        raise MisreadError(f" is {shortened(data)}, not {name}.")

    return Codec({"enum": list(values)}, _same, take)


def _take_move(data: Any) -> Move:
    try:
        return _parsed(_take_text(data))
    except MoveTextError as error:
        raise MisreadError(f": {error}.") from error


_parsed = lru_cache(maxsize=1 << 14)(Move.parse)


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
    takes = {kind: codec_of(kind).take for kind in kinds}

    def take(data: Any) -> Any:
        found = takes.get(type(data))
        if found is None:
            expected = " or ".join(_SCALAR_NAMES[kind] for kind in kinds)
            raise MisreadError(f" is {shortened(data)}, not {expected}.")
        return found(data)

    return Codec({"anyOf": [codec_of(kind).schema for kind in kinds]}, _same, take)


_SCALAR_NAMES = {str: "a text", int: "a whole number", bool: "true or false", types.NoneType: "null"}


def _or_null(codec: Codec) -> Codec:
    inner = codec.take
    return Codec(
        {"anyOf": [codec.schema, {"type": "null"}]},
        _same if codec.write is _same else lambda value: None if value is None else codec.write(value),
        lambda data: None if data is None else inner(data),
    )


def _tagged(classes: tuple[type, ...]) -> Codec:
    """An object whose ``type`` is the name of its class."""
    by_name = {cls.__name__: cls for cls in classes}

    def write(value: Any) -> dict[str, Any]:
        cls: Any = type(value)
        return {"type": cls.__name__, **codec_of(cls).write(value)}

    def take(data: Any) -> Any:
        name = entry(entries_of(data), "type")
        if not isinstance(name, str) or name not in by_name:
            raise MisreadError(f" is {shortened(name)}, not the name of an event.", ".type")
        rest = {key: value for key, value in data.items() if key != "type"}
        return codec_of(by_name[name]).take(rest)

    _TAGGED.update(classes)
    return Codec({"oneOf": [_reference(cls) for cls in classes]}, write, take)


def _find(parts: Iterable[tuple[str, _Take, Any]]) -> None:
    """Raise the first mistake among the parts of a value, each with the step that leads to it."""
    for step, take, data in parts:
        try:
            take(data)
        except MisreadError as error:
            raise error.inside(step) from error.__cause__


def _array(codec: Codec) -> Codec:
    inner = codec.take

    def take(data: Any) -> Any:
        try:
            return tuple(map(inner, _list(data)))
        except MisreadError:
            _find((f"[{at}]", inner, item) for at, item in enumerate(_list(data)))
            raise

    return Codec(
        {"type": "array", "items": codec.schema},
        list if codec.write is _same else lambda values: [codec.write(value) for value in values],
        take,
    )


def _row(codecs: tuple[Codec, ...]) -> Codec:
    """A fixed-length array; each position has a codec of its own."""
    takes = tuple(codec.take for codec in codecs)

    def write(values: Any) -> list[Any]:
        return [codec.write(value) for codec, value in zip(codecs, values, strict=True)]

    def take(data: Any) -> Any:
        if len(_list(data)) != count:
            raise MisreadError(f" has {len(data)} entries, not {count}.")
        try:
            return tuple([inner(item) for inner, item in zip(takes, data, strict=True)])
        except MisreadError:
            _find((f"[{at}]", takes[at], item) for at, item in enumerate(data))
            raise

    count = len(codecs)
    described = [codec.schema for codec in codecs]
    schema = {"type": "array", "prefixItems": described, "items": False, "minItems": count}
    return Codec(schema, list if all(codec.write is _same for codec in codecs) else write, take)


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise MisreadError(f" is {shortened(data)}, not an array.")
    return data


def _dictionary(keys: Codec, values: Codec) -> Codec:
    take_key, take_value = keys.take, values.take

    def write(entries: Any) -> dict[str, Any]:
        return {keys.write(key): values.write(value) for key, value in entries.items()}

    def take(data: Any) -> Any:
        entries = entries_of(data)
        try:
            return {take_key(key): take_value(value) for key, value in entries.items()}
        except MisreadError:
            for key, value in entries.items():
                try:
                    take_key(key)
                except MisreadError as error:
                    raise MisreadError(error.text, error.below, "a key of ") from error.__cause__
                _find([(f".{shortened(key).strip(_QUOTES)}", take_value, value)])
            raise

    schema = {"type": "object", "propertyNames": keys.schema, "additionalProperties": values.schema}
    return Codec(schema, dict if keys.write is _same and values.write is _same else write, take)


_QUOTES = "'\""


def _object(cls: Any) -> Codec:
    """A dataclass or a named tuple, field by field."""
    if not (is_dataclass(cls) or hasattr(cls, "_fields")):
        raise TypeError(f"{cls} is nothing that the notation has a codec for")
    codecs = {name: (key, codec_of(annotation)) for name, key, annotation in _fields(cls)}
    keys = tuple(key for key, _ in codecs.values())
    known = set(keys)
    takes = [(key, codec.take) for key, codec in codecs.values()]
    written = [(name, key, codec.write) for name, (key, codec) in codecs.items()]

    def write(value: Any) -> dict[str, Any]:
        # What is plain data already is most of it, and a phone waits: nothing is called for it.
        return {
            key: getattr(value, name) if made is _same else made(getattr(value, name))
            for name, key, made in written
        }

    def take(data: Any) -> Any:
        if entries_of(data).keys() != known:
            only(data, keys)
        try:
            return cls(*[inner(data[key]) for key, inner in takes])
        except MisreadError:
            _find((f".{key}", inner, data[key]) for key, inner in takes)
            raise

    return Codec(_reference(cls), write, take)


def entries_of(data: Any) -> Mapping[str, Any]:
    """Return data that must be an object."""
    if not isinstance(data, Mapping):
        raise MisreadError(f" is {shortened(data)}, not an object.")
    return data


def entry(data: Mapping[str, Any], key: str) -> Any:
    """Return an entry that must be there."""
    if key not in data:
        raise MisreadError(f" lacks {key!r}.")
    return data[key]


def only(data: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    """Raise unless exactly these entries are there."""
    for key in keys:
        entry(data, key)
    for key in data:
        if key not in keys:
            raise MisreadError(f" has an entry {shortened(key)} that is unknown.")


def _fields(cls: Any) -> list[tuple[str, str, Any]]:
    """The name, key and type of every field. The key of ``from_`` is ``from``."""
    return [(name, name.rstrip("_"), annotation) for name, annotation in get_type_hints(cls).items()]


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
