"""The title: go on, begin, look at saved games and settings, leave."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pygame

from game import lettering, woodwork
from game.lesson.first_game import begin_first_game
from game.palette import CANDLE
from game.scenes.menu import MenuScene
from game.scenes.title_pictures import brass_line, brass_reach, inlay, painting, recess
from game.theme import SMALL
from game.widgets import Plaque
from game.widgets_text import paragraph
from game.words import say

_STRIP = 206  # units beneath the painting, of which a television may cut off the last sixty
_SAFE = 62
_LETTERS = 36  # units, where there is room
_LEARN = "learn"
_SEEK_FIRST, _SEEK = 0.1, 0.005
"""Seconds in which the latest game is looked for at once, and in each step after that."""
_DAWN = 0.9
"""Seconds in which the painting comes out of the dark."""


def _fetch_ahead() -> None:
    """Load what the next screens need while nobody waits for it: the engine takes a while the first time."""
    import_module("game.scenes.new_game")
    import_module("game.scenes.settings")


class TitleScene(MenuScene):
    """What the program begins with."""

    first = "new"
    music = "title"
    leads_back = False

    def __init__(self) -> None:
        super().__init__()
        self._night: pygame.Surface | None = None
        self._lit = 0.0
        self._seeking = False

    def build(self) -> None:
        """A painting of the city by night, its name in the wood beneath, and the menu over it."""
        look, (width, height) = self.look, self.size
        edge, strip = look.px(48), look.px(_STRIP)
        self._frame = pygame.Rect(edge, edge, width - 2 * edge, height - edge - strip)
        reach = brass_reach(look.u)
        self.show(brass_line(self._frame.size, look.u), (self._frame.left - reach, self._frame.top - reach))
        self.show(recess(self._frame.size), self._frame.topleft)
        board = pygame.Rect(0, self._frame.bottom, round(width * 0.896), strip - look.px(_SAFE))
        board.centerx = width // 2
        self._draw_lettering(board)
        entries = self._entries()
        self._menu = pygame.Rect(0, 0, look.px(560 + 260 * (look.text_scale - 1)), 0)
        notes = [self._broken(note) for _, _, note, _ in entries]
        highest = max(self._frame.top + look.px(24), round(height * 0.056) + 1)
        room = self._frame.bottom - look.px(24) - highest
        note_high = lettering.font(look.text(SMALL)).get_height()
        below = sum(map(len, notes)) * note_high
        size, high, gap = self._fit(len(entries), room - below)
        self._menu.height = len(entries) * (high + gap) - gap + below
        self._menu.right = min(self._frame.right - look.px(64), round(width * 0.948))
        self._menu.top = max(highest, self._frame.centery - self._menu.height // 2)
        self._night = None
        if self._lit > 0:
            self._night = painting(look, self._frame.size, self._menu.left - self._frame.left)
            self._hang()
        top = self._menu.top
        for (name, label, _, press), note in zip(entries, notes, strict=True):
            tall = high + len(note) * note_high
            place = pygame.Rect(self._menu.left, top, self._menu.width, tall)
            self.add(
                Plaque(
                    name,
                    place,
                    look,
                    self.manager,
                    label=label,
                    note="\n".join(note),
                    press=press,
                    material=woodwork.METAL if note and name == _LEARN else woodwork.WOOD,
                    size=size,
                )
            )
            top = place.bottom + gap

    def _broken(self, note: str) -> list[str]:
        """A note in the lines that it takes in the menu, two at the most."""
        if not note:
            return []
        room = self._menu.width - self.look.px(36)
        return lettering.wrap(note, self.look.text(SMALL), int(room / lettering.NARROWEST))[:2]

    def _fit(self, entries: int, room: int) -> tuple[int, int, int]:
        """Size of the letters (units), height and gap (pixels) with which so many entries fit ``room``."""
        look = self.look
        for size in range(_LETTERS, SMALL - 1, -1):
            letters = lettering.font(look.text(size), bold=True).get_height()
            for gap in (look.px(22), look.px(12)):
                high = min(round(max(look.px(92), look.text(size) * 1.7)), (room + gap) // entries - gap)
                if high >= letters * 1.1:
                    return size, high, gap
        return SMALL, high, gap

    def _entries(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Name, label, note and deed of each line of the menu."""
        entries: list[tuple[str, str, str, Callable[[], None]]] = []
        self._seeking = not self.app.saves.seek_latest(_SEEK_FIRST)
        saved = None if self._seeking else self.app.saves.latest()
        if saved is not None and saved.contents is not None:
            path = saved.path
            note = say("shell-continue-note", names=saved.names, label=saved.contents.label)
            entries.append(("continue", say("shell-continue"), note, lambda: self._open(path)))
            self.first = "continue"
        learn, new = self._learn_entry(), ("new", say("shell-new"), "", self._new_game)
        if learn[2]:
            self.first = _LEARN
        return [
            *entries,
            *((learn, new) if learn[2] else (new, learn)),
            ("load", say("shell-load"), "", self._load),
            ("book", say("replay-book"), "", self._book),
            ("rules", say("rules-title"), "", self._rules),
            ("settings", say("shell-settings"), "", self._settings),
            ("quit", say("shell-quit"), "", self.app.quit),
        ]

    def _learn_entry(self) -> tuple[str, str, str, Callable[[], None]]:
        """The game that teaches; where nobody has played yet, with a note that says what it is."""
        note = "" if self.app.saves.paths() else say("lesson-note")
        return _LEARN, say("lesson-title"), note, lambda: begin_first_game(self.app)

    def back(self) -> None:
        """There is nothing behind the title: escape leads to the last entry, which leaves."""
        self.focus.take("quit")

    # The painting

    def step(self, dt: float) -> None:
        """Let the painting come out of the dark."""
        super().step(dt)
        if self._seeking and self.app.saves.seek_latest(_SEEK):
            self._seeking = False
            if self.app.saves.latest() is not None:
                self.rebuild(self.focus.current.name if self.focus.current else None)
        if self._lit < 1 and not self.stale:
            if self._night is None:
                self._night = painting(self.look, self._frame.size, self._menu.left - self._frame.left)
            instant = self.app.settings.reduced_motion
            self._lit = 1.0 if instant else min(1.0, self._lit + dt / _DAWN)
            self._hang()
            if self._lit == 1:
                _fetch_ahead()

    def _hang(self) -> None:
        """Show the painting as far as it is lit."""
        if self._night is not None:
            eased = 1 - (1 - self._lit) ** 3
            self._night.set_alpha(round(255 * eased))
            self.show(self._night, self._frame.topleft)
            self.touch()

    def _draw_lettering(self, strip: pygame.Rect) -> None:
        """The name of the game in brass, let into the wood, and when and where it plays."""
        look = self.look
        size = look.px(124)
        while size > 20 and lettering.width("Notre Dame", size, bold=True) > strip.width:
            size -= 4
        name = inlay("Notre Dame", size, look.u)
        self.show(name, name.get_rect(midleft=(strip.left, strip.centery + look.px(8))).topleft)
        room = strip.width - name.get_width() - look.px(40)
        words = paragraph(say("shell-subtitle"), look.text(30), room, CANDLE)
        if room < look.px(360) or words.get_height() > strip.height:
            return  # it adorns the title, nobody needs it
        self.show(words, words.get_rect(midright=(strip.right, strip.centery + look.px(8))).topleft)

    def _open(self, path: Path) -> None:
        self.app.open(path)

    def _new_game(self) -> None:
        from game.scenes.new_game import NewGameScene

        self.app.push(NewGameScene())

    def _load(self) -> None:
        from game.scenes.load import LoadScene

        self.app.push(LoadScene())

    def _book(self) -> None:
        from game.scenes.book import BookScene

        self.app.push(BookScene())

    def _rules(self) -> None:
        from game.scenes.rules import RulesScene

        self.app.push(RulesScene())

    def _settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene())
