"""Sheets over the table: they lie between trays and persons, which stay whole beside them."""

import pygame
import pytest
from pygame import Surface

from engine import COLOURS, Game
from game.match.board import DisplayedBoard
from game.table.hud.layout import Layout
from game.table.hud.sheets import about
from game.ui import image_cache, materials
from tests.game.lines_drawn import Register

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
THINGS = (("card", "blue.hospital"), ("person", "moneylender"), ("area", "blue", "hotel"), ("stacks",))


@pytest.mark.parametrize("thing", THINGS, ids="-".join)
def test_a_sheet_covers_neither_trays_nor_persons(thing: tuple[str, ...]) -> None:
    pygame.display.set_mode((64, 64))
    shown = DisplayedBoard(Game.new(seats=COLOURS[:4], seed=11).view("blue"))
    layout = Layout((1280, 720), seats=4)
    surface = Surface(layout.size)
    sheet = about(thing, shown, {})
    assert sheet is not None
    sheet.draw(surface, layout, shown)
    assert max(pygame.transform.average_color(surface.subsurface(layout.prompt.move(0, 200)))[:3]) > 0
    for box in (*layout.trays, *layout.persons):  # a shadow may fall there
        assert max(pygame.transform.average_color(surface.subsurface(box))[:3]) < 12


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_numbers_below_the_persons_are_told_in_words(scale: float) -> None:
    pygame.display.set_mode((64, 64))
    view = Game.new(seats=COLOURS[:4], seed=11).view("blue")
    layout = Layout((1280, 720), scale, seats=4)
    surface = Surface(layout.size)
    sheet = about(("stacks",), DisplayedBoard(view), {})
    assert sheet is not None
    with Register() as register:
        sheet.draw(surface, layout, DisplayedBoard(view))
        told = " ".join(line.text for line in register.on(surface))
    assert f"{sum(view.rats)} rats in this round’s plague" in told
    assert f"{len(view.brown_ahead)} brown persons left this period" in told
    assert f"{len(view.grey_ahead)} grey persons left" in told


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_wooden_plaque_has_grain_in_every_window(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    image_cache.forget(image_cache.MENUS)
    u = size[1] / 1080
    plate = materials.plaque(round(550 * u), round(76 * u), u, materials.WOOD, materials.NORMAL)
    row = plate.get_height() // 2
    shades = {tuple(plate.get_at((x, row)))[:3] for x in range(round(60 * u), round(490 * u))}
    assert len(shades) > 8
