"""The settings screen: every setting with its control, and beside them a piece of the table that obeys them.

A change holds at once, also for the game at the table beneath, and is remembered.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.screens.settings import settings_preview
from game.screens.settings.settings_preview import Preview
from game.screens.settings.settings_rows import Rows
from game.ui import materials
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry
from game.words import say


class SettingsScene(SheetScene):
    """The settings at the left, the preview at the right; above them where the window is narrow."""

    first = "pace"

    def __init__(self, modal: bool = False) -> None:
        """``modal``: over the table, which shines through."""
        super().__init__()
        self.modal = modal
        self.music = None if modal else "title"
        self._preview: Preview | None = None

    def build(self) -> None:
        """Lay out the sheet."""
        back = Entry("back", say("menu-back"), self.back)
        rows, self._window = self._split(self.lay_page(say("settings-title"), [back], told=True))
        self.fill_viewport(Rows(self, self.scroll_in(rows)).lay())
        self._lay_preview()

    def _split(self, room: Rect) -> tuple[Rect, Rect]:
        """Where the rows and where the preview have their room."""
        look = self.look
        gap = look.px(56)
        if room.width < room.height * 1.3:
            window = Rect(room.left, room.top, room.width, round(room.height * 0.34))
            below = window.bottom + look.px(24)
            return Rect(room.left, below, room.width, room.bottom - below), window
        share = 0.5 if look.text_scale == 1.0 else 0.52
        wide = round((room.width - gap) * share)
        left = room.left + wide + gap
        return (
            Rect(room.left, room.top, wide, room.height),
            Rect(left, room.top + look.px(6), room.right - left, room.height - look.px(6)),
        )

    # The preview

    def _lay_preview(self) -> None:
        size = self._window.size
        if self._preview is not None:
            ground = self._preview.city(size)
        else:
            ground = materials.table(*self.host.size).subsurface(self._window)
        self._preview = Preview(size, self.look, ground)
        self._frame = settings_preview.frame(size, self.look.u)
        self._preview.step(0.0, self.host.settings)

    def step(self, dt: float) -> None:
        """Let the preview live."""
        super().step(dt)
        if self._preview is not None and self._preview.step(dt, self.host.settings):
            self._moved = True

    _moved = False

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:  # type: ignore[override]
        """Draw everything, or only the preview where nothing else has changed."""
        if super().draw(surface, alpha):
            self._draw_preview(surface)
            return True
        if not self._moved:
            return False
        self._draw_preview(surface)
        return [self._window]

    def _draw_preview(self, surface: Surface) -> None:
        self._moved = False
        if self._preview is not None:
            surface.blit(self._preview.picture, self._window)
            surface.blit(self._frame, self._window)
