"""The sign of a harbour, with the number of rats in its borough."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.content import NUMBERS
from game.match.board import Board, rat_expected
from game.table.places.rat_signs import parts_of_sign
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import DANGER, INK, PARCHMENT, PARCHMENT_LIT, RGB, WARNING

_LIT: RGB = (255, 248, 228)
_SIDE: RGB = (138, 122, 90)
"""Its edges towards the light, and those away from it with its side."""
_HIGH, _BROAD = 1.36, 1.42
"""The largest figure, as a share of its field's height and width: its ink is two thirds as high."""


def in_danger(board: Board, seat: str) -> bool:
    """Whether the plague of this round will strike a borough, as far as is known."""
    return (rat_expected(board, board.players[seat]) or 0) > NUMBERS.rat_track_end


@cached(TABLE, most=64)
def sign(number: int, size: tuple[int, int], danger: bool) -> Surface:
    """Return the sign with the number of rats, without the rat: a plate whose side is seen below it.

    The number's field is red if the borough is in ``danger``, else edged in amber on the track's last space.
    Shared, don't draw on it.
    """
    line, radius = _line(size), 4 * _line(size)
    made = surfaces.clear((size[0], size[1] + 2 * line), (*INK, 0))
    for colour, down in ((INK, 2 * line), (_SIDE, line), (INK, 0)):
        made.blit(surfaces.rounded(size, radius, colour), (0, down))
    plate = Rect((0, 0), size).inflate(-2 * line, -2 * line)
    bevel = max(1, line // 2)
    for colour, left, less in ((_LIT, 0, 0), (_SIDE, bevel, bevel), (PARCHMENT_LIT, bevel, 2 * bevel)):
        part = Rect(plate.x + left, plate.y + left, plate.w - less, plate.h - less)
        made.blit(surfaces.rounded(part.size, radius - line, colour), part)
    field = parts_of_sign(size)[1].inflate(-3 * line, -3 * line)
    ground, ink = (DANGER, PARCHMENT_LIT) if danger else (PARCHMENT, INK)
    made.blit(surfaces.rounded(field.size, 2 * line, ground), field)
    if number == NUMBERS.rat_track_end and not danger:
        made.blit(surfaces.rounded(field.size, 2 * line, WARNING, 2 * line), field)
    figure = min(round(field.height * _HIGH), round(field.width * _BROAD))
    written = typesetting.line(str(number), figure, ink, bold=True)
    seen = written.get_bounding_rect()
    made.blit(written, (field.centerx - seen.centerx, field.centery - seen.centery))
    return made


def with_shadow(plate: Surface, size: tuple[int, int]) -> tuple[Surface, tuple[int, int]]:
    """Return a sign of a ``size`` with its shadow, and the picture's offset from the sign."""
    return surfaces.on_shadow(plate, 4 * _line(size), 6 * _line(size))


def _line(size: tuple[int, int]) -> int:
    """Return how broad the lines of a sign of a ``size`` are."""
    return max(1, round(min(size) * 0.04))
