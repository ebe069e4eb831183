"""What can still be read of a hall of fame's file that is damaged, of a later version, or locked."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

_PAGE = 4096
"""The bytes of a page, as SQLite makes them unless it is told otherwise."""
_SMALLEST_ROW = 24
"""The bytes of a row, at least: more rows than a file has room for need not be looked for one by one."""
FAILURES = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What the library raises; the second if its message quotes a damaged name."""

_TABLES = ("attempts", "pars", "stars", "unrated", "reached", "failed", "medals", "games", "seats")
"""All but the list of files that have been read: it is made anew from the files themselves."""


def salvage(content: bytes, into: sqlite3.Connection) -> int:
    """Copy the rows that can be read of a database file into a new database; return how many.

    A game is taken with all its seats or not at all: its file may tell the rest.
    """
    size = -(-len(content) // _PAGE) * _PAGE
    whole = content.ljust(size, b"\0")
    left, found = [*_TABLES], 0
    # Where the file's own list of tables can't be read, they are looked for where they usually are.
    for candidate in (whole, _first_page(into, size) + whole[_PAGE:]):
        with contextlib.closing(sqlite3.connect(":memory:")) as source, contextlib.suppress(*FAILURES):
            source.deserialize(candidate)
            source.execute("PRAGMA writable_schema = ON")  # else nothing of a file that was cut off is read
            source.text_factory = bytes
            listed = {name for (name,) in source.execute("SELECT name FROM sqlite_master")}
            most = size // _SMALLEST_ROW
            there = [table for table in left if table.encode() in listed]
            found += sum(_copy(source, table, most, into) for table in there)
            left = [table for table in left if table not in there]
    into.execute(
        "DELETE FROM games WHERE players <> (SELECT count(*) FROM seats WHERE seats.game = games.game)"
    )
    into.execute("DELETE FROM seats WHERE game NOT IN (SELECT game FROM games)")
    return found


def _first_page(into: sqlite3.Connection, size: int) -> bytes:
    """Return the first page of a file with the tables of ``into``, where they usually are."""
    with contextlib.closing(sqlite3.connect(":memory:")) as fresh:
        for (made,) in into.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rootpage"):
            fresh.execute(made)
        page = bytearray(fresh.serialize()[:_PAGE])
    page[28:32] = (size // _PAGE).to_bytes(4, "big")
    return bytes(page)


def _copy(source: sqlite3.Connection, table: str, most: int, into: sqlite3.Connection) -> int:
    columns = ", ".join(name for _, name, *_ in into.execute(f"PRAGMA table_info({table})"))
    count = 0
    for row in _rows(source, table, columns, most):
        try:
            values = [value.decode() if isinstance(value, bytes) else value for value in row]
            marks = ", ".join("?" * len(values))
            count += into.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", values).rowcount
        except FAILURES:
            continue  # a value that can't stand there
    return count


def _rows(source: sqlite3.Connection, table: str, columns: str, most: int) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a table: from its start, from its end, then one by one what lies between damages."""
    query = f"SELECT rowid, {columns} FROM {table} NOT INDEXED"
    first, last = 0, most
    try:
        for number, *row in source.execute(f"{query} ORDER BY rowid"):
            first = number
            yield tuple(row)
        return
    except FAILURES:
        pass
    with contextlib.suppress(*FAILURES):
        for number, *row in source.execute(f"{query} ORDER BY rowid DESC"):
            last = number
            yield tuple(row)
    for number in range(first + 1, min(last, most)):
        with contextlib.suppress(*FAILURES):
            yield from (tuple(row) for _, *row in source.execute(f"{query} WHERE rowid = ?", (number,)))
