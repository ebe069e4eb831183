"""The sums of the plague lie on players' plates, or beside harbours, outside the board if there is room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.table.hud.sum_places import Area, docked, sum_place

SIZE, APART = (200, 60), 14
ROOM: Area = (0, 0, 1200, 800)
BOARD = ((100.0, 100.0), (1100.0, 100.0), (1100.0, 700.0), (100.0, 700.0))


def placed(jetty: Area, covered: tuple[Area, ...] = ()) -> Rect:
    return Rect(sum_place(SIZE, jetty, ROOM, BOARD, covered, APART), SIZE)


@given(st.integers(120, 960), st.integers(120, 640))
def test_a_sum_keeps_off_its_harbour_and_inside_its_room(left: int, top: int) -> None:
    jetty = left, top, 120, 50
    box = placed(jetty)
    assert Rect(ROOM).contains(box)
    assert not box.colliderect(jetty)
    assert box.colliderect(Rect(jetty).inflate(200, 200)), "too far away"


@pytest.mark.parametrize("jetty", [(560, 110, 120, 50), (560, 640, 120, 50)], ids=["above", "below"])
def test_a_sum_stands_outside_the_board_where_there_is_room(jetty: Area) -> None:
    box = placed(jetty)
    assert box.bottom <= 110 or box.top >= 690


def test_a_sum_covers_nothing_if_another_place_is_free() -> None:
    jetty = 560, 380, 120, 50
    usual = placed(jetty)
    covered = usual.x, usual.y, usual.w, usual.h
    assert not placed(jetty, (covered,)).colliderect(usual)


@given(st.integers(0, 1050), st.integers(0, 760))
def test_a_docked_sum_lies_on_its_plate_and_inside_its_room(left: int, top: int) -> None:
    plate = left, top, 150, 40
    box = Rect(docked(SIZE, plate, ROOM, (), ()), SIZE)
    assert Rect(ROOM).contains(box)
    assert box.contains(plate)


def test_a_docked_sum_is_flush_with_the_end_of_its_plate_where_it_covers_least() -> None:
    plate = 500, 300, 150, 40
    right = Rect(docked(SIZE, plate, ROOM, (), ((470, 280, 28, 80),)), SIZE)
    left = Rect(docked(SIZE, plate, ROOM, (), ((652, 280, 28, 80),)), SIZE)
    assert (right.left, left.right) == (500, 650)


def test_docked_sums_of_plates_close_together_do_not_touch() -> None:
    plates: tuple[Area, ...] = (500, 300, 150, 40), (470, 350, 150, 40)
    upper = Rect(docked(SIZE, plates[0], ROOM, plates[1:], ()), SIZE)
    lower = Rect(docked(SIZE, plates[1], ROOM, plates[:1], ()), SIZE)
    assert not upper.colliderect(lower)
