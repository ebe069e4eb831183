"""What a table has ready before it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import fluent.runtime
import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS, SECTORS
from engine.events import CardsPassed, CardsReturned, CarriageDriven, PeriodBegan
from engine.names import ROUNDS_A_PERIOD
from engine.record.records import HUMAN
from game import words
from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.decisions.prompts import AUTOMATIC
from game.match.board import RatsCome
from game.match.bot_process import BotProcess
from game.match.options import NewGame, parse_players
from game.table import first_drawing, preparing, warming
from game.table.city import glide_picture, glow
from game.table.city.painter import CityPainter
from game.table.hud import cards, decks
from game.table.motion.card_flights import brown_flights, pass_flights, sweep_flights
from game.table.motion.flights import carriage_flights
from game.table.motion.plague_flights import run_flights
from game.table.places import parking, routes
from game.table.places.carriages import arrivals
from game.table.scene import TableScene
from game.table.tabletop import Tabletop
from game.ui import image_cache, surfaces
from tests.game.test_coming_back import saved
from tests.game.window import Open, app_of
from tests.noted import noted

pytestmark = [pytest.mark.own_pictures, pytest.mark.idle_steps]


def begin(open_window: Open) -> TableScene:
    window = open_window(tables=RealTables(), pace="fast")
    window.begin("Anna, bot:random, bot:random", seed=3)
    window.app.frame(STEP)  # before its first drawing all is prepared
    assert isinstance(window.scene, TableScene)
    return window.scene


def rotated(monkeypatch: pytest.MonkeyPatch, table: TableScene) -> list[float]:
    """The rotations of pictures that have to be made while all cards are swept up and shuffled."""
    top, surface = table.context.top, app_of(table.host).display.surface
    with monkeypatch.context() as patch:
        made = noted(patch, pygame.transform, "rotozoom", lambda picture, angle, scale: angle)
        swept = sweep_flights(top, [CardsReturned()])
        browns = brown_flights(top, [PeriodBegan("B")])
        for shuffle in (*swept, *browns):
            for frame in range(round(shuffle.duration * 60)):
                shuffle.draw(surface, frame / 60)
    return made


def test_cards_that_are_shuffled_are_painted_in_the_last_round_of_a_period(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(open_window)
    app_of(table.host).advance(20)
    assert table.context.pending is not None
    table.context.shown.round = ROUNDS_A_PERIOD
    app_of(table.host).advance(5)
    assert not rotated(monkeypatch, table)


def test_shadows_and_light_of_trays_are_painted_before_the_game_begins(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(open_window)
    trays = table.context.top.trays
    wide, high = trays.whole(trays.seats[0]).size
    made = noted(monkeypatch, surfaces, "softened", lambda surface, radius: surface.get_size())
    app_of(table.host).advance(20)
    assert table.context.pending is not None
    assert not [size for size in made if size[0] >= wide and size[1] >= high]


def test_backs_of_discards_are_turned_before_the_first_move(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(open_window)
    top = table.context.top
    app_of(table.host).advance(20)
    assert table.context.pending is not None
    turned = noted(monkeypatch, pygame.transform, "rotozoom", lambda picture, angle, scale: angle)
    blue, red, yellow = (f"{seat}.?" for seat in ("blue", "red", "yellow"))
    assert decks.pile((blue, red, yellow), (40, 28), 3)
    assert turned, "piles of another size are new"
    turned.clear()
    one, other = (f"{seat}.?" for seat in top.shown.seats[:2])
    decks.pile((one, other, other, one), top.trays.cells.shelved, 9)
    assert not turned
    decks.turned.forget()  # others have pushed them out by the end of the next round
    top.shown.round += 1
    app_of(table.host).advance(8)
    turned.clear()
    decks.pile((other, one, one, other), top.trays.cells.shelved, 9)
    assert not turned


def test_words_and_passed_cards_are_there_before_the_first_move(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    words._catalogue.cache_clear()
    table = begin(open_window)
    top, surface = table.context.top, app_of(table.host).display.surface
    app_of(table.host).advance(20)
    assert table.context.pending is not None
    parsed = noted(monkeypatch, fluent.runtime, "FluentResource", lambda source: source)
    turned = noted(monkeypatch, pygame.transform, "rotozoom", lambda picture, angle, scale: angle)
    assert "Ben" in words.say("events-struck", name="Ben")
    assert AUTOMATIC.say("pass", seats=3)
    first, second = (seat for seat in COLOURS if seat in top.shown.seats and seat != top.lying.hand_of)
    for flight in pass_flights(top, [CardsPassed(first, second, (f"{first}.?", f"{first}.?"))]):
        flight.draw(surface, flight.duration / 2)
    assert not parsed
    assert not turned


def test_in_another_window_they_are_painted_while_a_person_thinks(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(open_window)
    table.resize((1366, 768))
    app_of(table.host).advance(20)
    table.context.shown.round = ROUNDS_A_PERIOD
    app_of(table.host).advance(20)
    assert table.context.pending is not None
    assert not rotated(monkeypatch, table)


def test_a_hand_is_painted_raised_and_tucked_away_while_a_person_thinks(open_window: Open) -> None:
    table = begin(open_window)
    app, top = app_of(table.host), table.context.top
    app.advance(20)
    assert table.context.pending is not None
    layout, double_at = top.layout, top.shown.options.hotel_double_at
    assert top.hand.cards
    for card, size in product(top.hand.cards, (layout.card, layout.tucked_card)):
        assert cards.action_face.has(card, size, double_at, layout.card_text)


def test_a_glide_begins_without_cutting_the_city(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(open_window)
    app, top = app_of(table.host), table.context.top
    app.advance(30)
    assert table.context.pending is not None
    top.look_at(None)
    table.context.changed()
    with monkeypatch.context() as patch:
        made = noted(patch, pygame.transform, "box_blur", lambda picture, radius, **how: radius)
        app.advance(STEP)
    assert top.gliding
    assert not made


def test_a_glide_that_was_not_prepared_begins_when_its_city_is_made_in_steps(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glide_picture, "_LARGE", 100_000)
    monkeypatch.setattr(glide_picture, "_BEGINNING", 0.0)
    table = begin(open_window)
    app, top = app_of(table.host), table.context.top
    app.advance(20)
    assert table.context.pending is not None
    for borough in (None, top.shown.ring[1]):  # the picture of another's borough isn't there yet
        top.painter.forget()
        table.context.camera.look_at(borough)
        start, frames = top.camera, 0
        while top.gliding and top.camera is start:
            app.advance(STEP)
            table.context.changed()  # it is drawn at rest meanwhile
            frames += 1
        assert frames > 10
        with monkeypatch.context() as patch:
            patch.setattr(glide_picture, "cutout", None)  # nothing is cut out any more
            while top.gliding:
                app.advance(STEP)


def test_who_goes_on_with_a_game_sees_the_table_first_and_its_small_map_soon(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = noted(monkeypatch, CityPainter, "small_map", lambda painter, *args: painter)
    app = open_window(tables=RealTables(), pace="fast").app
    app.open(saved(tmp_path, 5, (HUMAN, "quick", "quick", "quick", "quick")))
    while not app.frame(STEP):
        assert not made
    assert isinstance(app.scene, TableScene)
    top = app.scene.context.top
    assert top.nearness == 1
    assert top.small_map is not None
    box = top.small_map.box

    def seen() -> bytes:
        return pygame.image.tobytes(app.display.surface.subsurface(box), "RGB")

    assert not made
    first = seen()
    app.advance(3)
    assert made
    later = seen()
    assert later != first
    app.scene.stale = True
    app.frame(STEP)
    assert seen() == later


def test_a_small_map_that_is_put_off_is_empty_once_unless_it_is_ready_before(open_window: Open) -> None:
    top = begin(open_window).context.top

    def seen() -> bytes:
        assert top.small_map is not None
        surface = Surface(top.size)
        top.small_map.draw(surface, top.shown, 1.0)
        return pygame.image.tobytes(surface.subsurface(top.small_map.box), "RGB")

    city = seen()
    top.map_stale()
    top.put_off_small_map()
    assert seen() != city
    assert seen() == city
    top.map_stale()
    top.put_off_small_map()
    for _ in top.warming_small_map():
        pass
    assert seen() == city
    top.map_stale()
    assert seen() == city


def test_who_goes_on_with_a_game_sees_the_table_before_bots_are_woken(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[BotProcess] = []
    monkeypatch.setattr(BotProcess, "wake", lambda process: woken.append(process))
    app = open_window(tables=RealTables(), pace="fast").app
    app.open(saved(tmp_path, 5))
    while not app.frame(STEP):
        pass
    assert not woken
    app.advance(0.5)
    assert len(woken) == 1
    app.start(NewGame(parse_players("Anna, bot:random"), seed=3))
    app.frame(STEP)  # before its first drawing all is prepared
    assert len(woken) == 2


def test_once_all_is_ready_a_table_at_rest_looks_for_nothing_until_it_is_drawn(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(open_window)
    app, top = app_of(table.host), table.context.top
    app.advance(30)
    assert table.context.pending is not None
    assert top.prepare(0.0, table.context.screen.persons)
    looked = noted(monkeypatch, CityPainter, "prepare", lambda painter, *args, **kwargs: args[0])
    app.advance(1)
    assert not looked
    top.painter.forget()
    table.context.changed()
    app.advance(20)
    assert looked
    monkeypatch.undo()
    assert top.prepare(0.0, table.context.screen.persons)


def test_a_late_frame_prepares_no_more_than_any(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(open_window)
    app, top = app_of(table.host), table.context.top
    app.advance(20)
    asked: list[float] = []

    def prepare(seconds: float, people: object) -> bool:
        asked.append(seconds)
        return False

    monkeypatch.setattr(top, "prepare", prepare)
    table._preparing.note_drawing()
    for _ in range(3):
        app.frame(5 * STEP)
    assert len(asked) == 3


def test_the_sheet_that_is_read_first_is_prepared_before_the_table_is_seen(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its nine persons and its boards were painted in the table's first frame, which took half a second."""
    painted: list[str] = []
    window_of, grain = cards._window, surfaces._grain

    def person(name: str, room: tuple[float, float]) -> Surface:
        painted.append(name)
        return window_of(name, room)

    def wood(size: tuple[int, int], *rest: int) -> Surface:
        painted.extend(["board"] * (min(size) > 200))  # the round's label is smaller
        return grain(size, *rest)

    monkeypatch.setattr(cards, "_window", person)
    monkeypatch.setattr(surfaces, "_grain", wood)
    monkeypatch.setattr(first_drawing, "PART", 0.0)  # one part in each frame
    window = open_window(tables=RealTables(), pace="fast")
    table = window.begin("Anna, bot:random, bot:random", seed=3, new_persons=True)
    assert table.context.sheet is not None
    while not table.laid:
        before = len(painted)
        window.app.frame(STEP)
    window.app.frame(STEP)
    assert painted[before:] == []
    assert before >= 9


def test_the_end_of_a_round_is_prepared_before_what_nobody_may_ask_for(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When bots play, there is little time: the plague's night began with a frame of 50 ms."""
    later: list[Tabletop] = []

    def warm_later(top: Tabletop) -> Iterator[None]:
        later.append(top)
        yield

    monkeypatch.setattr(preparing, "warm_later", warm_later)
    table = begin(open_window)
    app, top = app_of(table.host), table.context.top
    while not later:
        app.advance(1)
    assert table.context.pending is not None
    blurred = noted(monkeypatch, pygame.transform, "box_blur", lambda picture, radius: radius)
    streets = noted(monkeypatch, routes, "cuts", lambda outline, y: y)
    monkeypatch.setattr(image_cache, "allowed", lambda: 0)
    surfaces.disc(3, (1, 2, 3))  # a long round's pictures need the room of others
    top.fall_dark(app.display.surface, top.wide_view)
    rats = list(run_flights(top, [RatsCome()]))
    assert all(rat.points for rat in rats)
    assert rats
    assert not blurred
    assert not streets


def test_the_sheet_of_close_ups_is_there_before_the_first_is_asked_for(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its board of walnut and its parchment made a frame of 70 ms."""
    table = begin(open_window)
    for _ in warming.warm_later(table.context.top):
        pass
    for name in ("_grain", "leaf", "board"):
        monkeypatch.setattr(surfaces, name, None)
    table.context.close_up(("area", table.context.shown.seats[0], "bank"))
    assert table.context.sheet is not None
    table.context.sheet.draw(Surface(table.context.top.size), table.context.top.layout, table.context.shown)


def test_where_carriages_would_stand_is_known_before_one_drives(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first frame of a drive looked for up to 50 ms."""
    top = begin(open_window).context.top
    for _ in warming.warm_later(top):
        pass
    monkeypatch.setattr(parking, "_aside", None)
    for market, way in arrivals(top.plan):
        zoom = top.painter.zoom(top.wide_view)
        parking.carriage_point(top.plan, top.shown, top.shown.seats[0], zoom, market, way)


def test_a_table_that_waits_for_a_glide_is_painted_only_where_it_changes(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glide_picture, "_LARGE", 100_000)
    table = begin(open_window)
    app, top = app_of(table.host), table.context.top
    while table.context.pending is None:
        app.advance(1)
    shown: list[object] = []
    monkeypatch.setattr(app.display, "show", shown.append)
    monkeypatch.setattr(glide_picture, "_BEGINNING", 0.0)
    top.look_at(top.shown.ring[1])
    for _ in range(3):
        table.context.changed()
        app.advance(STEP)
    assert top.waits
    assert True not in shown
    while top.camera.way is None:
        app.advance(STEP)
    app.advance(4 * STEP)
    top.look_at(None)  # it waits in the middle of a glide
    table.context.changed()
    app.advance(STEP)
    assert top.waits
    assert top.camera.way is not None
    seen, city = app.display.surface, Surface(top.size)
    top.painter.draw(city, top.shown, top.camera)
    x, y = top.camera.to_screen(top.plan.nave.centre)
    part = Rect(0, 0, 80, 40).move_to(center=(round(x), round(y)))
    assert pygame.image.tobytes(seen.subsurface(part), "RGB") == pygame.image.tobytes(
        city.subsurface(part), "RGB"
    )


def test_where_carriages_would_stand_beside_another_is_known_soon_after_it_drove(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(open_window)
    app_of(table.host).advance(20)
    top, (first, other, _) = table.context.top, table.context.shown.seats
    path = "blue.centre", "blue.outer"
    top.shown.players[first].carriage, top.shown.drives[first] = path[-1], path
    app_of(table.host).advance(5)
    monkeypatch.setattr(parking, "_aside", None)
    zoom = top.painter.zoom(top.wide_view)
    for way in (way for market, way in arrivals(top.plan) if market == path[-1]):
        assert parking.carriage_point(top.plan, top.shown, other, zoom, path[-1], way)


def test_a_carriage_that_drives_is_painted_in_all_directions_beforehand(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(open_window)
    top = table.context.top
    for _ in warming.warm_later(top):
        pass
    painted = noted(monkeypatch, pygame.transform, "box_blur", lambda picture, radius: radius)
    top.shown.players["blue"].carriage = "blue.centre"
    for there in ("blue.outer", "blue.inner", "blue.left", "blue.right"):
        path = "blue.centre", there
        for drive in carriage_flights(top, [CarriageDriven("blue", *path, path)]):
            for frame in range(round(drive.duration * 60) + 2):
                drive.draw(app_of(table.host).display.surface, frame / 60)
    assert not painted


def test_the_light_round_a_sector_is_there_before_a_cube_comes_to_it(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first frame of each sector's pulse took 3 to 7 ms more."""
    table = begin(open_window)
    app_of(table.host).advance(20)
    assert table.context.pending is not None
    top = table.context.top
    made = noted(monkeypatch, glow, "_glow", lambda size, *rest: size)
    for seat, sector in product(top.shown.seats, SECTORS):
        top.lighting.glow(Surface(top.size), top.shown, top.wide_view, ("area", seat, sector))
    assert not made
