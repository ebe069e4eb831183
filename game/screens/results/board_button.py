"""The board of a bot on the podium as a button: it leads to what the bot wanted."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.materials import HOVERED, PRESSED
from game.ui.theme import Frame
from game.ui.widgets import Control, Entry

_LIGHT = {HOVERED: (22, 18, 10), PRESSED: (10, 8, 4)}
"""What is added to the picture while it is pointed at or pressed."""


class BoardButton(Control):
    """A control that looks like the board that it is."""

    def __init__(self, entry: Entry, board: Surface, place: Rect, frame: Frame) -> None:
        """``board``: its picture, as large as ``place``."""
        self._board = board
        super().__init__(entry.name, place, frame, entry.label, entry.press)

    def paint(self, state: str) -> Surface:
        """Return the board, lit while it is pointed at."""
        if state not in _LIGHT:
            return self._board
        made = self._board.copy()
        made.fill(_LIGHT[state], special_flags=pygame.BLEND_RGB_ADD)
        return made
