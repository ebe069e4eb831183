"""What an act leads the eye to: the place in the city where it acts, the road driven, and the goal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import SECTORS
from engine import events as e
from engine.names import NOTREDAME
from game.match.board import Told
from game.table.city.cathedral import silhouette
from game.table.city.glow import Spots
from game.table.city.spotlight import Led
from game.table.map.shapes import square
from game.table.motion.stage import Stage
from game.ui.easing import Point

_RING, _MARKET = 32, 1.4
"""The least radius of the ring round a goal, in units; what is lit round a market, in its radii."""
_PIECE, _CARRIAGE = 0.95, 1.7  # the radius of that ring in sides of the cube, and of a carriage's cube


def led_by(stage: Stage, events: Sequence[Told]) -> Led | None:
    """Return what events of one act that begins lead to; None if they happen nowhere in the city."""
    match events[-1]:
        case e.CardPlayed(seat, card):
            place = card.partition(".")[2]
            return Led(seat, _lit(stage, seat, place))
        case e.SectorActivated(seat, place):
            return Led(seat, _lit(stage, seat, place))
        case e.CubePlaced(seat, place, _):
            return _arriving(stage, seat, place, stage.cube(seat, place))
        case e.FriendMoved(seat, _, place):
            return _arriving(stage, seat, place, stage.friend(seat, place))
        case e.PiecesMoved(seat, _, place, cubes, _):
            goal = stage.cube(seat, place) if cubes else stage.friend(seat, place)
            return _arriving(stage, seat, place, goal)
        case e.CarriageDriven(seat, _, _, path) if len(path) > 1:
            road = _spots(stage.road(seat, path))
            return Led(seat, road=road, goal=road[-1], radius=_radius(stage, "carriage", _CARRIAGE))
        case e.MessageCollected(seat, market, _, _):
            plan = stage.plan
            around = square(plan.point(market), _MARKET * plan.market_radius)
            return Led(seat, (_spots(map(stage.on_screen, around)),))
        case e.PersonHired(seat, _):
            return Led(seat)
    return None


def _arriving(stage: Stage, seat: str, place: str, goal: Point) -> Led:
    return Led(seat, _lit(stage, seat, place), goal=goal, radius=_radius(stage, "cube", _PIECE))


def _radius(stage: Stage, kind: str, sides: float) -> int:
    return max(stage.layout.px(_RING), round(sides * stage.pieces(kind).side))


def _lit(stage: Stage, seat: str, place: str) -> tuple[Spots, ...]:
    """Return the outline of a seat's sector or of the cathedral; of all sectors for the friend's card."""
    plan = stage.plan
    if place == NOTREDAME:
        outline = silhouette(plan.nave.outline, stage.chancel[:2])
    else:
        outline = plan.outline(seat, place) if place in SECTORS else plan.boroughs[seat].outline
    return (_spots(map(stage.on_screen, outline)),)


def _spots(points: Iterable[Point]) -> Spots:
    return tuple((round(x), round(y)) for x, y in points)
