"""The program's icon as files of all sizes: the rose window with its glass lit, as in the title bar."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import paths

ON_DESKTOPS = (16, 24, 32, 48, 64, 128, 256)
"""What menus of Linux show, also on screens with twice the dots."""
SIZES = (*ON_DESKTOPS, 512)


def draw(folder: Path) -> None:
    """Write the icon as ``<size>.png`` for all of :data:`SIZES`. Creates the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    picture = pygame.image.load(paths.sprites() / "cathedral" / "icon.webp")
    for size in SIZES:
        pygame.image.save(pygame.transform.smoothscale(picture, (size, size)), folder / f"{size}.png")
