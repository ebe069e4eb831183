"""The names on the plan beside an enlarged borough: few sizes, whole letters, the own ones all there."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.seats import Seat
from game.settings import Settings
from game.table.city.board import DisplayedBoard
from game.table.city.name_places import Name
from game.table.city.names import lettered, names
from game.table.city.plan import AREAS
from game.table.city.shapes import shared
from game.table.tabletop import Tabletop
from game.ui import typesetting
from game.words import languages, set_language
from tests.game.test_city import view_of


def near(players: int, size: tuple[int, int], text_scale: float, hand_up: bool) -> Tabletop:
    view = view_of(players)
    seats = [Seat(colour, colour, "human") for colour in view.seats]
    top = Tabletop(seats, 3, DisplayedBoard(view), size, Settings(text_scale=text_scale))
    top.look_at(view.seats[0], hand_up, at_once=True)
    return top


def named(top: Tabletop) -> dict[tuple[str, str], Name]:
    return dict(names(top.plan, top.painter.zoom(top.camera)))


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_own_names_have_one_size_and_neighbours_that_or_the_least(
    language: str, text_scale: float, size: tuple[int, int]
) -> None:
    set_language(language)
    for players in (3, 4, 5):
        for hand_up in (True, False):
            found = named(near(players, size, text_scale, hand_up))
            assert {area for borough, area in found if borough == "blue"} == set(AREAS)
            sizes = {name.size for name in found.values()}
            (own,) = {name.size for (borough, _), name in found.items() if borough == "blue"}
            least = round(26 * size[1] / 1080)
            assert own >= least
            assert sizes <= {own, least}
            assert max(sizes) <= round(30 * size[1] / 1080 * text_scale)
            for name in found.values():
                widest = max(typesetting.width(line, name.size) for line in name.lines)
                assert lettered(name.lines, name.size).get_width() >= widest


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_name_lies_over_another(language: str, text_scale: float, players: int) -> None:
    set_language(language)
    found = named(near(players, (1920, 1080), text_scale, hand_up=True))
    for (one, first), (other, second) in combinations(found.items(), 2):
        assert shared(first.box, second.box) < 0.06, f"{one} over {other}"


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_own_names_hide_no_building(language: str, text_scale: float, players: int) -> None:
    set_language(language)
    top = near(players, (1920, 1080), text_scale, hand_up=True)
    for (borough, area), name in named(top).items():
        if borough == "blue":
            x, y, width, height = picture = top.plan.area(borough, area).picture
            middle = x + 0.2 * width, y + 0.2 * height, 0.6 * width, 0.6 * height
            assert shared(name.box, picture) <= 0.2, area
            assert shared(name.box, middle) <= 0.1, area


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_long_name_breaks_rather_than_lie_over_its_building(size: tuple[int, int]) -> None:
    top = near(5, size, 1.0, hand_up=True)
    name, plan = named(top)["blue", "carriage"], top.plan
    assert name.lines == ("Carriage", "house")
    assert shared(name.box, plan.area("blue", "carriage").picture) <= 0.2


@pytest.mark.parametrize("language", languages())
def test_the_number_of_the_own_rat_lies_over_no_name(language: str) -> None:
    set_language(language)
    top = near(5, (1920, 1080), 1.0, hand_up=True)
    size, zoom = top.layout.size, top.painter.zoom(top.camera)
    for rat in range(10):
        top.shown.players["blue"].rat = rat
        top.painter.draw(pygame.Surface(size), top.shown, top.camera)
        (number,) = (one.box for one in top.painter.drawn if (one.kind, one.seat) == ("count", "blue"))
        x, y = top.camera.to_plane(number.topleft)
        box = x, y, number.width / zoom.scale, number.height / zoom.scale
        for area, name in named(top).items():
            assert shared(box, name.box) < 0.04, (rat, area)


def test_names_break_where_the_catalogue_lets_them() -> None:
    set_language("ja")
    lines = {name.lines for name in named(near(5, (1920, 1080), 2.0, hand_up=True)).values()}
    assert ("修道院", "学校") in lines
    assert all("\u200b" not in line for name in lines for line in name)


@pytest.mark.parametrize("hand_up", [True, False])
def test_large_names_leave_the_buildings_of_five_players_free(hand_up: bool) -> None:
    top = near(5, (1920, 1080), 2.0, hand_up)
    name, picture = named(top)["blue", "carriage"], top.plan.area("blue", "carriage").picture
    assert shared(name.box, picture) <= 0.12


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_of_the_whole_city_boroughs_have_all_of_their_names_or_none(
    players: int, size: tuple[int, int]
) -> None:
    top = near(players, size, 1.0, False)
    top.look_at(None, at_once=True)
    found = Counter(borough for borough, _ in named(top))
    assert set(found.values()) <= {len(AREAS)}
