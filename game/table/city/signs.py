"""Messages seen from far: they are drawn as signs, and give way to the carriages on their markets."""

from __future__ import annotations

from functools import lru_cache

from game.table.city.pieces import MESSAGE_WIDTH
from game.table.city.plan import CityPlan
from game.table.city.shapes import Box
from game.table.city.tags import sign_width
from game.table.city.zoom import Zoom

ASIDE = 0.7
"""How far a sign gives way to a carriage on its market, as a share of its width."""

_FIGURE = 0.24  # the height of a message's figure, as a share of the whole token's width
_LOW = 0.66  # the least height of such a figure, as a share of the figures in the city


def drawn(zoom: Zoom) -> bool:
    """Return whether messages are signs, because the figures on the whole tokens would be too small."""
    side = max(4, round(zoom.cube * zoom.scale))
    return side * MESSAGE_WIDTH * _FIGURE < zoom.figure * _LOW


@lru_cache(maxsize=32)
def rooms(plan: CityPlan, zoom: Zoom) -> tuple[Box, ...]:
    """Return the room on the plane of each sign, with and without a carriage; none if there are no signs."""
    if not drawn(zoom):
        return ()
    width = sign_width(zoom.figure) / zoom.scale
    points = map(plan.message_point, plan.markets)
    return tuple((x - width / 2, y - width * (0.5 + ASIDE), width, width * (1 + ASIDE)) for x, y in points)
