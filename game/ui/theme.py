"""Our look for pygame_gui: the theme file, at the size of the window, and a manager that uses it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import pygame_gui
from pygame_gui.core import UIContainer
from pygame_gui.core.utility import set_default_manager

from game.ui import contrast, typesetting
from game.ui.palette import INK, RGB
from game.words import language

BODY, HEADING, SMALL = 28, 44, 26
"""Text sizes in 1080p units, before the player's text size; nothing is smaller than ``SMALL``."""


@dataclass(frozen=True)
class Look:
    """How things are drawn for this window and this player.

    ``u`` is the pixels of one unit of a 1920 × 1080 design, ``text_scale`` the player's text size (1 to 2).
    """

    u: float
    text_scale: float = 1.0

    def text(self, size: float) -> int:
        """Pixels of text of ``size`` units."""
        return max(8, round(size * self.u * self.text_scale))

    def px(self, units: float) -> int:
        """Pixels of ``units``."""
        return round(units * self.u)

    @property
    def ink(self) -> RGB:
        """The colour of writing on parchment."""
        return contrast.letters(INK)

    @property
    def row(self) -> int:
        """The height of a control: 64 units, more where the text is large."""
        return round(max(64 * self.u, 1.72 * self.text(BODY)))


class Manager(pygame_gui.UIManager):
    """A pygame_gui manager with our theme, whose pointer is where the last event said it is.

    (The original asks the system, which knows nothing of a scaled-down window or of a test's events.)
    """

    def __init__(self, size: tuple[int, int], look: Look) -> None:
        """``size`` is that of the surface drawn on."""
        self.pointer = (-1, -1)
        super().__init__(size, _theme(look), enable_live_theme_updates=False)
        # The library keeps its first manager for good, and with it the pictures of our first screen.
        set_default_manager(None)

    def calculate_scaled_mouse_position(self, position: tuple[int, int]) -> tuple[int, int]:
        """Called by pygame_gui to learn where the pointer is on our surface."""
        return self.pointer


class Frame(NamedTuple):
    """What controls are made for: a screen's look and manager, and the container that they go into."""

    look: Look
    manager: Manager
    container: UIContainer | None = None


def usual_face() -> str:
    """The face of a field while nothing of another script is written in it."""
    return "japanese" if language() == "ja" else "serif"


@cache
def _file() -> str:
    return (files("game.ui") / "theme.json").read_text(encoding="utf-8")


def _theme(look: Look) -> dict[str, Any]:
    theme: dict[str, Any] = json.loads(_file())
    face = typesetting.face_path(usual_face())
    theme["text_entry_line"]["font"] |= {"size": str(look.text(BODY)), "regular_path": face}
    theme["text_entry_line"]["misc"]["padding"] = f"{look.px(14)},{look.px(4)}"
    return theme
