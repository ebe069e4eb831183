"""A borough's rat and its number lie on no ground but that borough's harbour, however near it is seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pygame
import pytest

from game.table.city.names import boxes
from game.table.city.number_places import in_window
from game.table.city.piece_painter import COACHES, Drawn, PiecePainter
from game.table.city.plan import AREAS
from game.table.city.shapes import Point, inside
from game.table.tabletop import Tabletop
from tests.game.test_area_names import near

GRID = range(1, 8)  # of the points of a figure that are looked at, in eighths of its sides
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (480, 270))


def artist_of(top: Tabletop) -> PiecePainter:
    painter, camera, plan = top.painter, top.camera, top.painter.plan_for(top.camera)
    zoom, size = painter.zoom(camera), top.layout.size
    return PiecePainter(size, plan, camera, 0, zoom, boxes(plan, zoom), painter.clear, (), top.layout.prompt)


def rats(top: Tabletop) -> Iterator[Drawn]:
    """Yield the rats of all harbours, and their numbers, as a camera at rest sees them."""
    artist = artist_of(top)
    for seat in top.shown.seats:
        yield from (one for one in artist.part(top.shown, seat).drawn if not one.sector)


def strange_ground(top: Tabletop, points: Sequence[Point], home: tuple[str, str]) -> list[tuple[str, str]]:
    """Return the other areas at points of the window, once for each point; streets are nobody's."""
    plan = top.painter.plan_for(top.camera)
    there = [top.camera.to_plane(point) for point in points]
    left, right = min(x for x, _ in there), max(x for x, _ in there)
    strange = []
    for area in product(plan.ring, AREAS):
        outline = plan.outline(*area)
        beside = max(x for x, _ in outline) < left or min(x for x, _ in outline) > right
        if area != home and not beside:
            strange += [area for point in there if inside(outline, point)]
    return strange


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_no_rat_and_no_number_of_one_stands_on_other_ground(
    size: tuple[int, int], text_scale: float, players: int
) -> None:
    top = near(players, size, text_scale, hand_up=True)
    shown, seen = top.shown, 0
    looks = [(None, False), *product(shown.seats, (True, False))]
    for look, hand_up in looks:
        top.look_at(look, hand_up, at_once=True)
        for rat in range(0, 10, 2 if players < 5 else 1):
            for player in shown.players.values():
                player.rat = rat
            for one in rats(top):
                seen += one.seat == look
                box: pygame.Rect = one.box
                points = [(box.x + box.w * i / 8, box.y + box.h * j / 8) for i in GRID for j in GRID]
                strange = strange_ground(top, points, (one.seat, "harbour"))
                assert len(strange) < 0.1 * len(points), (look, hand_up, rat, one, set(strange))
    assert seen >= 2 * players * len(range(0, 10, 2)), "everybody's own rat is seen in both views"


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [5, 4])
@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: str(size[1]))
def test_no_carriage_covers_the_number_of_a_rat(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    shown, numbers = top.shown, 0
    top.look_at(None, False, at_once=True)
    for rat, market in product(range(10), top.painter.plan_for(top.camera).message_markets):
        for player in shown.players.values():
            player.rat = rat
        shown.players[shown.seats[0]].carriage = market
        carriages = [one.box for one in artist_of(top).part(shown, COACHES).drawn]
        for one in rats(top):
            cut = [one.box.clip(box) for box in carriages if one.kind == "count"]
            numbers += one.kind == "count"
            hidden = max((part.width * part.height for part in cut), default=0)
            assert hidden <= 0.1 * one.box.width * one.box.height, (rat, market, one)
    assert numbers


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [5, 4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_the_number_of_a_rat_stands_at_one_place_off_the_jetty(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    top.look_at(None, False, at_once=True)
    places: dict[str, Counter[tuple[int, ...]]] = {}
    for rat in range(10):
        for player in top.shown.players.values():
            player.rat = rat
        for one in rats(top):
            if one.kind == "count":
                places.setdefault(one.seat, Counter())[tuple(one.box)] += 1
    assert places
    for seat, stood in places.items():
        jetty, last = in_window(top.camera, top.plan.jetty(seat)), top.plan.harbour(seat).berths[-1]
        assert not any(pygame.Rect(box).collidepoint(top.camera.to_screen(last)) for box in stood), seat
        (usual, berths), *_ = stood.most_common()
        assert berths >= 9, (seat, stood)  # on one berth the rat itself may be in the way
        cut = pygame.Rect(usual).clip(jetty)
        assert cut.width * cut.height <= 0.18 * usual[2] * usual[3], (seat, usual)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_berths_of_the_own_harbour_are_numbered(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    own = top.shown.seats[0]
    for look in (None, own) if players < 5 else (own,):  # the whole of five has no room for figures
        top.look_at(look, False, at_once=True)
        (rat,) = (one for one in rats(top) if one.seat == own)
        assert rat.kind == "rat"
        assert rat.box.collidepoint(
            top.camera.to_screen(top.plan.harbour(own).berths[top.shown.players[own].rat])
        )
