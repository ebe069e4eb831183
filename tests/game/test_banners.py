"""The players' names in the view of the whole city, beside their boroughs; nothing that counts is covered."""

from collections.abc import Iterator
from itertools import combinations
from math import dist

import pygame
import pytest
from pygame import Rect

from engine import COLOURS, Game
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city.banners import Banner
from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Point, bounds, inside
from game.table.map.walls import TILE_EDGE, outside
from game.table.tabletop import Tabletop

NAMES = ("Anna", "Jean-Baptiste", "Esmeralda", "ノートルダムの鐘つき", "Maximilian Hohenzoll")
USUAL = ("Anna", "Quasimodo", "Esmeralda", "Gringoire", "ヒカリ")
LEAST = 26  # the least font size of what must be read from a sofa, in units


pytestmark = pytest.mark.usefixtures("small_window")


def table(seats: int, size: tuple[int, int], scale: float) -> Tabletop:
    players = [
        Seat(name, colour, "human" if colour == COLOURS[0] else "quick")
        for name, colour in zip(NAMES, COLOURS[:seats], strict=False)
    ]
    shown = DisplayedBoard(Game.new(COLOURS[:seats], seed=3).view())
    return Tabletop(players, 3, shown, size, Settings(text_scale=scale))


def city(seats: int, size: tuple[int, int], scale: float) -> tuple[CityPlan, Camera]:
    top = table(seats, size, scale)
    return top.ring_plan, top.wide_view


def shown(seats: int, size: tuple[int, int], scale: float = 1.0) -> tuple[Banner, ...]:
    top = table(seats, size, scale)
    layout, found = top.layout, top.banners
    clear = layout.beneath_prompt.clip(layout.safe)
    assert all(clear.contains(one.box) and one.box.top > layout.prompt.bottom for one in found)
    taken = layout.tucked, layout.lowest_buttons, layout.hints
    assert not any(one.box.colliderect(box) for one in found for box in taken)
    return found


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_everybodys_name_is_at_the_own_borough(seats: int, size: tuple[int, int], scale: float) -> None:
    plan, camera = city(seats, size, scale)
    found = shown(seats, size, scale)
    assert [one.colour for one in found] == list(COLOURS[:seats])
    for one in found:
        away = {
            colour: min(dist(one.box.center, camera.to_screen(point)) for point in plan.boroughs[colour].edge)
            for colour in plan.ring
        }
        assert away[one.colour] <= 1.35 * min(away.values()), one
    assert not any(one.box.colliderect(other.box) for one, other in combinations(found, 2))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_name_covers_neither_an_area_nor_a_message(seats: int) -> None:
    plan, camera = city(seats, (1920, 1080), 1.0)
    for one in shown(seats, (1920, 1080)):
        box = Rect(one.box).inflate(-4, -4)
        for borough in plan.ring:
            for area in AREAS:
                spots = [camera.to_screen(point) for point in plan.outline(borough, area)]
                assert not any(box.collidepoint(spot) for spot in spots), (one.text, borough, area)
                corners = (box.topleft, box.topright, box.bottomleft, box.bottomright)
                assert not any(inside(tuple(spots), corner) for corner in corners), (one.text, area)
        for market in plan.markets:
            x, y = camera.to_screen(plan.point(market))
            near = max(box.left, min(x, box.right)), max(box.top, min(y, box.bottom))
            assert dist(near, (x, y)) >= plan.market_radius * camera.scale * 0.9, (one.text, market)


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_long_name_touches_no_message(seats: int, size: tuple[int, int]) -> None:
    view = Game.new(COLOURS[:seats], seed=3).view()
    names = ("Anna", *["Claude Frollo"] * 4)[:seats]
    players = [Seat(*pair, "quick") for pair in zip(names, COLOURS, strict=False)]
    top = Tabletop(players, 3, DisplayedBoard(view), size, Settings(), held=False)
    top.painter.draw(pygame.Surface(size), top.shown, top.camera)
    messages = [one.box for one in top.painter.drawn if one.kind == "message"]
    assert [one.text for one in top.banners] == [*names]
    for one in top.banners:
        for message in messages:
            x, y = message.center
            near = max(one.box.left, min(x, one.box.right)), max(one.box.top, min(y, one.box.bottom))
            assert dist(near, (x, y)) >= message.width / 2 - 1, (one.text, message)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_names_are_read_from_a_sofa(seats: int) -> None:
    for one in shown(seats, (1920, 1080)):
        assert one.size >= LEAST
        assert one.text in ("", NAMES[COLOURS.index(one.colour)]), "whole, or the symbol alone"


@pytest.mark.thorough(usual=4)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_names_have_letters_of_one_size(seats: int, scale: float) -> None:
    found = shown(seats, (1920, 1080), scale)
    (size,) = {one.size for one in found}
    assert size >= LEAST
    assert size > LEAST or scale == 1 or seats > 2


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_usual_names_are_whole_beside_the_key_hints(size: tuple[int, int]) -> None:
    view = Game.new(COLOURS, seed=3).view()
    seats = [
        Seat(*pair, "human" if pair[1] == "blue" else "quick") for pair in zip(USUAL, COLOURS, strict=True)
    ]
    top = Tabletop(seats, 3, DisplayedBoard(view), size, Settings())
    top.lying.hand_of = "blue"
    assert top.layout.hints.height
    shown = [one.text for one in top.banners]
    assert shown[1:] == [*USUAL[1:]]
    assert shown[0] in ("", USUAL[0]), "beside the hand there may be room for the symbol alone"
    above = top.layout.hints.inflate(0, 2)  # their frame is a little higher
    assert not any(above.colliderect(one.box) for one in top.banners)


def seen(seats: int, hand_up: bool) -> Iterator[tuple[Banner, tuple[Point, ...]]]:
    """Yield the plates beside the rims of their boroughs in the window."""
    kinds = ["human", *["quick"] * 4]
    players = [Seat(*each) for each in zip(USUAL, COLOURS[:seats], kinds, strict=False)]
    shown = DisplayedBoard(Game.new(COLOURS[:seats], seed=3).view())
    top = Tabletop(players, 3, shown, (1920, 1080), Settings())
    top.lying.hand_of = COLOURS[0]
    top.look_at(COLOURS[0] if hand_up else None, hand_up, at_once=True)
    assert top.whole
    for one in top.banners:
        plan, camera = top.plan, top.camera
        rim = outside(plan.boroughs[one.colour], plan.lane + TILE_EDGE)
        yield one, tuple(map(camera.to_screen, rim))


@pytest.mark.parametrize(("seats", "hand_up"), [(2, False), (3, False), (3, True), (4, False), (5, False)])
def test_a_name_lies_off_the_rim_of_the_board(seats: int, hand_up: bool) -> None:
    for one, rim in seen(seats, hand_up):
        if one.text:
            assert not any(one.box.inflate(8, 8).collidepoint(point) for point in rim), one


def test_a_name_lies_at_the_same_corner_of_the_board_below_which_a_hand_is_raised() -> None:
    def corners(hand_up: bool) -> list[tuple[bool, bool]]:
        found = [*seen(3, hand_up)]
        board = bounds(tuple(point for _, rim in found for point in rim))
        x, y = board[0] + board[2] / 2, board[1] + board[3] / 2
        return [(one.box.centerx < x, one.box.centery < y) for one, _ in found]

    assert corners(hand_up=True) == corners(hand_up=False)
