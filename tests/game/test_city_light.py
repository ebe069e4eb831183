"""Light in the city falls on the ground: pieces keep their colours, and so does the rose window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from statistics import fmean, median

import pygame
import pytest
from pygame import Rect, Surface

from engine import SECTORS
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city import lamps
from game.table.city import painter as city_painter
from game.table.city.candles import Candles
from game.table.city.cathedral import silhouette
from game.table.city.daylight import STEPS, move_on
from game.table.city.glow import dim
from game.table.city.landmarks import site
from game.table.city.lighting import Lighting
from game.table.map.camera import Camera
from game.table.map.plan import AREAS
from game.table.map.shapes import Polygon, inside, resample
from game.table.pieces.pieces import Pieces
from game.table.places.found import furnish
from game.table.tabletop import Tabletop
from game.ui import contrast, image_cache, surfaces
from game.ui.palette import PLAYER
from tests.game.test_city import SIZE, painted, view_of
from tests.noted import noted


def crowded(players: int) -> DisplayedBoard:
    """Return a board with cubes and a friend in many sectors, some of them at an edge."""
    shown = DisplayedBoard(view_of(players))
    for player in shown.players.values():
        for sector in player.sectors:
            player.sectors[sector] = 3
        player.friend = "park"
    return shown


def middle(picture: Surface, box: Rect) -> bytes:
    """Return the pixels in the middle of a box, where a piece is opaque."""
    core = Rect(0, 0, max(2, box.w // 5), max(2, box.h // 5)).move_to(center=box.center)
    return pygame.image.tobytes(picture.subsurface(core.clip(picture.get_rect())), "RGB")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_light_round_areas_and_markets_does_not_fall_on_pieces(players: int) -> None:
    shown = crowded(players)
    painter, camera, before = painted(shown, "blue", size=(1280, 720))
    lighting = Lighting(painter)
    lit = [*(("area", "blue", area) for area in AREAS), ("market", shown.players["blue"].carriage or "")]
    after = before.copy()
    for thing in lit:
        lighting.glow(after, shown, camera, thing)
    window = after.get_rect()
    pieces = [piece for piece in painter.drawn if piece.kind != "window" and window.contains(piece.box)]
    assert any(middle(before, piece.box) != middle(after, piece.box) for piece in pieces)
    lighting.redraw_pieces(after, shown, camera, lit)
    bleached = [piece for piece in pieces if middle(before, piece.box) != middle(after, piece.box)]
    assert not bleached


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("seat", ["blue", "red"])
@pytest.mark.parametrize("goal", [("area", "{}", "park"), ("cathedral",)])
def test_where_a_cube_goes_is_lit_in_its_players_colour(seat: str, goal: tuple[str, ...]) -> None:
    view = view_of(3)
    painter, camera, surface = painted(view, size=(1280, 720))
    thing = tuple(part.format(seat) for part in goal)
    before = surface.copy()
    Lighting(painter).glow(surface, view, camera, thing, tint=PLAYER[seat])
    plan = painter.plan
    whole = silhouette(plan.nave.outline, furnish(plan.nave, painter.zoom(camera))[:2])
    outline = plan.outline(seat, "park") if thing[0] == "area" else resample(whole, 4.0)
    along = [Rect(0, 0, 2, 2).move_to(center=camera.to_screen(point)) for point in outline]
    was, now = ([average(picture, box) for box in along] for picture in (before, surface))
    hue = PLAYER[seat]
    nearer = [off(new, hue) < off(old, hue) for old, new in zip(was, now, strict=True)]
    assert sum(nearer) > 0.8 * len(nearer)


def average(picture: Surface, box: Rect) -> tuple[int, ...]:
    return pygame.transform.average_color(picture, box)[:3]


def off(colour: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Return how far a colour's hue is from another's, whatever their brightness."""
    return sum(
        abs((one - sum(colour) / 3) - (two - sum(other) / 3)) for one, two in zip(colour, other, strict=True)
    )


def test_the_rose_window_keeps_its_colours_when_light_falls_through_it() -> None:
    view = view_of(4)
    painter, camera, surface = painted(view, size=(1280, 720))
    window = next(piece.box for piece in painter.drawn if piece.kind == "window")
    Lighting(painter).shine(surface, view, camera, 1.0)
    seen = [
        surface.get_at((x, y))
        for x in range(window.left, window.right)
        for y in range(window.top, window.bottom)
    ]
    colourful = sum(max(one[:3]) - min(one[:3]) > 90 for one in seen)
    white = sum(min(one[:3]) > 215 for one in seen)
    assert colourful > len(seen) / 4
    assert white < len(seen) / 20


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_whole_cathedral_is_lit_when_it_pays(players: int) -> None:
    view = view_of(players)
    painter, camera, surface = painted(view, size=(1280, 720))
    window = next(piece.box for piece in painter.drawn if piece.kind == "window")
    towers = [
        Rect(0, 0, 8, 8).move_to(
            center=(window.centerx + side * 0.9 * window.w, window.centery - 1.07 * window.h)
        )
        for side in (-1, 1)
    ]
    before = [sum(average(surface, tower)) for tower in towers]
    Lighting(painter).shine(surface, view, camera, 1.0)
    after = [sum(average(surface, tower)) for tower in towers]
    assert all(now > 0.9 * was for now, was in zip(after, before, strict=True))


@pytest.mark.parametrize("players", [3, 5])
def test_the_cubes_that_the_cathedral_pays_for_keep_their_colours(players: int) -> None:
    shown = DisplayedBoard(view_of(players))
    for number, player in enumerate(shown.players.values(), 1):
        player.cathedral = number
    painter, camera, before = painted(shown, size=(1280, 720))
    cubes = [one.box for one in painter.drawn if (one.kind, one.sector) == ("cube", "notredame")]
    after = before.copy()
    Lighting(painter).shine(after, shown, camera, 1.0)
    assert len(cubes) > players - 1
    assert [middle(before, box) for box in cubes] == [middle(after, box) for box in cubes]


def paint_lightness(picture: Surface, box: Rect) -> float:
    """Return the lightness (L*, 0 to 100) of the middle of a cube without the pale sign on it."""
    core = box.inflate(-box.width // 3, -box.height // 3)
    points = product(range(core.left, core.right), range(core.top, core.bottom))
    paint = [colour for colour in (picture.get_at(point)[:3] for point in points) if not _pale(colour)]
    return _lightness([fmean(parts) for parts in zip(*paint, strict=True)])


def _pale(colour: Sequence[int]) -> bool:
    return max(colour) > 120 and max(colour) - min(colour) < 0.35 * max(colour)


def usual_lightness(picture: Surface, box: Rect, camera: Camera, outline: Polygon) -> float:
    """Return the median of the lightness of a sector's ground in the middle of a box."""
    core = box.inflate(-box.width // 3, -box.height // 3)
    points = [*product(range(core.left, core.right), range(core.top, core.bottom))]
    ground = [point for point in points if inside(outline, camera.to_plane(point))]
    return median(_lightness(picture.get_at(point)[:3]) for point in ground or points)


def _lightness(colour: Sequence[float]) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    bright = float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return 116 * bright ** (1 / 3) - 16 if bright > 0.0089 else bright * 903.3


def test_the_evening_comes_from_the_left_and_is_darkest_on_the_cloth() -> None:
    white = Surface((1280, 720))
    white.fill((255, 255, 255))
    move_on(white, 0, 2 * STEPS)
    places = (330, 360), (640, 360), (1060, 360), (1260, 700)
    left, middle, right, cloth = (white.get_at(at)[:3] for at in places)
    bright = [_lightness(colour) for colour in (left, middle, right, cloth)]
    warm = [red - blue for red, _, blue in (left, middle, right)]
    assert bright == sorted(bright, reverse=True)
    assert warm == sorted(warm, reverse=True)
    assert warm[0] > 60
    assert right[2] > right[1] + 10  # violet
    assert bright[2] > 0.85 * bright[0]  # what lies there is still legible
    assert bright[3] < 0.8 * bright[1]


@pytest.mark.parametrize("players", [3, 4])
def test_windows_are_lit_in_the_evening_although_the_ground_is_darker(players: int) -> None:
    shown = DisplayedBoard(view_of(players))
    shown.messages = {}
    for player in shown.players.values():
        player.carriage = player.friend = ""
        player.sectors = dict.fromkeys(player.sectors, 0)
    hotels, lancet, lit = [], Rect(0, 0, 4, 8), {}
    for label in ("A1", "B1", "C1"):
        shown.label = label
        painter, camera, picture = painted(shown, size=(1920, 1080))
        for seat in shown.players:
            left, top, width, height = site(painter.plan, seat, "hotel", painter.zoom(camera))
            side = min(width / 240, height / 180)  # the picture stands in the middle of its room
            at = left + width / 2 + (76 - 120) * side, top + height + (92 - 180) * side
            hotels.append(Rect(*camera.to_screen(at), 14 * side * camera.scale, 16 * side * camera.scale))
        window = next(piece.box for piece in painter.drawn if piece.kind == "window")
        lancet.center = window.centerx - round(0.82 * window.w), window.centery
        lit[label] = [_lightness(average(picture, box)) for box in (*hotels, lancet)]
        hotels.clear()
    for morning, noon, evening in zip(*lit.values(), strict=True):
        assert evening > noon > morning


def test_light_that_spreads_makes_no_picture_as_large_as_the_window() -> None:
    """Made ahead, it was dropped before another hour came, and made a frame of 57 ms."""
    white, kept = Surface((1280, 720)), image_cache.held()
    move_on(white, 0, 1)
    assert image_cache.held() - kept < white.get_buffer().length / 20


def test_what_stands_in_a_park_casts_a_long_shadow_to_the_right_in_the_evening() -> None:
    shown = DisplayedBoard(view_of(3))
    for player in shown.players.values():
        player.sectors, player.friend = dict.fromkeys(player.sectors, 0), ""
    left: list[float] = []
    right: list[float] = []
    for label in ("B1", "C1"):
        shown.label = label
        painter, camera, picture = painted(shown, size=(1920, 1080))
        for seat in shown.players:
            x, y, width, height = site(painter.plan, seat, "park", painter.zoom(camera))
            for found, share in ((left, -0.12), (right, 1.05)):
                spot = camera.to_screen((x + share * width, y + 0.8 * height))
                found.append(_lightness(average(picture, Rect(*spot, 4, 4))))
    half = len(left) // 2
    falls = [[one / two for one, two in zip(side[half:], side[:half], strict=True)] for side in (left, right)]
    assert all(shaded < 0.95 * lit for lit, shaded in zip(*falls, strict=True))


@pytest.mark.parametrize("plain", [False, True])
def test_panels_persons_and_prompt_stand_in_the_light_of_the_evening_too(
    monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    monkeypatch.setattr(contrast, "is_high", lambda: plain)
    shown, size = DisplayedBoard(view_of(3)), (1280, 720)
    top = Tabletop([Seat(seat, seat, "human") for seat in shown.seats], 3, shown, size, Settings())
    places = top.layout.trays[0], Rect(top.layout.prompt), top.layout.persons[0]
    seen = []
    for label in ("A1", "C1"):
        shown.label = label
        picture = Surface(size)
        top.draw_surroundings(picture, (), None)
        top.draw_prompt(picture, None, "Paris", "", None)
        seen.append([average(picture, place) for place in places])
    for morning, evening in zip(*seen, strict=True):
        darker = 1 - sum(evening) / sum(morning)
        assert abs(darker) < 0.01 if plain else 0.03 < darker < 0.15
    blue = [after[2] / before[2] for before, after in zip(*seen, strict=True)]
    assert plain or blue[0] < blue[-1]  # warmest on the left


@pytest.mark.parametrize("number", range(4))
def test_a_piece_casts_a_longer_shadow_in_the_evening(number: int) -> None:
    lengths = []
    for evening in (False, True):
        picture = surfaces.clear((300, 200))
        box = Pieces(40, evening=evening).cube(picture, "blue", (100, 100), number=number)
        shape = pygame.mask.from_surface(picture, 40)
        lengths.append(shape.get_bounding_rects()[0].right - box.right)
    assert lengths[1] > 1.3 * lengths[0] > 0


def test_the_shade_round_what_may_be_chosen_is_no_picture_as_large_as_the_window() -> None:
    """In a television it took 90 ms and pushed out what was still needed."""
    white, kept = Surface((1280, 720)), image_cache.held()
    white.fill((255, 255, 255))
    dim(white, (((600, 300), (700, 300), (700, 400), (600, 400)),), ((300, 200, 20),))
    assert image_cache.held() - kept < white.get_buffer().length * 0.6
    spared = {tuple(white.get_at(at)[:3]) for at in ((650, 350), (300, 200))}
    (dimmed,) = {tuple(white.get_at(at)[:3]) for at in ((5, 5), (1275, 5), (5, 715), (1275, 715), (650, 500))}
    assert spared == {(255, 255, 255)}
    assert dimmed < (250, 250, 250)


def test_where_a_candle_stands_is_looked_for_when_it_is_lit() -> None:
    """All at once took 10 ms of the frame in which the rats begin to run."""
    asked: list[str] = []

    def place(seat: str) -> Rect:
        asked.append(seat)
        return Rect(0, 0, 20, 30)

    Candles(1.0).draw(Surface((100, 100)), ("red", "blue", "green"), place, {}, 0.1, True)
    assert asked == ["red"]


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("label", ["A1", "C3"])
def test_a_cube_of_any_colour_is_darker_than_its_sector_also_in_the_evening(label: str) -> None:
    shown, bare = crowded(5), DisplayedBoard(view_of(5))
    for one, number in ((shown, 2), (bare, 0)):
        one.label, one.messages = label, {}
        for player in one.players.values():
            player.friend = player.carriage = ""
            for sector in player.sectors:
                player.sectors[sector] = number
    painter, camera, picture = painted(shown, size=(1920, 1080))
    ground = painted(bare, size=(1920, 1080))[2]
    cubes = [piece for piece in painter.drawn if piece.kind == "cube" and piece.sector in SECTORS]
    assert {piece.seat for piece in cubes} == set(shown.players)
    differences = {}
    for cube in cubes:
        outline = painter.plan.outline(cube.seat, cube.sector)
        off = usual_lightness(ground, cube.box, camera, outline) - paint_lightness(picture, cube.box)
        beneath = site(painter.plan, cube.seat, cube.sector, painter.zoom(camera))
        left, top = camera.to_screen((beneath[0], beneath[1]))
        building = Rect(left, top, beneath[2] * camera.scale, beneath[3] * camera.scale)
        if not building.colliderect(cube.box):
            differences[cube.seat, cube.sector] = off
    assert {seat for seat, _ in differences} == set(shown.players)
    for (seat, sector), off in differences.items():
        least = 24 if seat == "yellow" else 20  # a yellow cube has a light top and darker sides
        assert off >= least, (seat, sector)


def test_a_light_that_stays_in_the_midst_of_its_way_changes_nothing() -> None:
    white = Surface((128, 72))
    white.fill((255, 255, 255))
    move_on(white, 0, STEPS // 2)
    before = pygame.image.tobytes(white, "RGB")
    move_on(white, STEPS // 2, STEPS // 2)
    assert pygame.image.tobytes(white, "RGB") == before


def test_the_light_of_another_hour_spreads_when_its_lamps_are_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    """All were lit in its first frame: 42 ms."""
    monkeypatch.setattr(city_painter, "_DUSK", 0.0)
    view = DisplayedBoard(view_of(3))
    view.label = "A3"
    painter, camera, surface = painted(view)
    view.label = "B1"
    image_cache.forget()
    made = noted(monkeypatch, lamps, "_shining", lambda panes, pad, reach: pad)
    before = 0
    while not painter.daylight.latest:
        assert painter.spread_light(view, camera, SIZE)
        assert len(made) - before <= 1
        before = len(made)
    painter.draw(surface, view, camera)
    assert len(made) == before > 3
