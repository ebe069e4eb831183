"""``python -m sprites.render [piece ...]``: render the shadows of all pieces, or of some."""

from __future__ import annotations

import sys
from pathlib import Path

from sprites.render.pieces import PIECES
from sprites.render.scene import shadow

FOLDER = Path(__file__).resolve().parents[1] / "shadows"


def main(names: list[str]) -> None:
    """Render them beside the drawn pieces, in ``sprites/shadows``."""
    known = {piece.name for piece in PIECES}
    if unknown := set(names) - known:
        sys.exit(f"There is no {', '.join(sorted(unknown))}. There are: {', '.join(sorted(known))}.")
    FOLDER.mkdir(exist_ok=True)
    for piece in PIECES:
        if not names or piece.name in names:
            shadow(piece, FOLDER / f"{piece.name}.webp")
            print(piece.name)


main(sys.argv[1:])
