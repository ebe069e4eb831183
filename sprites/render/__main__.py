"""``python -m sprites.render [piece ...] [cubes]``: render all shadows and cubes, or some."""

from __future__ import annotations

import sys
from pathlib import Path

from sprites.render import cubes
from sprites.render.pieces import PIECES
from sprites.render.scene import shadow

FOLDER = Path(__file__).resolve().parents[1]


def main(names: list[str]) -> None:
    """Render shadows in ``sprites/shadows``, and cubes in ``sprites/pieces`` beside their drawings."""
    known = {piece.name for piece in PIECES} | {"cubes"}
    if unknown := set(names) - known:
        sys.exit(f"There is no {', '.join(sorted(unknown))}. There are: {', '.join(sorted(known))}.")
    (FOLDER / "shadows").mkdir(exist_ok=True)
    for piece in PIECES:
        if not names or piece.name in names:
            shadow(piece, FOLDER / "shadows" / f"{piece.name}.webp")
            print(piece.name)
    if not names or "cubes" in names:
        cubes.render(FOLDER / "pieces")


main(sys.argv[1:])
