"""The painting of the title: a camera passes once, a candle flickers, and nothing moves where the menu is."""

import pygame
import pytest

from game import paths
from game.screens.title.evening import Evening, place_of
from game.screens.title.title import TitleScene
from game.ui import pictures
from game.ui.theme import Style
from tests.game.window import Open, Window

SIZES = [(1216, 588), (1824, 882), (704, 850), (940, 600), (2430, 882), (608, 294)]
WAY = 20
"""How long the camera is on its way, in seconds."""


def drawn(window: Window, seconds: float) -> int:
    """Let time pass; return in how many frames something was drawn."""
    return sum(window.app.frame(1 / 60) for _ in range(round(seconds * 60)))


def loaded(size: tuple[int, int], free: int) -> Evening:
    evening = Evening(Style(1.0, 1.0), size, free)
    assert sum(1 for _ in evening.load()) >= 6  # so that no frame waits for all of it
    return evening


def test_the_painting_moves_and_rests_when_nobody_touches_anything(window: Window) -> None:
    window.advance(4)
    first = window.picture()
    assert 0 < drawn(window, 4) < 4 * 20
    assert window.picture() != first
    window.advance(WAY)
    assert drawn(window, 1) == 0
    window.move_to("Settings")
    assert drawn(window, 1) > 5


def test_the_painting_waits_while_somebody_points(window: Window) -> None:
    window.advance(4)
    part = window.app.display.surface.subsurface((200, 120, 300, 200))
    before = pygame.image.tobytes(part, "RGB")
    for step in range(90):
        pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=(20 + step, 700), rel=(1, 0), buttons=(0, 0, 0))
        )
        window.advance(1 / 60)
    assert pygame.image.tobytes(part, "RGB") == before
    window.advance(1)
    assert pygame.image.tobytes(part, "RGB") != before


def test_the_camera_passes_once(window: Window) -> None:
    window.advance(WAY + 4)
    cathedral = pygame.Rect(400, 200, 300, 160)

    def seen() -> bytes:
        return pygame.image.tobytes(window.app.display.surface.subsurface(cathedral), "RGB")

    before = seen()
    window.move_to("Settings")
    window.advance(3)
    assert seen() == before


def test_the_painting_stands_still_with_less_motion(open_window: Open) -> None:
    window = open_window(reduced_motion=True)
    window.advance(2)
    assert drawn(window, 2) == 0


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", [(1280, 720), (800, 1000), (2560, 1080)], ids=str)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_nothing_moves_where_the_menu_and_the_name_are(
    open_window: Open, size: tuple[int, int], text_scale: float
) -> None:
    window = open_window(size, text_scale=text_scale)
    window.advance(WAY + 4)
    window.move_to("Settings")
    window.advance(1)
    scene, surface = window.scene, window.app.display.surface
    places = [control.place for control in scene.controls] + [scene._lettering]  # type: ignore[attr-defined]
    parts = [surface.subsurface(place.clip(surface.get_rect())) for place in places]
    before = [pygame.image.tobytes(part, "RGB") for part in parts]
    window.advance(5)
    assert [pygame.image.tobytes(part, "RGB") for part in parts] == before


@pytest.mark.parametrize("high", [False, True])
def test_the_painting_is_seen_through_the_menu_unless_contrast_is_high(open_window: Open, high: bool) -> None:
    window = open_window(high_contrast=high)
    plank = window.showing(TitleScene).control("rules").image
    opaque = plank.get_at((plank.get_width() // 8, plank.get_height() // 2)).a
    assert opaque > 250 if high else 160 < opaque < 200


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_painting_fills_its_frame_for_any_camera(open_window: Open, size: tuple[int, int]) -> None:
    open_window()
    place = place_of(size, size[0] * 0.62)
    assert place.top <= 0
    assert place.top + 700 * place.scale >= size[1] - 1
    way = 2 * 18 * max(1.0, 1700 * place.scale / 2560)  # the table moves by two pixels in each of 18 steps
    assert place.left <= -way + 1
    assert place.left + 1700 * place.scale >= size[0] + way - 1


def test_near_things_pass_far_ones(open_window: Open) -> None:
    open_window()
    size = (1216, 588)
    evening = loaded(size, 800)

    def shift(part: pygame.Rect) -> int:
        """By how many pixels a part of the painting has moved to the left when the camera rests."""
        before = pygame.surfarray.array3d(evening.picture(0.0).copy()).astype(int)
        after = pygame.surfarray.array3d(evening.picture(None)).astype(int)
        columns, rows = slice(part.left, part.right), slice(part.top, part.bottom)
        return min(
            range(60),
            key=lambda way: int(
                abs(before[part.left + way : part.right + way, rows] - after[columns, rows]).sum()
            ),
        )

    place = evening.place
    assert shift(place.rect(200, 60, 90, 80)) == 0  # the sky
    assert shift(place.rect(560, 90, 300, 200)) == 18  # the towers
    assert shift(place.rect(420, 580, 500, 90)) == 36  # the table


def test_without_its_files_the_painting_is_a_sky(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    open_window()

    def missing(name: str) -> pygame.Surface:
        raise pictures.PictureError(name)

    monkeypatch.setattr(pictures, "layer", missing)
    evening = Evening(Style(1.0, 1.0), (1216, 588), 800)
    for _ in evening.load():
        pass
    red, green, blue, _ = evening.picture(None).get_at((600, 300))
    assert red < green < blue


def test_windows_are_lit_and_the_sky_is_dark_where_the_menu_is(open_window: Open) -> None:
    open_window()
    evening = loaded((1824, 882), 1200)
    seen = evening.picture(None)

    def light(x: float, y: float, side: float = 8) -> float:
        return sum(pygame.transform.average_color(seen, evening.place.rect(x, y, side, side))[:3]) / 3

    assert light(740, 528) > 2 * light(930, 40)  # the great door, and the sky
    assert max(light(1200 + 40 * x, 60 + 60 * y) for x in range(8) for y in range(9)) < 130


@pytest.mark.parametrize(("name", "high"), [("city", 600), ("cathedral", 580), ("table", 450)])
def test_a_layer_has_its_shape(open_window: Open, name: str, high: int) -> None:
    open_window()
    layer = pictures.layer(f"title/{name}")
    assert abs(layer.get_height() / layer.get_width() - high / 1700) < 0.002
    edge = [
        layer.get_at((x, y)).a for x in range(0, layer.get_width(), 40) for y in (0, layer.get_height() - 1)
    ]
    assert set(edge[::2]) == ({255} if name == "city" else {0})  # nothing that stands is cut off above
    assert name == "cathedral" or set(edge[1::2]) == {255}  # the river flows by below


def test_the_layers_are_small() -> None:
    files = [*(paths.sprites() / "title").iterdir()]
    assert {file.name for file in files} == {"city.webp", "cathedral.webp", "table.webp"}
    assert sum(file.stat().st_size for file in files) < 1_600_000
