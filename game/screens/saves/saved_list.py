"""A list of saved games at the left, what the chosen one looks like at the right; what is done is others'."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame

from game.input.bindings import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from game.input.devices import PAD
from game.screens.saves.load_rows import (
    Row,
    SavedRow,
    picture_size,
    portrait,
    portrait_rows,
    row_height,
)
from game.screens.saves.thumbnails import Thumbnails
from game.storage.saved_game import SavedGame
from game.ui import materials
from game.ui.key_legend import Hint
from game.ui.labels import Caption, paragraph
from game.ui.menu import MenuScene
from game.ui.theme import BODY
from game.ui.widgets import Plaque
from game.words import say

_FINEST = 640
"""Pixels across that a picture is painted with at the most: larger ones would take too long."""

_SPARE = 0.008
"""Seconds of a step that go into painting."""


class Deed(NamedTuple):
    """A button that does something with the chosen game."""

    name: str
    label: str
    press: Callable[[], None]


class SavedList(MenuScene):
    """Saved games, the one played last first; only what is seen is read and painted.

    Subclasses say which games there are (:meth:`find_paths`) and what can be done with them.
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
        self._deeds: Sequence[Sequence[Deed]] = ()
        self._thumbnails = Thumbnails((1, 1))
        self._told: object = None
        self._unread: list[Path] = []

    # For subclasses

    @abstractmethod
    def heading(self) -> str:
        """What the list is."""

    @abstractmethod
    def nothing(self) -> str:
        """What is said where the list is empty."""

    @abstractmethod
    def find_paths(self) -> list[Path]:
        """The files of the games."""

    @abstractmethod
    def deeds(self) -> Sequence[Sequence[Deed]]:
        """What can be done with the chosen game, in rows of one or two; the first one is done by a press."""

    @abstractmethod
    def build_foot(self, place: pygame.Rect) -> None:
        """Lay out what concerns no single game."""

    def tell_deeds(self, game: SavedGame | None) -> None:
        """Another game is chosen, or it has been read: buttons may say something else."""

    # The screen

    def build(self) -> None:
        """Lay out the list at the left, the chosen game at the right, and what concerns all beneath."""
        look, (width, height) = self.look, self.size
        page = pygame.Rect(0, 0, min(width - look.px(90), look.px(1760)), height - look.px(90))
        page.center = width // 2, height // 2
        self.lay_sheet(page)
        inside = page.inflate(-look.px(110), -look.px(56))
        top = self.head(self.heading(), inside) + look.px(4)
        foot = inside.bottom - look.row
        self._find_games()
        self._rows = []
        room = pygame.Rect(inside.left, top, inside.width, foot - top - look.px(22))
        if self.paths:
            part = 0.60 if look.text_scale == 1 else 0.54
            self._build_list(pygame.Rect(room.topleft, (round(room.width * part), room.height)))
            left = self.list.right + look.px(54)
            self._build_panel(pygame.Rect(left, room.top, room.right - left, room.height))
        else:
            words = paragraph(self.nothing(), look.text(30), room.width, self.ink, align="center")
            self.show(words, words.get_rect(center=room.center).topleft)
        self.build_foot(pygame.Rect(inside.left, foot, inside.width, look.row))
        self._told = None
        self._refresh()

    def _find_games(self) -> None:
        chosen = self.paths[self.chosen] if self.chosen < len(self.paths) else None
        self.paths = self.find_paths()
        self._unread = [path for path in self.paths if self.host.saves.known(path) is None]
        if chosen in self.paths:
            self.chosen = self.paths.index(chosen)
        self.chosen = max(0, min(self.chosen, len(self.paths) - 1))

    def _build_list(self, place: pygame.Rect) -> None:
        look = self.look
        least = row_height(look)
        gap = look.px(10)
        count = max(1, (place.height + gap) // (least + gap))
        high = (place.height + gap) // count - gap
        self.list = place
        self._scroll_list(self._offset, count)
        for slot in range(count):
            rect = pygame.Rect(place.left, place.top + slot * (high + gap), place.width, high)
            row = SavedRow(
                f"row-{slot}",
                rect,
                look,
                self.manager,
                lambda slot=slot: self._tell(slot),  # type: ignore[misc]
                lambda slot=slot: self._press_row(slot),  # type: ignore[misc]
            )
            self._rows.append(row)
            self.add(row)

    def _build_panel(self, place: pygame.Rect) -> None:
        """The picture of the chosen game, and under it what can be done with it."""
        look = self.look
        gap, row = look.px(14), look.row
        self._deeds = self.deeds()
        first = top = place.bottom - len(self._deeds) * (row + gap) + gap
        for deeds in self._deeds:
            wide = (place.width - gap * (len(deeds) - 1)) // len(deeds)
            for number, deed in enumerate(deeds):
                left = place.left + number * (wide + gap) if number == 0 else place.right - wide
                self.add(
                    Plaque(
                        deed.name,
                        pygame.Rect(left, top, wide, row),
                        look,
                        self.manager,
                        label=deed.label,
                        press=deed.press,
                        material=materials.METAL if deed is self._deeds[0][0] else materials.PAPER,
                    )
                )
            top += row + gap
        size = place.width, max(1, first - place.top - look.px(24))
        self._portrait = Caption(pygame.Surface(size, pygame.SRCALPHA), place.topleft, self.manager)
        free = size[1] - round(look.text(BODY) * 1.35) * portrait_rows(look) - look.px(14)
        high = max(look.px(140), min(free, round(place.width / 1.32)))
        self._picture_size = min(place.width, round(high * 1.32)), high
        fine = min(1.0, _FINEST / self._picture_size[0])
        painted = round(self._picture_size[0] * fine), round(high * fine)
        if self._thumbnails.size != painted:
            self._thumbnails = Thumbnails(painted)

    # What stands where

    def _tell(self, slot: int) -> Row | None:
        number = self._offset + slot
        if number >= len(self.paths):
            return None
        path = self.paths[number]
        game = self.host.saves.known(path)
        picture = None
        if game is not None and self._rows:
            picture = self._thumbnails.find(game, picture_size(self._rows[0].rect.height, self.look))
        return game, game.title if game else path.stem, number == self.chosen, picture

    @property
    def game(self) -> SavedGame | None:
        """The chosen game, where it has been read."""
        return self.host.saves.known(self.paths[self.chosen]) if self.paths else None

    def _refresh(self) -> None:
        """Show what has become known, been chosen or scrolled."""
        for row in self._rows:
            row.refresh()
        if not self.paths:
            return
        game = self.game
        picture = self._thumbnails.find(game, self._picture_size) if game else None
        if (game, picture) == self._told:
            return
        self._told = (game, picture)
        size = self._portrait.rect.size
        self._portrait.set_image(portrait(game, self.look, size, picture, self.ink))
        self.tell_deeds(game)

    def tell_deed(self, name: str, label: str | None = None, ready: bool = True) -> None:
        """Let the button of a deed say something else, or make it one that can't be pressed."""
        button = self.control(name)
        if not isinstance(button, Plaque):
            return
        if label is not None and button.label != label:
            button.label = label
            button.repaint()
        if button.ready != ready:
            button.set_ready(ready)

    def step(self, dt: float) -> None:
        """Read and paint a little of what is seen, then of the rest."""
        super().step(dt)
        if not self.stale and self.paths and self._go_on_reading():
            self._refresh()

    def _go_on_reading(self) -> bool:
        """Read or paint one thing; returns whether there was anything to do that shows."""
        saves = self.host.saves
        seen = self.paths[self._offset : self._offset + len(self._rows)]
        for path in (self.paths[self.chosen], *seen):
            if saves.known(path) is None and path.exists():
                saves.look(path)
                return True
        for path in (self.paths[self.chosen], *seen):
            game = saves.known(path)
            if game is not None and self._thumbnails.paint(game, _SPARE):
                return True
        while self._unread:
            path = self._unread.pop()
            if saves.known(path) is None:
                saves.look(path)
                break
        return False

    def place_of(self, name: str) -> pygame.Rect | None:
        """Also of ``game-3``, the third game of the list, where it is seen."""
        if name.startswith("game-"):
            slot = int(name.removeprefix("game-")) - 1 - self._offset
            return self._rows[slot].place if 0 <= slot < len(self._rows) else None
        return super().place_of(name)

    # Moving about

    def handle(self, event: pygame.Event) -> None:
        """The wheel scrolls; there are keys and buttons for a page at once, as there may be many games."""
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
        """Those of every menu, and a page at once with a pad."""
        leafs = self.host.devices.last == PAD and len(self.paths) > len(self._rows) > 0
        return [*super().hints(), *([Hint(NEXT, say("replay-page"))] if leafs else [])]

    def _leap(self, event: pygame.Event) -> int:
        """How many games further down an event leads from one in the list; 0: it is no such event."""
        if self.focus.current is None or not self.focus.current.name.startswith("row-"):
            return 0
        page, games = len(self._rows), len(self.paths)
        if event.type == pygame.KEYDOWN:
            keys = {
                pygame.K_PAGEUP: -page,
                pygame.K_PAGEDOWN: page,
                pygame.K_HOME: -games,
                pygame.K_END: games,
            }
            return keys.get(event.key, 0)
        asked = self.host.devices.asked(event) if event.type == pygame.CONTROLLERBUTTONDOWN else None
        return {NEXT: page, PREVIOUS: -page}.get(asked.command, 0) if asked is not None else 0

    def scrolled(self) -> tuple[pygame.Rect, int, int] | None:
        """The list."""
        if not self._rows:
            return None
        step = self.list.height // len(self._rows)
        return self.list, step * len(self.paths), step * self._offset

    def _scroll_list(self, offset: int, count: int) -> None:
        self._offset = max(0, min(offset, len(self.paths) - count))
        self.touch()

    def choose(self, number: int) -> None:
        """Choose a game by its place in the list, and scroll to where it is seen."""
        self.chosen = max(0, min(len(self.paths) - 1, number))
        count = len(self._rows)
        self._scroll_list(max(min(self._offset, self.chosen), self.chosen - count + 1), count)
        self.focus.take(f"row-{self.chosen - self._offset}")
        self._refresh()

    def _follow(self, asked: str) -> None:
        name = self.focus.current.name if self.focus.current else ""
        beside = self._beside()
        if name.startswith("row-") and asked in (UP, DOWN, RIGHT):
            here = self._offset + int(name.removeprefix("row-"))
            if asked == RIGHT:
                self.focus.take(self._deeds[0][0].name)
            elif 0 <= here + (1 if asked == DOWN else -1) < len(self.paths):
                self.choose(here + (1 if asked == DOWN else -1))
            elif asked == DOWN:
                self.focus.take("back")
            self.host.sound.play("button_hover")
        elif (name, asked) in beside:
            self.focus.take(beside[name, asked])
            self.host.sound.play("button_hover")
        elif self.paths and (name, asked) in {("back", UP), *((row[0].name, LEFT) for row in self._deeds)}:
            self.choose(self.chosen)
            self.host.sound.play("button_hover")
        else:
            super()._follow(asked)
            if asked not in (SELECT, BACK):
                self._choose_focused()

    def _beside(self) -> dict[tuple[str, str], str]:
        """Where the focus goes within the panel, where another button would seem nearer."""
        found: dict[tuple[str, str], str] = {}
        for row in self._deeds:
            for left, right in pairwise(row):
                found |= {(left.name, RIGHT): right.name, (right.name, LEFT): left.name}
        for above, below in pairwise(self._deeds):
            if len(above) < len(below):
                found[above[0].name, DOWN] = below[0].name
        return found

    def _choose_focused(self) -> None:
        """Stepping with tab leads through the rows too."""
        name = self.focus.current.name if self.focus.current else ""
        if name.startswith("row-"):
            self.choose(self._offset + int(name.removeprefix("row-")))

    def _press_row(self, slot: int) -> None:
        """The first press chooses a game, the second does the first deed."""
        number = self._offset + slot
        if number == self.chosen:
            self._deeds[0][0].press()
        else:
            self.choose(number)
