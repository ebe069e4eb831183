"""Where carriages stand: on their market, off figures, names, cubes and buildings, in every view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from statistics import fmean

import pygame
import pytest
from pygame import Mask, Rect

from engine import SECTORS
from game.table.city.landmarks import site
from game.table.city.piece_painter import CATHEDRAL, COACHES
from game.table.map.shapes import distance
from game.table.pieces.pieces import Standing
from game.table.places.carriages import side_of
from game.table.places.found import furnish
from game.table.places.names import boxes
from game.table.places.number_places import in_window
from game.table.places.parking import carriage_point
from game.table.tabletop import Tabletop
from sprites.make.search.building_sites import solid
from tests.game.test_area_names import near
from tests.game.test_rats_at_home import artist_of, signs

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
_SOLID = 100  # from this alpha on a pixel hides what lies beneath
_CUBES = (1, 2, 3)  # of a sector, in most games
_CORNER = 0.5  # the share of a cube that a carriage may hide where it has no other place
_BUILDING = 0.03  # the share of a building that a carriage hides on an average market


def looks(top: Tabletop) -> Iterator[str]:
    """Look at the whole city, and at the own borough with the hand tucked away and raised."""
    own = top.shown.seats[0]
    for look, hand_up in ((None, False), (own, False), (own, True)):
        top.look_at(look, hand_up, at_once=True)
        yield f"{look} {hand_up}"


def carriages(top: Tabletop) -> Iterator[tuple[str, Mask, tuple[int, int]]]:
    """Yield the first seat's carriage on every market, come from each neighbour: what it hides, and where."""
    shown, seat = top.shown, top.shown.seats[0]
    plan = top.painter.plan_for(top.camera)
    streets = {frozenset((street.a, street.b)) for street in plan.streets}
    for here, market in product(plan.markets, repeat=2):
        if frozenset((here, market)) not in streets:
            continue
        shown.players[seat].carriage = market
        shown.drives[seat] = here, market
        for mask, place in parked(top):
            yield f"{here} to {market}", mask, place
    shown.players[seat].carriage = None


def parked(top: Tabletop) -> Iterator[tuple[Mask, tuple[int, int]]]:
    """Yield what the carriages on the board hide, and where."""
    for sprite in artist_of(top).part(top.shown, COACHES).sprites:
        picture, (x, y) = sprite.picture, sprite.place.topleft
        assert isinstance(picture, Standing)
        yield pygame.mask.from_surface(picture.piece, _SOLID), (x + picture.pad, y + picture.pad)


def hidden(mask: Mask, at: tuple[int, int], room: Rect) -> int:
    """How many pixels of a room a carriage hides."""
    return mask.overlap_area(Mask(room.size, fill=True), (room.x - at[0], room.y - at[1]))


def words(top: Tabletop) -> dict[str, Rect]:
    """Where figures and names stand: the rats' signs, areas' names, the whole city's cathedral."""
    plan, zoom = top.painter.plan_for(top.camera), top.painter.zoom(top.camera)
    found: dict[str, Rect] = {f"sign of {seat}": room for seat, room in signs(top).items()}
    for (borough, area), box in boxes(plan, zoom).items():
        found[f"name of {borough}'s {area}"] = in_window(top.camera, box)
    if not zoom.near:
        tags = [one.box for one in artist_of(top).part(top.shown, CATHEDRAL).drawn if one.kind == "tag"]
        found["tag of the cathedral"] = tags[0]
    return found


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_a_carriage_hides_no_figure_and_no_name(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    found = []
    for player in top.shown.players.values():
        player.carriage = None
    grazed = 30 * top.layout.u**2  # the corner of a room, where no ink is
    for look in looks(top):
        read = words(top)
        assert len(read) >= 2 * players
        for drive, mask, at in carriages(top):
            cut = {what: hidden(mask, at, room) for what, room in read.items()}
            found += [f"{look}: {drive} over {what}" for what, much in cut.items() if much > grazed]
    assert not found, "\n".join(found)


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_a_carriage_hides_no_cube(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    shown, found = top.shown, []
    for player in shown.players.values():
        player.carriage, player.friend = None, None
    top.look_at(None, False, at_once=True)
    cubes = []
    for count in _CUBES:
        for player in shown.players.values():
            player.sectors = dict.fromkeys(SECTORS, count)
        artist = artist_of(top)
        parts = [artist.part(shown, seat).drawn for seat in shown.seats]
        cubes += [(count, one) for part in parts for one in part if one.kind == "cube"]
    assert len(cubes) > len(_CUBES) * players * len(SECTORS) / 2
    for drive, mask, at in carriages(top):
        for count, one in cubes:
            share = hidden(mask, at, one.box) / (one.box.width * one.box.height)
            if share > _CORNER:
                found.append(f"{drive} over {share:.2f} of a cube of {count} in {one.seat}'s {one.sector}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_carriage_stands_by_its_market(players: int) -> None:
    top = near(players, (1920, 1080), 1.0, hand_up=False)
    for player in top.shown.players.values():
        player.carriage = None
    for _ in looks(top):
        plan, zoom = top.painter.plan_for(top.camera), top.painter.zoom(top.camera)
        side = side_of(plan, zoom)
        for market in plan.markets:
            point = carriage_point(plan, top.shown, top.shown.seats[0], zoom, market)
            assert distance(point, plan.point(market)) <= plan.market_radius + 0.9 * side, market


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_carriages_hardly_hide_buildings(players: int) -> None:
    top = near(players, (1920, 1080), 1.0, hand_up=False)
    for player in top.shown.players.values():
        player.carriage = None
    top.look_at(None, False, at_once=True)
    camera, zoom = top.camera, top.painter.zoom(top.camera)
    plan = top.painter.plan_for(camera)
    rooms = []
    for each in product(plan.ring, SECTORS):
        x, y, *extent = site(plan, *each, zoom)
        left, upper = camera.to_screen((x, y))
        rooms.append(Rect((round(left), round(upper)), [round(part * camera.scale) for part in extent]))
    shares = [
        max(hidden(mask, at, room) / (room.w * room.h) for room in rooms) for _, mask, at in carriages(top)
    ]
    assert sum(shares) / len(shares) < _BUILDING


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cubes_lie_on_no_name_and_their_numbers_on_no_roof(players: int) -> None:
    top = near(players, (1920, 1080), 1.0, hand_up=False)
    shown = top.shown
    for player in shown.players.values():
        player.carriage = player.friend = None
    for look, count in product((None, "blue"), (1, 2, 3, 5)):
        top.look_at(look, False, at_once=True)
        plan, zoom = top.painter.plan_for(top.camera), top.painter.zoom(top.camera)
        for player in shown.players.values():
            player.sectors = dict.fromkeys(SECTORS, count)
        named, artist = boxes(plan, zoom), artist_of(top)
        for one in (one for seat in shown.seats for one in artist.part(shown, seat).drawn if one.sector):
            key = one.seat, one.sector
            if key in named:
                common = in_window(top.camera, named[key]).clip(one.box.inflate(-4, -4))
                assert common.w * common.h < 100, (look, count, *key)
            if one.kind == "count":
                roof = in_window(top.camera, solid(site(plan, *key, zoom))).clip(one.box)
                assert roof.w * roof.h < 0.2 * one.box.w * one.box.h, (look, count, *key)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_carriages_leave_their_market_and_the_cathedral_in_sight(players: int) -> None:
    top = near(players, (1920, 1080), 1.0, hand_up=False)
    shown = top.shown
    for player in shown.players.values():
        player.carriage = None
    top.look_at(None, False, at_once=True)
    plan, camera = top.painter.plan_for(top.camera), top.camera
    chancel = furnish(plan.nave, top.painter.zoom(camera))
    (x, y), radius = camera.to_screen(chancel.rose), chancel.radius * camera.scale
    towers = Rect(x - 2 * radius, y - 2.9 * radius, 4 * radius, 4.5 * radius)
    seen = []
    for market in plan.markets:
        for seat in shown.seats[:2]:
            shown.players[seat].carriage = market
        both = [*parked(top)]
        (one, at), (other, there) = both
        assert one.overlap_area(other, (there[0] - at[0], there[1] - at[1])) < 0.15 * other.count(), market
        disc = Rect(0, 0, *[round(2 * plan.market_radius * camera.scale)] * 2)
        disc.center = tuple(map(round, camera.to_screen(plan.point(market))))
        seen.append(1 - sum(hidden(*each, disc) for each in both) / disc.w**2)
        assert sum(hidden(*each, towers) for each in both) < 0.004 * towers.w * towers.h, market
    assert fmean(seen) > 0.5
