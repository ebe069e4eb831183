"""Our style for pygame_gui: the theme file, scaled to the window, and a manager that uses it."""

from __future__ import annotations

import json
import warnings
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import pygame_gui
from pygame_gui.core import UIAppearanceTheme, UIContainer
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.utility import FontResource, ImageResource, SurfaceResource, set_default_manager

from game.ui import contrast, typesetting
from game.ui.materials import PAPER
from game.ui.palette import INK, RGB
from game.words import language

BODY, HEADING, SMALL = 28, 44, 26
"""Text sizes in 1080p units, before the player's text scale; no text is smaller than ``SMALL``."""


@dataclass(frozen=True)
class Style:
    """Sizes and colours for the window and the player's settings.

    ``u``: pixels in a unit of the 1920 × 1080 design. ``text_scale``: the player's text scale, 1 to 2.
    """

    u: float
    text_scale: float = 1.0

    def text(self, size: float) -> int:
        """Return the font size in pixels for ``size`` units."""
        return max(8, round(size * self.u * self.text_scale))

    def px(self, units: float) -> int:
        """Return ``units`` in pixels."""
        return round(units * self.u)

    @property
    def ink(self) -> RGB:
        """The colour of text on parchment."""
        return contrast.letters(INK)

    @property
    def row(self) -> int:
        """The height of a control in pixels: 64 units, more for large text."""
        return round(max(64 * self.u, 1.72 * self.text(BODY)))


_themes: dict[str, UIAppearanceTheme] = {}
"""The theme that was read last, by its contents."""


class _Loader(IResourceLoader):
    """Loads what a theme names, at once. The library's own starts five threads for each manager."""

    def __init__(self) -> None:
        self._resources: list[FontResource | ImageResource | SurfaceResource] = []
        self._started = False

    def add_resource(self, resource: FontResource | ImageResource | SurfaceResource) -> None:
        """Note what is to be loaded."""
        self._resources.append(resource)

    def start(self) -> None:
        """Begin; nothing more is added from now on."""
        self._started = True

    def update(self) -> tuple[bool, float]:
        """Load everything; parts of pictures come last, as they need the pictures."""
        for resource in sorted(self._resources, key=lambda one: isinstance(one, SurfaceResource)):
            error = resource.load()
            if error is not None:
                warnings.warn(str(error), stacklevel=1)
        self._resources.clear()
        return True, 1.0

    def started(self) -> bool:
        """Whether it is too late to add anything."""
        return self._started


class Manager(pygame_gui.UIManager):
    """A pygame_gui manager with our theme, which gets the pointer's position from events.

    The original asks the system, which knows neither a scaled canvas nor the events of a test.
    """

    def __init__(self, size: tuple[int, int], style: Style) -> None:
        """``size``: that of the surface to draw on, in pixels."""
        self.pointer = (-1, -1)
        loader = _Loader()
        super().__init__(size, _theme(style), enable_live_theme_updates=False, resource_loader=loader)
        loader.start()
        loader.update()
        # The library would keep its first manager forever, with the pictures of our first screen.
        set_default_manager(None)

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        """Return the theme (called by pygame_gui). Screens of one style share it, as reading it is slow."""
        known = json.dumps(theme_path, sort_keys=True)
        if known not in _themes:
            _themes.clear()
            _themes[known] = super().create_new_theme(theme_path)
        return _themes[known]

    def calculate_scaled_mouse_position(self, position: tuple[int, int]) -> tuple[int, int]:
        """Return the pointer's position on our surface (called by pygame_gui)."""
        return self.pointer


class Frame(NamedTuple):
    """Where to create controls: a screen's style and manager, and the container to put them in."""

    style: Style
    manager: Manager
    container: UIContainer | None = None
    material: str = PAPER
    """What controls with a value are made of."""


def usual_face() -> str:
    """Return the default font face of text fields, which is for the current language."""
    return "japanese" if language() == "ja" else "serif"


@cache
def _file() -> str:
    return (files("game.ui") / "theme.json").read_text(encoding="utf-8")


def _theme(style: Style) -> dict[str, Any]:
    theme: dict[str, Any] = json.loads(_file())
    face = typesetting.face_path(usual_face())
    theme["text_entry_line"]["font"] |= {"size": str(style.text(BODY)), "regular_path": face}
    theme["text_entry_line"]["misc"]["padding"] = f"{style.px(14)},{style.px(4)}"
    return theme
