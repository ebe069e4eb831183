"""The curtain between players who share a screen."""

import pygame
import pytest
from pygame import Surface

from engine import COLOURS
from game.table.hud import curtain

SIZE = (960, 540)


def drawn(colour: str) -> Surface:
    surface = Surface(SIZE)
    curtain.draw(surface, colour, "Anna", 1.0)
    return surface


def furrows(surface: Surface, height: int) -> list[int]:
    """Where the cloth is darker than on both sides, beside the sign."""
    row = [sum(surface.get_at((x, height))[:3]) for x in range(170)]
    return [x for x in range(8, 162) if row[x] == min(row[x - 8 : x + 9]) and row[x] < row[x - 8]]


@pytest.mark.parametrize("colour", COLOURS)
def test_the_cloth_hangs_in_folds_that_sway(colour: str) -> None:
    surface = drawn(colour)
    high, low = furrows(surface, 90), furrows(surface, 470)
    assert high
    assert low
    assert high != low


def test_everybody_has_a_curtain_in_the_own_colour() -> None:
    assert len({pygame.image.tobytes(drawn(colour), "RGB") for colour in COLOURS}) == len(COLOURS)
