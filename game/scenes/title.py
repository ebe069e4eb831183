"""The title: go on, begin, look at saved games and settings, leave."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import lettering, pictures, woodwork
from game.palette import CANDLE, CREAM, OAK_GAP
from game.scenes.menu import MenuScene
from game.widgets import Plaque
from game.words import say


class TitleScene(MenuScene):
    """What the program begins with."""

    first = "new"
    music = "title"

    def build(self) -> None:
        """The picture, and the menu beside it."""
        look, (width, height) = self.look, self.size
        saved = self.app.saves.latest()
        entries: list[tuple[str, str, str, Callable[[], None]]] = []
        if saved is not None and saved.contents is not None:
            note = say("shell-continue-note", names=saved.names, label=saved.contents.label)
            entries.append(("continue", say("shell-continue"), note, lambda: self._open(saved.path)))
            self.first = "continue"
        entries += [
            ("new", say("shell-new"), "", self._new_game),
            ("load", say("shell-load"), "", self._load),
            ("settings", say("shell-settings"), "", self._settings),
            ("quit", say("shell-quit"), "", self.app.quit),
        ]
        menu = pygame.Rect(0, 0, look.px(560 + 130 * (look.text_scale - 1)), 0)
        gap, high = look.px(20), round(max(look.px(92), look.text(36) * 1.7))
        tall = high + look.text(26)
        menu.height = sum(tall if note else high for _, _, note, _ in entries) + gap * (len(entries) - 1)
        menu.right, menu.centery = width - look.px(120), height // 2
        self._draw_picture(pygame.Rect(look.px(96), 0, menu.left - look.px(176), height))
        top = menu.top
        for name, label, note, press in entries:
            place = pygame.Rect(menu.left, top, menu.width, tall if note else high)
            self.add(
                Plaque(
                    name,
                    place,
                    look,
                    self.manager,
                    label=label,
                    note=note,
                    press=press,
                    material=woodwork.WOOD,
                    size=36,
                )
            )
            top = place.bottom + gap

    def back(self) -> None:
        """There is nothing behind the title: escape leads to the last entry, which leaves."""
        self.focus.take("quit")

    def _draw_picture(self, room: pygame.Rect) -> None:
        try:
            picture = pictures.svg("title/title", room.width, room.height * 0.86)
            self.show(picture, picture.get_rect(center=room.center).topleft)
        except pictures.PictureError:
            self._draw_lettering(room)

    def _draw_lettering(self, room: pygame.Rect) -> None:
        size = self.look.px(150)
        while lettering.width("Notre Dame", size, bold=True) > room.width:
            size -= 4
        for colour, drop in ((OAK_GAP, self.look.px(6)), (CREAM, 0)):
            words = lettering.line("Notre Dame", size, colour, bold=True)
            self.show(words, words.get_rect(center=(room.centerx, room.centery + drop)).topleft)
        below = lettering.line(say("shell-subtitle"), self.look.text(30), CANDLE)
        self.show(below, below.get_rect(midtop=(room.centerx, room.centery + size * 0.7)).topleft)

    def _open(self, path: object) -> None:
        from pathlib import Path

        self.app.open(Path(str(path)))

    def _new_game(self) -> None:
        from game.scenes.new_game import NewGameScene

        self.app.push(NewGameScene())

    def _load(self) -> None:
        from game.scenes.load import LoadScene

        self.app.push(LoadScene())

    def _settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene())
