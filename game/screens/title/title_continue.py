"""The title's way back into the latest game: a plate of brass with a small picture of its table."""

from __future__ import annotations

import pygame

from game.ui import surfaces
from game.ui.palette import BRASS, OAK_DARK, OAK_GAP, mix
from game.ui.theme import Frame
from game.ui.widgets import Entry, Plaque

WIDE = 158
"""Units across that the picture takes of the plate, where words are not so large that they need all of it."""

_PROPORTION = 1.32  # of a picture's width to its height
_PAD = 14  # units round the picture


class ContinuePlaque(Plaque):
    """A plate of brass that leads on; :meth:`lay` lays the picture into the place kept for it."""

    def __init__(self, entry: Entry, rect: pygame.Rect, frame: Frame, note: str, indent: int) -> None:
        """``indent``: pixels at the left that the picture takes; 0: there is none."""
        self.picture: pygame.Surface | None = None
        self.indent = indent
        super().__init__(entry, rect, frame, note)

    @property
    def picture_size(self) -> tuple[int, int]:
        """Width and height that a picture is to have, in pixels."""
        pad = self.look.px(_PAD)
        wide = min(self.indent - pad, round((self.rect.height - 2 * pad) * _PROPORTION))
        return max(1, wide), max(1, round(wide / _PROPORTION))

    def lay(self, picture: pygame.Surface) -> None:
        """Lay a picture of :attr:`picture_size` into the plate."""
        self.picture = picture
        self.repaint()

    def paint(self, state: str) -> pygame.Surface:
        """The plate, and in it the game's table on a piece of oak."""
        face = super().paint(state)
        if not self.indent:
            return face
        u, pad = self.look.u, self.look.px(_PAD)
        board = pygame.Rect((0, 0), self.picture_size)
        board.midleft = pad, self.rect.height // 2
        rim, radius = max(1, round(3 * u)), max(3, round(7 * u))
        edge = board.inflate(2 * rim, 2 * rim)
        face.blit(surfaces.rounded(edge.size, radius + rim, mix(BRASS, OAK_GAP, 0.6)), edge)
        face.blit(surfaces.rounded(board.size, radius, OAK_DARK), board)
        if self.picture is not None:
            face.blit(self.picture, board)
        return face
