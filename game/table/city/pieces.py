"""The pieces: cubes, friends, coaches, rats, coins and tokens, each with a shadow that tells its height."""

from __future__ import annotations

from collections import OrderedDict
from zlib import crc32

import pygame
from pygame import Surface

from game.ui import pictures
from game.ui.image_cache import TABLE, cached
from game.ui.palette import PLAYER, SYMBOL

Point = tuple[float, float]

_LEVELS = 8  # heights that have a shadow of their own
_VARIANTS = ("", "_a", "_b", "_c")
_ROLLS = 8
_TURNS = (-3.0, -1.5, 0.0, 1.5, 3.0)
_KEPT_PIXELS = 12_000_000

# Widths in cube sides.
_CUBE, _FRIEND, _COACH, _RAT, _COIN, _TOKEN, _MESSAGE, _RINGER = 1.08, 1.04, 1.9, 1.25, 0.95, 1.0, 1.65, 1.5


class Piece:
    """A picture that stands or lies on the table.

    ``foot`` is how far down in the picture the point is that stands on the table: 0.5 for what lies flat,
    more for what stands.
    """

    def __init__(self, picture: Surface, foot: float) -> None:
        self.picture = picture
        self.foot = foot
        self._low: Surface | None = None
        self._shadows: dict[int, tuple[Surface, int]] = {}

    def blit(self, surface: Surface, at: Point, height: float = 0.0) -> None:
        """Draw the piece at a point of the window, lifted by ``height`` (0 to 1)."""
        width, tall = self.picture.get_size()
        x, y = at[0] - width / 2, at[1] - tall * self.foot
        if height <= 0.01:
            if self._low is None:
                self._low = self._standing()
            pad = (self._low.get_width() - width) // 2
            surface.blit(self._low, (round(x) - pad, round(y) - pad))
            return
        level = max(1, min(_LEVELS, round(height * _LEVELS)))
        if level not in self._shadows:
            self._shadows[level] = self._shadow(level)
        shadow, pad = self._shadows[level]
        away = width * 0.5 * height
        surface.blit(shadow, (round(x + away * 0.9) - pad, round(y + away * 0.55) - pad))
        surface.blit(self.picture, (round(x), round(y - width * 0.4 * height)))

    def _standing(self) -> Surface:
        shadow, pad = self._shadow(0)
        both = shadow.copy()
        both.fill((0, 0, 0, 0))
        width = self.picture.get_width()
        both.blit(shadow, (max(1, round(width * 0.07)), max(1, round(width * 0.06))))
        both.blit(self.picture, (pad, pad))
        return both

    def _shadow(self, level: int) -> tuple[Surface, int]:
        width, tall = self.picture.get_size()
        blur = max(1, round(width * (0.05 + 0.16 * level / _LEVELS)))
        pad = 2 * blur + max(2, round(width * 0.1))
        silhouette = Surface((width + 2 * pad, tall + 2 * pad), pygame.SRCALPHA)
        strength = round(150 - 60 * level / _LEVELS)
        shape = pygame.mask.from_surface(self.picture, 90).to_surface(
            setcolor=(16, 8, 2, strength), unsetcolor=(16, 8, 2, 0)
        )
        silhouette.fill((16, 8, 2, 0))
        silhouette.blit(shape, (pad, pad), special_flags=pygame.BLEND_RGBA_MAX)
        soft = pygame.transform.box_blur(pygame.transform.box_blur(silhouette, blur), max(1, blur // 2))
        return soft, pad


class Pieces:
    """All pieces at one size: ``side`` is the side of a cube in pixels.

    Every method draws one piece at a point of the window: the middle of what lies, the foot of what
    stands. ``height`` (0 to 1) lifts it. Which of its small turns a piece has depends on who it is, on
    its ``number`` and on ``seed``, never on the frame.
    """

    def __init__(self, side: float, seed: int = 0) -> None:
        self.side = max(4, round(side))
        self.seed = seed

    def cube(self, surface: Surface, seat: str, at: Point, height: float = 0.0, number: int = 0) -> None:
        """A cube of a seat; ``at`` is the middle of the cube as it is seen."""
        chance = self._chance(seat, number)
        name = f"pieces/{seat}_cube{_VARIANTS[chance % len(_VARIANTS)]}"
        _piece(name, self._px(_CUBE), 0.0, 0.5).blit(surface, at, height)

    def tumbling_cube(self, surface: Surface, seat: str, at: Point, height: float = 0.0) -> None:
        """A cube of a seat that rolls along: how far it has got says how it lies."""
        rolled = round((at[0] + 0.4 * at[1]) / (self.side * 0.42))
        name = f"pieces/{seat}_cube{_VARIANTS[rolled % len(_VARIANTS)]}"
        _piece(name, self._px(_CUBE), rolled % _ROLLS * 360 / _ROLLS, 0.5).blit(surface, at, height)

    def friend(self, surface: Surface, seat: str, at: Point, height: float = 0.0) -> None:
        """The friend of a seat."""
        _piece(f"pieces/{seat}_pawn", self._px(_FRIEND), 0.0, 0.80).blit(surface, at, height)

    def coach(self, surface: Surface, seat: str, at: Point, height: float = 0.0) -> None:
        """The carriage of a seat."""
        turn = self._turn(seat, 77)
        _piece(f"pieces/{seat}_coach", self._px(_COACH), turn, 0.62).blit(surface, at, height)

    def rat(self, surface: Surface, at: Point, height: float = 0.0) -> None:
        """A rat."""
        _piece("pieces/rat", self._px(_RAT), 0.0, 0.58).blit(surface, at, height)

    def coin(self, surface: Surface, at: Point, height: float = 0.0) -> None:
        """A coin, seen from above."""
        _piece("pieces/coin_top", self._px(_COIN), 0.0, 0.5).blit(surface, at, height)

    def prestige(self, surface: Surface, worth: int, at: Point, height: float = 0.0) -> None:
        """A prestige token worth 1, 3, 5 or 10."""
        _piece(f"pieces/prestige_{worth}", self._px(_TOKEN), 0.0, 0.5).blit(surface, at, height)

    def message(self, surface: Surface, colour: str, face: str, at: Point, height: float = 0.0) -> None:
        """A message of a colour; ``face`` as :func:`~game.decisions.message_faces.message_face` names it."""
        turn = self._turn(colour, crc32(face.encode()))
        _message(colour, face, self._px(_MESSAGE), turn).blit(surface, at, height)

    def bellringer(self, surface: Surface, at: Point, height: float = 0.0) -> None:
        """The bellringer, who tells the first player."""
        _piece("pieces/bellringer", self._px(_RINGER), 0.0, 0.8).blit(surface, at, height)

    def _px(self, sides: float) -> int:
        return max(3, round(self.side * sides))

    def _chance(self, who: str, number: int) -> int:
        return crc32(f"{self.seed}.{who}.{number}".encode())

    def _turn(self, who: str, number: int) -> float:
        return _TURNS[self._chance(who, number) % len(_TURNS)]


_kept: OrderedDict[tuple[str, int, float, float], Piece] = OrderedDict()


def _piece(name: str, width: int, turn: float, foot: float) -> Piece:
    key = (name, width, turn, foot)
    piece = _kept.get(key)
    if piece is None:
        picture = pictures.svg(name, width, width * 2)
        if turn:
            picture = pygame.transform.rotozoom(picture, turn, 1.0)
        piece = _keep(key, Piece(picture, foot))
    return piece


def _keep(key: tuple[str, int, float, float], piece: Piece) -> Piece:
    _kept[key] = piece
    pixels = sum(p.picture.get_width() * p.picture.get_height() * 5 for p in _kept.values())
    while pixels > _KEPT_PIXELS and len(_kept) > 1:
        _, old = _kept.popitem(last=False)
        pixels -= old.picture.get_width() * old.picture.get_height() * 5
    return piece


def _message(colour: str, face: str, width: int, turn: float) -> Piece:
    key = (f"{face} {colour}", width, turn, 0.5)
    piece = _kept.get(key)
    if piece is None:
        picture = message_picture(colour, face, width)
        if turn:
            picture = pygame.transform.rotozoom(picture, turn, 1.0)
        piece = _keep(key, Piece(picture, 0.5))
    return piece


@cached(TABLE, most=64)
def message_picture(colour: str, face: str, width: int) -> Surface:
    """A message of a colour, ``width`` pixels wide, without shadow; shared, don't draw on it.

    ``face`` as :func:`~game.decisions.message_faces.message_face` names it.
    """
    picture = pictures.svg("messages/token", width, width).copy()
    rim = pictures.svg("messages/rim", width, width).copy()
    rim.fill((*PLAYER[colour], 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(rim, (0, 0))
    picture.blit(pictures.svg(face, width, width), (0, 0))
    # The seal bears the symbol of the colour.
    side = width * 0.2
    symbol = pictures.svg(f"symbols/{SYMBOL[colour]}_light", side, side)
    picture.blit(symbol, symbol.get_rect(center=(width * 0.5, width * 0.27)))
    return picture
