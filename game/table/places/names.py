"""The room that the areas' names take in a close view, and whether the whole city has any."""

from __future__ import annotations

from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Chords
from game.table.map.zoom import Zoom, zoom_of
from game.table.places.found import Key, has_room_for_names, names

_REACHES = 0.08  # the share of a name beside its area from which a neighbour's light would cut it


def boxes(plan: CityPlan, zoom: Zoom) -> dict[Key, Box]:
    """Return the room that the areas' names take on the plane; empty unless the view is close."""
    return {area: name.box for area, name in names(plan, zoom).items()}


def reaching_out(plan: CityPlan, zoom: Zoom, borough: str) -> list[Key]:
    """Return the areas of a borough whose names stand partly beside them."""
    own = ((area, box) for area, box in boxes(plan, zoom).items() if area[0] == borough)
    return [area for area, box in own if outside(plan.chords(*area), box) > _REACHES]


def outside(chords: Chords, box: Box) -> float:
    """Return the share of a box that lies beside its area."""
    left, right = chords.between(box[1], box[1] + box[3])
    return 1 - max(0.0, min(right, box[0] + box[2]) - max(left, box[0])) / box[2]


def zoom_with_names(plan: CityPlan, camera: Camera, u: float, text_scale: float) -> Zoom:
    """Return how large a camera sees a city; see :func:`zoom_of`.

    A city of five that is seen as a whole, and any above a raised hand, has names if these have room. While
    the camera glides it is how large its goal does.
    """
    goal = camera if camera.way is None else camera.way.goal
    zoom = zoom_of(goal, plan, u, text_scale)
    return zoom._replace(named=has_room_for_names(plan, zoom)) if may_have_names(goal, zoom) else zoom


def may_have_names(camera: Camera, zoom: Zoom) -> bool:
    """Return whether areas that aren't seen closely have names if these have room."""
    return not zoom.close and (camera.bottom is not None or zoom.crowded)
