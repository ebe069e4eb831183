"""Writes every person's picture beside this package, and the faces of characters as they change."""

from __future__ import annotations

from pathlib import Path

from engine.content import PERSONS
from game.match import portraits

from .anatomy import Expression
from .figures import FIGURES
from .grounds import lay_ground, lay_light
from .window import Window

HERE = Path(__file__).resolve().parent.parent


EXPRESSIONS = {
    "up": Expression(brow=-0.2, raised=1.0),
    "down": Expression(brow=0.1, raised=-1.0),
    "glad": Expression("grin", brow=-0.5),
    "sad": Expression("sad", brow=-1.2, raised=-0.6),
}
"""What the faces of characters can do, beside how they look usually."""


def draw(name: str) -> str:
    """Return the picture of the person ``name``, a key of `FIGURES`, as SVG text."""
    return _drawn(name).svg()


def _drawn(name: str, expression: Expression | None = None) -> Window:
    w = Window(name, expression)
    lay_ground(w, PERSONS[name].letter or "brown")
    FIGURES[name](w)
    lay_light(w)
    return w


if __name__ == "__main__":
    for person in FIGURES:
        (HERE / f"{person}.svg").write_text(draw(person), encoding="utf-8")
    for person, x, y, radius in portraits.FACES.values():
        for name, expression in EXPRESSIONS.items():
            face = _drawn(person, expression).cut(x, y, radius)
            (HERE / "faces" / f"{person}_{name}.svg").write_text(face, encoding="utf-8")
    for person, x, y, radius in portraits.GUESTS.values():  # who has won is glad in the end
        face = _drawn(person, EXPRESSIONS["glad"]).cut(x, y, radius)
        (HERE / "faces" / f"{person}_glad.svg").write_text(face, encoding="utf-8")
