"""The room that the areas' names take in a close view, and whether the whole city has any."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, Chords, shared
from game.table.map.zoom import Zoom, zoom_of
from game.table.places.heaps import Stand, stand
from game.table.places.name_places import Key, Name, place_names, placing_names
from game.ui import typesetting
from game.words.cards import AREA_WORDS

_HIDDEN = 0.2  # the share of a building that its area's name may hide
_REACHES = 0.08  # the share of a name beside its area from which a neighbour's light would cut it
_OUTSIDE = 0.1  # the share of a name that may stand outside of its area
_WIDE = 0.85  # how narrow its letters may be
_CROWDED = 0.22, typesetting.NARROWEST  # the same in a city of five


def names(plan: CityPlan, zoom: Zoom) -> Mapping[Key, Name]:
    """Return the areas' names as they stand in a close view, in the language in use."""
    return place_names(plan, zoom, _words())


def find_places(plan: CityPlan, zoom: Zoom) -> Iterator[None]:
    """Find where names stand, in steps: that takes long, and :func:`names` knows it afterwards."""
    if zoom.close:
        yield from placing_names(plan, zoom, _words())


def _words() -> tuple[str, ...]:
    return tuple(map(AREA_WORDS.say, AREAS))


def boxes(plan: CityPlan, zoom: Zoom) -> dict[Key, Box]:
    """Return the room that the areas' names take on the plane; empty unless the view is close."""
    if not zoom.close:
        return {}
    return {area: name.box for area, name in names(plan, zoom).items()}


def beside_name(plan: CityPlan, zoom: Zoom, borough: str, sector: str) -> Stand:
    """Return where building, friend and cubes stand in a sector, clear of its name."""
    return stand(plan, borough, sector, zoom, boxes(plan, zoom).get((borough, sector)))


def have_room(plan: CityPlan, zoom: Zoom) -> bool:
    """Return whether names of the borough at the lower side stand in their areas and hide no building."""
    beside, wide = _CROWDED if zoom.crowded else (_OUTSIDE, _WIDE)
    own = ((area, name) for (borough, area), name in names(plan, zoom).items() if borough == plan.bottom)
    return all(
        shared(name.box, plan.area(plan.bottom, area).picture) <= _HIDDEN
        and _outside(plan.chords(plan.bottom, area), name.box) <= beside
        and name.wide >= wide
        for area, name in own
    )


def reaching_out(plan: CityPlan, zoom: Zoom, borough: str) -> list[Key]:
    """Return the areas of a borough whose names stand partly beside them."""
    found = names(plan, zoom)
    own = [(borough, area) for area in AREAS if (borough, area) in found]
    return [area for area in own if _outside(plan.chords(*area), found[area].box) > _REACHES]


def _outside(chords: Chords, box: Box) -> float:
    """Return the share of a box that lies beside its area."""
    left, right = chords.between(box[1], box[1] + box[3])
    return 1 - max(0.0, min(right, box[0] + box[2]) - max(left, box[0])) / box[2]


def zoom_with_names(plan: CityPlan, camera: Camera, u: float, text_scale: float) -> Zoom:
    """Return how large a camera sees a city; see :func:`zoom_of`.

    A city of five that is seen as a whole, and any above a raised hand, has names if these have room. While
    the camera glides it is how large its goal does: places would otherwise be looked for in each frame.
    """
    zoom = zoom_of(camera if camera.way is None else camera.way.goal, plan, u, text_scale)
    if not _may_have_names(camera, zoom):
        return zoom
    return zoom._replace(named=have_room(plan, zoom))


def _may_have_names(camera: Camera, zoom: Zoom) -> bool:
    """Return whether areas that aren't seen closely have names if these have room."""
    return not zoom.close and (camera.bottom is not None or zoom.crowded)


def finding_room(plan: CityPlan, camera: Camera, u: float, text_scale: float) -> Iterator[None]:
    """Find in steps what :func:`zoom_with_names` asks: it knows the answer afterwards."""
    zoom = zoom_of(camera, plan, u, text_scale)
    if _may_have_names(camera, zoom):
        yield from placing_names(plan, zoom, _words())
