"""``python -m sprites.render [piece ...] [shadows] [cubes] [coaches] [title] [end]``: render all, or some."""

from __future__ import annotations

import sys
from pathlib import Path

from sprites.make import render_stamps
from sprites.render import coaches, cubes
from sprites.render.carriage import CARRIAGES
from sprites.render.pieces import PIECES
from sprites.render.scene import shadow
from sprites.render.title import layers, west_wall

FOLDER = Path(__file__).resolve().parents[1]
_SHAPES = {piece.name: piece for piece in (*PIECES, *CARRIAGES)}


def main(names: list[str]) -> None:
    """Render shadows in ``sprites/shadows``, and pieces, title and end in folders of their own."""
    known = {*_SHAPES, "shadows", "cubes", "coaches", "title", "end"}
    if unknown := set(names) - known:
        sys.exit(f"There is no {', '.join(sorted(unknown))}. There are: {', '.join(sorted(known))}.")
    (FOLDER / "shadows").mkdir(exist_ok=True)
    for name, piece in _SHAPES.items():
        if {name, "shadows"} & set(names) or not names:
            shadow(piece, FOLDER / "shadows" / f"{name}.webp")
            print(name)
    if not names or "shadows" in names:
        render_stamps.keep("shadows")
    for group, render, folder in (
        ("cubes", cubes.render, "pieces"),
        ("coaches", coaches.render, "pieces"),
        ("title", layers.render, "title"),
        ("end", west_wall.render, "end"),
    ):
        if not names or group in names:
            render(FOLDER / folder)
            render_stamps.keep(group)


main(sys.argv[1:])
