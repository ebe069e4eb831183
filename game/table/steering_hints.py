"""Which hints the table shows, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game import bindings as ask
from game.devices import PAD, Devices
from game.focus import BACK, SELECT
from game.hints import MOVE, Hint, block
from game.table.targets import CARD
from game.words import say

if TYPE_CHECKING:
    from game.table.scene import TableScene

_LARGEST = 1.5
"""Hints in the largest letters would cover what they are about."""


def hints(scene: TableScene, devices: Devices) -> list[Hint]:
    """What can be done now, the most useful first; at most five."""
    seat = scene.director.curtain
    if seat is not None:
        taken = devices.seating.pad_of(seat)
        if taken is not None and not (devices.last == PAD and devices.pad == taken):
            return [Hint(SELECT, say("steering-own-pad", name=scene.session.name(seat)), PAD)]
        return [Hint(SELECT, say("steering-open")), Hint(ask.PAUSE, say("steering-pause"))]
    if scene.sheet is not None:
        return [Hint(SELECT, say("steering-close"))]
    if scene.busy:
        return [Hint(SELECT, say("steering-skip")), Hint(ask.PAUSE, say("steering-pause"))]
    if scene.offered.done and scene.reading is None:
        return [Hint(SELECT, say("steering-end-turn")), Hint(ask.UNDO, say("steering-undo"))]
    if scene.reading is None:
        return [Hint(MOVE, say("steering-look")), Hint(ask.PAUSE, say("steering-pause"))]
    found = [Hint(MOVE, say("steering-move")), Hint(SELECT, _select(scene))]
    if scene.chosen is not None:
        found.append(Hint(BACK, say("steering-lay-aside")))
    found.append(Hint(ask.CLOSE_UP, say("steering-close-up")))
    if scene.offered.undo:
        found.append(Hint(ask.UNDO, say("steering-undo")))
    elif scene.chosen is None:
        found.append(Hint(ask.BOROUGHS, say("steering-boroughs")))
    return found


def _select(scene: TableScene) -> str:
    thing = scene.steering.thing
    if scene.chosen is not None and thing is not None and thing[0] != CARD:
        return say("steering-place")
    return say("steering-choose")


def draw(surface: Surface, scene: TableScene, devices: Devices) -> None:
    """Draw them in a corner beside the city, or in the middle beneath a curtain or a sheet."""
    top, layout = scene.top, scene.top.layout
    alone = scene.sheet is not None or scene.director.curtain is not None
    made = block(hints(scene, devices), devices, layout.u, min(layout.text_scale, _LARGEST), across=alone)
    if made is None:
        return
    place = made.get_rect()
    if alone:
        place.midbottom = surface.get_width() // 2, layout.safe.bottom
    elif top.focus is None:
        place.bottomright = layout.small_map.bottomright
    elif top.hand_up or top.hand.kept:
        place.bottomleft = layout.kept.left, layout.kept.top - layout.px(12)
    else:
        place.bottomleft = layout.kept.bottomleft
    surface.blit(made, place)
