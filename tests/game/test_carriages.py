"""Carriages on the board: where they stand, which of them lies in front, and how they drive."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, pairwise, product
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS, Game
from engine.events import CarriageDriven
from game.match.board import DisplayedBoard
from game.table.city.painter import CityPainter
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import distance, inside
from game.table.map.walls import BASTION, TILE_EDGE, bastions, outside
from game.table.motion.flight import Drive
from game.table.motion.flights import carriage_flights
from game.table.pieces.pieces import RIGHT, WAYS, Pieces
from game.table.places.carriages import Rim, heading, headings, inwards, rows, side_of
from game.table.tabletop import Tabletop
from game.ui import pictures
from sprites.make.palette import PIECES
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Window

SIZES = ((1280, 720), (1920, 1080))
_GRAZED = 5  # pixels by which the round corners of one that gives way outwards may hang over the rim
_OUTLINE = (
    *((0, 0.71), (0.07, 0.44), (0.13, 0.23), (0.27, 0.03), (0.44, 0.03), (0.55, 0.23), (0.69, 0.44)),
    *((0.91, 0.51), (1, 0.64), (0.89, 0.92), (0.53, 0.98), (0.4, 0.98), (0.08, 0.85)),
)
"""Roof, sign, horse and wheels of a carriage, as shares of its box."""


def shown_with(players: int) -> DisplayedBoard:
    """The beginning of a game."""
    return DisplayedBoard(Game.new(seats=COLOURS[:players], seed=3).view())


def camera_of(plan: CityPlan, size: tuple[int, int], borough: str | None) -> Camera:
    """What a table of this size sees, of the whole city or of a borough."""
    box = plan.borough_box(borough) if borough else plan.box
    room = Rect(size[0] * 0.24, size[1] * 0.15, size[0] * 0.6, size[1] * (0.55 if borough else 0.75))
    return Camera(room, box)


def on_board(plan: CityPlan, camera: Camera, box: Rect) -> bool:
    """Whether a carriage's box, but for its corners, lies on the board."""
    reach = plan.lane + TILE_EDGE + _GRAZED / camera.scale
    rim = tuple(chain.from_iterable(outside(borough, reach) for borough in plan.boroughs.values()))
    towers = [tower for borough in plan.boroughs.values() for tower in bastions(borough)]
    points = [
        camera.to_plane((box.x + right * box.width, box.y + down * box.height)) for right, down in _OUTLINE
    ]
    bulge = plan.market_radius + BASTION
    return all(
        inside(rim, point) or any(distance(point, tower) < bulge for tower in towers) for point in points
    )


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("together", [1, 2])
def test_carriages_stand_on_the_board(players: int, size: tuple[int, int], together: int) -> None:
    shown = shown_with(players)
    plan, surface = CityPlan(shown.ring, shown.ring[0]), Surface(size)
    painter, found = CityPainter(plan, 3, size[1] / 1080), []
    for player in shown.players.values():
        player.carriage = None
    for market in (one for one in plan.markets if not one.endswith(("inner", "centre"))):
        for colour in shown.seats[:together]:
            shown.players[colour].carriage = market
        for borough in (None, plan.bottom):
            camera = camera_of(plan, size, borough)
            painter.draw(surface, shown, camera)
            boxes = [one.box for one in painter.drawn if one.kind == "carriage"]
            found += [f"{market}, {borough}: {box}" for box in boxes if not on_board(plan, camera, box)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("number", [1, 2])
def test_how_far_carriages_reach_over_the_rim_is_right_or_surely_enough(players: int, number: int) -> None:
    shown = shown_with(players)
    plan = CityPlan(shown.ring, shown.ring[0])
    zoom = CityPainter(plan, 3, 1.0).zoom(camera_of(plan, SIZES[1], None))
    rng, clear, over = random.Random(players), 0, 0
    for market, at in product(plan.markets, range(4 if number == 2 else 1)):
        ways = (RIGHT, 11)[:number]
        row = rows(plan, market, zoom, ways)[at]
        aside = inwards(plan, market, zoom, row, ways)
        rim, near = (
            Rim(plan, market, zoom, row, ways, most)
            for most in (math.inf, math.hypot(*aside) + 60 * math.sqrt(2))
        )
        assert rim.beyond(aside, math.inf) < plan.market_radius / 2
        for _ in range(40):
            moved = aside[0] + rng.uniform(-60, 60), aside[1] + rng.uniform(-60, 60)
            exact, enough = rim.beyond(moved, math.inf), rng.uniform(0, 60)
            assert near.beyond(moved, math.inf) == exact
            quick = near.beyond(moved, enough)
            assert quick == exact or enough <= quick < exact, (market, moved)
            clear, over = clear + (exact == 0), over + (exact > 0)
    assert clear
    assert over


def test_the_carriage_of_the_player_whose_turn_it_is_lies_in_front() -> None:
    shown = shown_with(4)
    plan, surface = CityPlan(shown.ring, shown.ring[0]), Surface((1280, 720))
    painter, camera = CityPainter(plan, 3, 720 / 1080), camera_of(plan, (1280, 720), None)
    for market, (one, other) in product(
        ("blue.outer", "blue.inner", "red.centre"), (("blue", "red"), ("red", "blue"))
    ):
        for colour in (one, other):
            shown.players[colour].carriage = market
        shown.to_move = (one,)
        painter.draw(surface, shown, camera)
        there = [
            piece.seat for piece in painter.drawn if piece.kind == "carriage" and piece.seat in (one, other)
        ]
        assert there == [other, one]


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_a_carriage_drives_from_and_to_where_it_stands_lifted_on_its_way(
    open_window: Callable[..., Window], tmp_path: Path, size: tuple[int, int]
) -> None:
    window = open_window(size, title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "drive", 4)
    top, blue = table.context.top, table.context.shown.players["blue"]
    path = ("blue.centre", "blue.outer")
    (flight,) = carriage_flights(top, [CarriageDriven("blue", *path, path)])
    assert isinstance(flight, Drive)
    assert flight.points[0] == pytest.approx(top.on_screen(top.carriage("blue")))
    blue.carriage = path[-1]
    table.context.shown.drives["blue"] = path
    assert flight.points[-1] == pytest.approx(top.on_screen(top.carriage("blue")))
    table.stale = True
    window.advance(1 / 60)
    (parked,) = (one.box for one in top.painter.drawn if one.kind == "carriage" and one.seat == "blue")
    sizes = []
    for time in (0.0, flight.duration / 2, flight.duration):
        paint = flight.paints[flight.after][flight.is_lifted(time)]
        rolling = paint(window.app.display.surface, *flight.at(time))
        assert isinstance(rolling, Rect)
        sizes.append(rolling.size)
    assert sizes[0] == sizes[-1] == parked.size
    assert sizes[1][0] > 1.3 * parked.width
    assert 0 < flight.at(flight.duration / 2)[1] < 0.5


def looks(top: Tabletop, draw: Callable[[Surface], object]) -> bytes:
    """What is drawn on an empty window."""
    surface = Surface(top.size)
    draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def turn(start: int, end: int) -> int:
    """By how many directions a carriage turns from one to another."""
    ahead = abs(end - start) % WAYS
    return min(ahead, WAYS - ahead)


def test_a_carriage_turns_step_by_step_and_rests_seen_from_its_side(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    top = open_table(window, tmp_path, "drive", 5).context.top
    faced = set()
    for market, other in product(top.plan.markets, repeat=2):
        with suppress(KeyError):
            (x, y), (to_x, to_y) = top.plan.way(other, market)[-2:]
            top.shown.players["blue"].carriage = other
            event = CarriageDriven("blue", other, market, (other, market))
            (drive,) = carriage_flights(top, [event])
            assert isinstance(drive, Drive)
            before = headings(top.plan, top.shown)["blue"]
            seen = [drive.faces(drive.duration * step / 200) for step in range(201)]
            assert all(turn(one, then) <= 1 for one, then in pairwise([before, *seen]))
            top.shown.leave(event)
            top.shown.arrive(event)
            assert headings(top.plan, top.shown)["blue"] == seen[-1]
            along = math.degrees(math.atan2(to_y - y, to_x - x))
            assert abs((360 / WAYS * seen[-1] + 90) % 180 - 90) <= 30
            assert abs((360 / WAYS * seen[-1] - along + 180) % 360 - 180) < 90
            faced.add(seen[-1])
    assert len(faced) == 6


def test_a_carriage_stands_as_it_comes_to_rest(open_window: Callable[..., Window], tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "drive", 4)
    top, path = table.context.top, ("blue.centre", "blue.outer")
    event = CarriageDriven("blue", *path, path)
    (drive,) = carriage_flights(top, [event])
    rolled = looks(top, lambda surface: drive.draw(surface, drive.duration))
    top.shown.leave(event)
    top.shown.arrive(event)
    place = top.on_screen(top.carriage("blue"))
    assert looks(top, lambda surface: top.paint_carriage("blue")(surface, place, 0.0)) == rolled


@pytest.mark.parametrize(
    ("road", "before", "ways"),
    [
        ([(0, 0), (300, 0), (300, 300)], 0, [0, 1, 2, 3, 4]),
        ([(0, 0), (300, 0), (300, -300)], 0, [0, 15, 14, 13, 12]),
        ([(0, 0), (300, 0)], 4, [4, 3, 2, 1, 0]),
        ([(0, 0), (300, 0), (100, 0)], 0, [0, 15, 14, 13, 12, 11, 10, 9, 8]),
    ],
)
def test_a_carriage_turns_once_at_a_corner(
    road: list[tuple[float, float]], before: int, ways: list[int]
) -> None:
    seen: list[int] = []
    paints = [[lambda surface, at, height, way=way: seen.append(way)] * 2 for way in range(WAYS)]
    drive = Drive(paints=paints, before=before, after=ways[-1], reach=40.0, points=road, travel=1.0)
    for step in range(200):
        drive.draw(Surface((1, 1)), drive.duration * step / 199)
    assert [way for at, way in enumerate(seen) if not at or seen[at - 1] != way] == ways


def test_a_carriage_that_turned_back_faces_where_it_came_from() -> None:
    shown = shown_with(4)
    plan = CityPlan(shown.ring, shown.ring[0])
    out, home = ("blue.left", "blue.centre"), ("blue.left", "blue.centre", "blue.left")
    assert turn(heading(plan, out), heading(plan, home)) == WAYS / 2


@pytest.mark.parametrize("colour", COLOURS)
def test_the_sign_on_a_carriage_stays_upright_in_each_direction(colour: str) -> None:
    """It is light and dark at the same places above the roof, a quarter of the width wide; all else turns."""
    for way in range(WAYS):
        picture = pictures.svg(f"pieces/{colour}_coach_{way}", 120, 120)
        bend = math.tau * way / WAYS
        middle = 60 - 16 * math.cos(bend), 37 - 13 * math.sin(bend)
        disc = Rect(0, 0, 30, 30)
        disc.center = round(middle[0]), round(middle[1])
        light = [picture.get_at((x, y)).r for x in range(*_span(disc.x)) for y in range(*_span(disc.y))]
        assert sum(value > 180 for value in light) > 0.25 * len(light), way
        assert min(light) < 80, way


@pytest.mark.parametrize("colour", COLOURS)
def test_a_carriage_is_in_the_colour_of_its_player_from_roof_to_horse(colour: str) -> None:
    wanted = pygame.Color(PIECES[colour]).hsva[0]
    for way in range(WAYS):
        picture = pictures.svg(f"pieces/{colour}_coach_{way}", 100, 100)
        seen = [picture.get_at(spot) for spot in product(range(100), repeat=2)]
        paints = [paint.hsva for paint in seen if paint.a > 127]
        own = [
            hue
            for hue, strong, light, _ in paints
            if math.cos(math.radians(hue - wanted)) > 0.966 and min(strong, 1.6 * light) > 50
        ]
        assert len(own) > 0.12 * len(paints), way


def _span(start: int) -> tuple[int, int]:
    return start, start + 30


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("way", range(WAYS))
def test_of_two_carriages_on_a_market_both_signs_are_seen(count: int, way: int) -> None:
    plan = CityPlan(COLOURS[:count], COLOURS[0])
    camera = Camera(Rect(466, 180, 1155, 626), plan.box)
    scale, zoom = camera.scale, CityPainter(plan, 3, 1.0).zoom(camera)
    pieces = Pieces(side_of(plan, zoom) * scale)

    def discs(*places: tuple[str, tuple[float, float]]) -> int:
        """How many pixels of the cream discs on carriages are seen."""
        table = Surface((400, 400))
        table.fill((40, 60, 110))
        for colour, (x, y) in places:
            pieces.piece(table, f"carriage_{way}", colour, (200 + x * scale, 200 + y * scale))
        cream = pygame.mask.from_threshold(table, (244, 233, 207), (40, 40, 40))
        return cream.count()

    for market in ("centre", plan.markets[0].partition(".")[2]):
        name = next(one for one in plan.markets if one.endswith(market))
        middle = plan.point(name)
        both = [
            [(x - middle[0], y - middle[1]) for x, y in row] for row in rows(plan, name, zoom, (way, way))
        ]
        for found in (
            *both,
            *(row[::-1] for row in both),
        ):  # the lower one is drawn last, whoever comes first
            places = sorted(zip(("red", "purple"), found, strict=True), key=lambda place: place[1][1])
            alone = sum(discs(one) for one in places)
            assert discs(*places) >= 0.85 * alone, (name, discs(*places), alone)
