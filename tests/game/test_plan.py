"""The city's geometry: shared corners, roomy areas, slots inside them, pointing that finds what is drawn."""

from functools import cache
from itertools import combinations, pairwise

import pytest
import tomli
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from engine import COLOURS, SECTORS
from engine.streets import Streets
from game.table.map.camera import Camera, Glide
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import bounds, cuts, cuts_at, distance, inside, shared, signed_area
from sprites.make import area_layouts

SIZES = (3, 4, 5)
some = settings(max_examples=20, deadline=None)  # every example surveys a whole city


@cache
def city(count: int) -> CityPlan:
    ring = COLOURS[:count]
    return CityPlan(ring, ring[0])


@st.composite
def cities(draw: st.DrawFn) -> CityPlan:
    """Any ring of three, four or five colours, any of them below."""
    count = draw(st.sampled_from(SIZES))
    ring = tuple(draw(st.permutations(COLOURS))[:count])
    return CityPlan(ring, draw(st.sampled_from(ring)))


@pytest.mark.parametrize(
    ("ring", "bottom"),
    [(("blue", "red"), "blue"), (("blue", "red", "blue"), "blue"), (COLOURS[:4], "purple")],
)
def test_a_city_that_cannot_be_is_refused(ring: tuple[str, ...], bottom: str) -> None:
    with pytest.raises(ValueError, match="city"):
        CityPlan(ring, bottom)


@some
@given(cities())
def test_corners_on_a_border_are_one_point_with_the_names_of_the_rules(plan: CityPlan) -> None:
    for borough in plan.ring:
        left = plan.neighbour(borough, 1)
        assert plan.point(f"{borough}.8") == plan.point(f"{left}.1") == plan.point(f"{left}.inner")
        assert plan.point(f"{borough}.7") == plan.point(f"{left}.2") == plan.point(f"{borough}.left")


@some
@given(cities())
def test_the_ring_runs_clockwise_from_the_lower_side(plan: CityPlan) -> None:
    cx, cy = plan.nave.centre
    x, y = plan.point(f"{plan.bottom}.centre")
    assert y > cy
    assert abs(x - cx) < 1
    assert signed_area(tuple(plan.point(f"{borough}.centre") for borough in plan.ring)) > 0


@some
@given(cities())
def test_streets_are_those_of_the_engine(plan: CityPlan) -> None:
    rules = Streets(plan.ring)
    assert set(plan.markets) == set(rules.markets)
    for market in rules.markets:
        for other in rules.steps(market):
            path = rules.path(market, other)
            for here, there in pairwise(path):
                way = plan.way(here, there)
                assert distance(way[0], plan.point(here)) < 0.01
                assert distance(way[-1], plan.point(there)) < 0.01


@pytest.mark.parametrize("count", SIZES)
def test_all_lies_inside_the_plane(count: int) -> None:
    plan = city(count)
    width, height = plan.size
    points = [p for b in plan.ring for area in AREAS for p in plan.outline(b, area)]
    points += [plan.point(market) for market in plan.markets]
    for x, y in points:
        assert 0 < x < width
        assert 0 < y < height


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("count", SIZES)
def test_areas_and_cathedral_do_not_overlap(count: int) -> None:
    plan = city(count)
    shapes = [plan.outline(b, area) for b in plan.ring for area in AREAS] + [plan.nave.outline]
    for one, two in combinations(shapes, 2):
        a, b = bounds(one), bounds(two)
        if a[0] > b[0] + b[2] or b[0] > a[0] + a[2] or a[1] > b[1] + b[3] or b[1] > a[1] + a[3]:
            continue
        assert not any(inside(two, point) for point in one)
        assert not any(inside(one, point) for point in two)


@pytest.mark.parametrize("count", [4, 5])
def test_no_borough_is_larger_than_the_own_one_at_the_lower_side(count: int) -> None:
    plan = city(count)
    grounds = {colour: abs(signed_area(borough.outline)) for colour, borough in plan.boroughs.items()}
    assert max(grounds.values()) <= 1.001 * grounds[plan.bottom]


@pytest.mark.parametrize("count", SIZES)
def test_areas_keep_clear_of_the_markets(count: int) -> None:
    plan = city(count)
    for borough in plan.ring:
        for area in AREAS:
            for market in plan.markets:
                nearest = min(distance(point, plan.point(market)) for point in plan.outline(borough, area))
                assert nearest >= plan.market_radius


def test_what_stands_in_the_areas_is_what_the_search_finds() -> None:
    written = tomli.loads(area_layouts.FILE.read_text(encoding="utf-8"))
    assert [*written] == ["3", "4", "5"]
    for borough, found in zip(written["3"], area_layouts.found(3), strict=True):
        for area, row in found.items():
            assert tomli.loads(f"row = {area_layouts.text(row)}")["row"] == borough[area]


@pytest.mark.parametrize("count", SIZES)
def test_every_slot_lies_in_its_area(count: int) -> None:
    plan = city(count)
    for borough in plan.ring:
        for sector in SECTORS:
            shape = plan.outline(borough, sector)
            layout = plan.sector(borough, sector)
            assert len(layout.slots) == len(set(layout.slots)) == 14
            for point in (*layout.slots, layout.friend, layout.label):
                assert inside(shape, point)
            x, y, width, height = layout.picture
            gable = 0.17 * width  # a roof is narrower than its house
            for left, right, at in ((x + gable, x + width - gable, y), (x, x + width, y + 0.41 * height)):
                assert inside(shape, (left, at))
                assert inside(shape, (right, at))
            assert inside(shape, (x, y + height))
            assert inside(shape, (x + width, y + height))


@pytest.mark.parametrize("count", SIZES)
def test_cubes_that_stand_and_the_friend_do_not_hide_each_other(count: int) -> None:
    plan = city(count)
    for borough in plan.ring:
        side = plan.cube_side(borough)
        for sector in SECTORS:
            layout = plan.sector(borough, sector)
            standing = layout.slots[: layout.standing]
            assert len(standing) >= 2
            for (ax, ay), (bx, by) in combinations((*standing, layout.friend), 2):
                assert max(abs(ax - bx), abs(ay - by)) >= side * 0.99


@pytest.mark.parametrize("count", SIZES)
def test_a_jetty_lies_in_its_harbour(count: int) -> None:
    plan = city(count)
    for borough in plan.ring:
        x, y, width, height = plan.harbour(borough).jetty
        assert plan.chords(borough, "harbour").holds((x + 1, y + 1, width - 2, height - 2)), borough


@some
@given(cities(), st.data())
def test_pointing_finds_what_is_there(plan: CityPlan, data: st.DataObject) -> None:
    borough, area = data.draw(st.sampled_from(plan.ring)), data.draw(st.sampled_from(AREAS))
    assert plan.pick(plan.area(borough, area).label) == ("area", borough, area)
    market = data.draw(st.sampled_from(plan.markets))
    assert plan.pick(plan.point(market)) == ("market", market)
    assert plan.pick(plan.nave.centre) == ("cathedral",)
    assert plan.pick((1.0, 1.0)) is None


@pytest.mark.parametrize("count", SIZES)
def test_carriages_on_one_market_stand_apart_and_beside_the_message(count: int) -> None:
    plan = city(count)
    for market in plan.markets:
        for n in range(1, 6):
            slots = plan.carriage_slots(market, n)
            assert len(slots) == n
            assert all(distance(slot, plan.point(market)) <= plan.market_radius * 1.45 for slot in slots)
            assert all(distance(a, b) > plan.cube * 0.75 for a, b in combinations(slots, 2))


@pytest.mark.parametrize("count", SIZES)
def test_cubes_and_jetties_are_large_enough_in_the_close_view(count: int) -> None:
    plan = city(count)
    for borough in plan.ring:
        camera = Camera(Rect(0, 0, 1080, 700), plan.borough_box(borough))
        assert plan.cube_side(borough) * camera.scale >= 25.5
        assert min(plan.harbour(borough).jetty[2:]) * camera.scale >= 40


@some
@given(st.integers(-500, 2500), st.integers(-500, 2500), st.integers(200, 3000), st.integers(200, 2000))
def test_the_camera_goes_there_and_back(x: int, y: int, width: int, height: int) -> None:
    camera = Camera(Rect(40, 30, width, height), city(4).box)
    assert distance(camera.to_plane(camera.to_screen((x, y))), (x, y)) < 1e-6


@pytest.mark.parametrize("borough", COLOURS[:4])
def test_the_camera_sees_the_whole_box(borough: str) -> None:
    plan = city(4)
    viewport = Rect(300, 100, 1080, 700)
    camera = Camera(viewport, plan.borough_box(borough))
    for corner in plan.boroughs[borough].corners:
        assert viewport.collidepoint(camera.to_screen(corner))


def test_a_glide_leads_from_one_camera_to_the_other_without_a_jump() -> None:
    plan = city(4)
    start = Camera(Rect(300, 200, 1200, 500), plan.box)
    goal = Camera(Rect(300, 100, 1080, 700), plan.borough_box("red"))
    glide = Glide(start, goal, 0.5)
    first = glide.at(0.0)
    for node in ("blue.centre", "red.outer"):
        assert distance(first.to_screen(plan.point(node)), start.to_screen(plan.point(node))) < 0.01
    assert glide.at(0.5) is goal
    scales = [glide.at(0.5 * i / 20).scale for i in range(21)]
    assert scales == sorted(scales)
    steps = [
        distance(
            glide.at(0.5 * i / 50).to_screen((700, 500)), glide.at(0.5 * (i + 1) / 50).to_screen((700, 500))
        )
        for i in range(50)
    ]
    assert max(steps) < 60


def test_lines_at_many_heights_cut_an_outline_as_each_of_them_does() -> None:
    outline = ((0.0, 0.0), (8.0, 0.0), (8.0, 6.0), (6.0, 2.0), (4.0, 6.0), (0.0, 4.0))
    heights = [-1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.5, 6.0, 7.0]
    assert cuts_at(outline, heights) == [cuts(outline, y) for y in heights]
    assert [len(found) for found in cuts_at(outline, heights)] == [0, 2, 2, 4, 4, 4, 4, 0, 0]


def test_the_whole_city_is_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = city(5)
    measured = plan.box
    monkeypatch.setattr("game.table.map.shapes.bounds", lambda points: pytest.fail("measured again"))
    assert plan.box == measured


def test_a_box_covers_what_of_another_lies_under_it() -> None:
    behind = (10.0, 10.0, 4.0, 2.0)
    assert shared((8.0, 9.0, 4.0, 2.0), behind) == 0.25
    assert shared((0.0, 0.0, 50.0, 50.0), behind) == 1.0
    assert shared((11.0, 10.5, 1.0, 1.0), behind) == 0.125
    for apart in (
        (0.0, 10.0, 10.0, 2.0),
        (14.0, 10.0, 2.0, 2.0),
        (10.0, 0.0, 4.0, 10.0),
        (10.0, 12.0, 4.0, 1.0),
    ):
        assert shared(apart, behind) == 0.0
    assert shared((0.0, 0.0, 20.0, 20.0), (5.0, 5.0, 0.0, 3.0)) == 0.0
