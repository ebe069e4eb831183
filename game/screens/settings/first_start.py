"""The page of the first start: language and text size, and three ways to begin."""

from __future__ import annotations

from pygame import Rect

from game.screens.settings.settings import SettingsScene
from game.tutorial.first_game import begin_first_game
from game.ui.materials import METAL
from game.ui.theme import SMALL
from game.ui.widgets import Entry
from game.words import say


class FirstStartScene(SettingsScene):
    """Asks for what makes the rest readable, beside a piece of the real table. It lies over the title.

    One press on what has the focus begins the first game, with a teacher.
    """

    first = "learn"
    groups = {"sight": ("language", "text_scale", "read_aloud")}  # noqa: RUF012 - never changed

    def lay_settings(self) -> Rect:
        """Lay out the page with the ways to begin; return the free space."""
        left = [
            Entry("title", say("results-to-title"), self.back),
            Entry("phones", say("phones-play-with"), self._phones),
        ]
        right = [Entry("learn", say("lesson-title"), self._learn, METAL, 32)]
        return self.lay_page(say("first-start-welcome"), left, right)

    def lay_rows(self, room: Rect) -> None:
        """Add the rows, and below them what the game is played with."""
        super().lay_rows(room)
        told = self.caption(say("first-start-devices"), (room.left, self.below), room.width, SMALL)
        self.fill_viewport(self.below + told.rect.height)

    def leave(self) -> None:
        """Keep what was chosen: with a settings file this page isn't shown again."""
        self.host.change_settings(language=self.host.settings.language)
        super().leave()

    def _learn(self) -> None:
        begin_first_game(self.host)

    def _phones(self) -> None:
        self.host.pop()
        self.host.go.phones(None)
