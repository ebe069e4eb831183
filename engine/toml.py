"""TOML as this program reads it: plain values that can be written again."""

from __future__ import annotations

import re
from typing import Any

import tomli

from engine.errors import TomlError
from engine.quoting import shortened, shortened_text

_LEAST, _MOST = -(1 << 63), (1 << 63) - 1


def parse(text: str) -> dict[str, Any]:
    """The tables of a TOML text.

    Raises :class:`~engine.errors.TomlError` for a text that is no TOML, one that is nested too deep, and one
    with a whole number that 64 bits can't hold: TOML allows none, and Python can't print the longest.
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
        # Thousands of decimal digits: the parser refuses them itself, without the place.
        raise TomlError("toml-number") from error
    return found


def _check(value: Any, place: str) -> None:
    """Refuse whole numbers beyond 64 bits; ``place`` is where in the text the value stands."""
    if isinstance(value, dict):
        for key, item in value.items():
            _check(item, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            _check(item, f"{place}[{number}]")
    elif isinstance(value, int) and not _LEAST <= value <= _MOST:
        raise TomlError("toml-number-at", place=shortened_text(place), value=shortened(value))
