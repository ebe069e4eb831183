"""The sign of a harbour, with the number of rats in its borough."""

from __future__ import annotations

from pygame import Surface

from engine.content import NUMBERS
from game.match.board import Board, rat_expected
from game.table.places.rat_signs import parts_of_sign
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import DANGER, INK, PARCHMENT_LIT

_HIGH, _BROAD = 1.36, 1.42
"""The largest figure, as a share of its field's height and width: its ink is two thirds as high."""


def in_danger(board: Board, seat: str) -> bool:
    """Whether a rat is on the last space of the track, or the plague of this round will take it beyond."""
    player, last = board.players[seat], NUMBERS.rat_track_end
    return player.rat >= last or (rat_expected(board, player) or 0) > last


@cached(TABLE, most=64)
def sign(number: int, size: tuple[int, int], danger: bool) -> Surface:
    """Return the sign with the number of rats, without the rat. Shared, don't draw on it.

    The number's field is red if the borough is in ``danger``.
    """
    line = max(1, round(min(size) * 0.045))
    made = surfaces.rounded(size, line * 4, INK).copy()
    board = made.get_rect().inflate(-2 * line, -2 * line)
    made.blit(surfaces.rounded(board.size, line * 3, PARCHMENT_LIT), board)
    field = parts_of_sign(size)[1].inflate(-3 * line, -3 * line)
    ground, ink = (DANGER, PARCHMENT_LIT) if danger else (PARCHMENT_LIT, INK)
    if danger:
        made.blit(surfaces.rounded(field.size, line * 2, ground), field)
    figure = min(round(field.height * _HIGH), round(field.width * _BROAD))
    written = typesetting.line(str(number), figure, ink, bold=True)
    seen = written.get_bounding_rect()
    made.blit(written, (field.centerx - seen.centerx, field.centery - seen.centery))
    return made
