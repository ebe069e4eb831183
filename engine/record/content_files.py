"""Files of content of one's own: a table each, and a sentence for whatever is wrong with it.

``juggler.person.toml`` is a person (:mod:`engine.record.person_files`), ``family.edition.toml`` an edition
(:mod:`engine.record.edition_files`); a folder holds several.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.errors import DamageError
from engine.mistakes import Expected, Mistake, Unreadable
from engine.record.fault_tables import Fault
from engine.record.record_files import read_bytes
from engine.record.toml_lines import line_of, lines_of
from engine.toml import parse

LARGEST = 64_000
"""The most bytes of a file."""

MOST_FILES = 60
"""The most files of a kind that are read from a folder, in the order of their names."""


class Found(NamedTuple):
    """The table of a file, or what is wrong with the file."""

    path: Path
    text: str = ""
    table: Mapping[str, Any] | None = None
    problems: tuple[str, ...] = ()

    def told(self, faults: Sequence[Fault]) -> tuple[str, ...]:
        """Return a sentence for each fault of the table, in the order of their lines."""
        lines = lines_of(self.text)
        placed = [(line_of(lines, *_place(fault.key)), fault) for fault in faults]
        told = [(line, fault.at(f"{self.path}{_at(line)}")) for line, fault in placed]
        return tuple(mistake for _, mistake in sorted(told))


def find(path: Path) -> Found:
    """Read the table of a file. What is wrong is in its problems; nothing is raised."""
    try:
        data = read_bytes(path)
        if len(data) > LARGEST:
            return _wrong(path, Mistake(str(path), Expected("bytes", most=LARGEST), str(len(data))))
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
        return Found(path, text, parse(text))
    except DamageError as error:
        return _wrong(path, Unreadable(str(path), error))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        place = f"{path}{_at(line)}"
        return _wrong(path, Mistake(place, Expected("utf-8"), repr(data[error.start : error.end])))


def paths_in(folder: Path, suffix: str) -> list[Path]:
    """Return the files of a folder whose names end like this. Raises ``OSError``."""
    return sorted(path for path in folder.iterdir() if path.name.endswith(suffix))[:MOST_FILES]


def _at(line: object) -> str:
    return f":{line}" if isinstance(line, int) else ""


def _wrong(path: Path, sentence: str) -> Found:
    return Found(path, problems=(sentence,))


def _place(key: str) -> tuple[str, str, int]:
    """Return the table, the key and the table's number of a fault."""
    step = re.match(r"effect (\d+)(?:: (\w+))?", key)
    if step:
        return "effect", step[2] or "", int(step[1])
    table, point, inner = key.partition(".")
    return (table, inner, 1) if point else ("", table.strip("'\""), 1)
