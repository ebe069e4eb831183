"""The windows of those who sit at the table, and the code that is scanned from a sofa."""

from __future__ import annotations

import gc
import threading
from itertools import product
from weakref import ref

import pygame
import pytest
from pygame import Rect

from game.phones.code import BORDER, matrix
from game.phones.reports import Door
from game.screens.new_game import seat_boards
from game.screens.phones.code_picture import DoorPicture
from game.ui import glass
from game.ui.glass import Glazier
from game.ui.labels import Caption
from game.ui.menu import MenuScene
from game.ui.palette import CREAM
from game.ui.theme import Style
from tests.game.window import Window


@pytest.mark.usefixtures("small_window")
def test_a_window_is_lit_as_soon_as_its_picture_is_read() -> None:
    glazier, lit = Glazier(), list[str]()
    pane = ("blue", 84, "Esmeralda")
    first = glazier.window(pane, lambda: lit.append("now"))
    glazier.start()
    for thread in threading.enumerate():
        if thread.name == "windows":
            thread.join()
    assert glazier.step()
    assert lit == ["now"]
    assert not glazier.step()
    shown, dark = glass.window(*pane), glass.dark(84)
    assert first.get_size() == shown.get_size() == dark.get_size()
    assert pygame.image.tobytes(shown, "RGBA") != pygame.image.tobytes(dark, "RGBA")


@pytest.mark.usefixtures("small_window")
def test_a_bot_without_a_face_sits_behind_a_dark_window() -> None:
    assert glass.window("red", 84, "Nobody's name") is glass.dark(84)


@pytest.mark.parametrize("count", [2, 5])
def test_nothing_on_a_board_lies_on_another_thing(count: int) -> None:
    for bay in seat_boards.columns(Style(1.0), Rect(0, 0, 1728, 460), count, 3):
        things = [bay.window, bay.medal, bay.away, bay.name, bay.kind, bay.hint]
        assert not any(a.colliderect(b) for a, b in product(things, things) if a is not b)


@pytest.mark.usefixtures("small_window")
def test_the_code_is_at_least_300_pixels_large_with_a_border_as_wide_as_it_needs() -> None:
    link = "http://192.168.100.200:1345/#de5ck8ht7wqkv1"
    door = Door("http://192.168.100.200:1345", link, matrix(link))
    made = DoorPicture().make(door, "de5ck8ht7wqkv1", Style(1.0), (1728, 432), CREAM)
    card = made.subsurface((10, 10, 410, 410))  # within the frame
    dark = pygame.mask.from_threshold(card, (20, 12, 6), (2, 2, 2, 255)).get_bounding_rects()
    inside = dark[0].unionall(dark[1:])
    assert inside.width >= 300
    module = inside.width / (len(door.code) - 2 * BORDER)
    assert (card.get_width() - inside.width) / 2 >= (BORDER - 0.5) * module


def test_a_new_layout_frees_the_pictures_of_the_old_one_and_starts_no_thread(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.click("New game")
    page = window.scene
    assert isinstance(page, MenuScene)
    captions = [one for one in page.manager.ui_group.sprites() if isinstance(one, Caption)]
    pictures = [ref(one.image) for one in captions if one.image and one.image.get_width() > 1]
    del captions
    assert len(pictures) >= 5
    started, start = set[str](), threading.Thread.start

    def noted(thread: threading.Thread) -> None:
        started.add(thread.name)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", noted)
    gc.disable()
    try:
        page.rebuild()
        window.advance(0.1)
        assert [one() for one in pictures if one() is not None] == []
    finally:
        gc.enable()
    assert started <= {"windows"}
