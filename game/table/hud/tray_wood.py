"""Paints an empty tray: walnut, the inlaid name, the sunken well."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.hud.tray_cards import card_boxes
from game.table.hud.tray_cells import APART, Cells, cells, shelf_edge
from game.table.hud.tray_messages import message_boxes
from game.table.hud.woodwork import frame, hollow, inlay, sunken
from game.table.pieces.tags import blank_sign
from game.ui import contrast, fitting, sprites, surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.medal import band_colour, draw_medal, name_colour
from game.ui.palette import PARCHMENT_LIT, PLAYER, RGB, SYMBOL, WALNUT, WALNUT_DARK, mix

_RADIUS = 14
_NAME, _LEAST_NAME = 34, 26  # font sizes of a name, in units
_NAME_SHARE, _FULL = 0.72, 0.92
"""Font size of a name in heights of its rim: at most; and where that would be less than it must be."""
_DEEP: RGB = (20, 13, 8)
_CREST = 0.8  # the size of the owner's crest, carved where the discards will lie, in card widths
_SHALLOW = 74  # how dark that is
_SOCKETS, _SOCKET = 3, 56  # how many messages have a place carved in the wood, and how dark that is
_FAINT = 90  # how opaque the wood is on which cards and messages lie
_LEDGE, _SEAM = 5, 2
"""How far the wood for cards and messages reaches beyond them, and the felt round it, in units."""


class Shape(NamedTuple):
    """The shape of a tray: its box of ``size`` pixels, and ``shelf`` pixels of wood on its left.

    ``corner`` is where the shelf begins in the window.
    """

    size: tuple[int, int]
    u: float
    text_scale: float
    shelf: int
    corner: tuple[int, int] = (0, 0)

    @property
    def places(self) -> Cells:
        """The places on the tray, in its box."""
        return cells(self.size, self.u, self.text_scale, self.shelf)


@cached(TABLE, most=6, on_show=True)
def felt(colour: str) -> RGB:
    """Return the colour of the felt on a player's tray."""
    return mix(PLAYER[colour], _DEEP, 0.76)


def empty(colour: str, name: str, bot: bool, shape: Shape) -> sprites.Sprites:
    """Return a tray without pieces: walnut, the band with symbol and name, the well, the shelf for cards."""
    made = _bare(colour, name, bot, shape)
    return sprites.record(lambda surface: surface.blit(made, (0, 0)), shape.corner)


@cached(TABLE, most=10, on_show=True)
def _bare(colour: str, name: str, bot: bool, shape: Shape) -> Surface:
    size, u, text_scale, shelf, _ = shape
    boxes = {what: box.move(shelf, 0) for what, box in shape.places.boxes.items()}
    radius = max(3, round(_RADIUS * u))
    whole = (shelf + size[0], size[1])
    surface = surfaces.clear(whole)
    surface.blit(frame(whole, radius, seed=sum(map(ord, colour))), (0, 0))
    pad = max(2, boxes["head"].height // 9)
    depth = max(3, round(9 * u))
    if shelf:
        slot = Rect(0, pad * 2, shelf - 2 * shelf_edge(u), size[1] - pad * 4)
        slot.left = shelf_edge(u)
        surface.blit(sunken(slot.size, radius, mix(WALNUT_DARK, WALNUT, 0.35), depth, felt=False), slot)
        side = boxes["discard"].width * _CREST
        crest = surfaces.picture(f"symbols/{SYMBOL[colour]}", side, side)
        surfaces.centred(surface, hollow(crest, _SHALLOW), boxes["discard"].center)
    well = boxes["well"]
    surface.blit(sunken(well.size, radius, felt(colour), depth), well)
    _carve(surface, colour, shape)
    head = boxes["head"]
    edge = max(1, pad // (6 if contrast.is_high() else 2))  # no part of a letter may lie on the wood
    band = Rect(head.left, head.top + edge, head.width, head.height - 2 * edge)
    if band.height > 4:
        surface.blit(inlay(band.size, band.height // 3, band_colour(colour), max(2, round(2 * u))), band)
    symbol = boxes["symbol"]
    draw_medal(surface, colour, symbol.center, symbol.height, PARCHMENT_LIT, max(1, round(2.5 * u)), 0.64)
    room = Rect(boxes["name"])
    if bot:
        right, room.left = room.right, max(room.left, boxes["face"].right + max(2, round(4 * u)))
        room.width = right - room.left
    largest, least = (round(units * u * text_scale) for units in (_NAME, _LEAST_NAME))
    largest = min(largest, max(round(room.height * _NAME_SHARE), min(least, round(room.height * _FULL))))
    ink = name_colour(colour)
    fitting.words(surface, name, room, largest, min(least, largest), ink, bold=True, align="left")
    inside = surface.get_rect().inflate(-2 * radius, -2 * radius)
    surface.fill((0, 0, 0, 255), inside, pygame.BLEND_RGBA_MAX)  # blits leave it a little transparent
    return surface


def _carve(surface: Surface, colour: str, shape: Shape) -> None:
    """Carve the places of the cards of a round and of messages, into wood or, without room, into the felt."""
    places, u = shape.places, shape.u
    rows = [places.boxes["cards"], places.boxes["messages"]] if places.roomy else []
    if rows and rows[0].top == rows[1].top:
        rows = [rows[0].union(rows[1])]
    edge, seam = (max(1, round(units * u)) for units in (_LEDGE, _SEAM))
    for seed, row in enumerate(rows):
        ledge = Rect(row.left - edge, row.top - edge, places.boxes["well"].right - row.left, row.h + 2 * edge)
        ledge = ledge.clip(places.boxes["well"].inflate(-2 * seam, -2 * seam)).move(shape.shelf, 0)
        wood = frame(ledge.size, 2 * edge, seed=seed + sum(map(ord, colour))).copy()
        wood.set_alpha(_FAINT)
        surface.blit(wood, ledge)
    first, *_, last = card_boxes(places.boxes["cards"], places.card)
    laid = first.union(last)
    hollows = [(surfaces.rounded(laid.size, max(2, places.card[0] // 8), (255, 255, 255, 255)), laid)]
    count = min(_SOCKETS, places.boxes["messages"].width // (places.message + APART))
    message = blank_sign(colour, places.message)
    hollows += [(message, box) for box in message_boxes(count, places)]
    for picture, box in hollows:
        surfaces.centred(surface, hollow(picture, _SOCKET), box.move(shape.shelf, 0).center)
