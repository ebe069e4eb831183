"""The head of the trays' column: the current round as label and pegs."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.names import PERIODS, ROUNDS, ROUNDS_A_PERIOD
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import BRASS, CANDLE, CREAM, RGB, SHADE, WALNUT_DARK, mix

Size = tuple[int, int]

_LABEL, _PEG, _NOW = 0.78, 0.5, 0.7
"""The size of the label, and the heights of a peg and of that of the current round, in sign heights."""


@cached(TABLE, most=12)
def round_label(number: int, label: str, size: Size, hover: bool = False) -> Surface:
    """Return a sign with ``label`` (``B3``) and nine pegs in three groups, of which ``number`` are lit.

    ``number`` is 1 to 9, ``size`` in pixels. The current round's peg is higher. ``hover``: with a lit rim.
    Shared, don't draw on it.
    """
    height = size[1]
    surface = surfaces.board(size, round(height * 0.26), height // 20, seed=7)
    text = typesetting.line(label, round(height * _LABEL), CREAM, bold=True, face="display")
    surface.blit(text, (round(height * 0.24), (height - text.get_height()) // 2))
    left = round(height * 0.42) + text.get_width()
    room = Rect(left, 0, size[0] - left - round(height * 0.24), height)
    gap = room.width * 0.06
    step = (room.width - gap * (len(PERIODS) - 1)) / ROUNDS
    width = round(min(step * 0.86, height * 0.34))
    for index in range(ROUNDS):
        x = room.x + step * (index + 0.5) + gap * (index // ROUNDS_A_PERIOD)
        past, now = index + 1 < number, index + 1 == number
        fill = CREAM if now else BRASS if past else mix(WALNUT_DARK, SHADE, 0.5)
        rim = SHADE if now or past else mix(BRASS, WALNUT_DARK, 0.25)
        tall = round(height * (_NOW if now else _PEG))
        surfaces.centred(surface, _peg((width, tall), fill, rim), (x, height / 2))
    if hover:
        surface.blit(
            surfaces.rounded(size, round(height * 0.26), (*CANDLE, 255), max(2, height // 16)), (0, 0)
        )
    return surface


def _peg(size: Size, fill: RGB, rim: RGB) -> Surface:
    edge = max(1, round(size[0] * 0.13))
    inner = size[0] - 2 * edge, size[1] - 2 * edge
    peg = surfaces.rounded(size, size[0] // 2, rim).copy()
    peg.blit(surfaces.rounded(inner, inner[0] // 2, fill), (edge, edge))
    return peg
