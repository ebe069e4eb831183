"""A list of saved games at the left and a preview of the chosen one at the right; subclasses add commands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import pygame

from game.input.bindings import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from game.input.devices import PAD
from game.screens.saves.load_rows import Row, SavedRow, picture_size, portrait, portrait_rows, row_height
from game.screens.saves.thumbnails import Thumbnails
from game.storage.saved_game import SavedGame
from game.ui import materials
from game.ui.key_legend import Hint
from game.ui.labels import Caption, paragraph
from game.ui.sheets import SheetScene
from game.ui.theme import BODY
from game.ui.widgets import Entry, Plaque
from game.words import say

_FINEST = 640
"""The maximum width of a painted preview, in pixels: larger ones would take too long."""

_RIM = 10
"""The units that the rim of the table round a preview takes."""

_STEP_BUDGET = 0.008
"""How much of a step is spent on painting, in seconds."""


class SavedList(SheetScene):
    """Saved games, most recently played first; visible ones are read first, and only they are painted.

    Subclasses call :meth:`lay_list` in :meth:`build` to define the games and the commands for them.
    """

    first = "row-0"
    takes_files = True

    def __init__(self) -> None:
        super().__init__()
        self.paths: list[Path] = []
        self.chosen = 0
        """The index of the chosen game."""
        self._offset = 0
        """The index of the game in the first row."""
        self._rows: list[SavedRow] = []
        self._deeds: Sequence[Sequence[Entry]] = ()
        self._thumbnails = Thumbnails((1, 1))
        self._portrayed: object = None
        self._unread: list[Path] = []

    # For subclasses

    def tell_deeds(self, game: SavedGame | None) -> None:
        """Adapt the buttons after another game was chosen, or the chosen one was read."""

    # The screen

    def lay_list(
        self,
        heading: str,
        nothing: str,
        paths: list[Path],
        deeds: Sequence[Sequence[Entry]],
        left: Sequence[Entry],
        right: Sequence[Entry] = (),
    ) -> None:
        """Lay out the list at the left, the chosen game at the right, and general commands below.

        ``nothing`` is shown if there are no ``paths``. ``deeds`` are the commands for the chosen game, in
        rows of one or two; pressing the game runs the first one. General commands are at the ``left`` and
        ``right``; the first of them leads back.
        """
        self._find_games(paths)
        body = self.lay_page(heading, left, right, hints=bool(self.remark()[0]))
        self._rows = []
        if self.paths:
            part = 0.60 if self.style.text_scale == 1 else 0.54
            self._build_list(pygame.Rect(body.topleft, (round(body.width * part), body.height)))
            left_edge = self.list.right + self.style.px(54)
            panel = left_edge, body.top, body.right - left_edge, body.height
            self._build_panel(pygame.Rect(panel), deeds)
        else:
            self.readable.append(nothing)
            words = paragraph(nothing, self.style.text(30), body.width, self.ink, align="center")
            self.show(words, words.get_rect(center=body.center).topleft)
        self._portrayed = None
        self._refresh()

    def _find_games(self, paths: list[Path]) -> None:
        chosen = self.paths[self.chosen] if self.chosen < len(self.paths) else None
        self.paths = paths
        self._unread = [path for path in self.paths if self.host.saves.known(path) is None]
        if chosen in self.paths:
            self.chosen = self.paths.index(chosen)
        self.chosen = max(0, min(self.chosen, len(self.paths) - 1))

    def _build_list(self, place: pygame.Rect) -> None:
        style = self.style
        least = row_height(style)
        gap = style.px(18)  # the focus frame has room in it
        count = max(1, (place.height + gap) // (least + gap))
        high = (place.height + gap) // count - gap
        self.list = place
        self._scroll_list(self._offset, count)
        for slot in range(count):
            rect = pygame.Rect(place.left, place.top + slot * (high + gap), place.width, high)
            tell, press = partial(self._tell, slot), partial(self._press_row, slot)
            row = SavedRow(f"row-{slot}", rect, self.frame, tell, press)
            self._rows.append(row)
            self.add(row)

    def _build_panel(self, place: pygame.Rect, deeds: Sequence[Sequence[Entry]]) -> None:
        """Lay out the preview of the chosen game, and the commands for it below."""
        style = self.style
        gap, row = style.px(14), style.row
        self._deeds = deeds
        first = top = place.bottom - len(deeds) * (row + gap) + gap
        for side_by_side in deeds:
            wide = (place.width - gap * (len(side_by_side) - 1)) // len(side_by_side)
            for number, deed in enumerate(side_by_side):
                left = place.right - wide if number else place.left
                self.add(Plaque(deed, pygame.Rect(left, top, wide, row), self.frame))
            top += row + gap
        self._link()
        size = place.width, max(1, first - place.top - style.px(24))
        self._portrait = Caption(pygame.Surface(size, pygame.SRCALPHA), place.topleft, self.frame)
        free = size[1] - round(style.text(BODY) * 1.35) * portrait_rows(style) - style.px(14 + 2 * _RIM)
        high = max(style.px(140), min(free, round((place.width - 2 * style.px(_RIM)) / 1.32)))
        self._picture_size = min(place.width, round(high * 1.32)), high
        fine = min(1.0, _FINEST / self._picture_size[0])
        painted = round(self._picture_size[0] * fine), round(high * fine)
        if self._thumbnails.size != painted:
            self._thumbnails = Thumbnails(painted)

    # Contents

    def _tell(self, slot: int) -> Row | None:
        number = self._offset + slot
        if number >= len(self.paths):
            return None
        path = self.paths[number]
        game = self.host.saves.known(path)
        picture = None
        if game is not None and self._rows:
            picture = self._thumbnails.find(game, picture_size(self._rows[0].rect.height, self.style))
        return game, game.title if game else path.stem, number == self.chosen, picture

    @property
    def game(self) -> SavedGame | None:
        """The chosen game, if it has been read."""
        return self.host.saves.known(self.paths[self.chosen]) if self.paths else None

    def _refresh(self) -> None:
        """Update everything after games were read, chosen or scrolled."""
        for row in self._rows:
            row.refresh()
        if not self.paths:
            return
        game = self.game
        picture = self._thumbnails.find(game, self._picture_size) if game else None
        if (game, picture) == self._portrayed:
            return
        self._portrayed = (game, picture)
        cloth = materials.table(*self.host.size).subsurface(self._portrait.rect)
        self._portrait.set_image(portrait(game, self.style, cloth, picture, self.ink))
        self.tell_deeds(game)

    def tell_deed(self, name: str, label: str | None = None, ready: bool = True) -> None:
        """Change the label of a command's button, or whether it can be pressed."""
        button = self.control(name)
        label = label or button.label
        if isinstance(button, Plaque) and (button.label, button.ready) != (label, ready):
            button.label = label
            button.set_ready(ready)

    def step(self, dt: float) -> None:
        """Read and paint a little: first what is visible, then the rest."""
        super().step(dt)
        if not self.stale and self.paths and self._go_on_reading():
            self._refresh()

    def _go_on_reading(self) -> bool:
        """Read or paint one thing; return whether that changed anything visible."""
        saves = self.host.saves
        seen = self.paths[self._offset : self._offset + len(self._rows)]
        for path in (self.paths[self.chosen], *seen):
            if saves.known(path) is None and path.exists():
                saves.inspect(path)
                return True
        for path in (self.paths[self.chosen], *seen):
            game = saves.known(path)
            if game is not None and self._thumbnails.paint(game, _STEP_BUDGET):
                return True
        while self._unread:
            path = self._unread.pop()
            if saves.known(path) is None:
                saves.inspect(path)
                break
        return False

    # Moving about

    def handle(self, event: pygame.Event) -> None:
        """Handle scrolling by wheel, and keys and buttons for a whole page, as there may be many games."""
        leap = self._leap(event) if self.paths else 0
        if event.type == pygame.MOUSEWHEEL and self.paths:
            self._scroll_list(self._offset - event.y, len(self._rows))
            self._refresh()
        elif leap:
            self.choose(self.chosen + leap)
            self.host.sound.play("button_hover")
        else:
            super().handle(event)

    def hints(self) -> list[Hint]:
        """Return the hints of every menu, and for a pad the one for a whole page."""
        leafs = self.host.devices.last == PAD and len(self.paths) > len(self._rows) > 0
        return [*super().hints(), *([Hint(NEXT, say("saves-page"))] if leafs else [])]

    def _leap(self, event: pygame.Event) -> int:
        """Return how many games an event moves down the list; 0 if it isn't such an event."""
        if self._focused_slot is None:
            return 0
        page, games = len(self._rows), len(self.paths)
        if event.type == pygame.KEYDOWN:
            pages = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
            ends = {pygame.K_HOME: -games, pygame.K_END: games}
            return (pages | ends).get(event.key, 0)
        asked = self.host.devices.asked(event) if event.type == pygame.CONTROLLERBUTTONDOWN else None
        return {NEXT: page, PREVIOUS: -page}.get(asked.command, 0) if asked is not None else 0

    def scrolled(self) -> tuple[pygame.Rect, int, int] | None:
        """Return the list's rectangle, its content's height and its scroll position, in pixels."""
        if not self._rows:
            return None
        step = self.list.height // len(self._rows)
        return self.list, step * len(self.paths), step * self._offset

    def _scroll_list(self, offset: int, count: int) -> None:
        self._offset = max(0, min(offset, len(self.paths) - count))
        self.touch()

    def choose(self, number: int) -> None:
        """Choose a game by its index, and scroll to make it visible."""
        self.chosen = max(0, min(len(self.paths) - 1, number))
        count = len(self._rows)
        self._scroll_list(max(min(self._offset, self.chosen), self.chosen - count + 1), count)
        self.focus.take(f"row-{self.chosen - self._offset}")
        self._refresh()

    def _link(self) -> None:
        """Link the list to the first command, and commands where the nearest one would be wrong."""
        links = self.focus.links
        for row in self._rows:
            links[row.name, RIGHT] = self._deeds[0][0].name
            links[row.name, DOWN] = "back"  # from the last game; before it, down chooses the next one
        for deeds in self._deeds:
            links[deeds[0].name, LEFT] = self._rows[0].name
            for left, right in pairwise(deeds):
                links |= {(left.name, RIGHT): right.name, (right.name, LEFT): left.name}
        for above, below in pairwise(self._deeds):
            if len(above) < len(below):
                links[above[0].name, DOWN] = below[0].name

    @property
    def _focused_slot(self) -> int | None:
        """The index of the focused row, or None."""
        name = self.focus.current.name if self.focus.current else ""
        return int(name.removeprefix("row-")) if name.startswith("row-") else None

    def _follow(self, asked: str) -> None:
        before = self._focused_slot
        step = {UP: -1, DOWN: 1}.get(asked, 0)
        if before is not None and step and 0 <= self.chosen + step < len(self.paths):
            self.choose(self.chosen + step)
            self.host.sound.play("button_hover")
            return
        super()._follow(asked)
        now = self._focused_slot
        if self.paths and now is not None and asked not in (SELECT, BACK):
            self.choose(self.chosen if before is None and asked in (LEFT, UP) else self._offset + now)

    def _press_row(self, slot: int) -> None:
        """Choose a game at the first press; run the first command at the second."""
        number = self._offset + slot
        if number == self.chosen:
            self._deeds[0][0].press()
        else:
            self.choose(number)
