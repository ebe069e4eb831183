"""The head of the trays' column: the current round as label and beads."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.names import PERIODS, ROUNDS, ROUNDS_A_PERIOD
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import BRASS, CREAM, OAK_DARK, OAK_GAP, mix

Size = tuple[int, int]


@cached(TABLE, most=12)
def round_label(number: int, label: str, size: Size) -> Surface:
    """Return a sign with ``label`` (``B3``) and nine beads, of which ``number`` (1 to 9) are lit.

    ``size`` is in pixels. The bead of the current round is larger. Shared, don't draw on it.
    """
    height = size[1]
    surface = surfaces.board(size, round(height * 0.26), height // 20, seed=7)
    text = typesetting.line(label, round(height * 0.74), CREAM, bold=True)
    surface.blit(text, (round(height * 0.32), (height - text.get_height()) // 2))
    left = round(height * 0.3) + text.get_width() + round(height * 0.2)
    room = Rect(left, 0, size[0] - left - round(height * 0.2), height)
    gap = room.width * 0.045
    step = (room.width - gap * (len(PERIODS) - 1)) / ROUNDS
    side = min(step * 0.94, height * 0.4)
    for index in range(ROUNDS):
        x = room.x + step * (index + 0.5) + gap * (index // ROUNDS_A_PERIOD)
        past, now = index + 1 < number, index + 1 == number
        fill = CREAM if now else BRASS if past else mix(OAK_DARK, OAK_GAP, 0.5)
        rim = OAK_GAP if now or past else mix(BRASS, OAK_DARK, 0.4)
        diameter = round(side * (1.25 if now else 1.0))
        bead = surfaces.disc(diameter, fill, rim, max(1, round(side * 0.12)))
        surfaces.centred(surface, bead, (x, height / 2))
    return surface
