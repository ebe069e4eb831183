"""Paints what lies on a player's tray: heaps with their figures, the rat, cards and messages."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.content import NUMBERS
from game.table.hud.tray_cards import card_boxes, draw_laid, draw_shelf
from game.table.hud.tray_cells import PILE, SCORE, Cells, Point, heap, heap_room, rat_room
from game.table.hud.tray_facts import Facts
from game.table.hud.tray_messages import message_boxes
from game.table.hud.tray_wood import Shape, empty
from game.table.hud.woodwork import dropped, figure
from game.table.pieces.pieces import Pieces
from game.ui import contrast, sprites, surfaces, typesetting
from game.ui.faces import of_bot
from game.ui.image_cache import TABLE, cached
from game.ui.medal import band_colour, draw_medal, name_colour
from game.ui.palette import CANDLE, CREAM, DANGER, INK, PARCHMENT_LIT, RGB, SHADE, WARNING, mix

_COIN, _TOKEN, _CUBE, _FRIEND, _RINGER = (
    0.95,
    1.0,
    1.02,
    1.18,
    1.5,
)  # widths of pieces, in cube sides
_IN_HEAP = 0.86  # the side of a cube in a heap, which has less room than the city
_MEDAL, _MEDAL_RIM = 0.64, 18  # the symbol on a medal in its widths, and how many widths of its rim that is
_PALER, _GHOST = 110, 96  # how much lighter a missing piece is drawn, and how opaque
_FAINTER = 0.24  # how much darker a figure is that tells of nothing
_TIGHT = 0.16  # how far behind what lies in its heap a figure stands at most, in font sizes
_SHADOW = 160  # the opacity up to which a pixel in a heap is its shadow
_LEAST_GAP = 0.08  # on both sides of the rat's arrow, in font sizes
_AIR = 0.22  # the air between a figure and the next cell, in font sizes
_FOOT = 0.8  # how far down in its picture a standing figure touches the ground
_SLACK, _EMPTY = (0.84, 0.66), (0.8, 0.5)  # a sack with next to nothing in it, and an empty one, in full ones
_SCORE_HIGH = 0.86  # the largest font size of prestige, in heights of its row
_TALL = 1.22  # the largest height of a sack, in widths
_CREST, _CREST_AT = 0.5, 0.66  # the size of the symbol on a sack, in widths, and how far down its middle is


@cached(TABLE, most=12)
def tray(shown: Facts, shape: Shape) -> sprites.Sprites:
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
        *sprites.record(lambda surface: draw_laid(surface, shown, shape.places, shape.shelf), shape.corner),
    )


@cached(TABLE, most=12)
def _shelf(
    colour: str, deck: int, discards: int, gone: tuple[str, ...], hand: tuple[str, ...], shape: Shape
) -> sprites.Sprites:
    """Return the deck, the discards and the hand on the shelf, if there is one."""
    if not shape.shelf:
        return ()

    def paint(surface: Surface) -> None:
        draw_shelf(surface, colour, (deck, discards), gone, hand, shape.places, shape.shelf)

    return sprites.record(paint, shape.corner)


def spot(shown: Facts, what: str, number: int, places: Cells) -> Point:
    """Return where piece ``number`` (from 0) of ``what`` lies on a tray, or where it will lie."""
    box = places.boxes[what]
    if what == "supply":
        return heap_room(what, places).center
    if what in ("coins", "cache"):
        _, spots = heap(max(1, min(number + 1, PILE)), heap_room(what, places))
        return spots[-1]
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


def stand(
    surface: Surface, shown: Facts, places: Cells, corner: tuple[int, int], expression: str = ""
) -> None:
    """Draw what stands on a tray whose box begins at ``corner``: a bot's face, friend and bellringer.

    ``expression`` is that of the face, as in :mod:`game.ui.faces`.
    """
    boxes = places.boxes
    if shown.bot:
        place, symbol = boxes["face"].move(corner), boxes["symbol"].move(corner)
        surface.blit(of_bot(shown.name, shown.colour, place.width, expression), place)
        line = max(1, symbol.height // _MEDAL_RIM)
        draw_medal(surface, shown.colour, symbol.center, symbol.height, PARCHMENT_LIT, line, _MEDAL)
    if shown.at_home:
        box = boxes["friend"].move(corner)
        Pieces(box.width / _FRIEND, shallow=True).piece(surface, "friend", shown.colour, _foot(box))
    if shown.first and not shown.ringing:
        box = boxes["bellringer"].move(corner)
        Pieces(box.width / _RINGER, shallow=True).piece(surface, "bellringer", "", _foot(box))


def dots(surface: Surface, colour: str, beat: int, places: Cells, corner: tuple[int, int]) -> None:
    """Draw the dots of a player who thinks, below the name's end; ``beat`` of the three are bright."""
    box = places.boxes["dots"].move(corner)
    ink, side = name_colour(colour), box.height
    for index in range(3):
        dot = surfaces.disc(side, ink if index < beat else mix(ink, band_colour(colour), 0.62))
        surface.blit(dot, (box.left + index * (box.width - side) // 2, box.top))


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


@cached(TABLE, most=96)
def _heap(what: str, count: int, colour: str, shape: Shape) -> sprites.Sprites:
    """Return a heap and its number: coins and the cache lie in the well, the supply is in a sack."""
    places = shape.places
    room, cell = heap_room(what, places).move(shape.shelf, 0), places.boxes[what].move(shape.shelf, 0)
    margin = max(room.size) // 2
    if what == "supply":
        pile = _sack(min(count, PILE), colour, _sack_size(room))
        at = pile.get_rect(center=room.center)
    else:
        pile = _pile(what, min(count, PILE), colour, room.size, side_of(what, places))
        inked = pile.get_bounding_rect()
        at = inked.move(room.x - margin, room.y - margin)
        pile = pile.subsurface(inked)

    ink = pile.get_bounding_rect(_SHADOW if count else 1).move(at.topleft)

    def paint(surface: Surface) -> None:
        surface.blit(pile, at)
        left = min(_beside(room, places.figures), ink.right + places.figures * _TIGHT)
        wide = _before(cell, places.figures) - left
        figure(
            surface, str(count), places.figures, left, room.centery, wide, CREAM if count else _quiet(CREAM)
        )

    return sprites.record(paint, shape.corner)


@cached(TABLE, megabytes=4)
def _pile(what: str, count: int, colour: str, size: tuple[int, int], side: float) -> Surface:
    """Return a heap that lies in a room of ``size``, with a margin of half the longer side all round.

    Where nothing lies, one piece is to be seen pale: a dark hollow looks like a black piece.
    """
    margin = max(size) // 2
    surface = surfaces.clear((size[0] + 2 * margin, size[1] + 2 * margin))
    room = Rect((margin, margin), size)
    if not count:
        piece = "coin_top" if what == "coins" else f"{colour}_cube"
        missing = surfaces.picture(f"pieces/{piece}", side, side)
        surfaces.centred(surface, _pale(missing), room.center)
    _, spots = heap(count, room)
    pieces = Pieces(side if what == "coins" else side * _IN_HEAP, shallow=True)
    for number, at in reversed([*enumerate(spots)]):
        if what == "coins":
            pieces.piece(surface, "coin", "", at)
        else:
            pieces.cube(surface, colour, at, 0.0, number)
    return surface


def _quiet(ink: RGB) -> RGB:
    """Return the ink of a figure that tells of nothing, which others stand out from."""
    return ink if contrast.is_high() else mix(ink, SHADE, _FAINTER)


def _pale(piece: Surface) -> Surface:
    """Return a piece that isn't there: grey, and the felt shows through."""
    made = pygame.transform.grayscale(piece)
    made.fill((_PALER, _PALER, _PALER, 0), special_flags=pygame.BLEND_RGBA_ADD)
    made.fill((255, 255, 255, _GHOST), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _sack_size(room: Rect) -> tuple[int, int]:
    """Return the size of a full sack: higher than broad where the room is narrow."""
    wide = min(room.size)
    return wide, min(room.height, round(wide * _TALL))


@cached(TABLE, megabytes=1)
def _sack(count: int, colour: str, full: tuple[int, int]) -> Surface:
    """Return the supply's sack with its owner's symbol: the fuller, the more is in it, at most ``PILE``.

    ``full`` is the size of a sack with a pile in it.
    """
    fuller = count / PILE
    wide, high = (round(side * (less + (1 - less) * fuller)) for side, less in zip(full, _SLACK, strict=True))
    if not count:
        wide, high = (round(side * less) for side, less in zip(full, _EMPTY, strict=True))
    whole = surfaces.picture("pieces/sack", max(full), max(full))
    made = surfaces.clear(full)
    place = Rect((full[0] - wide) // 2, full[1] - high, wide, high)
    sack = pygame.transform.smoothscale(whole, place.size)
    if not count:
        made.blit(_pale(sack), place)
        return made
    made.blit(dropped(sack), place.move(max(1, wide // 24), max(1, wide // 24)))
    made.blit(sack, place)
    crest = round(min(wide * _CREST, high * 0.6))
    at = (place.centerx, place.top + round(high * _CREST_AT))
    draw_medal(made, colour, at, crest, INK, max(1, crest // 14), 0.72)
    return made


def _token_side(room: Rect) -> float:
    return min(room.size) / 1.14


@cached(TABLE, most=48)
def _prestige(prestige: int | None, shape: Shape) -> sprites.Sprites:
    """Return a pile of tokens, face down: always the same, so that it tells nothing."""
    room = heap_room("prestige", shape.places).move(shape.shelf, 0)
    cell = shape.places.boxes["prestige"].move(shape.shelf, 0)
    most = round(cell.height * _SCORE_HIGH)
    figures = max(shape.places.figures, min(round(shape.places.figures * SCORE), most))
    side = _token_side(room)
    token = surfaces.picture("pieces/prestige_back", side, side)

    def paint(surface: Surface) -> None:
        for dx, dy in ((0.07, 0.07), (-0.04, -0.05)):
            at = (room.centerx + dx * side, room.centery + dy * side)
            surfaces.centred(surface, dropped(token), (at[0] + side * 0.05, at[1] + side * 0.06))
            surfaces.centred(surface, token, at)
        number = "?" if prestige is None else str(prestige)
        left = min(_beside(room, figures), room.centerx + side * (0.5 + 0.12) + figures * _TIGHT)
        ink = _quiet(CANDLE) if prestige is None else CANDLE
        figure(surface, number, figures, left, room.centery, _before(cell, figures) - left, ink)

    return sprites.record(paint, shape.corner)


@cached(TABLE, most=48)
def _rat(now: int, after: int | None, shape: Shape) -> sprites.Sprites:
    """Return the rat, where it is and, if that is known, will be after the plague.

    Off the track that is red, and edged in amber on its last space.
    """
    figures = shape.places.figures
    sits, cell = (room.move(shape.shelf, 0) for room in rat_room(shape.places))
    rat = surfaces.picture("pieces/rat_bare", sits.width, sits.width)
    arrow, last = _arrow(round(figures * 0.62)), now if after is None else after
    danger = last > NUMBERS.rat_track_end
    patched = round(figures * 0.18) if last >= NUMBERS.rat_track_end else 0
    inks = sum(typesetting.width(str(number), figures, bold=True) for number in (now, after or 0))
    free = _before(cell, figures) - cell.x - inks - arrow.get_width() - 2 * patched
    gap = round(max(figures * _LEAST_GAP, min(figures * 0.2, free / 2)))

    def paint(surface: Surface) -> None:
        surfaces.centred(surface, rat, sits.center)
        x = float(cell.x)
        if after is not None:
            x = figure(surface, str(now), figures, x, cell.centery) + gap
            surface.blit(arrow, arrow.get_rect(midleft=(round(x), cell.centery)))
            x += arrow.get_width() + gap
        x += patched
        room = _before(cell, figures) - x - patched
        if patched:
            ink = min(room, typesetting.width(str(last), figures, bold=True))
            patch = Rect(0, 0, round(ink + 2 * patched), min(cell.height, round(figures * 1.16)))
            patch.midleft = round(x - patched), cell.centery
            if danger:
                surface.blit(surfaces.rounded(patch.size, patch.height // 4, DANGER), patch)
            edge = CREAM if danger else WARNING  # seen without colours too
            surface.blit(surfaces.rounded(patch.size, patch.height // 4, edge, max(1, figures // 14)), patch)
        figure(surface, str(last), figures, x, cell.centery, room)

    return sprites.record(paint, shape.corner)


@cached(TABLE, most=3)
def _arrow(side: int) -> Surface:
    fine = surfaces.clear((side * 3, side * 3), (*CREAM, 0))
    s = side * 3
    points = [(0.0, 0.4), (0.52, 0.4), (0.52, 0.14), (1.0, 0.5), (0.52, 0.86), (0.52, 0.6), (0.0, 0.6)]
    pygame.draw.polygon(fine, CREAM, [(x * s, y * s) for x, y in points])
    return pygame.transform.smoothscale(fine, (side, side))
