"""Check boxes and scroll bars of brass, wood and wax."""

import pygame
import pytest

from game.ui import contrast, fittings, scrolling
from game.ui.palette import BRASS, WALNUT_DARK

pytestmark = pytest.mark.usefixtures("small_window")


@pytest.mark.parametrize("side", [18, 36, 72])
def test_what_is_on_bears_a_seal_of_red_wax_and_what_is_off_is_empty(side: int) -> None:
    def red(on: bool) -> float:
        box = fittings.check_box(side, on, side / 36)
        found = [box.get_at((x, y)) for x in range(side) for y in range(side)]
        return sum(one.r > 2 * max(one.g, one.b) for one in found) / side**2

    assert red(False) == 0
    assert red(True) > 0.3


def test_in_high_contrast_a_tick_stands_on_white() -> None:
    contrast.set_high(True)
    off, on = (fittings.check_box(36, state, 1.0) for state in (False, True))
    assert min(off.get_at((18, 18))[:3]) > 250
    dark = pygame.mask.from_threshold(on, (0, 0, 0), (90, 90, 90, 255))
    assert dark.count() > pygame.mask.from_threshold(off, (0, 0, 0), (90, 90, 90, 255)).count() + 40


def test_a_scroll_bar_is_a_rod_of_brass_in_a_groove_of_wood() -> None:
    surface = pygame.Surface((200, 200))
    surface.fill((255, 255, 255))
    scrolling.draw_bar(surface, pygame.Rect(0, 0, 180, 200), 400, 0, 1.0)
    rod, groove = (surface.get_at((193, y)) for y in (50, 150))
    assert sum(rod[:3]) > 0.7 * sum(BRASS)
    assert sum(groove[:3]) <= sum(WALNUT_DARK)
