"""A glide of the camera: nothing is seen twice, and everything goes from where it was to where it will be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import dist
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city import base, cathedral, glide_pieces, glow, near_frame
from game.table.city.glide_pieces import Piece
from game.table.map.camera import Camera
from game.table.map.plan import AREAS
from game.table.places import parking
from game.table.tabletop import Tabletop
from game.ui import image_cache
from tests.game.test_city import view_of
from tests.noted import noted

SIZE = (1280, 720)
SQUARE = (640, 300)
"""Where the city lies in all views."""


@pytest.fixture(scope="module")
def top() -> Tabletop:
    """The table of four, of whom all sit here; each has a carriage, and two or three cubes in some areas."""
    view = view_of(4)
    seats = [Seat(colour, colour, "human") for colour in view.seats]
    board = DisplayedBoard(view)
    for number, player in enumerate(board.players.values()):
        player.cathedral = number
        for at, sector in enumerate(player.sectors):
            player.sectors[sector] = (at + number) % 4 * 3
    top = Tabletop(seats, 3, board, SIZE, Settings())
    for player, market in zip(board.players.values(), top.ring_plan.message_markets, strict=False):
        player.carriage = market
    return top


def glides(top: Tabletop) -> Iterator[tuple[Camera, list[Camera]]]:
    """Glides from view to view, to other boroughs too: where each begins, and the cameras on its way."""
    first, second, third, *_ = top.shown.seats
    surface = Surface(SIZE)
    top.look_at(None, at_once=True)
    for borough, up in ((first, False), (first, True), (second, False), (None, False), (third, True)):
        start, way = top.camera, []
        top.look_at(borough, up)
        while True:
            top.step(1 / 60)
            if not top.gliding:
                break
            way.append(top.camera)
        for camera in way[::6]:
            top.painter.draw(surface, top.shown, camera)
            yield start, [camera]


def seen(top: Tabletop, camera: Camera) -> list[tuple[Piece, tuple[float, float], float, float]]:
    """What of the pieces is drawn at a moment of a glide."""
    glide = top.painter._glide._glide
    assert glide is not None
    assert camera.way is not None
    return list(glide_pieces.moved(*glide.seen, camera, camera.way))


def test_every_piece_the_window_and_its_tag_are_seen_once(top: Tabletop) -> None:
    for _, cameras in glides(top):
        for camera in cameras:
            glide = top.painter._glide._glide
            assert glide is not None
            start, goal = glide.seen
            keys = glide_pieces._keys(start, goal)
            assert len(seen(top, camera)) == len(set(keys)) == len(set(start.pieces) | set(goal.pieces))
            kinds = Counter(key[0] for key in keys)
            assert kinds["window"] == kinds["front"] == 1
            assert kinds["tag"] <= 1
            assert kinds["carriage"] <= 4
            assert kinds["friend"] <= 4
            for area, number in Counter(key[:3] for key in keys if key[0] == "cube").items():
                most = max(sum(key[:3] == area for key in end.pieces) for end in glide.seen)
                assert number == most


def test_pieces_go_from_their_places_to_their_places(top: Tabletop) -> None:
    for _, cameras in glides(top):
        way, camera = cameras[0].way, cameras[0]
        assert way is not None
        glide = top.painter._glide._glide
        assert glide is not None
        for key, (_, middle, _, strength) in zip(
            glide_pieces._keys(*glide.seen), seen(top, camera), strict=True
        ):
            if way.share < 0.01 and key in glide.seen[0].pieces:
                assert dist(middle, glide.seen[0].pieces[key].box.center) < 12, key
            assert 0 <= strength <= 1


def test_a_rat_lies_on_its_harbours_number_and_that_keeps_its_height(top: Tabletop) -> None:
    met = 0
    for _, cameras in glides(top):
        for camera in cameras:
            glide = top.painter._glide._glide
            assert glide is not None
            keys = glide_pieces._keys(*glide.seen)
            for key, (piece, _, width, _) in zip(keys, seen(top, camera), strict=True):
                if key[0] != "count" or key[2]:
                    continue
                rats = [at for at, one in enumerate(keys) if one[0] == "rat" and one[1] == key[1]]
                assert all(at > keys.index(key) for at in rats), key
                met += len(rats)
                heights = [end.pieces[key].box.height for end in glide.seen if key in end.pieces]
                high = piece.box.height * width / piece.box.width
                assert min(heights) - 0.01 <= high <= max(heights) + 0.01, key
    assert met


def test_names_go_before_others_come(top: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[float] = []
    labels: set[int] = set()
    blit = glide_pieces._blit

    def note(surface: Surface, picture: Surface, at: tuple[int, int], strength: float) -> None:
        if id(picture) in labels:
            written.append(strength)
        blit(surface, picture, at, strength)

    monkeypatch.setattr(glide_pieces, "_blit", note)
    surface, shares = Surface(SIZE), []
    for _, (camera,) in glides(top):
        glide, way = top.painter._glide._glide, camera.way
        assert glide is not None
        assert way is not None
        labels.clear()
        labels.update(id(one.picture) for end in glide.seen for one in end.labels)
        written.clear()
        top.painter.draw(surface, top.shown, camera)
        if 0.1 <= way.share <= 0.9:
            assert not written
        shares.append(way.share)
    assert min(shares) < 0.1
    assert max(shares) > 0.9


def test_the_city_of_a_glide_bears_no_names_and_no_front(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter, camera = top.painter, top._camera(top.shown.seats[0], False)
    painter.base(camera, SIZE)
    bare, _ = base.Baking(painter._bare(camera, SIZE, Rect((0, 0), SIZE))).finish()
    key = painter._key(camera, SIZE)
    floor = painter._beneath[key][0].place
    assert floor.width > 60
    plan, zoom = painter.plan_for(camera), painter.zoom(camera)
    assert base.labels(plan, camera, SIZE, zoom, painter.clear)
    monkeypatch.setattr(base, "write_names", lambda *_: None)
    frame = top.layout.near_frame
    steps = near_frame.framed(
        base.bake(plan, camera, SIZE, painter.neutral, zoom, clear=painter.clear), frame, SIZE
    )
    plain = base.Baking(steps).finish()
    for picture in (bare, plain):
        picture.fill((0, 0, 0), Rect(floor).clip(frame))
        for part in near_frame.around(frame, SIZE):
            assert picture.get_at(part.center) == painter.base(camera, SIZE).get_at(part.center)
            picture.fill((0, 0, 0), part)
    assert pygame.image.tobytes(bare, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_a_glide_that_turns_back_begins_with_the_pieces_where_they_are(top: Tabletop) -> None:
    first = top.shown.seats[0]
    top.look_at(None, at_once=True)
    top.look_at(first)
    surface = Surface(SIZE)
    for _ in range(16):
        top.step(1 / 60)
    top.painter.draw(surface, top.shown, top.camera)
    before = {round(middle[0]) // 8 for _, middle, _, strength in seen(top, top.camera) if strength > 0.5}
    top.look_at(None)
    top.step(1 / 600)
    top.painter.draw(surface, top.shown, top.camera)
    after = {round(middle[0]) // 8 for _, middle, _, strength in seen(top, top.camera) if strength > 0.5}
    assert len(before - {at + off for at in after for off in (-1, 0, 1)}) <= 2


def test_no_places_are_looked_for_in_the_middle_of_a_glide(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Key hints ask in every frame where what may be chosen is, and a moved pointer what lies beneath it.

    Each frame had carriages placed anew, for some seconds.
    """

    def ask() -> None:
        for seat, area in product(top.shown.seats, AREAS):
            top.place_of(("area", seat, area))
            top.place_of(("carriage", seat))
        top.thing_at(SQUARE)

    first, second, third, *_ = top.shown.seats
    for borough, up in ((first, False), (first, True), (second, False), (None, False), (third, True)):
        top.look_at(borough, up, at_once=True)
        ask()  # by now the places at both ends of each glide are known
    monkeypatch.setattr(parking, "_offsets", None)
    for _, (camera,) in glides(top):
        rest, top.camera = top.camera, camera
        ask()
        top.camera = rest


def test_places_of_carriages_are_found_one_in_a_step(top: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them at once made a frame of a tenth of a second before a glide."""
    top.look_at(top.shown.seats[0], at_once=True)
    plan, zoom = top.plan, top.painter.zoom(top.camera)
    parking._parked.forget()
    looked = noted(monkeypatch, parking, "_aside", lambda plan, market, *more: market)
    before, most = 0, 0
    for _ in parking.finding(plan, top.shown, zoom):
        before, most = len(looked), max(most, len(looked) - before)
    assert most == 1
    parking.standing(plan, top.shown, zoom)
    assert len(looked) == before >= len(top.shown.seats)


def test_lights_of_a_glide_are_made_one_in_each_frame(top: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each frame made all of them anew for its camera, which took longer than all else in it."""
    made, make = [], glow._glow

    def counted(*args: Any) -> Surface:
        made.append(args)
        return make(*args)

    monkeypatch.setattr(glow, "_glow", counted)
    surface, (first, second, *_) = Surface(SIZE), top.shown.seats
    lit = [("area", first, area) for area in AREAS]
    image_cache.forget(image_cache.FILES)  # what other tests drew would push lights out
    image_cache.forget()
    top.look_at(first, at_once=True)
    top.draw_table(surface, lit, None)
    assert len(made) == len(AREAS)
    for borough in (second, first, None):
        top.look_at(borough)
        most, whole = 0, len(made)
        while top.step(1 / 60) and top.gliding:
            before = len(made)
            top.draw_table(surface, lit, lit[0])
            most = max(most, len(made) - before)
        assert most <= 1
        assert len(made) <= whole + len(AREAS)
        before = len(made)
        top.draw_table(surface, lit, lit[0])
        assert len(made) == before


def test_a_glide_draws_the_cathedral_as_the_baked_city_does(top: Tabletop) -> None:
    """It was painted twice, for a rose window of 265.6 pixels and for one of 266: 80 ms in a television."""
    top.look_at(top.shown.seats[0], at_once=True)
    top.painter.base(top.camera, top.size)
    cathedral.front.forget()
    for _ in cathedral.draw_front(Surface(top.size), top.camera, top.lighting._chancel(top.camera)[:2]):
        pass
    baked = cathedral.front.bytes
    assert baked
    for _ in top.painter._scan(top.size, top.shown, (), (), top.camera):
        pass
    assert cathedral.front.bytes == baked
