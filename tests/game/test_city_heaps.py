"""Cubes in a sector that is seen small: they lie where they can be counted, or not at all."""

from __future__ import annotations

import statistics
from itertools import combinations, pairwise, product
from math import cos, sin

import pytest
from pygame import Rect

from engine import COLOURS, SECTORS
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan, city_plan
from game.table.map.shapes import inside, shared
from game.table.map.zoom import Zoom
from game.table.pieces.tags import counted
from game.table.places import found
from game.table.places.found import Stand
from game.table.places.names import boxes, zoom_with_names
from game.ui.palette import INK, PLAYER
from sprites.make.search.heaps import stand
from tests.game.test_area_names import near
from tests.game.test_rats_at_home import artist_of, strange_ground

SCALES = (0.6, 0.8, 1.0)
WHOLE = 0.73
"""The scale of a whole city in a usual window."""


def city(boroughs: int) -> CityPlan:
    return city_plan(COLOURS[:boroughs], COLOURS[0])


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("boroughs", [3, 4, 5])
@pytest.mark.parametrize("scale", SCALES)
def test_cubes_lie_inside_their_sector_apart_from_each_other_and_the_friend(
    boroughs: int, scale: float
) -> None:
    plan = city(boroughs)
    for colour in plan.ring:
        for sector in SECTORS:
            place = stand(plan, colour, sector, Zoom(scale, 1.0, plan.cube))
            side, cubes = place.side, place.cubes[: place.layer]
            for number, (x, y) in enumerate(cubes):
                half = side * 0.45
                corners = [(x + dx, y + dy) for dx in (-half, half) for dy in (-half, half)]
                assert all(inside(plan.outline(colour, sector), corner) for corner in corners)
                for a, b in cubes[:number]:
                    assert max(abs(a - x), abs(b - y)) >= side
                foot_x, foot_y = place.friend
                assert max(abs(foot_x - x), abs(foot_y - side / 2 - y)) > side * 0.6


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_many_sectors_have_room_for_three_cubes_when_the_whole_city_is_seen(boroughs: int) -> None:
    plan = city(boroughs)
    zoom = Zoom(WHOLE, 1.0, plan.cube)
    room = [len(stand(plan, colour, sector, zoom).places(3)) for colour in plan.ring for sector in SECTORS]
    assert sum(count >= 3 for count in room) > len(room) * 0.4


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_three_cubes_move_closer_together_before_they_become_a_number(boroughs: int) -> None:
    plan = city(boroughs)
    zoom = Zoom(WHOLE, 1.0, plan.cube)
    laid = []
    for colour, sector in product(plan.ring, SECTORS):
        place = stand(plan, colour, sector, zoom)
        for number in range(1, 7):
            cubes = place.places(number)
            assert len(cubes) in (0, number)
            for one, other in combinations(cubes, 2):
                assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) > place.side * 0.8
            outline = plan.outline(colour, sector)
            assert all(inside(outline, cube) for cube in cubes)
        laid.append(bool(place.places(3)))
    assert sum(laid) > len(laid) * 0.65


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_buildings_are_larger_than_two_cubes_and_of_one_scale(boroughs: int) -> None:
    plan = city(boroughs)
    places = [stand(plan, *at, Zoom(WHOLE, 1.0, plan.cube)) for at in product(plan.ring, SECTORS)]
    widths = sorted(place.building[2] / place.side for place in places)
    assert widths[len(widths) // 2] > 2
    assert widths[-1] < 3.4


def test_a_sector_seen_too_small_has_no_place_for_cubes_that_can_be_counted() -> None:
    plan = city(5)
    zoom = Zoom(0.2, 1.0, plan.cube)
    assert not any(stand(plan, "blue", sector, zoom).places(3) for sector in SECTORS)


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize(
    ("boroughs", "scale", "near"),
    [(3, 0.62, False), (3, 0.92, True), (4, 0.8, False), (4, 0.98, True), (5, 0.78, False), (5, 1.12, True)],
)
def test_cubes_and_names_keep_off_buildings(boroughs: int, scale: float, near: bool) -> None:
    plan = city(boroughs)
    zoom = Zoom(scale, 1.0, plan.cube, near=near)
    named = boxes(plan, zoom)
    for colour, sector in product(plan.ring, SECTORS):
        name = named.get((colour, sector))
        place = found.stand(plan, colour, sector, zoom)
        half = place.side / 2
        for number in (1, 2):
            for x, y in place.places(number) or (place.pile,):
                cube = (x - half, y - half, place.side, place.side)
                assert shared(place.building, cube) <= 0.15, (colour, sector, number)
        if name and colour == plan.ring[0]:
            assert shared(place.building, name) <= 0.05, (colour, sector)
        outer = plan.area(colour, sector).picture
        assert place.building[2] >= outer[2] * 0.43, (colour, sector)


@pytest.mark.parametrize(("boroughs", "scale"), [(3, WHOLE), (4, 0.8)])
def test_two_cubes_or_one_with_a_number_stand_inside_their_sector(boroughs: int, scale: float) -> None:
    plan = city(boroughs)
    zoom = Zoom(scale, 1.0, plan.cube)
    for colour, sector in product(plan.ring, SECTORS):
        place = stand(plan, colour, sector, zoom)
        offsets = (-place.side / 4, 0.0, place.side / 4)
        for x, y in place.places(2) or (place.pile,):
            spots = [(x + right, y + down) for right, down in product(offsets, offsets)]
            assert all(inside(plan.outline(colour, sector), spot) for spot in spots), (colour, sector)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_number_of_cubes_stands_on_a_disc_with_a_rim_of_their_colour(colour: str) -> None:
    disc = counted(4, 30, colour)
    side = disc.get_width()
    for top, wanted in ((3, PLAYER[colour]), (side // 7, INK)):
        paint = disc.get_at((side // 2, top))[:3]
        assert all(abs(part - other) <= 5 for part, other in zip(paint, wanted, strict=True))
    assert counted(12, 30, colour).get_size() == (side, side)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("height", [720, 1080])
def test_a_number_lies_on_its_cube_and_in_its_quarter(height: int, players: int) -> None:
    top = near(players, (height * 16 // 9, height), 1.0, hand_up=False)
    for look, held in product((None, "blue"), (2, 4, 12)):
        for player in top.shown.players.values():
            player.sectors, player.friend = dict.fromkeys(SECTORS, held), None
        top.look_at(look, at_once=True)
        artist, numbers = artist_of(top), 0
        for seat in top.shown.seats:
            for cube, number in pairwise(artist.part(top.shown, seat).drawn):
                if number.kind == "count" and number.sector:
                    numbers += 1
                    assert (cube.kind, cube.sector) == ("cube", number.sector)
                    assert cube.box.collidepoint(number.box.clip(cube.box).center), (look, held, number)
                    (x, y), reach = number.box.center, 0.42 * number.box.height
                    rim = [(x + reach * cos(turn), y + reach * sin(turn)) for turn in range(6)]
                    assert not strange_ground(top, rim, (seat, number.sector)), (look, held, number)
                    assert number.box.height >= 34 * top.layout.u - 1
        assert numbers or held < 7


def own_stands(boroughs: int, window: Rect, near: bool) -> list[Stand]:
    """The own borough's sectors with their names, the borough near or the whole city in a window's room."""
    plan = city(boroughs)
    camera = Camera(window, plan.borough_box(plan.ring[0]) if near else plan.box, plan.ring[0])
    zoom = zoom_with_names(plan, camera, 1.0, 1.0)
    return [found.stand(plan, plan.ring[0], sector, zoom) for sector in SECTORS]


@pytest.mark.parametrize("boroughs", [3, 4])
def test_buildings_beside_names_are_large_where_their_borough_is_near(boroughs: int) -> None:
    window = Rect(466, 180, 1155, 566)
    scale = Camera(window, city(boroughs).borough_box("blue"), "blue").scale
    assert statistics.median(one.building[2] * scale for one in own_stands(boroughs, window, near=True)) >= 75


def test_three_cubes_stand_beside_every_name_while_three_people_draft() -> None:
    stands = own_stands(3, Rect(461, 154, 1165, 626), near=False)
    assert all(len(one.places(3)) == 3 for one in stands)
