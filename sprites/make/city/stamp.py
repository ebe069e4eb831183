"""From what the plates were drawn: a hash of the scripts and of the city's geometry, kept beside them.

Drawing needs what the program doesn't, so a test compares the hashes instead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from engine import COLOURS
from game.table.city.buildings import GROUND
from game.table.city.cathedral import WALL
from game.table.map.plan import AREAS, CityPlan, city_plan
from game.table.map.shapes import Polygon
from game.table.map.walls import bands, bastions, borders, outside, towers

FOLDER = Path(__file__).resolve().parents[2] / "city"
"""Where the plates lie."""
SCRIPTS = Path(__file__).parent
_STAMP = SCRIPTS / "plates.sha256"
_TEXTURES = ("parchment.jpg", "stone.jpg", "water.jpg")


def present() -> str:
    """Return the hash of what the plates would be drawn from now."""
    found = hashlib.sha256()
    for script in sorted(SCRIPTS.glob("*.py")):
        if script.stem not in ("__init__", "stamp"):
            found.update(script.read_text(encoding="utf-8").encode())
    for texture in _TEXTURES:
        found.update((FOLDER.parent / "textures" / texture).read_bytes())
    found.update(repr((GROUND, WALL)).encode())
    for count in (3, 4, 5):
        for line in _lines(city_plan(COLOURS[:count], COLOURS[0])):
            found.update(repr([(round(x, 1), round(y, 1)) for x, y in line]).encode())
    return found.hexdigest()


def kept() -> str:
    """Return the hash of what the plates were drawn from."""
    return _STAMP.read_text(encoding="utf-8").strip()


def keep() -> None:
    """Note that the plates have been drawn."""
    _STAMP.write_text(present() + "\n", encoding="utf-8")


def _lines(plan: CityPlan) -> Iterator[Polygon]:
    """Yield all lines that the plates show."""
    yield (plan.size, (plan.lane, plan.market_radius))
    yield plan.nave.outline
    yield from bands(plan)
    yield from (street.line for street in plan.streets)
    yield tuple(plan.point(market) for market in plan.markets)
    for colour, borough in plan.boroughs.items():
        yield outside(borough, 0.0)
        yield (*bastions(borough), *towers(borough, plan.lane), borough.centre, *borough.leaves)
        yield from (line for both in borders(plan, borough) for line in both)
        yield from (plan.outline(colour, area) for area in AREAS)
        jetty = plan.harbour(colour).jetty
        yield jetty[:2], jetty[2:]
