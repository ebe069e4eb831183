"""The trays along the left edge: what must be visible of every player at all times."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine.content import NUMBERS
from game.table.city.board import Board
from game.table.hud.layout import Layout
from game.ui import surfaces, typesetting
from game.ui.faces import face
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import (
    BRASS,
    CREAM,
    DANGER,
    INK,
    OAK,
    OAK_DARK,
    PARCHMENT_LIT,
    PLAYER,
    RGB,
    SYMBOL,
    mix,
)

THINKING_BEATS = 4
"""The number of pictures in the thinking animation, one about every fifth of a second."""

_RADIUS = 14
_FIGURES, _FIGURES_MOST = 29, 34  # font sizes of numbers: the one rows are laid out for, and the largest
_RAT_LENGTH = 4.45  # width of the rat's numbers, the longest item in its row, in font sizes
_SHARES = {"rat+": 1.81, "messages++": 2.25, "hand": 0.82, "prestige": 1.17}  # widths within a row
_FACE, _FACE_AT = 1.0, 0.78  # a bot's face: its size in symbol heights, and where it starts on the symbol


class Facts(NamedTuple):
    """Everything that one tray shows; trays with equal facts look the same."""

    colour: str
    name: str
    bot: bool
    coins: int
    cache: int
    supply: int
    rat: int
    rat_after: int
    prestige: int | None
    hand: int
    messages: tuple[tuple[str, int], ...]
    first: bool
    to_move: bool
    beat: int


def facts(view: Board, colour: str, name: str, bot: bool = False, beat: int = 0) -> Facts:
    """Return the facts of ``colour``'s tray; ``beat`` is 1 to ``THINKING_BEATS`` while it thinks, else 0."""
    player = view.players[colour]
    held = [message[0] for message in player.messages]
    order = [*view.ring, *(c for c in held if c not in view.ring)]
    return Facts(
        colour=colour,
        name=name,
        bot=bot,
        coins=player.coins,
        cache=player.cache,
        supply=player.supply,
        rat=player.rat,
        rat_after=player.rat_after,
        prestige=player.prestige,
        hand=len(player.hand) + len(player.draft) + len(player.kept) + (player.third is not None),
        messages=tuple((c, held.count(c)) for c in dict.fromkeys(order)),
        first=view.first == colour,
        to_move=colour in view.to_move,
        beat=beat,
    )


class Trays:
    """The trays of all seats of a game, downwards in seat order.

    ``names`` are the players' names by colour; ``bots`` are the seats played by bots.
    """

    def __init__(
        self, layout: Layout, seats: Iterable[str], names: Mapping[str, str], bots: Collection[str] = ()
    ) -> None:
        self.layout = layout
        self.seats = tuple(seats)
        self.names = names
        self.bots = frozenset(bots)

    def draw(
        self,
        surface: Surface,
        view: Board,
        thinking: Collection[str] = (),
        beat: int = 0,
        hovered: str | None = None,
    ) -> None:
        """Draw all trays; ``beat`` counts up while the seats in ``thinking`` think."""
        reach = self.layout.px(20)
        for colour, box in zip(self.seats, self.layout.trays, strict=True):
            dots = 1 + beat % THINKING_BEATS if colour in thinking else 0
            shown = facts(view, colour, self.names.get(colour, ""), colour in self.bots, dots)
            radius = self.layout.px(_RADIUS)
            finished = tray(shown, box.size, self.layout.u, self.layout.text_scale)
            if shown.to_move:
                surface.blit(surfaces.glow(box.size, radius, reach), box.move(-reach, -reach))
                surface.blit(finished, box)
            else:
                picture, offset = surfaces.on_shadow(finished, radius, self.layout.px(14))
                surface.blit(picture, box.move(offset))
            if colour == hovered:
                surface.blit(surfaces.rim(box.size, radius, self.layout.px(4)), box)

    def hit(self, pos: tuple[float, float]) -> str | None:
        """Return the seat whose tray is at ``pos``, or None."""
        for colour, box in zip(self.seats, self.layout.trays, strict=True):
            if box.collidepoint(pos):
                return colour
        return None

    def rect_of(self, colour: str, what: str) -> Rect:
        """Return where ``what`` of ``colour`` is shown, for things that fly there or start there.

        ``what`` is ``coins``, ``cache``, ``supply``, ``rat``, ``prestige``, ``hand``, ``messages``, ``name``,
        ``symbol`` or ``bellringer``. Raises ``KeyError`` for anything else, ``ValueError`` for a colour
        without a seat.
        """
        if colour not in self.seats:
            raise ValueError(f"{colour!r} has no tray; the seats are {', '.join(self.seats)}")
        box = self.layout.trays[self.seats.index(colour)]
        return cells(box.size, self.layout.u, self.layout.text_scale)[what].move(box.topleft)


@lru_cache(maxsize=16)
def cells(size: tuple[int, int], u: float, text_scale: float) -> dict[str, Rect]:
    """Return the boxes of a tray's items, relative to its upper left corner; ``size`` is in pixels."""
    pad = max(2, round(9 * u))
    inner = Rect((0, 0), size).inflate(-2 * pad, -2 * pad)
    text = _FIGURES * u * text_scale
    head = min(round(44 * u * text_scale), round(inner.height * 0.3))
    low = (inner.height - head - pad // 2) / 3 < text * 1.05  # too low for three rows of numbers
    if low:
        head = min(round(38 * u * text_scale), round(inner.height * 0.36))
    found = {"symbol": Rect(inner.x, inner.y, head, head)}
    beside = round(head * 0.78) if low else head
    ringer = Rect(inner.right - beside, inner.y, beside, head)
    found["bellringer"] = ringer
    start = found["symbol"].right + pad
    end = ringer.left
    if low:
        found["hand"] = Rect(end - round(head * 1.6), inner.y, round(head * 1.6), head)
        end = found["hand"].left
    found["name"] = Rect(start, inner.y, end - start - pad // 2, head)

    sheet = Rect(inner.x, inner.y + head + pad // 2, inner.width, inner.height - head - pad // 2)
    found["sheet"] = sheet
    rows = (
        [["coins", "cache", "supply", "prestige"], ["rat+", "messages++"]]
        if low
        else [["coins", "cache", "supply"], ["rat+", "prestige", "hand"], ["messages"]]
    )
    inside = sheet.inflate(-pad, -round(4 * u))
    height = inside.height / len(rows)
    for index, row in enumerate(rows):
        shares = [_SHARES.get(cell, 1.0) for cell in row]
        x = float(inside.x)
        for cell, share in zip(row, shares, strict=True):
            width = inside.width * share / sum(shares)
            found[cell.rstrip("+")] = Rect(
                round(x), round(inside.y + index * height), round(width), round(height)
            )
            x += width
    return found


@cached(TABLE, megabytes=8)
def tray(shown: Facts, size: tuple[int, int], u: float, text_scale: float) -> Surface:
    """Return the finished tray of ``size`` pixels. Shared, don't draw on it."""
    boxes = cells(size, u, text_scale)
    surface = _board(shown.colour, size, u, text_scale).copy()
    text = round(30 * u * text_scale)
    least = round(26 * u * text_scale)
    cell = boxes["coins"]
    largest = round(_FIGURES_MOST * u * text_scale)
    figures = min(
        largest, round(cell.height * 1.22), round(cell.width * 0.4), round(boxes["rat"].width / _RAT_LENGTH)
    )

    name = Rect(boxes["name"])
    if shown.bot:
        beside = _mark_bot(surface, shown.name, boxes["symbol"], u)
        name.width -= max(0, beside - name.left)
        name.left = max(beside, name.left)
    if not shown.first and not shown.beat and boxes["hand"].top > name.bottom:
        name = name.union(boxes["bellringer"])
    letters = INK if shown.colour == "yellow" else CREAM
    surfaces.words(surface, shown.name, name, text, least, letters, bold=True, align="left")
    ringer = boxes["bellringer"]
    if shown.first:
        grown = ringer.inflate(round(8 * u), round(8 * u))
        if shown.beat:  # room for both, the dots above the bellringer
            grown.height = round(ringer.height * 0.84)
            grown.bottom = ringer.bottom + round(4 * u)
        grown.right = ringer.right + round(4 * u)
        pawn = surfaces.picture("pieces/bellringer", *grown.size)
        surface.blit(pawn, pawn.get_rect(midright=grown.midright))
    if shown.beat:
        dots = Rect(ringer.x, ringer.y, ringer.width, ringer.height // 4) if shown.first else ringer
        _dots(surface, dots, shown.beat, letters, max(3, ringer.height // (7 if shown.first else 5)))
    _count(surface, boxes["coins"], "icons/coin", shown.coins, figures)
    _count(surface, boxes["cache"], f"pieces/{shown.colour}_cube", shown.cache, figures)
    _supply(surface, boxes["supply"], shown, figures)
    _rat(surface, boxes["rat"], shown, figures)
    _count(surface, boxes["prestige"], "icons/prestige", shown.prestige, figures)
    ink = letters if boxes["hand"].bottom <= boxes["sheet"].top else INK
    _count(surface, boxes["hand"], "icons/hand", shown.hand, figures, ink=ink)
    _messages(surface, boxes["messages"], shown.messages, figures)
    return surface


def _mark_bot(surface: Surface, name: str, symbol: Rect, u: float) -> int:
    """Draw a bot's face, or a gear if it has none, at the player's symbol; return its right end."""
    portrait = face(name, round(symbol.height * _FACE))
    if portrait is None:
        gear = surfaces.picture("icons/gear", symbol.width * 0.5, symbol.height * 0.5)
        middle = (symbol.right - symbol.width * 0.1, symbol.bottom - symbol.height * 0.14)
        surface.blit(gear, gear.get_rect(center=middle))
        return symbol.right
    place = portrait.get_rect(midleft=(symbol.left + round(symbol.width * _FACE_AT), symbol.centery))
    surface.blit(portrait, place)
    return place.right + max(2, round(6 * u))


@cached(TABLE, most=10)
def _board(colour: str, size: tuple[int, int], u: float, text_scale: float) -> Surface:
    """Return the unchanging part of a tray: wood, parchment, the player's colour and symbol."""
    boxes = cells(size, u, text_scale)
    radius = max(3, round(_RADIUS * u))
    surface = surfaces.oak(size, radius, seed=sum(map(ord, colour))).copy()
    head = Rect(0, 0, size[0], boxes["sheet"].top)
    dye = surfaces.clear(size)
    dye.blit(surfaces.rounded(size, radius, (*_ground(colour), 235)), (0, 0), head)
    surface.blit(dye, (0, 0))
    surface.blit(
        surfaces.parchment(boxes["sheet"].size, max(2, radius // 2), seed=len(colour)), boxes["sheet"]
    )
    surface.blit(surfaces.rim(size, radius, max(2, round(3 * u))), (0, 0))
    symbol = boxes["symbol"]
    line = max(1, round(2.5 * u))
    draw_medal(surface, colour, symbol.center, symbol.height, PARCHMENT_LIT, line, 0.64)
    return surface


def _ground(colour: str) -> RGB:
    """Return the colour behind a player's name: light for yellow's ink letters, dark for cream letters."""
    return mix(PLAYER[colour], OAK_DARK, 0.08 if colour == "yellow" else 0.38)


def _dots(surface: Surface, box: Rect, beat: int, ink: RGB, side: int) -> None:
    for index in range(3):
        colour = ink if index < beat - 1 else mix(ink, OAK, 0.6)
        dot = surfaces.disc(side, colour)
        surface.blit(dot, (box.x + index * round(side * 1.6), box.centery - side // 2))


def _count(
    surface: Surface, box: Rect, icon: str | None, number: int | None, text: int, ink: RGB = INK
) -> None:
    """Draw an icon and its number, or a question mark for a secret number."""
    side = min(box.height - 2, round(text * 1.12))
    if icon:
        surfaces.centred(
            surface, surfaces.picture(icon, side * 1.2, side), (box.x + side * 0.58, box.centery)
        )
    digits = typesetting.line("?" if number is None else str(number), text, ink, bold=True)
    surface.blit(digits, (round(box.x + side * 1.26), box.centery - digits.get_height() // 2))


def _supply(surface: Surface, box: Rect, shown: Facts, text: int) -> None:
    """Draw the supply: a wooden dish with a cube of the player's colour, and the number of its cubes."""
    _count(surface, box, None, shown.supply, text)
    side = min(box.height - 2, round(text * 1.12))
    middle = (box.x + side * 0.58, box.centery)
    surfaces.centred(surface, surfaces.disc(side, OAK_DARK, BRASS, max(1, side // 12)), middle)
    cube = surfaces.picture(f"pieces/{shown.colour}_cube", side * 0.62, side * 0.62)
    surfaces.centred(surface, cube, middle)


def _rat(surface: Surface, box: Rect, shown: Facts, text: int) -> None:
    _count(surface, box, "icons/rat", shown.rat, text)
    side = min(box.height - 2, round(text * 1.12))
    x = box.x + side * 1.26 + typesetting.width(str(shown.rat), text, bold=True) + text * 0.18
    arrow = surfaces.picture("icons/arrow_plain", text * 0.62, text)
    surface.blit(arrow, (round(x), box.centery - arrow.get_height() // 2))
    x += arrow.get_width() + text * 0.22
    struck = shown.rat_after > NUMBERS.rat_track_end
    digits = typesetting.line(str(shown.rat_after), text, PARCHMENT_LIT if struck else INK, bold=True)
    if struck:
        patch = Rect(0, 0, digits.get_width() + round(text * 0.36), min(box.height, round(text * 1.12)))
        patch.midleft = (round(x - text * 0.18), box.centery)
        surface.blit(surfaces.rounded(patch.size, patch.height // 4, DANGER), patch)
    surface.blit(digits, (round(x), box.centery - digits.get_height() // 2))


def _messages(surface: Surface, box: Rect, messages: tuple[tuple[str, int], ...], text: int) -> None:
    """Draw a small octagon with the symbol of each colour, and how many messages of it are held."""
    if not messages:
        return
    step = box.width / len(messages)
    side = min(box.height - 4, round(text * 1.0), round(step * 0.52))
    size = min(text, round(step * 0.76))
    for index, (colour, count) in enumerate(messages):
        x = box.x + step * index
        stamp = _octagon(colour, side, count > 0)
        surface.blit(stamp, (round(x), box.centery - side // 2))
        if count:  # a pale stamp already means none
            digits = typesetting.line(str(count), size, INK, bold=True)
            surface.blit(digits, (round(x + side * 1.03), box.centery - digits.get_height() // 2))


@cached(TABLE, most=32)
def _octagon(colour: str, side: int, held: bool) -> Surface:
    fine = surfaces.clear((side * 3, side * 3))
    whole, corner = side * 3 - 1, side * 3 * 0.29
    ring = [(corner, 0), (whole - corner, 0), (whole, corner), (whole, whole - corner)]
    ring += [(whole - corner, whole), (corner, whole), (0, whole - corner), (0, corner)]
    fill = PLAYER[colour] if held else mix(PLAYER[colour], PARCHMENT_LIT, 0.62)
    pygame.draw.polygon(fine, fill, ring)
    pygame.draw.polygon(fine, INK, ring, max(2, side // 5))
    stamp = pygame.transform.smoothscale(fine, (side, side))
    light = "" if colour == "yellow" or not held else "_light"
    surfaces.centred(
        stamp,
        surfaces.picture(f"symbols/{SYMBOL[colour]}{light}", side * 0.6, side * 0.6),
        (side / 2, side / 2),
    )
    return stamp
