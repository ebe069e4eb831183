"""Files of editions of one's own: ``family.edition.toml`` is one edition, a folder holds several.

``engine/examples/editions/`` has one, with an explanation of its keys.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.content.definitions import OwnEdition
from engine.mistakes import Expected, Mistake
from engine.quoting import shortened
from engine.record.content_files import find, paths_in
from engine.record.edition_tables import edition_from

SUFFIX = ".edition.toml"
"""How the names of edition files end."""


class EditionFile(NamedTuple):
    """What an edition file says."""

    path: Path
    edition: OwnEdition | None
    """The edition; ``None`` where something is wrong."""
    problems: tuple[str, ...]
    """A sentence for everything that is wrong, with the file, the line and the key."""


def read_edition(path: Path) -> EditionFile:
    """Read an edition file. What is wrong is in its problems; nothing is raised."""
    found = find(path)
    if found.table is None:
        return EditionFile(path, None, found.problems)
    key = None if "key" in found.table else path.name.removesuffix(SUFFIX)
    edition, faults = edition_from(found.table, key)
    return EditionFile(path, edition, found.told(faults))


def read_own_editions(place: Path) -> list[EditionFile]:
    """Read an edition file, or all those of a folder; of two with the same key only the first is right.

    Raises ``OSError`` for a folder that can't be read.
    """
    if not place.is_dir():
        return [read_edition(place)]
    found: list[EditionFile] = []
    keys: dict[str, Path] = {}
    for file in map(read_edition, paths_in(place, SUFFIX)):
        edition = file.edition
        if edition is not None and edition.name in keys:
            expected = Expected("other-key", other=keys[edition.name])
            told = Mistake(f"{file.path}: key", expected, shortened(edition.name))
            file = EditionFile(file.path, None, (told,))
        elif edition is not None:
            keys[edition.name] = file.path
        found.append(file)
    return found
