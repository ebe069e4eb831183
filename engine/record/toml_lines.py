"""On which line of a TOML file something stands: its parser doesn't tell."""

from __future__ import annotations

import re
from typing import NamedTuple

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]*?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"\s*(?:([A-Za-z0-9_-]+)|\"([^\"]*)\"|'([^']*)')((?:\s*\.\s*[\w\"'-]+)*)\s*=")


class Line(NamedTuple):
    """A key of a file: its table, which one of several of that name (from 1), and its line (from 1)."""

    table: str
    number: int
    key: str
    line: int


def lines_of(text: str) -> list[Line]:
    """Return the keys of a TOML file that begin a line, and the headers of its tables with the key ``""``."""
    table, numbers, found = "", {"": 1}, []
    for line, content in enumerate(text.split("\n"), 1):
        if header := _HEADER.match(content):
            table = header[2].strip("\"'")
            numbers[table] = numbers.get(table, 0) + 1
            found.append(Line(table, numbers[table], "", line))
        elif key := _KEY.match(content):
            name = key[1] or key[2] or key[3] or ""
            found.append(Line(table, numbers[table], name, line))
            if key[4]:  # a dotted key
                rest = key[4].strip().lstrip(".").strip()
                found.append(Line(name, 1, rest, line))
    return found


def line_of(lines: list[Line], table: str, key: str, number: int = 1) -> int:
    """Return the line of a key, else of its table, else of a table of that name, else 1."""
    for wanted in ((table, key), (table, ""), ("", table), (key, "")):
        for one in lines:
            if (one.table, one.key) == wanted and (one.number == number or not one.table):
                return one.line
    return 1
