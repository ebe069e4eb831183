"""Where everything lies on a player's tray: figures and heaps in its well, decks on the shelf beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from pygame import Rect

from game.table.pieces.pieces import STRONG_HALO

Point = tuple[float, float]
Rows = tuple[tuple[str, ...], ...]

PILE = 6
"""The number of pieces in a heap up to which each one is drawn; beyond, the number beside it counts."""

CARD_SHAPE = 190 / 266
"""A card's width divided by its height."""

_HEAP: tuple[Point, ...] = (
    (0.0, 0.32),
    (-0.46, 0.14),
    (0.46, 0.16),
    (-0.24, -0.18),
    (0.27, -0.16),
    (0.01, -0.4),
)
_STACK: tuple[Point, ...] = (
    (-0.25, 0.4),
    (0.27, 0.38),
    (-0.27, 0.02),
    (0.25, 0.0),
    (-0.24, -0.36),
    (0.26, -0.38),
)
_TOWER: tuple[Point, ...] = (
    (-0.14, 0.3),
    (0.15, 0.27),
    (-0.15, -0.01),
    (0.14, -0.03),
    (-0.13, -0.31),
    (0.15, -0.33),
)
"""The places of the pieces of a broad heap, a narrow one and a pile, about its middle, in sides of a piece.
Those in front come first."""
_HEAPS = ((_HEAP, (1.94, 1.76), 1.08), (_STACK, (1.56, 1.88), 1.17), (_TOWER, (1.3, 1.68), 1.0))
"""The same with their widths and heights in sides of a piece, broadest first. A narrower one is taken where
its pieces are larger by more than this factor."""

_HEAD, _HEAD_SHARE = 46, 0.26  # height of the rim with the name: in units, and its largest share of the tray
_FACE, _SMALL_FACE = (1.5, 0.62), (0.94, 0.78)
"""The size of a bot's face and where it begins, in heights of the symbol: usually, and beside large names."""
_HEAD_GROWS = 0.35  # the power of the text size with which that share grows
_LEAST_HEAD = 30  # the height of that rim which a name needs, in units
_RIM, _FOOT, _PAD = 9, 6, 6  # the wood beside the well and below it, and the space within it
_LEAST_ROW = 44  # height of a row of figures, in units
_FIGURES, _LARGEST_FIGURES = 42, 56  # font sizes of figures, in units: usually, and in high rows
_FEWEST_ROWS, _FIGURES_IN_TWO = 2, 33  # the least rows of a tray, and the font size of figures there
_LEAST_FIGURES = 20.8  # the font size below which heaps give room to figures, in units
_LARGEST = 104  # the largest height of cards and messages, in units
_PLANS: tuple[tuple[float, Rows], ...] = (
    (66, (("prestige", "rat"), ("coins", "cache"), ("supply", "cards"), ("messages",))),
    (44, (("prestige", "rat"), ("coins", "cache", "supply"), ("cards", "messages"))),
    (0, (("prestige", "rat", "messages"), ("coins", "cache", "supply", "cards"))),
)
"""What lies in the rows of a tray, and how high a row must be for that, in units: the first that fits.

The score comes first, beside what threatens it; in two rows, messages and cards end them.
"""
_FIGURE = 1.3  # width of a figure of two digits with the space before and after, in font sizes
SCORE = 1.3
"""The font size of prestige, in those of other figures."""
_FIGURES_OF = {"coins": 1.18, "cache": 1.18, "supply": 1.36, "prestige": 1.3 * SCORE}
"""The same for single heaps: coins and cache seldom have two digits, which are condensed then."""
_LEAST_HEAP, _LARGEST_HEAP = 0.78, 1.15  # width of a heap, in heights of its row
_TIGHT = 0.85  # the share of its least width that a heap keeps where it gives room to figures
_NEEDS: dict[str, tuple[float, float]] = {
    "rat": (0.74, 2.86),
    "cards": (1.45, 0.0),
    "messages": (2.6, 0.0),
}
"""The least width of a cell: in rows' heights, and in font sizes. Other cells hold a heap and a figure."""
_TIGHT_MESSAGES = 2.8  # the least width of three messages that are read, in font sizes
_GROWS = {
    "messages": 1.5,
    "rat": 0.8,
    "prestige": 0.5,
    "cards": 0.6,
}  # shares of a row's spare width; else 1
APART = 2
"""The pixels between messages in a row."""
MESSAGE_FIGURE = 0.66
"""The size of the figure on a message, as a share of its side."""
_HIGHER = 1.13  # the height of a row with messages, or cards alone, in those of others, where there is room
_SPREAD = 2.3  # the width of three cards in a row, in card widths: the middle of each is to be seen
_BESIDE = 1.04  # the distance of things that lie side by side, in their widths
_HELD, _HELD_HIGH = 0.84, 1.3  # the height of cards in hand, in heights of a deck upright or lying sideways
_SHELF_EDGE = 4  # the wood on both sides of the shelf, in units
_DECK_WIDE = 0.94  # the share of the shelf's width that an upright deck takes at most
_BESIDE_DECK = 0.94  # the share of the shelf's width that a deck lying sideways takes
_SHELVED, _SHELVED_ASIDE = 3.15, 3.3  # the height of the shelf in heights of a deck, upright or sideways
_STAND = 1.42  # how much higher than the rim a figure that stands on it is
_LEAST_STAND = 61  # the least height of such a figure, in units
_DOT = 8  # the rim's height in sides of a dot below the end of the name of who thinks


class Cells(NamedTuple):
    """The places on a tray, in pixels from the upper left corner of its box; the shelf has negative x."""

    boxes: dict[str, Rect]
    """Boxes by name: ``symbol``, ``name``, ``friend``, ``bellringer``, ``coins``, ``cache``, ``supply``,
    ``rat``, ``prestige``, ``cards`` (played), ``messages``, ``deck``, ``discard``, ``hand``; ``head``
    and ``well`` hold the others.
    """
    figures: int
    """The font size of figures."""
    card: tuple[int, int]
    """The size of a played card."""
    shelved: tuple[int, int]
    """The size of a card on the shelf; broader than high where decks lie sideways."""
    held: tuple[int, int]
    """The size of a card in the hand on the shelf."""
    message: int
    """The side of a message."""
    roomy: bool = True
    """Whether cards and messages have rows of their own, or one together."""


@lru_cache(maxsize=32)
def cells(size: tuple[int, int], u: float, text_scale: float, shelf: int) -> Cells:
    """Return the places on a tray whose box has ``size`` pixels, with ``shelf`` pixels of wood left of it."""
    width, height = size
    pad, rim = max(2, round(_PAD * u)), max(3, round(_RIM * u))
    share = height * _HEAD_SHARE * text_scale**_HEAD_GROWS
    head = min(round(_HEAD * u * text_scale), round(max(share, _LEAST_HEAD * u * text_scale)))
    boxes = {"head": Rect(0, 0, width - rim, head)}
    foot = max(2, round(_FOOT * u))
    boxes["well"] = well = Rect(0, head, width - rim, height - head - foot)
    _head(boxes, pad, round(_LEAST_STAND * u))
    boxes["face"] = _face(boxes["symbol"], *(_FACE if text_scale == 1 else _SMALL_FACE))

    inside = well.inflate(-pad, -max(2, pad // 2))
    inside.height -= foot // 2
    least = u * text_scale
    rows = next(plan for high, plan in _PLANS if inside.height / len(plan) >= high * least)
    roomy = len(rows) > _FEWEST_ROWS
    higher = _HIGHER if inside.height / len(rows) >= _LEAST_ROW * least else 1.0
    weights = [higher if "messages" in its or its == ("cards",) else 1.0 for its in rows]
    tall = inside.height / sum(weights)  # of a row without messages
    if roomy:
        larger = max(min(round(tall * 0.56), round(_LARGEST_FIGURES * least)), round(_FIGURES * least))
    else:  # heaps and messages need the room
        larger = round(_FIGURES_IN_TWO * least)
    figures = min(larger, round(tall * 0.94))
    # What heaps need at least; they grow into what is left, of which two rows leave none.
    unit = min(tall, _LEAST_ROW * least) if roomy else tall
    tight = text_scale > 1 or not roomy
    needs = [[_needs(cell, tight) for cell in row_of_cells] for row_of_cells in rows]
    for row_of_needs in needs:
        heaps, words = (sum(need[which] for need in row_of_needs) for which in (0, 1))
        wide, most = (int((inside.width - heaps * unit * part) / max(words, 1)) for part in (1.0, _TIGHT))
        if words:
            figures = min(figures, max(wide, min(most, round(_LEAST_FIGURES * least))))
    top = float(inside.y)
    for row_of_cells, row_of_needs, weight in zip(rows, needs, weights, strict=True):
        room = Rect(inside.x, round(top), inside.width, int(tall * weight))
        boxes |= zip(row_of_cells, _row(row_of_needs, row_of_cells, room, unit, figures), strict=True)
        top += tall * weight
    _align(boxes, rows, unit, figures)
    gap = max(1, round(2 * u))
    for cell in ("cards", "messages"):
        boxes[cell].inflate_ip(-2 * gap, -2 * gap)
        high = min(boxes[cell].height, round(_LARGEST * least))
        boxes[cell] = Rect(boxes[cell].x, boxes[cell].centery - high // 2, boxes[cell].width, high)
    played = boxes["cards"]
    card = _card(played.height, played.width / _SPREAD)
    _give_room(boxes["cards"], boxes["messages"], card[0])
    shelved, held = _shelf(boxes, shelf, height, pad, shelf_edge(u))
    return Cells(boxes, figures, card, shelved, held, _message(boxes["messages"]), roomy)


def _needs(cell: str, tight: bool = False) -> tuple[float, float]:
    """Return the least width of a cell; where it is ``tight``, three messages that can be read have room."""
    if tight and cell == "messages":
        return 0.1, _TIGHT_MESSAGES
    return _NEEDS.get(cell, (_LEAST_HEAP, _FIGURES_OF.get(cell, _FIGURE)))


def _row(
    needs: Sequence[tuple[float, float]], row_of_cells: Sequence[str], room: Rect, unit: float, figures: int
) -> list[Rect]:
    """Return the boxes of a row's cells, each as wide as it must be and a share of what is left."""
    heaps, words = (sum(need[which] for need in needs) for which in (0, 1))
    unit = min(unit, (room.width - words * figures) / heaps)
    least = [pieces * unit + text * figures for pieces, text in needs]
    grows = [_GROWS.get(cell, 1.0) for cell in row_of_cells]
    spare = max(0.0, room.width - sum(least)) / sum(grows)
    x, boxes = float(room.x), []
    for wide, share in zip(least, grows, strict=True):
        wide += spare * share
        boxes.append(Rect(round(x), room.y, int(wide), room.height))
        x += wide
    return boxes


def _align(boxes: dict[str, Rect], rows: Rows, unit: float, figures: int) -> None:
    """Let prestige and coins begin in one column, rat and cache in the next, if there is room.

    They do where coins, cache and supply lie below prestige and rat; what ends these rows begins in a third
    column. Rows of two cells keep two columns.
    """
    upper, lower = rows[:2]
    if lower == ("coins", "cache"):
        _align_two(boxes, rows[:3], unit, figures)
    if upper[:2] != ("prestige", "rat") or lower[:3] != ("coins", "cache", "supply"):
        return

    def least(*names: str) -> float:
        return sum(pieces * unit + text * figures for pieces, text in map(_needs, names))

    left, ends = boxes["coins"].left, boxes["supply"].right
    last, right = (*upper[2:], *lower[3:]), boxes[lower[-1]].right
    if last:
        ends = right - round(
            max(pieces * unit + text * figures for pieces, text in (_needs(end, tight=True) for end in last))
        )
    first, others = max(least("prestige"), least("coins")), max(least("rat"), least("cache", "supply"))
    spare = (ends - left) - first - others
    if spare < (_TIGHT - 1) * (first + others):
        return
    second = left + round(first + spare / 3)
    third = second + round(least("cache") + (ends - second - least("cache", "supply")) / 2)
    columns = {"prestige": (left, second), "coins": (left, second), "rat": (second, ends)}
    columns |= {"cache": (second, third), "supply": (third, ends)}
    columns |= dict.fromkeys(last, (ends, right))
    for cell, (begins, stops) in columns.items():
        boxes[cell].left, boxes[cell].width = begins, stops - begins


def _align_two(boxes: dict[str, Rect], rows: Rows, unit: float, figures: int) -> None:
    """Let rows of two cells keep two columns, each as wide as it must be and half of what is left."""
    first, second = zip(*rows, strict=True)
    least, others = (
        max(pieces * unit + text * figures for pieces, text in map(_needs, column))
        for column in (first, second)
    )
    left, right = boxes[first[0]].left, boxes[second[0]].right
    between = left + round(least + max(0.0, right - left - least - others) / 2)
    for one, other in rows:
        boxes[one].width = between - left
        boxes[other].left, boxes[other].width = between, right - between


def heap_room(what: str, places: Cells) -> Rect:
    """Return the part of a cell in which its heap lies: at its left, before the figure."""
    cell = places.boxes[what]
    wide = min(cell.height * _LARGEST_HEAP, cell.width - places.figures * _FIGURES_OF.get(what, _FIGURE))
    room = Rect(cell.x, cell.y, max(2, round(wide)), cell.height)
    return room.inflate(0, -max(2, cell.height // 25))


def rat_room(places: Cells) -> tuple[Rect, Rect]:
    """Return where the rat is, and where its figures are beside it."""
    cell = places.boxes["rat"]
    wide = round(min(cell.height * 0.95, cell.width - places.figures * _NEEDS["rat"][1]))
    left = cell.x + wide + round(places.figures * 0.16)
    return Rect(cell.x, cell.centery - wide // 2, wide, wide), Rect(
        left, cell.y, cell.right - left, cell.height
    )


def heap(count: int, room: Rect) -> tuple[float, list[Point]]:
    """Return the side of the pieces in a heap, and where ``count`` of them, at most ``PILE``, lie.

    They lie about the middle of ``room``.
    """
    side, places, larger = 0.0, _HEAP, 1.0
    for shape, (width, height), least in _HEAPS:
        fitting = min(room.width / width, room.height / height)
        if fitting > side * larger:
            side, places = fitting, shape
        larger = least
    x, y = room.center
    heights = [dy for _, dy in places[:count]] or [0.0]
    middle = (max(heights) + min(heights)) / 2
    return side, [(x + dx * side, y + (dy - middle) * side) for dx, dy in places[:count]]


def row(count: int, room: Rect, width: float) -> list[Rect]:
    """Return the boxes of ``count`` things ``width`` pixels wide in a row; shingled if they must be."""
    step = min(width * _BESIDE, (room.width - width) / max(1, count - 1))
    return [Rect(round(room.x + step * k), room.y, round(width), room.height) for k in range(count)]


def _head(boxes: dict[str, Rect], pad: int, least: int) -> None:
    """Place symbol, name, friend and bellringer in the rim; the latter two stand on it, ``least`` high."""
    head = boxes["head"]
    tall = head.height
    boxes["symbol"] = Rect(0, 0, tall, tall)
    stands = max(least, round(tall * _STAND))
    boxes["bellringer"] = Rect(0, 0, round(stands * 0.74), stands)
    boxes["bellringer"].bottomright = head.right + pad // 2, head.bottom - pad // 4
    boxes["friend"] = Rect(0, 0, round(stands * 0.62), stands)
    boxes["friend"].bottomright = boxes["bellringer"].left, head.bottom - pad // 4
    left = boxes["symbol"].right + pad // 2
    beside = boxes["friend"].left - ceil(boxes["friend"].width * STRONG_HALO)
    boxes["name"] = Rect(left, 0, beside - left - pad // 2, tall)
    side = max(3, tall // _DOT)
    boxes["dots"] = Rect(boxes["name"].right - 4 * side, tall - 2 * side, 4 * side, side)


def _give_room(played: Rect, messages: Rect, card: int) -> None:
    """Let messages that lie beside the played cards have what three cards side by side leave."""
    spare = played.width - ceil(card * _BESIDE * 3)
    if messages.left > played.right and spare > 0:
        played.width -= spare
        messages.left, messages.width = messages.left - spare, messages.width + spare


def _face(symbol: Rect, size: float, left: float) -> Rect:
    """Return where a bot's face is, behind the symbol; a large one looks out over the rim."""
    side = round(symbol.height * size)
    return Rect(symbol.left + round(symbol.height * left), symbol.centery - side // 2, side, side)


def _card(high: float, wide: float) -> tuple[int, int]:
    """Return the size of a card that fits into a room."""
    tall = min(high, wide / CARD_SHAPE)
    return max(6, round(tall * CARD_SHAPE)), max(8, round(tall))


def _message(room: Rect) -> int:
    """Return the side of messages: as high as their row, or less so that two lie side by side."""
    return min(room.height, (room.width - APART) // 2)


def shelf_edge(u: float) -> int:
    """Return how wide the wood is on both sides of the shelf."""
    return max(1, round(_SHELF_EDGE * u))


def _shelf(
    boxes: dict[str, Rect], shelf: int, height: int, pad: int, edge: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Place deck, discards and hand on the shelf, one below the other; low decks lie sideways.

    Return the size of cards there, and of those in hand.
    """
    room = Rect(edge - shelf, 2 * pad, shelf - 2 * edge, height - 4 * pad)
    card = _card(room.height / _SHELVED, room.width * _DECK_WIDE)
    aside = _card(room.width * _BESIDE_DECK, room.height / _SHELVED_ASIDE)
    if sideways := aside[0] > card[0]:
        card = aside[1], aside[0]
    held = _card(card[1] * (_HELD_HIGH if sideways else _HELD), room.width)
    fan = min(room.width, round(held[0] * (2.2 if sideways else 2.26)))
    heights = (0.15, 0.46, 0.82) if sideways else (0.2, 0.52, 0.83)
    for what, size, share in zip(
        ("deck", "discard", "hand"), (card, card, (fan, held[1])), heights, strict=True
    ):
        boxes[what] = Rect((0, 0), size)
        boxes[what].center = room.centerx, round(room.top + room.height * share)
    return card, held
