"""The image cache: pictures are made once, no more than a limit is kept, and outdated ones are dropped."""

import ast
import gc
import weakref
from collections.abc import Callable, Generator, Iterator
from math import inf
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.screens.title.title import TitleScene
from game.ui import contrast, image_cache, materials, pictures, surfaces
from game.ui.image_cache import FILES, MENUS, SHARED, TABLE, cached, cached_in_steps
from game.words import set_language
from tests.game.window import Open, Window

pytestmark = pytest.mark.own_pictures

SIDE = 500
"""A picture of so many pixels squared with 4 bytes each is a megabyte."""

Shows = Callable[[tuple[int, int]], Surface]


@pytest.fixture
def display() -> Iterator[Shows]:
    yield pygame.display.set_mode
    pygame.display.quit()


def painter(
    megabytes: float = 9, owner: str = TABLE, grows: float = False
) -> tuple[Callable[[str], Surface], list[str]]:
    """Something that paints pictures of a megabyte, and the list of what it has painted."""
    painted: list[str] = []

    @cached(owner, megabytes=megabytes, grows=grows)
    def paint(name: str) -> Surface:
        painted.append(name)
        return Surface((SIDE, SIDE), pygame.SRCALPHA)

    return paint, painted


def test_a_picture_is_painted_once(display: Shows) -> None:
    display((1920, 1080))
    paint, painted = painter(3)
    assert paint("a") is paint("a")
    assert painted == ["a"]


def test_a_picture_that_is_painted_in_steps_is_kept_when_it_is_done(display: Shows) -> None:
    display((1920, 1080))
    painted: list[str] = []

    @cached_in_steps(TABLE, megabytes=2)
    def paint(name: str) -> Generator[None, None, Surface]:
        yield
        yield
        painted.append(name)
        return Surface((SIDE, SIDE), pygame.SRCALPHA)

    assert len([*paint.steps("a")]) == 2
    assert paint("a") is paint("a")
    assert painted == ["a"]
    assert not [*paint.steps("a")]
    steps = paint.steps("b")
    next(steps)
    needed = paint("b")  # before it is done
    assert len([*steps]) == 1
    assert paint("b") is needed
    paint("c")
    assert not paint.has("a")


def test_what_was_not_asked_for_longest_goes_first(display: Shows) -> None:
    display((1920, 1080))
    paint, painted = painter(2)
    for name in "abac":
        paint(name)
    paint("a")
    assert painted == ["a", "b", "c"]
    paint("b")
    assert painted == ["a", "b", "c", "b"]


@pytest.mark.parametrize(("size", "most"), [((3840, 2160), 8), ((1920, 1080), 8), ((960, 540), 2)])
def test_smaller_windows_keep_less(display: Shows, size: tuple[int, int], most: int) -> None:
    display(size)
    paint, painted = painter(8)
    names = "abcdefghij"
    for name in names:
        paint(name)
    painted.clear()
    for name in reversed(names):
        paint(name)
        if painted:
            break
    assert painted == [names[-1 - most]]


@pytest.mark.parametrize(
    ("size", "megabytes", "grows", "most"),
    [
        ((960, 540), 8, True, 2),
        ((3840, 2160), 2, True, 8),
        ((7680, 4320), 2, True, 8),
        ((960, 540), 4, 0.5, 1),
        ((1920, 1080), 4, 0.5, 4),
        ((3840, 2160), 4, 0.5, 10),
    ],
)
def test_what_grows_keeps_as_many_in_a_television_and_what_grows_by_half_fewer(
    display: Shows, size: tuple[int, int], megabytes: float, grows: float, most: int
) -> None:
    display(size)
    paint, painted = painter(megabytes, grows=grows)
    for name in [*"abcdefghijkl", *"lkjihgfedcba"[:most]]:
        paint(name)
    assert len(painted) == 12
    paint("lkjihgfedcba"[most])
    assert len(painted) == 13


def test_a_picture_larger_than_the_room_is_kept_alone(display: Shows) -> None:
    display((1920, 1080))
    paint, painted = painter(0.5)
    assert paint("a") is paint("a")
    paint("b")
    paint("a")
    assert painted == ["a", "b", "a"]


def test_of_many_small_pictures_so_many_are_kept(display: Shows) -> None:
    display((1920, 1080))
    painted = []

    @cached(TABLE, most=2)
    def paint(name: str) -> Surface:
        painted.append(name)
        return Surface((1, 1))

    for name in "abaca":
        paint(name)
    assert painted == ["a", "b", "c"]
    paint("b")
    assert painted == ["a", "b", "c", "b"]


def test_pictures_of_an_owner_are_dropped_alone(display: Shows) -> None:
    display((1920, 1080))
    tables, of_table = painter(owner=TABLE)
    menus, of_menus = painter(owner=MENUS)
    for _ in range(2):
        tables("a")
        menus("a")
        image_cache.forget(TABLE)
    assert (of_table, of_menus) == (["a", "a"], ["a"])


@pytest.mark.parametrize("owner", [TABLE, MENUS, SHARED, FILES])
def test_what_was_painted_in_another_language_or_contrast_is_dropped(display: Shows, owner: str) -> None:
    display((1920, 1080))
    set_language("en")
    paint, painted = painter(owner=owner)
    seen = []
    try:
        for language, high in (("en", False), ("fr", False), ("fr", False), ("fr", True), ("fr", True)):
            set_language(language)
            contrast.set_high(high)
            paint("a")
            seen.append(len(painted))
    finally:
        set_language("en")
        contrast.set_high(False)
    assert seen == ([1, 1, 1, 1, 1] if owner == FILES else [1, 2, 2, 3, 3])


def test_whatever_remembers_pictures_is_registered() -> None:
    unregistered = []
    for path in Path(image_cache.__file__).parents[1].rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "cache" in text else ():
            if isinstance(node, ast.FunctionDef) and node.returns and "Surface" in ast.unparse(node.returns):
                forms = " ".join(map(ast.unparse, node.decorator_list))
                if "lru_cache" in forms or forms == "cache":
                    unregistered.append(f"{path.name}:{node.lineno} {node.name}")
    assert unregistered == []


def test_a_texture_as_large_as_a_television_is_not_kept_beside_what_it_became(display: Shows) -> None:
    display((3840, 2160))
    large = weakref.ref(pictures.texture("cloth.jpg", 3840, 2160))
    assert large() is None
    assert pictures.texture("cloth.jpg", 1280, 720) is pictures.texture("cloth.jpg", 1280, 720)
    image_cache.forget(FILES)


def test_a_televisions_menus_keep_one_table_and_sheet(display: Shows) -> None:
    display((3840, 2160))
    sheets = [weakref.ref(materials.sheet(width, 2000, 2.0)) for width in (3500, 3400, 3300)]
    assert [sheet() is not None for sheet in sheets] == [False, False, True]
    image_cache.forget(MENUS)
    assert sheets[-1]() is None


def test_a_screen_that_was_left_is_freed(tmp_path: Path) -> None:
    window = Window(tmp_path, (1280, 720))
    title = weakref.ref(window.scene)
    assert isinstance(window.scene, TitleScene)
    window.app.go.title()
    window.advance(0.1)
    gc.collect()
    assert title() is None
    window.close()


@pytest.mark.parametrize("size", [(60, 300), (300, 40), (301, 222)])
@pytest.mark.parametrize(("colour", "line"), [((200, 100, 30), 0), ((200, 100, 30, 150), 0), ((9, 9, 9), 4)])
def test_rounded_boxes_of_any_size_have_the_same_corners_and_straight_sides(
    display: Shows, size: tuple[int, int], colour: tuple[int, ...], line: int
) -> None:
    display((1280, 720))
    (wide, high), corner = size, 14
    small, box = surfaces.rounded((36, 36), 12, colour, line), surfaces.rounded(size, 12, colour, line)
    assert box.get_size() == size
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        there = box.subsurface((x * (wide - corner), y * (high - corner), corner, corner))
        here = small.subsurface((x * (36 - corner), y * (36 - corner), corner, corner))
        assert pygame.image.tobytes(there, "RGBA") == pygame.image.tobytes(here, "RGBA")
    assert len({tuple(box.get_at((x, 0))) for x in range(corner, wide - corner)}) == 1
    assert len({tuple(box.get_at((0, y))) for y in range(corner, high - corner)}) == 1
    assert (box.get_at((wide // 2, high // 2)).a == 0) == (line > 0)


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (1920, 1080), (3840, 2160), (7680, 4320)])
def test_all_caches_together_keep_no_more_bytes_than_a_window_of_any_size_allows(
    display: Shows, size: tuple[int, int]
) -> None:
    display(size)
    paints = [painter(most)[0] for most in (4, inf, inf)]
    for number in range(300):
        paints[number % 3](str(number))
        assert image_cache.held() <= image_cache.allowed() <= 225_000_000
    assert image_cache.held() > image_cache.allowed() // 2
    image_cache.forget()


def test_what_was_asked_for_longest_ago_goes_first(display: Shows) -> None:
    display((1280, 720))
    image_cache.forget(TABLE, SHARED, MENUS, FILES)
    (steady, made), (flood, _) = painter(inf), painter(inf)
    steady("left")
    for number in range(200):
        flood(str(number))
        steady("asked for again and again")
    assert made == ["left", "asked for again and again"]
    steady("left")
    assert made[-1] == "left"
    image_cache.forget()


def test_a_table_looks_the_same_with_little_kept(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    window.begin("Anna, bot:quick", seed=3)
    window.app.frame(STEP)
    window.app.lay_out()
    window.app.frame(STEP)
    seen = window.picture()
    image_cache.forget()
    monkeypatch.setattr(image_cache, "_ALL", 2_000_000)
    monkeypatch.setattr(image_cache, "_ALL_BY_WINDOW", 0)
    window.app.lay_out()
    window.app.frame(STEP)
    assert image_cache.held() < 3 * image_cache.allowed()
    assert window.picture() == seen


def test_what_lies_in_the_window_all_the_time_makes_no_room_for_others() -> None:
    @cached(TABLE, most=6, on_show=True)
    def tray(name: str) -> Surface:
        return Surface((100, 100))

    @cached(TABLE)
    def other(number: int) -> Surface:
        return Surface((1000, 1000))

    try:
        tray("Anna"), other(-1)
        for number in range(100):
            other(number)
        assert tray.has("Anna")
        assert not other.has(-1)
    finally:
        image_cache.forget()
