"""Draws the pictures that browsers keep for the page of a phone, on its home screen or beside its title.

The results are `icon.png` and `home-screen.png` in `game/phones/page/`; the second may be cut round.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from game import paths
from game.ui.palette import CLOTH
from sprites.make.phone_city import FILE

_COLOURS = 40
"""How many colours a picture has: the glass has few, and phones load it from a home's network."""
_ROUNDS = 12


def draw() -> None:
    """Write the files."""
    _draw(FILE.with_name("icon.png"), 180, 12)
    _draw(
        FILE.with_name("home-screen.png"), 256, 32
    )  # of what is cut round, a tenth and more at each side is lost


def _draw(file: Path, whole: int, edge: int) -> None:
    picture = pygame.Surface((whole, whole))
    picture.fill(CLOTH)  # phones show no transparency there
    side = whole - 2 * edge
    rose = pygame.image.load(paths.sprites() / "cathedral" / "icon.webp")
    picture.blit(pygame.transform.smoothscale(rose, (side, side)), (edge, edge))
    pygame.image.save(_few_colours(picture), file)


def _few_colours(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with the colours that stand for all of its own best."""
    dots: NDArray[np.float64] = pygame.surfarray.array3d(picture).reshape(-1, 3).astype(float)
    order = np.argsort(dots @ np.array([0.3, 0.59, 0.11]))
    palette = dots[order[np.linspace(0, len(dots) - 1, _COLOURS).astype(int)]]
    nearest = np.zeros(len(dots), dtype=int)
    for _ in range(_ROUNDS):
        nearest = ((dots[:, None, :] - palette[None, :, :]) ** 2).sum(axis=2).argmin(axis=1)
        palette = np.array(
            [
                dots[nearest == one].mean(axis=0) if (nearest == one).any() else palette[one]
                for one in range(_COLOURS)
            ]
        )
    few = pygame.Surface(picture.get_size(), depth=8)
    few.set_palette([tuple(map(int, colour.round())) for colour in palette])
    pygame.surfarray.blit_array(few, nearest.reshape(picture.get_size()))
    return few
