"""Messages on the trays: each is to be seen and can be read, and a pile has a count."""

from itertools import pairwise

import pygame
import pytest

from engine import View
from game.table.hud.layout import Layout
from game.table.hud.tray_cells import cells
from game.table.hud.tray_facts import Message
from game.table.hud.tray_messages import counted, message_boxes, won_message
from game.table.hud.trays import Trays
from tests.game.pixels import pixels
from tests.game.test_trays import NAMES, SCALES, changed, drawn

pytestmark = pytest.mark.usefixtures("small_window")


@pytest.mark.parametrize("size", [(358, 347), (358, 214), (358, 167), (358, 125)])
@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_messages_are_octagons_of_which_each_is_to_be_seen(size: tuple[int, int], count: int) -> None:
    places = cells(size, 1.0, 1.0, 96)
    boxes = message_boxes(count, places)
    assert len(boxes) == count
    (side,) = {length for box in boxes for length in box.size}
    assert side <= places.message
    assert count > 2 or side == places.message
    assert all(two.left - one.left >= 4 for one, two in pairwise(boxes))
    assert count > 2 or all(one.right <= two.left for one, two in pairwise(boxes))
    assert pygame.Rect(places.boxes["messages"]).contains(boxes[0].unionall(boxes[1:]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_figure_counts_messages_that_hide_each_other(view: View, seats: int) -> None:
    layout = Layout((1920, 1080), 1.0, seats)
    few = view._replace(seats=view.seats[:seats])
    table = Trays(layout, few.seats, NAMES)
    room, looks = table.rect_of("blue", "messages"), []
    assert counted(2, table.cells) == 0
    assert counted(15, table.cells) > 0
    room.left = room.right - counted(15, table.cells)
    for kinds in (("coin",) * 15, ("coin",) * 16):
        won = tuple(("red", kind) for kind in kinds)
        looks.append(pixels(drawn(changed(few, "blue", messages=won), layout).subsurface(room)))
    assert looks[0] != looks[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("scale", SCALES)
def test_each_message_can_be_read_where_the_next_one_leaves_it_uncovered(seats: int, scale: float) -> None:
    layout = Layout((1920, 1080), scale, seats)
    places = cells(layout.trays[0].size, layout.u, scale, layout.shelf)
    assert not counted(3, places)
    for count in range(2, 9):
        if counted(count, places):
            continue
        first, second = message_boxes(count, places)[:2]
        side, seen = first.width, min(first.width, second.left - first.left)
        coin, rat = (
            won_message(one, side, places.figures, seen)
            for one in (Message("red", "coin", 1), Message("red", "rat", 3))
        )
        mask = pygame.mask.from_threshold(coin, (0, 0, 0), (1, 1, 1, 255), rat)
        mask.invert()
        reach = (coin.get_width() - side) // 2
        told = pygame.Rect(0, 0, 0, 0).unionall(mask.get_bounding_rects())
        assert told.right <= reach + seen + side // 10, count  # below, the next one's corner is cut off


def test_messages_of_three_players_are_smaller_before_they_are_piled_up() -> None:
    layout = Layout((1920, 1080), 1.0, 3)
    places = cells(layout.trays[0].size, layout.u, 1.0, layout.shelf)
    sides = [message_boxes(count, places)[0].width for count in (2, 6, 7)]
    assert sides[0] == places.message > sides[1] > sides[2] >= layout.px(51)
    assert not counted(7, places)


@pytest.mark.parametrize("figures", [30, 60])
def test_a_message_tells_its_prestige_and_whose_it_is(figures: int) -> None:
    kinds = [Message("red", "coin", 1), Message("red", "rat", 3), Message("blue", "coin", 1)]
    for seen in (44, 26):
        assert len({pixels(won_message(one, 44, figures, seen)) for one in kinds}) == 3
