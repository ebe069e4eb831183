"""The program's icon: a lit window that is known even where it is small."""

import pygame
import pytest

from game.ui import pictures
from tests.game.window import Open


@pytest.mark.parametrize(("side", "most"), [(16, 3), (32, 4), (64, 4)])
def test_the_icon_is_a_bright_window_of_many_colours_on_whatever_is_behind_it(
    open_window: Open, side: int, most: int
) -> None:
    open_window(title=False)
    icon = pygame.transform.smoothscale(pictures.svg("cathedral/icon", 512, 512), (side, side))
    assert [icon.get_at(corner).a for corner in ((0, 0), (side - 1, 0), (0, side - 1))] == [0, 0, 0]
    middle, rim = icon.get_at((side // 2, side // 2)), icon.get_at((side // 2, side * 15 // 16))
    assert middle.a == 255
    assert sum(middle[:3]) > 1.6 * sum(rim[:3])
    seen = [icon.get_at((x, y)) for x in range(side) for y in range(side)]
    hues = {int(colour.hsva[0] // 60) for colour in seen if colour.a == 255 and colour.hsva[1] > 45}
    assert len(hues) >= most
