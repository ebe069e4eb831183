"""How the screens are drawn: at every size and text size, whole, large enough, and only when they change."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.screens.challenges.tasks import TasksScene
from game.screens.new_game.new_game import NewGameScene
from game.screens.pause.pause import PauseScene
from game.screens.results.results import ResultsScene
from game.screens.saves.load import LoadScene
from game.screens.settings.settings import SettingsScene
from game.screens.settings.settings_bindings import BindingsScene
from game.screens.title.title import TitleScene
from game.ui import focus_frame
from game.ui.dialogs import NoticeScene
from game.ui.labels import fits
from game.ui.menu import MenuScene
from game.ui.scene import Scene
from game.words import languages
from tests.game.known_par import FridaysDeal
from tests.game.saved import put
from tests.game.window import Open, Window, finished_session

SIZES = ((1024, 576), (1280, 720), (1920, 1080))


ODD_SIZES = ((640, 360), (1024, 768), (2560, 1080), (800, 1000))


SCENES: tuple[Callable[[], Scene], ...] = (
    TitleScene,
    FridaysDeal,
    TasksScene,
    NewGameScene,
    LoadScene,
    SettingsScene,
    BindingsScene,
    PauseScene,
    lambda: NoticeScene("A sentence."),
    lambda: ResultsScene(finished_session()),
)


@pytest.mark.thorough(usual=14)
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=str)
@pytest.mark.parametrize("make", SCENES)
def test_every_screen_draws_itself_at_every_size(
    open_window: Open, make: Callable[[], Scene], size: tuple[int, int]
) -> None:
    window = open_window(size)
    window.app.push(make())
    window.advance(0.1)
    assert len(set(window.picture()[::997])) > 8


def in_sight(scene: MenuScene) -> list[Rect]:
    """The places of a menu's controls, as far as they are not scrolled away."""
    view = scene.container
    places = [
        control.place.clip(view.place) if view is not None and control in view.elements else control.place
        for control in scene.controls
    ]
    return [place for place in places if place.size != (0, 0)]


@pytest.mark.parametrize("make", [LoadScene, TasksScene])
def test_the_focus_frame_lies_over_no_other_control(
    open_window: Open, tmp_path: Path, make: Callable[[], Scene]
) -> None:
    for day in (1, 2, 3):
        put(tmp_path, f"2026-11-2{day} Anna", "damaged", day)
    window = open_window((1920, 1080))
    window.app.push(make())
    window.advance(0.1)
    reach = 2 * round(focus_frame.REACH * window.app.unit)
    scene = window.scene
    assert isinstance(scene, MenuScene)
    places = in_sight(scene)
    for number, place in enumerate(places):
        assert place.inflate(reach, reach).collidelist(places[number + 1 :]) == -1


def test_nothing_is_drawn_while_nothing_changes(open_window: Open) -> None:
    window = open_window(reduced_motion=True)
    window.advance(2)  # the painting has come out of the dark
    assert not any(window.app.frame(1 / 60) for _ in range(30))
    window.move_to("New game")
    assert window.app.frame(1 / 60) is False  # drawn with the move itself, and then again at rest


def test_a_hovered_button_looks_different(window: Window) -> None:
    window.move_to((5, 5))
    before = window.picture()
    window.move_to("Settings")
    assert window.picture() != before


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("make", [NewGameScene, SettingsScene, BindingsScene])
def test_every_hint_fits_its_place(
    open_window: Open, make: Callable[[], Scene], language: str, text_scale: float
) -> None:
    window = open_window((1920, 1080), language=language, text_scale=text_scale)
    window.app.push(make())
    window.advance(0.1)
    scene = window.scene
    for control in list(scene.controls):  # type: ignore[attr-defined]
        scene.focus.take(control.name)  # type: ignore[attr-defined]
        sentence, _ = scene.remark()  # type: ignore[attr-defined]
        assert fits(sentence, scene.style, scene.hint_place.size), sentence  # type: ignore[attr-defined]


def test_what_a_viewport_cuts_off_fades_into_the_sheet(open_window: Open) -> None:
    window = open_window((1280, 720), text_scale=1.5)
    scene = window.push(BindingsScene())

    def inked(y: int) -> bool:
        row = Rect(view.left, y, view.width // 4, 1)  # beside what may have the focus
        pictures = (window.app.display.surface, scene.ground)
        seen, empty = (pygame.image.tobytes(picture.subsurface(row), "RGB") for picture in pictures)
        return seen != empty

    for _ in range(6):
        window.advance(0.1)
        scrolled = scene.scrolled()
        assert scrolled is not None
        view, content, down = scrolled
        assert down + view.height < content
        assert not inked(view.bottom - 1)
        assert not down or not inked(view.top)
        assert any(map(inked, range(view.top, view.bottom)))
        window.wheel(-1)


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_press_is_seen_before_what_it_leads_to(
    by: str, monkeypatch: pytest.MonkeyPatch, window: Window
) -> None:
    title = window.showing(TitleScene)
    title.focus.take("new")
    window.advance(0.1)
    place, display, shown = title.control("new").place, window.app.display, list[bytes]()
    before = pygame.image.tobytes(display.surface.subsurface(place), "RGB")

    def show(drawn: bool | list[Rect] = True) -> None:
        shown.append(pygame.image.tobytes(display.surface.subsurface(place), "RGB"))

    monkeypatch.setattr(display, "show", show)
    if by == "keys":
        window.press("return")
    else:
        window.move_to("new")
        before = shown[-1]
        window.button_down()
    assert shown[-1 if by == "pointer" else 0] != before
    if by == "pointer":
        window.button_up()
    assert isinstance(window.scene, NewGameScene)


def test_what_is_written_chosen_and_pressed_looks_different(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.app.push(NewGameScene())
    window.advance(0.1)
    surface, scene = window.app.display.surface, window.scene
    assert isinstance(scene, NewGameScene)

    def place(name: str) -> Rect:
        return next(control.place for control in scene.controls if control.name == name)

    def light(box: Rect) -> float:
        return sum(pygame.transform.average_color(surface, box)[:3]) / 3

    name, kind, button = (place(f"{what}-1") for what in ("name", "player", "suits"))
    assert light(button.inflate(-20, -20)) < 100 < 180 < light(name.inflate(-20, -20))
    line = Rect(name.right - 60, name.top + name.height // 2, 30, name.height // 2 - 6)
    darkest = min(light(Rect(line.left, y, line.width, 1)) for y in range(line.top, line.bottom))
    assert darkest < light(name.inflate(-20, -20)) - 60, "there is no line to write on"
    for x in (kind.left + kind.height * 0.3, kind.right - kind.height * 0.3):  # brass, beside the arrows
        red, _, blue = surface.get_at((round(x), kind.centery))[:3]
        assert red - blue > 70
