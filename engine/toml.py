"""Parsing TOML, with limits that make sure the values can be written again."""

from __future__ import annotations

import re
from typing import Any

import tomli

from engine.errors import TomlError
from engine.quoting import shortened, shortened_text

_LEAST, _MOST = -(1 << 63), (1 << 63) - 1


def parse(text: str) -> dict[str, Any]:
    """Parse a TOML text and return its tables.

    Raises :class:`~engine.errors.TomlError` for invalid TOML, for a text that is nested too deep, and for a
    whole number of more than 64 bits: TOML allows none, and Python can't print very long ones.
    """
    try:
        found = tomli.loads(text)
        _check(found, "")
    except tomli.TOMLDecodeError as error:
        told = re.search(r"line (\d+)", str(error))
        line = int(told[1]) if told else text.count("\n") + 1
        raise TomlError("toml", line=line, detail=str(error)) from error
    except RecursionError as error:
        raise TomlError("toml-deep") from error
    except TomlError:
        raise
    except ValueError as error:
        # The parser itself refuses thousands of decimal digits, without naming the place.
        raise TomlError("toml-number") from error
    return found


def _check(value: Any, place: str) -> None:
    """Refuse whole numbers of more than 64 bits; ``place``: the path of the value, for the message."""
    if isinstance(value, dict):
        for key, item in value.items():
            _check(item, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            _check(item, f"{place}[{number}]")
    elif isinstance(value, int) and not _LEAST <= value <= _MOST:
        raise TomlError("toml-number-at", place=shortened_text(place), value=shortened(value))
