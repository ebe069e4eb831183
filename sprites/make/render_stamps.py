"""From which scripts the rendered pictures were made: a hash of them for each group, kept beside them.

A picture takes minutes to render and Blender isn't everywhere, so a test can't render it again. It compares
the hashes instead: after a change of a script, its pictures are to be rendered again.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from sprites.make import palette
from sprites.make.glyphs import SYMBOLS

FOLDER = Path(__file__).resolve().parents[1] / "render"
_STAMPS = FOLDER / "stamps.json"
_MODELS = ("scene", "pieces", "solids")
_SCENE = ("pieces", "solids", "carriage", "title/masonry", "title/paints", "title/stage")
GROUPS = {
    "shadows": (*_MODELS, "carriage"),
    "cubes": (*_MODELS, "paint", "cubes"),
    "coaches": (*_MODELS, "carriage", "paint", "coaches"),
    "title": (*_SCENE, "title/cathedral", "title/layers", "title/paris", "title/still_life"),
    "end": (*_SCENE, "title/icon", "title/still_life", "title/west_wall"),
}
"""The groups of rendered pictures, and the scripts that make each."""
_PAINTED = (
    palette.PIECES,
    palette.SYMBOL_OF,
    palette.AMBER,
    palette.OCHRE,
    palette.BRASS,
    palette.CREAM,
    palette.INK,
    palette.OAK,
    SYMBOLS,
)
_BARE = ("shadows", "end")
"""The groups without players' colours and signs."""


def present(group: str) -> str:
    """Return the hash of what a group would be rendered from now."""
    found = hashlib.sha256()
    for script in GROUPS[group]:
        found.update((FOLDER / f"{script}.py").read_text(encoding="utf-8").encode())
    if group not in _BARE:
        found.update(repr(_PAINTED).encode())
    return found.hexdigest()


def kept() -> dict[str, str]:
    """Return the hashes of what the groups were rendered from."""
    stamps: dict[str, str] = json.loads(_STAMPS.read_text(encoding="utf-8"))
    return stamps


def keep(group: str) -> None:
    """Note that a group has been rendered."""
    stamps = {**kept(), group: present(group)}
    _STAMPS.write_text(json.dumps(stamps, indent=2, sort_keys=True) + "\n", encoding="utf-8")
