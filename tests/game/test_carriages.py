"""Carriages on the board: where they stand, which of them lies in front, and how they drive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, product
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS, Game
from engine.events import CarriageDriven
from game.table.city.board import DisplayedBoard
from game.table.city.camera import Camera
from game.table.city.carriages import facing
from game.table.city.painter import CityPainter
from game.table.city.plan import CityPlan
from game.table.city.shapes import distance, inside
from game.table.city.streets import BASTION, TILE_EDGE, bastions, outside
from game.table.motion.flight import Flight
from game.table.motion.flights import carriage_flights
from game.table.tabletop import Tabletop
from game.ui import pictures
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Window

SIZES = ((1280, 720), (1920, 1080))
_GRAZED = 3  # pixels by which a shape with round corners may reach over the rim
_OUTLINE = ((0.06, 0.3), (0.2, 0.06), (0.8, 0.06), (0.9, 0.25), (1, 0.6), (0.8, 0.94), (0.1, 0.94), (0, 0.75))
"""Roof, shaft and wheels of a carriage, as shares of its box."""


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


@pytest.mark.thorough(usual=4)
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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_a_carriage_drives_from_and_to_where_it_stands_and_keeps_its_size(
    open_window: Callable[..., Window], tmp_path: Path, size: tuple[int, int]
) -> None:
    window = open_window(size, title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "drive", 4)
    top, blue = table.context.top, table.context.shown.players["blue"]
    path = ("blue.centre", "blue.outer")
    (flight,) = carriage_flights(top, [CarriageDriven("blue", *path, path)])
    assert isinstance(flight, Flight)
    for market, point in zip(path, (flight.points[0], flight.points[-1]), strict=True):
        blue.carriage = market
        assert point == pytest.approx(top.on_screen(top.carriage("blue")))
    table.stale = True
    window.advance(1 / 60)
    (parked,) = (one.box for one in top.painter.drawn if one.kind == "carriage" and one.seat == "blue")
    place, height = flight.at(flight.duration / 2)
    rolling = flight.paint(window.app.display.surface, place, height)
    assert isinstance(rolling, Rect)
    assert rolling.size == pytest.approx(parked.size, abs=3)  # they may be turned by a few degrees
    assert 0 < height < 0.5


def looks(top: Tabletop, draw: Callable[[Surface], object]) -> bytes:
    """What is drawn on an empty window."""
    surface = Surface(top.size)
    draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def ways(top: Tabletop, sideways: int) -> Iterator[tuple[str, str]]:
    """Neighbouring markets of which the second lies left (-1) or right (1) of the first."""
    for here, there in product(top.plan.markets, repeat=2):
        with suppress(KeyError):
            way = top.plan.way(here, there)
            if (way[-1][0] - way[0][0]) * sideways > abs(way[-1][1] - way[0][1]) and len(way) == 2:
                yield here, there


@pytest.mark.parametrize(
    ("sideways", "kind"), [(-1, "carriage_left"), (1, "carriage")], ids=["left", "right"]
)
def test_a_carriage_faces_where_it_drives_and_stays_so(
    open_window: Callable[..., Window], tmp_path: Path, sideways: int, kind: str
) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "drive", 4)
    top, shown = table.context.top, table.context.shown
    roads = list(ways(top, sideways))[:3]
    assert roads
    for road in roads:
        event = CarriageDriven("blue", *road, road)
        (flight,) = carriage_flights(top, [event])
        for share in (0.1, 0.5, 1.0):
            time = flight.duration * share
            place, height = flight.at(time)  # type: ignore[attr-defined]
            wanted = looks(top, lambda surface: top.paint(kind, "blue")(surface, place, height))  # noqa: B023
            assert looks(top, lambda surface: flight.draw(surface, time)) == wanted  # noqa: B023
        shown.leave(event)
        shown.arrive(event)
        assert looks(top, lambda surface: top.paint_carriage("blue")(surface, (400, 300), 0.0)) == looks(
            top, lambda surface: top.paint(kind, "blue")(surface, (400, 300), 0.0)
        )


def test_a_carriage_turns_at_a_corner() -> None:
    shown = shown_with(4)
    plan = CityPlan(shown.ring, shown.ring[0])
    assert facing(plan, ("blue.left", "blue.centre", "blue.left")) == [False, True]
    assert facing(plan, ("blue.left", "blue.centre", "green.inner"))[-1]


@pytest.mark.parametrize("colour", COLOURS)
def test_what_faces_left_is_the_mirror_of_what_faces_right(colour: str) -> None:
    right, left = (pictures.svg(f"pieces/{colour}_coach{way}", 160, 120) for way in ("", "_left"))
    mirrored = pygame.mask.from_surface(pygame.transform.flip(left, True, False))
    shape = pygame.mask.from_surface(right)
    assert shape.overlap_area(mirrored, (0, 0)) > 0.98 * shape.count()
    assert shape.overlap_area(pygame.mask.from_surface(left), (0, 0)) < 0.95 * shape.count()
