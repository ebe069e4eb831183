"""The page of the first start: language and text size, and three ways to begin."""

from __future__ import annotations

from pygame import Rect, Surface

from game.input.bindings import UP
from game.screens.new_game import seat_boards
from game.screens.settings.settings import SettingsScene
from game.tutorial.first_game import begin_first_game
from game.ui import surfaces
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.theme import SMALL, Style
from game.ui.widgets import Entry
from game.words import say

_ROW = 76
"""The least height of a row in units."""


class FirstStartScene(SettingsScene):
    """Asks for what makes the rest readable, beside a piece of the real table. It lies over the title.

    One press on what has the focus begins the first game, with a teacher.
    """

    first = "learn"
    share = 0.45
    groups = {"sight": ("language", "text_scale", "fullscreen", "read_aloud")}  # noqa: RUF012 - never changed

    def lay_settings(self) -> Rect:
        """Lay out the page with the ways to begin; return the free space."""
        left = [
            Entry("title", say("results-to-title"), self.back),
            Entry("phones", say("phones-play-with"), self._phones),
        ]
        right = [Entry("learn", say("lesson-title"), self._learn, METAL, 32)]
        room, air = self.lay_page(say("first-start-welcome"), left, right, bare=True), self.style.px(12)
        return Rect(room.left, room.top + air, room.width, room.height - air)

    @property
    def row_height(self) -> int:
        """Rows are large where letters are small: there is room."""
        return max(self.style.row, self.style.px(_ROW))

    def lay_rows(self, room: Rect) -> None:
        """Add the rows, and below them, on a board of walnut, what the game is played with."""
        super().lay_rows(room)
        style, pad, text = self.style, self.style.px(24), say("first-start-devices")
        self.readable.append(text)
        devices = _devices(style, room.width)
        beside = room.width - devices.get_width() - 3 * pad
        high = devices.get_height()
        if stacked := beside < style.text(SMALL) * 12:
            beside = room.width - 2 * pad
        words = paragraph(text, style.text(SMALL), beside, self.ink)
        high = high + pad + words.get_height() if stacked else max(high, words.get_height())
        place = Rect(room.left, self.below + style.px(10), room.width, high + 2 * pad)
        place.height = max(place.height, room.bottom - place.top - style.px(4))
        board = seat_boards.board(place.size, style.u, 2).copy()
        top, left = (place.height - high) // 2, pad
        board.blit(
            devices,
            devices.get_rect(topleft=(left, top))
            if stacked
            else devices.get_rect(midleft=(left, place.height // 2)),
        )
        if stacked:
            board.blit(words, (left, top + devices.get_height() + pad))
        else:
            board.blit(words, words.get_rect(midright=(place.width - pad, place.height // 2)))
        self.picture(board, place.topleft)
        for name in ("title", "phones", "learn"):  # over the board
            self.focus.links[name, UP] = "read_aloud"
        self.fill_viewport(place.bottom + style.px(4))

    def leave(self) -> None:
        """Keep what was chosen: with a settings file this page isn't shown again."""
        self.host.change_settings(language=self.host.settings.language)
        super().leave()

    def _learn(self) -> None:
        begin_first_game(self.host)

    def _phones(self) -> None:
        self.host.pop()
        self.host.go.phones(None)


def _devices(style: Style, room: int) -> Surface:
    """Return a picture of what the game is played with: a pad, a keyboard and a mouse."""
    side = min(style.px(116), room // 5)
    made = surfaces.clear((round(side * 2.05), round(side * 1.72)))
    for name, share, centre in (
        ("keyboard", 1.0, (0.66, 0.5)),
        ("mouse", 0.72, (1.62, 0.52)),
        ("pad", 1.14, (1.12, 1.2)),
    ):
        picture = surfaces.picture(f"icons/{name}", side * share, side * share)
        surfaces.centred(made, picture, (centre[0] * side, centre[1] * side))
    return made
