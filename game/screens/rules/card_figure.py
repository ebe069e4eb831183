"""The figure that explains what stands on an action card and on a person's card, with numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from engine import Options
from game.screens.rules.figures import Cell, Row, Size, at_once, number
from game.table.hud import cards
from game.ui import surfaces
from game.ui.palette import INK
from game.ui.theme import Style

PERSON, ACTION = "bishop", "blue.bank"

_DESIGN = 190, 266  # the size of a card, in the units of the places below
_HIGHEST, _MARK = 420, 46  # the height of the cards and the diameter of a number, in units
_SHAPE = 1.25  # the width of a card with the numbers on both sides, divided by its height

_ON_ACTION = ((25, 135), (140, 184), (126, 112), (70, 24))
_ON_PERSON = ((28, 28), (64, 100), (38, 160), (160, 212), (150, 26))
"""Where what a number stands for is on the card; the number stands on the nearer side."""


def card_rows(options: Options) -> tuple[Row, ...]:
    """Return the figure of the two kinds of cards."""

    def action(size: Size) -> Surface:
        return cards.action_face(ACTION, size, options.hotel_double_at)

    def person(size: Size) -> Surface:
        return cards.person_face(PERSON, size)

    cells = (
        Cell(("anatomy", ACTION), _SHAPE, at_once(partial(_numbered, action, 1, _ON_ACTION))),
        Cell(("anatomy", PERSON), _SHAPE, at_once(partial(_numbered, person, 5, _ON_PERSON))),
    )
    return (Row(_HIGHEST, tuple((cell,) for cell in cells)),)


def _numbered(
    face: Callable[[Size], Surface],
    first: int,
    places: Sequence[tuple[int, int]],
    size: Size,
    style: Style,
) -> Surface:
    """Return a card in the middle, with numbers from ``first`` on beside it and lines to ``places``."""
    made = surfaces.clear(size)
    card = Rect(0, 0, round(size[1] * _DESIGN[0] / _DESIGN[1]), size[1])
    card.center = made.get_rect().center
    made.blit(face(card.size), card)
    side = style.px(_MARK * style.text_scale**0.5)
    for count, (x, y) in enumerate(places):
        left = x < _DESIGN[0] / 2
        spot = card.left + x * card.width / _DESIGN[0], card.top + y * card.height / _DESIGN[1]
        at = (side / 2 + 1 if left else size[0] - side / 2 - 1), max(side / 2, spot[1])
        pygame.draw.line(made, INK, at, spot, max(2, style.px(3)))
        pygame.draw.circle(made, INK, spot, max(3, style.px(6)))
        surfaces.centred(made, number(first + count, side), at)
    return made
