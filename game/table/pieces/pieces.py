"""The pieces: cubes, friends, coaches, rats, coins and tokens, each with a shadow that shows its height."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

import pygame
from pygame import Rect, Surface

from engine import COLOURS
from game.table.map.shapes import Box
from game.table.pieces.tags import message_sign
from game.ui import contrast, pictures, surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.medal import symbol
from game.ui.palette import PARCHMENT_LIT, PLAYER

Point = tuple[float, float]

_CANDLE_LIT = (13, 9, 4)  # the light on pieces: lighter and warmer than the map
_EVENING = (230, 222, 212)  # what that is multiplied by in the evening
_LONGER, _VIOLET = 1.6, (43, 42, 90)  # how much longer shadows on the board are then, and their colour
_HALO = 0.05
"""The width of the pale edge of a rat that runs by night, and of cubes in the city, in pictures' widths."""
_GAITS = ("_leaps", "_gathers")
RUNNING = tuple(tuple(f"rat{gait}{way}" for gait in _GAITS) for way in ("", "_right"))
"""The kinds of a rat that runs, by turns, to the left and to the right."""
_DARK = ("rat", *RUNNING[0], *RUNNING[1])
"""The pieces that are so dark that they need less shadow."""
_RUNNERS = frozenset(f"pieces/{kind}" for kind in _DARK[1:])
STRONG_HALO = 0.09
"""The width of the pale edge round every piece in high contrast."""
_STRONGER = 4  # how often it is laid on then
_TOUCH, _TOUCHES = 0.035, (0.02, 0.04)
"""How soft the dark line is where a piece touches the table, and where it lies, in widths."""
_DARKEST = (10, 5, 0, 190)
_CAST = 0.4  # how far the picture of a shadow reaches beyond its piece on each side, in widths
_STRENGTH = 215  # how dark (0 to 255) such a shadow is
_ENDS = 0.9  # how far right in the picture of a piece its foot ends, in widths
_SLANTED = 10  # degrees from which a piece is turned so far that the shadow of its model no longer fits
_AWAY = (0.11, 0.08)  # how far the shadow of another piece on the table falls, as a share of its width
_WIDE = 6  # pixels from which a shadow's blur is that of a smaller picture
_LEVELS = 8  # heights with a distinct shadow
_VARIANTS = ("", "_a", "_b", "_c")
_ROLLS = 8

ON_EDGE = 6
"""The steps from a coin that lies flat to one that is seen from its edge."""
_COIN_THICK, _COIN_RIM = 0.1, (150, 130, 110)  # in widths; the shade of the rim

_SIGN, _SIGN_AT = 0.2, (0.69, 0.22)  # the width of the sign in a message's rim, and its middle, in widths
_CUBE = 1.36  # the width of the picture in cube sides, of which the cube fills four fifths
CARRIAGE_WIDTH = 3.1
"""The width of a carriage's picture in cube sides."""
WAYS, RIGHT, LEFT = 16, 0, 8
"""The directions in which carriages are seen, numbered with the clock from the right."""
RAT_WIDTH = 1.25
"""The width of a rat in cube sides."""
_PIECES = {
    "friend": ("{}_pawn", 1.18, 0.8),
    **{kind: (kind, RAT_WIDTH, 0.58) for kind in _DARK},
    "coin": ("coin_top", 0.95, 0.5),
    "prestige": ("prestige_{}", 1.0, 0.5),
    "bellringer": ("bellringer", 1.5, 0.8),
    "ringing": ("bellringer_swing", 1.5, 0.8),
}
_PIECES |= {f"carriage_{way}": (f"{{}}_coach_{way}", CARRIAGE_WIDTH, 0.43) for way in range(WAYS)}
"""Each piece's picture, its width in cube sides, and how far down in the picture its foot is."""
_FINE, _ROW = 30, 8
"""The side of the cube with which a carriage is measured, and the height of a row, in pixels."""
_LOW = 0.01  # up to which height a piece stands on the table
_SOLID = 100  # from which opacity on it covers what lies beneath, of 255


class Standing(Surface):
    """A piece on the table together with its shadow."""

    piece: Surface
    """The piece alone."""
    seen: Rect
    """The part of it that isn't transparent."""
    pad: int
    """How far the shadow reaches beyond it on each side, in pixels."""


class _Piece(NamedTuple):
    """The appearance of a piece: its picture (for a message its kind), size and rotation."""

    name: str
    width: int
    turn: float = 0.0
    colour: str = ""
    """The colour of a message."""
    prestige: int = 0
    """What that pays."""
    dark: bool = False
    shallow: bool = False
    """Whether it stands in a tray, where a long shadow would fall on what is beside it."""
    evening: bool = False
    """Whether it stands in the low, warm light of the evening."""
    cube: bool = False
    """Whether it is a cube, which may stand on ground of its own hue."""
    tipped: int = 0
    """How far a coin is tipped, in steps up to :data:`ON_EDGE`: its height looks smaller, its rim is seen."""


def _draw(surface: Surface, piece: _Piece, foot: float, at: Point, height: float) -> Rect:
    """Draw a piece at a point of the window, lifted by ``height`` (0 to 1); return what it covers.

    ``foot`` is how far down in the picture the contact with the table is: 0.5 for pieces that lie flat, more
    for pieces that stand.
    """
    low = _standing(piece) if height <= _LOW else None
    picture = low.piece if low is not None else _picture(piece)
    width, tall = picture.get_size()
    x, y = at[0] - width / 2, at[1] - tall * foot
    if low is not None:
        surface.blit(low, (round(x) - low.pad, round(y) - low.pad))
        return low.seen.move(round(x), round(y))
    shadow, pad = _shadow(piece, max(1, min(_LEVELS, round(height * _LEVELS))))
    away = width * 0.5 * height
    surface.blit(shadow, (round(x + away * 0.9) - pad, round(y + away * 0.55) - pad))
    rise = round(y - width * 0.4 * height)
    surface.blit(picture, (round(x), rise))
    return _seen(piece).move(round(x), rise)


@cached(TABLE, megabytes=8, grows=True)
def _picture(piece: _Piece) -> Surface:
    if piece.evening:
        picture = _picture(piece._replace(evening=False)).copy()
        picture.fill(_EVENING, special_flags=pygame.BLEND_RGB_MULT)
        return picture
    if piece.colour:
        return message_sign(piece.colour, piece.name, piece.prestige, piece.width)
    picture = pictures.svg(piece.name, piece.width, piece.width * 2).copy()
    picture.fill(_CANDLE_LIT, special_flags=pygame.BLEND_RGB_ADD)
    if piece.tipped:
        return _tipped(picture, piece.tipped)
    return pygame.transform.rotozoom(picture, piece.turn, 1.0) if piece.turn else picture


def _tipped(coin: Surface, step: int) -> Surface:
    """Return a coin that is tipped by a step, on a surface of its own size: what is nearer shows its rim."""
    aside = math.pi / 2 * step / ON_EDGE
    width, tall = coin.get_size()
    thick = round(width * _COIN_THICK * math.sin(aside))
    side = pygame.transform.smoothscale(coin, (width, max(2, round((tall - thick) * math.cos(aside)))))
    rim = side.copy()
    rim.fill(_COIN_RIM, special_flags=pygame.BLEND_RGB_MULT)
    made = surfaces.clear((width, tall))
    top = (tall - side.get_height() - thick) // 2
    for depth in range(thick, 0, -1):
        made.blit(rim, (0, top + depth))
    made.blit(side, (0, top))
    return made


@cached(TABLE, most=512)
def _seen(piece: _Piece) -> Rect:
    """Return the part of a piece's picture that isn't transparent."""
    return _picture(piece).get_bounding_rect()


@cached(TABLE, megabytes=12, grows=True)
def _standing(piece: _Piece) -> Standing:
    """Return a piece on the table together with its shadow."""
    picture = _picture(piece)
    width = picture.get_width()
    shadow, away = _cast(piece, picture.get_size()), (0, 0)
    if shadow is None:
        shadow, pad = _shadow(piece, 0)
        far = _LONGER if piece.evening else 1.0
        away = max(1, round(width * _AWAY[0] * far)), max(1, round(width * _AWAY[1]))
    else:
        pad = (shadow.get_width() - width) // 2
    both = Standing(shadow.get_size(), pygame.SRCALPHA)
    both.piece, both.seen, both.pad = picture, picture.get_bounding_rect(), pad
    runs = piece.name in _RUNNERS
    if runs and not contrast.is_high():
        both.blit(_halo(picture, pad), (0, 0))
    both.blit(shadow, away)
    if not piece.colour:  # messages are large and pale themselves
        if contrast.is_high() or (piece.cube and not piece.shallow):
            both.blit(_halo(picture, pad), (0, 0))
        if not (runs or contrast.is_high()):
            right, down = (round(width * part) for part in _TOUCHES)
            both.blit(_silhouette(picture, pad, _DARKEST, max(1, round(width * _TOUCH))), (right, down))
    both.blit(picture, (pad, pad))
    return both


def _cast(piece: _Piece, size: tuple[int, int]) -> Surface | None:
    """Return the shadow that the model of a piece of this size casts; ``None`` if it has no model.

    That of a rat would reach over the edge of its card.
    """
    if piece.dark or piece.shallow or abs(piece.turn) > _SLANTED:
        return None
    owner, _, kind = piece.name.removeprefix("pieces/").partition("_")
    model = "token" if piece.colour else kind if owner in PLAYER else piece.name.removeprefix("pieces/")
    reach = round(size[0] * _CAST)
    model = "prestige" if owner == "prestige" else model
    shadow = pictures.shadow(model, size[0] + 2 * reach, size[1] + 2 * reach, _STRENGTH)
    return _lengthened(shadow, reach + round(size[0] * _ENDS)) if piece.evening else shadow


def _lengthened(shadow: Surface, edge: int) -> Surface:
    """Return the shadow of a low light, longer beyond the ``edge``, on a surface larger on every side."""
    width, tall = shadow.get_size()
    more = round((width - edge) * (_LONGER - 1))
    beyond = pygame.transform.smoothscale(
        shadow.subsurface(edge, 0, width - edge, tall), (width - edge + more, tall)
    )
    made = surfaces.clear((width + 2 * more, tall + 2 * more), (*_VIOLET, 0))
    for part, left in ((shadow.subsurface(0, 0, edge, tall), more), (beyond, more + edge)):
        made.blit(part, (left, more), special_flags=pygame.BLEND_RGBA_MAX)
    return made


def _halo(picture: Surface, pad: int) -> Surface:
    """Return the pale edge of a picture, on a surface extended by ``pad``: it stands out from any ground."""
    high = contrast.is_high()
    reach = max(1, round(picture.get_width() * (STRONG_HALO if high else _HALO)))
    soft = _silhouette(picture, pad, (*PARCHMENT_LIT, 255), reach)
    for _ in range(_STRONGER if high else 2):
        soft.blit(soft.copy(), (0, 0))
    return soft


def _silhouette(picture: Surface, pad: int, colour: tuple[int, int, int, int], blur: int) -> Surface:
    """Return the shape of a picture in a colour, soft, on a surface extended by ``pad``."""
    width, tall = picture.get_size()
    made = surfaces.clear((width + 2 * pad, tall + 2 * pad), (*colour[:3], 0))
    mask = pygame.mask.from_surface(picture, 90)
    made.blit(mask.to_surface(setcolor=colour, unsetcolor=(*colour[:3], 0)), (pad, pad))
    return pygame.transform.box_blur(made, blur)


@cached(TABLE, megabytes=16, grows=True)
def _shadow(piece: _Piece, level: int) -> tuple[Surface, int]:
    """Return the shadow of a piece at a height, and how far it extends beyond the picture."""
    picture = _picture(piece)
    width, tall = picture.get_size()
    blur = max(1, round(width * (0.05 + 0.16 * level / _LEVELS)))
    pad = 2 * blur + max(2, round(width * 0.1))
    silhouette = surfaces.clear((width + 2 * pad, tall + 2 * pad), (16, 8, 2, 0))
    deepest = 150 if piece.dark else 185
    strength = round(deepest + (90 - deepest) * level / _LEVELS)
    shape = pygame.mask.from_surface(picture, 90).to_surface(
        setcolor=(16, 8, 2, strength), unsetcolor=(16, 8, 2, 0)
    )
    silhouette.blit(shape, (pad, pad), special_flags=pygame.BLEND_RGBA_MAX)
    if blur < _WIDE:
        return pygame.transform.box_blur(pygame.transform.box_blur(silhouette, blur), max(1, blur // 2)), pad
    # It is so soft that a smaller one can be blurred, in a third of the time.
    size = silhouette.get_size()
    small = pygame.transform.smoothscale(silhouette, (size[0] // 3, size[1] // 3))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, blur // 3), max(1, blur // 6))
    return pygame.transform.smoothscale(soft, size), pad


def facing(start: Point, end: Point) -> int:
    """Return the direction, one of :data:`WAYS`, in which a way leads."""
    return round(math.atan2(end[1] - start[1], end[0] - start[0]) / math.tau * WAYS) % WAYS


@lru_cache(maxsize=WAYS)
def carriage_rows(way: int) -> tuple[Box, ...]:
    """Return what a carriage that faces a way covers round its point: a box for each row, in cube sides."""
    name, wide, foot = _PIECES[f"carriage_{way}"]
    side = round(wide * _FINE)
    picture = pictures.svg(f"pieces/{name.format(COLOURS[0])}", side, side * 2)
    mask, (width, tall) = pygame.mask.from_surface(picture, _SOLID), picture.get_size()
    rows = []
    for top in range(0, tall, _ROW):
        row = pygame.mask.Mask((width, _ROW))
        row.draw(mask, (0, -top))
        parts = row.get_bounding_rects()
        if parts:
            box = parts[0].unionall(parts)
            left, high = box.x - width / 2, top + box.y - tall * foot
            rows.append((left / _FINE, high / _FINE, box.w / _FINE, box.h / _FINE))
    return tuple(rows)


class Pieces:
    """All pieces at one size: ``side`` is the side of a cube in pixels.

    Every method draws one piece at a point of the window, the middle of a piece that lies, the foot of one
    that stands, and returns what it covers. ``height`` (0 to 1) lifts it. A piece's small rotation depends on
    its owner, its ``number`` and ``seed``, never on the frame.
    """

    def __init__(self, side: float, seed: int = 0, shallow: bool = False, evening: bool = False) -> None:
        """``shallow``: they stand in a tray, so that their shadows are short.

        ``evening``: they stand in the city by the light of the evening.
        """
        self.side = max(4, round(side))
        self.seed, self._shallow = seed, shallow
        self._evening = evening and not contrast.is_high()

    def cube(self, surface: Surface, seat: str, at: Point, height: float = 0.0, number: int = 0) -> Rect:
        """Draw a cube of a seat; ``at`` is the visible middle of the cube."""
        chance = self._chance(seat, number)
        name = f"pieces/{seat}_cube{_VARIANTS[chance % len(_VARIANTS)]}"
        piece = _Piece(name, self._px(_CUBE), shallow=self._shallow, evening=self._evening, cube=True)
        return _draw(surface, piece, 0.5, at, height)

    def tumbling_cube(self, surface: Surface, seat: str, at: Point, height: float) -> None:
        """Draw a rolling cube of a seat; its rotation follows from its position."""
        rolled = round((at[0] + 0.4 * at[1]) / (self.side * 0.42))
        name = f"pieces/{seat}_cube{_VARIANTS[rolled % len(_VARIANTS)]}"
        _draw(surface, _Piece(name, self._px(_CUBE), rolled % _ROLLS * 360 / _ROLLS), 0.5, at, height)

    def piece(self, surface: Surface, kind: str, of: str | int, at: Point, height: float = 0.0) -> Rect:
        """Draw a seat's ``friend`` or carriage, a ``prestige`` token worth ``of``, or another piece.

        A ``carriage_8`` drives to the left: the number is one of :data:`WAYS`.
        """
        name, width, foot = _PIECES[kind]
        picture = f"pieces/{name.format(of)}"
        dark = kind in _DARK
        evening = self._evening and not dark
        piece = _Piece(picture, self._px(width), dark=dark, shallow=self._shallow, evening=evening)
        return _draw(surface, piece, foot, at, height)

    def tipped_coin(self, surface: Surface, at: Point, height: float, step: int) -> None:
        """Draw a coin in the air, tipped by a step (0 to :data:`ON_EDGE`)."""
        name, width, foot = _PIECES["coin"]
        piece = _Piece(f"pieces/{name}", self._px(width), shallow=self._shallow, tipped=step)
        _draw(surface, piece, foot, at, height)

    def message(
        self,
        surface: Surface,
        colour: str,
        kind: str,
        prestige: int,
        width: int,
        at: Point,
        height: float = 0.0,
    ) -> Rect:
        """Draw a message of a colour and kind that pays ``prestige``, ``width`` pixels wide."""
        piece = _Piece(kind, width, 0.0, colour, prestige, evening=self._evening)
        return _draw(surface, piece, 0.5, at, height)

    def _px(self, sides: float) -> int:
        return max(3, round(self.side * sides))

    def _chance(self, who: str, number: int) -> int:
        return crc32(f"{self.seed}.{who}.{number}".encode())


@cached(TABLE, most=64)
def message_picture(colour: str, face: str, width: int) -> Surface:
    """Return a message of a colour, ``width`` pixels wide, without shadow. Shared, don't draw on it.

    ``face`` is a name as returned by :func:`~game.decisions.message_faces.message_face`.
    """
    picture = pictures.svg("messages/token", width, width).copy()
    rim = pictures.svg("messages/rim", width, width).copy()
    rim.fill((*PLAYER[colour], 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(rim, (0, 0))
    picture.blit(pictures.svg(face, width, width), (0, 0))
    picture.blit(surfaces.tinted("messages/lobe", width, PLAYER[colour]), (0, 0))
    right, down = (part * width for part in _SIGN_AT)
    surfaces.centred(picture, symbol(colour, width * _SIGN), (right, down))
    return picture
