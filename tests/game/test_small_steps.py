"""What is made in idle moments is made in small steps, and is the same as if made at once."""

from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from threading import Event

import pygame
import pytest
from pygame import Rect, Surface

from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city import daylight, ground, map_ground
from game.table.city.base import Baking
from game.table.city.daylight import STEPS
from game.table.city.ground import shrunk
from game.table.tabletop import Tabletop
from game.ui.aside import aside
from game.ui.remembered import Stepwise
from tests.game.test_city import view_of
from tests.noted import noted

pytestmark = [pytest.mark.own_pictures, pytest.mark.idle_steps]

SIZE = (1280, 720)


def looking_closer() -> Tabletop:
    view = view_of(3)
    seats = [Seat(colour, colour, "human") for colour in view.seats]
    top = Tabletop(seats, 3, DisplayedBoard(view), SIZE, Settings())
    top.look_at(view.seats[0], at_once=True)
    return top


def count(steps: Iterator[None]) -> int:
    return sum(1 for _ in steps)


def raw(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def speckled(size: tuple[int, int], flags: int) -> Surface:
    made, dice = Surface(size, flags), Random(5)
    for _ in range(400):
        box = Rect(dice.randrange(size[0]), dice.randrange(size[1]), dice.randrange(9), dice.randrange(9))
        made.fill([dice.randrange(256) for _ in range(4)], box)
    return made


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
@pytest.mark.parametrize("size", [(64, 36), (41, 23), (200, 1)])
def test_a_picture_is_shrunk_in_steps(size: tuple[int, int], flags: int) -> None:
    picture = speckled((2 * size[0], 2 * size[1]), flags)
    at_once, made = pygame.transform.smoothscale(picture, size), Baking(shrunk(picture, size)).finish()
    assert raw(made) == raw(at_once)
    assert (made.get_flags(), made.get_masks()) == (at_once.get_flags(), at_once.get_masks())
    assert count(shrunk(picture, size)) > 1


def test_what_is_done_aside_is_awaited_and_its_failure_told() -> None:
    done = Event()

    def deed() -> int:
        done.wait()
        return 7

    steps = aside(deed)
    next(steps)
    next(steps)
    done.set()
    assert Baking(steps).finish() == 7
    with pytest.raises(FileNotFoundError):
        Baking(aside(lambda: Path("nowhere").read_bytes())).finish()


def test_the_light_of_another_hour_falls_on_other_views_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glide that began after noon had come waited 180 ms in a large window."""
    top = looking_closer()
    painter, camera = top.painter, top.camera
    expected = raw(painter._lit(camera, SIZE, STEPS))
    painter.forget()
    painter.base(camera, SIZE)
    tinted = noted(monkeypatch, daylight, "_tint_of_step", lambda size, step: step)
    before = 0
    for _ in painter._lighting(camera, SIZE, STEPS):
        assert len(tinted) - before <= 1
        before = len(tinted)
    assert len(tinted) == STEPS
    assert raw(painter.base(camera, SIZE)) == expected


def test_what_is_found_in_steps_is_found_once() -> None:
    begun: list[int] = []

    def halves(number: int) -> Generator[None, None, int]:
        begun.append(number)
        yield
        yield
        return number // 2

    found = Stepwise(halves, most=2)
    assert found(8) == 4
    assert found(8) == 4
    assert begun == [8]
    assert count(found.steps(8)) == 0
    steps = found.steps(6)
    next(steps)
    assert found(6) == 3  # it is needed before it is found
    assert count(steps) == 1
    assert found(6) == 3
    assert begun == [8, 6, 6]
    assert found(4) == 2
    assert found(6) == 3
    assert begun == [8, 6, 6, 4]
    assert found(8) == 4
    assert begun == [8, 6, 6, 4, 8]  # only the last two are kept
    found.forget()
    assert found(8) == 4
    assert begun[5:] == [8]


def test_the_city_of_a_glide_is_cut_out_in_steps() -> None:
    top = looking_closer()
    camera, painter = top.camera, top.painter
    glide, parts = painter._glide, 0
    painter.base(camera, SIZE)
    while not painter.prepare(camera, SIZE, 0.0):
        parts += 1
    assert parts > 6
    assert glide.is_ready(camera, SIZE)
    at_once = Baking(glide._steps(camera, SIZE)).finish()
    made = glide._city(camera, SIZE)
    assert made.box == at_once.box
    assert raw(made.picture) == raw(at_once.picture)


def test_a_glide_that_begins_while_it_is_prepared_finishes_what_is_begun() -> None:
    top = looking_closer()
    camera, other, painter = top.camera, top.wide_view, top.painter
    glide = painter._glide
    for view in (camera, other):
        painter.base(view, SIZE)
    for _ in range(4):
        glide.prepare(camera, SIZE)
    assert not glide.is_ready(camera, SIZE)
    glide.prepare(other, SIZE)  # another is looked at in between
    first = glide._city(camera, SIZE)
    assert glide.is_ready(camera, SIZE)
    assert raw(first.picture) == raw(Baking(glide._steps(camera, SIZE)).finish().picture)


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
@pytest.mark.parametrize("before", [(30, 16), (300, 211)])
@pytest.mark.parametrize("size", [(120, 80), (127, 65), (64, 500)])
def test_a_picture_is_scaled_in_steps(
    before: tuple[int, int], size: tuple[int, int], flags: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ground, "_BAND", 1000)
    monkeypatch.setattr(ground, "_STRIP", 16)
    picture = speckled(before, flags)
    at_once, made = pygame.transform.smoothscale(picture, size), Baking(ground.scaled(picture, size)).finish()
    assert raw(made) == raw(at_once)
    assert (made.get_flags(), made.get_masks()) == (at_once.get_flags(), at_once.get_masks())
    assert count(ground.scaled(picture, size)) > 4


def test_a_small_map_is_made_in_steps() -> None:
    top = looking_closer()
    assert top.small_map is not None
    at_once = raw(top.small_map._make(top.shown))
    map_ground.ground.forget()
    steps = top.small_map.warming(top.shown)
    assert count(steps) > 5
    assert top.small_map._made is not None
    assert raw(top.small_map._made) == at_once


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_a_large_picture_is_drawn_in_bands(flags: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ground, "_BAND", 1000)
    picture, at_once, made = speckled((90, 77), flags), speckled((100, 90), 0), speckled((100, 90), 0)
    at_once.blit(picture, (4, 9))
    assert count(ground.blit(made, picture, (4, 9))) > 5
    assert raw(made) == raw(at_once)
    assert [sum(band.height for band in ground.bands(size)) for size in ((90, 77), (5000, 7))] == [77, 7]
