"""Writes every person's picture beside this package."""

from __future__ import annotations

from pathlib import Path

from engine.content import PERSONS

from .figures import FIGURES
from .grounds import lay_ground, lay_light
from .window import Window

HERE = Path(__file__).resolve().parent.parent


def draw(name: str) -> str:
    """Return the picture of the person ``name``, a key of `FIGURES`, as SVG text."""
    w = Window(name)
    lay_ground(w, PERSONS[name].letter or "brown")
    FIGURES[name](w)
    lay_light(w)
    return w.svg()


if __name__ == "__main__":
    for person in FIGURES:
        (HERE / f"{person}.svg").write_text(draw(person), encoding="utf-8")
