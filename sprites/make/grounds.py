"""Tiles in pale ink for the grounds of the areas on phones: houses, an orchard, water."""

from collections.abc import Sequence
from math import pi, sin

from sprites.make.geometry import ellipse
from sprites.make.sheet import Sheet

_WIDE, _HIGH = 132, 96
_INK = "#7A5A3C"
_HOUSES = (
    (10, 30),
    (38, 18),
    (60, 36),
    (92, 22),
    (112, 40),
    (24, 62),
    (52, 76),
    (84, 60),
    (106, 84),
    (8, 88),
)
_TREES = ((28, 40), (78, 44), (124, 64), (38, 90), (72, 88), (122, 12))
_ORCHARD = (
    *((12, 20), (40, 14), (66, 26), (96, 16), (120, 30), (26, 46), (54, 54), (82, 46), (108, 60)),
    *((10, 72), (38, 82), (68, 80), (94, 88), (122, 84)),
)
_RIPPLES = (
    *((4, 8, 26), (58, 12, 30), (26, 30, 34), (92, 26, 24), (8, 50, 24)),
    *((70, 52, 36), (34, 70, 28), (96, 76, 28), (4, 88, 22)),
)


def _house(sheet: Sheet, x: float, y: float, side: float, ridge: int) -> None:
    """Draw a house that stands on (x, y); ``ridge`` 1 or -1 says to which side its roof runs."""

    def outline(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + ridge * px * side, y - py * side) for px, py in points]

    roof = outline((-0.27, 0.72), (0.28, 0.72), (0.54, 0.36), (-0.04, 0.36))
    sheet.fill(roof, paint="#B98F6A", opacity=0.55)
    front = outline((-0.5, 0), (-0.5, 0.36), (-0.27, 0.72), (-0.04, 0.36), (-0.04, 0), (-0.5, 0))
    side_wall = outline((-0.04, 0), (0.5, 0), (0.5, 0.36))
    sheet.lines(front, side_wall, [*roof, roof[0]], outline((-0.27, 0), (-0.27, 0.2)), width=0.9, paint=_INK)


def _tree(sheet: Sheet, x: float, y: float, size: float) -> None:
    crown = ellipse(x, y - size, size * 0.62, size * 0.7)
    sheet.fill(crown, paint="#7F9A5C", opacity=0.5)
    sheet.lines([*crown, crown[0]], [(x, y - size * 0.4), (x, y)], width=0.8, paint=_INK)


def _waves() -> Sequence[list[tuple[float, float]]]:
    return [
        [(x + wide * step / 8, y + 1.6 * sin(step * pi / 2)) for step in range(9)] for x, y, wide in _RIPPLES
    ]


def draw() -> None:
    """Write the tiles."""
    houses = Sheet(_WIDE, _HIGH, "ground houses")
    houses.open(opacity=0.42)
    for at, (x, y) in enumerate(_HOUSES):
        _house(houses, x, y, 13, 1 if at % 3 else -1)
    for x, y in _TREES:
        _tree(houses, x, y, 6)
    houses.close()
    houses.save("grounds/houses.svg")
    orchard = Sheet(_WIDE, _HIGH, "ground orchard")
    orchard.open(opacity=0.5)
    for at, (x, y) in enumerate(_ORCHARD):
        _tree(orchard, x, y, 7 + at % 3)
    orchard.close()
    orchard.save("grounds/orchard.svg")
    water = Sheet(_WIDE, _HIGH, "ground water")
    water.lines(*_waves(), width=1.2, paint="#1F4257", opacity=0.5)
    water.save("grounds/water.svg")
