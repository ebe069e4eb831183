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
GLAD = "glad"
"""What the faces of people can do: who has won is glad in the end."""


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
    faces = [(detail, ("", *EXPRESSIONS)) for detail in portraits.FACES.values()]
    faces += [(detail, ("", GLAD)) for detail in portraits.GUESTS.values()]
    for (person, *where), expressions in faces:
        for name in expressions:
            face = _drawn(person, EXPRESSIONS.get(name)).cut(*where)
            (HERE / f"{portraits.picture_of(person, name)}.svg").write_text(face, encoding="utf-8")
