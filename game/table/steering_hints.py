"""Which hints the table shows, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import bindings as ask
from game.bindings import BACK, SELECT
from game.devices import MOUSE, PAD, Devices
from game.hints import MOVE, Hint, block
from game.table.persons import STACKS
from game.table.plan import AREAS
from game.table.spots import IN_CITY
from game.table.tabletop import HISTORY, MAP, MENU, PLATE
from game.table.targets import BUTTON, CARD
from game.words import say

if TYPE_CHECKING:
    from game.table.scene import TableScene

_NAME = 30  # units: the height of an area's name
_LIFT = 40  # a card that is pointed at rises so far over its hand


def hints(scene: TableScene, devices: Devices) -> list[Hint]:
    """What can be done now, the most useful first; at most five."""
    seat = scene.director.curtain
    if seat is not None:
        taken = devices.seating.pad_of(seat)
        if taken is not None and not (devices.last == PAD and devices.pad == taken):
            return [Hint(SELECT, say("steering-own-pad", name=scene.session.name(seat)), PAD)]
        found = [Hint(SELECT, say("steering-open"))]
        if devices.last == PAD and scene.steering.claimed(devices.pad) is not None:
            found.append(Hint(ask.CLOSE_UP, say("pads-claim", name=scene.session.name(seat))))
        return [*found, Hint(ask.PAUSE, say("steering-pause"))]
    if scene.sheet is not None:
        return [Hint(SELECT, say("steering-close"))]
    if scene.busy:
        return [Hint(SELECT, say("steering-skip")), Hint(ask.PAUSE, say("steering-pause"))]
    if scene.offered.done and scene.reading is None:
        return [Hint(SELECT, say("steering-end-turn")), Hint(ask.UNDO, say("steering-undo"))]
    if scene.reading is None:
        return [Hint(MOVE, say("steering-look")), Hint(ask.PAUSE, say("steering-pause"))]
    found = [Hint(MOVE, say("steering-move"))]
    if does := _select(scene):
        found.append(Hint(SELECT, does))
    if scene.chosen is not None:
        found.append(Hint(BACK, say("steering-lay-aside")))
    found.append(Hint(ask.CLOSE_UP, say("steering-close-up")))
    if scene.offered.undo:
        found.append(Hint(ask.UNDO, say("steering-undo")))
    elif scene.chosen is None:
        found.append(Hint(ask.BOROUGHS, say("steering-boroughs")))
    return found


def _select(scene: TableScene) -> str:
    """What select does with the thing that has the focus; empty: nothing."""
    thing = scene.steering.thing
    kind = thing[0] if thing is not None and scene.steering.shown else BUTTON
    if thing in scene.lit or kind == BUTTON:
        placed = scene.chosen is not None and kind not in (CARD, BUTTON)
        return say("steering-place") if placed else say("steering-choose")
    does = {
        PLATE: say("steering-look"),
        MAP: say("steering-look"),
        MENU: say("steering-pause"),
        HISTORY: say("history-title"),
        STACKS: say("steering-close-up"),
    }
    return does.get(kind, "")


def draw(surface: Surface, scene: TableScene, devices: Devices) -> None:
    """Draw them in a corner beside the city, or in the middle beneath a curtain or a sheet."""
    layout = scene.top.layout
    told = hints(scene, devices)
    alone = scene.sheet is not None or scene.director.curtain is not None
    scale = layout.text_scale
    if scale > 1 and not alone and devices.last == MOUSE:  # large words would cover the city
        return
    parts = [told] if alone else _parts(told, few=scale > 1)
    made = block(parts[0], devices, layout.u, scale, across=alone)
    if made is None:
        return
    if alone:
        middle = layout.prompt.centerx if scene.sheet is not None else surface.get_width() // 2
        surface.blit(made, made.get_rect(midbottom=(middle, layout.safe.bottom)).clamp(layout.safe))
        return
    for part in parts:
        made = block(part, devices, layout.u, scale, across=False) or made
        place = _free_corner(scene, made.get_size())
        if place is not None:
            break
    surface.blit(made, place or _corners(scene, made.get_size())[0])


def _parts(told: list[Hint], few: bool) -> list[list[Hint]]:
    """All hints, unless there are to be ``few``; then, where they have no room, those that say the most."""
    useful = told[1:] if len(told) > 1 and told[0].command == MOVE else told
    return [useful[:2], useful[:1]] if few else [told, useful[:2], useful[:1]]


def _free_corner(scene: TableScene, size: tuple[int, int]) -> Rect | None:
    """The first corner where the hints cover nothing that is lit, and no name of the borough looked at."""
    names = _names(scene)
    lit = scene.reading.lit if scene.reading and not scene.busy else ()
    middles = [scene.top.place_of(thing) for thing in lit if thing[0] in IN_CITY]
    for place in _corners(scene, size):
        if place.collidelist(names) < 0 and not any(place.collidepoint(middle) for middle in middles):
            return place
    return None


def _names(scene: TableScene) -> list[Rect]:
    """Where the names of the borough that is seen large stand."""
    top = scene.top
    if top.focus is None:
        return []
    found = []
    high = top.layout.text(_NAME)
    for area in AREAS:
        place = Rect(0, 0, round(top.plan.label_width(top.focus, area) * top.camera.scale), high)
        x, y = top.camera.to_screen(top.plan.label_point(top.focus, area))
        place.center = round(x), round(y)
        found.append(place)
    return found


def _corners(scene: TableScene, size: tuple[int, int]) -> list[Rect]:
    """Where the hints can stand, the best place first."""
    top, layout = scene.top, scene.top.layout
    gap = layout.px(12)
    left, right = Rect((0, 0), size), Rect((0, 0), size)
    played = top.on_show is not None or scene.busy  # a card lies there, or may soon
    low = top.hand_up and left.width > layout.kept.width
    if top.hand.kept or low or played:
        left.bottomleft = layout.kept.left, layout.kept.top - gap
    else:
        left.bottomleft = layout.kept.bottomleft
    if top.focus is None:
        right.bottomright = layout.small_map.bottomright
        return [right, left]
    right.bottomright = layout.small_map.right, layout.small_map.top - gap
    if top.hand_up:
        for place in (left, right):
            if place.inflate(2 * gap, 0).colliderect(layout.hand):
                place.bottom = layout.hand.top - layout.px(_LIFT)
    return [left, right]
