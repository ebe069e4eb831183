"""Paints what lies on a player's tray: heaps with their figures, the rat, cards and messages."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.content import NUMBERS
from game.table.city.pieces import Pieces
from game.table.hud.tray_cards import card_boxes, draw_laid, draw_shelf, message_boxes
from game.table.hud.tray_cells import (
    BOWL,
    PILE,
    Cells,
    Point,
    heap,
    heap_room,
    rat_width,
)
from game.table.hud.tray_facts import Facts
from game.table.hud.tray_wood import Shape, empty
from game.table.hud.woodwork import dropped, figure
from game.ui import noting, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CREAM, DANGER, mix
from game.ui.player_band import band_colour, letters

_COIN, _TOKEN, _CUBE, _FRIEND, _RINGER, _MESSAGE = (
    0.95,
    1.0,
    1.02,
    1.04,
    1.5,
    1.65,
)  # widths of pieces, in cube sides
_PALER, _GHOST = 110, 66  # how much lighter a missing piece is drawn, and how opaque
_AIR = 0.22  # the air between a figure and the next cell, in font sizes
_FOOT = 0.8  # how far down in its picture a standing figure touches the ground
_BRIM = 0.84  # the share of the bowl's width that its hollow takes
_BOWL_HIGH = 0.78  # the height of the bowl at most, in its widths: its heap rises out of it
_BOWL_FOOT = 1.03  # how far down the bowl reaches, in heights of its heap's room


@cached(TABLE, most=12)
def tray(shown: Facts, shape: Shape) -> noting.Blits:
    """Return the pictures of a tray, the lowest first.

    They are not painted together: when a piece has come or gone, only its place is painted anew. What stands
    on the tray is drawn by :func:`stand`.
    """
    heaps = ("coins", shown.coins), ("cache", shown.cache), ("supply", shown.supply)
    return (
        *empty(shown.colour, shown.name, shown.bot, shape),
        *(one for what, count in heaps for one in _heap(what, count, shown.colour, shape)),
        *_rat(shown.rat, shown.rat_after, shape),
        *_prestige(shown.prestige, shape),
        *_shelf(shown.colour, shown.deck, shown.discards, shown.gone, shown.hand, shape),
        *noting.noted(lambda surface: draw_laid(surface, shown, shape.places, shape.shelf), shape.corner),
    )


@cached(TABLE, most=12)
def _shelf(
    colour: str, deck: int, discards: int, gone: tuple[str, ...], hand: tuple[str, ...], shape: Shape
) -> noting.Blits:
    """Return the deck, the discards and the hand on the shelf, if there is one."""
    if not shape.shelf:
        return ()

    def paint(surface: Surface) -> None:
        draw_shelf(surface, colour, (deck, discards), gone, hand, shape.places, shape.shelf)

    return noting.noted(paint, shape.corner)


def spot(shown: Facts, what: str, number: int, places: Cells) -> Point:
    """Return where piece ``number`` (from 0) of ``what`` lies on a tray, or where it will lie."""
    box = places.boxes[what]
    if what in ("coins", "cache", "supply"):
        _, spots = heap(PILE, heap_room(what, places))
        return spots[max(0, min(number, PILE - 1))]
    if what == "prestige":
        return heap_room(what, places).center
    if what == "messages":
        count = max(len(shown.messages), number + 1)
        return message_boxes(count, places)[number].center
    if what == "cards":
        return card_boxes(box, places.card)[min(number, NUMBERS.hand_size - 1)].center
    if what in ("friend", "bellringer"):
        return _foot(box)
    return box.center


def stand(surface: Surface, shown: Facts, places: Cells, corner: tuple[int, int]) -> None:
    """Draw the figures that stand on a tray whose box begins at ``corner``: friend and bellringer."""
    boxes = places.boxes
    if shown.at_home:
        box = boxes["friend"].move(corner)
        Pieces(box.width / _FRIEND).piece(surface, "friend", shown.colour, _foot(box))
    if shown.first and not shown.ringing:
        box = boxes["bellringer"].move(corner)
        Pieces(box.width / _RINGER).piece(surface, "bellringer", "", _foot(box))


def dots(surface: Surface, colour: str, beat: int, places: Cells, corner: tuple[int, int]) -> None:
    """Draw the dots of a player who thinks, at the end of the name; ``beat`` of the three are bright."""
    box = places.boxes["name"].move(corner)
    ink = letters(colour)
    side = max(3, box.height // 6)
    left = box.right - round(side * 4.4)
    for index in range(3):
        dot = surfaces.disc(side, ink if index < beat else mix(ink, band_colour(colour), 0.62))
        surface.blit(dot, (left + index * round(side * 1.5), box.centery - side // 2))


def _foot(box: Rect) -> Point:
    """Return where a figure whose picture fills ``box`` touches the ground."""
    return box.centerx, box.top + box.height * _FOOT


# Pieces with figures


def _beside(room: Rect, figures: int) -> float:
    """Return where a figure begins beside the heap in ``room``."""
    return room.right + figures * 0.1


def _before(cell: Rect, figures: int) -> float:
    """Return where a figure must end, so that there is air before the next cell."""
    return cell.right - figures * _AIR


def side_of(what: str, places: Cells) -> float:
    """Return the side of a cube from which pieces of the size of ``what`` on a tray follow."""
    if what in ("friend", "bellringer"):
        return places.boxes[what].width / (_FRIEND if what == "friend" else _RINGER)
    if what == "prestige":
        return _token_side(heap_room(what, places)) / _TOKEN
    side, _ = heap(1, heap_room(what, places))
    return side / (_COIN if what == "coins" else _CUBE)


def message_side(places: Cells) -> float:
    """Return the side of a cube from which messages of the size of those on a tray follow."""
    return places.message[1] / _MESSAGE


@cached(TABLE, most=96)
def _heap(what: str, count: int, colour: str, shape: Shape) -> noting.Blits:
    """Return a heap and its number: coins and the cache lie in the well, the supply in a wooden bowl."""
    places = shape.places
    room, cell = heap_room(what, places).move(shape.shelf, 0), places.boxes[what].move(shape.shelf, 0)
    right = room.scale_by(BOWL, 1) if what == "supply" else room
    margin = max(room.size) // 2
    pile = _pile(what, min(count, PILE), colour, room.size, side_of(what, places))

    def paint(surface: Surface) -> None:
        surface.blit(pile, (room.x - margin, room.y - margin))
        left = _beside(right, places.figures)
        figure(surface, str(count), places.figures, left, room.centery, _before(cell, places.figures) - left)

    return noting.noted(paint, shape.corner)


@cached(TABLE, megabytes=4)
def _pile(what: str, count: int, colour: str, size: tuple[int, int], side: float) -> Surface:
    """Return a heap that lies in a room of ``size``, with a margin of half the longer side all round.

    Where nothing lies, one piece is to be seen pale: a dark hollow looks like a black piece.
    """
    margin = max(size) // 2
    surface = surfaces.clear((size[0] + 2 * margin, size[1] + 2 * margin))
    room = Rect((margin, margin), size)
    if what != "supply" and not count:
        piece = "coin_top" if what == "coins" else f"{colour}_cube"
        missing = surfaces.picture(f"pieces/{piece}", side, side)
        surfaces.centred(surface, _pale(missing), room.center)
    _, spots = heap(count, room)
    pieces = Pieces(side)
    for number, at in reversed([*enumerate(spots)]):
        if what == "coins":
            pieces.piece(surface, "coin", "", at)
        else:
            pieces.cube(surface, colour, at, 0.0, number)
    return _in_bowl(surface, room) if what == "supply" else surface


def _pale(piece: Surface) -> Surface:
    """Return a piece that isn't there: grey, and the felt shows through."""
    made = pygame.transform.grayscale(piece)
    made.fill((_PALER, _PALER, _PALER, 0), special_flags=pygame.BLEND_RGBA_ADD)
    made.fill((255, 255, 255, _GHOST), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _in_bowl(heap_there: Surface, room: Rect) -> Surface:
    """Return a picture of a heap in a wooden bowl round ``room``; its near wall hides the heap's foot."""
    wide = round(room.width * BOWL)
    whole, brim = _bowl((wide, min(round(wide * _BOWL_HIGH), room.height)))
    place = whole.get_rect(midbottom=(room.centerx, room.top + round(room.height * _BOWL_FOOT)))
    seen = surfaces.clear(heap_there.get_size(), (255, 255, 255, 0))
    seen.fill((255, 255, 255, 255), Rect(0, 0, seen.get_width(), place.centery))
    pygame.draw.ellipse(seen, (255, 255, 255, 255), place.inflate(-2, -2))
    heap_there.blit(seen, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface = surfaces.clear(heap_there.get_size())
    surface.blit(whole, place)
    surface.blit(heap_there, (0, 0))
    surface.blit(brim, place)
    return surface


@cached(TABLE, most=3)
def _bowl(size: tuple[int, int]) -> tuple[Surface, Surface]:
    """Return the supply's wooden bowl, oval where its room is narrow, and its near brim, which hides feet."""
    side = max(size)
    whole = pygame.transform.smoothscale(surfaces.picture("pieces/bowl", side, side), size)
    near = surfaces.clear((2 * size[0], 2 * size[1]), (255, 255, 255, 0))
    near.fill((255, 255, 255, 255), Rect(0, size[1] * 1.2, 2 * size[0], size[1]))
    hollow = Rect(0, 0, 2 * size[0] * _BRIM, 2 * size[1] * _BRIM)
    hollow.center = size
    pygame.draw.ellipse(near, (255, 255, 255, 0), hollow)
    brim = pygame.transform.smoothscale(near, size)
    brim.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return whole, brim


def _token_side(room: Rect) -> float:
    return min(room.size) / 1.3


@cached(TABLE, most=48)
def _prestige(prestige: int | None, shape: Shape) -> noting.Blits:
    """Return a pile of tokens, face down: always the same, so that it tells nothing."""
    room, figures = heap_room("prestige", shape.places).move(shape.shelf, 0), shape.places.figures
    cell = shape.places.boxes["prestige"].move(shape.shelf, 0)
    side = _token_side(room)
    token = surfaces.picture("pieces/prestige_back", side, side)

    def paint(surface: Surface) -> None:
        for dx, dy in ((0.14, 0.13), (-0.12, 0.07), (0.02, -0.12)):
            at = (room.centerx + dx * side, room.centery + dy * side)
            surfaces.centred(surface, dropped(token), (at[0] + side * 0.05, at[1] + side * 0.06))
            surfaces.centred(surface, token, at)
        number, left = "?" if prestige is None else str(prestige), _beside(room, figures)
        figure(surface, number, figures, left, room.centery, _before(cell, figures) - left)

    return noting.noted(paint, shape.corner)


@cached(TABLE, most=48)
def _rat(now: int, after: int, shape: Shape) -> noting.Blits:
    """Return the rat, where it is and where it will be after the plague; beyond the track in red."""
    cell, figures = shape.places.boxes["rat"].move(shape.shelf, 0), shape.places.figures
    wide = rat_width(cell, figures)
    rat = surfaces.picture("pieces/rat", wide, wide)
    arrow = _arrow(round(figures * 0.62))

    def paint(surface: Surface) -> None:
        surface.blit(rat, rat.get_rect(midleft=(cell.x, cell.centery)))
        x = figure(surface, str(now), figures, cell.x + wide + figures * 0.16, cell.centery)
        surface.blit(arrow, arrow.get_rect(midleft=(round(x + figures * 0.2), cell.centery)))
        x += round(figures * 0.2) + arrow.get_width() + round(figures * 0.22)
        room = _before(cell, figures) - x
        if after > NUMBERS.rat_track_end:
            room -= round(figures * 0.18)
            ink = min(room, typesetting.width(str(after), figures, bold=True))
            patch = Rect(0, 0, round(ink + figures * 0.36), min(cell.height, round(figures * 1.16)))
            patch.midleft = (round(x - figures * 0.18), cell.centery)
            surface.blit(surfaces.rounded(patch.size, patch.height // 4, DANGER), patch)
        figure(surface, str(after), figures, x, cell.centery, room)

    return noting.noted(paint, shape.corner)


@cached(TABLE, most=3)
def _arrow(side: int) -> Surface:
    fine = surfaces.clear((side * 3, side * 3), (*CREAM, 0))
    s = side * 3
    points = [(0.0, 0.4), (0.52, 0.4), (0.52, 0.14), (1.0, 0.5), (0.52, 0.86), (0.52, 0.6), (0.0, 0.6)]
    pygame.draw.polygon(fine, CREAM, [(x * s, y * s) for x, y in points])
    return pygame.transform.smoothscale(fine, (side, side))
