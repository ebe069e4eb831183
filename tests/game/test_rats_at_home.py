"""The sign of a harbour with its rat and its number: at home, and alike in all boroughs and views."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

import pygame
import pytest

from engine import SECTORS
from game.table.city.harbour import sign
from game.table.city.piece_painter import COACHES, Drawn, PiecePainter, state_of
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, Point, Polygon, bounds, inside
from game.table.places.found import stand
from game.table.places.names import boxes
from game.table.places.number_places import in_window
from game.table.places.rat_signs import parts_of_sign
from game.table.tabletop import Tabletop
from game.ui.palette import DANGER, WARNING
from tests.game.lines_drawn import Register
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


@lru_cache(maxsize=4)
def grounds(plan: CityPlan) -> list[tuple[tuple[str, str], Polygon, Box]]:
    """Return all areas with their outlines and the boxes round these."""
    areas = [(area, plan.outline(*area)) for area in product(plan.ring, AREAS)]
    return [(area, outline, bounds(outline)) for area, outline in areas]


def strange_ground(top: Tabletop, points: Sequence[Point], home: tuple[str, str]) -> list[tuple[str, str]]:
    """Return the other areas at points of the window, once for each point; streets are nobody's."""
    there = [top.camera.to_plane(point) for point in points]
    return [
        area
        for area, outline, (left, upper, wide, tall) in grounds(top.painter.plan_for(top.camera))
        if area != home
        for x, y in there
        if 0 <= x - left <= wide and 0 <= y - upper <= tall and inside(outline, (x, y))
    ]


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


def signs(top: Tabletop) -> dict[str, pygame.Rect]:
    """The places of the signs with the rats' numbers, by seat."""
    return {one.seat: one.box for one in rats(top) if one.kind == "count"}


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_each_sign_stays_at_its_jetty_whatever_its_number(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    shown = top.shown
    for look in (None, *shown.seats):
        top.look_at(look, False, at_once=True)
        stood: set[tuple[tuple[str, tuple[int, ...]], ...]] = set()
        for rat in range(10):
            for player in shown.players.values():
                player.rat = rat
            seen = signs(top)
            stood.add(tuple((seat, tuple(box)) for seat, box in seen.items()))
        assert len(stood) == 1, look
        assert {*seen} == {*shown.seats} if look is None else look in seen
        plan = top.painter.plan_for(top.camera)
        for seat, box in seen.items():
            if look in (None, seat):
                assert box.colliderect(in_window(top.camera, plan.harbour(seat).jetty)), seat


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_a_sign_is_as_large_near_as_in_the_whole_view_or_larger(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    own = top.shown.seats[0]
    top.look_at(None, False, at_once=True)
    whole = signs(top)[own]
    top.look_at(own, False, at_once=True)
    enlarged = signs(top)[own]
    assert enlarged.width >= whole.width - 1
    assert enlarged.height >= whole.height - 1


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: str(size[1]))
def test_the_number_on_a_sign_is_large(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    for look in (None, top.shown.seats[0]):
        top.look_at(look, False, at_once=True)
        for seat, box in signs(top).items():
            with Register() as register:
                picture = sign(8, box.size, False)
                (figure,) = register.on(picture)
            assert figure.box.height >= 26 * top.layout.u - 1, (look, seat)
            assert picture.get_rect().contains(figure.box)


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_all_signs_lie_in_one_format(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    top.look_at(None, False, at_once=True)
    found = signs(top)
    del found[top.shown.seats[0]]
    widest = max(box.width for box in found.values())
    for box in found.values():
        assert 2 * box.height < box.width < 2.3 * box.height
        assert box.width >= 0.7 * widest


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: str(size[1]))
def test_no_sign_covers_a_name_a_piece_or_a_building(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    for player in top.shown.players.values():
        player.sectors = dict.fromkeys(SECTORS, 3)
    for look in (None, top.shown.seats[0]):
        top.look_at(look, False, at_once=True)
        plan, zoom, artist = top.painter.plan_for(top.camera), top.painter.zoom(top.camera), artist_of(top)
        taken = [in_window(top.camera, box) for box in boxes(plan, zoom).values()]
        for at in product(plan.ring, SECTORS):
            taken.append(in_window(top.camera, stand(plan, *at, zoom).building))
        parts = (part for part in state_of(top.shown) if part != COACHES)
        drawn = (one for part in parts for one in artist.part(top.shown, part).drawn)
        taken += [one.box for one in drawn if one.kind in ("cube", "message")]
        for seat, box in signs(top).items():
            covered = [one for one in taken if box.inflate(-2, -2).colliderect(one.inflate(-2, -2))]
            assert not covered, (look, seat)


@pytest.mark.parametrize("size", [(168, 66), (120, 56)])
def test_a_sign_has_a_side_below_it_and_the_same_format_in_danger(size: tuple[int, int]) -> None:
    boxes, grounds = [], []
    for danger in (False, True):
        with Register() as register:
            picture = sign(9, size, danger)
            (figure,) = register.on(picture)
        boxes.append(figure.box)
        field = parts_of_sign(size)[1]
        grounds.append(tuple(picture.get_at((field.left + field.width // 6, field.centery))))
        assert picture.get_at((size[0] // 2, size[1])).a == 255, "its side"
    assert boxes[0] == boxes[1]
    assert len({*grounds, tuple(picture.get_at((size[0] // 3, size[1] // 3)))}) == 3


def test_a_sign_is_red_if_the_plague_will_strike_and_amber_on_the_last_space() -> None:
    top = near(3, (1920, 1080), 1.0, hand_up=False)
    shown = top.shown
    seat = shown.seats[0]
    assert shown.persons, "what the plague will bring is known"

    def colour(rat: int, after: int) -> str:
        shown.players[seat].rat, shown.players[seat].rat_after = rat, after
        room = signs(top)[seat]
        surface = pygame.Surface(top.size)
        for sprite in artist_of(top).part(shown, seat).sprites:
            surface.blit(sprite.picture, sprite.place)
        field = surface.subsurface(parts_of_sign(room.size)[1].move(room.topleft))
        named = (("red", DANGER, 0.4), ("amber", WARNING, 0.05))
        seen = {name: pygame.mask.from_threshold(field, tone, (24, 24, 24, 255)) for name, tone, _ in named}
        area = field.width * field.height
        return "".join(name for name, _, least in named if seen[name].count() > least * area)

    told = {rats: colour(*rats) for rats in ((8, 9), (9, 9), (9, 12), (5, 10), (5, 9))}
    assert told == {(8, 9): "", (9, 9): "amber", (9, 12): "red", (5, 10): "red", (5, 9): ""}
    shown.persons = ()
    assert not colour(5, 10), "nobody knows yet"


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: str(size[1]))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_harbour_bears_no_figure_but_that_of_its_sign(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    own = top.shown.seats[0]
    for look in (None, own):
        top.look_at(look, False, at_once=True)
        if look and top.whole:  # no borough of three is enlarged
            continue
        plan = top.painter.plan_for(top.camera)
        with Register() as register:
            surface = pygame.Surface(size)
            top.draw_table(surface, (), None)
            figures = [line for line in register.on(surface) if line.text.isdigit()]
        seen = signs(top)
        for borough in plan.ring:
            jetty = in_window(top.camera, plan.harbour(borough).jetty)
            harbour = jetty.union(seen.get(borough, jetty)).clip(top.layout.beneath_prompt)
            there = [line.text for line in figures if harbour.collidepoint(pygame.Rect(line.box).center)]
            told = [str(top.shown.players[borough].rat)] if borough in seen else []
            assert there == told, (look, borough)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_rat_is_on_its_sign(size: tuple[int, int], players: int) -> None:
    top = near(players, size, 1.0, hand_up=False)
    own = top.shown.seats[0]
    for look, number in product((None, own), range(10)):
        top.look_at(look, False, at_once=True)
        for player in top.shown.players.values():
            player.rat = number
        found = {one.seat: one.box for one in rats(top) if one.kind == "rat"}
        boards = signs(top)
        assert {*found} == {*boards}
        assert own in found if look else {*found} == {*top.shown.seats}
        for seat, box in found.items():
            field, _ = parts_of_sign(boards[seat].size)
            assert field.move(boards[seat].topleft).inflate(2, 2).contains(box), seat


def test_at_a_harbour_without_a_player_a_boat_lies_at_the_quay() -> None:
    top = near(2, (1920, 1080), 1.0, hand_up=False)
    top.look_at(None, False, at_once=True)
    surface = pygame.Surface(top.size)
    top.draw_table(surface, (), None)
    plan = top.painter.plan_for(top.camera)
    nobody = [borough for borough in plan.ring if borough not in top.shown.seats]
    assert len(nobody) == 2
    for borough in nobody:
        quay = surface.subsurface(in_window(top.camera, plan.harbour(borough).jetty))
        sail = pygame.mask.from_threshold(quay, (225, 205, 170), (18, 18, 18))  # lighter than any plank
        assert sail.count() > 0.01 * quay.get_width() * quay.get_height(), borough
