"""What the teacher points at: where it is on the screen, and a light on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.palette import OAK_GAP
from game.table import focus_frame
from game.table.city_shapes import bounds
from game.table.hinting import LIGHT
from game.table.intents import Thing
from game.table.spots import Outline, framed, outline
from game.table.targets import CARD

if TYPE_CHECKING:
    from game.table.scene import TableScene

_VEIL = 128
"""How dark the rest of the table becomes, 0 to 255."""


def outlines(scene: TableScene, things: Iterable[Thing]) -> list[Outline]:
    """The outlines of those of ``things`` that lie on the screen now."""
    return [shape for thing in things for shape in _shapes(scene, thing)]


def boxes(shapes: Iterable[Outline], room: Rect) -> list[Rect]:
    """The boxes of outlines, as far as they are in ``room``."""
    found = []
    for shape in shapes:
        left, top, width, height = bounds(shape)
        box = Rect(round(left), round(top), round(width) + 1, round(height) + 1).clip(room)
        if box:
            found.append(box)
    return found


def shine(surface: Surface, shapes: list[Outline], u: float, veil: bool) -> None:
    """A frame of light round each outline; with ``veil`` all the rest lies in the dark."""
    if veil:
        dark = Surface(surface.get_size(), pygame.SRCALPHA)
        dark.fill((*OAK_GAP, _VEIL))
        for shape in shapes:
            pygame.draw.polygon(dark, (0, 0, 0, 0), shape)
        surface.blit(dark, (0, 0))
    for shape in shapes:
        focus_frame.draw(surface, shape, u * 1.2, light=LIGHT)


def _shapes(scene: TableScene, thing: Thing) -> list[Outline]:
    top, layout = scene.top, scene.top.layout
    match thing:
        case ("hand",):
            return [shape for card in top.hand.cards if (shape := outline(top, (CARD, card)))]
        case ("persons",):
            return [framed(Rect(layout.persons[0]).unionall([*layout.persons, layout.rats]), top)]
        case ("cell", seat, what):
            return [framed(top.plates.rect_of(seat, what), top)]
        case ("caption",):
            return [framed(layout.caption, top)]
        case ("round",):
            return [framed(layout.round, top)]
        case ("button", key):
            return [framed(button.rect, top) for button in scene.buttons if button.key == key]
    found = outline(top, thing)
    return [found] if found is not None else []
