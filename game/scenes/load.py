"""Saved games: a list, what the chosen one looks like, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import woodwork
from game.focus import BACK, DOWN, LEFT, RIGHT, SELECT, UP
from game.palette import CANDLE, INK
from game.saves import SavedGame
from game.scenes.ask import AskScene
from game.scenes.load_rows import Row, SavedRow, picture_size, portrait, row_height
from game.scenes.menu import MenuScene
from game.scenes.thumbnails import Thumbnails
from game.widgets import Plaque
from game.widgets_text import Caption, fitted, paragraph
from game.words import say

_LONGEST_NAME, _LONGEST_PATH = 60, 1000
_BESIDE = {
    ("open", DOWN): "watch",
    ("watch", RIGHT): "rename",
    ("rename", LEFT): "watch",
    ("duplicate", RIGHT): "delete",
    ("delete", LEFT): "duplicate",
}
"""Where the focus goes within the panel, where the button above would seem nearer."""

_FINEST = 640
"""Pixels across that a picture is painted with at the most: larger ones would take too long."""

_SPARE = 0.008
"""Seconds of a step that go into painting."""


class LoadScene(MenuScene):
    """The list of saved games, the one played last first; only what is seen is read and painted."""

    first = "row-0"

    def __init__(self) -> None:
        super().__init__()
        self.paths: list[Path] = []
        self.chosen = 0
        """The index of the chosen game."""
        self._offset = 0
        """The index of the game in the first row."""
        self._rows: list[SavedRow] = []
        self._thumbnails = Thumbnails((1, 1))
        self._told: object = None
        self._unread: list[Path] = []

    # The screen

    def build(self) -> None:
        """Lay out the list at the left, the chosen game at the right, and what concerns all beneath."""
        look, (width, height) = self.look, self.size
        page = pygame.Rect(0, 0, min(width - look.px(90), look.px(1760)), height - look.px(90))
        page.center = width // 2, height // 2
        self.lay_sheet(page)
        inside = page.inflate(-look.px(110), -look.px(56))
        top = self.head(say("shell-load"), inside) + look.px(4)
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
            words = paragraph(say("shell-load-none"), look.text(30), room.width, self.ink, align="center")
            self.show(words, words.get_rect(center=room.center).topleft)
        self._build_foot(pygame.Rect(inside.left, foot, inside.width, look.row))
        self._told = None
        self._refresh()

    def _find_games(self) -> None:
        chosen = self.paths[self.chosen] if self.chosen < len(self.paths) else None
        self.paths = self.app.saves.paths()
        self._unread = [path for path in self.paths if self.app.saves.known(path) is None]
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
        half = (place.width - gap) // 2
        top = place.bottom - 3 * row - 2 * gap
        places = {
            "open": pygame.Rect(place.left, top, place.width, row),
            "watch": pygame.Rect(place.left, top + row + gap, half, row),
            "rename": pygame.Rect(place.right - half, top + row + gap, half, row),
            "duplicate": pygame.Rect(place.left, top + 2 * (row + gap), half, row),
            "delete": pygame.Rect(place.right - half, top + 2 * (row + gap), half, row),
        }
        deeds = {
            "open": (say("replay-open"), self._open),
            "watch": (say("replay-watch"), self._watch),
            "rename": (say("replay-rename"), self._ask_name),
            "duplicate": (say("replay-duplicate"), self._duplicate),
            "delete": (say("shell-delete"), self._delete),
        }
        for name, (label, press) in deeds.items():
            self.add(
                Plaque(
                    name,
                    places[name],
                    look,
                    self.manager,
                    label=label,
                    press=press,
                    material=woodwork.METAL if name == "open" else woodwork.PAPER,
                )
            )
        size = place.width, max(1, top - place.top - look.px(24))
        self._portrait = Caption(pygame.Surface(size, pygame.SRCALPHA), place.topleft, self.manager)
        free = size[1] - round(look.text(28) * 1.35) * 5 - look.px(14)
        high = max(look.px(140), min(free, round(place.width / 1.32)))
        self._picture_size = min(place.width, round(high * 1.32)), high
        fine = min(1.0, _FINEST / self._picture_size[0])
        painted = round(self._picture_size[0] * fine), round(high * fine)
        if self._thumbnails.size != painted:
            self._thumbnails = Thumbnails(painted)

    def _build_foot(self, place: pygame.Rect) -> None:
        look = self.look
        left = place.left
        for name, label, press in (
            ("back", say("shell-back"), self.back),
            ("import", say("replay-import"), self._ask_path),
        ):
            wide = self.width_for(label, 220)
            rect = pygame.Rect(left, place.top, wide, place.height)
            self.add(Plaque(name, rect, look, self.manager, label=label, press=press))
            left = rect.right + look.px(20)
        aside = self.app.saves.put_aside_last
        if aside is None:
            return
        label = say("replay-bring-back")
        rect = pygame.Rect(0, place.top, self.width_for(label, 220), place.height)
        rect.right = place.right
        self.add(Plaque("bring-back", rect, look, self.manager, label=label, press=self._bring_back))
        room = rect.left - left - look.px(20)
        if room > look.px(160):
            words = fitted(say("replay-deleted", game=aside.stem), look.text(26), room, self.ink)
            self.show(words, words.get_rect(midright=(rect.left - look.px(20), rect.centery)).topleft)

    # What stands where

    def _tell(self, slot: int) -> Row | None:
        number = self._offset + slot
        if number >= len(self.paths):
            return None
        path = self.paths[number]
        game = self.app.saves.known(path)
        picture = None
        if game is not None and self._rows:
            picture = self._thumbnails.find(game, picture_size(self._rows[0].rect.height, self.look))
        return game, game.title if game else path.stem, number == self.chosen, picture

    @property
    def game(self) -> SavedGame | None:
        """The chosen game, where it has been read."""
        return self.app.saves.known(self.paths[self.chosen]) if self.paths else None

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
        contents = game.contents if game else None
        label = say("replay-open")
        if game is not None and contents is None:
            label = say("replay-repair")
        elif contents is not None and contents.finished:
            label = say("replay-results")
        button = self.control("open")
        if button.label != label and isinstance(button, Plaque):
            button.label = label
            button.repaint()
        watch = self.control("watch")
        ready = contents is not None
        if isinstance(watch, Plaque) and watch.ready != ready:
            watch.set_ready(ready)

    def step(self, dt: float) -> None:
        """Read and paint a little of what is seen, then of the rest."""
        super().step(dt)
        if not self.stale and self.paths and self._go_on_reading():
            self._refresh()

    def _go_on_reading(self) -> bool:
        """Read or paint one thing; returns whether there was anything to do that shows."""
        saves = self.app.saves
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
        """The wheel scrolls; a file that is dropped on the window is imported."""
        if event.type == pygame.MOUSEWHEEL and self.paths:
            self._scroll_list(self._offset - event.y, len(self._rows))
            self._refresh()
        elif event.type == pygame.DROPFILE:
            self._import(event.file)
        else:
            super().handle(event)

    def leave(self) -> None:
        """What was deleted is gone for good."""
        super().leave()
        self.app.saves.empty_bin()

    def _scroll_list(self, offset: int, count: int) -> None:
        self._offset = max(0, min(offset, len(self.paths) - count))
        self.touch()

    def _choose(self, number: int) -> None:
        """Choose a game, and scroll to where it is seen."""
        self.chosen = max(0, min(len(self.paths) - 1, number))
        count = len(self._rows)
        self._scroll_list(max(min(self._offset, self.chosen), self.chosen - count + 1), count)
        self.focus.take(f"row-{self.chosen - self._offset}")
        self._refresh()

    def _follow(self, asked: str) -> None:
        name = self.focus.current.name if self.focus.current else ""
        if name.startswith("row-") and asked in (UP, DOWN, RIGHT):
            here = self._offset + int(name.removeprefix("row-"))
            if asked == RIGHT:
                self.focus.take("open")
            elif 0 <= here + (1 if asked == DOWN else -1) < len(self.paths):
                self._choose(here + (1 if asked == DOWN else -1))
            elif asked == DOWN:
                self.focus.take("back")
            self.app.sound.play("button_hover")
        elif (name, asked) in _BESIDE:
            self.focus.take(_BESIDE[name, asked])
            self.app.sound.play("button_hover")
        elif (name in ("open", "watch", "duplicate") and asked == LEFT) or (name == "back" and asked == UP):
            self._choose(self.chosen)
            self.app.sound.play("button_hover")
        else:
            super()._follow(asked)
            if asked not in (SELECT, BACK):
                self._choose_focused()

    def _choose_focused(self) -> None:
        """Stepping with tab leads through the rows too."""
        name = self.focus.current.name if self.focus.current else ""
        if name.startswith("row-"):
            self._choose(self._offset + int(name.removeprefix("row-")))

    def _press_row(self, slot: int) -> None:
        """The first press chooses a game, the second opens it."""
        number = self._offset + slot
        if number == self.chosen:
            self._open()
        else:
            self._choose(number)

    # What is done

    def _open(self) -> None:
        path = self.paths[self.chosen]
        game = self.app.saves.look(path)
        if game.contents is None:
            self._show(self.app.saves.repair(path))
        elif game.contents.finished and game.contents.table is not None:
            self._show_results(path)
        else:
            self.app.open(path)

    def _show_results(self, path: Path) -> None:
        from engine import records
        from game.scenes.results import ResultsScene
        from game.session import Session

        try:
            record = records.read(path)
        except ValueError as error:
            self.app.notice(say("shell-load-failed", reason=str(error)))
            return
        self.app.push(ResultsScene(Session(record, path, record.replay()), from_list=True))

    def _watch(self) -> None:
        from game.scenes.replay import watch

        watch(self.app, self.paths[self.chosen])

    def _ask_name(self) -> None:
        path = self.paths[self.chosen]
        self.app.push(
            AskScene(
                say("replay-rename-how"),
                path.stem,
                _LONGEST_NAME,
                lambda name: self._show(self.app.saves.rename(path, name)),
            )
        )

    def _duplicate(self) -> None:
        self._show(self.app.saves.duplicate(self.paths[self.chosen]))

    def _delete(self) -> None:
        self.app.saves.put_aside(self.paths[self.chosen])
        self.rebuild("row-0" if not self.paths else None)
        if self.paths:
            self._choose(self.chosen)
        self.focus.take("bring-back")

    def _bring_back(self) -> None:
        self._show(self.app.saves.bring_back())

    def _ask_path(self) -> None:
        self.app.push(AskScene(say("replay-import-how"), "", _LONGEST_PATH, self._import))

    def _import(self, path: str) -> None:
        self._show(self.app.saves.bring_in(Path(path.strip("\"' ")).expanduser()))

    def _show(self, path: Path | None) -> None:
        """The files have changed: list them anew with ``path`` chosen."""
        self.rebuild()
        if path is not None and path in self.paths:
            self._choose(self.paths.index(path))

    # Drawing

    def _draw_scroll_marks(self, surface: pygame.Surface) -> None:
        count = len(self._rows)
        if len(self.paths) <= count:
            return
        look = self.look
        groove = pygame.Rect(
            self.list.right + look.px(14), self.list.top, max(4, look.px(10)), self.list.height
        )
        bar = groove.copy()
        bar.height = max(look.px(40), groove.height * count // len(self.paths))
        bar.top += (groove.height - bar.height) * self._offset // (len(self.paths) - count)
        pygame.draw.rect(surface, (120, 92, 58), groove, border_radius=groove.width // 2)
        pygame.draw.rect(surface, INK, bar, border_radius=groove.width // 2)
        pygame.draw.rect(surface, CANDLE, bar.inflate(-4, -4), border_radius=groove.width // 2)
