"""The tasks: what is asked, and the stars that have been won."""

from __future__ import annotations

from game.ui.sheets import SheetScene
from game.ui.widgets import Entry
from game.words import say


class TasksScene(SheetScene):
    """The list of tasks."""

    def build(self) -> None:
        """Lay out the list."""
        self.lay_page(say("challenges-tasks"), [Entry("back", say("menu-back"), self.back)])
