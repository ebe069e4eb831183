"""The picture of what lies still: painting only what differs gives the same as painting all."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.table.city.daylight import STEPS
from game.table.picture import Picture
from game.ui import sprites
from game.ui.sprites import Layer, Painted, Recorder, merged_rects
from tests.game.window import Open, Window, app_of
from tests.noted import noted

SIZE = (160, 120)


@pytest.fixture
def patches() -> Iterator[list[Surface]]:
    """A ground as large as the window, and three half-transparent patches."""
    pygame.display.set_mode(SIZE)
    ground = Surface(SIZE)
    ground.fill((90, 60, 40))
    made = [ground]
    for colour in ((200, 30, 30, 150), (30, 200, 30, 150), (30, 30, 200, 150)):
        made.append(Surface((50, 40), pygame.SRCALPHA))
        made[-1].fill(colour)
    yield made
    pygame.display.quit()


def pixels(picture: Surface | None) -> bytes:
    assert picture is not None
    return pygame.image.tobytes(picture, "RGB")


def test_only_what_has_come_gone_or_moved_is_painted_and_all_looks_right(patches: list[Surface]) -> None:
    ground, red, green, blue = patches
    layer = Layer()
    scenes: list[list[tuple[Surface, tuple[int, int], int]]] = [
        [(red, (10, 10), 255), (green, (40, 30), 255)],
        [(red, (10, 10), 255), (green, (60, 30), 255)],  # moved
        [(green, (60, 30), 255), (red, (10, 10), 255), (blue, (45, 20), 255)],  # another order, one more
        [(green, (60, 30), 255), (red, (10, 10), 90), (red, (10, 50), 255)],  # twice, of different strength
        [(green, (60, 30), 255), (red, (10, 10), 90), (red, (10, 10), 90)],  # twice in the same place
        [(green, (60, 30), 255), (red, (10, 10), 90)],
        [],
    ]
    for scene in scenes:
        fresh, canvas = Surface(SIZE), Recorder(SIZE)
        for surface in (fresh, canvas):
            surface.blit(ground, (0, 0))
            for picture, at, alpha in scene:
                picture.set_alpha(alpha)
                surface.blit(picture, at)
            surface.blit(blue, (100, 80), Rect(5, 5, 20, 10), pygame.BLEND_RGB_ADD)
        layer.paint(SIZE, canvas.sprites)
        assert pixels(layer.picture) == pixels(fresh), scene


def test_pictures_that_only_change_their_order_are_painted_where_they_lie(patches: list[Surface]) -> None:
    ground, red, green, blue = patches
    layer, fresh = Layer(), Surface(SIZE)
    for pictures in ((red, green, blue), (green, red, blue)):
        canvas = Recorder(SIZE)
        for surface in (canvas, fresh):
            surface.blit(ground, (0, 0))
            for at, picture in enumerate(pictures):
                surface.blit(picture, (100, 70) if at == 2 else (10, 10))
        painted = layer.paint(SIZE, canvas.sprites)
        assert pixels(layer.picture) == pixels(fresh)
    assert painted == [Rect(0, 10, 64, 40)]


def test_only_what_is_laid_on_top_is_painted_if_nothing_else_changes(
    patches: list[Surface], monkeypatch: pytest.MonkeyPatch
) -> None:
    ground, red, green, blue = patches
    layer, fresh = Layer(), Surface(SIZE)
    painted = noted(monkeypatch, sprites, "_draw", lambda surface, one: one.picture)
    for pictures in ((ground, red), (ground, red, green, blue)):
        painted.clear()
        canvas = Recorder(SIZE)
        for surface in (canvas, fresh):
            for picture in pictures:
                surface.blit(picture, (10, 10) if picture is not ground else (0, 0))
        layer.paint(SIZE, canvas.sprites)
    assert painted == [green, blue]
    assert pixels(layer.picture) == pixels(fresh)


def test_a_picture_that_was_drawn_on_is_painted_where_that_is_told(patches: list[Surface]) -> None:
    ground, red, *_ = patches
    layer = Layer()
    for changed in ((), (Rect(0, 0, 9, 9),)):
        canvas = Recorder(SIZE)
        canvas.blit(ground)
        canvas.blit(red)
        layer.paint(SIZE, canvas.sprites, changed)
        ground.fill((0, 0, 0))
    assert layer.picture is not None
    assert layer.picture.get_at((4, 4))[1] < 20  # red on black
    assert tuple(layer.picture.get_at((100, 100))) == (90, 60, 40, 255)


def at_last(window: Window, picture: Picture) -> bytes:
    """Return the window's pixels once nothing that was painted waits to be laid; no time passes."""
    if picture.waits:
        picture.draw(window.app.display.surface, everything=False, on_top=True)
    assert not picture.waits
    return window.picture()


def test_the_table_looks_as_if_all_of_it_were_drawn_anew(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="fast")
    table = window.begin("bot:random, bot:random, bot:random", seed=4)
    picture, context = table.picture, table.context
    seen: set[type] = set()
    while len(seen) < 9:
        before = context.animator.version
        window.advance(1 / 60)
        act = context.animator.act
        kind = type(act.events[0] if act else None)  # of no act: a bot thinks
        if (act and context.animator.version == before) or kind in seen:
            continue
        seen.add(kind)
        shown = at_last(window, picture)
        picture.forget()
        picture.draw(app_of(table.host).display.surface, everything=True, on_top=True)
        assert window.picture() == shown, kind


def test_only_what_moves_is_drawn_anew_and_all_looks_as_if_everything_were(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window((960, 540), tables=RealTables(), pace="fast")
    table = window.begin("bot:random, bot:random, bot:random", seed=4)
    picture, surface = table.picture, app_of(table.host).display.surface
    drawn: list[int] = []

    paint = Painted.paint

    def painted(self: Painted, onto: Surface, *args: Any, **named: Any) -> list[Rect]:
        found = paint(self, onto, *args, **named)
        if onto is surface:
            drawn.append(sum(box.width * box.height for box in found))
        return found

    monkeypatch.setattr(Painted, "paint", painted)
    waited = 0
    for _ in range(150):
        window.advance(STEP * 5)
        waited += picture.waits
        shown = at_last(window, picture)
        picture.uncovered()
        surface.fill((255, 0, 0))
        picture.draw(surface, everything=False, on_top=True)
        assert window.picture() == shown
    small = [one for one in drawn if one < 960 * 540 / 4]
    assert 0 < waited < 75, "what changes while something flies is laid with the next frame"
    assert len(small) > len(drawn) / 4, "in most of those frames little has moved"


def test_merged_rectangles_cover_all_boxes_and_have_whole_cache_lines() -> None:
    boxes = [
        Rect(3, 4, 5, 6),
        Rect(7, 5, 30, 2),
        Rect(640, 3, 16, 9),
        Rect(50, 50, 0, 10),
        Rect(-9, 90, 20, 4),
    ]
    found = merged_rects(boxes)
    assert all(any(rect.contains(box) for rect in found) for box in boxes if box)
    assert all(rect.left % 16 == rect.right % 16 == 0 for rect in found)
    assert sum(rect.width * rect.height for rect in found) < 2000
    assert not merged_rects([])


def test_what_is_recorded_lies_within_the_clip(patches: list[Surface]) -> None:
    ground, red, green, _ = patches
    above, fresh = Recorder(SIZE), Surface(SIZE)
    for surface in (above, fresh):
        assert surface.get_size() == SIZE
        assert surface.get_rect() == Rect((0, 0), SIZE)
        surface.blit(ground, (0, 0))
        surface.set_clip(Rect(20, -5, 60, 30))
        assert surface.get_clip() == Rect(20, 0, 60, 25)
        red.set_alpha(120)
        assert surface.blit(red, (10, 10)) == Rect(20, 10, 40, 15)
        red.set_alpha(255)
        surface.blit(green, (70, 4), Rect(10, 5, 60, 30))
        assert not surface.blit(green, (100, 80))
        surface.set_clip(None)
        surface.blit(red, (130, 100))
    for one in above.sprites:
        assert above.get_rect().contains(one.place) or one.place.topleft == (130, 100)
    assert [one.alpha for one in above.sprites][1:3] == [120, 255]
    again = Surface(SIZE)
    for one in above.sprites:
        one.picture.set_alpha(one.alpha)
        again.blit(one.picture, one.place, one.area, one.flags)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_a_new_periods_light_spreads_over_the_table_and_is_then_as_at_once(open_window: Open) -> None:
    window = open_window((640, 360), tables=RealTables(), pace="normal")
    table = window.begin("Anna, bot:random", seed=4)
    context, surface = table.context, app_of(table.host).display.surface
    window.advance(1.0)  # the table is laid and the game begins
    context.animator.skip(everything=True)
    context.sheet = None
    window.advance(1.5)  # the camera has arrived
    morning, width = surface.copy(), surface.get_width()

    def lit(share: float) -> bool:
        """Return whether the city is no longer as in the morning, at a share of the window's width."""
        x = round(width * share)
        return any(surface.get_at((x, y)) != morning.get_at((x, y)) for y in range(120, 400, 10))

    context.shown.label = "B1"
    window.advance(STEPS / 2 / 60)
    assert lit(0.3)
    assert not lit(0.7)
    window.advance(STEPS / 60)
    assert lit(0.7)
    spread = window.picture()
    context.top.painter.forget()
    table.picture.forget()
    context.changed()
    window.advance(1 / 60)
    assert window.picture() == spread
