"""A sentence on a dark plate in the middle of the window, while something takes its time."""

from __future__ import annotations

from pygame import Surface

from game.ui import surfaces, typesetting
from game.ui.palette import CREAM, LEAD, WALNUT_DARK, mix

_LETTERS, _WIDER, _HIGH = 34, 56, 84  # units


def draw(surface: Surface, sentence: str, unit: float, scale: float) -> None:
    """Draw a sentence over what there is; ``scale``: the text size that the player has set."""
    words = typesetting.line(sentence, round(_LETTERS * unit * scale), CREAM)
    high = round(_HIGH * unit * scale)
    size = words.get_width() + round(_WIDER * 2 * unit), high
    plate = surfaces.rounded(size, high // 2, (*mix(WALNUT_DARK, LEAD, 0.6), 235)).copy()
    plate.blit(words, words.get_rect(center=plate.get_rect().center))
    surface.blit(plate, plate.get_rect(center=surface.get_rect().center))
