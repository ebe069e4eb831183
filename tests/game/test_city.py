"""The painted city: every size and view is drawn, shows the pieces, and stays the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS, Game, View
from game.match.board import DisplayedBoard
from game.table.city import base, piece_painter
from game.table.city import painter as city
from game.table.city.daylight import STEPS
from game.table.city.lighting import Lighting
from game.table.city.painter import CityPainter
from game.table.map.camera import Camera, Glide
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import inside
from game.table.pieces.pieces import Pieces
from game.table.places.found import furnish
from game.table.places.rat_signs import sign_box
from game.ui import contrast
from game.ui.medal import draw_medal
from game.ui.palette import PLAYER
from game.words import languages, say, set_language

SIZE = (960, 540)
UNIT = SIZE[0] / 1920


@cache
def view_of(players: int, moves: int = 60) -> View:
    """A game in its second round or so, always the same."""
    game = Game.new(seats=COLOURS[:players], seed=11)
    for step in range(moves):
        legal = game.legal_moves()
        game.play(legal[step % len(legal)])
    return game.view()


def painted(
    view: View | DisplayedBoard, borough: str | None = None, seed: int = 3, size: tuple[int, int] = SIZE
) -> tuple[CityPainter, Camera, Surface]:
    plan = CityPlan(view.ring, view.ring[0])
    painter = CityPainter(plan, seed, size[0] / 1920)
    box = plan.borough_box(borough) if borough else plan.box
    camera = Camera(Rect(size[0] // 6, size[1] // 10, size[0] * 2 // 3, size[1] * 7 // 10), box)
    surface = Surface(size)
    painter.draw(surface, view, camera)
    return painter, camera, surface


def differs(one: Surface, two: Surface, box: Rect | None = None) -> bool:
    if box is not None:
        one, two = one.subsurface(box), two.subsurface(box)
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(two, "RGB")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_city_is_drawn_whole_and_close(players: int) -> None:
    view = view_of(players)
    pictures = [painted(view, borough)[2] for borough in (None, *view.ring)]
    assert all(differs(pictures[0], other) for other in pictures[1:])


def test_the_same_seed_paints_the_same_city_and_another_one_another() -> None:
    view = view_of(3)
    assert not differs(painted(view, seed=5)[2], painted(view, seed=5)[2])
    assert differs(painted(view, seed=5)[2], painted(view, seed=6)[2])


@pytest.mark.thorough(usual=4)
@pytest.mark.parametrize("borough", [None, "blue"])
@pytest.mark.parametrize("change", ["cubes", "friend", "rat", "carriage", "cathedral", "message"])
def test_what_changes_in_the_view_changes_where_it_lies(borough: str | None, change: str) -> None:
    view = view_of(3)
    painter, camera, before = painted(view, borough)
    shown = DisplayedBoard(view)
    blue = shown.players["blue"]
    plan = CityPlan(view.ring, view.ring[0])
    if change == "cubes":
        blue.sectors["park"] += 1
        point = plan.sector("blue", "park").slots[0]
    elif change == "friend":
        blue.friend = "hotel" if blue.friend != "hotel" else "park"
        point = plan.sector("blue", blue.friend).friend
    elif change == "rat":
        blue.rat = 7 if blue.rat != 7 else 6
        x, y, width, height = sign_box(plan, "blue", painter.zoom(camera))
        point = x + 3 / 4 * width, y + height / 2
    elif change == "carriage":
        blue.carriage = "blue.right" if blue.carriage != "blue.right" else "blue.outer"
        point = plan.point(blue.carriage)
    elif change == "cathedral":
        blue.cathedral += 2
        point = furnish(plan.nave, painter.zoom(camera)).piles[0][0]
    else:
        market = next(market for market in shown.messages if market.startswith("blue."))
        del shown.messages[market]
        point = plan.message_point(market)
    after = painted(shown, borough)[2]
    x, y = camera.to_screen(point)
    assert differs(before, after, Rect(x - 24, y - 24, 48, 48).clip(after.get_rect()))


def test_a_painter_notices_a_change_between_two_frames() -> None:
    shown = DisplayedBoard(view_of(3))
    painter, camera, surface = painted(shown, "blue")
    before = surface.copy()
    shown.players["blue"].sectors["bank"] += 3
    painter.draw(surface, shown, camera)
    assert differs(before, surface)


def test_boroughs_that_nobody_plays_are_grey() -> None:
    view = view_of(2)
    neutral = next(colour for colour in view.ring if colour not in view.seats)
    _, camera, surface = painted(view, neutral)
    plan = CityPlan(view.ring, view.ring[0])
    x, y = camera.to_screen(plan.point(f"{neutral}.centre"))
    spot = Rect(0, 0, 16, 16)
    spot.center = (round(x), round(y))
    red, green, blue, _ = pygame.transform.average_color(surface, spot)
    assert max(red, green, blue) - min(red, green, blue) < 60
    assert (
        abs(red - PLAYER[neutral][0]) + abs(green - PLAYER[neutral][1]) + abs(blue - PLAYER[neutral][2]) > 60
    )


@pytest.mark.parametrize(
    "thing",
    [("area", "blue", "bank"), ("area", "green", "harbour"), ("market", "blue.outer"), ("cathedral",)],
)
def test_a_glow_lightens_what_may_be_chosen_and_leaves_the_rest(thing: tuple[str, ...]) -> None:
    view = view_of(3)
    painter, camera, surface = painted(view)
    before = surface.copy()
    Lighting(painter).glow(surface, view, camera, thing, 1.0)
    assert differs(before, surface)
    assert sum(pygame.image.tobytes(surface, "RGB")) > sum(pygame.image.tobytes(before, "RGB"))
    corner = Rect(0, 0, 60, 60)
    assert not differs(before, surface, corner)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_lit_message_shows_whose_it_is_and_what_it_pays(players: int) -> None:
    view = view_of(players)
    painter, camera, surface = painted(view)
    before = surface.copy()
    markets = [("market", market) for market in view.messages]
    Lighting(painter).dim(surface, view, camera, markets)
    for market in markets:
        Lighting(painter).glow(surface, view, camera, market)
    carriages = [piece.box for piece in painter.drawn if piece.kind == "carriage"]
    messages = [piece.box for piece in painter.drawn if piece.kind == "message"]
    assert len(messages) == len(markets)
    for box in messages:
        if box.collidelist(carriages) == -1:
            for part in (Rect(box.centerx - 4, box.y + 3, 8, 4), box.inflate(-box.w // 3, -box.h // 3)):
                old, new = (pygame.transform.average_color(shot, part)[:3] for shot in (before, surface))
                assert max(abs(was - now) for was, now in zip(old, new, strict=True)) < 25, (part, old, new)


def test_friends_and_carriages_can_glow() -> None:
    shown = DisplayedBoard(view_of(3))
    shown.players["blue"].friend = "park"
    painter, camera, surface = painted(shown)
    for thing in (("friend", "blue"), ("carriage", "blue")):
        before = surface.copy()
        Lighting(painter).glow(surface, shown, camera, thing, 1.0)
        assert differs(before, surface)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("near", [False, True])
def test_painting_only_what_has_changed_looks_as_painting_everything(near: bool) -> None:
    early, *later = (view_of(4, moves) for moves in (0, 60, 63, 72, 80, 110, 111, 150, 40))
    seat = early.ring[0] if near else None
    painter, camera, surface = painted(early, seat)
    for view in later:
        running = view.seats[:2] if view.label == "A2" else ()
        painter.draw(surface, view, camera, running)
        fresh = CityPainter(painter.plan, 3, UNIT)
        whole = Surface(SIZE)
        fresh.draw(whole, view, camera, running)
        assert not differs(surface, whole)
        assert set(map(repr, painter.drawn)) == set(map(repr, fresh.drawn))


def test_the_plague_darkens_one_borough_only() -> None:
    view = view_of(4)
    painter, camera, surface = painted(view)
    before = surface.copy()
    Lighting(painter).strike(surface, camera, view.ring[0], 0.5)
    plan = painter.plan

    def brightness(picture: Surface, borough: str) -> int:
        x, y = camera.to_screen(plan.area(borough, "bank").label)
        return sum(pygame.transform.average_color(picture, Rect(x - 8, y - 8, 16, 16))[:3])

    assert brightness(surface, view.ring[0]) < brightness(before, view.ring[0]) * 0.8
    assert brightness(surface, view.ring[2]) == brightness(before, view.ring[2])


def test_the_seal_of_the_plague_comes_down_and_fades_unless_it_is_to_be_still() -> None:
    view = view_of(4)
    painter, camera, surface = painted(view)

    def looks(share: float, still: bool) -> bytes:
        struck = surface.copy()
        Lighting(painter).strike(struck, camera, view.ring[0], share, still)
        return pygame.image.tobytes(struck, "RGB")

    assert len({looks(share, False) for share in (0.0, 0.08, 0.5, 0.9)}) == 4
    assert len({looks(share, True) for share in (0.0, 0.08, 0.5, 0.9)}) == 1


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", range(2, 6))
def test_the_plague_hides_no_rat_and_its_seal_lies_in_the_borough(players: int) -> None:
    view = view_of(players)
    painter, camera, surface = painted(view)
    for seat in view.seats:
        struck = surface.copy()
        Lighting(painter).strike(struck, camera, seat, 0.5)
        plan = painter.plan
        x, y, width, height = plan.harbour(seat).jetty
        left, top = camera.to_screen((x, y))
        jetty = Rect(round(left), round(top), round(width * camera.scale), round(height * camera.scale))
        before, after = (pygame.transform.average_color(each, jetty) for each in (surface, struck))
        assert sum(after[:3]) > sum(before[:3]) * 0.9, seat
        struck.blit(surface, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        seal = pygame.mask.from_threshold(struck, (165, 0, 0), (120, 255, 255, 255))
        spots = tuple(camera.to_screen(spot) for spot in plan.boroughs[seat].outline)
        assert inside(spots, seal.centroid()), seat


def test_the_light_moves_on_from_period_to_period_and_dims_pieces_less_than_the_table() -> None:
    shown = DisplayedBoard(view_of(3))
    shown.players["blue"].sectors["bank"] = 1
    shown.label = "A1"
    painter, camera, morning = painted(shown)
    table, pieces, pictures = [], [], [morning]
    for label in ("B1", "C1", "A1"):
        shown.label = label
        pictures.append(morning.copy())
        painter.draw(pictures[-1], shown, camera)
    (cube, *_) = (drawn.box for drawn in painter.drawn if drawn.kind == "cube")
    core = cube.inflate(-cube.w // 2, -cube.h // 2)
    for picture in pictures:
        table.append(sum(pygame.transform.average_color(picture)[:3]))
        pieces.append(sum(pygame.transform.average_color(picture, core)[:3]))
    assert table[0] > table[1] > table[2] > 0.7 * table[0]
    assert table[2] < 0.85 * table[0]  # seen at one glance
    assert pygame.image.tobytes(pictures[3], "RGB") == pygame.image.tobytes(morning, "RGB")
    assert pieces[0] == pieces[1] == pieces[3] > pieces[2] > 0.85 * pieces[0]


def test_the_light_that_spreads_has_no_edge() -> None:
    view = DisplayedBoard(view_of(3))
    view.label = "B3"
    painter, camera, before = painted(view)
    after = before.copy()
    view.label = "C1"
    for _ in range(STEPS // 2):
        painter.daylight.spread(view)
        painter.draw(after, view, camera)
    old, new = (pygame.image.tobytes(picture, "RGB") for picture in (before, after))
    row = 3 * SIZE[0]
    shares = [sum(new[x::row]) / sum(old[x::row]) for x in range(1, row, 3)]  # of green, by columns
    assert min(shares) < 0.95
    assert max(shares) == 1.0
    assert max(abs(left - right) for left, right in pairwise(shares)) < 0.03


def test_the_light_of_high_contrast_never_fades(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contrast, "is_high", lambda: True)
    shown = DisplayedBoard(view_of(3))
    shown.label = "A1"
    painter, camera, morning = painted(shown)
    shown.label = "C1"
    drawn_again = morning.copy()
    painter.draw(drawn_again, shown, camera)
    assert not differs(morning, drawn_again)


def test_the_plague_darkens_the_city_by_a_third_and_hardly_what_it_counts() -> None:
    view = view_of(4)
    painter, camera, surface = painted(view)
    dark = surface.copy()
    Lighting(painter).darken(dark, camera, surface.get_rect(), 1.0)

    def share(area: str) -> float:
        x, y, width, height = painter.plan.area(view.ring[0], area).picture
        spot = camera.to_screen((x + width / 2, y + height / 2))
        part = Rect(round(spot[0]) - 6, round(spot[1]) - 6, 12, 12)
        sums = [sum(pygame.transform.average_color(picture, part)[:3]) for picture in (dark, surface)]
        return sums[0] / sums[1]

    assert 0.62 < share("bank") < 0.75  # its colours are still seen
    assert min(share("harbour"), share("hospital")) > 0.85


def test_baking_in_small_steps_gives_the_same_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(city, "bake", base.bake)  # nothing that another test has baked
    view = view_of(3)
    painter, camera, surface = painted(view, "blue")
    patient = CityPainter(painter.plan, 3, UNIT)
    rounds = 0
    while not patient.prepare(camera, SIZE, 0.0):
        rounds += 1
    assert rounds > 10
    again = Surface(SIZE)
    patient.draw(again, view, camera)
    assert not differs(surface, again)


def test_a_glide_begins_and_ends_with_the_resting_pictures() -> None:
    view = view_of(3)
    painter, close, _ = painted(view, "blue")
    whole = Camera(close.viewport, painter.plan.box)
    glide = Glide(whole, close, 0.5)
    frames = []
    for seconds in (0.0, 0.15, 0.3, 0.5):
        frame = Surface(SIZE)
        painter.draw(frame, view, glide.at(seconds))
        frames.append(frame)
    resting = Surface(SIZE)
    painter.draw(resting, view, close)
    assert not differs(frames[-1], resting)
    assert differs(frames[0], frames[1])
    assert differs(frames[1], frames[2])


def test_the_small_map_shows_the_city_clear_of_the_table() -> None:
    view = view_of(4)
    painter, _, _ = painted(view)
    picture = painter.small_map(view, (220, 160))
    assert picture.get_size() == (220, 160)
    assert picture.get_at((1, 1)).a == 0
    assert picture.get_at((110, 80)).a == 255


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_small_map_shows_a_players_sign_where_cubes_are(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, shown = view_of(players), []

    def noted(surface: Surface, colour: str, centre: Any, diameter: int, *more: Any) -> None:
        shown.append(colour)
        draw_medal(surface, colour, centre, diameter, *more)

    painter, _, _ = painted(view)
    monkeypatch.setattr(piece_painter, "draw_medal", noted)
    painter.small_map(view, (220, 160))
    held = [
        colour
        for colour, player in view.players.items()
        for sector, cubes in player.sectors.items()
        if cubes or player.friend == sector
    ]
    assert held
    assert sorted(shown) == sorted(held)


def test_the_small_map_shows_each_carriage_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    view, shown = view_of(4), []
    piece = Pieces.piece

    def noted(pieces: Pieces, surface: Surface, name: str, colour: str, *more: Any) -> Rect:
        shown.append((name.split("_")[0], colour))
        return piece(pieces, surface, name, colour, *more)

    painter, _, _ = painted(view)
    monkeypatch.setattr(Pieces, "piece", noted)
    painter.small_map(view, (220, 160))
    assert sorted(shown) == sorted(
        ("carriage", colour) for colour in view.seats if view.players[colour].carriage
    )


def test_names_stand_in_the_close_view_in_the_language_in_use() -> None:
    view = view_of(3)
    try:
        set_language("en")
        english = painted(view, "blue", size=(1920, 1080))[2]
        set_language("fr")
        french = painted(view, "blue", size=(1920, 1080))[2]
    finally:
        set_language("en")
    assert differs(english, french)


@pytest.mark.parametrize("language", languages())
def test_every_area_has_a_name(language: str) -> None:
    try:
        set_language(language)
        names = {say(f"city-{area}") for area in AREAS}
    finally:
        set_language("en")
    assert len(names) == len(AREAS)


@pytest.mark.parametrize("height", [0.0, 0.5, 1.0])
def test_pieces_are_drawn_where_they_belong_and_their_shadow_tells_the_height(height: float) -> None:
    pieces = Pieces(40, seed=1)
    board = Surface((300, 300))
    board.fill((230, 220, 190))
    empty = board.copy()
    pieces.cube(board, "red", (150, 150), height)
    assert differs(empty, board, Rect(130, 110, 40, 60))
    low = Rect(170, 160, 60, 60)
    darker = sum(pygame.transform.average_color(empty, low)[:3]) - sum(
        pygame.transform.average_color(board, low)[:3]
    )
    assert darker > 0 if height > 0.4 else darker >= 0


def test_all_kinds_of_pieces_can_be_drawn() -> None:
    pieces = Pieces(30)
    drawn: list[Callable[[Surface], object]] = [
        lambda s: pieces.piece(s, "friend", "blue", (60, 60)),
        lambda s: pieces.piece(s, "carriage_8", "green", (60, 60)),
        lambda s: pieces.piece(s, "rat", "", (60, 60)),
        lambda s: pieces.piece(s, "coin", "", (60, 60)),
        lambda s: pieces.piece(s, "prestige", 5, (60, 60)),
        lambda s: pieces.message(s, "yellow", "rat", 3, 40, (60, 60), 0.3),
        lambda s: pieces.piece(s, "bellringer", "", (60, 60)),
    ]
    seen = set()
    for draw in drawn:
        board = Surface((120, 120))
        draw(board)
        seen.add(pygame.image.tobytes(board, "RGB"))
    assert len(seen) == len(drawn)


def test_a_name_stands_where_it_is_whole_or_not_at_all() -> None:
    plan = CityPlan(COLOURS[:4], "blue")
    camera = Camera(Rect(0, 0, *SIZE), plan.borough_box("blue"))
    hall, hotel = (plan.area("blue", area).label for area in ("hospital", "hotel"))
    edge = round(camera.to_screen(hotel)[0])  # through the middle of a name
    clear = Rect(0, 0, edge, SIZE[1])
    bare, cut, whole = (
        CityPainter(plan, 3, UNIT, clear=room).base(camera, SIZE) for room in (Rect(0, 0, 1, 1), clear, None)
    )
    for at, cut_off in ((hall, camera.to_screen(hall)[0] > edge), (hotel, True)):
        x, y = camera.to_screen(at)
        name = Rect(0, 0, 60, 16)
        name.center = round(x), round(y)
        assert differs(bare, whole, name)
        assert differs(bare, cut, name) != cut_off
