"""The spotlight: where the things that the teacher points at are on the screen, and light on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame
from pygame import Rect, Surface

from game.decisions.gestures import Thing
from game.decisions.targets import CARD
from game.table.control.context import TableContext
from game.table.control.focus_targets import (
    IN_CITY,
    Outline,
    clear_room,
    corners_rounded,
    framed,
    outline,
    shape_of,
)
from game.table.map.shapes import bounds
from game.table.tabletop import Tabletop
from game.ui import focus_frame
from game.ui.palette import BRASS, CANDLE, mix

_GOLD = mix(BRASS, CANDLE, 0.6)
_DARK = (128, 120, 112)
"""The colour that the rest of the table is multiplied by; 255 leaves it unchanged."""
_GAP, _RADIUS = 5, 14  # between what is pointed at and its outline, and the outline's corners, in units


def outlines(context: TableContext, things: Iterable[Thing]) -> list[Outline]:
    """Return the outlines of those of ``things`` that are on the screen now, in pixels."""
    return [shape for thing in things for shape in _shapes(context, thing)]


def room_of(context: TableContext, things: Iterable[Thing]) -> Rect:
    """Return the area in which ``things`` are visible: panels cover part of the city."""
    in_city = any(thing[0] in IN_CITY for thing in things)
    return clear_room(context.top) if in_city else Rect((0, 0), context.top.size)


def boxes(shapes: Iterable[Outline], room: Rect) -> list[Rect]:
    """Return the bounding boxes of outlines, clipped to ``room``."""
    return [box for shape in shapes if (box := _box(shape).clip(room))]


def shine(surface: Surface, lights: Sequence[tuple[Outline, Rect]], u: float, veil: float) -> None:
    """Draw a bright frame round each outline, clipped to its room.

    ``veil``, 0 to 1, says how much the rest is darkened.
    """
    if veil > 0:
        whole = surface.get_rect()
        seen = [
            (box, _cut_out(surface, box, shape))
            for shape, room in lights
            if (box := _box(shape).clip(room.clip(whole)))
        ]
        surface.fill(mix((255, 255, 255), _DARK, veil), special_flags=pygame.BLEND_RGB_MULT)
        for box, piece in seen:
            surface.blit(piece, box)
    for shape, room in lights:
        surface.set_clip(room)
        focus_frame.draw(surface, shape, u * 1.2, light=_GOLD)
    surface.set_clip(None)


def _cut_out(surface: Surface, box: Rect, shape: Outline) -> Surface:
    """Return the part of ``surface`` inside a shape within ``box``."""
    piece = surface.subsurface(box).convert_alpha()
    mask = Surface(box.size, pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - box.x, y - box.y) for x, y in shape])
    piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def _box(shape: Outline) -> Rect:
    """Return the bounding box of an outline in whole pixels."""
    left, top, width, height = bounds(shape)
    return Rect(round(left), round(top), round(width) + 1, round(height) + 1)


def _persons(top: Tabletop) -> Outline:
    """Return the outline of the persons together with the common tray below them."""
    layout, gap = top.layout, top.layout.px(_GAP)
    others = [*layout.persons, layout.rats]
    box = others[0].unionall(others[1:]).inflate(gap, gap)
    return corners_rounded((box.topleft, box.topright, box.bottomright, box.bottomleft), layout.px(_RADIUS))


def _shapes(context: TableContext, thing: Thing) -> list[Outline]:
    top, layout = context.top, context.top.layout
    match thing:
        case ("hand",):
            return [shape for card in top.hand.cards if (shape := outline(top, (CARD, card)))]
        case ("persons",):
            return [_persons(top)]
        case ("cell", seat, what):
            return [framed(top.trays.rect_of(seat, what), top)]
        case ("caption" | "round" as what,):
            return [framed(getattr(layout, what), top)]
    found = shape_of(context, thing)
    return [found] if found is not None else []
