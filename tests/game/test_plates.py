"""The city's plates: those that their scripts draw, and the board that a camera sees of them."""

from __future__ import annotations

import math
from statistics import median

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS, SECTORS
from game.table.city import plates
from game.table.city.base import Baking, cutout
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Point, bounds, distance, lerp
from game.table.map.walls import BASTION, TILE_EDGE, bastions, borders, outside, towers
from game.ui.palette import PLAYER, RGB
from sprites.make.city import stamp
from tests.game.readable import luminance

SIZE = (960, 600)
COUNTS = (3, 4, 5)
AT_ONE_STREET = (
    *(("hospital", other, 0) for other in ("hotel", "park", "residence")),
    *(("carriage", other, 0) for other in ("bank", "harbour", "residence")),
    *(("park", other, 0) for other in ("hotel", "cloister")),
    *(("harbour", other, 0) for other in ("bank", "cloister")),
    *(("bank", "hotel", 1), ("carriage", "hospital", 1)),
)
"""Two areas and how many boroughs farther the second one lies, clockwise."""


def seen(plan: CityPlan, camera: Camera, colours: dict[str, RGB] | None = PLAYER) -> Surface:
    """The board as a camera sees it, on white."""
    picture, place = Baking(plates.board(plan, camera, SIZE, colours)).finish()
    window = Surface(SIZE)
    window.fill((255, 255, 255))
    window.blit(picture, place)
    return window


def whole(plan: CityPlan) -> Camera:
    return Camera(Rect((0, 0), SIZE), plan.box)


def at(picture: Surface, camera: Camera, point: Point, reach: int = 1) -> RGB:
    """The mean colour round a point of the plane."""
    x, y = map(round, camera.to_screen(point))
    part = Rect(x - reach, y - reach, 2 * reach + 1, 2 * reach + 1)
    red, green, blue, *_ = pygame.transform.average_color(picture, part)
    return red, green, blue


def apart(one: RGB, other: RGB) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def test_the_plates_were_drawn_by_the_scripts_that_are_here() -> None:
    assert stamp.kept() == stamp.present(), "Draw them again: python -m sprites.make city_plates"


def test_changed_scripts_and_another_geometry_ask_for_new_plates(monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamp.present()
    assert stamp.present() == before
    monkeypatch.setattr(stamp, "WALL", 14.0)
    assert stamp.present() != before


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", COUNTS)
def test_every_place_has_its_boroughs_colour_whoever_sits_at_the_lower_side(players: int) -> None:
    ring = COLOURS[:players]
    for bottom in ring:
        plan = CityPlan(ring, bottom)
        camera = whole(plan)
        picture, plain = seen(plan, camera), seen(plan, camera, None)
        for seat, borough in plan.boroughs.items():
            wall = outside(borough, plan.lane + 8.5)
            clear = plan.market_radius + BASTION + 2
            others = (*bastions(borough), *towers(borough, plan.lane))
            spots = [spot for spot in wall if all(distance(spot, one) > clear for one in others)]
            own = [
                min(ring, key=lambda one: apart(at(picture, camera, spot, 0), PLAYER[one]))
                for spot in spots
                if min(at(plain, camera, spot, 0)) > 200  # not on ink
            ]
            assert set(own) == {seat}, bottom


@pytest.mark.parametrize("players", COUNTS)
def test_the_board_lies_where_the_plan_says(players: int) -> None:
    plan = CityPlan(COLOURS[:players], COLOURS[0])
    camera = whole(plan)
    picture = seen(plan, camera, None)
    for colour in plan.ring:
        for area in ("park", "harbour", "hospital"):
            x, y, width, height = bounds(plan.outline(colour, area))
            red, green, blue = at(picture, camera, (x + width / 2, y + height * 0.5), 2)
            if area == "park":
                assert green > max(red, blue)
        near, far = borders(plan, plan.boroughs[colour])[0]
        assert apart(at(picture, camera, lerp(near[0], far[1], 0.5)), (255, 255, 255)) > 4
    corner = at(picture, camera, plan.box[:2], 0)
    assert min(corner) > 200, "beside the board there is nothing but its shadow"


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", COUNTS)
def test_a_near_view_shows_the_same_board_as_a_far_one(players: int) -> None:
    plan = CityPlan(COLOURS[:players], COLOURS[0])
    far, near = whole(plan), Camera(Rect((0, 0), SIZE), plan.borough_box(COLOURS[0]))
    pictures = seen(plan, far), seen(plan, near)
    x, y, width, height = plan.borough_box(COLOURS[0])
    spots = [(x + width * i / 17, y + height * j / 13) for i in range(1, 17) for j in range(1, 13)]
    off = [apart(at(pictures[0], far, spot, 2), at(pictures[1], near, spot, 4)) for spot in spots]
    assert sum(off) / len(off) < 12
    assert sum(way > 60 for way in off) < len(off) / 20


def test_the_strips_of_a_plate_have_no_seams() -> None:
    plan = CityPlan(COLOURS[:4], COLOURS[0])
    unit = plates.WIDTHS[4] / plan.size[0]
    height = round(plan.size[1] * unit)
    high = -(-height // plates.STRIPS)
    viewport = Rect(0, 0, plates.WIDTHS[4], height)
    camera = Camera.__new__(Camera)
    camera.viewport, camera.bottom, camera.scale = viewport, None, unit
    camera.centre = plan.size[0] / 2, plan.size[1] / 2
    picture, place = Baking(plates.board(plan, camera, viewport.size)).finish()
    assert place.topleft == (0, 0)

    def step(row: int) -> float:
        """How far a row differs from the one above it, on an average."""
        pairs = [(picture.get_at((x, row - 1)), picture.get_at((x, row))) for x in range(0, place.w, 5)]
        return sum(max(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in pairs) / len(pairs)

    for seam in range(high, height, high):
        usual = sorted(step(row) for row in range(seam - 12, seam + 13) if row != seam)
        assert step(seam) < usual[-1] * 1.5 + 1


def test_a_city_is_cut_out_with_its_shadow() -> None:
    plan = CityPlan(COLOURS[:3], COLOURS[0])
    camera = Camera(Rect((0, 0), SIZE).inflate(-200, -140), plan.box)
    made = Baking(cutout(plan, camera, SIZE)).finish()
    x, y = map(round, camera.to_screen(plan.nave.centre))
    assert made.mask.get_at((x - made.box.x, y - made.box.y)) == pygame.Color(255, 255, 255)
    below = max(outside(plan.boroughs[COLOURS[0]], plan.lane + TILE_EDGE), key=lambda spot: spot[1])
    x, y = map(round, camera.to_screen((below[0], below[1] + 22)))
    *shade, alpha = made.mask.get_at((x - made.box.x, y - made.box.y))
    assert max(shade) < 60
    assert 30 < alpha < 250


def test_where_no_city_is_seen_there_is_no_board() -> None:
    plan = CityPlan(COLOURS[:4], COLOURS[0])
    camera = Camera(Rect(4000, 4000, 600, 440), plan.box)
    assert at(seen(plan, camera), Camera(Rect((0, 0), SIZE), (0, 0, *SIZE)), (300, 300)) == (255, 255, 255)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", COUNTS)
def test_the_ground_of_every_sector_is_painted_faintly(players: int) -> None:
    plan = CityPlan(COLOURS[:players], COLOURS[0])
    for colour in plan.ring:
        camera = Camera(Rect((0, 0), SIZE), plan.borough_box(colour))
        picture = pygame.transform.grayscale(seen(plan, camera, None))
        for area in SECTORS:
            x, y, width, height = bounds(plan.outline(colour, area))
            spots = [(x + width * i / 40, y + height * j / 40) for i in range(41) for j in range(41)]
            inner = [spot for spot in spots if all(map(plan.chords(colour, area).holds, _around(spot)))]
            tones = sorted(at(picture, camera, spot, 0)[0] for spot in inner)
            assert len(tones) > 60, (colour, area)
            dark, light = tones[len(tones) // 20], tones[-len(tones) // 20]
            assert 5 <= light - dark <= 44, (colour, area)


@pytest.mark.parametrize("players", COUNTS)
def test_sectors_at_one_street_differ_in_grey(players: int) -> None:
    plan = CityPlan(COLOURS[:players], COLOURS[0])
    camera = whole(plan)
    picture = seen(plan, camera, None)

    def lightness(borough: str, area: str) -> float:
        """The median of a ground's lightness (L*, 0 to 100)."""
        chords = plan.chords(borough, area)
        heights = [chords.top + (chords.bottom - chords.top) * (i + 0.5) / 24 for i in range(24)]
        across = [(y, chords.between(y, y)) for y in heights]
        spots = [
            (left + (right - left) * (i + 0.5) / 24, y) for y, (left, right) in across for i in range(24)
        ]
        bright = median(luminance(at(picture, camera, spot, 0)) for spot in spots)
        return 116 * math.cbrt(bright) - 16

    for borough in plan.ring:
        for one, other, step in AT_ONE_STREET:
            beside = lightness(plan.neighbour(borough, step), other)
            assert abs(lightness(borough, one) - beside) >= 6, (borough, one, other)


def _around(spot: Point) -> list[Box]:
    return [(spot[0] - 14, spot[1] - 14, 28, 28)]
