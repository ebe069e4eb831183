"""The best moments of a game as short lines, each with its own small picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.log.statistics import Moment, moment_sentence
from game.screens.results.sources import picture_of
from game.ui import surfaces
from game.ui.labels import paragraph
from game.ui.palette import RGB
from game.ui.theme import SMALL, Style

_PICTURES = {
    "round": "icons/star",
    "rats": "icons/rat_kill",
    "struck": "icons/plague",
    "messages": "icons/message",
    "drive": "icons/carriage",
    "hires": "icons/person",
    "taken": "icons/coin",
    "comeback": "icons/trophy",
    "close": "icons/hourglass",
}


def moments_block(
    style: Style, told: Sequence[Moment], names: Mapping[str, str], room: int, ink: RGB
) -> Surface:
    """Return the moments below each other, ``room`` pixels wide. ``names``: the players' names by colour."""
    side = round(max(style.px(48), style.text(SMALL) * 1.5))
    left, gap = side + style.px(14), style.px(12)
    blocks = [
        paragraph(moment_sentence(moment, names), style.text(SMALL), room - left, ink) for moment in told
    ]
    steps = [max(side, block.get_height()) + gap for block in blocks]
    whole, top = surfaces.clear((room, sum(steps))), 0
    for moment, block, step in zip(told, blocks, steps, strict=True):
        name = picture_of(moment.source) if moment.kind == "gain" else _PICTURES[moment.kind]
        middle = top + (step - gap) // 2
        surfaces.centred(whole, surfaces.picture(name, side, side), (side / 2, middle))
        whole.blit(block, block.get_rect(midleft=(left, middle)))
        top += step
    return whole
