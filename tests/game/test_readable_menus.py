"""The menus from a sofa: letters, safe area, contrast, nothing cut or overlapping."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from game.app.program import RealTables
from game.input.devices import KEYBOARD, MOUSE
from game.table.scene import TableScene
from game.ui.menu import MenuScene
from tests.game.lines_drawn import Register
from tests.game.readable import findings, safe_area
from tests.game.readable_scenes import LONG, MENUS, OVER_TABLE, prepare, scrolled, speaking, take_up
from tests.game.window import Open, Window

COMBINATIONS = (
    # Size, text size, language, high contrast, device; two values of two columns meet in most cases.
    ((1280, 720), 1.0, "de", False, MOUSE),
    ((1280, 720), 2.0, LONG, False, KEYBOARD),
    ((1280, 720), 2.0, "fr", True, KEYBOARD),
    ((1280, 720), 1.5, "ja", True, KEYBOARD),
    ((1920, 1080), 1.0, LONG, True, KEYBOARD),
    ((1920, 1080), 1.5, "fr", False, MOUSE),
    ((1920, 1080), 2.0, "de", False, MOUSE),
    ((1024, 768), 2.0, "it", True, MOUSE),
    ((2560, 1080), 1.0, "ja", False, KEYBOARD),
    ((3840, 2160), 1.0, "en", False, KEYBOARD),
    # A Steam Deck.
    ((1280, 800), 1.0, "fr", False, MOUSE),
    ((1280, 800), 2.0, LONG, False, KEYBOARD),
)
SMALLEST = 56
"""Units: what any control must have at least in both directions."""
FEW = (
    *(COMBINATIONS[1], COMBINATIONS[4], COMBINATIONS[7], COMBINATIONS[11]),
    ((1280, 720), 2.0, "de", False, KEYBOARD),
)


@pytest.fixture
def look(open_window: Open, tmp_path: Path) -> Callable[..., list[str]]:
    """Opens screens one after the other at a combination, and gives what is wrong with them."""

    def look_at(
        screens: dict[str, Callable[[Window], None]],
        size: tuple[int, int],
        text_scale: float,
        language: str,
        high_contrast: bool,
        device: str,
    ) -> list[str]:
        prepare(tmp_path)
        found = []
        with Register() as register, speaking(language) as spoken:
            options = {"text_scale": text_scale, "language": spoken, "high_contrast": high_contrast}
            window = open_window(size, title=False, tables=RealTables(), pace="instant", **options)
            for name, show in screens.items():
                show(window)
                take_up(window, device)
                window.advance(0.1)
                scene = window.scene
                disabled = [control.place for control in getattr(scene, "controls", ()) if not control.ready]
                wrong = [*findings(window.app, register, scrolled(scene), disabled), *controls(window)]
                where = f"{name} at {size[0]}x{size[1]}, {text_scale:.0%}, {language}, {device}"
                found += [f"{where}: {sentence}" for sentence in wrong]
                while window.app.scenes and not isinstance(window.scene, TableScene):
                    window.app._scenes.pop().leave()
        return found

    return look_at


def controls(window: Window) -> list[str]:
    """Controls of a menu that are small, leave the safe area or touch each other."""
    scene = window.scene
    if not isinstance(scene, MenuScene):
        return []
    safe, views = safe_area(window.app.size), scrolled(scene)
    found, places = [], {}
    for control in scene.controls:
        place = control.place
        if min(place.size) < round(SMALLEST * window.app.unit):
            found.append(f"control {control.name} is {place.size}")
        for view in views:
            if scene.container is not None and control in scene.container.elements:
                place = place.clip(view)
        if place.width and place.height:
            places[control.name] = place
    found += [
        f"control {name} leaves the safe area" for name, place in places.items() if not safe.contains(place)
    ]
    for (one, first), (other, second) in combinations(places.items(), 2):
        if first.colliderect(second):
            found.append(f"controls {one} and {other} overlap")
    return found


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda entry: "-".join(map(str, entry)))
def test_the_menus_can_be_read(look: Callable[..., list[str]], combination: tuple[Any, ...]) -> None:
    found = look(MENUS, *combination)
    assert not found, "\n".join(found)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("combination", FEW, ids=lambda entry: "-".join(map(str, entry)))
def test_what_lies_over_the_table_can_be_read(
    look: Callable[..., list[str]], combination: tuple[Any, ...]
) -> None:
    found = look(OVER_TABLE, *combination)
    assert not found, "\n".join(found)
