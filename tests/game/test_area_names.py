"""The names on the plan beside an enlarged borough: few sizes, own ground, the own ones all there."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from engine import SECTORS
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city.lettering import lettered
from game.table.city.piece_painter import MESSAGES, Drawn, PiecePainter
from game.table.map.plan import AREAS
from game.table.map.shapes import inside, shared
from game.table.places.found import Name, names
from game.table.places.names import boxes
from game.table.places.number_places import in_window
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


@pytest.mark.parametrize("wide", [1.0, 0.85, 0.7])
@pytest.mark.parametrize("lines", [("Cloister",), ("Carriage", "house")])
def test_the_glow_round_a_name_is_as_narrow_as_its_letters(lines: tuple[str, ...], wide: float) -> None:
    picture = lettered(lines, 28, wide)
    width, height = picture.get_size()
    rim = [picture.get_at((x, y)).a for x in (0, width - 1) for y in range(height)]
    rim += [picture.get_at((x, y)).a for x in range(width) for y in (0, height - 1)]
    assert max(rim) < 40, "the glow is cut off"


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_own_names_have_one_size_and_neighbours_that_or_the_least(
    language: str, text_scale: float, size: tuple[int, int]
) -> None:
    set_language(language)
    for players in (3, 4, 5):
        for hand_up in (True, False):
            top = near(players, size, text_scale, hand_up)
            found, nearer = named(top), top.painter.zoom(top.camera).nearer
            assert {area for borough, area in found if borough == "blue"} == set(AREAS)
            sizes = {name.size for name in found.values()}
            (own,) = {name.size for (borough, _), name in found.items() if borough == "blue"}
            least = round(26 * size[1] / 1080)
            assert own >= least
            assert sizes <= {own, least}
            assert max(sizes) <= round(30 * size[1] / 1080 * text_scale * nearer)
            for name in found.values():
                widest = max(typesetting.width(line, name.size) for line in name.lines)
                assert lettered(name.lines, name.size, name.wide).get_width() >= widest * name.wide
                assert name.wide >= typesetting.NARROWEST


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=lambda size: str(size[0]))
def test_of_five_boroughs_the_own_one_has_its_names_where_the_whole_city_is_seen(
    language: str, size: tuple[int, int]
) -> None:
    set_language(language)
    top = near(5, size, 1.0, hand_up=False)
    top.look_at(None, at_once=True)
    zoom = top.painter.zoom(top.camera)
    assert not zoom.near
    assert set(boxes(top.plan, zoom)) == {(top.plan.bottom, area) for area in AREAS}
    assert min(name.size for name in named(top).values()) >= round(23 * size[1] / 1080)


@pytest.mark.parametrize(("players", "borough"), [(2, "blue"), (3, None), (4, "blue"), (5, "blue")])
def test_letters_of_all_names_are_of_one_width_where_these_are_large(
    players: int, borough: str | None
) -> None:
    top = near(players, (1920, 1080), 1.0, hand_up=False)
    top.look_at(borough, at_once=True)
    assert len({name.wide for name in named(top).values()}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_have_their_usual_size_where_the_whole_city_is_seen(players: int) -> None:
    top = near(players, (1920, 1080), 1.0, hand_up=False)
    top.look_at(None, at_once=True)
    assert {name.size for name in named(top).values()} == {30}


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


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=lambda size: str(size[1]))
def test_own_names_stand_on_their_own_ground_off_pieces(
    size: tuple[int, int], players: int, language: str
) -> None:
    set_language(language)
    for hand_up in (True, False):
        top = near(players, size, 1.0, hand_up)
        plan, camera, painter = top.plan, top.camera, top.painter
        zoom = painter.zoom(camera)
        rooms = {key: name.box for key, name in named(top).items() if key[0] == plan.bottom}
        for (borough, area), (x, y, width, height) in rooms.items():
            grid = [(x + width * i / 24, y + height * j / 6) for i in range(1, 24) for j in range(1, 6)]
            beside = [point for point in grid if not inside(plan.outline(borough, area), point)]
            assert len(beside) <= 0.15 * len(grid), (hand_up, area)
            others = [plan.outline(borough, other) for other in AREAS if other != area]
            assert not any(inside(other, point) for other in others for point in beside), (hand_up, area)
        hidden: list[tuple[object, ...]] = []
        for cubes in (1, 2):
            for player in top.shown.players.values():
                player.sectors, player.rat = dict.fromkeys(SECTORS, cubes), cubes
            top.shown.players[plan.bottom].friend = "park"
            artist = PiecePainter(
                size, plan, camera, 0, zoom, boxes(plan, zoom), painter.clear, (), top.layout.prompt
            )
            pieces = [one for part in (*plan.ring[:players], MESSAGES) for one in _drawn(artist, top, part)]
            for key, box in rooms.items():
                room = in_window(camera, box)
                for one in pieces:
                    over = one.box.clip(room)
                    if min(over.size) > 10.4 * zoom.u:  # with shadow's edge and corner, at a name's rim
                        hidden.append((hand_up, cubes, key[1], one))
        assert not hidden


def _drawn(artist: PiecePainter, top: Tabletop, part: str) -> list[Drawn]:
    if part != MESSAGES and part not in top.shown.players:
        return []
    return artist.part(top.shown, part).drawn


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_long_name_breaks_rather_than_lie_over_its_building(size: tuple[int, int]) -> None:
    top = near(5, size, 1.0, hand_up=True)
    name, plan = named(top)["blue", "carriage"], top.plan
    assert name.lines == ("Carriage", "house")
    assert shared(name.box, plan.area("blue", "carriage").picture) <= 0.2


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", languages())
def test_the_number_of_the_own_rat_lies_over_no_name(language: str) -> None:
    set_language(language)
    top = near(5, (1920, 1080), 1.0, hand_up=True)
    top.look_at(None, hand_up=True, at_once=True)
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


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_of_the_whole_city_boroughs_have_all_of_their_names_or_none(
    players: int, size: tuple[int, int]
) -> None:
    top = near(players, size, 1.0, False)
    top.look_at(None, at_once=True)
    found = Counter(borough for borough, _ in named(top))
    assert set(found.values()) <= {len(AREAS)}
