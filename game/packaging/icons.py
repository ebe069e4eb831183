"""The program's icon as files, drawn from its picture."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import paths

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def picture() -> Path:
    """Return the icon's SVG file: the rose window, as in the window's title bar."""
    return paths.sprites() / "cathedral" / "rose.svg"


def draw(folder: Path) -> None:
    """Write the icon as ``<size>.png`` for all of :data:`SIZES`. Creates the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        pygame.image.save(pygame.image.load_sized_svg(picture(), (size, size)), folder / f"{size}.png")
