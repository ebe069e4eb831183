"""TOML as this program reads and writes it: plain values, with limits that let them be written again."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Container, Mapping
from functools import lru_cache
from typing import Any

import tomli

from engine.errors import TomlError
from engine.quoting import shortened, shortened_text

_MOST_DOTS = 50
"""The most dots in a key. The parser takes four times as long for one of twice as many."""
_TOLD = re.compile(r'"(?:[^"\\]|\\.)*(?:"|$)|\'[^\']*(?:\'|$)|#.*')
"""Texts and comments. One without an end goes on to the end of the line, so that no start is tried twice."""

_LEAST, _MOST = -(1 << 63), (1 << 63) - 1


def parse(text: str) -> dict[str, Any]:
    """Parse a TOML text and return its tables.

    Raises :class:`~engine.errors.TomlError` for invalid TOML, for a text that is nested too deep, and for a
    whole number of more than 64 bits: TOML allows none, and Python can't print very long ones.
    """
    if any(line.count(".") > _MOST_DOTS and _dots(line) > _MOST_DOTS for line in text.splitlines()):
        raise TomlError("toml-deep")
    try:
        found = tomli.loads(text)
        _check(found, "")
    except tomli.TOMLDecodeError as error:
        match = re.search(r"line (\d+)", str(error))
        line = int(match[1]) if match else text.count("\n") + 1
        raise TomlError("toml", line=line, detail=str(error)) from error
    except RecursionError as error:
        raise TomlError("toml-deep") from error
    except TomlError:
        raise
    except ValueError as error:
        # The parser itself refuses thousands of decimal digits, without naming the place.
        raise TomlError("toml-number") from error
    return found


def _dots(line: str) -> int:
    """Return how many dots the longest key of a line has: each may open another table."""
    return max(part.count(".") for part in re.split(r"[][{}=,]", _TOLD.sub("", line)))


def _check(value: Any, place: str) -> None:
    """Refuse whole numbers of more than 64 bits; ``place``: the path of the value, for the message."""
    if isinstance(value, dict):
        for key, item in value.items():
            _check(item, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            if isinstance(item, dict | list | int):
                _check(item, f"{place}[{number}]")
    elif isinstance(value, int) and not _LEAST <= value <= _MOST:
        raise TomlError("toml-number-at", place=shortened_text(place), value=shortened(value))


def write(entries: Mapping[str, Any], rows: Container[str] = ()) -> str:
    """Entries as TOML, each on a line of its own; those that are ``None`` are left out.

    ``rows``: the lists of which every item has a line. :func:`parse` is the inverse, but for halves of
    letters, which no file can hold.
    """
    lines: list[str] = []
    for key, value in entries.items():
        if key in rows:
            lines.append(f"{_key(key)} = [")
            lines += [f"  {_text(item) if isinstance(item, str) else _value(item)}," for item in value]
            lines.append("]")
        elif value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
    lines.append("")
    return "\n".join(lines)


def _value(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, datetime.date | datetime.time):
        return value.isoformat()
    return repr(value)


@lru_cache(maxsize=4096)
def _text(value: str) -> str:
    """A text in quotation marks. Kept: a game's record is written after every move, with all its moves."""
    # JSON's escapes are TOML's, but for lone surrogates and the DEL character.
    text = value.encode("utf-8", "replace").decode("utf-8")
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


@lru_cache(maxsize=256)
def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _value(key)
